// How long the shipped opponents think in Node, and whether slices can be left in time:
// `cargo xtask build && node tools/thinking.mjs`.
import { readFile } from 'node:fs/promises';
import { initSync, Session, Thinking } from '../pkg/basebreaker.js';

initSync({ module: await readFile(new URL('../pkg/basebreaker_bg.wasm', import.meta.url)) });
const seats = [{ name: 'Ann' }, { name: 'Bob' }];
const at = (times, part) => times[Math.min(times.length - 1, Math.floor(times.length * part))]?.toFixed(1);

for (const level of ['easy', 'normal', 'hard', 'expert']) {
  const [times, slices] = [[], []];
  let [nodes, spent] = [0, 0];
  for (let seed = 1; times.length < (level === 'expert' ? 40 : 200); seed++) {
    const session = Session.start({ seats, seed, draft: false });
    for (let n = 0; session.deciding() !== undefined && times.length < 200; n++) {
      const seat = session.deciding();
      const mine = level !== 'expert' || n % 5 === 0;
      const thinking = new Thinking(session.observation(n), mine ? level : 'easy', n);
      const begun = performance.now();
      let thought;
      while (!thought) {
        const slice = performance.now();
        thought = thinking.step(2000);
        if (mine) slices.push(performance.now() - slice);
      }
      const took = performance.now() - begun;
      if (mine && session.view(seat).decision.choices.length > 1) {
        times.push(took);
        nodes += thinking.spent();
        spent += took;
      }
      session.choose(thought.choice);
      thinking.free();
    }
  }
  times.sort((a, b) => a - b);
  slices.sort((a, b) => a - b);
  console.log(
    `${level}: ms p50 ${at(times, 0.5)} p95 ${at(times, 0.95)} max ${at(times, 1)}, slices of 2,000 p95 ` +
      `${at(slices, 0.95)} max ${at(slices, 1)}, ${Math.round(nodes / spent)} simulated decisions/ms`,
  );
}
