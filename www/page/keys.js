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
  ['u or Ctrl+Z', 'undo the last choice'],
  ['t', 'undo the turn'],
  ['U or Ctrl+Shift+Z', 'redo'],
  ['?', 'this list'],
  ['Escape', 'close a panel'],
];
/** @type {Record<string, string>} */
const REGIONS = { h: 'hand', b: 'bases', p: 'prompt', l: 'log' };

/**
 * What a key with Ctrl does, or Command.
 * @param {KeyboardEvent} event
 */
function command({ key, shiftKey }) {
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : null;
}

/**
 * @param {{ digit: (n: number) => void, space: () => void, inspect: () => void, help: () => void,
 *   undo: () => void, undoTurn: () => void, redo: () => void }} act
 */
export function listen(act) {
  /** @type {Record<string, () => void>} */
  const letters = { i: act.inspect, '?': act.help, u: act.undo, t: act.undoTurn, U: act.redo };
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.repeat) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest('input, select, textarea, dialog')) return;
    if (event.ctrlKey || event.metaKey) {
      const wanted = command(event);
      if (!wanted) return;
      event.preventDefault();
      act[wanted]();
    } else if (/^[0-9]$/.test(event.key)) act.digit((Number(event.key) + 9) % 10);
    else if (Object.hasOwn(letters, event.key)) letters[event.key]?.();
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
