// The one dialog of the page: a panel over everything, closed by its buttons, Escape or a click beside
// it; focus goes back to where it was. Also its commonest content, the help.

import { REPLAY_KEYS } from '../replay/keys.js';
import { openRules } from '../rules/rules.js';
import { showAbout } from './about.js';
import { h } from './dom.js';
import { refocus } from './focus.js';
import { KEYS } from './keys.js';
import { reportBox } from './report.js';
import { t } from './words.js';

const body = h('div');
const closer = h('button', { type: 'button', onclick: () => dialog.close() }, t('dialog-close'));
const buttons = h('p', { class: 'buttons' });
const dialog = h('dialog', { 'aria-label': t('dialog-details') }, body, buttons);
document.body.append(dialog);
// What opened it may be gone by now.
dialog.addEventListener('close', refocus);
dialog.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close();
});

/**
 * @param {HTMLElement} content
 * @param {string} name
 * @param {HTMLElement[]} [actions] buttons beside the one that closes
 * @returns {Promise<void>} when it has been closed
 */
export function show(content, name, actions = []) {
  body.replaceChildren(content);
  buttons.replaceChildren(...actions, closer);
  dialog.setAttribute('aria-label', name);
  if (!dialog.open) dialog.showModal();
  return new Promise((resolve) => dialog.addEventListener('close', () => resolve(), { once: true }));
}

/**
 * Something that the player should know, in a few lines.
 * @param {string} title
 * @param {(string | Node)[]} lines
 * @param {HTMLElement[]} [actions]
 */
export const tell = (title, lines, actions) =>
  show(h('div', { class: 'panel' }, h('h2', {}, title), ...lines.map((line) => h('p', {}, line))), title, actions);

/** What was shown may be for one pair of eyes. */
export function close() {
  if (dialog.open) dialog.close();
  body.replaceChildren();
}

function toRules() {
  close();
  openRules();
}

/** @param {() => string} report what Copy report copies */
export function showHelp(report) {
  show(
    h(
      'div',
      { class: 'panel' },
      h('h2', {}, t('help-title')),
      h('p', {}, t('help-choosing')),
      h('p', {}, t('help-reading')),
      h(
        'p',
        { class: 'buttons' },
        h('button', { type: 'button', onclick: toRules }, t('help-rules')),
        h('button', { type: 'button', onclick: showAbout }, t('about-title')),
      ),
      h('h3', {}, t('help-computer')),
      h('p', {}, t('help-computer-sees')),
      h('p', {}, t('help-computer-levels')),
      h('p', {}, t('help-hints')),
      h('h3', {}, t('help-keys')),
      h('dl', {}, ...KEYS.flatMap(([key, does]) => [h('dt', {}, key), h('dd', {}, does)])),
      h('h3', {}, t('help-replay-keys')),
      h('dl', {}, ...REPLAY_KEYS.flatMap(([key, does]) => [h('dt', {}, key), h('dd', {}, does)])),
      h('h3', {}, t('help-wrong')),
      h('p', {}, t('help-report')),
      reportBox(report),
    ),
    t('help-title'),
  );
}
