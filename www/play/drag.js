// Dragging cards with mouse, pen or finger. A card that is lifted shows at once where it can go; what it would do
// there shows while it is over the place; let go there, it is played. Let go elsewhere, or with Escape, nothing is.
//
// A mouse drags after a few pixels. A finger scrolls as ever: sideways in the hand, up and down on the board. It
// drags when it pulls a card out of the hand upwards, or rests on one for a moment before it moves.

import { h } from '../page/dom.js';

/** A card that is being dragged. @typedef {import('../games/kit').Lifted} Lifted */
/**
 * @typedef {object} Act
 * @property {(card: number) => Lifted | null} lift
 * @property {(lifted: Lifted, place: string | null) => void} over
 * @property {(lifted: Lifted, place: string | null) => boolean} drop says whether it is played
 */

/** How far a press moves before it drags, in pixels. */
const FAR = 6;
/** How long a finger rests before it drags whichever way it moves, in milliseconds; a long press reads the card. */
const REST = 220;
/** How long a card is held over a base until that unfolds, in milliseconds. */
const UNFOLD = 350;
/** How near to its edge the board scrolls, and how far at a time, in pixels. */
const EDGE = 44;
const STEP = 9;
/** How much smaller a card is while it is dragged: it must not cover where it goes. */
const SMALLER = 0.65;

export class Drag {
  #root;
  #act;
  /** A press that may become a drag. @type {{ x: number, y: number, at: number, id: number, card: HTMLElement } | null} */
  #press = null;
  /** @type {Lifted | null} */
  #lifted = null;
  /** @type {HTMLElement | null} */
  #ghost = null;
  /** Where on the card it is held. */
  #hold = { x: 0, y: 0 };
  #pointer = { x: 0, y: 0 };
  /** What it is over. @type {string | null} */
  #place = null;
  /** Until a base unfolds. */
  #waiting = 0;
  /** A press that has dragged is no click. */
  #dropped = false;

  /**
   * @param {HTMLElement} root
   * @param {Act} act
   */
  constructor(root, act) {
    this.#root = root;
    this.#act = act;
    root.addEventListener('pointerdown', (event) => this.#down(event));
    root.addEventListener('pointermove', (event) => this.#move(event));
    root.addEventListener('pointerup', () => this.#up());
    root.addEventListener('pointercancel', () => this.end());
    // Once a finger drags, it does not scroll any more.
    const still = (/** @type {TouchEvent} */ event) => {
      if (event.cancelable && (this.#lifted || this.#drags(event.touches[0]))) event.preventDefault();
    };
    root.addEventListener('touchmove', still, { passive: false });
    root.addEventListener('click', (event) => this.#click(event), true);
    root.addEventListener('dragstart', (event) => event.preventDefault());
    // Before anybody else hears of the key: it closes nothing while it puts a card down.
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !this.#root.isConnected || !this.#put()) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.end();
    this.#dropped = false;
    const card = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('.card[data-card]'));
    if (!card || !event.isPrimary || event.button !== 0) return;
    this.#press = { x: event.clientX, y: event.clientY, at: event.timeStamp, id: event.pointerId, card };
  }
  /**
   * Whether a finger that moves there drags: it has rested, or pulls a card out of the hand.
   * @param {{ clientX: number, clientY: number } | undefined} to
   */
  #drags(to) {
    if (!this.#press || !to) return false;
    const { x, y, at, card } = this.#press;
    const [right, down] = [to.clientX - x, to.clientY - y];
    const out = card.closest('.hand') !== null && -down > Math.abs(right) && -down > FAR;
    const rested = performance.now() - at > REST;
    return out || (rested && this.#act.lift(Number(card.dataset.card)) !== null);
  }
  /** @param {PointerEvent} event */
  #move(event) {
    this.#pointer = { x: event.clientX, y: event.clientY };
    if (this.#lifted) return this.#over();
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < FAR) return;
    const touched = event.pointerType === 'touch';
    const drags = !touched || this.#drags(event);
    this.#press = null;
    if (drags) this.#lift(press.card, press, touched);
  }
  /**
   * @param {HTMLElement} element
   * @param {{ x: number, y: number, id: number }} press
   * @param {boolean} touched
   */
  #lift(element, { x, y, id }, touched) {
    const lifted = this.#act.lift(Number(element.dataset.card));
    if (!lifted) return;
    this.#lifted = lifted;
    this.#root.setPointerCapture(id);
    this.#root.dataset.dragging = lifted.places.size || lifted.anywhere ? 'card' : 'refused';
    const { left, top, width, height } = element.getBoundingClientRect();
    // Under a finger, nothing of it would be seen: it goes above.
    this.#hold = touched ? { x: width / 2, y: height * 1.15 } : { x: x - left, y: y - top };
    const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
    for (const each of [copy, ...copy.querySelectorAll('*')])
      for (const name of ['id', 'data-card', 'data-choice', 'title']) each.removeAttribute(name);
    copy.classList.remove('choice', 'recent', 'lit');
    this.#ghost = h('div', { class: 'ghost', inert: true, 'aria-hidden': 'true' }, copy);
    this.#ghost.style.width = `${width}px`;
    this.#ghost.style.height = `${height}px`;
    this.#ghost.style.transformOrigin = `${this.#hold.x}px ${this.#hold.y}px`;
    this.#root.append(this.#ghost);
    element.classList.add('lifted');
    for (const place of lifted.places.keys()) this.#element(place)?.classList.add('place');
    if ([...lifted.places.keys()].some((place) => place.startsWith('base'))) this.#tell('lifted');
    this.#over();
    this.#scroll();
  }
  /** @param {string} place */
  #element(place) {
    const [kind, id] = place.split('-');
    if (kind === 'base') return this.#root.querySelector(`.base-card[data-base="${id}"]`)?.closest('.base');
    return this.#root.querySelector(`.card[data-card="${id}"]`);
  }
  /** Takes the card to the pointer, and looks what is there. */
  #over() {
    const { x, y } = this.#pointer;
    const lifted = this.#lifted;
    if (!lifted || !this.#ghost) return;
    this.#ghost.style.transform = `translate(${x - this.#hold.x}px, ${y - this.#hold.y}px) scale(${SMALLER})`;
    const place = this.#at(document.elementFromPoint(x, y), lifted);
    if (place === this.#place) return;
    if (this.#place) this.#element(this.#place)?.classList.remove('over');
    if (place && lifted.places.has(place)) this.#element(place)?.classList.add('over');
    this.#place = place;
    clearTimeout(this.#waiting);
    // A base that is folded opens for a card that goes to one of those in it.
    if (place?.startsWith('base') && !lifted.places.has(place)) {
      const base = this.#element(place);
      if (base?.querySelector('.place'))
        this.#waiting = window.setTimeout(() => this.#tell('unfold', base ?? null), UNFOLD);
    }
    this.#act.over(lifted, place);
  }
  /**
   * The place there, or else the base; or the board.
   * @param {Element | null} element
   * @param {Lifted} lifted
   */
  #at(element, { places }) {
    for (let card = element?.closest('.card'); card; card = card.parentElement?.closest('.card')) {
      const place = `card-${card.getAttribute('data-card')}`;
      if (places.has(place)) return place;
    }
    const base = element?.closest('.base')?.querySelector('.base-card')?.getAttribute('data-base');
    if (base) return `base-${base}`;
    return element?.closest('[data-drop]') ? 'board' : null;
  }
  /**
   * Where bases are rows, they fold and unfold by it.
   * @param {'lifted' | 'put' | 'unfold'} what
   * @param {Element | null} [at]
   */
  #tell(what, at = this.#root.querySelector('.bases')) {
    at?.dispatchEvent(new Event(what, { bubbles: true }));
  }
  /** While the pointer is at its edge, the board scrolls. */
  #scroll() {
    if (!this.#lifted) return;
    const last = this.#root.querySelector('.base:last-child')?.getBoundingClientRect();
    for (const pane of this.#root.querySelectorAll('.board, .bases')) {
      if (pane.scrollHeight <= pane.clientHeight) continue;
      const { top, bottom } = pane.getBoundingClientRect();
      const { y } = this.#pointer;
      if (y > top - EDGE && y < top + EDGE) pane.scrollTop -= STEP;
      else if (y > bottom - EDGE && y < bottom && last && last.bottom > bottom) pane.scrollTop += STEP;
      else continue;
      this.#over();
    }
    requestAnimationFrame(() => this.#scroll());
  }
  #up() {
    const lifted = this.#lifted;
    if (!lifted) return this.end();
    this.#dropped = true;
    this.#lifted = null;
    // What is played goes on from where it was let go; the next drawing takes it from there.
    this.#ghost?.firstElementChild?.setAttribute('data-card', String(lifted.card));
    if (!this.#act.drop(lifted, this.#place)) this.end();
  }
  /** @param {MouseEvent} event */
  #click(event) {
    // Keys make clicks, too; they count no presses.
    if (this.#dropped && event.detail > 0) event.stopImmediatePropagation();
    this.#dropped = false;
  }
  /** Takes the card back where it was; says whether there was one. */
  #put() {
    const lifted = this.#lifted;
    this.end();
    if (lifted) this.#act.over(lifted, null);
    return lifted !== null;
  }
  /** Nothing is dragged any more. */
  end() {
    this.#press = null;
    clearTimeout(this.#waiting);
    if (this.#ghost) this.#tell('put');
    this.#lifted = null;
    this.#place = null;
    this.#ghost?.remove();
    this.#ghost = null;
    delete this.#root.dataset.dragging;
    for (const name of ['place', 'over', 'lifted'])
      for (const element of this.#root.querySelectorAll(`.${name}`)) element.classList.remove(name);
  }
}
