// Asks a worker what whoever decides should choose: one question at a time, a new one replaces the old. A thought can
// be left, or be answered at once with the best so far. If workers are refused or fail, the page thinks itself, in
// slices so short that it stays awake.

import { place } from '../place.js';
import { guard } from './engine.js';
import { inSlices } from './slices.js';

/** @typedef {import('../view').Thought} Thought */
/** @typedef {{ observation: Uint8Array, level: string, seed: number }} Question */
/**
 * A question that waits for its answer.
 * @typedef {object} Open
 * @property {number} id
 * @property {Question} question
 * @property {(spent: number) => void} tell
 * @property {import('./slices.js').Wish} wish
 * @property {(thought: Thought | undefined) => void} resolve
 * @property {(error: unknown) => void} reject
 */

export class Thinker {
  #asked = 0;
  /** @type {Open | null} */
  #open = null;
  /** @type {Worker | null} */
  #worker = null;
  #engine;

  /** @param {import('./engine.js').Engine} engine of the game that is thought about */
  constructor(engine) {
    this.#engine = engine;
    try {
      this.#worker = new Worker(place('engine/ai.worker.js'), { type: 'module' });
      this.#worker.addEventListener('message', ({ data }) => this.#hear(data));
      this.#worker.addEventListener('error', () => this.#goOnAlone());
      this.#worker.postMessage({ game: engine.game, module: engine.module });
    } catch {
      this.#worker = null;
    }
  }

  /**
   * @param {Question} question
   * @param {(spent: number) => void} [tell] how many decisions have been simulated, on long thoughts
   * @returns {Promise<Thought | undefined>} undefined if it was left, or another was asked
   */
  think(question, tell = () => {}) {
    this.leave();
    return new Promise((resolve, reject) => {
      this.#open = { id: this.#asked++, question, tell, wish: '', resolve, reject };
      if (this.#worker) this.#worker.postMessage({ id: this.#open.id, ...question });
      else this.#alone(this.#open);
    });
  }
  /** The thought that is on is answered with the best so far. */
  decide() {
    this.#want('now');
  }
  /** Nobody waits for the thought that is on any more. */
  leave() {
    this.#want('left');
    this.#open?.resolve(undefined);
    this.#open = null;
  }
  /** Nothing will be asked any more. */
  stop() {
    this.leave();
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** @param {import('./slices.js').Wish} wish */
  #want(wish) {
    if (!this.#open) return;
    this.#open.wish = wish;
    this.#worker?.postMessage({ id: this.#open.id, wish });
  }
  /** @param {{ id: number, spent?: number, thought?: Thought, failed?: boolean }} told */
  #hear({ id, spent, thought, failed }) {
    const open = this.#open;
    if (open?.id !== id) return;
    if (spent !== undefined) open.tell(spent);
    if (failed) this.#goOnAlone();
    if (!thought) return;
    this.#open = null;
    open.resolve(thought);
  }
  /** A worker that has failed once is not asked again. */
  #goOnAlone() {
    this.#worker?.terminate();
    this.#worker = null;
    if (this.#open) this.#alone(this.#open);
  }
  /** @param {Open} open */
  async #alone(open) {
    const { observation, level, seed } = open.question;
    try {
      const thinking = guard(() => new this.#engine.api.Thinking(observation, level, seed));
      open.resolve(await inSlices(guarded(thinking), () => open.wish, open.tell));
    } catch (error) {
      open.reject(error);
    }
    if (this.#open === open) this.#open = null;
  }
}

/**
 * @param {import('./slices.js').Thinking} thinking
 * @returns {import('./slices.js').Thinking}
 */
const guarded = (thinking) => ({
  step: (budget) => guard(() => thinking.step(budget)),
  so_far: () => guard(() => thinking.so_far()),
  spent: () => guard(() => thinking.spent()),
  // An engine that has stopped holds it for ever.
  free: () => thinking.free(),
});
