// The very pkg/ that ships, in Node: the same games as natively, and errors instead of traps.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { catalog, fresh_seed, initSync, playout, Session, think } from '../../pkg/basebreaker.js';

initSync({ module: await readFile(new URL('../../pkg/basebreaker_bg.wasm', import.meta.url)) });
const golden = JSON.parse(await readFile(new URL('../golden.json', import.meta.url), 'utf8'));
const setup = (seed) => ({
  seats: [
    { name: 'Ann', factions: [0, 1], human: true },
    { name: 'Bob', factions: [2, 3], human: false },
  ],
  seed,
  draft: false,
});

test('the same seeds give the same games as natively', () => {
  for (const { games, seats, seed, decisions, hash } of golden) {
    assert.deepEqual([...playout(games, seats, seed)], [decisions, hash], `${seats} seats`);
  }
});

test('a whole game against the computer, thinking in observations only', () => {
  const session = Session.start(setup(5));
  let decisions = 0;
  for (let seat = session.deciding(); seat !== undefined; seat = session.deciding()) {
    const view = session.view(seat);
    assert.equal(view.decision.seat, seat);
    assert.equal(view.players[1 - seat].hand, null, 'the other hand is hidden');
    const choice = seat === 1 ? think(session.observation(decisions), 'greedy', decisions) : 0;
    session.choose(choice);
    decisions += 1;
    assert.ok(decisions < 5000);
  }
  assert.notEqual(session.view(undefined).winner, null);
});

test('a record loads to the same state', () => {
  const session = Session.start(setup(9));
  for (let i = 0; i < 30; i += 1) session.choose(0);
  assert.equal(Session.load(session.record()).hash(), session.hash());
});

test('an answer that is not on offer is refused with a reason and changes nothing', () => {
  const session = Session.start(setup(1));
  const before = session.hash();
  assert.throws(() => session.choose(99), /choice 99 was wanted; on offer: 0 to \d+/);
  assert.equal(session.hash(), before);
  assert.throws(() => Session.start({ seats: 'two' }));
  assert.throws(() => think(new Uint8Array([1, 2, 3]), 'greedy', 1));
});

test('a game that cannot begin is refused with a reason', () => {
  const seat = (...factions) => ({ name: '', factions, human: false });
  const two = [seat(), seat()];
  const wrong = [
    [{ seats: [seat()] }, '1 players; 2 to 4 can play'],
    [{ seats: [seat(200), seat()] }, /^seat 0 has faction 200; the last one here is \d+$/],
    [{ seats: [seat(), seat(0, 1, 2)] }, 'seat 1 has 3 factions; a player has two'],
    [{ seats: two, first: 9 }, 'seat 9 is to begin; the last seat is 1'],
    [{ seats: two, position: 'base Nowhere' }, 'its position cannot be read'],
  ];
  for (const [setup, message] of wrong) {
    assert.throws(() => Session.start(setup), { message });
    assert.throws(() => Session.load({ setup, choices: [] }), { message });
  }
});

test('a game of Monster Smash is not taken for one of Smash Up', () => {
  const message = 'this is a game of "monster-smash"; what is played here is smash-up';
  const other = { game: 'monster-smash', seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 1 };
  assert.throws(() => Session.start(other), { message });
  assert.throws(() => Session.load({ setup: other, choices: [] }), { message });
  assert.equal(Session.start({ ...setup(1), game: 'smash-up' }).game, 'smash-up');
});

test('seats may be named anything, and what is asked and told is a message', () => {
  const session = Session.start(setup(2));
  const decision = session.view(session.deciding()).decision;
  assert.deepEqual(decision.prompt, { id: 'prompt-play', args: {} });
  assert.equal(new Set(decision.choices.map((c) => c.label)).size, decision.choices.length);
  const { message } = session.log(undefined, 0).find((line) => line.heading);
  const { turn, seat } = message.args;
  assert.deepEqual([message.id, turn], ['log-turn', 1]);
  assert.equal(seat.text, ['Ann', 'Bob'][seat.seat]);
});

test('the catalog lists every faction with twenty cards', () => {
  for (const faction of catalog()) {
    assert.equal(
      faction.cards.reduce((sum, card) => sum + card.copies, 0),
      20,
      faction.name,
    );
  }
});

test('seeds come from the platform', () => {
  assert.notEqual(fresh_seed(), fresh_seed());
});
