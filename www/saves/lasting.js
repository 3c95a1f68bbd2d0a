// How long the browser keeps the games: a line below the list, and a button that asks it to keep them for good.
// Some browsers then ask the person, so they are not asked before somebody wants it.

import { h } from '../page/dom.js';
import { say } from '../page/live.js';
import { t } from '../page/words.js';
import { askToKeep, keepsGames, promisedToKeep } from './storage.js';

/**
 * @param {boolean} some whether there is a game to keep
 * @returns {HTMLElement[]}
 */
export function lasting(some) {
  const keeps = keepsGames();
  const hint = h('span', { class: 'hint', tabindex: -1 }, keeps ? t('shelf-forgetful') : t('shelf-keeps-nothing'));
  const ask = h('button', { type: 'button', hidden: true }, t('lasting-keep'));
  ask.addEventListener('click', async () => {
    const promised = await askToKeep();
    hint.textContent = t(promised ? 'lasting-kept' : 'lasting-refused');
    say(hint.textContent);
    if (!promised) return;
    hint.focus();
    ask.hidden = true;
  });
  const tell = (/** @type {boolean | null} */ promised) => {
    if (promised) hint.textContent = t('lasting-kept');
    ask.hidden = promised !== false;
  };
  if (keeps && some) promisedToKeep().then(tell);
  return [ask, hint];
}
