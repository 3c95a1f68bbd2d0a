// The keyboard: what every key does, the arrows inside of regions, the line for typing, and that the focus is never
// lost.
import { expect, test } from '@playwright/test';
import { onlySave } from './kept.mjs';
import { begin, choices, waitForTurn } from './page.mjs';
import { link } from './positions.mjs';
import { Twin } from './twin.mjs';

test.use({ reducedMotion: 'reduce' });

const solo = ['human', 'computer', 'none', 'none'];
const region = (page, name) => page.getByRole('region', { name, exact: true });
const hand = (page) => region(page, 'Hand').getByRole('button');
const focus = (page) => page.locator(':focus');
const made = async (page) => (await onlySave(page)).record.choices.length;
/** Begins a game; says how many choices had been made when the person is asked. */
async function toTurn(page) {
  await begin(page, solo, 3);
  await waitForTurn(page);
  return made(page);
}

test('Tab goes from region to region, the arrows go inside', async ({ page }) => {
  const before = await toTurn(page);
  await expect(region(page, 'Decision')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choices(page).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(choices(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(choices(page).last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choices(page).last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(hand(page).first()).toBeFocused();
  for (let i = 1; i < 5; i += 1) {
    await page.keyboard.press(i % 2 ? 'ArrowRight' : 'ArrowDown');
    await expect(hand(page).nth(i)).toBeFocused();
  }
  // Tab comes back to where it left.
  await page.keyboard.press('Shift+Tab');
  await expect(choices(page).last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(hand(page).nth(4)).toBeFocused();
  expect(await made(page)).toBe(before);
});

test('left and right lead from base to base, up and down inside of one', async ({ page }) => {
  await page.goto(
    link(`
partial
turn ann play minions 1 actions 1
base Tortuga
base The Homeworld: ann King Rex, bob Scout
base Ninja Dojo
ann: hand Armor Stego; deck ?5
bob: deck ?5`),
  );
  await waitForTurn(page);
  const heads = page.locator('.base-card');
  await page.keyboard.press('b');
  await page.keyboard.press('Home');
  await expect(heads.first()).toBeFocused();
  for (const [key, to] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
  ]) {
    await page.keyboard.press(key);
    await expect(heads.nth(to)).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.base').nth(1).locator('.minions .card').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(heads.nth(1)).toBeFocused();
});

test('letters jump, read and explain', async ({ page }) => {
  const before = await toTurn(page);
  const note = page.locator('#why');
  await page.keyboard.press('h');
  await expect(hand(page).and(page.locator('[data-choice]')).first()).toBeFocused();
  await page.keyboard.press('w');
  await expect(note).toContainText('can be chosen');
  await page.keyboard.press('b');
  await expect(focus(page)).toHaveAccessibleName(/, power 0 of \d+/);
  const base = ((await focus(page).getAttribute('aria-label')) ?? '').split(',')[0];
  await page.keyboard.press('v');
  await expect(note).toHaveText(new RegExp(`^${base}, power 0 of \\d+\\. \\d+ to go\\. If it scored now, nobody`));
  await expect(page.locator('#polite')).toContainText(`${base}, power 0 of`);
  await page.keyboard.press('w');
  await expect(note).toContainText('Breakpoint: printed');
  await page.keyboard.press('s');
  await expect(note).toContainText(/^Ann, turn \d+: 1 minion, 1 action left\. Ann: 0 VP, hand 5/);
  await page.keyboard.press('p');
  await expect(region(page, 'Decision')).toBeFocused();
  // Away from the bases, all of them are read.
  await page.keyboard.press('v');
  await expect(note).toHaveText(/( to go\..*){3}/);
  await page.keyboard.press('l');
  await expect(region(page, 'Log')).toBeFocused();
  await page.keyboard.press('d');
  await expect(focus(page)).toContainText('Ann');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  expect(await made(page)).toBe(before);
});

test('the line for typing takes the names of the notation, several at once, and says what is on offer', async ({
  page,
}) => {
  const before = await toTurn(page);
  const line = page.getByLabel('Choose by name');
  await page.keyboard.press(':');
  await expect(line).toBeFocused();
  // Keys are letters here.
  await page.keyboard.type('h1?u');
  await expect(line).toHaveValue('h1?u');
  expect(await made(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(line).toBeHidden();
  await expect(region(page, 'Decision')).toBeFocused();
  await page.keyboard.type(':pegasus');
  await page.keyboard.press('Enter');
  const labels = await choices(page).allTextContents();
  await expect(page.locator('#why')).toContainText('“pegasus” is not on offer. On offer: ');
  expect(labels.length).toBeGreaterThan(2);
  const [minion] = (await page.locator('.hand .minion[data-choice] .name').allTextContents()) ?? [];
  const base = (await page.locator('.base-card .name').first().textContent()) ?? '';
  await page.keyboard.type(`:${minion.toLowerCase()}, ${base}, pegasus`);
  await page.keyboard.press('Enter');
  await expect(region(page, base).getByRole('button', { name: new RegExp(`^${minion}, power`) })).toBeVisible();
  await expect(page.locator('#why')).toContainText('“pegasus” is not on offer');
  await expect(region(page, 'Decision')).toBeFocused();
});

test('every key that Help lists is there once, and no other', async ({ page }) => {
  await begin(page, solo, 3);
  await waitForTurn(page);
  await page.keyboard.press('?');
  const keys = await page.getByRole('dialog').locator('dl').first().locator('dt').allTextContents();
  expect(new Set(keys).size).toBe(keys.length);
  for (const letter of [...'iwvsdarutc?:'])
    expect(keys.some((key) => key.split(/\W+/).includes(letter) || key === letter)).toBe(true);
  expect(keys).toContain('h b p l');
});

test('the focus is never lost', async ({ page }) => {
  test.setTimeout(240_000);
  const twin = new Twin(page);
  await twin.begin(solo, 13);
  const lost = () => page.evaluate(() => document.activeElement === document.body || !document.activeElement);
  for (let asked = await twin.ask(), i = 0; asked && i < 60; i += 1) {
    // From the list, from the hand, by a digit: whatever is gone afterwards, something has the focus.
    const card = page.locator(`.hand [data-choice="${asked.choice.index}"]`);
    if (i % 3 === 0 && asked.choice.key) await page.keyboard.press(asked.choice.key);
    else if (i % 3 === 1 && (await card.count())) await card.press('Enter');
    else await choices(page).nth(asked.choice.place).press('Enter');
    expect(await lost()).toBe(false);
    asked = await twin.ask();
    expect(await lost()).toBe(false);
    if (i % 20 === 5) {
      const before = await page.evaluate(() => document.activeElement?.id);
      await page.keyboard.press('?');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(before);
    }
  }
});
