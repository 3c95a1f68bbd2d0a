// The piles: the deck, the discard pile, which can be looked through, and the suit that is not in the game.

import { arrange, h, present } from '../page/dom.js';
import { number, t } from '../page/words.js';
import { Drawer } from '../table/drawer.js';
import { renew } from '../table/keep.js';
import { cardFace, DECK, DISCARD, portrait, suitName } from './card.js';

/** @typedef {import('../monster-smash').View} View */

export class Piles {
  /** The discard pile, while it is open. @type {View['discard'] | null} */
  #open = null;
  /** @type {View | null} */
  #view = null;
  #drawer = new Drawer(() => {
    this.#open = null;
  });
  #deck = h('div', { class: `stack deck home ${DECK}` });
  #discard = h('button', { type: 'button', class: `stack discard home ${DISCARD}`, onclick: () => this.open() });
  #removed = h('div', { class: 'stack removed' });
  element = h('div', { class: 'stacks' }, this.#deck, this.#discard, this.#removed);

  open() {
    this.#drawer.open(this.element, () => this.#redraw());
  }
  /** @param {View} view */
  draw(view) {
    const { deck, discard, removed } = view;
    this.#view = view;
    const top = discard.at(-1);
    renew(this.#deck, deck, () => [
      h('span', { class: `card monster ${deck ? 'down' : 'none'}`, 'aria-hidden': 'true' }),
      h('span', { class: 'unseen' }, t('monsters-deck-cards', { cards: deck })),
      h('span', { class: 'stack-name', 'aria-hidden': 'true' }, t('monsters-deck'), ' ', h('b', {}, number(deck))),
    ]);
    this.#discard.setAttribute('aria-label', t('monsters-discard-cards', { cards: discard.length }));
    renew(this.#discard, [top, discard.length], () => [
      top ? cardFace(top, { 'aria-hidden': 'true' }) : h('span', { class: 'card monster none', 'aria-hidden': 'true' }),
      h('span', { class: 'stack-name' }, t('monsters-discard'), ' ', h('b', {}, number(discard.length))),
    ]);
    this.#removed.hidden = removed === null;
    renew(this.#removed, removed, () =>
      present(
        removed
          ? [portrait(removed), h('span', { class: 'stack-name' }, t('monsters-removed', { suit: suitName(removed) }))]
          : [],
      ),
    );
    if (this.#open) this.#redraw();
  }
  #redraw() {
    const discard = this.#view?.discard ?? [];
    this.#open = discard;
    const title = t('monsters-discard-cards', { cards: discard.length });
    const cards = [...discard].reverse().map((card) => h('li', {}, cardFace(card)));
    arrange(this.#drawer.tabs, []);
    this.#drawer.body.replaceChildren(
      ...present([
        h('h3', {}, title),
        discard.length > 1 && h('p', { class: 'hint' }, t('monsters-discard-hint')),
        h('ul', { class: 'looked-through' }, ...cards),
      ]),
    );
  }
}
