// The rules and rulings that ship: whatever the engine cites is there, every ruling belongs to a card or base of the
// engine, and both are written for players.
import '../files.mjs';
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import test from 'node:test';
import { catalog, initSync } from '../../pkg/basebreaker.js';
import { rules, rulings } from '../../www/rules/data.js';
import { rulingsOf } from '../../www/rules/rulings.js';

initSync({ module: await readFile(new URL('../../pkg/basebreaker_bg.wasm', import.meta.url)) });
const sections = await rules['smash-up']();
const clauses = sections.flatMap((section) => section.clauses);
const known = new Set(clauses.map(({ id }) => id));
const bySlug = await rulings();
const cards = catalog().flatMap((faction) => [...faction.cards, ...faction.bases]);
const words = [
  ...clauses.flatMap(({ text, term, steps, points, why }) => [text, term, steps, points, why].flat()),
  ...Object.values(bySlug).flatMap((all) => all.map(({ text }) => text)),
].filter(Boolean);
const cited = (text) => text.match(/\bR\d+\.\d+\b/g) ?? [];

test('every rule that the engine cites can be read', async () => {
  const src = new URL('../../src/', import.meta.url);
  const files = (await readdir(src, { recursive: true })).filter((file) => file.endsWith('.rs'));
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, src), 'utf8')));
  const asked = new Set(sources.flatMap(cited));
  assert.ok(asked.size > 100);
  assert.deepEqual([...asked].filter((rule) => !known.has(rule)).sort(), []);
});

test('rules are numbered once, within their section, and lead only to each other', () => {
  assert.equal(known.size, clauses.length);
  for (const { id, clauses: within } of sections)
    for (const clause of within) assert.ok(clause.id.startsWith(`${id}.`), clause.id);
  assert.deepEqual(
    words.flatMap(cited).filter((rule) => !known.has(rule)),
    [],
  );
});

test('each says what it rests on; a reading of our own has its reason', () => {
  for (const { id, basis, why } of clauses) {
    assert.match(basis, /^(rulebook|official|ours)$/, id);
    assert.equal(why !== undefined, basis === 'ours', id);
  }
  for (const [slug, all] of Object.entries(bySlug)) {
    for (const { basis } of all) assert.match(basis, /^(official|community|ours)$/, slug);
    assert.equal(new Set(all.map(({ id }) => id)).size, all.length, slug);
  }
});

test('rulings are about the cards and bases of the engine', () => {
  const slugs = cards.map(({ slug }) => slug);
  assert.deepEqual(
    Object.keys(bySlug).filter((slug) => !slugs.includes(slug)),
    [],
  );
  // There is nothing to ask about it.
  assert.deepEqual(
    slugs.filter((slug) => !bySlug[slug]?.length),
    ['way-of-deception'],
  );
});

test('a game shows the rulings of its edition', async () => {
  const basis = (all) => all.map(({ id }) => id);
  assert.deepEqual(basis(await rulingsOf('gnome', 'Classic')), ['counts-itself', 'optional']);
  assert.deepEqual(basis(await rulingsOf('gnome', 'Revised')), ['optional', 'when-revised']);
  assert.deepEqual(await rulingsOf('way-of-deception', 'Classic'), []);
});

test('they speak to players', () => {
  const jargon = /\b(P[1-4]|S\d L\d+|seeds?|engine|triggers?|resolves?d?|allowance|zone|on-play|prompt|Madness)\b/i;
  assert.deepEqual(
    words.filter((text) => jargon.test(text)),
    [],
  );
  for (const text of words) assert.ok(text.length < 320, text);
});
