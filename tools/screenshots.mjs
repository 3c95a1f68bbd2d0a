// Takes the pictures of docs/screenshots/: every screen that matters in three windows and both themes.
//
//   cargo xtask play          in another terminal; it says where the page is
//   BASE_URL=http://127.0.0.1:8080/ npm run screenshots
//
// The games are played here by the engine that ships and laid into the browser as saves, so the same build takes the
// same pictures.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { catalog, initSync, Session, think } from '../pkg/basebreaker.js';
import { ensureBrowser } from './browser.mjs';

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const base = process.env.BASE_URL ?? 'http://127.0.0.1:8080/';
const WINDOWS = [
  [1280, 800],
  [390, 844],
  [600, 600],
];
initSync({ module: await readFile(new URL('../pkg/basebreaker_bg.wasm', import.meta.url)) });

const factions = catalog().map(({ name }) => name);
/** By seat; Ninjas have something to do before a base scores. */
const DECKS = [
  ['Ninjas', 'Dinosaurs'],
  ['Zombies', 'Tricksters'],
].map((two) => two.map((name) => factions.indexOf(name)));

/**
 * A game of Ann and Bob as a save, up to a moment: the first of a hundred games that comes to it.
 * @param {boolean} both whether Bob is a person, too
 * @param {(session: Session, choices: number) => boolean} until
 */
function saved(both, until) {
  for (let seed = 5; seed < 105; seed += 1) {
    const seats = ['Ann', 'Bob'].map((name, i) => ({ name, factions: DECKS[i], human: both || i === 0 }));
    const session = Session.start({ seats, seed, draft: false });
    for (let n = 0; session.deciding() !== undefined && !until(session, n); n += 1) {
      session.choose(think(session.observation(n), 'greedy', n));
    }
    const over = session.deciding() === undefined;
    if (!over || until === theEnd) return JSON.stringify({ at: 1, over, record: session.record() });
  }
  throw new Error('no game comes to that moment');
}
const theEnd = () => false;
/** @param {Session} session */
const asked = (session) => (session.deciding() === 0 ? session.view(0).decision.kind : '');
const midway = saved(false, (session, n) => n > 60 && asked(session) === 'play');
const goOn = (/** @type {import('@playwright/test').Page} */ page) =>
  page.getByRole('button', { name: 'Go on' }).click();

/** An attack in Monster Smash, as the address that opens it. */
const attack = [
  'game monster-smash',
  'turn Ann attack',
  'Ann Mummy: hand M4 M3 M3 Z1 W2 V4 D2',
  'Bob Zombie: hand D1 D2 D3 D4 W1 W2 W3',
  'Cid Vampire: hand V1 V2 V3',
  'deck ?20',
];
const link = `#s=${attack.map(encodeURIComponent).join('/')}`;
/** @param {import('@playwright/test').Page} page */
async function attacks(page) {
  await page
    .getByRole('button', { name: /^Attack Bob/ })
    .first()
    .click();
  for (const name of ['Mummy 4', 'Mummy 3'])
    await page
      .getByRole('region', { name: 'Hand' })
      .getByRole('button', { name: new RegExp(`^${name}.*can be chosen`) })
      .first()
      .click();
}
/** @param {import('@playwright/test').Page} page */
const result = (page) => page.getByRole('button', { name: /^Open/ }).click();

/** @type {Record<string, { save?: string, link?: string, show: (page: import('@playwright/test').Page) => Promise<unknown> }>} */
const SCREENS = {
  'set-up': { show: (page) => page.getByRole('button', { name: 'Play', exact: true }).waitFor() },
  table: { save: midway, show: goOn },
  scoring: { save: saved(false, (session) => asked(session) === 'before-scoring'), show: goOn },
  inspect: {
    save: midway,
    show: async (page) => {
      await goOn(page);
      await page.locator('.bases [data-base]').first().focus();
      await page.keyboard.press('i');
    },
  },
  'hand-over': { save: saved(true, (_, n) => n > 60), show: goOn },
  end: { save: saved(false, theEnd), show: result },
  analysis: {
    save: saved(false, theEnd),
    show: async (page) => {
      await result(page);
      await page.getByRole('button', { name: 'Analysis', exact: true }).click();
      await page.getByRole('progressbar').waitFor();
      await page.getByRole('progressbar').waitFor({ state: 'hidden', timeout: 120_000 });
    },
  },
  attack: { link, show: attacks },
  steal: {
    link,
    show: async (page) => {
      await attacks(page);
      await page.getByRole('button', { name: 'Attack with 7' }).click();
      await page.getByRole('list', { name: /^The hand of / }).waitFor();
    },
  },
};

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
const press = await browser.newPage();
/** As WebP, a third of the size. @param {Buffer} png */
async function small(png) {
  const url = await press.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.85);
  }, png.toString('base64'));
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}
for (const [width, height] of WINDOWS) {
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    for (const [name, { save, link: to = '', show }] of Object.entries(SCREENS)) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      if (save) await page.addInitScript((raw) => localStorage.setItem('basebreaker.game.shown', raw), save);
      await page.goto(`${base}${to}`);
      await show(page);
      // Where the mouse was left, something would be read.
      await page.mouse.move(0, 0);
      await page.waitForFunction(() => document.fonts.ready);
      await page.waitForTimeout(500);
      await writeFile(`${folder}${name}-${width}x${height}-${theme}.webp`, await small(await page.screenshot()));
      await context.close();
    }
  }
}
await browser.close();
