/**
 * The deck as it is, beside the sets of the builder: its name and affiliation, what it is for, how many sets it has, what the
 * game says about it, its sets and its numbers. Drawing only; the builder (`deck.js`) changes it.
 */
import { html, nothing } from "../vendor/lit.js";
import { icon, styled } from "../core/part.js";
import { say } from "../core/i18n.js";
import { KINDS } from "../games/lcg/card.js";
import { emblemOf, tintOf } from "../games/lcg/glyphs.js";
import { counted } from "./builder-store.js";
import { testDraw } from "./deck-draw.js";
import { dropDeck, savedDecks, toLink } from "./deck-store.js";

/** @import { Statistics } from "../../deck.js" */
/** @typedef {import("./deck.js").DeckBuilder} DeckBuilder */

const MOST_TRAITS = 10;
/** @type {Record<string, string>} */
const TYPE_ICONS = { unit: "a-groups", event: "a-special", enhancement: "a-layers", fate: "i-edge" };

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The deck beside the sets. @param {DeckBuilder} page */
export function deckSide(page) {
  const { told, deck } = page;
  return html`<button class="sheethandle" aria-expanded=${page.sheet} @click=${() => (page.sheet = !page.sheet)}>
      <b class="t-title">${told?.sets ?? "–"}</b><span>${say("deck-of-sets", { wanted: told?.wanted ?? 10 })}</span><span class="grow ell">${deck.name}</span>
      ${told ? icon(told.legal ? "a-check" : "a-warn", told.legal ? "good" : "warn") : nothing}${icon("a-down", page.sheet ? "s" : "s flip")}<span class="vh">${say("deck-deck")}</span></button>
    <div class="scroll armybody">${head(page)} ${size(page)} ${verdict(page)} ${rows(page)} ${told ? numbers(page, told.statistics) : nothing}</div>
    <div class="row armyfoot">
      ${page.challenge ? nothing : html`<button class="btn icon" data-draw ?disabled=${!deck.sets.length} aria-label=${say("deck-draw")} title=${say("deck-draw")} @click=${() => testDraw(page.catalogue, deck.sets)}>${icon("a-hand")}</button>`}
      <button class="btn grow" ?disabled=${!told} @click=${() => page.save()}>${icon("a-flag")}${say("build-save")}</button>
      <button class="btn grow ${told?.legal ? "primary" : "off"}" ?disabled=${!told?.legal} @click=${() => page.play()}>${icon("a-play")}${say("page-army-play")}</button>
    </div>`;
}

/** @param {DeckBuilder} page */
function head(page) {
  const { name } = page.deck;
  return html`<div class="pad col">
    <div class="row">
      <label class="grow"><span class="vh">${say("deck-name")}</span><input class="field armyname" maxlength="60" placeholder=${say("deck-name")} .value=${name} @input=${(event) => page.change({ name: event.target.value })} /></label>
      <button class="btn icon" aria-label=${say("build-share")} title=${say("build-share")} aria-expanded=${Boolean(page.menu)} @click=${() => (page.menu = !page.menu)}>${icon("a-share")}</button>
      ${page.menu ? shareMenu(page) : nothing}
    </div>
    ${loading(page)} ${kinds(page)} ${page.challenge ? nothing : html`${affiliations(page)} ${purposes(page)}`}</div>`;
}

/** @param {DeckBuilder} page */
function loading(page) {
  const own = savedDecks();
  const { cards, words, ready_made } = page.catalogue;
  const groups = [...new Set(ready_made.map((made) => made.affiliation))];
  return html`<label><span class="vh">${say("deck-load")}</span><select class="field full" .value=${""} @change=${(event) => { page.begin(event.target.value); event.target.value = ""; }}>
      <option value="">${say("deck-load")}</option>
      <option value="new">${say("deck-new")}</option>
      ${own.length ? html`<optgroup label=${say("deck-own")}>${own.map((each) => html`<option value="own:${each.name}">${each.name}</option>`)}</optgroup>` : nothing}
      ${groups.map((each) => html`<optgroup label=${each ? say(words.affiliations[cards[each].affiliation]) : say("deck-challenges")}>
        ${ready_made.filter((made) => made.affiliation === each).map((made) => html`<option value="made:${made.name}">${say(made.label)}</option>`)}</optgroup>`)}
    </select></label>`;
}

/** A deck of sets, or a challenge deck. @param {DeckBuilder} page */
function kinds(page) {
  const all = [{ value: "", label: "deck-of-ones-own" }, ...page.catalogue.challenges];
  return html`<label class="kindrow"><span class="t-label faint">${say("deck-kind")}</span><select class="field full" data-choice="challenge" @change=${(event) => page.take(event.target.value)}>
    ${all.map(({ value, label }) => html`<option value=${value} ?selected=${value === page.deck.challenge}>${say(label)}</option>`)}</select></label>`;
}

/** @param {DeckBuilder} page */
function affiliations(page) {
  const { cards, words } = page.catalogue;
  const all = Object.values(cards).filter((card) => card.type === "affiliation" && card.side);
  const sides = [...new Set(all.map((card) => card.side ?? ""))];
  return html`<div class="affpick" role="group" aria-label=${say("build-affiliation")}>${sides.map((side) => html`<div><span class="t-label faint">${capital(say(words.sides[side]))}</span><span class="row tight">
    ${all.filter((card) => card.side === side).map((card) => html`<button class="btn icon affbtn ${tintOf(card)} ${card.id === page.deck.affiliation ? "on" : ""}" data-affiliation=${card.id} aria-pressed=${card.id === page.deck.affiliation}
      aria-label=${say(card.name)} title=${say(card.name)} @click=${() => page.change({ affiliation: card.id })}>${icon(emblemOf(card.affiliation))}</button>`)}</span></div>`)}
    <b class="affname t-head">${page.deck.affiliation && cards[page.deck.affiliation] ? say(cards[page.deck.affiliation].name) : nothing}</b></div>`;
}

/** @param {DeckBuilder} page */
function purposes(page) {
  const all = page.catalogue.purposes.filter((each) => !each.side || each.side === page.side || each.value === page.deck.purpose);
  const now = all.find((each) => each.value === page.deck.purpose);
  return html`<div class="col purposes"><span class="seg full" role="group" aria-label=${say("deck-purpose")}>${all.map((each) => html`<button class=${each === now ? "on" : ""} aria-pressed=${each === now} @click=${() => page.change({ purpose: each.value })}>${say(each.label)}</button>`)}</span>
    <p class="t-small dim">${say(now?.text)}</p></div>`;
}

/** @param {DeckBuilder} page */
function shareMenu(page) {
  const link = () => page.copy(`${location.origin}/#/deck/${toLink(page.deck)}`, "page-link-copied");
  const own = savedDecks().some((each) => each.name === page.deck.name);
  /** @param {string} symbol @param {string} label @param {() => void} act */
  const entry = (symbol, label, act) => html`<button class="btn quiet full" @click=${act}>${icon(symbol)}${say(label)}</button>`;
  return html`<div class="menu panel raised">
    ${entry("a-link", "page-share", link)}
    ${entry("a-rules", "page-army-copy", () => page.copyText())}
    ${entry("a-down", "build-download", () => page.download("deck"))}
    ${entry("a-down", "deck-download-o8d", () => page.download("o8d"))}
    ${entry("a-plus", "deck-read-text", () => { page.menu = false; page.unread = []; page.querySelector("dialog")?.showModal(); })}
    ${own ? entry("a-close", "deck-forget", () => { dropDeck(page.deck.name); page.menu = false; }) : nothing}
  </div>`;
}

/** @param {DeckBuilder} page */
function size(page) {
  const { told, challenge } = page;
  if (challenge && !challenge.support) return nothing;
  const count = told?.sets ?? 0;
  const wanted = told?.wanted ?? 10;
  return html`<div class="pad armypoints" aria-hidden="true">
    <div class="row bottom"><b class="bigpoints">${told ? count : "–"}</b><span class="dim">${say(challenge ? "deck-of-support" : "deck-of-sets", { wanted })}</span><span class="grow"></span>
      <span class="t-small faint">${told ? say("deck-cards-in", { command: told.statistics.command, objectives: told.statistics.objectives }) : nothing}</span></div>
    <div class="pips10">${Array.from({ length: Math.max(wanted, count) }, (_, place) => html`<i class=${place < count ? "on" : ""}></i>`)}</div></div>`;
}

/** What the game says: problems, or that all is well. @param {DeckBuilder} page */
function verdict(page) {
  const { told, failed, deck } = page;
  if (failed) return html`<p class="pad t-small bad row" role="alert">${icon("a-warn", "s")}${failed.message}</p>`;
  if (!told) return html`<p class="pad t-small dim">${say("deck-checking")}</p>`;
  const isEmpty = !deck.challenge && !deck.sets.length; // nothing is wrong with a deck that is not begun
  const { incomplete } = told;
  return html`<div class="pad verdict" role="status" aria-live="polite">
    <span class="vh">${say("deck-count-aloud", { count: told.sets, wanted: told.wanted })}</span>
    ${isEmpty ? nothing : told.problems.length
      ? html`<ul class="col">${told.problems.map((problem) => html`<li class="problem row top">${icon("a-warn", "s")}<span>${say(problem)}</span></li>`)}</ul>`
      : html`<p class="row good">${icon("a-check", "s")}${say("build-legal")}</p>`}
    ${incomplete.length ? html`<p class="row top t-small dim">${icon("a-help", "s warn")}<span>${say("deck-incomplete", { count: incomplete.length, cards: incomplete.slice(0, 3).map((id) => say(page.catalogue.cards[id].name)).join(", ") })}</span></p>` : nothing}
  </div>`;
}

/** @param {DeckBuilder} page */
function rows(page) {
  const all = page.deck[page.into];
  const { sets, cards } = page.catalogue;
  if (page.challenge && !page.challenge.support) return html`<p class="pad t-small dim">${say("deck-as-it-is")}</p>`;
  return html`<h2 class="gsub"><span>${say(page.challenge ? "deck-support-sets" : "deck-sets")}</span></h2>
    <ul class="alist">${all.length ? nothing : html`<li class="none"><span class="t-small dim">${say(page.challenge ? "deck-support-empty" : "deck-empty")}</span></li>`}
    ${counted(all).map(([number, count]) => {
      const each = sets[number];
      const name = each ? say(each.name) : number;
      return html`<li class=${each ? tintOf(cards[each.objective]) : ""}><span class="omedal small">${icon(each ? emblemOf(each.affiliation) : "a-help")}</span>
        <button class="gname ell" title=${name} @click=${() => { page.shelf = "sets"; page.filter = { ...page.filter, words: "", affiliation: "", type: "", trait: "", box: "" }; page.opened = null; page.open(number); page.sheet = false; }}>${count > 1 ? html`<b>${count}×</b> ` : nothing}${name}</button>
        <span></span>
        <button class="btn icon quiet" aria-label=${say("page-army-remove", { name })} @click=${() => page.takeOut(number)}>${icon("a-minus", "s")}</button></li>`;
    })}</ul>`;
}

/** @param {DeckBuilder} page @param {Statistics} told */
function numbers(page, told) {
  if (!told.command) return nothing;
  const { types, traits, affiliations } = page.catalogue.words;
  const { resources, icons } = told;
  const { cards } = page.catalogue;
  return html`<h2 class="gsub"><span>${say("build-numbers")}</span></h2><div class="pad col decknumbers">
    <div class="kpi">
      <div><b>${resources.affiliation + resources.objectives}</b><span>${say("deck-resources")}</span></div><div><b>${told.average_cost}</b><span>${say("deck-average-cost")}</span></div>
      <div><b>${told.force}</b><span>${say("deck-force")}</span></div><div><b>${told.capacity}</b><span>${say("deck-capacities")}</span></div></div>
    ${curve(told)}
    <div class="row wrap typesrow">${Object.entries(told.types).map(([type, count]) => html`<span class="row tight">${icon(TYPE_ICONS[type] ?? "a-hand", "s faint")}<b class="t-num">${count}</b><span class="t-small dim">${say(types[type])}</span></span>`)}</div>
    ${iconsTable(icons)}
    ${Object.keys(told.fate).length ? html`<div><h3 class="t-label faint">${say("deck-fate")}</h3><ul class="fates">${Object.entries(told.fate).map(([id, count]) => html`<li class="row tight t-small"><span class="chip">${cards[id].priority}</span><span class="ell">${say(cards[id].name)}</span><b>${count > 1 ? `${count}×` : nothing}</b></li>`)}</ul></div>` : nothing}
    <div class="row wrap">${Object.entries(told.affiliations).map(([word, count]) => html`<span class="chip">${icon(emblemOf(word), "xs")}${say(affiliations[word])} <b>${count}</b></span>`)}</div>
    <div class="row wrap">${Object.entries(told.traits).slice(0, MOST_TRAITS).map(([word, count]) => html`<span class="chip">${say(traits[word])} <b>${count}</b></span>`)}</div></div>`;
}

/** How many cards there are of each cost, as bars. @param {Statistics} told */
function curve(told) {
  const dearest = Math.max(5, ...Object.keys(told.costs).map(Number));
  const most = Math.max(1, ...Object.values(told.costs));
  const costs = Array.from({ length: dearest + 1 }, (_, cost) => ({ cost, count: told.costs[cost] ?? 0 }));
  return html`<figure><figcaption class="t-label faint">${say("deck-curve")}</figcaption>
    <div class="costcurve" role="img" aria-label=${costs.map(({ cost, count }) => say("deck-curve-aloud", { cost, count })).join(", ")}>
      ${costs.map(({ cost, count }) => html`<span><b>${count || nothing}</b><i ${styled({ height: `${(count / most) * 56}px` })}></i><em>${cost}</em></span>`)}</div></figure>`;
}

/** Combat icons of all units: those that count always, and those with the edge. @param {Statistics["icons"]} icons */
const iconsTable = (icons) => html`<table class="icontable"><caption class="t-label faint">${say("deck-icons")}</caption>
  <thead><tr><td></td>${KINDS.map((kind) => html`<th scope="col"><span class="ci">${icon(`i-${kind}`, "xs")}</span><span class="vh">${say(`deck-icon-${kind}`)}</span></th>`)}</tr></thead>
  <tbody>${/** @type {("normal"|"edge")[]} */ (["normal", "edge"]).map((row) => html`<tr><th scope="row" class="t-small dim">${say(`deck-icons-${row}`)}</th>${KINDS.map((kind) => html`<td class="t-num">${icons[row][kind]}</td>`)}</tr>`)}</tbody></table>`;
