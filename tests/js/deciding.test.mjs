// What was answered ahead, and the choices as they are offered.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { initSync, Session } from '../../pkg/basebreaker.js';
import { Planned } from '../../www/play/planned.js';
import { difference } from '../../www/smash-up/difference.js';
import { options } from '../../www/table/options.js';

initSync({ module: await readFile(new URL('../../pkg/basebreaker_bg.wasm', import.meta.url)) });

const card = (id) => ({ card: id, base: null });
const base = (id) => ({ card: null, base: id });
const question = (kind, choices, seat = 0) => ({
  seat,
  kind,
  choices: choices.map((each, index) => ({ ...each, index })),
});
/** A position, and what is asked in it. */
function position(...lines) {
  const session = Session.read(lines.join('\n'));
  return { session, view: session.view(session.deciding()) };
}
const labels = (list) => list.map(({ choice, indices, key }) => `${key} ${choice.label} ×${indices.length}`);

test('a place waits for the next question only', () => {
  const planned = new Planned();
  assert.equal(planned.nothing, true);
  planned.place(base(2));
  assert.equal(planned.answer(question('where', [base(1), base(2)]), 0), 1);
  assert.equal(planned.answer(question('where', [base(1), base(2)]), 0), undefined);
  planned.place(card(7));
  assert.equal(planned.answer(question('step', [card(6)]), 0), undefined);
  assert.equal(planned.nothing, true);
});

test('an order answers as long as what is asked fits it', () => {
  const planned = new Planned();
  const all = [card(3), base(1), card(5)];
  const order = () => planned.order([card(5), card(3), base(1)], 0, 4);
  order();
  assert.equal(planned.answer(question('order', all), 4), 2);
  // What one of them asks is no matter of the order, nor what another seat is asked.
  assert.equal(planned.answer(question('step', [card(9)]), 4), undefined);
  assert.equal(planned.answer(question('order', [card(8), base(1)], 1), 4), undefined);
  assert.equal(planned.answer(question('order', [base(1), card(3)]), 4), 1);
  // Something new among them: the order is forgotten.
  assert.equal(planned.answer(question('order', [base(1), card(8)]), 4), undefined);
  assert.equal(planned.answer(question('order', [base(1), card(3)]), 4), undefined);
  // It does not outlive the turn, the scoring, or the next play.
  order();
  assert.equal(planned.answer(question('order', all), 5), undefined);
  assert.equal(planned.nothing, true);
  order();
  assert.equal(planned.answer(question('play', [card(3)]), 4), undefined);
  assert.equal(planned.answer(question('order', all), 4), undefined);
});

test('copies in the hand are one choice, minions in play are not', () => {
  const { session, view } = position(
    'base Tortuga: bob Zapbot, bob Zapbot',
    'base Ninja Dojo',
    'ann: hand Zapbot x2, Cannon',
    'bob: deck ?5',
  );
  assert.deepEqual(labels(options(view)), ['1 Zapbot#1 ×2', '2 Cannon ×1', '3 done ×1']);
  session.choose(2);
  assert.deepEqual(labels(options(session.view(0))), ['1 Zapbot#1 ×1', '2 Zapbot#2 ×1', '3 done ×1']);
});

test('a number is chosen by its own key', () => {
  const choices = ['0', '1', '2'].map((label, index) => ({ index, label, card: null, base: null, word: null }));
  const view = { bases: [], decision: { choices } };
  assert.deepEqual(labels(options(view)), ['0 0 ×1', '1 1 ×1', '2 2 ×1']);
});

test('what is different on the table', () => {
  const { session, view } = position(
    'base Tortuga: ann King Rex, bob Zapbot',
    'base Ninja Dojo',
    'ann: hand Laseratops, Scout',
    'bob: deck ?5',
  );
  const tortuga = view.bases[0];
  const [rex, zapbot] = tortuga.minions;
  const { view: after, lines, gained } = session.ahead(Uint32Array.of(0, 0), 1);
  assert.equal(gained, null);
  const { bases, leaving, cards, arriving } = difference(view, after, lines);
  assert.deepEqual(
    bases.map((each) => [each.before.total, each.after.total]),
    [[9, 11]],
  );
  assert.deepEqual([...leaving], [[zapbot.id, 'destroyed']]);
  assert.deepEqual([...cards], []);
  assert.deepEqual(
    arriving.map((each) => [each.card.name, each.base]),
    [['Laseratops', tortuga.id]],
  );
  assert.equal(rex.name, 'King Rex');
});
