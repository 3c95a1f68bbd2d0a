// The hand that is held out to be stolen from: card backs in a fan, each a button for the thief. What has been picked
// comes forward, and pressed again goes back. Everybody else sees which places are picked; who has put the hand in
// order sees its cards.

import { arrange, h, set } from '../page/dom.js';
import { t } from '../page/words.js';
import { reckon } from '../table/keep.js';
import { cardFace, cardName } from './card.js';

/** @typedef {import('../monster-smash').View} View */
/** @typedef {NonNullable<import('../monster-smash').BattleView['fan']>} FanView */

export class Fan {
  #cards = h('ol', { class: 'fan' });
  element = h('div', { class: 'held-out' }, this.#cards);
  /** By place. @type {HTMLElement[]} */
  #items = [];

  /**
   * @param {FanView} fan
   * @param {View} view
   * @param {{ mine: boolean, name: string }} how whose hand it is; with `mine`, the viewer is asked
   */
  draw(fan, { decision }, { mine, name }) {
    const { size, taken, cards } = fan;
    const steals = mine && decision?.kind === 'steal';
    set(this.#cards, { 'aria-label': t('monsters-fan', { name, size }), class: 'fan' });
    reckon(this.#cards, '--size', size);
    this.#items.length = Math.min(this.#items.length, size);
    for (let i = this.#items.length; i < size; i += 1)
      this.#items.push(h('li', { class: 'held-place' }, h('button', { type: 'button', class: 'card-back' })));
    arrange(this.#cards, this.#items);
    for (const [i, item] of this.#items.entries()) {
      const place = i + 1;
      const choice = steals ? decision.choices.find((each) => each.place === place) : undefined;
      const picked = taken.includes(place);
      const card = cards?.[i];
      reckon(item, '--at', i);
      const button = /** @type {HTMLButtonElement} */ (item.firstElementChild);
      const label = [
        card ? t('monsters-place-open', { place, size, card: cardName(card) }) : t('monsters-place', { place, size }),
        choice && t('card-offered'),
        picked && t('card-picked'),
      ];
      set(button, {
        class: `card-back${choice ? ' choice' : ''}${picked ? ' picked' : ''}`,
        'aria-label': label.filter(Boolean).join(', '),
        'aria-pressed': steals ? String(picked) : null,
        'data-place': place,
        'data-choice': choice?.index,
        'data-unpick-place': steals && picked && place,
      });
      button.disabled = !steals;
      button.replaceChildren(...(card ? [cardFace(card, { 'aria-hidden': 'true' })] : []));
    }
  }
}
