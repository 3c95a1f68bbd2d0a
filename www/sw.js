// The service worker: keeps every file of the page on this device, so that it works without a network.
//
// `cargo xtask dist` writes the list of the files into it. As it stands here the list is empty; then it
// keeps nothing, answers nothing and clears away what a built one has kept, so that whoever works on the
// page never sees an old file.
//
// A version comes whole or not at all, into a cache of its own. Every file must have the hash in the list:
// a page that is just being uploaded is not mixed with the one before. What has not changed is not fetched
// again. Then the worker waits until page/offline.js tells it to take over.
//
// Workbox does the same and more; but its build tools are a hundred packages of Node's. What would be left of it for
// one fixed list is longer than this file.

/** @type {{ version: string, files: Record<string, string> }} */
const BUILT = { version: '', files: {} };

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;
// Other pages may keep theirs at the same origin.
const OURS = `basebreaker ${scope} `;
const CACHE = OURS + BUILT.version;
/** The address of each file, and its hash. */
const files = new Map(Object.entries(BUILT.files).map(([path, hash]) => [new URL(path, scope).href, hash]));
/**
 * What a file is kept under: the same file of another version has another key.
 * @param {string} url
 */
const key = (url) => `${url}?${files.get(url)}`;

async function install() {
  const cache = await caches.open(CACHE);
  const keep = async (/** @type {[string, string]} */ [url, integrity]) => {
    const { body, headers } = (await caches.match(key(url))) ?? (await fetch(url, { cache: 'no-cache', integrity }));
    // A copy forgets whether the server redirected, which a browser would not accept for a page.
    await cache.put(key(url), new Response(body, { headers }));
  };
  await Promise.all([...files].map(keep));
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {FetchEvent} event */
function answer(event) {
  const { method, mode, url } = event.request;
  if (method !== 'GET') return;
  const { origin, pathname } = new URL(url);
  const asked = (origin + pathname).replace(/\/index\.html$/, '/');
  if (files.has(asked)) {
    event.respondWith(caches.match(key(asked)).then((kept) => kept ?? fetch(event.request)));
  } else if (mode === 'navigate') {
    // Addresses inside of the page are relative: it must be at its own.
    event.respondWith(fetch(event.request).catch(() => Response.redirect(scope)));
  }
}

worker.addEventListener('install', (event) => event.waitUntil(BUILT.version ? install() : worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', ({ data }) => data === 'take over' && worker.skipWaiting());
if (BUILT.version) worker.addEventListener('fetch', answer);
