// How fast things go on the table: how long a play of the computer is left to be read, and how long a card is on
// its way. Chosen in the header or the settings, and remembered. Whoever asked the system for less motion begins
// without any; what is chosen here comes before that. The style sheets read it from <html>, too.

import { h } from '../page/dom.js';
import { t } from '../page/words.js';
import { keepSetting, setting } from '../saves/storage.js';

/** In milliseconds. @typedef {{ name: string, beat: number, glide: number }} Pace */

/** @type {Record<string, Pace>} */
const PACES = {
  instant: { name: t('pace-instant'), beat: 0, glide: 0 },
  fast: { name: t('pace-fast'), beat: 300, glide: 140 },
  normal: { name: t('pace-normal'), beat: 700, glide: 280 },
  slow: { name: t('pace-slow'), beat: 1600, glide: 600 },
};
const INSTANT = /** @type {Pace} */ (PACES.instant);

const still = matchMedia('(prefers-reduced-motion: reduce)');
function chosen() {
  const kept = setting('pace') ?? '';
  if (kept in PACES) return kept;
  return still.matches ? 'instant' : 'normal';
}

/** How fast it goes now. */
export const pace = () => PACES[chosen()] ?? INSTANT;

export function paceSelect() {
  const options = Object.entries(PACES).map(([id, { name }]) => h('option', { value: id }, name));
  const select = h('select', { onchange: () => keepSetting('pace', select.value) }, ...options);
  select.addEventListener('change', hold);
  select.value = chosen();
  return select;
}
const always = paceSelect();
/** What stands in the header. */
export const paceControl = h('label', { class: 'pace' }, h('span', {}, t('pace-label')), always);

/** Makes what is chosen hold everywhere. */
function hold() {
  always.value = chosen();
  document.documentElement.dataset.pace = chosen();
}
hold();
still.addEventListener('change', hold);
