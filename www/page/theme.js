// Light or dark, as chosen, or as the system says. A script of its own in the head: nothing is drawn in the
// wrong colours first.

import { setting } from '../saves/storage.js';

/** @param {string} theme "light" or "dark"; anything else follows the system */
export function wear(theme) {
  document.documentElement.dataset.theme = theme;
}
wear(setting('theme') ?? 'system');
