// A thought in slices of a few milliseconds. Between two of them whoever thinks looks up: messages arrive, the page
// draws, and the thought can be left or be answered with the best so far. The worker and the page both think so.

/** What is wanted of a thought that is on: to go on, to answer at once, to end. @typedef {'' | 'now' | 'left'} Wish */

/** How long a slice shall take, in milliseconds. */
const SLICE = 6;
/** How many simulated decisions the first slice has. */
const FIRST = 200;
/** How often it is told how far a thought has come, in milliseconds. */
const TOLD = 250;

/** Lets everything else have its turn. A timer would wait longer, and one that stands still forever. */
const breath = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });

/**
 * @template T, N
 * @param {import('./work.js').Work<T, N>} work
 * @param {() => Wish} wish
 * @param {(news: N) => void} tell how far it has come, if it takes long
 * @returns {Promise<T | undefined>} undefined if it was left
 */
export async function inSlices(work, wish, tell) {
  let budget = FIRST;
  let told = performance.now();
  try {
    for (;;) {
      const start = performance.now();
      const done = work.step(Math.ceil(budget));
      if (done) return done;
      const now = performance.now();
      budget *= Math.min(2, SLICE / Math.max(now - start, 1));
      budget = Math.min(Math.max(budget, 1), 10 * FIRST);
      if (now - told >= TOLD) {
        told = now;
        tell(work.news());
      }
      await breath();
      if (wish() === 'left') return undefined;
      if (wish() === 'now') return work.so_far();
    }
  } finally {
    work.free();
  }
}
