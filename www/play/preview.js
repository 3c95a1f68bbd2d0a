// What a choice would do, before it is made: shown on the table in place, and told in one line by the question.
// Pointing at a choice shows it after a moment, the focus at once, and dragging as soon as a place is under the card.
// The engine looks ahead with what the player may know; where something hidden would be shown, it says no more.

import { h, set, svg } from '../page/dom.js';
import { t } from '../page/words.js';
import { mark } from '../table/card.js';
import { difference } from './difference.js';
import { foretold } from './foretold.js';

/** @typedef {import('../view').View} View */
/** @typedef {import('../view').BaseView} BaseView */
/** @typedef {import('../view').Preview} Ahead */
/** @typedef {import('./difference.js').Difference} Difference */

/** How long something is pointed at before it is shown, in milliseconds. */
const POINTED = 150;
/** What goes with a description that a screen reader finds. */
const TEXT = 'foretold-text';

export class Preview {
  #root;
  #ahead;
  #guarded;
  #names;
  /** As it stands. @type {View | null} */
  #view = null;
  /** What has been looked at, by the choices. @type {Map<string, Ahead>} */
  #known = new Map();
  #shown = '';
  #timer = 0;
  /** Stays when the pointer goes. */
  #pinned = false;
  #line = h('p', { id: 'foretold', class: 'foretold' });
  #text = h('span', { id: TEXT, class: 'unseen' });
  /** The line by the question. */
  element = h('div', { class: 'foretelling' }, this.#line, this.#text);

  /**
   * @param {HTMLElement} root
   * @param {{ ahead: (choices: number[]) => Ahead, guarded: (act: () => void) => void, names: string[] }} how
   *   `guarded` does something that may find the engine stopped
   */
  constructor(root, { ahead, guarded, names }) {
    this.#root = root;
    this.#ahead = ahead;
    this.#guarded = guarded;
    this.#names = names;
    this.#follow();
  }
  /**
   * Another question, or none that the viewer is asked.
   * @param {View | null} view
   */
  ask(view) {
    this.#view = view;
    this.#known.clear();
    this.unpin();
  }
  /**
   * What would come of these choices, one after the other.
   * @param {number[]} choices
   */
  look(choices) {
    const key = choices.join();
    const known = this.#known.get(key) ?? this.#ahead(choices);
    this.#known.set(key, known);
    return known;
  }
  /** @param {number[]} choices */
  show(choices) {
    this.#guarded(() => this.#show(choices));
  }
  /** @param {number[]} choices */
  #show(choices) {
    clearTimeout(this.#timer);
    const view = this.#view;
    const key = choices.join();
    if (!view || view.decision?.kind === 'draft' || key === this.#shown) return;
    this.#wipe();
    this.#shown = key;
    const ahead = this.look(choices);
    const change = difference(view, ahead.view, ahead.lines);
    this.#line.replaceChildren(...foretold(view, ahead, change, this.#names));
    this.#draw(change);
    // A question that follows from this choice has places of its own: they are where it could go.
    for (const { card, base } of ahead.view.decision?.choices ?? []) {
      const { decision } = ahead.view;
      if (decision?.kind === 'play' || decision?.seat !== view.decision?.seat) break;
      for (const element of this.#things(card, base)) element.classList.add('goes');
    }
  }
  /**
   * Shows it until another is shown, or it is taken away, with the word that it is done by another press.
   * @param {number[]} choices
   * @returns {string} what is shown, in words
   */
  pin(choices) {
    this.#wipe();
    this.#pinned = true;
    this.#root.classList.add('considering');
    this.show(choices);
    this.#line.append(' · ', h('b', {}, t('foretold-again')));
    return this.#line.textContent ?? '';
  }
  clear() {
    clearTimeout(this.#timer);
    if (!this.#pinned) this.#wipe();
  }
  unpin() {
    this.#pinned = false;
    this.#root.classList.remove('considering');
    this.#wipe();
  }
  #wipe() {
    if (!this.#shown) return;
    this.#shown = '';
    this.#line.replaceChildren();
    for (const made of this.#root.querySelectorAll('.foreseen')) made.remove();
    for (const name of ['goes', 'breaks', 'changes'])
      for (const element of this.#root.querySelectorAll(`.${name}`)) element.classList.remove(name);
    for (const element of this.#root.querySelectorAll('[data-fate], [data-becomes]'))
      set(element, { 'data-fate': null, 'data-becomes': null });
  }

  /**
   * What stands for a card or base on the table.
   * @param {number | null} card
   * @param {number | null} base
   */
  #things(card, base) {
    const what = card === null ? `.base-card[data-base="${base}"]` : `.card[data-card="${card}"]`;
    return /** @type {NodeListOf<HTMLElement>} */ (this.#root.querySelectorAll(what));
  }
  /** @param {Difference} change */
  #draw({ bases, leaving, cards, arriving }) {
    for (const { before, after } of bases) {
      const head = this.#things(null, before.id)[0];
      const area = head?.closest('.base');
      if (!head || !area) continue;
      area.classList.add('changes');
      area.classList.toggle('breaks', after.total >= after.breakpoint && before.total < before.breakpoint);
      const total = head.querySelector('.total');
      if (after.total !== before.total)
        total?.querySelector('b')?.after(h('span', { class: 'foreseen delta' }, ` → ${after.total}`));
      if (after.breakpoint !== before.breakpoint)
        total?.append(h('span', { class: 'foreseen delta' }, ` → ${after.breakpoint}`));
      area.querySelector('.bar')?.after(ghostBar(before, after));
      area.querySelector('.togo')?.after(shares(before, after));
    }
    for (const [card, fate] of leaving) for (const element of this.#things(card, null)) element.dataset.fate = fate;
    for (const [card, { power }] of cards) {
      if (power === null) continue;
      for (const element of this.#things(card, null)) element.dataset.becomes = String(power);
    }
    for (const { card, base } of this.#pinned ? arriving : []) {
      const area = this.#things(null, base)[0]?.closest('.base');
      area?.append(
        h('p', { class: `foreseen arrives seat-${card.controller}` }, mark(card.controller), `+ ${card.name}`),
      );
    }
  }

  #follow() {
    const chosen = (/** @type {Event} */ { target }) => {
      const element = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest('[data-choice]'));
      return element && this.#view ? { element, choices: [Number(element.dataset.choice)] } : null;
    };
    this.#root.addEventListener('pointerover', (event) => {
      if (event.pointerType === 'touch' || this.#pinned || this.#root.dataset.dragging) return;
      clearTimeout(this.#timer);
      const found = chosen(event);
      if (found) this.#timer = window.setTimeout(() => this.show(found.choices), POINTED);
      else this.clear();
    });
    this.#root.addEventListener('pointerleave', () => this.clear());
    this.#root.addEventListener('focusin', (event) => {
      const found = chosen(event);
      if (!found || this.#pinned) return;
      this.show(found.choices);
      // What it does is read with it, before its own text.
      this.#text.textContent = found.element.getAttribute('aria-description');
      found.element.setAttribute('aria-describedby', `${this.#line.id} ${TEXT}`);
      found.element.addEventListener('blur', () => found.element.removeAttribute('aria-describedby'), { once: true });
    });
    this.#root.addEventListener('focusout', () => this.clear());
  }
}

/**
 * Everyone's share of the breakpoint as it would be: what stays, what comes and what goes.
 * @param {BaseView} before
 * @param {BaseView} after
 */
function ghostBar(before, after) {
  const parts = after.powers.flatMap((power, seat) => {
    const [was, is] = [Math.max(0, before.powers[seat] ?? 0), Math.max(0, power)];
    return [
      { seat, kind: 'part', power: Math.min(was, is) },
      { seat, kind: 'part comes', power: is - was },
      { seat, kind: 'part leaves', power: was - is },
    ].filter((part) => part.power > 0);
  });
  const all = parts.reduce((sum, { power }) => sum + power, 0);
  const whole = Math.max(after.breakpoint, all, 1);
  const percent = (/** @type {number} */ power) => `${(100 * power) / whole}%`;
  let at = 0;
  const rects = parts.map(({ seat, kind, power }) => {
    at += power;
    const place = { x: percent(at - power), width: percent(power), height: '100%' };
    return svg('rect', { class: kind, fill: `url(#seat-${seat})`, ...place });
  });
  const line =
    all > after.breakpoint ? [svg('rect', { class: 'limit', x: percent(after.breakpoint), height: '100%' })] : [];
  return svg('svg', { class: 'bar foreseen', 'aria-hidden': 'true' }, ...rects, ...line);
}
/**
 * Whose power there changes, and who would get what.
 * @param {BaseView} before
 * @param {BaseView} after
 */
function shares(before, after) {
  const ready = after.total >= after.breakpoint;
  const changes = after.powers.flatMap((power, seat) => {
    const was = before.powers[seat] ?? 0;
    const vp = ready ? (after.awards[seat] ?? 0) : 0;
    if (power === was && vp === 0) return [];
    const got = vp ? ` · ${t('table-vp', { vp })}` : '';
    return [h('span', {}, mark(seat), power === was ? `${power}` : `${was} → ${power}`, got)];
  });
  return h('p', { class: 'togo foreseen', 'aria-hidden': 'true' }, ...changes);
}
