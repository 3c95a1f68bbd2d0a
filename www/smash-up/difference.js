// What is different on the table between two views of it: what bases come to, which cards leave their place, and
// whose power and counters change. Nothing is drawn here.

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').BaseView} BaseView */
/** @typedef {import('../view').CardView} CardView */
/** @typedef {import('../view').Line} Line */

/** @typedef {'destroyed' | 'returned' | 'moved' | 'discarded' | 'gone'} Fate */
/**
 * @typedef {object} Difference
 * @property {{ before: BaseView, after: BaseView }[]} bases that have changed in power or breakpoint
 * @property {Map<number, Fate>} leaving cards that leave their place and are not played, by id
 * @property {Map<number, { power: number | null, counters: number }>} cards that stay where they are and change, as they then are
 * @property {{ card: CardView, base: number }[]} arriving at a base
 */

/** What the log says of a card that leaves. @type {Record<string, Fate>} */
const FATES = {
  'log-destroyed': 'destroyed',
  'log-returned': 'returned',
  'log-takes': 'returned',
  'log-moved': 'moved',
  'log-discards': 'discarded',
  'log-cleared': 'discarded',
};

/**
 * Whether a line tells of a card.
 * @param {Line} line
 * @param {number} id
 */
const tells = ({ message: { args } }, id) =>
  typeof args.card === 'object' && 'text' in args.card && args.card.card === id;

/**
 * @param {View} before
 * @param {View} after
 * @param {Line[]} lines what has been told in between
 * @returns {Difference}
 */
export function difference(before, after, lines) {
  const [were, are] = [places(before), places(after)];
  /** @type {Difference} */
  const found = { bases: [], leaving: new Map(), cards: new Map(), arriving: [] };
  for (const base of before.bases) {
    const now = after.bases.find(({ id }) => id === base.id);
    if (now && standing(now) !== standing(base)) found.bases.push({ before: base, after: now });
  }
  for (const [id, was] of were) {
    const now = are.get(id);
    if (now?.at === was.at) {
      const { power, counters } = now.card;
      if (power !== was.card.power || counters !== was.card.counters) found.cards.set(id, { power, counters });
    } else if (!lines.some((line) => line.message.id.startsWith('log-plays') && tells(line, id))) {
      found.leaving.set(id, fate(id, was.at, now, lines));
    }
  }
  for (const [id, { at, card }] of are)
    if (typeof at === 'number' && were.get(id)?.at !== at) found.arriving.push({ card, base: at });
  return found;
}

/** @param {BaseView} base */
const standing = ({ powers, breakpoint, places }) => JSON.stringify([powers, breakpoint, places]);

/**
 * @param {number} id
 * @param {number | 'hand'} was
 * @param {{ at: number | 'hand' } | undefined} now
 * @param {Line[]} lines
 * @returns {Fate}
 */
function fate(id, was, now, lines) {
  if (now) return now.at === 'hand' ? 'returned' : 'moved';
  const told = lines.findLast((line) => line.message.id in FATES && tells(line, id));
  return FATES[told?.message.id ?? ''] ?? (was === 'hand' ? 'discarded' : 'gone');
}

/**
 * Where every card is that is in play or in the hand of whoever looks: at which base, or in the hand.
 * @param {View} view
 */
function places({ bases, players }) {
  /** @type {Map<number, { at: number | 'hand', card: CardView }>} */
  const found = new Map();
  const add = (/** @type {number | 'hand'} */ at, /** @type {CardView[]} */ cards) => {
    for (const card of cards) {
      found.set(card.id, { at, card });
      add(at, card.actions);
    }
  };
  for (const { id, minions, actions } of bases) {
    add(id, minions);
    add(id, actions);
  }
  for (const { hand } of players) add('hand', hand ?? []);
  return found;
}
