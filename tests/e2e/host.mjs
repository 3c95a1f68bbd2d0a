// dist/ as anybody puts it on the web: in a folder of a plain server, which tells browsers to keep files for a while.
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as plain } from '@playwright/test';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};
const hash = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Tests with a `site` of their own: the page in /x/y/ of a server. */
export const test = plain.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  site: async ({}, use) => {
    const root = await mkdtemp(join(tmpdir(), 'basebreaker-'));
    const site = await host(root);
    await use(site);
    await site.stop();
    await rm(root, { recursive: true });
  },
});

/** @param {string} root an empty folder for the site */
async function host(root) {
  const folder = join(root, 'x/y');
  await cp(DIST, folder, { recursive: true }).catch(() => {
    throw new Error('There is no dist/: `cargo xtask dist` makes it.');
  });
  /** The files that were asked for. */
  const asked = [];
  const server = createServer(async ({ url }, response) => {
    const path = url.replace(/[?#].*/, '').replace(/\/$/, '/index.html');
    asked.push(path.replace('/x/y/', ''));
    const content = await readFile(join(root, path)).catch(() => null);
    if (content === null) response.writeHead(404).end('There is no such file.');
    else {
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=600' }).end(content);
    }
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${server.address().port}`;

  const read = (path) => readFile(join(folder, path), 'utf8');
  const put = (path, content) => writeFile(join(folder, path), content);
  return {
    origin,
    url: `${origin}/x/y/`,
    asked,
    read,
    /** Writes one file and leaves all others as they are; above /x/y/ with "../". */
    put,
    /** Puts a new version there, in which one file is another. */
    async publish(path, content) {
      const worker = await read('sw.js');
      const old = hash(await read(path));
      if (!worker.includes(old)) throw new Error(`sw.js does not list ${path} as ${old}`);
      await put(path, content);
      await put('sw.js', worker.replace(old, hash(content)).replace('"version": "', '$&newer '));
    },
    /** The server is gone; whoever asks gets no answer. */
    async stop() {
      if (!server.listening) return;
      const stopped = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await stopped;
    },
  };
}
