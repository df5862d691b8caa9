/**
 * Games in lists: what is played at a table, who sits there and is there now, how it stands in small; and of those that this
 * browser plays whose turn it is, who has won, and the link to copy again. Drawing only; the pages bring the tables.
 */
import { html, nothing } from "../vendor/lit.js";
import { icon, seatColours, tally } from "../core/part.js";
import { known, say, when } from "../core/i18n.js";
import { linksLeft, wholeLink } from "../components/missing.js";
import { copyLink, seatAddress } from "../components/ownlink.js";
import { seatName } from "../components/sides.js";
import { outcomeText } from "../components/story.js";
import { isAsked, turnWords } from "./series.js";

/** @import { OwnTable, Plan, Table } from "../../protocol.js" */

/** @typedef {{plan: Plan, catalogue: any, shown?: any}} Small a table in small */

/** What a table is called: its mission, or its game. @param {Table} table */
export function tableTitle(table) {
  const { map, format } = table.settings ?? {};
  if (map) return say(`map-name-${map}`);
  if (["mission", "companion"].includes(format ?? "") && table.settings?.mission) return say(`mission-${table.settings.mission}`);
  return format && known(`${table.game}-format-${format}`) ? `${gameTitle(table)}: ${say(`${table.game}-format-${format}`)}` : gameTitle(table);
}

/** @param {Table} table */
const gameTitle = (table) => say(table.label ?? `game-name-${table.game}`);

/** Who sits there, those of the same name counted. @param {Table} table */
export function seatNames(table) {
  const names = table.seats.filter((seat) => seat.taken).map((seat) => seatName(table, seat.seat));
  return [...new Set(names)].map((name) => [name, names.filter((each) => each === name).length]).map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(", ");
}

/** How a game ended, and for whom. @param {Table} table */
export function endWords(table) {
  const { outcome } = table;
  if (!outcome) return say("page-unfinished");
  const names = outcome.winners.map((seat) => seatName(table, seat)).join(", ");
  return [names ? say("page-winner", { names, count: outcome.winners.length }) : "", outcomeText(outcome, (seat) => seatName(table, seat))].filter(Boolean).join(" · ");
}

/** What came of a game for this browser. @param {Table} table @returns {"won"|"lost"|"drawn"|"unfinished"} */
export function resultOf({ outcome, caller }) {
  if (!outcome) return "unfinished";
  if (!outcome.winners.length) return "drawn";
  return (caller?.seats ?? []).some((seat) => outcome.winners.includes(seat)) ? "won" : "lost";
}

const TINTS = { won: "good", lost: "bad", drawn: "", unfinished: "warn" };

/** @param {Table} table */
const resultChip = (table) => html`<span class="chip ${TINTS[resultOf(table)]}" data-result=${resultOf(table)}>${say("page-result", { result: resultOf(table) })}</span>`;

/** Those that wait for this browser come first, then those of others' turns, those that wait for people, and those that are over; the newest first. @param {OwnTable[]} tables */
export function inOrder(tables) {
  const rank = (/** @type {OwnTable} */ table) => (isAsked(table) ? 0 : ["playing", "open", "finished"].indexOf(table.state) + 1);
  return [...tables].sort((one, other) => rank(one) - rank(other) || changedAt(other) - changedAt(one));
}

/** When a game changed last. @param {OwnTable} table */
const changedAt = (table) => (table.changed ?? table.created) * 1000;

/** The colours of its seats. @param {Table} table @param {Small} [small] */
const coloursOf = (table, small) => seatColours(small?.shown?.players, table.seats.length);

/** @param {Table} table @param {Small} [small] */
export const thumb = (table, small) => html`<span class="thumb">${small ? small.plan.picture(small.catalogue, table.settings, small.shown, coloursOf(table, small)) : icon("logo", "l faint")}</span>`;

/** What is played at a table, and how it stands. @param {Table} table @param {Small} [small] */
export const standing = (table, small) => (small?.shown ? small.plan.standing(small.shown) : { title: tableTitle(table), note: "" });

/** The seats as badges; who looks at the table now has a dot. @param {Table} table @param {Small} [small] */
export const badges = (table, small) => html`<span class="row tight">${table.seats.map((seat) => {
  const isThere = seat.kind !== "bot" && seat.connected;
  const words = isThere ? say("page-is-there", { name: seatName(table, seat.seat) }) : seatName(table, seat.seat);
  return html`<span class="present ${isThere ? "there" : ""}" title=${words}>${tally(coloursOf(table, small)[seat.seat], "s")}<span class="vh">${words}</span></span>`;
})}</span>`;

/** How many look on. @param {Table} table */
export const watchers = ({ watching }) => (watching ? html`<span class="t-label faint row tight" data-watching=${watching} title=${say("page-look-on", { count: watching })}>${icon("a-eye", "xs")}${watching}<span class="vh">${say("page-look-on", { count: watching })}</span></span>` : nothing);

/** A game of this browser. @param {OwnTable} table @param {Small} [small] */
export function ownRow(table, small) {
  const { title, note } = standing(table, small);
  const mine = table.mine.length ? say("page-your-seats", { names: table.mine.map((seat) => seatName(table, seat)).join(", ") }) : "";
  const isOver = table.state === "finished";
  const outcome = table.outcome ? outcomeText(table.outcome, (seat) => seatName(table, seat)) : "";
  return html`<li class="gamerow" data-own=${table.id}>
    ${thumb(table, small)}
    <div class="grow"><div class="t-head ell">${title}</div><div class="t-small dim ell">${[seatNames(table), mine, note].filter(Boolean).join(" · ")}</div>
      <div class="row small">${badges(table, small)}
        ${isOver ? html`${resultChip(table)}<span class="t-label faint ell">${outcome}</span>` : html`<span class="t-label ell ${isAsked(table) ? "holo" : "faint"}">${turnWords(table)}</span>${watchers(table)}`}</div></div>
    <div class="right"><div class="t-label faint">${when(changedAt(table))}</div>
      <div class="row tight">${isOver
        ? html`<a class="btn goto" href="#/replay/${table.id}">${icon("a-play")}<span class="vhsmall">${say("page-replay")}</span></a>`
        : html`${copying(table)}<a class="btn goto ${isAsked(table) ? "primary" : ""}" href="#/table/${table.id}"><span class="vhsmall">${say("page-continue")}</span>${icon("a-chevron", "s")}</a>`}</div></div></li>`;
}

/** Copy again the link for whoever is missing, else the own one, for another device. @param {OwnTable} table */
function copying(table) {
  const [left] = linksLeft(table);
  const free = table.seats.find((seat) => seat.kind === "open" && !seat.taken);
  const [link, words] = left
    ? [wholeLink(left.link), say("page-copy-link-of", { name: seatName(table, left.seat) })]
    : free ? [`${location.origin}/#/join/${table.id}`, say("page-copy-seat")] : [seatAddress(table.id, table.token), say("page-copy-own")];
  return html`<button class="btn icon quiet" data-copy=${link} aria-label=${words} title=${words} @click=${() => copyLink(link)}>${icon("a-link")}</button>`;
}
