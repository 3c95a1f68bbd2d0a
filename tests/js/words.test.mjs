// The catalogues: every language says all that the page asks for, with the same arguments, and nothing else.
import '../files.mjs';
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import test from 'node:test';
import { LANGUAGES, nodes, t, text } from '../../www/page/words.js';
import { FluentResource } from '../../www/vendor/fluent/resource.js';

const www = new URL('../../www/', import.meta.url);
const pages = (await readdir(www, { recursive: true })).filter(
  (file) => /\.(js|html)$/.test(file) && !file.startsWith('vendor/') && !file.startsWith('pkg/'),
);
const sources = await Promise.all(pages.map((file) => readFile(new URL(file, www), 'utf8')));

/** The names of the arguments in a part of a message. */
function variables(part, found = new Set()) {
  if (part?.type === 'var') found.add(part.name);
  if (part && typeof part === 'object') for (const inner of Object.values(part)) variables(inner, found);
  return found;
}
/** Every message of a catalogue with the names of its arguments. */
async function catalogue(language, file) {
  const source = await readFile(new URL(`lang/${language}/${file}.ftl`, www), 'utf8');
  const { body } = new FluentResource(source);
  const written = source.match(/^-?[a-z][\w-]*(?= *=)/gm) ?? [];
  assert.deepEqual(
    body.map(({ id }) => id).sort(),
    written.sort(),
    `${language}/${file}: what cannot be read is dropped`,
  );
  assert.equal(new Set(written).size, written.length, `${language}/${file}: an id stands twice`);
  return new Map(body.map(({ id, value }) => [id, [...variables(value)].sort()]));
}
const english = new Map([...(await catalogue('en', 'page')), ...(await catalogue('en', 'monster-smash-page'))]);

test('the languages have the same messages with the same arguments', async () => {
  for (const file of await readdir(new URL('lang/en/', www))) {
    const wanted = await catalogue('en', file.replace('.ftl', ''));
    for (const language of Object.keys(LANGUAGES)) {
      const there = await catalogue(language, file.replace('.ftl', ''));
      assert.deepEqual([...there], [...wanted], `${language}/${file}`);
    }
  }
});

test('every message that the page asks for is there, and every message is asked for', () => {
  const all = sources.join('\n');
  const asked = new Set();
  for (const [, inside] of all.matchAll(/(?<![\w.])t\(((?:[^'()]*\? *)?'[^']*'(?: *: *'[^']*')?)/g)) {
    for (const [, id] of inside.matchAll(/'([a-z-]+)'/g)) asked.add(id);
  }
  for (const [, id] of all.matchAll(/data-l10n="([a-z-]+)"/g)) asked.add(id);
  for (const [, inside] of all.matchAll(/\{ id: ([^,}]*), args/g)) {
    for (const [, id] of inside.matchAll(/'([a-z-]+)'/g)) asked.add(id);
  }
  assert.ok(asked.size > 100);
  assert.deepEqual([...asked].sort(), [...english.keys()].sort());
});

test('what index.html says before the words are there is what they will say', async () => {
  const html = await readFile(new URL('index.html', www), 'utf8');
  const said = [...html.matchAll(/data-l10n="([a-z-]+)"[^>]*>([^<]*)</g)];
  assert.ok(said.length > 0);
  for (const [, id, words] of said) assert.equal(words, t(id));
});

test('numbers, lists, names and messages in messages', () => {
  assert.equal(t('shelf-choices', { choices: 1 }), '1 choice');
  assert.equal(t('shelf-choices', { choices: 12345 }), '12,345 choices');
  assert.equal(t('back-ask', { others: ['Bob', 'Cat', { text: 'Dan', seat: 3 }] }), 'Ask Bob, Cat, and Dan');
  const inner = { id: 'reel-scores', args: { base: { text: 'Tortuga', base: 4 } } };
  assert.equal(text({ id: 'replay-here', args: { did: inner } }), 'Here Tortuga scores.');
  assert.deepEqual(nodes({ id: 'replay-here', args: { did: 'it ends' } }), ['Here it ends.']);
});
