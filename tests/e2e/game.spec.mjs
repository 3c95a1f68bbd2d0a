// Whole games in a real browser: by clicking what is marked, by keyboard alone, left and gone on with,
// and stopped by a broken engine.
import { expect, test } from '@playwright/test';
import { onlySave } from './kept.mjs';
import { begin, choices, open, setUp, waitForTurn } from './page.mjs';
import { Twin } from './twin.mjs';

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

/** The choice that has the focus. */
const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute('data-choice'));
/** Goes through a region until the choice has the focus; says whether it ever has. */
async function goTo(page, choice, letter) {
  await page.keyboard.press(letter);
  await page.keyboard.press('Home');
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focused(page)) === String(choice.index)) return true;
    await page.keyboard.press('ArrowDown');
  }
  return false;
}
/** The ways to make a choice by keyboard; each says whether it could. */
const WAYS = [
  async (page, { key }) => {
    if (!key) return false;
    await page.keyboard.press(key);
    return true;
  },
  async (page, choice) => {
    expect(await goTo(page, choice, 'p')).toBe(true);
    await page.keyboard.press('Enter');
    return true;
  },
  async (page, choice) => {
    if (!(await goTo(page, choice, choice.base === null ? 'h' : 'b'))) return false;
    await page.keyboard.press('Enter');
    return true;
  },
  async (page, { word }) => {
    if (word !== 'done' && word !== 'pass') return false;
    // What has the focus would keep its Space.
    await page.keyboard.press('p');
    await page.keyboard.press('Space');
    return true;
  },
  async (page, { label }) => {
    await page.keyboard.type(`:${label}`);
    await page.keyboard.press('Enter');
    return true;
  },
];

test('a whole game by keyboard only comes to what the same choices come to in the engine', async ({ page }) => {
  test.setTimeout(300_000);
  const twin = new Twin(page);
  const wrong = await twin.begin(['human', 'computer', 'none', 'none'], 11);
  const used = new Set();
  let way = 0;
  for (let asked = await twin.ask(); asked; asked = await twin.ask()) {
    // The question has the focus, so that a key pressed twice does not answer the next one.
    if (!asked.decision.set) await expect(page.getByRole('region', { name: 'Decision' })).toBeFocused();
    do way = (way + 1) % WAYS.length;
    while (!(await WAYS[way](page, asked.choice)));
    used.add(way);
  }
  expect(used.size).toBe(WAYS.length);
  expect((await onlySave(page)).hash).toBe(twin.hash());
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('wins');
  expect(wrong).toEqual([]);
});

test('a whole game by names alone comes to what the same choices come to in the engine', async ({ page }) => {
  test.setTimeout(300_000);
  const twin = new Twin(page);
  await twin.begin(['human', 'computer', 'none', 'none'], 12);
  const called = { done: /(^|\d)End turn|Done$|Choose none$/, pass: /Pass$/, yes: /Yes$/, no: /No$/ };
  for (let asked = await twin.ask(); asked; asked = await twin.ask()) {
    const { decision, choice } = asked;
    const [name] = choice.label.split('@');
    const hand = page.getByRole('region', { name: 'Hand' }).getByRole('button', { name: `${name}, ` });
    const base = page.getByRole('region', { name: 'Bases' }).getByRole('button', { name: `${name}, power ` });
    const alike = decision.choices.filter(({ label }) => label.split('#')[0] === choice.label.split('#')[0]);
    if (choice.word)
      await choices(page)
        .and(page.getByRole('button', { name: called[choice.word] }))
        .press('Enter');
    else if (choice.base !== null && (await base.count()) === 1) await base.press('Enter');
    else if (choice.card !== null && (await hand.count()) === 1) await hand.press('Enter');
    else if (choice.message || alike.length > 1) await choices(page).nth(choice.place).press('Enter');
    else
      await choices(page)
        .and(page.getByRole('button', { name: choice.label, exact: true }))
        .press('Enter');
  }
  expect((await onlySave(page)).hash).toBe(twin.hash());
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
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('wins', { timeout: 90_000 });
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
