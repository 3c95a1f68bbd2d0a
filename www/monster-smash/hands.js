// Every hand at once, one seat after the other: for whoever looks at a game with all cards open.

import { arrange, h } from '../page/dom.js';
import { t } from '../page/words.js';
import { Keep, renew } from '../table/keep.js';
import { mark } from '../table/mark.js';
import { cardItem } from './card.js';
import { sorted } from './hand.js';

export class Hands {
  #keep = new Keep();
  #list = h('ul', { class: 'all-hands' });
  element = h(
    'section',
    { class: 'hands', 'aria-label': t('hands-title') },
    h('h2', { class: 'unseen' }, t('hands-title')),
    this.#list,
  );

  /**
   * @param {import('../monster-smash').View} view
   * @param {import('../games/kit').Look} look
   */
  draw({ players }, look) {
    this.#keep.begin();
    arrange(
      this.#list,
      players.map((player) => {
        const { seat, monster } = player;
        const hand = sorted(player);
        const row = this.#keep.element(`seat-${seat}`, () =>
          h('li', { class: 'one-hand' }, h('h3', { class: 'hand-name' }), h('ul', { class: 'hand-cards' })),
        );
        const [title, cards] = /** @type {[Element, Element]} */ (/** @type {unknown} */ ([...row.children]));
        const name = look.names[seat] ?? '';
        renew(title, [name, hand.length], () => [mark(seat), t('hands-name', { name, cards: hand.length })]);
        arrange(
          cards,
          hand.map((card) => cardItem(this.#keep, card, { look, seat, own: card.suit === monster })),
        );
        return row;
      }),
    );
    this.#keep.end();
  }
  /** Nothing of a hand stays in the page for those who must not see it. */
  clear() {
    this.#keep.begin();
    this.#keep.end();
    this.#list.replaceChildren();
  }
}
