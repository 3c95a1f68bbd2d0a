// The screens that are not the table: the cover while the device changes hands, the result, and the
// report when the engine has stopped.

import { mark } from './card.js';
import { h } from './dom.js';

/** @typedef {import('./view').View} View */
/** @typedef {import('./view').GameRecord} GameRecord */

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
 * @param {View} view
 * @param {string[]} names
 * @param {{ again: () => void, setUp: () => void }} act
 */
export function result(view, names, { again, setUp }) {
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
      h('button', { type: 'button', onclick: setUp }, 'New set-up'),
    ),
  );
}

/**
 * @param {unknown} error
 * @param {GameRecord} record
 * @param {{ back: () => void, startOver: () => void }} act
 */
export function crashScreen(error, record, { back, startOver }) {
  const text = h('textarea', { readonly: true, rows: 8, 'aria-label': 'Report' });
  text.value = `${error}\n${JSON.stringify(record)}`;
  const copy = h('button', { type: 'button' }, 'Copy report');
  copy.addEventListener('click', async () => {
    text.select();
    const done = await navigator.clipboard?.writeText(text.value).then(
      () => true,
      () => false,
    );
    copy.textContent = done ? 'Copied' : 'Selected: copy it with Ctrl+C';
  });
  return h(
    'section',
    { class: 'crash', role: 'alert' },
    h('h2', {}, 'The game has stopped'),
    h('p', {}, 'This should not happen. Nothing is lost: here is the record of the game, good for a report.'),
    text,
    h(
      'p',
      { class: 'buttons' },
      copy,
      h('button', { type: 'button', onclick: back }, 'Back to the last decision'),
      h('button', { type: 'button', onclick: startOver }, 'Start over'),
    ),
  );
}
