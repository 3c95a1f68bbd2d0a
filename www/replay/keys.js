// What the keys do while a game is watched, as the help lists it.

import { t } from '../page/words.js';

/** @type {[string, string][]} */
export const REPLAY_KEYS = [
  [t('transport-keys-space'), t('transport-keys-space-does')],
  ['← →', t('transport-keys-choice-does')],
  [t('transport-keys-card'), t('transport-keys-card-does')],
  [t('transport-keys-turn'), t('transport-keys-turn-does')],
  [t('transport-keys-edges'), t('transport-keys-edges-do')],
  ['+ −', t('transport-keys-speed-does')],
  ['c', t('transport-keys-comment-does')],
];
