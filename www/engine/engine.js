// The engine, loaded once. Every call goes through `guard`, which tells a refusal (the game goes on) from an
// engine that has stopped (it cannot). The only file of the page's own thread that imports it.

import * as engine from '../pkg/basebreaker.js';
import { place } from '../place.js';

const { default: init, catalog, fresh_seed } = engine;
export const { Analysis, Session, Thinking } = engine;

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
export function guard(call) {
  try {
    return call();
  } catch (error) {
    // The engine refuses with plain errors; a trap or an exhausted stack is of another class.
    if (error instanceof Error && error.constructor === Error) throw error;
    throw new EngineStopped(error);
  }
}

/** The compiled engine, for whoever else needs one. @type {WebAssembly.Module | undefined} */
export let module;
let told = '';

/** @type {Promise<void> | undefined} */
let coming;
/** Loads the engine, once; whoever needs it waits for that. */
export const load = () => {
  coming ??= bring();
  return coming;
};
async function bring() {
  const response = await fetch(place('pkg/basebreaker_bg.wasm'));
  if (!response.ok) throw new Error(`${response.url} is not there (${response.status})`);
  module = await WebAssembly.compile(await response.arrayBuffer());
  await init({ module_or_path: module });
  told = /** @type {{ version?: () => string }} */ (engine).version?.() ?? '';
}

/** @returns {import('../view').CatalogFaction[]} */
export const factions = () => guard(catalog);
export const freshSeed = () => guard(fresh_seed);

/** The engine's version; empty if it does not tell. */
export const version = () => told;
