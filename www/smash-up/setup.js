// What the set-up of Smash Up has beside the seats: how the factions are given out, their tiles, and the house rules.

import { factionSign } from '../faces/faces.js';
import { h, set } from '../page/dom.js';
import { say } from '../page/live.js';
import { ENGLISH, t } from '../page/words.js';
import { called, toLevels } from '../setup/seating.js';
import { seatList } from '../setup/seats.js';
import { Choosing } from './choosing.js';
import { houseRules } from './house.js';
import { FACTIONS } from './names.js';
import { recall, remember, toRecord } from './plan.js';
import { Tile } from './tiles.js';

/** @typedef {import('./plan.js').Giving} Giving */

/** @type {[Giving, string, string][]} */
const GIVINGS = [
  ['deal', t('setup-deal'), t('setup-deal-hint')],
  ['draft', t('setup-draft'), t('setup-draft-hint')],
  ['choose', t('setup-choose'), t('setup-choose-hint')],
];

/**
 * @param {(seats: import('../setup/seating.js').Seat[], more: string) => void} told who plays, and how
 * @returns {import('../games/kit').SetUp}
 */
export function setUp(told) {
  const plan = recall();
  const choosing = new Choosing(plan);
  const nameOf = (/** @type {number} */ seat) => called(plan.seats[seat] ?? { name: '' }, seat);

  const next = h('p', { class: 'next' });
  const settled = () => {
    choosing.settle();
    changed();
  };
  const seats = seatList(plan.seats, slots, { changed, kindChanged: settled });
  const house = houseRules(plan, settled);
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

  /**
   * The two slots of a seat for its factions, where they are chosen here.
   * @param {number} i
   */
  function slots(i) {
    const buttons = [0, 1].map((slot) => {
      const button = h('button', { type: 'button', class: 'slot' });
      button.addEventListener('click', () => {
        choosing.clear({ seat: i, slot });
        changed();
      });
      return button;
    });
    const element = h('div', { class: 'slots' }, ...buttons);
    const draw = () => {
      const seat = plan.seats[i];
      element.hidden = seat?.kind === 'none' || plan.giving !== 'choose';
      for (const [slot, button] of buttons.entries()) {
        const faction = seat?.factions[slot] ?? '';
        const current = choosing.next?.seat === i && choosing.next.slot === slot;
        const label = { name: nameOf(i), number: slot + 1, faction: faction || t('setup-any') };
        set(button, { 'aria-label': t('setup-slot', label), 'aria-current': current ? 'true' : null });
        if (faction) button.replaceChildren(factionSign(faction), h('span', { lang: ENGLISH }, faction));
        else button.replaceChildren(h('span', {}, t('setup-any')));
      }
    };
    return { element, draw };
  }
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
    const name = nameOf(done.seat);
    say([done.taken ? t('setup-has', { name, faction }) : t('setup-gives', { name, faction }), wanted()].join(' '));
  }
  /** Whose faction is chosen next. */
  function wanted() {
    if (!choosing.next) return t('setup-full');
    return t('setup-next', { name: nameOf(choosing.next.seat), number: choosing.next.slot + 1 });
  }
  function changed() {
    told(plan.seats, t('setup-giving', { giving: plan.giving }));
    seats.draw();
    house.draw();
    for (const { radio } of givings) radio.checked = radio.value === plan.giving;
    next.textContent = plan.giving === 'choose' ? wanted() : t('setup-tiles-hint');
    for (const tile of tiles) {
      const owners = plan.giving === 'choose' ? choosing.owners(tile.name) : [];
      tile.draw({
        owners: owners.map((seat) => ({ seat, name: nameOf(seat) })),
        props: { 'aria-pressed': String(owners.length > 0) },
      });
    }
  }
  changed();
  return {
    plan: [
      seats.element,
      h('fieldset', { class: 'givings' }, h('legend', {}, t('setup-factions')), ...givings.map(({ label }) => label)),
      house.element,
    ],
    beside: h(
      'section',
      { class: 'factions', 'aria-label': t('browser-title') },
      h('h2', {}, t('browser-title')),
      next,
      h('ul', { class: 'tiles' }, ...tiles.map((tile) => tile.element)),
    ),
    begin: () => {
      remember(plan);
      const seed = house.seed();
      return { made: () => toRecord(plan, seed), levels: toLevels(plan) };
    },
  };
}
