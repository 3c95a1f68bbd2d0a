// The rules and the rulings as they are kept: rules.json, monster-smash.json and rulings.json beside this file, in our own words and in
// English. Each is fetched when it is first asked for.

import { place } from '../place.js';

/**
 * Where a rule comes from: the rulebook; an official text where the rulebook is silent; the players of the game; or
 * our reading, where all are silent.
 * @typedef {'rulebook' | 'official' | 'community' | 'ours'} Basis
 */
/**
 * @typedef {object} Clause
 * @property {string} id "R13.5"; it never changes
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

/** @type {() => Promise<Section[]>} */
export const rules = kept('rules.json');
/** The rules of the other game, by its own numbers: "M7.2". @type {() => Promise<Section[]>} */
export const monsterSmashRules = kept('monster-smash.json');
/** By the slug of the card or base. @type {() => Promise<Record<string, Ruling[]>>} */
export const rulings = kept('rulings.json');
