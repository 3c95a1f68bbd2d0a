// One device for several people: nothing of anybody's hand is in the page while it changes hands, in turn and out of
// turn; whoever takes over is told what has happened; and the table can be covered at any time.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { holdComputers, letThink, onlySave, Session } from './kept.mjs';
import { begin, choices, cover, open, setUp, takeOver } from './page.mjs';

test.use({ reducedMotion: 'reduce' });

const two = ['human', 'human', 'none', 'none'];
const since = (page) => page.getByRole('region', { name: /^Since you last decided/ });

/** Nothing on the page tells of a card, and nothing that was said is left. */
async function expectCovered(page) {
  await expect(cover(page)).toBeFocused();
  await expect(page.locator('[data-card], [data-base], .log, dialog .panel')).toHaveCount(0);
  await expect(page.locator('#polite')).toBeEmpty();
  await expect(page.locator('#assertive')).toHaveText(/^Hand over to (Ann|Bob)\. [^.!]+/);
}
/** Whoever decides sees a hand, and nothing that only the other one may know. */
async function expectNothingOfOthers(page) {
  await expect(page.getByRole('region', { name: 'Hand' }).getByRole('button').first()).toBeVisible();
  const game = Session.load((await onlySave(page)).record);
  const seat = game.deciding();
  const known = JSON.stringify([game.view(seat), game.log(seat, 0)]);
  const hidden = game
    .view(1 - seat)
    .players[1 - seat].hand.map(({ name }) => name)
    .filter((name) => !known.includes(name));
  expect(hidden.length).toBeGreaterThan(0);
  const html = await page.evaluate(() => document.documentElement.innerHTML);
  for (const name of hidden) expect(html).not.toContain(name);
}
/** Chooses the first thing that is offered, until the device has changed hands so often. */
async function toCover(page, number) {
  for (let i = 0, covers = 0; i < 400; i += 1) {
    await expect(cover(page).or(choices(page).first())).toBeVisible();
    if (await cover(page).isVisible()) {
      covers += 1;
      if (covers === number) return;
      await takeOver(page);
    } else await page.keyboard.press('1');
  }
}

test('while the device changes hands no hand is in the page', async ({ page }) => {
  const wrong = await begin(page, two, 5);
  for (let covers = 1; covers <= 4; covers += 1) {
    await toCover(page, 1);
    await expectCovered(page);
    await page.keyboard.press('1');
    await expect(cover(page)).toBeVisible();
    await takeOver(page);
    await expectNothingOfOthers(page);
    // What somebody reads is not left lying open for the next.
    await page.keyboard.press('h');
    await page.keyboard.press('i');
    await page.keyboard.press('p');
  }
  expect(wrong).toEqual([]);
});

test('the button that reveals is held, or pressed by key, or pressed twice', async ({ page }) => {
  await begin(page, two, 5);
  await cover(page).click();
  await expect(cover(page)).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await expect(page.locator('#polite')).toContainText('press it once more');
  await cover(page).click();
  await expect(choices(page).first()).toBeVisible();

  await page.keyboard.press('Escape');
  const box = await cover(page).boundingBox();
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await expect(choices(page).first()).toBeVisible();
  await page.mouse.up();
  await expect(choices(page).first()).toBeVisible();
});

test('Escape, a key and a button cover the table again', async ({ page }) => {
  await begin(page, two, 5);
  await takeOver(page);
  const cards = await page.locator('.hand .name').allTextContents();
  const button = page.getByRole('button', { name: 'Cover', exact: true });
  for (const again of ['Escape', 'c', 'click']) {
    if (again === 'click') await button.click();
    else await page.keyboard.press(again);
    await expectCovered(page);
    const html = await page.evaluate(() => document.documentElement.innerHTML);
    for (const card of cards) expect(html).not.toContain(card);
    await takeOver(page);
    expect(await page.locator('.hand .name').allTextContents()).toEqual(cards);
  }
  // A panel is closed first.
  await page.locator('.hand button').first().focus();
  await page.keyboard.press('i');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(choices(page).first()).toBeVisible();
});

test('while a computer plays, the table can be covered as well', async ({ page }) => {
  await holdComputers(page);
  await begin(page, ['human', 'computer', 'human', 'none'], 5);
  const thinking = page.getByRole('button', { name: 'Skip to my turn' });
  for (let i = 0, mine = 0; i < 60; i += 1) {
    await expect(cover(page).or(thinking).or(choices(page).first())).toBeVisible();
    if (await cover(page).isVisible()) await takeOver(page);
    else if (await choices(page).first().isVisible()) {
      await page.keyboard.press('1');
      mine += 1;
    } else if (mine > 0) break;
    else await letThink(page);
  }
  await expect(thinking).toBeVisible();
  await expect(page.locator('.hand [data-card]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.hand [data-card]')).toHaveCount(0);
  await expect(page.locator('#polite')).toBeEmpty();
  await expect(thinking).toBeVisible();
});

test('whoever takes over is told what has happened since', async ({ page }) => {
  await begin(page, two, 5);
  await toCover(page, 3);
  await cover(page).press('Enter');
  await expect(since(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'To the table' })).toBeFocused();
  expect(await since(page).getByRole('listitem').count()).toBeGreaterThan(3);
  await expect(since(page)).toContainText(/(Ann|Bob) plays/);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  // Nothing of the table is there before it is asked for, and it can be covered from here.
  await expect(page.locator('.hand')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectCovered(page);
  await cover(page).press('Enter');
  await page.keyboard.press('Space');
  await expect(choices(page).first()).toBeVisible();
});

/** What was asked at each window of a base so far: of whom, in whose turn, and whether there was anything to use. */
function windows(record) {
  const game = Session.load({ ...record, choices: [] });
  return record.choices.flatMap((choice) => {
    const { decision, turn } = game.view(game.deciding());
    game.choose(choice);
    const able = decision.choices.length > 1;
    return decision.kind === 'before-scoring' ? [{ seat: decision.seat, inTurn: decision.seat === turn, able }] : [];
  });
}

test('when a base scores, everybody is asked behind a cover, whatever they hold', async ({ page }) => {
  test.setTimeout(240_000);
  await begin(page, two, 5);
  const said = [];
  let asked = [];
  for (let i = 0; i < 900 && !asked.some(({ inTurn, able }) => !inTurn && !able); i += 1) {
    await expect(cover(page).or(choices(page).first())).toBeVisible();
    if (await cover(page).isVisible()) {
      const asks = (await page.locator('.asks').textContent()) ?? '';
      if (asks.startsWith('Me First!')) {
        said.push(asks.replace(/ .* is about/, ' … is about'));
        await expectCovered(page);
        asked = windows((await onlySave(page)).record);
      }
      await takeOver(page);
    } else await page.keyboard.press('1');
  }
  // Somebody who holds nothing to use has been asked out of turn, and the screen was the same.
  expect(asked.some(({ inTurn, able }) => !inTurn && !able)).toBe(true);
  expect(new Set(said).size).toBe(1);
});

test('by a house rule, whoever holds nothing to use is not asked', async ({ page }) => {
  await open(page);
  await setUp(page, two, 5);
  await page.getByLabel(/^Whoever has nothing to use/).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await toCover(page, 12);
  const { record } = await onlySave(page);
  expect(record.setup.options.always_asked).toBe(0);
  expect(windows(record).every(({ able }) => able)).toBe(true);
});

test('a draft lies open: the device goes round without a cover', async ({ page }) => {
  await open(page);
  await setUp(page, two, 5);
  await page.getByRole('radio', { name: /^Drafted/ }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const draft = page.getByRole('region', { name: 'The draft' });
  const taken = [];
  for (const faction of ['Robots', 'Zombies', 'Aliens', 'Pirates']) {
    await expect(draft).toBeVisible();
    const taker = draft.getByRole('list', { name: 'Who has taken what' }).locator('[aria-current]');
    taken.push(((await taker.textContent()) ?? '').slice(0, 3));
    await page.keyboard.press('g');
    await expect(page.getByText('There are no hints in the draft')).not.toHaveCount(0);
    await draft.getByRole('button', { name: new RegExp(`^${faction}`) }).click();
  }
  // Once around, and back.
  expect(taken).toEqual([taken[0], taken[1], taken[1], taken[0]]);
  await expectCovered(page);
  const { factions } = await onlySave(page);
  expect(factions.flat().sort()).toEqual(['Aliens', 'Pirates', 'Robots', 'Zombies']);
});

test('a hot-seat game that was left is covered when it is gone on with', async ({ page }) => {
  await begin(page, ['human', 'human', 'computer', 'none'], 5);
  await takeOver(page);
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(cover(page)).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
});
