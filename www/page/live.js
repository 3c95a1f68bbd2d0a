// What is said to a screen reader: two live regions that the page has from the start. Politely, what
// happened; assertively, what is asked of the listener and how the game ended.

import { byId, h } from './dom.js';

const KEPT = 12;

/**
 * A region must change by addition to be read out, so lines are added and old ones dropped.
 * @param {string} text
 * @param {'polite' | 'assertive'} how
 */
export function say(text, how = 'polite') {
  const region = byId(how);
  region.append(h('p', {}, text));
  while (region.children.length > KEPT) region.firstElementChild?.remove();
}

/** Forgets what was said: it may tell of cards that the next reader must not know. */
export function hush() {
  byId('polite').replaceChildren();
  byId('assertive').replaceChildren();
}
