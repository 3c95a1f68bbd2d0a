// The mark of a seat, in both games: a shape beside the colour, so that colour is not needed.

import { svg } from '../page/dom.js';

const SHAPES = [
  { d: 'M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1z' },
  { d: 'M2 2h12v12H2z' },
  { d: 'M8 1l7 13H1z' },
  { d: 'M8 0l7 8-7 8-7-8z' },
  { d: 'M8 0l2.2 5.4 5.8.5-4.4 3.8L13 15.4 8 12.3l-5 3.1 1.4-5.7L0 5.9l5.8-.5z' },
];

/**
 * The seat's mark.
 * @param {number} seat
 */
export const mark = (seat) =>
  svg(
    'svg',
    { class: `mark seat-${seat}`, viewBox: '0 0 16 16', 'aria-hidden': 'true' },
    svg('path', SHAPES[seat] ?? {}),
  );
