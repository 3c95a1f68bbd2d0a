// The elements of a drawing that live on in the next one, by a key such as "card-3". What is not drawn again is
// forgotten, so nothing of it can come back. Most of a table stays as it is from one choice to the next: what an
// element holds is made anew only when it has changed.

/** What elements hold now. @type {WeakMap<Element, string>} */
const held = new WeakMap();

/**
 * Gives an element other children, if what they tell has changed.
 * @param {Element} element
 * @param {unknown} what all that the children depend on
 * @param {() => (Node | string)[]} make
 */
export function renew(element, what, make) {
  const told = JSON.stringify(what);
  if (held.get(element) === told) return;
  held.set(element, told);
  element.replaceChildren(...make());
}

/**
 * A number that the styles reckon with.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {number} value
 */
export function reckon(element, name, value) {
  if (element.style.getPropertyValue(name) !== String(value)) element.style.setProperty(name, String(value));
}

export class Keep {
  /** @type {Map<string, HTMLElement>} */
  #kept = new Map();
  /** @type {Set<string>} */
  #drawn = new Set();

  /** A drawing begins. */
  begin() {
    this.#drawn.clear();
  }
  /**
   * The element of a thing, made when the thing is first seen.
   * @template {HTMLElement} E
   * @param {string} key
   * @param {() => E} make
   * @returns {E}
   */
  element(key, make) {
    const element = /** @type {E | undefined} */ (this.#kept.get(key)) ?? make();
    this.#kept.set(key, element);
    this.#drawn.add(key);
    return element;
  }
  /** The drawing is done. */
  end() {
    for (const key of [...this.#kept.keys()]) if (!this.#drawn.has(key)) this.#kept.delete(key);
  }
}
