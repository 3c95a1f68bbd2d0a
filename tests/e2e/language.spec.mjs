// The page in German: nothing of the interface is left in English, and what is, the cards, says so. The language
// can be chosen, and the game goes on in it.
import '../files.mjs';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { FluentResource } from '../../www/vendor/fluent/resource.js';
import { Session } from './kept.mjs';
import { choices, waitForTurn } from './page.mjs';

test.use({ reducedMotion: 'reduce', locale: 'de-DE' });

/** The messages of a language that are made of text and arguments, as patterns; those with cases are left out. */
async function patterns(language) {
  const all = new Map();
  for (const file of ['page', 'engine']) {
    const source = await readFile(new URL(`../../www/lang/${language}/${file}.ftl`, import.meta.url), 'utf8');
    for (const { id, value } of new FluentResource(source).body) {
      const parts = [value].flat();
      if (parts.some((part) => part.type === 'select')) continue;
      const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      all.set(id, parts.map((part) => (typeof part === 'string' ? escaped(part) : '.+')).join(''));
    }
  }
  return all;
}
const german = await patterns('de');
const wordsIn = (pattern) => /\p{L}/u.test(pattern.replaceAll('.+', ''));
const english = [...(await patterns('en'))].filter(
  ([id, pattern]) => german.get(id) !== pattern && wordsIn(pattern) && !id.startsWith('list-'),
);
const spoken = [...german.values()];

/** Everything that is said on the page in English though it is not marked as English. */
async function leftovers(page) {
  const said = await page.evaluate(() => {
    const found = [];
    const whole = (element) => {
      const copy = element.cloneNode(true);
      for (const english of copy.querySelectorAll('[lang=en]')) english.replaceWith('…');
      return copy.textContent.trim();
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('[lang=en]')) continue;
      if (node instanceof Text) found.push(node.data.trim());
      else if (node.matches('li:not(:has(li, button)), p, h2')) found.push(whole(node));
      else
        for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
          found.push(node.getAttribute(name));
    }
    return [...new Set(found.filter(Boolean))];
  });
  expect(said.length).toBeGreaterThan(3);
  const fits = (pattern, text) => new RegExp(`^${pattern}$`, 'su').test(text);
  const left = said.filter((text) => english.some(([, pattern]) => fits(pattern, text)));
  return left.filter((text) => !spoken.some((pattern) => wordsIn(pattern) && fits(pattern, text)));
}
/** Texts and names of cards that do not say that they are English. */
const unmarked = (page) =>
  page
    .locator('.card .name, .card .text, .base-card .name, .base-card .text, [data-card]:is(b), [data-base]:is(b)')
    .evaluateAll((all) => all.filter((each) => !each.closest('[lang=en]')).map((each) => each.textContent));

const button = (page, name) => page.getByRole('button', { name, exact: true });

function played(most) {
  const seats = ['Ann', 'Bob'].map((name, i) => ({ name, factions: [2 * i, 2 * i + 1], human: i === 0 }));
  const session = Session.start({ seats, seed: 5, draft: false });
  for (let n = 0; n < most && session.deciding() !== undefined; n += 1) session.choose(0);
  return session;
}

/** Goes on with a game of few choices that is kept. */
async function start(page) {
  const save = JSON.stringify({ at: 1_700_000_000_000, record: played(2).record() });
  await page.addInitScript((raw) => {
    localStorage.setItem('basebreaker.game.planted', localStorage.getItem('basebreaker.game.planted') ?? raw);
  }, save);
  await page.goto('./');
  await button(page, 'Weiterspielen').click();
}

test('the set-up, its dialogs and the factions are German', async ({ page }) => {
  await page.goto('./');
  await expect(button(page, 'Spielen')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  for (const deck of await page.locator('.setup-screen summary').all()) await deck.click();
  expect(await leftovers(page)).toEqual([]);
  await button(page, 'Einstellungen').click();
  await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
  expect(await leftovers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Hilfe' })).toBeVisible();
  expect(await leftovers(page)).toEqual([]);
});

test('a game is German, its cards are English and say so', async ({ page }) => {
  await start(page);
  for (let i = 0; i < 12; i += 1) {
    expect(await waitForGerman(page)).toBe('asked');
    expect(await leftovers(page)).toEqual([]);
    expect(await unmarked(page)).toEqual([]);
    const refused = page.locator('.hand .card:not(.choice, .asking)').first();
    if (await refused.count()) {
      await refused.click();
      await expect(page.locator('#why')).not.toBeEmpty();
      expect(await leftovers(page)).toEqual([]);
    }
    await page.keyboard.press('1');
  }
  await waitForGerman(page);
  await page.locator('.hand .card').first().focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await leftovers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  expect(await leftovers(page)).toEqual([]);
  await button(page, 'Teilen').click();
  await expect(page.getByRole('dialog', { name: 'Teilen' })).toBeVisible();
  expect(await leftovers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, 'Neues Spiel').click();
  await expect(page.getByRole('region', { name: 'Gespeicherte Spiele' })).toContainText('Zug');
  expect(await leftovers(page)).toEqual([]);
});
async function waitForGerman(page) {
  await expect(page.getByRole('list', { name: 'Möglichkeiten' }).getByRole('button').first()).toBeVisible();
  return 'asked';
}

test('a replay and its links are German', async ({ page }) => {
  const session = played(80);
  await page.goto(`./${session.link()}`);
  const moment = page.getByRole('slider', { name: 'Moment' });
  await expect(moment).toBeFocused();
  for (let ply = 1; ply <= 30; ply += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(moment).toHaveValue(String(ply));
    expect(await leftovers(page)).toEqual([]);
  }
  expect(await unmarked(page)).toEqual([]);
  await page.getByLabel('Gesehen von').selectOption({ label: 'Als Ann' });
  await page.keyboard.press('c');
  expect(await leftovers(page)).toEqual([]);
  await button(page, 'Teilen').click();
  await expect(page.getByRole('dialog', { name: 'Teilen' })).toContainText('Zeichen');
  expect(await leftovers(page)).toEqual([]);
});

test('the language is chosen in the settings, kept, and the game goes on in it', async ({ page }) => {
  await start(page);
  for (let i = 0; i < 3; i += 1) {
    await waitForGerman(page);
    await page.keyboard.press('1');
  }
  await waitForGerman(page);
  const hand = await page.locator('.hand .card .name').allTextContents();
  await button(page, 'Einstellungen').click();
  await page.getByLabel('Sprache').selectOption('English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await waitForTurn(page);
  await expect(choices(page).first()).toBeVisible();
  expect(await page.locator('.hand .card .name').allTextContents()).toEqual(hand);
  await button(page, 'New game').click();
  await page.reload();
  await expect(button(page, 'Play')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Saved games' }).getByRole('listitem')).toHaveCount(1);
  await button(page, 'Settings').click();
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(button(page, 'Spielen')).toBeVisible();
});

test('a replay goes on in another language at its moment', async ({ page }) => {
  await page.goto(`./${played(60).link()}&ply=20`);
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveValue('20');
  await button(page, 'Einstellungen').click();
  await page.getByLabel('Sprache').selectOption('English');
  await expect(button(page, 'Settings')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveValue('20');
});
