// The large face of what the mouse or the focus is on. Beside the board it is always there; where there is no room
// beside it, it comes up over the bases, on the side away from what is pointed at. Opened by `i`, a right click, a long
// press or its pin, it stays with that card while the game goes on; Escape closes it. It never covers the question or
// the hand. Elements say what they show by data-card, data-base.

import { h, set, svg } from '../page/dom.js';
import { t } from '../page/words.js';
import { rulingsBox } from '../rules/rulings.js';
import { giveBack, lower, raise } from '../table/layer.js';
import { follow } from '../table/pointing.js';
import { panel } from './panel.js';
import { about, printed, subjects } from './subject.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('./card.js').Look} Look */
/** @typedef {import('./subject.js').Subject} Subject */

/** A pin, in a square of 24. */
const PIN = 'M8 3h8M9.5 3v7L6 14h12l-3.5-4V3M12 14v7';

/** @param {Element | null} element */
const holderOf = (element) =>
  /** @type {HTMLElement | null | undefined} */ (element?.closest('[data-card], [data-base], [data-name]')) ?? null;
/** @param {Element | null} element */
function keyOf(element) {
  const { card, base } = holderOf(element)?.dataset ?? {};
  if (card !== undefined) return `card-${card}`;
  return base === undefined ? '' : `base-${base}`;
}

export class Inspector {
  /** @type {Map<string, Subject>} */
  #things = new Map();
  /** @type {{ view: View, look: Look } | null} */
  #drawn = null;
  /** What is shown: the key of something on the table, and what it is called, for when it is gone. */
  #shown = { key: '', name: '' };
  /** What the panel says now, so that it is written anew only if that has changed. */
  #written = '';
  /** Whose rulings stand below, opened or not. */
  #rulingsOf = '';
  /** It was opened and stays. */
  #open = false;
  #rulings = h('div');
  #hint = h('p', { class: 'hint' }, t('inspect-hint'));
  #body = h('div', {}, this.#hint);
  #pin = h(
    'button',
    {
      type: 'button',
      'aria-label': t('inspect-pin'),
      title: t('inspect-pin'),
      'aria-pressed': 'false',
      onclick: () => (this.#open ? this.close() : this.#stay()),
    },
    svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: PIN })),
  );
  #scroller = h('div', { class: 'inspector-body', tabindex: 0 }, this.#body, this.#rulings);
  element = h(
    'section',
    { class: 'inspector', 'aria-label': t('inspect-label') },
    h('h2', { class: 'unseen' }, t('inspect-label')),
    h(
      'div',
      { class: 'inspector-head' },
      this.#pin,
      h('button', { type: 'button', class: 'closer', onclick: () => this.close() }, t('dialog-close')),
    ),
    this.#scroller,
  );
  #layer = { element: this.element, close: () => this.close() };
  /** @type {Element | null} */
  #opener = null;
  /** @type {HTMLElement | null} */
  #root = null;

  /**
   * @param {View} view
   * @param {Look} look
   */
  draw(view, look) {
    const other = this.#drawn !== null && this.#drawn.look.viewer !== look.viewer;
    this.#drawn = { view, look };
    this.#things = subjects(view);
    // What is shown may be for one pair of eyes.
    if (other) {
      this.close();
      this.#forget();
    } else if (this.#written) this.#write();
  }
  /** @param {Element | null} element */
  thing(element) {
    const subject = this.#things.get(keyOf(element));
    if (!subject || 'printed' in subject) return undefined;
    return 'base' in subject ? subject.base : subject.card;
  }
  /**
   * Opens what an element stands for; says whether it stood for anything.
   * @param {Element | null} element
   */
  open(element) {
    const subject = this.#show(keyOf(element), holderOf(element)?.dataset.name);
    if (!subject) return false;
    if (!this.element.contains(document.activeElement)) this.#opener = document.activeElement;
    this.#stay();
    this.#scroller.focus({ preventScroll: true });
    return true;
  }
  close() {
    const within = this.element.contains(document.activeElement);
    this.#open = false;
    lower(this.#layer);
    this.element.classList.remove('peek', 'open');
    set(this.element, { role: null, 'aria-label': t('inspect-label') });
    set(this.#pin, { 'aria-pressed': 'false' });
    if (within) giveBack(this.#opener);
  }
  #stay() {
    this.#open = true;
    raise(this.#layer);
    this.element.classList.add('open');
    set(this.#pin, { 'aria-pressed': 'true' });
    this.#name();
  }
  /** While it is open, it is a dialog with the name of what it shows. */
  #name() {
    const subject = this.#subject;
    if (this.#open && subject) set(this.element, { role: 'dialog', 'aria-label': about(subject).name });
  }

  get #subject() {
    return this.#things.get(this.#shown.key) ?? printed(this.#shown.name);
  }
  /**
   * @param {string} key of something on the table
   * @param {string} [name] what it is called, if it is not there
   */
  #show(key, name = '') {
    const there = this.#things.get(key) ?? printed(name);
    if (!there) return undefined;
    if (key !== this.#shown.key) this.#scroller.scrollTo(0, 0);
    this.#shown = { key, name: about(there).name };
    this.#write();
    return there;
  }
  #write() {
    const subject = this.#subject;
    if (!subject || !this.#drawn) return this.#forget();
    const { view, look } = this.#drawn;
    const said = panel(subject, view, look);
    this.#name();
    if (said.outerHTML === this.#written) return;
    this.#written = said.outerHTML;
    this.#body.replaceChildren(said);
    const { slug } = about(subject);
    if (this.#rulingsOf === slug) return;
    this.#rulingsOf = slug;
    this.#rulings.replaceChildren(rulingsBox(slug, view.edition));
  }
  #forget() {
    if (this.#open) this.close();
    this.#shown = { key: '', name: '' };
    this.#written = this.#rulingsOf = '';
    this.#body.replaceChildren(this.#hint);
    this.#rulings.replaceChildren();
    this.element.classList.remove('peek');
  }

  /**
   * Shows what is pointed at inside of a part of the page.
   * @param {HTMLElement} root
   */
  follow(root) {
    this.#root = root;
    follow(root, {
      come: (element) => this.#light(keyOf(element)),
      rest: (element) => this.#peek(element),
      read: (element) => this.open(element),
    });
    root.addEventListener('click', (event) => this.#follow(event), true);
  }
  /**
   * The same thing elsewhere on the table: two of a name are told apart by where they light up.
   * @param {string} key
   */
  #light(key) {
    const root = this.#root ?? document.body;
    for (const lit of root.querySelectorAll('.lit')) lit.classList.remove('lit');
    const [kind, id] = key.split('-');
    if (id) for (const twin of root.querySelectorAll(`[data-${kind}="${id}"]`)) twin.classList.add('lit');
  }
  /**
   * Shows what is pointed at, unless something is held open.
   * @param {Element | null} element
   */
  #peek(element) {
    if (this.#open || !element?.isConnected || this.element.contains(element)) return;
    const holder = holderOf(element);
    const subject = holder && this.#root?.contains(holder) ? this.#show(keyOf(holder), holder.dataset.name) : undefined;
    this.element.classList.toggle('peek', subject !== undefined);
    // Beside the board it covers nothing, and there is nothing to close.
    const covers = getComputedStyle(this.element).zIndex !== 'auto';
    if (!holder || !subject || !covers) return lower(this.#layer);
    raise(this.#layer);
    const board = this.#root?.querySelector('.board')?.getBoundingClientRect();
    const { left, right, top, bottom } = holder.getBoundingClientRect();
    // Away from what is pointed at.
    this.element.classList.toggle('at-end', left + right < (board ? board.left + board.right : 0));
    this.element.classList.toggle('at-foot', top + bottom < (board ? board.top + board.bottom : 0));
  }
  /**
   * A name leads to what it names: that gets the focus and is shown; what is gone is opened.
   * @param {Event} event
   */
  #follow(event) {
    const link = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('.name-link'));
    if (!link) return;
    event.stopPropagation();
    const { card, base, name } = link.dataset;
    const there = card === undefined ? `.base-card[data-base="${base}"]` : `button.card[data-card="${card}"]`;
    const element = /** @type {HTMLElement | null | undefined} */ (this.#root?.querySelector(there));
    if (!element) {
      this.open(link);
      return;
    }
    element.dispatchEvent(new Event('unfold', { bubbles: true }));
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    element.focus({ preventScroll: true });
    this.#show(keyOf(link), name);
    this.#light(keyOf(link));
    if (!this.#open) this.#peek(element);
  }
}
