// What the page remembers between visits: the record of the game being played, and the pace. Storage
// may be full or refused; then nothing is remembered, and nothing else changes.

/** @typedef {import('./view').GameRecord} GameRecord */

const GAME = 'basebreaker.game';
const PACE = 'basebreaker.pace';
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

/**
 * The record that is kept, if it has the shape of one.
 * @returns {GameRecord | null}
 */
export function savedRecord() {
  const record = allowed(() => JSON.parse(localStorage.getItem(GAME) ?? 'null'));
  return record?.setup?.seats?.length >= 2 && Array.isArray(record.choices) ? record : null;
}
/** @param {GameRecord} record */
export const keepRecord = (record) => allowed(() => localStorage.setItem(GAME, JSON.stringify(record)));
export const forgetRecord = () => allowed(() => localStorage.removeItem(GAME));

export const savedPace = () => allowed(() => localStorage.getItem(PACE));
/** @param {string} pace */
export const keepPace = (pace) => allowed(() => localStorage.setItem(PACE, pace));

/** Makes the next loading of the page go straight on with the kept game. */
export const goOnAfterReload = () => allowed(() => sessionStorage.setItem(GO_ON, 'yes'));
/** Whether this loading should; the wish holds once. */
export function goesOn() {
  const wish = allowed(() => sessionStorage.getItem(GO_ON));
  allowed(() => sessionStorage.removeItem(GO_ON));
  return wish !== null;
}
