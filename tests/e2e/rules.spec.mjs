// The rules beside the board: from a refusal to its rule and back, by keys only, and the rulings below a card.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { begin, choices, open, waitForTurn } from './page.mjs';

test.use({ reducedMotion: 'reduce' });

const two = ['human', 'computer', 'none', 'none'];
const violations = async (page) => (await new AxeBuilder({ page }).analyze()).violations;
const rules = (page) => page.getByRole('complementary', { name: 'Rules' });
const current = (page) => rules(page).locator('.current');

/** Plays until some card in the hand cannot be chosen, and chooses it. */
async function refuse(page) {
  for (let i = 0; i < 40 && (await waitForTurn(page)) === 'asked'; i += 1) {
    // The card that asks is put back by choosing it.
    const other = page.locator('.hand .card:not(.choice, .asking)').first();
    if (await other.count()) return other.click();
    await page.keyboard.press('1');
  }
  throw new Error('every card could always be chosen');
}
const inside = (inner, outer) =>
  inner.x >= outer.x - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y >= outer.y - 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;

test('a refusal leads to its rule beside the board, and back to the same question', async ({ page }) => {
  const wrong = await begin(page, two, 3);
  await refuse(page);
  const asked = await page.locator('.question').textContent();
  const offered = await choices(page).allTextContents();
  const link = page.locator('#why').getByRole('button', { name: /^Rule R\d+\.\d+$/ });
  const rule = await link.textContent();
  const address = page.url();
  await link.click();
  await expect(current(page)).toBeFocused();
  await expect(current(page).getByRole('heading')).toContainText(rule);
  await expect(current(page)).toBeInViewport();
  // Beside the board, not over it.
  const place = await rules(page).boundingBox();
  for (const part of ['Bases', 'Decision', 'Hand']) {
    const { x, y, width } = await page.getByRole('region', { name: part, exact: true }).boundingBox();
    expect(x + width <= place.x + 4 || place.y + place.height <= y + 4).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(rules(page)).toBeHidden();
  await expect(link).toBeFocused();
  expect(page.url()).toBe(address);
  await expect(page.locator('.question')).toHaveText(asked);
  expect(await choices(page).allTextContents()).toEqual(offered);
  // The question has its rule too; with the panel open, the game goes on.
  await page
    .locator('.question')
    .getByRole('button', { name: /^Rule / })
    .click();
  await expect(current(page)).toBeFocused();
  await choices(page).first().click();
  await waitForTurn(page);
  await expect(rules(page)).toBeVisible();
  expect(wrong).toEqual([]);
});

test('all of it by keys: open, look up, turn over, close', async ({ page }) => {
  await begin(page, two, 3);
  await waitForTurn(page);
  const offered = await choices(page).allTextContents();
  await page.keyboard.press('r');
  await expect(rules(page).getByRole('heading', { name: 'Rules', exact: true })).toBeFocused();
  const search = rules(page).getByRole('searchbox', { name: 'Search the rules' });
  for (let i = 0; i < 6 && !(await search.evaluate((field) => field === document.activeElement)); i += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type('1 tie winner');
  const found = rules(page).getByRole('article');
  await expect(rules(page).getByRole('status')).toHaveText(/^\d rules$/);
  for (const rule of await found.all()) await expect(rule).toContainText(/tie/i);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(rules(page).getByRole('button', { name: 'Next rule' })).toBeFocused();
  await page.keyboard.press('Enter');
  const first = await current(page).textContent();
  await page.keyboard.press('Enter');
  await expect(current(page)).not.toHaveText(first);
  await expect(page.locator('#polite')).toContainText(await current(page).textContent());
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveText(first);
  // A digit, or Space, chooses nothing here.
  await current(page).evaluate((rule) => rule.focus());
  await page.keyboard.press('1');
  await page.keyboard.press(' ');
  await page.keyboard.press('Escape');
  await expect(rules(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeFocused();
  expect(await choices(page).allTextContents()).toEqual(offered);
});

test('the help and the contents lead to a section, and a rule to another one', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await rules(page).getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: 'Golden rules' }).click();
  await expect(current(page)).toBeFocused();
  await expect(rules(page).getByRole('heading', { name: 'R1 Golden rules' })).toBeInViewport();
  await rules(page).getByRole('button', { name: 'Rule R8.11' }).first().click();
  await expect(current(page).getByRole('heading')).toContainText('R8.11');
  await rules(page).getByRole('button', { name: 'Close the rules' }).click();
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();
});

test('an address can lead to a rule', async ({ page }) => {
  await page.goto('./#R13.5');
  await expect(current(page).getByRole('heading')).toContainText('R13.5');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('the rules of Monster Smash are one tab away, and fetched then', async ({ page }) => {
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  const fetched = () => asked.some((url) => url.endsWith('rules/monster-smash.json'));
  await open(page);
  await page.keyboard.press('r');
  await expect(rules(page).getByRole('heading', { name: 'R1 Golden rules' })).toBeVisible();
  const tab = (name) => rules(page).getByRole('group', { name: 'Whose rules' }).getByRole('button', { name });
  await expect(tab('Smash Up')).toHaveAttribute('aria-pressed', 'true');
  expect(fetched()).toBe(false);
  await tab('Monster Smash').click();
  await expect(tab('Monster Smash')).toHaveAttribute('aria-pressed', 'true');
  await expect(tab('Smash Up')).toHaveAttribute('aria-pressed', 'false');
  expect(fetched()).toBe(true);
  await expect(rules(page)).toContainText('The expansion of that name is part of Smash Up.');
  await expect(rules(page).getByRole('heading', { name: /^R\d/ })).toHaveCount(0);
  await rules(page).getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: 'Attacking' }).click();
  await expect(current(page).getByRole('heading')).toContainText('M7.1');
  await rules(page).getByRole('button', { name: 'Rule M1.2' }).first().click();
  await expect(current(page).getByRole('heading')).toContainText('M1.2');
  // What is searched for is searched for in the other rules as well.
  await rules(page).getByRole('searchbox').fill('discard pile');
  const texts = async () => (await rules(page).getByRole('article').allTextContents()).join(' ');
  await expect.poll(texts).toMatch(/M5\.3 .* M11\.2/);
  await tab('Smash Up').click();
  await expect.poll(texts).toMatch(/R\d+\.\d+ /);
  expect(await texts()).not.toContain('M5.3');
  expect(await violations(page)).toEqual([]);
});

test('an address can lead to a rule of Monster Smash, and its example is put on the table', async ({ page }) => {
  await page.goto('./#M12.1');
  await expect(current(page).getByRole('heading')).toContainText('M12.1');
  await current(page).getByRole('button', { name: 'Play this example' }).click();
  await expect(rules(page)).toBeHidden();
  await expect(page.locator('.question')).toContainText('Steal 4 cards from Bob: pick without looking.');
  // It can be played again when something has been tried.
  await choices(page).first().click();
  await expect(page.locator('.question')).toContainText('Steal 3 cards from Bob');
  await page.keyboard.press('r');
  await rules(page).getByRole('button', { name: 'Play this example' }).click();
  await expect(page.locator('.question')).toContainText('Steal 4 cards from Bob');
});

test('in Monster Smash the rules stand beside the table and the question, too', async ({ page }) => {
  await page.goto(
    './#s=game%20monster-smash/turn%20Ann%20attack/Ann%20Mummy:%20hand%20M4%20D1/Bob%20Zombie:%20hand%20?5',
  );
  await page.locator('.question').getByRole('button', { name: 'Rule M7.1' }).click();
  await expect(current(page)).toBeFocused();
  const place = await rules(page).boundingBox();
  for (const part of ['Table', 'Decision', 'Hand']) {
    const { x, y, width } = await page.getByRole('region', { name: part, exact: true }).boundingBox();
    expect(x + width <= place.x + 4 || place.y + place.height <= y + 4).toBe(true);
  }
  await expect(choices(page).first()).toBeInViewport();
});

test('the rules that open are those of the game that is chosen', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: /^Monster Smash/ }).check();
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rules' }).click();
  await expect(rules(page).getByRole('heading', { name: 'M1 How to win' })).toBeVisible();
  await rules(page).getByRole('button', { name: 'Close the rules' }).click();
  await page.getByRole('radio', { name: /^Smash Up/ }).check();
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rules' }).click();
  await expect(rules(page).getByRole('heading', { name: 'R1 Golden rules' })).toBeVisible();
});

test('the rulings of a card stand below it, folded where there are many', async ({ page }) => {
  await begin(page, two, 3);
  await waitForTurn(page);
  const beside = page.getByRole('region', { name: 'Card', exact: true });
  const folded = async (panel) => panel.locator('.rulings details').evaluate((details) => !details.open);
  for (const thing of await page.locator('.hand .card, .base-card').all()) {
    await thing.focus();
    const name = (await thing.getAttribute('aria-label'))?.split(',')[0] ?? '';
    await expect(beside.getByRole('heading', { name })).toBeVisible();
    const rulings = beside.locator('.rulings');
    await expect(rulings).toContainText(/Rulings \(\d+\)/);
    const count = Number((await rulings.locator('summary').textContent())?.match(/\d+/)?.[0]);
    await expect(rulings.locator('li')).toHaveCount(count);
    expect(await folded(beside)).toBe(count > 3);
  }
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog');
  await dialog.locator('.rulings summary').click();
  await expect(dialog.locator('.rulings li').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const colorScheme of ['light', 'dark']) {
  test(`the panel has no accessibility violations (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await begin(page, two, 3);
    await waitForTurn(page);
    await page.locator('.hand .card').first().hover();
    await page
      .locator('.question')
      .getByRole('button', { name: /^Rule / })
      .click();
    await expect(current(page)).toBeFocused();
    await rules(page).getByText('Contents').click();
    expect(await violations(page)).toEqual([]);
  });
}

for (const [width, height] of [
  [390, 844],
  [600, 600],
]) {
  test(`a sheet has room at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page, two, 3);
    await refuse(page);
    await page
      .locator('#why')
      .getByRole('button', { name: /^Rule / })
      .click();
    await expect(current(page)).toBeFocused();
    const sheet = await rules(page).boundingBox();
    expect(inside(sheet, { x: 0, y: 0, width, height })).toBe(true);
    expect(inside(await current(page).boundingBox(), sheet)).toBe(true);
    for (const control of await rules(page).locator('.rules-head button, input').all())
      expect(inside(await control.boundingBox(), sheet)).toBe(true);
    // What is on the board above stays in sight.
    await expect(page.getByRole('region', { name: 'Players' })).toBeInViewport();
    const room = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(room[0]).toBeLessThanOrEqual(width);
    expect(room[1]).toBeLessThanOrEqual(height);
    await rules(page).getByRole('button', { name: 'Close the rules' }).click();
    await expect(choices(page).first()).toBeInViewport();
  });
}
