// One card as a button: its face, its state, and whether it can be chosen now. Names, numbers and
// texts come from the view; nothing here knows a card.

import { h } from './dom.js';

/** @typedef {import('./view').CardView} CardView */
/** @typedef {import('./view').BaseView} BaseView */

/**
 * What the table needs to draw a card.
 * @typedef {object} Context
 * @property {string[]} names the seats' names
 * @property {number | null} viewer the seat that looks
 * @property {Map<number, number>} cards choice index by card id
 * @property {Map<number, number>} bases choice index by base id
 * @property {(choice: number) => void} choose
 * @property {(card: CardView) => void} refuse
 * @property {(thing: CardView | BaseView) => void} inspect
 */

/**
 * The seat's mark: a shape beside the colour, so that colour is not needed.
 * @param {number} seat
 */
export const mark = (seat) =>
  h('span', { class: `mark seat-${seat}`, 'aria-hidden': 'true' }, ['●', '■', '▲', '◆'][seat] ?? '');

/**
 * @param {CardView} card
 * @param {Context} context
 */
export function whose(card, { names, viewer }) {
  return card.controller === viewer ? 'yours' : `of ${names[card.controller]}`;
}

/**
 * A card as a button; a chosen index makes it a choice.
 * @param {CardView} card
 * @param {Context} context
 * @param {{ small?: boolean }} [how]
 * @returns {HTMLElement}
 */
export function cardButton(card, context, { small = false } = {}) {
  const choice = context.cards.get(card.id);
  const offered = choice !== undefined;
  const inPlay = card.power !== null;
  const power = card.power ?? card.printed;
  const attached = card.actions.map((action) => action.name).join(', ');
  const label = [
    card.name,
    card.minion ? `power ${power}` : 'action',
    inPlay || small ? whose(card, context) : '',
    card.counters ? `${card.counters} counters` : '',
    attached ? `with ${attached}` : '',
    offered ? 'can be chosen' : '',
  ];
  const button = h(
    'button',
    {
      type: 'button',
      class: `card ${card.minion ? 'minion' : 'action'} seat-${card.controller}${small ? ' small' : ''}${offered ? ' choice' : ''}`,
      'aria-label': label.filter(Boolean).join(', '),
      'data-card': card.id,
      'data-choice': choice,
      title: card.parts.length ? breakdown(card.parts) : undefined,
      onclick: () => (offered ? context.choose(choice) : context.refuse(card)),
    },
    card.minion &&
      h(
        'span',
        { class: `power${inPlay && power !== card.printed ? ' changed' : ''}` },
        String(power),
        card.parts.length ? '*' : '',
      ),
    h('span', { class: 'name' }, (inPlay || small) && mark(card.controller), card.name),
    !small && h('span', { class: 'faction' }, card.faction),
    !small && h('span', { class: 'text' }, card.text),
    attached && h('span', { class: 'attached' }, `+ ${attached}`),
  );
  inspectable.set(button, () => context.inspect(card));
  return button;
}

/**
 * "printed 2, +1 Microbot Fixer"
 * @param {import('./view').Part[]} parts
 */
export const breakdown = (parts) =>
  parts
    .map((p, i) => (i === 0 ? `${p.from} ${p.amount}` : `${p.amount < 0 ? '−' : '+'}${Math.abs(p.amount)} ${p.from}`))
    .join(', ');

/**
 * What `i` shows for a focused element.
 * @type {WeakMap<Element, () => void>}
 */
export const inspectable = new WeakMap();

/**
 * The large panel of a card or base.
 * @param {CardView | BaseView} thing
 * @param {Context} context
 */
export function panel(thing, context) {
  const base = 'breakpoint' in thing;
  const parts = base ? thing.breakpoint_parts : thing.parts;
  return h(
    'div',
    { class: 'panel' },
    h('h2', {}, thing.name),
    h('p', { class: 'faction' }, thing.faction),
    base
      ? h('p', {}, `Breakpoint ${thing.breakpoint}, power there ${thing.total}, VP ${thing.vp.join(' / ')}`)
      : h(
          'p',
          {},
          thing.minion ? `Minion, power ${thing.power ?? thing.printed}` : 'Action',
          thing.power !== null ? `, ${whose(thing, context)}` : '',
          thing.owner !== thing.controller ? `, owned by ${context.names[thing.owner]}` : '',
        ),
    parts.length > 1 && h('p', {}, `${base ? 'Breakpoint' : 'Power'}: ${breakdown(parts)}`),
    h('p', { class: 'text' }, thing.text || 'No text.'),
    thing.actions.length > 0 &&
      h('ul', {}, ...thing.actions.map((a) => h('li', {}, h('b', {}, a.name), `: ${a.text}`))),
  );
}
