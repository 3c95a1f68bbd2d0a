// Where a hint points in Smash Up, and what choices are called in it.

import { t } from '../page/words.js';
import { nameOf } from '../table/options.js';
import { subjects } from './subject.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').DecisionView} DecisionView */
/** @typedef {import('../engine/advice.js').Advice} Advice */
/** @typedef {import('../engine/advice.js').Step} Step */
/** @typedef {import('../games/kit').Pointer} Pointer */

/** Questions about what was just picked. */
const FOLLOWING = ['way', 'where'];

/** @param {number} id */
const baseMark = (id) => `.base-card[data-base="${id}"]`;

/**
 * The base or part of the table that it is about.
 * @param {Advice} advice
 * @param {View} view
 * @returns {Pointer}
 */
export function where({ steps }, view) {
  const all = subjects(view);
  const places = steps.map(({ choice }) => {
    if (choice.base !== null && choice.base !== undefined) return all.get(`base-${choice.base}`);
    return choice.card === null ? undefined : all.get(`card-${choice.card}`);
  });
  for (const found of places.reverse()) {
    const base = found && ('base' in found ? found.base : found.place.base);
    if (base)
      return {
        says: { id: 'hint-base', args: { base: { text: base.name, base: base.id } } },
        marks: [baseMark(base.id)],
      };
  }
  const [found] = places;
  if (found && 'place' in found && found.place.pile === 'hand')
    return { says: { id: 'hint-hand', args: {} }, marks: ['#hand'] };
  if (found && 'place' in found && found.place.pile === 'discard')
    return { says: { id: 'hint-discard', args: {} }, marks: ['.piles'] };
  return { says: { id: 'hint-question', args: {} }, marks: ['.choices'] };
}

/**
 * The card or base that a choice is.
 * @param {import('../games/kit').ChoiceView} choice
 */
export const marks = ({ card, base = null }) => [
  ...(card === null ? [] : [`.card[data-card="${card}"]`]),
  ...(base === null ? [] : [baseMark(base)]),
];

/**
 * What a choice is called.
 * @param {Step} step
 */
export function called({ decision, choice }) {
  const { word, message, card, base = null } = choice;
  if (word === 'pass') return t('prompt-pass');
  if (word === 'yes') return t('prompt-yes');
  if (word === 'no') return t('prompt-no');
  if (word === 'done' && decision.kind === 'play') return t('prompt-end-turn');
  if (word === 'done') return decision.set?.now ? t('prompt-done') : t('prompt-none');
  if (message) return message;
  return { text: nameOf(choice), ...(card !== null && { card }), ...(base !== null && { base }) };
}

/**
 * @param {import('../games/kit').DecisionView} before
 * @param {import('../games/kit').DecisionView} now
 */
export const goesOn = (before, now) => now.seat === before.seat && FOLLOWING.includes(now.kind);
