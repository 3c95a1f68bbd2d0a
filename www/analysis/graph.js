// Everyone's chance to win, turn by turn, as far as the analysis has come.

import { number, t } from '../page/words.js';
import { course } from '../play/chart.js';

/** Turns from mark to mark. */
const STEP = 5;

/**
 * @param {import('../view').Report} report
 * @param {string[]} names
 */
export function graph({ moments }, names) {
  const points = moments.map(({ turn, seat, chances }) => ({
    name: seat === null ? t('graph-end') : number(turn),
    whose: seat === null ? '' : (names[seat] ?? ''),
    values: chances.map((chance) => Math.round(100 * chance)),
  }));
  const last = points.length - 1;
  const stands = (/** @type {number} */ i) =>
    names.map((name, seat) => t('graph-stands', { name, chance: points[i]?.values[seat] ?? 0 }));
  const every = (/** @type {number} */ i) => (moments[i]?.turn ?? 0) % STEP === 0 && last - i > 2;
  return course(
    {
      title: t('graph-title'),
      words: t('graph-words', { first: stands(0), last: stands(last) }),
      points,
      low: 0,
      high: 100,
      // Where all are level.
      goal: 100 / names.length,
      step: 25,
      marked: (i) => i === 0 || i === last || every(i),
      named: (i) => i === 0 || i === last || every(i),
    },
    names,
  );
}
