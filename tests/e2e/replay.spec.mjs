// Looking at games that were played: by key, from a link, through one seat's eyes, on to a game of one's own;
// and what the links give away. The games are played here by the engine that ships.
import '../files.mjs';
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { initSync, Session, think } from '../../pkg/basebreaker.js';
import { stops, survey } from '../../www/replay/survey.js';
import { downloaded } from './kept.mjs';
import { choices } from './page.mjs';

test.use({ reducedMotion: 'reduce' });

initSync({ module: await readFile(new URL('../../pkg/basebreaker_bg.wasm', import.meta.url)) });
const names = ['Ann', 'Bob', 'Cat', 'Dan'];
function played(seats, most) {
  const seat = (name, i) => ({ name, factions: [2 * i, 2 * i + 1], human: i === 0 });
  const session = Session.start({ seats: names.slice(0, seats).map(seat), seed: 5, draft: false });
  for (let n = 0; n < most && session.deciding() !== undefined; n += 1) {
    session.choose(think(session.observation(n), 'greedy', n));
  }
  return session;
}
const whole = played(2, 5000);
const moments = survey(whole);
const end = moments.length;
const quiet = stops(moments, 'card').find((ply) => ply > 40 && moments[ply].free);

/** Opens the page at a link and collects what goes wrong. */
async function open(page, hash) {
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  await page.goto(`./${hash}`);
  await expect(scrubber(page)).toBeFocused();
  return wrong;
}
const scrubber = (page) => page.getByRole('slider', { name: 'Moment' });
const at = (page, ply) => expect(scrubber(page)).toHaveValue(String(ply));
const hand = (page, name) => page.getByRole('region', { name, exact: true });

test('a stored game is replayed by keyboard from the first moment to the last', async ({ page }) => {
  const save = { at: 1, over: true, record: whole.record() };
  await page.addInitScript((raw) => localStorage.setItem('basebreaker.game.test', raw), JSON.stringify(save));
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  await page.goto('./');
  await page.getByRole('button', { name: /^Replay: Ann, Bob/ }).press('Enter');
  await expect(scrubber(page)).toBeFocused();
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', 'the beginning');
  for (let ply = 1; ply <= end; ply += 1) {
    await page.keyboard.press('ArrowRight');
    await at(page, ply);
  }
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', /^turn \d+, (Ann|Bob) wins the game/);
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText(/(Ann|Bob) wins the game in turn \d+/);
  await expect(page.getByRole('button', { name: 'Explore from here' })).toBeDisabled();
  const before = (stride, ply) => stops(moments, stride).findLast((stop) => stop < ply);
  await page.keyboard.press('Shift+ArrowLeft');
  await at(page, before('turn', end));
  await page.keyboard.press('Control+ArrowLeft');
  await at(page, before('card', before('turn', end)));
  await page.keyboard.press('Home');
  await at(page, 0);
  await page.keyboard.press('Shift+ArrowRight');
  await at(page, stops(moments, 'turn')[1]);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(page.getByLabel('Speed')).toHaveValue('4');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => scrubber(page).inputValue().then(Number)).toBeGreaterThan(stops(moments, 'turn')[1] + 2);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(wrong).toEqual([]);
});

test('a link opens at its moment in a fresh profile, and the address follows', async ({ page }) => {
  const wrong = await open(page, `${whole.link()}&ply=${quiet}`);
  await at(page, quiet);
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', /^turn \d+, (Ann|Bob) /);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`&ply=${quiet + 1}$`));
  await page.reload();
  await at(page, quiet + 1);
  // Another link in the same tab.
  await page.goto(`./${played(3, 40).link()}`);
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Cat');
  await at(page, 0);
  await page.keyboard.press('End');
  await at(page, 40);
  await expect(page.locator('#why')).toHaveText('The record ends here.');
  expect(wrong).toEqual([]);
});

test('a damaged link is refused in words', async ({ page }) => {
  await page.goto('./#g1.abcdef');
  await expect(page.getByRole('dialog')).toContainText('This link cannot be opened');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('all hands, one hand or none', async ({ page }) => {
  await open(page, `${whole.link()}&ply=${quiet}`);
  const view = (seat) => whole.at(quiet).view(seat);
  const count = (seat) => view(seat).players[seat].hand.length;
  await expect(hand(page, 'Hands').locator('.card')).toHaveCount(count(0) + count(1));
  await page.getByLabel('Seen by').selectOption({ label: 'As Ann' });
  await expect(hand(page, 'Hands')).toBeHidden();
  await expect(hand(page, 'Hand').locator('.card')).toHaveCount(count(0));
  const hidden = view(1).players[1].hand.map((card) => card.id);
  for (const id of hidden) await expect(page.locator(`button[data-card="${id}"]`)).toHaveCount(0);
  await page.getByLabel('Seen by').selectOption({ label: 'No hands' });
  await expect(hand(page, 'Hand')).toBeHidden();
});

test('what was chosen is marked, leads on, and can be done otherwise', async ({ page }) => {
  await open(page, `${whole.link()}&ply=${quiet}`);
  const taken = page.locator('.choices [aria-current=true]');
  await expect(taken).toHaveCount(1);
  await choices(page).and(page.locator(':not([aria-current])')).first().click();
  await expect(page.locator('#why')).toContainText(/^Here (Ann|Bob) /);
  await taken.click();
  await at(page, quiet + 1);
  await expect(scrubber(page)).toBeFocused();
  await page.getByRole('button', { name: 'Previous choice' }).click();
  await page.getByRole('button', { name: 'Explore from here' }).click();
  await expect(page.locator('.question')).toContainText('Play a card');
  await expect(choices(page).first()).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.keyboard.press('1');
  // The game that was looked at is as it was.
  await page.goto(`./${whole.link()}&ply=${end}`);
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', /wins the game/);
});

test('comments stay with the game', async ({ page }) => {
  await open(page, `${whole.link()}&ply=${quiet}`);
  await page.keyboard.press('c');
  await page.keyboard.type('A turning point + 1');
  await page.keyboard.press('Escape');
  await expect(scrubber(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Comment on this moment')).toBeHidden();
  await page.goto('about:blank');
  await page.goto(`./${whole.link()}`);
  await expect(page.locator('.marks .noted')).toHaveCount(1);
  await expect(page.getByLabel('Comment on this moment')).toBeHidden();
  await page.goto(`./${whole.link()}&ply=${quiet}`);
  await at(page, quiet);
  await expect(page.getByLabel('Comment on this moment')).toHaveValue('A turning point + 1');
});

test('comments go out with the game as a file and come in again', async ({ page, browser, baseURL }) => {
  await open(page, `${whole.link()}&ply=${end - 3}`);
  await page.keyboard.press('c');
  await page.keyboard.type('Here it was\nlost');
  const file = await downloaded(page, page.getByRole('button', { name: 'Export', exact: true }));
  expect(file.text).toContain('\n" Here it was\n" lost\n');

  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await elsewhere.goto('./');
  const chosen = { name: file.name, mimeType: '', buffer: Buffer.from(file.text) };
  await elsewhere.getByLabel('Game file').setInputFiles(chosen);
  await elsewhere.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Replay' }).click();
  await expect(scrubber(elsewhere)).toBeVisible();
  await elsewhere.keyboard.press('End');
  for (let i = 0; i < 3; i += 1) await elsewhere.keyboard.press('ArrowLeft');
  await expect(elsewhere.getByLabel('Comment on this moment')).toHaveValue('Here it was\nlost');
});

test('the share dialog says what each link gives away', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${whole.link()}&ply=${quiet}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog).toContainText('Nothing is uploaded.');
  const offers = dialog.getByRole('listitem');
  await expect(offers).toHaveCount(4);
  const all = 'This link reveals all cards: both hands and the order of both decks.';
  await expect(offers.nth(0)).toContainText(all);
  await expect(offers.nth(1)).toContainText(all);
  await expect(offers.nth(2)).toContainText('This link reveals nothing that is hidden from Ann.');
  const copied = async (i) => {
    await offers.nth(i).getByRole('button').click();
    await expect(offers.nth(i).getByRole('status')).toHaveText('Copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await expect(offers.nth(i)).toContainText(`${link.length.toLocaleString('en')} characters`);
    return new URL(link).hash;
  };
  expect(await copied(0)).toBe(`${whole.link()}&ply=${quiet}`);
  expect(await copied(1)).toBe(whole.at(quiet).position_link());
  const seen = Session.from_link(await copied(2)).position(0);
  expect(seen).toMatch(/\nBob .*hand \?\d+.*deck \?\d+/);
  expect(seen).toMatch(/\nAnn .*deck \?\d+/);
});

test('where the clipboard is refused, the link is selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await open(page, `${whole.link()}&ply=${quiet}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link: The whole game' }).click();
  const field = page.getByRole('textbox', { name: 'Link: The whole game' });
  await expect(field).toBeFocused();
  const selected = await field.evaluate((input) => input.value.slice(input.selectionStart, input.selectionEnd));
  expect(new URL(selected).hash).toBe(`${whole.link()}&ply=${quiet}`);
});

for (const colorScheme of ['light', 'dark']) {
  test(`replay and share have no accessibility violations (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, `${whole.link()}&ply=${quiet}`);
    await page.keyboard.press('c');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Share' }).click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [600, 600],
  [320, 640],
]) {
  test(`the replay has room at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `${played(4, 120).link()}&ply=100`);
    const room = () =>
      page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    expect((await room())[0]).toBeLessThanOrEqual(width);
    expect((await room())[1]).toBeLessThanOrEqual(height);
    await expect(page.getByRole('region', { name: 'Decision' })).toBeInViewport();
    for (const button of await page.locator('.film button:visible, .film select').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    // The board scrolls down, never sideways.
    const wide = await page.locator('.board').evaluate((board) => board.scrollWidth - board.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}
