// Thinks for whoever decides, off the page's thread. It gets the compiled engine of its game once, then observations
// (never the real game), one at a time: a new one replaces the one that is thought about. It tells how far it has come,
// then what it has come to; or that it cannot.

import { inSlices } from './slices.js';

/** @type {Promise<import('./engine.js').Api> | undefined} */
let ready;
/** What is thought about. @type {{ id: number, wish: import('./slices.js').Wish }} */
let open = { id: -1, wish: '' };

self.addEventListener('message', ({ data }) => {
  if (data.module) ready = wake(data);
  else if (data.observation) think(data);
  else if (data.id === open.id) open.wish = data.wish;
});

/** @param {{ game: import('./engine.js').GameName, module: WebAssembly.Module }} engine */
async function wake({ game, module }) {
  const api = await (game === 'smash-up' ? import('../pkg/basebreaker.js') : import('../pkg/monster_smash.js'));
  await api.default({ module_or_path: module });
  return api;
}
/** @param {import('./thinker.js').Question & { id: number }} question */
async function think({ id, observation, level, seed }) {
  /** @type {typeof open} */
  const mine = { id, wish: '' };
  open = mine;
  try {
    const api = await ready;
    if (!api) throw new Error('no engine has come yet');
    const wish = () => (open === mine ? mine.wish : 'left');
    const tell = (/** @type {number} */ spent) => self.postMessage({ id, spent });
    const thought = await inSlices(new api.Thinking(observation, level, seed), wish, tell);
    if (thought) self.postMessage({ id, thought });
  } catch {
    self.postMessage({ id, failed: true });
  }
}
