// The engines: one a game, each fetched and loaded once, when a game of its kind is wanted. Every call goes through
// `guard`, which tells a refusal (the game goes on) from an engine that has stopped (it cannot). The only file of the
// page's own thread that imports them.

import { place } from '../place.js';

/** @typedef {'smash-up' | 'monster-smash'} GameName as the engines call their games */
/** @typedef {Pick<typeof import('../pkg/basebreaker.js'), 'Session' | 'Thinking' | 'Analysis' | 'fresh_seed' | 'game_of'>} Api what all of them have */
/**
 * @typedef {object} Engine
 * @property {GameName} game
 * @property {Api} api
 * @property {WebAssembly.Module} module the compiled engine, for whoever else needs one
 * @property {string} version empty if it does not tell
 */

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

/** The catalogue of Smash Up, which the other game has no use for. @type {() => import('../view').CatalogFaction[]} */
let catalog = () => [];
const bringers = {
  'smash-up': async () => {
    const api = await import('../pkg/basebreaker.js');
    catalog = api.catalog;
    return { api, file: 'basebreaker_bg.wasm' };
  },
  'monster-smash': async () => ({ api: await import('../pkg/monster_smash.js'), file: 'monster_smash_bg.wasm' }),
};

/** @type {Map<GameName, Promise<Engine>>} */
const coming = new Map();
/** @type {Map<GameName, Engine>} */
const here = new Map();

/**
 * Loads an engine, once; whoever needs it waits for that.
 * @param {GameName} game
 */
export function load(game) {
  const asked = coming.get(game) ?? bring(game);
  coming.set(game, asked);
  // The next one who asks may have better luck.
  asked.catch(() => coming.delete(game));
  return asked;
}
/**
 * @param {GameName} game
 * @returns {Promise<Engine>}
 */
async function bring(game) {
  const { api, file } = await bringers[game]();
  const response = await fetch(place(`pkg/${file}`));
  if (!response.ok) throw new Error(`${response.url} is not there (${response.status})`);
  const module = await WebAssembly.compile(await response.arrayBuffer());
  await api.default({ module_or_path: module });
  const engine = { game, api, module, version: /** @type {{ version?: () => string }} */ (api).version?.() ?? '' };
  here.set(game, engine);
  return engine;
}

/**
 * The engine of a game, which has been loaded.
 * @param {GameName} game
 */
export function engineOf(game) {
  const engine = here.get(game);
  if (!engine) throw new Error(`the engine of ${game} has not been loaded`);
  return engine;
}

/**
 * Which game a record is of: those of Smash Up do not say it.
 * @param {import('../view').GameRecord} record
 * @returns {GameName}
 */
export const gameOf = ({ setup }) => (setup.game === 'monster-smash' ? 'monster-smash' : 'smash-up');
/**
 * Which game a text or the fragment of a link is of.
 * @param {string} text
 * @returns {Promise<GameName>}
 */
export async function gameIn(text) {
  if (text.startsWith('#g1.')) return 'smash-up';
  if (text.startsWith('#m1.')) return 'monster-smash';
  // Every engine can tell.
  const [engine = await load('smash-up')] = here.values();
  return /** @type {GameName} */ (guard(() => engine.api.game_of(text)));
}

/** @returns {import('../view').CatalogFaction[]} */
export const factions = () => guard(catalog);
/** Any engine that is here: in what all of them have, one is as good as another. */
const anyEngine = () => here.values().next().value;
/** A seed that nobody chose, once there is an engine. */
export const freshSeed = () => guard(() => anyEngine()?.api.fresh_seed() ?? 0);
/** The version of the engines, which are built together; empty as long as none is here. */
export const version = () => anyEngine()?.version ?? '';
