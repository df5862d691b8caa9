/** An engagement as a sequence that can be read: its six steps, who stands against whom, the edge stacks, the question. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, tally } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { spoken } from "./areas.js";
import { capacityTab, drawnName, faced, iconsNow, nameOfCard, titleOf, tokens } from "./card.js";
import { cardGlyph, tintOf } from "./glyphs.js";

/** @import { Engagement, Hint, Screen, Stack } from "../../../cardgame.js" */

/** @param {Engagement} engagement */
const steps = (engagement) => html`<ol class="lsteps" aria-label=${say("page-lcg-steps")}>${engagement.steps.map((step, place) => {
  const now = place === engagement.step;
  return html`<li class=${now ? "now" : place < engagement.step ? "done" : ""} aria-current=${now ? "step" : nothing}><span class="dot">${place < engagement.step ? icon("a-check", "xs") : place + 1}</span><span class="word">${say(`page-lcg-step-${step}`)}</span></li>`;
})}</ol>`;

/** A unit that takes part. @param {Screen} screen @param {number} id @param {Engagement} engagement */
function fighter(screen, id, engagement) {
  const card = screen.shown.cards.find((each) => each.id === id);
  if (!card) return nothing;
  const printed = screen.catalogue.cards[card.key ?? ""];
  const strikes = engagement.strike?.unit === id;
  return html`<li class="fighter ${tintOf(printed)} ${card.focus ? "spent" : ""} ${strikes ? "strikes" : ""}"><button @click=${() => screen.look(card)}>
    ${faced(spoken(screen, card), html`${cardGlyph(printed, "s")}<span class="grow"><span class="nm ell">${drawnName(screen.catalogue, card)}</span><span class="row tight">${iconsNow(card)}${tokens(card)}</span></span>${capacityTab(card.damage, card.capacity)}`)}</button></li>`;
}

/** @param {Screen} screen @param {Engagement} engagement */
function versus(screen, engagement) {
  const column = (/** @type {number} */ seat, /** @type {number[]} */ units, /** @type {string} */ words, /** @type {string} */ none) => html`<div><h3 class="t-label row tight">${tally(screen.colours[seat], "s")}<span class="ell">${say(words)}</span></h3>
    <ul class="fighters">${units.map((id) => fighter(screen, id, engagement))}${units.length ? nothing : html`<li class="t-small faint">${say(none)}</li>`}</ul></div>`;
  return html`<div class="against">${column(engagement.attacker, engagement.attackers, "page-lcg-attackers", engagement.step < 2 ? "page-lcg-nobody-yet" : "page-lcg-nobody")}${column(engagement.defender, engagement.defenders, "page-lcg-defenders", engagement.step < 3 ? "page-lcg-nobody-yet" : "page-lcg-nobody")}</div>`;
}

/** @param {Screen} screen @param {Stack} stack @param {boolean} mirrored */
function stackOf(screen, stack, mirrored) {
  const own = stack.seat === screen.own;
  const sum = stack.cards.length ? stack.total : (screen.totals?.[stack.seat] ?? stack.total); // a battle that is over has no cards left
  const total = html`<b class="stacktotal seat-${screen.colours[stack.seat]}" aria-hidden=${sum === null ? "true" : nothing}>${sum ?? "?"}</b>`;
  const cards = html`<span class="stackcards">${stack.cards.map((card) => (card.key
    ? html`<button class="stackcard ${tintOf(screen.catalogue.cards[card.key])}" title=${titleOf(screen.catalogue, card.key)} @click=${() => screen.look(card)}>${faced(titleOf(screen.catalogue, card.key), html`${icon("i-force", "xs")}${card.force}`)}</button>`
    : html`<span class="back" role="img" aria-label=${say("lcg-facedown")}></span>`))}</span>`;
  return html`<div class="edgestack ${mirrored ? "mirrored" : ""}"><span class="t-label faint">${own ? say("page-lcg-own-stack") : say("page-lcg-stack", { name: screen.name(stack.seat) })}</span>
    <span class="row">${mirrored ? html`${cards}${total}` : html`${total}${cards}`}</span></div>`;
}

/** @param {Screen} screen @param {Engagement} engagement */
function edge(screen, engagement) {
  if (engagement.step < 3) return nothing;
  const [attacker, defender] = engagement.stacks;
  const holder = engagement.edge;
  const has = (/** @type {number} */ seat) => holder !== null && side(screen, seat) === side(screen, holder);
  return html`<div class="edgebox">${stackOf(screen, attacker, false)}
    <span class="edgeword">${holder === null ? html`<span class="chip">${icon("i-edge", "xs")}${say("page-lcg-edge-open")}</span>` : html`<span class="chip good ${has(attacker.seat) ? "toleft" : "toright"}">${icon("a-check", "xs")}${say("page-lcg-edge")}</span>`}</span>
    ${stackOf(screen, defender, true)}</div>
    ${holder === null ? nothing : html`<p class="t-small dim edgenote">${say("page-lcg-edge-with", { name: screen.name(holder) })}</p>`}`;
}

/** @param {Screen} screen @param {number} seat */
const side = (screen, seat) => screen.shown.players.find((player) => player.seat === seat)?.side;

/** What an option would come to, in a sentence. @param {Screen} screen @param {Hint|undefined} hint */
export function prospect(screen, hint) {
  if (!hint) return null;
  if (hint.attackers && hint.left !== undefined && hint.left !== null) return say("page-lcg-prospect", { blast: hint.blast ?? 0, left: hint.left, units: hint.attackers.length });
  if (hint.target && hint.blast && hint.card !== undefined) {
    const attacks = screen.shown.engagement?.attackers.includes(hint.card);
    if (!attacks) return null;
    const { damage, capacity, card } = hint.target;
    const unit = nameOfCard(screen.catalogue, screen.shown.cards.find((each) => each.id === hint.card));
    const target = nameOfCard(screen.catalogue, screen.shown.cards.find((each) => each.id === card));
    return say(damage + hint.blast >= capacity ? "page-lcg-blast-destroys" : "page-lcg-blast-damages", { unit, target, blast: hint.blast, damage, capacity });
  }
  return null;
}

/** The whole panel around the question. @param {Screen} screen @param {Engagement} engagement @param {unknown} question */
export function engagementPanel(screen, engagement, question) {
  const target = screen.shown.cards.find((card) => card.id === engagement.target);
  return html`<section class="panel atk lcgfight" aria-label=${say("page-lcg-engagement")}>
    <div class="fighthead"><span class="t-label faint">${say("page-lcg-engagement-at")}</span>
      <h2 class="t-title row"><span class="grow ell">${target ? nameOfCard(screen.catalogue, target) : titleOf(screen.catalogue, screen.roster.cards.get(engagement.target))}</span>${target?.capacity ? capacityTab(target.damage, target.capacity) : nothing}</h2></div>
    ${steps(engagement)}${versus(screen, engagement)}${edge(screen, engagement)}${question}</section>`;
}
