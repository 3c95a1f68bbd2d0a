// What a choice would do, before it is made: shown on the table in place, and told in one line by the question.
// Pointing at a choice shows it after a moment, the focus at once, and dragging as soon as a place is under the card.
// The engine looks ahead with what the player may know; where something hidden would be shown, it says no more. What
// it comes to in words and on the table is the game's kit to say.

import { h, set } from '../page/dom.js';
import { t } from '../page/words.js';

/** @typedef {import('../games/kit').View} View */
/** @typedef {import('../games/kit').Ahead} Ahead */

/** How long something is pointed at before it is shown, in milliseconds. */
const POINTED = 150;
/** What goes with a description that a screen reader finds. */
const TEXT = 'foretold-text';

export class Preview {
  #root;
  #ahead;
  #guarded;
  #names;
  #kit;
  /** As it stands. @type {View | null} */
  #view = null;
  /** What has been looked at, by the choices. @type {Map<string, Ahead>} */
  #known = new Map();
  #shown = '';
  #timer = 0;
  /** Stays when the pointer goes. */
  #pinned = false;
  #line = h('p', { id: 'foretold', class: 'foretold' });
  #text = h('span', { id: TEXT, class: 'unseen' });
  /** The line by the question. */
  element = h('div', { class: 'foretelling' }, this.#line, this.#text);

  /**
   * @param {HTMLElement} root
   * @param {{ ahead: (choices: number[]) => Ahead, guarded: (act: () => void) => void, names: string[],
   *   kit: import('../games/kit').Kit }} how `guarded` does something that may find the engine stopped
   */
  constructor(root, { ahead, guarded, names, kit }) {
    this.#root = root;
    this.#ahead = ahead;
    this.#guarded = guarded;
    this.#names = names;
    this.#kit = kit;
    this.#follow();
  }
  /**
   * Another question, or none that the viewer is asked.
   * @param {View | null} view
   */
  ask(view) {
    this.#view = view;
    this.#known.clear();
    this.unpin();
  }
  /**
   * What would come of these choices, one after the other.
   * @param {number[]} choices
   */
  look(choices) {
    const key = choices.join();
    const known = this.#known.get(key) ?? this.#ahead(choices);
    this.#known.set(key, known);
    return known;
  }
  /** @param {number[]} choices */
  show(choices) {
    this.#guarded(() => this.#show(choices));
  }
  /** @param {number[]} choices */
  #show(choices) {
    clearTimeout(this.#timer);
    const view = this.#view;
    const key = choices.join();
    if (!view || view.decision?.kind === 'draft' || key === this.#shown) return;
    this.#wipe();
    this.#shown = key;
    const ahead = this.look(choices);
    this.#line.replaceChildren(...this.#kit.foretold(view, ahead, this.#names));
    this.#kit.sketch(this.#root, view, ahead, this.#pinned);
  }
  /**
   * Shows it until another is shown, or it is taken away, with the word that it is done by another press.
   * @param {number[]} choices
   * @returns {string} what is shown, in words
   */
  pin(choices) {
    this.#wipe();
    this.#pinned = true;
    this.#root.classList.add('considering');
    this.show(choices);
    this.#line.append(' · ', h('b', {}, t('foretold-again')));
    return this.#line.textContent ?? '';
  }
  clear() {
    clearTimeout(this.#timer);
    if (!this.#pinned) this.#wipe();
  }
  unpin() {
    this.#pinned = false;
    this.#root.classList.remove('considering');
    this.#wipe();
  }
  #wipe() {
    if (!this.#shown) return;
    this.#shown = '';
    this.#line.replaceChildren();
    for (const made of this.#root.querySelectorAll('.foreseen')) made.remove();
    for (const name of ['goes', 'breaks', 'changes'])
      for (const element of this.#root.querySelectorAll(`.${name}`)) element.classList.remove(name);
    for (const element of this.#root.querySelectorAll('[data-fate], [data-becomes]'))
      set(element, { 'data-fate': null, 'data-becomes': null });
  }

  #follow() {
    const chosen = (/** @type {Event} */ { target }) => {
      const element = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest('[data-choice]'));
      return element && this.#view ? { element, choices: [Number(element.dataset.choice)] } : null;
    };
    this.#root.addEventListener('pointerover', (event) => {
      if (event.pointerType === 'touch' || this.#pinned || this.#root.dataset.dragging) return;
      clearTimeout(this.#timer);
      const found = chosen(event);
      if (found) this.#timer = window.setTimeout(() => this.show(found.choices), POINTED);
      else this.clear();
    });
    this.#root.addEventListener('pointerleave', () => this.clear());
    // What is pressed must not move away under the pointer: nothing is shown until it is let go.
    let pressed = false;
    this.#root.addEventListener('pointerdown', () => {
      pressed = true;
      clearTimeout(this.#timer);
    });
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, () => {
        pressed = false;
      });
    this.#root.addEventListener('focusin', (event) => {
      const found = chosen(event);
      if (!found || this.#pinned || pressed) return;
      this.show(found.choices);
      // What it does is read with it, before its own text.
      this.#text.textContent = found.element.getAttribute('aria-description');
      found.element.setAttribute('aria-describedby', `${this.#line.id} ${TEXT}`);
      found.element.addEventListener('blur', () => found.element.removeAttribute('aria-describedby'), { once: true });
    });
    this.#root.addEventListener('focusout', () => this.clear());
  }
}
