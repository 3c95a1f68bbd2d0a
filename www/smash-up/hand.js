// The viewer's hand: side by side, and as a fan once the cards need more room than there is. How far they lie over
// each other is reckoned in card.css from how many there are.

import { arrange, h } from '../page/dom.js';
import { t } from '../page/words.js';
import { reckon, renew } from '../table/keep.js';
import { cardItem } from './card.js';

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
   * @param {import('../view').View} view
   * @param {import('./card.js').Look} look
   */
  draw({ players }, look) {
    const hand = players.find((player) => player.seat === look.viewer)?.hand ?? [];
    const title = look.viewer === null ? t('table-no-hand') : t('table-your-hand', { cards: hand.length });
    renew(this.#title, title, () => [title]);
    reckon(this.#cards, '--cards', hand.length);
    arrange(
      this.#cards,
      hand.map((card) => cardItem(this.#keep, card, look, { big: true })),
    );
  }
}
