// What the engine shows and takes in Monster Smash: the shapes of src/monster_smash/view.rs, story.rs, text/log.rs,
// text/reasons.rs and setup.rs, for the type checker. Written by hand beside them. Messages, records and plies are as
// in view.d.ts.

import type { Message } from './view';

export type Suit = 'mummy' | 'werewolf' | 'dragon' | 'zombie' | 'vampire';

export interface Setup {
  game: 'monster-smash';
  /** 2 to 5 seats, clockwise. Monsters that are not chosen are drawn. */
  seats: { name: string; monster: Suit | null; human: boolean }[];
  seed: number;
  /** The suit that goes out with 2 to 4 players; drawn among those that nobody plays, if absent. */
  removed?: Suit | null;
  /** Who begins; drawn if absent. */
  first?: number | null;
  /** Seats that put their hand in order before it is stolen from, one bit a seat; other hands are shuffled. */
  options?: { arrange?: number };
  /** The lines of a position from which the game goes on, instead of a new one. */
  position?: string;
}

export interface View {
  game: 'monster-smash';
  /** Who looks; null is a spectator. */
  seat: number | null;
  turn: number;
  turns: number;
  phase: 'draw' | 'burn' | 'attack' | 'defend' | 'steal' | 'over';
  players: PlayerView[];
  deck: number;
  /** Newest last. */
  discard: CardView[];
  /** The suit that is not in this game. */
  removed: Suit | null;
  /** The attack whose cards lie on the table. */
  battle: BattleView | null;
  decision: DecisionView | null;
  result: { winner: number; how: 'Collect' | 'Eliminate' } | null;
}
export interface CardView {
  /** From 0 to 79; it stays with the card. */
  id: number;
  suit: Suit;
  value: number;
}
export interface PlayerView {
  seat: number;
  monster: Suit;
  hand_size: number;
  eliminated: boolean;
  /** The first turn is not over. */
  first_turn: boolean;
  /** By suit and value. Only for the seat that looks, and for everybody when the game is over. */
  hand: CardView[] | null;
  /** How many of the own suit, where the hand is seen: six win. */
  own: number | null;
  /** What the seat that looks knows of this hand, because it was stolen from it. */
  known: CardView[];
}
export interface BattleView {
  attacker: number;
  target: number;
  attack: CardView[];
  attack_total: number;
  defence: CardView[];
  defence_total: number;
  /** The hand that is held out to be stolen from. */
  fan: {
    size: number;
    /** How many of it are taken; 0 while it is being put in order. */
    count: number;
    /** The places that have been picked, from 1. */
    taken: number[];
    /** In its order; only for the seat that has put it in order. */
    cards: CardView[] | null;
  } | null;
}
export interface DecisionView {
  seat: number;
  kind: 'draw' | 'burn' | 'target' | 'attack' | 'defend' | 'arrange' | 'steal';
  /** The rest is only there for the seat that decides. */
  prompt: Message | null;
  rule: string | null;
  choices: ChoiceView[];
  /** Several are picked one by one: how many so far, the least and the most. `done` ends it, but for a steal. */
  set: { now: number; least: number; most: number } | null;
  /** What has been picked of the set so far, and the sum of its values. */
  picked: CardView[];
  total: number;
  /** Of so many hands that the target may hold, how many lose cards to the attack that has been picked, however they
   * are defended, and how many lose all. */
  odds: { of: number; succeeds: number; eliminates: number } | null;
}
export interface ChoiceView {
  index: number;
  /** Unique within the decision: `M3#2`, `attack bob`, `#4`, `done`. */
  label: string;
  /** What it comes to: "Attack with 9". */
  message: Message;
  card: number | null;
  /** Whom to attack. */
  seat: number | null;
  /** A place of the hand that is held out, from 1. */
  place: number | null;
  word: 'draw' | 'redraw' | 'done' | null;
}
/** What would come of some choices, as far as the deciding seat can tell. */
export interface Preview {
  view: View;
  lines: Line[];
  /** What would be shown next, if it ends there: nobody is asked then. */
  gained: Message | null;
}
export interface Line {
  /** Begins a turn, or ends the game. */
  heading: boolean;
  message: Message;
}
/** Why something cannot be chosen. */
export interface Why {
  message: Message;
  rule: string;
}
/** How a game went. */
export interface Story {
  /** So many cards win, and so many of the own suit. */
  goal: number;
  own_goal: number;
  /** How many cards everyone held after each turn, and how many of the own suit: a secret until the game is over. */
  turns: { turn: number; seat: number; cards: number[]; own: number[] }[];
  /** By seat. */
  counts: Counts[];
}
export interface Counts {
  attacks: number;
  succeeded: number;
  /** Attacks of others that failed. */
  withstood: number;
  stolen: number;
  lost: number;
  burned: number;
  eliminated: number;
}
