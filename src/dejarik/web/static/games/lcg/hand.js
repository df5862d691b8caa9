/** The hand: whole cards, those that can be used now lit; below or beside it what counts as the hand, such as the common reserve. */
import { html, nothing } from "../../vendor/lit.js";
import { icon } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { lit, manners } from "./areas.js";
import { faced, spokenCard, titleOf, wholeCard } from "./card.js";
import { tintOf } from "./glyphs.js";

/** @import { HandCard, LiveScreen, Screen } from "../../../cardgame.js" */

/** @param {Screen} screen @param {HandCard} held */
function card(screen, held) {
  const printed = screen.catalogue.cards[held.key];
  if (!printed) return nothing;
  const light = lit(screen, held.id);
  const { click, enter, leave, down, up, key, menu } = manners(screen, held);
  const words = spokenCard(screen.catalogue, printed);
  return html`<button class="lcard ${tintOf(printed)} ${light.classes} ${held.zone === "hand" ? "" : "lent"}" data-card=${held.id} data-option=${light.option ?? nothing} aria-pressed=${light.option && light.chosen ? "true" : nothing}
      @click=${click} @pointerenter=${enter} @pointerleave=${leave} @pointerdown=${down} @pointerup=${up} @pointercancel=${up} @keydown=${key} @contextmenu=${menu}>
    ${faced(light.option ? say("page-lcg-may-choose", { card: words }) : words, html`${wholeCard(screen.catalogue, printed, held.cost)}
    ${held.zone === "hand" ? nothing : html`<span class="zonetag">${say(`page-lcg-zone-${held.zone}`)}</span>`}
    ${light.amount || light.chosen ? html`<span class="pickmark">${icon("a-check", "xs")}</span>` : nothing}`)}</button>`;
}

/** @param {Screen} screen */
function facts(screen) {
  const player = screen.shown.players.find((each) => each.seat === screen.own);
  const usable = screen.shown.hand.filter((held) => screen.lights.has(held.id)).length;
  if (!player) return nothing;
  return html`<div class="handfacts"><h2 class="t-head">${say("page-lcg-hand")}</h2>
    <p class="t-small dim">${say("page-lcg-hand-usable", { count: screen.shown.hand.length, usable })}</p>
    <p class="row t-small dim">${icon("i-resource", "s holo")}<span>${say("page-lcg-ready-resources", { count: player.resources })}</span></p>
    ${player.common ? html`<p class="t-label faint row"><span class="back"></span>${say("page-lcg-common", { card: titleOf(screen.catalogue, player.common.key) })}</p>` : nothing}
    ${Object.entries(screen.shown.hands).map(([seat, keys]) => html`<button class="btn quiet mates" @click=${() => screen.look({ pile: { seat: Number(seat), kind: /** @type {any} */ ("hand") } })}>${icon("a-hand", "xs")}<span class="ell">${say("page-lcg-mate-hand", { name: screen.name(Number(seat)), count: keys.length })}</span></button>`)}</div>`;
}

/** @param {LiveScreen|Screen} screen */
export function hand(screen) {
  if (!screen.shown.hand.length) return html`<section class="hand lcghand" aria-label=${say("page-lcg-hand")}>${facts(screen)}<p class="t-small dim pad">${say("page-lcg-hand-empty")}</p></section>`;
  return html`<section class="hand lcghand" aria-label=${say("page-lcg-hand")}>${facts(screen)}<div class="handcards" role="group" aria-label=${say("page-lcg-hand")}>${screen.shown.hand.map((held) => card(screen, held))}</div></section>`;
}
