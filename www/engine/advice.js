// What a strong player would choose for whoever is asked: the choice, and where what it picks goes. It thinks about
// what that seat sees, as a computer does; where something hidden would be shown, it ends.

import { freshSeed, guard } from './engine.js';
import { ADVISER } from './levels.js';

/** @typedef {import('../view').Thought} Thought */
/** @typedef {import('../view').DecisionView} DecisionView */
/** @typedef {{ decision: DecisionView, choice: import('../view').ChoiceView }} Step */
/** @typedef {{ steps: Step[], thought: Thought }} Advice the thought is that of the first step */

/** Questions about what was just picked. */
const FOLLOWING = ['way', 'where'];
/** The longest advice. */
const MOST = 4;

/**
 * @param {import('../pkg/basebreaker.js').Session} session a copy of the game, used up by this
 * @param {(question: import('./work.js').Question) => Promise<Thought | undefined>} think
 * @returns {Promise<Advice | null>} null if the thought was left
 */
export async function advice(session, think) {
  const seat = guard(() => session.deciding());
  const view = () => /** @type {import('../view').View} */ (guard(() => session.view(seat)));
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
      const goesOn = asked && asked.seat === seat && FOLLOWING.includes(asked.kind) && steps.length < MOST;
      if (shown || !goesOn) break;
    }
    return first ? { steps, thought: first } : null;
  } finally {
    session.free();
  }
}
