/** The panels of a told mission: what people say, what was read, what only the Imperial player knows, and the result. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, tally } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { toldText } from "./heroes.js";
import { heroGlyph } from "./campaign-cards.js";
import { payment } from "./paid.js";

/** @import { Option } from "../../../protocol.js" */
/** @import { Catalogue, FieldShown, ToldTable } from "../../../skirmish.js" */

/** What these parts ask of the screen. @typedef {{shown: ToldTable, catalogue: Catalogue, held: boolean, answer: (option: string) => void, inspect: (card: string) => void, options: (verb: string) => Option[]}} ToldScreen */

/** @param {ToldScreen} screen @param {string} option @param {unknown} words @param {string} [tone] @param {string} [label] */
const press = (screen, option, words, tone = "", label) => html`<button class="btn ${tone}" data-option=${option} aria-label=${label ?? nothing} ?disabled=${screen.held} @click=${() => screen.answer(option)}>${words}</button>`;

/** Round and threat: they are counted here. @param {ToldScreen} screen */
export function countersPanel(screen) {
  const { shown } = screen;
  const set = (/** @type {number} */ threat) => screen.options("threat").find((option) => option.threat === threat);
  const step = (/** @type {number} */ by, /** @type {string} */ sign) => {
    const option = set(shown.threat + by);
    return option ? press(screen, option.id, sign, "icon", say(option.label)) : html`<button class="btn icon" disabled>${sign}</button>`;
  };
  return html`<section class="panel toldcounters" aria-label=${say("told-counters")}><div class="pad row wrap">
    <div class="counter"><span class="t-label faint">${say("told-round")}</span><b class="t-num">${shown.round || "–"}</b></div>
    <div class="counter seat-red"><span class="t-label faint">${say("told-threat")}</span><span class="row tight">${step(-1, "−")}<b class="t-num">${shown.threat}</b>${step(1, "+")}</span></div>
    <div class="counter"><span class="t-label faint">${say("told-level")}</span><b class="t-num">${shown.threat_level}</b></div>
    ${screen.options("threat").length ? html`<label class="counter"><span class="t-label faint">${say("told-set-threat")}</span><select ?disabled=${screen.held} @change=${(/** @type {any} */ event) => event.target.value && screen.answer(event.target.value)}>
      <option value="" selected>${shown.threat}</option>${screen.options("threat").map((option) => html`<option value=${option.id}>${option.threat}</option>`)}</select></label>` : nothing}</div></section>`;
}

/** Doors, objects and heroes: what everybody can see happen. @param {ToldScreen} screen */
export function happeningsPanel(screen) {
  const { shown } = screen;
  const offered = (/** @type {string} */ verb, /** @type {string} */ key, /** @type {unknown} */ value) => screen.options(verb).find((option) => option[key] === value)?.id;
  return html`<section class="panel stagepanel" aria-label=${say("told-happens")}><div class="row seathead"><h2 class="t-head grow">${say("told-happens")}</h2></div><div class="pad col">
    ${shown.doors.length ? html`<h3 class="t-label faint">${say("told-doors")}</h3><div class="row wrap">${shown.doors.map((door) => {
      const option = offered("door", "door", door.door);
      return option ? press(screen, option, html`${icon("a-lock", "s")}${say("told-door", { place: door.place })}`) : html`<span class="chip">${icon(door.open ? "a-check" : "a-lock", "s")}${say(door.open ? "told-door-open" : "told-door", { place: door.place })}</span>`;
    })}</div>` : nothing}
    ${shown.objects.length ? html`<h3 class="t-label faint">${say("told-objects")}</h3><div class="row wrap">${shown.objects.map((object) => {
      const option = offered("object", "kind", object.kind);
      const words = html`${say(object.name)} <span class="t-num">${object.done}/${object.count}</span>`;
      return option ? press(screen, option, words) : html`<span class="chip">${words}</span>`;
    })}</div>` : nothing}
    <h3 class="t-label faint">${say("told-heroes")}</h3><div class="toldheroes seat-blue">${shown.heroes.map((hero) => {
      const option = offered("wounded", "hero", hero.seat);
      return html`<div class="toldhero row">${heroGlyph(hero.sheet)}<span class="grow"><span class="gname">${say(hero.name)}</span><span class="t-small dim">${hero.wounded ? say("told-wounded") : say("told-healthy")}</span></span>
        ${option ? press(screen, option, hero.wounded ? say("told-heal") : say("told-wound"), hero.wounded ? "quiet" : "") : nothing}</div>`;
    })}</div></div></section>`;
}

/** What each side brings. @param {ToldScreen} screen */
export const partyPanel = (screen) => html`<section class="panel stagepanel" aria-label=${say("told-party")}><div class="row seathead"><h2 class="t-head grow">${say("told-party")}</h2></div><div class="pad col">
  ${screen.shown.heroes.map((hero) => html`<div class="seat-blue"><span class="row tight">${heroGlyph(hero.sheet)}<b>${say(hero.name)}</b></span>${cards(screen, hero.cards)}</div>`)}
  ${screen.shown.ally ? html`<div class="seat-blue"><b>${say("told-ally")}</b>${cards(screen, [screen.shown.ally])}</div>` : nothing}
  <div class="seat-red"><span class="row tight">${tally("red", "s")}<b>${say({ id: `imperial-class-${screen.shown.empire_class}` })}</b></span>${cards(screen, [...screen.shown.empire_cards, ...screen.shown.villains])}</div></div></section>`;

/** @param {ToldScreen} screen @param {string[]} ids */
const cards = (screen, ids) => (ids.length ? html`<div class="row wrap toldcards">${ids.map((card) => html`<button class="btn quiet small" @click=${() => screen.inspect(card)}>${say({ id: `card-${card}` })}</button>`)}</div>` : nothing);

/** Goals, and the texts that were read: the latest first. @param {ToldScreen} screen */
export const readPanel = ({ shown }) => html`<section class="panel stagepanel told" aria-label=${say("told-read")}>
  ${shown.goals.length ? html`<ol class="goals pad">${shown.goals.map((goal, index) => html`<li class="row"><span class="pen">${index + 1}</span><span>${say(goal)}</span></li>`)}</ol>` : nothing}
  ${[...shown.told].reverse().map(toldText)}
  ${shown.mission.rules.length ? html`<article class="event rulesof"><h3 class="eh">${icon("a-rules")}${say("mission-rules")}</h3>${shown.mission.rules.map((rule) => html`<p>${say(rule)}</p>`)}</article>` : nothing}</section>`;

/** What only the Imperial player may see. @param {ToldScreen} screen */
export function secretPanel(screen) {
  const { shown } = screen;
  const { open_groups: open } = shown;
  return html`<section class="panel tocome secret" aria-label=${say("told-secret")}><h2 class="row seathead"><span class="t-head grow">${say("told-secret")}</span><span class="stag">${icon("i-secret")}${say("mission-hidden")}</span></h2>
    <div class="pad col">${shown.goal ? html`<p class="t-small">${say(shown.goal)}</p>` : nothing}
      ${shown.last_round ? html`<p class="t-small">${say("mission-last-round", { round: shown.last_round })}</p>` : nothing}
      ${shown.reserved.length ? html`<p class="t-label faint">${say("told-reserved")}</p>${cards(screen, shown.reserved.map((group) => group.card))}` : nothing}
      ${open ? html`<p class="t-label faint">${say("told-open", { count: open.count })}</p>${open.without.length ? html`<p class="t-small">${say("told-without", { what: open.without.map((each) => say(each)).join(", ") })}</p>` : nothing}${cards(screen, open.also)}` : nothing}
      ${shown.points.length ? html`<p class="t-label faint">${say("told-points")}</p><p class="t-small">${shown.points.map((point) => point.space).join(", ")}</p>` : nothing}
      ${shown.hand.length ? html`<p class="t-label faint">${say("told-agendas")}</p>${cards(screen, shown.hand)}` : nothing}</div>
    ${shown.events.map((event) => html`<details><summary class="row">${icon("i-event", "s")}<span class="grow">${say(event.title)}<span class="t-small dim when">${whenOf(event)}</span></span>${icon("a-down", "xs faint")}</summary>
      ${[event.text, ...event.options].map((text) => html`<p class="t-small dim">${say(text)}</p>`)}</details>`)}</section>`;
}

/** @param {ToldTable["events"][number]} event */
export const whenOf = (event) => `${event.waits ? `${say("told-waits")} ` : ""}${event.when.map((text) => say(text)).join(" ")}`;

// --- The result ---------------------------------------------------------------------------------------

/** The result as it stands, and what it pays. @param {ToldScreen} screen */
export function resultPanel(screen) {
  const { shown } = screen;
  const lines = (/** @type {string[]} */ kinds) => shown.fields.filter((field) => kinds.includes(field.kind)).map((field) => fieldLine(screen, field));
  return html`<section class="panel stagepanel toldresult ${shown.won === "imperial" ? "seat-red" : "seat-blue"}" aria-label=${say("told-result")}>
    <div class="row seathead">${tally(shown.won === "imperial" ? "red" : "blue")}<h2 class="t-head grow">${say(shown.won === "imperial" ? "told-won-empire" : "told-won-rebels")}</h2></div>
    <div class="pad col">${shown.ended ? html`<p>${say(shown.ended)}</p>` : nothing}
      ${shown.problems.map((problem) => html`<p class="bad row tight" role="alert">${icon("a-warn", "s")}${say(problem)}</p>`)}
      <div class="fieldlist">${lines(["crates", "merit", "wounded"])}</div>
      <details class="morefields"><summary class="t-label">${say("told-more")}</summary><div class="fieldlist">${lines(["spent", "influence", "gained", "bounty"])}</div></details></div></section>
    ${shown.paid ? html`<section class="panel stagepanel"><div class="row seathead"><h2 class="t-head grow">${say("told-pays")}</h2></div><div class="pad">${payment(shown.paid)}</div></section>` : nothing}`;
}

/** A part of the result: yes or no, or how much; what follows from what was told stands there. @param {ToldScreen} screen @param {FieldShown} field */
function fieldLine(screen, field) {
  const offered = new Map(screen.options("set").filter((option) => option.field === field.field).map((option) => [option.value, option.id]));
  const isYes = ["merit", "wounded", "bounty"].includes(field.kind) && Math.max(field.value, ...field.choices) <= 1;
  const id = `field-${field.field.replace(".", "-")}`;
  if (!field.choices.length || !offered.size) return html`<div class="fieldline"><span>${say(field.text)}</span><b>${isYes ? say(field.value ? "told-yes" : "told-no") : field.value}</b></div>`;
  if (isYes) {
    const option = offered.get(field.value ? 0 : 1) ?? "";
    return html`<div class="fieldline"><label for=${id}>${say(field.text)}</label><input type="checkbox" id=${id} data-option=${option} .checked=${Boolean(field.value)} ?disabled=${screen.held} @click=${(/** @type {Event} */ event) => { event.preventDefault(); screen.answer(option); }}></div>`;
  }
  return html`<div class="fieldline"><label for=${id}>${say(field.text)}</label><select id=${id} ?disabled=${screen.held} @change=${(/** @type {any} */ event) => screen.answer(offered.get(Number(event.target.value)) ?? "")}>
    ${field.choices.map((value) => html`<option value=${value} ?selected=${value === field.value} .selected=${value === field.value}>${value}</option>`)}</select></div>`;
}
