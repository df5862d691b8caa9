/** What a screen of the card game remembers of the past: cards that are gone, and what the edge battle came to. */

/** @import { Happening, Step } from "../../../protocol.js" */
/** @import { Shown } from "../../../cardgame.js" */

/** Which card had which id: cards that are gone keep their names. */
export class Roster {
  constructor() {
    /** @type {Map<number, string>} */
    this.cards = new Map();
  }

  /** Learn from what shows. @param {Shown|undefined} shown */
  learn(shown) {
    for (const { id, key } of shown?.cards ?? []) if (key) this.cards.set(id, key);
  }
}

/** What the edge battle of the engagement in progress came to, by seats; null before it is over. @param {Step[]} steps @returns {Record<string, number>|null} */
export function edgeTotals(steps) {
  for (const step of [...steps].reverse()) {
    for (const event of [...step.events].reverse()) {
      if (nameOf(event) === "Engaged") return null;
      if (nameOf(event) === "EdgeWon") return event.totals;
    }
  }
  return null;
}

/** @param {Happening} event */
export const nameOf = (event) => String(event.is).split("/").pop() ?? "";
