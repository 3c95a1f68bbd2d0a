// The elements of a drawing that live on in the next one, by a key such as "card-3". What is not drawn again is
// forgotten, so nothing of it can come back.

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
