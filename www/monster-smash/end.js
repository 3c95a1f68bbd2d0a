// The end of a game of Monster Smash: by which rule it was won, how the hands grew, and what everyone did.

import { h } from '../page/dom.js';
import { t } from '../page/words.js';
import { endPage, figures } from '../play/end.js';
import { portrait, suitName } from './card.js';

/** @typedef {import('../monster-smash').Counts} Counts */
/**
 * @typedef {import('../games/kit').Ended & { view: import('../monster-smash').View,
 *   story: import('../monster-smash').Story }} Ended
 */

/**
 * @param {Ended} ended
 * @param {import('../games/kit').Ways} ways
 */
export function endScreen(ended, ways) {
  const { view, names, story } = ended;
  const { turns, goal } = story;
  const winner = view.result?.winner ?? 0;
  const player = view.players[winner];
  return endPage(ended, ways, {
    winner,
    emblem: player ? portrait(player.monster) : h('span'),
    reasons: [reason(ended, winner)],
    swap: t('monsters-swap', { seats: names.length }),
    counts: counts(ended),
    course: {
      title: t('monsters-chart'),
      words: (end) => t('monsters-chart-words', { end, goal }),
      turns: turns.map(({ turn, seat, cards }) => ({ turn, seat, values: cards })),
      goal,
      names,
    },
  });
}

/**
 * @param {Ended} ended
 * @param {number} winner
 */
function reason({ view, names, story: { goal, own_goal } }, winner) {
  const { monster, hand_size: cards = 0, own } = view.players[winner] ?? {};
  const name = names[winner] ?? '';
  if (view.result?.how === 'Eliminate') return t('monsters-won-last', { name, rule: 'M1.4' });
  if (cards >= goal) return t('monsters-won-cards', { name, cards, goal, rule: 'M1.3' });
  return t('monsters-won-suit', {
    name,
    suit: monster ? suitName(monster) : '',
    own: own ?? own_goal,
    goal: own_goal,
    rule: 'M1.2',
  });
}

/**
 * What everyone has come to, the winner first, then by cards.
 * @param {Ended} ended
 */
function counts({ view, names, story }) {
  const winner = view.result?.winner;
  const order = [...view.players].sort(
    (a, b) => Number(b.seat === winner) - Number(a.seat === winner) || b.hand_size - a.hand_size,
  );
  const of = (/** @type {keyof Counts} */ what) => (/** @type {number} */ seat) => story.counts[seat]?.[what] ?? 0;
  return figures(
    order.map(({ seat, monster }) => ({ seat, detail: h('span', { class: 'detail' }, suitName(monster)) })),
    [
      [t('monsters-cards'), (seat) => view.players[seat]?.hand_size ?? 0],
      [t('monsters-own-cards'), (seat) => view.players[seat]?.own ?? 0],
      [t('monsters-attacks'), of('attacks')],
      [t('monsters-succeeded'), of('succeeded')],
      [t('monsters-withstood'), of('withstood')],
      [t('monsters-stolen'), of('stolen')],
      [t('monsters-lost'), of('lost')],
      [t('monsters-burned'), of('burned')],
      [t('monsters-eliminated'), of('eliminated')],
    ],
    names,
  );
}
