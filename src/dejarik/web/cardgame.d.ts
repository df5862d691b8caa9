/**
 * What the screens of the card game hand to one another, for the check of the page's types. What the server sends is in
 * `sent/lcg.d.ts`, which is made from the server's records.
 */
import type { Answer, Colour, Decision, GameProps, Option, Text } from "./protocol.js";
import type { Catalogue, CountedIcons, Held, Hint, Shown } from "./sent/lcg.js";
import type { Roster } from "./static/games/lcg/past.js";

export type * from "./sent/lcg.js";

export type IconKind = keyof CountedIcons;
export type Icons = CountedIcons;

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
