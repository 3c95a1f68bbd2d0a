// Draws a view: score strip, bases with their minions, shown cards, hand, discard piles. Elements are
// kept by card, base and seat, and moved from place to place; the page holds no state of the game.

import { emblem, face, sign } from '../faces/faces.js';
import { arrange, h, present, set, svg } from '../page/dom.js';
import { ENGLISH, nodes, t } from '../page/words.js';
import { drawCard, mark } from './card.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').BaseView} BaseView */
/** @typedef {import('../view').CardView} CardView */
/** @typedef {import('../view').PlayerView} PlayerView */
/** @typedef {import('./card.js').Look} Look */

/** @param {string} text */
const hidden = (text) => h('h2', { class: 'unseen' }, text);

export class Table {
  /** @type {Map<string, HTMLElement>} */
  #kept = new Map();
  /** @type {Set<string>} */
  #drawn = new Set();

  #seats = h('ul');
  #row = h('div', { class: 'row' });
  #shownCards = h('ul');
  #handTitle = h('h2', { class: 'unseen' });
  #handCards = h('ul');
  #pileList = h('div');
  #rest = h('p', { class: 'hint' });

  scores = h('section', { class: 'scores', 'aria-label': t('table-players') }, hidden(t('table-players')), this.#seats);
  bases = h(
    'section',
    { class: 'bases', id: 'bases', 'aria-label': t('table-bases'), tabindex: -1 },
    hidden(t('table-bases')),
    this.#row,
  );
  shown = h(
    'section',
    { class: 'shown', 'aria-label': t('table-shown-cards') },
    h('h2', {}, t('table-shown')),
    this.#shownCards,
  );
  hand = h(
    'section',
    { class: 'hand', id: 'hand', 'aria-label': t('table-hand'), tabindex: -1 },
    this.#handTitle,
    this.#handCards,
  );
  piles = h(
    'section',
    { class: 'piles', 'aria-label': t('table-piles') },
    h('h2', {}, t('table-piles')),
    this.#pileList,
    this.#rest,
  );

  /**
   * @param {View} view
   * @param {Look} look
   */
  draw(view, look) {
    this.#drawn.clear();
    arrange(
      this.#seats,
      view.players.map((player) => this.#seat(player, view, look)),
    );
    arrange(
      this.#row,
      view.bases.map((base) => this.#base(base, view, look)),
    );
    const shown = view.players.flatMap((player) => player.shown);
    this.shown.hidden = shown.length === 0;
    arrange(
      this.#shownCards,
      shown.map((card) => this.#card(card, look)),
    );
    const hand = view.players.find((player) => player.seat === look.viewer)?.hand ?? [];
    this.#handTitle.textContent =
      look.viewer === null ? t('table-no-hand') : t('table-your-hand', { cards: hand.length });
    arrange(
      this.#handCards,
      hand.map((card) => this.#card(card, look, true)),
    );
    arrange(
      this.#pileList,
      view.players.map((player) => this.#pile(player, look)),
    );
    const scored = view.base_discard.map((text) => ({ text }));
    const known = { bases: view.base_deck, scored: scored.length ? scored : t('table-none-scored') };
    this.#rest.replaceChildren(...nodes({ id: 'table-base-deck', args: known }));
    for (const key of [...this.#kept.keys()]) if (!this.#drawn.has(key)) this.#kept.delete(key);
  }

  /**
   * The element of a thing, made when the thing is first seen.
   * @template {HTMLElement} E
   * @param {string} key
   * @param {() => E} make
   * @returns {E}
   */
  #keep(key, make) {
    const element = /** @type {E | undefined} */ (this.#kept.get(key)) ?? make();
    this.#kept.set(key, element);
    this.#drawn.add(key);
    return element;
  }

  /**
   * @param {CardView} card
   * @param {Look} look
   * @param {boolean} [big]
   * @returns {HTMLElement}
   */
  #card(card, look, big = false) {
    const item = this.#keep(`card-${card.id}`, () => h('li', {}, h('button', { type: 'button' })));
    const button = /** @type {Element} */ (item.firstElementChild);
    drawCard(button, card, look, big);
    const actions = this.#keep(`on-card-${card.id}`, () =>
      h('ul', { class: 'attached', 'aria-label': t('table-attached') }),
    );
    arrange(
      actions,
      card.actions.map((action) => this.#card(action, look)),
    );
    arrange(item, card.actions.length ? [button, actions] : [button]);
    return item;
  }

  /**
   * @param {PlayerView} player
   * @param {View} view
   * @param {Look} look
   */
  #seat(player, view, look) {
    const { seat } = player;
    const turn = seat === view.turn;
    const item = this.#keep(`seat-${seat}`, () =>
      h('li', {}, h('div', { class: 'who' }), h('button', { type: 'button', 'data-pile': seat }, t('table-discard'))),
    );
    const [info, pile] = /** @type {[Element, Element]} */ (/** @type {unknown} */ ([...item.children]));
    set(item, { class: `seat-${seat}${turn ? ' turn' : ''}`, 'aria-current': turn ? 'true' : null });
    info.replaceChildren(
      ...present([
        player.factions.length > 0 && emblem(player.factions),
        h(
          'span',
          { class: 'title' },
          mark(seat),
          h('b', {}, look.names[seat] ?? ''),
          seat === look.viewer && ` ${t('table-you')}`,
        ),
        h('span', { class: 'vp' }, t('table-vp', { vp: player.vp })),
        h('span', { class: 'detail', lang: ENGLISH }, player.factions.join(' + ')),
        counts({ hand: player.hand_size, deck: player.deck, discard: player.discard.length }),
        turn && h('span', { class: 'phase' }, stage(view)),
      ]),
    );
    set(pile, { 'aria-label': t('table-pile', { name: look.names[seat] ?? '', cards: player.discard.length }) });
    return item;
  }

  /**
   * @param {BaseView} base
   * @param {View} view
   * @param {Look} look
   */
  #base(base, view, look) {
    const list = (/** @type {string} */ kind, /** @type {string} */ name) => () =>
      h('ul', { class: kind, 'aria-label': name });
    const area = this.#keep(`base-${base.id}`, () =>
      h('section', { 'aria-label': base.name }, h('button', { type: 'button' }), h('div', { class: 'standing' })),
    );
    const [head, standing] = /** @type {[Element, Element]} */ (/** @type {unknown} */ ([...area.children]));
    const choice = look.bases.get(base.id);
    const offered = choice === undefined ? '' : `, ${t('card-offered')}`;
    const toGo = Math.max(0, base.breakpoint - base.total);
    set(area, { class: `base${toGo === 0 ? ' ready' : ''}` });
    set(head, {
      class: `base-card${choice === undefined ? '' : ' choice'}${look.recent.has(`base-${base.id}`) ? ' recent' : ''}`,
      'aria-label': t('table-base', { base: base.name, total: base.total, breakpoint: base.breakpoint }) + offered,
      'aria-description': base.text,
      'data-base': base.id,
      'data-choice': choice,
    });
    head.replaceChildren(
      head.querySelector('.face') ?? face(base.slug, base.faction, 'base'),
      h('span', { class: 'name', lang: ENGLISH }, base.name),
      h('span', { class: 'total' }, h('b', {}, String(base.total)), ` / ${base.breakpoint}`),
      h('span', { class: 'text', lang: ENGLISH }, base.text),
    );
    standing.replaceChildren(
      bar(base),
      h(
        'p',
        { class: 'togo' },
        [toGo ? t('table-to-go', { power: toGo }) : t('table-ready'), ...shares(base, look.names)].join(' · '),
      ),
      prizes(base, look.names),
    );
    const actions = this.#keep(`actions-${base.id}`, list('actions', t('table-actions-at', { base: base.name })));
    arrange(
      actions,
      base.actions.map((action) => this.#card(action, look)),
    );
    const minions = this.#keep(`minions-${base.id}`, list('minions', t('table-minions-at', { base: base.name })));
    // Each player's minions stand together, in seat order.
    const order = view.players.flatMap(({ seat }) => base.minions.filter((minion) => minion.controller === seat));
    arrange(
      minions,
      order.map((minion) => this.#card(minion, look)),
    );
    arrange(area, [head, standing, ...(base.actions.length ? [actions] : []), ...(order.length ? [minions] : [])]);
    return area;
  }

  /**
   * @param {PlayerView} player
   * @param {Look} look
   */
  #pile(player, look) {
    const { seat, discard } = player;
    const pile = this.#keep(`pile-${seat}`, () => h('details', { id: `pile-${seat}` }, h('summary'), h('ul')));
    const [summary, list] = /** @type {[Element, Element]} */ (/** @type {unknown} */ ([...pile.children]));
    summary.replaceChildren(mark(seat), `${look.names[seat]} (${discard.length})`);
    arrange(
      list,
      [...discard].reverse().map((card) => this.#card(card, look)),
    );
    const offered = discard.some((card) => look.cards.has(card.id));
    // A pile that was opened for a question closes with it.
    if (offered || pile.dataset.offered) pile.open = offered;
    set(pile, { 'data-offered': offered });
    return pile;
  }
}

/** @param {View} view */
function stage(view) {
  const { phase, turns, minion_plays, action_plays } = view;
  if (phase !== 'Play') return t('table-phase', { turn: turns, phase });
  return t('table-plays', { turn: turns, minions: minion_plays, actions: action_plays });
}

/**
 * @param {BaseView} base
 * @param {string[]} names
 */
const shares = (base, names) =>
  base.powers.flatMap((power, seat) => {
    const added = base.additions.filter((addition) => addition.seat === seat);
    const why = added.map(({ from, amount }) => t('table-added', { amount, from })).join(', ');
    return power || base.places[seat] ? [`${names[seat]} ${power}${why && ` (${why})`}`] : [];
  });

/**
 * How many cards a player has where: a sign and a number each, and in words.
 * @param {{ hand: number, deck: number, discard: number }} piles
 */
function counts(piles) {
  const words = t('table-piles-of', piles);
  return h(
    'span',
    { class: 'detail counts', title: words },
    h('span', { class: 'unseen' }, words),
    ...Object.entries(piles).map(([name, cards]) => h('span', { 'aria-hidden': 'true' }, sign(name), String(cards))),
  );
}

/**
 * The victory points, with who would get them if the base scored now.
 * @param {BaseView} base
 * @param {string[]} names
 */
function prizes(base, names) {
  return h(
    'ol',
    { class: 'prizes', 'aria-label': t('table-prizes') },
    ...base.vp.map((vp, i) => {
      const who = base.places.flatMap((place, seat) => (place === i + 1 ? [seat] : []));
      return h(
        'li',
        {},
        h('b', {}, String(vp)),
        h('span', { class: 'unseen' }, ` ${t('table-prize')} `),
        ...who.flatMap((seat) => [mark(seat), h('span', { class: 'to' }, names[seat] ?? '')]),
        who.length === 0 && h('span', { class: 'unseen' }, t('table-nobody')),
      );
    }),
  );
}

/**
 * Everyone's share of the breakpoint, drawn: widths in styles would need inline attributes.
 * @param {BaseView} base
 */
function bar(base) {
  const whole = Math.max(base.breakpoint, base.total, 1);
  let at = 0;
  const rects = base.powers.map((power, seat) => {
    const width = Math.max(0, power);
    at += width;
    return svg('rect', { class: `seat-${seat}`, x: at - width, width, height: 1 });
  });
  const drawing = { class: 'bar', viewBox: `0 0 ${whole} 1`, preserveAspectRatio: 'none', 'aria-hidden': 'true' };
  return svg('svg', drawing, ...rects);
}
