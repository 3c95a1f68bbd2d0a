// What the browser tests share: opening the page, watching for errors, starting a game, waiting for a turn.
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';

/** Opens the page and collects everything that should not be: errors and requests to anybody else. */
export async function open(page, at = './') {
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(at);
  const { origin } = new URL(page.url());
  const foreign = (url) => /^https?:/.test(url) && new URL(url).origin !== origin;
  wrong.push(...asked.filter(foreign));
  page.on('request', (request) => foreign(request.url()) && wrong.push(request.url()));
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  return wrong;
}

/** Fills in the set-up: who plays which seat, and the seed. */
export async function setUp(page, kinds, seed) {
  for (const [i, kind] of kinds.entries()) {
    await page.getByLabel(`Seat ${i + 1}`, { exact: true }).selectOption(kind);
  }
  const field = page.getByLabel('Seed');
  if (!(await field.isVisible())) await page.getByText('House rules').click();
  await field.fill(String(seed));
}

/** Opens the page and begins a game of these seats. */
export async function begin(page, kinds, seed, at = './') {
  const wrong = await open(page, at);
  await setUp(page, kinds, seed);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  return wrong;
}

/** The choices of the person who is asked, as they are listed. */
export const choices = (page) => page.getByRole('region', { name: 'Decision' }).locator('button[data-choice]');

/** Waits until somebody is asked, or the game is over; says which. */
export async function waitForTurn(page) {
  const asked = choices(page).first();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(asked.or(result)).toBeVisible({ timeout: 20_000 });
  return (await result.isVisible()) ? 'over' : 'asked';
}

/**
 * Answers by the first choice; now and then by the word that ends or declines, so that no turn goes in circles. A
 * circle may have three or nine answers, and a word at one of them.
 */
export async function answer(page, made) {
  const word = page.locator('.prompt button.word[data-choice]').last();
  if (made % 7 === 6 && (await word.isVisible())) await word.press('Enter');
  else await page.keyboard.press('1');
}

/** The button by which the next player takes the device over. */
export const cover = (page) => page.getByRole('button', { name: /^I am / });
/** Takes the device over by key, and goes on to the table. */
export async function takeOver(page) {
  await cover(page).press('Enter');
  const on = page.getByRole('button', { name: 'To the table' });
  await expect(on.or(choices(page).first())).toBeVisible();
  if (await on.isVisible()) await on.press('Enter');
  await expect(choices(page).first()).toBeVisible();
}
/** No accessibility violations, and no scrolling sideways, in wide and narrow windows and both themes. */
export async function shutsNobodyOut(page) {
  for (const [colorScheme, width, height] of [
    ['light', 1280, 800],
    ['dark', 390, 844],
    ['light', 320, 640],
  ]) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const wide = await page.locator('#main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
}
