// The factions as tiles: the sign, what the faction is about, who has it, and its deck to be read in place. The
// set-up chooses with them, and the draft of a game.

import { factions, load } from '../engine/engine.js';
import { face, factionSign } from '../faces/faces.js';
import { h, present, set } from '../page/dom.js';
import { ENGLISH, t } from '../page/words.js';
import { mark } from '../table/mark.js';

/** @typedef {import('../view').CatalogFaction} CatalogFaction */
/** @typedef {import('../view').CatalogCard} CatalogCard */

/** @param {string} name */
const slug = (name) => name.toLowerCase().replace(/[^a-z]+/g, '-');
/**
 * In a line, what a faction is about.
 * @param {string} name
 */
export const about = (name) => t('tile-about', { faction: slug(name) });

export class Tile {
  /** @type {HTMLButtonElement} */
  button;
  /** @type {HTMLElement} */
  element;
  #owners = h('span', { class: 'owners' });

  /** @param {string} name the faction's */
  constructor(name) {
    this.name = name;
    const deck = h(
      'details',
      { class: 'deck' },
      h('summary', { 'aria-label': t('tile-deck-of', { faction: name }) }, t('tile-deck')),
    );
    // Sixteen faces a faction: drawn when somebody wants to read them.
    deck.addEventListener(
      'toggle',
      async () => {
        await load('smash-up');
        const faction = factions().find((one) => one.name === name);
        if (faction) deck.append(deckList(faction));
      },
      { once: true },
    );
    this.button = h(
      'button',
      { type: 'button', class: 'tile-face' },
      factionSign(name),
      h('span', { class: 'tile-name', lang: ENGLISH }, name),
      h('span', { class: 'about' }, about(name)),
      this.#owners,
    );
    this.element = h('li', { class: 'tile' }, this.button, deck);
  }
  /**
   * @param {{ owners: { seat: number, name: string }[], open?: boolean, props: Record<string, unknown> }} how the
   *   seats that have it; whether it can be taken now; and what the button says of itself
   */
  draw({ owners, open = true, props }) {
    this.#owners.replaceChildren(
      ...owners.map(({ seat, name }) => h('span', { class: `owner seat-${seat}` }, mark(seat), name)),
    );
    this.element.className = `tile${owners.length ? ' owned' : ''}${open ? ' open' : ''}`;
    set(this.button, props);
  }
}

/** @param {CatalogFaction} faction */
function deckList({ name, cards, bases }) {
  const entry = (
    /** @type {CatalogCard} */ card,
    /** @type {'minion' | 'action' | 'base'} */ kind,
    /** @type {string} */ facts,
  ) =>
    h(
      'li',
      {},
      face(card.slug, name, kind),
      h(
        'div',
        {},
        h('b', { lang: ENGLISH }, card.name),
        kind !== 'base' && card.copies > 1 && h('span', { class: 'copies' }, ` ×${card.copies}`),
        h('span', { class: 'facts' }, ` ${facts}`),
        h('span', { class: 'text', lang: ENGLISH }, card.text),
      ),
    );
  const minions = cards.filter((card) => card.power !== null);
  const actions = cards.filter((card) => card.power === null);
  const list = (/** @type {string} */ title, /** @type {HTMLElement[]} */ entries) =>
    h('section', {}, h('h3', {}, title), h('ul', {}, ...entries));
  const count = (/** @type {CatalogCard[]} */ some) => some.reduce((sum, card) => sum + card.copies, 0);
  return h(
    'div',
    { class: 'deck-list' },
    ...present([
      list(
        t('tile-minions', { cards: count(minions) }),
        minions.map((card) => entry(card, 'minion', t('card-power', { power: card.power ?? 0 }))),
      ),
      list(
        t('tile-actions', { cards: count(actions) }),
        actions.map((card) => entry(card, 'action', t('card-action'))),
      ),
      list(
        t('tile-bases'),
        bases.map((base) =>
          entry(base, 'base', t('tile-base', { breakpoint: base.breakpoint, vp: base.vp.join(' / ') })),
        ),
      ),
    ]),
  );
}
