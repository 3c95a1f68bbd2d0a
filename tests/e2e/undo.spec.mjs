// The way back: free undo and redo, why it ends, taking back for practice, and asking the others.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { drawn, holdComputers, kept, letThink, onlySave, Session, waitForDecision } from './kept.mjs';
import { answer, begin, choices, takeOver, waitForTurn } from './page.mjs';

test.use({ reducedMotion: 'reduce' });

const solo = ['human', 'computer', 'none', 'none'];
const undo = (page) => page.getByRole('button', { name: 'Undo', exact: true });
const undoTurn = (page) => page.getByRole('button', { name: 'Undo turn' });
const redo = (page) => page.getByRole('button', { name: 'Redo' });
const anyway = (page) => page.locator('#why').getByRole('button', { name: 'Take back anyway…' });
const dialog = (page) => page.getByRole('dialog');
const barred = /^Cannot undo: .+/;

/** Chooses until the last choice can be undone freely, or not. */
async function until(page, free) {
  for (let i = 0; i < 60; i += 1) {
    await waitForTurn(page);
    const save = await onlySave(page);
    const disabled = await undo(page).getAttribute('aria-disabled');
    const mine = Session.load(save.record)
      .plies()
      .some(({ seat }) => seat === 0);
    if (mine && (disabled !== 'true') === free) return save;
    await page.keyboard.press('1');
  }
  throw new Error('it never came to that');
}

for (const [how, back, on] of [
  ['keys', (page) => page.keyboard.press('u'), (page) => page.keyboard.press('U')],
  ['Ctrl+Z', (page) => page.keyboard.press('Control+z'), (page) => page.keyboard.press('Control+Shift+Z')],
  ['buttons', (page) => undo(page).click(), (page) => redo(page).click()],
]) {
  test(`a choice is undone and done again by ${how}`, async ({ page }) => {
    const wrong = await begin(page, solo, 3);
    const after = await until(page, true);
    const table = await drawn(page);
    await expect(redo(page)).toHaveAttribute('aria-disabled', 'true');
    await back(page);
    await expect(redo(page)).not.toHaveAttribute('aria-disabled');
    await waitForTurn(page);
    const before = await onlySave(page);
    expect(before.record.choices).toEqual(after.record.choices.slice(0, -1));
    expect(before.hash).toBe(Session.load(after.record).at(before.record.choices.length).hash());
    expect(await drawn(page)).not.toEqual(table);
    await on(page);
    await expect(redo(page)).toHaveAttribute('aria-disabled', 'true');
    await waitForTurn(page);
    expect((await onlySave(page)).hash).toBe(after.hash);
    expect(await drawn(page)).toEqual(table);
    expect((await onlySave(page)).practice).toBe(false);
    expect(wrong).toEqual([]);
  });
}

test('a turn is undone at once, choice by choice done again, and another choice ends that', async ({ page }) => {
  await begin(page, solo, 3);
  // Two free choices in a row.
  let made = 0;
  for (let i = 0; i < 60 && made < 2; i += 1) {
    await waitForTurn(page);
    const before = (await onlySave(page)).record.choices.length;
    await page.keyboard.press('1');
    await waitForTurn(page);
    const save = await onlySave(page);
    const free = (await undo(page).getAttribute('aria-disabled')) !== 'true';
    made = free && save.record.choices.length === before + 1 ? made + 1 : 0;
  }
  const all = (await onlySave(page)).record.choices.length;
  await page.keyboard.press('t');
  await waitForTurn(page);
  const first = (await onlySave(page)).record.choices.length;
  expect(all - first).toBeGreaterThan(1);
  for (let i = first + 1; i <= all; i += 1) {
    await page.keyboard.press('U');
    await waitForTurn(page);
    expect((await onlySave(page)).record.choices.length).toBe(i);
  }
  await expect(redo(page)).toHaveAttribute('aria-disabled', 'true');
  await undoTurn(page).click();
  await waitForTurn(page);
  await page.locator('.choices .word, .choices button').last().click();
  await waitForTurn(page);
  await expect(redo(page)).toHaveAttribute('aria-disabled', 'true');
});

test('undoing answers nothing: the old question cannot be answered any more', async ({ page }) => {
  await begin(page, solo, 3);
  const { record } = await until(page, true);
  // Within one task of the page, as fast as no finger is.
  await page.evaluate(() => {
    const old = document.querySelector('.choices button');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
    old.click();
  });
  await waitForTurn(page);
  expect((await onlySave(page)).record.choices).toEqual(record.choices.slice(0, -1));
});

test('a barrier says why, and can be taken back for practice', async ({ page }) => {
  const wrong = await begin(page, solo, 3);
  await waitForTurn(page);
  const nothing = /nothing has been chosen yet|another player has decided/;
  await page.keyboard.press('u');
  await expect(page.locator('#why')).toHaveText(nothing);
  await expect(anyway(page)).toHaveCount(0);

  const { record } = await until(page, false);
  const reason = await undo(page).getAttribute('title');
  expect(reason).toMatch(barred);
  await page.keyboard.press('u');
  await expect(page.locator('#why')).toContainText(reason);
  await expect(page.locator('#assertive')).toContainText(reason);
  // A finger can press what is only marked as disabled; without force, the test would wait for it to change.
  await undo(page).click({ force: true });
  await expect(page.locator('#assertive p').filter({ hasText: reason })).toHaveCount(2);
  expect((await onlySave(page)).record).toEqual(record);
  await expect(page.getByText('Practice', { exact: true })).toBeHidden();

  await anyway(page).click();
  await expect(dialog(page)).toContainText('counts as practice');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  expect((await onlySave(page)).record).toEqual(record);
  await anyway(page).click();
  await dialog(page).getByRole('button', { name: 'Take back anyway' }).click();
  await expect(page.getByText('Practice', { exact: true })).toBeVisible();
  await waitForTurn(page);
  const save = await onlySave(page);
  expect(save.practice).toBe(true);
  const mine = Session.load(record)
    .plies()
    .findLastIndex(({ seat }) => seat === 0);
  expect(save.record.choices).toEqual(record.choices.slice(0, mine));
  expect(save.record.redeals).toHaveLength(1);

  // It goes on as practice, and is kept as that.
  await page.keyboard.press('1');
  await waitForTurn(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Saved games' })).toContainText('practice');
  await page.getByRole('button', { name: 'Go on' }).click();
  await waitForTurn(page);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Practice', { exact: true })).toBeVisible();
  expect(wrong).toEqual([]);
});

test('while it is asked whether to take back, the computer does not move', async ({ page }) => {
  await holdComputers(page);
  await begin(page, solo, 3);
  let mine = 0;
  for (let i = 0; i < 60; i += 1) {
    if ((await waitForDecision(page)) === 'asked') {
      await page.keyboard.press('1');
      mine += 1;
    } else if (mine > 0) break;
    else await letThink(page);
  }
  await expect(page.getByRole('heading', { name: 'Bob is thinking…' })).toBeVisible();
  const { record } = await onlySave(page);
  await page.keyboard.press('u');
  await expect(dialog(page)).toHaveAttribute('aria-label', barred);
  await letThink(page);
  await page.waitForTimeout(500);
  expect((await onlySave(page)).record).toEqual(record);
  await dialog(page).getByRole('button', { name: 'Take back anyway' }).click();
  await waitForTurn(page);
  await page.waitForTimeout(300);
  const back = (await onlySave(page)).record.choices;
  expect(back).toEqual(
    record.choices.slice(
      0,
      Session.load(record)
        .plies()
        .findLastIndex(({ seat }) => seat === 0),
    ),
  );
  // Closed without taking back, the game goes on.
  for (let i = 0; (await waitForDecision(page)) === 'asked' && i < 30; i += 1) await page.keyboard.press('1');
  await page.keyboard.press('u');
  await expect(dialog(page)).toBeVisible();
  const there = (await onlySave(page)).record.choices.length;
  await page.keyboard.press('Escape');
  await letThink(page);
  await expect.poll(async () => (await onlySave(page)).record.choices.length).toBeGreaterThan(there);
});

test('a game that is over can be taken back', async ({ page }) => {
  await begin(page, solo, 3);
  for (let made = 0; (await waitForTurn(page)) === 'asked'; made += 1) await answer(page, made);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  expect((await onlySave(page)).over).toBe(true);
  await page.keyboard.press('u');
  await dialog(page).getByRole('button', { name: 'Take back anyway' }).click();
  await expect(choices(page).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Result' })).toBeHidden();
  expect((await onlySave(page)).over).toBe(false);
  for (let made = 0; (await waitForTurn(page)) === 'asked'; made += 1) await answer(page, made);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
});

test('computers that play alone have no way back', async ({ page }) => {
  await begin(page, ['computer', 'computer', 'none', 'none'], 4);
  await expect(page.getByRole('region', { name: 'Players' })).toBeVisible();
  await expect(undo(page)).toBeHidden();
});

test.describe('several people', () => {
  const ready = (page) => page.getByRole('button', { name: /^I am / });

  /** Plays until the device has to change hands, after each of the two has chosen. */
  async function toCover(page) {
    for (let i = 0, covers = 0; i < 80; i += 1) {
      await expect(ready(page).or(choices(page).first())).toBeVisible();
      if (await ready(page).isVisible()) {
        covers += 1;
        if (covers === 3) return;
        await takeOver(page);
      } else await page.keyboard.press('1');
    }
  }

  test('undo is free within one person’s choices', async ({ page }) => {
    await begin(page, ['human', 'human', 'none', 'none'], 5);
    await takeOver(page);
    const before = await onlySave(page);
    await page.keyboard.press('1');
    await expect.poll(async () => (await onlySave(page)).record.choices.length).toBe(1);
    await page.keyboard.press('u');
    await expect.poll(async () => (await onlySave(page)).hash).toBe(before.hash);
    await expect(ready(page)).toBeHidden();
  });

  test('a question in the turn of a computer leads back to the table', async ({ page }) => {
    await holdComputers(page);
    await begin(page, ['human', 'computer', 'human', 'none'], 5);
    const thinking = page.getByRole('heading', { name: 'Bob is thinking…' });
    for (let i = 0, mine = 0; i < 60; i += 1) {
      await expect(ready(page).or(thinking).or(choices(page).first())).toBeVisible();
      if (await ready(page).isVisible()) await takeOver(page);
      else if (await thinking.isVisible()) {
        if (mine > 0) break;
        await letThink(page);
      } else {
        await page.keyboard.press('1');
        mine += 1;
      }
    }
    const { record } = await onlySave(page);
    await page.keyboard.press('u');
    await dialog(page).getByRole('button', { name: /^Ask / }).click();
    await letThink(page);
    await page.waitForTimeout(300);
    expect((await onlySave(page)).record).toEqual(record);
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(thinking).toBeVisible();
    // Who holds the device now is not known: no hand is shown.
    await expect(page.locator('.hand [data-card]')).toHaveCount(0);
    await letThink(page);
    await expect.poll(async () => (await onlySave(page)).record.choices.length).toBe(record.choices.length + 1);
  });

  for (const answer of ['Agree', 'Refuse']) {
    test(`past a barrier the others are asked: ${answer}`, async ({ page }) => {
      const wrong = await begin(page, ['human', 'human', 'none', 'none'], 5);
      await toCover(page);
      const next = /I am (.+)/.exec((await ready(page).textContent()) ?? '')?.[1] ?? '';
      const { record } = await onlySave(page);
      const asks = ['Ann', 'Bob'].find((name) => name !== next);
      const seat = ['Ann', 'Bob'].indexOf(asks);

      // Whoever has just chosen still has the device.
      await page.keyboard.press('u');
      await expect(dialog(page)).toHaveAttribute('aria-label', barred);
      await dialog(page)
        .getByRole('button', { name: `Ask ${next}` })
        .click();
      const cover = page.getByRole('region', { name: `${next}, ${asks} asks to take back` });
      await expect(cover).toBeFocused();
      await expect(page.locator('[data-card], [data-base], .log, dialog .panel')).toHaveCount(0);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      for (const key of ['1', 'Space', 'Enter', 'u', 'U', 't']) await page.keyboard.press(key);
      await expect(cover).toBeVisible();
      expect((await onlySave(page)).record).toEqual(record);
      await page.getByRole('button', { name: answer }).click();

      const decides = answer === 'Agree' ? asks : next;
      await expect(ready(page)).toHaveText(`I am ${decides}`);
      await expect(page.locator('[data-card]')).toHaveCount(0);
      await takeOver(page);
      const after = (await onlySave(page)).record;
      if (answer === 'Agree') {
        const back = Session.load(record)
          .plies()
          .findLastIndex((ply) => ply.seat === seat);
        expect(after.choices).toEqual(record.choices.slice(0, back));
        expect(after.redeals).toHaveLength(1);
        await expect(page.locator('#why')).toContainText('Taken back');
        await expect(page.getByText('Practice', { exact: true })).toBeVisible();
      } else {
        expect(after).toEqual(record);
        await expect(page.locator('#why')).toContainText(`${next} refuses`);
      }
      expect(await kept(page)).toHaveLength(1);
      expect(wrong).toEqual([]);
    });
  }
});
