// Small helpers for the page's elements: build, arrange, find. Elements that live on between two
// drawings are put in order by `arrange`, which moves no more than it must, so that focus survives.

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * Builds an element. Properties that begin with "on" are listeners, all others attributes; children are
 * elements, text, or nothing.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, unknown>} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  set(element, props);
  element.append(...present(children));
  return element;
}

/**
 * Gives an element these properties; what is null, undefined or false is taken away.
 * @param {Element} element
 * @param {Record<string, unknown>} props
 */
export function set(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (value === undefined || value === null || value === false) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
}

/**
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
export const present = (children) => children.filter((child) => child instanceof Node || typeof child === 'string');

/**
 * An element of an SVG drawing.
 * @param {string} tag
 * @param {Record<string, unknown>} props
 * @param {...Node} children
 */
export function svg(tag, props, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  set(element, props);
  element.append(...children);
  return element;
}

/**
 * Makes these the children of the parent. What stays is not touched: an element that is moved in the
 * document loses its focus.
 * @param {Element} parent
 * @param {Element[]} wanted
 */
export function arrange(parent, wanted) {
  const stays = new Set(wanted);
  for (const child of [...parent.children]) if (!stays.has(child)) child.remove();
  let at = parent.firstElementChild;
  for (const child of wanted) {
    if (child === at) at = at.nextElementSibling;
    else parent.insertBefore(child, at);
  }
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
