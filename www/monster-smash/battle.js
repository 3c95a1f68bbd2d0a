// The middle of the table: the attack that is put together with its exact odds, the battle that is fought, the hand
// that is held out; and while there is none of it, what has come of the last attacks, with the cards that were stolen for
// those who may know them.

import { arrange, h, present, set } from '../page/dom.js';
import { nodes, number, t } from '../page/words.js';
import { renew } from '../table/keep.js';
import { mark } from '../table/mark.js';
import { cardFace, cardItem } from './card.js';
import { Fan } from './fan.js';
import { aim } from './players.js';
import { stolen } from './stolen.js';

/** @typedef {import('../monster-smash').View} View */
/** @typedef {import('../monster-smash').CardView} CardView */
/** @typedef {import('../games/kit').Look} Look */

/** What the engine calls what has come of an attack, beside what was stolen. */
const OUTCOMES = ['monster-log-failed', 'monster-log-eliminated'];
/** The most that one attack steals, by the rule M9.3. */
const MOST_STOLEN = 4;

/**
 * In percent; what is not certain is neither 0 nor 100.
 * @param {number} part
 * @param {number} of
 */
export function percent(part, of) {
  if (part <= 0) return 0;
  return part >= of ? 100 : Math.min(99, Math.max(1, Math.round((100 * part) / of)));
}
/**
 * "succeeds 82 %, eliminates 61 %"
 * @param {NonNullable<NonNullable<View['decision']>['odds']>} odds
 */
export const oddsWords = ({ of, succeeds, eliminates }) =>
  t('monsters-odds', { succeeds: percent(succeeds, of), eliminates: percent(eliminates, of) });

export class Battle {
  #keep;
  #fan = new Fan();
  #title = h('h3', { class: 'unseen' }, t('monsters-battle'));
  #sides = [this.#newSide(), this.#newSide()];
  #outcome = h('p', { class: 'outcome', role: 'status' });
  #odds = h('div', { class: 'odds' });
  #idle = h('div', { class: 'idle' });
  element = h('section', { class: 'battle', 'aria-label': t('monsters-battle') });

  /** @param {import('../table/keep.js').Keep} keep */
  constructor(keep) {
    this.#keep = keep;
  }
  #newSide() {
    const [who, cards, total] = [h('h4', {}), h('ul', {}), h('b', { class: 'total' })];
    return { element: h('div', { class: 'side' }, who, cards, total), who, cards, total };
  }

  /**
   * @param {View} view
   * @param {Look} look
   */
  draw(view, look) {
    const fought = this.#fought(view, look);
    if (!fought) {
      renew(this.#idle, [view.turn, view.turns, look.names, outcomes(look), stolen(look)], () => idle(view, look));
      set(this.element, { class: 'battle quiet' });
      arrange(this.element, [this.#title, this.#idle]);
      return;
    }
    const { attacker, target, attack, defence, words, odds } = fought;
    const fan = view.battle?.fan;
    const kind = fan ? 'battle stealing' : 'battle';
    const turned = this.element.className !== kind;
    set(this.element, { class: kind });
    this.#side(0, attacker, 'attacks', attack, look);
    this.#side(1, target, 'defends', defence, look);
    set(this.#outcome, { class: odds ? 'outcome spoken' : 'outcome' });
    if (this.#outcome.textContent !== words) this.#outcome.textContent = words;
    renew(this.#odds, odds, () => (odds ? meters(odds) : []));
    if (fan) this.#fan.draw(fan, view, { mine: look.mine, name: look.names[target] ?? '' });
    const [left, right] = this.#sides;
    arrange(this.element, [
      this.#title,
      .../** @type {HTMLElement[]} */ (
        present([left?.element, this.#outcome, right?.element, odds && this.#odds, fan && this.#fan.element])
      ),
    ]);
    // Where the board scrolls, what is fought over comes into sight.
    if (turned) requestAnimationFrame(() => (fan ? this.#fan : this).element.scrollIntoView({ block: 'nearest' }));
  }
  /**
   * Who fights whom, with what, and what would come of it now.
   * @param {View} view
   * @param {Look} look
   */
  #fought(view, { mine }) {
    const { battle, decision, players } = view;
    const target = aim(view);
    if (mine && decision && target !== undefined) {
      const attack = { cards: decision.picked, total: decision.total, open: true };
      const { odds } = decision;
      const words = odds ? oddsWords(odds) : t('monsters-attack-needs');
      return { attacker: decision.seat, target, attack, defence: { cards: [], total: 0, open: true }, words, odds };
    }
    if (!battle) return null;
    const defending = mine && decision?.kind === 'defend';
    const defence = defending
      ? { cards: decision.picked, total: decision.total, open: true }
      : { cards: battle.defence, total: battle.defence_total, open: false };
    const by = battle.attack_total - defence.total;
    const left = (players[battle.target]?.hand_size ?? 0) - (defending ? defence.cards.length : 0);
    const count = Math.min(by, MOST_STOLEN, left);
    const words = battle.fan
      ? t('monsters-picking', { taken: battle.fan.taken.length, count: battle.fan.count || count })
      : defending || view.phase !== 'defend'
        ? by > 0
          ? t('monsters-would-lose', { count })
          : t('monsters-would-hold')
        : t('monsters-vs');
    return {
      attacker: battle.attacker,
      target: battle.target,
      attack: { cards: battle.attack, total: battle.attack_total, open: false },
      defence,
      words,
      odds: null,
    };
  }
  /**
   * @param {number} at
   * @param {number} seat
   * @param {'attacks' | 'defends'} does
   * @param {{ cards: CardView[], total: number, open: boolean }} with `open`, the cards are still in the hand
   * @param {Look} look
   */
  #side(at, seat, does, { cards, total, open }, look) {
    const side = this.#sides[at];
    if (!side) return;
    const name = look.names[seat] ?? '';
    set(side.element, { class: `side ${does} seat-${seat}` });
    renew(side.who, [name, does, seat], () => [mark(seat), t('monsters-side', { name, does })]);
    renew(side.total, total, () => [
      h('span', { class: 'unseen' }, t('monsters-total', { total })),
      h('span', { 'aria-hidden': 'true' }, number(total)),
    ]);
    set(side.cards, {
      'aria-label': t('monsters-cards-of-side', { name }),
      class: cards.length ? 'laid' : 'laid empty',
    });
    arrange(
      side.cards,
      cards.map((card) =>
        open
          ? this.#keep.element(`picked-${card.id}`, () => h('li', { class: 'laid-card' }, cardFace(card)))
          : cardItem(this.#keep, card, { look, seat, own: false, from: `seat-${seat}` }, 'laid-card'),
      ),
    );
  }
}

/** @param {NonNullable<NonNullable<View['decision']>['odds']>} odds */
function meters({ of, succeeds, eliminates }) {
  const meter = (/** @type {string} */ name, /** @type {number} */ part) => {
    const value = percent(part, of);
    return h(
      'label',
      {},
      h('span', {}, name),
      h('meter', { min: 0, max: 100, value }, `${value}\u00a0%`),
      h('b', { 'aria-hidden': 'true' }, `${number(value)}\u00a0%`),
    );
  };
  return [meter(t('monsters-succeeds'), succeeds), meter(t('monsters-eliminates'), eliminates)];
}

/** @param {Look} look */
const outcomes = ({ since }) =>
  since.flatMap(({ message }) => (OUTCOMES.includes(message.id) ? [message] : [])).slice(-2);

/**
 * @param {View} view
 * @param {Look} look
 */
function idle({ turn, turns, result }, look) {
  const name = look.names[turn] ?? '';
  return present([
    !result && h('p', { class: 'whose' }, mark(turn), t('monsters-turn', { name, turn: turns })),
    ...outcomes(look).map((message) => h('p', {}, ...nodes(message))),
    ...stolen(look).flatMap(({ thief, from, cards }) => [
      h('p', {}, t('monsters-stole', { thief: look.names[thief ?? 0] ?? '', from: look.names[from ?? 0] ?? '' })),
      h('ul', { class: 'loot' }, ...cards.map((card) => h('li', {}, cardFace(card)))),
    ]),
  ]);
}
