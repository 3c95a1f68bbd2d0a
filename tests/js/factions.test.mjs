// Every faction of the engine is on the set-up screen, with its line in every language.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { catalog, initSync } from '../../pkg/basebreaker.js';
import { FACTIONS } from '../../www/smash-up/names.js';
import { FluentBundle, FluentResource } from '../../www/vendor/fluent/index.js';

initSync({ module: await readFile(new URL('../../pkg/basebreaker_bg.wasm', import.meta.url)) });

test('the set-up knows the factions in the engine’s order', () => {
  assert.deepEqual(
    FACTIONS,
    catalog().map(({ name }) => name),
  );
});

for (const language of ['en', 'de']) {
  test(`what every faction is about, in ${language}`, async () => {
    const source = await readFile(new URL(`../../www/lang/${language}/page.ftl`, import.meta.url), 'utf8');
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(source));
    const about = (faction) => bundle.formatPattern(bundle.getMessage('tile-about').value, { faction });
    const lines = catalog().map(({ name }) => about(name.toLowerCase().replace(/[^a-z]+/g, '-')));
    assert.equal(lines.length, 12);
    for (const line of lines) assert.match(line, /^\p{Lu}.{15,69}$/u);
    assert.equal(new Set(lines).size, lines.length);
  });
}
