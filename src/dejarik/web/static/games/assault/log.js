/** What a skirmish adds to the log: the dice behind a sentence, and who is who when a figure is gone. */
import { die } from "../../core/part.js";

/** @import { ToldLine } from "../../../protocol.js" */
/** @import { DiceLine, Figure, Shown, Token } from "../../../skirmish.js" */

/** Figures and tokens that have been seen, so that those who are gone can still be looked at. */
export class Roster {
  constructor() {
    /** @type {Map<number, Figure>} */
    this.figures = new Map();
    /** @type {Map<number, Token>} */
    this.tokens = new Map();
  }

  /** Learn from what shows. @param {Shown|undefined} shown */
  learn(shown) {
    for (const figure of shown?.figures ?? []) this.figures.set(figure.id, figure);
    for (const token of shown?.tokens ?? []) this.tokens.set(token.id, token);
  }
}

/** The dice behind a sentence, where there are any. @param {ToldLine} line */
export const diceBehind = (line) => /** @type {Partial<DiceLine>} */ (line).dice?.map((each) => die(each.colour, each.face, "xs"));
