// The games there are: what each gives to the shell, by its name. Smash Up is always there; the other comes when it is
// wanted, with its engine.

import { load } from '../engine/engine.js';
import { bringWords } from '../page/words.js';
import { kit as smashUp } from '../smash-up/kit.js';

/** @typedef {import('../engine/engine.js').GameName} GameName */
/** @typedef {import('./kit').Kit} Kit */

/** @type {Map<GameName, Kit>} */
const here = new Map([['smash-up', smashUp]]);

/** @param {GameName} game */
export const isHere = (game) => here.has(game);
/**
 * The kit of a game, which has been brought.
 * @param {GameName} game
 */
export function kitOf(game) {
  const kit = here.get(game);
  if (!kit) throw new Error(`the kit of ${game} has not been brought`);
  return kit;
}
/**
 * Brings what the page shows of a game.
 * @param {GameName} game
 */
export async function bringKit(game) {
  if (!here.has(game)) {
    await bringWords(game);
    here.set(game, (await import('../monster-smash/kit.js')).kit);
  }
  return kitOf(game);
}
/**
 * Brings all that is needed to play a game.
 * @param {GameName} game
 */
export const bring = (game) => Promise.all([load(game), bringKit(game)]);
