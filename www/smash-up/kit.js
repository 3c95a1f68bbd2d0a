// What Smash Up gives to the shell: its table, and its words for what is asked, foretold, hinted at and told at the
// end. What a kit is, is described in games/kit.d.ts.

import { factions } from '../engine/engine.js';
import { emblem } from '../faces/faces.js';
import { t } from '../page/words.js';
import { asking, caption, unused } from './asking.js';
import { difference } from './difference.js';
import { endScreen } from './end.js';
import { foretold } from './foretold.js';
import { allHands } from './hand.js';
import { called, goesOn, marks, where } from './hinting.js';
import { lift } from './lift.js';
import { setUp } from './setup.js';
import { sketch } from './sketch.js';
import { breakdown, score, standing } from './spoken.js';
import { everything } from './subject.js';
import { Table } from './table.js';

/** @typedef {import('../view').View} View */

/** Questions about a card that has just been picked. */
const FOLLOWING = ['way', 'where', 'step', 'number', 'extra', 'ignore'];

/** @type {import('../games/kit').Kit} */
export const kit = {
  game: 'smash-up',
  setUp,
  table: () => new Table(),
  hands: allHands,
  caption,
  asking,
  unused,
  follows: ({ kind }) => FOLLOWING.includes(kind),
  pick: (/** @type {View} */ view, { card }) => {
    const found = card === null ? undefined : everything(view).get(`card-${card}`);
    return found ? { text: found.name, card: found.id } : null;
  },
  lift,
  foretold: (/** @type {View} */ view, /** @type {import('../view').Preview} */ ahead, names) =>
    foretold(view, ahead, difference(view, ahead.view, ahead.lines), names),
  sketch,
  numbers: (/** @type {View} */ { players, bases }) =>
    new Map([
      ...players.map(({ seat, vp }) => /** @type {const} */ ([`.scores .seat-${seat} .vp`, vp])),
      ...bases.map(({ id, total }) => /** @type {const} */ ([`.base-card[data-base="${id}"] .total`, total])),
    ]),
  asked: (/** @type {View} */ { decision, bases }) => {
    const base = bases.find(({ id }) => id === decision?.by_base)?.name ?? '';
    return t('cover-asks', { kind: decision?.kind ?? '', base });
  },
  emblem: (/** @type {View} */ view, seat) => emblem(view.players[seat]?.factions ?? []),
  // A base is refused to the card that is being played.
  refused: (thing, asked) => {
    const { id, name: text } = thing;
    if (!('breakpoint' in thing)) return { card: id, name: { text, card: id } };
    const card = asked?.by_card ?? null;
    return card === null ? null : { card, on: id, name: { text, base: id } };
  },
  standing,
  score,
  breakdown,
  where,
  marks,
  called,
  goesOn,
  endScreen,
  again: ({ setup }, /** @type {View} */ view, passed) => {
    const all = factions().map(({ name }) => name);
    const had = view.players.map((player) => player.factions.map((name) => all.indexOf(name)));
    const dealt = passed ? [...had.slice(1), ...had.slice(0, 1)] : had;
    return {
      setup: { ...setup, seats: setup.seats.map((seat, i) => ({ ...seat, factions: dealt[i] ?? [] })) },
      choices: [],
    };
  },
  summary: (/** @type {View} */ { players }) => ({
    factions: players.map((player) => player.factions),
    vp: players.map((player) => player.vp),
  }),
};
