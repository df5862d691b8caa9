/** Decks of the card game as the page builds them, and what the game says about one (`sent/lcg.d.ts`). */
import type { Document as Given } from "./sent/lcg.js";

export type { Catalogue, ChallengeDeck as Challenge, Drawn, Examined, ObjectiveSet, Statistics } from "./sent/lcg.js";
export type { IconKind } from "./cardgame.js";

/** A deck with nothing left out. */
export type Document = Required<Given>;
