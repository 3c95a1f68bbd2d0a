// What the page shows and says: names for a screen reader, reasons, card texts, and room in small windows.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { begin, choices, open, waitForTurn } from './page.mjs';

test.use({ reducedMotion: 'reduce' });

const four = ['human', 'computer', 'computer', 'computer'];
const two = ['human', 'computer', 'none', 'none'];
const violations = async (page) => (await new AxeBuilder({ page }).analyze()).violations;

for (const colorScheme of ['light', 'dark']) {
  test(`set-up, table, cover and panels have no accessibility violations (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    expect(await violations(page)).toEqual([]);
    await begin(page, four, 7);
    for (let i = 0; i < 12 && (await waitForTurn(page)) === 'asked'; i += 1) await page.keyboard.press('1');
    await waitForTurn(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Help' }).click();
    expect(await violations(page)).toEqual([]);
    await begin(page, ['human', 'human', 'none', 'none'], 5);
    await expect(page.getByRole('button', { name: /^I am / })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('names and questions reach a screen reader', async ({ page }) => {
  await begin(page, two, 3);
  await waitForTurn(page);
  await expect(page.locator('#assertive')).toContainText('Your decision: Play a card');
  const hand = page.getByRole('region', { name: 'Hand' }).getByRole('button');
  await expect(hand).toHaveCount(5);
  await expect(hand.first()).toHaveAccessibleName(/, (power \d|action)(, can be chosen)?$/);
  for (let i = 0; i < 30 && (await waitForTurn(page)) === 'asked'; i += 1) await page.keyboard.press('1');
  await expect(page.locator('.minions .card').first()).toHaveAccessibleName(/^[^,]+, power \d+, (yours|Bob's)/);
  await expect(page.locator('#polite')).toContainText(/Bob (plays|draws)/);
});

test('a card can be read in full by key, mouse and in place', async ({ page }) => {
  await begin(page, two, 3);
  await waitForTurn(page);
  const card = page.getByRole('region', { name: 'Hand' }).getByRole('button').first();
  const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await card.focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card).toBeFocused();
  await card.click({ button: 'right' });
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await card.hover();
  await expect(page.getByRole('region', { name: 'Card', exact: true })).toContainText(name);
  await page.keyboard.press('l');
  await expect(page.getByRole('region', { name: 'Log' })).toBeFocused();
});

test('a long press reads a card and chooses nothing', async ({ browser, baseURL }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' };
  const context = await browser.newContext({ ...phone, baseURL });
  const page = await context.newPage();
  await begin(page, two, 3);
  await waitForTurn(page);
  const finger = await context.newCDPSession(page);
  const { x, y } = await page.locator('.hand .card').first().boundingBox();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 30, y: y + 30 }] });
  await expect(page.getByRole('dialog')).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(100);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(page.locator('.question')).toContainText('Play a card');
  // A finger's width; names in a text stand as close as its lines.
  const least = (parts) =>
    page
      .locator(parts)
      .evaluateAll((all) => Math.min(...all.map((each) => Math.round(each.getBoundingClientRect().height))));
  expect(await least('button:visible:not(.name-link), select:visible, summary:visible')).toBeGreaterThanOrEqual(44);
  await page.locator('.log').scrollIntoViewIfNeeded();
  expect(await least('.name-link:visible')).toBeGreaterThanOrEqual(24);
  await context.close();
});

test('what cannot be chosen says why, with the rule', async ({ page }) => {
  await begin(page, two, 3);
  // Once a card is picked for a base, the rest of the hand has to wait.
  for (let i = 0; i < 40 && (await waitForTurn(page)) === 'asked'; i += 1) {
    const other = page.locator('.hand .card:not(.choice, .asking)').first();
    if (await other.count()) {
      await other.click();
      await expect(page.locator('#why')).toHaveText(/^.+: .+\(R\d+\.\d+\) Read .+$/);
      await expect(page.locator('#assertive')).toContainText(/\(R\d+\.\d+\)/);
      return;
    }
    await page.keyboard.press('1');
  }
  throw new Error('every card could always be chosen');
});

test('the focus is not torn away from who reads the log', async ({ page }) => {
  await begin(page, two, 3);
  await waitForTurn(page);
  await page.keyboard.press('l');
  await page.keyboard.press('1');
  await waitForTurn(page);
  await expect(page.getByRole('region', { name: 'Log' })).toBeFocused();
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [600, 600],
  [320, 640],
]) {
  test(`everything has room at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page, four, 9);
    for (let i = 0; i < 8 && (await waitForTurn(page)) === 'asked'; i += 1) await page.keyboard.press('1');
    await waitForTurn(page);
    const room = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(room[0]).toBeLessThanOrEqual(width);
    expect(room[1]).toBeLessThanOrEqual(height);
    await expect(choices(page).first()).toBeInViewport();
    // The choices may scroll, but the way out of a question is always in sight.
    for (const word of await page.locator('.choices .word').all()) await expect(word).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Bases' })).toBeInViewport();
    await expect(page.locator('.hand .card').first()).toBeInViewport();
  });
}
