// One game: wraps the engine's Session and keeps the record outside of it. Every call goes through
// `guard`, which tells a refusal (the game goes on) from an engine that has stopped (it cannot).
// The only file of the page's own thread that imports the engine.

import init, { catalog, fresh_seed, Session, think } from './pkg/basebreaker.js';
import { keepRecord } from './storage.js';
import { Thinker } from './thinker.js';

/** @typedef {import('./view').View} View */
/** @typedef {import('./view').Line} Line */
/** @typedef {import('./view').GameRecord} GameRecord */

const LEVEL = 'greedy';

/** The engine broke one of its own promises; what it holds now is worth nothing. */
export class EngineStopped extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super(String(cause));
    this.cause = cause;
  }
}

/**
 * @template T
 * @param {() => T} call
 * @returns {T}
 */
function guard(call) {
  try {
    return call();
  } catch (error) {
    // The engine refuses with plain errors; a trap or an exhausted stack is of another class.
    if (error instanceof Error && error.constructor === Error) throw error;
    throw new EngineStopped(error);
  }
}

/** @type {WebAssembly.Module | undefined} */
let module;

/** Loads the engine. */
export async function load() {
  const response = await fetch(new URL('./pkg/basebreaker_bg.wasm', import.meta.url));
  if (!response.ok) throw new Error(`${response.url} is not there (${response.status})`);
  module = await WebAssembly.compile(await response.arrayBuffer());
  await init({ module_or_path: module });
}

/** @returns {import('./view').CatalogFaction[]} */
export const factions = () => guard(catalog);
export const freshSeed = () => guard(fresh_seed);

/** A game being played. */
export class Game {
  /** Set when the page has turned to something else. */
  ended = false;

  /** @param {GameRecord} record */
  constructor(record) {
    /** @type {GameRecord} */
    this.record = { setup: record.setup, choices: [...record.choices] };
    this.names = record.setup.seats.map((seat) => seat.name);
    this.engine = guard(() => (record.choices.length ? Session.load(record) : Session.start(record.setup)));
    // A record of another version is played as far as it fits.
    this.record.choices = /** @type {GameRecord} */ (guard(() => this.engine.record())).choices;
    this.thinker = new Thinker(module, (q) => guard(() => think(q.observation, q.level, q.seed)));
    keepRecord(this.record);
  }
  /** The seat that decides; undefined when the game is over. */
  get deciding() {
    return guard(() => this.engine.deciding());
  }
  /** Seats with a person behind them. */
  get humans() {
    return this.record.setup.seats.flatMap((seat, i) => (seat.human ? [i] : []));
  }
  /**
   * @param {number | undefined} viewer without one, what a spectator sees
   * @returns {View}
   */
  view(viewer) {
    return guard(() => this.engine.view(viewer));
  }
  /**
   * Answers the decision. If the engine stops over it, the record keeps the choice that did it.
   * @param {number} choice
   */
  choose(choice) {
    this.record.choices.push(choice);
    try {
      guard(() => this.engine.choose(choice));
    } catch (error) {
      if (!(error instanceof EngineStopped)) this.record.choices.pop();
      throw error;
    }
    keepRecord(this.record);
  }
  /** The computer's choice for the seat that decides: it is shown an observation, never the game. */
  think() {
    const observation = guard(() => this.engine.observation(freshSeed()));
    return this.thinker.think({ observation, level: LEVEL, seed: freshSeed() });
  }
  /**
   * @param {number | undefined} viewer
   * @param {number} from
   * @returns {Line[]}
   */
  log(viewer, from) {
    return guard(() => this.engine.log(viewer, from));
  }
  get logLength() {
    return guard(() => this.engine.log_length());
  }
  /**
   * @param {number} seat
   * @param {number} card
   * @param {number} [base]
   */
  whyNot(seat, card, base) {
    return guard(() => this.engine.why_not(seat, card, base));
  }
  end() {
    this.ended = true;
    this.thinker.stop();
  }
}
