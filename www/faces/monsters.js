// The drawn faces of the suits of Monster Smash, like those of faces.js. Their icons and colours are fetched when
// somebody comes to this game.

import { bringSheet } from '../page/sheet.js';
import { bring, drawing } from './faces.js';
import { SUITS } from './suits.js';

bringSheet('monsters');
bring('monsters.svg');

/**
 * The face of a suit: it fills the box it is given, of any shape. style/monsters.css gives it the suit's colours.
 * @param {import('../monster-smash').Suit} suit
 */
export function monsterFace(suit) {
  const { icon, pattern } = SUITS[suit];
  const drawn = drawing('face face-suit', { pattern }, icon);
  drawn.dataset.suit = suit;
  return drawn;
}
