// The players around the table: their monsters, how many cards they hold, what is known of those, who is out, and whose
// turn it is. Whoever looks sits at the foot, with the way to winning. A player who can be attacked is pressed for it.

import { arrange, h, present, set } from '../page/dom.js';
import { number, t, text } from '../page/words.js';
import { reckon, renew } from '../table/keep.js';
import { mark } from '../table/mark.js';
import { cardFace, cardName, portrait, suitName } from './card.js';
import { progress } from './progress.js';

/** @typedef {import('../monster-smash').View} View */
/** @typedef {import('../monster-smash').PlayerView} PlayerView */
/** @typedef {import('../games/kit').Look} Look */

/** So many backs are drawn for a hand: more could not be told apart. */
const BACKS = 15;

export class Players {
  #keep;
  element = h('ul', { class: 'around', 'aria-label': t('table-players') });

  /** @param {import('../table/keep.js').Keep} keep */
  constructor(keep) {
    this.#keep = keep;
  }
  /**
   * @param {View} view
   * @param {Look} look
   * @returns {number} how many sit at the far side
   */
  draw(view, look) {
    const { players } = view;
    const me = look.viewer ?? 0;
    // Clockwise from whoever looks, who comes last.
    const around = players.map((_, i) => /** @type {PlayerView} */ (players[(me + 1 + i) % players.length]));
    const others = look.viewer === null ? around.length : around.length - 1;
    arrange(
      this.element,
      around.map((player, i) => {
        const item = this.#player(player, view, look);
        // From 0 at the edges of the row to 1 in its middle.
        const middle = others > 1 ? 1 - Math.abs((2 * i) / (others - 1) - 1) : 1;
        reckon(item, '--middle', Number(middle.toFixed(2)));
        return item;
      }),
    );
    return others;
  }
  /**
   * @param {PlayerView} player
   * @param {View} view
   * @param {Look} look
   */
  #player(player, view, look) {
    const { seat, monster, hand_size: cards, eliminated, known } = player;
    const { decision, battle } = view;
    const name = look.names[seat] ?? '';
    const me = seat === look.viewer;
    const turn = seat === view.turn && !view.result;
    const choice = look.mine ? decision?.choices.find((each) => each.seat === seat) : undefined;
    const aimed = battle?.target === seat || aim(view) === seat;
    const item = this.#keep.element(`seat-${seat}`, () => h('li', {}, h('div', { class: 'sits' })));
    const classes = {
      'sitter home': true,
      [`seat-${seat}`]: true,
      me,
      turn,
      out: eliminated,
      aimed,
      choice: choice !== undefined,
    };
    set(item, {
      class: Object.entries(classes)
        .flatMap(([each, on]) => (on ? [each] : []))
        .join(' '),
      'aria-current': turn ? 'true' : null,
    });
    const held = t('monsters-holds', { cards });
    const box = /** @type {Element} */ (item.firstElementChild);
    renew(box, [player, name, me, turn && [view.phase, decision?.seat]], () =>
      present([
        portrait(monster),
        h(
          'div',
          { class: 'who' },
          h('b', {}, mark(seat), name),
          me && h('span', { class: 'you' }, ` ${t('table-you')}`),
          h('span', { class: 'monster-name' }, suitName(monster)),
        ),
        h(
          'div',
          { class: 'held-cards', title: held },
          h('span', { class: 'unseen' }, eliminated ? t('monsters-out') : held),
          eliminated
            ? h('span', { class: 'out-sign', 'aria-hidden': 'true' }, t('monsters-out'))
            : h('b', { class: 'count', 'aria-hidden': 'true' }, number(cards)),
          !me &&
            !eliminated &&
            h(
              'span',
              { class: 'backs', 'aria-hidden': 'true' },
              ...Array.from({ length: Math.min(cards, BACKS) }, () => h('i', { class: 'slim' })),
            ),
        ),
        turn && h('span', { class: 'doing' }, t('monsters-phase', { phase: view.phase })),
        !me &&
          known.length > 0 &&
          h(
            'p',
            { class: 'known', title: t('monsters-known', { cards: known.map(cardName) }) },
            h('span', { class: 'unseen' }, t('monsters-known', { cards: known.map(cardName) })),
            ...known.map((card) => cardFace(card, { 'aria-hidden': 'true' })),
          ),
        me && h('div', { class: 'goals' }, ...present(progress(player))),
      ]),
    );
    // Whoever is asked may press any other: who cannot be attacked now, says why.
    const target = this.#keep.element(`target-${seat}`, () =>
      h('button', { type: 'button', class: 'target', 'data-seat': seat }),
    );
    set(target, {
      'data-choice': choice?.index,
      'aria-label': choice ? `${text(choice.message)}, ${t('card-offered')}` : `${name}, ${suitName(monster)}`,
    });
    arrange(item, look.mine && !me ? [box, target] : [box]);
    return item;
  }
}

/**
 * Whom an attack that is being put together is aimed at.
 * @param {View} view
 */
export function aim({ decision }) {
  const { target } = decision?.kind === 'attack' ? (decision.prompt?.args ?? {}) : {};
  return typeof target === 'object' && 'text' in target ? target.seat : undefined;
}
