// The score strip: each player's points, factions, and how many cards are where. Whose turn it is shows what that
// player may still play. Pressing a player opens the piles.

import { emblem } from '../faces/faces.js';
import { arrange, h, present, set } from '../page/dom.js';
import { ENGLISH, number, t } from '../page/words.js';
import { renew } from '../table/keep.js';
import { mark } from '../table/mark.js';
import { counted } from './card.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').PlayerView} PlayerView */
/** @typedef {import('./card.js').Look} Look */

/**
 * The turn and the plays that are left: in words, and in signs where there is no room for them.
 * @param {View} view
 */
function stage({ phase, turns: turn, minion_plays: minions, action_plays: actions }) {
  const words = phase === 'Play' ? t('table-plays', { turn, minions, actions }) : t('table-phase', { turn, phase });
  return h(
    'span',
    { class: 'phase', title: words },
    h('span', { class: 'in-words' }, words),
    h(
      'span',
      { class: 'in-signs', 'aria-hidden': 'true' },
      h('span', { class: 'turn-number' }, t('table-turn', { turn })),
      ...(phase === 'Play' ? [counted('minion', minions), counted('action', actions)] : [t('table-stage', { phase })]),
    ),
  );
}

export class Scores {
  #keep;
  #seats = h('ul');
  element = h(
    'section',
    { class: 'scores', 'aria-label': t('table-players') },
    h('h2', { class: 'unseen' }, t('table-players')),
    this.#seats,
  );

  /** @param {import('../table/keep.js').Keep} keep */
  constructor(keep) {
    this.#keep = keep;
  }
  /**
   * @param {View} view
   * @param {Look} look
   */
  draw(view, look) {
    arrange(
      this.#seats,
      view.players.map((player) => this.#seat(player, view, look)),
    );
  }
  /**
   * @param {PlayerView} player
   * @param {View} view
   * @param {Look} look
   */
  #seat({ seat, factions, vp, hand_size: hand, deck, discard }, view, { names, viewer }) {
    const turn = seat === view.turn;
    const name = names[seat] ?? '';
    const item = this.#keep.element(`seat-${seat}`, () =>
      h('li', {}, h('div', { class: 'player' }), h('button', { type: 'button', 'data-pile': seat })),
    );
    const [info, pile] = /** @type {[Element, Element]} */ (/** @type {unknown} */ ([...item.children]));
    set(item, { class: `home seat-${seat}${turn ? ' turn' : ''}`, 'aria-current': turn ? 'true' : null });
    const piles = { hand, deck, discard: discard.length };
    const { turns, phase, minion_plays, action_plays } = view;
    const now = turn && [turns, phase, minion_plays, action_plays];
    renew(info, [factions, name, vp, piles, seat === viewer, now], () =>
      present([
        factions.length > 0 && emblem(factions),
        h(
          'div',
          { class: 'first' },
          h(
            'span',
            { class: 'title' },
            mark(seat),
            h('b', {}, name),
            seat === viewer && h('span', { class: 'you' }, ` ${t('table-you')}`),
          ),
          h('span', { class: 'vp' }, h('b', {}, number(vp)), ` ${t('table-vp-unit')}`),
        ),
        h(
          'div',
          { class: 'second' },
          h(
            'span',
            { class: 'counts', title: t('table-piles-of', piles) },
            h('span', { class: 'unseen' }, t('table-piles-of', piles)),
            ...Object.entries(piles).map(([pile, cards]) =>
              h('span', { class: `in-${pile}`, 'aria-hidden': 'true' }, counted(pile, cards)),
            ),
          ),
          turn && stage(view),
          h('span', { class: 'clans', lang: ENGLISH }, factions.join(' + ')),
        ),
      ]),
    );
    set(pile, { 'aria-label': t('table-pile', { name, cards: discard.length }) });
    return item;
  }
}
