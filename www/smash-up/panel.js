// The large face of a card or base: what it is, how it stands now, what each of its numbers is made of, and its text.
// Every name in it leads on.

import { face } from '../faces/faces.js';
import { h, present } from '../page/dom.js';
import { ENGLISH, number, text as say, t } from '../page/words.js';
import { nameLink, withLinks } from '../table/link.js';
import { mark } from '../table/mark.js';
import { signed, whose } from './card.js';
import { bar, missing, prizes } from './standing.js';
import { about } from './subject.js';

/** @typedef {import('../view').CardView} CardView */
/** @typedef {import('../view').BaseView} BaseView */
/** @typedef {import('../view').Part} Part */
/** @typedef {import('./subject.js').Subject} Subject */
/** @typedef {import('./subject.js').Place} Place */
/** @typedef {import('./card.js').Look} Look */

/** @param {string} words */
const amount = (words) => h('span', { class: 'amount' }, words);
/** @param {{ name: string, id: number }} card */
const cardLink = ({ name, id }) => nameLink({ text: name, card: id });

/**
 * What adds up to a number, each with its source.
 * @param {Part[]} parts
 */
const sum = (parts) =>
  parts.length > 1 &&
  h(
    'ul',
    { class: 'parts' },
    ...parts.map(({ from, message, card, base, amount: part }, i) =>
      h(
        'li',
        {},
        amount(i === 0 ? number(part) : signed(part)),
        ' ',
        message ? say(message) : nameLink({ text: from, card, base }),
      ),
    ),
  );

/**
 * Where a card is.
 * @param {Place} place
 * @param {Look} look
 */
function where({ base, on, pile, seat }, { names, viewer }) {
  const name = names[seat ?? 0] ?? '';
  const args = {
    ...(on && { card: { text: on.name, card: on.id } }),
    ...(base && { base: { text: base.name, base: base.id } }),
  };
  if (on) return withLinks({ id: 'inspect-on', args });
  if (base) return withLinks({ id: 'inspect-at', args });
  if (pile === 'hand') return [seat === viewer ? t('inspect-in-hand') : t('inspect-in-hand-of', { name })];
  return [pile === 'discard' ? t('inspect-in-discard', { name }) : t('inspect-shown', { name })];
}

/**
 * How a card stands.
 * @param {CardView} card
 * @param {Place} place
 * @param {Look} look
 */
function cardState(card, place, look) {
  const { controller, owner, counters, talent_used, actions, parts, power } = card;
  const inPlay = place.base !== undefined;
  const lines = [
    where(place, look),
    inPlay && [mark(controller), whose(card, look)],
    owner !== controller && [mark(owner), t('inspect-owner', { name: look.names[owner] ?? '' })],
    counters > 0 && [t('card-counters', { counters })],
    talent_used && [t('card-talent-used')],
    actions.length > 0 && [
      `${t('inspect-attached')} `,
      ...actions.flatMap((action, i) => [i ? ', ' : '', cardLink(action), ` (${whose(action, look)})`]),
    ],
  ];
  return present([
    power !== null && sum(parts),
    h('ul', { class: 'facts' }, ...lines.flatMap((line) => (line ? [h('li', {}, ...line)] : []))),
  ]);
}

/**
 * Cards with a Special that the viewer holds or has in play.
 * @param {import('../view').View} view
 * @param {number | null} viewer
 */
function specials({ players, bases }, viewer) {
  const own = bases.flatMap(({ minions, actions }) =>
    [...minions, ...actions].flatMap((card) => [card, ...card.actions]),
  );
  const hand = players.find(({ seat }) => seat === viewer)?.hand ?? [];
  return [...hand, ...own.filter(({ controller }) => controller === viewer)].filter(({ special }) => special);
}

/**
 * Who would get what if the base scored now, with the cards that make each total.
 * @param {BaseView} base
 * @param {Look} look
 */
function scoring(base, { names }) {
  const { powers, places, awards, minions, additions } = base;
  const there = powers
    .map((power, seat) => ({ seat, power, place: places[seat] ?? 0, vp: awards[seat] ?? 0 }))
    .filter(({ seat, power, place }) => power || place || minions.some(({ controller }) => controller === seat))
    .sort((a, b) => (a.place || 9) - (b.place || 9));
  const ties = prizes(base).filter(({ seats }) => seats.length > 1);
  const sources = (/** @type {number} */ seat) => [
    ...minions
      .filter(({ controller }) => controller === seat)
      .map((minion) => h('li', {}, amount(number(minion.power ?? 0)), ' ', cardLink(minion))),
    ...additions
      .filter((addition) => addition.seat === seat)
      .map(({ from, card, base: source, amount: extra }) =>
        h('li', {}, amount(signed(extra)), ' ', nameLink({ text: from, card, base: source })),
      ),
  ];
  return h(
    'section',
    { class: 'scoring' },
    h('h4', {}, t('inspect-scoring')),
    there.length === 0 && h('p', { class: 'hint' }, t('inspect-nobody')),
    ...there.map(({ seat, power, place, vp }) =>
      h(
        'details',
        {},
        h(
          'summary',
          {},
          h('span', { class: 'rank' }, place ? t('inspect-place', { place }) : t('inspect-no-place')),
          h('span', { class: 'of' }, mark(seat), names[seat] ?? ''),
          h('span', { class: 'with' }, t('card-power', { power })),
          h('b', {}, t('table-vp', { vp })),
        ),
        h('ul', { class: 'parts' }, ...sources(seat)),
      ),
    ),
    ...ties.map(({ points: vp, seats }) =>
      h('p', { class: 'tie' }, t('inspect-tie', { names: seats.map((seat) => names[seat] ?? ''), vp })),
    ),
  );
}

/**
 * How a base stands.
 * @param {BaseView} base
 * @param {import('../view').View} view
 * @param {Look} look
 */
function baseState(base, view, look) {
  const own = specials(view, look.viewer);
  return present([
    h(
      'div',
      { class: 'now' },
      h('p', {}, h('span', { class: 'sum' }, number(base.total)), ` / ${number(base.breakpoint)} · ${missing(base)}`),
      bar(base),
    ),
    base.breakpoint_parts.length > 1 && h('h4', {}, t('inspect-breakpoint-sum')),
    sum(base.breakpoint_parts),
    scoring(base, look),
    own.length > 0 &&
      h(
        'p',
        { class: 'specials' },
        `${t('inspect-specials')} `,
        ...own.flatMap((card, i) => [i ? ', ' : '', cardLink(card)]),
      ),
    base.actions.length > 0 &&
      h(
        'p',
        {},
        `${t('inspect-attached')} `,
        ...base.actions.flatMap((card, i) => [i ? ', ' : '', cardLink(card), ` (${whose(card, look)})`]),
      ),
  ]);
}

/**
 * @param {Subject} subject
 * @param {import('../view').View} view
 * @param {Look} look
 */
export function panel(subject, view, look) {
  const { name, slug, faction, text, kind } = about(subject);
  const vp = 'base' in subject ? subject.base.vp : 'printed' in subject ? subject.printed.vp : null;
  const power = 'card' in subject ? (subject.card.power ?? subject.card.printed) : null;
  const breakpoint = 'base' in subject ? subject.base.breakpoint : 0;
  const printed = 'printed' in subject ? subject.printed.number : 0;
  /** @type {Record<typeof kind, string>} */
  const kinds = {
    minion: t('inspect-minion', { power: power ?? printed }),
    action: t('card-action'),
    base: t('inspect-base', { breakpoint: breakpoint || printed }),
  };
  return h(
    'div',
    { class: `panel of-${kind}` },
    face(slug, faction, kind),
    h('h3', { lang: ENGLISH }, name),
    h('p', { class: 'kind' }, `${kinds[kind]} · `, h('span', { lang: ENGLISH }, faction)),
    kind === 'base' && vp && h('p', { class: 'kind' }, t('inspect-vp', { vp: vp.join(', ') })),
    text ? h('p', { class: 'text', lang: ENGLISH }, text) : h('p', { class: 'text' }, t('inspect-no-text')),
    ...('card' in subject ? cardState(subject.card, subject.place, look) : []),
    ...('base' in subject ? baseState(subject.base, view, look) : []),
    'printed' in subject && h('p', { class: 'hint' }, t('inspect-gone')),
  );
}
