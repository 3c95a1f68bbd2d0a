// The page: from set-up to table and back, and what is always there: menu, keys, and the report when
// the engine has stopped. The file that index.html loads.

import { showHelp } from './dialog.js';
import { byId, h } from './dom.js';
import { listen } from './keys.js';
import { hush, say } from './live.js';
import { hurry, paceControl } from './pace.js';
import { Play } from './play.js';
import { crashScreen, result } from './screens.js';
import { freshSeed, Game, load } from './session.js';
import { setupScreen } from './setup.js';
import { forgetRecord, goesOn, goOnAfterReload, keepRecord, savedRecord } from './storage.js';

/** @typedef {import('./view').GameRecord} GameRecord */

/** @type {Game | null} */
let game = null;
/** @type {Play | null} */
let play = null;

const help = h('button', { type: 'button', onclick: showHelp }, 'Help');
const fresh = h('button', { type: 'button', onclick: toSetup }, 'New game');

/** @param {HTMLElement} screen */
function turnTo(screen) {
  game?.end();
  game = null;
  play = null;
  hush();
  byId('menu').replaceChildren(help);
  byId('main').replaceChildren(h('div', { class: 'screen' }, screen));
}

function toSetup() {
  turnTo(setupScreen(start));
  byId('main').querySelector('button.primary[type=submit]')?.scrollIntoView({ block: 'nearest' });
  /** @type {HTMLElement | null} */ (byId('main').querySelector('button[type=submit]'))?.focus();
}

/**
 * Plays a game to its end, or to its crash.
 * @param {GameRecord} record
 */
async function start(record) {
  game?.end();
  hush();
  /** @type {Game | null} */
  let playing = null;
  const stopped = (/** @type {unknown} */ error) => crashed(error, playing?.record ?? record);
  try {
    playing = new Game(record);
    game = playing;
    play = new Play(playing, stopped);
    byId('menu').replaceChildren(paceControl, help, fresh);
    const last = await play.run();
    if (last) over(playing, last);
  } catch (error) {
    if (!playing?.ended) stopped(error);
  }
}

/**
 * @param {Game} ended
 * @param {import('./view').View} view
 */
function over(ended, view) {
  forgetRecord();
  const again = () => start({ setup: { ...ended.record.setup, seed: freshSeed() }, choices: [] });
  const end = result(view, ended.names, { again, setUp: toSetup });
  play?.finish(end);
  say(`${ended.names[view.winner ?? 0]} wins the game`, 'assertive');
  end.querySelector('button')?.focus();
}

/**
 * A stopped engine cannot be used again: both ways out load the page anew.
 * @param {unknown} error
 * @param {GameRecord} record
 */
function crashed(error, record) {
  console.warn(error);
  const back = () => {
    keepRecord({ ...record, choices: record.choices.slice(0, -1) });
    goOnAfterReload();
    location.reload();
  };
  turnTo(crashScreen(error, record, { back, startOver: () => location.reload() }));
  byId('main').querySelector('button')?.focus();
}

listen({
  digit: (n) => play?.digit(n),
  space: () => {
    hurry();
    play?.space();
  },
  inspect: () => play?.inspect(),
  help: showHelp,
});
try {
  await load();
  const record = savedRecord();
  if (record && goesOn()) start(record);
  else toSetup();
} catch (error) {
  byId('main').replaceChildren(h('p', { role: 'alert' }, `The engine could not be loaded: ${error}`));
}
