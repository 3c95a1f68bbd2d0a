// Monster Smash in a real browser: whole games by mouse and by keyboard, the blind steal, one device for several people,
// saving, going back, links. Computers think with fresh seeds, so no test relies on how a game goes: it answers what is
// asked until what it is about has come.
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { initSync, Session } from '../../pkg/monster_smash.js';
import { exported, holdComputers, kept, letThink, onlySave } from './kept.mjs';
import { choices, cover, open, takeOver, waitForTurn } from './page.mjs';

initSync({ module: await readFile(new URL('../../pkg/monster_smash_bg.wasm', import.meta.url)) });

test.use({ reducedMotion: 'reduce' });

const two = ['human', 'computer', 'none', 'none', 'none'];
const three = ['human', 'computer', 'computer', 'none', 'none'];
const game = (page, name) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const play = (page) => page.getByRole('button', { name: 'Play', exact: true });
const hand = (page) => page.getByRole('region', { name: 'Hand' });
const result = (page) => page.getByRole('region', { name: 'Result' });
const fan = (page) => page.getByRole('list', { name: /^The hand of / });
const violations = async (page) => (await new AxeBuilder({ page }).analyze()).violations;
/** The game that the page keeps, in the engine. */
const inEngine = async (page) => Session.load((await onlySave(page)).record);

/** Opens the page and turns to this game. */
async function choose(page, kinds = two) {
  const wrong = await open(page);
  await game(page, 'Monster Smash').check();
  await expect(page.getByRole('region', { name: 'How it is played' })).toBeVisible();
  for (const [i, kind] of kinds.entries()) await page.getByLabel(`Seat ${i + 1}`, { exact: true }).selectOption(kind);
  return wrong;
}
async function begin(page, kinds) {
  const wrong = await choose(page, kinds);
  await play(page).click();
  return wrong;
}
/** Opens a position: whoever decides in it is played here. */
async function openPosition(page, ...lines) {
  const text = ['game monster-smash', ...lines].map(encodeURIComponent).join('/');
  // From another page, so that the address is not only changed.
  await page.goto('about:blank');
  await page.goto(`./#s=${text}`);
  await expect(choices(page).first()).toBeVisible();
}
const STEAL = ['turn Ann attack', 'Ann Mummy: hand M4 M4 M3 Z1', 'Bob Zombie: hand D1 D2 D3 D4 W1 W2 W3', 'deck ?20'];
/** Puts down an attack that nobody can stop, up to the steal. */
async function attackBob(page) {
  await page
    .getByRole('button', { name: /^Attack Bob/ })
    .first()
    .click();
  for (const name of ['Mummy 4', 'Mummy 4', 'Mummy 3'])
    await hand(page)
      .getByRole('button', { name: new RegExp(`^${name}.*can be chosen`) })
      .first()
      .click();
  await page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Attack with 11' }).click();
}
/** The kind of question, from the engine's own view. */
async function asked(page) {
  const session = await inEngine(page);
  return session.view(session.deciding()).decision;
}

/** Answers what is asked, in a way that brings the game on; by mouse or by keyboard. */
async function answer(page, made, press) {
  const word = page.locator('.prompt button.word[data-choice]').last();
  const things = page.locator('.hand .card.choice, .sitter.choice .target, .fan .choice');
  const picked = await page.locator('.hand .card.picked').count();
  const own = page.locator('.hand .card.own.choice');
  const ready = (await word.count()) > 0 && (picked >= 2 || made % 3 === 2 || !(await things.count()));
  if (ready) return press(word);
  if (picked === 0 && (await own.count())) return press(own.first());
  return press((await things.count()) ? things.first() : word);
}
async function playOn(page, press) {
  for (let made = 0; (await waitForTurn(page)) === 'asked'; made += 1) {
    expect(made).toBeLessThan(1500);
    await answer(page, made, press);
  }
}

test('the start screen tells the two games apart, and fetches only the engine that is wanted', async ({ page }) => {
  const fetched = [];
  page.on('request', (request) => /_bg\.wasm/.test(request.url()) && fetched.push(request.url().split('/').at(-1)));
  const wrong = await open(page);
  await expect(game(page, 'Smash Up')).toBeChecked();
  await expect(game(page, 'Monster Smash')).toHaveAccessibleName(/Another game, not that expansion.*2 to 5 players/);
  await expect.poll(() => fetched).toEqual(['basebreaker_bg.wasm']);
  await game(page, 'Monster Smash').check();
  await expect(page.getByRole('region', { name: 'How it is played' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The factions' })).toBeHidden();
  await play(page).click();
  await waitForTurn(page);
  // The next visit begins with the game that was played last.
  fetched.length = 0;
  await page.evaluate(() => localStorage.removeItem(Object.keys(localStorage).find((key) => /\.game\./.test(key))));
  await page.reload();
  await expect(game(page, 'Monster Smash')).toBeChecked();
  await expect(page.getByRole('region', { name: 'How it is played' })).toBeVisible();
  await expect(play(page)).toBeFocused();
  await play(page).click();
  await waitForTurn(page);
  expect(fetched).toEqual(['monster_smash_bg.wasm']);
  expect(wrong).toEqual([]);
});

test('a monster is pressed for the next player, and pressed again to be given back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: /^Monster Smash/ }).check();
  const tile = (/** @type {RegExp} */ name) => page.getByRole('button', { name });
  await tile(/^Dragon/).click();
  await tile(/^Vampire/).press('Enter');
  await expect(tile(/^Dragon/)).toHaveAccessibleName(/Ann/);
  await expect(tile(/^Vampire/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('combobox', { name: 'Monster of seat 2' })).toHaveValue('vampire');
  await tile(/^Mummy/).click();
  await expect(page.getByText('Everybody has a monster.')).toBeAttached();
  await tile(/^Dragon/).click();
  await tile(/^Mummy/).click();
  await expect(page.getByRole('combobox', { name: 'Monster of seat 1' })).toHaveValue('mummy');
  await expect(tile(/^Dragon/)).toHaveAttribute('aria-pressed', 'false');
});
test('seats, monsters, options and who begins are as they were set up', async ({ page }) => {
  await choose(page, ['human', 'human', 'computer', 'none', 'none']);
  await page.getByLabel('Monster of seat 1').selectOption('Dragon');
  await page.getByLabel('Name of seat 2').fill('Zoe');
  await expect(page.getByLabel('Monster of seat 2').getByRole('option', { name: 'Dragon' })).toBeDisabled();
  await page.getByLabel('Monster of seat 2').selectOption('Vampire');
  await page.getByLabel('Strength of seat 3').selectOption('Easy');
  await page.getByText('Options').click();
  await page.getByLabel(/^Whoever is stolen from/).check();
  await page.getByLabel('Suit taken out').selectOption('Mummy');
  await page.getByLabel('Who begins').selectOption('Zoe');
  await expect(page.locator('.summary')).toHaveText(
    /^Ann, Zoe,? and Cat \(computer, Easy\)\. 2 of 3 monsters are chosen here\.$/,
  );
  await play(page).click();
  await expect(cover(page)).toHaveText('I am Zoe');
  const { record, levels } = await onlySave(page);
  expect(record.setup).toMatchObject({
    game: 'monster-smash',
    removed: 'mummy',
    first: 1,
    options: { arrange: 3 },
    seats: [
      { name: 'Ann', monster: 'dragon', human: true },
      { name: 'Zoe', monster: 'vampire', human: true },
      { name: 'Cat', monster: null, human: false },
    ],
  });
  expect(levels[2]).toBe('easy');
});

test('a whole game against computers by mouse, and another one like it', async ({ page }) => {
  test.setTimeout(240_000);
  const wrong = await begin(page, three);
  await playOn(page, (what) => what.click());
  await expect(result(page)).toContainText(/(Ann|Bob|Cat) wins the game in turn \d+/);
  await expect(result(page)).toContainText(/\(M1\.[234]\)/);
  await expect(page.locator('#assertive')).toContainText('wins the game');
  const { over, hash, record } = await onlySave(page);
  expect(over).toBe(true);
  expect(Session.load(record).hash()).toBe(hash);
  await page.getByRole('button', { name: 'Pass monsters on' }).click();
  await waitForTurn(page);
  expect(wrong).toEqual([]);
});

test('what is marked on the table and listed is what the engine offers', async ({ page }) => {
  test.setTimeout(240_000);
  await begin(page, three);
  const indices = (page, selector, attribute) =>
    page
      .locator(selector)
      .evaluateAll((all, name) => all.flatMap((each) => each.getAttribute(name).split(' ').map(Number)), attribute);
  const kinds = new Set();
  for (let made = 0; made < 60; made += 1) {
    if ((await waitForTurn(page)) === 'over') {
      await page.getByRole('button', { name: 'Play again' }).click();
      continue;
    }
    // Other games are kept beside the one that is played.
    const session = Session.load((await kept(page))[0].save.record);
    const { kind, choices: offered } = session.view(session.deciding()).decision;
    kinds.add(kind);
    const sorted = (list) => [...list].sort((a, b) => a - b);
    const listed = sorted(await indices(page, '.choices [data-choices]', 'data-choices'));
    expect(listed, kind).toEqual(offered.map(({ index }) => index));
    const marked = sorted(await indices(page, '.hand [data-choice], .arena [data-choice]', 'data-choice'));
    expect(marked, kind).toEqual(offered.flatMap(({ word, index }) => (word ? [] : [index])));
    await answer(page, made, (what) => what.click());
  }
  expect(kinds.size).toBeGreaterThan(3);
});

test('a whole game by keyboard only', async ({ page }) => {
  test.setTimeout(240_000);
  const wrong = await begin(page, three);
  let way = 0;
  await playOn(page, async (what) => {
    const index = await what.getAttribute('data-choice');
    const key = await page
      .locator(`.choices [data-choices~="${index}"] kbd`)
      .textContent({ timeout: 100 })
      .catch(() => '');
    const word = await what.evaluate((element) => element.matches('.word'));
    way += 1;
    if (word && way % 2) {
      await page.keyboard.press('p');
      return page.keyboard.press('Space');
    }
    if (key && way % 3 === 0) return page.keyboard.press(key);
    await page.keyboard.press(await what.evaluate((e) => (e.closest('.hand') ? 'h' : e.closest('.arena') ? 'b' : 'p')));
    await page.keyboard.press('Home');
    for (let presses = 0; presses < 40; presses += 1) {
      if (await what.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
    }
    throw new Error('what can be chosen cannot be reached');
  });
  await expect(result(page)).toContainText('wins');
  expect(wrong).toEqual([]);
});

test('a steal is picked blind by keyboard, and taken back before the last card', async ({ page }) => {
  await holdComputers(page);
  await openPosition(page, ...STEAL);
  await attackBob(page);
  await letThink(page);
  const places = fan(page).getByRole('button');
  await expect(places).toHaveCount(7);
  for (let i = 0; i < 7; i += 1)
    await expect(places.nth(i)).toHaveAccessibleName(`card ${i + 1} of 7, face down, can be chosen`);
  await page.keyboard.press('b');
  await expect(places.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(places.nth(2)).toHaveAccessibleName('card 3 of 7, face down, chosen');
  await expect(places.nth(2)).toBeFocused();
  await expect(page.getByText('1 of 4 picked')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 of 4 picked')).toBeVisible();
  for (let i = 0; i < 4; i += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
  }
  // The thief sees what was taken; it cannot be undone.
  await expect(hand(page).getByRole('button')).toHaveCount(5);
  const battle = page.getByRole('region', { name: 'Battle' });
  await expect(battle).toContainText('Ann stole from Bob:');
  await expect(battle.getByRole('img')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(/Ann steals from Bob: \w+ \d/);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-disabled', 'true');
});

test('an attack says what is missing, and its exact odds while it is put together', async ({ page }) => {
  await openPosition(page, 'turn Ann attack', 'Ann Mummy: hand M4 M3 Z1 D2', 'Bob Zombie: hand ?4', 'deck ?20');
  await page.getByRole('button', { name: /^Attack Bob \(4 cards\), can be chosen/ }).click();
  const battle = page.getByRole('region', { name: 'Battle' });
  await expect(battle).toContainText('Choose at least one card of your own suit');
  // Escape takes the choice of a target back.
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Attack Bob/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Take back the attack on Bob' }).click();
  await page
    .getByRole('button', { name: /^Attack Bob/ })
    .first()
    .click();
  await hand(page)
    .getByRole('button', { name: /^Zombie 1/ })
    .click();
  await hand(page)
    .getByRole('button', { name: /^Dragon 2/ })
    .click();
  await expect(page.locator('#why')).toContainText(/Only one card of another suit may join an attack.*\(M7\.3\)/);
  await page.getByRole('button', { name: 'Bob, Zombie' }).click();
  await expect(page.locator('#why')).toContainText(/^Bob: .*\(M\d+\.\d+\)/);
  await hand(page)
    .getByRole('button', { name: /^Mummy 4, your own suit/ })
    .click();
  const { odds, total } = await asked(page);
  expect(total).toBe(5);
  const percent = Math.round((100 * odds.succeeds) / odds.of);
  await expect(battle.getByRole('status')).toContainText(`succeeds ${percent} %`);
  // Pressed again, a card goes back.
  await hand(page)
    .getByRole('button', { name: /^Zombie 1.*chosen/ })
    .click();
  await expect(hand(page).getByRole('button', { name: /^Zombie 1.*can be chosen/ })).toBeVisible();
  expect((await asked(page)).total).toBe(4);
  await page.keyboard.press('u');
  await expect(battle).toContainText('Choose at least one card of your own suit');
});

test('while the device changes hands no card is in the page, nor any of another hand afterwards', async ({ page }) => {
  test.setTimeout(240_000);
  const wrong = await begin(page, ['human', 'human', 'none', 'none', 'none']);
  for (let covers = 0, made = 0; covers < 6; made += 1) {
    await expect(cover(page).or(choices(page).first()).or(result(page))).toBeVisible();
    if (await result(page).isVisible()) break;
    if (await cover(page).isVisible()) {
      covers += 1;
      await expect(page.locator('[data-card], .hand, .log, .arena, dialog .panel')).toHaveCount(0);
      await expect(page.locator('#polite')).toBeEmpty();
      await takeOver(page);
      const session = await inEngine(page);
      const seat = session.deciding();
      const theirs = session.view(1 - seat).players[1 - seat].hand.map(({ id }) => id);
      const known = session.view(seat).players[1 - seat].known;
      expect(known.every(({ id }) => theirs.includes(id))).toBe(true);
      for (const id of theirs) await expect(page.locator(`[data-card="${id}"]`)).toHaveCount(0);
      await expect(hand(page).getByRole('button')).toHaveCount(session.view(seat).players[seat].hand_size);
    } else await answer(page, made, (what) => what.click());
  }
  expect(wrong).toEqual([]);
});

test('a hand is put in order before it is stolen from, where that was agreed upon', async ({ page }) => {
  await choose(page, ['human', 'human', 'none', 'none', 'none']);
  await page.getByText('Options').click();
  await page.getByLabel(/^Whoever is stolen from/).check();
  await play(page).click();
  for (let made = 0; made < 600; made += 1) {
    await expect(cover(page).or(choices(page).first()).or(result(page))).toBeVisible();
    if (await result(page).isVisible()) {
      await page.getByRole('button', { name: 'Play again' }).click();
    } else if (await cover(page).isVisible()) await takeOver(page);
    else if (await page.locator('.question').getByText('is about to steal from your hand').isVisible()) break;
    else await answer(page, made, (what) => what.click());
  }
  await expect(fan(page).getByRole('button').first()).toHaveAccessibleName(/^card 1 of \d+: \w+ \d$/);
  await hand(page).getByRole('button').last().click();
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Hold them like this');
});

test('an unfinished game is listed, and gone on with where it stood', async ({ page }) => {
  await begin(page, three);
  for (let made = 0; made < 4 && (await waitForTurn(page)) === 'asked'; made += 1)
    await answer(page, made, (what) => what.click());
  await waitForTurn(page);
  const { hash } = await onlySave(page);
  const question = await page.locator('.question').textContent();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Saved games' })).toContainText(/Monster Smash: \w+ \/ \w+ \/ \w+/);
  await page.getByRole('button', { name: 'Go on' }).click();
  await waitForTurn(page);
  await expect(page.locator('.question')).toHaveText(question ?? '');
  expect((await onlySave(page)).hash).toBe(hash);
});

test('a game goes out as a file and comes in again', async ({ page }) => {
  await begin(page, three);
  for (let made = 0; made < 4 && (await waitForTurn(page)) === 'asked'; made += 1)
    await answer(page, made, (what) => what.click());
  await waitForTurn(page);
  const { hash } = await onlySave(page);
  const { name, text } = await exported(page);
  expect(text).toMatch(/^game monster-smash$/m);
  expect(Session.read(text).hash()).toBe(hash);
  await page.evaluate(() => localStorage.clear());
  await open(page);
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.getByLabel('Game file').setInputFiles(file);
  await waitForTurn(page);
  expect((await onlySave(page)).hash).toBe(hash);
});

test('a card is dragged into the attack; one that cannot join it says why', async ({ page }) => {
  await openPosition(page, 'turn Ann attack', 'Ann Mummy: hand M4 Z1 D2', 'Bob Zombie: hand ?4', 'deck ?20');
  await page
    .getByRole('button', { name: /^Attack Bob/ })
    .first()
    .click();
  const drag = async (name) => {
    const { x, y } = await hand(page).getByRole('button', { name }).boundingBox();
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    const { x: left, y: top, width } = await page.getByRole('region', { name: 'Battle' }).boundingBox();
    await page.mouse.move(left + width / 2, top + 40, { steps: 6 });
    await page.mouse.up();
  };
  await drag(/^Mummy 4/);
  await expect(hand(page).getByRole('button', { name: /^Mummy 4.*chosen/ })).toBeVisible();
  await drag(/^Zombie 1/);
  await drag(/^Dragon 2/);
  await expect(page.locator('#why')).toContainText('Only one card of another suit may join an attack');
  // What is pressed then does not move away under the mouse.
  await page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Attack with 5' }).click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Ann attacks Bob with 5');
});

test('a link opens a replay, in which every hand can be seen and from which it is played on', async ({ page }) => {
  const seat = (name, human) => ({ name, monster: null, human });
  const session = Session.start({ game: 'monster-smash', seats: [seat('Ann', true), seat('Bob', false)], seed: 7 });
  for (let i = 0; i < 30 && session.deciding() !== undefined; i += 1) session.choose(0);
  await page.goto(`./${session.link()}&ply=5`);
  const hands = page.getByRole('region', { name: 'Hands' });
  await expect(hands.getByRole('heading', { name: /^Ann \(\d+\)/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Replay' })).toContainText('5 / 30');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: 'Replay' })).toContainText('6 / 30');
  await page.getByLabel('Seen by').selectOption('As Bob');
  await expect(hands).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Explore' }).click();
  await waitForTurn(page);
  expect((await kept(page))[0].save.record.choices.length).toBeGreaterThanOrEqual(6);
});

test('a hint points at something, and the score is told', async ({ page }) => {
  await openPosition(page, ...STEAL);
  await page.keyboard.press('g');
  await expect(page.locator('#why')).toContainText('(Hint 1 of 3)');
  await expect(page.locator('[data-hint]').first()).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('g');
  await expect(page.locator('#why')).toContainText('Hard would choose');
  await page.keyboard.press('s');
  await expect(page.locator('#why')).toContainText(/Ann, turn \d+: may attack.*Bob, Zombie, 7 cards/);
  await page.keyboard.press('v');
  await expect(page.locator('#why')).toContainText('Mummy: 3 of 6. Cards: 4 of 15');
});

test('the discard pile can be looked through', async ({ page }) => {
  await openPosition(page, ...STEAL, 'discard V1 V2 D1');
  await page.getByRole('button', { name: 'Discard pile: 3 cards' }).click();
  const drawer = page.getByRole('dialog', { name: 'Piles' });
  await expect(drawer.getByRole('img')).toHaveCount(3);
  await expect(drawer.getByRole('img').first()).toHaveAccessibleName('Vampire 1');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

for (const colorScheme of ['light', 'dark']) {
  test(`set-up, table, steal and cover have no accessibility violations (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await choose(page, ['human', 'computer', 'computer', 'computer', 'computer']);
    await page.getByText('Options').click();
    expect(await violations(page)).toEqual([]);
    await play(page).click();
    await waitForTurn(page);
    expect(await violations(page)).toEqual([]);
    await openPosition(page, ...STEAL);
    await attackBob(page);
    await expect(fan(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await begin(page, ['human', 'human', 'none', 'none', 'none']);
    await expect(cover(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [600, 600],
  [320, 640],
]) {
  test(`five players have room at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const seats = ['Ann Mummy', 'Bob Zombie', 'Cat Dragon', 'Dan Werewolf', 'Eve Vampire'];
    await openPosition(
      page,
      'turn Ann attack',
      `${seats[0]}: hand M1 M2 M3 M4 M4 Z1 Z2 Z3 Z4 D1 D2 D3 D4 W1; knows W2 W3`,
      ...seats.slice(1, 4).map((seat) => `${seat}: hand ?5`),
      `${seats[4]}: hand ?3`,
      'deck ?20',
    );
    const crowded = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('html, .arena, .board, .sitter, .prompt, .battle')]
          .filter((place) => place.checkVisibility() && place.scrollWidth > place.clientWidth + 1)
          .map((place) => place.className),
      );
    expect(await crowded()).toEqual([]);
    await page
      .getByRole('button', { name: /^Attack Bob/ })
      .first()
      .click();
    await hand(page)
      .getByRole('button', { name: /^Mummy 4/ })
      .first()
      .click();
    expect(await crowded()).toEqual([]);
  });
}
