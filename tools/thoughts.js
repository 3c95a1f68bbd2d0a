// How long opponents think: games of all levels on one engine, in Node and in a browser alike. Nothing here but what a
// worker of the page does, in slices.

/**
 * @typedef {{ level: string, decisions: number, p50: number, p95: number, max: number, slice: number, rate: number }} Row
 * Times in milliseconds; the longest slice of 2,000 simulated decisions; simulated decisions a second.
 */

/** How many decisions that offer a choice are timed. */
const MOST = { easy: 300, normal: 300, hard: 300, expert: 150 };

/**
 * Plays games until enough of a level's thoughts are timed. The other seats, and four of five of Expert's own decisions,
 * are Easy's, so that games go on quickly.
 * @param {any} api the functions of the engine of a game
 * @param {string} game
 * @param {number} seats
 * @param {keyof typeof MOST} level
 * @returns {Row}
 */
export function measure(api, game, seats, level) {
  const players = ['Ann', 'Bob', 'Cas', 'Dot'].slice(0, seats).map((name) => ({ name }));
  const rules = game === 'smash-up' && seats > 3 ? ['duplicates'] : [];
  /** @type {number[]} */
  const times = [];
  let [slice, nodes, spent] = [0, 0, 0];
  for (let seed = 1; times.length < MOST[level]; seed++) {
    const session = api.Session.start({ game, seats: players, seed, draft: false, rules });
    for (let n = 0; session.deciding() !== undefined && times.length < MOST[level]; n++) {
      const seat = session.deciding();
      const asked = level !== 'expert' || n % 5 === 0;
      const timed = asked && session.view(seat).decision.choices.length > 1;
      const thinking = new api.Thinking(session.observation(n), asked ? level : 'easy', n);
      const begun = performance.now();
      let thought;
      while (!thought) {
        const before = performance.now();
        thought = thinking.step(2000);
        if (timed) slice = Math.max(slice, performance.now() - before);
      }
      if (timed) {
        times.push(performance.now() - begun);
        nodes += thinking.spent();
        spent += times.at(-1) ?? 0;
      }
      session.choose(thought.choice);
      thinking.free();
    }
    session.free();
  }
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  const rate = Math.round((1000 * nodes) / spent);
  return { level, decisions: times.length, p50: at(0.5), p95: at(0.95), max: at(1), slice, rate };
}
