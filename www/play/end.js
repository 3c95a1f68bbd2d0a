// The end of a game, as far as it is alike in both: who has won and by which rules, what to do next, and the table of
// what everyone has come to. What is counted and told is the game's own, see its end.js; the engine tells the story.

import { h } from '../page/dom.js';
import { number, t } from '../page/words.js';
import { linked } from '../rules/rules.js';
import { mark } from '../table/mark.js';
import { chart, wide } from './chart.js';

/** @typedef {import('../games/kit').Ended} Ended */
/** @typedef {import('../games/kit').Ways} Ways */

/**
 * @param {Ended} ended
 * @param {Ways} ways
 * @param {object} told
 * @param {number} told.winner
 * @param {Element} told.emblem of the winner
 * @param {string[]} told.reasons by which rules it ended
 * @param {string} told.swap what it is called to pass on what everyone had
 * @param {Element} told.counts what everyone has come to
 * @param {Parameters<typeof chart>[0]} told.course how it came about, turn by turn
 * @param {(Node | string)[]} [told.more]
 */
export function endPage({ view, names, practice, hints }, ways, told) {
  const { winner, emblem, reasons, swap, counts, course, more = [] } = told;
  const all = [...reasons, ...(practice ? [t('end-practice')] : []), ...(hints ? [t('end-hints', { hints })] : [])];
  return h(
    'section',
    { class: 'end', 'aria-label': t('result-label') },
    h(
      'div',
      { class: `won seat-${winner}` },
      emblem,
      h(
        'div',
        {},
        h('h2', {}, mark(winner), t('result-title', { name: names[winner] ?? '', turn: view.turns })),
        ...all.map((reason) => h('p', {}, ...linked(reason))),
      ),
    ),
    buttons(ways, swap),
    h('div', { class: 'figures' }, counts, course.turns.length > 1 && chart(course)),
    ...more,
  );
}
/**
 * What stands in the place of the question while the table is looked at.
 * @param {string} winner
 * @param {number} turn
 * @param {() => void} back
 */
export const endLine = (winner, turn, back) =>
  h(
    'div',
    { class: 'ended' },
    h('h2', {}, t('result-title', { name: winner, turn })),
    h('p', { class: 'buttons' }, h('button', { type: 'button', class: 'primary', onclick: back }, t('end-back'))),
  );

/**
 * @param {Ways} ways
 * @param {string} passing
 */
function buttons({ again, swap, setUp, watch, analyse, share, table }, passing) {
  const button = (/** @type {string} */ name, /** @type {() => void} */ onclick, look = '') =>
    h('button', { type: 'button', class: look || null, onclick }, name);
  return h(
    'p',
    { class: 'buttons' },
    button(t('result-again'), again, 'primary'),
    swap && button(passing, swap),
    button(t('result-set-up'), setUp),
    button(t('result-replay'), watch),
    button(t('analysis-title'), analyse),
    button(t('menu-share'), share),
    button(t('end-table'), table),
  );
}

/**
 * What everyone has come to.
 * @param {{ seat: number, detail: Node }[]} players in the order in which they stand
 * @param {[string, (seat: number) => number][]} rows
 * @param {string[]} names
 */
export function figures(players, rows, names) {
  const table = h(
    'table',
    {},
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('td'),
        ...players.map(({ seat, detail }) => h('th', { scope: 'col' }, mark(seat), names[seat] ?? '', detail)),
      ),
    ),
    h(
      'tbody',
      {},
      ...rows.map(([name, of]) =>
        h('tr', {}, h('th', { scope: 'row' }, name), ...players.map(({ seat }) => h('td', {}, number(of(seat))))),
      ),
    ),
  );
  return h('div', {}, h('h3', {}, t('end-players')), wide(table, t('end-players')));
}
