// The cues: short, not too loud, and each for a line that the engine says.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';

globalThis.addEventListener = () => {};
const { CUES, OF_LINE } = await import('../../www/play/sound.js');

test('a cue is over soon, and its notes can be played', () => {
  for (const [name, notes] of Object.entries(CUES)) {
    for (const { from, to = from, at, length, loud } of notes) {
      assert.ok(at + length <= 1.2, name);
      assert.ok(Math.min(from, to) >= 40 && Math.max(from, to) <= 2000, name);
      assert.ok(loud > 0 && loud <= 0.5, name);
    }
  }
});

test('the lines that are heard are lines that the engine says', async () => {
  const read = (file) => readFile(new URL(`../../www/lang/en/${file}.ftl`, import.meta.url), 'utf8');
  const said = (await Promise.all(['engine', 'monster-smash'].map(read))).join('\n');
  for (const [id, cue] of Object.entries(OF_LINE)) {
    assert.match(said, new RegExp(`^${id} = `, 'm'));
    assert.ok(cue in CUES, cue);
  }
});
