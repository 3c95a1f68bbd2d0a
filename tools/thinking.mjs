// How long the shipped opponents think, and whether slices can be left in time:
//
//   cargo xtask build && node tools/thinking.mjs              in Node
//   cargo xtask build && node tools/thinking.mjs --browser    in a browser of the Chromium family
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './browser.mjs';
import { measure } from './thoughts.js';

const GAMES = { 'smash-up': 'basebreaker', 'monster-smash': 'monster_smash' };
const root = new URL('../', import.meta.url);

const measured = process.argv.includes('--browser') ? await inBrowser() : await inNode();
for (const [game, seats] of /** @type {const} */ ([
  ['smash-up', 2],
  ['smash-up', 4],
  ['monster-smash', 2],
  ['monster-smash', 4],
])) {
  for (const level of /** @type {const} */ (['easy', 'normal', 'hard', 'expert'])) {
    const { decisions, p50, p95, max, slice, rate } = await measured.by(game, seats, level);
    const [middle, high, most, longest] = [p50, p95, max, slice].map((time) => time.toFixed(1));
    console.log(
      `${game}, ${seats} seats, ${level}: ${decisions} decisions, ms p50 ${middle} p95 ${high} max ${most}, ` +
        `longest slice ${longest}, ${rate} simulated decisions/s`,
    );
  }
}
await measured.end();

/** @typedef {(game: keyof typeof GAMES, seats: number, level: import('./thoughts.js').Row['level']) => any} By */
/** @returns {Promise<{ by: By, end: () => unknown }>} */
async function inNode() {
  /** @type {Record<string, any>} */
  const apis = {};
  for (const [game, file] of Object.entries(GAMES)) {
    apis[game] = await import(`../pkg/${file}.js`);
    apis[game].initSync({ module: await readFile(new URL(`pkg/${file}_bg.wasm`, root)) });
  }
  return { by: (game, seats, level) => measure(apis[game], game, seats, /** @type {any} */ (level)), end: () => {} };
}
/** The files of this folder under an address that is nowhere else. @returns {Promise<{ by: By, end: () => unknown }>} */
async function inBrowser() {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.route('http://localhost:1/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const types = { js: 'text/javascript', wasm: 'application/wasm' };
    const contentType = types[/** @type {'js'} */ (pathname.split('.').at(-1))] ?? 'text/html';
    const body = pathname === '/' ? '' : await readFile(new URL(pathname.slice(1), root));
    await route.fulfill({ contentType, body });
  });
  await page.goto('http://localhost:1/');
  /** @type {By} */
  const by = (game, seats, level) =>
    page.evaluate(
      async ({ file, game, seats, level }) => {
        const { measure } = await import(`${location.origin}/tools/thoughts.js`);
        const api = await import(`${location.origin}/pkg/${file}.js`);
        await api.default();
        return measure(api, game, seats, level);
      },
      { file: GAMES[game], game, seats, level },
    );
  return { by, end: () => browser.close() };
}
