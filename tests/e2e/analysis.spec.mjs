// The analysis of a game that is over: what was given away and why, the way to the replay and to another try, and
// leaving while it goes on. The game is short: Ann does not win when she could, and Bob does.
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { think } from '../../pkg/basebreaker.js';
import * as monsters from '../../pkg/monster_smash.js';
import { kept, Session } from './kept.mjs';
import { shutsNobodyOut, waitForTurn } from './page.mjs';

monsters.initSync({ module: await readFile(new URL('../../pkg/monster_smash_bg.wasm', import.meta.url)) });

test.use({ reducedMotion: 'reduce' });

const THROWN = `
## A win thrown away
people ann
base Jungle Oasis: ann King Rex, ann War Raptor
base Tortuga: bob Laseratops
ann 13vp: hand Laseratops, Scout; deck ?6
bob 13vp: hand ?4; deck ?10
> ann: done`;

function played() {
  const session = Session.read(THROWN);
  while (session.deciding() !== undefined)
    session.choose(think(session.observation(1), 'hard', session.plies().length));
  return session;
}
const analysis = (page) => page.getByRole('region', { name: 'Analysis', exact: true });
const result = (page) => page.getByRole('region', { name: 'Result' });
const losses = (page) => analysis(page).locator('.losses > li');
const way = (page, name) => page.getByRole('button', { name, exact: true });
const underWay = (page) => analysis(page).getByRole('progressbar');

/** Opens the page where the game has come to its end, and asks for the analysis; collects what goes wrong. */
async function open(page, session) {
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  const save = { at: 1, over: true, levels: ['normal', 'hard'], record: session.record() };
  await page.addInitScript((raw) => {
    localStorage['basebreaker.game.test'] ??= raw;
  }, JSON.stringify(save));
  await page.goto('./');
  await page.getByRole('button', { name: /^Open/ }).click();
  await way(page, 'Analysis').click();
  await expect(analysis(page).getByRole('heading', { name: 'Analysis' })).toBeFocused();
  return wrong;
}
const finished = (page) => expect(underWay(page)).toBeHidden({ timeout: 60_000 });

/** Keeps the worker from beginning, and notes when it is ended. */
const holdAnalysis = (page) =>
  page.addInitScript(() => {
    window.ended = 0;
    const { postMessage, terminate } = Worker.prototype;
    Worker.prototype.postMessage = function (message) {
      if (!message.record) postMessage.call(this, message);
      else this.held = true;
    };
    Worker.prototype.terminate = function () {
      if (this.held) window.ended += 1;
      terminate.call(this);
    };
  });

test('it says what was given away, what was better and why', async ({ page }) => {
  const wrong = await open(page, played());
  await finished(page);
  await expect(losses(page)).toHaveCount(1);
  await expect(losses(page)).toContainText('Blunder Turn 1');
  await expect(losses(page).getByRole('definition').first()).toHaveText('End turn');
  await expect(losses(page).getByRole('definition').last()).toHaveText(
    /^(Laseratops|Scout) by \d+ points, give or take \d+$/,
  );
  await expect(losses(page)).toContainText('Why: wins the game.');
  const ann = analysis(page).locator('.accounts > li');
  await expect(ann).toHaveCount(1);
  await expect(ann).toContainText(/Accuracy \d+ % over one choice: one blunder, 0 mistakes, 0 inaccuracies\./);
  await expect(ann).toContainText(/Luck: [+-]?\d+ points, give or take \d+\./);
  await expect(page.locator('#polite')).toContainText('one choice gave something away');
  await expect(analysis(page).getByRole('img', { name: /^Chance to win by turn\./ })).toHaveAccessibleName(
    /At the end: ann 0 % and bob 100 %\.$/,
  );
  await analysis(page).getByText('The only choice').click();
  await expect(analysis(page).getByRole('table').last().getByRole('row').last()).toContainText('End turnBlunder: ');
  await shutsNobodyOut(page);
  expect(wrong).toEqual([]);
});

test('the choices of a computer can be looked at as well', async ({ page }) => {
  await open(page, played());
  await finished(page);
  await page.getByLabel('Choices of').selectOption('bob, computer, Hard');
  await expect(analysis(page).locator('.accounts > li')).toContainText('bob, computer, Hard', { timeout: 60_000 });
  await finished(page);
  await expect(losses(page)).toHaveCount(0);
  await expect(analysis(page)).toContainText('nothing else was clearly better');
});

test('a choice opens in the replay, and the replay leads back to what was found', async ({ page }) => {
  await open(page, played());
  await finished(page);
  await losses(page).getByRole('button', { name: 'Look at it: turn 1, End turn' }).click();
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveValue('0');
  await expect(page.getByRole('region', { name: 'Decision' }).locator('[aria-current]')).toContainText('End turn');
  await holdAnalysis(page);
  await way(page, 'Analysis').click();
  await expect(losses(page)).toHaveCount(1);
  await expect(underWay(page)).toBeHidden();
});

test('from a choice, the game goes on in another way', async ({ page }) => {
  await open(page, played());
  await finished(page);
  await losses(page).getByRole('button', { name: 'Try again from here: turn 1, End turn' }).click();
  expect(await waitForTurn(page)).toBe('asked');
  await expect(way(page, /^End turn/).first()).toBeVisible();
  const [now] = await kept(page);
  expect(now.save.record.choices).toEqual([]);
  expect(now.save.record.setup.seats.map(({ human }) => human)).toEqual([true, false]);
});

test('whoever leaves ends it', async ({ page }) => {
  await holdAnalysis(page);
  const wrong = await open(page, played());
  await expect(underWay(page)).toBeVisible();
  await way(page, 'Result').click();
  await expect(result(page)).toBeVisible();
  await expect(analysis(page)).toBeHidden();
  expect(await page.evaluate(() => window.ended)).toBe(1);
  expect(wrong).toEqual([]);
});

test('without workers, the page finds the same', async ({ page }) => {
  await page.addInitScript(() => delete window.Worker);
  const wrong = await open(page, played());
  await finished(page);
  await expect(losses(page)).toContainText('Blunder Turn 1');
  expect(wrong).toEqual([]);
});

test('a game of Monster Smash is looked back on as well', async ({ page }) => {
  const seat = (name, i) => ({ name, monster: null, human: i === 0 });
  const session = monsters.Session.start({ game: 'monster-smash', seats: ['Ann', 'Bob', 'Cat'].map(seat), seed: 4 });
  while (session.deciding() !== undefined)
    session.choose(monsters.think(session.observation(1), 'easy', session.plies().length));
  const wrong = await open(page, session);
  await finished(page);
  await expect(analysis(page).locator('.accounts > li')).toContainText(/Accuracy \d+ % over \d+ choices/);
  await expect(analysis(page).getByRole('img', { name: /^Chance to win by turn\./ })).toHaveAccessibleName(/ 100 %/);
  await analysis(page)
    .getByText(/^All \d+ choices$/)
    .click();
  await analysis(page).getByRole('table').last().getByRole('button').first().click();
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  expect(wrong).toEqual([]);
});
