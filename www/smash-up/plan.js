// What a new game of Smash Up is to be: who sits where, how the factions are given out, which rules differ. The browser
// keeps the last plan, so that "Play" plays the same way again; what it kept may be of another version, or broken.

import { freshSeed } from '../engine/engine.js';
import { keepSetting, setting } from '../saves/storage.js';
import { called, read, readSeat, seated, toFirst } from '../setup/seating.js';
import { FACTIONS } from './names.js';

/** @typedef {'deal' | 'draft' | 'choose'} Giving how the factions find their players */
/** @typedef {import('../setup/seating.js').Seat & { factions: [string, string] }} Seat the factions' names; empty for any */
/**
 * @typedef {object} Plan
 * @property {Seat[]} seats four of them
 * @property {Giving} giving
 * @property {string[]} rules which house rules are on: options by their names in the engine, and `UNASKED`
 * @property {number | null} first the seat that begins; null for whom the seed draws
 */

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

/** How many can play. */
const SEATS = 4;
/** @type {Giving[]} */
const GIVINGS = ['deal', 'draft', 'choose'];

/**
 * The last plan, as far as it can be read; at first, one person against one computer.
 * @returns {Plan}
 */
export function recall() {
  const kept = read(setting('setup'));
  const known = (/** @type {unknown} */ name) => FACTIONS.find((faction) => faction === name) ?? '';
  return {
    seats: Array.from({ length: SEATS }, (_, at) => {
      const seat = kept.seats?.[at] ?? {};
      return { ...readSeat(seat, at), factions: [known(seat.factions?.[0]), known(seat.factions?.[1])] };
    }),
    giving: GIVINGS.find((each) => each === kept.giving) ?? 'deal',
    rules: HOUSE_RULES.filter((rule) => Array.isArray(kept.rules) && kept.rules.includes(rule)),
    first: typeof kept.first === 'number' && kept.first < SEATS ? kept.first : null,
  };
}
/** @param {Plan} plan */
export const remember = (plan) => keepSetting('setup', JSON.stringify(plan));

/**
 * The game that a plan begins.
 * @param {Plan} plan
 * @param {number | null} seed without one, a new one
 * @returns {{ setup: import('../view').Setup, choices: number[] }}
 */
export function toRecord(plan, seed) {
  const seats = seated(plan);
  const people = seats.filter(({ kind }) => kind === 'human').length;
  const everyone = seats.reduce((bits, { kind }, i) => (kind === 'human' ? bits | (1 << i) : bits), 0);
  return {
    setup: {
      seats: seats.map(({ kind, name, factions: wanted, at }) => ({
        name: called({ name }, at),
        factions: plan.giving === 'choose' ? wanted.filter(Boolean).map((name) => FACTIONS.indexOf(name)) : [],
        human: kind === 'human',
      })),
      seed: seed ?? freshSeed(),
      draft: plan.giving === 'draft',
      first: toFirst(plan),
      options: {
        ...Object.fromEntries(plan.rules.filter((rule) => rule !== UNASKED).map((rule) => [rule, true])),
        // Who is not asked holds nothing: between people, that would be told.
        always_asked: (people > 1 ? !plan.rules.includes(UNASKED) : setting('scoring') === 'on') ? everyone : 0,
      },
    },
    choices: [],
  };
}
