// How fast it goes: motion that nothing waits for, the computer's plays one by one, and sound. The page's clock
// stands still where a wait would go by, so that nothing here depends on time.
import { expect, test } from '@playwright/test';
import { holdComputers, letThink, onlySave, waitForDecision } from './kept.mjs';
import { begin, choices, cover, takeOver, waitForTurn } from './page.mjs';

const solo = ['human', 'computer', 'none', 'none'];
const steps = (page) => page.getByRole('group', { name: 'The computer’s turn' });
const step = (page, name) => steps(page).getByRole('button', { name });
/** What the computer did last. */
const did = (page) => page.locator('.did');
/** How many computers wait to think: none, while a play stays. */
const heldComputers = (page) => page.evaluate(() => window.heldComputers());
const made = async (page) => (await onlySave(page)).record.choices.length;

/** Keeps settings as if they had been chosen before. */
const choose = (page, settings) =>
  page.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(`basebreaker.${name}`, value);
  }, settings);
/** Counts what begins to move. */
const watchMotion = (page) =>
  page.addInitScript(() => {
    window.moved = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      window.moved += 1;
      return animate.apply(this, how);
    };
    document.addEventListener('transitionrun', () => (window.moved += 1));
  });
const moved = (page) => page.evaluate(() => window.moved);

/** Ends the first turn of a person; the computer is about to think. */
async function endTurn(page) {
  while ((await waitForDecision(page)) === 'thinking') await letThink(page);
  await page.keyboard.press('Space');
  await expect(choices(page).first()).toBeHidden();
}
/** Lets the computer think until it has done something that is shown. */
async function untilDone(page) {
  const before = await did(page).textContent();
  await expect
    .poll(async () => {
      await page.evaluate(() => window.letThink());
      return did(page).textContent();
    })
    .not.toBe(before);
}

test.describe('with the clock in hand', () => {
  test.beforeEach(async ({ page }) => {
    await choose(page, { pace: 'slow' });
    await holdComputers(page);
    await page.clock.install();
    await begin(page, solo, 3);
    // What the computer does before the first question goes by.
    while ((await waitForDecision(page)) === 'thinking') {
      await letThink(page);
      await page.clock.fastForward(5000);
    }
  });

  test('a play stays for its beat; paused, it stays until it is continued', async ({ page }) => {
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await endTurn(page);
    await untilDone(page);
    await expect(did(page)).toContainText('Bob plays');
    await page.clock.runFor(1500);
    expect(await heldComputers(page)).toBe(0);
    await page.clock.runFor(200);
    expect(await heldComputers(page)).toBe(1);
    await step(page, 'Pause').click();
    await untilDone(page);
    const there = await made(page);
    await page.clock.runFor(600_000);
    expect(await heldComputers(page)).toBe(0);
    expect(await made(page)).toBe(there);
    await step(page, 'Continue').click();
    await expect.poll(() => heldComputers(page)).toBe(1);
    await untilDone(page);
    await page.clock.runFor(2000);
    expect(await heldComputers(page)).toBe(1);
  });

  test('Next goes on by one play, by button and by Space, and the pause stays', async ({ page }) => {
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await endTurn(page);
    await page.keyboard.press('k');
    await expect(page.locator('#polite')).toContainText('Paused');
    await untilDone(page);
    for (const next of [() => step(page, 'Next').click(), () => page.keyboard.press('Space')]) {
      await page.locator('#prompt').focus();
      await next();
      await expect.poll(() => heldComputers(page)).toBe(1);
      await untilDone(page);
      await page.clock.runFor(600_000);
      expect(await heldComputers(page)).toBe(0);
    }
    await expect(step(page, 'Continue')).toBeVisible();
  });

  test('Skip comes to my next decision, without a beat', async ({ page }) => {
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await endTurn(page);
    await page.keyboard.press('k');
    await untilDone(page);
    const said = await page.locator('#polite p').count();
    await page.keyboard.press('f');
    while ((await waitForDecision(page)) === 'thinking') await letThink(page);
    await expect(choices(page).first()).toBeVisible();
    await expect(steps(page)).toBeHidden();
    // All that went by is told in one piece.
    await expect(page.locator('#polite p')).toHaveCount(said + 1);
    // The next turn has its beats again.
    await page.clock.runFor(1000);
    await endTurn(page);
    await untilDone(page);
    expect(await heldComputers(page)).toBe(0);
  });

  test('a choice is kept before its beat: nothing is lost with the page', async ({ page }) => {
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await endTurn(page);
    await page.keyboard.press('k');
    await untilDone(page);
    const words = await did(page).textContent();
    const { record } = await onlySave(page);
    await page.reload();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('region', { name: 'Log' })).toContainText(words);
    expect((await onlySave(page)).record).toEqual(record);
  });

  test('Space that was meant for the last play does not end my turn', async ({ page }) => {
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await endTurn(page);
    await page.keyboard.press('k');
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.letThink());
          if (!(await choices(page).first().isVisible())) await page.keyboard.press('Space');
          return choices(page).first().isVisible();
        },
        { intervals: [30] },
      )
      .toBe(true);
    const there = await made(page);
    await page.keyboard.press('Space');
    await expect(choices(page).first()).toBeVisible();
    expect(await made(page)).toBe(there);
    await page.clock.runFor(1000);
    await page.keyboard.press('Space');
    await expect.poll(() => made(page)).toBeGreaterThan(there);
  });
});

test('nothing moves at "instant", which those begin with who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchMotion(page);
  const wrong = await begin(page, solo, 3);
  await expect(page.locator('html')).toHaveAttribute('data-pace', 'instant');
  for (let i = 0; i < 25 && (await waitForTurn(page)) === 'asked'; i += 1) {
    await choices(page).first().hover();
    await page.keyboard.press('1');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  }
  expect(await moved(page)).toBe(0);
  expect(wrong).toEqual([]);
});

test('what is chosen here comes before what the system asks for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchMotion(page);
  await choose(page, { pace: 'fast' });
  await begin(page, solo, 3);
  for (let i = 0; i < 6 && (await waitForTurn(page)) === 'asked'; i += 1) await page.keyboard.press('1');
  await waitForTurn(page);
  expect(await moved(page)).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Pace of the computer').selectOption('instant');
  await page.keyboard.press('Escape');
  const before = await moved(page);
  for (let i = 0; i < 6 && (await waitForTurn(page)) === 'asked'; i += 1) await page.keyboard.press('1');
  await waitForTurn(page);
  expect(await moved(page)).toBe(before);
});

/** Whatever moves, moves for an hour. */
const moveLong = (page) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, how) {
      return animate.call(this, frames, { ...how, duration: 3_600_000 });
    };
  });

test('no key waits for what moves', async ({ page }) => {
  await moveLong(page);
  await choose(page, { pace: 'slow' });
  await begin(page, solo, 3);
  await waitForTurn(page);
  const before = await made(page);
  // A minion, and its base: what flies there is on its way while the next key is pressed.
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await expect(page.locator('.flight').first()).toBeAttached();
  expect(await made(page)).toBe(before + 2);
  await page.keyboard.press('i');
  await expect(page.locator('.flight')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const mine = page.locator('.bases .card.seat-0');
  await expect(mine).toHaveCount(1);
  expect(await mine.evaluate((card) => getComputedStyle(card).opacity)).toBe('1');
});

test('nothing of a hand flies on while the device changes hands', async ({ page }) => {
  await moveLong(page);
  await choose(page, { pace: 'slow' });
  await begin(page, ['human', 'human', 'none', 'none'], 3);
  await takeOver(page);
  await expect
    .poll(async () => {
      await page.keyboard.press('1');
      return page.locator('.flight').count();
    })
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cover', exact: true }).click();
  await expect(cover(page)).toBeVisible();
  await expect(page.locator('.flight, .card')).toHaveCount(0);
  await takeOver(page);
  await expect(page.locator('.flight')).toHaveCount(0);
});

test('at once, the turn of an opponent is told in one piece', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, ['human', 'computer', 'computer', 'none'], 3);
  await waitForTurn(page);
  await page.evaluate(() => document.getElementById('polite').replaceChildren());
  await page.getByRole('button', { name: 'End turn' }).click();
  await waitForTurn(page);
  const said = await page.locator('#polite p').allTextContents();
  // My own end of turn, then one for each opponent: it ends with the turn that comes next.
  expect(said.map((words) => words.match(/Turn \d+: (\w+)/)?.[1])).toEqual(['Bob', 'Cat', 'Ann']);
  expect(said[1]).toMatch(/Bob plays .*Bob draws/);
});

test('numbers that have changed say by how much until I have decided', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, solo, 3);
  await waitForTurn(page);
  await page.getByRole('button', { name: 'End turn' }).click();
  await waitForTurn(page);
  const changed = page.locator('.bases [data-change]');
  await expect(changed.first()).toHaveAttribute('data-change', /^[+−]\d+$/);
  await page.getByRole('button', { name: 'End turn' }).click();
  await waitForTurn(page);
  await page.keyboard.press('1');
  await waitForTurn(page);
  expect(await changed.count()).toBeLessThan(2);
});

test.describe('sound', () => {
  const listen = (page) =>
    page.addInitScript(() => {
      window.heard = [];
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (...when) {
        window.heard.push(this.frequency.value);
        return start.apply(this, when);
      };
      window.AudioContext = class extends AudioContext {
        constructor() {
          super();
          window.heard.push('made');
        }
      };
    });
  const heard = (page) => page.evaluate(() => window.heard);
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await listen(page);
  });

  test('there is none until it is switched on', async ({ page }) => {
    await begin(page, solo, 3);
    for (let i = 0; i < 8 && (await waitForTurn(page)) === 'asked'; i += 1) await page.keyboard.press('1');
    expect(await heard(page)).toEqual([]);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByLabel('Sound')).not.toBeChecked();
    await page.getByLabel('Sound').check();
    await expect.poll(() => heard(page)).toContain('made');
    const before = (await heard(page)).length;
    await page.getByLabel('Volume').press('ArrowRight');
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(before);
    await page.reload();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByLabel('Sound')).toBeChecked();
    await expect(page.getByLabel('Volume')).toHaveValue('55');
  });

  test('a play of mine is heard', async ({ page }) => {
    await choose(page, { sound: 'on' });
    await begin(page, solo, 3);
    await waitForTurn(page);
    await page.evaluate(() => window.heard.splice(0));
    for (let i = 0; i < 2; i += 1) {
      await page.keyboard.press('1');
      await waitForTurn(page);
    }
    await expect(page.getByRole('region', { name: 'Log' })).toContainText('Ann plays');
    expect((await heard(page)).length).toBeGreaterThan(0);
  });
});
