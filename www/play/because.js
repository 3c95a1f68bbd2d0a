// Why the computers did what they did. A choice that leads to another question first has its reasons, too: they are
// told with what comes of it. What speaks of the cards in a computer's hand is not told. What was done is read in the
// log by whoever asks; it is kept with the game, in this browser only.

import { setting } from '../saves/storage.js';

/** @typedef {import('../view').Message} Message */
/** @typedef {import('../games/kit').Line} Line */
/** A play and why it was made. @typedef {import('../view').Explained} Play */

/** Reasons that would tell what somebody holds. */
const OF_THE_HAND = ['reason-hand', 'reason-specials', 'monster-reason-suit'];

/** Whether each play is shown with its reason, unasked. */
export const always = () => setting('why') === 'on';

/**
 * What speaks for a choice, and what against it, as one message: of each base one thing is enough.
 * @param {Message[]} reasons
 * @param {boolean} compared whether there was anything to choose from
 * @returns {Message}
 */
export function why(reasons, compared) {
  const bases = reasons.map(({ args }) => JSON.stringify(args.base));
  const apart = reasons.filter(({ args }, i) => !args.base || bases.indexOf(JSON.stringify(args.base)) === i);
  const [first, second] = apart.filter(({ args }) => args.way === 'better');
  const but = apart.find(({ args }) => args.way === 'worse');
  if (!first) return compared ? { id: 'why-close', args: {} } : { id: 'why-none', args: {} };
  if (second) return { id: 'why-two', args: { first, second } };
  return but ? { id: 'why-but', args: { first, but } } : { id: 'why-one', args: { first } };
}

/**
 * Whether that tells more than that there is nothing to tell.
 * @param {Message} because
 */
export const says = ({ id }) => id !== 'why-none' && id !== 'why-close';

export class Because {
  /** The oldest first. @type {Play[]} */
  #plays;
  /** Of choices that nothing has come of yet. @type {Message[]} */
  #reasons = [];
  /** Whether anything was compared for them. */
  #compared = false;

  /** @param {Play[]} [kept] */
  constructor(kept = []) {
    this.#plays = kept;
  }
  /** All of them, to be kept. */
  get all() {
    return this.#plays;
  }
  /**
   * A computer has chosen.
   * @param {import('../view').Thought} thought
   * @param {number} from how long the log was before
   * @param {number} end how long it is now
   */
  add({ reasons, candidates }, from, end) {
    const known = new Set(this.#reasons.map((reason) => JSON.stringify(reason)));
    this.#reasons.push(
      ...reasons.filter((reason) => !OF_THE_HAND.includes(reason.id) && !known.has(JSON.stringify(reason))),
    );
    this.#compared ||= candidates.length > 0;
    if (end === from) return;
    this.#plays.push({ from, end, why: why(this.#reasons, this.#compared) });
    this.#drop();
  }
  /**
   * What the log does not have any more has not been done.
   * @param {number} length of the log
   */
  trim(length) {
    this.#plays = this.#plays.filter(({ end }) => end <= length);
    this.#drop();
  }
  #drop() {
    this.#reasons = [];
    this.#compared = false;
  }
  /**
   * The plays after some moment.
   * @param {number} from how long the log was then
   */
  since(from) {
    return this.#plays.filter(({ end }) => end > from);
  }
}

/**
 * The line that says what was done.
 * @param {Line[]} lines
 */
export const mainLine = (lines) => lines.find(({ heading }) => !heading) ?? lines[0];
