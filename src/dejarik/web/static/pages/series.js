/**
 * Games that follow each other, such as the stages of a campaign, as pages away from their tables know them: those that this
 * browser plays, how far each is, and what can be done with one: go on, play again, branch, bring to another server.
 */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../core/part.js";
import * as api from "../core/api.js";
import { say, when } from "../core/i18n.js";
import { forgetSeat, forgetTable, ownTables, rememberInvitations, rememberTable, replaceTable, seatsAt } from "../core/store.js";
import { ask } from "../components/dialog.js";
import { seatName } from "../components/sides.js";
import { toast } from "../components/toasts.js";
import { chainOf } from "../games/registry.js";
import { expectBranch } from "./next-table.js";

/** @import { OwnSeries, OwnTable, Table } from "../../protocol.js" */

const LONGEST_NAME = 40;

/** A table of this browser as it is now; of a series the newest one. @param {import("../core/store.js").OwnSeat} seat @returns {Promise<OwnTable|null>} */
export async function ownTable({ table, token, at }) {
  try {
    const facts = await api.table(table, token);
    const later = facts.series?.newest;
    if (later && later !== table) {
      const newest = await api.table(later, token).catch(() => null); // whose seat was given away, has none there
      if (newest) replaceTable(table, later);
      return newest && { ...newest, token, at, mine: mineAt(later) };
    }
    return { ...facts, token, at, mine: mineAt(table) };
  } catch (refusal) {
    if (refusal.status === 404) forgetTable(table);
    if (refusal.status === 401 || refusal.status === 410) forgetSeat(table, token); // it holds nothing
    return null;
  }
}

/** The seats of this browser at a table, where it has several secrets. @param {string} table */
function mineAt(table) {
  const all = seatsAt(table);
  return all.length > 1 ? all.flatMap((each) => each.seats) : [];
}

/** All tables of this browser, the newest first; of a series only its newest. @param {number} most @returns {Promise<OwnTable[]>} */
export async function bringOwnTables(most) {
  const found = (await Promise.all(ownTables().slice(0, most).map(ownTable))).filter((table) => table !== null);
  return found.filter((table, place) => found.findIndex((other) => other.id === table.id) === place);
}

/** What a series shows of itself. @param {OwnTable} table @returns {Promise<OwnSeries|null>} */
export async function lookAtSeries(table) {
  const chain = await chainOf(table.game);
  if (!chain || !table.series) return null;
  const [catalogue, view, { tables }] = await Promise.all([api.catalogue(table.game), look(table.id, table.token), api.series(table.id)]);
  const now = view?.shown;
  return { table, tables, chain, catalogue, now, stage: chain.isBetween(now) ? now : (view?.standing ?? undefined) };
}

/** What a table shows to this browser; with nobody's eyes where its secret is none of that table's. @param {string} table @param {string|null} token */
const look = (table, token) => api.viewNow(table, token).catch(() => (token ? api.viewNow(table, null) : null)).catch(() => null);

/** Whether this browser is asked. @param {Table} table */
export const isAsked = (table) => table.state === "playing" && (table.asked ?? []).some((seat) => table.caller?.seats?.includes(seat) && !table.seats[seat]?.passed?.bot);

/** Whether nothing is to come any more. @param {Table} table */
export const isOver = (table) => table.state === "finished" && !table.series?.goes_on;

/** Whose turn it is, in words. @param {Table} table */
export function turnWords(table) {
  if (table.state === "open") return say("campaigns-waiting", { count: table.seats.filter((seat) => !seat.taken).length });
  if (table.state === "finished") return say(table.series?.goes_on ? "campaigns-goes-on" : "campaigns-over");
  if (isAsked(table)) return say("page-your-turn");
  const names = (table.asked ?? []).map((seat) => seatName(table, seat));
  return names.length ? say("campaigns-turn-of", { names: [...new Set(names)].join(", ") }) : "";
}

/** The first table of a series; those before it are of the one from which it branched. @param {OwnSeries} series */
export const firstOf = ({ table, tables }) => tables.find((each) => each.series?.id === table.series?.id) ?? table;

/** The name that a series was given: that of the point with which it begins. @param {OwnSeries} series */
export const seriesName = (series) => firstOf(series).series?.points.start ?? "";

/** What a series is called: by the name that it was given, and what it is. @param {OwnSeries} series @param {string} title */
export const seriesTitle = (series, title) => [seriesName(series), title].filter(Boolean).join(" · ");

/**
 * Begin a stage anew, or play on after it, at a table of its own, and go there. @param {string} table @param {string|null} token @param {"start"|"end"} at
 * @param {{mission?: boolean, name?: string}} [about] whether a mission is played there, and what the point is called
 */
export async function branchFrom(table, token, at, { mission = true, name = "" } = {}) {
  const what = at === "end" ? "campaigns-branch" : mission ? "campaigns-again-mission" : "campaigns-again-stage";
  const wanted = await ask({ title: what, text: at === "end" ? "campaigns-branch-note" : "campaigns-again-note", yes: "campaigns-branch-yes", field: "campaigns-name-field", value: name });
  if (wanted === null) return;
  expectBranch(table);
  try {
    const made = await api.branch(table, token, at);
    if (made.token) rememberTable(made.table, made.token);
    if (wanted.trim()) await api.namePoint(made.table, made.token, "start", shortName(wanted)).catch((refusal) => toast(refusal.text));
    location.hash = `#/table/${made.table}`;
  } catch (refusal) {
    toast(refusal.text);
  }
}

/** Words as a name: on one line, and not too long. @param {string} words */
export const shortName = (words) => words.replace(/[\s\p{Cc}]+/gu, " ").trim().slice(0, LONGEST_NAME).trim();

/** How far it is, place by place. @param {import("../../protocol.js").ChainStanding} standing */
export const pips = ({ places }) => html`<span class="pips" role="img" aria-label=${say("campaigns-places", { done: places.filter((each) => each.state === "played").length, total: places.length })}>${places.map((each) => html`<i class="pip ${each.state} ${each.colour ? `seat-${each.colour}` : ""}" title=${each.label}></i>`)}</span>`;

/** A series in a list: what it is, how far, whose turn. @param {OwnSeries} series */
export function seriesRow(series) {
  const { table, chain, now, stage } = series;
  const standing = stage ? chain.standing(stage, now) : null;
  const yours = isAsked(table) || (table.state === "finished" && table.series?.goes_on);
  return html`<li class="gamerow seriesrow" data-series=${table.series?.id}>
    <span class="thumb seriesmarks" aria-hidden="true">${standing ? standing.people.map((each) => each.mark) : icon("logo", "l faint")}</span>
    <div class="grow"><div class="t-head ell">${seriesTitle(series, standing?.title ?? say(table.label))}</div><div class="t-small dim ell">${standing?.where ?? ""}</div>
      <div class="row small wrap">${standing ? pips(standing) : nothing}<span class="t-label ${yours ? "holo" : "faint"}">${turnWords(table)}</span></div>
      <div class="t-label faint ell">${[standing?.people.map((each) => each.name).join(", "), when((table.changed ?? table.created) * 1000)].filter(Boolean).join(" · ")}</div></div>
    <div class="right">${isOver(table) ? nothing : html`<a class="btn ${yours ? "primary" : ""}" href="#/table/${table.id}" data-continue>${say("page-continue")}</a>`}<a class="btn quiet" href="#/campaign/${table.id}">${icon("a-rules", "s")}${say("campaigns-log")}</a></div></li>`;
}

/** Begin a series from this browser: remember what it holds, and go there or show the links for friends. @param {import("../../protocol.js").MadeTable} made */
export function rememberMade(made) {
  const mine = made.seats.filter((seat) => seat.token);
  if (mine[0]?.token) rememberTable(made.table, mine[0].token, mine.map((seat) => seat.seat));
  rememberInvitations(made.table, made.seats);
}

/** Bring a file to whoever reads this. @param {string} table @param {string|null} token @param {string} name */
export async function download(table, token, name) {
  try {
    const data = await api.seriesFile(table, token);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([data], { type: "application/json" }));
    link.download = `${name}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } catch (refusal) {
    toast(refusal.text);
  }
}
