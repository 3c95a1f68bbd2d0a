// What keys ask the table to say: how a base stands, how the game stands, and why a number is what it is.

import { t } from '../page/words.js';
import { breakdown } from '../table/card.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').BaseView} BaseView */
/** @typedef {import('../view').CardView} CardView */

/**
 * The base, everyone's power there, and what everyone would get.
 * @param {BaseView} base
 * @param {string[]} names
 */
export function standing({ name, total, breakpoint, powers, places, awards }, names) {
  const there = powers.flatMap((power, seat) => (power || places[seat] ? [[names[seat] ?? '', power]] : []));
  const get = awards.flatMap((vp, seat) => (vp ? [t('aloud-gets', { name: names[seat] ?? '', vp })] : []));
  return [
    t('table-base', { base: name, total, breakpoint }),
    breakpoint > total ? t('table-to-go', { power: breakpoint - total }) : t('table-ready'),
    ...there.map(([who, power]) => `${who} ${power}`),
    get.length ? t('aloud-if-scored', { get }) : t('aloud-nobody'),
  ].join('. ');
}

/**
 * Whose turn it is, and what everyone has.
 * @param {View} view
 * @param {string[]} names
 */
export function score({ turn, turns, phase, minion_plays: minions, action_plays: actions, players }, names) {
  const now =
    phase === 'Play' ? t('table-plays', { turn: turns, minions, actions }) : t('table-phase', { turn: turns, phase });
  const all = players.map(({ seat, vp, hand_size: hand, deck, discard }) => {
    const piles = t('table-piles-of', { hand, deck, discard: discard.length });
    return `${names[seat]}: ${t('table-vp', { vp })}, ${piles}`;
  });
  return [`${names[turn]}, ${now}`, ...all].join('. ');
}

/**
 * What adds up to a power or a breakpoint; nothing where it is what is printed.
 * @param {CardView | BaseView} thing
 */
export function numbers(thing) {
  const base = 'breakpoint' in thing;
  const parts = base ? thing.breakpoint_parts : thing.parts;
  if (parts.length === 0) return '';
  return base
    ? t('inspect-breakpoint-parts', { parts: breakdown(parts) })
    : t('inspect-power-parts', { parts: breakdown(parts) });
}
