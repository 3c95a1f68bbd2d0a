// Asks a worker what a computer seat chooses. The worker gets the compiled engine once, then bytes to
// think about; if workers are refused or stop, the page thinks itself, between two of its own tasks.

import { place } from '../place.js';

/** @typedef {{ observation: Uint8Array, level: string, seed: number }} Question */

export class Thinker {
  #asked = 0;
  /** @type {Map<number, (choice: number | undefined) => void>} */
  #waiting = new Map();
  /** @type {Worker | null} */
  #worker = null;
  #alone;

  /**
   * @param {WebAssembly.Module | undefined} module
   * @param {(question: Question) => number} alone how the page thinks without a worker
   */
  constructor(module, alone) {
    this.#alone = alone;
    try {
      this.#worker = new Worker(place('engine/ai.worker.js'), { type: 'module' });
      this.#worker.addEventListener('message', ({ data }) => this.#answer(data.id, data.choice));
      this.#worker.addEventListener('error', () => this.stop());
      this.#worker.postMessage({ module });
    } catch {
      this.#worker = null;
    }
  }

  /**
   * @param {Question} question
   * @returns {Promise<number>}
   */
  async think(question) {
    if (this.#worker) {
      const id = this.#asked++;
      const answered = new Promise((/** @type {(choice: number | undefined) => void} */ resolve) => {
        this.#waiting.set(id, resolve);
      });
      this.#worker.postMessage({ id, ...question });
      const choice = await answered;
      if (choice !== undefined) return choice;
    }
    await new Promise((resolve) => setTimeout(resolve));
    return this.#alone(question);
  }

  /** Ends the worker; whoever still waits for it is told to think alone. */
  stop() {
    this.#worker?.terminate();
    this.#worker = null;
    for (const id of [...this.#waiting.keys()]) this.#answer(id, undefined);
  }

  /**
   * @param {number} id
   * @param {number | undefined} choice
   */
  #answer(id, choice) {
    this.#waiting.get(id)?.(choice);
    this.#waiting.delete(id);
  }
}
