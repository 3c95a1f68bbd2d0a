// Motion: cards and bases that have changed place go there from where they were. The table is drawn as it is now;
// what is seen moving is only an appearance, which no click or key waits for: any of them ends it at once.
//
// A thing that stays in its list slides there itself. One that changes lists would be cut off by what scrolls, so a
// copy of it flies above the table while it stays unseen. Cards that nobody could see before come from where they say
// (`data-from`) or else from their player's strip, and those that nobody can see any more go there, or to `data-to`.

import { h } from '../page/dom.js';
import { pace } from './pace.js';

/** Shorter than this, a motion is only a flicker. */
const LEAST = 70;
const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
const SEEN = { opacity: 1 };
const UNSEEN = { opacity: 0 };

/**
 * @typedef {object} Place
 * @property {HTMLElement} element
 * @property {DOMRect} box
 * @property {Element | null} list
 * @property {boolean} inside it is out of sight in its base, which is folded
 */

/** What flies goes with the table: it may be a card that the next player must not see. */
const flights = h('div', { class: 'flights', 'aria-hidden': 'true' });
/** What moves now. @type {Set<Animation>} */
const running = new Set();

/**
 * Draws, and lets what has changed place by it go there.
 * @template T
 * @param {HTMLElement} table
 * @param {() => T} draw
 * @param {boolean} [still] nothing moves, whatever the pace
 */
export function moving(table, draw, still = false) {
  const duration = pace().glide;
  if (still || duration < LEAST || !table.isConnected) {
    settle();
    return draw();
  }
  const before = places(table);
  settle();
  const drawn = draw();
  move(table, before, places(table), duration);
  return drawn;
}

/** Ends what moves: everything is where it is drawn. */
export function settle() {
  for (const animation of running) animation.cancel();
  running.clear();
  flights.replaceChildren();
}
for (const input of ['click', 'keydown']) document.addEventListener(input, settle, { capture: true });

/** @param {Element} element */
function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x + width / 2, y + height / 2);
}
/**
 * Where every card and base is now.
 * @param {HTMLElement} table
 */
function places(table) {
  /** @type {Map<string, Place>} */
  const found = new Map();
  const add = (/** @type {string} */ key, /** @type {HTMLElement} */ element) => {
    const base = element.closest('.base');
    const inside = !element.checkVisibility();
    if (inside && !base?.checkVisibility()) return;
    const box = inside && base ? middle(base) : element.getBoundingClientRect();
    found.set(key, { element, box, list: element.closest('ul'), inside });
  };
  for (const head of /** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll('.base-card')))
    add(`base-${head.dataset.base}`, head.closest('.base') ?? head);
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll('.card[data-card]')))
    add(`card-${card.dataset.card}`, card);
  return found;
}

/**
 * @param {HTMLElement} table
 * @param {Map<string, Place>} before
 * @param {Map<string, Place>} after
 * @param {number} duration
 */
function move(table, before, after, duration) {
  const timing = { duration, easing: EASING };
  /** All is measured before anything moves: else each motion would cost a layout. @type {(() => void)[]} */
  const motions = [];
  for (const [key, now] of after) {
    const was = before.get(key);
    const seen = was && !was.inside;
    if (key.startsWith('base')) {
      motions.push(() =>
        was ? slide(now.element, was.box, now.box, timing) : run(now.element, [UNSEEN, SEEN], timing),
      );
    } else if (now.inside) {
      if (seen) motions.push(() => fly(was, was.box, now.box, [SEEN, UNSEEN], timing));
    } else if (seen && was.list === now.list) {
      const along = ofBase(now, before, after);
      motions.push(() => slide(now.element, was.box, now.box, timing, along));
    } else {
      const from = was?.box ?? homeOf(table, now.element, now.element.dataset.from);
      const to = from && inSight(now);
      if (to) motions.push(() => fly(now, from, to, seen ? [SEEN, SEEN] : [UNSEEN, SEEN], timing));
    }
  }
  for (const [key, was] of before) {
    if (after.has(key) || was.inside) continue;
    const to = key.startsWith('base') ? was.box : homeOf(table, was.element, was.element.dataset.to);
    if (to) motions.push(() => fly(was, was.box, to, [SEEN, UNSEEN], timing));
  }
  table.append(flights);
  for (const motion of motions) motion();
}
/**
 * How far the base of a card slides, and the card with it.
 * @param {Place} card
 * @param {Map<string, Place>} before
 * @param {Map<string, Place>} after
 */
function ofBase({ element }, before, after) {
  const key = `base-${element.closest('.base')?.querySelector('.base-card')?.getAttribute('data-base')}`;
  const [from, to] = [before.get(key)?.box, after.get(key)?.box];
  return from && to ? [from.x - to.x, from.y - to.y] : [0, 0];
}
/**
 * Where a card comes from or goes to that is not seen: the home of its player, if it says nothing else.
 * @param {HTMLElement} table
 * @param {Element} card
 * @param {string} [home] the class of another home
 */
function homeOf(table, card, home = [...card.classList].find((name) => /^seat-\d$/.test(name))) {
  const place = table.querySelector(`.home.${home}`);
  return place && middle(place);
}
/**
 * Where the box can be seen: what scrolls may hide it, then it is at the edge.
 * @param {Place} place
 */
function inSight({ element, box }) {
  let at = element.parentElement;
  while (at && getComputedStyle(at).overflowY === 'visible') at = at.parentElement;
  const pane = (at ?? document.body).getBoundingClientRect();
  const keep = (
    /** @type {number} */ from,
    /** @type {number} */ size,
    /** @type {number} */ low,
    /** @type {number} */ high,
  ) => Math.min(Math.max(from, low - size / 2), high - size / 2);
  const { x, y, width, height } = box;
  return new DOMRect(keep(x, width, pane.left, pane.right), keep(y, height, pane.top, pane.bottom), width, height);
}

/**
 * From the middle of one box to that of another.
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @returns {[number, number]}
 */
const way = (from, to) => [
  from.x + from.width / 2 - to.x - to.width / 2,
  from.y + from.height / 2 - to.y - to.height / 2,
];
/**
 * @param {HTMLElement} element
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {KeyframeAnimationOptions} timing
 * @param {number[]} [along] how far it is taken along
 */
function slide(element, from, to, timing, [alongX = 0, alongY = 0] = []) {
  const [x, y] = [from.x - to.x - alongX, from.y - to.y - alongY];
  if (Math.abs(x) + Math.abs(y) < 2) return;
  run(element, [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], timing);
}
/**
 * A copy of the thing flies; the thing itself is unseen until then.
 * @param {Place} place whose size the copy has
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {[Keyframe, Keyframe]} look at the beginning and at the end
 * @param {KeyframeAnimationOptions} timing
 */
function fly({ element, box }, from, to, look, timing) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const each of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'data-card', 'data-base', 'data-choice']) each.removeAttribute(name);
  const flight = h('div', { class: 'flight', inert: true }, copy);
  const { x: left, y: top, width, height } = box;
  for (const [name, size] of Object.entries({ left, top, width, height })) flight.style.setProperty(name, `${size}px`);
  flights.append(flight);
  const at = (/** @type {DOMRect} */ end) => {
    const [x, y] = way(end, box);
    const scale = Math.min(1.4, Math.max(0.6, end.width / width));
    return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  };
  run(
    flight,
    [
      { ...at(from), ...look[0] },
      { ...at(to), ...look[1] },
    ],
    timing,
    () => flight.remove(),
  );
  if (look[1] === SEEN) run(element, [UNSEEN, UNSEEN], timing);
}
/**
 * @param {HTMLElement} element
 * @param {Keyframe[]} keyframes
 * @param {KeyframeAnimationOptions} timing
 * @param {() => void} [end]
 */
function run(element, keyframes, timing, end) {
  const animation = element.animate(keyframes, timing);
  running.add(animation);
  animation.onfinish = () => {
    running.delete(animation);
    end?.();
  };
}
