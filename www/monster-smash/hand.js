// The cards of hands, by suit and value, the own suit first: the viewer's, and every hand at once.

import { Hands, OwnHand } from '../table/hands.js';
import { cardItem } from './card.js';
import { stolen } from './stolen.js';

/** @typedef {import('../monster-smash').CardView} CardView */
/** @typedef {import('../monster-smash').PlayerView} PlayerView */

/**
 * @param {PlayerView} player
 * @returns {CardView[]} none, if the hand is not seen
 */
export function sorted({ hand, monster }) {
  const own = (/** @type {CardView} */ { suit }) => suit === monster;
  return [...(hand ?? []).filter(own), ...(hand ?? []).filter((card) => !own(card))];
}

export class Hand extends OwnHand {
  #keep;

  /** @param {import('../table/keep.js').Keep} keep */
  constructor(keep) {
    super();
    this.#keep = keep;
  }
  /**
   * @param {import('../monster-smash').View} view
   * @param {import('../games/kit').Look} look
   */
  draw({ players, battle }, look) {
    const player = players.find(({ seat }) => seat === look.viewer);
    const hand = player ? sorted(player) : [];
    this.element.hidden = look.viewer === null;
    const loot = stolen(look).filter(({ thief }) => thief === look.viewer);
    const from = (/** @type {CardView} */ { suit, value }) => {
      const robbed = loot.find(({ cards }) => cards.some((card) => card.suit === suit && card.value === value));
      return robbed && `seat-${robbed.from}`;
    };
    const to = battle?.fan && battle.target === look.viewer ? `seat-${battle.attacker}` : undefined;
    this.fill(
      look.viewer,
      hand.map((card) =>
        cardItem(this.#keep, card, {
          look,
          seat: look.viewer ?? 0,
          own: card.suit === player?.monster,
          from: from(card),
          to,
        }),
      ),
    );
  }
}

/** @returns {import('../table/hands.js').Hands<import('../monster-smash').View, import('../games/kit').Look>} */
export const allHands = () =>
  new Hands((player, look, keep) => {
    const { seat, monster } = player;
    return sorted(player).map((card) => cardItem(keep, card, { look, seat, own: card.suit === monster }));
  });
