// Answers that hold for a whole game: which of two things comes first when they happen at once, and yes or no to what
// a card or base offers. Each is given once with "always"; then the question is answered before it is drawn. They
// are kept for the game that was played last, and forgotten one by one in the settings.

import { keepSetting, setting } from '../saves/storage.js';
import { nameOf } from '../table/options.js';

/** @typedef {import('../games/kit').DecisionView} DecisionView */
/** @typedef {import('../games/kit').ChoiceView} ChoiceView */
/**
 * @typedef {{ seat: number, first: string, then: string }} Order by name
 * @typedef {{ seat: number, by: string, asked: string, word: string }} Word who asks, what, and the answer
 */

/** The question in its words, whichever copies of its cards they are about. @param {DecisionView} decision */
const asked = ({ by, prompt }) =>
  JSON.stringify([by, prompt], (key, value) => (key === 'card' || key === 'base' ? undefined : value));

/** What a card or base offers, to be taken or not. */
const OFFERS = ['step', 'ignore'];
/**
 * The choices that can be an answer for the whole game: yes and no, where a card or base offers something.
 * @param {DecisionView} decision
 */
export const lasting = ({ kind, by = null, choices }) =>
  by !== null && OFFERS.includes(kind) && choices.every(({ word }) => word === 'yes' || word === 'no') ? choices : [];

export class Usual {
  #game;
  /** @type {Order[]} */
  #orders = [];
  /** @type {Word[]} */
  #words = [];

  /** @param {string} game where it is kept */
  constructor(game) {
    this.#game = game;
    try {
      const kept = JSON.parse(setting('usual') ?? '{}');
      if (kept.game !== game) return;
      this.#orders = kept.orders;
      this.#words = kept.words;
    } catch {
      // What cannot be read is asked again.
    }
  }
  #keep() {
    keepSetting('usual', JSON.stringify({ game: this.#game, orders: this.#orders, words: this.#words }));
  }

  /**
   * These happen in this order from now on.
   * @param {number} seat
   * @param {ChoiceView[]} order
   */
  order(seat, order) {
    const names = [...new Set(order.map(nameOf))];
    const told = names.flatMap((first, i) => names.slice(i + 1).map((then) => ({ seat, first, then })));
    const turned = (/** @type {Order} */ old) =>
      told.some(
        (now) => old.seat === seat && [now.first, now.then].every((one) => [old.first, old.then].includes(one)),
      );
    this.#orders = [...this.#orders.filter((old) => !turned(old)), ...told];
    this.#keep();
  }
  /**
   * This question has this answer from now on.
   * @param {DecisionView} decision
   * @param {ChoiceView} choice
   */
  word(decision, { word }) {
    if (word === null || !decision.by) return;
    this.#words.push({ seat: decision.seat, by: decision.by, asked: asked(decision), word });
    this.#keep();
  }

  /**
   * @param {DecisionView} decision
   * @returns {number | undefined} the answer, if it was given once for all
   */
  answer(decision) {
    const { seat, kind, choices } = decision;
    if (kind !== 'order') {
      const known = this.#words.find((each) => each.seat === seat && each.asked === asked(decision));
      return known && lasting(decision).find(({ word }) => word === known.word)?.index;
    }
    const comes = (/** @type {string} */ first, /** @type {string} */ then) =>
      first === then || this.#orders.some((each) => each.seat === seat && each.first === first && each.then === then);
    const first = (/** @type {ChoiceView} */ one) => choices.every((other) => comes(nameOf(one), nameOf(other)));
    return choices.find(first)?.index;
  }

  /** All of them, each with what forgets it. */
  get all() {
    const orders = this.#orders.map((order) => ({ order, forget: () => this.#forget(order) }));
    return [...orders, ...this.#words.map((word) => ({ word, forget: () => this.#forget(word) }))];
  }
  /** @param {Order | Word} one */
  #forget(one) {
    this.#orders = this.#orders.filter((each) => each !== one);
    this.#words = this.#words.filter((each) => each !== one);
    this.#keep();
  }
}
