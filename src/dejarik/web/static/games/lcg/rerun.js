/** A game of cards that is watched again: the table of a moment, its engagement, the story of the game, the log. */
import { html, nothing } from "../../vendor/lit.js";
import { logLines } from "../../components/telling.js";
import { area, seating } from "./areas.js";
import { band } from "./band.js";
import { engagementPanel } from "./engagement.js";
import { hand } from "./hand.js";
import { inspection } from "./looking.js";
import { Roster, edgeTotals, nameOf } from "./past.js";

/** @import { Happening, Moment, Step, Telling } from "../../../protocol.js" */
/** @import { Catalogue, Looked, Screen, Shown } from "../../../cardgame.js" */

export class Rerun {
  words = { round: "rerun-lcg-turn", position: "rerun-lcg-position", defeated: "rerun-lcg-destroyed", scored: "rerun-lcg-objective", curve: "rerun-lcg-curve", score: "rerun-lcg-score", gauge: "rerun-lcg-dial" };

  /** @param {Catalogue} catalogue */
  constructor(catalogue) {
    this.catalogue = catalogue;
    this.roster = new Roster();
    this.turn = 0;
    /** @type {Record<number, string>} */
    this.sides = {};
  }

  /** @param {Shown} shown */
  learn(shown) {
    this.roster.learn(shown);
    for (const player of shown.players) this.sides[player.seat] = player.side;
  }

  /** What an event means for the story of the game. @param {Happening} event @returns {Telling} */
  tell(event) {
    const name = nameOf(event);
    if (name === "TurnBegins") {
      this.turn += 1;
      return { round: this.turn };
    }
    if (name === "Leaves" && event.cause === "destroyed") return { mark: event.type === "objective" ? "scored" : "defeated", seat: event.seat, ...(event.type === "objective" ? { points: 1, seat: this.against(event.seat) } : {}) };
    if (name === "DialMoved") return { gauge: event.value };
    if (name === "Engaged") return { turn: event.target, seat: event.seat };
    if (name === "EngagementEnds") return { pause: true };
    return {};
  }

  /** Who destroys what is this seat's: the first player of the other side. @param {number} seat */
  against(seat) {
    const found = Object.entries(this.sides).find(([, side]) => side !== this.sides[seat]);
    return found ? Number(found[0]) : seat;
  }

  /** @param {Step[]} steps @param {{colours: string[], name: (seat: number) => string}} around */
  lines(steps, { colours, name }) {
    return logLines(steps, { colours, name });
  }

  /** @param {Moment} moment @returns {Screen} */
  screen({ shown, colours, name, facts, inspect, past }) {
    const thing = (/** @type {Looked|null} */ looked) => inspect(looked ? JSON.stringify(looked) : null);
    return {
      shown, colours, name, catalogue: this.catalogue, roster: this.roster, totals: edgeTotals(past), own: shown.seat, asked: null, held: true, lights: new Map(), chosen: new Set(), amounts: {}, changed: new Set(),
      isBot: (seat) => facts.seats?.[seat]?.kind === "bot", press: thing, look: thing, peek: () => undefined,
    };
  }

  /** @param {Moment} moment */
  board(moment) {
    const screen = this.screen(moment);
    const { above, below } = seating(moment.shown, screen.own);
    /** @type {Looked|null} */
    const looked = moment.inspected ? JSON.parse(moment.inspected) : null;
    return html`<div class="lcgtable lcgrerun players-${moment.shown.players.length}"><div class="lcgrow above of-${above.length}">${above.map((player) => area(screen, player, true))}</div>
      ${band(screen)}<div class="lcgrow below of-${below.length}">${below.map((player) => area(screen, player, false))}</div></div>
      ${inspection(screen, looked, screen.lights, null)}`;
  }

  /** @param {Moment} moment */
  beside(moment) {
    const { engagement } = moment.shown;
    return engagement ? html`<div class="replayfight">${engagementPanel(this.screen(moment), engagement, nothing)}</div>` : nothing;
  }

  /** The cards of the seat through whose eyes one looks. @param {Moment} moment */
  hand(moment) {
    return moment.shown.hand.length ? hand(this.screen(moment)) : nothing;
  }
}
