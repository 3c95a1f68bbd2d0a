// The computer's plays, one by one: a line of what it did, which stays for a beat or until Next; Pause holds it as
// long as you like; Skip goes on to your next decision. Every choice is made and kept before its beat begins, so
// nothing here can lose one.

import { h } from '../page/dom.js';
import { say } from '../page/live.js';
import { nodes, t } from '../page/words.js';
import { mark } from '../table/card.js';
import { pace } from './pace.js';

/** @typedef {import('../view').Line} Line */

/**
 * @param {string} name
 * @param {string} key
 * @param {() => void} act
 */
const button = (name, key, act) =>
  h('button', { type: 'button', title: t('steps-key', { key }), 'aria-keyshortcuts': key, onclick: act }, name);

export class Steps {
  #seat = 0;
  #paused = false;
  /** Whether the plays go by unseen. */
  skipping = false;
  /** Ends the beat that is on. @type {(() => void) | null} */
  #release = null;
  #timer = 0;
  #thinking = h('h2', { class: 'thinking' });
  #did = h('p', { class: 'did' });
  #hold = button(t('steps-pause'), 'k', () => this.hold());
  #next = button(t('steps-next'), t('keys-space'), () => this.next());
  #skip;

  /** @param {boolean} alone nobody but computers plays */
  constructor(alone) {
    this.#skip = button(alone ? t('steps-skip-end') : t('steps-skip'), 'f', () => this.skip());
    this.element = h(
      'div',
      { class: 'steps', role: 'group', 'aria-label': t('steps-label'), hidden: true },
      h('div', {}, this.#did, this.#thinking),
      h('div', { class: 'controls' }, this.#hold, this.#next, this.#skip),
    );
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
    this.element.hidden = false;
    this.#thinking.hidden = false;
    this.#thinking.replaceChildren(mark(seat), t('steps-thinking', { name }));
    this.#seat = seat;
  }
  /**
   * Shows what a choice of the computer did; ends when the next may be made.
   * @param {Line[]} lines
   * @returns {Promise<void>}
   */
  beat(lines) {
    const line = lines.find(({ heading }) => !heading) ?? lines[0];
    // A choice that leads to another question first is no play.
    if (!line) return Promise.resolve();
    this.#thinking.hidden = true;
    this.#did.replaceChildren(mark(this.#seat), ...nodes(line.message));
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
    this.element.hidden = true;
    this.#did.replaceChildren();
    this.#thinking.replaceChildren();
  }

  /** Pauses, or continues. */
  hold() {
    if (this.element.hidden) return;
    this.#paused = !this.#paused;
    this.#hold.textContent = this.#paused ? t('steps-continue') : t('steps-pause');
    clearTimeout(this.#timer);
    if (this.#paused) say(t('steps-paused'));
    else this.#release?.();
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
