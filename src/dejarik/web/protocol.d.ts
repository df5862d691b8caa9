/**
 * What the server sends and takes (`docs/table.md`), and what the parts of the page hand to one another, for the check of
 * the page's types (`make page`). Nothing of this reaches a browser.
 */
import type { Nothing, TemplateResult } from "./static/vendor/lit.js";
import type { Part } from "./static/core/part.js";
import type { Story } from "./static/pages/replay-story.js";
import type { Roster } from "./static/games/assault/log.js";

/** A class whose properties are known: `class Log extends (Typed<Given>) Part`. Lit makes the properties themselves. */
export type Typed<P> = Omit<typeof Part, "prototype"> & (new () => Part & P);

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
}

// --- Games and tables -------------------------------------------------------------------------------

export interface Choice {
  value: string;
  label: Text;
  points?: number;
  players?: number | number[];
  faction?: string;
  missions?: Record<string, { players: number; name: Text }>;
}

/** Something that can be chosen before a game begins. `seat`: whose it is, of what each seat brings. */
export interface Setting {
  name: string;
  label: Text;
  choices: Choice[];
  seat?: number;
  document?: string;
}

export interface Game {
  name: string;
  label: Text;
  settings: Setting[];
  bots: string[];
}

export interface Seat {
  seat: number;
  kind: "me" | "hot" | "friend" | "open" | "bot";
  name: string;
  bot: string | null;
  taken: boolean;
  connected?: boolean;
  conceded?: boolean;
}

export interface Outcome {
  reason: string;
  winners: number[];
  text: Text;
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
  rematch?: string | null;
}

/** A table that this browser sits at. */
export type OwnTable = Table & { token: string; at: number };

/** A table just made. Seats of friends have a link, one's own a token. */
export interface MadeTable {
  table: string;
  seats: { seat: number; kind: string; token?: string; link?: string }[];
  watch: string;
}

export interface Asking {
  by: number;
  to: number;
  yes?: number[];
}

// --- Decisions and what happened --------------------------------------------------------------------

/** One answer that may be given. What else it carries (a space, a figure …) is its game's. */
export interface Option {
  id: string;
  label: Text;
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
  own: boolean;
  mine?: number;
  width: number;
  logopen?: boolean;
  failed?: { text?: Text; running?: boolean };
  finished?: Table[];
  busy?: boolean;
  inspected?: string | null;
  kept: Map<string, Promise<State>>;
  roster: Roster;
  catalogue: any;
}
