// The screen when the engine has stopped: the report, and the ways out.

import { h } from '../page/dom.js';
import { reportBox } from '../page/report.js';
import { t } from '../page/words.js';

/**
 * @param {string} text the report
 * @param {{ back: () => void, startOver: () => void }} act
 */
export function crashScreen(text, { back, startOver }) {
  return h(
    'section',
    { class: 'crash', role: 'alert' },
    h('h2', {}, t('crash-title')),
    h('p', {}, t('crash-hint')),
    reportBox(() => text, true),
    h(
      'p',
      { class: 'buttons' },
      h('button', { type: 'button', onclick: back }, t('crash-back')),
      h('button', { type: 'button', onclick: startOver }, t('crash-start-over')),
    ),
  );
}
