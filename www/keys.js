// The keyboard: digits choose, Space takes the default, letters jump between regions. A focused button
// keeps its own Space and Enter. Inactive while something is typed, and behind an open dialog.

import { byId } from './dom.js';

/** @type {[string, string][]} */
export const KEYS = [
  ['1 to 9, 0', 'the first ten choices'],
  ['Space', 'end turn, done or pass; during the computer’s turn, go on'],
  ['Tab, Enter', 'move to a thing and choose it'],
  ['h b p l', 'jump to hand, bases, prompt, log'],
  ['i', 'inspect what has the focus'],
  ['?', 'this list'],
  ['Escape', 'close a panel'],
];
/** @type {Record<string, string>} */
const REGIONS = { h: 'hand', b: 'bases', p: 'prompt', l: 'log' };

/**
 * @param {{ digit: (n: number) => void, space: () => void, inspect: () => void, help: () => void }} act
 */
export function listen(act) {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest('input, select, textarea, dialog')) return;
    if (/^[0-9]$/.test(event.key)) act.digit((Number(event.key) + 9) % 10);
    else if (event.key === 'i') act.inspect();
    else if (event.key === '?') act.help();
    else if (event.key === ' ') {
      // A list that has the focus scrolls by Space.
      if (target.closest('button, summary, a, [tabindex="0"]')) return;
      event.preventDefault();
      act.space();
    } else {
      const region = REGIONS[event.key];
      if (region && document.getElementById(region)) byId(region).focus();
    }
  });
}
