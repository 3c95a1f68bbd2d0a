// The one dialog of the page: a panel over everything, closed by its buttons, Escape or a click beside
// it; focus goes back to where it was. Also its commonest content, the help.

import { REPLAY_KEYS } from '../replay/transport.js';
import { h } from './dom.js';
import { KEYS } from './keys.js';
import { reportBox } from './report.js';

const body = h('div');
const closer = h('button', { type: 'button', onclick: () => dialog.close() }, 'Close');
const buttons = h('p', { class: 'buttons' });
const dialog = h('dialog', { 'aria-label': 'Details' }, body, buttons);
document.body.append(dialog);
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
 * @param {string[]} lines
 * @param {HTMLElement[]} [actions]
 */
export const tell = (title, lines, actions) =>
  show(h('div', { class: 'panel' }, h('h2', {}, title), ...lines.map((line) => h('p', {}, line))), title, actions);

/** What was shown may be for one pair of eyes. */
export function close() {
  if (dialog.open) dialog.close();
  body.replaceChildren();
}

/** @param {() => string} report what Copy report copies */
export function showHelp(report) {
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
      h('h3', {}, 'Keys of the replay'),
      h('dl', {}, ...REPLAY_KEYS.flatMap(([key, does]) => [h('dt', {}, key), h('dd', {}, does)])),
      h('h3', {}, 'About'),
      h(
        'p',
        {},
        'Basebreaker is an unofficial fan project, not affiliated with the publishers of Smash Up. It is free software ',
        'under the MIT licence. It shows no card art and no logo: every card is written and drawn by this page. ',
        'Nothing you do here is sent anywhere.',
      ),
      h('h3', {}, 'Something is wrong?'),
      h('p', {}, 'A report holds the version, your browser and the whole game, hidden cards included.'),
      reportBox(report),
    ),
    'Help',
  );
}
