// The computer's plays, one by one: a line of what it did, which stays for a beat or until Next; Pause holds it as
// long as you like; Why? holds it and says the reason; Skip goes on to your next decision. While it thinks for long,
// it says how far it has come, and can be made to decide. Every choice is made and kept before its beat begins, so
// nothing here can lose one.

import { h } from '../page/dom.js';
import { say } from '../page/live.js';
import { nodes, t, text } from '../page/words.js';
import { mark } from '../table/mark.js';
import { always, mainLine } from './because.js';
import { pace } from './pace.js';

/** @typedef {import('../games/kit').Line} Line */
/** @typedef {import('../view').Message} Message */

/**
 * @param {string} name
 * @param {string} key
 * @param {() => void} act
 */
const button = (name, key, act) =>
  h('button', { type: 'button', title: t('steps-key', { key }), 'aria-keyshortcuts': key, onclick: act }, name);

export class Steps {
  #seat = 0;
  #name = '';
  #paused = false;
  /** Whether the plays go by unseen. */
  skipping = false;
  /** Whether it was asked why: until the plays go on, each says it. */
  #asked = false;
  /** Why the computer did what it did last. @type {Message | null} */
  #why = null;
  /** Ends the beat that is on. @type {(() => void) | null} */
  #release = null;
  #timer = 0;
  #thinking = h('h2', { class: 'thinking' });
  #did = h('p', { class: 'did' });
  #because = h('p', { class: 'because' });
  #reason = button(t('why-button'), 'y', () => this.why());
  #decide;
  #hold = button(t('steps-pause'), 'k', () => this.hold());
  #next = button(t('steps-next'), t('keys-space'), () => this.next());
  #skip;

  /**
   * @param {boolean} alone nobody but computers plays
   * @param {() => void} decideNow ends the thought that is on with the best so far
   */
  constructor(alone, decideNow) {
    this.#decide = button(t('steps-decide'), 'n', decideNow);
    this.#decide.hidden = true;
    this.#skip = button(alone ? t('steps-skip-end') : t('steps-skip'), 'f', () => this.skip());
    this.element = h(
      'div',
      { class: 'steps', role: 'group', 'aria-label': t('steps-label'), hidden: true },
      h('div', {}, this.#did, this.#because, this.#thinking),
      h('div', { class: 'controls' }, this.#reason, this.#hold, this.#next, this.#skip, this.#decide),
    );
    this.#draw();
  }
  /** Whether the plays go by without a beat. */
  get passing() {
    return this.skipping || pace().beat === 0;
  }
  /**
   * A computer begins to think.
   * @param {number} seat
   * @param {string} name
   */
  think(seat, name) {
    this.#name = name;
    this.element.hidden = false;
    this.#thinking.hidden = false;
    this.#decide.hidden = true;
    this.#thinking.replaceChildren(mark(seat), t('steps-thinking', { name }));
    this.#seat = seat;
  }
  /**
   * It thinks for more than a moment.
   * @param {number} spent how many moves it has tried in thought
   */
  progress(spent) {
    this.#decide.hidden = false;
    const words = t('steps-thinking-long', { name: this.#name, moves: spent });
    this.#thinking.replaceChildren(mark(this.#seat), words);
  }
  /**
   * Shows what a choice of the computer did; ends when the next may be made.
   * @param {Line[]} lines
   * @param {Message | undefined} why
   * @returns {Promise<void>}
   */
  beat(lines, why) {
    // What is hidden keeps its room: that of a short thought.
    this.think(this.#seat, this.#name);
    const line = mainLine(lines);
    // A choice that leads to another question first is no play.
    if (!line) return Promise.resolve();
    this.#thinking.hidden = true;
    this.#did.replaceChildren(mark(this.#seat), ...nodes(line.message));
    this.#why = why ?? null;
    this.#draw();
    if (this.passing && !this.#paused) return Promise.resolve();
    clearTimeout(this.#timer);
    return new Promise((resolve) => {
      this.#release = () => {
        clearTimeout(this.#timer);
        this.#release = null;
        resolve();
      };
      if (!this.#paused) this.#timer = window.setTimeout(this.#release, pace().beat);
    });
  }
  /** A person decides now, or nobody. */
  rest() {
    this.skipping = false;
    this.#asked = false;
    this.#why = null;
    this.element.hidden = true;
    this.#did.replaceChildren();
    this.#thinking.replaceChildren();
    this.#draw();
  }
  #draw() {
    this.#reason.hidden = this.#why === null;
    const told = this.#why && (this.#asked || always()) ? nodes(this.#why) : [];
    this.#because.replaceChildren(...told);
  }

  /** Says why, and holds the plays, so that it can be read. */
  why() {
    if (this.element.hidden || !this.#why) return;
    if (!this.#paused) this.hold();
    this.#asked = true;
    this.#draw();
    say(text(this.#why));
  }
  /** Pauses, or continues. */
  hold() {
    if (this.element.hidden) return;
    this.#paused = !this.#paused;
    this.#hold.textContent = this.#paused ? t('steps-continue') : t('steps-pause');
    clearTimeout(this.#timer);
    if (this.#paused) return say(t('steps-paused'));
    this.#asked = false;
    this.#draw();
    this.#release?.();
  }
  /** To the next play; a pause goes on after it. */
  next() {
    this.#release?.();
  }
  /** On to the next decision of a person. */
  skip() {
    if (this.element.hidden) return;
    this.skipping = true;
    if (this.#paused) this.hold();
    else this.next();
  }
}
