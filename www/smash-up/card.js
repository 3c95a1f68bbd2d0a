// One card as a button: its face, its state, and whether it can be chosen now. The button lives as long
// as the card can be seen; `drawCard` brings it up to date. Nothing here knows a card.

import { face, sign } from '../faces/faces.js';
import { arrange, h, present, set } from '../page/dom.js';
import { ENGLISH, number, t, text } from '../page/words.js';
import { renew } from '../table/keep.js';
import { mark } from '../table/mark.js';

/** @typedef {import('../view').CardView} CardView */

/** What a drawing depends on beside the view. @typedef {import('../games/kit').Look} Look */

/**
 * @param {CardView} card
 * @param {Look} look
 */
export const whose = (card, { names, viewer }) =>
  card.controller === viewer ? t('card-yours') : t('card-theirs', { name: names[card.controller] ?? '' });

/**
 * "+2", "−1": what something adds.
 * @param {number} amount
 */
export const signed = (amount) => `${amount < 0 ? '−' : '+'}${number(Math.abs(amount))}`;

/**
 * "printed 2, +1 Microbot Fixer": what adds up to a number.
 * @param {import('../view').Part[]} parts
 */
export const breakdown = (parts) =>
  parts
    .map(({ from, message, amount }, i) => {
      const source = message ? text(message) : from;
      return i === 0 ? `${source} ${amount}` : `${signed(amount)} ${source}`;
    })
    .join(', ');

/**
 * How many there are of something: a sign and a number, and in words.
 * @param {string} name of the sign
 * @param {number} count
 * @param {string} [words] unless they stand elsewhere
 */
export const counted = (name, count, words) =>
  h(
    'span',
    { class: 'counted', title: words },
    words !== undefined && h('span', { class: 'unseen' }, words),
    sign(name),
    h('span', { 'aria-hidden': 'true' }, number(count)),
  );

/**
 * What is to be known of a card in play beside its power: each with the sign or mark that shows it.
 * @param {CardView} card
 * @param {Look} look
 * @returns {{ words: string, shown: (string | Element)[] }[]}
 */
const state = ({ owner, controller, counters, talent_used }, { names }) => [
  ...(owner === controller
    ? []
    : [{ words: t('inspect-owner', { name: names[owner] ?? '' }), shown: ['(', mark(owner), ')'] }]),
  ...(counters ? [{ words: t('card-counters', { counters }), shown: [signed(counters)] }] : []),
  ...(talent_used ? [{ words: t('card-talent-used'), shown: [sign('talent')] }] : []),
];

/**
 * Draws a card on its button: small on the table, with all its text in the hand.
 * @param {Element} button
 * @param {CardView} card
 * @param {Look} look
 * @param {boolean} big
 */
export function drawCard(button, card, look, big) {
  const choice = look.cards.get(card.id);
  const offered = choice !== undefined;
  const picked = look.picked?.has(card.id) ?? false;
  const power = card.power ?? card.printed;
  const changed = card.power !== null && card.power !== card.printed;
  const states = state(card, look);
  const classes = {
    card: true,
    big,
    small: !big,
    minion: card.minion,
    action: !card.minion,
    [`seat-${card.controller}`]: true,
    choice: offered,
    asking: look.asking === card.id,
    picked,
    recent: look.recent.has(`card-${card.id}`),
  };
  const label = [
    card.name,
    card.minion ? t('card-power', { power: power ?? 0 }) : t('card-action'),
    big ? '' : whose(card, look),
    ...states.map(({ words }) => words),
    card.actions.length ? t('card-with', { actions: card.actions.map((action) => action.name) }) : '',
    offered ? t('card-offered') : '',
    picked ? t('card-picked') : '',
  ];
  set(button, {
    class: Object.entries(classes)
      .flatMap(([name, on]) => (on ? [name] : []))
      .join(' '),
    'aria-label': label.filter(Boolean).join(', '),
    'aria-description': card.text,
    'data-card': card.id,
    'data-choice': choice,
    'data-unpick': picked && card.id,
  });
  const kind = card.minion ? 'minion' : 'action';
  const { id: _, actions: __, ...told } = card;
  renew(button, [told, big, look.names], () =>
    present([
      button.querySelector('.face') ?? face(card.slug, card.faction, kind),
      !big && mark(card.controller),
      card.minion && h('span', { class: changed ? 'power changed' : 'power' }, String(power)),
      h('span', { class: 'name', lang: ENGLISH }, card.name),
      states.length > 0 &&
        h('span', { class: 'states' }, ...states.map(({ words, shown }) => h('span', { title: words }, ...shown))),
      big &&
        h(
          'span',
          { class: 'faction' },
          sign(kind),
          ` ${card.minion ? t('card-minion') : t('card-action')} · `,
          h('span', { lang: ENGLISH }, card.faction),
        ),
      big && h('span', { class: 'text', lang: ENGLISH }, card.text),
    ]),
  );
}

/**
 * A card as an item of a list, with the actions on it below.
 * @param {import('../table/keep.js').Keep} keep
 * @param {CardView} card
 * @param {Look} look
 * @param {Record<string, unknown> & { big?: boolean }} [how] whether it is drawn big, and what the item has
 * @returns {HTMLElement}
 */
export function cardItem(keep, card, look, { big = false, ...props } = {}) {
  const item = keep.element(`card-${card.id}`, () => h('li', {}, h('button', { type: 'button' })));
  const button = /** @type {Element} */ (item.firstElementChild);
  drawCard(button, card, look, big);
  set(item, { class: null, 'data-count': null, ...props });
  const actions = keep.element(`on-card-${card.id}`, () =>
    h('ul', { class: 'attached', 'aria-label': t('table-attached') }),
  );
  arrange(
    actions,
    card.actions.map((action) => cardItem(keep, action, look)),
  );
  arrange(item, card.actions.length ? [button, actions] : [button]);
  return item;
}
