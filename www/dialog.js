// The one dialog of the page: a panel over everything, closed by its button, Escape or a click beside
// it; focus goes back to where it was. Also its commonest content, the help.

import { h } from './dom.js';
import { KEYS } from './keys.js';

const body = h('div');
const dialog = h(
  'dialog',
  { 'aria-label': 'Details' },
  body,
  h('p', { class: 'buttons' }, h('button', { type: 'button', onclick: () => dialog.close() }, 'Close')),
);
document.body.append(dialog);
dialog.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close();
});

/**
 * @param {HTMLElement} content
 * @param {string} name
 */
export function show(content, name) {
  body.replaceChildren(content);
  dialog.setAttribute('aria-label', name);
  if (!dialog.open) dialog.showModal();
}

/** What was shown may be for one pair of eyes. */
export function close() {
  if (dialog.open) dialog.close();
  body.replaceChildren();
}

export function showHelp() {
  show(
    h(
      'div',
      { class: 'panel' },
      h('h2', {}, 'Help'),
      h(
        'p',
        {},
        'What you can choose is outlined and marked with an arrow, and listed in the box that asks. A dot marks what has changed since you last chose.',
      ),
      h(
        'p',
        {},
        'Hold a finger on a card, or right-click it, to read all of it. Choose one that is not marked to learn why not.',
      ),
      h('h3', {}, 'Keys'),
      h('dl', {}, ...KEYS.flatMap(([key, does]) => [h('dt', {}, key), h('dd', {}, does)])),
      h('h3', {}, 'About'),
      h(
        'p',
        {},
        'Basebreaker is an unofficial fan project, not affiliated with the publishers of Smash Up. It is free software ',
        'under the MIT licence. It shows no card art and no logo: every card is written and drawn by this page. ',
        'Nothing you do here is sent anywhere.',
      ),
    ),
    'Help',
  );
}
