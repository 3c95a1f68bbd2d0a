// Hints, in three steps: where to look, which card and where it goes, and what a strong player would do, with the
// reason. What is hidden from whoever asks is hidden from the hint: it comes from the same thought as a computer's.

import { h } from '../page/dom.js';
import { say } from '../page/live.js';
import { nodes, t, text } from '../page/words.js';
import { why } from './because.js';

/** @typedef {import('../games/kit').Kit} Kit */
/** @typedef {import('../games/kit').View} View */
/** @typedef {import('../view').Message} Message */
/** @typedef {import('../view').Arg} Arg */
/** @typedef {import('../engine/advice.js').Advice} Advice */
/** @typedef {import('../engine/advice.js').Step} Step */

/** What a hint points at: the words for it, and where that is on the page. @typedef {import('../games/kit').Pointer} Pointer */

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
    if (!view?.decision) return;
    if (view.decision.kind === 'draft') return this.#prompt.refuse(t('hint-draft'));
    if (this.#advice && this.#shown === 0) return;
    if (!this.#advice) {
      this.#prompt.refuse(t('hint-thinking'));
      this.#game.helped();
      this.#advice = this.#game.advice();
    }
    const advice = await this.#advice;
    if (!advice || view !== this.#view) return;
    this.#shown = Math.min(this.#shown + 1, 3);
    const { kit } = this.#game;
    const { says, marks } =
      this.#shown === 1 ? kit.where(advice, view) : this.#shown === 2 ? which(advice, kit) : line(advice, kit);
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

/**
 * The card, and where it goes.
 * @param {Advice} advice
 * @param {Kit} kit
 * @returns {Pointer}
 */
function which({ steps }, kit) {
  const [first] = steps;
  const marks = steps.flatMap(({ choice }) => kit.marks(choice));
  return {
    says: { id: 'hint-things', args: { things: inTurn(steps, kit) } },
    marks: [...marks, `.choices [data-choices~="${first?.choice.index}"]`],
  };
}
/**
 * What would be done, why, and what it promises.
 * @param {Advice} advice
 * @param {Kit} kit
 * @returns {Pointer}
 */
function line(advice, kit) {
  const { steps, thought } = advice;
  const best = thought.candidates[0];
  const because = why(thought.reasons, thought.candidates.length > 0);
  const things = inTurn(steps, kit);
  /** @type {Message} */
  const says = best
    ? { id: 'hint-line', args: { things, why: because, chance: Math.round(best.chance * 100) } }
    : { id: 'hint-plain', args: { things, why: because } };
  return { says, marks: which(advice, kit).marks };
}

/**
 * One after the other.
 * @param {Step[]} steps
 * @param {Kit} kit
 * @returns {Arg}
 */
function inTurn(steps, kit) {
  const [first = '', ...others] = steps.map((step) => kit.called(step));
  return others.reduce((before, then) => ({ id: 'hint-then', args: { before, then } }), first);
}
