// A game as a strip of moments. Moment n stands before choice n; the last one is where the record ends.
// An eye looks at them: a seat's number, null for what everyone may see, or 'all' for every hand at once.
// The engine plays the record again for each look; what was seen last is kept.

import { won } from '../games/course.js';
import { names, text } from '../page/words.js';
import { readings, survey } from './survey.js';

/** @typedef {import('../pkg/basebreaker.js').Session} Session */
/** @typedef {import('../games/kit').View} View */
/** @typedef {import('../games/kit').Line} Line */
/** @typedef {import('../view').Message} Message */
/** @typedef {number | null | 'all'} Eye */

const KEPT = 200;

/**
 * @param {Session} session
 * @param {Eye} eye
 * @returns {View}
 */
function viewOf(session, eye) {
  if (eye !== 'all') return session.view(eye);
  /** @type {View} */
  const view = session.view(session.deciding());
  /** What only the player sees: the cards, and how many of the own suit. @typedef {{ hand?: unknown[], own?: number }} Held */
  const held = (/** @type {number} */ seat) => {
    const { hand, own } = /** @type {Held} */ (session.view(seat).players[seat]);
    return own === undefined ? { hand } : { hand, own };
  };
  return { ...view, seat: null, players: view.players.map((player) => ({ ...player, ...held(player.seat) })) };
}

/** @param {Line} line */
const named = ({ message }) =>
  names(message).filter(({ card, base }) => card !== undefined || base !== undefined).length;

/**
 * All readers have the same lines, naming more or fewer cards: together they know the fullest of each.
 * @param {Line[][]} told
 */
const fullest = ([first = [], ...others]) =>
  first.map((line, i) =>
    others.reduce((best, { [i]: other }) => (other && named(other) > named(best) ? other : best), line),
  );

/**
 * The link to the whole game, if it is not too long for one.
 * @param {Session} session
 */
function linkTo(session) {
  try {
    return session.link();
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) return null;
    throw error;
  }
}

export class Reel {
  /** @type {Map<string, View>} */
  #kept = new Map();
  /** What was told before the first choice, by reader. */
  #opening;

  /** @param {Session} session the reel's own from now on */
  constructor(session) {
    this.session = session;
    /** @type {import('../view').GameRecord} */
    this.record = session.record();
    this.names = this.record.setup.seats.map((seat) => seat.name);
    this.#opening = this.#at(0, (start) => readings(start, this.names.length, 0));
    this.choices = survey(session);
    this.end = this.choices.length;
    this.hash = session.hash();
    this.link = linkTo(session);
    /** Why a record that was read could only be played so far. */
    this.stopped = session.stopped();
  }
  free() {
    try {
      this.session.free();
    } catch {
      // An engine that has stopped gives nothing back.
    }
  }
  /**
   * @template T
   * @param {number} ply
   * @param {(session: Session) => T} look
   */
  #at(ply, look) {
    const session = this.session.at(ply);
    try {
      return look(session);
    } finally {
      session.free();
    }
  }
  /**
   * @param {number} ply
   * @param {Eye} eye
   */
  view(ply, eye) {
    const key = `${eye} ${ply}`;
    const view = this.#kept.get(key) ?? this.#at(ply, (session) => viewOf(session, eye));
    // The oldest are dropped first, so what is looked at again becomes the newest.
    this.#kept.delete(key);
    this.#kept.set(key, view);
    for (const old of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(old);
    }
    return view;
  }
  /**
   * The record as it was at a moment.
   * @param {number} ply
   * @returns {import('../view').GameRecord}
   */
  until(ply) {
    return this.#at(ply, (session) => session.record());
  }
  /**
   * The log between two moments; from the very beginning, if the first is negative.
   * @param {number} from
   * @param {number} to
   * @param {Eye} eye
   * @returns {Line[]}
   */
  lines(from, to, eye) {
    const told = this.choices.slice(Math.max(0, from), to).map((choice) => choice.told);
    if (from < 0) told.unshift(this.#opening);
    return told.flatMap((each) => (eye === 'all' ? fullest(each) : (each[eye ?? this.names.length] ?? [])));
  }
  /**
   * "turn 5", "Ann plays Zapbot": what the choice before a moment did, in the words of who looks.
   * @param {number} ply
   * @param {Eye} eye
   * @returns {Message[]}
   */
  words(ply, eye) {
    const choice = this.choices[ply - 1];
    if (!choice) return [{ id: 'reel-beginning', args: {} }];
    const did = this.#did(choice, ply, eye);
    const scored = choice.scored.map((base) => ({ id: 'reel-scores', args: { base } }));
    const turn = choice.turn > 0 ? [{ id: 'reel-turn', args: { turn: choice.turn } }] : [];
    return [...turn, did, ...scored.filter((scores) => text(scores) !== text(did))];
  }
  /**
  /**
   * @param {import('./survey.js').Choice} choice
   * @param {number} ply the moment after it
   * @param {Eye} eye
   * @returns {Message}
   */
  #did(choice, ply, eye) {
    const name = this.names[choice.seat] ?? '';
    const winner = won(this.view(ply, eye));
    if (winner !== null) return { id: 'main-wins', args: { name: this.names[winner] ?? '' } };
    if (choice.ends) return { id: 'reel-ends', args: { name } };
    const line = this.lines(ply - 1, ply, eye).find((each) => !each.heading);
    if (line) return line.message;
    return eye === 'all' || eye === choice.seat ? choice.words : { id: 'prompt-decides', args: { name } };
  }
}
