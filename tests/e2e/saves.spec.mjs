// Games that are kept: closed after every decision and gone on with, several of them, damaged ones, and
// games as files.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import {
  downloaded,
  drawn,
  exported,
  holdComputers,
  kept,
  letThink,
  onlySave,
  Session,
  waitForChoices,
  waitForDecision,
} from './kept.mjs';
import { answer, begin, open, setUp, waitForTurn } from './page.mjs';
import { link, MIDDLE } from './positions.mjs';

test.use({ reducedMotion: 'reduce' });

const solo = ['human', 'computer', 'none', 'none'];
const saved = (page) => page.getByRole('region', { name: 'Saved games' });
const goOn = (page) => page.getByRole('button', { name: 'Go on' });
const dialog = (page) => page.getByRole('dialog');

/** Puts something among the kept games before the page is opened. */
const plant = (page, raw, id = '.planted') =>
  page.addInitScript(
    ([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text),
    [`basebreaker.game${id}`, raw],
  );

/** A game of so many first choices, as the page keeps it. */
function aSave(number) {
  const seats = ['Ann', 'Bob'].map((name, i) => ({ name, factions: [2 * i, 2 * i + 1], human: i === 0 }));
  const session = Session.start({ seats, seed: 11, draft: false });
  for (let i = 0; i < number; i += 1) session.choose(0);
  return { at: 1_700_000_000_000, engine: '', hash: session.hash(), record: session.record() };
}

test('a game that is closed after every decision goes on as it was, to its end', async ({ context }) => {
  test.setTimeout(600_000);
  await holdComputers(context);
  let page = await context.newPage();
  const wrong = [];
  await page.goto(link(MIDDLE));
  const answers = [];
  let save = null;
  for (let made = 1; ; made += 1) {
    if ((await waitForDecision(page)) === 'asked') await answer(page, made);
    else await letThink(page);
    save = await waitForChoices(page, made);
    answers.push(save.record.choices.at(-1));
    if (save.over) break;
    await waitForDecision(page);
    const before = await drawn(page);
    await page.close();

    page = await context.newPage();
    // All that is seen and kept is compared at the beginning, and now and then.
    const closely = made <= 5 || made % 25 === 0;
    if (closely) wrong.push(...(await open(page)));
    else await page.goto('./');
    await goOn(page).click();
    if (!closely) continue;
    await waitForDecision(page);
    await expect(dialog(page)).toBeHidden();
    expect(await drawn(page)).toEqual(before);
    expect(Session.read((await exported(page)).text).hash()).toBe(save.hash);
    expect(await onlySave(page)).toEqual(save);
  }
  const uninterrupted = Session.start(save.record.setup);
  for (const answer of answers) uninterrupted.choose(answer);
  expect(uninterrupted.deciding()).toBeUndefined();
  expect(save.record.choices).toEqual(answers);
  expect(save.hash).toBe(uninterrupted.hash());
  expect(wrong).toEqual([]);
});

test('several games are kept, opened, deleted and brought back', async ({ page }) => {
  const wrong = await begin(page, solo, 3);
  await waitForTurn(page);
  await page.keyboard.press('1');
  await waitForTurn(page);
  const question = await page.locator('.question').textContent();
  await page.getByRole('button', { name: 'New game' }).click();
  await setUp(page, solo, 4);
  await page.getByLabel('Name of seat 1').fill('Cleo');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (let i = 0; i < 3; i += 1) {
    await waitForTurn(page);
    await page.keyboard.press('1');
  }
  await waitForTurn(page);
  // A game in which no person has chosen yet is not worth keeping.
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'New game' }).click();

  await expect(page.getByRole('region', { name: 'Unfinished game' })).toContainText('Cleo, Bob');
  const rows = saved(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await expect(rows.nth(0)).toContainText('Cleo, Bob');
  await expect(rows.nth(1)).toContainText(/Ann, Bob.*turn \d+.*VP\s0,\s0.*\d choices/s);
  const file = await downloaded(page, rows.nth(1).getByRole('button', { name: 'Export' }));
  expect(file.name).toMatch(/^Ann-Bob-\d{4}-\d\d-\d\d\.smash$/);
  expect(Session.read(file.text).hash()).toBe((await kept(page))[1].save.hash);

  await rows.nth(1).getByRole('button', { name: 'Delete' }).click();
  await expect(rows.nth(1)).toContainText('Deleted: Ann, Bob');
  expect(await kept(page)).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Undo delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await kept(page)).toHaveLength(2);
  await rows.nth(1).getByRole('button', { name: 'Open' }).click();
  await waitForTurn(page);
  await expect(page.locator('.question')).toHaveText(question ?? '');
  await page.keyboard.press('1');
  await waitForTurn(page);
  expect(await kept(page)).toHaveLength(2);
  expect(wrong).toEqual([]);
});

test('a game that is over stays in the list, and is not offered to go on', async ({ page }) => {
  await begin(page, ['computer', 'computer', 'none', 'none'], 4);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: 'New set-up' }).click();
  await expect(goOn(page)).toBeHidden();
  await expect(saved(page).getByRole('listitem')).toContainText('over');
  await saved(page).getByRole('button', { name: /^Open/ }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('wins');
});

test('what is damaged is listed, exported as it is, and deleted only by hand', async ({ page }) => {
  const raw = '{"record":{"setup":{"seats":[{"name":"Ann"},';
  await plant(page, raw);
  const wrong = await open(page);
  const row = saved(page).getByRole('listitem');
  await expect(row).toContainText('Damaged save');
  await expect(row.getByRole('button', { name: 'Open' })).toHaveCount(0);
  expect((await downloaded(page, row.getByRole('button', { name: 'Export' }))).text).toBe(raw);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForTurn(page);
  expect(await page.evaluate(() => localStorage.getItem('basebreaker.game.planted'))).toBe(raw);
  expect(wrong).toEqual([]);
});

for (const [what, spoil, words] of [
  ['does not fit', (save) => save.record.choices.splice(6, 0, 250), 'Only 6 of its 11 choices can be made here'],
  ['leads elsewhere', (save) => (save.hash = '0123456789abcdef'), 'another position here than when it was saved'],
]) {
  test(`a save that ${what} is shown as far as it goes, and kept as it was`, async ({ page }) => {
    const save = aSave(10);
    spoil(save);
    const raw = JSON.stringify(save);
    await plant(page, raw);
    await open(page);
    const row = saved(page).getByRole('listitem');
    // Nothing of it is lost in a file either.
    expect((await downloaded(page, row.getByRole('button', { name: 'Export' }))).text).toBe(raw);
    await goOn(page).click();
    await expect(dialog(page)).toContainText(words);
    await page.keyboard.press('Escape');
    await waitForTurn(page);
    const old = () => page.evaluate(() => localStorage.getItem('basebreaker.game.planted'));
    expect(await old()).toBe(raw);
    await page.keyboard.press('1');
    await waitForTurn(page);
    expect(await old()).toBe(raw);
    expect(await kept(page)).toHaveLength(2);
  });
}

test('a save that the engine does not take at all is kept', async ({ page }) => {
  const save = aSave(3);
  save.record.setup.seed = 'eleven';
  await plant(page, JSON.stringify(save));
  await open(page);
  await goOn(page).click();
  await expect(dialog(page)).toContainText('This game cannot be opened');
  await page.keyboard.press('Escape');
  await expect(saved(page).getByRole('listitem')).toHaveCount(1);
});

test('a game goes out as a file and comes in again, chosen or dropped', async ({ page, browser, baseURL }) => {
  await begin(page, solo, 3);
  for (let i = 0; i < 6 && (await waitForTurn(page)) === 'asked'; i += 1) await page.keyboard.press('1');
  await waitForTurn(page);
  const file = await exported(page);
  const before = await drawn(page);
  const { hash } = await onlySave(page);

  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const other = await context.newPage();
  const wrong = await open(other);
  await other.getByLabel('Game file').setInputFiles({ name: file.name, mimeType: '', buffer: Buffer.from(file.text) });
  await waitForTurn(other);
  expect((await onlySave(other)).hash).toBe(hash);
  expect(await drawn(other)).toEqual(before);

  await other.getByRole('button', { name: 'New game' }).click();
  const dropped = await other.evaluateHandle(
    ([name, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name));
      return data;
    },
    [file.name, JSON.stringify((await kept(page))[0].save)],
  );
  await other.dispatchEvent('.setup-screen', 'drop', { dataTransfer: dropped });
  await waitForTurn(other);
  const all = await kept(other);
  expect(all.map(({ save }) => save.hash)).toEqual([hash, hash]);
  expect(wrong).toEqual([]);
  await context.close();
});

test('a damaged file shows all its faults, and nothing is kept of it', async ({ page }) => {
  const wrong = await open(page);
  const field = page.getByLabel('Game file');
  const text = Session.load(aSave(5).record).text();
  const faulty = `${text.replace(/^seed .*/m, 'seed eleven').replace(/: [A-Z][a-z ]+,/, ': Nobodies,')}option nonsense 3\n`;
  await field.setInputFiles({ name: 'bad.smash', mimeType: '', buffer: Buffer.from(faulty) });
  const faults = dialog(page).getByRole('listitem');
  await expect(faults.first()).toBeVisible();
  expect(await faults.count()).toBeGreaterThan(1);
  for (const fault of await faults.allTextContents()) expect(fault).toMatch(/\d/);
  await page.keyboard.press('Escape');
  for (const rubbish of ['{"record":', 'GIF89a\0\u0001', '']) {
    await field.setInputFiles({ name: 'bad.gif', mimeType: '', buffer: Buffer.from(rubbish) });
    await expect(dialog(page)).toContainText('bad.gif is no game');
    await page.keyboard.press('Escape');
  }
  await field.setInputFiles({ name: 'huge.smash', mimeType: '', buffer: Buffer.alloc(600_000) });
  await expect(dialog(page)).toContainText('huge.smash is too large to be a game');
  expect(await kept(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

test('two tabs with the same game do not write over each other', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await begin(one, solo, 3);
  await waitForTurn(one);
  await one.keyboard.press('1');
  await waitForTurn(one);
  await open(two);
  await goOn(two).click();
  await waitForTurn(two);
  await two.keyboard.press('1');
  await waitForTurn(two);
  expect(await kept(one)).toHaveLength(1);
  await one.keyboard.press('2');
  await waitForTurn(one);
  expect(await kept(one)).toHaveLength(2);
});

test('the report holds the version, the browser, the options and the game', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page, solo, 3);
  await waitForTurn(page);
  await page.keyboard.press('1');
  await waitForTurn(page);
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Basebreaker .+\nMozilla.+Chrome.+\nWindow: \d+ by \d+\nOptions: \{.*"duplicates".*\}\n\n## /);
  await page.keyboard.press('Escape');
  expect(text.endsWith((await exported(page)).text)).toBe(true);
});

test('where the browser keeps nothing, the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await begin(page, solo, 3);
  await waitForTurn(page);
  await page.keyboard.press('1');
  await waitForTurn(page);
  await expect(page.getByText('Not saved')).toBeVisible();
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(saved(page)).toContainText('This browser keeps nothing');
});
