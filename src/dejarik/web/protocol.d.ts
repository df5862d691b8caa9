/**
 * What the parts of the page hand to one another, for the check of its types (`make page`). What the server sends and takes
 * is in `sent/`, made from the server's records. Nothing of this reaches a browser.
 */
import type * as assault from "./sent/assault.js";
import type * as lcg from "./sent/lcg.js";
import type * as said from "./sent/said.js";
import type * as sent from "./sent/table.js";
import type { Nothing, TemplateResult } from "./static/vendor/lit.js";
import type { Part } from "./static/core/part.js";
import type { Act } from "./static/components/acts.js";
import type { Together } from "./static/components/together.js";
import type { Story } from "./static/pages/replay-story.js";

/** A class whose properties are known: `class Log extends (Typed<Given>) Part`. Lit makes the properties themselves. */
export type Typed<P> = Omit<typeof Part, "prototype"> & (new () => Part & P);

/** The same upon a class that has properties already: `class Deck extends (TypedAs<Given, typeof Builder>) Builder`. */
export type TypedAs<P, B extends abstract new () => object> = Omit<B, "prototype" | "properties"> & (new () => InstanceType<B> & P);

export type Drawn = TemplateResult | Nothing | string | number | null | undefined;
export type Colour = string;

import type { ChatLine, Decision, Table, Text } from "./sent/table.js";
export type { Asking, Caller, ChatLine, Decision, Game, MadeTable, Option, Outcome, Preparation, Seat, Table, Text, Told } from "./sent/table.js";

// --- Words ------------------------------------------------------------------------------------------

export type Argument = NonNullable<Text["args"]>[string];

/** What the server did not do, and why. */
export interface Refused {
  text?: Text;
  message?: string;
  status?: number;
  /** It may be otherwise in a moment: worth trying again. */
  passing?: boolean;
}

// --- Games and tables -------------------------------------------------------------------------------

/** A choice of whatever game, with what only some have. `settings`: those that go with it. */
export type Choice = sent.SettingChoice & Partial<assault.MapChoice & assault.ArmyChoice & lcg.FormatChoice & lcg.DeckChoice> & { settings?: Record<string, string> };

export type Setting = Omit<sent.Setting, "choices"> & { choices: Choice[] };

/** What a game says about the choices for a table (`core/fitting.js`). `own`: the documents that it was asked about. */
export type Fit = lcg.Fit & { own: string[] };

/** What a page says on the line to its table. */
export type Said = said.Hello | said.Choose | said.Propose | said.Undo | said.Consent | said.Concede | said.SetPace | said.Prepare | said.Chat | said.AskHints | said.Whole | said.Ping;

/** A table that this browser sits at. `mine`: its seats, where it has several secrets. */
export type OwnTable = Table & { token: string; at: number; mine: number[] };

// --- Decisions and what happened --------------------------------------------------------------------

export type Answer = said.Choose["answer"];

/** Something that happened: `is` names it, the rest is its game's. */
export interface Happening {
  is: string;
  cancelled?: boolean;
  [fact: string]: any;
}

/** A choice and what came of it. */
export type Step = Omit<sent.Step, "events" | "lines"> & { events: Happening[]; lines: ToldLine[] };

/** A sentence of the log as the server tells it, with what only some games have. */
export type ToldLine = sent.Line & { beat?: assault.Beat };

/** A moment of a fight on its stage: what is told, and for how long it is looked at. `moment`: its result; `still`: worth a still of its own. */
export interface Frame {
  beat: assault.Beat;
  line: ToldLine;
  ms: number;
  change?: number;
  moment?: boolean;
  still?: boolean;
}

/** A fight as it is told: so far (`at`). `isBrief`: only its result shows, where it happened; `isAgain`: it was seen before. */
export interface Stage {
  frames: Frame[];
  at: number;
  isOver: boolean;
  isPlaying: boolean;
  isStill?: boolean;
  isBrief?: boolean;
  isAgain?: boolean;
}

/** How a game tells its fights. */
export interface StageParts {
  begins(beat: any): boolean;
  frames(line: ToldLine): Frame[];
  /** Whether a fight is going on in what shows. */
  goesOn(shown: any): boolean;
  /** What an act came to, in a word or two. */
  result(act: Act): { symbol: string; words: string; tone: string } | null;
}

/** How a game stands, as one seat sees it. `shown` is drawn by the game's own screen. */
export type State = Omit<sent.State, "type" | "revision" | "viewer" | "decision" | "events" | "occasion" | "undo" | "opening"> &
  Partial<Pick<sent.State, "type" | "revision" | "viewer" | "undo">> & { decision: Decision | null; events?: Step[]; occasion?: ToldLine[]; opening?: ToldLine[] };

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
  /** Who else may answer the question, and what they propose. */
  together?: Together | null;
  /** The steps that are looked at in the strip: their ways are drawn. */
  since?: Step[] | null;
  /** How it went, when it is over. */
  account?: unknown;
  /** The fight that is told. */
  stage?: Stage | null;
  /** What happened since one's own turn. */
  strip?: unknown;
  /** What came of it, in a line, where there is no room for the strip. */
  news?: unknown;
  /** What a question offers besides its answers, and a way back from what is half made. */
  stops?: unknown;
  cancel?: unknown;
  /** In place of a question that waits until one has caught up. */
  behind?: unknown;
}

/** A line of the log: a sentence with a seat's badge, or a separator. */
export interface Line {
  sentence?: unknown;
  colour?: Colour;
  round?: string;
  /** How many texts it lies within. */
  depth?: number;
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
  /** Whether this is what lies between two games of a series, such as two missions. */
  isBetween?(shown: any): boolean;
  /** How its fights are told, if it has any. */
  stage?: StageParts;
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
  /** What will be played, in a sentence, and the team of each seat as far as it is known already. */
  summary?(catalogue: any, settings: Record<string, string>, players: number): { what: string; teams: number[] | null } | null;
  /** The setting whose choices are pictures, and what stands below each. */
  gallery?: { setting: string; note(catalogue: any, choice: string, players: number): string };
  /** What is in something that a seat brings, by its name. */
  brought?(catalogue: any, name: string): Brought | null;
}

/** Something that a seat brings, such as an army: its parts with what each costs or how many there are, and what else is in it. */
export interface Brought { title: string; note: string; rows: { name: string; note: string; amount: string }[]; more: string }

/** Games that follow each other, such as the stages of a campaign, away from their tables: `games/<game>/chain.js` brings it. */
export interface Chain {
  /** Whether what a table shows tells of all games, and not only of its own. */
  isBetween(shown: any): boolean;
  /** How far it is. `stage`: what is shown of all games as they stand, `now`: what the newest table shows. */
  standing(stage: any, now: any): ChainStanding;
  /** What was played at each of its tables. */
  parts(stage: any, now: any, tables: Table[]): { name: string; mission: boolean }[];
  /** The story so far in a few sentences. */
  previously(stage: any): unknown;
  /** The whole story. */
  story(stage: any, table: Table, catalogue: any): unknown;
  /** The form for a new one; `create` makes its first table. */
  form(game: sent.Game, catalogue: any, create: (wanted: WantedChain) => void): unknown;
}

export interface ChainStanding {
  title: string;
  where: string;
  places: { state: string; colour: Colour; label: string }[];
  people: { seat: number; name: string; mark: unknown }[];
}

/** What a new one is made of: as `POST /api/tables` takes it. */
export interface WantedChain {
  settings: Record<string, string>;
  seats: { kind: string; name?: string; bot?: string }[];
  together: "any" | "all";
}

/** A series of this browser: its newest table, with what is shown of it. */
export interface OwnSeries {
  table: OwnTable;
  /** All its tables, with those of the series from which it branched. */
  tables: Table[];
  chain: Chain;
  catalogue: any;
  now?: any;
  stage?: any;
}

/** A game that is watched again. */
export interface Rerun {
  /** Messages of its own in place of those of every replay: `round`, `position`, `defeated`, `scored`, `curve`, `score`, `gauge`. */
  words?: Record<string, string>;
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
  mark?: "defeated" | "scored" | "wounded" | "event";
  points?: number;
  /** What a side has now of something that it gains and spends. */
  level?: number;
  /** Where something stands that is nobody's, such as a dial. */
  gauge?: number;
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
