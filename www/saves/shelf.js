// The saved games on the set-up screen: "Go on" for the newest that is not over, and the list of all, to
// be opened, exported and deleted. Nothing is lost by a slip: what was deleted can be brought back until
// the page turns, and what cannot be read is listed as well.

import { gameOf, load } from '../engine/engine.js';
import { exported } from '../engine/game.js';
import { sides, standing } from '../games/saved.js';
import { tell } from '../page/dialog.js';
import { h } from '../page/dom.js';
import { say } from '../page/live.js';
import { date, t } from '../page/words.js';
import { download, fileButton, fileName } from './files.js';
import { lasting } from './lasting.js';
import { allSaves } from './saves.js';
import { dropGame, keepGame } from './storage.js';

/** @typedef {import('./saves.js').Kept} Kept */
/** @typedef {import('../view').Save} Save */

/** How many stand in the list before the rest is folded away. */
const SHOWN = 5;

/** @param {Save} save */
const players = (save) => save.record.setup.seats.map((seat) => seat.name);
/** @param {Save} save */
const when = (save) => (save.at ? date(save.at) : t('shelf-no-date'));
/** @param {Kept} kept */
const title = ({ save }) => (save ? players(save).join(', ') : t('shelf-damaged'));

/**
 * "turn 5 · VP 3, 7 · 30 Nov 2026, 10:03 · practice"
 * @param {Save} save
 */
const facts = (save) =>
  [
    save.over && t('shelf-over'),
    save.turn > 0 && t('shelf-turn', { turn: save.turn }),
    standing(save),
    t('shelf-choices', { choices: save.record.choices.length }),
    when(save),
    save.practice && t('shelf-practice'),
  ]
    .filter(Boolean)
    .join(' · ');

/** @param {Kept} kept */
async function exportSave(kept) {
  if (kept.save) await load(gameOf(kept.save.record));
  const text = exported(kept);
  const ending = text === kept.raw ? 'json' : 'smash';
  const name = kept.save
    ? fileName(players(kept.save), kept.save.at, ending)
    : fileName([t('shelf-damaged-file')], Date.now(), 'txt');
  download(name, text);
}

/**
 * @param {Kept} kept
 * @param {(kept: Kept) => void} open
 * @param {(kept: Kept) => void} watch
 */
function row(kept, open, watch) {
  const { save } = kept;
  const name = save ? `${title(kept)}, ${when(save)}` : title(kept);
  const button = (/** @type {string} */ does, /** @type {() => void} */ onclick) =>
    h('button', { type: 'button', 'aria-label': `${does}: ${name}`, onclick }, does);
  const entry = h(
    'div',
    { class: 'entry' },
    h('b', {}, title(kept)),
    save && sides(save),
    h('span', { class: 'hint' }, save ? facts(save) : t('shelf-damaged-hint')),
  );
  const deleted = h('span', { class: 'entry' }, t('shelf-deleted', { name }));
  const restore = h('button', { type: 'button', 'aria-label': `${t('shelf-restore')}: ${name}` }, t('shelf-restore'));
  const remove = button(t('shelf-delete'), () => {
    dropGame(kept.id);
    item.replaceChildren(deleted, restore);
    restore.focus();
    say(t('shelf-deleted', { name }));
  });
  const whole = [
    entry,
    h(
      'span',
      { class: 'buttons' },
      save && button(t('shelf-open'), () => open(kept)),
      save?.over === true && button(t('replay-title'), () => watch(kept)),
      button(t('menu-export'), () => exportSave(kept)),
      remove,
    ),
  ];
  restore.addEventListener('click', () => {
    if (!keepGame(kept.id, kept.raw)) return;
    item.replaceChildren(...whole);
    remove.focus();
    say(t('shelf-restored', { name }));
  });
  const item = h('li', {}, ...whole);
  return item;
}

/**
 * @param {HTMLElement} screen where a file may be dropped
 * @param {{ open: (kept: Kept) => void, read: (text: string, name: string) => void, watch: (kept: Kept) => void }} act
 * @returns {{ newest: HTMLElement | null, list: HTMLElement }}
 */
export function shelf(screen, { open, read, watch }) {
  const all = allSaves();
  const rows = all.map((kept) => row(kept, open, watch));
  const older = rows.slice(SHOWN);
  const list = h(
    'section',
    { class: 'shelf', 'aria-label': t('shelf-title') },
    h('h2', {}, t('shelf-title')),
    rows.length === 0 && h('p', { class: 'hint' }, t('shelf-none')),
    h('ul', {}, ...rows.slice(0, SHOWN)),
    older.length > 0 &&
      h('details', {}, h('summary', {}, t('shelf-older', { games: older.length })), h('ul', {}, ...older)),
    h(
      'p',
      { class: 'import' },
      fileButton(screen, read, (why) => tell(t('shelf-unreadable'), [why])),
      h('span', { class: 'hint' }, t('shelf-drop')),
      ...lasting(rows.length > 0),
    ),
  );
  const unfinished = all.find(({ save }) => save && !save.over);
  return { newest: unfinished ? resume(unfinished, open) : null, list };
}

/**
 * Offers to go on with a game that was left.
 * @param {Kept} kept
 * @param {(kept: Kept) => void} open
 */
function resume(kept, open) {
  return h(
    'section',
    { class: 'resume', 'aria-label': t('shelf-unfinished') },
    h('p', {}, h('b', {}, title(kept)), ` · ${t('shelf-not-finished')} · ${kept.save ? facts(kept.save) : ''}`),
    h('button', { type: 'button', class: 'primary', onclick: () => open(kept) }, t('shelf-go-on')),
  );
}
