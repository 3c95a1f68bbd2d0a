// The saved games on the set-up screen: "Go on" for the newest that is not over, and the list of all, to
// be opened, exported and deleted. Nothing is lost by a slip: what was deleted can be brought back until
// the page turns, and what cannot be read is listed as well.

import { exported } from '../engine/game.js';
import { tell } from '../page/dialog.js';
import { h, plural } from '../page/dom.js';
import { say } from '../page/live.js';
import { download, fileButton, fileName } from './files.js';
import { allSaves } from './saves.js';
import { dropGame, keepGame, keepsGames } from './storage.js';

/** @typedef {import('./saves.js').Kept} Kept */
/** @typedef {import('../view').Save} Save */

/** How many stand in the list before the rest is folded away. */
const SHOWN = 5;
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** @param {Save} save */
const players = (save) => save.record.setup.seats.map((seat) => seat.name);
/** @param {Save} save */
const when = (save) => (save.at ? date.format(save.at) : 'date unknown');
/** @param {Kept} kept */
const title = ({ save }) => (save ? players(save).join(', ') : 'Damaged save');

/**
 * "turn 5 · VP 3, 7 · 30 Nov 2026, 10:03 · practice"
 * @param {Save} save
 */
const facts = (save) =>
  [
    save.over ? 'over' : '',
    save.turn > 0 && `turn ${save.turn}`,
    save.vp.length > 0 && `VP\u00a0${save.vp.join(',\u00a0')}`,
    plural(save.record.choices.length, 'choice'),
    when(save),
    save.practice && 'practice',
  ]
    .filter(Boolean)
    .join(' · ');

/** @param {Kept} kept */
function exportSave(kept) {
  const text = exported(kept);
  const ending = text === kept.raw ? 'json' : 'smash';
  const name = kept.save
    ? fileName(players(kept.save), kept.save.at, ending)
    : fileName(['damaged'], Date.now(), 'txt');
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
  const button = (/** @type {string} */ text, /** @type {() => void} */ onclick) =>
    h('button', { type: 'button', 'aria-label': `${text}: ${name}`, onclick }, text);
  const entry = h(
    'div',
    { class: 'entry' },
    h('b', {}, title(kept)),
    save?.factions.some((two) => two.length)
      ? h('span', {}, save.factions.map((two) => two.join(' + ') || 'no factions yet').join(' / '))
      : null,
    h(
      'span',
      { class: 'hint' },
      save ? facts(save) : 'This is no record of a game. It stays as it is until you delete it.',
    ),
  );
  const deleted = h('span', { class: 'entry' }, `Deleted: ${name}`);
  const restore = h('button', { type: 'button', 'aria-label': `Undo delete: ${name}` }, 'Undo delete');
  const remove = button('Delete', () => {
    dropGame(kept.id);
    item.replaceChildren(deleted, restore);
    restore.focus();
    say(`Deleted: ${name}`);
  });
  const whole = [
    entry,
    h(
      'span',
      { class: 'buttons' },
      save && button('Open', () => open(kept)),
      save?.over === true && button('Replay', () => watch(kept)),
      button('Export', () => exportSave(kept)),
      remove,
    ),
  ];
  restore.addEventListener('click', () => {
    if (!keepGame(kept.id, kept.raw)) return;
    item.replaceChildren(...whole);
    remove.focus();
    say(`Back again: ${name}`);
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
    { class: 'shelf', 'aria-label': 'Saved games' },
    h('h2', {}, 'Saved games'),
    rows.length === 0 && h('p', { class: 'hint' }, 'None yet: a game is kept after every choice.'),
    h('ul', {}, ...rows.slice(0, SHOWN)),
    older.length > 0 && h('details', {}, h('summary', {}, `${older.length} more`), h('ul', {}, ...older)),
    h(
      'p',
      { class: 'import' },
      fileButton(screen, read, (why) => tell('This file cannot be read', [why])),
      h('span', { class: 'hint' }, 'Or drop a file here.'),
      h(
        'span',
        { class: 'hint' },
        keepsGames()
          ? 'Browsers may forget what a page has kept. Export what you want to keep.'
          : 'This browser keeps nothing for this page: export a game before you leave it.',
      ),
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
    { class: 'resume', 'aria-label': 'Unfinished game' },
    h('p', {}, h('b', {}, title(kept)), ` · not finished · ${kept.save ? facts(kept.save) : ''}`),
    h('button', { type: 'button', class: 'primary', onclick: () => open(kept) }, 'Go on'),
  );
}
