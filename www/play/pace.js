// How long each play of the computer stays before the next: chosen in the header or the settings,
// remembered, and cut short by Space. Whoever asked for less motion begins with none.

import { h } from '../page/dom.js';
import { t } from '../page/words.js';
import { keepSetting, setting } from '../saves/storage.js';

/** @type {Record<string, { time: number, name: string }>} */
const PACES = {
  instant: { time: 0, name: t('pace-instant') },
  fast: { time: 250, name: t('pace-fast') },
  normal: { time: 600, name: t('pace-normal') },
};
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
const chosen = () => setting('pace') ?? (still ? 'instant' : 'normal');

export function paceSelect() {
  const options = Object.entries(PACES).map(([pace, { name }]) =>
    h('option', { value: pace, selected: pace === chosen() }, name),
  );
  return h('select', { onchange: choose }, ...options);
}
const always = paceSelect();
/** What stands in the header. */
export const paceControl = h('label', { class: 'pace' }, h('span', {}, t('pace-label')), always);

/** @param {Event} event */
function choose({ target }) {
  keepSetting('pace', /** @type {HTMLSelectElement} */ (target).value);
  always.value = chosen();
}

let release = () => {};

export function pause() {
  const time = PACES[chosen()]?.time ?? 0;
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
