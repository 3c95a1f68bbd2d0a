// The table of Monster Smash. Draws a view: the players around it, the battle and the piles in the middle, the hand.
// Elements are kept by card and seat; the page holds no state of the game but what was new in the hand.

import { h } from '../page/dom.js';
import { t } from '../page/words.js';
import { Keep, reckon } from '../table/keep.js';
import { Battle } from './battle.js';
import { cardName } from './card.js';
import { Hand } from './hand.js';
import { Piles } from './piles.js';
import { Players } from './players.js';

/** @typedef {import('../monster-smash').View} View */
/** @typedef {import('../games/kit').Look} Look */

export class Table {
  #keep = new Keep();
  #players = new Players(this.#keep);
  #battle = new Battle(this.#keep);
  #piles = new Piles();
  #hand = new Hand(this.#keep);
  /** @type {View | null} */
  #view = null;
  /** @type {string[]} */
  #names = [];
  /** Whose hand was looked at, at which question, what was in it then, and before that question. */
  #seen = { seat: -1, question: '', now: /** @type {number[]} */ ([]), before: /** @type {number[]} */ ([]) };
  #arena = h(
    'section',
    { class: 'arena', id: 'arena', 'aria-label': t('monsters-table'), tabindex: -1, 'data-drop': true },
    h('h2', { class: 'unseen' }, t('monsters-table')),
    this.#players.element,
    h('div', { class: 'middle' }, this.#piles.element, this.#battle.element),
  );

  /** @type {HTMLElement[]} */
  above = [];
  board = [this.#arena];
  /** @type {HTMLElement[]} */
  beside = [];
  piles = h('div', { hidden: true });
  /** @type {HTMLElement[]} */
  shown = [];
  hand = this.#hand.element;
  /** @type {import('../games/kit').Table['regions']} */
  regions = [[this.#arena], [this.hand]];
  readable = false;

  /**
   * @param {View} view
   * @param {Look} look
   */
  draw(view, look) {
    this.#view = view;
    this.#names = look.names;
    const marked = { ...look, recent: this.#fresh(view, look) };
    this.#keep.begin();
    reckon(this.#arena, '--others', this.#players.draw(view, marked));
    this.#battle.draw(view, marked);
    this.#piles.draw(view);
    this.#hand.draw(view, marked);
    this.#keep.end();
  }
  /**
   * What has come into the hand since the viewer last decided about something else.
   * @param {View} view
   * @param {Look} look
   */
  #fresh({ turns, decision, players }, { viewer, mine }) {
    const hand = players.find(({ seat }) => seat === viewer)?.hand?.map(({ id }) => id) ?? [];
    const seat = viewer ?? -1;
    const question = mine ? `${turns} ${decision?.kind}` : this.#seen.question;
    if (seat !== this.#seen.seat) this.#seen = { seat, question, now: hand, before: hand };
    else if (question !== this.#seen.question) this.#seen = { seat, question, now: hand, before: this.#seen.now };
    else if (mine) this.#seen.now = hand;
    const { before } = this.#seen;
    return new Set(hand.filter((id) => !before.includes(id)).map((id) => `card-${id}`));
  }
  openPile() {
    this.#piles.open();
  }
  /** @param {Element | null} element */
  thing(element) {
    const { card, seat } =
      /** @type {HTMLElement | null | undefined} */ (element?.closest('[data-card], [data-seat]'))?.dataset ?? {};
    if (seat !== undefined) return { id: Number(seat), name: this.#names[Number(seat)] ?? '', seat: Number(seat) };
    const all = this.#view?.players.flatMap(({ hand }) => hand ?? []) ?? [];
    const found = all.find(({ id }) => String(id) === card);
    return found && { id: found.id, name: cardName(found) };
  }
  /** There is no more to a card than its face. */
  read() {
    return false;
  }
  follow() {}
}
