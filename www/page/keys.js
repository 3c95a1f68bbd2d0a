// The keyboard: one table says what each key does; Help lists it. Keys act where nothing is typed and no dialog is
// open, and what has the focus keeps its own Enter and Space. Whoever speaks to the computer would press keys that
// type a character by talking: they can be switched off.

import { setting } from '../saves/storage.js';
import { current } from './roving.js';
import { t } from './words.js';

/**
 * @typedef {'digit' | 'space' | 'hold' | 'skip' | 'escape' | 'inspect' | 'why' | 'standing' | 'score' | 'discard' | 'discards' | 'command'
 *   | 'rules' | 'because' | 'decide' | 'hint' | 'undo' | 'undoTurn' | 'redo' | 'cover' | 'help'} Action
 */
/**
 * What some keys do: something of the page's, a jump to a region, or what the browser does with them.
 * @typedef {{ keys: string[], shown?: string, does: string, act?: Action | 'jump' }} Row
 */

/** @type {Row[]} */
const TABLE = [
  { keys: [...'1234567890'], shown: t('keys-digits'), does: t('keys-digits-do'), act: 'digit' },
  { keys: [' '], shown: t('keys-space'), does: t('keys-space-does'), act: 'space' },
  { keys: ['k'], does: t('keys-hold-does'), act: 'hold' },
  { keys: ['f'], does: t('keys-skip-does'), act: 'skip' },
  { keys: ['y'], does: t('keys-because-does'), act: 'because' },
  { keys: ['n'], does: t('keys-decide-does'), act: 'decide' },
  { keys: ['g'], does: t('keys-hint-does'), act: 'hint' },
  { keys: ['Tab'], shown: t('keys-tab'), does: t('keys-tab-does') },
  { keys: ['Arrows'], shown: '← ↑ ↓ →', does: t('keys-arrows-do') },
  { keys: ['Enter'], shown: t('keys-enter'), does: t('keys-enter-does') },
  { keys: ['Escape'], shown: t('keys-escape'), does: t('keys-escape-does'), act: 'escape' },
  { keys: [...'hbpl'], does: t('keys-regions-do'), act: 'jump' },
  { keys: ['i'], does: t('keys-inspect-does'), act: 'inspect' },
  { keys: ['w'], does: t('keys-why-does'), act: 'why' },
  { keys: ['v'], does: t('keys-standing-does'), act: 'standing' },
  { keys: ['s'], does: t('keys-score-does'), act: 'score' },
  { keys: ['d'], does: t('keys-discard-does'), act: 'discard' },
  { keys: ['a'], does: t('keys-discards-do'), act: 'discards' },
  { keys: [':'], does: t('keys-command-does'), act: 'command' },
  { keys: ['r'], does: t('keys-rules-does'), act: 'rules' },
  { keys: ['u', 'Ctrl+z'], shown: t('keys-undo'), does: t('keys-undo-does'), act: 'undo' },
  { keys: ['t'], does: t('keys-undo-turn-does'), act: 'undoTurn' },
  { keys: ['U', 'Ctrl+Z', 'Ctrl+y'], shown: t('keys-redo'), does: t('keys-redo-does'), act: 'redo' },
  { keys: ['c'], does: t('keys-cover-does'), act: 'cover' },
  { keys: ['?'], does: t('keys-help-does'), act: 'help' },
];
/** What Help lists: the keys, and what they do. @type {[string, string][]} */
export const KEYS = TABLE.map(({ keys, shown, does }) => [shown ?? keys.join(' '), does]);

const ACTS = new Map(
  TABLE.flatMap(({ keys, act }) => (act ? keys.map((key) => /** @type {const} */ ([key, act])) : [])),
);
/** Where a letter jumps to: the first of these that is there. @type {Record<string, string[]>} */
const REGIONS = { h: ['hand'], b: ['bases', 'draft', 'arena'], p: ['prompt'], l: ['log'] };

/**
 * A key that types a character does nothing where the player has switched such keys off.
 * @param {KeyboardEvent} event
 */
export const isOff = ({ key, ctrlKey, metaKey }) =>
  setting('keys') === 'off' && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey;

/**
 * The key as the table names it; Command does what Ctrl does.
 * @param {KeyboardEvent} event
 */
const named = ({ key, ctrlKey, metaKey, shiftKey }) =>
  ctrlKey || metaKey ? `Ctrl+${shiftKey ? key.toUpperCase() : key.toLowerCase()}` : key;

/**
 * Cards and bases are gone to themselves, first to one that can be chosen; the question as a whole, so that no key
 * answers it by accident.
 * @param {string} letter
 */
function jump(letter) {
  const region = (REGIONS[letter] ?? [])
    .map((id) => document.getElementById(id))
    .find((each) => each?.checkVisibility());
  if (!region?.matches('#hand, #bases, #draft, #arena')) return region?.focus();
  const now = current(region);
  const offered = now?.matches('[data-choice]') ? now : region.querySelector('[data-choice]');
  /** @type {HTMLElement} */ (offered ?? now ?? region).focus();
}

/** @param {Record<Action, (key: string) => void>} act */
export function listen(act) {
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.repeat || event.defaultPrevented || isOff(event)) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest('input, select, textarea, dialog')) return;
    const key = named(event);
    const wanted = ACTS.get(key);
    if (!wanted) return;
    // What has the focus keeps its own Space: lists scroll by it.
    if (wanted === 'space' && target.closest('button, summary, a, [tabindex="0"]')) return;
    // The browser closes what it has opened.
    if (wanted === 'escape' && document.querySelector(':popover-open')) return;
    event.preventDefault();
    if (wanted === 'jump') jump(key);
    else act[wanted](key);
  });
}
