// Numbers that have changed since the viewer last decided say by how much, until the next decision. What changes at
// this moment lights up as well, where the pace leaves time for it.

import { number } from '../page/words.js';
import { pace } from './pace.js';

/** @typedef {Map<string, number>} Numbers by the selector of the element that shows it */

/** @param {number} by */
const signed = (by) => `${by < 0 ? '−' : '+'}${number(Math.abs(by))}`;

export class Changes {
  /** As each viewer last decided. @type {Map<number | undefined, Numbers>} */
  #decided = new Map();
  /** As they were drawn last. @type {Numbers} */
  #drawn = new Map();

  /**
   * @param {HTMLElement} table
   * @param {Numbers} now the numbers of the view
   * @param {{ viewer: number | undefined, mine: boolean }} who with `mine`, the viewer decides now
   */
  draw(table, now, { viewer, mine }) {
    const then = this.#decided.get(viewer) ?? this.#drawn;
    for (const [selector, value] of now) {
      const element = /** @type {HTMLElement | null} */ (table.querySelector(selector));
      const by = value - (then.get(selector) ?? value);
      if (!element) continue;
      delete element.dataset.change;
      if (by === 0) continue;
      element.dataset.change = signed(by);
      const just = value !== (this.#drawn.get(selector) ?? value);
      if (just && pace().glide > 0) element.animate({ scale: [1.35, 1] }, { duration: 2 * pace().glide });
    }
    this.#drawn = now;
    if (mine) this.#decided.set(viewer, now);
  }
}
