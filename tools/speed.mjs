// How fast the shipped engine plays random games in Node: `cargo xtask build && node tools/speed.mjs`.
import { readFile } from 'node:fs/promises';
import { initSync, playout } from '../pkg/basebreaker.js';

initSync({ module: await readFile(new URL('../pkg/basebreaker_bg.wasm', import.meta.url)) });
playout(300, 2, 1);
for (const seats of [2, 4]) {
  const begun = performance.now();
  const [decisions = 0] = playout(3000, seats, 1);
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${seats} seats: ${Math.round(decisions / seconds)} decisions/s, ${Math.round(3000 / seconds)} games/s`);
}
