// How strong a computer plays: the strengths that players choose from, and which one is usual. What each of them does
// is the engine's to know.

import { h } from '../page/dom.js';
import { t } from '../page/words.js';

/** @typedef {import('../view').Level} Level */

/** @type {Record<Level, string>} */
export const LEVELS = {
  easy: t('level-easy'),
  normal: t('level-normal'),
  hard: t('level-hard'),
  expert: t('level-expert'),
};
/** @type {Level} */
const USUAL = 'normal';
/** Who advises a person. @type {Level} */
export const ADVISER = 'hard';

/**
 * What was kept as a strength; the usual one if it is none.
 * @param {unknown} kept
 * @returns {Level}
 */
export const level = (kept) => /** @type {Level[]} */ (Object.keys(LEVELS)).find((each) => each === kept) ?? USUAL;

/**
 * @param {Level} chosen
 * @param {(level: Level) => void} choose
 * @param {Record<string, unknown>} [props]
 */
export function levelSelect(chosen, choose, props = {}) {
  const field = h(
    'select',
    { ...props, onchange: () => choose(level(field.value)) },
    ...Object.entries(LEVELS).map(([value, name]) => h('option', { value, selected: value === chosen }, name)),
  );
  return field;
}
