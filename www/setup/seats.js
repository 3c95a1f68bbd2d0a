// The four seats of the set-up: a person, a computer with its strength, or nobody, with a name; and, where factions
// are chosen here, the two slots for them.

import { levelSelect } from '../engine/levels.js';
import { factionSign } from '../faces/faces.js';
import { h, set } from '../page/dom.js';
import { ENGLISH, t } from '../page/words.js';
import { mark } from '../table/card.js';
import { defaultName, MINIMUM } from './plan.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./plan.js').Kind} Kind */
/** @typedef {import('./choosing.js').Choosing} Choosing */

/** @type {[Kind, string][]} */
const KINDS = [
  ['human', t('setup-human')],
  ['computer', t('setup-computer')],
  ['none', t('setup-nobody')],
];

/**
 * @param {Plan} plan
 * @param {Choosing} choosing
 * @param {() => void} changed
 */
export function seatList(plan, choosing, changed) {
  const rows = plan.seats.map((_, i) => seatRow(plan, choosing, i, changed));
  return {
    element: h('ol', { class: 'seats', 'aria-label': t('setup-seats') }, ...rows.map((row) => row.element)),
    draw: () => {
      for (const row of rows) row.draw();
    },
  };
}

/**
 * @param {Plan} plan
 * @param {Choosing} choosing
 * @param {number} i
 * @param {() => void} changed
 */
function seatRow(plan, choosing, i, changed) {
  const seat = /** @type {import('./plan.js').Seat} */ (plan.seats[i]);
  const kinds = KINDS.filter(([kind]) => kind !== 'none' || i >= MINIMUM);
  const kind = h(
    'select',
    { 'aria-label': t('setup-seat', { seat: i + 1 }) },
    ...kinds.map(([value, text]) => h('option', { value, selected: value === seat.kind }, text)),
  );
  kind.addEventListener('change', () => {
    seat.kind = /** @type {Kind} */ (kind.value);
    choosing.settle();
    changed();
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
  const slots = [0, 1].map((slot) => {
    const button = h('button', { type: 'button', class: 'slot' });
    button.addEventListener('click', () => {
      choosing.clear({ seat: i, slot });
      changed();
    });
    return button;
  });
  const sockets = h('div', { class: 'slots' }, ...slots);
  const element = h('li', {}, mark(i), kind, name, strength, sockets);
  const draw = () => {
    const away = seat.kind === 'none';
    set(element, { class: `seat-row seat-${i}${away ? ' away' : ''}` });
    name.hidden = away;
    strength.hidden = seat.kind !== 'computer';
    sockets.hidden = away || plan.giving !== 'choose';
    for (const [slot, button] of slots.entries()) {
      const faction = seat.factions[slot] ?? '';
      const next = choosing.next?.seat === i && choosing.next.slot === slot;
      const label = { name: seat.name.trim() || defaultName(i), number: slot + 1, faction: faction || t('setup-any') };
      set(button, { 'aria-label': t('setup-slot', label), 'aria-current': next ? 'true' : null });
      if (faction) button.replaceChildren(factionSign(faction), h('span', { lang: ENGLISH }, faction));
      else button.replaceChildren(h('span', {}, t('setup-any')));
    }
  };
  return { element, draw };
}
