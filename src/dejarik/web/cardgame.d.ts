/** What the card game shows (`lcg/presenting`), for the check of the page's types. */
import type { Answer, Colour, Decision, GameProps, Option, Text } from "./protocol.js";
import type { Roster } from "./static/games/lcg/log.js";

export type Side = "light" | "dark";
export type IconKind = "unit" | "blast" | "tactics";
export type Icons = Record<IconKind, number>;

/** A card as printed, in the catalogue. */
export interface Printed {
  id: string;
  name: Text;
  text: Text | null;
  side: Side | null;
  affiliation: string;
  lock: string | null;
  type: string;
  unique: boolean;
  cost: number | null;
  capacity: number;
  force: number;
  resources: number;
  priority: number | null;
  normal: Icons;
  edge: Icons;
  traits: string[];
  keywords: string[];
  edge_bonus: number;
  protect: { traits?: string[]; objective?: boolean; unique_unit?: boolean } | null;
  complete: boolean;
}

export interface Catalogue {
  cards: Record<string, Printed>;
  words: Record<"sides" | "affiliations" | "types" | "traits" | "phases", Record<string, Text>> & { keywords: Record<string, { name: Text; text: Text }> };
}

/** A card that may lie facedown. */
export interface Held {
  id: number;
  key: string | null;
}

/** A card in play. Units and objectives have more. */
export interface Card {
  id: number;
  key: string | null;
  under: string | null;
  seat: number;
  owner: number;
  type: string;
  host: number | null;
  focus: number;
  damage: number;
  shields: number;
  capacity: number;
  resources: number;
  place: number;
  facedown: boolean;
  force?: number;
  committed?: boolean;
  unit?: number;
  blast?: number;
  tactics?: number;
  icons?: { normal: Icons; edge: Icons };
  lit?: boolean;
  part?: "attack" | "defend" | null;
  captured?: (Held & { owner: number })[];
  support?: (Held & { owner: number })[];
  open?: boolean;
  engaged?: boolean;
}

export interface Player {
  seat: number;
  side: Side;
  number: number;
  name: Text;
  deck: string;
  affiliation: string | null;
  hand: number;
  command_deck: number;
  objective_deck: number;
  support_deck: number;
  reserve: number;
  common: Held | null;
  discard: string[];
  victory: string[];
  resources: number;
  out: boolean;
  faces: number[];
}

export interface HandCard {
  id: number;
  key: string;
  zone: string;
  cost: number | null;
  options: string[];
}

export interface Stack {
  seat: number;
  cards: (Held & { force: number | null })[];
  total: number | null;
  revealed: boolean;
}

export interface Engagement {
  target: number;
  attacker: number;
  defender: number;
  attackers: number[];
  defenders: number[];
  step: number;
  steps: string[];
  edge: number | null;
  stacks: Stack[];
  striker: number | null;
  strike: { unit: number; done: string[]; icon: string } | null;
}

export interface Shown {
  /** Through whose eyes; null for spectators. */
  seat: number | null;
  format: string;
  name: Text;
  round: number;
  side: Side;
  active: number;
  phase: string;
  balance: Side;
  dial: { value: number; end: number; card: number } | null;
  goal: { have: number; need: number } | null;
  force: Record<Side, { total: number; committed: number[]; cards: number }>;
  order: number[];
  players: Player[];
  cards: Card[];
  aside: (Held & { seat: number; cost: number | null })[];
  fallen: number[];
  payment: { seat: number; key: string | null; price: number } | null;
  hand: HandCard[];
  hands: Record<string, string[]>;
  engagement: Engagement | null;
}

/** What is known about an option before it is taken. */
export interface Hint {
  card?: number;
  unit?: number;
  blast?: number;
  tactics?: number;
  target?: { card: number; damage: number; capacity: number };
  attackers?: number[];
  left?: number | null;
  cost?: number;
  resources?: number;
}

/** What is looked at: a card in play or in a hand by its id, else by its key; or a pile. */
export interface Looked {
  id?: number;
  key?: string | null;
  pile?: { seat: number; kind: "discard" | "victory" };
  passing?: boolean;
  left?: boolean;
}

/** What the drawings of a table need to know; a replay has all but what is chosen. */
export interface Screen {
  /** Where a game is played, all that its table knows. */
  game?: GameProps;
  shown: Shown;
  catalogue: Catalogue;
  colours: Colour[];
  name(seat: number): string;
  /** Who looks; null for spectators. */
  own: number | null;
  isBot(seat: number): boolean;
  asked: number | null;
  lights: Map<number, Option[]>;
  chosen: Set<string>;
  amounts: Record<string, number>;
  changed: Set<number>;
  /** Cards that are known, gone ones too. */
  roster: Roster;
  /** What the edge battle came to, by seats. */
  totals: Record<string, number> | null;
  held: boolean;
  /** A card was pressed. */
  press(card: Held): void;
  look(looked: Looked | null): void;
  peek(looked: Looked | null, event?: PointerEvent): void;
}

/** The screen on which one plays. */
export interface LiveScreen extends Screen {
  game: GameProps;
  decision: Decision | null;
  order: string[];
  hints: Record<string, Hint>;
  picked: string | null;
  end: unknown;
  optionNamed(option: Option): string;
  words(text: Text): string;
  answer(answer: Answer): void;
  toggle(id: string): void;
  give(id: string, amount: number): void;
  swap(id: string): void;
  shift(place: number, by: number): void;
  think(option: string | null): void;
}
