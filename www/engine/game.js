// One game: wraps the engine's Session, keeps the record outside of it, and stores it after every choice.
// It is begun from a set-up, gone on with from a save, or read from a file.

import { won } from '../games/course.js';
import { kitOf } from '../games/kits.js';
import { t } from '../page/words.js';
import { Because } from '../play/because.js';
import { Notes } from '../replay/notes.js';
import { Slot } from '../saves/saves.js';
import { advice } from './advice.js';
import { EngineStopped, engineOf, freshSeed, gameOf, guard, version } from './engine.js';
import { level } from './levels.js';
import { Thinker } from './thinker.js';

/** @typedef {import('../games/kit').View} View */
/** @typedef {import('./engine.js').GameName} GameName */
/** @typedef {import('../games/kit').Line} Line */
/** @typedef {import('../view').GameRecord} GameRecord */
/** @typedef {import('../view').Save} Save */
/** @typedef {import('../view').Level} Level */
/** @typedef {import('../view').Explained} Explained */
/** @typedef {import('../pkg/basebreaker.js').Session} Session */

/** @param {GameRecord} record */
const loaded = (record) => guard(() => engineOf(gameOf(record)).api.Session.load(record));
/** @param {Session} session */
const nameOf = (session) => /** @type {GameName} */ (session.game);

/**
 * A save in the engine, with what does not fit.
 * @param {Save} save
 * @returns {{ session: Session, notice: string | null }}
 */
function replay({ record, hash, engine: by }) {
  const session = loaded(record);
  const all = record.choices.length;
  const fit = guard(() => session.record()).choices.length;
  const known = by && version() && by !== version();
  const other = known ? ` ${t('game-other-version', { by, here: version() })}` : '';
  if (fit < all) return { session, notice: t('game-does-not-fit', { fit, all }) + other };
  if (hash && guard(() => session.hash()) !== hash) return { session, notice: t('game-leads-elsewhere') + other };
  return { session, notice: null };
}

/**
 * The reasons of a save: they go by the log and the words of the version that gave them.
 * @param {Save} save
 * @param {string | null} notice what does not fit
 */
const explained = ({ engine, why }, notice) => (notice || engine !== version() ? [] : why);

/**
 * The whole game as text, with the comments on it.
 * @param {Session} session
 */
export const withNotes = (session) => guard(() => session.text(new Notes(session.hash()).all));

/**
 * A save as a file that others can read; as it is kept, if this version would lose something of it.
 * @param {import('../saves/saves.js').Kept} kept
 */
export function exported({ raw, save }) {
  if (!save) return raw;
  try {
    const { session, notice } = replay(save);
    const text = notice ? raw : withNotes(session);
    session.free();
    return text;
  } catch {
    return raw;
  }
}

/**
 * A game to look at: from its record, or from the fragment of a link.
 * @param {GameName} game
 * @param {GameRecord | string} from
 */
export const watched = (game, from) =>
  typeof from === 'string' ? guard(() => engineOf(game).api.Session.from_link(from)) : loaded(from);

/**
 * A record to be played on from, with one person in it.
 * @param {GameRecord} record
 * @param {number | undefined} you
 * @returns {GameRecord}
 */
export function playedBy(record, you) {
  const seats = record.setup.seats.map((seat, i) => ({ ...seat, human: i === you }));
  return { ...record, setup: { ...record.setup, seats } };
}

/** A game being played. */
export class Game {
  /** Set when the page has turned to something else. */
  ended = false;
  /** What the players should know before it goes on: that it is not quite the game that was saved. */
  notice;
  /** Whether the browser has kept the last choice. */
  kept = true;
  /** Begun here, and no person has chosen yet: not worth keeping. */
  #fresh = false;
  #thinker;

  /**
   * @param {Session} session
   * @param {{ slot?: Slot, notice?: string | null, levels?: Level[], hints?: number, why?: Explained[] }} [how] without
   *   a slot, it is kept in a new one
   */
  constructor(session, { slot = new Slot(), notice = null, levels = [], hints = 0, why = [] } = {}) {
    this.engine = session;
    /** What the shell does not know of its game. */
    this.kit = kitOf(nameOf(session));
    this.slot = slot;
    this.notice = notice;
    /** The record outside of the engine, for when the engine stops. @type {GameRecord} */
    this.record = guard(() => session.record());
    this.names = this.record.setup.seats.map((seat) => seat.name);
    /** How strong each seat plays, if a computer does. */
    this.levels = this.names.map((_, seat) => level(levels[seat]));
    /** For how many questions a hint was asked. */
    this.hints = hints;
    /** Why the computers did what they did. */
    this.because = new Because(why);
    this.#thinker = new Thinker(engineOf(this.kit.game));
  }
  /**
   * A new game: from its set-up, or from some moment of another.
   * @param {GameRecord} record
   * @param {Level[]} [levels] how strong its computers play
   */
  static begin(record, levels) {
    const game = new Game(loaded(record), { levels });
    game.#fresh = record.choices.length === 0;
    game.#keep();
    return game;
  }
  /**
   * A position from a link: whoever decides in it is you, the computer plays the others.
   * @param {GameName} kind
   * @param {string} fragment
   * @throws {Error} with what is wrong with the link
   */
  static position(kind, fragment) {
    const session = watched(kind, fragment);
    const record = /** @type {GameRecord} */ (guard(() => session.record()));
    const you = guard(() => session.deciding());
    session.free();
    const seats = record.setup.seats.map((seat, i) => ({ ...seat, human: i === you }));
    return Game.begin({ ...record, setup: { ...record.setup, seats } });
  }
  /**
   * A kept game. One that does not fit stays as it is: what is played on is kept as another.
   * @param {import('../saves/saves.js').Kept & { save: Save }} kept
   */
  static open(kept) {
    const { session, notice } = replay(kept.save);
    const { levels, hints } = kept.save;
    const why = explained(kept.save, notice);
    return new Game(session, { slot: notice ? new Slot() : new Slot(kept), notice, levels, hints, why });
  }
  /**
   * A save that comes from a file.
   * @param {Save} save
   */
  static import(save) {
    const { session, notice } = replay(save);
    const why = explained(save, notice);
    const game = new Game(session, { notice, levels: save.levels, hints: save.hints, why });
    if (!notice) game.#keep();
    return game;
  }
  /**
   * A game from a file.
   * @param {GameName} kind
   * @param {string} text
   * @throws {Error} with every fault, one a line
   */
  static read(kind, text) {
    const session = guard(() => engineOf(kind).api.Session.read(text));
    const stopped = guard(() => session.stopped());
    const game = new Game(session, { notice: stopped ? t('game-only-so-far', { why: stopped }) : null });
    if (!stopped) {
      game.#keep();
      new Notes(guard(() => session.hash())).bring(guard(() => session.notes()));
    }
    return game;
  }
  /** The seat that decides; undefined when the game is over. */
  get deciding() {
    return guard(() => this.engine.deciding());
  }
  /** Whether factions are being drafted: nothing is hidden yet. */
  get drafting() {
    return this.view(undefined).decision?.kind === 'draft';
  }
  /** Seats with a person behind them. */
  get humans() {
    return this.record.setup.seats.flatMap((seat, i) => (seat.human ? [i] : []));
  }
  /**
   * @param {number | undefined} viewer without one, what a spectator sees
   * @returns {View}
   */
  view(viewer) {
    return guard(() => this.engine.view(viewer));
  }
  /**
   * Answers the decision. If the engine stops over it, the record keeps the choice that did it.
   * @param {number} choice
   * @param {import('../view').Thought} [thought] what led a computer to it
   */
  choose(choice, thought) {
    const seat = this.deciding;
    const from = this.logLength;
    this.record.choices.push(choice);
    try {
      guard(() => this.engine.choose(choice));
    } catch (error) {
      if (!(error instanceof EngineStopped)) this.record.choices.pop();
      throw error;
    }
    this.#fresh &&= !this.humans.includes(seat ?? 0);
    if (thought) this.because.add(thought, from, this.logLength);
    this.#changed();
  }
  /**
   * The index of the choice that a name means, as the notation has it; undefined if it means none, or several.
   * @param {string} name
   */
  meant(name) {
    return guard(() => this.engine.meant(name));
  }
  /** How it went so far. @returns {unknown} */
  get story() {
    return guard(() => this.engine.story());
  }
  /** What has been chosen so far. @returns {import('../view').Ply[]} */
  get plies() {
    return guard(() => this.engine.plies());
  }
  /** What was chosen last, as it was offered; null if nothing was. @returns {import('../games/kit').ChoiceView | null} */
  get last() {
    const ply = this.plies.length - 1;
    const seat = this.plies[ply]?.seat;
    if (seat === undefined) return null;
    const before = guard(() => this.engine.at(ply));
    const { decision } = /** @type {View} */ (guard(() => before.view(seat)));
    before.free();
    return decision?.choices[this.record.choices[ply] ?? 0] ?? null;
  }
  /** Why the last choice cannot be undone freely; null if it can. @returns {import('../view').Message | null} */
  get barrier() {
    return guard(() => this.engine.undo_barrier());
  }
  /** How many choices can be done again. */
  get undone() {
    return guard(() => this.engine.undone());
  }
  /** Whether something was taken back that had shown hidden cards. */
  get practice() {
    return guard(() => this.engine.is_practice());
  }
  /**
   * What would come of these choices, as far as the deciding seat can tell.
   * @param {number[]} choices
   * @returns {import('../games/kit').Ahead}
   */
  ahead(choices) {
    return guard(() => this.engine.ahead(Uint32Array.from(choices), 1));
  }
  /**
   * Takes one card back of those that are being picked; false if it is none of them.
   * @param {number} card
   */
  unpick(card) {
    return this.#back(guard(() => this.engine.unpick(card)));
  }
  /**
   * The same for a place in a hand that is held out.
   * @param {number} place
   */
  unpickPlace(place) {
    return this.#back(guard(() => this.engine.unpick_place(place)));
  }
  /** @param {boolean} wholeTurn */
  undo(wholeTurn) {
    return this.#back(guard(() => this.engine.undo(wholeTurn)));
  }
  redo() {
    return this.#back(guard(() => this.engine.redo()));
  }
  /**
   * To the seat's last choice, past a barrier: what it had not seen is dealt anew.
   * @param {number} seat
   */
  takeBack(seat) {
    return this.#back(guard(() => this.engine.take_back(seat, freshSeed())));
  }
  /** The whole game as text that the engine reads again; if it cannot write it, the bare record. */
  text() {
    try {
      return withNotes(this.engine);
    } catch {
      return JSON.stringify(this.record);
    }
  }
  /**
   * What was taken back has not been explained either.
   * @param {boolean} done
   */
  #back(done) {
    if (done) this.because.trim(this.logLength);
    return this.#changed(done);
  }
  #changed(done = true) {
    if (!done) return false;
    this.record = guard(() => this.engine.record());
    this.#keep();
    return true;
  }
  #keep() {
    const view = this.view(undefined);
    this.kept = this.slot.write({
      at: Date.now(),
      engine: version(),
      hash: guard(() => this.engine.hash()),
      ...this.kit.summary(view),
      turn: view.turns,
      over: won(view) !== null,
      practice: this.practice,
      levels: this.levels,
      hints: this.hints,
      why: this.because.all,
      record: this.record,
    });
  }
  /**
   * What the computer thinks for the seat that decides: it is shown an observation, never the game.
   * @param {(spent: number) => void} tell how far a long thought has come
   */
  think(tell) {
    const observation = guard(() => this.engine.observation(freshSeed()));
    const strength = level(this.levels[this.deciding ?? 0]);
    return this.#thinker.think({ observation, level: strength, seed: freshSeed() }, tell);
  }
  /** A long thought ends with the best so far. */
  decideNow() {
    this.#thinker.decide();
  }
  /** What is thought now is not wanted any more. */
  leaveThought() {
    this.#thinker.leave();
  }
  /** What a strong player would choose for the person who is asked, from what that person sees. */
  advice() {
    const copy = guard(() => this.engine.at(this.record.choices.length));
    return advice(copy, (question) => this.#thinker.think(question), this.kit.goesOn);
  }
  /** A hint was asked for one more question. */
  helped() {
    this.hints += 1;
    this.#keep();
  }
  /**
   * From now on, a computer plays so.
   * @param {number} seat
   * @param {Level} strength
   */
  strengthen(seat, strength) {
    this.levels[seat] = strength;
    this.#keep();
  }
  /**
   * @param {number | undefined} viewer
   * @param {number} from
   * @returns {Line[]}
   */
  log(viewer, from) {
    return guard(() => this.engine.log(viewer, from));
  }
  get logLength() {
    return guard(() => this.engine.log_length());
  }
  /**
   * @param {number} seat
   * @param {number} card
   * @param {number} [base]
   * @returns {Pick<import('../view').Why, 'message' | 'rule'>}
   */
  whyNot(seat, card, base) {
    return guard(() => this.engine.why_not(seat, card, base));
  }
  end() {
    this.ended = true;
    this.#thinker.stop();
    if (this.#fresh && this.humans.length > 0) this.slot.drop();
  }
}
