// Where a game of either kind stands: who has won it, and whether what was begun is done with. Asked of views alone,
// so that whoever walks through a game needs no table.

/** @typedef {import('./kit').View} View */

/**
 * @param {View} view
 * @returns {number | null}
 */
export function won(view) {
  const { winner, result } = /** @type {{ winner?: number | null, result?: { winner: number } | null }} */ (view);
  return winner ?? result?.winner ?? null;
}

/** What a turn of Monster Smash is made of: each begins something. */
const STEPS = ['draw', 'burn', 'target'];

/**
 * Whether somebody is free to begin something: to play a card or to end the turn, or the next step of a turn.
 * @param {View} view
 */
export function isFree({ phase, decision }) {
  if (!decision) return false;
  if (phase !== 'Play') return STEPS.includes(decision.kind) && !decision.set?.now;
  return decision.by === null && decision.choices.some((choice) => choice.word === 'done');
}
