// Every card, base and faction of the engine has a face of its own, and the icons that ship are the ones named.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { catalog, initSync } from '../../pkg/basebreaker.js';
import { drawn, iconsOf, readFaces } from '../../tools/faces.mjs';
import { SUITS } from '../../www/faces/suits.js';

initSync({ module: await readFile(new URL('../../pkg/basebreaker_bg.wasm', import.meta.url)) });
const faces = await readFaces();
const slugs = (cards) => cards.map(({ slug }) => slug).sort();

test('the icons that ship are those that the faces name', async () => {
  for (const [file, text] of drawn(faces))
    assert.ok((await readFile(file, 'utf8')) === text, `${file} is old: npm run faces`);
});

test('every faction, card and base has a face, and nothing else has one', () => {
  const known = catalog();
  assert.deepEqual(Object.keys(faces.factions).sort(), known.map(({ name }) => name).sort());
  for (const { name, cards, bases } of known) {
    assert.deepEqual(Object.keys(faces.factions[name].cards).sort(), slugs(cards), name);
    assert.deepEqual(Object.keys(faces.factions[name].bases).sort(), slugs(bases), name);
  }
});

test('no two things share an icon', () => {
  const named = Object.values(iconsOf(faces)).flat();
  assert.deepEqual(
    named.filter((icon, at) => named.indexOf(icon) !== at),
    [],
  );
});

test('who made the icons is named', async () => {
  const notice = await readFile(new URL('../../NOTICE', import.meta.url), 'utf8');
  for (const author of faces.authors) assert.ok(notice.replaceAll('\n', ' ').includes(author), author);
});

test('every faction has a pattern and colours of its own', () => {
  const all = Object.values(faces.factions);
  assert.deepEqual(all.map(({ pattern }) => pattern).sort(), Object.keys(faces.patterns).sort());
  for (const theme of ['light', 'dark'])
    assert.equal(new Set(all.map(({ palette }) => palette[theme])).size, all.length);
});

test('every suit of Monster Smash has an icon, a pattern and colours of its own', async () => {
  const sheet = await readFile(new URL('../../www/style/monsters.css', import.meta.url), 'utf8');
  const colours = [...sheet.matchAll(/data-suit="(\w+)"\] \{\s+--face-light: (#\w+);\s+--face-dark: (#\w+);/g)];
  assert.deepEqual(
    colours.map(([, suit]) => suit),
    Object.keys(SUITS),
  );
  const all = Object.values(SUITS);
  assert.equal(new Set(all.map(({ icon }) => icon)).size, all.length);
  assert.equal(new Set(all.map(({ pattern }) => pattern)).size, all.length);
  for (const { pattern } of all) assert.ok(faces.patterns[pattern], pattern);
  for (const theme of [2, 3]) assert.equal(new Set(colours.map((colour) => colour[theme])).size, all.length);
});
