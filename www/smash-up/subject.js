// What can be looked at: every card and base of a view with where it is, and what is printed on those that are gone.

import { factions } from '../engine/engine.js';

/** @typedef {import('../view').CardView} CardView */
/** @typedef {import('../view').BaseView} BaseView */
/** @typedef {import('../view').View} View */

/**
 * @typedef {object} Place where a card is: at a base, on another card, or in a pile of a player
 * @property {BaseView} [base]
 * @property {CardView} [on]
 * @property {'hand' | 'discard' | 'shown'} [pile]
 * @property {number} [seat]
 */
/**
 * @typedef {object} Printed what is printed on a card or base that is not on the table
 * @property {string} name
 * @property {string} slug
 * @property {string} faction
 * @property {'minion' | 'action' | 'base'} kind
 * @property {number} number its power, or its breakpoint
 * @property {[number, number, number]} vp
 * @property {string} text
 */
/** @typedef {{ card: CardView, place: Place } | { base: BaseView } | { printed: Printed }} Subject */

/**
 * Every card and base of a view, by "card-3", "base-1".
 * @param {View} view
 */
export function subjects(view) {
  /** @type {Map<string, { card: CardView, place: Place } | { base: BaseView }>} */
  const all = new Map();
  const add = (/** @type {CardView[]} */ cards, /** @type {Place} */ place) => {
    for (const card of cards) {
      all.set(`card-${card.id}`, { card, place });
      add(card.actions, { ...place, on: card });
    }
  };
  for (const { seat, hand, discard, shown } of view.players) {
    add(hand ?? [], { pile: 'hand', seat });
    add(discard, { pile: 'discard', seat });
    add(shown, { pile: 'shown', seat });
  }
  for (const base of view.bases) {
    all.set(`base-${base.id}`, { base });
    add(base.minions, { base });
    add(base.actions, { base });
  }
  return all;
}

/**
 * The cards and bases alone.
 * @param {View} view
 */
export const everything = (view) =>
  new Map([...subjects(view)].map(([key, subject]) => [key, 'base' in subject ? subject.base : subject.card]));

/** @type {Map<string, Printed> | undefined} */
let catalogue;
function read() {
  /** @type {Map<string, Printed>} */
  const all = new Map();
  for (const { name: faction, cards, bases } of factions()) {
    for (const { name, slug, power, vp, text } of cards)
      all.set(name, { name, slug, faction, kind: power === null ? 'action' : 'minion', number: power ?? 0, vp, text });
    for (const { name, slug, breakpoint, vp, text } of bases)
      all.set(name, { name, slug, faction, kind: 'base', number: breakpoint, vp, text });
  }
  return all;
}
/**
 * @param {string} name
 * @returns {Subject | undefined}
 */
export function printed(name) {
  catalogue ??= read();
  const found = catalogue.get(name);
  return found && { printed: found };
}

/**
 * What everything that can be looked at has.
 * @param {Subject} subject
 * @returns {{ name: string, slug: string, faction: string, text: string, kind: 'minion' | 'action' | 'base' }}
 */
export function about(subject) {
  if ('printed' in subject) return subject.printed;
  if ('base' in subject) return { ...subject.base, kind: 'base' };
  return { ...subject.card, kind: subject.card.minion ? 'minion' : 'action' };
}
