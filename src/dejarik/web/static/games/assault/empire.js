/** The Empire of a mission: its groups and open cards for everybody; for itself its hand, its threat and the events to come. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, tally } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { gaveUp } from "../../components/story.js";
import { sitterName } from "../../components/sides.js";
import { collected } from "./beside.js";
import { lyingOn } from "./heroes.js";
import { cardSymbol, groupList } from "./sides.js";

/** @import { CardInPlay, MissionTable } from "../../../skirmish.js" */
/** @import { MissionParts } from "./heroes.js" */

/** The groups of the Empire, its open cards, and the agendas that it has played. @param {MissionParts} screen */
export function empirePanel(screen) {
  const { mission } = screen;
  const groups = mission.groups.filter((group) => group.seat === 0 && group.figures.length);
  const own = screen.game.state.seats.includes(0); // in its tray
  return html`<section class="panel seatp seat-red" aria-label=${say("mission-empire")}>
    <div class="row seathead">${tally("red")}<h2 class="t-head grow ell">${say("mission-empire")}</h2>${collected(mission.empire.counted)}<span class="t-label faint ell">${sitterName(screen.game.state.table, 0)}</span>${gaveUp(screen.game.state.table, 0)}</div>
    <ul>${groupList(screen, groups)}</ul>
    ${!own && (mission.empire.cards.length || mission.empire.attachments.length) ? html`<div class="pad row wrap">${openCards(screen)}</div>` : nothing}
    ${mission.empire.played.length ? html`<div class="pad"><p class="t-label faint">${say("mission-played")}</p><div class="row wrap">${mission.empire.played.map((card) => openCard(screen, card))}</div></div>` : nothing}</section>`;
}

/** The cards of the Empire that lie open: those in play, and Attachments that no group has. @param {MissionParts} screen */
const openCards = (screen) => [...screen.mission.empire.cards.map((held) => openCard(screen, held.card, held)), ...screen.mission.empire.attachments.map((card) => openCard(screen, card))];

/** @param {MissionParts} screen @param {string} id @param {CardInPlay} [held] */
function openCard(screen, id, held) {
  const card = screen.catalogue.campaign[id];
  const option = screen.game.state.seats.includes(0) && screen.decision?.options.find((each) => each.card === id && ["use", "special"].includes(each.verb))?.id;
  const state = held?.depleted ? "dep" : held?.exhausted ? "ex" : option ? "on" : "";
  return html`<button class="hcard ${state}" data-card=${id} data-option=${option || nothing} ?disabled=${Boolean(option) && screen.held} @click=${() => (option ? screen.answer(option) : screen.inspect(`card:${id}`))}
      @contextmenu=${(event) => { event.preventDefault(); screen.inspect(`card:${id}`); }} @pointerenter=${() => screen.peek(`card:${id}`)} @pointerleave=${() => screen.peek(null)}>
    ${icon(cardSymbol(card))}<span class="nm">${say(card?.name ?? { id: `card-${id}` })}</span>${held ? lyingOn(screen, held) : nothing}
    ${held?.depleted ? html`<span class="st">${icon("i-depleted")}${say("mission-depleted")}</span>` : held?.exhausted ? html`<span class="st">${icon("i-exhausted")}${say("mission-exhausted")}</span>` : nothing}</button>`;
}

// --- What only the Empire sees ------------------------------------------------------------------------

/** The events that have not happened yet. @param {MissionTable} mission */
export function eventsToCome(mission) {
  if (!mission.events.length) return nothing;
  return html`<section class="panel tocome secret" aria-label=${say("mission-events")}><h2 class="row seathead"><span class="t-head grow">${say("mission-events")}</span><span class="stag">${icon("i-secret")}${say("mission-hidden")}</span></h2>
    ${mission.events.map((event) => html`<details><summary class="row">${icon("i-event", "s")}<span class="grow">${say(event.title)}</span>${icon("a-down", "xs faint")}</summary>
      ${[event.text, ...event.options].map((text) => html`<p class="t-small dim">${say(text)}</p>`)}</details>`)}</section>`;
}

/** The Empire's tray: its threat, the cards in hand with what they cost, agendas, reserved groups, the cards in play. @param {MissionParts} screen */
export function empireTray(screen) {
  const { mission } = screen;
  const all = [...mission.hand.map((held) => tile(screen, held, "hand")), ...mission.agendas.map((held) => tile(screen, held, "agenda")), ...openCards(screen), ...mission.reserved.map((held) => tile(screen, held, "reserved"))];
  return html`<div class="handrow hand tray" role="group" aria-label=${say("mission-tray")}>
    <div class="traythreat seat-red" role="img" aria-label="${say("mission-threat", { threat: mission.threat })}, ${say("mission-threat-level", { level: mission.threat_level })}">${icon("i-threat")}<b>${mission.threat}</b><span class="t-label">+${mission.threat_level}</span></div>
    ${all.length ? all : html`<p class="t-small dim">${say("page-hand-empty")}</p>`}</div>`;
}

/** A card that only the Empire sees. @param {MissionParts} screen @param {{card: string, cost?: number, options?: string[]}} held @param {"hand"|"agenda"|"reserved"} kind */
function tile(screen, held, kind) {
  const card = screen.catalogue.cards[held.card] ?? screen.catalogue.campaign[held.card];
  const option = held.options?.find((id) => screen.optionIds.has(id));
  return html`<button class="ccard secret ${option ? "on" : ""} ${kind}" data-card=${held.card} data-option=${option ?? nothing} ?disabled=${Boolean(option) && screen.held}
      @click=${() => (option ? screen.answer(option) : screen.inspect(`card:${held.card}`))} @contextmenu=${(event) => { event.preventDefault(); screen.inspect(`card:${held.card}`); }}
      @pointerenter=${() => screen.peek(`card:${held.card}`)} @pointerleave=${() => screen.peek(null)}>
    <span class="nm">${say(card?.name ?? { id: `card-${held.card}` })}</span>${held.cost ? html`<span class="cost" aria-label="${say("page-cost-label")} ${held.cost}">${held.cost}</span>` : nothing}
    <span class="when">${icon(option ? "i-deploy" : kind === "reserved" ? "i-event" : "i-secret", "xs")}<span>${say(`mission-tray-${kind}`)}</span></span></button>`;
}
