// Comments on the moments of a game, kept in this browser under the hash of the game's end. They are no part
// of the record; a game that goes out as a file takes them along, and brings them when it comes in.

const NOTES = 'basebreaker.notes';
const GAMES = 50;

/** @typedef {Record<string, string>} Words by the moment's number */

/** @returns {Record<string, Words>} by the game's hash, the one written last at the end */
function stored() {
  try {
    const all = JSON.parse(localStorage.getItem(NOTES) ?? '{}');
    return all && typeof all === 'object' ? all : {};
  } catch {
    return {};
  }
}

export class Notes {
  #hash;
  /** @type {Map<number, string>} */
  #words;

  /** @param {string} hash */
  constructor(hash) {
    this.#hash = hash;
    const words = Object.entries(stored()[hash] ?? {}).filter((entry) => typeof entry[1] === 'string');
    this.#words = new Map(words.map(([ply, text]) => [Number(ply), text]));
  }
  /** All of them, for a file. */
  get all() {
    return [...this.#words].map(([ply, words]) => ({ ply, words }));
  }
  /**
   * What a file brought is added; what has been written here stays.
   * @param {{ ply: number, words: string }[]} notes
   */
  bring(notes) {
    for (const { ply, words } of notes) if (!this.#words.has(ply)) this.write(ply, words);
  }
  /** @param {number} ply */
  at(ply) {
    return this.#words.get(ply) ?? '';
  }
  /** The moments that have a comment. */
  get plies() {
    return [...this.#words.keys()];
  }
  /**
   * @param {number} ply
   * @param {string} text
   */
  write(ply, text) {
    if (text.trim()) this.#words.set(ply, text);
    else this.#words.delete(ply);
    const { [this.#hash]: _, ...others } = stored();
    const games = Object.entries(others).slice(1 - GAMES);
    if (this.#words.size) games.push([this.#hash, Object.fromEntries(this.#words)]);
    try {
      localStorage.setItem(NOTES, JSON.stringify(Object.fromEntries(games)));
    } catch {
      // Full or refused: the comments stay as long as the replay is open.
    }
  }
}
