// Thinks for whoever decides, and about games that are over, off the page's thread. It gets the compiled engine of its
// game once, then one question at a time: a new one replaces the one that is thought about. For a thought it sees
// observations, never the real game. It tells how far it has come, then what it has come to; or that it cannot.

import { inSlices } from './slices.js';
import { begin } from './work.js';

/** @type {Promise<import('./engine.js').Api> | undefined} */
let ready;
/** What is thought about. @type {{ id: number, wish: import('./slices.js').Wish }} */
let open = { id: -1, wish: '' };

self.addEventListener('message', ({ data }) => {
  if (data.module) ready = wake(data);
  else if (data.observation || data.record) think(data);
  else if (data.id === open.id) open.wish = data.wish;
});

/** @param {{ game: import('./engine.js').GameName, module: WebAssembly.Module }} engine */
async function wake({ game, module }) {
  const api = await (game === 'smash-up' ? import('../pkg/basebreaker.js') : import('../pkg/monster_smash.js'));
  await api.default({ module_or_path: module });
  return api;
}
/** @param {(import('./work.js').Question | import('./work.js').Study) & { id: number }} asked */
async function think({ id, ...asked }) {
  /** @type {typeof open} */
  const mine = { id, wish: '' };
  open = mine;
  try {
    const api = await ready;
    if (!api) throw new Error('no engine has come yet');
    const wish = () => (open === mine ? mine.wish : 'left');
    const tell = (/** @type {unknown} */ news) => self.postMessage({ id, news });
    const done = await inSlices(begin(asked, api), wish, tell);
    if (done) self.postMessage({ id, done });
  } catch {
    self.postMessage({ id, failed: true });
  }
}
