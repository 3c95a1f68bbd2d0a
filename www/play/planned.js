// Answers that were given ahead: the place a card was dropped at, and the order in which things shall happen. Each
// waits for the question that it fits; once something else is asked, it is forgotten.

/** @typedef {import('../games/kit').DecisionView} DecisionView */
/** @typedef {import('../games/kit').ChoiceView} ChoiceView */
/** @typedef {{ card: number | null, base?: number | null }} Wanted */

/** Questions between which the same things may wait in line. */
const BETWEEN = ['order', 'way', 'where', 'step', 'number', 'instead', 'extra', 'ignore'];

/**
 * @param {Wanted} a
 * @param {Wanted} b
 */
const same = (a, b) => a.card === b.card && a.base === b.base;

export class Planned {
  /** @type {Wanted | null} */
  #place = null;
  /** What comes after what, whose order it is, and when it was said. @type {{ order: Wanted[], seat: number, moment: number } | null} */
  #order = null;

  forget() {
    this.#place = null;
    this.#order = null;
  }
  /**
   * Where the card goes that is being chosen.
   * @param {Wanted} place
   */
  place(place) {
    this.#place = place;
  }
  /**
   * In which order these shall happen, all of them at once.
   * @param {Wanted[]} order
   * @param {number} seat
   * @param {number} moment the same as long as they can be those
   */
  order(order, seat, moment) {
    this.#order = { order, seat, moment };
  }
  get nothing() {
    return this.#place === null && this.#order === null;
  }
  /**
   * The answer to a question, if it was given ahead.
   * @param {DecisionView} decision
   * @param {number} moment
   * @returns {number | undefined}
   */
  answer({ seat, kind, choices }, moment) {
    const place = this.#place;
    this.#place = null;
    const there = place && choices.find((choice) => same(choice, place));
    if (there) return there.index;
    // Another seat may be asked in between.
    if (this.#order?.seat !== seat) return undefined;
    const { order } = this.#order;
    const known = (/** @type {ChoiceView} */ choice) => order.some((wanted) => same(wanted, choice));
    const other = kind === 'order' && !choices.every(known);
    if (other || !BETWEEN.includes(kind) || moment !== this.#order.moment) this.#order = null;
    else if (kind === 'order') {
      for (const wanted of order) {
        const choice = choices.find((each) => same(each, wanted));
        if (choice) return choice.index;
      }
    }
    return undefined;
  }
}
