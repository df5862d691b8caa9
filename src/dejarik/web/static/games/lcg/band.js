/** The bar between the sides: the six phases, the Force struggle and its Balance, the dial or what stands for it, how the game is won. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, styled } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { titleOf } from "./card.js";

/** @import { Screen, Shown } from "../../../cardgame.js" */

const PHASES = ["balance", "refresh", "draw", "deployment", "conflict", "force"];

/** @param {Shown} shown */
function phases(shown) {
  const now = PHASES.indexOf(shown.phase);
  return html`<ol class="ph" aria-label=${say("page-lcg-phases")}>${PHASES.map((phase, place) => html`<li class=${place === now ? "on" : place < now ? "was" : ""} aria-current=${place === now ? "step" : nothing}>${say(`page-lcg-phase-${phase}`)}</li>`)}</ol>`;
}

/** @param {Shown} shown */
function struggle({ force, balance }) {
  const light = force.light.total;
  const dark = force.dark.total;
  const share = light + dark ? (100 * light) / (light + dark) : 50;
  return html`<div class="row forcebox" role="group" aria-label=${say("page-lcg-struggle", { light, dark })}>
    <span class="row tight lightside">${icon("i-force", "s")}<b class="t-num">${light}</b></span>
    <span class="tug"><i ${styled({ width: `${share}%` })}></i></span>
    <span class="row tight darkside"><b class="t-num">${dark}</b>${icon("i-force", "s")}</span>
    <span class="chip ${balance}side" role="status">${say(`page-lcg-balance-${balance}`)}</span></div>`;
}

/** The dial, with what lies on it. @param {Screen} screen */
function dial(screen) {
  const { dial: shown } = screen.shown;
  if (!shown) return nothing;
  const on = screen.shown.cards.filter((card) => card.host === shown.card);
  const words = shown.end ? say("page-lcg-dial-of", { value: shown.value, end: shown.end }) : say("page-lcg-dial", { value: shown.value });
  return html`<div class="row dialbox" title=${words}>${icon("i-dial", "l darkside")}
    ${shown.end ? html`<span class="dial" aria-hidden="true">${Array.from({ length: shown.end }, (_, place) => html`<i class=${place < shown.value ? "on" : ""}></i>`)}</span>` : nothing}
    <span class="t-num nowrap"><span class="vh">${words}</span><span aria-hidden="true">${shown.value}${shown.end ? html`<span class="faint"> / ${shown.end}</span>` : nothing}</span></span>
    ${on.map((card) => html`<button class="att" data-card=${card.id} @click=${() => screen.press(card)}><span class="ell">${titleOf(screen.catalogue, card.key)}</span></button>`)}</div>`;
}

/** What the light side needs: destroyed objectives. @param {Shown} shown */
function goal({ goal: shown }) {
  if (!shown) return nothing;
  const words = say("page-lcg-goal", { have: shown.have, need: shown.need });
  return html`<div class="row tight goalbox lightside" title=${words}>${icon("a-flag", "s")}<span class="goalpips" aria-hidden="true">${Array.from({ length: shown.need }, (_, place) => html`<i class=${place < shown.have ? "on" : ""}></i>`)}</span>
    <span class="t-num nowrap"><span class="vh">${words}</span><span aria-hidden="true">${shown.have}<span class="faint"> / ${shown.need}</span></span></span></div>`;
}

/** The decks that must run out, where hunters search. @param {Screen} screen */
function hunted(screen) {
  if (screen.shown.format !== "skywalker") return nothing;
  const hunters = screen.shown.players.filter((player) => player.side === "dark");
  return html`<div class="row huntbox" title=${say("page-lcg-hunt-note")}>${icon("a-layers", "s lightside")}<span class="vh">${say("page-lcg-hunt-note")}</span>
    ${hunters.map((player) => html`<span class="row tight seat-${screen.colours[player.seat]}"><span class="seatdot"></span><b class="t-num">${player.command_deck}</b><span class="vh">${screen.name(player.seat)}</span></span>`)}
    <span class="t-label faint wide">${say("page-lcg-hunt")}</span></div>`;
}

/** What was set aside at the start, with its price. @param {Screen} screen */
function aside(screen) {
  return screen.shown.aside.filter((card) => card.key).map((card) => html`<button class="chip asidechip" title=${say("page-lcg-aside")} @click=${() => screen.look(card)}>${icon("i-dial", "xs")}<span class="ell">${titleOf(screen.catalogue, card.key)}</span>${card.cost ? html`<b class="t-num">${card.cost}</b>` : nothing}</button>`);
}

/** @param {Screen} screen */
export const band = (screen) => html`<div class="band">${phases(screen.shown)}${struggle(screen.shown)}<div class="row endbox">${goal(screen.shown)}${hunted(screen)}${aside(screen)}${dial(screen)}</div></div>`;
