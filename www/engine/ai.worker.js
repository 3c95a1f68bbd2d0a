// Thinks for whoever decides, off the page's thread. It gets the compiled engine once, then observations (never the
// real game), one at a time: a new one replaces the one that is thought about. It tells how far it has come, then what
// it has come to; or that it cannot.

import init, { Thinking } from '../pkg/basebreaker.js';
import { inSlices } from './slices.js';

/** @type {Promise<unknown> | undefined} */
let ready;
/** What is thought about. @type {{ id: number, wish: import('./slices.js').Wish }} */
let open = { id: -1, wish: '' };

self.addEventListener('message', ({ data }) => {
  if (data.module) ready = init({ module_or_path: data.module });
  else if (data.observation) think(data);
  else if (data.id === open.id) open.wish = data.wish;
});

/** @param {import('./thinker.js').Question & { id: number }} question */
async function think({ id, observation, level, seed }) {
  /** @type {typeof open} */
  const mine = { id, wish: '' };
  open = mine;
  try {
    await ready;
    const wish = () => (open === mine ? mine.wish : 'left');
    const tell = (/** @type {number} */ spent) => self.postMessage({ id, spent });
    const thought = await inSlices(new Thinking(observation, level, seed), wish, tell);
    if (thought) self.postMessage({ id, thought });
  } catch {
    self.postMessage({ id, failed: true });
  }
}
