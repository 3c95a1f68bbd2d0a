// `npm run vendor` copies what the page uses of a library from node_modules into www/vendor/, since there is no
// bundler. To be run when a version changes; tests/js/vendor.test.mjs compares the copies with the packages.
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** From where to where, and which files. The licence of @fluent/bundle is kept by hand: its package has no text of it. */
const LIBRARIES = [{ from: '@fluent/bundle/esm/', to: 'fluent/', wanted: /\.(js|d\.ts)$/ }];

const base = (path) => new URL(`../${path}`, import.meta.url);

/** Every file that is copied, as the URLs of the original and of the copy. */
export async function vendored() {
  const lists = LIBRARIES.map(async ({ from, to, wanted }) => {
    const files = await readdir(base(`node_modules/${from}`));
    return files
      .filter((file) => wanted.test(file))
      .map((file) => ({ original: base(`node_modules/${from}${file}`), copy: base(`www/vendor/${to}${file}`) }));
  });
  return (await Promise.all(lists)).flat();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { original, copy } of await vendored()) {
    await mkdir(new URL('.', copy), { recursive: true });
    await copyFile(original, copy);
  }
}
