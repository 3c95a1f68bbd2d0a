// Who has the device. Where several people share it, the table is covered before it changes hands: nothing of anybody's
// hand is in the page then. Whoever takes it over is told what has happened since, and can cover it again at any time.

import { close } from '../page/dialog.js';
import { byId } from '../page/dom.js';
import { hush, say } from '../page/live.js';
import { lineText } from '../table/log.js';
import { coverScreen, recapScreen } from './cover.js';

/** @typedef {import('../engine/game.js').Game} Game */
/**
 * The loop that plays the game.
 * @typedef {object} Loop
 * @property {<T>(answer: Promise<T>) => Promise<T | undefined>} until waits; undefined if it is woken first
 * @property {() => void} anew begins its turn anew
 * @property {() => void} change called before somebody else looks: nothing of what was drawn may stay
 * @property {() => void} away called when the table is away
 */

export class Device {
  /** Who may see the table as it is drawn now; undefined if nobody in particular. @type {number | undefined} */
  viewer;
  #game;
  #loop;

  /**
   * @param {Game} game
   * @param {Loop} loop
   */
  constructor(game, loop) {
    this.#game = game;
    this.#loop = loop;
    this.viewer = this.shared ? undefined : game.humans[0];
  }
  /** Whether several people share it. */
  get shared() {
    return this.#game.humans.length > 1;
  }
  /** @param {number | undefined} viewer */
  turnTo(viewer) {
    this.viewer = viewer;
    this.#loop.change();
  }
  /**
   * Hands it over: the cover, then the recap. If the loop is woken meanwhile, nobody has taken it.
   * @param {number} seat
   */
  async handOver(seat) {
    const game = this.#game;
    const name = game.names[seat] ?? '';
    const seen = game.view(undefined);
    const ready = await this.screen(
      (done) => coverScreen(seen, seat, name, game.kit, () => done(true)),
      game.kit.asked(seen),
    );
    if (!ready) return;
    this.turnTo(seat);
    const lines = game.log(seat, this.decided(seat));
    const told = lines.map(lineText).join('. ');
    if (told) await this.screen((done) => recapScreen(lines, seat, name, () => done(true)), told);
  }
  /** Covers the table, until whoever decides takes it over. */
  cover() {
    if (!this.shared || this.viewer === undefined) return;
    this.turnTo(undefined);
    close();
    hush();
    this.#loop.anew();
  }
  /**
   * Puts a screen in the place of the table until it is answered.
   * @template T
   * @param {(done: (answer: T) => void) => HTMLElement} make
   * @param {string} [more] what is said beside its title
   * @returns {Promise<T | undefined>} undefined if the loop has been woken first
   */
  screen(make, more = '') {
    close();
    hush();
    this.#loop.away();
    return this.#loop.until(
      new Promise((resolve) => {
        const screen = make(resolve);
        byId('main').replaceChildren(screen);
        say([screen.querySelector('h2')?.textContent, more].filter(Boolean).join('. '), 'assertive');
        (screen.matches('[tabindex]') ? screen : screen.querySelector('button'))?.focus();
      }),
    );
  }
  /**
   * Where the log stood when a seat last decided.
   * @param {number} seat
   */
  decided(seat) {
    const { plies, logLength } = this.#game;
    return (plies.findLast((ply) => ply.seat === seat) ?? plies[0])?.log ?? logLength;
  }
}
