// What everyone had by turn (victory points, cards, or chances), as a drawing and as a table. The drawing fills what
// room there is: its lines are stretched, its marks and words are not. Each player's line has a dash and a mark of its
// own beside its colour.

import { h, set, svg } from '../page/dom.js';
import { number, t } from '../page/words.js';
import { mark } from '../table/mark.js';

const STEP = 5;

/**
 * @param {object} told
 * @param {string} told.title
 * @param {(end: string[]) => string} told.words the whole drawing in words, with how everyone stands at the end
 * @param {{ turn: number, seat: number | null, name?: string, values: number[] }[]} told.turns with a name, where it is
 *   not called by its number
 * @param {number} told.goal
 * @param {string[]} told.names
 * @param {number} [told.highest] of all values there can be; without it, of those there are
 * @param {number} [told.step] from level to level
 */
export function chart({ title, words, turns, goal, names, highest, step = STEP }) {
  const all = turns.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), highest ?? Math.max(goal, ...all) + 1];
  const last = turns.length - 1;
  const called = (/** @type {number} */ i) => turns[i]?.name ?? number(turns[i]?.turn ?? 0);
  // Beside the end there is no room for another.
  const everyFew = (/** @type {number} */ i) =>
    i === 0 || i === last || ((turns[i]?.turn ?? 0) % STEP === 0 && last - i > last / 15);
  const percent = (/** @type {number} */ part) => `${(100 * part).toFixed(2)}%`;
  const across = (/** @type {number} */ i) => percent(i / Math.max(1, turns.length - 1));
  const up = (/** @type {number} */ value) => percent((high - value) / (high - low));
  const levels = Array.from({ length: Math.floor(high / step) + 1 }, (_, i) => step * i);
  const text = (/** @type {Record<string, unknown>} */ props, /** @type {string} */ label) => {
    const element = svg('text', props);
    element.textContent = label;
    return element;
  };
  const lines = names.map((_, seat) => {
    const points = turns.map(({ values }, i) => `${i},${high - (values[seat] ?? 0)}`).join(' ');
    return svg('polyline', { class: `line seat-${seat}`, points });
  });
  // Where a player's points have changed, and at the end; what changes all the time is marked now and then.
  const dots = names.flatMap((_, seat) =>
    turns.flatMap(({ values }, i) => {
      const at = values[seat] ?? 0;
      if (highest ? !everyFew(i) : at === (turns[i - 1]?.values[seat] ?? 0) && i < last) return [];
      const dot = mark(seat);
      set(dot, { x: -5, y: -5, width: 10, height: 10 });
      return [svg('svg', { x: across(i), y: up(at), overflow: 'visible' }, dot)];
    }),
  );
  const end = names.map((name, seat) => t('chart-stands', { name, value: turns.at(-1)?.values[seat] ?? 0 }));
  return h(
    'figure',
    { class: 'chart' },
    h('figcaption', {}, h('h3', {}, title)),
    h(
      'div',
      { class: 'drawing', role: 'img', 'aria-label': words(end) },
      svg('svg', { class: 'levels' }, ...levels.map((level) => text({ x: '100%', y: up(level) }, number(level)))),
      svg(
        'svg',
        { class: 'lines' },
        ...[...levels.filter((level) => level !== goal), goal].map((level) =>
          svg('line', { x2: '100%', y1: up(level), y2: up(level), class: level === goal ? 'goal' : 'level' }),
        ),
        svg(
          'svg',
          { viewBox: `0 0 ${Math.max(1, turns.length - 1)} ${high - low}`, preserveAspectRatio: 'none' },
          ...lines,
        ),
        ...dots,
      ),
      svg(
        'svg',
        { class: 'turns' },
        ...turns.flatMap((_, i) => (everyFew(i) ? [text({ x: across(i), y: '1em' }, called(i))] : [])),
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
            ...turns.map(({ seat, values }, i) =>
              h(
                'tr',
                {},
                h('th', { scope: 'row' }, called(i)),
                h('td', {}, seat === null ? '' : (names[seat] ?? '')),
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
