// How fast the shipped engines play random games in Node: `cargo xtask build && node tools/speed.mjs`.
import { readFile } from 'node:fs/promises';
import * as smashUp from '../pkg/basebreaker.js';
import * as monsterSmash from '../pkg/monster_smash.js';

const read = (/** @type {string} */ file) => readFile(new URL(`../pkg/${file}_bg.wasm`, import.meta.url));
smashUp.initSync({ module: await read('basebreaker') });
monsterSmash.initSync({ module: await read('monster_smash') });
for (const [name, { playout }, games] of /** @type {const} */ ([
  ['Smash Up', smashUp, 3000],
  ['Monster Smash', monsterSmash, 30_000],
])) {
  playout(300, 2, 1);
  for (const seats of [2, 4]) {
    const begun = performance.now();
    const [decisions = 0] = playout(games, seats, 1);
    const seconds = (performance.now() - begun) / 1000;
    const [each, all] = [decisions, games].map((count) => Math.round(count / seconds));
    console.log(`${name}, ${seats} seats: ${each} decisions/s, ${all} games/s`);
  }
}
