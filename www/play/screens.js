// The screens that are not the table: the cover while the device changes hands, the result, and the
// report when the engine has stopped.

import { h } from '../page/dom.js';
import { reportBox } from '../page/report.js';
import { mark } from '../table/card.js';

/** @typedef {import('../view').View} View */

/**
 * @param {number} seat
 * @param {string} name
 * @param {() => void} ready
 */
export function coverScreen(seat, name, ready) {
  return h(
    'section',
    { class: 'cover', 'aria-labelledby': 'cover-title' },
    h('h2', { id: 'cover-title' }, mark(seat), `Hand over to ${name}`),
    h('p', {}, 'Nobody else should look at the screen.'),
    h('button', { type: 'button', class: 'primary', onclick: ready }, `I am ${name}`),
  );
}

/**
 * Asks another person whether a choice may be taken back. The question has the focus, not an answer: no
 * key that was meant for the table agrees.
 * @param {number} seat
 * @param {string} name
 * @param {string} asks who asks
 * @param {{ agree: () => void, refuse: () => void }} act
 */
export function consentScreen(seat, name, asks, { agree, refuse }) {
  return h(
    'section',
    { class: 'cover', 'aria-labelledby': 'cover-title', tabindex: -1 },
    h('h2', { id: 'cover-title' }, mark(seat), `${name}, ${asks} asks to take back`),
    h(
      'p',
      {},
      `Hand over to ${name}. If ${name} agrees, the game goes back to the last choice of ${asks}, whatever others have `,
      `chosen since. It then counts as practice, and cards that ${asks} had not seen are dealt anew.`,
    ),
    h(
      'p',
      { class: 'buttons' },
      h('button', { type: 'button', onclick: agree }, 'Agree'),
      h('button', { type: 'button', onclick: refuse }, 'Refuse'),
    ),
  );
}

/**
 * @param {View} view
 * @param {string[]} names
 * @param {{ again: () => void, setUp: () => void, watch: () => void }} act
 */
export function result(view, names, { again, setUp, watch }) {
  const ranking = [...view.players].sort((a, b) => b.vp - a.vp);
  const cell = (/** @type {string} */ text) => h('td', {}, text);
  return h(
    'section',
    { class: 'end', 'aria-label': 'Result' },
    h('h2', {}, `${names[view.winner ?? 0]} wins the game in turn ${view.turns}`),
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, ...['Player', 'Factions', 'VP'].map((name) => h('th', { scope: 'col' }, name)))),
      h(
        'tbody',
        {},
        ...ranking.map(({ seat, factions, vp }) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, mark(seat), names[seat] ?? ''),
            cell(factions.join(' + ')),
            cell(String(vp)),
          ),
        ),
      ),
    ),
    h(
      'p',
      { class: 'buttons' },
      h('button', { type: 'button', class: 'primary', onclick: again }, 'Play again'),
      h('button', { type: 'button', onclick: watch }, 'Replay'),
      h('button', { type: 'button', onclick: setUp }, 'New set-up'),
    ),
  );
}

/**
 * @param {string} text the report
 * @param {{ back: () => void, startOver: () => void }} act
 */
export function crashScreen(text, { back, startOver }) {
  return h(
    'section',
    { class: 'crash', role: 'alert' },
    h('h2', {}, 'The game has stopped'),
    h('p', {}, 'This should not happen. Nothing is lost: here is the record of the game, good for a report.'),
    reportBox(() => text, true),
    h(
      'p',
      { class: 'buttons' },
      h('button', { type: 'button', onclick: back }, 'Back to the last decision'),
      h('button', { type: 'button', onclick: startOver }, 'Start over'),
    ),
  );
}
