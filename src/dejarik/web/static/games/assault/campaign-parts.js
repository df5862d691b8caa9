/** What lies on the table between two missions besides the heroes: the slots, the steps, the shop, the missions, the Empire. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, tally } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { gaveUp } from "../../components/story.js";
import { sitterName } from "../../components/sides.js";
import { counterOf, wareTile } from "./campaign-basket.js";
import { cardTile, costOf, nameOf, textOf, tiles } from "./campaign-cards.js";
import { costIn } from "./campaign-heroes.js";

/** @import { ActiveMission, SlotShown } from "../../../sent/assault.js" */
/** @import { Option } from "../../../protocol.js" */
/** @import { CampaignScreen } from "./campaign.js" */

/** The steps of a stage, of the first one and of the others. */
const FIRST_STEPS = ["found", "mission", "prepare"];
const STEPS = ["aftermath", "learn", "sell", "shop", "empire", "mission", "prepare", "ally"];

/** The winner of a slot. @param {number} winner */
export const winnerColour = (winner) => (winner === 0 ? "red" : "blue");

/** The campaign's slots as a line: those that were played, the next one, those to come. @param {CampaignScreen} screen */
export function slotLine(screen) {
  const { slots, slot, chosen } = screen.shown;
  return html`<ol class="slotline" aria-label=${say("between-slots")}>${slots.map((each, place) => {
    const state = place < slot ? "played" : place === slot ? "next" : "ahead";
    return html`<li class="slot ${state} ${each.winner === null ? "" : `seat-${winnerColour(each.winner)}`}" aria-current=${state === "next" ? "step" : nothing} title=${each.reason ? say(each.reason) : nothing}>
      <span class="row tight"><span class="slotno">${place + 1}</span>${slotMark(each)}</span><span class="slotname">${each.name ? say(each.name) : state === "next" && chosen ? say(chosen) : say(`between-kind-${each.kind}`)}</span>
      <span class="slotnote">${slotNote(each, state)}</span></li>`;
  })}</ol>`;
}

/** Who has won it, or how great the threat will be. @param {SlotShown} slot */
const slotMark = (slot) => (slot.winner === null ? html`<span class="row tight t-label faint" role="img" aria-label=${say("between-threat", { level: slot.threat_level })}>${icon("i-threat", "xs")}${slot.threat_level}</span>` : tally(winnerColour(slot.winner), "s"));

/** @param {SlotShown} slot @param {string} state */
function slotNote(slot, state) {
  if (slot.winner === null) return state === "next" ? html`<span class="holo">${say("between-next")}</span>` : nothing;
  return html`<b>${say(slot.winner === 0 ? "between-empire-won" : "between-rebels-won")}</b><span class="slotreason">${say(slot.reason)}</span>${slot.forced.map((name) => html`<span>+ ${say(name)}</span>`)}`;
}

/** What has been done in this stage, what is done now, what follows. @param {CampaignScreen} screen */
export function stepLine(screen) {
  const { step, slot } = screen.shown;
  const steps = slot ? STEPS : FIRST_STEPS;
  const now = steps.indexOf(step);
  return html`<ol class="stepline" aria-label=${say("between-steps")}>${steps.map((name, place) => html`<li class=${place === now ? "on" : place < now || screen.game.state.outcome ? "done" : ""} aria-current=${place === now ? "step" : nothing}>
    ${place < now || screen.game.state.outcome ? icon("a-check", "xs") : nothing}${say(`between-step-${name}`)}</li>`)}</ol>`;
}

// --- Choices that lie nowhere else ------------------------------------------------------------------------

/** Agenda sets, side missions for allies, new allies and villains, an item that is put on offer. @param {CampaignScreen} screen */
export function choicesPanel(screen) {
  const { decision, catalogue } = screen;
  if (!decision || !["found", "aftermath", "shop"].includes(screen.shown.step)) return nothing;
  const sets = screen.options((option) => option.verb === "set");
  const missions = screen.options((option) => option.mission !== undefined);
  const cards = screen.options((option) => option.verb === "card" || option.verb === "villain");
  if (!sets.length && !missions.length && !cards.length) return nothing;
  return html`<section class="panel ask stagepanel" aria-label=${say(decision.prompt)}><div class="row seathead"><h2 class="t-head grow">${say(decision.prompt)}</h2>${decision.kind === "some" ? html`<span class="chip ${screen.chosen.size >= decision.least ? "on" : ""}">${say("between-chosen", { count: screen.chosen.size, most: decision.most })}</span>` : nothing}</div><div class="pad">
    ${tiles([
      ...sets.map((option) => agendaSet(screen, option)),
      ...missions.map((option) => choice(screen, option, "a-flag", say(option.label), option.ally ? html`<span>${say("between-ally-won", { ally: nameOf(catalogue, option.ally) })}</span>` : nothing)),
      ...cards.map((option) => cardTile(screen, option.card, { options: [option] })),
    ])}</div></section>`;
}

/** A set of agendas: its head chooses it, its cards can be read. @param {CampaignScreen} screen @param {Option} option */
function agendaSet(screen, option) {
  const isChosen = screen.chosen.has(option.id);
  return html`<div class="ucard set ${isChosen ? "chosen" : "on"} ${screen.marked === option.id ? "marked" : ""}">
    <button class="row uhead" data-option=${option.id} aria-pressed=${String(isChosen)} ?disabled=${screen.held} @click=${() => screen.press(option)}>${icon("it-agenda", "s")}<span class="unm grow">${say(`agenda-deck-${option.deck}`)}</span>${icon(isChosen ? "a-check" : "a-plus", "s holo")}</button>
    ${option.cards.map((/** @type {string} */ card) => html`<button class="row usay" data-card=${card} @click=${() => screen.inspect(card)} @pointerenter=${() => screen.peek(card)} @pointerleave=${() => screen.peek(null)}><span class="grow">${nameOf(screen.catalogue, card)}</span>${costOf(costIn(screen, card), "influence")}</button>`)}</div>`;
}

/** Something to choose that is no card. @param {CampaignScreen} screen @param {Option} option @param {string} symbol @param {string} name @param {unknown} body */
function choice(screen, option, symbol, name, body) {
  const isChosen = screen.chosen.has(option.id);
  return html`<button class="ucard ${isChosen ? "chosen" : "on"} ${screen.marked === option.id ? "marked" : ""}" data-option=${option.id} aria-pressed=${screen.decision?.kind === "some" ? String(isChosen) : nothing} ?disabled=${screen.held} @click=${() => screen.press(option)}>
    <span class="row uhead">${icon(symbol, "s")}<span class="unm grow">${name}</span>${isChosen ? icon("a-check", "s holo") : nothing}</span><span class="usay col">${body}</span></button>`;
}

// --- The shop -----------------------------------------------------------------------------------------------

/** The items that were drawn; those that can be paid are lit. @param {CampaignScreen} screen */
export function shopPanel(screen) {
  const { shop, credits } = screen.shown;
  if (!shop.length) return nothing;
  const tiers = [...new Set(shop.map((item) => item.tier))].sort();
  const counter = counterOf(screen);
  /** Nobody buys now: the items can be read. */
  const read = (/** @type {{card: string, cost: number}} */ item) => cardTile(screen, item.card, { cost: costOf(item.cost, "credits", item.cost > credits), dim: item.cost > credits, note: item.cost > credits ? html`<span class="bad">${say("between-short", { amount: item.cost - credits })}</span>` : nothing });
  return html`<section class="panel stagepanel" aria-label=${say("between-shop")}><div class="row seathead"><h2 class="t-head grow">${say("between-shop")} <span class="t-label faint">${say("between-shop-note", { count: shop.length, tiers: tiers.join(", ") })}</span></h2><span class="row tight t-head">${costOf(credits, "credits")}</span></div>
    <div class="pad">${tiles([...shop].sort((a, b) => a.cost - b.cost).map((item) => (counter?.verb === "buy" ? wareTile(screen, counter, item.card) : read(item))))}</div></section>`;
}

// --- Missions -----------------------------------------------------------------------------------------------

/** The missions that can be played, with what can be won. @param {CampaignScreen} screen */
export function missionsPanel(screen) {
  const { active, step, face_down: known, slots, slot } = screen.shown;
  const next = slots[slot];
  const offered = step === "mission" ? screen.options((option) => option.mission !== undefined || option.verb === "face-down") : [];
  const forced = offered.filter((option) => option.mission !== undefined && !active.some((each) => each.mission === option.mission));
  if (!active.length && !forced.length) return nothing;
  let down = 0;
  return html`<section class="panel stagepanel" aria-label=${say("between-missions")}><div class="row seathead">${icon("a-flag", "s")}<h2 class="t-head grow">${say("between-missions")}</h2>${next ? html`<span class="t-label faint row tight">${icon("i-threat", "xs")}${say("between-threat", { level: next.threat_level })}</span>` : nothing}</div>
    <div class="pad">${tiles([...forced.map((option) => choice(screen, option, "a-flag", say(option.label), html`<span>${say("between-kind-forced")}</span>`)), ...active.map((mission) => {
      const place = mission.mission === null ? down++ : -1;
      const option = offered.find((each) => (mission.mission === null ? each.id === `face-down:${place + 1}` : each.mission === mission.mission));
      return missionTile(screen, mission, option, mission.mission === null ? known[place] : undefined);
    })], 260)}</div></section>`;
}

/** @param {CampaignScreen} screen @param {ActiveMission} mission @param {Option|undefined} option @param {import("../../../protocol.js").Text} [known] its name, for the Empire alone */
function missionTile(screen, mission, option, known) {
  const body = html`<span class="row uhead">${icon(mission.mission === null ? "i-secret" : "a-flag", "s")}<span class="unm grow">${say(mission.name)}</span><span class="t-label faint">${say(`between-kind-${mission.kind}`)}</span></span>
    ${known ? html`<span class="stag">${icon("i-secret")}${say(known)}</span>` : nothing}${mission.notes.map((note) => html`<span class="usay">${say(note)}</span>`)}${mission.cards.map((card) => html`<span class="wonwith"><b>${nameOf(screen.catalogue, card)}</b>${textOf(screen.catalogue, card)}</span>`)}
    ${option ? html`<span class="unote">${say("between-unknown")}</span>` : screen.shown.step === "mission" ? html`<span class="unote">${say("between-later")}</span>` : nothing}`;
  const isLater = screen.shown.step === "mission" && screen.decision; // another kind of mission is played now
  if (!option) return html`<div class="ucard missioncard ${isLater ? "off" : ""} ${mission.kind}" data-mission=${mission.mission ?? nothing}>${body}</div>`;
  return html`<button class="ucard missioncard on ${mission.kind} ${screen.marked === option.id ? "marked" : ""}" data-mission=${mission.mission ?? nothing} data-option=${option.id} ?disabled=${screen.held} @click=${() => screen.press(option)}>${body}</button>`;
}

// --- The Empire -----------------------------------------------------------------------------------------------

/** The Empire's class, experience, influence and open cards; for itself its agendas. @param {CampaignScreen} screen */
export function empirePanel(screen) {
  const { shown, game } = screen;
  const own = screen.isEmpire && !game.shared;
  const short = (/** @type {string} */ card) => costIn(screen, card) > shown.empire_xp;
  const learnt = (/** @type {string} */ card) => (screen.asked === 0 ? screen.options((option) => option.verb === "learn" && option.card === card) : []);
  const bought = (/** @type {string} */ card) => screen.options((option) => option.verb === "agenda" && option.card === card);
  const thrown = (/** @type {string} */ card) => (shown.step === "empire" ? screen.options((option) => option.verb === "card" && option.card === card) : []);
  const counter = counterOf(screen);
  const deck = tiles([...shown.empire_deck].sort((a, b) => costIn(screen, a) - costIn(screen, b)).map((card) => counter?.verb === "learn" ? wareTile(screen, counter, card) : cardTile(screen, card, { options: learnt(card), dim: !learnt(card).length, cost: costOf(costIn(screen, card), "xp", short(card)) })));
  const isBuying = screen.options((option) => option.verb === "learn").length > 0 && screen.asked === 0;
  return html`<section class="panel seat-red stagepanel" aria-label=${say("mission-empire")}>
    <div class="row seathead">${tally("red")}<h2 class="t-head grow ell">${say(`imperial-class-${shown.empire_class}`)} <span class="t-label faint">${own ? say("mission-you") : sitterName(game.state.table, 0)}</span> ${gaveUp(game.state.table, 0)}</h2>${costOf(shown.empire_xp, "xp")}${costOf(shown.influence, "influence")}</div>
    ${own && shown.drawn.length ? html`<div class="pad col secret"><h3 class="row"><span class="t-head grow">${say("between-drawn")}</span><span class="stag">${icon("i-secret")}${say("between-only-you")}</span></h3>
      ${tiles(shown.drawn.map((card) => counter?.verb === "agenda" ? wareTile(screen, counter, card, true) : cardTile(screen, card, { options: bought(card), secret: true, dim: !bought(card).length, cost: costOf(costIn(screen, card), "influence", costIn(screen, card) > shown.influence) })))}
      <p class="t-small dim">${say("between-drawn-note")}</p></div>` : nothing}
    <div class="pad col">
      ${isBuying ? html`<h3 class="t-label faint">${say("between-class-cards")}</h3>${deck}` : nothing}
      ${own && shown.hand.length ? html`<h3 class="t-label faint row tight">${icon("i-secret", "xs")}${say("between-hand")}</h3>${tiles(shown.hand.map((card) => cardTile(screen, card, { small: true, secret: true, options: thrown(card) })), 180)}` : nothing}
      ${!own && shown.secret_agendas ? html`<p class="row tight t-small dim">${icon("i-secret", "s")}${say("between-secret-count", { count: shown.secret_agendas })}</p>` : nothing}
      ${section(screen, "between-agendas", shown.agendas, thrown)}${section(screen, "between-cards", shown.empire_cards)}${section(screen, "between-villains", shown.villains)}
      ${isBuying ? nothing : html`<details class="classdeck"><summary class="t-label">${icon("a-down", "xs")}${say("between-class-left", { count: shown.empire_deck.length })}</summary>${deck}</details>`}</div></section>`;
}

/** @param {CampaignScreen} screen @param {string} title @param {string[]} cards @param {(card: string) => Option[]} [options] */
const section = (screen, title, cards, options = () => []) => (cards.length ? html`<h3 class="t-label faint">${say(title)}</h3>${tiles(cards.map((card) => cardTile(screen, card, { small: true, options: options(card) })), 180)}` : nothing);
