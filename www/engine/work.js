// What is asked of a worker, or of the page in its place: a thought about what a seat sees, or an analysis of a game
// that is over. Both go on in slices and tell how far they have come.

/** @typedef {{ observation: Uint8Array, level: string, seed: number }} Question */
/** @typedef {{ record: import('../view').GameRecord, seats: number[], seed: number }} Study whose choices are judged */
/** @typedef {Pick<typeof import('../pkg/basebreaker.js'), 'Thinking' | 'Analysis'>} Engine */
/**
 * @template [T=any] what comes of it
 * @template [N=any] what is told of it on the way
 * @typedef {object} Work
 * @property {(budget: number) => T | undefined} step goes on for about so many simulated decisions
 * @property {() => T} so_far
 * @property {() => N} news
 * @property {() => void} free
 */

/**
 * @param {Question | Study} asked
 * @param {Engine} engine
 * @param {<R>(call: () => R) => R} guard every call of the engine goes through it
 * @returns {Work}
 */
export function begin(asked, { Thinking, Analysis }, guard = (call) => call()) {
  if ('record' in asked) {
    const { record, seats, seed } = asked;
    const analysis = guard(() => new Analysis(record, Uint8Array.from(seats), seed));
    const so_far = () => guard(() => analysis.so_far());
    // What an engine holds that has stopped, it holds for ever.
    return { step: (budget) => guard(() => analysis.step(budget)), so_far, news: so_far, free: () => analysis.free() };
  }
  const thinking = guard(() => new Thinking(asked.observation, asked.level, asked.seed));
  return {
    step: (budget) => guard(() => thinking.step(budget)),
    so_far: () => guard(() => thinking.so_far()),
    news: () => guard(() => thinking.spent()),
    free: () => thinking.free(),
  };
}
