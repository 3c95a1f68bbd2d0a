// What the page remembers between visits, in the browser's own storage. Storage may be full or refused;
// then nothing is remembered, and nothing else changes. A record of a game is about one kilobyte: a
// thousand games fit into localStorage, which is written at once, so that a closed tab loses nothing.

const GAME = 'basebreaker.game';
const TRY = 'basebreaker.try';
const GO_ON = 'basebreaker.go-on';

/**
 * @template T
 * @param {() => T} act
 * @returns {T | null}
 */
function allowed(act) {
  try {
    return act();
  } catch {
    return null;
  }
}

/** What is kept of each game, as it was written, by id. */
export const keptGames = () =>
  new Map(
    (allowed(() => Object.keys(localStorage)) ?? [])
      .filter((key) => key.startsWith(GAME))
      .map((key) => [key.slice(GAME.length), localStorage.getItem(key) ?? '']),
  );
/** @param {string} id */
export const keptGame = (id) => allowed(() => localStorage.getItem(GAME + id));
/**
 * @param {string} id
 * @param {string} raw
 * @returns {boolean} whether the browser keeps it
 */
export const keepGame = (id, raw) => allowed(() => localStorage.setItem(GAME + id, raw)) !== null;
/** @param {string} id */
export const dropGame = (id) => allowed(() => localStorage.removeItem(GAME + id));
/** Whether the browser keeps anything for this page. */
export function keepsGames() {
  const kept = allowed(() => localStorage.setItem(TRY, '')) !== null;
  allowed(() => localStorage.removeItem(TRY));
  return kept;
}

/** Whether the browser has promised to keep it all; null if it makes no such promise. */
export const promisedToKeep = async () => (await navigator.storage?.persisted?.().catch(() => null)) ?? null;
/** Asks the browser for that promise; it may ask the person in turn. */
export const askToKeep = () => navigator.storage.persist().catch(() => false);

/** @typedef {'language' | 'pace' | 'sound' | 'volume' | 'theme' | 'keys' | 'confirm' | 'warn' | 'scoring' | 'why' | 'usual' | 'setup' | 'which' | 'monsters'} Setting */

/** What was chosen since the page was loaded holds where nothing is kept, too. @type {Map<Setting, string>} */
const now = new Map();
/**
 * What was chosen in the settings; null if nothing was.
 * @param {Setting} name
 */
export const setting = (name) => now.get(name) ?? allowed(() => localStorage.getItem(`basebreaker.${name}`));
/**
 * @param {Setting} name
 * @param {string} value
 */
export function keepSetting(name, value) {
  now.set(name, value);
  allowed(() => localStorage.setItem(`basebreaker.${name}`, value));
}

/**
 * Makes the next loading of the page go straight on with a kept game.
 * @param {string} id
 */
export const goOnAfterReload = (id) => allowed(() => sessionStorage.setItem(GO_ON, id));
/** The game that this loading should go on with; the wish holds once. */
export function goesOn() {
  const id = allowed(() => sessionStorage.getItem(GO_ON));
  allowed(() => sessionStorage.removeItem(GO_ON));
  return id;
}
