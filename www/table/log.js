// The log: what happened, nested by cause, under a heading a turn. Names lead to what they name. It can be read for
// one player alone, and copied as text; a mark stands where the viewer decided last. And the recap, which holds what
// happened since then, the newest lines lit up.

import { h, set } from '../page/dom.js';
import { names, t, text } from '../page/words.js';
import { withLinks } from './link.js';

/** @typedef {import('../games/kit').Line} Line */

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
 * Lines as nested lists, which grow: each in the last one that is less deep. At the depth 0 are lines without a cause,
 * such as the draw at the end of a turn: nothing comes of them. A line is of the players it tells of; so are what it
 * follows from and what follows from it.
 */
class Tree {
  #list;
  /** What the next line may be nested in, the innermost last. @type {{ depth: number, item: HTMLElement, of: string[] }[]} */
  #path = [];
  /** @type {{ item: HTMLElement, line: Line }[]} */
  all = [];

  /** @param {HTMLElement} list */
  constructor(list) {
    this.#list = list;
  }
  /** @param {Line} line */
  add(line) {
    const depth = line.heading ? -1 : (line.depth ?? 0);
    while ((this.#path.at(-1)?.depth ?? -2) >= depth) this.#path.pop();
    const within = this.#path.at(-1)?.item;
    const told = names(line.message).flatMap(({ seat }) => (seat === undefined ? [] : [`of-${seat}`]));
    const of = line.heading ? [] : [...told, ...this.#path.flatMap((cause) => cause.of)];
    for (const cause of this.#path) cause.item.classList.add(...of);
    const item = h(
      'li',
      { class: [line.heading ? 'log-turn' : 'log-line', ...of].join(' ') },
      h(line.heading ? 'h3' : 'p', { class: 'said' }, ...withLinks(line.message)),
    );
    let list = within?.querySelector(':scope > ol') ?? null;
    if (within && !list) {
      list = h('ol');
      within.append(list);
    }
    (list ?? this.#list).append(item);
    if (depth !== 0) this.#path.push({ depth, item, of });
    this.all.push({ item, line });
  }
  clear() {
    this.#list.replaceChildren();
    this.#path = [];
    this.all = [];
  }
}

export class Log {
  #lines = h('ol', { class: 'log-lines', tabindex: 0, 'aria-label': t('log-lines') });
  #tree = new Tree(this.#lines);
  #last = h('ul', { tabindex: 0, 'aria-label': t('log-last-lines') });
  /** Nobody has scrolled up from the last line. */
  #following = true;
  #top = 0;
  /** What has happened since the viewer's last decision. @type {HTMLElement[]} */
  #news = [];
  #since = h('li', { class: 'since-mark' }, t('log-since'));
  #filter = h(
    'select',
    { 'aria-label': t('log-filter'), onchange: () => this.#only(), hidden: true },
    h('option', { value: '' }, t('log-all')),
  );
  #copy = h('button', { type: 'button', onclick: () => this.#copyAll(), hidden: true }, t('log-copy'));
  element = h(
    'section',
    { class: 'log', id: 'log', 'aria-label': t('log-title'), tabindex: -1 },
    h('div', { class: 'log-head' }, h('h2', {}, t('log-title')), this.#filter, this.#copy),
    this.#lines,
  );
  recap = h(
    'section',
    { class: 'recap', 'aria-label': t('log-recap') },
    h('h2', { class: 'unseen' }, t('log-recap')),
    this.#last,
  );

  constructor() {
    this.#lines.addEventListener('scroll', () => {
      const { scrollHeight, scrollTop, clientHeight } = this.#lines;
      if (scrollHeight - scrollTop - clientHeight < 40) this.#following = true;
      else if (scrollTop < this.#top) this.#following = false;
      this.#top = scrollTop;
    });
    new ResizeObserver(() => this.#keepUp()).observe(this.#lines);
  }
  /** Whoever reads the last line goes on reading the last line. */
  #keepUp() {
    if (this.#following) this.#lines.scrollTop = this.#lines.scrollHeight;
  }
  /** To the last lines, once all else is drawn as well: how long a list is costs a layout. */
  #toEnd() {
    requestAnimationFrame(() => {
      this.#keepUp();
      this.#last.scrollTop = this.#last.scrollHeight;
    });
  }

  /** @param {Line[]} lines */
  add(lines) {
    if (lines.length === 0) return;
    for (const line of lines) this.#tree.add(line);
    this.#know(lines);
    this.#filter.hidden = this.#copy.hidden = false;
    this.#copy.textContent = t('log-copy');
    this.#toEnd();
  }
  /** Another reader may read other lines. */
  clear() {
    this.#tree.clear();
    this.#following = true;
    this.#top = 0;
    this.#last.replaceChildren();
  }
  /**
   * @param {Line[]} lines since the viewer's last decision
   * @param {number} fresh how many of them are from the last choice
   * @param {{ at: number, why: import('../view').Message }[]} reasons each stands beside the line of its number
   */
  recall(lines, fresh, reasons = []) {
    const old = lines.length - fresh;
    const items = lines.map((line, i) =>
      h('li', { class: `${line.heading ? 'heading' : ''}${i >= old ? ' fresh' : ''}` }, ...withLinks(line.message)),
    );
    for (const { at, why } of reasons) items[at]?.append(' ', h('span', { class: 'because' }, ...withLinks(why)));
    this.#last.replaceChildren(...items);
    this.#toEnd();
    const news = this.#tree.all.slice(-lines.length || Infinity).map(({ item }) => item);
    for (const item of this.#news) item.classList.remove('since');
    for (const item of news) item.classList.add('since');
    this.#news = news;
    this.#since.remove();
    if (news.length < this.#tree.all.length) news[0]?.before(this.#since);
  }

  /**
   * Players can be chosen once they have been told of.
   * @param {Line[]} lines
   */
  #know(lines) {
    for (const { seat, text: name } of lines.flatMap((line) => names(line.message))) {
      if (seat === undefined || this.#filter.querySelector(`[value="${seat}"]`)) continue;
      this.#filter.append(h('option', { value: seat }, name));
    }
  }
  #only() {
    set(this.#lines, { 'data-only': this.#filter.value || null });
    this.#lines.scrollTop = this.#lines.scrollHeight;
  }
  /** The whole log; where the clipboard is refused, it is selected. */
  async #copyAll() {
    const words = this.#tree.all.map(
      ({ line }) => `${line.heading ? '\n' : '  '.repeat(line.depth ?? 0)}${lineText(line)}`,
    );
    const done = await navigator.clipboard?.writeText(`${words.join('\n').trim()}\n`).then(
      () => true,
      () => false,
    );
    if (!done) getSelection()?.selectAllChildren(this.#lines);
    this.#copy.textContent = done ? t('log-copied') : t('log-selected');
  }
}
