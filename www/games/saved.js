// What the list of saved games says of a game without bringing it: who plays what, and how it stands.

import { gameOf } from '../engine/engine.js';
import { h } from '../page/dom.js';
import { bringWords, ENGLISH, t, text } from '../page/words.js';

/** @typedef {import('../view').Save} Save */

/** What the engine of Monster Smash calls its message for a suit. */
const SUIT = 'monster-suit';

/** @param {Save} save */
const isSmashUp = ({ record }) => gameOf(record) === 'smash-up';

/**
 * Victory points, or how many cards everyone holds.
 * @param {Save} save
 */
export function standing(save) {
  if (save.vp.length === 0) return '';
  const all = save.vp.join(',\u00a0');
  return isSmashUp(save) ? t('shelf-vp', { vp: all }) : t('shelf-cards', { cards: all });
}
/**
 * Everyone's factions, or the name of the other game with everyone's monster.
 * @param {Save} save
 */
export function sides(save) {
  const { factions } = save;
  if (!isSmashUp(save)) {
    const named = h('span', {}, t('setup-monster-smash'));
    bringWords('monster-smash').then(() => {
      const monsters = factions.map(([suit = '']) => text({ id: SUIT, args: { suit } }));
      named.append(`: ${monsters.join(' / ')}`);
    });
    return named;
  }
  if (!factions.some((two) => two.length)) return null;
  return h('span', { lang: ENGLISH }, factions.map((two) => two.join(' + ') || '–').join(' / '));
}
