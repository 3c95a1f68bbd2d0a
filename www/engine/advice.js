// What a strong player would choose for whoever is asked: the choice, and where what it picks goes. It thinks about
// what that seat sees, as a computer does; where something hidden would be shown, it ends.

import { freshSeed, guard } from './engine.js';
import { ADVISER } from './levels.js';

/** @typedef {import('../view').Thought} Thought */
/** @typedef {import('../games/kit').DecisionView} DecisionView */
/** @typedef {{ decision: DecisionView, choice: import('../games/kit').ChoiceView }} Step */
/** @typedef {{ steps: Step[], thought: Thought }} Advice the thought is that of the first step */

/** The longest advice. */
const MOST = 8;

/**
 * @param {import('../pkg/basebreaker.js').Session} session a copy of the game, used up by this
 * @param {(question: import('./work.js').Question) => Promise<Thought | undefined>} think
 * @param {(before: DecisionView, now: DecisionView) => boolean} goesOn whether a question goes on with what the one
 *   before began
 * @returns {Promise<Advice | null>} null if the thought was left
 */
export async function advice(session, think, goesOn) {
  const seat = guard(() => session.deciding());
  const view = () => /** @type {import('../games/kit').View} */ (guard(() => session.view(seat)));
  /** @type {Step[]} */
  const steps = [];
  /** @type {Thought | undefined} */
  let first;
  try {
    for (let { decision } = view(); decision; { decision } = view()) {
      const observation = guard(() => session.observation(freshSeed()));
      const thought = await think({ observation, level: ADVISER, seed: freshSeed() });
      const choice = decision.choices[thought?.choice ?? -1];
      if (!thought || !choice) return null;
      first ??= thought;
      steps.push({ decision, choice });
      guard(() => session.choose(choice.index));
      const shown = guard(() => session.undo_barrier()) !== null;
      const asked = view().decision;
      if (shown || !asked || !goesOn(decision, asked) || steps.length >= MOST) break;
    }
    return first ? { steps, thought: first } : null;
  } finally {
    session.free();
  }
}
