// The set-up screen. It opens ready: "Play" at once begins a game the way the last one was begun, at first against
// one computer with factions dealt at random. Beside it, everything can be chosen; below, saved games are gone on with.
// It is drawn while the engine is still on its way: what needs the engine waits for it.

import { LEVELS } from '../engine/levels.js';
import { h } from '../page/dom.js';
import { say } from '../page/live.js';
import { t } from '../page/words.js';
import { shelf } from '../saves/shelf.js';
import { Choosing } from './choosing.js';
import { houseRules } from './house.js';
import { FACTIONS } from './names.js';
import { defaultName, recall, remember, seated, toLevels, toRecord } from './plan.js';
import { seatList } from './seats.js';
import { Tile } from './tiles.js';

/** @typedef {import('../view').GameRecord} GameRecord */
/** @typedef {import('./plan.js').Giving} Giving */

/** @type {[Giving, string, string][]} */
const GIVINGS = [
  ['deal', t('setup-deal'), t('setup-deal-hint')],
  ['draft', t('setup-draft'), t('setup-draft-hint')],
  ['choose', t('setup-choose'), t('setup-choose-hint')],
];

/**
 * @param {object} act
 * @param {(made: () => GameRecord, levels: import('../view').Level[]) => void} act.start told how to make the record of
 *   what begins, and how strong its seats play
 * @param {(kept: import('../saves/saves.js').Kept) => void} act.open a saved game
 * @param {(text: string, name: string) => void} act.read a file
 * @param {(kept: import('../saves/saves.js').Kept) => void} act.watch a game that is over
 * @returns {HTMLElement}
 */
export function setupScreen({ start, open, read, watch }) {
  const plan = recall();
  const choosing = new Choosing(plan);
  const called = (/** @type {number} */ seat) => plan.seats[seat]?.name.trim() || defaultName(seat);

  const summary = h('p', { class: 'summary' });
  const next = h('p', { class: 'next' });
  const seats = seatList(plan, choosing, changed);
  const house = houseRules(plan, () => {
    choosing.settle();
    changed();
  });
  const givings = GIVINGS.map(([value, name, hint]) => {
    const radio = h('input', { type: 'radio', name: 'giving', value });
    radio.addEventListener('change', () => give(value));
    return { radio, label: h('label', {}, radio, h('span', {}, h('b', {}, name), h('span', { class: 'hint' }, hint))) };
  });
  const tiles = FACTIONS.map((faction) => {
    const tile = new Tile(faction);
    tile.button.addEventListener('click', () => press(tile.name));
    return tile;
  });

  /** @param {Giving} giving */
  function give(giving) {
    plan.giving = giving;
    changed();
  }
  /** @param {string} faction */
  function press(faction) {
    plan.giving = 'choose';
    const done = choosing.press(faction);
    changed();
    if (!done) return say(t('setup-full'));
    const name = called(done.seat);
    say([done.taken ? t('setup-has', { name, faction }) : t('setup-gives', { name, faction }), wanted()].join(' '));
  }
  /** Whose faction is chosen next. */
  function wanted() {
    if (!choosing.next) return t('setup-full');
    return t('setup-next', { name: called(choosing.next.seat), number: choosing.next.slot + 1 });
  }
  function changed() {
    const players = seated(plan).map(({ at, kind, level }) =>
      kind === 'human' ? called(at) : t('setup-as-computer', { name: called(at), level: LEVELS[level] }),
    );
    summary.textContent = t('setup-summary', { players, giving: plan.giving });
    seats.draw();
    house.draw();
    for (const { radio } of givings) radio.checked = radio.value === plan.giving;
    next.textContent = plan.giving === 'choose' ? wanted() : t('setup-tiles-hint');
    for (const tile of tiles) {
      const owners = plan.giving === 'choose' ? choosing.owners(tile.name) : [];
      tile.draw({
        owners: owners.map((seat) => ({ seat, name: called(seat) })),
        props: { 'aria-pressed': String(owners.length > 0) },
      });
    }
  }
  const form = h(
    'form',
    {
      class: 'setup',
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        remember(plan);
        const seed = house.seed();
        start(() => toRecord(plan, seed), toLevels(plan));
      },
    },
    h(
      'section',
      { class: 'plan' },
      h('h2', {}, t('setup-title')),
      h('div', { class: 'go' }, h('button', { class: 'primary', type: 'submit' }, t('setup-play')), summary),
      h('p', { class: 'hint' }, t('setup-game')),
      h('h3', {}, t('setup-seats')),
      seats.element,
      h('fieldset', { class: 'givings' }, h('legend', {}, t('setup-factions')), ...givings.map(({ label }) => label)),
      house.element,
    ),
    h(
      'section',
      { class: 'factions', 'aria-label': t('browser-title') },
      h('h2', {}, t('browser-title')),
      next,
      h('ul', { class: 'tiles' }, ...tiles.map((tile) => tile.element)),
    ),
  );
  changed();
  const screen = h('div', { class: 'setup-screen' }, form);
  const { newest, list } = shelf(screen, { open, read, watch });
  if (newest) screen.prepend(newest);
  screen.append(list);
  return screen;
}
