// What a new game is to be: who sits where, how the factions are given out, which rules differ. The browser keeps
// the last plan, so that "Play" plays the same way again; what it kept may be of another version, or broken.

import { freshSeed } from '../engine/engine.js';
import { level } from '../engine/levels.js';
import { keepSetting, setting } from '../saves/storage.js';
import { FACTIONS } from './names.js';

/** @typedef {import('../view').GameRecord} GameRecord */
/** @typedef {'human' | 'computer' | 'none'} Kind */
/** @typedef {'deal' | 'draft' | 'choose'} Giving how the factions find their players */
/** @typedef {import('../view').Level} Level */
/**
 * @typedef {object} Seat
 * @property {Kind} kind
 * @property {string} name
 * @property {Level} level how strong it plays if a computer does
 * @property {[string, string]} factions their names; empty for any
 */
/**
 * @typedef {object} Plan
 * @property {Seat[]} seats four of them
 * @property {Giving} giving
 * @property {string[]} rules which house rules are on: options by their names in the engine, and `UNASKED`
 * @property {number | null} first the seat that begins; null for whom the seed draws
 */

/** How many seats are never empty. */
export const MINIMUM = 2;
/** The house rule by which a person who holds nothing to use is not asked when a base scores. */
export const UNASKED = 'unasked';
/** What may be a house rule, in the order of the rules. */
export const HOUSE_RULES = [
  'duplicates',
  'drafted_bases',
  'redraw_by_choice',
  'host_needed',
  'affect_wide',
  'own_abilities',
  'presence_by_power',
  'bases_reshuffle',
  UNASKED,
];

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];
/** @type {Kind[]} */
const KINDS = ['human', 'computer', 'none'];
/** @type {Giving[]} */
const GIVINGS = ['deal', 'draft', 'choose'];

/** @param {number} seat */
export const defaultName = (seat) => NAMES[seat] ?? '';

/**
 * The last plan, as far as it can be read; at first, one person against one computer.
 * @returns {Plan}
 */
export function recall() {
  const kept = read(setting('setup'));
  const known = (/** @type {unknown} */ name) => FACTIONS.find((faction) => faction === name) ?? '';
  return {
    seats: NAMES.map((name, i) => {
      const seat = kept.seats?.[i] ?? {};
      const usual = i === 0 ? 'human' : i < MINIMUM ? 'computer' : 'none';
      const kind = KINDS.find((each) => each === seat.kind && (each !== 'none' || i >= MINIMUM));
      return {
        kind: kind ?? usual,
        name: typeof seat.name === 'string' ? seat.name.slice(0, 16) : name,
        level: level(seat.level),
        factions: [known(seat.factions?.[0]), known(seat.factions?.[1])],
      };
    }),
    giving: GIVINGS.find((each) => each === kept.giving) ?? 'deal',
    rules: HOUSE_RULES.filter((rule) => Array.isArray(kept.rules) && kept.rules.includes(rule)),
    first: typeof kept.first === 'number' && kept.first in NAMES ? kept.first : null,
  };
}
/** @param {string | null} raw */
function read(raw) {
  try {
    return JSON.parse(raw ?? '{}') ?? {};
  } catch {
    return {};
  }
}
/** @param {Plan} plan */
export const remember = (plan) => keepSetting('setup', JSON.stringify(plan));

/**
 * The seats that are taken, with their places among the four.
 * @param {Plan} plan
 */
export const seated = (plan) => plan.seats.flatMap((seat, at) => (seat.kind === 'none' ? [] : [{ ...seat, at }]));

/**
 * How strong each seat of the game plays.
 * @param {Plan} plan
 */
export const toLevels = (plan) => seated(plan).map((seat) => seat.level);

/**
 * The game that a plan begins.
 * @param {Plan} plan
 * @param {number | null} seed without one, a new one
 * @returns {GameRecord}
 */
export function toRecord(plan, seed) {
  const seats = seated(plan);
  const people = seats.filter(({ kind }) => kind === 'human').length;
  const everyone = seats.reduce((bits, { kind }, i) => (kind === 'human' ? bits | (1 << i) : bits), 0);
  const first = seats.findIndex(({ at }) => at === plan.first);
  return {
    setup: {
      seats: seats.map(({ kind, name, factions: wanted, at }) => ({
        name: name.trim() || defaultName(at),
        factions: plan.giving === 'choose' ? wanted.filter(Boolean).map((name) => FACTIONS.indexOf(name)) : [],
        human: kind === 'human',
      })),
      seed: seed ?? freshSeed(),
      draft: plan.giving === 'draft',
      first: first < 0 ? null : first,
      options: {
        ...Object.fromEntries(plan.rules.filter((rule) => rule !== UNASKED).map((rule) => [rule, true])),
        // Who is not asked holds nothing: between people, that would be told.
        always_asked: (people > 1 ? !plan.rules.includes(UNASKED) : setting('scoring') === 'on') ? everyone : 0,
      },
    },
    choices: [],
  };
}
