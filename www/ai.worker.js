// Thinks for computer seats, off the page's thread: gets the compiled engine once, then observations
// (never the real game), and answers the index of a choice.

import init, { think } from './pkg/basebreaker.js';

/** @type {Promise<unknown> | undefined} */
let ready;

self.addEventListener('message', async ({ data }) => {
  if (data.module) {
    ready = init({ module_or_path: data.module });
    return;
  }
  await ready;
  try {
    self.postMessage({ id: data.id, choice: think(data.observation, data.level, data.seed) });
  } catch (error) {
    self.postMessage({ id: data.id, error: String(error) });
  }
});
