// Hints, in three steps: where to look, which card and where it goes, and what a strong player would do, with the
// reason. What is hidden from whoever asks is hidden from the hint: it comes from the same thought as a computer's.

import { h } from '../page/dom.js';
import { say } from '../page/live.js';
import { nodes, t, text } from '../page/words.js';
import { nameOf } from '../table/options.js';
import { subjects } from '../table/subject.js';
import { why } from './because.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').Message} Message */
/** @typedef {import('../view').Arg} Arg */
/** @typedef {import('../engine/advice.js').Advice} Advice */
/** @typedef {import('../engine/advice.js').Step} Step */

/** What a hint points at: the words for it, and where that is on the page. @typedef {{ says: Message, marks: string[] }} Pointer */

export class Hint {
  #root;
  #game;
  #prompt;
  /** The question that is asked. @type {View | null} */
  #view = null;
  /** What comes of thinking about it. @type {Promise<Advice | null> | null} */
  #advice = null;
  /** How many steps of it have been shown. */
  #shown = 0;

  /**
   * @param {HTMLElement} root
   * @param {import('../engine/game.js').Game} game
   * @param {import('../table/prompt.js').Prompt} prompt
   */
  constructor(root, game, prompt) {
    this.#root = root;
    this.#game = game;
    this.#prompt = prompt;
  }
  /**
   * Something else is asked now, or nothing.
   * @param {View | null} view
   */
  begin(view) {
    if (this.#advice && this.#shown === 0) this.#game.leaveThought();
    this.#view = view;
    this.#advice = null;
    this.#shown = 0;
    this.#mark([]);
  }
  /** The next step of the hint. */
  async next() {
    const view = this.#view;
    if (!view?.decision || view.decision.kind === 'draft') return;
    if (this.#advice && this.#shown === 0) return;
    if (!this.#advice) {
      this.#prompt.refuse(t('hint-thinking'));
      this.#game.helped();
      this.#advice = this.#game.advice();
    }
    const advice = await this.#advice;
    if (!advice || view !== this.#view) return;
    this.#shown = Math.min(this.#shown + 1, 3);
    const { says, marks } = [where, which, line][this.#shown - 1]?.(advice, view) ?? line(advice);
    this.#mark(marks);
    const more = t('hint-more', { step: this.#shown });
    this.#prompt.tell([h('span', { class: 'tip' }, ...nodes(says), ' ', more)]);
    say(`${text(says)} ${more}`, 'assertive');
  }
  /** @param {string[]} selectors */
  #mark(selectors) {
    for (const old of this.#root.querySelectorAll('[data-hint]')) old.removeAttribute('data-hint');
    for (const each of selectors.flatMap((selector) => [...this.#root.querySelectorAll(selector)]))
      each.setAttribute('data-hint', '');
  }
}

/** @param {number} id */
const baseMark = (id) => `.base-card[data-base="${id}"]`;

/**
 * The base or part of the table that it is about.
 * @param {Advice} advice
 * @param {View} view
 * @returns {Pointer}
 */
function where({ steps }, view) {
  const all = subjects(view);
  const places = steps.map(({ choice }) => {
    if (choice.base !== null) return all.get(`base-${choice.base}`);
    return choice.card === null ? undefined : all.get(`card-${choice.card}`);
  });
  for (const found of places.reverse()) {
    const base = found && ('base' in found ? found.base : found.place.base);
    if (base)
      return {
        says: { id: 'hint-base', args: { base: { text: base.name, base: base.id } } },
        marks: [baseMark(base.id)],
      };
  }
  const [found] = places;
  if (found && 'place' in found && found.place.pile === 'hand')
    return { says: { id: 'hint-hand', args: {} }, marks: ['#hand'] };
  if (found && 'place' in found && found.place.pile === 'discard')
    return { says: { id: 'hint-discard', args: {} }, marks: ['.piles'] };
  return { says: { id: 'hint-question', args: {} }, marks: ['.choices'] };
}
/**
 * The card, and where it goes.
 * @param {Advice} advice
 * @returns {Pointer}
 */
function which({ steps }) {
  const [first] = steps;
  const marks = steps.flatMap(({ choice: { card, base } }) => [
    ...(card === null ? [] : [`.card[data-card="${card}"]`]),
    ...(base === null ? [] : [baseMark(base)]),
  ]);
  return {
    says: { id: 'hint-things', args: { things: inTurn(steps) } },
    marks: [...marks, `.choices [data-choices~="${first?.choice.index}"]`],
  };
}
/**
 * What would be done, why, and what it promises.
 * @param {Advice} advice
 * @returns {Pointer}
 */
function line(advice) {
  const { steps, thought } = advice;
  const best = thought.candidates[0];
  const because = why(thought.reasons, thought.candidates.length > 0);
  const things = inTurn(steps);
  /** @type {Message} */
  const says = best
    ? { id: 'hint-line', args: { things, why: because, chance: Math.round(best.chance * 100) } }
    : { id: 'hint-plain', args: { things, why: because } };
  return { says, marks: which(advice).marks };
}

/**
 * One after the other.
 * @param {Step[]} steps
 * @returns {Arg}
 */
function inTurn(steps) {
  const [first = '', ...others] = steps.map(called);
  return others.reduce((before, then) => ({ id: 'hint-then', args: { before, then } }), first);
}
/**
 * What a choice is called.
 * @param {Step} step
 * @returns {Arg}
 */
function called({ decision, choice }) {
  const { word, message, card, base } = choice;
  if (word === 'pass') return t('prompt-pass');
  if (word === 'yes') return t('prompt-yes');
  if (word === 'no') return t('prompt-no');
  if (word === 'done' && decision.kind === 'play') return t('prompt-end-turn');
  if (word === 'done') return decision.set?.now ? t('prompt-done') : t('prompt-none');
  if (message) return message;
  return { text: nameOf(choice), ...(card !== null && { card }), ...(base !== null && { base }) };
}
