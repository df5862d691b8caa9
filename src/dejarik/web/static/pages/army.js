/**
 * The army builder: every card, what the game says about the army so far, its numbers, its Command deck, and ways in and
 * out of it: ready-made armies, text, links. Which army is legal is the server's to say; nothing here knows a rule.
 */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../core/part.js";
import { language, say } from "../core/i18n.js";
import { topbar } from "../components/topbar.js";
import { cardName, commandCard, deploymentCard } from "./army-cards.js";
import { armySide } from "./army-side.js";
import { draft, emptyArmy, examine, fromLink, keepDraft, saveArmy, savedArmies } from "./army-store.js";
import { Builder, unreadList } from "./builder.js";
import { fileName, handOver } from "./builder-store.js";
/** @import { TypedAs } from "../../protocol.js" */
/** @import { Catalogue } from "../../skirmish.js" */
/** @import { Army, Examined } from "./army-store.js" */

/** @type {Record<string, number[]>} */
const COSTS = { low: [-9, 3], middle: [4, 7], high: [8, 11], top: [12, 99] };
/** @type {["cards"|"command", string, string][]} */
const SHELVES = [["cards", "a-groups", "page-army-deployment"], ["command", "a-hand", "page-army-deck"]];
const NO_FILTER = { words: "", trait: "", cost: "", set: "", foreign: false, fitting: true };

/** @typedef {{catalogue: Catalogue, built: Army, told?: Examined, shelf: "cards"|"command", filter: typeof NO_FILTER}} Given */

export class ArmyBuilder extends /** @type {TypedAs<Given, typeof Builder>} */ (/** @type {unknown} */ (Builder)) {
  static properties = { shelf: { state: true } };
  static start = () => ({ built: draft() ?? emptyArmy(), shelf: "cards", filter: NO_FILTER, sheet: false });

  game = "assault";
  page = "army";
  panel = ".dcard";
  mark = "card";
  says = { badLink: "build-bad-link", nameless: "build-nameless", saved: "build-saved", copied: "page-army-copied", wasRead: "build-was-read", unnamed: "page-army-new" };
  store = { examine, documentOf: (/** @type {Examined} */ told) => told.document, keepDraft, saved: savedArmies, fromLink };

  get army() {
    return this.built;
  }

  /** @param {string} name */
  named(name) {
    return this.madeArmy(name) ?? super.named(name);
  }

  /** A ready-made army by its name. @param {string} name @returns {Army|null} */
  madeArmy(name) {
    const made = this.catalogue.ready_made.find((each) => each.name === name);
    return made ? { name: say(made.title), faction: made.faction, cards: made.cards, command: made.command } : null;
  }

  partOf(id) {
    return this.catalogue.commands[id] ? "command" : "cards";
  }

  // --- Ways in and out ------------------------------------------------------------------------------

  begin(name) {
    const [kind, which] = name.split(/:(.*)/);
    const made = kind === "made" ? this.madeArmy(which) : null;
    const own = kind === "own" ? savedArmies().find((each) => each.name === which) : null;
    if (kind === "new") this.change(emptyArmy(this.army.faction));
    if (made) this.change(made);
    if (own) this.change({ name: own.name, faction: own.faction, cards: own.cards, command: own.command });
  }

  /** @param {Examined} told */
  keepAs(told) {
    saveArmy(this.army, told);
  }

  async download() {
    const told = await this.fresh();
    if (!told) return;
    handOver(told.text[language()], "text/plain", fileName(this.army.name || "army", "army"));
    this.menu = false;
  }

  async readFile(event) {
    const [file] = event.target.files;
    if (file) this.text.value = await file.text();
  }

  // --- Cards ----------------------------------------------------------------------------------------

  /** The cards that fit the filters: figures before upgrades, dearest last. */
  get found() {
    const { words, trait, cost, set } = this.filter;
    const all = Object.entries(this.shelf === "cards" ? this.catalogue.cards : this.catalogue.commands);
    const [least, most] = COSTS[cost] ?? [-99, 99];
    return all
      .filter(([id, card]) => this.belongs(id, card))
      .filter(([, card]) => (!set || card.set === set) && card.cost >= least && card.cost <= most && (!trait || card.traits?.some((each) => each === trait)))
      .filter(([id]) => this.speaks(id, words))
      .sort(([, a], [, b]) => Number(a.type === "upgrade") - Number(b.type === "upgrade") || a.cost - b.cost || say(a.name).localeCompare(say(b.name), language()));
  }

  /** Whether a card is offered at all: one that can be in some army of this affiliation, or that is in it already. */
  belongs(id, card) {
    if (this.countOf(id)) return true;
    if (this.shelf === "command") return !this.filter.fitting || !this.told || this.told.fitting.includes(id);
    if (!card.modes?.includes("skirmish")) return false;
    if (this.filter.foreign || [this.army.faction, "neutral"].includes(card.faction)) return true;
    const known = this.told?.document.faction === this.army.faction; // else what was told is of another affiliation
    return known && this.refusal(id)?.id !== "army-affiliation";
  }

  /** Its name, traits, keywords, surges, and what it does. @param {string} id */
  spoken(id) {
    const card = this.catalogue.cards[id] ?? this.catalogue.commands[id];
    const { traits, timings } = this.catalogue.words;
    const words = [...(card.traits ?? []).map((word) => say(traits[word])), ...card.keywords.map((each) => say(each.name)), card.timing ? say(timings[card.timing]) : ""];
    const surges = card.surges.length ? [say("symbol-surge"), ...card.surges.map((surge) => say(surge.text))] : [];
    const effects = card.effects.flatMap((effect) => [say(effect.name), say(effect.text)]);
    return [id, cardName(card), say(card.subtitle), say(card.restriction), ...words, ...surges, ...card.bonuses.map((each) => say(each.text)), ...effects].join(" ");
  }

  /** The same control of the next card, if it can be used there. */
  controlOf(next, card, from) {
    const controls = /** @type {HTMLElement[]} */ ([...card.querySelectorAll("button")]);
    const same = Math.max(0, controls.indexOf(from));
    const there = next.querySelectorAll("button");
    return there[same]?.disabled ? there[0] : there[same];
  }

  // --- Drawing --------------------------------------------------------------------------------------

  render() {
    if (!this.catalogue) return this.loading();
    return html`${topbar("army")}
      <main class="builder ${this.sheet ? "sheetopen" : ""}">
        <section class="choosing" aria-label=${say("build-all-cards")}>${this.filters()}${this.grid()}</section>
        <aside class="armyside" aria-label=${say("build-army")}>${armySide(this)}</aside>
      </main>${this.dialog()}`;
  }

  filters() {
    const { words, trait, cost, set, foreign, fitting } = this.filter;
    const { traits, sets } = this.catalogue.words;
    const pick = (name, label, choices, value) => html`<label class="vhlabel"><span class="vh">${say(label)}</span>
      <select class="field ${value ? "set" : ""}" @change=${(event) => this.set({ [name]: event.target.value })}>
        <option value="">${say(label)}</option>${choices.map(([key, text]) => html`<option value=${key} ?selected=${key === value}>${text}</option>`)}</select></label>`;
    const count = this.found.length;
    return html`<div class="filters">
      <div class="row wrap">
        <label class="field grow search">${icon("a-search", "s")}<span class="vh">${say("page-search-cards")}</span>
          <input type="search" placeholder=${say("page-search-cards")} .value=${words} @input=${(event) => this.set({ words: event.target.value })} /><kbd aria-hidden="true">/</kbd></label>
        <span class="seg parts" role="group" aria-label=${say("build-which-cards")}>
          ${SHELVES.map(([part, symbol, label]) => html`<button class=${this.shelf === part ? "on" : ""} aria-pressed=${this.shelf === part}
            @click=${() => { this.shelf = part; this.stands = undefined; }}>${icon(symbol, "xs")}${say(label)}</button>`)}</span>
      </div>
      <div class="row wrap chips">
        ${this.shelf === "cards" ? pick("trait", "page-all-traits", Object.entries(traits).map(([word, text]) => [word, say(text)]).sort((a, b) => a[1].localeCompare(b[1])), trait) : nothing}
        ${pick("cost", "build-any-cost", Object.entries(COSTS).map(([key, [least, most]]) => [key, say("build-cost-range", { least: Math.max(0, least), most })]), cost)}
        ${pick("set", "page-all-sets", Object.entries(sets).map(([key, text]) => [key, say(text)]), set)}
        ${this.shelf === "cards"
          ? html`<label class="check chip"><input type="checkbox" .checked=${foreign} @change=${(event) => this.set({ foreign: event.target.checked })} />${say("build-foreign")}</label>`
          : html`<label class="check chip"><input type="checkbox" .checked=${fitting} @change=${(event) => this.set({ fitting: event.target.checked })} />${say("build-fitting")}</label>`}
        <span class="grow"></span><span class="t-label faint" role="status">${say("page-cards-count", { count })}</span>
      </div>
    </div>`;
  }

  grid() {
    const found = this.found;
    if (!found.length) {
      return html`<div class="empty center">${icon("a-search", "xxl")}<h2 class="t-title">${say("page-no-cards")}</h2>
        <button class="btn" @click=${() => (this.filter = { ...NO_FILTER, foreign: true, fitting: false })}>${icon("a-filter")}${say("build-no-filter")}</button></div>`;
    }
    this.first = found[0][0];
    if (!found.some(([id]) => id === this.stands)) this.stands = undefined;
    const draw = this.shelf === "cards" ? deploymentCard : commandCard;
    return html`<div class="agrid scroll">${found.map(([id, card]) => draw(this, id, card))}</div>`;
  }

  dialog() {
    return html`<dialog class="panel raised readtext" aria-label=${say("build-read-text")}>
      <form method="dialog" class="pad col" @submit=${(event) => { if (event.submitter?.value === "read") { event.preventDefault(); this.readIn({ text: this.text.value }); } }}>
        <h2 class="t-title">${say("build-read-text")}</h2><p class="t-small dim">${say("build-read-note")}</p>
        <textarea class="field" rows="12" spellcheck="false" aria-label=${say("build-read-text")}></textarea>
        <label class="t-small">${say("build-read-file")} <input type="file" accept=".army,.txt,text/plain" @change=${(event) => this.readFile(event)} /></label>
        ${unreadList(this.unread)}
        <div class="row"><span class="grow"></span><button class="btn" value="no">${say("page-close")}</button><button class="btn primary" value="read">${icon("a-check")}${say("build-read")}</button></div>
      </form></dialog>`;
  }
}

customElements.define("dj-army", ArmyBuilder);
