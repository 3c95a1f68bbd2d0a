// Plays a game on the table. A turn of the loop draws what the viewer may see, waits for a person's
// choice or a computer's thought, gives the index to the engine and tells what came of it. Going back
// wakes the loop without an answer: it begins its turn anew, and what was thought until then is dropped.

import { close } from '../page/dialog.js';
import { byId, h } from '../page/dom.js';
import { refocus } from '../page/focus.js';
import { hush, say } from '../page/live.js';
import { rove } from '../page/roving.js';
import { nodes, t, text } from '../page/words.js';
import { Inspector } from '../table/inspect.js';
import { Log, lineText, mentioned } from '../table/log.js';
import { Prompt } from '../table/prompt.js';
import { Table } from '../table/table.js';
import { numbers, score, standing } from './aloud.js';
import { askTakeBack, Back, iconButton } from './back.js';
import { Changes } from './changes.js';
import { Choosing } from './choosing.js';
import { Command } from './command.js';
import { asked, consentScreen, coverScreen, recapScreen } from './cover.js';
import { Draft } from './draft.js';
import { moving } from './motion.js';
import { cue, cues } from './sound.js';
import { Steps } from './steps.js';

/** @typedef {import('../engine/game.js').Game} Game */
/** @typedef {import('../view').View} View */
/** @typedef {import('../view').Line} Line */

/** For so many milliseconds a press of Space still belongs to the play before. */
const HURRY = 500;
/** An eye that is struck out. */
const COVER = 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M4 20 20 4';

export class Play {
  #game;
  #tell;
  #table = new Table();
  #prompt = new Prompt();
  #log = new Log();
  #draft = new Draft();
  #changes = new Changes();
  #steps;
  #inspector = new Inspector();
  #choosing;
  #command = new Command({ typed: () => this.#typed(), left: () => byId('prompt').focus({ preventScroll: true }) });
  /** As it is drawn now. @type {View | null} */
  #view = null;
  /** What has happened and is not said yet. @type {Line[]} */
  #unsaid = [];
  /** Who may see the table as it is drawn now. @type {number | undefined} */
  #viewer;
  /** Up to where the log panel has been written. */
  #logged = 0;
  /** Ends what the loop waits for, without an answer. */
  #wake = () => {};
  /** How often the loop was woken: what was answered to an earlier count is worth nothing. */
  #woken = 0;
  /** Until when the computers wait: somebody is asked whether to take back. */
  #held = Promise.resolve();
  /** Whose choice the others are asked to take back. @type {number | null} */
  #wish = null;
  /** When Space last went on to the computer's next play. */
  #hurried = Number.NEGATIVE_INFINITY;
  /** What is said beneath the next question. */
  #message = '';

  /**
   * @param {Game} game
   * @param {{ stopped: (error: unknown) => void, over: (view: View) => void }} tell called when the engine
   *   stops outside of the loop, and when the game is over
   */
  constructor(game, tell) {
    this.#game = game;
    this.#tell = tell;
    this.#steps = new Steps(game.humans.length === 0);
    this.back = new Back(game, { undo: (wholeTurn) => this.undo(wholeTurn), redo: () => this.redo() });
    const cover = iconButton(t('cover-cover'), COVER, () => this.cover());
    /** What the header has for this game. */
    this.menu = [...(game.humans.length > 1 ? [h('div', { class: 'back covering' }, cover)] : []), this.back.element];
    this.#viewer = game.humans.length === 1 ? game.humans[0] : undefined;
    this.root = h(
      'div',
      { class: 'table' },
      this.#table.scores,
      h(
        'div',
        { class: 'board' },
        this.#draft.element,
        this.#table.bases,
        h('aside', { 'aria-label': t('play-aside') }, this.#log.element, this.#table.piles),
      ),
      this.#inspector.element,
      h('div', { class: 'dock' }, this.#log.recap, this.#table.shown, this.#prompt.element, this.#table.hand),
    );
    this.#prompt.element.prepend(this.#steps.element);
    this.#prompt.element.append(this.#command.element);
    this.#choosing = new Choosing(this.root, game, this.#prompt, {
      guarded: (act) => this.#act(act),
      back: () => this.undo(false),
      again: () => this.#anew(),
      refuse: (card, base) => this.#act(() => this.#refuseAt(card, base)),
    });
    rove(this.#table.bases, '.base');
    for (const region of [this.#table.scores, this.#table.hand, this.#table.piles]) rove(region);
    for (const region of [this.#prompt.element, this.#draft.element, this.#log.element]) rove(region);
    this.#inspector.follow(this.root);
    this.root.addEventListener('click', (event) => this.#click(/** @type {Element} */ (event.target)));
  }

  /** Plays until the page turns to something else. A game that is over can still be taken back. */
  async run() {
    const game = this.#game;
    let drawn = false;
    while (!game.ended) {
      const now = this.#woken;
      if (this.#wish !== null) await this.#consent(this.#wish);
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
      if (!human || this.#viewer !== seat) this.#command.forget();
      const planned = human ? this.#choosing.planned(seat) : undefined;
      if (planned === undefined && human && this.#viewer !== seat && !game.drafting) {
        await this.#handOver(seat);
        if (now !== this.#woken) continue;
      }
      // What a computer has just done is drawn already, and stays lit while the next one thinks.
      const view = planned !== undefined || (drawn && !human) ? null : this.#draw(human);
      drawn = false;
      const choice = planned ?? (await this.#unlessWoken(human && view ? this.#ask(view) : game.think()));
      await this.#held;
      if (game.ended || now !== this.#woken || choice === undefined) continue;
      const from = game.logLength;
      game.choose(choice);
      const lines = game.log(this.#viewer, from);
      this.#unsaid.push(...lines);
      // Where nothing waits, an opponent's turn is told in one piece.
      const passing = !human && this.#steps.passing;
      if (!passing) cues(lines);
      const next = game.deciding ?? seat;
      const person = game.humans.includes(next);
      // Before a cover nothing is said any more: the recap behind it tells all.
      if (person && next !== this.#viewer && !game.drafting) this.#unsaid = [];
      if (!passing || person || lines.some((line) => line.heading)) this.#sayAll();
      if (human) continue;
      this.#draw(false, from);
      drawn = true;
      await this.#unlessWoken(this.#steps.beat(lines));
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
  /**
   * Shows and says something that was asked for.
   * @param {string} words
   */
  #note(words) {
    this.#prompt.refuse(words);
    say(words);
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
    this.#say(t('command-unknown', { word, offers }));
  }
  /** Says how the base with the focus stands; without one, every base. */
  standing() {
    const thing = this.#inspector.thing(document.activeElement);
    const { bases = [] } = this.#view ?? {};
    const isAt = (/** @type {import('../view').BaseView} */ base) =>
      base === thing ||
      [...base.minions, ...base.actions].some((card) => card === thing || card.actions.some((on) => on === thing));
    const here = bases.filter(isAt);
    this.#note((here.length ? here : bases).map((base) => standing(base, this.#game.names)).join('. '));
  }
  score() {
    if (this.#view) this.#note(score(this.#view, this.#game.names));
  }
  /** Says why the thing with the focus cannot be chosen, and what its number is made of. */
  why() {
    const target = document.activeElement;
    const thing = this.#inspector.thing(target);
    if (!thing) return this.#note(t('aloud-nothing'));
    const offered = target?.matches('[data-choice]') ? `${thing.name}: ${t('card-offered')}` : '';
    const reason = offered ? null : this.#reason(thing);
    const said = [offered, reason ? text(reason) : '', numbers(thing)].filter(Boolean);
    this.#note(said.length ? said.join('. ') : t('aloud-printed', { thing: { text: thing.name } }));
  }
  /** @param {boolean} all the viewer's own discard pile, or everyone's */
  discard(all) {
    this.#table.openPile(all ? undefined : this.#viewer);
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
    // While others decide, the next drawing would take the line away; the end of a game stands before it.
    if (this.#choosing.asked === null) ask();
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
    if (refused) this.#message = refused;
    else if (this.#game.takeBack(taker)) this.#message = t('play-decides-again', { name: asks });
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
    const covered = !this.root.isConnected;
    if (covered) byId('main').replaceChildren(this.root);
    const { names } = this.#game;
    // In the draft, which hides nothing, nobody takes the table over.
    const view = this.#game.view(mine ? this.#game.deciding : this.#viewer);
    const choices = mine ? (view.decision?.choices ?? []) : [];
    const since = this.#game.log(this.#viewer, this.#viewer === undefined ? from : this.#decided(this.#viewer));
    const fresh = this.#game.log(this.#viewer, from).length;
    const look = {
      names,
      viewer: this.#viewer ?? null,
      cards: new Map(choices.flatMap(({ card, index }) => (card === null ? [] : [[card, index]]))),
      bases: new Map(choices.flatMap(({ base, index }) => (base === null ? [] : [[base, index]]))),
      asking: mine ? (view.decision?.by_card ?? null) : null,
      askingBase: mine ? (view.decision?.by_base ?? null) : null,
      picked: new Set(mine && view.decision?.set ? view.decision.picked.map(({ card }) => card) : []),
      recent: mentioned(since),
    };
    // What another has seen must not be seen going.
    const still = this.#steps.skipping || covered || this.#view?.seat !== view.seat;
    this.#view = view;
    const draw = () => {
      this.#table.draw(view, look);
      this.#draft.draw(view, { names, mine });
      this.#inspector.draw(view, look);
      this.#prompt.draw(view, { names, mine, act: this.#choosing.begin(mine ? view : null) });
      this.#log.add(this.#game.log(this.#viewer, this.#logged));
      this.#logged = this.#game.logLength;
      this.#log.recall(since, fresh);
      this.back.draw(this.#viewer);
      if (mine && this.#message) {
        this.#say(this.#message);
        this.#message = '';
      }
    };
    moving(this.root, draw, still);
    this.#changes.draw(this.root, view, { viewer: this.#viewer, mine });
    refocus();
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
    if (this.#game.plies.at(-1)?.seat !== view.decision?.seat) cue('decision');
    say(t('play-your-decision', { prompt: view.decision?.prompt ?? '' }), 'assertive');
    const focused = document.activeElement;
    // Whoever reads the log or a panel is not torn away from it, nor whoever picks several cards from among them.
    const picking = view.decision?.set && focused?.closest('.hand, .bases');
    if (!picking && !focused?.closest('aside, dialog, header')) byId('prompt').focus({ preventScroll: true });
    const answer = this.#choosing.ask();
    this.#typed();
    return answer;
  }

  /**
   * Nothing of anybody's hand is in the page while the device changes hands.
   * @param {number} seat
   */
  async #handOver(seat) {
    const name = this.#game.names[seat] ?? '';
    const seen = this.#game.view(undefined);
    const ready = await this.#cover((done) => coverScreen(seen, seat, name, () => done(true)), asked(seen));
    if (!ready) return;
    this.#viewer = seat;
    this.#log.clear();
    this.#logged = 0;
    const lines = this.#game.log(seat, this.#decided(seat));
    const told = lines.map(lineText).join('. ');
    if (told) await this.#cover((done) => recapScreen(lines, seat, name, () => done(true)), told);
  }
  /** Whether the table lies open for one of several people. */
  get #open() {
    return this.#game.humans.length > 1 && this.#viewer !== undefined;
  }
  /** Covers the table, until whoever decides takes it over. */
  cover() {
    if (!this.#open) return;
    this.#viewer = undefined;
    this.#unsaid = [];
    this.#log.clear();
    this.#logged = 0;
    close();
    hush();
    this.#anew();
  }
  /**
   * @template T
   * @param {(done: (answer: T) => void) => HTMLElement} make
   * @param {string} [more] what is said beside its title
   * @returns {Promise<T | undefined>} undefined if the loop has been woken first
   */
  #cover(make, more = '') {
    close();
    hush();
    this.back.draw(this.#viewer);
    return this.#unlessWoken(
      new Promise((resolve) => {
        const cover = make(resolve);
        byId('main').replaceChildren(cover);
        say([cover.querySelector('h2')?.textContent, more].filter(Boolean).join('. '), 'assertive');
        (cover.matches('[tabindex]') ? cover : cover.querySelector('button'))?.focus();
      }),
    );
  }

  /** @param {Element} target */
  #click(target) {
    if (this.#choosing.click(target)) return;
    const { pile } = /** @type {HTMLElement | null} */ (target.closest('[data-pile]'))?.dataset ?? {};
    if (pile !== undefined) return this.#table.openPile(Number(pile));
    if (!target.closest('button')) return;
    const thing = this.#inspector.thing(target);
    if (!thing) return;
    this.#act(() => this.#refuse(thing, target));
  }
  /**
   * Why this cannot be chosen, for whoever looks; null for others. A base is refused to the card that is being played.
   * @param {import('../view').CardView | import('../view').BaseView} thing
   */
  #reason(thing) {
    const base = 'breakpoint' in thing;
    const card = base ? this.#choosing.asked?.by_card : thing.id;
    if (this.#viewer === undefined || card === undefined || card === null) return null;
    const { message: why, rule } = this.#game.whyNot(this.#viewer, card, base ? thing.id : undefined);
    const name = { text: thing.name, [base ? 'base' : 'card']: thing.id };
    return { id: 'play-why-not', args: { card: name, why, rule } };
  }
  /**
   * Says why a card that was let go there is not played.
   * @param {number} card
   * @param {number} [base]
   */
  #refuseAt(card, base) {
    const thing = this.#inspector.thing(this.root.querySelector(`.card[data-card="${card}"]`));
    if (this.#viewer === undefined || !thing) return;
    const { message: why, rule } = this.#game.whyNot(this.#viewer, card, base);
    if (why.id === 'why-allowed') return this.#say(t('play-elsewhere', { card: { text: thing.name } }));
    this.#say({ id: 'play-why-not', args: { card: { text: thing.name, card }, why, rule } });
  }
  /**
   * Says why this cannot be chosen, with a way to read it.
   * @param {import('../view').CardView | import('../view').BaseView} thing
   * @param {Element} target
   */
  #refuse(thing, target) {
    const reason = this.#reason(thing);
    if (!reason) {
      this.#inspector.open(target);
      return;
    }
    const read = nodes({ id: 'play-read', args: { card: { text: thing.name } } });
    const more = () => this.#inspector.open(target);
    this.#say(reason, h('button', { type: 'button', class: 'more', onclick: more }, ...read));
  }
}
