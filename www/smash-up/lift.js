// Where a card can be dragged. A choice leads to another question; if that is about the card, what it asks for is where
// the card can go. So one drag answers both.

import { everything } from './subject.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').DecisionView} DecisionView */
/** @typedef {import('../view').Preview} Preview */
/** @typedef {import('../games/kit').Lifted} Lifted */

/**
 * @param {View} view in which the viewer is asked
 * @param {number} card
 * @param {(index: number) => Preview} ahead what would come of a choice
 * @returns {Lifted | null} nothing, if it cannot be dragged
 */
export function lift(view, card, ahead) {
  const { decision, players } = view;
  if (!decision || !everything(view).has(`card-${card}`)) return null;
  const inHand = players.some(({ hand }) => hand?.some(({ id }) => id === card));
  if (decision.kind === 'where' && decision.by_card === card)
    return { card, index: null, places: places(decision), anywhere: false };
  const choice = decision.choices.find((each) => each.card === card);
  // From the hand it can be lifted all the same, to be told why it goes nowhere.
  if (!choice) return inHand ? { card, index: null, places: new Map(), anywhere: false } : null;
  const next = following(decision, ahead(choice.index));
  // Among several picks, the next question may be about the next of them.
  const isAbout = next && (inHand ? next.by_card === card : next.by_card === decision.by_card && !next.set);
  const there = isAbout ? places(next) : new Map();
  if (!inHand && there.size === 0) return null;
  return { card, index: choice.index, places: there, anywhere: inHand && next?.kind !== 'where' };
}

/**
 * What the same seat is asked next, if that is known and part of the same.
 * @param {DecisionView} decision
 * @param {Preview} ahead
 */
function following(decision, { view, gained }) {
  const next = gained === null ? view.decision : null;
  return next?.seat === decision.seat && next.kind !== 'play' ? next : null;
}

/**
 * The choices by where something can go.
 * @param {DecisionView} decision
 * @returns {Map<string, number>}
 */
const places = ({ choices }) =>
  new Map(
    choices.flatMap(({ card, base, index }) => {
      if (base !== null) return [[`base-${base}`, index]];
      return card === null ? [] : [[`card-${card}`, index]];
    }),
  );
