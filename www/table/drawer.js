// The drawer over the column beside the board, in which piles are looked through: a row of tabs, and what the chosen
// one shows. Escape closes it, and the focus goes back to where it was.

import { h } from '../page/dom.js';
import { rove } from '../page/roving.js';
import { t } from '../page/words.js';
import { giveBack, lower, raise } from './layer.js';

export class Drawer {
  /** @type {Element | null} */
  #opener = null;
  #closed;
  tabs = h('div', { class: 'tabs', role: 'group', 'aria-label': t('piles-which') });
  body = h('div', { class: 'pile', tabindex: 0 });
  #element = h(
    'section',
    { class: 'drawer', role: 'dialog', 'aria-label': t('table-piles'), hidden: true },
    h(
      'div',
      { class: 'drawer-head' },
      h('h2', {}, t('table-piles')),
      h(
        'button',
        { type: 'button', class: 'closer', 'aria-label': t('dialog-close'), onclick: () => this.close() },
        '×',
      ),
    ),
    this.tabs,
    this.body,
  );
  #layer = { element: this.#element, close: () => this.close() };

  /** @param {() => void} closed told when it has been closed */
  constructor(closed) {
    this.#closed = closed;
    rove(this.#element);
  }
  /**
   * Somebody wants to look: the focus goes there.
   * @param {Element} from an element of the table
   * @param {() => void} draw
   */
  open(from, draw) {
    if (this.#element.hidden) this.#opener = document.activeElement;
    this.show(from, draw);
    this.body.focus({ preventScroll: true });
  }
  /**
   * @param {Element} from an element of the table
   * @param {() => void} draw
   */
  show(from, draw) {
    this.#element.hidden = false;
    raise(this.#layer);
    from.closest('.table')?.append(this.#element);
    draw();
    this.body.scrollTop = 0;
  }
  close() {
    const within = this.#element.contains(document.activeElement);
    this.#element.hidden = true;
    lower(this.#layer);
    this.body.replaceChildren();
    this.#closed();
    if (within) giveBack(this.#opener);
  }
}
