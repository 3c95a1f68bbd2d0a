// Undoing, as it is asked for at the table: freely where nothing was shown; past that only as practice, and where
// others share the device, only if they agree. They are asked one after the other, on the cover.

import { h } from '../page/dom.js';
import { say } from '../page/live.js';
import { t } from '../page/words.js';
import { askTakeBack, Back } from './back.js';
import { consentScreen } from './cover.js';

/** @typedef {import('../engine/game.js').Game} Game */
/** @typedef {import('./device.js').Device} Device */
/**
 * @typedef {object} Act
 * @property {(act: () => void) => void} guarded does something outside of the loop
 * @property {(reason: string, more?: HTMLElement) => void} say beneath the question
 * @property {() => boolean} isAsked whether a person is asked now
 * @property {() => void} anew the game has gone back: everything is drawn again
 */

export class TakeBack {
  /** Until when the computers wait: somebody is asked whether to take back. */
  held = Promise.resolve();
  /** Whose choice the others are asked to take back. @type {number | null} */
  wish = null;
  /** What is said beneath the next question. */
  #message = '';
  #game;
  #device;
  #act;

  /**
   * @param {Game} game
   * @param {Device} device
   * @param {Act} act
   */
  constructor(game, device, act) {
    this.#game = game;
    this.#device = device;
    this.#act = act;
    /** The buttons in the header. */
    this.back = new Back(game, { undo: (wholeTurn) => this.undo(wholeTurn), redo: () => this.redo() });
  }
  draw() {
    this.back.draw(this.#device.viewer);
  }
  /** What is to be said beneath the question, once. */
  message() {
    const message = this.#message;
    this.#message = '';
    return message;
  }
  /** @param {boolean} wholeTurn */
  undo(wholeTurn) {
    this.#act.guarded(() => {
      const barrier = this.back.barrier(this.#device.viewer);
      if (barrier) this.#refuse(barrier);
      else this.#go(() => this.#game.undo(wholeTurn), t('play-undone'));
    });
  }
  redo() {
    this.#act.guarded(() => {
      const nothing = this.back.nothing(this.#device.viewer);
      if (nothing) this.#act.say(nothing);
      else this.#go(() => this.#game.redo(), t('play-redone'));
    });
  }
  /**
   * @param {() => boolean} go
   * @param {string} said
   */
  #go(go, said) {
    if (!go()) return;
    say(said);
    this.#act.anew();
  }
  /**
   * Says why it cannot be undone, and offers to take it back in spite of that.
   * @param {string} barrier
   */
  #refuse(barrier) {
    const { humans, names } = this.#game;
    const taker = this.back.taker(this.#device.viewer);
    if (taker === undefined) return this.#act.say(barrier);
    const others = humans.filter((seat) => seat !== taker);
    const ask = () => {
      const act = () => this.#act.guarded(() => this.#takeBack(taker, others));
      this.held = askTakeBack(
        barrier,
        names[taker] ?? '',
        others.map((seat) => names[seat] ?? ''),
        act,
      );
    };
    const label = others.length ? t('play-ask') : t('play-anyway');
    this.#act.say(barrier, h('button', { type: 'button', class: 'more', onclick: ask }, label));
    // While others decide, the next drawing would take the line away; the end of a game stands before it.
    if (!this.#act.isAsked()) ask();
  }
  /**
   * @param {number} taker
   * @param {number[]} others
   */
  #takeBack(taker, others) {
    if (others.length === 0) {
      this.#go(() => this.#game.takeBack(taker), t('play-taken-back'));
      return;
    }
    this.wish = taker;
    this.back.asking = true;
    this.#act.anew();
  }
  /**
   * Asks the other people, one after the other, on the cover: it shows nobody's cards.
   * @param {number} taker
   */
  async consent(taker) {
    const { humans, names } = this.#game;
    const asks = names[taker] ?? '';
    let refused = '';
    for (const seat of humans.filter((other) => other !== taker)) {
      const agrees = await this.#device.screen((done) =>
        consentScreen(seat, names[seat] ?? '', asks, { agree: () => done(true), refuse: () => done(false) }),
      );
      if (!agrees) refused ||= t('play-refused', { name: names[seat] ?? '' });
    }
    this.wish = null;
    this.back.asking = false;
    // Whoever decides now gets the device over a cover of its own.
    this.#device.turnTo(undefined);
    if (refused) this.#message = refused;
    else if (this.#game.takeBack(taker)) this.#message = t('play-decides-again', { name: asks });
  }
}
