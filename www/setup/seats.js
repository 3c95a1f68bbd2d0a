// The seats of the set-up, in both games: a person, a computer with its strength, or nobody, with a name, and what a
// game has beside that for each.

import { levelSelect } from '../engine/levels.js';
import { h, set } from '../page/dom.js';
import { t } from '../page/words.js';
import { mark } from '../table/mark.js';
import { MINIMUM } from './seating.js';

/** @typedef {import('./seating.js').Kind} Kind */
/** @typedef {{ element: HTMLElement, draw: () => void }} More what a seat has beside the rest */

/** @type {[Kind, string][]} */
const KINDS = [
  ['human', t('setup-human')],
  ['computer', t('setup-computer')],
  ['none', t('setup-nobody')],
];

/**
 * @param {import('./seating.js').Seat[]} seats
 * @param {(seat: number) => More} more
 * @param {{ changed: () => void, kindChanged: () => void }} tell
 */
export function seatList(seats, more, tell) {
  const rows = seats.map((seat, i) => seatRow(seat, i, more(i), tell));
  return {
    element: h('ol', { class: 'seats', 'aria-label': t('setup-seats') }, ...rows.map((row) => row.element)),
    draw: () => {
      for (const row of rows) row.draw();
    },
  };
}

/**
 * @param {import('./seating.js').Seat} seat
 * @param {number} i
 * @param {More} more
 * @param {{ changed: () => void, kindChanged: () => void }} tell
 */
function seatRow(seat, i, more, { changed, kindChanged }) {
  const kinds = KINDS.filter(([kind]) => kind !== 'none' || i >= MINIMUM);
  const kind = h(
    'select',
    { 'aria-label': t('setup-seat', { seat: i + 1 }) },
    ...kinds.map(([value, text]) => h('option', { value, selected: value === seat.kind }, text)),
  );
  kind.addEventListener('change', () => {
    seat.kind = /** @type {Kind} */ (kind.value);
    kindChanged();
  });
  const name = h('input', {
    value: seat.name,
    maxlength: 16,
    autocomplete: 'off',
    'aria-label': t('setup-name', { seat: i + 1 }),
    oninput: () => {
      seat.name = name.value;
      changed();
    },
  });
  const choose = (/** @type {import('../view').Level} */ level) => {
    seat.level = level;
    changed();
  };
  const strength = levelSelect(seat.level, choose, {
    class: 'strength',
    'aria-label': t('setup-level', { seat: i + 1 }),
  });
  const element = h('li', {}, mark(i), kind, name, strength, more.element);
  const draw = () => {
    const away = seat.kind === 'none';
    set(element, { class: `seat-row seat-${i}${away ? ' away' : ''}` });
    name.hidden = away;
    strength.hidden = seat.kind !== 'computer';
    more.draw();
  };
  return { element, draw };
}
