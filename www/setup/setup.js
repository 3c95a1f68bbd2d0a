// The set-up screen. It opens ready: "Play" at once begins a game the way the last one was begun, at first of Smash Up
// against one computer. Which game it is stands first, then who plays; the rest is the game's own. Below, saved games
// are gone on with. It is drawn while the engine is still on its way: what needs the engine waits for it.

import { LEVELS } from '../engine/levels.js';
import { bringKit, isHere, kitOf } from '../games/kits.js';
import { tell } from '../page/dialog.js';
import { arrange, h } from '../page/dom.js';
import { t } from '../page/words.js';
import { shelf } from '../saves/shelf.js';
import { keepSetting, setting } from '../saves/storage.js';
import { called, seated } from './seating.js';

/** @typedef {import('../engine/engine.js').GameName} GameName */
/** @typedef {import('../view').GameRecord} GameRecord */

/** @type {[GameName, name: string, what: string, how: string][]} */
const GAMES = [
  ['smash-up', t('setup-smash-up'), t('setup-smash-up-what'), t('setup-smash-up-how')],
  ['monster-smash', t('setup-monster-smash'), t('setup-monster-smash-what'), t('setup-monster-smash-how')],
];
/** The game that was set up last. */
export const chosenGame = () => GAMES.map(([game]) => game).find((game) => game === setting('which')) ?? 'smash-up';

/**
 * @param {object} act
 * @param {(game: GameName, made: () => GameRecord, levels: import('../view').Level[]) => void} act.start told how to
 *   make the record of what begins, and how strong its seats play
 * @param {(game: GameName) => void} act.turnTo told which game is likely to begin
 * @param {(kept: import('../saves/saves.js').Kept) => void} act.open a saved game
 * @param {(text: string, name: string) => void} act.read a file
 * @param {(kept: import('../saves/saves.js').Kept) => void} act.watch a game that is over
 * @returns {HTMLElement}
 */
export function setupScreen({ start, turnTo, open, read, watch }) {
  const summary = h('p', { class: 'summary' });
  const own = h('div', { class: 'own' });
  const told = (/** @type {import('./seating.js').Seat[]} */ seats, /** @type {string} */ more) => {
    const players = seated({ seats }).map((seat) => {
      const name = called(seat, seat.at);
      return seat.kind === 'human' ? name : t('setup-as-computer', { name, level: LEVELS[seat.level] });
    });
    summary.textContent = `${t('setup-summary', { players })} ${more}`;
  };
  const games = GAMES.map(([game, name, what, how]) => {
    const radio = h('input', { type: 'radio', name: 'game', value: game, checked: game === chosenGame() });
    radio.addEventListener('change', () => {
      keepSetting('which', game);
      change();
      turnTo(game);
    });
    const words = h(
      'span',
      {},
      h('b', {}, name),
      h('span', { class: 'hint' }, what),
      h('span', { class: 'hint' }, how),
    );
    return h('label', {}, radio, words);
  });
  const form = h('form', { class: 'setup' });
  const plan = h(
    'section',
    { class: 'plan' },
    h('h2', {}, t('setup-title')),
    h('div', { class: 'go' }, h('button', { class: 'primary', type: 'submit' }, t('setup-play')), summary),
    h('fieldset', { class: 'givings games' }, h('legend', {}, t('setup-which')), ...games),
    h('h3', {}, t('setup-seats')),
    own,
  );
  /** What is set up, once it is there. @type {Promise<import('../games/kit').SetUp | undefined>} */
  let chosen = Promise.resolve(undefined);
  /** @param {import('../games/kit').Kit} kit */
  function draw(kit) {
    const made = kit.setUp(told);
    own.replaceChildren(...made.plan);
    arrange(form, [plan, made.beside]);
    return made;
  }
  async function bring() {
    const game = chosenGame();
    // What is set up meanwhile would be for the other game.
    own.replaceChildren();
    try {
      const kit = await bringKit(game);
      // Another may have been chosen while it came.
      return game === chosenGame() ? draw(kit) : undefined;
    } catch (error) {
      tell(t('main-no-engine', { why: String(error) }), []);
    }
  }
  function change() {
    chosen = isHere(chosenGame()) ? Promise.resolve(draw(kitOf(chosenGame()))) : bring();
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const ready = await chosen;
    if (!ready) return;
    const { made, levels } = ready.begin();
    start(chosenGame(), made, levels);
  });
  form.append(plan);
  change();
  const screen = h('div', { class: 'setup-screen' }, form);
  const { newest, list } = shelf(screen, { open, read, watch });
  if (newest) screen.prepend(newest);
  screen.append(list);
  return screen;
}
