// The log: one line an event, indented by cause, with a heading a turn; and the recap, which holds what
// happened since the viewer's last decision, the newest lines lit up.

import { h } from '../page/dom.js';
import { names, nodes, t, text } from '../page/words.js';

/** @typedef {import('../view').Line} Line */

/** @param {Line} line */
export const lineText = (line) => text(line.message);

/**
 * What lines tell of, as "card-3", "base-1".
 * @param {Line[]} lines
 */
export const mentioned = (lines) =>
  new Set(
    lines.flatMap((line) =>
      names(line.message).flatMap(({ card, base }) => {
        if (card !== undefined) return [`card-${card}`];
        return base === undefined ? [] : [`base-${base}`];
      }),
    ),
  );

/**
 * @param {Line} line
 * @param {boolean} [fresh]
 */
function lineElement(line, fresh = false) {
  const depth = Math.min(6, Math.max(0, line.depth - 1));
  return h(
    'li',
    { class: `depth-${depth}${line.heading ? ' heading' : ''}${fresh ? ' fresh' : ''}` },
    ...nodes(line.message),
  );
}

export class Log {
  #lines = h('ol', { tabindex: 0, 'aria-label': t('log-lines') });
  #last = h('ul', { tabindex: 0, 'aria-label': t('log-last-lines') });
  element = h(
    'section',
    { class: 'log', id: 'log', 'aria-label': t('log-title'), tabindex: -1 },
    h('h2', {}, t('log-title')),
    this.#lines,
  );
  recap = h(
    'section',
    { class: 'recap', 'aria-label': t('log-recap') },
    h('h2', { class: 'unseen' }, t('log-recap')),
    this.#last,
  );

  /** @param {Line[]} lines */
  add(lines) {
    const list = this.#lines;
    const following = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    list.append(...lines.map((line) => lineElement(line)));
    if (following) list.scrollTop = list.scrollHeight;
  }
  /** Another reader may read other lines. */
  clear() {
    this.#lines.replaceChildren();
    this.#last.replaceChildren();
  }
  /**
   * @param {Line[]} lines since the viewer's last decision
   * @param {number} fresh how many of them are from the last choice
   */
  recall(lines, fresh) {
    const old = lines.length - fresh;
    this.#last.replaceChildren(...lines.map((line, i) => lineElement(line, i >= old)));
    this.#last.scrollTop = this.#last.scrollHeight;
  }
}
