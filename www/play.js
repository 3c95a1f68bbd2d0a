// Plays a game on the table. A turn of the loop draws what the viewer may see, waits for a person's
// choice or a computer's thought, gives the index to the engine and tells what came of it.

import { close, show } from './dialog.js';
import { byId, h } from './dom.js';
import { Inspector } from './inspect.js';
import { hush, say } from './live.js';
import { Log, lineText, mentioned } from './log.js';
import { pause } from './pace.js';
import { defaultChoice, Prompt } from './prompt.js';
import { coverScreen } from './screens.js';
import { Table } from './table.js';

/** @typedef {import('./session.js').Game} Game */
/** @typedef {import('./view').View} View */
/** @typedef {import('./view').Line} Line */

export class Play {
  #game;
  #stopped;
  #table = new Table();
  #prompt = new Prompt();
  #log = new Log();
  #inspector = new Inspector(show);
  /** Who may see the table as it is drawn now. @type {number | undefined} */
  #viewer;
  /** Up to where the log panel has been written. */
  #logged = 0;
  /** Where the log stood when each seat last decided. @type {number[]} */
  #seen;
  /** The decision that is being asked, if it is a person's. @type {View['decision']} */
  #asked = null;
  /** @type {(choice: number) => void} */
  #answer = () => {};

  /**
   * @param {Game} game
   * @param {(error: unknown) => void} stopped told when the engine stops outside of the loop
   */
  constructor(game, stopped) {
    this.#game = game;
    this.#stopped = stopped;
    this.#seen = game.names.map(() => game.logLength);
    this.#viewer = game.humans.length === 1 ? game.humans[0] : undefined;
    this.root = h(
      'div',
      { class: 'table' },
      this.#table.scores,
      h(
        'div',
        { class: 'board' },
        this.#table.bases,
        h('aside', { 'aria-label': 'Log and piles' }, this.#inspector.element, this.#log.element, this.#table.piles),
      ),
      h('div', { class: 'dock' }, this.#log.recap, this.#table.shown, this.#prompt.element, this.#table.hand),
    );
    this.#inspector.follow(this.root);
    this.root.addEventListener('click', (event) => this.#click(/** @type {Element} */ (event.target)));
  }

  /**
   * Plays to the end, or until the page turns to something else.
   * @returns {Promise<View | null>} the last view, if the game is over
   */
  async run() {
    const game = this.#game;
    byId('main').replaceChildren(this.root);
    for (;;) {
      const seat = game.deciding;
      if (seat === undefined) return this.#draw(false);
      const human = game.humans.includes(seat);
      if (human && this.#viewer !== seat) await this.#handOver(seat);
      const view = this.#draw(human);
      const choice = human ? await this.#ask(view) : await game.think();
      if (game.ended) return null;
      const from = game.logLength;
      if (human) this.#seen[seat] = from;
      game.choose(choice);
      const lines = game.log(this.#viewer, from);
      if (lines.length) say(lines.map(lineText).join('. '));
      if (human) continue;
      this.#draw(false, from);
      if (lines.length) await pause();
      if (game.ended) return null;
    }
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

  /**
   * @param {boolean} mine whether the viewer is asked
   * @param {number} [from] where the last choice begins in the log
   */
  #draw(mine, from = this.#game.logLength) {
    const { names } = this.#game;
    const view = this.#game.view(this.#viewer);
    const choices = mine ? (view.decision?.choices ?? []) : [];
    const since = this.#game.log(this.#viewer, this.#viewer === undefined ? from : (this.#seen[this.#viewer] ?? 0));
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
    return view;
  }

  /**
   * @param {View} view
   * @returns {Promise<number>}
   */
  #ask(view) {
    this.#asked = view.decision;
    say(`Your decision: ${view.decision?.prompt ?? ''}`, 'assertive');
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
    close();
    hush();
    await new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
      const cover = coverScreen(seat, name, () => resolve());
      byId('main').replaceChildren(cover);
      say(`Hand over to ${name}`, 'assertive');
      cover.querySelector('button')?.focus();
    });
    this.#viewer = seat;
    this.#log.clear();
    this.#logged = 0;
    byId('main').replaceChildren(this.root);
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
    try {
      this.#refuse(thing, target);
    } catch (error) {
      this.#stopped(error);
    }
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
   * @param {import('./view').CardView | import('./view').BaseView} thing
   * @param {Element} target
   */
  #refuse(thing, target) {
    const base = 'breakpoint' in thing;
    const card = base ? this.#asked?.by_card : thing.id;
    if (this.#viewer === undefined || card === undefined || card === null) {
      this.#inspector.open(target);
      return;
    }
    const reason = `${thing.name}: ${this.#game.whyNot(this.#viewer, card, base ? thing.id : undefined)}`;
    const more = () => this.#inspector.open(target);
    this.#prompt.refuse(reason, h('button', { type: 'button', class: 'more', onclick: more }, `Read ${thing.name}`));
    say(reason, 'assertive');
  }
}
