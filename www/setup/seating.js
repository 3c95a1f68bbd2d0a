// Who sits where, in both games: a person, a computer with its strength, or nobody, with a name. What the browser kept
// of it may be of another version, or broken.

import { level } from '../engine/levels.js';

/** @typedef {'human' | 'computer' | 'none'} Kind */
/** @typedef {import('../view').Level} Level */
/**
 * @typedef {object} Seat
 * @property {Kind} kind
 * @property {string} name
 * @property {Level} level how strong it plays if a computer does
 */

/** How many seats are never empty. */
export const MINIMUM = 2;
const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];
/** @type {Kind[]} */
const KINDS = ['human', 'computer', 'none'];

/** @param {number} seat */
export const defaultName = (seat) => NAMES[seat] ?? '';
/**
 * What a seat is called.
 * @param {{ name: string }} seat
 * @param {number} at
 */
export const called = ({ name }, at) => name.trim() || defaultName(at);

/**
 * What was kept as a text.
 * @param {string | null} raw
 */
export function read(raw) {
  try {
    return JSON.parse(raw ?? '{}') ?? {};
  } catch {
    return {};
  }
}
/**
 * A seat as far as it can be read; at first, one person against one computer.
 * @param {Record<string, unknown>} kept
 * @param {number} at
 * @returns {Seat}
 */
export function readSeat(kept, at) {
  const usual = at === 0 ? 'human' : at < MINIMUM ? 'computer' : 'none';
  const kind = KINDS.find((each) => each === kept.kind && (each !== 'none' || at >= MINIMUM));
  return {
    kind: kind ?? usual,
    name: typeof kept.name === 'string' ? kept.name.slice(0, 16) : defaultName(at),
    level: level(kept.level),
  };
}
/**
 * The seats that are taken, with their places among all.
 * @template {Seat} S
 * @param {{ seats: S[] }} plan
 */
export const seated = ({ seats }) => seats.flatMap((seat, at) => (seat.kind === 'none' ? [] : [{ ...seat, at }]));
/**
 * How strong each seat of the game plays.
 * @param {{ seats: Seat[] }} plan
 */
export const toLevels = (plan) => seated(plan).map((seat) => seat.level);
/**
 * Who begins, among the seats that are taken; null for whom the seed draws.
 * @param {{ seats: Seat[], first: number | null }} plan
 */
export function toFirst(plan) {
  const first = seated(plan).findIndex(({ at }) => at === plan.first);
  return first < 0 ? null : first;
}
