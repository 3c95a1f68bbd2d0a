// The page: set-up, then the table, then the end. A turn of the loop draws what the viewer may see,
// waits for a human's choice or a computer's thought, and gives the index to the engine.

import { panel } from './card.js';
import { byId, h, say } from './dom.js';
import { KEYS, listen } from './keys.js';
import { lineText, logPanel, recap } from './log.js';
import { defaultChoice, promptBar } from './prompt.js';
import { forgetRecord, Game, keepRecord, load, savedRecord, seed } from './session.js';
import { setupScreen } from './setup.js';
import { bases, hand, piles, scoreStrip } from './table.js';

/** @typedef {import('./view').GameRecord} GameRecord */
/** @typedef {import('./view').View} View */

/** Set for a reload that should go straight on with the kept game. */
const GO_ON = 'basebreaker.go-on';
const SPEEDS = { instant: 0, fast: 250, normal: 700 };
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
const speed = h(
  'select',
  { 'aria-label': 'Pace of the computer' },
  ...Object.keys(SPEEDS).map((name) =>
    h('option', { value: name, selected: name === (still ? 'instant' : 'fast') }, name),
  ),
);
const main = byId('main');
const dialog = h('dialog', { 'aria-label': 'Details' });
document.body.append(dialog);
dialog.addEventListener('click', () => dialog.close());

/** @type {Game | null} */
let game = null;
/** What a digit or Space does now. */
let current = {
  choose: (/** @type {number} */ _index) => {},
  choices: /** @type {number[]} */ ([]),
  space: /** @type {number | undefined} */ (undefined),
};

/**
 * Shows something over the table; a click, Escape or Enter closes it.
 * @param {HTMLElement} content
 */
function show(content) {
  dialog.replaceChildren(content, h('button', { type: 'button', class: 'close' }, 'Close'));
  dialog.showModal();
}
const showKeys = () =>
  show(
    h(
      'div',
      { class: 'panel' },
      h('h2', {}, 'Keys'),
      h('dl', {}, ...KEYS.flatMap(([key, does]) => [h('dt', {}, key ?? ''), h('dd', {}, does ?? '')])),
    ),
  );

/** @param {(HTMLElement | string)[]} items */
function menu(...items) {
  byId('menu').replaceChildren(...items);
}
function toSetup() {
  game?.end();
  game = null;
  menu(h('button', { type: 'button', onclick: showKeys }, 'Keys'));
  main.className = 'screen';
  main.replaceChildren(setupScreen(start));
}

/**
 * Plays a game to its end, or to its crash.
 * @param {GameRecord} record
 */
async function start(record) {
  game?.end();
  try {
    game = new Game(record);
    await play(game);
  } catch (error) {
    crashed(error, game?.record ?? record);
  }
}

/** @param {Game} playing */
async function play(playing) {
  const humans = playing.names.map((_, seat) => seat).filter((seat) => playing.isHuman(seat));
  let viewer = humans.length === 1 ? humans[0] : undefined;
  let seen = playing.logLength;
  menu(
    h('label', {}, 'Pace ', speed),
    h('button', { type: 'button', onclick: showKeys }, 'Keys'),
    h('button', { type: 'button', onclick: toSetup }, 'New game'),
  );
  for (;;) {
    const seat = playing.deciding;
    if (playing !== game) return;
    if (seat === undefined) break;
    if (playing.isHuman(seat)) {
      if (humans.length > 1 && viewer !== seat) {
        // Nothing of anybody's hand is in the page while the device changes hands.
        await cover(playing.names[seat] ?? '');
        viewer = seat;
        if (playing !== game) return;
      }
      const choice = await ask(playing, seat, seen);
      if (choice === null) return;
      seen = playing.logLength;
      playing.choose(choice);
    } else {
      draw(playing, viewer, seen, false);
      const from = playing.logLength;
      const choice = await playing.think();
      if (playing !== game) return;
      playing.choose(choice);
      const lines = playing.log(viewer, from).map(lineText);
      if (lines.length) say(lines.join('. '));
      draw(playing, viewer, seen, false);
      const pause = SPEEDS[/** @type {keyof typeof SPEEDS} */ (speed.value)];
      await new Promise((resolve) => setTimeout(resolve, lines.length ? pause : 0));
    }
  }
  forgetRecord();
  over(playing, viewer, seen);
}

/**
 * @param {Game} playing
 * @param {number} seat
 * @param {number} seen
 * @returns {Promise<number | null>}
 */
function ask(playing, seat, seen) {
  return new Promise((resolve) => {
    const view = draw(playing, seat, seen, true, (choice) => {
      if (playing !== game) return resolve(null);
      current = { choose: () => {}, choices: [], space: undefined };
      resolve(choice);
    });
    say(`Your decision: ${view.decision?.prompt ?? ''}`, 'assertive');
    document.querySelector('.prompt .choices button')?.scrollIntoView({ block: 'nearest' });
    /** @type {HTMLElement | null} */ (document.querySelector('.prompt .choices button'))?.focus({
      preventScroll: true,
    });
  });
}

/**
 * Draws the table for a viewer; with `choose`, the decision is the viewer's own.
 * @param {Game} playing
 * @param {number | undefined} viewer
 * @param {number} seen
 * @param {boolean} mine
 * @param {(choice: number) => void} [choose]
 * @returns {View}
 */
function draw(playing, viewer, seen, mine, choose = () => {}) {
  const view = playing.view(viewer);
  const choices = mine ? (view.decision?.choices ?? []) : [];
  /** @type {import('./card.js').Context} */
  const context = {
    names: playing.names,
    viewer: viewer ?? null,
    cards: new Map(choices.flatMap((c) => (c.card === null ? [] : [[c.card, c.index]]))),
    bases: new Map(choices.flatMap((c) => (c.base === null ? [] : [[c.base, c.index]]))),
    choose,
    refuse: (card) => {
      const why = viewer === undefined ? '' : playing.whyNot(viewer, card.id);
      const bar = byId('why');
      bar.textContent = `${card.name}: ${why}`;
      say(`${card.name}: ${why}`, 'assertive');
    },
    inspect: (thing) => show(panel(thing, context)),
  };
  current = { choose, choices: choices.map((c) => c.index), space: mine ? defaultChoice(view.decision) : undefined };
  const lines = playing.log(viewer, 0);
  const log = logPanel(lines);
  main.className = 'table';
  main.replaceChildren(
    scoreStrip(view, context),
    bases(view, context),
    h(
      'div',
      { class: 'dock' },
      recap(playing.log(viewer, seen)),
      promptBar(view.decision, { names: playing.names, mine, choose, winner: view.winner }),
      h('p', { id: 'why', class: 'why' }),
      hand(view, context),
    ),
    h('aside', { class: 'side' }, log, piles(view, context)),
  );
  const list = log.querySelector('ol');
  if (list) list.scrollTop = list.scrollHeight;
  return view;
}

/**
 * Covers the table until the next seat has taken the device.
 * @param {string} name
 */
function cover(name) {
  current = { choose: () => {}, choices: [], space: undefined };
  return new Promise((resolve) => {
    main.className = 'screen';
    const ready = h('button', { type: 'button', class: 'primary', onclick: resolve }, `I am ${name}`);
    main.replaceChildren(
      h(
        'section',
        { class: 'cover' },
        h('h2', {}, `Hand over to ${name}`),
        h('p', {}, 'Nobody else should look at the screen.'),
        ready,
      ),
    );
    say(`Hand over to ${name}`, 'assertive');
    ready.focus();
  });
}

/**
 * @param {Game} playing
 * @param {number | undefined} viewer
 * @param {number} seen
 */
function over(playing, viewer, seen) {
  const view = draw(playing, viewer, seen, false);
  const winner = playing.names[view.winner ?? 0] ?? '';
  const again = () => start({ setup: { ...playing.record.setup, seed: seed() }, choices: [] });
  const ranking = [...view.players].sort((a, b) => b.vp - a.vp);
  const button = h('button', { type: 'button', class: 'primary', onclick: again }, 'Play again');
  const end = h(
    'section',
    { class: 'end', 'aria-label': 'Result' },
    h('h2', {}, `${winner} wins`),
    h('p', {}, `15 victory points and alone in the lead at the end of turn ${view.turns}.`),
    h('ol', {}, ...ranking.map((p) => h('li', {}, `${playing.names[p.seat]} (${p.factions.join(' + ')}): ${p.vp} VP`))),
    h('p', { class: 'buttons' }, button, h('button', { type: 'button', onclick: toSetup }, 'New set-up')),
  );
  byId('prompt').replaceWith(end);
  say(`${winner} wins the game`, 'assertive');
  button.focus();
}

/**
 * The engine has stopped: the record of the game is kept and can be reported.
 * @param {unknown} error
 * @param {GameRecord} record
 */
function crashed(error, record) {
  const text = h('textarea', { readonly: true, rows: 8, 'aria-label': 'Report' });
  text.value = `${error}\n${JSON.stringify(record)}`;
  // A stopped engine cannot be used again: the page is loaded anew and goes on from the record.
  const back = () => {
    keepRecord({ ...record, choices: record.choices.slice(0, -1) });
    sessionStorage.setItem(GO_ON, 'yes');
    location.reload();
  };
  main.className = 'screen';
  main.replaceChildren(
    h(
      'section',
      { class: 'crash', role: 'alert' },
      h('h2', {}, 'The engine has stopped'),
      h('p', {}, 'This should not happen. Nothing is lost: here is the record of the game.'),
      text,
      h(
        'p',
        { class: 'buttons' },
        h('button', { type: 'button', onclick: () => navigator.clipboard?.writeText(text.value) }, 'Copy report'),
        h('button', { type: 'button', onclick: back }, 'Back to the last decision'),
        h('button', { type: 'button', onclick: () => location.reload() }, 'Start over'),
      ),
    ),
  );
}

listen({
  digit: (n) => {
    const choice = current.choices[n];
    if (choice !== undefined) current.choose(choice);
  },
  space: () => {
    if (current.space !== undefined) current.choose(current.space);
  },
  help: showKeys,
  close: () => dialog.close(),
});
try {
  await load();
  const record = savedRecord();
  if (record && sessionStorage.getItem(GO_ON)) {
    sessionStorage.removeItem(GO_ON);
    start(record);
  } else {
    toSetup();
  }
} catch (error) {
  main.replaceChildren(h('p', { role: 'alert' }, `The engine could not be loaded: ${error}`));
}
