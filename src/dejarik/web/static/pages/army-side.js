/**
 * The army as it is, beside the cards of the builder: its name and affiliation, its points, what the game says about it, its
 * cards and its numbers. Drawing only; the builder (`army.js`) changes it.
 */
import { html, nothing } from "../vendor/lit.js";
import { die, icon } from "../core/part.js";
import { say } from "../core/i18n.js";
import { cardName, medal } from "./army-cards.js";
import { FACTIONS, dropArmy, savedArmies, toLink } from "./army-store.js";
import { counted } from "./builder-store.js";

/** @typedef {import("./army.js").ArmyBuilder} ArmyBuilder */

/** The army beside the cards. @param {ArmyBuilder} page */
export function armySide(page) {
  const { told, army } = page;
  const over = told && told.points > told.limit;
  return html`<button class="sheethandle" aria-expanded=${page.sheet} @click=${() => (page.sheet = !page.sheet)}>
      <b class="t-title ${over ? "bad" : ""}">${told?.points ?? "–"}</b><span>${say("build-of-points", { limit: told?.limit ?? 40 })}</span><span class="grow ell">${army.name}</span>
      ${told ? icon(told.legal ? "a-check" : "a-warn", told.legal ? "good" : "warn") : nothing}${icon("a-down", page.sheet ? "s" : "s flip")}<span class="vh">${say("build-army")}</span></button>
    <div class="scroll armybody">
      ${head(page)} ${points(page)} ${verdict(page)}
      ${rows(page, "cards")} ${numbers(page)} ${rows(page, "command")}
    </div>
    <div class="row armyfoot">
      <button class="btn grow" ?disabled=${!told} @click=${() => page.save()}>${icon("a-flag")}${say("build-save")}</button>
      <button class="btn grow ${told?.legal ? "primary" : "off"}" ?disabled=${!told?.legal} @click=${() => page.play()}>${icon("a-play")}${say("page-army-play")}</button>
    </div>`;
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function head(page) {
  const { faction, name } = page.army;
  const own = savedArmies();
  const ready = page.catalogue.ready_made;
  return html`<div class="pad col">
    <div class="row">
      <label class="grow"><span class="vh">${say("page-army-name")}</span><input class="field armyname" maxlength="60" placeholder=${say("page-army-name")} .value=${name} @input=${(event) => page.change({ name: event.target.value })} /></label>
      <button class="btn icon" aria-label=${say("build-share")} title=${say("build-share")} aria-expanded=${Boolean(page.menu)} @click=${() => (page.menu = !page.menu)}>${icon("a-share")}</button>
      ${page.menu ? shareMenu(page) : nothing}
    </div>
    <span class="seg full" role="group" aria-label=${say("build-affiliation")}>
      ${FACTIONS.map((each) => html`<button class="fac-${each} ${each === faction ? "on" : ""}" aria-pressed=${each === faction} @click=${() => page.change({ faction: each })}>${icon(`f-${each}`, "xs fac")}${capital(say(page.catalogue.words.factions[each]))}</button>`)}</span>
    <label><span class="vh">${say("page-army-load")}</span><select class="field full" .value=${""} @change=${(event) => { page.begin(event.target.value); event.target.value = ""; }}>
      <option value="">${say("page-army-load")}</option>
      <option value="new">${say("page-army-new")}</option>
      ${own.length ? html`<optgroup label=${say("build-own")}>${own.map((each) => html`<option value="own:${each.name}">${each.name} (${each.points})</option>`)}</optgroup>` : nothing}
      ${FACTIONS.map((each) => html`<optgroup label=${say(page.catalogue.words.factions[each])}>${ready.filter((made) => made.faction === each).map((made) => html`<option value="made:${made.name}">${say(made.title)} (${made.points})</option>`)}</optgroup>`)}
    </select></label></div>`;
}

function shareMenu(page) {
  const link = () => page.copy(`${location.origin}/#/army/${toLink(page.army)}`, "page-link-copied");
  const own = savedArmies().some((each) => each.name === page.army.name);
  const entry = (symbol, label, act) => html`<button class="btn quiet full" @click=${act}>${icon(symbol)}${say(label)}</button>`;
  return html`<div class="menu panel raised">
    ${entry("a-link", "page-share", link)}
    ${entry("a-rules", "page-army-copy", () => page.copyText())}
    ${entry("a-down", "build-download", () => page.download())}
    ${entry("a-plus", "build-read-text", () => { page.menu = false; page.unread = []; page.querySelector("dialog")?.showModal(); })}
    ${own ? entry("a-close", "build-forget", () => { dropArmy(page.army.name); page.menu = false; }) : nothing}
  </div>`;
}

function points(page) {
  const { told } = page;
  const points = told?.points ?? 0;
  const limit = told?.limit ?? 40;
  const share = Math.min(1, Math.max(0, points / limit));
  const over = points > limit;
  const within = over ? limit / points : share;
  return html`<div class="pad armypoints" aria-hidden="true">
    <div class="row bottom"><b class="bigpoints ${over ? "bad" : ""}">${told ? points : "–"}</b><span class="dim">${say("build-of-points", { limit })}</span><span class="grow"></span>
      <span class="t-small ${over ? "bad" : "faint"}">${over ? say("page-army-over", { count: points - limit }) : say("page-army-left", { count: limit - points })}</span></div>
    <div class="pointbar"><i .style=${`width: ${within * 100}%`}></i>${over ? html`<i class="overbar"></i>` : nothing}</div></div>`;
}

/** What the game says: problems, advice, or that all is well. */
function verdict(page) {
  const { told, failed } = page;
  if (failed) return html`<p class="pad t-small bad row" role="alert">${icon("a-warn", "s")}${failed.message}</p>`;
  if (!told) return html`<p class="pad t-small dim">${say("build-checking")}</p>`;
  const { groups, figures } = told.statistics;
  const isEmpty = !page.army.cards.length && !page.army.command.length; // nothing is wrong with an army that is not begun
  return html`<div class="pad verdict" role="status" aria-live="polite">
    <span class="vh">${say("build-points-aloud", { points: told.points, limit: told.limit })}</span>
    ${isEmpty ? nothing : told.problems.length
      ? html`<ul class="col">${told.problems.map((problem) => html`<li class="problem row top">${icon("a-warn", "s")}<span>${say(problem)}</span></li>`)}</ul>`
      : html`<p class="row good">${icon("a-check", "s")}${say("build-legal")}</p>`}
    <p class="t-small dim">${say("page-army-groups", { groups, figures })}</p>
    ${told.advice.length ? html`<ul class="col">${told.advice.map((each) => html`<li class="row top t-small dim">${icon("a-help", "s warn")}<span>${say(each)}</span></li>`)}</ul>` : nothing}
  </div>`;
}

function rows(page, part) {
  const { told } = page;
  const all = page.army[part];
  const known = part === "cards" ? page.catalogue.cards : page.catalogue.commands;
  const note = part === "command" ? say("build-deck-count", { count: all.length, wanted: told?.command_wanted ?? 15, points: told?.command_points ?? 0, limit: told?.command_limit ?? 15 }) : nothing;
  return html`<h2 class="gsub"><span>${say(part === "cards" ? "page-army-deployment" : "page-army-deck")}</span><span>${note}</span></h2>
    <ul class="alist">${all.length ? nothing : html`<li class="none"><span class="t-small dim">${say(part === "cards" ? "page-army-empty" : "build-deck-empty")}</span></li>`}
    ${counted(all).map(([id, count]) => {
      const card = known[id];
      const name = card ? (part === "cards" ? cardName(card) : say(card.name)) : id;
      return html`<li class="fac-${card?.faction ?? ""}">${part === "cards" && card ? medal(id, card) : html`<span class="ccost small">${card?.cost ?? "?"}</span>`}
        <span class="gname ell" title=${name}>${count > 1 ? html`<b>${count}×</b> ` : nothing}${name}</span>
        <span class="t-num">${part === "cards" ? (card?.cost ?? 0) * count : nothing}</span>
        <button class="btn icon quiet" aria-label=${say("page-army-remove", { name })} @click=${() => page.takeOut(id)}>${icon("a-minus", "s")}</button></li>`;
    })}</ul>`;
}

function numbers(page) {
  if (!page.told) return nothing;
  const { health, groups, speed, attack, defence, traits, ranged } = page.told.statistics;
  const dice = (list) => Object.entries(list).map(([colour, count]) => html`<span class="row tight" title=${say(`die-${colour}`)}>${die(colour, null, "s")}<span class="t-num">${count}</span><span class="vh">${say(`die-${colour}`)}</span></span>`);
  return html`<h2 class="gsub"><span>${say("build-numbers")}</span></h2><div class="pad col">
    <div class="kpi"><div><b>${health}</b><span>${say("page-health")}</span></div><div><b>${groups}</b><span>${say("page-activations")}</span></div><div><b>${speed}</b><span>${say("page-speed")}</span></div><div><b>${ranged}</b><span>${say("build-ranged")}</span></div></div>
    <div class="row wrap">${dice(attack)}<span class="grow"></span>${icon("d-block", "xs faint")}${dice(defence)}</div>
    <div class="row wrap">${Object.entries(traits).map(([word, count]) => html`<span class="chip">${say(page.catalogue.words.traits[word])} <b>${count}</b></span>`)}</div></div>`;
}
