// The cards of hands: large in the viewer's own, short where every hand is seen at once.

import { Hands, OwnHand } from '../table/hands.js';
import { cardItem } from './card.js';

export class Hand extends OwnHand {
  #keep;

  /** @param {import('../table/keep.js').Keep} keep */
  constructor(keep) {
    super();
    this.#keep = keep;
  }
  /**
   * @param {import('../view').View} view
   * @param {import('./card.js').Look} look
   */
  draw({ players }, look) {
    const hand = players.find((player) => player.seat === look.viewer)?.hand ?? [];
    this.fill(
      look.viewer,
      hand.map((card) => cardItem(this.#keep, card, look, { big: true })),
    );
  }
}

/** @returns {import('../table/hands.js').Hands<import('../view').View, import('./card.js').Look>} */
export const allHands = () =>
  new Hands(({ hand }, look, keep) => (hand ?? []).map((card) => cardItem(keep, card, look)));
