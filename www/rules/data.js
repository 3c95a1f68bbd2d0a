// The rules and the rulings as they are kept: rules.json, monster-smash.json and rulings.json beside this file, in our
// own words and in English. Each is fetched when it is first asked for.

import { place } from '../place.js';

/**
 * Where a rule comes from: the rulebook; an official text where the rulebook is silent; the players of the game; or
 * our reading, where all are silent.
 * @typedef {'rulebook' | 'official' | 'community' | 'ours'} Basis
 */
/**
 * @typedef {object} Clause
 * @property {string} id "R13.5" or "M7.2"; it never changes
 * @property {string} [term] what it is about
 * @property {string} text
 * @property {string[]} [steps] done one after the other
 * @property {string[]} [points]
 * @property {Basis} basis
 * @property {string} [why] the reason for our reading
 * @property {string} [scenario] an example to play: a position and what is chosen, as in docs/notation.md
 */
/** @typedef {{ id: string, title: string, clauses: Clause[] }} Section */
/** @typedef {{ id: string, text: string, basis: Basis, edition?: 'classic' | 'revised' }} Ruling for both editions unless it names one */

/**
 * @template T
 * @param {string} file
 * @returns {() => Promise<T>}
 */
function kept(file) {
  /** @type {Promise<T> | undefined} */
  let asked;
  const ask = async () => {
    const response = await fetch(place(`rules/${file}`));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.json();
  };
  return () => {
    asked ??= ask().catch((error) => {
      // The next one who asks may have better luck.
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

/**
 * A game with the rules of its own.
 * @typedef {'smash-up' | 'monster-smash'} Book
 */
/** The rules of each game. @type {Record<Book, () => Promise<Section[]>>} */
export const rules = { 'smash-up': kept('rules.json'), 'monster-smash': kept('monster-smash.json') };
/**
 * Whose rule this is: those of Monster Smash begin with an M, those of Smash Up with an R.
 * @param {string} rule
 * @returns {Book}
 */
export const bookOf = (rule) => (rule.startsWith('M') ? 'monster-smash' : 'smash-up');
/** The number of a rule in a text, which it splits. */
export const NUMBER = /([RM]\d+\.\d+)/;

/**
 * The link that opens an example: its lines, readable.
 * @param {string} scenario
 */
export const exampleLink = (scenario) => `#s=${scenario.split('\n').map(encodeURIComponent).join('/')}`;
/** By the slug of the card or base. @type {() => Promise<Record<string, Ruling[]>>} */
export const rulings = kept('rulings.json');
