// What lies open beside the board without keeping anybody from playing: Escape closes the one that was opened last,
// and the focus goes back to where it was.

import { refocus } from '../page/focus.js';

/**
 * @typedef {object} Layer
 * @property {HTMLElement} element
 * @property {() => void} close
 */

/** The last one on top. @type {Layer[]} */
const open = [];

document.addEventListener(
  'keydown',
  (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.key !== 'Escape' || target.closest('input, textarea, select, dialog, .rules')) return;
    if (document.querySelector(':popover-open')) return;
    const top = open.findLast(({ element }) => element.isConnected);
    if (!top) return;
    event.preventDefault();
    top.close();
  },
  true,
);

/** @param {Layer} layer */
export function raise(layer) {
  lower(layer);
  open.push(layer);
}
/** @param {Layer} layer */
export function lower(layer) {
  const at = open.indexOf(layer);
  if (at >= 0) open.splice(at, 1);
}

/**
 * The element that stands for the same card or base as another, which may be gone by now.
 * @param {HTMLElement} element
 */
function same({ dataset: { card, base } }) {
  if (card !== undefined) return document.querySelector(`button.card[data-card="${card}"]`);
  return base === undefined ? null : document.querySelector(`.base-card[data-base="${base}"]`);
}
/**
 * Gives the focus back.
 * @param {Element | null} from where it was
 */
export function giveBack(from) {
  const to = from instanceof HTMLElement ? (from.isConnected ? from : same(from)) : null;
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  refocus();
}
