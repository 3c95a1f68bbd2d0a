// One game: wraps the engine's Session, keeps the record outside it, and thinks for computer seats.
// The only file of the page's own thread that imports the engine.

import init, { catalog, fresh_seed, Session, think } from './pkg/basebreaker.js';

/** @typedef {import('./view').View} View */
/** @typedef {import('./view').Line} Line */
/** @typedef {import('./view').Setup} Setup */
/** @typedef {import('./view').GameRecord} GameRecord */

const SAVED = 'basebreaker.game';
const LEVEL = 'greedy';

/** @type {WebAssembly.Module | undefined} */
let module;

/** Loads the engine. */
export async function load() {
  const url = new URL('./pkg/basebreaker_bg.wasm', import.meta.url);
  const response = await fetch(url);
  module = await WebAssembly.compile(await response.arrayBuffer());
  await init({ module_or_path: module });
}

/** @returns {import('./view').CatalogFaction[]} */
export const factions = () => catalog();
export const seed = () => fresh_seed();

/**
 * The record of the game that was being played, if one is kept.
 * @returns {GameRecord | null}
 */
export function savedRecord() {
  try {
    const record = JSON.parse(localStorage.getItem(SAVED) ?? 'null');
    return record?.setup?.seats?.length >= 2 && Array.isArray(record.choices) ? record : null;
  } catch {
    return null;
  }
}
/**
 * Keeps a record for the next visit, or for this one after a reload.
 * @param {GameRecord} record
 */
export function keepRecord(record) {
  try {
    localStorage.setItem(SAVED, JSON.stringify(record));
  } catch {
    // A full or refused storage must not stop the game.
  }
}
export function forgetRecord() {
  try {
    localStorage.removeItem(SAVED);
  } catch {
    // Storage may be refused; then there is nothing to forget.
  }
}

/** A worker that answers for computer seats; thoughts run on the page's own thread if it is refused. */
class Thinker {
  #count = 0;
  /** @type {Map<number, (answer: { choice?: number, error?: string }) => void>} */
  #waiting = new Map();
  /** @type {Worker | null} */
  #worker = null;

  constructor() {
    try {
      this.#worker = new Worker(new URL('./ai.worker.js', import.meta.url), { type: 'module' });
      this.#worker.addEventListener('message', ({ data }) => {
        this.#waiting.get(data.id)?.(data);
        this.#waiting.delete(data.id);
      });
      this.#worker.addEventListener('error', () => {
        for (const answer of this.#waiting.values()) answer({ error: 'the worker stopped' });
        this.#waiting.clear();
        this.#worker = null;
      });
      this.#worker.postMessage({ module });
    } catch {
      this.#worker = null;
    }
  }
  /**
   * @param {Uint8Array} observation
   * @returns {Promise<number>}
   */
  async think(observation) {
    const question = seed();
    if (this.#worker) {
      const id = this.#count++;
      const answered = new Promise((resolve) => this.#waiting.set(id, resolve));
      this.#worker.postMessage({ id, observation, level: LEVEL, seed: question });
      const { choice } = await answered;
      if (choice !== undefined) return choice;
    }
    await new Promise((resolve) => setTimeout(resolve));
    return think(observation, LEVEL, question);
  }
  stop() {
    this.#worker?.terminate();
  }
}

/** A game being played. Its record lives here, outside the engine, so that a crash cannot lose it. */
export class Game {
  /** @param {GameRecord} record */
  constructor(record) {
    /** @type {GameRecord} */
    this.record = { setup: record.setup, choices: [] };
    this.engine = record.choices.length ? Session.load(record) : Session.start(record.setup);
    this.record.choices = /** @type {GameRecord} */ (this.engine.record()).choices;
    this.thinker = new Thinker();
    this.names = record.setup.seats.map((seat) => seat.name);
  }
  /** The seat that decides; undefined when the game is over. */
  get deciding() {
    return this.engine.deciding();
  }
  /** @param {number} seat */
  isHuman(seat) {
    return this.record.setup.seats[seat]?.human ?? false;
  }
  /**
   * @param {number | undefined} seat
   * @returns {View}
   */
  view(seat) {
    return this.engine.view(seat);
  }
  /** @param {number} choice */
  choose(choice) {
    this.record.choices.push(choice);
    this.engine.choose(choice);
    keepRecord(this.record);
  }
  /** The computer's choice for the seat that decides: it sees an observation, never the game. */
  async think() {
    return this.thinker.think(this.engine.observation(seed()));
  }
  /**
   * @param {number | undefined} seat
   * @param {number} from
   * @returns {Line[]}
   */
  log(seat, from) {
    return this.engine.log(seat, from);
  }
  get logLength() {
    return this.engine.log_length();
  }
  /**
   * @param {number} seat
   * @param {number} card
   */
  whyNot(seat, card) {
    return this.engine.why_not(seat, card, undefined);
  }
  end() {
    this.thinker.stop();
  }
}
