// What the engine shows and takes: the shapes of src/smash_up/view.rs, src/smash_up/story.rs,
// src/smash_up/text/log.rs and reasons.rs, src/shell/message.rs, src/ai/analysis/report.rs and Setup in
// src/smash_up/mod.rs, for the type checker. Written by hand beside them.

/** What is said, as data: the words are in lang/LANGUAGE/engine.ftl under this id. */
export interface Message {
  id: string;
  args: Record<string, Arg>;
}
/** A text tells cases apart for the catalogue, or is the same in every language. */
export type Arg = number | string | Name | Message;
/** What something that can be pointed at is called. */
export interface Name {
  text: string;
  card?: number;
  base?: number;
  seat?: number;
}

export interface Setup {
  /** 2 to 4 seats, clockwise. */
  seats: { name: string; factions: number[]; human: boolean }[];
  seed: number;
  edition?: 'Classic' | 'Revised';
  options?: {
    duplicates?: boolean;
    drafted_bases?: boolean;
    redraw_by_choice?: boolean;
    presence_by_power?: boolean;
    bases_reshuffle?: boolean;
    host_needed?: boolean;
    affect_wide?: boolean;
    own_abilities?: boolean;
    always_asked?: number;
  };
  /** Who starts; drawn by the seed if absent. */
  first?: number | null;
  /** Missing factions are drafted in snake order (true) or dealt at random (false). */
  draft: boolean;
  /** The lines of a position from which the game goes on, instead of a new one. */
  position?: string;
}
/** What the set-ups of both games have. */
export interface AnySetup {
  /** Only Monster Smash says it. */
  game?: 'monster-smash';
  seats: { name: string; human: boolean }[];
  seed: number;
  options?: object;
  first?: number | null;
  position?: string;
}
export interface GameRecord {
  setup: AnySetup;
  choices: number[];
  /** Where something was taken back that had shown hidden cards: what the seat had not seen was dealt anew. */
  redeals?: { ply: number; seat: number; seed: number }[];
}
/** What a choice came to. */
export interface Ply {
  seat: number;
  turn: number;
  /** What it showed that was hidden. */
  gained: Message | null;
  /** How long the log was before. */
  log: number;
}
/** How strong a computer plays. */
export type Level = 'easy' | 'normal' | 'hard' | 'expert';
/** What thinking comes to. */
export interface Thought {
  /** The index of the choice. */
  choice: number;
  /** What was compared, the best first; empty where there was nothing to compare. */
  candidates: { choice: number; worth: number; chance: number; worlds: number }[];
  /** What speaks for the choice against the best other one. */
  reasons: Message[];
}
/** What an analysis comes to, or has come to so far. */
export interface Report {
  /** How many choices have been looked at, and how many there are. */
  ply: number;
  plies: number;
  /** Where turns begin, and last the end, where it is nobody's turn. The numbers go by seat, from 0 to 1. */
  moments: { ply: number; turn: number; seat: number | null; chances: number[]; luck: number[] }[];
  decisions: Judged[];
  accounts: Account[];
}
/** A choice that was made, beside the best other one. */
export interface Judged {
  ply: number;
  turn: number;
  seat: number;
  /** The index of what was chosen. */
  played: number;
  /** The index of what was compared with it; null, if it was itself the best. */
  better: number | null;
  /** The chance to win with what was chosen, from 0 to 1, if it is known. */
  chance: number | null;
  /** By how many points of a hundred the other was better, and the standard error of that. */
  difference: number;
  error: number;
  /** The points that the choice gave away: 0 where the difference might be luck. */
  loss: number;
  label: Label | null;
  /** What speaks for the other. */
  reasons: Message[];
}
export type Label = 'inaccuracy' | 'mistake' | 'blunder';
/** How a seat came from one chance to the other, in points of a hundred: `end = start + own + others + luck`. */
export interface Account {
  seat: number;
  /** How many of its choices were judged. */
  decisions: number;
  /** From 0 to 100. */
  accuracy: number | null;
  lost: number;
  start: number;
  end: number;
  /** What came of its own turns and of the others', luck aside. */
  own: number;
  others: number;
  luck: number;
  /** The standard error of the luck. */
  doubt: number;
}
/** Why a computer did what it did: how long the log was before and after it. */
export interface Explained {
  from: number;
  end: number;
  why: Message;
}
/** A game as the page keeps it. */
export interface Save {
  /** When it was last gone on with: milliseconds since 1970. */
  at: number;
  /** The version of the engine; empty if unknown. */
  engine: string;
  /** The state after the last choice; empty if unknown. */
  hash: string;
  /** By seat: the factions, or the monster. */
  factions: string[][];
  /** By seat: victory points, or how many cards. */
  vp: number[];
  turn: number;
  over: boolean;
  practice: boolean;
  /** By seat, how strong it plays if it is a computer's. */
  levels: Level[];
  /** For how many questions a hint was asked. */
  hints: number;
  /** Why the computers did what they did, the oldest first. */
  why: Explained[];
  record: GameRecord;
}

export interface View {
  seat: number | null;
  edition: 'Classic' | 'Revised';
  turn: number;
  turns: number;
  phase: 'Start' | 'Play' | 'Score' | 'Draw' | 'End';
  minion_plays: number;
  action_plays: number;
  players: PlayerView[];
  bases: BaseView[];
  base_deck: number;
  base_discard: string[];
  decision: DecisionView | null;
  winner: number | null;
}
export interface PlayerView {
  seat: number;
  factions: string[];
  vp: number;
  hand_size: number;
  /** Only for the seat that looks. */
  hand: CardView[] | null;
  deck: number;
  /** What is left in the deck, by faction and name; only for the seat that looks. */
  deck_list: LeftView[] | null;
  /** Newest last. */
  discard: CardView[];
  /** Turned up, or being carried out. */
  shown: CardView[];
}
/** So many copies of a card are left in a deck. */
export interface LeftView {
  name: string;
  slug: string;
  faction: string;
  printed: number | null;
  text: string;
  count: number;
}
export interface CardView {
  id: number;
  name: string;
  slug: string;
  faction: string;
  minion: boolean;
  owner: number;
  controller: number;
  printed: number | null;
  /** Current power, in play only. */
  power: number | null;
  /** What adds up to the power, when it is more than what is printed. */
  parts: Part[];
  counters: number;
  /** Its Talent was used this turn. */
  talent_used: boolean;
  /** It has a Special. */
  special: boolean;
  text: string;
  actions: CardView[];
}
/** Why something cannot be chosen. */
export interface Why {
  message: Message;
  rule: string;
  /** The card or base in the way. */
  by: Name | null;
}
export interface Part {
  from: string;
  /** What to call it, if it is neither a card nor a base. */
  message: Message | null;
  /** Which card or base that is, if it is in play. */
  card: number | null;
  base: number | null;
  amount: number;
}
export interface BaseView {
  id: number;
  name: string;
  slug: string;
  faction: string;
  text: string;
  breakpoint: number;
  breakpoint_parts: Part[];
  total: number;
  vp: [number, number, number];
  /** By seat. */
  powers: number[];
  /** What other cards than minions add to it. */
  additions: { seat: number; from: string; card: number | null; base: number | null; amount: number }[];
  /** By seat, if it scored now; 0 for no presence. */
  places: number[];
  /** By seat, the VP for that place. */
  awards: number[];
  minions: CardView[];
  actions: CardView[];
}
export interface DecisionView {
  seat: number;
  /** The rest is only there for the seat that decides. */
  prompt: Message | null;
  rule: string | null;
  by: string | null;
  by_card: number | null;
  by_base: number | null;
  choices: ChoiceView[];
  /** Several are picked one by one: how many so far, the least and the most (255: no limit). */
  set: { now: number; least: number; most: number } | null;
  /** What has been picked of the set so far. */
  picked: { card: number; name: string }[];
  /** What kind of question it is. */
  kind:
    | 'draft'
    | 'redraw'
    | 'play'
    | 'way'
    | 'where'
    | 'step'
    | 'number'
    | 'instead'
    | 'extra'
    | 'score'
    | 'before-scoring'
    | 'after-scoring'
    | 'order'
    | 'limit'
    | 'ignore';
}
/** What would come of some choices, as far as the deciding seat can tell. */
export interface Preview {
  view: View;
  lines: Line[];
  /** What would be shown next, if it ends there: nobody is asked then. */
  gained: Message | null;
}
export interface ChoiceView {
  index: number;
  /** Unique within the decision. */
  label: string;
  /** What to call it, where that is more than a name, a number or one of the words. */
  message: Message | null;
  card: number | null;
  base: number | null;
  word: 'done' | 'yes' | 'no' | 'pass' | null;
  /** What is printed on a card or base that the table does not show. */
  detail: Message | null;
}
export interface Line {
  depth: number;
  heading: boolean;
  /** A base begins to score: the message's `base`. */
  scoring: boolean;
  message: Message;
}
/** How a game went. */
export interface Story {
  /** Victory points that end the game. */
  goal: number;
  turns: { turn: number; seat: number; vp: number[] }[];
  scorings: Scoring[];
  /** By seat. */
  counts: Counts[];
}
/** A base that scored. */
export interface Scoring {
  turn: number;
  name: string;
  slug: string;
  faction: string;
  /** Who had a place there, the best first. */
  places: Placed[];
}
export interface Placed {
  seat: number;
  /** Equal for players who are level. */
  place: number;
  power: number;
  /** For the place alone. */
  vp: number;
  /** The strongest first. */
  minions: { name: string; slug: string; faction: string; count: number }[];
}
export interface Counts {
  minions: number;
  actions: number;
  /** Minions of anybody that were destroyed by this player. */
  destroyed: number;
  /** Minions of this player that were destroyed. */
  lost: number;
  /** Victory points for places at bases. */
  placed: number;
}
export interface CatalogFaction {
  name: string;
  cards: CatalogCard[];
  bases: CatalogCard[];
}
export interface CatalogCard {
  name: string;
  slug: string;
  copies: number;
  power: number | null;
  breakpoint: number;
  vp: [number, number, number];
  text: string;
}
