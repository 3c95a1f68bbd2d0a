// The large face of a card or base: beside the table for what the mouse or the focus is on, and in a
// dialog after `i`, a right click or a long press. Elements say what they show by data-card, data-base.

import { face } from '../faces/faces.js';
import { h } from '../page/dom.js';
import { ENGLISH, t } from '../page/words.js';
import { rulingsBox } from '../rules/rulings.js';
import { breakdown, whose } from './card.js';

/** @typedef {import('../view').CardView} CardView */
/** @typedef {import('../view').BaseView} BaseView */
/** @typedef {import('../view').View} View */
/** @typedef {import('./card.js').Look} Look */

const LONG_PRESS = 500;

/**
 * Every card and base of a view, by "card-3", "base-1".
 * @param {View} view
 */
export function everything(view) {
  /** @type {Map<string, CardView | BaseView>} */
  const all = new Map();
  const add = (/** @type {CardView[]} */ cards) => {
    for (const card of cards) {
      all.set(`card-${card.id}`, card);
      add(card.actions);
    }
  };
  for (const player of view.players) {
    add(player.hand ?? []);
    add(player.discard);
    add(player.shown);
  }
  for (const base of view.bases) {
    all.set(`base-${base.id}`, base);
    add(base.minions);
    add(base.actions);
  }
  return all;
}

/**
 * @param {CardView | BaseView} thing
 * @param {Look} look
 */
export function panel(thing, look) {
  const base = 'breakpoint' in thing;
  const parts = base ? thing.breakpoint_parts : thing.parts;
  const facts = base
    ? [
        t('inspect-base', { faction: thing.faction }),
        t('inspect-breakpoint', { breakpoint: thing.breakpoint }),
        t('inspect-total', { total: thing.total }),
      ]
    : [
        thing.faction,
        thing.minion ? t('inspect-minion', { power: thing.power ?? thing.printed ?? 0 }) : t('card-action'),
        thing.power !== null && whose(thing, look),
        thing.owner !== thing.controller && t('inspect-owner', { name: look.names[thing.owner] ?? '' }),
        thing.counters > 0 && t('card-counters', { counters: thing.counters }),
      ];
  return h(
    'div',
    { class: 'panel' },
    face(thing.slug, thing.faction, base ? 'base' : thing.minion ? 'minion' : 'action'),
    h('h3', { lang: ENGLISH }, thing.name),
    h('p', { class: 'facts' }, facts.filter(Boolean).join(' · ')),
    base && h('p', {}, t('inspect-vp', { vp: thing.vp.join(', ') })),
    parts.length > 1 &&
      h(
        'p',
        { class: 'parts' },
        t(base ? 'inspect-breakpoint-parts' : 'inspect-power-parts', { parts: breakdown(parts) }),
      ),
    thing.text ? h('p', { class: 'text', lang: ENGLISH }, thing.text) : h('p', { class: 'text' }, t('inspect-no-text')),
    thing.actions.length > 0 &&
      h(
        'ul',
        {},
        ...thing.actions.map((action) =>
          h(
            'li',
            {},
            h('b', { lang: ENGLISH }, action.name),
            ` (${whose(action, look)}): `,
            h('span', { lang: ENGLISH }, action.text),
          ),
        ),
      ),
  );
}

export class Inspector {
  /** @type {Map<string, CardView | BaseView>} */
  #things = new Map();
  /** @type {Look | null} */
  #look = null;
  /** @type {View['edition']} */
  #edition = 'Classic';
  #key = '';
  /** Whose rulings stand below, opened or not. */
  #about = '';
  #rulings = h('div');
  #body = h('div', {}, h('p', { class: 'hint' }, t('inspect-hint')));
  element = h(
    'section',
    { class: 'inspector', 'aria-label': t('inspect-label') },
    h('h2', { class: 'unseen' }, t('inspect-label')),
    this.#body,
    this.#rulings,
  );
  #show;
  #held = false;
  #timer = 0;

  /** @param {(content: HTMLElement, name: string) => void} show opens the dialog */
  constructor(show) {
    this.#show = show;
  }
  /**
   * @param {View} view
   * @param {Look} look
   */
  draw(view, look) {
    this.#things = everything(view);
    this.#look = look;
    this.#edition = view.edition;
    this.#glance(this.#key);
  }
  /** @param {Element | null} element */
  #keyOf(element) {
    const holder = /** @type {HTMLElement | null | undefined} */ (element?.closest('[data-card], [data-base]'));
    if (!holder) return '';
    const { card, base } = holder.dataset;
    return card === undefined ? `base-${base}` : `card-${card}`;
  }
  /** @param {Element | null} element */
  thing(element) {
    return this.#things.get(this.#keyOf(element));
  }
  /** @param {string} key */
  #glance(key) {
    const thing = this.#things.get(key);
    if (!thing || !this.#look) return;
    this.#key = key;
    this.#body.replaceChildren(panel(thing, this.#look));
    if (this.#about === thing.slug) return;
    this.#about = thing.slug;
    this.#rulings.replaceChildren(rulingsBox(thing.slug, this.#edition));
  }
  /**
   * Shows what an element stands for; says whether it stood for anything.
   * @param {Element | null} element
   */
  open(element) {
    const thing = this.thing(element);
    if (thing && this.#look) {
      const all = h('div', {}, panel(thing, this.#look), rulingsBox(thing.slug, this.#edition));
      this.#show(all, thing.name);
    }
    return thing !== undefined;
  }
  /**
   * Follows mouse, focus and long presses inside of a part of the page.
   * @param {HTMLElement} root
   */
  follow(root) {
    const target = (/** @type {Event} */ event) => /** @type {Element} */ (event.target);
    const glance = (/** @type {Event} */ event) => {
      const key = this.#keyOf(target(event));
      this.#glance(key);
      // The same card elsewhere on the table: two of a name are told apart by where they light up.
      for (const lit of root.querySelectorAll('.lit')) lit.classList.remove('lit');
      const [kind, id] = key.split('-');
      if (id) for (const twin of root.querySelectorAll(`[data-${kind}="${id}"]`)) twin.classList.add('lit');
    };
    root.addEventListener('pointerover', glance);
    root.addEventListener('focusin', glance);
    root.addEventListener('contextmenu', (event) => {
      if (this.open(target(event))) event.preventDefault();
    });
    root.addEventListener('pointerdown', (event) => {
      clearTimeout(this.#timer);
      if (event.pointerType !== 'touch') return;
      this.#timer = window.setTimeout(() => {
        this.#held = this.open(target(event));
      }, LONG_PRESS);
    });
    for (const end of ['pointerup', 'pointercancel', 'pointermove']) {
      root.addEventListener(end, (event) => {
        const moved = /** @type {PointerEvent} */ (event);
        if (end !== 'pointermove' || Math.abs(moved.movementX) + Math.abs(moved.movementY) > 4)
          clearTimeout(this.#timer);
      });
    }
    // The click that a finger makes when it lets go after a long press chooses nothing; by then the
    // dialog is under it.
    document.addEventListener(
      'pointerdown',
      () => {
        this.#held = false;
      },
      true,
    );
    document.addEventListener(
      'click',
      (event) => {
        if (this.#held) event.stopPropagation();
        this.#held = false;
      },
      true,
    );
  }
}
