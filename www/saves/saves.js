// The games that are kept: what is written of each, and what is read back. A save holds the record, and
// beside it what the list shows. What cannot be read is still listed, and kept as it is.

import { level } from '../engine/levels.js';
import { dropGame, keepGame, keptGame, keptGames } from './storage.js';

/** @typedef {import('../view').GameRecord} GameRecord */
/** @typedef {import('../view').Save} Save */
/** @typedef {{ id: string, raw: string, save: Save | null }} Kept `save` is null if it is damaged */

/** @param {GameRecord} record */
const isRecord = (record) =>
  Array.isArray(record?.setup?.seats) &&
  record.setup.seats.length >= 2 &&
  record.setup.seats.every((seat) => typeof seat?.name === 'string') &&
  Array.isArray(record.choices) &&
  record.choices.every(Number.isInteger);

/** @param {import('../view').Explained} each */
const isExplained = (each) =>
  Number.isInteger(each?.from) && Number.isInteger(each.end) && typeof each.why?.id === 'string';

/**
 * Reads what was written, by this or another version of the page; a bare record is a save as well.
 * @param {string} raw
 * @returns {Save | null}
 */
export function readSave(raw) {
  try {
    const data = JSON.parse(raw);
    const { at, engine, hash, factions, vp, turn, over, practice, levels, hints, why, record } = data.record
      ? data
      : { record: data };
    if (!isRecord(record)) return null;
    const list = (/** @type {unknown} */ some) => (Array.isArray(some) ? some : []);
    return {
      at: Number(at) || 0,
      engine: String(engine ?? ''),
      hash: String(hash ?? ''),
      factions: list(factions).map((each) => list(each).map(String)),
      vp: list(vp).map(Number),
      turn: Number(turn) || 0,
      over: over === true,
      practice: practice === true,
      levels: list(levels).map(level),
      hints: Number(hints) || 0,
      why: list(why).filter(isExplained),
      record,
    };
  } catch {
    return null;
  }
}

/** @param {{ save: Save | null }} kept */
const when = ({ save }) => save?.at ?? Number.NEGATIVE_INFINITY;

/**
 * All that is kept, the newest first, the damaged last.
 * @returns {Kept[]}
 */
export const allSaves = () =>
  [...keptGames()].map(([id, raw]) => ({ id, raw, save: readSave(raw) })).sort((a, b) => when(b) - when(a));

/**
 * @param {string} id
 * @returns {Kept | null}
 */
export function oneSave(id) {
  const raw = keptGame(id);
  return raw === null ? null : { id, raw, save: readSave(raw) };
}

const newId = () => `.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** The place where one game is kept. */
export class Slot {
  id;
  /** What was written there last. @type {string | null} */
  #written;

  /** @param {Kept} [kept] the game that is gone on with; without one, a new place */
  constructor(kept) {
    this.id = kept?.id ?? newId();
    this.#written = kept?.raw ?? null;
  }
  /**
   * @param {Save} save
   * @returns {boolean} whether the browser keeps it
   */
  write(save) {
    // In another tab the same game has taken another course, or was deleted: this is a game of its own.
    if (keptGame(this.id) !== this.#written) {
      this.id = newId();
      this.#written = null;
    }
    const raw = JSON.stringify(save);
    if (!keepGame(this.id, raw)) return false;
    this.#written = raw;
    return true;
  }
  drop() {
    if (keptGame(this.id) === this.#written) dropGame(this.id);
  }
}

/**
 * Keeps a game that the engine has stopped over as it was before the last choice.
 * @param {GameRecord} record
 * @param {string | undefined} id where the game was kept
 * @returns {string | null} where to go on; null if it has no earlier state
 */
export function beforeLast(record, id) {
  const save = id === undefined ? null : oneSave(id)?.save;
  if (record.choices.length === 0) return null;
  // The choice that the engine stopped over was never kept.
  if (id !== undefined && save && save.record.choices.length < record.choices.length) return id;
  const earlier = { ...record, choices: record.choices.slice(0, -1) };
  const slot = new Slot();
  slot.write({
    ...(save ?? { engine: '', factions: [], vp: [], turn: 0, practice: false, levels: [], hints: 0, why: [] }),
    at: Date.now(),
    hash: '',
    over: false,
    record: earlier,
  });
  return slot.id;
}
