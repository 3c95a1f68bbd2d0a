// What the set-up of Monster Smash has beside the seats: everyone's monster, what the game is about, and its options.
// The browser keeps the last plan; what it kept may be of another version, or broken.

import { freshSeed } from '../engine/engine.js';
import { h, set } from '../page/dom.js';
import { say } from '../page/live.js';
import { t } from '../page/words.js';
import { ruleLink } from '../rules/rules.js';
import { keepSetting, setting } from '../saves/storage.js';
import { beginningFields } from '../setup/beginning.js';
import { called, read, readSeat, seated, toFirst, toLevels } from '../setup/seating.js';
import { seatList } from '../setup/seats.js';
import { mark } from '../table/mark.js';
import { portrait, suitName } from './card.js';

/** @typedef {import('../monster-smash').Suit} Suit */
/**
 * @typedef {object} Plan
 * @property {(import('../setup/seating.js').Seat & { monster: Suit | '' })[]} seats five of them; no monster for any
 * @property {Suit | ''} removed the suit that goes out, if anybody may say so
 * @property {boolean} arrange whether whoever is stolen from may put the hand in order
 * @property {number | null} first the seat that begins; null for whom the seed draws
 */

/** How many can play. */
const SEATS = 5;
/** In the order of the engine. @type {Suit[]} */
const SUITS = ['mummy', 'werewolf', 'dragon', 'zombie', 'vampire'];
/** What the game is about, with the rules that say more. */
const OUTLINE = [
  [t('monsters-about-win'), 'M1.2'],
  [t('monsters-about-draw'), 'M5.1'],
  [t('monsters-about-burn'), 'M6.1'],
  [t('monsters-about-attack'), 'M7.2'],
  [t('monsters-about-defend'), 'M8.1'],
  [t('monsters-about-steal'), 'M9.4'],
];

/** @returns {Plan} */
function recall() {
  const kept = read(setting('monsters'));
  const known = (/** @type {unknown} */ suit) => SUITS.find((each) => each === suit) ?? '';
  return {
    seats: Array.from({ length: SEATS }, (_, at) => {
      const seat = kept.seats?.[at] ?? {};
      return { ...readSeat(seat, at), monster: known(seat.monster) };
    }),
    removed: known(kept.removed),
    arrange: kept.arrange === true,
    first: typeof kept.first === 'number' && kept.first < SEATS ? kept.first : null,
  };
}
/**
 * The game that a plan begins.
 * @param {Plan} plan
 * @param {number | null} seed without one, a new one
 * @returns {{ setup: import('../monster-smash').Setup, choices: number[] }}
 */
function toRecord(plan, seed) {
  const seats = seated(plan);
  const people = seats.reduce((bits, { kind }, i) => (kind === 'human' ? bits | (1 << i) : bits), 0);
  return {
    setup: {
      game: 'monster-smash',
      seats: seats.map((seat) => ({
        name: called(seat, seat.at),
        monster: seat.monster || null,
        human: seat.kind === 'human',
      })),
      seed: seed ?? freshSeed(),
      removed: plan.removed || null,
      first: toFirst(plan),
      options: { arrange: plan.arrange ? people : 0 },
    },
    choices: [],
  };
}
/**
 * Makes the choices fit: who left, gives the monster back; nobody has another's; a suit that is played stays in.
 * @param {Plan} plan
 */
function settle(plan) {
  /** @type {string[]} */
  const taken = [];
  for (const seat of plan.seats) {
    if (seat.kind === 'none' || taken.includes(seat.monster)) seat.monster = '';
    if (seat.monster) taken.push(seat.monster);
  }
  const all = seated(plan).length === SEATS;
  if (all || taken.includes(plan.removed)) plan.removed = '';
}

/**
 * A choice among the monsters, or to have one drawn.
 * @param {string} none what it is called to choose none
 * @param {Record<string, unknown>} props
 */
const monsterSelect = (none, props) =>
  h(
    'select',
    props,
    h('option', { value: '' }, none),
    ...SUITS.map((suit) => h('option', { value: suit }, suitName(suit))),
  );
/**
 * @param {HTMLSelectElement} select
 * @param {string} value
 * @param {string[]} others what cannot be chosen
 */
function offer(select, value, others) {
  for (const option of select.options) option.disabled = others.includes(option.value);
  select.value = value;
}

/**
 * @param {(seats: import('../setup/seating.js').Seat[], more: string) => void} told who plays, and how
 * @returns {import('../games/kit').SetUp}
 */
export function setUp(told) {
  const plan = recall();
  const taken = () => plan.seats.flatMap(({ monster }) => monster || []);
  const settled = () => {
    settle(plan);
    changed();
  };

  /** @param {number} i */
  function monster(i) {
    const seat = /** @type {Plan['seats'][number]} */ (plan.seats[i]);
    const face = h('span', { class: 'drawn' });
    const select = monsterSelect(t('monsters-drawn'), { 'aria-label': t('monsters-of-seat', { seat: i + 1 }) });
    select.addEventListener('change', () => {
      seat.monster = /** @type {Suit | ''} */ (select.value);
      settled();
    });
    const element = h('div', { class: 'seat-monster' }, face, select);
    const draw = () => {
      element.hidden = seat.kind === 'none';
      face.replaceChildren(...(seat.monster ? [portrait(seat.monster)] : []));
      offer(
        select,
        seat.monster,
        taken().filter((suit) => suit !== seat.monster),
      );
    };
    return { element, draw };
  }
  const seats = seatList(plan.seats, monster, { changed, kindChanged: settled });

  const title = h('summary');
  const arrange = h('input', { type: 'checkbox', checked: plan.arrange });
  arrange.addEventListener('change', () => {
    plan.arrange = arrange.checked;
    changed();
  });
  const removed = monsterSelect(t('monsters-drawn'), {});
  removed.addEventListener('change', () => {
    plan.removed = /** @type {Suit | ''} */ (removed.value);
    changed();
  });
  const beginning = beginningFields(plan, changed);
  const options = h(
    'details',
    { class: 'house' },
    title,
    h('ul', {}, h('li', {}, h('label', {}, arrange, h('span', {}, t('monsters-arrange'))), ruleLink('M9.5'))),
    h('p', {}, h('label', {}, t('monsters-takes-out'), ' ', removed)),
    ...beginning.elements,
  );
  const tiles = SUITS.map((suit) => {
    const owner = h('span', { class: 'owners' });
    const button = h(
      'button',
      { type: 'button', class: 'tile-face' },
      portrait(suit),
      h('span', { class: 'tile-name' }, suitName(suit)),
      owner,
    );
    button.addEventListener('click', () => press(suit));
    return { suit, button, owner, element: h('li', { class: 'tile suit-tile' }, button) };
  });
  /**
   * The next player without a monster takes it; whoever has it gives it back.
   * @param {Suit} suit
   */
  function press(suit) {
    const has = plan.seats.find(({ monster }) => monster === suit);
    const seat = has ?? plan.seats.find(({ kind, monster }) => kind !== 'none' && !monster);
    if (!seat) return say(t('monsters-full'));
    seat.monster = has ? '' : suit;
    settled();
    const who = { name: called(seat, plan.seats.indexOf(seat)), faction: suitName(suit) };
    say(has ? t('setup-gives', who) : t('setup-has', who));
  }

  function changed() {
    const all = seated(plan).length === SEATS;
    told(plan.seats, t('monsters-chosen', { chosen: taken().length, seats: seated(plan).length }));
    seats.draw();
    beginning.draw();
    offer(removed, plan.removed, taken());
    removed.disabled = all;
    title.textContent = t('monsters-options', { changed: Number(plan.arrange) + Number(plan.removed !== '') });
    for (const { suit, button, owner, element } of tiles) {
      const at = plan.seats.findIndex((seat) => seat.monster === suit);
      const seat = plan.seats[at];
      owner.replaceChildren(...(seat ? [h('span', { class: `owner seat-${at}` }, mark(at), called(seat, at))] : []));
      element.classList.toggle('owned', seat !== undefined);
      set(button, { 'aria-pressed': String(seat !== undefined) });
    }
  }
  settled();
  return {
    plan: [seats.element, options],
    beside: h(
      'section',
      { class: 'factions', 'aria-label': t('monsters-about') },
      h('h2', {}, t('monsters-about')),
      h(
        'ol',
        { class: 'outline' },
        ...OUTLINE.map(([says, rule]) => h('li', {}, says ?? '', ' ', ruleLink(rule ?? ''))),
      ),
      h('h2', {}, t('monsters-five')),
      h('p', { class: 'next' }, t('monsters-tiles-hint')),
      h('ul', { class: 'suit-tiles' }, ...tiles.map(({ element }) => element)),
    ),
    begin: () => {
      keepSetting('monsters', JSON.stringify(plan));
      const seed = beginning.seed();
      return { made: () => toRecord(plan, seed), levels: toLevels(plan) };
    },
  };
}
