// What the shell knows of any game, and what a game gives to it. The shell asks, keeps, undoes, replays and tells;
// a kit draws the table and finds the words. The views of both games have these shapes, and more that only their own
// kits look at. Written for the type checker.

import type { Advice, Step } from '../engine/advice.js';
import type { GameName } from '../engine/engine.js';
import type { Seat } from '../setup/seating.js';
import type { GameRecord, Level, Message, Name, Save } from '../view';

export interface View {
  seat: number | null;
  /** Whose turn it is. */
  turn: number;
  turns: number;
  phase: string;
  players: { seat: number }[];
  decision: DecisionView | null;
}
export interface DecisionView {
  seat: number;
  kind: string;
  prompt: Message | null;
  rule: string | null;
  choices: ChoiceView[];
  set: { now: number; least: number; most: number } | null;
  /** Which card or base asks, where one does. */
  by?: string | null;
  by_card?: number | null;
  by_base?: number | null;
}
export interface ChoiceView {
  index: number;
  /** Unique within the decision. */
  label: string;
  message: Message | null;
  card: number | null;
  base?: number | null;
  /** A player, or a place in a hand that is held out. */
  seat?: number | null;
  place?: number | null;
  word: string | null;
  detail?: Message | null;
}
export interface Line {
  /** How deep it is nested under what it follows from; nothing follows from anything, if absent. */
  depth?: number;
  heading: boolean;
  scoring?: boolean;
  message: Message;
}
/** What would come of some choices. */
export interface Ahead {
  view: View;
  lines: Line[];
  gained: Message | null;
}
export interface Option {
  choice: ChoiceView;
  indices: number[];
  key: string;
}
/** What a drawing depends on beside the view: who looks, what can be chosen, what is new. */
export interface Look {
  names: string[];
  /** The seat that looks. */
  viewer: number | null;
  /** Whether that seat is asked now. */
  mine: boolean;
  /** The choices by card and by base. */
  cards: Map<number, number>;
  bases: Map<number, number>;
  asking: number | null;
  askingBase?: number | null;
  /** Cards that have been picked and can be taken out again. */
  picked?: Set<number>;
  /** "card-3", "base-1": what has changed since the viewer last decided. */
  recent: Set<string>;
  /** What has been told since then. */
  since: Line[];
}
/** Something on the table that can be pointed at. */
export interface Thing {
  id: number;
  name: string;
  /** It is a player. */
  seat?: number;
}
/** A table: its parts, each put in its place by whoever plays or replays. */
export interface Table {
  /** Across the top. */
  above: HTMLElement[];
  /** In the middle: what scrolls where there is little room. */
  board: HTMLElement[];
  /** Beside it: what is looked at. */
  beside: HTMLElement[];
  /** Below the log. */
  piles: HTMLElement;
  /** Above the question. */
  shown: HTMLElement[];
  hand: HTMLElement;
  /** In which arrow keys move, with what is a column there. */
  regions: [element: HTMLElement, columns?: string][];
  draw(view: View, look: Look): void;
  /** Shows a pile; without a seat, all of them. */
  openPile(seat?: number): void;
  /** What an element stands for. */
  thing(element: Element | null): Thing | undefined;
  /** Whether there is more to read of things than their names. */
  readable: boolean;
  /** Opens what an element stands for, to be read; says whether there was anything. */
  read(element: Element | null): boolean;
  /** Shows what is pointed at inside of a part of the page. */
  follow(root: HTMLElement): void;
}
/** Every hand at once. */
export interface Hands {
  element: HTMLElement;
  draw(view: View, look: Look): void;
  clear(): void;
}
/** What asks, beside the question itself. */
export interface Asking {
  /** Who or what asks, by name. */
  by: { text: string; card: number | null; base: number | null } | null;
  /** What follows the question, in words. */
  more: string;
  /** That it cannot be declined is said. */
  must: boolean;
  sentence: HTMLElement | null;
  /** What has been picked so far, each as it is taken out again. */
  picks: { name: string; card?: number; place?: number }[];
}
/** A card that is being dragged. */
export interface Lifted {
  card: number;
  /** The choice that it is; null if it is what is asked about, or no choice at all. */
  index: number | null;
  /** The choices by where it can go: "base-1", "card-2". */
  places: Map<string, number>;
  /** It can be let go anywhere on the board. */
  anywhere: boolean;
}
export interface Ended {
  view: View;
  names: string[];
  story: unknown;
  practice: boolean;
  hints: number;
}
/** What leads on from the end of a game. */
export interface Ways {
  /** The same players with the same. */
  again(): void;
  /** Each with what the next had. */
  swap?(): void;
  setUp(): void;
  watch(): void;
  share(): void;
  analyse(): void;
  /** Back to the table as it stands. */
  table(): void;
}
export interface Pointer {
  says: Message;
  marks: string[];
}
/** What is to be chosen before a game. */
export interface SetUp {
  /** Who plays, and what else is agreed upon. */
  plan: HTMLElement[];
  /** What there is to choose from. */
  beside: HTMLElement;
  /** Keeps the plan; `made` makes the record, once the engine is there. */
  begin(): { made: () => GameRecord; levels: Level[] };
}
/** What a game gives to the shell. */
export interface Kit {
  game: GameName;
  /** `told` hears who plays, and how, whenever that changes. */
  setUp(told: (seats: Seat[], more: string) => void): SetUp;
  table(): Table;
  hands(): Hands;

  /** What a choice is called on its button. */
  caption(option: Option, view: View): (string | HTMLElement)[];
  asking(view: View): Asking;
  /** What would be left undone, if the turn ended now. */
  unused(view: View): string[];
  /** Whether a question is about what has just been picked. */
  follows(decision: DecisionView): boolean;
  /** What the last choice has picked for the question that is asked now, if that can be taken back. */
  pick(view: View, last: ChoiceView): Name | null;
  lift(view: View, card: number, ahead: (index: number) => Ahead): Lifted | null;

  /** What a choice would do, in words. */
  foretold(view: View, ahead: Ahead, names: string[]): (string | HTMLElement)[];
  /** The same, drawn on the table; `pinned` stays. What it adds has the class `foreseen`. */
  sketch(root: HTMLElement, view: View, ahead: Ahead, pinned: boolean): void;

  /** The numbers whose changes are shown, by the selector of what shows them. */
  numbers(view: View): Map<string, number>;
  /** What everybody may know of the question that somebody is asked. */
  asked(view: View): string;
  /** What stands for a player. */
  emblem(view: View, seat: number): Element;

  /** What to ask the engine about a thing that cannot be chosen, and what to call it; null if nothing can be asked. */
  refused(thing: Thing, asked: DecisionView | null): { card: number; on?: number; name: Name } | null;

  /** How the thing stands, or everything that can stand somehow. */
  standing(view: View, thing: Thing | undefined, names: string[]): string;
  score(view: View, names: string[]): string;
  /** What a number of the thing is made of. */
  breakdown(thing: Thing): string;

  /** Where to look for what is advised. */
  where(advice: Advice, view: View): Pointer;
  /** What on the table a choice is about, as selectors. */
  marks(choice: ChoiceView): string[];
  /** What a choice is called in a hint. */
  called(step: Step): string | Message | { text: string };
  /** Whether a question goes on with what the one before began. */
  goesOn(before: DecisionView, now: DecisionView): boolean;

  endScreen(ended: Ended, ways: Ways): HTMLElement;
  /** The record of another game of the same; `passed`, each plays with what the next had. */
  again(record: GameRecord, view: View, passed: boolean): GameRecord;
  /** What the list of saved games shows. */
  summary(view: View): Pick<Save, 'factions' | 'vp'>;
}
