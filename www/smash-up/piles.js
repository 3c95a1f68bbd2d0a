// The piles: a button each below the log, and beside the board what is in them. Everyone's discard piles, the newest
// card first; what is left in one's own deck, sorted, so that it tells nothing of the order; and the bases. While
// something is asked that lies in a discard pile, that pile is open.

import { face } from '../faces/faces.js';
import { arrange, h, set } from '../page/dom.js';
import { ENGLISH, t } from '../page/words.js';
import { Drawer } from '../table/drawer.js';
import { renew } from '../table/keep.js';
import { nameLink } from '../table/link.js';
import { mark } from '../table/mark.js';
import { cardItem } from './card.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').PlayerView} PlayerView */
/** @typedef {import('./card.js').Look} Look */
/** @typedef {number | 'all' | 'deck' | 'bases'} Which a seat's discard pile, everyone's, one's own deck, the bases */

export class Piles {
  #keep;
  /** @type {{ view: View, look: Look } | null} */
  #drawn = null;
  /** @type {Which | null} */
  #which = null;
  /** The pile was opened by a question; closed by hand, it stays closed until the question is gone. */
  #asked = false;

  #buttons = h('div', { class: 'pile-buttons' });
  element = h(
    'section',
    { class: 'piles', 'aria-label': t('table-piles') },
    h('h2', { class: 'unseen' }, t('table-piles')),
    this.#buttons,
  );
  #drawer = new Drawer(() => {
    this.#which = null;
  });

  /** @param {import('../table/keep.js').Keep} keep */
  constructor(keep) {
    this.#keep = keep;
  }

  /** @param {Which} which */
  open(which) {
    this.#which = which;
    this.#drawer.open(this.element, () => this.#redraw());
  }
  close() {
    this.#drawer.close();
  }
  /** @param {Which} which */
  #show(which) {
    this.#which = which;
    this.#drawer.show(this.element, () => this.#redraw());
  }

  /**
   * @param {View} view
   * @param {Look} look
   */
  draw(view, look) {
    // What is open may be for one pair of eyes.
    if (this.#drawn && this.#drawn.look.viewer !== look.viewer) this.close();
    this.#drawn = { view, look };
    this.#row();
    const offered = view.players.filter(({ discard }) => discard.some((card) => look.cards.has(card.id)));
    const asked = offered.length > 0;
    if (asked && !this.#asked) this.#show(offered.length === 1 ? (offered[0]?.seat ?? 'all') : 'all');
    else if (!asked && this.#asked) this.close();
    else this.#redraw();
    this.#asked = asked;
  }
  #row() {
    const tabs = this.#choices();
    const shown = tabs.filter(({ which }) => typeof which !== 'number');
    arrange(
      this.#buttons,
      shown.map(({ which, words }) => {
        const button = this.#keep.element(`open-${which}`, () =>
          h('button', { type: 'button', onclick: () => this.open(which) }),
        );
        renew(button, String(words), () => words);
        return button;
      }),
    );
  }
  /**
   * What there is to look at, and what it is called.
   * @returns {{ which: Which, words: (Node | string)[] }[]}
   */
  #choices() {
    if (!this.#drawn) return [];
    const { view, look } = this.#drawn;
    const all = view.players.reduce((sum, { discard }) => sum + discard.length, 0);
    const own = view.players.find(({ deck_list }) => deck_list !== null);
    return [
      { which: 'all', words: [t('piles-discards', { cards: all })] },
      ...view.players.map(({ seat, discard }) => ({
        which: seat,
        words: [mark(seat), `${look.names[seat]} (${discard.length})`],
      })),
      ...(own ? [{ which: /** @type {const} */ ('deck'), words: [t('piles-deck', { cards: own.deck })] }] : []),
      { which: /** @type {const} */ ('bases'), words: [t('piles-bases', { bases: view.base_deck })] },
    ];
  }
  #redraw() {
    if (this.#which === null || !this.#drawn) return;
    const { view, look } = this.#drawn;
    arrange(
      this.#drawer.tabs,
      this.#choices().map(({ which, words }) => {
        const tab = this.#keep.element(`tab-${which}`, () =>
          h('button', { type: 'button', onclick: () => this.#show(which) }),
        );
        set(tab, { 'aria-pressed': String(which === this.#which) });
        tab.replaceChildren(...words);
        return tab;
      }),
    );
    if (this.#which === 'deck') this.#drawer.body.replaceChildren(...deckList(view));
    else if (this.#which === 'bases') this.#drawer.body.replaceChildren(...baseList(view));
    else
      arrange(
        this.#drawer.body,
        view.players
          .filter(({ seat }) => this.#which === 'all' || this.#which === seat)
          .map((player) => this.#discard(player, look)),
      );
  }
  /**
   * @param {PlayerView} player
   * @param {Look} look
   */
  #discard({ seat, discard }, look) {
    const name = look.names[seat] ?? '';
    const pile = this.#keep.element(`pile-${seat}`, () =>
      h('section', { id: `pile-${seat}` }, h('h3'), h('ul', { class: 'pile-cards' })),
    );
    const [title, list] = /** @type {[Element, Element]} */ (/** @type {unknown} */ ([...pile.children]));
    title.replaceChildren(mark(seat), t('table-pile', { name, cards: discard.length }));
    arrange(
      list,
      [...discard].reverse().map((card) => cardItem(this.#keep, card, look, { big: true })),
    );
    return pile;
  }
}

/**
 * What is left in the viewer's deck, as it comes from the engine: by faction, minions first.
 * @param {View} view
 */
function deckList({ players }) {
  const left = players.find(({ deck_list }) => deck_list !== null)?.deck_list ?? [];
  const factions = [...new Set(left.map(({ faction }) => faction))];
  return [
    h('p', { class: 'hint' }, t('piles-deck-hint')),
    ...factions.map((faction) =>
      h(
        'section',
        {},
        h('h3', { lang: ENGLISH }, faction),
        h(
          'ul',
          { class: 'deck-left' },
          ...left
            .filter((card) => card.faction === faction)
            .map(({ name, slug, printed, text, count }) =>
              h(
                'li',
                {},
                face(slug, faction, printed === null ? 'action' : 'minion'),
                h(
                  'p',
                  {},
                  h('b', { class: 'copies' }, `${count}×`),
                  ' ',
                  nameLink({ text: name }),
                  ` ${printed === null ? t('card-action') : t('card-power', { power: printed })}`,
                  h('span', { class: 'text', lang: ENGLISH }, text),
                ),
              ),
            ),
        ),
      ),
    ),
  ];
}
/** @param {View} view */
function baseList({ base_deck: bases, base_discard }) {
  return [
    h('p', {}, t('piles-base-deck', { bases })),
    h('h3', {}, t('piles-scored', { bases: base_discard.length })),
    h('ul', {}, ...[...base_discard].reverse().map((text) => h('li', {}, nameLink({ text })))),
  ];
}
