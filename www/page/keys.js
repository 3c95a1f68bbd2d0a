// The keyboard: digits choose, Space takes the default, letters jump between regions. A focused button
// keeps its own Space and Enter. Inactive while something is typed, and behind an open dialog.

import { setting } from '../saves/storage.js';
import { byId } from './dom.js';
import { t } from './words.js';

/** @type {[string, string][]} */
export const KEYS = [
  [t('keys-digits'), t('keys-digits-do')],
  [t('keys-space'), t('keys-space-does')],
  [t('keys-tab'), t('keys-tab-does')],
  ['h b p l', t('keys-regions-do')],
  ['i', t('keys-inspect-does')],
  ['r', t('keys-rules-does')],
  [t('keys-undo'), t('keys-undo-does')],
  ['t', t('keys-undo-turn-does')],
  [t('keys-redo'), t('keys-redo-does')],
  ['?', t('keys-help-does')],
  [t('keys-escape'), t('keys-escape-does')],
];
/** @type {Record<string, string>} */
const REGIONS = { h: 'hand', b: 'bases', p: 'prompt', l: 'log' };

/**
 * A key that types a character does nothing where the player has switched such keys off: whoever speaks to the
 * computer would press them by talking.
 * @param {KeyboardEvent} event
 */
export const isOff = ({ key, ctrlKey, metaKey }) =>
  setting('keys') === 'off' && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey;

/**
 * What a key with Ctrl does, or Command.
 * @param {KeyboardEvent} event
 */
function command({ key, shiftKey }) {
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : null;
}

/**
 * @param {{ digit: (n: number) => void, space: () => void, inspect: () => void, rules: () => void,
 *   help: () => void, undo: () => void, undoTurn: () => void, redo: () => void }} act
 */
export function listen(act) {
  /** @type {Record<string, () => void>} */
  const letters = { i: act.inspect, r: act.rules, '?': act.help, u: act.undo, t: act.undoTurn, U: act.redo };
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.repeat || isOff(event)) return;
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
