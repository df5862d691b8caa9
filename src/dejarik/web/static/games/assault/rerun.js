/** A skirmish or a mission that is watched again: the board of a moment, its attack, its figures, the story of the game, the log. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, tally } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { attackPanel } from "./fight.js";
import { logLines } from "../../components/telling.js";
import { Roster, diceBehind } from "./log.js";
import { drawnMission, roomyMap } from "./laid.js";
import { bringPicture, mapOf } from "./picture.js";
import { figureFacts } from "./sides.js";
import { walksOf } from "./walks.js";
import { missionChips } from "./heroes.js";
import "./board.js";

/** @import { Colour, Happening, Moment, Step, Telling } from "../../../protocol.js" */
/** @import { Catalogue, MissionTable, PlayedMap, Screen, Shown } from "../../../skirmish.js" */

/** What is shown, as that of a mission. @param {Shown} shown */
const missionOf = (shown) => /** @type {MissionTable} */ (/** @type {unknown} */ (shown));

/** Whether a campaign between two missions is shown, which has no board. @param {any} shown */
const isStage = (shown) => shown.format === "campaign";

/** Whether it is a mission that is told. @param {any} shown */
const isTold = (shown) => shown.format === "companion";

export class Rerun {
  /** @param {Catalogue} catalogue */
  constructor(catalogue) {
    this.catalogue = catalogue;
    this.roster = new Roster();
    /** @type {PlayedMap} until a moment says which */
    this.map = Object.values(catalogue.maps)[0];
    bringPicture(catalogue);
  }

  /** Remember who is who: the defeated keep their names. @param {Shown} shown */
  learn(shown) {
    this.roster.learn(shown);
    if (isStage(shown) || isTold(shown)) return;
    this.map = shown.format === "mission" ? roomyMap(missionOf(shown)) : mapOf(this.catalogue, shown);
  }

  /**
   * What an event means for the story of the game.
   * @param {Happening} event @returns {Telling}
   */
  tell(event) {
    const name = String(event.is).split("/").pop();
    if (name === "RoundBegins") return { round: event.round };
    if (name === "RoundEnds") return { pause: true };
    if (name === "Defeated") return { mark: "defeated", seat: event.seat };
    if (name === "Scored") return { points: event.points, seat: event.seat };
    if (name === "ThreatChanged") return { level: event.threat, seat: 0 };
    if (name === "EventRead") return { mark: "event" };
    const figure = this.roster.figures.get(event.figure);
    if (name === "Wounded" || name === "Withdrawn") return { mark: "wounded", seat: figure?.seat };
    if (name !== "ActivationBegins") return {};
    return figure ? { turn: figure.group, seat: figure.seat } : { turn: -event.figure }; // one that came later, of who chose it
  }

  /** @param {Step[]} steps @param {{colours: Colour[], name: (seat: number) => string}} around */
  lines(steps, { colours, name }) {
    return logLines(steps, { colours, name, besides: diceBehind });
  }

  /** @param {Moment} moment @returns {Screen} */
  screen({ shown, colours, name }) {
    return { shown, colours, catalogue: this.catalogue, figure: (id) => shown.figures.find((each) => each.id === id) ?? this.roster.figures.get(Number(id)), token: (id) => shown.tokens.find((each) => each.id === id) ?? this.roster.tokens.get(Number(id)), name };
  }

  /** The board, and the points. @param {Moment} moment */
  board({ shown, colours, name, last, inspect, seats, facts, past }) {
    if (isStage(shown) || isTold(shown)) {
      const state = { number: past.length, decision: null, asked: null, seats, shown, table: facts, outcome: null };
      if (isTold(shown)) return html`<dj-companion class="rerun" .game=${{ state, colours, held: true, chat: [], steps: past, catalogue: this.catalogue }}></dj-companion>`;
      return html`<dj-campaign class="rerun" .game=${{ state, colours, held: true, chat: [], steps: past, catalogue: this.catalogue }}></dj-campaign>`;
    }
    if (this.drawn !== shown) this.walks = last ? walksOf([last], shown, this.map) : [];
    this.drawn = shown;
    return html`<dj-board .map=${this.map} .picture=${this.catalogue.picture} .shown=${shown.format === "mission" ? drawnMission(missionOf(shown)) : shown} .colours=${colours} .frame=${null} .walks=${this.walks} held
        @pick=${(event) => inspect(event.detail.thing)}></dj-board>
      <div class="replayscores">${shown.format === "mission" ? missionChips(shown) : shown.players.map((player) => html`<span class="panel scorechip seat-${colours[player.seat]}">${tally(colours[player.seat])}<span class="t-head ell">${name(player.seat)}</span>
        <b class="vp">${player.goal_vp ?? player.vp}</b><span class="vh">${say("rerun-score", { name: name(player.seat), points: player.vp })}</span></span>`)}</div>`;
  }

  /** The attack with its dice, as they lay, and the figure that is looked at. @param {Moment} moment */
  beside(moment) {
    const { attack } = moment.shown;
    const screen = this.screen(moment);
    const figure = moment.inspected?.startsWith("figure:") ? screen.figure(Number(moment.inspected.split(":")[1])) : undefined;
    return html`${attack && attack.step !== "after" ? html`<div class="replayfight">${attackPanel(screen, attack, nothing)}</div>` : nothing}
      ${figure
        ? html`<section class="replayfight pad" aria-label=${say("page-card")}><button class="btn icon quiet closer" aria-label=${say("page-close")} @click=${() => moment.inspect(null)}>${icon("a-close", "s")}</button>${figureFacts(screen, figure)}</section>`
        : nothing}`;
  }

  /** The cards of the seat through whose eyes one looks. @param {Moment} moment */
  hand({ shown }) {
    if (isStage(shown) || isTold(shown) || !shown.hand.length || shown.format === "mission") return nothing;
    return html`<div class="handrow hand" role="group" aria-label=${say("page-hand")}>${shown.hand.map((held) => {
      const card = this.catalogue.commands[held.card];
      return html`<div class="ccard"><span class="nm">${say(card?.name ?? { id: held.card })}</span><span class="cost">${card?.cost ?? 0}</span>
        <span class="when">${icon("a-clock", "xs")}${card?.timing ? say(this.catalogue.words.timings?.[card.timing]) : ""}</span></div>`;
    })}</div>`;
  }
}
