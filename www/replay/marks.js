// The strip under the scrubber: a band a turn in the colour of whose turn it was, a diamond where a base
// scored, a dot where there is a comment. Only for the eye: the scrubber says the same in words.

import { svg } from '../page/dom.js';
import { t } from '../page/words.js';

/** @typedef {import('./survey.js').Choice} Choice */

/**
 * @param {string} words
 * @param {Element} shape
 */
function titled(words, shape) {
  const title = svg('title', {});
  title.textContent = words;
  shape.append(title);
  return shape;
}

/**
 * @param {Choice[]} choices
 * @param {number[]} turns the moments at which turns begin, first and last moment included
 * @param {string[]} names
 * @param {number[]} noted the moments with a comment
 */
export function marks(choices, turns, names, noted) {
  const at = (/** @type {number} */ ply) => `${((100 * ply) / Math.max(1, choices.length)).toFixed(3)}%`;
  const bands = turns.slice(0, -1).map((from, i) => {
    const { turn = 0, whose = 0 } = choices[from] ?? {};
    const width = at((turns[i + 1] ?? from) - from);
    const band = svg('rect', { class: turn > 0 ? `band seat-${whose}` : 'band', x: at(from), y: 2, width, height: 6 });
    return titled(turn > 0 ? t('marks-turn', { turn, name: names[whose] ?? '' }) : t('marks-before'), band);
  });
  // Shapes that keep their form while the strip is stretched: each in a drawing of its own.
  const point = (/** @type {number} */ ply, /** @type {Record<string, unknown>} */ props) =>
    svg('svg', { x: at(ply), overflow: 'visible' }, svg('path', props));
  const scorings = choices.flatMap(({ scored }, ply) =>
    scored.map((base) =>
      titled(t('reel-scores', { base }), point(ply + 1, { class: 'scoring', d: 'M0 0l5 5-5 5-5-5z' })),
    ),
  );
  const dots = noted.map((ply) =>
    titled(t('marks-comment'), point(ply, { class: 'noted', d: 'M0 11a3 3 0 1 0 .01 0z' })),
  );
  return svg('svg', { class: 'marks', 'aria-hidden': 'true' }, ...bands, ...scorings, ...dots);
}
