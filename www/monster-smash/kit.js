// What Monster Smash gives to the shell: its table, and its words for what is foretold, hinted at and told. What a kit
// is, is described in games/kit.d.ts. The engine has a message for every choice, so there is nothing to call by name.

import { bringSheet } from '../page/sheet.js';
import { nodes, t, text } from '../page/words.js';
import { oddsWords } from './battle.js';
import { cardName, portrait, suitName } from './card.js';
import { endScreen } from './end.js';
import { allHands } from './hand.js';
import { GOAL, OWN_GOAL } from './progress.js';
import { setUp } from './setup.js';
import { Table } from './table.js';

/** @typedef {import('../monster-smash').View} View */
/** @typedef {import('../monster-smash').DecisionView} DecisionView */

// Nothing of it is drawn before it has its looks.
await Promise.all(['arena', 'sitters', 'suit-cards', 'battle', 'fan', 'monster-setup'].map(bringSheet));

/** Sets that are picked card by card: a hint goes through all of them. */
const SETS = ['burn', 'attack', 'defend'];

/** @type {import('../games/kit').Kit} */
export const kit = {
  game: 'monster-smash',
  setUp,
  table: () => new Table(),
  hands: allHands,

  caption: ({ choice }) => [choice.label],
  asking: (/** @type {View} */ { decision, battle }) => {
    const places = decision?.kind === 'steal' ? (battle?.fan?.taken ?? []) : [];
    const size = battle?.fan?.size ?? 0;
    return {
      by: null,
      more: '',
      must: false,
      sentence: null,
      picks: [
        ...(decision?.picked ?? []).map((card) => ({ name: cardName(card), card: card.id })),
        ...places.map((place) => ({ name: t('monsters-place', { place, size }), place })),
      ],
    };
  },
  unused: () => [],
  follows: ({ kind }) => kind === 'attack',
  pick: ({ decision }, { seat }) => {
    const { target } = decision?.prompt?.args ?? {};
    if (typeof seat !== 'number' || target === undefined) return null;
    return { text: t('monsters-attack-on', { target }), seat };
  },
  // A card that can be chosen is let go anywhere on the table; any other, to be told why not.
  lift: ({ decision }, card) => {
    const choice = decision?.choices.find((each) => each.card === card);
    return { card, index: choice?.index ?? null, places: new Map(), anywhere: choice !== undefined };
  },

  foretold: (/** @type {View} */ view, ahead) => {
    const { decision: before } = view;
    const { decision: after } = /** @type {View} */ (ahead.view);
    const told = ahead.lines.filter(({ heading }) => !heading).map(({ message }) => nodes(message));
    if (before && after?.kind === before.kind && after.seat === before.seat) told.push(sofar(view, after));
    if (ahead.gained) told.push([t('foretold-unknown', { what: ahead.gained.id })]);
    return told.filter((part) => part.length > 0).flatMap((part, i) => (i ? [' · ', ...part] : part));
  },
  sketch: () => {},

  numbers: ({ players }) =>
    new Map(
      /** @type {View['players']} */ (players).map(({ seat, hand_size: cards }) => [
        `.sitter.seat-${seat} .count`,
        cards,
      ]),
    ),
  asked: ({ decision }) => t('monsters-asks', { kind: decision?.kind ?? '' }),
  emblem: (/** @type {View} */ { players }, seat) => portrait(players[seat]?.monster ?? 'mummy'),

  refused: ({ id, name: text, seat }) =>
    seat === undefined ? { card: id, name: { text, card: id } } : { card: 0, on: seat, name: { text, seat } },
  standing: (/** @type {View} */ view) => {
    const { seat, players, battle, decision } = view;
    const me = players.find((player) => player.seat === seat);
    const { attack_total: attack = 0, defence_total: defence = 0 } = battle ?? {};
    return [
      me && me.own !== null ? t('monsters-own-of', { suit: suitName(me.monster), own: me.own, goal: OWN_GOAL }) : '',
      me ? t('monsters-cards-of', { cards: me.hand_size, goal: GOAL }) : '',
      battle
        ? t('monsters-battle-now', { attack, defence: decision?.kind === 'defend' ? decision.total : defence })
        : '',
      decision?.odds ? oddsWords(decision.odds) : '',
    ]
      .filter(Boolean)
      .join('. ');
  },
  score: (/** @type {View} */ { turn, turns, phase, players, deck, discard }, names) =>
    [
      `${names[turn]}, ${t('monsters-turn-phase', { turn: turns, phase })}`,
      ...players.map(({ seat, monster, hand_size: cards, eliminated }) =>
        [names[seat], suitName(monster), eliminated ? t('monsters-out') : t('monsters-holds', { cards })].join(', '),
      ),
      t('monsters-deck-cards', { cards: deck }),
      t('monsters-discard-cards', { cards: discard.length }),
    ].join('. '),
  breakdown: () => '',

  where: ({ steps: [first] }, { players }) => {
    const { card = null, seat, place } = first?.choice ?? {};
    if (card !== null) return { says: { id: 'hint-hand', args: {} }, marks: ['#hand'] };
    if (place) return { says: { id: 'monsters-hint-fan', args: {} }, marks: ['.fan'] };
    const target = players.find((player) => player.seat === seat);
    if (target) return { says: { id: 'monsters-hint-players', args: {} }, marks: ['.sitter:not(.me, .out)'] };
    return { says: { id: 'hint-question', args: {} }, marks: ['.choices'] };
  },
  marks: ({ card, seat, place }) => [
    ...(card === null ? [] : [`.card[data-card="${card}"]`]),
    ...(typeof seat === 'number' ? [`.sitter.seat-${seat}`] : []),
    ...(place ? [`.fan [data-place="${place}"]`] : []),
  ],
  called: ({ choice: { message, label } }) => message ?? label,
  goesOn: (before, now) =>
    now.seat === before.seat &&
    ((before.kind === 'target' && now.kind === 'attack') ||
      (SETS.includes(now.kind) && now.kind === before.kind && (now.set?.now ?? 0) > 0)),

  endScreen,
  again: ({ setup }, /** @type {View} */ { players }, passed) => {
    const had = players.map(({ monster }) => monster);
    const dealt = passed ? [...had.slice(1), ...had.slice(0, 1)] : had;
    return { setup: { ...setup, seats: setup.seats.map((seat, i) => ({ ...seat, monster: dealt[i] })) }, choices: [] };
  },
  summary: (/** @type {View} */ { players }) => ({
    factions: players.map(({ monster }) => [monster]),
    vp: players.map(({ hand_size: cards }) => cards),
  }),
};

/**
 * What a set that is being picked comes to.
 * @param {View} view
 * @param {DecisionView} after
 * @returns {(string | HTMLElement)[]}
 */
function sofar({ battle }, { kind, total, odds, choices }) {
  const done = choices.find(({ word }) => word === 'done');
  if (kind === 'attack') return [t('monsters-attack-of', { total }), ...(odds ? [`: ${oddsWords(odds)}`] : [])];
  if (kind === 'defend') {
    const by = (battle?.attack_total ?? 0) - total;
    return [
      t('monsters-defence-of', { total }),
      ` · ${by > 0 ? t('monsters-short-by', { by }) : t('monsters-would-hold')}`,
    ];
  }
  return done ? [text(done.message)] : [];
}
