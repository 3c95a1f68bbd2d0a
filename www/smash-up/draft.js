// The draft, in the place of the bases: every faction as a tile with its deck to be read, and who has taken what.
// Nothing in it is hidden from anybody.

import { factionSign } from '../faces/faces.js';
import { h, set } from '../page/dom.js';
import { ENGLISH, t } from '../page/words.js';
import { mark } from '../table/mark.js';
import { FACTIONS } from './names.js';
import { Tile } from './tiles.js';

/** @typedef {import('../view').View} View */

export class Draft {
  /** @type {Tile[]} */
  #tiles = [];
  #taken = h('ol', { class: 'takers', 'aria-label': t('draft-taken') });
  #list = h('ul', { class: 'tiles', 'aria-label': t('browser-title') });
  element = h(
    'section',
    { class: 'draft', id: 'draft', 'aria-label': t('draft-title'), tabindex: -1, hidden: true },
    h('h2', { class: 'unseen' }, t('draft-title')),
    this.#taken,
    this.#list,
  );

  /**
   * @param {View} view
   * @param {{ names: string[], mine: boolean }} how with `mine`, the decision is the viewer's own
   */
  draw({ decision, players, turn }, { names, mine }) {
    const drafting = decision?.kind === 'draft';
    this.element.hidden = !drafting;
    if (!drafting) {
      this.#tiles = [];
      this.#list.replaceChildren();
      return;
    }
    if (this.#tiles.length === 0) {
      this.#tiles = FACTIONS.map((faction) => new Tile(faction));
      this.#list.replaceChildren(...this.#tiles.map((tile) => tile.element));
    }
    for (const tile of this.#tiles) {
      const choice = mine ? decision.choices.find(({ label }) => label === tile.name) : undefined;
      const owners = players.filter((player) => player.factions.includes(tile.name));
      tile.draw({
        owners: owners.map(({ seat }) => ({ seat, name: names[seat] ?? '' })),
        open: choice !== undefined,
        props: { 'data-choice': choice?.index, 'aria-disabled': choice ? null : 'true' },
      });
    }
    // Whoever begins the game takes first.
    this.#taken.replaceChildren(
      ...players.map((_, i) => {
        const { seat, factions: has } = /** @type {import('../view').PlayerView} */ (
          players[(turn + i) % players.length]
        );
        const item = h(
          'li',
          { class: `taker seat-${seat}` },
          h('b', {}, mark(seat), names[seat] ?? ''),
          ...[0, 1].map((slot) => {
            const name = has[slot];
            if (!name) return h('span', { class: 'slot' }, '–');
            return h('span', { class: 'slot' }, factionSign(name), h('span', { lang: ENGLISH }, name));
          }),
        );
        set(item, { 'aria-current': seat === decision.seat ? 'true' : null });
        return item;
      }),
    );
  }
}
