// Several things happen at once: a list to be put in order, by dragging, by Alt with the arrow keys or by its
// buttons, with the engine's order to begin with. One press says "in this order"; pressing a thing only says that it
// comes first, and the rest is asked again.

import { h } from '../page/dom.js';
import { say } from '../page/live.js';
import { t } from '../page/words.js';

/** @typedef {import('./options.js').Option} Option */

/**
 * @param {Option[]} options
 * @param {{ button: (option: Option) => HTMLElement, name: (option: Option) => string,
 *   done: (order: Option[], always: boolean) => void }} how what shows an option and chooses it; what it is called; told
 *   the order, and whether it holds for the whole game
 */
export function ordering(options, { button, name, done }) {
  const list = h('ol', { class: 'ordering', 'aria-label': t('order-list') });
  /** @type {Map<Element, Option>} */
  const items = new Map();
  /** What is being dragged. @type {HTMLElement | null} */
  let held = null;
  const order = () => [...list.children].flatMap((item) => items.get(item) ?? []);

  /**
   * @param {HTMLElement} item
   * @param {number} by
   */
  function move(item, by) {
    const all = [...list.children];
    const at = all.indexOf(item);
    const to = Math.min(all.length - 1, Math.max(0, at + by));
    if (to === at) return;
    const focused = document.activeElement;
    list.insertBefore(item, (by > 0 ? all[to]?.nextSibling : all[to]) ?? null);
    if (focused instanceof HTMLElement && item.contains(focused)) focused.focus();
    const option = items.get(item);
    if (option) say(t('order-moved', { thing: name(option), place: to + 1, of: all.length }));
  }
  for (const option of options) {
    const thing = name(option);
    const step = (/** @type {string} */ sign, /** @type {string} */ label, /** @type {number} */ by) =>
      h('button', { type: 'button', class: 'nudge', 'aria-label': label, onclick: () => move(item, by) }, sign);
    const grip = h('span', { class: 'grip', 'aria-hidden': 'true' }, '⠿');
    const item = h(
      'li',
      {},
      grip,
      button(option),
      step('▲', t('order-earlier', { thing }), -1),
      step('▼', t('order-later', { thing }), 1),
    );
    items.set(item, option);
    list.append(item);
    grip.addEventListener('pointerdown', (event) => {
      // The list keeps the pointer: the item changes places under it.
      list.setPointerCapture(event.pointerId);
      held = item;
      item.classList.add('moving');
    });
  }
  list.addEventListener('pointermove', ({ clientX, clientY }) => {
    const over = held && document.elementFromPoint(clientX, clientY)?.closest('li');
    if (!held || !over || over === held || over.parentElement !== list) return;
    const all = [...list.children];
    move(held, all.indexOf(over) - all.indexOf(held));
  });
  for (const end of ['pointerup', 'pointercancel']) {
    list.addEventListener(end, () => {
      held?.classList.remove('moving');
      held = null;
    });
  }
  list.addEventListener('keydown', (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const item = /** @type {Element} */ (event.target).closest('li');
    if (!event.altKey || !by || !item) return;
    event.preventDefault();
    move(item, by);
  });
  const press = h(
    'button',
    { type: 'button', class: 'word in-order', onclick: () => done(order(), false) },
    h('kbd', { 'aria-hidden': 'true' }, t('keys-space')),
    t('order-done'),
  );
  const always = h('button', { type: 'button', class: 'word', onclick: () => done(order(), true) }, t('order-always'));
  return h('div', { class: 'order' }, list, press, always, h('p', { class: 'hint' }, t('order-hint')));
}
