// What the replay makes of a record: where turns and plays begin, what each choice is told as, and that every
// reader sees the moments of the very game, taken back or not.
import '../files.mjs';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { initSync, Session, think } from '../../pkg/basebreaker.js';
import { readLink, withPly } from '../../www/engine/links.js';
import { text } from '../../www/page/words.js';
import { Reel } from '../../www/replay/reel.js';
import { stops, survey } from '../../www/replay/survey.js';

initSync({ module: await readFile(new URL('../../pkg/basebreaker_bg.wasm', import.meta.url)) });

function played(most, setup = {}) {
  const seat = (name, i) => ({ name, factions: [2 * i, 2 * i + 1], human: i === 0 });
  const session = Session.start({ seats: ['Ann', 'Bob', 'Cat'].map(seat), seed: 5, draft: false, ...setup });
  go(session, most);
  return session;
}
function go(session, most) {
  for (let n = 0; n < most && session.deciding() !== undefined; n += 1) {
    session.choose(think(session.observation(n), 'greedy', n));
  }
}

test('a turn begins where the number of the turn changes, a play where everything before is done', () => {
  const session = played(5000);
  const choices = survey(session);
  const plies = session.plies();
  assert.deepEqual(
    stops(choices, 'turn').slice(1, -1),
    plies.flatMap(({ turn }, ply) => (ply > 0 && turn !== plies[ply - 1].turn ? [ply] : [])),
  );
  for (const ply of stops(choices, 'card').slice(1, -1)) {
    const { decision } = session.at(ply).view(choices[ply].seat);
    const prompt = text(decision.prompt);
    assert.ok(prompt.startsWith('Play a card') || plies[ply].turn !== plies[ply - 1].turn, prompt);
  }
  assert.deepEqual(stops(choices, 'choice'), [...Array(choices.length + 1).keys()]);
});

test('every base that scored is marked', () => {
  const session = played(5000);
  const scored = survey(session).flatMap((choice) => choice.scored.map((base) => base.text));
  const told = session.log(undefined, 0).map((line) => text(line.message));
  assert.deepEqual(
    scored,
    told.filter((line) => line.endsWith(' scores')).map((line) => line.replace(/ scores$/, '')),
  );
  assert.ok(scored.length > 2);
});

test('all readers have the same lines, and together they know what was drawn', () => {
  const session = played(200);
  const lengths = [undefined, 0, 1, 2].map((seat) => session.log(seat, 0).length);
  assert.equal(new Set(lengths).size, 1, String(lengths));
  const reel = new Reel(session);
  const told = (eye) => reel.lines(-1, reel.end, eye).map((line) => text(line.message));
  assert.ok(told(0).some((line) => line === 'Bob draws a card'));
  assert.ok(!told(0).some((line) => line === 'Ann draws a card'));
  assert.ok(!told('all').some((line) => line.endsWith('draws a card')));
  assert.ok(told(null).some((line) => line === 'Ann draws a card'));
});

test('who must not know is not told, and no hand is shown', () => {
  const reel = new Reel(played(200));
  for (const [ply, { seat, ends }] of reel.choices.entries()) {
    const other = (seat + 1) % 3;
    const quiet = !ends && reel.lines(ply, ply + 1, other).length === 0;
    if (quiet)
      assert.match(
        reel
          .words(ply + 1, other)
          .map(text)
          .join(', '),
        / decides/,
      );
    const { players } = reel.view(ply, other);
    assert.ok(players.every((player) => (player.hand !== null) === (player.seat === other)));
    assert.ok(reel.view(ply, null).players.every((player) => player.hand === null));
    assert.ok(reel.view(ply, 'all').players.every((player) => player.hand?.length === player.hand_size));
  }
});

test('a game that was taken back is surveyed as it was played', () => {
  const session = played(60);
  assert.ok(session.take_back(0, 77));
  go(session, 40);
  assert.ok(session.is_practice());
  const reel = new Reel(Session.load(session.record()));
  assert.equal(reel.end, session.plies().length);
  for (const [ply, { seat, words }] of reel.choices.entries()) {
    const { decision } = session.at(ply).view(seat);
    const choice = decision.choices.find((each) => each.index === session.record().choices[ply]);
    const label = choice.message ? text(choice.message) : choice.label;
    if (!choice.word) assert.ok(text(words).endsWith(` chooses ${label}`), text(words));
  }
  const { choices } = reel.until(20);
  assert.deepEqual(choices, session.record().choices.slice(0, 20));
});

test('a game that began in a position can be looked at', () => {
  const session = played(200);
  const quiet = stops(survey(session), 'card').find(
    (ply) => ply > 40 && session.at(ply).view(undefined).phase === 'Play',
  );
  const position = Session.from_link(session.at(quiet).position_link(0));
  const begun = Session.load(position.record());
  go(begun, 5000);
  const reel = new Reel(begun);
  assert.match(reel.words(reel.end, 'all').map(text).join(', '), /wins the game/);
});

test('links carry the moment', () => {
  const link = played(30).link();
  assert.deepEqual(readLink(withPly(link, 7)), { fragment: link, ply: 7 });
  assert.deepEqual(readLink(link), { fragment: link, ply: undefined });
  assert.deepEqual(readLink(`${link}&ply=-3&x=1`), { fragment: link, ply: undefined });
  for (const other of ['', '#', '#bases', '#g1.']) assert.equal(readLink(other).fragment, '');
});
