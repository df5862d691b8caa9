/** What a table says above its game: whether the line is there, what became of a choice, who asks to take back, who is waited for. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../core/part.js";
import * as api from "../core/api.js";
import { say } from "../core/i18n.js";
import { ask } from "../components/dialog.js";
import { linksLeft, missingNotice } from "../components/missing.js";
import { seatName } from "../components/sides.js";
import { outcomeText } from "../components/story.js";
import { toast } from "../components/toasts.js";
import { brand, languages, themes } from "../components/topbar.js";
import { laterTable } from "./next-table.js";

/** @import { Asking, Colour, Outcome, Refused, State, Step, Table } from "../../protocol.js" */
/** @typedef {{number: number, seat: number, revision?: number}} Sent a choice that was sent */

/**
 * The line is lost: what shows is stored, but of a choice that was under way nobody knows.
 * @param {boolean} unsure @param {() => void} now try again at once
 */
export const lostNotice = (unsure, now) => html`<div class="notice warn lost" role="alert">${icon("a-reroll")}<div class="grow"><b>${say("page-lost")}</b><br />
  <span class="t-small">${say(unsure ? "page-lost-unsure" : "page-lost-note")}</span></div><button class="btn" @click=${now}>${say("page-now")}</button></div>`;

/** What became of a choice that was under way when the line was lost. @param {string} words @param {() => void} close */
export const fateNotice = (words, close) => html`<div class="notice warn fate" role="alert">${icon("a-warn")}<span class="grow">${say(words)}</span>
  <button class="btn icon quiet" aria-label=${say("page-close")} @click=${close}>${icon("a-close", "s")}</button></div>`;

/**
 * What became of it, by the first state after the line was lost: an id of a message.
 * @param {Sent} sent @param {import("../../protocol.js").State} state
 */
export function fateOf(sent, state) {
  const step = (state.events ?? []).find((each) => each.number === sent.number);
  if (step) return step.seat === sent.seat && step.by === "person" ? "page-choice-stored" : "page-choice-late";
  const { decision, viewer } = state;
  return decision && decision.number === sent.number && (viewer ?? decision.seat) === sent.seat ? "page-choice-again" : "page-choice-gone";
}

/**
 * What goes back with the last own choice of somebody: so many choices were made since. Undefined where it is not known.
 * @param {State} state @param {Step[]} steps
 */
export function backWith({ number, seats }, steps) {
  const last = steps.findLast((step) => [step.seat, ...(step.partners ?? [])].some((seat) => seats.includes(seat)) && step.by === "person");
  return last ? Math.max(0, number - last.number - 1) : undefined;
}

/**
 * Somebody asks to take back. Only those are asked who still have to agree; the others hear who is waited for.
 * @param {Asking} asking @param {State} state @param {(yes: boolean) => void} answer
 */
export function askingNotice(asking, { table, seats: own, number }, answer) {
  const names = asking.waiting.map((seat) => seatName(table, seat)).join(", ");
  const name = seatName(table, asking.by);
  const more = Math.max(0, number - asking.to - 1); // choices made since then
  if (own.includes(asking.by)) {
    return html`<div class="notice asking" role="status">${icon("a-undo")}<span class="grow">${say("page-undo-waits", { names, more })}</span>
      <button class="btn" @click=${() => answer(false)}>${say("page-undo-withdraw")}</button></div>`;
  }
  if (own.some((seat) => asking.waiting.includes(seat))) {
    return html`<div class="notice asking" role="alert">${icon("a-undo")}<span class="grow">${say("page-undo-asked", { name, more })}</span>
      <button class="btn primary" @click=${() => answer(true)}>${say("page-yes")}</button>
      <button class="btn" @click=${() => answer(false)}>${say("page-no")}</button></div>`;
  }
  if (!own.some((seat) => asking.yes.includes(seat))) return nothing;
  return html`<div class="notice asking" role="status">${icon("a-undo")}<span class="grow">${say("page-undo-agreed", { name, names, more })}</span></div>`;
}

/**
 * The game was begun with rules of another version of the program: it can be looked at, and whoever plays there
 * can go on with it where today's rules lead to the same, take it up from the last position that they can read, or begin it again.
 * @param {State} state @param {string|null} token
 */
export function outdatedNotice({ table, seats }, token) {
  const { outdated } = table;
  if (!outdated) return nothing;
  const can = outdated.restart && seats.length > 0;
  const again = async () => {
    if (!(await ask({ title: "page-restart-title", text: "page-restart-sure", yes: "page-restart" }))) return;
    await api.restart(table.id, token).catch((refusal) => toast(refusal.text));
  };
  const on = can && outdated.carry_on;
  const goOn = () => api.carryOn(table.id, token).catch((refusal) => toast(refusal.text));
  const from = can ? outdated.resume : null;
  const takeUp = () => api.resume(table.id, token).catch((refusal) => toast(refusal.text));
  const text = table.state === "finished" ? "page-outdated-over" : on ? "page-outdated-carry-on" : from !== null ? "page-outdated-resume" : can ? "page-outdated-restart" : "page-outdated-look";
  return html`<div class="notice warn outdated" role="status">${icon("a-warn")}<div class="grow"><b>${say("page-outdated")}</b><br />
    <span class="t-small">${say(text, { number: (from ?? 0) + 1, lost: (table.number ?? 0) - (from ?? 0) })}</span></div>
    ${on ? html`<button class="btn primary" data-carry-on @click=${goOn}>${say("page-go-on")}</button>` : nothing}
    ${from !== null ? html`<button class="btn primary" data-resume @click=${takeUp}>${say("page-resume")}</button>` : nothing}
    ${can ? html`<button class="btn ${on || from !== null ? "" : "primary"}" data-restart @click=${again}>${say("page-restart")}</button>` : nothing}</div>`;
}

/**
 * Who is waited for, with the links for them on the page of whoever made the table; or that one may sit down.
 * @param {Table} table @param {boolean} seated @param {Colour[]} colours @param {(() => void)|null} close
 */
export function invitation(table, seated, colours, close) {
  if (table.state !== "open") return close && seated && linksLeft(table).length ? missingNotice(table, colours, close) : nothing;
  if (table.seats.every((seat) => seat.taken)) return nothing;
  if (seated || !table.seats.some((seat) => seat.kind === "open" && !seat.taken)) return missingNotice(table, colours, null);
  return html`<div class="notice" role="status">${icon("a-person")}<span class="grow">${say("page-seat-free")}</span>
    <a class="btn primary" href="#/join/${table.id}">${say("page-sit-down")}</a></div>`;
}

/**
 * What giving up means now: a team that has nobody else loses, unless several others are left; in a series a bot plays on as
 * long as people are left. An id of a message.
 * @param {State} state
 */
export function concedeText({ table, seats }) {
  if (table.series) {
    const people = table.seats.some((seat) => seat.kind !== "bot" && !seat.conceded && !seats.includes(seat.seat));
    return people || seats.length > 1 ? "page-concede-bot" : "page-concede-lost";
  }
  if (seats.length !== 1 || table.seats.some((seat) => typeof seat.team !== "number")) return "page-concede-sure";
  const left = table.seats.filter((seat) => !seat.conceded && seat.seat !== seats[0]);
  return new Set(left.map((seat) => seat.team)).size > 1 ? "page-concede-bot" : "page-concede-lost";
}

/** How the game ended, and what can be done next. @param {State} state @param {Outcome} outcome @param {() => void} rematch @param {() => void} goOn */
export function ending({ table, seats }, outcome, rematch, goOn) {
  const won = outcome.winners.some((seat) => seats.includes(seat));
  const winners = [...new Set(outcome.winners.map((seat) => seatName(table, seat)))];
  const names = winners.join(", ");
  const head = outcome.leads_on ? say("page-leads-on") : seats.length === 1 ? say(won ? "page-won" : outcome.winners.length ? "page-lost-game" : "page-nobody-won") : say("page-winner", { names, count: winners.length });
  const gone = laterTable(table) !== null;
  return html`<div class="grow"><h2 class="t-title">${head}</h2><p class="dim">${outcomeText(outcome, (seat) => seatName(table, seat), seats)}</p>${gone ? html`<p class="t-small goneon">${say("page-gone-on")}</p>` : nothing}</div>
    <div class="row wrap">
      ${gone || (seats.length && table.series?.goes_on) ? html`<button class="btn primary goon" @click=${goOn}>${icon("a-play")}${say("page-go-on")}</button>` : nothing}
      ${seats.length && !table.series ? html`<button class="btn primary" @click=${rematch}>${icon("a-reroll")}${say(table.rematch ? "again-go" : "page-rematch")}</button>` : nothing}
      ${table.series ? html`<a class="btn" href="#/campaign/${table.id}">${icon("a-rules")}${say("campaigns-story")}</a>` : nothing}
      ${table.series && (gone || table.series.goes_on) ? nothing : html`<a class="btn" href="#/replay/${table.id}">${icon("a-play")}${say("page-replay")}</a>`}
      <a class="btn quiet" href=${table.series ? "#/campaigns" : "#/"}>${say(!table.series ? "page-tables" : gone || table.series.goes_on ? "campaigns-stop" : "campaigns-all")}</a>
    </div>`;
}

/**
 * Why there is no table to see: a server that does not answer is asked again, a table that is not there is not.
 * @param {Refused} failed @param {() => void} again @param {() => void} spectate
 */
export const failure = ({ text, status, passing }, again, spectate) => html`<header class="topbar">${brand()}<span class="grow"></span>${languages()}${themes()}</header>
  <main class="table middle"><section class="panel pad center errorbox" role="alert">
    ${icon("a-warn", "xl bad")}<h1 class="t-title">${say(passing ? "page-no-server" : "page-no-table")}</h1>
    <p class="dim">${say(passing && status !== 429 ? "page-no-server-note" : text)}</p>
    ${passing ? html`<button class="btn primary" @click=${again}>${icon("a-reroll")}${say("page-try-again")}</button>` : nothing}
    ${status === 401 ? html`<button class="btn primary" @click=${spectate}>${icon("a-eye")}${say("page-watch")}</button>` : nothing}
    <a class="btn ${passing ? "" : "primary"}" href="#/">${say("page-tables")}</a></section></main>`;
