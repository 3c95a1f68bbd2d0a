// The engine of Monster Smash in the very pkg/ that ships: the same games as natively, the same API as Smash Up's.
import '../files.mjs';
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import test from 'node:test';
import { game_of, initSync, playout, Session, think } from '../../pkg/monster_smash.js';
import { bookOf, exampleLink, rules } from '../../www/rules/data.js';

initSync({ module: await readFile(new URL('../../pkg/monster_smash_bg.wasm', import.meta.url)) });
const golden = JSON.parse(await readFile(new URL('../monster_smash/golden.json', import.meta.url), 'utf8'));
const sections = await rules['monster-smash']();
const clauses = sections.flatMap((section) => section.clauses);
const setup = (seed) => ({
  game: 'monster-smash',
  seats: [
    { name: 'Ann', monster: 'mummy', human: true },
    { name: 'Bob', monster: 'zombie', human: false },
    { name: 'Cat', monster: null, human: false },
  ],
  seed,
});

test('the same seeds give the same games as natively', () => {
  for (const { games, seats, seed, decisions, hash } of golden)
    assert.deepEqual([...playout(games, seats, seed)], [decisions, hash], `${seats} seats`);
});

test('a whole game against the computer, with hands that only their players see', () => {
  const session = Session.start(setup(5));
  assert.equal(session.game, 'monster-smash');
  let decisions = 0;
  for (let seat = session.deciding(); seat !== undefined; seat = session.deciding()) {
    const view = session.view(seat);
    assert.equal(view.decision.seat, seat);
    for (const player of view.players) {
      assert.equal(player.hand?.length, player.seat === seat ? player.hand_size : undefined);
    }
    assert.equal(new Set(view.decision.choices.map((c) => c.label)).size, view.decision.choices.length);
    session.choose(think(session.observation(decisions), 'greedy', decisions));
    decisions += 1;
    assert.ok(decisions < 2000);
  }
  const { result } = session.view(undefined);
  assert.match(result.how, /^(Collect|Eliminate)$/);
  assert.equal(session.story().turns.length, session.view(undefined).turns);
});

test('a session comes back from its record, its text and its link', () => {
  const session = Session.start(setup(9));
  for (let i = 0; i < 12; i += 1) session.choose(0);
  const again = [Session.load(session.record()), Session.read(session.text(null)), Session.from_link(session.link())];
  for (const other of again) assert.deepEqual(other.hash(), session.hash());
  const whose = [session.text(null), session.link(), '#g1.x', 'seed 1', '#s=game%20monster-smash/x'];
  assert.deepEqual(
    whose.map((text) => game_of(text)),
    ['monster-smash', 'monster-smash', 'smash-up', 'smash-up', 'monster-smash'],
  );
});

test('what cannot be is refused with a reason', () => {
  const seat = (monster) => ({ name: '', monster, human: false });
  const wrong = [
    [{ seats: [seat('mummy'), seat('mummy')] }, 'seats 0 and 1 have both chosen the Mummy'],
    [{ seats: [seat('mummy')] }, '1 players; 2 to 5 can play'],
    [{ seats: [seat('mummy'), seat('zombie')], removed: 'zombie' }, /^the Zombie cards cannot be removed/],
  ];
  for (const [rest, message] of wrong) {
    assert.throws(() => Session.start({ game: 'monster-smash', ...rest }), { message });
  }
  for (const [game, named] of [
    ['chess', 'chess'],
    [undefined, 'smash-up'],
  ]) {
    const message = `this is a game of "${named}"; what is played here is monster-smash`;
    const other = { game, seats: [seat('mummy'), seat('zombie')] };
    assert.throws(() => Session.start(other), { message });
    assert.throws(() => Session.load({ setup: other, choices: [] }), { message });
  }
  assert.throws(() => Session.read('players Ann: Pirates, Ninjas; Bob: Robots, Zombies'));
  const session = Session.start(setup(1));
  const seat0 = session.deciding();
  const card = session.view(seat0).players[seat0].hand[0].id;
  assert.deepEqual(session.why_not(seat0, card, undefined), {
    message: { id: 'monster-why-draw-first', args: {} },
    rule: 'M5.1',
  });
  // A number beside the card is a player who might be attacked.
  assert.deepEqual(session.why_not(seat0, card, (seat0 + 1) % 3), {
    message: { id: 'monster-why-first-turn', args: {} },
    rule: 'M4.3',
  });
});

test('a pick of a set is taken back, and an attack has its odds', () => {
  const session = Session.read(
    'game monster-smash\nturn ann attack\nann Mummy: hand M4 M4 Z1\nbob Zombie: hand ?4\ncat Dragon: hand ?6',
  );
  const pick = (label) => {
    const { choices } = session.view(session.deciding()).decision;
    session.choose(choices.find((choice) => choice.label.startsWith(label)).index);
  };
  pick('attack bob');
  assert.equal(session.view(0).decision.odds, null);
  pick('M4');
  const one = session.view(0).decision;
  pick('M4');
  const two = session.view(0).decision;
  assert.deepEqual([one.total, two.total], [4, 8]);
  assert.ok(one.odds.succeeds < two.odds.succeeds && two.odds.succeeds <= two.odds.of);
  assert.ok(session.unpick(two.picked[0].id));
  assert.equal(session.view(0).decision.total, 4);
});

test('every rule that the engine cites can be read, and examples play', async () => {
  const known = new Set(clauses.map(({ id }) => id));
  assert.equal(known.size, clauses.length);
  for (const { id } of clauses) assert.equal(bookOf(id), 'monster-smash');
  const src = new URL('../../src/monster_smash/', import.meta.url);
  const files = (await readdir(src, { recursive: true })).filter((file) => file.endsWith('.rs'));
  const cited = async (file) => (await readFile(new URL(file, src), 'utf8')).match(/\bM\d+\.\d+\b/g) ?? [];
  const asked = (await Promise.all(files.map(cited))).flat();
  assert.ok(asked.length > 40);
  assert.deepEqual([...new Set(asked)].filter((rule) => !known.has(rule)).sort(), []);
  for (const { id, clauses: within } of sections) {
    for (const clause of within) {
      assert.ok(clause.id.startsWith(`${id}.`), clause.id);
      assert.match(clause.basis, /^(rulebook|ours)$/, clause.id);
      assert.equal(clause.why !== undefined, clause.basis === 'ours', clause.id);
      assert.ok(clause.text.length < 320, clause.id);
    }
  }
  const examples = clauses.filter(({ scenario }) => scenario);
  assert.ok(examples.length > 0);
  for (const { id, scenario } of examples) {
    const session = Session.from_link(exampleLink(scenario));
    assert.equal(session.stopped(), undefined, id);
    const { battle } = session.view(undefined);
    assert.deepEqual([battle.attack_total, battle.defence_total, battle.fan.count], [12, 3, 4]);
  }
});
