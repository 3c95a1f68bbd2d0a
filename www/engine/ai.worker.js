// Thinks for computer seats, off the page's thread: gets the compiled engine once, then observations
// (never the real game), and answers the index of a choice, or none if it cannot.

import init, { think } from '../pkg/basebreaker.js';

/** @type {Promise<unknown> | undefined} */
let ready;

self.addEventListener('message', async ({ data }) => {
  if (data.module) {
    ready = init({ module_or_path: data.module });
    return;
  }
  try {
    await ready;
    self.postMessage({ id: data.id, choice: think(data.observation, data.level, data.seed) });
  } catch {
    self.postMessage({ id: data.id });
  }
});
