// Asks a worker what whoever decides should choose, or to look back on a game: one question at a time, a new one
// replaces the old. A thought can be left, or be answered at once with the best so far. If workers are refused or fail, the page thinks itself, in
// slices so short that it stays awake.

import { place } from '../place.js';
import { guard } from './engine.js';
import { inSlices } from './slices.js';
import { begin } from './work.js';

/** @typedef {import('../view').Thought} Thought */
/** @typedef {import('../view').Report} Report */
/** @typedef {import('./work.js').Question} Question */
/** @typedef {import('./work.js').Study} Study */
/**
 * A question that waits for its answer.
 * @typedef {object} Open
 * @property {number} id
 * @property {Question | Study} asked
 * @property {(news: any) => void} tell
 * @property {import('./slices.js').Wish} wish
 * @property {(done: any) => void} resolve
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
    return this.#ask(question, tell);
  }
  /**
   * @param {Study} study
   * @param {(report: Report) => void} tell what is known so far
   * @returns {Promise<Report | undefined>} undefined if it was left, or something else was asked
   */
  analyse(study, tell) {
    return this.#ask(study, tell);
  }
  /**
   * @param {Question | Study} asked
   * @param {(news: any) => void} tell
   * @returns {Promise<any>}
   */
  #ask(asked, tell) {
    this.leave();
    return new Promise((resolve, reject) => {
      this.#open = { id: this.#asked++, asked, tell, wish: '', resolve, reject };
      if (this.#worker) this.#worker.postMessage({ id: this.#open.id, ...asked });
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
  /** @param {{ id: number, news?: unknown, done?: unknown, failed?: boolean }} told */
  #hear({ id, news, done, failed }) {
    const open = this.#open;
    if (open?.id !== id) return;
    if (news !== undefined) open.tell(news);
    if (failed) this.#goOnAlone();
    if (!done) return;
    this.#open = null;
    open.resolve(done);
  }
  /** A worker that has failed once is not asked again. */
  #goOnAlone() {
    this.#worker?.terminate();
    this.#worker = null;
    if (this.#open) this.#alone(this.#open);
  }
  /** @param {Open} open */
  async #alone(open) {
    try {
      const work = begin(open.asked, this.#engine.api, guard);
      open.resolve(await inSlices(work, () => open.wish, open.tell));
    } catch (error) {
      open.reject(error);
    }
    if (this.#open === open) this.#open = null;
  }
}
