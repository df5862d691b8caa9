/**
 * What the server sends and takes (`docs/table.md`), and what the parts of the page hand to one another, for the check of
 * the page's types (`make page`). Nothing of this reaches a browser.
 */
import type { Nothing, TemplateResult } from "./static/vendor/lit.js";
import type { Part } from "./static/core/part.js";
import type { Story } from "./static/pages/replay-story.js";

/** A class whose properties are known: `class Log extends (Typed<Given>) Part`. Lit makes the properties themselves. */
export type Typed<P> = Omit<typeof Part, "prototype"> & (new () => Part & P);

/** The same upon a class that has properties already: `class Deck extends (TypedAs<Given, typeof Builder>) Builder`. */
export type TypedAs<P, B extends abstract new () => object> = Omit<B, "prototype" | "properties"> & (new () => InstanceType<B> & P);

export type Drawn = TemplateResult | Nothing | string | number | null | undefined;
export type Colour = string;

// --- Words ------------------------------------------------------------------------------------------

export type Argument = string | number | Text;

export interface Text {
  id: string;
  args?: Record<string, Argument>;
}

/** What the server did not do, and why. */
export interface Refused {
  text?: Text;
  message?: string;
  status?: number;
  /** It may be otherwise in a moment: worth trying again. */
  passing?: boolean;
}

// --- Games and tables -------------------------------------------------------------------------------

export interface Choice {
  value: string;
  label: Text;
  points?: number;
  players?: number | number[];
  faction?: string;
  /** What it is, in a sentence, and the heading under which it is offered. */
  text?: Text;
  group?: Text;
  /** Settings that go with it. */
  settings?: Record<string, string>;
  missions?: Record<string, { players: number; name: Text }>;
}

/** Something that can be chosen before a game begins. `seat`: whose it is, of what each seat brings. */
export interface Setting {
  name: string;
  label: Text;
  choices: Choice[];
  seat?: number;
  document?: string;
  /** How many play follows from it. */
  leads?: boolean;
  /** What suits somebody's first game. */
  first?: string;
  /** The kind of `examine` that says which choices fit beside the others. */
  fitting?: string;
}

/** What a game says about the choices for a table (`core/fitting.js`). `own`: the documents that it was asked about. */
export interface Fit {
  players: number[];
  sides: Record<string, { value: string; label: Text }>;
  dropped: string[];
  refused: Record<string, Record<string, Text>>;
  own: string[];
}

export interface Game {
  name: string;
  label: Text;
  settings: Setting[];
  bots: string[];
}

export interface Seat {
  seat: number;
  kind: "me" | "hot" | "friend" | "invited" | "open" | "bot";
  name: string;
  bot: string | null;
  taken: boolean;
  seated: boolean;
  /** Seats with the same one win together. */
  team?: number;
  role?: Text | null;
  connected?: boolean;
  conceded?: boolean;
}

export interface Outcome {
  reason: string;
  winners: number[];
  text: Text;
  /** Who gave up, of a game that ended so. */
  conceded?: number[];
}

/** Something that happened at the table besides the choices, after so many of them. */
export interface Told {
  number: number;
  kind: "joined" | "conceded" | "undone";
  seat: number;
  /** The others had agreed to it. */
  agreed: boolean;
  /** A bot plays on. */
  bot: boolean;
}

export interface Table {
  id: string;
  game: string;
  label: Text;
  settings: Record<string, string>;
  seats: Seat[];
  state: "open" | "playing" | "finished";
  private: boolean;
  spectators: boolean;
  clock: number | null;
  due: number | null;
  created: number;
  outcome: Outcome | null;
  number?: number;
  asking?: Asking | null;
  story?: Told[];
  rematch?: string | null;
  caller?: Caller;
}

/** Who has sent a token: the seats that it holds, or the one to which it is an invitation. */
export interface Caller {
  seats: number[];
  invitation: number | null;
}

/** A table that this browser sits at. `mine`: its seats, where it has several secrets. */
export type OwnTable = Table & { token: string; at: number; mine: number[] };

/** A table just made. Seats of friends have a link, one's own a token. */
export interface MadeTable {
  table: string;
  seats: { seat: number; kind: string; token?: string; link?: string }[];
  watch: string;
}

export interface Asking {
  by: number;
  to: number;
  yes: number[];
  /** The seats of those who still have to agree. */
  waiting: number[];
}

// --- Decisions and what happened --------------------------------------------------------------------

/** One answer that may be given. What else it carries (a space, a figure …) is its game's. */
/** An option: what taking it is (`verb`), whether that is a no, and facts of its game. The id is for answering and is never read. */
export interface Option {
  id: string;
  verb: string;
  label: Text;
  declines?: boolean;
  cap?: number;
  [fact: string]: any;
}

export interface Decision {
  number: number;
  seat: number;
  kind: "choose" | "some" | "order" | "distribute";
  prompt: Text;
  options: Option[];
  least: number;
  most: number;
  about?: Record<string, any>;
}

export type Answer = string | string[] | Record<string, number>;

/** Something that happened: `is` names it, the rest is its game's. */
export interface Happening {
  is: string;
  cancelled?: boolean;
  [fact: string]: any;
}

/** A choice and what came of it. */
export interface Step {
  number: number;
  seat: number;
  by: string;
  events: Happening[];
}

/** How a game stands, as one seat sees it. `shown` is drawn by the game's own screen. */
export interface State {
  type?: "state";
  number: number;
  revision?: number;
  seats: number[];
  viewer?: number | null;
  view: any;
  shown: any;
  decision: Decision | null;
  asked: number | null;
  events?: Step[];
  table: Table;
  undo?: "free" | "ask" | null;
  outcome: Outcome | null;
}

export interface ChatLine {
  /** Its place in the table's journal. */
  position: number;
  from: number | string | null;
  text: string;
  at?: number;
}

/** What a table hands to the screen of its game. */
export interface GameProps {
  state: State;
  colours: Colour[];
  held: boolean;
  shared?: boolean;
  steps: Step[];
  chat: ChatLine[];
  catalogue: any;
  current?: number;
}

/** A line of the log: a sentence with a seat's badge, or a separator. */
export interface Line {
  sentence?: unknown;
  colour?: Colour;
  round?: string;
  key?: number;
  merge?: string;
}

// --- Watching again ---------------------------------------------------------------------------------

export interface ReplayProps {
  table: string;
  token: string | null;
  facts: Table;
  steps: Step[];
  story: Story;
  at: number;
  moment: State;
  playing?: boolean;
  speed: number;
  width: number;
  logopen?: boolean;
  failed?: { text?: Text; running?: boolean };
  finished?: Table[];
  busy?: boolean;
  inspected?: string | null;
  kept: Map<string, Promise<State>>;
  eyes: number | null;
  mayLook: boolean;
  parts: Parts;
  rerun: Rerun;
  catalogue: any;
}

// --- What a game brings to the page -----------------------------------------------------------------

/** The parts of a game: `games/<game>/parts.js` brings them. */
export interface Parts {
  /** Whether these are the plain parts, which say nothing about the end of a game. */
  plain?: boolean;
  /** The screen on which it is played. Its events are `answer` and `chat`. */
  screen(game: GameProps, hint: (option: string) => Promise<any>, end: unknown): unknown;
  /** What the bar above a table says: a title, a second line, where the game stands. */
  heading(shown: any): { title?: string; note?: string; now?: string };
  rerun(catalogue: any): Rerun;
}

/** A table in small: `games/<game>/plan.js` brings it. */
export interface Plan {
  /** By what was chosen for it, and how it stands. */
  picture(catalogue: any, settings: Record<string, string>, shown?: any, colours?: Colour[]): unknown;
  /** What is played, and how it stands, in a few words. */
  standing(shown: any): { title: string; note: string };
  /** What the chosen settings mean, where there is something to tell. */
  about(catalogue: any, settings: Record<string, string>): { title: string; note: string } | null;
}

/** A game that is watched again. */
export interface Rerun {
  /** Remember from a moment what later ones need. */
  learn(shown: any): void;
  /** What an event means for the story of the game. */
  tell(event: Happening): Telling;
  lines(steps: Step[], around: { colours: Colour[]; name: (seat: number) => string; facts: Table }): Line[];
  board(moment: Moment): unknown;
  /** What stands above the log. */
  beside(moment: Moment): unknown;
  /** What only the seat sees through whose eyes one looks. */
  hand(moment: Moment): unknown;
}

export interface Telling {
  round?: number;
  pause?: boolean;
  mark?: "defeated" | "scored";
  points?: number;
  /** Somebody's turn begins; the same turn goes on while this stays the same. */
  turn?: number;
  seat?: number;
}

/** A moment of a game that is over, and what its drawing may ask. */
export interface Moment {
  shown: any;
  view: any;
  seats: number[];
  facts: Table;
  colours: Colour[];
  /** The choice that led here, if one did. */
  last?: Step;
  past: Step[];
  name(seat: number): string;
  inspected?: string | null;
  inspect(thing: string | null): void;
}
