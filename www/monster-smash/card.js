// A card of Monster Smash: the face of its suit, its value, and whether it can be chosen now; or its back. A card that
// can be pressed is a button, which lives as long as the card can be seen.

import { monsterFace } from '../faces/monsters.js';
import { h, set } from '../page/dom.js';
import { number, t, text } from '../page/words.js';
import { renew } from '../table/keep.js';

/** @typedef {import('../monster-smash').CardView} CardView */
/** @typedef {import('../monster-smash').Suit} Suit */
/** @typedef {import('../games/kit').Look} Look */
/**
 * @typedef {object} How
 * @property {Look} look
 * @property {number} seat whose it is
 * @property {boolean} own whether it is of that player's own suit
 * @property {string} [from] where it comes from when it is seen first, for motion.js
 * @property {string} [to] where it goes when it is not seen any more
 */

/** What the piles are called as places that cards come from and go to. */
export const DECK = 'home-deck';
export const DISCARD = 'home-discard';

/** What the engine calls its messages for a card and a suit. */
const CARD = 'monster-card';
const SUIT = 'monster-suit';

/** "Mummy 3". @param {Pick<CardView, 'suit' | 'value'>} card */
export const cardName = ({ suit, value }) => text({ id: CARD, args: { suit, value } });
/** "Mummy". @param {Suit} suit */
export const suitName = (suit) => text({ id: SUIT, args: { suit } });

/**
 * What stands for a monster.
 * @param {Suit} suit
 */
export const portrait = (suit) => h('span', { class: 'portrait' }, monsterFace(suit));

/** @param {Pick<CardView, 'suit' | 'value'>} card */
const front = ({ suit, value }) => [
  h('b', { class: 'value' }, number(value)),
  portrait(suit),
  h('span', { class: 'name' }, suitName(suit)),
];

/**
 * A card that only lies there.
 * @param {Pick<CardView, 'suit' | 'value'>} card
 * @param {Record<string, unknown>} [props]
 */
export const cardFace = (card, props = {}) =>
  h(
    'span',
    { class: 'card monster', 'data-suit': card.suit, role: 'img', 'aria-label': cardName(card), ...props },
    ...front(card),
  );

/**
 * Draws a card on its button.
 * @param {Element} button
 * @param {CardView} card
 * @param {How} how
 */
export function drawCard(button, card, { look, seat, own, from = DECK, to = DISCARD }) {
  const choice = look.cards.get(card.id);
  const picked = look.picked?.has(card.id) ?? false;
  const recent = look.recent.has(`card-${card.id}`);
  const classes = [
    'card',
    'monster',
    `seat-${seat}`,
    own && 'own',
    choice !== undefined && 'choice',
    picked && 'picked',
  ];
  const label = [
    cardName(card),
    own && t('monsters-own-suit'),
    recent && t('monsters-new'),
    choice !== undefined && t('card-offered'),
    picked && t('card-picked'),
  ];
  set(button, {
    class: [...classes, recent && 'recent'].filter(Boolean).join(' '),
    'aria-label': label.filter(Boolean).join(', '),
    'aria-pressed': picked ? 'true' : null,
    'data-card': card.id,
    'data-suit': card.suit,
    'data-choice': choice,
    'data-unpick': picked && card.id,
    'data-from': from,
    'data-to': to,
  });
  renew(button, [card.suit, card.value], () => front(card));
}

/**
 * A card as an item of a list.
 * @param {import('../table/keep.js').Keep} keep
 * @param {CardView} card
 * @param {How} how
 * @param {string} [place] the class of the item
 */
export function cardItem(keep, card, how, place) {
  const item = keep.element(`card-${card.id}`, () => h('li', {}, h('button', { type: 'button' })));
  set(item, { class: place });
  drawCard(/** @type {Element} */ (item.firstElementChild), card, how);
  return item;
}
