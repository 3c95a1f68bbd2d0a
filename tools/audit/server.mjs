// dist/ on a server that compresses what it sends, as most do.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.ftl': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Serves dist/ until the process ends; resolves to its address. */
export async function serve() {
  const server = createServer(async ({ url }, response) => {
    const path = url.replace(/[?#].*/, '').replace(/\/$/, '/index.html');
    const content = await readFile(join(DIST, path)).catch(() => null);
    if (content === null) return response.writeHead(404).end();
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const head = { 'Content-Type': type, 'Content-Encoding': 'gzip', 'Cache-Control': 'max-age=600' };
    response.writeHead(200, head).end(gzipSync(content, { level: 9 }));
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  server.unref();
  return `http://127.0.0.1:${server.address().port}/`;
}
