// The end of a game: who has won and why, how the points came, and what leads on from there. The engine in Node
// judges what is told.
import { expect, test } from '@playwright/test';
import { think } from '../../pkg/basebreaker.js';
import { kept, Session } from './kept.mjs';
import { answer, choices, shutsNobodyOut, waitForTurn } from './page.mjs';

test.use({ reducedMotion: 'reduce' });

/** A whole game of so many seats, the first of them a person's. */
function played(seats, seed) {
  const seat = (name, i) => ({ name, factions: [], human: i === 0 });
  const all = ['Ann', 'Bob', 'Cat', 'Dan'].slice(0, seats).map(seat);
  const session = Session.start({ seats: all, seed, draft: false });
  while (session.deciding() !== undefined) session.choose(think(session.observation(seed), 'greedy', seed));
  return session;
}
const result = (page) => page.getByRole('region', { name: 'Result' });
const way = (page, name) => result(page).getByRole('button', { name, exact: true });
const numbers = async (row) => (await row.getByRole('cell').allTextContents()).map(Number);

/** Opens the page where a game has come to its end, and collects what goes wrong. */
async function open(page, session) {
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  const save = { at: 1, over: true, record: session.record() };
  await page.addInitScript((raw) => {
    localStorage['basebreaker.game.test'] ??= raw;
  }, JSON.stringify(save));
  await page.goto('./');
  await page.getByRole('button', { name: /^Open/ }).click();
  await expect(way(page, 'Play again')).toBeFocused();
  return wrong;
}
/** Plays by the first choice until the game is over. */
async function playOn(page) {
  for (let made = 0; (await waitForTurn(page)) === 'asked'; made += 1) await answer(page, made);
}

test('it says who has won, by which rule, and how', async ({ page }) => {
  const session = played(2, 3);
  const wrong = await open(page, session);
  const [view, story] = [session.view(), session.story()];
  const [winner, loser] = view.winner === 0 ? ['Ann', 'Bob'] : ['Bob', 'Ann'];
  await expect(result(page).getByRole('heading', { level: 2 })).toHaveText(
    `${winner} wins the game in turn ${view.turns}`,
  );
  // The players stand in order, the winner first.
  const facts = result(page).getByRole('table').first();
  await expect(facts.getByRole('columnheader')).toContainText([winner, loser]);
  const order = winner === 'Ann' ? [0, 1] : [1, 0];
  const row = (name) => facts.getByRole('row', { name });
  expect(await numbers(row(/^VP \d/))).toEqual(order.map((seat) => view.players[seat].vp));
  for (const [name, count] of [
    ['VP for places', 'placed'],
    ['Minions played', 'minions'],
    ['Actions played', 'actions'],
    ['Minions destroyed', 'destroyed'],
    ['Minions lost', 'lost'],
  ])
    expect(await numbers(row(name)), name).toEqual(order.map((seat) => story.counts[seat][count]));
  // The chart says in words and in a table what it draws.
  await expect(result(page).getByRole('img', { name: /^VP by turn/ })).toHaveAccessibleName(
    `VP by turn. At the end: Ann ${view.players[0].vp} and Bob ${view.players[1].vp}. 15 or more win.`,
  );
  await result(page).getByText('The same as a table').click();
  const turns = result(page).getByRole('table').nth(1).getByRole('row');
  await expect(turns).toHaveCount(story.turns.length + 1);
  await expect(turns.last()).toContainText(view.players.map(({ vp }) => vp).join(''));
  // Every base that scored, with who was there and what with.
  const scored = result(page).locator('.scorings > li');
  await expect(scored).toHaveCount(story.scorings.length);
  const [{ name, places }] = story.scorings;
  await expect(scored.first()).toContainText(name);
  for (const { power, minions } of places)
    for (const words of [`power ${power}`, ...minions.map((minion) => minion.name)])
      await expect(scored.first()).toContainText(words);
  await result(page).getByRole('button', { name: 'Rule R15.1' }).click();
  await expect(page.getByRole('complementary', { name: 'Rules' })).toContainText('15 points or more');
  expect(wrong).toEqual([]);
});

test('nothing at it shuts anybody out, not even where four have played', async ({ page }) => {
  await open(page, played(4, 5));
  await result(page).getByText('The same as a table').click();
  await shutsNobodyOut(page);
});

test('the table can still be looked at', async ({ page }) => {
  await open(page, played(2, 3));
  await way(page, 'Table').click();
  await expect(result(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Bases' })).toBeVisible();
  const back = page.getByRole('button', { name: 'Result' });
  await expect(back).toBeFocused();
  await back.press('Enter');
  await expect(way(page, 'Play again')).toBeFocused();
});

test('again with the same factions, or with the other’s', async ({ page }) => {
  const session = played(2, 3);
  await open(page, session);
  const had = session.view().players.map(({ factions }) => factions);
  const now = async () =>
    Session.load((await kept(page))[0].save.record)
      .view()
      .players.map(({ factions }) => factions);
  await way(page, 'Play again').click();
  await waitForTurn(page);
  expect(await now()).toEqual(had);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: /^Open/ }).last().click();
  await way(page, 'Swap factions').click();
  await waitForTurn(page);
  expect(await now()).toEqual([had[1], had[0]]);
});

test('it leads to the replay, to a link and to a new game', async ({ page }) => {
  const session = played(4, 5);
  await open(page, session);
  await expect(way(page, 'Pass factions on')).toBeVisible();
  await way(page, 'Share').click();
  await expect(page.getByRole('dialog', { name: 'Share' })).toContainText('The whole game');
  await page.keyboard.press('Escape');
  await way(page, 'New set-up').click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Open' }).first().click();
  await way(page, 'Replay').click();
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
});

test('a game for practice says so, and what was taken back does not count', async ({ page }) => {
  await open(page, played(2, 3));
  await expect(result(page)).not.toContainText('practice');
  // Back to where something hidden was shown.
  const anyway = page.getByRole('dialog').getByRole('button', { name: 'Take back anyway' });
  await expect(async () => {
    await page.keyboard.press('u');
    await expect(anyway).toBeVisible({ timeout: 500 });
  }).toPass();
  await anyway.click();
  await expect(choices(page).first()).toBeVisible();
  await playOn(page);
  await expect(result(page)).toContainText('This was a practice game');
  const session = Session.load((await kept(page))[0].save.record);
  expect(session.is_practice()).toBe(true);
  await expect(result(page).locator('.scorings > li')).toHaveCount(session.story().scorings.length);
});
