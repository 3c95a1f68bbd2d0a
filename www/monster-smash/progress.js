// How near somebody is to winning: so many of six cards of the own suit, so many of fifteen cards.

import { h } from '../page/dom.js';
import { number, t } from '../page/words.js';
import { suitName } from './card.js';

/** @typedef {import('../monster-smash').PlayerView} PlayerView */

/** What wins, by the rules M1.2 and M1.3. */
export const OWN_GOAL = 6;
export const GOAL = 15;

/**
 * @param {string} name
 * @param {string} words
 * @param {number} count
 * @param {number} goal
 */
const pips = (name, words, count, goal) =>
  h(
    'p',
    { class: goal - count <= 1 ? 'goal near' : 'goal', title: words },
    h('span', { class: 'unseen' }, words),
    h('span', { class: 'goal-name', 'aria-hidden': 'true' }, name),
    h(
      'span',
      { class: 'pips', 'aria-hidden': 'true' },
      ...Array.from({ length: goal }, (_, i) => h('i', { class: i < count ? 'pip full' : 'pip' })),
    ),
    h('span', { class: 'of-goal', 'aria-hidden': 'true' }, h('b', {}, number(count)), ` / ${number(goal)}`),
  );

/**
 * @param {PlayerView} player
 */
export const progress = ({ monster, own, hand_size: cards }) => [
  own !== null &&
    pips(suitName(monster), t('monsters-own-of', { suit: suitName(monster), own, goal: OWN_GOAL }), own, OWN_GOAL),
  pips(t('monsters-cards'), t('monsters-cards-of', { cards, goal: GOAL }), cards, GOAL),
];
