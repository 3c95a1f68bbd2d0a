// How a decision is made: one list of choices behind every way to choose, dragging, what a choice would do before it
// is made, picks that are taken back, sets, things put in order, and the end of a turn.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { kept, onlySave, Session } from './kept.mjs';
import { begin, choices } from './page.mjs';

test.use({ reducedMotion: 'reduce' });

const link = (lines) => `./#s=${lines.map(encodeURIComponent).join('/')}`;
/** Opens a position; whoever decides in it is the person. */
async function at(page, ...lines) {
  await page.goto('about:blank');
  await page.goto(link(lines));
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible({ timeout: 30_000 });
}
const FIGHT = [
  'base Tortuga: ann King Rex, ann Armor Stego, bob First Mate, bob Scout',
  'base Ninja Dojo: bob Zapbot',
  'base Rhodes Plaza Mall',
  'ann: hand Laseratops, Cannon, Zapbot x2, Augmentation; deck ?5',
  'bob: deck ?5',
];
const hand = (page, name) => page.locator('.hand .card', { hasText: name }).first();
const base = (page, name) => page.getByRole('region', { name, exact: true });
const place = (page, name) => base(page, name).locator('.base-card');
const card = (page, name, where = 'Tortuga') => base(page, where).locator('.card', { hasText: name }).first();
const question = (page) => page.locator('.question');
const foretold = (page) => page.locator('#foretold');
const made = async (page) => (await kept(page))[0]?.save.record.choices.length ?? 0;
const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + Math.min(height / 2, 60) };
};

/** Lifts a card with the mouse and takes it to something. */
async function drag(page, what, to) {
  const from = await middle(what);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 4, from.y - 20, { steps: 4 });
  const there = await middle(to);
  await page.mouse.move(there.x, there.y, { steps: 4 });
}

/**
 * Plays in the page, choosing at random on the table, in the list and by key. At each question, what the engine
 * offers is compared with what the page makes of it: what is marked, what can be clicked, what is listed, by which key.
 */
async function compare({ wanted, seed }) {
  const { load } = await import('./engine/engine.js');
  const { Session } = (await load('smash-up')).api;
  let number = seed;
  const random = (below) => {
    number = (number * 1103515245 + 12345) % 2147483648;
    return Math.floor((number / 2147483648) * below);
  };
  const until = (look) =>
    new Promise((resolve) => {
      const again = () => {
        const found = look();
        if (found) resolve(found);
        else requestAnimationFrame(again);
      };
      again();
    });
  const kept = () => {
    const [, raw] = Object.entries(localStorage).find(([key]) => key.startsWith('basebreaker.game')) ?? [];
    return JSON.parse(raw).record;
  };
  const sorted = (list) => [...list].map(Number).sort((a, b) => a - b);
  const wrong = [];
  const kinds = new Set();
  let states = 0;
  for (; states < wanted; states += 1) {
    const asked = await until(() => {
      const buttons = [...document.querySelectorAll('main button')];
      buttons.find(({ textContent }) => /^(I am|To the table)/.test(textContent))?.click();
      if (buttons.some(({ textContent }) => textContent === 'Play again')) return 'over';
      return document.querySelector('.prompt button[data-choices]') ? 'asked' : '';
    });
    if (asked === 'over') break;
    const record = kept();
    const session = Session.load(record);
    const { decision, players, bases } = session.view(session.deciding());
    session.free();
    kinds.add(decision.kind);
    const seen = new Set();
    const see = (cards) => {
      for (const each of cards) {
        seen.add(`card-${each.id}`);
        see(each.actions);
      }
    };
    for (const { hand, discard, shown } of players) for (const pile of [hand ?? [], discard, shown]) see(pile);
    for (const each of bases) {
      seen.add(`base-${each.id}`);
      see(each.minions);
      see(each.actions);
    }
    const onTable = decision.choices.filter(({ card, base }) =>
      seen.has(card === null ? `base-${base}` : `card-${card}`),
    );
    const marks = [...document.querySelectorAll(':is(.card, .base-card).choice')];
    const buttons = [...document.querySelectorAll('.prompt button[data-choices]')];
    const pressable = [...document.querySelectorAll(':is(.card, .base-card)[data-choice]')].filter((it) =>
      it.matches('button:enabled'),
    );
    const keys = buttons.flatMap((button) => button.querySelector('kbd')?.textContent ?? button.textContent);
    const sets = {
      engine: sorted(decision.choices.map(({ index }) => index)),
      listed: sorted(buttons.flatMap((button) => button.dataset.choices.split(' '))),
      table: sorted(onTable.map(({ index }) => index)),
      marked: sorted(marks.map((it) => it.dataset.choice)),
      clickable: sorted(pressable.map((it) => it.dataset.choice)),
    };
    const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
    const fits = same(sets.engine, sets.listed) && same(sets.table, sets.marked) && same(sets.table, sets.clickable);
    if (!fits || new Set(keys).size < keys.length) wrong.push({ states, decision, sets, keys });

    const way = random(3);
    const all = way === 0 && marks.length ? marks : buttons;
    const thing = all[random(all.length)];
    const index = Number(thing.dataset.choice);
    const key = buttons.includes(thing) ? keys[buttons.indexOf(thing)] : '';
    if (way === 2 && /^\d$/.test(key))
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    else thing.click();
    const after = await until(() => (kept().choices.length > record.choices.length ? kept() : null));
    if (after.choices[record.choices.length] !== index) wrong.push({ states, index, key, chosen: after.choices });
  }
  return { wrong, kinds: [...kinds], states };
}

for (const seed of [3, 8, 21, 34]) {
  test(`in 250 states, what is marked, clicked, listed and has a key is what the engine offers: ${seed}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const kinds = new Set();
    for (let made = 0; made < 250; ) {
      await begin(page, ['human', 'human', 'none', 'none'], seed + made);
      const found = await page.evaluate(compare, { wanted: 250 - made, seed });
      expect(found.wrong).toEqual([]);
      for (const kind of found.kinds) kinds.add(kind);
      made += found.states;
      await page.evaluate(() => localStorage.clear());
    }
    for (const kind of ['play', 'where', 'step']) expect(kinds).toContain(kind);
  });
}

test('a minion is dragged to a base, which shows before what it would come to', async ({ page }) => {
  await at(page, ...FIGHT);
  await drag(page, hand(page, 'Laseratops'), base(page, 'Tortuga'));
  // Only its places are marked, and nothing is played yet.
  await expect(page.locator('.base.place')).toHaveCount(3);
  await expect(place(page, 'Tortuga').locator('.total')).toHaveText('15 → 17 / 21');
  await expect(foretold(page)).toHaveText('First Mate is destroyed at Tortuga · Tortuga: 17 of 21 (+2)');
  await expect(base(page, 'Tortuga').locator('.togo.foreseen > *')).toHaveText(['10 → 14', '5 → 3']);
  expect(await made(page)).toBe(0);
  await page.mouse.up();
  await expect(card(page, 'Laseratops')).toBeVisible();
  await expect(card(page, 'First Mate')).toHaveCount(0);
  expect(await made(page)).toBe(2);
  await expect(page.locator('.ghost, .place, .foreseen')).toHaveCount(0);
});

test('an action is dragged onto what it is about, or anywhere on the board', async ({ page }) => {
  await at(page, ...FIGHT);
  await drag(page, hand(page, 'Cannon'), card(page, 'First Mate'));
  await expect(card(page, 'First Mate')).toHaveClass(/over/);
  await page.mouse.up();
  await expect(page.getByRole('list', { name: 'Chosen so far' })).toHaveText('First Mate×');
  await at(page, ...FIGHT);
  await drag(page, hand(page, 'Cannon'), base(page, 'Rhodes Plaza Mall'));
  await page.mouse.up();
  await expect(question(page)).toContainText('Destroy up to two minions');
});

test('let go elsewhere, or with Escape, a card stays in the hand', async ({ page }) => {
  await at(page, ...FIGHT);
  await drag(page, hand(page, 'Laseratops'), page.locator('.scores'));
  await page.mouse.up();
  await drag(page, hand(page, 'Laseratops'), base(page, 'Tortuga'));
  await page.keyboard.press('Escape');
  await expect(page.locator('.ghost, .place, .foreseen')).toHaveCount(0);
  await page.mouse.up();
  expect(await made(page)).toBe(0);
  await expect(question(page)).toContainText('Play a card');
  // The click that ends a drag chooses nothing.
  const { x, y } = await middle(hand(page, 'Cannon'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y, { steps: 3 });
  await page.mouse.up();
  expect(await made(page)).toBe(0);
});

test('a card that cannot be played says why when it is dropped', async ({ page }) => {
  await at(page, 'turn ann minions 0 actions 1', ...FIGHT);
  await drag(page, hand(page, 'Zapbot'), base(page, 'Tortuga'));
  await expect(page.locator('.place')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.locator('#why')).toHaveText(/^Zapbot: You have no minion left to play this turn\. \(R4\.5\)/);
  await expect(page.locator('#assertive')).toContainText('no minion left');
  expect(await made(page)).toBe(0);
});

test('a minion in play is dragged where an effect moves it', async ({ page }) => {
  await at(
    page,
    'base Tortuga: ann Buccaneer',
    'base Ninja Dojo: bob Zapbot',
    'base Jungle Oasis',
    'ann: hand Dinghy; deck ?5',
    'bob: deck ?5',
  );
  await hand(page, 'Dinghy').click();
  await expect(question(page)).toContainText('Move up to two of your minions');
  await drag(page, card(page, 'Buccaneer'), base(page, 'Jungle Oasis'));
  await expect(place(page, 'Jungle Oasis').locator('.total')).toHaveText('0 → 4 / 12');
  await expect(card(page, 'Buccaneer')).toHaveAttribute('data-fate', 'moved');
  await page.mouse.up();
  await expect(card(page, 'Buccaneer', 'Jungle Oasis')).toBeVisible();
});

test('a finger drags a card out of the hand, and scrolls the hand sideways', async ({ browser, baseURL }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' };
  const context = await browser.newContext({ ...phone, baseURL });
  const page = await context.newPage();
  await at(page, ...FIGHT);
  const finger = await context.newCDPSession(page);
  const touch = (type, ...points) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const from = await middle(hand(page, 'Laseratops'));
  await touch('touchStart', from);
  for (let i = 1; i <= 6; i += 1) await touch('touchMove', { x: from.x + 2 * i, y: from.y - 12 * i });
  await expect(page.locator('.base.place')).toHaveCount(3);
  await touch('touchMove', await middle(place(page, 'Ninja Dojo')));
  await expect(foretold(page)).toContainText('Zapbot is destroyed at Ninja Dojo');
  await touch('touchEnd');
  await expect(question(page)).toContainText('Play a card');
  expect(await made(page)).toBe(2);

  // Sideways, the hand goes along and nothing is lifted.
  const row = page.locator('.hand > ul');
  const left = () =>
    page.locator('.hand').evaluate((it) => it.scrollLeft + it.firstElementChild.nextElementSibling.scrollLeft);
  const wide = await row.evaluate(
    (it) => it.scrollWidth > it.clientWidth || it.parentElement.scrollWidth > it.parentElement.clientWidth,
  );
  if (wide) {
    const { x, y } = await middle(hand(page, 'Zapbot'));
    await touch('touchStart', { x, y });
    for (let i = 1; i <= 10; i += 1) await touch('touchMove', { x: x - 14 * i, y });
    await expect(page.locator('.ghost')).toHaveCount(0);
    await touch('touchEnd');
    await expect.poll(left).toBeGreaterThan(20);
  }
  expect(await made(page)).toBe(2);
  await context.close();
});

test('pointing at a choice and giving it the focus show what it would do', async ({ page }) => {
  await at(page, ...FIGHT);
  await hand(page, 'Laseratops').click();
  await place(page, 'Ninja Dojo').hover();
  await expect(foretold(page)).toHaveText('Zapbot is destroyed at Ninja Dojo · Ninja Dojo: 4 of 18 (+2)');
  await expect(card(page, 'Zapbot', 'Ninja Dojo')).toHaveAttribute('data-fate', 'destroyed');
  await place(page, 'Tortuga').focus();
  await expect(place(page, 'Tortuga')).toHaveAccessibleDescription(/Tortuga: 17 of 21 \(\+2\) Once this base has been/);
  await expect(card(page, 'Zapbot', 'Ninja Dojo')).not.toHaveAttribute('data-fate');
  const listed = choices(page).filter({ hasText: 'Rhodes Plaza Mall' });
  await listed.focus();
  await expect(listed).toHaveAccessibleDescription('Laseratops finds nothing to do · Rhodes Plaza Mall: 4 of 24 (+4)');
  await page.getByRole('region', { name: 'Decision' }).focus();
  await expect(foretold(page)).toBeEmpty();
  expect(await made(page)).toBe(1);
});

test('where a base would be ready, it is said who would get what', async ({ page }) => {
  await at(
    page,
    'base Tortuga: ann King Rex, ann Scout, bob Scout, ann War Raptor ~2',
    'base Ninja Dojo',
    'ann: hand Armor Stego, Scout; deck ?5',
    'bob: deck ?5',
  );
  await hand(page, 'Armor Stego').click();
  await place(page, 'Tortuga').focus();
  await expect(foretold(page)).toContainText('ready to score: ann 4 VP and bob 3 VP');
  await expect(base(page, 'Tortuga')).toHaveClass(/breaks/);
});

test('where something hidden would be shown, nothing more is said', async ({ page }) => {
  await at(
    page,
    'base Tortuga: ann King Rex',
    'base Ninja Dojo',
    'ann: hand Enchantress, Mystic Studies; deck ?5',
    'bob: deck ?5',
  );
  await hand(page, 'Mystic Studies').focus();
  await expect(foretold(page)).toHaveText('A card would be drawn; what follows is not known.');
  await hand(page, 'Enchantress').click();
  await place(page, 'Tortuga').focus();
  await expect(foretold(page)).toHaveText('Tortuga: 9 of 21 (+2) · A card would be drawn; what follows is not known.');
});

test('a pick is taken back by Escape, by the card again and by its button', async ({ page }) => {
  await at(page, ...FIGHT);
  for (const back of [
    () => page.keyboard.press('Escape'),
    () => hand(page, 'Laseratops').click(),
    () => page.getByRole('button', { name: 'Take back Laseratops' }).click(),
  ]) {
    await hand(page, 'Laseratops').click();
    await expect(question(page)).toContainText('Play Laseratops at which base?');
    await expect(page.locator('.hand .choice')).toHaveCount(0);
    await back();
    await expect(question(page)).toContainText('Play a card');
    expect(await made(page)).toBe(0);
  }
  // Done again, it can be taken back again.
  await page.keyboard.press('U');
  await expect(question(page)).toContainText('Play Laseratops at which base?');
  await page.keyboard.press('Escape');
  await expect(question(page)).toContainText('Play a card');
  // With nothing picked, Escape takes nothing back.
  await hand(page, 'Laseratops').click();
  await place(page, 'Ninja Dojo').click();
  await expect(question(page)).toContainText('Play a card');
  await page.keyboard.press('Escape');
  expect(await made(page)).toBe(2);
});

test('of several picks, one is taken out again', async ({ page }) => {
  await at(
    page,
    'base Tortuga: bob First Mate, bob Zapbot, ann Zapbot',
    'base Ninja Dojo: bob Zapbot',
    'ann: hand Cannon; deck ?5',
    'bob: deck ?5',
  );
  await hand(page, 'Cannon').click();
  await expect(choices(page).last()).toHaveText('5Choose none');
  await card(page, 'First Mate').click();
  await expect(question(page)).toContainText('(1 of 2 chosen)');
  await expect(card(page, 'First Mate')).toHaveAccessibleName(/chosen$/);
  await expect(choices(page).last()).toContainText('Done');
  await page.getByRole('button', { name: 'Take First Mate out again' }).click();
  await expect(question(page)).toContainText('(0 of 2 chosen)');
  await card(page, 'First Mate').click();
  await card(page, 'First Mate').click();
  await expect(question(page)).toContainText('(0 of 2 chosen)');
  await expect(page.getByRole('list', { name: 'Chosen so far' })).toHaveCount(0);
});

test('copies of a card are one choice with one key', async ({ page }) => {
  await at(page, ...FIGHT);
  await expect(choices(page)).toHaveText([/Laseratops/, /Cannon/, /Zapbot ×2/, /Augmentation/, /End turn/]);
  await expect(page.locator('.hand .choice')).toHaveCount(5);
  await page.keyboard.press('3');
  await expect(question(page)).toContainText('Play Zapbot at which base?');
});

const AT_ONCE = [
  'base Tortuga [ann German Engineering, bob Flame Trap, bob Pay the Piper]: ann King Rex',
  'base Ninja Dojo',
  'ann: hand Armor Stego, Scout; deck ?5',
  'bob: deck ?5',
];
const ordered = (page) => page.locator('.ordering [data-choice]').allTextContents();

test('what happens at once is put in order by keys, and answered as a whole', async ({ page }) => {
  await at(page, ...AT_ONCE);
  await hand(page, 'Armor Stego').click();
  await place(page, 'Tortuga').click();
  await expect(question(page)).toContainText('Several things happen at once');
  expect(await ordered(page)).toEqual(['1German Engineering', '2Flame Trap', '3Pay the Piper']);
  const piper = page.locator('.ordering').getByRole('button', { name: 'Pay the Piper', exact: true });
  await piper.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(piper).toBeFocused();
  await expect(page.locator('#polite')).toContainText('Pay the Piper: 1 of 3');
  await page.getByRole('button', { name: 'Flame Trap earlier' }).click();
  expect(await ordered(page)).toEqual(['3Pay the Piper', '2Flame Trap', '1German Engineering']);
  const grips = page.locator('.grip');
  const [first, last] = [await middle(grips.first()), await middle(grips.last())];
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(last.x, last.y, { steps: 6 });
  await page.mouse.up();
  expect(await ordered(page)).toEqual(['2Flame Trap', '1German Engineering', '3Pay the Piper']);
  await piper.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  expect(await ordered(page)).toEqual(['3Pay the Piper', '2Flame Trap', '1German Engineering']);
  // The order as it stands can be read and pressed by everybody.
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const before = await made(page);
  await page.getByRole('button', { name: 'In this order', exact: true }).click();
  // What the first asks is asked in between; the order goes on after it.
  await expect(question(page)).toContainText('Discard a card from your hand');
  await page.keyboard.press('1');
  await expect.poll(() => made(page)).toBe(before + 3);
  await expect(page.locator('.ordering')).toHaveCount(0);
  const { record } = await onlySave(page);
  const asked = (n) => Session.load(record).at(n).view(0).decision;
  const answers = record.choices.slice(before).map((index, i) => asked(before + i)?.choices[index]?.label);
  expect(answers).toEqual(['Pay the Piper', 'Scout', 'Flame Trap']);
});

test('whoever says only what comes first is asked again', async ({ page }) => {
  await at(page, ...AT_ONCE);
  await hand(page, 'Armor Stego').click();
  await place(page, 'Tortuga').click();
  await page.keyboard.press('1');
  await expect.poll(() => ordered(page)).toHaveLength(2);
});

test('the end of a turn says what is left, and warns whoever wants it', async ({ page }) => {
  await at(page, 'turn ann minions 0 actions 0', ...FIGHT);
  await expect(choices(page)).toHaveText('1End turn – nothing left to play');
  await at(page, ...FIGHT);
  await expect(choices(page).last()).toHaveAccessibleName('End turn (unused: 1 minion and 1 action)');
  await page.evaluate(() => localStorage.setItem('basebreaker.warn', 'on'));
  await at(page, ...FIGHT);
  await page.keyboard.press('Space');
  await expect(choices(page).last()).toHaveAccessibleName(/^Press again to end the turn/);
  await expect(page.locator('#assertive')).toContainText('Press again to end the turn');
  await page.keyboard.press('Escape');
  await expect(choices(page).last()).toHaveAccessibleName(/^End turn/);
  await page.keyboard.press('Space');
  expect(await made(page)).toBe(0);
  await page.keyboard.press('Space');
  await expect.poll(() => made(page)).toBeGreaterThan(0);
});

test('whoever wants to confirm sees first what a play would do', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('basebreaker.confirm', 'on'));
  await at(page, ...FIGHT);
  await hand(page, 'Laseratops').click();
  await expect(question(page)).toContainText('Play Laseratops at which base?');
  await place(page, 'Tortuga').click();
  await expect(base(page, 'Tortuga').locator('.arrives')).toContainText('Laseratops');
  await expect(page.locator('#assertive')).toContainText('Tortuga: 17 of 21 (+2) · Press again to do it.');
  await page.keyboard.press('Escape');
  await expect(page.locator('.foreseen')).toHaveCount(0);
  expect(await made(page)).toBe(1);
  await place(page, 'Tortuga').click();
  await place(page, 'Ninja Dojo').click();
  expect(await made(page)).toBe(1);
  await expect(base(page, 'Ninja Dojo').locator('.arrives')).toContainText('Laseratops');
  await place(page, 'Ninja Dojo').click();
  await expect.poll(() => made(page)).toBe(2);
});

for (const colorScheme of ['light', 'dark']) {
  test(`a pick, a preview and a set have no accessibility violations (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const violations = async () => (await new AxeBuilder({ page }).analyze()).violations;
    await at(page, ...FIGHT);
    await hand(page, 'Laseratops').click();
    await place(page, 'Ninja Dojo').focus();
    await expect(foretold(page)).not.toBeEmpty();
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await hand(page, 'Cannon').click();
    await card(page, 'First Mate').click();
    await expect(page.getByRole('list', { name: 'Chosen so far' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
}

for (const [width, height] of [
  [1280, 800],
  [600, 600],
  [390, 844],
  [360, 640],
]) {
  test(`the prompt keeps its place and nothing covers it at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await at(page, ...FIGHT);
    const prompt = page.getByRole('region', { name: 'Decision' });
    const foot = async () => {
      const { y, height } = await prompt.boundingBox();
      return Math.round(y + height);
    };
    const before = await foot();
    for (const step of [
      () => choices(page).first().focus(),
      () => hand(page, 'Laseratops').click(),
      () => choices(page).first().focus(),
    ]) {
      await step();
      expect(await foot()).toBe(before);
      await expect(choices(page).first()).toBeInViewport();
      const covered = await choices(page)
        .first()
        .evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      expect(covered).toBe(false);
    }
  });
}

test('an order can be given once for the whole game, and be forgotten', async ({ page }) => {
  await at(
    page,
    'turn ann play minions 3 actions 1',
    'base Tortuga [ann German Engineering, bob Pay the Piper]: ann King Rex',
    'base Ninja Dojo',
    'ann: hand Armor Stego, War Raptor, Laseratops, Augmentation x3; deck ?5',
    'bob: deck ?5',
  );
  const play = async (name) => {
    await hand(page, name).click();
    await place(page, 'Tortuga').click();
  };
  const asked = (what) => expect(question(page)).toContainText(what);
  await play('Armor Stego');
  await asked('Several things happen at once');
  await page.locator('.ordering').getByRole('button', { name: 'Pay the Piper', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', { name: 'Always in this order' }).click();
  await asked('Discard a card');
  await hand(page, 'Augmentation').click();
  await asked('Play a card');
  // The same two again: nobody is asked.
  await play('War Raptor');
  await asked('Discard a card');
  // What was taken back is asked, whatever was said once for all.
  await page.keyboard.press('u');
  await asked('Several things happen at once');
  await page.getByRole('button', { name: 'In this order', exact: true }).click();
  await hand(page, 'Augmentation').click();
  await asked('Play a card');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings).toContainText('Pay the Piper before German Engineering');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await settings.getByRole('button', { name: /^Forget: Pay the Piper/ }).click();
  await expect(settings.getByRole('list', { name: 'Answered always' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await play('Laseratops');
  await asked('Several things happen at once');
});

test('whether a base’s ability is used can be said once for the whole game', async ({ page }) => {
  await at(
    page,
    'turn ann play minions 3 actions 1',
    'base The Homeworld [ann Infiltrate]: ann King Rex',
    'base Ninja Dojo',
    'ann: hand Armor Stego, War Raptor, Augmentation; deck ?5',
    'bob: deck ?5',
  );
  const play = async (name) => {
    await hand(page, name).click();
    await place(page, 'The Homeworld').click();
  };
  await play('Armor Stego');
  await expect(question(page)).toContainText('The Homeworld');
  await page.getByRole('button', { name: 'Always for The Homeworld, in this game: Yes' }).click();
  await expect(question(page)).toContainText('Play a card');
  const before = await made(page);
  await play('War Raptor');
  await expect(question(page)).toContainText('Play a card');
  // The answer is a choice of the record like any other.
  expect(await made(page)).toBe(before + 3);
  // What was taken back is asked.
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(question(page)).toContainText('The Homeworld');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('list', { name: 'Answered always' })).toContainText('The Homeworld: yes');
});

test('a question says what its card is, and what lies only in a deck can be read before it is chosen', async ({
  page,
}) => {
  await at(
    page,
    'base Tortuga: ann King Rex',
    'base Ninja Dojo',
    'ann: hand Neophyte, Mall Crawl; deck Cannon, Walker, Grave Digger',
    'bob: deck ?5',
  );
  await hand(page, 'Neophyte').click();
  await place(page, 'Tortuga').click();
  await expect(question(page)).toContainText('take it into your hand or play it now as an extra action');
  await choices(page).last().click();
  await hand(page, 'Mall Crawl').click();
  const digger = page.getByRole('button', { name: /Grave Digger/ });
  await digger.focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog', { name: 'Grave Digger' })).toContainText('discard pile');
  await page.keyboard.press('Escape');
  await expect(digger).toBeFocused();
});
