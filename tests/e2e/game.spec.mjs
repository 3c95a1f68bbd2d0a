// Whole games in a real browser: by clicking what is marked, by keyboard alone, left and gone on with,
// and stopped by a broken engine.
import { expect, test } from '@playwright/test';
import { begin, choices, open, setUp, waitForTurn } from './page.mjs';

test.use({ reducedMotion: 'reduce' });

test('a whole game against the computer by clicking', async ({ page }) => {
  const wrong = await begin(page, ['human', 'computer', 'none', 'none'], 3);
  // A base row that is wider or longer than the window scrolls: what is marked can always be clicked.
  const marked = page.locator('.hand .choice, .bases .choice').first();
  for (let clicks = 0; (await waitForTurn(page)) === 'asked'; clicks += 1) {
    expect(clicks).toBeLessThan(1500);
    if (await marked.count()) await marked.click();
    else await choices(page).first().click();
  }
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(/(Ann|Bob) wins/);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  await expect(page.locator('#assertive')).toContainText('wins the game');
  await page.getByRole('button', { name: 'Play again' }).click();
  await waitForTurn(page);
  expect(wrong).toEqual([]);
});

test('a whole game by keyboard only', async ({ page }) => {
  const wrong = await open(page);
  await page.keyboard.press('Enter');
  for (let presses = 0; (await waitForTurn(page)) === 'asked'; presses += 1) {
    expect(presses).toBeLessThan(1500);
    // The question has the focus, so that a key pressed twice does not answer the next one.
    await expect(page.getByRole('region', { name: 'Decision' })).toBeFocused();
    if (presses % 3 === 0) {
      await page.keyboard.press('Tab');
      await expect(choices(page).first()).toBeFocused();
      await page.keyboard.press(presses % 2 ? 'Enter' : 'Space');
    } else {
      // Some questions have no way out: there, Space does nothing and the digit answers.
      if (presses % 5 === 4) await page.keyboard.press('Space');
      await page.keyboard.press('1');
    }
  }
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('wins');
  expect(wrong).toEqual([]);
});

test('a draft, and a game that the computer plays alone', async ({ page }) => {
  const wrong = await open(page);
  await setUp(page, ['human', 'computer', 'none', 'none'], 3);
  await page.getByRole('radio', { name: /^Drafted/ }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForTurn(page);
  await expect(page.locator('.question')).toContainText('Take a faction');
  await page.getByRole('button', { name: 'New game' }).click();
  await setUp(page, ['computer', 'computer', 'none', 'none'], 4);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('wins', { timeout: 40_000 });
  expect(wrong).toEqual([]);
});

test('an unfinished game can be gone on with', async ({ page }) => {
  await begin(page, ['human', 'computer', 'none', 'none'], 3);
  await waitForTurn(page);
  await page.keyboard.press('1');
  await waitForTurn(page);
  const question = await page.locator('.question').textContent();
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await waitForTurn(page);
  await expect(page.locator('.question')).toHaveText(question ?? '');
});

test('what is kept and is no record does not stop the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('basebreaker.game', '{"setup":{"seats":[1,'));
  await begin(page, ['human', 'computer', 'none', 'none'], 3);
  await waitForTurn(page);
});

test('the computer thinks for itself where workers are refused', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error('no workers here');
      }
    };
  });
  await begin(page, ['human', 'computer', 'none', 'none'], 3);
  for (let i = 0; i < 12 && (await waitForTurn(page)) === 'asked'; i += 1) await page.keyboard.press('1');
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Bob plays');
});

test('when the engine stops, the record is kept and the page lives on', async ({ page }) => {
  await page.addInitScript(() => {
    // The engine's `choose` traps at the third choice, once, as a broken invariant would.
    const real = WebAssembly.instantiate;
    let calls = 0;
    WebAssembly.instantiate = async (module, imports) => {
      const instance = await real(module, imports);
      const trap = (...args) => {
        calls += 1;
        if (calls === 3 && !sessionStorage.getItem('trapped')) {
          sessionStorage.setItem('trapped', 'yes');
          throw new WebAssembly.RuntimeError('unreachable');
        }
        return instance.exports.session_choose(...args);
      };
      return { instance: { exports: { ...instance.exports, session_choose: trap } }, module };
    };
  });
  await page.goto('./');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const report = page.getByLabel('Report');
  for (let i = 0; i < 6 && !(await report.isVisible()); i += 1) {
    await expect(report.or(choices(page).first())).toBeVisible();
    await page.keyboard.press('1');
    await page.waitForTimeout(50);
  }
  await expect(report).toHaveValue(/unreachable[\s\S]*"choices":\[/);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the last decision' }).click();
  await waitForTurn(page);
});
