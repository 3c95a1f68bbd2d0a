// Plays a game on the table. A turn of the loop draws what the viewer may see, waits for a person's
// choice or a computer's thought, gives the index to the engine and tells what came of it. Going back
// wakes the loop without an answer: it begins its turn anew, and what was thought until then is dropped.

import { close, show } from '../page/dialog.js';
import { byId, h } from '../page/dom.js';
import { hush, say } from '../page/live.js';
import { nodes, t, text } from '../page/words.js';
import { Inspector } from '../table/inspect.js';
import { Log, lineText, mentioned } from '../table/log.js';
import { defaultChoice, Prompt } from '../table/prompt.js';
import { Table } from '../table/table.js';
import { askTakeBack, Back } from './back.js';
import { pause } from './pace.js';
import { consentScreen, coverScreen } from './screens.js';

/** @typedef {import('../engine/game.js').Game} Game */
/** @typedef {import('../view').View} View */
/** @typedef {import('../view').Line} Line */

export class Play {
  #game;
  #tell;
  #table = new Table();
  #prompt = new Prompt();
  #log = new Log();
  #inspector = new Inspector(show);
  /** Who may see the table as it is drawn now. @type {number | undefined} */
  #viewer;
  /** Up to where the log panel has been written. */
  #logged = 0;
  /** The decision that is being asked, if it is a person's. @type {View['decision']} */
  #asked = null;
  /** @type {(choice: number) => void} */
  #answer = () => {};
  /** Ends what the loop waits for, without an answer. */
  #wake = () => {};
  /** How often the loop was woken: what was answered to an earlier count is worth nothing. */
  #woken = 0;
  /** Until when the computers wait: somebody is asked whether to take back. */
  #held = Promise.resolve();
  /** Whose choice the others are asked to take back. @type {number | null} */
  #wish = null;
  /** What is said beneath the next question. */
  #note = '';

  /**
   * @param {Game} game
   * @param {{ stopped: (error: unknown) => void, over: (view: View) => void }} tell called when the engine
   *   stops outside of the loop, and when the game is over
   */
  constructor(game, tell) {
    this.#game = game;
    this.#tell = tell;
    /** The buttons of the way back, for the header. */
    this.back = new Back(game, { undo: (wholeTurn) => this.undo(wholeTurn), redo: () => this.redo() });
    this.#viewer = game.humans.length === 1 ? game.humans[0] : undefined;
    this.root = h(
      'div',
      { class: 'table' },
      this.#table.scores,
      h(
        'div',
        { class: 'board' },
        this.#table.bases,
        h('aside', { 'aria-label': t('play-aside') }, this.#inspector.element, this.#log.element, this.#table.piles),
      ),
      h('div', { class: 'dock' }, this.#log.recap, this.#table.shown, this.#prompt.element, this.#table.hand),
    );
    this.#inspector.follow(this.root);
    this.root.addEventListener('click', (event) => this.#click(/** @type {Element} */ (event.target)));
  }

  /** Plays until the page turns to something else. A game that is over can still be taken back. */
  async run() {
    const game = this.#game;
    while (!game.ended) {
      const now = this.#woken;
      if (this.#wish !== null) await this.#consent(this.#wish);
      const seat = game.deciding;
      if (seat === undefined) {
        this.#tell.over(this.#draw(false));
        await this.#unlessWoken(new Promise(() => {}));
        continue;
      }
      const human = game.humans.includes(seat);
      if (human && this.#viewer !== seat) {
        await this.#handOver(seat);
        if (now !== this.#woken) continue;
      }
      const view = this.#draw(human);
      const choice = await this.#unlessWoken(human ? this.#ask(view) : game.think());
      await this.#held;
      if (game.ended || now !== this.#woken || choice === undefined) continue;
      const from = game.logLength;
      game.choose(choice);
      const lines = game.log(this.#viewer, from);
      if (lines.length) say(lines.map(lineText).join('. '));
      if (human) continue;
      this.#draw(false, from);
      if (lines.length) await this.#unlessWoken(pause());
    }
  }
  /**
   * @template T
   * @param {Promise<T>} answer
   * @returns {Promise<T | undefined>} undefined if the loop has been woken first
   */
  #unlessWoken(answer) {
    return new Promise((resolve, reject) => {
      this.#wake = () => resolve(undefined);
      answer.then(resolve, reject);
    });
  }
  /** Makes the loop begin its turn anew. */
  #anew() {
    this.#woken += 1;
    this.#asked = null;
    this.#answer = () => {};
    this.#wake();
  }

  /**
   * Puts the result in the place of the question.
   * @param {HTMLElement} result
   */
  finish(result) {
    this.#prompt.finish(result);
  }

  /** @param {number} n */
  digit(n) {
    const choice = this.#asked?.choices[n];
    if (choice) this.#answer(choice.index);
  }
  space() {
    const choice = defaultChoice(this.#asked);
    if (choice !== undefined) this.#answer(choice);
  }
  inspect() {
    this.#inspector.open(document.activeElement);
  }
  /** @param {boolean} wholeTurn */
  undo(wholeTurn) {
    this.#act(() => {
      const barrier = this.back.barrier(this.#viewer);
      if (barrier) this.#refuseBack(barrier);
      else this.#back(() => this.#game.undo(wholeTurn), t('play-undone'));
    });
  }
  redo() {
    this.#act(() => {
      const nothing = this.back.nothing(this.#viewer);
      if (nothing) this.#say(nothing);
      else this.#back(() => this.#game.redo(), t('play-redone'));
    });
  }

  /**
   * Does something outside of the loop.
   * @param {() => void} act
   */
  #act(act) {
    try {
      act();
    } catch (error) {
      this.#tell.stopped(error);
    }
  }
  /**
   * @param {() => boolean} go
   * @param {string} said
   */
  #back(go, said) {
    if (!go()) return;
    this.#log.clear();
    this.#logged = 0;
    say(said);
    this.#anew();
  }
  /**
   * Says why it cannot be undone, and offers to take it back in spite of that.
   * @param {string} barrier
   */
  #refuseBack(barrier) {
    const { humans, names } = this.#game;
    const taker = this.back.taker(this.#viewer);
    if (taker === undefined) return this.#say(barrier);
    const others = humans.filter((seat) => seat !== taker);
    const ask = () => {
      const act = () => this.#act(() => this.#takeBack(taker, others));
      this.#held = askTakeBack(
        barrier,
        names[taker] ?? '',
        others.map((seat) => names[seat] ?? ''),
        act,
      );
    };
    const label = others.length ? t('play-ask') : t('play-anyway');
    this.#say(barrier, h('button', { type: 'button', class: 'more', onclick: ask }, label));
    // While others decide, the next drawing would take the line away.
    if (this.#asked === null && this.#game.deciding !== undefined) ask();
  }
  /**
   * @param {number} taker
   * @param {number[]} others
   */
  #takeBack(taker, others) {
    if (others.length === 0) {
      this.#back(() => this.#game.takeBack(taker), t('play-taken-back'));
      return;
    }
    this.#wish = taker;
    this.back.asking = true;
    this.#anew();
  }
  /**
   * Asks the other people, one after the other, on the cover: it shows nobody's cards.
   * @param {number} taker
   */
  async #consent(taker) {
    const { humans, names } = this.#game;
    const asks = names[taker] ?? '';
    let refused = '';
    for (const seat of humans.filter((other) => other !== taker)) {
      const agrees = await this.#cover((done) =>
        consentScreen(seat, names[seat] ?? '', asks, { agree: () => done(true), refuse: () => done(false) }),
      );
      if (!agrees) refused ||= t('play-refused', { name: names[seat] ?? '' });
    }
    this.#wish = null;
    this.back.asking = false;
    // Whoever decides now gets the device over a cover of its own.
    this.#viewer = undefined;
    this.#log.clear();
    this.#logged = 0;
    if (refused) this.#note = refused;
    else if (this.#game.takeBack(taker)) this.#note = t('play-decides-again', { name: asks });
  }
  /**
   * @param {string | import('../view').Message} reason
   * @param {HTMLElement} [more]
   */
  #say(reason, more) {
    this.#prompt.refuse(reason, more);
    say(typeof reason === 'string' ? reason : text(reason), 'assertive');
  }

  /**
   * @param {boolean} mine whether the viewer is asked
   * @param {number} [from] where the last choice begins in the log
   */
  #draw(mine, from = this.#game.logLength) {
    // After a cover, the table is back before anything is drawn on it.
    if (!this.root.isConnected) byId('main').replaceChildren(this.root);
    const { names } = this.#game;
    const view = this.#game.view(this.#viewer);
    const choices = mine ? (view.decision?.choices ?? []) : [];
    const since = this.#game.log(this.#viewer, this.#viewer === undefined ? from : this.#decided(this.#viewer));
    const fresh = this.#game.log(this.#viewer, from).length;
    const look = {
      names,
      viewer: this.#viewer ?? null,
      cards: new Map(choices.flatMap(({ card, index }) => (card === null ? [] : [[card, index]]))),
      bases: new Map(choices.flatMap(({ base, index }) => (base === null ? [] : [[base, index]]))),
      asking: mine ? (view.decision?.by_card ?? null) : null,
      recent: mentioned(since),
    };
    this.#table.draw(view, look);
    this.#inspector.draw(view, look);
    this.#prompt.draw(view, { names, mine });
    this.#log.add(this.#game.log(this.#viewer, this.#logged));
    this.#logged = this.#game.logLength;
    this.#log.recall(since, fresh);
    this.back.draw(this.#viewer);
    if (mine && this.#note) {
      this.#say(this.#note);
      this.#note = '';
    }
    return view;
  }
  /**
   * Where the log stood when a seat last decided.
   * @param {number} seat
   */
  #decided(seat) {
    const { plies, logLength } = this.#game;
    return (plies.findLast((ply) => ply.seat === seat) ?? plies[0])?.log ?? logLength;
  }

  /**
   * @param {View} view
   * @returns {Promise<number>}
   */
  #ask(view) {
    this.#asked = view.decision;
    say(t('play-your-decision', { prompt: view.decision?.prompt ?? '' }), 'assertive');
    const focused = document.activeElement;
    // Whoever reads the log or a panel is not torn away from it.
    if (!focused?.closest('aside, dialog, header')) byId('prompt').focus({ preventScroll: true });
    return new Promise((resolve) => {
      this.#answer = (choice) => {
        this.#answer = () => {};
        this.#asked = null;
        resolve(choice);
      };
    });
  }

  /**
   * Nothing of anybody's hand is in the page while the device changes hands.
   * @param {number} seat
   */
  async #handOver(seat) {
    const name = this.#game.names[seat] ?? '';
    const ready = await this.#cover((done) => coverScreen(seat, name, () => done(true)));
    if (!ready) return;
    this.#viewer = seat;
    this.#log.clear();
    this.#logged = 0;
  }
  /**
   * @template T
   * @param {(done: (answer: T) => void) => HTMLElement} make
   * @returns {Promise<T | undefined>} undefined if the loop has been woken first
   */
  #cover(make) {
    close();
    hush();
    this.back.draw(this.#viewer);
    return this.#unlessWoken(
      new Promise((resolve) => {
        const cover = make(resolve);
        byId('main').replaceChildren(cover);
        say(cover.querySelector('h2')?.textContent ?? '', 'assertive');
        (cover.matches('[tabindex]') ? cover : cover.querySelector('button'))?.focus();
      }),
    );
  }

  /** @param {Element} target */
  #click(target) {
    const { choice } = /** @type {HTMLElement | null} */ (target.closest('[data-choice]'))?.dataset ?? {};
    if (choice !== undefined) return this.#answer(Number(choice));
    const { pile } = /** @type {HTMLElement | null} */ (target.closest('[data-pile]'))?.dataset ?? {};
    if (pile !== undefined) return this.#openPile(Number(pile));
    if (!target.closest('button')) return;
    const thing = this.#inspector.thing(target);
    if (!thing) return;
    this.#act(() => this.#refuse(thing, target));
  }
  /** @param {number} seat */
  #openPile(seat) {
    const pile = /** @type {HTMLDetailsElement} */ (byId(`pile-${seat}`));
    pile.open = true;
    pile.querySelector('summary')?.focus();
    pile.scrollIntoView({ block: 'nearest' });
  }
  /**
   * Says why this cannot be chosen. A base is refused to the card that is being played.
   * @param {import('../view').CardView | import('../view').BaseView} thing
   * @param {Element} target
   */
  #refuse(thing, target) {
    const base = 'breakpoint' in thing;
    const card = base ? this.#asked?.by_card : thing.id;
    if (this.#viewer === undefined || card === undefined || card === null) {
      this.#inspector.open(target);
      return;
    }
    const { message: why, rule } = this.#game.whyNot(this.#viewer, card, base ? thing.id : undefined);
    const name = { text: thing.name, [base ? 'base' : 'card']: thing.id };
    const reason = { id: 'play-why-not', args: { card: name, why, rule } };
    const read = nodes({ id: 'play-read', args: { card: { text: thing.name } } });
    const more = () => this.#inspector.open(target);
    this.#say(reason, h('button', { type: 'button', class: 'more', onclick: more }, ...read));
  }
}
