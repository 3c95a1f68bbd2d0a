// The viewer's hand, by suit and value, the own suit first.

import { arrange, h } from '../page/dom.js';
import { t } from '../page/words.js';
import { reckon, renew } from '../table/keep.js';
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

export class Hand {
  #keep;
  #title = h('h2', { class: 'unseen' });
  #cards = h('ul');
  element = h(
    'section',
    { class: 'hand', id: 'hand', 'aria-label': t('table-hand'), tabindex: -1 },
    this.#title,
    this.#cards,
  );

  /** @param {import('../table/keep.js').Keep} keep */
  constructor(keep) {
    this.#keep = keep;
  }
  /**
   * @param {import('../monster-smash').View} view
   * @param {import('../games/kit').Look} look
   */
  draw({ players, battle }, look) {
    const player = players.find(({ seat }) => seat === look.viewer);
    const hand = player ? sorted(player) : [];
    const title = look.viewer === null ? t('table-no-hand') : t('table-your-hand', { cards: hand.length });
    renew(this.#title, title, () => [title]);
    this.element.hidden = look.viewer === null;
    reckon(this.#cards, '--cards', hand.length);
    const loot = stolen(look).filter(({ thief }) => thief === look.viewer);
    const from = (/** @type {CardView} */ { suit, value }) => {
      const robbed = loot.find(({ cards }) => cards.some((card) => card.suit === suit && card.value === value));
      return robbed && `seat-${robbed.from}`;
    };
    const to = battle?.fan && battle.target === look.viewer ? `seat-${battle.attacker}` : undefined;
    arrange(
      this.#cards,
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
