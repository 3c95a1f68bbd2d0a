// The page: from set-up to table and back, and what is always there: menu, keys, and the report when
// the engine has stopped. The file that index.html loads.

import { EngineStopped, freshSeed, gameIn, gameOf, version } from './engine/engine.js';
import { Game, watched } from './engine/game.js';
import { readLink } from './engine/links.js';
import { won } from './games/course.js';
import { bring } from './games/kits.js';
import { showAbout } from './page/about.js';
import { close, show, showHelp, tell } from './page/dialog.js';
import { byId, h } from './page/dom.js';
import { listen } from './page/keys.js';
import { hush, say } from './page/live.js';
import { drawMenu } from './page/menu.js';
import { keepPage, tableFree, tableTaken } from './page/offline.js';
import { report } from './page/report.js';
import { showSettings } from './page/settings.js';
import { bringSheet } from './page/sheet.js';
import { ENGLISH, english, language, t } from './page/words.js';
import { endLine } from './play/end.js';
import { paceControl } from './play/pace.js';
import { Play } from './play/play.js';
import { crashScreen } from './play/screens.js';
import { openRules, rulesFor } from './rules/rules.js';
import { download, fileName } from './saves/files.js';
import { beforeLast, oneSave, readSave } from './saves/saves.js';
import { goesOn, goOnAfterReload } from './saves/storage.js';
import { chosenGame, setupScreen } from './setup/setup.js';

/** @typedef {import('./view').GameRecord} GameRecord */

/** @type {Game | null} */
let game = null;
/** @type {Play | null} */
let play = null;
/** @type {import('./replay/replay.js').Replay | null} */
let replay = null;
/** @type {import('./analysis/analysis.js').Analysis | null} */
let analysis = null;
/** What few visitors come to: to watch, to look back, to take along. */
const after = () => import('./after.js');
/** The report on an engine that has stopped. */
let crash = '';

const toHelp = () => showHelp(reportNow);
const help = h('button', { type: 'button', onclick: toHelp }, t('menu-help'));
const fresh = h('button', { type: 'button', onclick: toSetup }, t('menu-new-game'));
const save = h('button', { type: 'button', onclick: exportGame }, t('menu-export'));
const share = h('button', { type: 'button', onclick: shareGame }, t('menu-share'));
const settings = h(
  'button',
  { type: 'button', onclick: () => showSettings(anew, { usual: play?.usual, game }) },
  t('menu-settings'),
);

/** Leaves the game that is on the table. */
function leave() {
  game?.end();
  game = null;
  play = null;
  replay?.close();
  replay = null;
  analysis?.close();
  analysis = null;
  // The address told what was on the page.
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  hush();
}
/** @param {HTMLElement} screen */
function turnTo(screen) {
  leave();
  drawMenu([settings, help]);
  byId('main').replaceChildren(h('div', { class: 'screen' }, screen));
}

function toSetup() {
  leave();
  rulesFor(chosenGame());
  turnTo(
    setupScreen({
      start: async (game, made, levels) => {
        await bring(game);
        const record = made();
        begin(game, () => Game.begin(record, levels), record);
      },
      // Nobody has to wait for it then; what is not there when it is wanted is told then.
      turnTo: (game) => {
        rulesFor(game);
        bring(game).catch(() => {});
      },
      open: openSave,
      read: readFile,
      watch: async ({ save }) => {
        if (save) await watch(gameOf(save.record), save.record, { levels: save.levels });
      },
    }),
  );
  /** @type {HTMLElement | null} */
  const submit = byId('main').querySelector('button.primary[type=submit]');
  submit?.scrollIntoView({ block: 'nearest' });
  submit?.focus();
  tableFree();
}

/** @param {import('./saves/saves.js').Kept} kept */
function openSave(kept) {
  const { save } = kept;
  if (!save) return;
  begin(
    gameOf(save.record),
    () => Game.open({ ...kept, save }),
    save.record,
    (error) => tell(t('main-unopened'), [english(error.message), t('main-unopened-kept')]),
  );
}
/**
 * @param {string} text
 * @param {string} name
 */
async function readFile(text, name) {
  const kept = readSave(text);
  const game = kept ? gameOf(kept.record) : await gameIn(text);
  const make = () => (kept ? Game.import(kept) : Game.read(game, text));
  begin(game, make, kept?.record, (error) => faults(name, error.message.split('\n')));
}
/**
 * What is wrong with a file, all of it.
 * @param {string} name
 * @param {string[]} lines
 */
function faults(name, lines) {
  const list = h('ul', { class: 'faults' }, ...lines.map((line) => h('li', { lang: ENGLISH }, line)));
  const title = t('main-no-game', { file: name });
  show(h('div', { class: 'panel' }, h('h2', {}, title), list, h('p', {}, t('main-nothing-kept'))), title);
}

/**
 * Puts a game on the table, whatever it comes from.
 * @param {import('./engine/engine.js').GameName} kind
 * @param {() => Game} make
 * @param {GameRecord} [record] what to report if the engine stops over it
 * @param {(error: Error) => void} [refused] told when the engine does not take it
 */
async function begin(kind, make, record, refused) {
  /** @type {Game | null} */
  let playing = null;
  const stopped = (/** @type {unknown} */ error) => crashed(error, playing?.record ?? record, playing?.slot.id);
  try {
    await bring(kind);
    playing = make();
    if (playing.notice) await tell(t('main-differs'), [playing.notice, t('main-differs-kept')]);
    leave();
    game = playing;
    rulesFor(kind);
    tableTaken();
    const now = new Play(playing, { stopped, over: (last) => over(/** @type {Game} */ (playing), now, last) });
    play = now;
    // What is used all the time comes first; the second list is behind "More" where there is no room.
    drawMenu(now.menu, [paceControl, save, share, settings, help, fresh]);
    await now.run();
  } catch (error) {
    if (playing?.ended) return;
    if (!playing && refused && error instanceof Error && !(error instanceof EngineStopped)) refused(error);
    else stopped(error);
  }
}

/**
 * Shows how the game went, in front of the table, which can still be looked at.
 * @param {Game} ended
 * @param {Play} played
 * @param {import('./games/kit').View} view
 */
function over(ended, played, view) {
  const { kit, names, story, practice, hints, levels, record } = ended;
  const again = (/** @type {boolean} */ passed) => {
    const { setup, choices } = kit.again(record, view, passed);
    begin(kit.game, () => Game.begin({ setup: { ...setup, seed: freshSeed() }, choices }, levels));
  };
  const screen = kit.endScreen(
    { view, names, story, practice, hints },
    {
      again: () => again(false),
      // From a position, the cards lie as they lie.
      swap: record.setup.position ? undefined : () => again(true),
      setUp: toSetup,
      watch: () => watch(kit.game, record, { levels }),
      analyse: () => analyse(kit.game, record, { levels, back: () => toResult(ended.slot.id) }),
      share: shareGame,
      table: () => turn(played.root),
    },
  );
  const winner = names[won(view) ?? 0] ?? '';
  const turn = (/** @type {HTMLElement} */ to) => {
    byId('main').replaceChildren(to === screen ? h('div', { class: 'screen' }, screen) : to);
    /** @type {HTMLElement | null} */ (to.querySelector('button.primary'))?.focus();
  };
  played.finish(endLine(winner, view.turns, () => turn(screen)));
  turn(screen);
  say(t('main-wins', { name: winner }), 'assertive');
}

/**
 * Looks at a game that was played.
 * @param {import('./engine/engine.js').GameName} kind
 * @param {GameRecord | string} from a record, or the fragment of a link
 * @param {{ ply?: number, levels?: import('./view').Level[] }} [how] where it opens, and how strong its computers play
 *   on from it
 */
async function watch(kind, from, { ply, levels } = {}) {
  try {
    const [{ Replay }] = await Promise.all([after(), bringSheet('replay'), bring(kind)]);
    const seen = new Replay(watched(kind, from), {
      explore: (record) => begin(kind, () => Game.begin(record, levels), record),
      analyse: () => analyse(kind, from, { levels }),
      stopped: (error) => crashed(error),
      rested: (link) => history.replaceState(null, '', link),
    });
    leave();
    replay = seen;
    rulesFor(kind);
    tableTaken();
    drawMenu(seen.menu, [settings, help, fresh]);
    seen.open(ply);
  } catch (error) {
    if (error instanceof Error && !(error instanceof EngineStopped)) refuseLink(error);
    else crashed(error);
  }
}
/**
 * Looks back on a game that is over, which has been brought.
 * @param {import('./engine/engine.js').GameName} kind
 * @param {GameRecord | string} from a record, or the fragment of a link
 * @param {{ levels?: import('./view').Level[], back?: () => void }} [how] how strong its computers played, and the way
 *   to where it was asked for
 */
async function analyse(kind, from, { levels = [], back } = {}) {
  try {
    const [{ Analysis }] = await Promise.all([after(), bringSheet('analysis')]);
    const seen = new Analysis(kind, from, levels, {
      watch: (ply) => watch(kind, from, { ply, levels }),
      again: (record) => begin(kind, () => Game.begin(record, levels), record),
      back,
      stopped: (error) => crashed(error),
    });
    turnTo(seen.root);
    analysis = seen;
    drawMenu([settings, help, fresh]);
    seen.open();
  } catch (error) {
    crashed(error);
  }
}
/**
 * Back to how a game went that is kept.
 * @param {string} id
 */
function toResult(id) {
  const kept = oneSave(id);
  if (kept) openSave(kept);
  else toSetup();
}
/** Opens the rule that the address names, if it does. */
function openRule() {
  if (/^#[RM]\d+\.\d+$/.test(location.hash)) openRules(location.hash.slice(1));
}
/** Opens the game that the address holds; says whether it holds any. */
async function openLink() {
  const { fragment, ply } = readLink(location.hash);
  if (!fragment) return false;
  try {
    const kind = await gameIn(fragment);
    if (/^#[gm]1\./.test(fragment)) await watch(kind, fragment, { ply });
    else begin(kind, () => Game.position(kind, fragment), undefined, refuseLink);
  } catch (error) {
    if (!(error instanceof Error) || error instanceof EngineStopped) throw error;
    refuseLink(error);
  }
  return true;
}
/** @param {Error} error */
function refuseLink(error) {
  toSetup();
  tell(t('main-link-refused'), [english(error.message)]);
}
async function shareGame() {
  if (!game) return;
  const { engine, names, humans } = game;
  const [{ showShare }] = await Promise.all([after(), bringSheet('share')]);
  // While several people share the device, nobody takes along what another one sees.
  showShare({ session: engine, names, seats: humans.length === 1 ? humans : [] });
}
function exportGame() {
  if (!game) return;
  download(fileName(game.names, Date.now()), game.text());
}
/** Loads the page again; a game goes on where it stands. */
function anew() {
  if (game) goOnAfterReload(game.slot.id);
  location.reload();
}
/** The report on what is on the page now. */
function reportNow() {
  if (crash) return crash;
  if (!game) return report({ version: version(), options: null, record: 'No game is on the table.' });
  return report({ version: version(), options: game.record.setup.options, record: game.text() });
}

/**
 * A stopped engine cannot be used again: both ways out load the page anew.
 * @param {unknown} error
 * @param {GameRecord} [record]
 * @param {string} [id] where the game is kept
 */
function crashed(error, record, id) {
  console.warn(error);
  const back = () => {
    const earlier = record ? beforeLast(record, id) : null;
    if (earlier !== null) goOnAfterReload(earlier);
    location.reload();
  };
  crash = report({ version: version(), options: record?.setup.options, record: JSON.stringify(record ?? null), error });
  close();
  turnTo(crashScreen(crash, { back, startOver: () => location.reload() }));
  byId('main').querySelector('button')?.focus();
}

/** What index.html says in English. */
function translate() {
  document.documentElement.lang = language();
  byId('menu').setAttribute('aria-label', t('main-menu'));
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-l10n]')))
    element.textContent = t(element.dataset.l10n ?? '');
}

/** Ends when what was drawn is seen, or would be if the tab were. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200);
  });

translate();
byId('about').addEventListener('click', showAbout);
listen({
  digit: (key) => play?.digit(key),
  space: () => play?.space(),
  hold: () => play?.hold(),
  skip: () => play?.skip(),
  because: () => play?.because(),
  decide: () => play?.decideNow(),
  hint: () => play?.hint(),
  escape: () => play?.escape(),
  inspect: () => play?.inspect(),
  why: () => play?.aloud.why(),
  standing: () => play?.aloud.standing(),
  score: () => play?.aloud.score(),
  discard: () => play?.discard(false),
  discards: () => play?.discard(true),
  command: () => play?.command(),
  rules: () => openRules(),
  help: toHelp,
  undo: () => play?.undo(false),
  undoTurn: () => play?.undo(true),
  redo: () => play?.redo(),
  cover: () => play?.cover(),
});
const id = goesOn();
const kept = id === null ? null : oneSave(id);
const linked = readLink(location.hash).fragment !== '';
openRule();
try {
  if (!linked && !kept?.save) {
    // There is something to see before the engine is fetched, which is most of the page's bytes.
    toSetup();
    await painted();
    await bring(chosenGame());
  }
  keepPage(anew);
  addEventListener('hashchange', () => {
    openRule();
    openLink();
  });
  if (!(await openLink())) {
    if (kept?.save) openSave(kept);
    else tableFree();
  }
} catch (error) {
  byId('main').replaceChildren(h('p', { role: 'alert' }, t('main-no-engine', { why: String(error) })));
}
