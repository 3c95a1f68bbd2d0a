// What stands in www/vendor/ is what the packages hold: `npm run vendor` copies it.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import test from 'node:test';
import { vendored } from '../../tools/vendor.mjs';

test('the copies of libraries are up to date', async () => {
  const files = await vendored();
  for (const { original, copy } of files) {
    assert.equal(await readFile(copy, 'utf8'), await readFile(original, 'utf8'), `${copy}: run npm run vendor`);
  }
  for (const folder of new Set(files.map(({ copy }) => new URL('.', copy).href))) {
    const copies = files.map(({ copy }) => copy.href).filter((copy) => new URL('.', copy).href === folder);
    const there = (await readdir(new URL(folder))).filter((file) => /\.js$|\.d\.ts$/.test(file));
    assert.equal(there.length, copies.length, `${folder} holds files that are in no package`);
  }
});
