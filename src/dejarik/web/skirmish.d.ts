/**
 * What the screens of the skirmish hand to one another, for the check of the page's types. What the server sends is in
 * `sent/assault.d.ts`, which is made from the server's records.
 */
import type { Colour, Decision, GameProps } from "./protocol.js";
import type * as sent from "./sent/assault.js";
import type { AttackHint, BoardMap, CommandCard, Door, Figure, FigureHint, FireHint, Group, Odds, Picture, Player, PointShown, Printed, ShownToAll, ShownToOne, SightHint, TableCard } from "./sent/assault.js";

export type * from "./sent/assault.js";

/** A token stands where a figure could; it is nobody's and has no card. */
export type Token = sent.Token & { seat?: undefined; card?: undefined } & Marked;

/** What a mission has put on something, or wants of it: the place of a goal in the list. */
export interface Marked {
  goal?: number;
  stored?: number;
  recon?: boolean;
}

/** Of a mission, which has no points and no armies, the board reads what both ways to play have. */
export type Shown = Omit<ShownToAll, "tokens"> & ShownToOne & { tokens: Token[]; format?: "mission"; points?: PointShown[]; unlaid?: string[][] };

/** A mission as a seat sees it. */
export type MissionTable = Omit<sent.MissionShownToAll, "tokens"> & sent.MissionShownToOne & { tokens: Token[] };

/** A campaign between two missions as a seat sees it. */
export type StageTable = sent.StageShownToAll & sent.StageShownToOne;

/** A mission that is told, as a seat sees it. */
export type ToldTable = sent.ToldShownToAll & sent.ToldShownToOne;

/** A map of the catalogue, or as far as it is laid. */
export type PlayedMap = Omit<BoardMap, "doors" | "missions" | "set"> & { doors: Door[] | Record<string, Door>; numbers?: number[]; arrived?: string[] };

/** A card of the catalogue, of whatever kind: what kind it is decides what it has. */
export type Card = Printed & Partial<Omit<TableCard & CommandCard, keyof Printed>> & { cost: number };

export type Catalogue = Omit<sent.Catalogue, "cards" | "commands"> & Record<"cards" | "commands", Record<string, Card>>;

/** What is known about an option or a thing, and what the page adds: which option, whose it is. */
export type Hint = Partial<sent.Hint & Omit<AttackHint, "id"> & Omit<FireHint, "targets"> & FigureHint & SightHint & Omit<sent.TestHint, "successes"> & sent.ObjectHint> & { successes?: Record<string, number> } & { option?: string; figure?: number };

/** Something on the board that may be chosen. */
export interface Lit {
  option: string;
  spaces: string[];
  kind: "space" | "figure" | "token" | "region";
  id?: number;
  cost?: number;
  strike?: boolean;
  label: string;
  /** All options for this space, of a base that may lie in several ways. */
  ways?: Way[];
}

/** How a base that is not square may lie on a space. */
export interface Way {
  option: string;
  across: boolean;
  cost?: number;
}

/** The way of a figure: the middles of its base, in spaces. */
export interface Walk {
  figure: number;
  stops: [number, number][];
}

export interface BoardProps {
  map: PlayedMap;
  picture: Picture;
  shown: Shown;
  colours: Colour[];
  lit: Lit[];
  looked?: string | null;
  hint?: Hint | null;
  odds?: { spaces: string[]; name: string; odds?: Odds } | null;
  held: boolean;
  /** Where the fight is that is being told. */
  frame?: string[] | null;
  /** The ways that are looked at in the strip. */
  ways?: Walk[] | null;
  /** Who attacks whom, and what came of it. */
  shot?: { from: string[]; to: string[] } | null;
  /** Where the only target stands, while its odds are looked at. */
  aimed?: string[] | null;
  burst?: { spaces: string[]; words: string; hit: boolean } | null;
  /** How figures came to stand where they stand now. */
  walks?: Walk[];
  /** The option of the space whose ways are being chosen from. */
  turning?: string | null;
  /** A space that somebody asked to see. */
  pointed?: string | null;
  /** Figures that have just moved, for those who want no motion. */
  changed?: number[];
  /** The part of the drawing that shows. */
  box: { x: number; y: number; width: number; height: number };
  cursor: number;
  names: boolean;
}

/** What panels ask of the screen that they stand on. */
export interface Screen {
  shown: Shown;
  colours: Colour[];
  catalogue: Catalogue;
  figure(id: number | null | undefined): Figure | undefined;
  token(id: number | null | undefined): Token | undefined;
  name(seat: number): string;
  emit?(name: string, detail: unknown): void;
  /** What else lies on the card of a figure, in small and in words. */
  marks?(figure: Figure): unknown;
  lines?(figure: Figure): unknown;
}

/** Also what they ask where a game is played. */
export interface LiveScreen extends Screen {
  game: GameProps;
  decision: Decision | null;
  held: boolean;
  asked: number | null;
  map: PlayedMap;
  looked: string | null;
  hinted: Hint | null;
  ahead: Record<string, Hint>;
  players: Player[];
  /** Seats whose whole army shows although there are many. */
  unfolded: Set<number>;
  unfold(seat: number): void;
  optionIds: Set<string>;
  isBot(seat: number): boolean;
  optionOfGroup(group: number): string | undefined;
  answer(option: string): void;
  look(option: string | null): void;
  inspect(thing: string | null | undefined): void;
  peek(thing: string | null): void;
}
