// The keyboard: digits choose, Space takes the default, letters jump between regions. Inactive while
// something is typed.

import { inspectable } from './card.js';
import { byId } from './dom.js';

export const KEYS = [
  ['1 to 9, 0', 'the first ten choices'],
  ['Space', 'end turn, done or pass'],
  ['Tab, Enter', 'move to a thing and choose it'],
  ['h b p l', 'jump to hand, bases, prompt, log'],
  ['i', 'inspect what has the focus'],
  ['?', 'this list'],
  ['Escape', 'close a panel'],
];

/**
 * @param {{ digit: (n: number) => void, space: () => void, help: () => void, close: () => void }} act
 */
export function listen(act) {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest('input, select, textarea, dialog')) return;
    const onControl = target.closest('button, summary, a');
    if (event.key >= '0' && event.key <= '9' && event.key.length === 1) {
      act.digit((Number(event.key) + 9) % 10);
    } else if (
      event.key === ' ' &&
      !(onControl && !onControl.hasAttribute('data-choice') && !onControl.hasAttribute('data-card'))
    ) {
      event.preventDefault();
      act.space();
    } else if (event.key === 'i') {
      const focused = document.activeElement;
      if (focused) inspectable.get(focused)?.();
    } else if (event.key === '?') {
      act.help();
    } else if (event.key === 'Escape') {
      act.close();
    } else {
      const region = { h: 'hand', b: 'bases', p: 'prompt', l: 'log' }[event.key];
      if (region && document.getElementById(region)) byId(region).focus();
    }
  });
}
