// Draws a view: score strip, bases with their minions, hand, discard piles. Drawn whole each time; the
// page keeps no state of the game.

import { cardButton, inspectable, mark } from './card.js';
import { h, plural } from './dom.js';

/** @typedef {import('./view').View} View */
/** @typedef {import('./card.js').Context} Context */

/**
 * @param {View} view
 * @param {Context} context
 */
export function scoreStrip(view, { names, viewer }) {
  return h(
    'ul',
    { class: 'scores', 'aria-label': 'Players' },
    ...view.players.map((player) =>
      h(
        'li',
        {
          class: `seat-${player.seat}${player.seat === view.turn ? ' turn' : ''}`,
          'aria-current': player.seat === view.turn,
        },
        mark(player.seat),
        h('b', {}, names[player.seat] ?? ''),
        player.seat === viewer ? ' (you)' : '',
        h('span', { class: 'factions' }, player.factions.join(' + ')),
        h('span', { class: 'vp' }, `${player.vp} VP`),
        h('span', { class: 'piles' }, `hand ${player.hand_size}, deck ${player.deck}`),
        player.seat === view.turn && h('span', { class: 'phase' }, phase(view)),
      ),
    ),
  );
}
/** @param {View} view */
function phase(view) {
  if (view.phase !== 'Play') return `${view.phase.toLowerCase()} phase`;
  return `plays left: ${plural(view.minion_plays, 'minion')}, ${plural(view.action_plays, 'action')}`;
}

/**
 * @param {View} view
 * @param {Context} context
 */
export function bases(view, context) {
  return h(
    'section',
    { class: 'bases', id: 'bases', 'aria-label': 'Bases', tabindex: -1 },
    h('h2', { class: 'unseen' }, 'Bases'),
    ...view.bases.map((base) => baseArea(base, view, context)),
  );
}
/**
 * @param {import('./view').BaseView} base
 * @param {View} view
 * @param {Context} context
 */
function baseArea(base, view, context) {
  const choice = context.bases.get(base.id);
  const offered = choice !== undefined;
  const toGo = Math.max(0, base.breakpoint - base.total);
  const shares = base.powers
    .map((power, seat) => `${context.names[seat]} ${power}`)
    .filter((_, s) => base.powers[s] || base.places[s]);
  const head = h(
    'button',
    {
      type: 'button',
      class: `base-card${offered ? ' choice' : ''}`,
      'data-base': base.id,
      'data-choice': choice,
      'aria-label': `${base.name}, ${base.total} of ${base.breakpoint}${offered ? ', can be chosen' : ''}`,
      onclick: () => (offered ? context.choose(choice) : context.inspect(base)),
    },
    h('span', { class: 'name' }, base.name),
    h('span', { class: 'total' }, h('b', {}, String(base.total)), ` / ${base.breakpoint}`),
    h('span', { class: 'text' }, base.text),
  );
  inspectable.set(head, () => context.inspect(base));
  const prizes = base.vp.map((vp, i) => {
    const who = base.places.flatMap((place, seat) => (place === i + 1 ? [seat] : []));
    return h(
      'li',
      {},
      h('b', {}, String(vp)),
      ...who.map((seat) => mark(seat)),
      h('span', { class: 'unseen' }, ` VP now to ${who.map((s) => context.names[s]).join(' and ') || 'nobody'}`),
    );
  });
  return h(
    'section',
    { class: `base${toGo === 0 ? ' ready' : ''}`, 'aria-label': base.name },
    head,
    bar(base),
    h(
      'p',
      { class: 'togo' },
      toGo === 0 ? 'ready to score' : `${toGo} to go`,
      shares.length ? `: ${shares.join(', ')}` : '',
    ),
    h('ol', { class: 'prizes', 'aria-label': 'Victory points' }, ...prizes),
    base.actions.length > 0 &&
      h(
        'ul',
        { class: 'on-base', 'aria-label': `Actions on ${base.name}` },
        ...base.actions.map((a) => h('li', {}, cardButton(a, context, { small: true }))),
      ),
    h(
      'ul',
      { class: 'minions', 'aria-label': `Minions at ${base.name}` },
      ...order(base.minions, view).map((m) =>
        h(
          'li',
          {},
          cardButton(m, context, { small: true }),
          ...m.actions.filter((a) => context.cards.has(a.id)).map((a) => cardButton(a, context, { small: true })),
        ),
      ),
    ),
  );
}
/**
 * Each player's minions stand together, in seat order.
 * @param {import('./view').CardView[]} minions
 * @param {View} view
 */
const order = (minions, view) => view.players.flatMap((p) => minions.filter((m) => m.controller === p.seat));

/**
 * Everyone's share of the breakpoint, as an SVG: styles would need inline attributes.
 * @param {import('./view').BaseView} base
 */
function bar(base) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const whole = Math.max(base.breakpoint, base.total, 1);
  svg.setAttribute('viewBox', `0 0 ${whole} 1`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('class', 'bar');
  svg.setAttribute('aria-hidden', 'true');
  let at = 0;
  base.powers.forEach((power, seat) => {
    const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    rect.setAttribute('x', String(at));
    rect.setAttribute('width', String(power));
    rect.setAttribute('height', '1');
    rect.setAttribute('class', `seat-${seat}`);
    svg.append(rect);
    at += power;
  });
  return svg;
}

/**
 * @param {View} view
 * @param {Context} context
 */
export function hand(view, context) {
  const mine = view.players.find((p) => p.seat === context.viewer);
  const cards = mine?.hand ?? [];
  return h(
    'section',
    { class: 'hand', id: 'hand', 'aria-label': 'Your hand', tabindex: -1 },
    h('h2', {}, context.viewer === null ? 'Everyone is played by the computer' : `Your hand (${cards.length})`),
    h('ul', {}, ...cards.map((card) => h('li', {}, cardButton(card, context)))),
  );
}
/**
 * Discard piles, open to all, and cards that are being shown.
 * @param {View} view
 * @param {Context} context
 */
export function piles(view, context) {
  const shown = view.players.flatMap((p) => p.shown);
  return h(
    'section',
    { class: 'discards', 'aria-label': 'Discard piles' },
    shown.length > 0 &&
      h(
        'div',
        { class: 'shown' },
        h('h2', {}, 'Shown'),
        h('ul', {}, ...shown.map((c) => h('li', {}, cardButton(c, context, { small: true })))),
      ),
    ...view.players.map((player) => {
      const offered = player.discard.some((card) => context.cards.has(card.id));
      return h(
        'details',
        { open: offered },
        h('summary', {}, mark(player.seat), `Discard pile of ${context.names[player.seat]} (${player.discard.length})`),
        h(
          'ul',
          {},
          ...[...player.discard].reverse().map((card) => h('li', {}, cardButton(card, context, { small: true }))),
        ),
      );
    }),
    h('p', { class: 'hint' }, `Base deck: ${view.base_deck}. Scored bases: ${view.base_discard.join(', ') || 'none'}.`),
  );
}
