// The bases in the order of play, each with its standing, the actions on it, and the minions player by player. Where
// there is little room a base is a row that unfolds, one at a time: the one that is asked about by itself. While a
// place is being chosen, all are folded, and each row is a place.

import { face } from '../faces/faces.js';
import { arrange, h, set } from '../page/dom.js';
import { ENGLISH, number, t } from '../page/words.js';
import { reckon, renew } from '../table/keep.js';
import { mark } from '../table/mark.js';
import { cardItem, counted } from './card.js';
import { stacks } from './stack.js';
import { bar, missing, prizeList } from './standing.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').BaseView} BaseView */
/** @typedef {import('../view').CardView} CardView */
/** @typedef {import('./card.js').Look} Look */

/** @param {BaseView} base */
const cardsAt = ({ minions, actions }) => [...actions, ...minions].flatMap((card) => [card, ...card.actions]);

/**
 * The base that a question is about, if it is one.
 * @param {View} view
 * @param {Look} look
 */
function askedAbout({ bases, decision }, { cards, asking }) {
  const has = (/** @type {(card: CardView) => boolean} */ test) => bases.find((base) => cardsAt(base).some(test));
  const base = has(({ id }) => cards.has(id)) ?? has(({ id }) => id === asking);
  return base?.id ?? bases.find(({ id }) => id === decision?.by_base)?.id;
}

export class Bases {
  #keep;
  #row = h('div', { class: 'row' });
  /** The base that is unfolded, where they are rows. @type {number | undefined} */
  #open;
  /** A place is being chosen, or a card dragged to one. */
  #placing = false;
  element = h(
    'section',
    { class: 'bases', id: 'bases', 'aria-label': t('table-bases'), tabindex: -1, 'data-drop': true },
    h('h2', { class: 'unseen' }, t('table-bases')),
    this.#row,
  );

  /** @param {import('../table/keep.js').Keep} keep */
  constructor(keep) {
    this.#keep = keep;
    this.element.addEventListener('click', (event) => this.#click(event));
    this.element.addEventListener('unfold', (event) => this.#turnTo(this.#idOf(event.target)));
    this.element.addEventListener('lifted', () => this.#place(true));
    this.element.addEventListener('put', () => this.#place(this.#placing));
  }

  /**
   * @param {View} view
   * @param {Look} look
   */
  draw(view, look) {
    this.#placing = look.bases.size > 0;
    const about = askedAbout(view, look);
    if (about !== undefined) this.#open = about;
    else if (this.#placing) this.#open = undefined;
    arrange(
      this.#row,
      view.bases.map((base) => this.#base(base, view, look)),
    );
    this.#place(this.#placing);
  }
  /** @param {boolean} on whether each row is a place */
  #place(on) {
    set(this.#row, { class: `row${on ? ' placing' : ''}` });
    this.#unfold(on && !this.#placing ? null : this.#open);
  }

  /** @param {EventTarget | null} target */
  #idOf(target) {
    const area = /** @type {Element} */ (target).closest('.base');
    const { base } = /** @type {HTMLElement | null | undefined} */ (area?.querySelector('.base-card'))?.dataset ?? {};
    return base === undefined ? undefined : Number(base);
  }
  /** @param {number | undefined} id */
  #turnTo(id) {
    this.#open = id;
    this.#unfold();
  }
  /** @param {number | null | undefined} which */
  #unfold(which = this.#open) {
    for (const area of this.#row.children) {
      const open = this.#idOf(area) === which;
      area.classList.toggle('open', open);
      area.querySelector('.unfold')?.setAttribute('aria-expanded', String(open));
    }
  }
  /**
   * Where the bases are rows, what is no choice unfolds them.
   * @param {Event} event
   */
  #click(event) {
    const target = /** @type {Element} */ (event.target);
    const head = target.closest('.base-card, .unfold');
    const area = head?.closest('.base');
    if (!head || !area?.querySelector('.unfold')?.checkVisibility()) return;
    const placing = this.#row.classList.contains('placing');
    if (head.matches('.base-card') && placing) return;
    event.stopPropagation();
    const id = this.#idOf(area);
    this.#turnTo(id === this.#open ? undefined : id);
    area.scrollIntoView({ block: 'nearest' });
  }

  /**
   * @param {BaseView} base
   * @param {View} view
   * @param {Look} look
   */
  #base(base, view, look) {
    const { id, name } = base;
    const area = this.#keep.element(`base-${id}`, () =>
      h(
        'section',
        { class: 'base', 'aria-label': name },
        h(
          'div',
          { class: 'base-top' },
          h('button', { type: 'button' }),
          h('button', { type: 'button', class: 'unfold', 'aria-label': t('table-unfold', { base: name }) }),
          h('div', { class: 'standing' }),
        ),
      ),
    );
    area.classList.toggle('ready', base.total >= base.breakpoint);
    const top = /** @type {Element} */ (area.firstElementChild);
    const [head, , standing] = /** @type {[Element, Element, Element]} */ (/** @type {unknown} */ ([...top.children]));
    this.#head(head, base, look);
    const sides = view.players.flatMap(({ seat }) => {
      const minions = base.minions.filter((minion) => minion.controller === seat);
      return minions.length || base.powers[seat] || base.places[seat] ? [{ seat, minions }] : [];
    });
    const { breakpoint, powers, places } = base;
    const tally = sides.map(({ seat, minions }) => ({ seat, count: minions.length }));
    renew(standing, [breakpoint, powers, places, tally, look.names], () => [
      bar(base),
      h('p', { class: 'togo' }, missing(base)),
      h(
        'ul',
        { class: 'tally' },
        ...tally.map(({ seat, count: minions }) =>
          h(
            'li',
            {},
            mark(seat),
            h('span', { class: 'unseen' }, look.names[seat] ?? ''),
            h('b', {}, number(powers[seat] ?? 0)),
            counted('minion', minions, t('table-minions', { minions })),
          ),
        ),
      ),
      prizeList(base, look.names),
    ]);
    const actions = this.#keep.element(`actions-${id}`, () =>
      h('ul', { class: 'actions', 'aria-label': t('table-actions-at', { base: name }) }),
    );
    arrange(
      actions,
      base.actions.map((action) => cardItem(this.#keep, action, look)),
    );
    const field = this.#keep.element(`sides-${id}`, () => h('div', { class: 'sides' }));
    arrange(
      field,
      sides.map(({ seat, minions }) => this.#side(base, seat, minions, look)),
    );
    arrange(area, [top, ...(base.actions.length ? [actions] : []), field]);
    return area;
  }
  /**
   * @param {Element} head
   * @param {BaseView} base
   * @param {Look} look
   */
  #head(head, { id, name, slug, faction, text, total, breakpoint }, look) {
    const choice = look.bases.get(id);
    const classes = {
      'base-card': true,
      choice: choice !== undefined,
      asking: look.askingBase === id,
      recent: look.recent.has(`base-${id}`),
    };
    set(head, {
      class: Object.entries(classes)
        .flatMap(([each, on]) => (on ? [each] : []))
        .join(' '),
      'aria-label':
        t('table-base', { base: name, total, breakpoint }) + (choice === undefined ? '' : `, ${t('card-offered')}`),
      'aria-description': text,
      'data-base': id,
      'data-choice': choice,
    });
    renew(head, [total, breakpoint], () => [
      head.querySelector('.face') ?? face(slug, faction, 'base'),
      h('span', { class: 'name', lang: ENGLISH }, name),
      h('span', { class: 'total' }, h('b', {}, String(total)), ` / ${breakpoint}`),
      h('span', { class: 'text', lang: ENGLISH }, text),
    ]);
  }
  /**
   * What one player has at a base.
   * @param {BaseView} base
   * @param {number} seat
   * @param {CardView[]} minions
   * @param {Look} look
   */
  #side({ id, name, powers, additions }, seat, minions, look) {
    const called = look.names[seat] ?? '';
    const side = this.#keep.element(`side-${id}-${seat}`, () =>
      h(
        'div',
        { class: `side seat-${seat}` },
        h('p', { class: 'holder' }),
        h('ul', { class: 'minions', 'aria-label': t('table-minions-at', { name: called, base: name }) }),
      ),
    );
    const [share, list] = /** @type {[Element, Element]} */ (/** @type {unknown} */ ([...side.children]));
    const added = additions.filter((addition) => addition.seat === seat);
    renew(share, [called, powers[seat], added], () => [
      mark(seat),
      h('span', { class: 'who' }, called),
      h('b', { class: 'there' }, number(powers[seat] ?? 0)),
      ...added.map(({ from, amount }) => h('span', { class: 'added' }, t('table-added', { amount, from }))),
    ]);
    arrange(
      list,
      stacks(minions, look).flatMap((stack) =>
        stack.map((minion, i) => {
          const alike = stack.length > 1;
          const item = cardItem(this.#keep, minion, look, {
            class: alike && (i === 0 ? 'stack' : 'under'),
            'data-count': alike && i === 0 && stack.length,
          });
          reckon(item, '--under', i);
          return item;
        }),
      ),
    );
    return side;
  }
}
