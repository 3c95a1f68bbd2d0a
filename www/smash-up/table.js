// The table of Smash Up. Draws a view: score strip, bases, shown cards, hand and piles, each in a file of its own.
// Elements are kept by card, base and seat, and moved from place to place; the page holds no state of the game.

import { arrange, h } from '../page/dom.js';
import { t } from '../page/words.js';
import { Keep } from '../table/keep.js';
import { Bases } from './bases.js';
import { cardItem } from './card.js';
import { Draft } from './draft.js';
import { Hand } from './hand.js';
import { Inspector } from './inspect.js';
import { Piles } from './piles.js';
import { Scores } from './scores.js';

export class Table {
  #keep = new Keep();
  #scores = new Scores(this.#keep);
  #bases = new Bases(this.#keep);
  #hand = new Hand(this.#keep);
  #piles = new Piles(this.#keep);
  #draft = new Draft();
  #inspector = new Inspector();
  #shownCards = h('ul');
  #shown = h(
    'section',
    { class: 'shown', 'aria-label': t('table-shown-cards') },
    h('h2', {}, t('table-shown')),
    this.#shownCards,
  );

  above = [this.#scores.element];
  board = [this.#draft.element, this.#bases.element];
  beside = [this.#inspector.element];
  piles = this.#piles.element;
  shown = [this.#shown];
  hand = this.#hand.element;
  /** @type {import('../games/kit').Table['regions']} */
  regions = [
    [this.#bases.element, '.base'],
    [this.#scores.element],
    [this.#hand.element],
    [this.#piles.element],
    [this.#draft.element],
  ];
  readable = true;

  /**
   * @param {import('../view').View} view
   * @param {import('../games/kit').Look} look
   */
  draw(view, look) {
    this.#keep.begin();
    this.#scores.draw(view, look);
    this.#bases.draw(view, look);
    const shown = view.players.flatMap((player) => player.shown);
    this.#shown.hidden = shown.length === 0;
    arrange(
      this.#shownCards,
      shown.map((card) => cardItem(this.#keep, card, look)),
    );
    this.#hand.draw(view, look);
    this.#piles.draw(view, look);
    this.#keep.end();
    this.#draft.draw(view, look);
    this.#inspector.draw(view, look);
  }
  /**
   * Opens the piles.
   * @param {number} [seat] whose; without one, everyone's
   */
  openPile(seat) {
    this.#piles.open(seat ?? 'all');
  }
  /** @param {Element | null} element */
  thing(element) {
    return this.#inspector.thing(element);
  }
  /** @param {Element | null} element */
  read(element) {
    return this.#inspector.open(element);
  }
  /** @param {HTMLElement} root */
  follow(root) {
    this.#inspector.follow(root);
  }
}
