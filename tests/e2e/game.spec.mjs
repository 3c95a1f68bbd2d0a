// Whole games in a real browser: by clicking what is marked, by keyboard alone, and passed on.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { open, setUp, waitForTurn } from './page.mjs';

test.use({ reducedMotion: 'reduce' });

test('a whole game against the computer by clicking', async ({ page }) => {
  const wrong = await open(page);
  await setUp(page, ['human', 'computer', 'none', 'none'], 3);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (let clicks = 0; (await waitForTurn(page)) === 'asked'; clicks += 1) {
    expect(clicks).toBeLessThan(1500);
    // Marked cards and bases first; a word such as "End turn" when nothing is marked.
    const marked = page.locator('.hand .choice, .bases .choice');
    const target = (await marked.count()) > 0 ? marked.first() : page.locator('.prompt .choices button').first();
    await target.evaluate((element) => element.click());
  }
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(/(Ann|Bob) wins/);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  expect(wrong).toEqual([]);
});

test('a whole game by keyboard only', async ({ page }) => {
  const wrong = await open(page);
  await page.keyboard.press('Enter');
  for (let presses = 0; (await waitForTurn(page)) === 'asked'; presses += 1) {
    expect(presses).toBeLessThan(1500);
    // The first choice has the focus: Enter takes it; now and then a digit or Space.
    await expect(page.locator('.prompt .choices button').first()).toBeFocused();
    await page.keyboard.press(presses % 5 === 4 ? 'Space' : presses % 3 === 2 ? '1' : 'Enter');
  }
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('wins');
  expect(wrong).toEqual([]);
});

test('set-up and table have no accessibility violations', async ({ page }) => {
  await open(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await setUp(page, ['human', 'computer', 'computer', 'computer'], 7);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (let i = 0; i < 12 && (await waitForTurn(page)) === 'asked'; i += 1) await page.keyboard.press('1');
  await waitForTurn(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('names and numbers reach a screen reader', async ({ page }) => {
  await open(page);
  await setUp(page, ['human', 'computer', 'none', 'none'], 3);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForTurn(page);
  await expect(page.locator('#assertive')).toContainText('Your decision: Play a card');
  await expect(page.getByRole('region', { name: 'Your hand' }).getByRole('button')).toHaveCount(5);
  const card = page.getByRole('region', { name: 'Your hand' }).getByRole('button').first();
  await expect(card).toHaveAccessibleName(/, (power \d|action)(, can be chosen)?$/);
  await card.focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('l');
  await expect(page.getByRole('region', { name: 'Log' })).toBeFocused();
});

test('what cannot be chosen says why, with the rule', async ({ page }) => {
  await open(page);
  await setUp(page, ['human', 'computer', 'none', 'none'], 3);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // Once a card is picked for a base, the rest of the hand has to wait.
  for (let i = 0; i < 40 && (await waitForTurn(page)) === 'asked'; i += 1) {
    const other = page.locator('.hand .card:not(.choice)').first();
    if (await other.count()) {
      await other.click();
      await expect(page.locator('#why')).toHaveText(/.+: .+\(R\d+\.\d+\)$/);
      return;
    }
    await page.keyboard.press('1');
  }
  throw new Error('every card could always be chosen');
});

test('while the device changes hands no hand is in the page', async ({ page }) => {
  await open(page);
  await setUp(page, ['human', 'human', 'none', 'none'], 5);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  let covers = 0;
  for (let i = 0; i < 60 && covers < 4; i += 1) {
    const ready = page.getByRole('button', { name: /^I am / });
    await expect(ready.or(page.locator('.prompt .choices button').first())).toBeVisible();
    if (await ready.isVisible()) {
      covers += 1;
      await expect(page.locator('.card')).toHaveCount(0);
      await expect(page.locator('main')).not.toContainText('power');
      await ready.click();
      await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
    } else {
      await page.keyboard.press('Space');
      await page.keyboard.press('1');
    }
  }
  expect(covers).toBe(4);
});

test('an unfinished game can be gone on with', async ({ page }) => {
  await open(page);
  await setUp(page, ['human', 'computer', 'none', 'none'], 3);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForTurn(page);
  await page.keyboard.press('1');
  await waitForTurn(page);
  const question = await page.locator('.question').textContent();
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await waitForTurn(page);
  await expect(page.locator('.question')).toHaveText(question ?? '');
});

test('when the engine stops, the record is kept and the page lives on', async ({ page }) => {
  await page.addInitScript(() => {
    // The engine's `choose` traps at the third choice, as a broken invariant would.
    const real = WebAssembly.instantiate;
    let calls = 0;
    WebAssembly.instantiate = async (module, imports) => {
      const instance = await real(module, imports);
      const trap = (...args) => {
        calls += 1;
        if (calls === 3) throw new WebAssembly.RuntimeError('unreachable');
        return instance.exports.session_choose(...args);
      };
      return { instance: { exports: { ...instance.exports, session_choose: trap } }, module };
    };
  });
  await page.goto('./');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const report = page.getByLabel('Report');
  for (let i = 0; i < 6 && !(await report.isVisible()); i += 1) {
    await expect(report.or(page.locator('.prompt .choices button').first())).toBeVisible();
    await page.keyboard.press('1');
    await page.waitForTimeout(50);
  }
  await expect(report).toHaveValue(/unreachable[\s\S]*"choices":\[/);
  await page.getByRole('button', { name: 'Back to the last decision' }).click();
  await waitForTurn(page);
});

for (const [width, height] of [
  [390, 844],
  [600, 600],
  [320, 640],
]) {
  test(`nothing is cut off at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await setUp(page, ['human', 'computer', 'computer', 'computer'], 9);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    for (let i = 0; i < 8 && (await waitForTurn(page)) === 'asked'; i += 1) await page.keyboard.press('1');
    await waitForTurn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
