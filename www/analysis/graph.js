// Everyone's chance to win, turn by turn, as far as the analysis has come.

import { t } from '../page/words.js';
import { chart } from '../play/chart.js';

/**
 * @param {import('../view').Report} report
 * @param {string[]} names
 */
export function graph({ moments }, names) {
  const turns = moments.map(({ turn, seat, chances }) => ({
    turn,
    seat,
    ...(seat === null && { name: t('graph-end') }),
    values: chances.map((chance) => Math.round(100 * chance)),
  }));
  const stands = (/** @type {number} */ i) =>
    names.map((name, seat) => t('graph-stands', { name, chance: turns.at(i)?.values[seat] ?? 0 }));
  return chart({
    title: t('graph-title'),
    words: () => t('graph-words', { first: stands(0), last: stands(-1) }),
    turns,
    // Where all are level.
    goal: 100 / names.length,
    names,
    highest: 100,
    step: 25,
  });
}
