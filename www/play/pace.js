// How long each play of the computer stays before the next: chosen in the header, remembered, and cut
// short by Space. Whoever asked for less motion begins with none.

import { h } from '../page/dom.js';
import { keepPace, savedPace } from '../saves/storage.js';

/** @type {Record<string, number>} */
const PACES = { instant: 0, fast: 250, normal: 600 };
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
const chosen = savedPace() ?? (still ? 'instant' : 'normal');

const select = h(
  'select',
  {},
  ...Object.keys(PACES).map((name) => h('option', { value: name, selected: name === chosen }, name)),
);
select.addEventListener('change', () => keepPace(select.value));

export const paceControl = h('label', { class: 'pace' }, h('span', {}, 'Pace '), select);

let release = () => {};

export function pause() {
  const time = PACES[select.value] ?? 0;
  return new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
    const timer = setTimeout(resolve, time);
    release = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
/** Ends the pause that is on. */
export const hurry = () => release();
