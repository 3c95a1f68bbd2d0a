// How a base stands: the bar with everyone's share of the breakpoint, what is missing, and who would get which
// victory points if it scored now. Each seat has a pattern beside its colour, so that the shares can be told apart
// in grey.

import { h, svg } from '../page/dom.js';
import { t } from '../page/words.js';
import { mark } from '../table/mark.js';

/** @typedef {import('../view').BaseView} BaseView */

/** The pattern of each seat, drawn over its colour; the first has none. */
const PATTERNS = ['', 'M-2 8L8 -2M2 12L12 2', 'M2.5 2.5h0M7.5 7.5h0', 'M0 2.5h10M0 7.5h10'];
document.body.append(
  svg(
    'svg',
    { class: 'sprite', width: 0, height: 0, 'aria-hidden': 'true' },
    ...PATTERNS.map((d, seat) =>
      svg(
        'pattern',
        { id: `seat-${seat}`, class: `seat-${seat}`, width: 10, height: 10, patternUnits: 'userSpaceOnUse' },
        svg('rect', { class: 'dye', width: 10, height: 10 }),
        svg('path', { class: 'dyed', d }),
      ),
    ),
  ),
);

/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(2)}%`;

/**
 * Everyone's share of the breakpoint, which is a line where it has been passed.
 * @param {BaseView} base
 */
export function bar({ powers, breakpoint, total }) {
  const whole = Math.max(breakpoint, total, 1);
  let at = 0;
  const shares = powers.flatMap((power, seat) => {
    if (power <= 0) return [];
    at += power;
    const place = { x: percent((at - power) / whole), width: percent(power / whole), height: '100%' };
    return [svg('rect', { class: 'part', fill: `url(#seat-${seat})`, ...place })];
  });
  const line =
    total > breakpoint ? [svg('rect', { class: 'limit', x: percent(breakpoint / whole), height: '100%' })] : [];
  return svg('svg', { class: 'bar', 'aria-hidden': 'true' }, ...shares, ...line);
}

/**
 * What is missing to the breakpoint.
 * @param {BaseView} base
 */
export const missing = ({ breakpoint, total }) =>
  breakpoint > total ? t('table-to-go', { power: breakpoint - total }) : t('table-ready');

/**
 * The three values of a base with those who would get them if it scored now. Players who are level share a place, and
 * the places after it are nobody's.
 * @param {BaseView} base
 */
export const prizes = ({ vp, places }) =>
  vp.map((points, i) => ({
    points,
    seats: places.flatMap((place, seat) => (place === i + 1 ? [seat] : [])),
    gone: places.filter((place) => place > 0 && place <= i).length > i,
  }));

/**
 * @param {BaseView} base
 * @param {string[]} names
 */
export const prizeList = (base, names) =>
  h(
    'ol',
    { class: 'prizes', 'aria-label': t('table-prizes') },
    ...prizes(base).map(({ points, seats, gone }) => {
      const called = seats.map((seat) => names[seat] ?? '');
      const words = seats.length
        ? t('table-prize', { vp: points, names: called, count: seats.length })
        : t('table-no-prize', { vp: points });
      return h(
        'li',
        { class: gone ? 'gone' : seats.length ? `won seat-${seats[0]}` : null, title: words },
        h('span', { class: 'unseen' }, words),
        h('b', { 'aria-hidden': 'true' }, String(points)),
        ...seats.map(mark),
        seats.length === 1 && h('span', { class: 'to', 'aria-hidden': 'true' }, called[0] ?? ''),
      );
    }),
  );
