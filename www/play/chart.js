// Numbers of everyone by turn, as a drawing and as a table: the victory points, or whatever else goes up and down. The
// drawing fills what room there is: its lines are stretched, its marks and words are not. Each player's line has a dash
// and a mark of its own beside its colour.

import { h, set, svg } from '../page/dom.js';
import { number, t } from '../page/words.js';
import { mark } from '../table/card.js';

/** @typedef {import('../view').Story} Story */
/**
 * @typedef {object} Course
 * @property {string} title
 * @property {string} words the drawing in words
 * @property {{ name: string, whose: string, values: number[] }[]} points of the values by seat
 * @property {number} low
 * @property {number} high
 * @property {number} goal the level that is drawn out
 * @property {number} step from level to level
 * @property {(i: number, seat: number) => boolean} marked whether a player's line has its mark there
 * @property {(i: number) => boolean} named whether the point has its name under it
 */

const STEP = 5;

/**
 * The victory points.
 * @param {Story} story
 * @param {string[]} names
 */
export function chart({ turns, goal }, names) {
  const all = turns.flatMap(({ vp }) => vp);
  const end = names.map((name, seat) => t('chart-stands', { name, vp: turns.at(-1)?.vp[seat] ?? 0 }));
  const at = (/** @type {number} */ i, /** @type {number} */ seat) => turns[i]?.vp[seat] ?? 0;
  return course(
    {
      title: t('chart-title'),
      words: t('chart-words', { end, goal }),
      points: turns.map(({ turn, seat, vp }) => ({ name: number(turn), whose: names[seat] ?? '', values: vp })),
      low: Math.min(0, ...all),
      high: Math.max(goal, ...all) + 1,
      goal,
      step: STEP,
      // Where a player's points have changed, and at the end.
      marked: (i, seat) => at(i, seat) !== at(i - 1, seat) || i === turns.length - 1,
      named: (i) => i === 0 || i === turns.length - 1 || (turns[i]?.turn ?? 0) % STEP === 0,
    },
    names,
  );
}

/**
 * @param {Course} course
 * @param {string[]} names
 */
export function course({ title, words, points, low, high, goal, step, marked, named }, names) {
  const percent = (/** @type {number} */ part) => `${(100 * part).toFixed(2)}%`;
  const across = (/** @type {number} */ i) => percent(i / Math.max(1, points.length - 1));
  const up = (/** @type {number} */ value) => percent((high - value) / (high - low));
  const levels = Array.from({ length: Math.floor(high / step) + 1 }, (_, i) => step * i);
  const text = (/** @type {Record<string, unknown>} */ props, /** @type {string} */ words) => {
    const element = svg('text', props);
    element.textContent = words;
    return element;
  };
  const lines = names.map((_, seat) => {
    const corners = points.map(({ values }, i) => `${i},${high - (values[seat] ?? 0)}`).join(' ');
    return svg('polyline', { class: `line seat-${seat}`, points: corners });
  });
  const dots = names.flatMap((_, seat) =>
    points.flatMap(({ values }, i) => {
      if (!marked(i, seat)) return [];
      const dot = mark(seat);
      set(dot, { x: -5, y: -5, width: 10, height: 10 });
      return [svg('svg', { x: across(i), y: up(values[seat] ?? 0), overflow: 'visible' }, dot)];
    }),
  );
  return h(
    'figure',
    { class: 'chart' },
    h('figcaption', {}, h('h3', {}, title)),
    h(
      'div',
      { class: 'drawing', role: 'img', 'aria-label': words },
      svg('svg', { class: 'levels' }, ...levels.map((level) => text({ x: '100%', y: up(level) }, number(level)))),
      svg(
        'svg',
        { class: 'lines' },
        ...[...levels.filter((level) => level !== goal), goal].map((level) =>
          svg('line', { x2: '100%', y1: up(level), y2: up(level), class: level === goal ? 'goal' : 'level' }),
        ),
        svg(
          'svg',
          { viewBox: `0 0 ${Math.max(1, points.length - 1)} ${high - low}`, preserveAspectRatio: 'none' },
          ...lines,
        ),
        ...dots,
      ),
      svg(
        'svg',
        { class: 'turns' },
        ...points.flatMap(({ name }, i) => (named(i) ? [text({ x: across(i), y: '1em' }, name)] : [])),
      ),
    ),
    h(
      'ul',
      { class: 'legend' },
      ...names.map((name, seat) =>
        h(
          'li',
          { class: `seat-${seat}` },
          svg(
            'svg',
            { class: 'sample', 'aria-hidden': 'true' },
            svg('line', { class: 'line', x2: '100%', y1: '50%', y2: '50%' }),
          ),
          mark(seat),
          name,
        ),
      ),
    ),
    h(
      'details',
      {},
      h('summary', {}, t('chart-table')),
      wide(
        h(
          'table',
          {},
          h(
            'thead',
            {},
            h(
              'tr',
              {},
              h('th', { scope: 'col' }, t('chart-turn')),
              h('th', { scope: 'col' }, t('chart-whose')),
              ...names.map((name, seat) => h('th', { scope: 'col' }, mark(seat), name)),
            ),
          ),
          h(
            'tbody',
            {},
            ...points.map(({ name, whose, values }) =>
              h(
                'tr',
                {},
                h('th', { scope: 'row' }, name),
                h('td', {}, whose),
                ...values.map((each) => h('td', {}, number(each))),
              ),
            ),
          ),
        ),
        t('chart-table'),
      ),
    ),
  );
}

/**
 * A table that scrolls by itself where it is wider than the page.
 * @param {HTMLElement} table
 * @param {string} name
 */
export const wide = (table, name) =>
  h('div', { class: 'wide-table', role: 'region', tabindex: 0, 'aria-label': name }, table);
