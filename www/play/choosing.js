// One decision, from the question to the answer. Whatever is pressed, clicked, typed as a digit or dropped comes here
// as the index of a choice; here it is known what has just been picked and can be taken back, what has to be pressed
// twice, and what was answered ahead. What a choice would do is shown by `preview.js`, dragging is in `drag.js`.

import { say } from '../page/live.js';
import { t } from '../page/words.js';
import { setting } from '../saves/storage.js';
import { options } from '../table/options.js';
import { Drag } from './drag.js';
import { Planned } from './planned.js';
import { Preview } from './preview.js';
import { lasting, Usual } from './usual.js';

/** @typedef {import('../engine/game.js').Game} Game */
/** @typedef {import('../games/kit').View} View */
/** @typedef {import('../games/kit').DecisionView} DecisionView */
/** @typedef {import('../table/prompt.js').Prompt} Prompt */
/** @typedef {import('../view').Name} Name */
/** @typedef {import('./drag.js').Lifted} Lifted */

/** Words that lead on. */
const WAY_ON = ['draw', 'done', 'pass'];

/**
 * @typedef {object} Tell
 * @property {(act: () => void) => void} guarded does something that may find the engine stopped
 * @property {() => void} back takes the last choice back
 * @property {() => void} again asks again: what has been picked is different
 * @property {(card: number, base: number | undefined) => void} refuse says why a card is not played there
 */

export class Choosing {
  #game;
  #prompt;
  #tell;
  #planned = new Planned();
  usual;
  /** After something was taken back, all is asked. */
  #anew = false;
  #preview;
  #drag;
  /** What is asked, as it is drawn; null while nobody is asked here. @type {View | null} */
  #view = null;
  /** @type {((choice: number) => void) | null} */
  #answer = null;
  /** The card that was picked for this very question, and can be taken back for nothing. @type {Name | null} */
  #picked = null;
  /** Pressed once, where it takes two presses. @type {number | null} */
  #considered = null;

  /**
   * @param {HTMLElement} root
   * @param {Game} game
   * @param {Prompt} prompt
   * @param {Tell} tell
   */
  constructor(root, game, prompt, tell) {
    this.#game = game;
    this.#prompt = prompt;
    this.#tell = tell;
    this.usual = new Usual(game.slot.id);
    const { names } = game;
    this.#preview = new Preview(root, {
      ahead: (choices) => game.ahead(choices),
      guarded: tell.guarded,
      names,
      kit: game.kit,
    });
    prompt.notes.append(this.#preview.element);
    this.#drag = new Drag(root, {
      lift: (card) => this.#lift(card),
      over: (lifted, place) => this.#over(lifted, place),
      drop: (lifted, place) => {
        tell.guarded(() => this.#drop(lifted, place));
        return this.#answer === null;
      },
    });
  }

  /**
   * The answer that was given ahead to what is asked now, or once for all, if there is one.
   * @param {number} seat
   * @returns {number | undefined}
   */
  planned(seat) {
    const usual = !this.#anew && this.usual.all.length > 0;
    if (this.#planned.nothing && !usual) return undefined;
    const { decision } = this.#game.view(seat);
    if (!decision) return undefined;
    return this.#planned.answer(decision, this.#moment(seat)) ?? (usual ? this.usual.answer(decision) : undefined);
  }
  /** The same until another turn begins or another base scores. @param {number} seat */
  #moment = (seat) => this.#game.log(seat, 0).filter((line) => line.heading || line.scoring).length;

  /**
   * Before it is drawn: what can be done about the question, if the viewer is asked.
   * @param {View | null} view
   * @returns {Omit<import('../table/prompt.js').Act, 'hint'>}
   */
  begin(view) {
    this.#drag.end();
    this.#view = view;
    this.#answer = null;
    this.#considered = null;
    this.#preview.ask(view);
    this.#picked = this.#pick();
    const lasts = view?.decision ? lasting(view.decision) : [];
    return {
      pick: this.#picked,
      always: lasts.length === 0 ? null : { choices: lasts, give: (choice) => this.#always(choice) },
      ordered: (order, always) => {
        const [first] = order;
        if (!view?.decision || !first) return;
        const { seat } = view.decision;
        const things = order.map(({ choice }) => choice);
        this.#planned.order(things, seat, this.#moment(seat));
        if (always) this.usual.order(seat, things);
        this.give(first.choice.index);
      },
    };
  }
  /** Finds out what was picked, in the record: it may have been done again, or before the page was loaded. */
  #pick() {
    const { decision } = this.#view ?? {};
    const { kit } = this.#game;
    if (!this.#view || !decision || decision.set?.now || !kit.follows(decision)) return null;
    if (this.#game.barrier !== null || this.#game.plies.at(-1)?.seat !== decision.seat) return null;
    const { last } = this.#game;
    return last && kit.pick(this.#view, last);
  }
  /** @returns {Promise<number>} the answer */
  ask() {
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }
  /** Nothing is asked any more. */
  end() {
    this.#planned.forget();
    this.#anew = true;
    this.begin(null);
  }
  get asked() {
    return this.#answer === null ? null : (this.#view?.decision ?? null);
  }

  /**
   * Answers, whatever would have to be pressed twice.
   * @param {number} index
   */
  give(index) {
    const answer = this.#answer;
    if (!answer) return;
    this.#answer = null;
    this.#anew = false;
    this.#preview.ask(null);
    answer(index);
  }
  /** Answers so for the whole game. @param {import('../games/kit').ChoiceView} choice */
  #always(choice) {
    if (!this.asked) return;
    this.usual.word(this.asked, choice);
    this.give(choice.index);
  }
  /**
   * A choice is pressed, however.
   * @param {number} index
   */
  press(index) {
    this.#tell.guarded(() => this.#press(index));
  }
  /** @param {number} index */
  #press(index) {
    const view = this.#view;
    const choice = this.asked?.choices[index];
    if (!view || !choice) return;
    const again = this.#considered === index;
    this.#considered = index;
    const ends = choice.word === 'done' && view.decision?.kind === 'play';
    const early = !again && ends && setting('warn') === 'on' && this.#game.kit.unused(view).length > 0;
    this.#prompt.warn(early);
    if (early) {
      say(t('prompt-end-sure'), 'assertive');
    } else if (!again && !choice.word && setting('confirm') === 'on' && this.#commits(index)) {
      say(this.#preview.pin([index]), 'assertive');
    } else this.give(index);
  }
  /**
   * Something would happen: it is more than picking what the next question is about.
   * @param {number} index
   */
  #commits(index) {
    const { lines, gained } = this.#preview.look([index]);
    return lines.length > 0 || gained !== null;
  }
  /** @param {string} key */
  digit(key) {
    const option = this.asked && this.#view && options(this.#view).find((each) => each.key === key);
    if (option) this.press(option.choice.index);
  }
  /** The way on: the word that draws, ends or declines, or the order as it stands. */
  space() {
    if (!this.asked) return;
    const word = this.asked.choices.find((choice) => WAY_ON.includes(choice.word ?? ''));
    const inOrder = /** @type {HTMLElement | null} */ (this.#prompt.element.querySelector('.in-order'));
    if (word) this.press(word.index);
    else inOrder?.click();
  }
  /** Takes back what is considered or was picked, the first of these that is; says whether any was. */
  escape() {
    if (this.#considered !== null) {
      this.#considered = null;
      this.#prompt.warn(false);
      this.#preview.unpin();
      return true;
    }
    if (!this.asked || !this.#picked) return false;
    this.#tell.back();
    return true;
  }
  /**
   * @param {Element} target
   * @returns {boolean} whether that was for this
   */
  click(target) {
    const data = (/** @type {string} */ name) =>
      /** @type {HTMLElement | null} */ (target.closest(`[data-${name}]`))?.getAttribute(`data-${name}`) ?? null;
    const choice = data('choice');
    if (choice !== null) this.press(Number(choice));
    else if (data('unpick') !== null) this.#tell.guarded(() => this.#unpick(Number(data('unpick'))));
    else if (data('unpick-place') !== null) this.#tell.guarded(() => this.#unpickPlace(Number(data('unpick-place'))));
    else if (data('take-back') !== null) this.#tell.back();
    else if (target.closest('button') && this.asked && data('card') === String(this.#picked?.card)) this.#tell.back();
    else return false;
    return true;
  }
  /** @param {number} card */
  #unpick(card) {
    if (this.asked && this.#game.unpick(card)) this.#tell.again();
  }

  /** @param {number} place */
  #unpickPlace(place) {
    if (this.asked && this.#game.unpickPlace(place)) this.#tell.again();
  }

  /** @param {number} card */
  #lift(card) {
    const view = this.asked && this.#view;
    /** @type {Lifted | null} */
    let lifted = null;
    this.#tell.guarded(() => {
      if (view) lifted = this.#game.kit.lift(view, card, (index) => this.#preview.look([index]));
    });
    return lifted;
  }
  /**
   * @param {Lifted} lifted
   * @param {string | null} place
   */
  #over({ index, places }, place) {
    const there = place === null ? undefined : places.get(place);
    if (there !== undefined) this.#preview.show(index === null ? [there] : [index, there]);
    else if (index !== null && place !== null) this.#preview.show([index]);
    else this.#preview.clear();
  }
  /**
   * @param {Lifted} lifted
   * @param {string | null} place what it was let go over: "base-1", "card-2" or "board"; null if that is not the board
   */
  #drop({ card, index, places, anywhere }, place) {
    this.#preview.clear();
    const there = place === null ? undefined : places.get(place);
    const [kind, id] = place?.split('-') ?? [];
    if (there !== undefined) {
      const at = (/** @type {string} */ wanted) => (kind === wanted ? Number(id) : null);
      if (index !== null) this.#planned.place({ card: at('card'), base: at('base') });
      this.give(index ?? there);
    } else if (anywhere && place !== null) {
      if (index !== null) this.give(index);
    } else if (place !== null) {
      this.#tell.refuse(card, kind === 'base' ? Number(id) : undefined);
    }
  }
}
