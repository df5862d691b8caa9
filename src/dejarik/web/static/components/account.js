/** How a game went: where the points came from, the curve, who did most, luck against expectation, and time. The server has added it up. */
import { html, nothing, svg } from "../vendor/lit.js";
import { Part, icon, styled, tally } from "../core/part.js";
import * as api from "../core/api.js";
import { decimal, say } from "../core/i18n.js";

/** @import { Account, SideAccount } from "../../sent/table.js" */
/** @import { Colour, Outcome, Typed } from "../../protocol.js" */
/** @typedef {{account: Account, colours: Colour[], name: (seat: number) => string, winners: number[], words: string, close: () => void}} Shown */

const WIDTH = 560;
const HEIGHT = 150;

/** How a game went, over its table; closed it is a button. It asks the server when the game is over. */
class AccountPart extends /** @type {Typed<{table: string, token: string|null, outcome: Outcome, colours: Colour[], name: (seat: number) => string, words: string, account?: Account, closed?: boolean}>} */ (Part) {
  static properties = { table: { attribute: false }, token: { attribute: false }, outcome: { attribute: false }, colours: { attribute: false }, name: { attribute: false }, words: { attribute: false }, account: { state: true }, closed: { state: true } };
  static start = () => ({ colours: [] });

  connectedCallback() {
    super.connectedCallback();
    api.account(this.table, this.token).then((found) => (this.account = found), () => {}); // a game without an account has none
  }

  render() {
    if (!this.account?.sides) return nothing;
    if (this.closed) return html`<button class="btn openaccount" @click=${() => (this.closed = false)}>${icon("a-win", "s")}${say("page-account-open")}</button>`;
    return accountPanel({ account: this.account, colours: this.colours, name: this.name, winners: this.outcome.winners, words: this.words, close: () => (this.closed = true) });
  }
}

customElements.define("dj-account", AccountPart);

/** @param {Shown} shown */
function accountPanel({ account, colours, name, winners, words, close }) {
  const scored = account.sides.filter((side) => side.points || side.sources.length);
  const victors = [...new Set(winners.map(name))];
  const timed = account.sides.filter((side) => side.decisions);
  const lucky = account.sides.filter((side) => side.luck?.attacks);
  return html`<section class="account panel raised" aria-label=${say("page-account")}>
    <header class="endhead">${icon("a-win", "xl")}<div class="grow"><h2 class="t-title">${say("page-account-head", { names: victors.join(", "), count: victors.length })}</h2><p class="dim">${words}</p></div>
      <p class="t-label dim times">${duration(account.seconds)}${account.rounds.length ? html` · ${say("page-account-rounds", { count: account.rounds.at(-1)?.round ?? 0 })}` : nothing}</p>
      <button class="btn quiet closer" @click=${close}>${icon("a-close", "s")}${say("page-account-close")}</button></header>
    <div class="accountbody">
      ${scored.length ? html`<section><h3 class="t-head">${say("page-account-points")}</h3>${scored.map((side) => pointsBar(side, colours[side.seat], name(side.seat), Math.max(side.points, side.most ?? Math.max(...scored.map((each) => each.points), account.most ?? 1))))}</section>` : nothing}
      ${scored.some((side) => side.curve.length) ? html`<section><h3 class="t-head">${say("page-account-curve")}</h3>${curves(account, scored, colours)}</section>` : nothing}
      ${account.doers.length ? html`<section><h3 class="t-head">${say("page-account-doers")}</h3>${doers(account, colours)}</section>` : nothing}
      ${lucky.length ? html`<section><h3 class="t-head row tight">${icon("a-luck", "s")} ${say("page-account-luck")}</h3>${luck(lucky, colours, name)}</section>` : nothing}
      ${timed.length ? html`<section><h3 class="t-head row tight">${icon("a-clock", "s")} ${say("page-account-time")}</h3>${timed.map((side) => html`<p class="row t-small">${tally(colours[side.seat], "s")}<span class="grow">${name(side.seat)}</span>${say("page-account-decisions", { count: side.decisions })} · ${duration(side.seconds)}</p>`)}</section>` : nothing}
    </div></section>`;
}

/** @param {number} seconds */
const duration = (seconds) => (seconds < 90 ? say("page-account-seconds", { count: Math.round(seconds) }) : say("page-account-minutes", { count: Math.round(seconds / 60) }));

/** @param {SideAccount} side @param {Colour} colour @param {string} name @param {number} most */
const pointsBar = (side, colour, name, most) => html`<div class="seat-${colour} pointsrow"><p class="row">${tally(colour, "s")}<span class="grow">${name}</span><b class="vp">${side.points}${side.most === undefined ? nothing : html`<small>/ ${side.most}</small>`}</b></p>
  <div class="sbar">${side.sources.filter((each) => each.points > 0).map((each) => html`<span class="p-${each.kind}" title=${say(each.source)} ${styled({ width: `${(100 * each.points) / Math.max(1, most)}%` })}>${each.points}</span>`)}</div>
  <p class="t-label dim">${side.sources.map((each) => `${say(each.source)} ${each.points}`).join(" · ")}</p></div>`;

/** @param {Account} account @param {SideAccount[]} sides @param {Colour[]} colours */
function curves(account, sides, colours) {
  const last = Math.max(1, ...sides.flatMap((side) => side.curve.map((each) => each.number)));
  const goal = (/** @type {SideAccount} */ side) => Math.max(1, side.most ?? account.most ?? 0, ...(side.most === undefined ? sides : [side]).map((each) => each.points)); // sides with a goal each are drawn as their shares of it
  const x = (/** @type {number} */ number) => (number / last) * (WIDTH - 20) + 10;
  const y = (/** @type {number} */ points, /** @type {number} */ most) => HEIGHT - 14 - (points / most) * (HEIGHT - 30);
  const line = (/** @type {SideAccount} */ side) => `M${x(0)} ${y(0, 1)}${side.curve.map((each) => `H${x(each.number)}V${y(each.points, goal(side))}`).join("")}H${x(last)}`;
  return html`<svg class="curves" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${sides.map((side) => side.points).join(" : ")}>
    ${account.rounds.map((each) => svg`<line class="roundline" x1=${x(each.number)} x2=${x(each.number)} y1="4" y2=${HEIGHT - 14}></line><text class="roundword" x=${x(each.number) + 3} y=${HEIGHT - 2}>${each.round}</text>`)}
    ${sides.map((side, place) => svg`<path class="curve seat-${colours[side.seat]} ${place % 2 ? "dashed" : ""}" d=${line(side)}></path>`)}</svg>`;
}

/** @param {Account} account @param {Colour[]} colours */
function doers(account, colours) {
  const hasExpected = account.doers.some((each) => each.expected !== undefined);
  const hasPoints = account.doers.some((each) => each.points); // there are none where nothing is scored
  return html`<table class="best"><thead><tr><th>${say("page-account-who")}</th><th>${say("page-account-attacks")}</th><th>${say("page-account-dealt")}</th>${hasExpected ? html`<th>${say("page-account-expected")}</th>${hasPoints ? html`<th>${say("page-account-won")}</th>` : nothing}` : nothing}<th>${say("page-account-suffered")}</th></tr></thead>
    <tbody>${account.doers.map((each) => html`<tr><td><span class="row tight">${tally(colours[each.seat], "s")}<span class="nm">${say(each.name)}</span>${each.is_gone ? html`${icon("a-close", "xs")}<span class="vh">${say("page-stage-defeated")}</span>` : nothing}</span></td><td>${each.attacks}</td><td><b>${each.dealt}</b></td>${hasExpected ? html`<td class="dim">${decimal(each.expected ?? 0)}</td>${hasPoints ? html`<td>${each.points}</td>` : nothing}` : nothing}<td>${each.suffered}</td></tr>`)}</tbody></table>`;
}

/** @param {SideAccount[]} sides @param {Colour[]} colours @param {(seat: number) => string} name */
function luck(sides, colours, name) {
  const most = Math.max(2, ...sides.map((side) => Math.abs((side.luck?.dealt ?? 0) - (side.luck?.expected ?? 0))));
  return sides.map((side) => {
    const by = (side.luck?.dealt ?? 0) - (side.luck?.expected ?? 0);
    const share = (50 * Math.abs(by)) / most;
    return html`<div class="luck seat-${colours[side.seat]}"><span class="ell">${name(side.seat)}</span><span class="ax"><i ${styled({ left: `${by < 0 ? 50 - share : 50}%`, width: `${share}%` })}></i></span><b>${by >= 0 ? "+" : "−"}${decimal(Math.abs(by))}</b></div>
      <p class="t-label dim">${say("page-account-luck-note", { dealt: side.luck?.dealt ?? 0, expected: decimal(side.luck?.expected ?? 0), attacks: side.luck?.attacks ?? 0 })}</p>`;
  });
}
