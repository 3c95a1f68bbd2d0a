// Small helpers for the page's elements: build, find, announce.

/**
 * Builds an element. Properties that begin with "on" are listeners, `class`, `aria-*`, `data-*` and the
 * like are attributes; children are elements, text, or nothing.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, unknown>} [props]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on') && typeof value === 'function') {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
  element.append(.../** @type {(Node | string)[]} */ (children.filter((child) => child || child === '')));
  return element;
}

/**
 * An element that the page always has.
 * @param {string} id
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/**
 * Says something to a screen reader. A live region must hold text for a moment before it changes again,
 * so lines are added and old ones dropped.
 * @param {string} text
 * @param {'polite' | 'assertive'} how
 */
export function say(text, how = 'polite') {
  const region = byId(how);
  region.append(h('p', {}, text));
  while (region.children.length > 12) region.firstElementChild?.remove();
}

/**
 * "1 card", "2 cards".
 * @param {number} n
 * @param {string} word
 */
export const plural = (n, word) => `${n} ${word}${n === 1 ? '' : 's'}`;
