// What was stolen since whoever looks decided last, as the log tells it to those who may know the cards.

/** @typedef {import('../monster-smash').CardView} CardView */
/** @typedef {import('../view').Message} Message */
/** @typedef {import('../view').Arg} Arg */

/** What the engine calls the line, and a card in it. */
const STOLEN = 'monster-log-steals-cards';
const CARD = 'monster-card';

/** @param {Arg | undefined} arg */
const seatOf = (arg) => (typeof arg === 'object' && 'text' in arg ? (arg.seat ?? null) : null);

/** @param {Pick<import('../games/kit').Look, 'since'>} look */
export const stolen = ({ since }) =>
  since.flatMap(({ message }) =>
    message.id === STOLEN
      ? [{ thief: seatOf(message.args.seat), from: seatOf(message.args.from), cards: cardsIn(message) }]
      : [],
  );

/**
 * Every card that a message tells of.
 * @param {Message} message
 * @returns {Pick<CardView, 'suit' | 'value'>[]}
 */
function cardsIn({ id, args }) {
  if (id === CARD)
    return [{ suit: /** @type {import('../monster-smash').Suit} */ (args.suit), value: Number(args.value) }];
  return Object.values(args).flatMap((arg) => (typeof arg === 'object' && 'id' in arg ? cardsIn(arg) : []));
}
