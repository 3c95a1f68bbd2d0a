// The end of a game of Smash Up: by which rule it ended, how the points came, and which bases went to whom and with what.

import { emblem, face } from '../faces/faces.js';
import { h } from '../page/dom.js';
import { ENGLISH, nodes, t } from '../page/words.js';
import { endPage, figures } from '../play/end.js';
import { mark } from '../table/mark.js';

/** @typedef {import('../games/kit').Ways} Ways */
/** @typedef {import('../games/kit').Ended & { view: import('../view').View, story: import('../view').Story }} Ended */

/**
 * @param {Ended} ended
 * @param {Ways} ways
 */
export function endScreen(ended, ways) {
  const { view, names, story } = ended;
  const { turns, goal } = story;
  const winner = view.winner ?? 0;
  return endPage(ended, ways, {
    winner,
    emblem: emblem(view.players[winner]?.factions ?? []),
    reasons: reasons(ended, winner),
    swap: t('end-swap', { seats: names.length }),
    counts: counts(ended),
    course: {
      title: t('chart-title'),
      words: (end) => t('chart-words', { end, goal }),
      turns: turns.map(({ turn, seat, vp }) => ({ turn, seat, values: vp })),
      goal,
      names,
    },
    more: [
      h('h3', {}, t('end-bases')),
      story.scorings.length
        ? h('ol', { class: 'scorings' }, ...story.scorings.map((scoring) => base(scoring, names)))
        : h('p', {}, t('end-no-bases')),
    ],
  });
}

/**
 * By which rules it ended now, and not before.
 * @param {Ended} ended
 * @param {number} winner
 */
function reasons({ view, names, story: { turns, goal } }, winner) {
  const level = turns.filter(({ vp }) => {
    const best = Math.max(...vp);
    return best >= goal && vp.filter((each) => each === best).length > 1;
  });
  const vp = view.players[winner]?.vp ?? 0;
  return [
    t('end-why', { name: names[winner] ?? '', vp, goal, rule: 'R15.1' }),
    ...level.map(({ turn }) => t('end-level', { turn, rule: 'R15.4' })),
  ];
}

/**
 * What everyone has come to, the best first.
 * @param {Ended} ended
 */
function counts({ view, names, story: { counts: all, scorings } }) {
  const players = [...view.players].sort((a, b) => b.vp - a.vp);
  const vp = (/** @type {number} */ seat) => view.players[seat]?.vp ?? 0;
  const count = (/** @type {number} */ seat) =>
    all[seat] ?? { placed: 0, minions: 0, actions: 0, destroyed: 0, lost: 0 };
  const won = (/** @type {number} */ seat) =>
    scorings.filter(({ places }) => places.some((placed) => placed.seat === seat && placed.place === 1)).length;
  return figures(
    players.map(({ seat, factions }) => ({
      seat,
      detail: h('span', { class: 'detail', lang: ENGLISH }, factions.join(' + ')),
    })),
    [
      [t('result-vp'), vp],
      [t('end-placed-vp'), (seat) => count(seat).placed],
      [t('end-other-vp'), (seat) => vp(seat) - count(seat).placed],
      [t('end-won'), won],
      [t('end-minions'), (seat) => count(seat).minions],
      [t('end-actions'), (seat) => count(seat).actions],
      [t('end-destroyed'), (seat) => count(seat).destroyed],
      [t('end-lost'), (seat) => count(seat).lost],
    ],
    names,
  );
}

/**
 * A base that scored: who had which place there, with what.
 * @param {import('../view').Scoring} scoring
 * @param {string[]} names
 */
function base({ turn, name, slug, faction, places }, names) {
  const placed = places.map(({ seat, place, power, vp, minions }) => {
    const who = { text: names[seat] ?? '', seat };
    const crew = minions.map(({ name: text, count }) => ({ text: count > 1 ? `${text} ×${count}` : text }));
    return h(
      'li',
      { class: `seat-${seat}` },
      mark(seat),
      h('span', {}, ...nodes({ id: 'end-place', args: { place, name: who, power, vp } })),
      crew.length > 0 && h('span', { class: 'detail' }, ...nodes({ id: 'end-with', args: { minions: crew } })),
    );
  });
  return h(
    'li',
    {},
    face(slug, faction, 'base'),
    h('div', {}, h('b', { lang: ENGLISH }, name), h('span', { class: 'detail' }, ` ${t('shelf-turn', { turn })}`)),
    placed.length ? h('ul', {}, ...placed) : h('p', { class: 'detail' }, t('end-nobody')),
  );
}
