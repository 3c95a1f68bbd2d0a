// Thoughts in slices: the same as at once, answered or left in between.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { Analysis, initSync, Session, Thinking, think } from '../../pkg/basebreaker.js';
import { inSlices } from '../../www/engine/slices.js';
import { begin } from '../../www/engine/work.js';

initSync({ module: await readFile(new URL('../../pkg/basebreaker_bg.wasm', import.meta.url)) });
const session = Session.start({
  seats: [
    { name: 'Ann', factions: [0, 1], human: true },
    { name: 'Bob', factions: [2, 3], human: false },
  ],
  seed: 5,
  draft: false,
});
for (let i = 0; i < 20; i += 1) session.choose(think(session.observation(i), 'rules', i));

test('a thought in slices comes to what it comes to at once', async () => {
  const observation = session.observation(7);
  for (const level of ['easy', 'normal', 'hard']) {
    const thought = await inSlices(
      begin({ observation, level, seed: 7 }, { Analysis, Thinking }),
      () => '',
      () => {},
    );
    assert.equal(thought?.choice, think(observation, level, 7), level);
  }
});

test('an analysis in slices comes to what it comes to at once', async () => {
  const record = session.record();
  const study = { record, seats: [0, 1], seed: 3 };
  const whole = new Analysis(record, Uint8Array.of(0, 1), 3).step(2 ** 32 - 1);
  const report = await inSlices(
    begin(study, { Analysis, Thinking }),
    () => '',
    () => {},
  );
  assert.deepEqual(report, whole);
  assert.equal(report.ply, record.choices.length);
  assert.ok(report.decisions.length > 3);
  assert.deepEqual(
    report.accounts.map(({ seat }) => seat),
    [0, 1],
  );
});

/** A thought that never comes to an end, and notes what is done with it. */
function endless() {
  const done = { steps: 0, freed: 0 };
  const thinking = {
    step: () => {
      done.steps += 1;
    },
    so_far: () => ({ choice: 3, candidates: [], reasons: [] }),
    news: () => done.steps,
    free: () => {
      done.freed += 1;
    },
  };
  return { done, thinking };
}

test('an endless thought is answered with the best so far, or left, after the slice that is on', async () => {
  for (const [wish, choice] of [
    ['now', 3],
    ['left', undefined],
  ]) {
    const { done, thinking } = endless();
    const thought = await inSlices(thinking, () => (done.steps < 4 ? '' : wish), assert.fail);
    assert.equal(thought?.choice, choice);
    assert.deepEqual(done, { steps: 4, freed: 1 });
  }
});

test('a message that arrives between two slices is heard', async () => {
  const { done, thinking } = endless();
  let wish = '';
  setImmediate(() => {
    wish = 'left';
  });
  assert.equal(
    await inSlices(
      thinking,
      () => wish,
      () => {},
    ),
    undefined,
  );
  assert.equal(done.freed, 1);
});
