/** Decks of the card game as the page builds them, and what the game says about one (`lcg/decks/examining`). */
import type { Text } from "./protocol.js";
import type { Catalogue as Cards, IconKind, Icons, Printed, Side } from "./cardgame.js";

/** A deck: its affiliation card by id, its objective sets by number; or a challenge deck. */
export interface Document {
  name: string;
  affiliation: string;
  sets: string[];
  challenge: string;
  support: string[];
  purpose: string;
}

export interface Statistics {
  command: number;
  objectives: number;
  types: Record<string, number>;
  costs: Record<string, number>;
  average_cost: number;
  resources: { affiliation: number; objectives: number; command: number };
  capacity: number;
  force: number;
  average_force: number;
  icons: { normal: Icons; edge: Icons };
  unique: number;
  affiliations: Record<string, number>;
  keywords: Record<string, number>;
  traits: Record<string, number>;
  fate: Record<string, number>;
}

export interface Examined {
  legal: boolean;
  sets: number;
  wanted: number;
  problems: Text[];
  incomplete: string[];
  statistics: Statistics;
  refused: Record<string, Text>;
  deck: Omit<Document, "purpose">;
  text: Record<string, string>;
  o8d: string | null;
}

export interface ObjectiveSet {
  number: string;
  name: Text;
  objective: string;
  cards: string[];
  side: Side;
  affiliation: string;
  box: string;
}

export interface Challenge {
  value: string;
  label: Text;
  side: Side;
  format: string;
  cards: string[];
  support: number;
}

export type Catalogue = Cards & {
  cards: Record<string, Printed & { box: string; challenge: string; one_per_deck: boolean }>;
  sets: Record<string, ObjectiveSet>;
  words: Cards["words"] & { boxes: Record<string, Text> };
  purposes: { value: string; label: Text; text: Text; side: Side | null; format: string }[];
  challenges: Challenge[];
  ready_made: { name: string; label: Text; kind: string; side: Side; affiliation: string; sets: string[]; challenge: string; support: string[] }[];
};

export type { IconKind };
