// Computer opponents: their strengths, thoughts that can be watched and ended, reasons, and hints.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { kept, onlySave } from './kept.mjs';
import { begin, choices, open, setUp, waitForTurn } from './page.mjs';
import { link, MIDDLE } from './positions.mjs';

test.use({ reducedMotion: 'reduce' });

const solo = ['human', 'computer', 'none', 'none'];
const strength = (page, seat) => page.getByLabel(`Strength of seat ${seat}`);
const steps = (page) => page.getByRole('group', { name: 'The computer’s turn' });
const long = (page) => page.getByRole('heading', { name: /Bob is thinking… [\d,]+ moves tried/ });
const decideNow = (page) => steps(page).getByRole('button', { name: 'Decide now' });
const hint = (page) => page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Hint' });
const said = (page) => page.locator('#why');
const reasons = (page) => page.getByRole('dialog', { name: 'Why the computer did that' });
const made = async (page) => (await onlySave(page)).record.choices.length;

/** Notes what the worker is asked; while `endless` is set, it is asked for thoughts that do not end by themselves. */
const watchWorker = (page) =>
  page.addInitScript(() => {
    window.asked = [];
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) {
      if (message.observation || message.wish) window.asked.push(message.level ?? message.wish);
      const level = window.endless && message.observation ? 'plan:12,1000000000,20,3,6,20' : message.level;
      send.call(this, message.module ? message : { ...message, level });
    };
  });
const asked = (page) => page.evaluate(() => window.asked);
const endless = (page, on) => page.evaluate((set) => (window.endless = set), on);

/** Ends the first turn of a person: the computer begins a thought that does not end. */
async function untilThinking(page) {
  await watchWorker(page);
  const wrong = await begin(page, solo, 3);
  await waitForTurn(page);
  await endless(page, true);
  await page.getByRole('button', { name: /End turn/ }).click();
  await expect(long(page)).toBeVisible();
  return wrong;
}

test('each computer has its strength: chosen, said, kept and played', async ({ page }) => {
  await watchWorker(page);
  await open(page);
  await setUp(page, ['human', 'computer', 'computer', 'none'], 3);
  await expect(strength(page, 1)).toBeHidden();
  await expect(strength(page, 2)).toHaveValue('normal');
  await strength(page, 2).selectOption('Easy');
  await strength(page, 3).selectOption('Hard');
  await expect(page.locator('.summary')).toContainText('Bob (computer, Easy) and Cat (computer, Hard)');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForTurn(page);
  await page.getByRole('button', { name: /End turn/ }).click();
  await waitForTurn(page);
  expect((await onlySave(page)).levels.slice(1)).toEqual(['easy', 'hard']);
  expect(new Set(await asked(page))).toEqual(new Set(['easy', 'hard']));
  // It can be changed in the middle of a game.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Strength of Cat').selectOption('Normal');
  await page.keyboard.press('Escape');
  expect((await onlySave(page)).levels.slice(1)).toEqual(['easy', 'normal']);
  // The game and the next set-up remember.
  await page.goto('./');
  await expect(strength(page, 3)).toHaveValue('hard');
  await page.getByRole('button', { name: 'Go on' }).click();
  await waitForTurn(page);
  await page.getByRole('button', { name: /End turn/ }).click();
  await waitForTurn(page);
  expect(new Set(await asked(page))).toEqual(new Set(['easy', 'normal']));
});

test('a save that knows of no strength plays at Normal', async ({ page }) => {
  await watchWorker(page);
  await begin(page, solo, 3);
  await waitForTurn(page);
  await page.getByRole('button', { name: /End turn/ }).click();
  await waitForTurn(page);
  const [{ key, save }] = await kept(page);
  const { levels, hints, ...old } = save;
  expect([levels[1], hints]).toEqual(['normal', 0]);
  await page.goto('about:blank');
  await page.goto('./');
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(old)]);
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await waitForTurn(page);
  await page.getByRole('button', { name: /End turn/ }).click();
  await waitForTurn(page);
  expect(new Set(await asked(page))).toEqual(new Set(['normal']));
});

test('while a computer thinks for long, the page answers, and the thought can be ended', async ({ page }) => {
  const wrong = await untilThinking(page);
  const before = await made(page);
  await page.keyboard.press('r');
  await expect(page.getByRole('complementary', { name: 'Rules', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.base-card').first().focus();
  await page.keyboard.press('i');
  await expect(page.locator('.inspector')).toContainText('breakpoint');
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(page.getByRole('region', { name: 'Log' })).toBeFocused();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await made(page)).toBe(before);

  await decideNow(page).click();
  await expect.poll(() => made(page)).toBeGreaterThan(before);
  await expect(choices(page).first().or(long(page))).toBeVisible();
  // The next ones by key, until it is the person's turn again.
  await endless(page, false);
  await expect
    .poll(async () => {
      await page.keyboard.press('n');
      return choices(page).first().isVisible();
    })
    .toBe(true);
  expect(wrong).toEqual([]);
});

test('what is taken back during a thought ends the thought', async ({ page }) => {
  await untilThinking(page);
  await page.keyboard.press('u');
  await page.getByRole('dialog').getByRole('button', { name: 'Take back anyway' }).click();
  await waitForTurn(page);
  expect((await asked(page)).at(-1)).toBe('left');
  const { length } = (await onlySave(page)).record.choices;
  // The worker is free for another question.
  await endless(page, false);
  await page.keyboard.press('g');
  await expect(said(page)).toContainText('Hint 1 of 3');
  expect(await made(page)).toBe(length);
});

test('leaving the game ends the thought', async ({ page }) => {
  await untilThinking(page);
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await endless(page, false);
  await page.getByRole('button', { name: 'Go on' }).click();
  expect(await waitForTurn(page)).toBe('asked');
});

test('why the computer did what it did, by key and by name', async ({ page }) => {
  await begin(page, solo, 3);
  await waitForTurn(page);
  await page.getByRole('button', { name: /End turn/ }).click();
  await waitForTurn(page);
  const open = {
    key: () => page.keyboard.press('y'),
    name: () => page.getByRole('region', { name: 'What just happened' }).getByRole('button', { name: 'Why?' }).click(),
  };
  for (const way of Object.values(open)) {
    await way();
    await expect(reasons(page)).toContainText('Bob plays');
    await expect(reasons(page).locator('.because').first()).toHaveText(/^Why: .+\.$|^Nothing was|^Other choices/);
    // What it holds is its own affair.
    await expect(reasons(page)).not.toContainText(/Special|hand/);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await expect(page.locator('.recap .because')).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Say why').check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /End turn/ }).click();
  await waitForTurn(page);
  await expect(page.locator('.recap .because').first()).toBeAttached();
});

test('the reasons are still there when the page has been loaded again', async ({ page }) => {
  await begin(page, solo, 3);
  await waitForTurn(page);
  await page.getByRole('button', { name: /End turn/ }).click();
  await waitForTurn(page);
  await page.keyboard.press('y');
  const told = await reasons(page).locator('.because').allTextContents();
  expect(told.length).toBeGreaterThan(0);
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await waitForTurn(page);
  await page.keyboard.press('y');
  await expect(reasons(page).locator('.because')).toHaveText(told);
});

test('asked why, the computer waits until it has been read', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('basebreaker.pace', 'slow'));
  await page.clock.install();
  await begin(page, solo, 3);
  while (!(await choices(page).first().isVisible())) await page.clock.runFor(2000);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: /End turn/ }).click();
  await expect(steps(page)).toContainText('Bob plays');
  const why = steps(page).locator('.because');
  await expect(why).toBeEmpty();
  await steps(page).getByRole('button', { name: 'Why?' }).click();
  await expect(why).toHaveText(/^Why: .+\.$|^Nothing was|^Other choices/);
  await expect(page.locator('#polite')).toContainText((await why.textContent()) ?? '');
  const there = await made(page);
  await page.clock.runFor(600_000);
  expect(await made(page)).toBe(there);
  await steps(page).getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => made(page)).toBeGreaterThan(there);
});

test('a hint says where, then what, then why; by key and by name', async ({ page }) => {
  await page.goto(link(MIDDLE));
  await waitForTurn(page);
  const marked = page.locator('[data-hint]');
  await page.keyboard.press('g');
  await expect(said(page)).toHaveText(/^Look at .+\. \(Hint 1 of 3\)$/);
  await expect(marked).toHaveCount(1);
  await hint(page).click();
  await expect(said(page)).toHaveText(/^Think about .+\. \(Hint 2 of 3\)$/);
  await expect(page.locator('.choices [data-hint]')).toHaveCount(1);
  await page.keyboard.press('g');
  await expect(said(page)).toHaveText(/^Hard would choose .+\. .+\(Hint 3 of 3\)$/);
  await expect(page.locator('#assertive')).toContainText('Hard would choose');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect((await onlySave(page)).hints).toBe(1);
  // With the answer, all that was marked is plain again; the next question has hints of its own.
  await page.locator('.choices [data-hint]').click();
  await waitForTurn(page);
  await expect(marked).toHaveCount(0);
  await page.keyboard.press('g');
  await expect(said(page)).toContainText('Hint 1 of 3');
  expect((await onlySave(page)).hints).toBe(2);
});

test('a hint is the same whatever the others hold, and the end says how many there were', async ({ page }) => {
  // One minion more, and the base scores: Ann wins.
  const win = (cards) => `
## Ann wins this turn
partial
base Tortuga: ann Warbot, ann Warbot, ann Warbot, ann Warbot, ann Warbot
base Ninja Dojo: bob Saucy Wench
base Rhodes Plaza Mall
ann 13vp Robots, Dinosaurs: hand Zapbot; deck ?12
bob 7vp Pirates, Zombies: hand ${cards}; deck ?12`;
  const hints = [];
  for (const cards of ['Full Sail, Cannon', 'Outbreak, Walker']) {
    await page.goto('about:blank');
    await page.goto(link(win(cards)));
    await waitForTurn(page);
    for (let i = 1; i <= 2; i += 1) {
      await page.keyboard.press('g');
      await expect(said(page)).toContainText(`Hint ${i} of 3`);
    }
    hints.push(await said(page).textContent());
    await page.keyboard.press('g');
    await expect(said(page)).toContainText('Hard would choose Zapbot, then Tortuga. Why: wins the game.');
  }
  expect(new Set(hints)).toEqual(new Set(['Think about Zapbot, then Tortuga. (Hint 2 of 3)']));
  for (let i = 0; i < 12 && (await waitForTurn(page)) === 'asked'; i += 1)
    await choices(page)
      .and(page.getByRole('button', { name: /Zapbot|Tortuga|End turn|Pass|Choose none|Done|No$/ }))
      .first()
      .click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('A hint was asked for once.');
});

test('where workers are refused, the page thinks itself and stays awake', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error('no workers here');
      }
    };
  });
  await open(page);
  await setUp(page, solo, 3);
  await strength(page, 2).selectOption('Expert');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForTurn(page);
  await page.keyboard.press('g');
  await expect(said(page)).toContainText('Hint 1 of 3');
  await page.getByRole('button', { name: /End turn/ }).click();
  // The rules open between two slices.
  await page.keyboard.press('r');
  await expect(page.getByRole('complementary', { name: 'Rules', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await waitForTurn(page);
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Bob plays');
});
