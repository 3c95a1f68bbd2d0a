// The set-up: a game at once, the way the last one was begun; any mix of seats; factions dealt, drafted or chosen from
// tiles that show their decks; house rules.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { onlySave } from './kept.mjs';
import { choices, cover, open, setUp, waitForTurn } from './page.mjs';

test.use({ reducedMotion: 'reduce' });

const play = (page) => page.getByRole('button', { name: 'Play', exact: true });
const tile = (page, name) => page.getByRole('button', { name: new RegExp(`^${name} `) });
const slot = (page, which, name) => page.getByRole('button', { name: new RegExp(`^${which} faction of ${name}:`) });
/** The names of the factions, by seat, in the game that was begun. */
const factions = async (page) => (await onlySave(page)).factions;

test('one press from the open page to a game, and the next one like the last', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Enter');
  await waitForTurn(page);
  expect((await onlySave(page)).record.setup.seats.map(({ human }) => human)).toEqual([true, false]);

  await page.evaluate(() => localStorage.clear());
  await open(page);
  await page.getByLabel('Seat 2', { exact: true }).selectOption('human');
  await page.getByLabel('Seat 4', { exact: true }).selectOption('computer');
  await page.getByLabel('Name of seat 2').fill('Eve');
  await page.getByText('House rules').click();
  await page.getByLabel(/^Power is enough/).check();
  await page.getByLabel('Who begins').selectOption('Eve');
  await play(page).click();
  await expect(cover(page)).toHaveText('I am Eve');
  const { setup } = (await onlySave(page)).record;

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/game/.test(key)) localStorage.removeItem(key);
  });
  await open(page);
  await expect(page.locator('.summary')).toHaveText(/^Ann, Eve,? and Dan \(computer, Normal\)\. /);
  await expect(page.getByText('House rules (1)')).toBeVisible();
  await play(page).click();
  await expect(cover(page)).toHaveText('I am Eve');
  const again = (await onlySave(page)).record.setup;
  expect(again.seed).not.toBe(setup.seed);
  expect({ ...again, seed: 0 }).toEqual({ ...setup, seed: 0 });
  expect(again.options.presence_by_power).toBe(true);
});

test('what was kept and cannot be read is as if nothing had been kept', async ({ page }) => {
  const broken = [
    '{',
    'null',
    '7',
    '{"seats":7}',
    '{"seats":[{"kind":"none","factions":3},null],"rules":{},"first":9}',
  ];
  for (const kept of broken) {
    await page.addInitScript((text) => localStorage.setItem('basebreaker.setup', text), kept);
    await open(page);
    await expect(page.locator('.summary')).toHaveText(
      'Ann and Bob (computer, Normal). The factions are dealt at random.',
    );
  }
});

test('factions are chosen from tiles, given back, and kept apart', async ({ page }) => {
  await open(page);
  await setUp(page, ['human', 'computer', 'computer', 'none'], 3);
  await tile(page, 'Robots').click();
  await expect(page.getByRole('radio', { name: /^Chosen here/ })).toBeChecked();
  await expect(slot(page, 'First', 'Ann')).toHaveAccessibleName('First faction of Ann: Robots');
  await tile(page, 'Zombies').click();
  await tile(page, 'Aliens').click();
  await expect(slot(page, 'First', 'Bob')).toHaveAccessibleName('First faction of Bob: Aliens');
  await expect(tile(page, 'Aliens')).toHaveAttribute('aria-pressed', 'true');
  // Pressed again, it goes back, and its place is the next to be filled.
  await tile(page, 'Robots').click();
  await expect(slot(page, 'First', 'Ann')).toHaveAccessibleName('First faction of Ann: any');
  await tile(page, 'Wizards').click();
  await slot(page, 'Second', 'Cat').click();
  await tile(page, 'Ninjas').click();
  await play(page).click();
  await waitForTurn(page);
  const [ann, bob, cat] = await factions(page);
  expect([...ann].sort()).toEqual(['Wizards', 'Zombies']);
  expect(bob).toContain('Aliens');
  expect(cat).toContain('Ninjas');
  expect(new Set([...ann, ...bob, ...cat]).size).toBe(6);
});

test('who leaves gives back, and second copies are a house rule', async ({ page }) => {
  await open(page);
  await setUp(page, ['human', 'computer', 'computer', 'none'], 3);
  await page.getByLabel(/^Two players may have the same faction/).check();
  for (const name of ['Robots', 'Zombies', 'Aliens', 'Robots', 'Robots']) await tile(page, name).click();
  // Two copies there are: pressed a third time, the last one is given back.
  await expect(slot(page, 'Second', 'Bob')).toHaveAccessibleName('Second faction of Bob: any');
  await tile(page, 'Robots').click();
  await tile(page, 'Ninjas').click();
  await page.getByLabel('Seat 3', { exact: true }).selectOption('none');
  await expect(tile(page, 'Ninjas')).toHaveAttribute('aria-pressed', 'false');
  await play(page).click();
  await waitForTurn(page);
  const [ann, bob] = await factions(page);
  expect([...ann].sort()).toEqual(['Robots', 'Zombies']);
  expect([...bob].sort()).toEqual(['Aliens', 'Robots']);
});

for (const colorScheme of ['light', 'dark']) {
  test(`a tile shows the whole deck of its faction, in place (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    const decks = page.getByText('Deck list', { exact: true });
    await expect(decks).toHaveCount(12);
    for (let i = 0; i < 12; i += 1) {
      await decks.nth(i).click();
      const deck = page.locator('.tile').nth(i);
      await expect(deck.locator('.deck-list section')).toHaveCount(3);
      const rows = await deck
        .locator('.deck-list section')
        .evaluateAll((sections) =>
          sections.map((section) => [...section.querySelectorAll('li')].map((row) => row.textContent ?? '')),
        );
      const copies = rows
        .slice(0, 2)
        .flat()
        .map((row) => Number(/ ×(\d) /.exec(row)?.[1] ?? 1));
      expect(copies.reduce((sum, each) => sum + each)).toBe(20);
      expect(rows[0].every((row) => / power \d/.test(row))).toBe(true);
      expect(rows[2]).toHaveLength(2);
      expect(rows[2].every((row) => / breakpoint \d+, VP \d/.test(row))).toBe(true);
    }
    await page.getByRole('radio', { name: /^Chosen here/ }).check();
    await tile(page, 'Robots').click();
    await page.getByText('House rules').click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

test('the draft shows what is left, who has what, and every deck', async ({ page }) => {
  await open(page);
  await setUp(page, ['human', 'computer', 'computer', 'none'], 3);
  await page.getByRole('radio', { name: /^Drafted/ }).check();
  await play(page).click();
  await waitForTurn(page);
  const draft = page.getByRole('region', { name: 'The draft' });
  await expect(draft.locator('.taker[aria-current]')).toContainText('Ann');
  const left = await choices(page).allTextContents();
  await expect(draft.locator('.tile.open')).toHaveCount(left.length);
  await expect(draft.locator('.tile.owned')).toHaveCount(12 - left.length);
  await expect(page.getByRole('region', { name: 'Bases' })).toBeHidden();
  await draft.getByText('Deck list').first().click();
  await expect(draft.locator('.deck-list section')).toHaveCount(3);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  // A faction that somebody has cannot be taken, a free one can, by key as well.
  const taken = draft.locator('.tile.owned .tile-face').first();
  if (await taken.count()) await taken.dispatchEvent('click');
  await expect(choices(page)).toHaveCount(left.length);
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(choices(page)).not.toHaveCount(left.length);
  for (let i = 0; i < 3 && (await draft.isVisible()); i += 1) {
    await waitForTurn(page);
    await page.keyboard.press('1');
  }
  await expect(draft).toBeHidden();
  await expect(page.getByRole('region', { name: 'Bases' })).toBeVisible();
  expect((await factions(page)).every((two) => two.length === 2)).toBe(true);
});

for (const locale of ['en-GB', 'de-DE']) {
  test(`set-up, draft and cover fit a narrow phone and a finger (${locale})`, async ({ browser, baseURL }) => {
    const viewport = { width: 320, height: 640 };
    const context = await browser.newContext({ baseURL, locale, viewport, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    /** What is smaller than a finger, and by how much the page is too wide. */
    const misfits = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll('main :is(button, select, input, summary)')];
        const small = all
          .filter((each) => each.checkVisibility())
          .map((each) => (each.closest('label') ?? each).getBoundingClientRect())
          .filter(({ width, height }) => width < 44 || height < 44);
        const { scrollWidth } = document.querySelector('main') ?? document.body;
        return { small, over: Math.max(scrollWidth, document.documentElement.scrollWidth) - innerWidth };
      });
    const fits = { small: [], over: 0 };
    await page.goto('./');
    await page.locator('.seat-row select:not(.strength)').nth(1).selectOption('human');
    await page.locator('input[value=choose]').check();
    await page.locator('.house summary').click();
    await page.locator('.tile summary').first().click();
    expect(await misfits()).toEqual(fits);
    await page.locator('input[value=draft]').check();
    await page.locator('button.primary[type=submit]').click();
    await expect(page.locator('.draft .tile.open')).toHaveCount(12);
    expect(await misfits()).toEqual(fits);
    for (let left = 12; left > 8; left -= 1) {
      await page.locator('.draft .tile.open .tile-face').first().click();
      await expect(page.locator('.draft .tile.open')).toHaveCount(left === 9 ? 0 : left - 1);
    }
    await expect(page.locator('.cover')).toBeVisible();
    expect(await misfits()).toEqual(fits);
    await context.close();
  });
}
