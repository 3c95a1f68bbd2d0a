// Style sheets that not everybody needs: fetched with what they are for, after all that index.html names.

import { place } from '../place.js';
import { h } from './dom.js';

/** @type {Map<string, Promise<void>>} */
const brought = new Map();

/**
 * @param {string} name of a file in style/
 * @returns {Promise<void>} when it holds; without it, the page is only plainer
 */
export function bringSheet(name) {
  const known = brought.get(name);
  if (known) return known;
  /** @type {Promise<void>} */
  const coming = new Promise((resolve) => {
    const came = () => resolve();
    const link = h('link', { rel: 'stylesheet', href: place(`style/${name}.css`), onload: came, onerror: came });
    document.head.append(link);
  });
  brought.set(name, coming);
  return coming;
}
