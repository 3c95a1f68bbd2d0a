// Every hand at once, one seat after the other, as short cards: for whoever looks at a game with all cards open.

import { arrange, h, present } from '../page/dom.js';
import { t } from '../page/words.js';
import { mark } from '../table/mark.js';
import { drawCard } from './card.js';

/** @typedef {import('../view').View} View */

export class Hands {
  /** @type {Map<string, HTMLElement>} */
  #kept = new Map();
  #list = h('ul', { class: 'all-hands' });
  element = h(
    'section',
    { class: 'hands', 'aria-label': t('hands-title') },
    h('h2', { class: 'unseen' }, t('hands-title')),
    this.#list,
  );

  /**
   * @param {View} view
   * @param {import('./card.js').Look} look
   */
  draw(view, look) {
    const rows = view.players.map(({ seat, hand }) => {
      const row = this.#keep(`seat-${seat}`, () =>
        h('li', { class: 'one-hand' }, h('h3', { class: 'hand-name' }), h('ul', { class: 'hand-cards' })),
      );
      const [title, cards] = /** @type {[Element, Element]} */ (/** @type {unknown} */ ([...row.children]));
      title.replaceChildren(
        ...present([mark(seat), t('hands-name', { name: look.names[seat] ?? '', cards: hand?.length ?? 0 })]),
      );
      arrange(
        cards,
        (hand ?? []).map((card) => {
          const item = this.#keep(`card-${card.id}`, () => h('li', {}, h('button', { type: 'button' })));
          drawCard(/** @type {Element} */ (item.firstElementChild), card, look, false);
          return item;
        }),
      );
      return row;
    });
    arrange(this.#list, rows);
  }
  /** Nothing of a hand stays in the page for those who must not see it. */
  clear() {
    this.#kept.clear();
    this.#list.replaceChildren();
  }
  /**
   * @param {string} key
   * @param {() => HTMLElement} make
   */
  #keep(key, make) {
    const element = this.#kept.get(key) ?? make();
    this.#kept.set(key, element);
    return element;
  }
}
