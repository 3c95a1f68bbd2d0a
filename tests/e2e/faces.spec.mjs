// The drawn faces: wherever a card, base or player is seen, and the page that says who made the icons.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { begin, open, waitForTurn } from './page.mjs';

test.use({ reducedMotion: 'reduce' });

const two = ['human', 'computer', 'none', 'none'];
/** The drawings in a part of the page, and how many of them show an icon that is there. */
const drawings = (part) =>
  part.locator('.figure').evaluateAll((all) => ({
    all: all.length,
    drawn: all.filter((use) => document.querySelector(use.getAttribute('href'))?.matches('symbol')).length,
  }));

test('every card, base and player has a face', async ({ page }) => {
  const wrong = await begin(page, two, 3);
  for (let i = 0; i < 20 && (await waitForTurn(page)) === 'asked'; i += 1) await page.keyboard.press('1');
  await waitForTurn(page);
  for (const part of ['.hand .card', '.minions .card', '.base-card', '.scores li']) {
    const things = await page.locator(part).all();
    expect(things.length).toBeGreaterThan(0);
    for (const thing of things) {
      const { all } = await drawings(thing);
      expect(all).toBeGreaterThan(0);
      // The icons of a faction come with its first card.
      await expect.poll(async () => (await drawings(thing)).drawn).toBe(all);
    }
  }
  expect(wrong).toEqual([]);
});

test('the set-up shows the sign of every faction', async ({ page }) => {
  await open(page);
  await expect(page.locator('.sprite symbol').first()).toBeAttached();
  const { all, drawn } = await drawings(page.getByRole('main'));
  expect(all).toBeGreaterThanOrEqual(12);
  expect(drawn).toBe(all);
});

test('where the faces cannot be fetched, the game is played with plain cards', async ({ page }) => {
  await page.route('**/faces/*.{json,svg}', (route) => route.abort());
  await page.goto('./');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForTurn(page);
  await expect(page.locator('.hand .card')).toHaveCount(5);
});

test('About says what this is and who made the icons, from the foot of the page and from Help', async ({ page }) => {
  await open(page);
  const about = page.getByRole('dialog', { name: 'About Basebreaker' });
  await page.getByRole('contentinfo').getByRole('button', { name: 'About Basebreaker' }).click();
  await expect(about).toContainText('not affiliated');
  await expect(about).toContainText(/Icons made by Lorc, Delapouite/);
  await expect(about.getByRole('link', { name: 'CC BY 3.0' })).toHaveAttribute('href', /creativecommons/);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'About Basebreaker' }).click();
  await expect(about).toBeVisible();
});
