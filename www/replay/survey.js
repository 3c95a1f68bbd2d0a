// What a record comes to, choice by choice: one walk through the game finds where turns and plays begin,
// which bases score, and a few words for every choice. The replay steps by it and draws its marks.

import { isFree } from '../games/course.js';

/** @typedef {import('../pkg/basebreaker.js').Session} Session */
/** @typedef {import('../games/kit').View} View */
/** @typedef {import('../games/kit').Line} Line */
/** @typedef {import('../view').Message} Message */
/** @typedef {import('../view').Name} Name */

/**
 * @typedef {object} Choice one choice of the record
 * @property {number} seat who chose
 * @property {number} turn in which turn
 * @property {number} whose the seat whose turn it was
 * @property {boolean} free a card could be played: whatever was played before is done with
 * @property {boolean} ends it ended the turn
 * @property {Message} words who chose what, known to the seat only
 * @property {Name[]} scored bases that scored over it
 * @property {Line[][]} told what it did, as each seat may read it, and last as everybody may
 */

/**
 * @param {View} view
 * @param {number} index
 * @param {string} name
 * @returns {Message}
 */
function wordsOf({ decision }, index, name) {
  const choice = decision?.choices.find((each) => each.index === index);
  if (choice?.word === 'pass') return { id: 'survey-passes', args: { name } };
  if (choice?.word === 'yes') return { id: 'survey-says-yes', args: { name } };
  if (choice?.word === 'no') return { id: 'survey-says-no', args: { name } };
  if (choice?.word === 'done' && !choice.message)
    return { id: decision?.set?.now ? 'survey-no-more' : 'survey-nothing', args: { name } };
  return { id: 'survey-chooses', args: { name, what: choice?.message ?? { text: choice?.label ?? '' } } };
}

/** @param {Line} line */
const scoring = ({ scoring, message }) => (scoring ? [/** @type {Name} */ (message.args.base)] : []);

/**
 * The log from an entry on, for each seat, and last for everybody.
 * @param {Session} session
 * @param {number} seats
 * @param {number} from
 * @returns {Line[][]}
 */
export const readings = (session, seats, from) =>
  [...Array(seats).keys(), undefined].map((reader) => session.log(reader, from));

/**
 * @param {Session} session
 * @returns {Choice[]}
 */
export function survey(session) {
  const { setup, choices, redeals = [] } = session.record();
  const dealtAnew = new Set(redeals.map((/** @type {{ ply: number }} */ redeal) => redeal.ply));
  /** @type {{ seat: number, turn: number, log: number }[]} */
  const plies = session.plies();
  let walk = session.at(0);
  try {
    return plies.map(({ seat, turn, log }, ply) => {
      // Taking back deals anew, which only the record itself can do again.
      if (ply > 0 && dealtAnew.has(ply)) {
        walk.free();
        walk = session.at(ply);
      }
      /** @type {View} */
      const view = walk.view(seat);
      const free = isFree(view);
      const words = wordsOf(view, choices[ply], setup.seats[seat].name);
      walk.choose(choices[ply]);
      const told = readings(walk, setup.seats.length, log);
      const scored = told.at(-1)?.flatMap(scoring) ?? [];
      return { seat, turn, whose: view.turn, free, ends: free && words.id === 'survey-nothing', words, scored, told };
    });
  } finally {
    walk.free();
  }
}

/** @typedef {'choice' | 'card' | 'turn'} Stride */

/**
 * The moments at which a stride may end, first and last included. A card played takes all that follows
 * from it along; a turn begins with its first choice.
 * @param {Choice[]} choices
 * @param {Stride} stride
 */
export function stops(choices, stride) {
  const turns = choices.flatMap(({ turn }, ply) => (turn !== choices[ply - 1]?.turn ? [ply] : []));
  const free = choices.flatMap((choice, ply) => (choice.free ? [ply] : []));
  const inner = { choice: choices.keys(), card: [...turns, ...free], turn: turns }[stride];
  return [...new Set([0, ...inner, choices.length])].sort((a, b) => a - b);
}
