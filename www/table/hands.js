// The frames of hands; what the cards in them look like is a game's own. One is the viewer's, side by side, and a fan
// once the cards need more room than there is: how far they lie over each other is reckoned in card.css from how many
// there are. The others are every hand at once, for whoever looks at a game with all cards open.

import { arrange, h } from '../page/dom.js';
import { t } from '../page/words.js';
import { Keep, reckon, renew } from './keep.js';
import { mark } from './mark.js';

export class OwnHand {
  #title = h('h2', { class: 'unseen' });
  #cards = h('ul');
  element = h(
    'section',
    { class: 'hand', id: 'hand', 'aria-label': t('table-hand'), tabindex: -1 },
    this.#title,
    this.#cards,
  );

  /**
   * @param {number | null} viewer nobody, where no hand is shown
   * @param {HTMLElement[]} cards
   */
  fill(viewer, cards) {
    const title = viewer === null ? t('table-no-hand') : t('table-your-hand', { cards: cards.length });
    renew(this.#title, title, () => [title]);
    reckon(this.#cards, '--cards', cards.length);
    arrange(this.#cards, cards);
  }
}

/**
 * @template {{ players: { seat: number }[] }} View
 * @template {{ names: string[] }} Look
 */
export class Hands {
  #keep = new Keep();
  #list = h('ul', { class: 'all-hands' });
  #cardsOf;
  element = h(
    'section',
    { class: 'hands', 'aria-label': t('hands-title') },
    h('h2', { class: 'unseen' }, t('hands-title')),
    this.#list,
  );

  /** @param {(player: View['players'][number], look: Look, keep: Keep) => HTMLElement[]} cardsOf the cards of a player's hand */
  constructor(cardsOf) {
    this.#cardsOf = cardsOf;
  }
  /**
   * @param {View} view
   * @param {Look} look
   */
  draw({ players }, look) {
    this.#keep.begin();
    const rows = players.map((player) => {
      const { seat } = player;
      const row = this.#keep.element(`seat-${seat}`, () =>
        h('li', { class: 'one-hand' }, h('h3', { class: 'hand-name' }), h('ul', { class: 'hand-cards' })),
      );
      const [title, list] = /** @type {[Element, Element]} */ (/** @type {unknown} */ ([...row.children]));
      const cards = this.#cardsOf(player, look, this.#keep);
      const name = look.names[seat] ?? '';
      renew(title, [name, cards.length], () => [mark(seat), t('hands-name', { name, cards: cards.length })]);
      arrange(list, cards);
      return row;
    });
    arrange(this.#list, rows);
    this.#keep.end();
  }
  /** Nothing of a hand stays in the page for those who must not see it. */
  clear() {
    this.#keep.begin();
    this.#keep.end();
    this.#list.replaceChildren();
  }
}
