// How a game begins, in both games: who is the first, and the seed that draws everything else.

import { h } from '../page/dom.js';
import { t } from '../page/words.js';
import { called, seated } from './seating.js';

/**
 * @param {{ seats: import('./seating.js').Seat[], first: number | null }} plan
 * @param {() => void} changed
 */
export function beginningFields(plan, changed) {
  const first = h('select');
  first.addEventListener('change', () => {
    plan.first = first.value === '' ? null : Number(first.value);
    changed();
  });
  const seed = h('input', {
    inputmode: 'numeric',
    pattern: '[0-9]*',
    maxlength: 15,
    placeholder: t('setup-seed-new'),
    autocomplete: 'off',
  });
  const draw = () => {
    const seats = seated(plan);
    if (plan.first !== null && !seats.some(({ at }) => at === plan.first)) plan.first = null;
    first.replaceChildren(
      h('option', { value: '' }, t('setup-first-drawn')),
      ...seats.map((seat) => h('option', { value: seat.at }, called(seat, seat.at))),
    );
    first.value = plan.first === null ? '' : String(plan.first);
  };
  return {
    elements: [
      h('p', {}, h('label', {}, t('setup-first'), ' ', first)),
      h('p', {}, h('label', {}, t('setup-seed'), ' ', seed), h('span', { class: 'hint' }, t('setup-seed-hint'))),
    ],
    draw,
    /** The seed that was asked for; null for a new one. */
    seed: () => (/^\d+$/.test(seed.value) ? Number(seed.value) : null),
  };
}
