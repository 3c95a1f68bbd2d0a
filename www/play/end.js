// The end of a game: who has won and by which rule, how the points came, which bases went to whom and with what,
// and what to do next. The engine tells the story; nothing is counted here.

import { emblem, face } from '../faces/faces.js';
import { h } from '../page/dom.js';
import { ENGLISH, nodes, number, t } from '../page/words.js';
import { linked } from '../rules/rules.js';
import { mark } from '../table/card.js';
import { chart, wide } from './chart.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').Story} Story */
/** @typedef {{ view: View, names: string[], story: Story, practice: boolean, hints: number }} Ended */
/**
 * @typedef {object} Ways what leads on
 * @property {() => void} again the same players with the same factions
 * @property {() => void} [swap] each with the factions of the next
 * @property {() => void} setUp
 * @property {() => void} watch
 * @property {() => void} share
 * @property {() => void} analyse
 * @property {() => void} table back to the table as it stands
 */

/**
 * @param {Ended} ended
 * @param {Ways} ways
 */
export function endScreen(ended, ways) {
  const { view, names, story } = ended;
  const winner = view.winner ?? 0;
  return h(
    'section',
    { class: 'end', 'aria-label': t('result-label') },
    h(
      'div',
      { class: `won seat-${winner}` },
      emblem(view.players[winner]?.factions ?? []),
      h(
        'div',
        {},
        h('h2', {}, mark(winner), t('result-title', { name: names[winner] ?? '', turn: view.turns })),
        ...reasons(ended, winner).map((reason) => h('p', {}, ...linked(reason))),
      ),
    ),
    buttons(ways, names.length),
    h('div', { class: 'figures' }, figures(ended), story.turns.length > 1 && chart(story, names)),
    h('h3', {}, t('end-bases')),
    story.scorings.length
      ? h('ol', { class: 'scorings' }, ...story.scorings.map((scoring) => base(scoring, names)))
      : h('p', {}, t('end-no-bases')),
  );
}
/**
 * What stands in the place of the question while the table is looked at.
 * @param {Ended} ended
 * @param {() => void} back
 */
export const endLine = ({ view, names }, back) =>
  h(
    'div',
    { class: 'ended' },
    h('h2', {}, t('result-title', { name: names[view.winner ?? 0] ?? '', turn: view.turns })),
    h('p', { class: 'buttons' }, h('button', { type: 'button', class: 'primary', onclick: back }, t('end-back'))),
  );

/**
 * By which rules it ended now, and not before.
 * @param {Ended} ended
 * @param {number} winner
 */
function reasons({ view, names, story: { turns, goal }, practice, hints }, winner) {
  const level = turns.filter(({ vp }) => {
    const best = Math.max(...vp);
    return best >= goal && vp.filter((each) => each === best).length > 1;
  });
  const vp = view.players[winner]?.vp ?? 0;
  return [
    t('end-why', { name: names[winner] ?? '', vp, goal, rule: 'R15.1' }),
    ...level.map(({ turn }) => t('end-level', { turn, rule: 'R15.4' })),
    ...(practice ? [t('end-practice')] : []),
    ...(hints ? [t('end-hints', { hints })] : []),
  ];
}

/**
 * @param {Ways} ways
 * @param {number} seats
 */
function buttons({ again, swap, setUp, watch, analyse, share, table }, seats) {
  const button = (/** @type {string} */ name, /** @type {() => void} */ onclick, look = '') =>
    h('button', { type: 'button', class: look || null, onclick }, name);
  return h(
    'p',
    { class: 'buttons' },
    button(t('result-again'), again, 'primary'),
    swap && button(t('end-swap', { seats }), swap),
    button(t('result-set-up'), setUp),
    button(t('result-replay'), watch),
    button(t('analysis-title'), analyse),
    button(t('menu-share'), share),
    button(t('end-table'), table),
  );
}

/**
 * What everyone has come to, the best first.
 * @param {Ended} ended
 */
function figures({ view, names, story: { counts, scorings } }) {
  const players = [...view.players].sort((a, b) => b.vp - a.vp);
  const count = (/** @type {number} */ seat) =>
    counts[seat] ?? { placed: 0, minions: 0, actions: 0, destroyed: 0, lost: 0 };
  const won = (/** @type {number} */ seat) =>
    scorings.filter(({ places }) => places.some((placed) => placed.seat === seat && placed.place === 1)).length;
  /** @type {[string, (seat: number, vp: number) => number][]} */
  const rows = [
    [t('result-vp'), (_, vp) => vp],
    [t('end-placed-vp'), (seat) => count(seat).placed],
    [t('end-other-vp'), (seat, vp) => vp - count(seat).placed],
    [t('end-won'), won],
    [t('end-minions'), (seat) => count(seat).minions],
    [t('end-actions'), (seat) => count(seat).actions],
    [t('end-destroyed'), (seat) => count(seat).destroyed],
    [t('end-lost'), (seat) => count(seat).lost],
  ];
  const table = h(
    'table',
    {},
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('td'),
        ...players.map(({ seat, factions }) =>
          h(
            'th',
            { scope: 'col' },
            mark(seat),
            names[seat] ?? '',
            h('span', { class: 'detail', lang: ENGLISH }, factions.join(' + ')),
          ),
        ),
      ),
    ),
    h(
      'tbody',
      {},
      ...rows.map(([name, of]) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, name),
          ...players.map(({ seat, vp }) => h('td', {}, number(of(seat, vp)))),
        ),
      ),
    ),
  );
  return h('div', {}, h('h3', {}, t('end-players')), wide(table, t('end-players')));
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
