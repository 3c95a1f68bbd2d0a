// Plays a game of either kind on the table: what only one has comes from its kit. A turn of the loop draws what the
// viewer may see, waits for a person's choice or a computer's thought, gives the index to the engine and tells what came
// of it. Going back wakes the loop without an answer: it begins its turn anew, and what was thought until then is dropped.

import { byId, h } from '../page/dom.js';
import { refocus } from '../page/focus.js';
import { say } from '../page/live.js';
import { rove } from '../page/roving.js';
import { t } from '../page/words.js';
import { Log, lineText, mentioned } from '../table/log.js';
import { Prompt } from '../table/prompt.js';
import { Aloud } from './aloud.js';
import { iconButton } from './back.js';
import { always, says } from './because.js';
import { Changes } from './changes.js';
import { Choosing } from './choosing.js';
import { Command } from './command.js';
import { Device } from './device.js';
import { Hint } from './hint.js';
import { moving } from './motion.js';
import { cue, cues } from './sound.js';
import { Steps } from './steps.js';
import { TakeBack } from './takeback.js';

/** @typedef {import('../engine/game.js').Game} Game */
/** @typedef {import('../games/kit').View} View */
/** @typedef {import('../games/kit').Line} Line */

/** For so many milliseconds a press of Space still belongs to the play before. */
const HURRY = 500;
/** An eye that is struck out. */
const COVER = 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M4 20 20 4';

export class Play {
  #game;
  #tell;
  #table;
  #prompt;
  #log = new Log();
  #changes = new Changes();
  #steps;
  #because;
  /** Asks why the computers did what they have done since. */
  #whyButton = h(
    'button',
    { type: 'button', class: 'more', title: t('steps-key', { key: 'y' }), 'aria-keyshortcuts': 'y', hidden: true },
    t('why-button'),
  );
  #hint;
  #choosing;
  #device;
  #takeBack;
  /** What it says when it is asked. */
  aloud;
  #command = new Command({ typed: () => this.#typed(), left: () => byId('prompt').focus({ preventScroll: true }) });
  /** As it is drawn now. @type {View | null} */
  #view = null;
  /** What has happened and is not said yet. @type {Line[]} */
  #unsaid = [];
  /** Up to where the log panel has been written. */
  #logged = 0;
  /** Ends what the loop waits for, without an answer. */
  #wake = () => {};
  /** How often the loop was woken: what was answered to an earlier count is worth nothing. */
  #woken = 0;
  /** When Space last went on to the computer's next play. */
  #hurried = Number.NEGATIVE_INFINITY;

  /**
   * @param {Game} game
   * @param {{ stopped: (error: unknown) => void, over: (view: View) => void }} tell called when the engine
   *   stops outside of the loop, and when the game is over
   */
  constructor(game, tell) {
    this.#game = game;
    this.#because = game.because;
    this.#table = game.kit.table();
    this.#prompt = new Prompt(game.kit);
    this.#tell = tell;
    this.#steps = new Steps(game.humans.length === 0, () => this.decideNow());
    this.#device = new Device(game, {
      until: (answer) => this.#unlessWoken(answer),
      anew: () => this.#anew(),
      change: () => this.#forget(),
      away: () => this.#takeBack.draw(),
    });
    this.#takeBack = new TakeBack(game, this.#device, {
      guarded: (act) => this.#act(act),
      say: (reason, more) => this.aloud.say(reason, more),
      isAsked: () => this.#choosing.asked !== null,
      anew: () => {
        this.#forget();
        this.#anew();
      },
    });
    this.aloud = new Aloud(game, this.#prompt, this.#table, () => ({
      view: this.#view,
      viewer: this.#device.viewer,
      asked: this.#choosing.asked,
    }));
    const cover = h(
      'div',
      { class: 'back covering' },
      iconButton(t('cover-cover'), COVER, () => this.cover()),
    );
    /** What the header has for this game. */
    this.menu = [...(this.#device.shared ? [cover] : []), this.#takeBack.back.element];
    this.root = h(
      'div',
      { class: `table of-${game.kit.game}` },
      ...this.#table.above,
      h(
        'div',
        { class: 'board' },
        ...this.#table.board,
        h('aside', { 'aria-label': t('play-aside') }, this.#log.element, this.#table.piles),
      ),
      ...this.#table.beside,
      h('div', { class: 'dock' }, this.#log.recap, ...this.#table.shown, this.#prompt.element, this.#table.hand),
    );
    this.#log.recap.append(this.#whyButton);
    this.#whyButton.addEventListener('click', () => this.because());
    this.#hint = new Hint(this.root, game, this.#prompt);
    this.#prompt.element.prepend(this.#steps.element);
    this.#prompt.element.append(this.#command.element);
    this.#choosing = new Choosing(this.root, game, this.#prompt, {
      guarded: (act) => this.#act(act),
      back: () => this.undo(false),
      again: () => this.#anew(),
      refuse: (card, base) => {
        const element = this.root.querySelector(`.card[data-card="${card}"]`);
        this.#act(() => this.aloud.refuseAt(element, card, base));
      },
    });
    for (const [region, columns] of this.#table.regions) rove(region, columns);
    for (const region of [this.#prompt.element, this.#log.element]) rove(region);
    this.#table.follow(this.root);
    this.root.addEventListener('click', (event) => this.#click(/** @type {Element} */ (event.target)));
  }

  /** Plays until the page turns to something else. A game that is over can still be taken back. */
  async run() {
    const game = this.#game;
    let drawn = false;
    while (!game.ended) {
      const now = this.#woken;
      if (this.#takeBack.wish !== null) await this.#takeBack.consent(this.#takeBack.wish);
      const seat = game.deciding;
      if (seat === undefined) {
        this.#sayAll();
        this.#steps.rest();
        this.#tell.over(this.#draw(false));
        await this.#unlessWoken(new Promise(() => {}));
        continue;
      }
      const human = game.humans.includes(seat);
      if (human) this.#steps.rest();
      else this.#steps.think(seat, game.names[seat] ?? '');
      // What was typed was meant for whoever typed it.
      if (!human || this.#device.viewer !== seat) this.#command.forget();
      const planned = human ? this.#choosing.planned(seat) : undefined;
      if (planned === undefined && human && this.#device.viewer !== seat && !game.drafting) {
        await this.#device.handOver(seat);
        if (now !== this.#woken) continue;
      }
      // What a computer has just done is drawn already, and stays lit while the next one thinks.
      const view = planned !== undefined || (drawn && !human) ? null : this.#draw(human);
      drawn = false;
      const tell = (/** @type {number} */ spent) => this.#steps.progress(spent);
      const thought = human ? undefined : await this.#unlessWoken(game.think(tell));
      const choice = planned ?? (view && human ? await this.#unlessWoken(this.#ask(view)) : thought?.choice);
      await this.#takeBack.held;
      if (game.ended || now !== this.#woken || choice === undefined) continue;
      const from = game.logLength;
      game.choose(choice, thought);
      const lines = game.log(this.#device.viewer, from);
      this.#unsaid.push(...lines);
      // Where nothing waits, an opponent's turn is told in one piece.
      const passing = !human && this.#steps.passing;
      if (!passing) cues(lines);
      const next = game.deciding ?? seat;
      const person = game.humans.includes(next);
      // Before a cover nothing is said any more: the recap behind it tells all.
      if (person && next !== this.#device.viewer && !game.drafting) this.#unsaid = [];
      if (!passing || person || lines.some((line) => line.heading)) this.#sayAll();
      if (human) continue;
      this.#draw(false, from);
      drawn = true;
      await this.#unlessWoken(this.#steps.beat(lines, this.#because.since(from).at(-1)?.why));
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
    this.#game.leaveThought();
    this.#choosing.end();
    this.#wake();
  }

  /**
   * Puts the result in the place of the question.
   * @param {HTMLElement} result
   */
  finish(result) {
    this.#prompt.finish(result);
  }

  #sayAll() {
    if (this.#unsaid.length) say(this.#unsaid.map(lineText).join('. '));
    this.#unsaid = [];
  }
  /** What was drawn and is to be said may be for one pair of eyes. */
  #forget() {
    this.#unsaid = [];
    this.#log.clear();
    this.#logged = 0;
  }

  /** What is answered always. */
  get usual() {
    return this.#choosing.usual;
  }

  /** Opens the line for typing. */
  command() {
    if (this.#choosing.asked) this.#command.open();
  }
  /** Answers with what has been typed. */
  #typed() {
    const { asked } = this.#choosing;
    const word = asked ? this.#command.next() : undefined;
    if (word === undefined) return;
    const choice = this.#game.meant(word);
    if (choice !== undefined) return this.#choosing.give(choice);
    this.#command.forget();
    const offers = asked?.choices.map(({ label }) => label) ?? [];
    this.aloud.say(t('command-unknown', { word, offers }));
  }
  /** @param {boolean} all the viewer's own discard pile, or everyone's */
  discard(all) {
    this.#table.openPile(all ? undefined : this.#device.viewer);
  }
  /** Takes back what has just been picked; with nothing to take back, whoever has the device covers the table. */
  escape() {
    if (!this.root.isConnected || !this.#choosing.escape()) this.cover();
  }

  /** @param {string} key */
  digit(key) {
    this.#choosing.digit(key);
  }
  space() {
    if (!this.#choosing.asked) {
      this.#hurried = performance.now();
      return this.#steps.next();
    }
    // Whoever goes through the computer's plays by Space must not end a turn of their own by it.
    if (performance.now() - this.#hurried > HURRY) this.#choosing.space();
  }
  /** Pauses the computer's plays, or continues them. */
  hold() {
    this.#steps.hold();
  }
  /** On to the next decision of a person. */
  skip() {
    this.#steps.skip();
  }
  /** The computer that thinks for long decides. */
  decideNow() {
    this.#game.decideNow();
  }
  /** Why the computer has done that; asked between its turns, why all of them did what they have done since. */
  because() {
    if (this.#choosing.asked) this.aloud.because(this.#because.since(this.#device.decided(this.#device.viewer ?? 0)));
    else this.#steps.why();
  }
  /** The next step of a hint. */
  async hint() {
    try {
      await this.#hint.next();
    } catch (error) {
      this.#tell.stopped(error);
    }
  }
  inspect() {
    this.#table.read(document.activeElement);
  }
  /** @param {boolean} wholeTurn */
  undo(wholeTurn) {
    this.#takeBack.undo(wholeTurn);
  }
  redo() {
    this.#takeBack.redo();
  }
  /** Covers the table, where several people share the device. */
  cover() {
    this.#device.cover();
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
   * @param {boolean} mine whether the viewer is asked
   * @param {number} [from] where the last choice begins in the log
   */
  #draw(mine, from = this.#game.logLength) {
    const start = performance.now();
    // After a cover, the table is back before anything is drawn on it.
    const covered = !this.root.isConnected;
    if (covered) byId('main').replaceChildren(this.root);
    const { names, kit } = this.#game;
    const { viewer } = this.#device;
    // In the draft, which hides nothing, nobody takes the table over.
    const view = this.#game.view(mine ? this.#game.deciding : viewer);
    const choices = mine ? (view.decision?.choices ?? []) : [];
    const last = viewer === undefined ? from : this.#device.decided(viewer);
    const since = this.#game.log(viewer, last);
    const plays = this.#because.since(last);
    const fresh = this.#game.log(viewer, from).length;
    const look = {
      names,
      viewer: viewer ?? null,
      mine,
      cards: new Map(choices.flatMap(({ card, index }) => (card === null ? [] : [[card, index]]))),
      bases: new Map(choices.flatMap(({ base = null, index }) => (base === null ? [] : [[base, index]]))),
      asking: mine ? (view.decision?.by_card ?? null) : null,
      askingBase: mine ? (view.decision?.by_base ?? null) : null,
      picked: new Set(mine && view.decision ? kit.asking(view).picks.flatMap(({ card }) => card ?? []) : []),
      recent: mentioned(since),
      since,
    };
    // What another has seen must not be seen going.
    const still = this.#steps.skipping || covered || this.#view?.seat !== view.seat;
    this.#view = view;
    const draw = () => {
      this.#table.draw(view, look);
      const act = { ...this.#choosing.begin(mine ? view : null), hint: () => this.hint() };
      this.#prompt.draw(view, { names, mine, act });
      this.#hint.begin(mine ? view : null);
      this.#log.add(this.#game.log(viewer, this.#logged));
      this.#logged = this.#game.logLength;
      const told = always() ? plays.filter(({ why }) => says(why)) : [];
      const asides = told.map(({ from: start, why }) => ({
        at: since.length - this.#game.log(viewer, start).length,
        why,
      }));
      this.#log.recall(since, fresh, asides);
      this.#whyButton.hidden = !mine || plays.length === 0;
      this.#takeBack.draw();
      this.#changes.draw(this.root, kit.numbers(view), { viewer, mine });
      const message = mine && this.#takeBack.message();
      if (message) this.aloud.say(message);
    };
    moving(this.root, draw, still);
    refocus();
    performance.measure('view drawn', { start });
    return view;
  }
  /**
   * @param {View} view
   * @returns {Promise<number>}
   */
  #ask(view) {
    if (this.#game.plies.at(-1)?.seat !== view.decision?.seat) cue('decision');
    say(t('play-your-decision', { prompt: view.decision?.prompt ?? '' }), 'assertive');
    const focused = document.activeElement;
    // Whoever reads the log or a panel is not torn away from it, nor whoever picks several cards from among them.
    const picking = view.decision?.set && focused?.closest('.hand, [data-drop]');
    if (!picking && !focused?.closest('aside, dialog, header')) byId('prompt').focus({ preventScroll: true });
    const answer = this.#choosing.ask();
    this.#typed();
    return answer;
  }

  /** @param {Element} target */
  #click(target) {
    if (this.#choosing.click(target)) return;
    const { pile } = /** @type {HTMLElement | null} */ (target.closest('[data-pile]'))?.dataset ?? {};
    if (pile !== undefined) return this.#table.openPile(Number(pile));
    if (!target.closest('button')) return;
    this.#act(() => this.aloud.refuse(target));
  }
}
