// The log: one line an event, indented by cause, with a heading a turn; and the recap of what happened
// since the viewer's last decision.

import { h } from './dom.js';

/** @typedef {import('./view').Line} Line */

/** @param {Line} line */
export const lineText = (line) => line.spans.map((span) => span.text).join('');

/** @param {Line} line */
function lineElement(line) {
  const depth = Math.min(6, Math.max(0, line.depth - 1));
  return h(
    'li',
    { class: `depth-${depth}${line.heading ? ' heading' : ''}` },
    ...line.spans.map((span) =>
      span.card !== undefined || span.base !== undefined || span.seat !== undefined
        ? h('b', { class: span.seat === undefined ? 'thing' : `seat seat-${span.seat}` }, span.text)
        : span.text,
    ),
  );
}

/** @param {Line[]} lines */
export function logPanel(lines) {
  return h(
    'section',
    { class: 'log', id: 'log', 'aria-label': 'Log', tabindex: -1 },
    h('h2', {}, 'Log'),
    h('ol', { tabindex: 0, 'aria-label': 'Log lines' }, ...lines.map(lineElement)),
  );
}
/** @param {Line[]} lines */
export function recap(lines) {
  const last = lines.filter((line) => !line.heading).slice(-6);
  return h(
    'section',
    { class: 'recap', 'aria-label': 'What just happened' },
    h('ul', { tabindex: 0, 'aria-label': 'Last lines' }, ...last.map(lineElement)),
  );
}
