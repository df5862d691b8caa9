/** The heroes of a mission with their gauges and cards; its goals, its threat and what was read. */
import { html, nothing } from "../../vendor/lit.js";
import { die, icon, tally } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { sitterName } from "../../components/sides.js";
import { collected, tokenChips, tokenLines } from "./beside.js";
import { glyphOf } from "./glyphs.js";
import { cardSymbol, conditionIcon, groupList, wholeCard } from "./sides.js";

/** @import { CardInPlay, HeroShown, LiveScreen, MissionTable } from "../../../skirmish.js" */

/** What these parts ask of the screen. @typedef {LiveScreen & {mission: MissionTable, sheet: string, showGoal: (goal: MissionTable["goals"][number]) => void}} MissionParts */

const MOST_THREAT = 20;
const MOST_SEGMENTS = 16;

/** Whether a hero is no longer on the map. @param {HeroShown} hero */
export const isGone = (hero) => hero.withdrawn || hero.escaped;

/** Why not. @param {HeroShown} hero */
const goneWord = (hero) => say(hero.escaped ? "mission-escaped" : "mission-withdrawn");

/** A hero in small: the glyph in its circle. @param {HeroShown} hero @param {string} [size] */
export const heroMark = (hero, size = "") => html`<span class="hmark ${size} ${hero.wounded ? "wounded" : ""} ${isGone(hero) ? "out" : ""}"><svg class="i" aria-hidden="true"><use href="#${glyphOf(hero.sheet, [])}"></use></svg></span>`;

/** One segment a point; a plain bar where there are too many. @param {number} on @param {number} most @param {string} kind */
function gauge(on, most, kind) {
  const count = Math.min(most, MOST_SEGMENTS);
  const filled = most > MOST_SEGMENTS ? Math.round((on / most) * count) : on;
  return html`<span class="gauge ${kind}" aria-hidden="true">${Array.from({ length: count }, (_, index) => html`<i class=${index < filled ? "on" : ""}></i>`)}</span>`;
}

/** Both gauges of a hero. @param {HeroShown} hero */
export function gauges(hero) {
  const left = Math.max(0, hero.health - hero.damage);
  return html`<span class="g"><span class="gline h ${hero.wounded ? "w" : ""}" role="img" aria-label=${say("mission-health-label", { left, health: hero.health })}>${icon(hero.wounded ? "s-wounded" : "s-health")}${gauge(left, hero.health, hero.wounded ? "wnd" : "")}<b>${left}<small>/${hero.health}</small></b></span>
    <span class="gline s" role="img" aria-label=${say("mission-strain-label", { strain: hero.strain, endurance: hero.endurance })}>${icon("s-strain")}${gauge(hero.strain, hero.endurance, "strain")}<b>${hero.strain}<small>/${hero.endurance}</small></b></span></span>`;
}

/** The activation tokens of a hero: those that are left, and those that were used. @param {HeroShown} hero */
function tokens(hero) {
  const used = Math.max(0, hero.acted - (hero.active ? 1 : 0));
  return html`${hero.active ? html`<svg class="i atok now" aria-hidden="true"><use href="#s-token"></use></svg>` : nothing}${Array.from({ length: Math.max(0, hero.activations - (hero.active ? 1 : 0)) }, () => html`<svg class="i atok" aria-hidden="true"><use href="#s-token"></use></svg>`)}
    ${Array.from({ length: isGone(hero) ? 0 : used }, () => html`<svg class="i atok done" aria-hidden="true"><use href="#s-token-done"></use></svg>`)}`;
}

/** What has become of a hero, in a word. @param {HeroShown} hero */
export function heroState(hero) {
  if (isGone(hero) || hero.incapacitated) return html`<span class="wmark">${icon("s-withdrawn")}${isGone(hero) ? goneWord(hero) : say("mission-incapacitated")}</span>`;
  return hero.wounded ? html`<span class="wmark">${say("mission-wounded")}</span>` : nothing;
}

/** A hero in the rail. @param {MissionParts} screen @param {HeroShown} hero */
function heroRow(screen, hero) {
  const figure = screen.figure(hero.figure);
  const lit = figure && screen.optionOfGroup(figure.group);
  const own = screen.game.state.seats.includes(hero.seat);
  return html`<li><button class="herorow ${hero.active ? "act" : ""} ${own ? "you" : ""} ${isGone(hero) ? "gone" : ""} ${lit ? "may" : ""}" data-hero=${hero.figure} data-option=${lit ?? nothing}
      @click=${() => (lit ? screen.answer(lit) : screen.inspect(`hero:${hero.figure}`))}>
    <span class="hm">${heroMark(hero)}<span class="who ell">${own ? say("mission-you") : sitterName(screen.game.state.table, hero.seat)}</span></span>
    <span class="hb"><span class="nm"><span class="ell">${say(hero.name)}</span>${hero.active ? html`<span class="vh">${say("page-active")}</span>` : nothing}${heroState(hero)}
      <span class="ex">${hero.bounty ? html`<svg class="i s bounty" role="img" aria-label=${say("mission-bounty")}><use href="#i-luck"></use></svg>` : nothing}${screen.mission.recon.includes(hero.figure) ? html`<svg class="i s holo" role="img" aria-label=${say("mission-recon")}><use href="#a-search"></use></svg>` : nothing}${(figure?.conditions ?? []).map(conditionIcon)}${tokenChips(screen.mission.on_sheets[hero.figure])}${tokens(hero)}</span></span>${isGone(hero) ? nothing : gauges(hero)}</span>
  </button></li>`;
}

/** The heroes, and the allies that fight with them. @param {MissionParts} screen */
export function heroRail(screen) {
  const { mission } = screen;
  const crates = mission.heroes.reduce((sum, hero) => sum + hero.crates, 0);
  const own = new Set(mission.heroes.map((hero) => screen.figure(hero.figure)?.group));
  const allies = mission.groups.filter((group) => group.seat > 0 && !own.has(group.id) && group.figures.length); // neutral figures are nobody's
  return html`<section class="panel seatp seat-blue" aria-label=${say("mission-heroes")}>
    <div class="row seathead">${tally("blue")}<h2 class="t-head grow">${say("mission-heroes")}</h2>${tokenChips(mission.supplies)}${crates ? html`<span class="row tight t-label dim" title=${say("mission-crates", { count: crates })}>${icon("x-crate", "s")}${crates}</span>` : nothing}</div>
    <ul>${mission.heroes.map((hero) => heroRow(screen, hero))}</ul>${allies.length ? html`<ul>${groupList(screen, allies)}</ul>` : nothing}</section>`;
}

/** Round, threat, goals, and how many cards the Empire has. @param {MissionParts} screen */
export function missionPanel(screen) {
  const { mission } = screen;
  const { threat, threat_level: level, empire } = mission;
  const own = screen.game.state.seats.includes(0);
  return html`<section class="panel missionfacts" aria-label=${say("page-mission")}><div class="pad">
      <div class="row"><h2 class="t-head grow">${mission.round ? say("page-round", { round: mission.round }) : say("page-standing-setup")}</h2>${mission.last_round ? html`<span class="t-label faint">${say("mission-last-round", { round: mission.last_round })}</span>` : nothing}</div>
      <div class="row threatline"><span class="row tight grow">${icon("i-threat", "s")}${say("mission-threat", { threat })}</span><span class="t-label faint">${say("mission-threat-level", { level })}</span></div>
      <div class="threat ${own ? "red" : ""}" aria-hidden="true">${Array.from({ length: MOST_THREAT }, (_, index) => html`<i class=${index < threat ? "on" : index < threat + level ? "next" : ""}></i>`)}</div>
      <p class="t-label faint">${say("mission-backs", { imperial: empire.backs.imperial ?? 0, mercenary: empire.backs.mercenary ?? 0, agendas: empire.agendas })}${empire.influence ? ` · ${say("mission-influence", { influence: empire.influence })}` : nothing}</p></div>
    ${mission.goals.length ? html`<ol class="goals pad">${mission.goals.map((goal, index) => html`<li><button class="goal" @click=${() => screen.showGoal(goal)}><span class="pen">${index + 1}</span><span>${say(goal.text)}</span>${collected(goal.counted)}</button></li>`)}</ol>` : nothing}
    ${mission.goal ? html`<p class="pad secret owngoal t-small"><span class="stag">${icon("i-secret")}${say("mission-own-goal")}</span> ${say(mission.goal)}</p>` : nothing}</section>`;
}

// --- What one has for one's own ---------------------------------------------------------------------

/** A hero's sheet in a strip: gauges, attributes, cards. @param {MissionParts} screen @param {HeroShown} hero */
export function heroStrip(screen, hero) {
  const loose = hero.cards.filter((card) => card.on === null);
  return html`<div class="handrow hand herostrip seat-blue" role="group" aria-label=${say(hero.name)}>
    <button class="herohead" @click=${() => screen.inspect(`hero:${hero.figure}`)}><span class="row">${heroMark(hero, "l")}<span class="t-head ell">${say(hero.name)}</span></span>${gauges(hero)}${tokenLines(screen.mission.on_sheets[hero.figure])}</button>
    <div class="attrs" role="group" aria-label=${say("mission-attributes")}>${Object.entries(hero.attributes).map(([name, dice]) => html`<span class="attr">${icon(`at-${name}`)}<span>${say(`attribute-${name}`)}</span><span class="row tight">${dice.map((/** @type {string} */ colour) => die(colour, null, "s"))}</span></span>`)}</div>
    <div class="hcards">${loose.map((card) => heroCard(screen, hero, card))}</div>
    ${screen.sheet === "hand" ? html`<div class="herosheet">${wholeCard(screen.catalogue, hero.side)}</div>` : nothing}</div>`;
}

/** The tokens that lie on a card. @param {MissionParts} screen @param {CardInPlay} held */
export const lyingOn = (screen, held) => html`${held.tokens ? html`<span class="lying" role="img" aria-label=${say("mission-tokens-on", { count: held.tokens })}>${held.tokens}</span>` : nothing}${screen.mission.recon.includes(held.source) ? html`<span class="lying recon" role="img" aria-label=${say("mission-recon")}>${icon("a-search", "xs")}</span>` : nothing}`;

/** A card in front of a hero, with the modifications on it. @param {MissionParts} screen @param {HeroShown} hero @param {CardInPlay} held */
function heroCard(screen, hero, held) {
  const card = screen.catalogue.campaign[held.card];
  const own = screen.game.state.seats.includes(hero.seat);
  const option = own && screen.decision?.options.find((each) => each.card === held.card && ["use", "special", "weapon"].includes(each.verb))?.id;
  const on = hero.cards.filter((each) => each.on === held.source);
  const state = held.depleted || held.face_down ? "dep" : held.exhausted ? "ex" : option ? "on" : "";
  return html`<button class="hcard ${state} ${card?.type === "supply" ? "sup" : ""}" data-card=${held.card} data-option=${option || nothing} ?disabled=${Boolean(option) && screen.held}
      @click=${() => (option ? screen.answer(option) : screen.inspect(`card:${held.card}`))} @contextmenu=${(event) => { event.preventDefault(); screen.inspect(`card:${held.card}`); }}
      @pointerenter=${() => screen.peek(`card:${held.card}`)} @pointerleave=${() => screen.peek(null)}>
    ${icon(cardSymbol(card))}<span class="nm">${say(card?.name ?? { id: `card-${held.card}` })}</span>
    ${card?.attack ? html`<span class="st">${card.attack.dice.map((colour) => die(colour, null, "xs"))}</span>` : nothing}
    ${lyingOn(screen, held)}
    ${held.depleted ? html`<span class="st">${icon("i-depleted")}${say("mission-depleted")}</span>` : held.face_down ? html`<span class="st">${icon("i-depleted")}${say("mission-face-down")}</span>` : held.exhausted ? html`<span class="st">${icon("i-exhausted")}${say("mission-exhausted")}</span>` : nothing}
    ${on.map((each) => html`<span class="mod">${icon("it-mod", "xs")}${say(screen.catalogue.campaign[each.card]?.name ?? { id: `card-${each.card}` })}</span>`)}
  </button>`;
}

/** A hero that is looked at: both gauges, attributes, the sheet's text, all cards. @param {MissionParts} screen @param {HeroShown} hero @param {unknown} sheet */
export const heroFacts = (screen, hero, sheet) => html`<div class="herofacts seat-blue">${gauges(hero)}${tokenLines(screen.mission.on_sheets[hero.figure])}${sheet}
  <div class="hcards">${hero.cards.filter((card) => card.on === null).map((card) => heroCard(screen, hero, card))}</div></div>`;

/** A text that was read to everybody. @param {MissionTable["told"][number]} told */
export const toldText = (told) => html`<article class="event"><h3 class="eh">${icon("i-event")}${say(told.title)}<span class="t-label faint right">${told.round ? say("page-round", { round: told.round }) : nothing}</span></h3>
  ${say(told.text).split("\n").map((line) => html`<p>${line}</p>`)}</article>`;

/** Everything that was read to everybody, the latest first. @param {MissionTable} mission */
export const toldTexts = (mission) => html`<div class="told">${[...mission.told].reverse().map(toldText)}
  ${mission.mission.rules.length ? html`<article class="event rulesof"><h3 class="eh">${icon("a-rules")}${say("mission-rules")}</h3>${mission.mission.rules.map((rule) => html`<p>${say(rule)}</p>`)}</article>` : nothing}</div>`;

/** How a mission stands, in chips. @param {any} mission */
export const missionChips = (mission) => html`<span class="panel scorechip seat-red">${tally("red")}<span class="t-head">${say("mission-threat", { threat: mission.threat })}</span></span>
  ${mission.heroes.map((/** @type {HeroShown} */ hero) => html`<span class="panel scorechip seat-blue">${heroMark(hero, "s")}<span class="t-head ell">${say(hero.name)}</span><b class="vp">${Math.max(0, hero.health - hero.damage)}</b></span>`)}`;
