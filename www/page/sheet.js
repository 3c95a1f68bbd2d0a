// Style sheets that not everybody needs: fetched with what they are for, after all that index.html names.

import { place } from '../place.js';
import { h } from './dom.js';

const brought = new Set();

/** @param {string} name of a file in style/ */
export function bringSheet(name) {
  if (brought.has(name)) return;
  brought.add(name);
  document.head.append(h('link', { rel: 'stylesheet', href: place(`style/${name}.css`) }));
}
