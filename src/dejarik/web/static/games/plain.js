/**
 * The plain screen, on which any game can be played: who sits there, what can be seen, the question, what happened.
 * It knows nothing of any game: it shows the server's view as it is.
 */
import { html, nothing } from "../vendor/lit.js";
import { Part, icon, tally } from "../core/part.js";
import { known, say } from "../core/i18n.js";
import { Fingers, askedIn } from "../core/fingers.js";
import { plainLines, seatName, waiting } from "../components/sides.js";
import { gaveUp } from "../components/story.js";
import "../components/decision.js";

const INTERNAL = new Set(["rng", "stack", "sources", "modifiers", "game", "number", "scopes", "uses", "is", "next_id", "cancelled", "serial", "outcome"]);
const DEEP = 3;

/** @import { GameProps, Seat, Typed } from "../../protocol.js" */

/** What a fact is called. @param {string} key */
const factName = (key) => (known(`fact-name-${key}`) ? say(`fact-name-${key}`) : key.replaceAll("_", " "));

/** Whether a value is a thing with facts of its own that are plain. @param {any} value */
const isThing = (value) => value !== null && typeof value === "object" && !Array.isArray(value) && Object.values(value).every((each) => each === null || typeof each !== "object" || Array.isArray(each));

class PlainScreen extends /** @type {Typed<{game: GameProps, tab: string}>} */ (Part) {
  static properties = { game: { attribute: false }, tab: { state: true } };
  static start = () => ({ tab: "log" });

  fingers = new Fingers(this, () => (this.game ? askedIn(this.game.state) : ""));

  render() {
    const { state, colours, held, chat } = this.game;
    const { decision, asked, table, view } = state;
    return html`<main class="plain">
      <aside class="col">${(table.seats ?? []).map((seat) => this.seat(seat, asked === seat.seat || Boolean(state.partners?.includes(seat.seat))))}</aside>
      <section class="panel facts" aria-label=${say("page-view")}>
        <h2 class="phead">${icon("a-eye", "s")}${say("page-view")}</h2>
        <div class="pad scroll">${this.facts(view?.state ?? {}, 0)}</div>
      </section>
      <aside class="col">
        ${decision
          ? html`<dj-decision .decision=${decision} ?held=${held} .together=${this.game.together} .stops=${this.game.stops} .cancel=${this.game.cancel}></dj-decision>`
          : asked !== null && asked !== undefined && !state.outcome
            ? waiting(state, asked, colours[asked])
            : nothing}
        <section class="panel sidetabs">
          <div class="tabs" role="tablist">
            ${["log", "chat"].map((name) => html`<button role="tab" aria-selected=${this.tab === name} class=${this.tab === name ? "on" : ""}
              @click=${() => (this.tab = name)}>${icon(`a-${name}`, "s")}${say(`page-${name}`)}</button>`)}
          </div>
          <div class="scroll" tabindex="0">${this.tab === "log"
            ? html`<dj-log .lines=${plainLines(this.game.steps, table, colours)}></dj-log>`
            : html`<dj-chat .messages=${chat} .table=${table} .colours=${colours} ?mute=${!state.seats.length}></dj-chat>`}</div>
        </section>
      </aside>
    </main>`;
  }

  /** @param {Seat} seat @param {boolean} asked */
  seat(seat, asked) {
    const colour = this.game.colours[seat.seat];
    return html`<section class="panel seatp seat-${colour} ${asked ? "asked" : ""}"><div class="row pad">
      ${tally(colour)}<span class="grow t-head ell">${seatName(this.game.state.table, seat.seat)}</span>
      ${gaveUp(this.game.state.table, seat.seat)}
      ${icon(seat.kind === "bot" ? "a-bot" : "a-person", "s faint")}
    </div></section>`;
  }

  /** @param {any} value @param {number} depth @returns {unknown} */
  /** A word of the game in the reader's language, if it has a name there. @param {any} value */
  word(value) {
    const id = `${this.game.state.table.game}-${value}`;
    return typeof value === "string" && known(id) ? say(id) : String(value);
  }

  /** Things of one kind, a row each. @param {Record<string, any>[]} things */
  rows(things) {
    const keys = [...new Set(things.flatMap((thing) => Object.keys(thing)))].filter((key) => !INTERNAL.has(key) && key !== "id");
    return html`<table class="factrows"><thead><tr>${keys.map((key) => html`<th scope="col">${factName(key)}</th>`)}</tr></thead>
      <tbody>${things.map((thing) => html`<tr>${keys.map((key) => html`<td>${key === "seat" && this.game.colours[thing.seat] ? tally(this.game.colours[thing.seat], "s") : this.facts(thing[key], DEEP)}</td>`)}</tr>`)}</tbody></table>`;
  }

  facts(value, depth) {
    if (value === null || value === undefined || value === "") return html`<span class="faint">–</span>`;
    if (typeof value === "object" && typeof value.id === "string" && Object.keys(value).every((key) => ["id", "args"].includes(key))) return say(value);
    if (Array.isArray(value)) {
      if (value.every((each) => each === null || typeof each !== "object")) return html`${value.length ? value.map((each) => this.word(each)).join(", ") : "–"}`;
      if (value.every(isThing)) return this.rows(value);
      return html`<ol class="factlist">${value.map((each) => html`<li>${this.facts(each, depth + 1)}</li>`)}</ol>`;
    }
    if (typeof value !== "object") return html`${this.word(value)}`;
    if (Object.keys(value).join() === "hidden") return html`${value.hidden}`; // how many there are, and no more
    if (depth > DEEP) return html`…`;
    const entries = Object.entries(value).filter(([key]) => !INTERNAL.has(key));
    if (entries.length && entries.every(([key, each]) => /^\d+$/.test(key) && isThing(each))) return this.rows(entries.map(([, each]) => each));
    return html`<dl class="facttable">${entries.map(([key, each]) => html`<div><dt>${factName(key)}</dt><dd>${this.facts(each, depth + 1)}</dd></div>`)}</dl>`;
  }
}

customElements.define("dj-plain", PlainScreen);

/** The parts of every game that brings none of its own. @type {import("../../protocol.js").Parts} */
export const parts = {
  plain: true,
  screen: (game) => html`<dj-plain .game=${game}></dj-plain>`,
  heading: () => ({}),
  rerun: (catalogue) => ({
    learn: () => undefined,
    tell: () => ({}),
    lines: (steps, { colours, facts }) => plainLines(steps, facts, colours),
    board: ({ shown, view, seats, colours, facts, past }) => {
      const state = { number: past.length, decision: null, asked: null, seats, view, shown, table: facts, outcome: null };
      return html`<dj-plain .game=${{ state, colours, held: true, chat: [], steps: past, catalogue }}></dj-plain>`;
    },
    beside: () => nothing,
    hand: () => nothing,
  }),
};
