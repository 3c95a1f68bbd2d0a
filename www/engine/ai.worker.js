// Thinks for whoever decides, and about games that are over, off the page's thread. It gets the compiled engine once,
// then one question at a time: a new one replaces the one that is thought about. For a thought it sees observations,
// never the real game. It tells how far it has come, then what it has come to; or that it cannot.

import init, { Analysis, Thinking } from '../pkg/basebreaker.js';
import { inSlices } from './slices.js';
import { begin } from './work.js';

/** @type {Promise<unknown> | undefined} */
let ready;
/** What is thought about. @type {{ id: number, wish: import('./slices.js').Wish }} */
let open = { id: -1, wish: '' };

self.addEventListener('message', ({ data }) => {
  if (data.module) ready = init({ module_or_path: data.module });
  else if (data.observation || data.record) think(data);
  else if (data.id === open.id) open.wish = data.wish;
});

/** @param {(import('./work.js').Question | import('./work.js').Study) & { id: number }} asked */
async function think({ id, ...asked }) {
  /** @type {typeof open} */
  const mine = { id, wish: '' };
  open = mine;
  try {
    await ready;
    const wish = () => (open === mine ? mine.wish : 'left');
    const tell = (/** @type {unknown} */ news) => self.postMessage({ id, news });
    const done = await inSlices(begin(asked, { Analysis, Thinking }), wish, tell);
    if (done) self.postMessage({ id, done });
  } catch {
    self.postMessage({ id, failed: true });
  }
}
