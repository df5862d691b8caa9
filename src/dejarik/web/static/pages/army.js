/**
 * The army builder: every card, what the game says about the army so far, its numbers, its Command deck, and ways in and
 * out of it: ready-made armies, text, links. Which army is legal is the server's to say; nothing here knows a rule.
 */
import { html, nothing } from "../vendor/lit.js";
import { Part, icon } from "../core/part.js";
import * as api from "../core/api.js";
import { language, say } from "../core/i18n.js";
import { topbar } from "../components/topbar.js";
import { toast } from "../components/toasts.js";
import { commandCard, deploymentCard } from "./army-cards.js";
import { armySide } from "./army-side.js";
/** @import { Refused, Typed } from "../../protocol.js" */
/** @import { Catalogue } from "../../skirmish.js" */
/** @import { Army, Examined } from "./army-store.js" */
import { draft, emptyArmy, examine, fromLink, keepDraft, saveArmy, savedArmies } from "./army-store.js";

const PAUSE = 220; // milliseconds after a change before the game is asked about it
const AGAIN = 2500; // milliseconds before it is asked again when it could not answer
const PASSING = [0, 429, 500, 502, 503]; // what goes by: no connection, too many questions, a server that starts again
/** @type {Record<string, number[]>} */
const COSTS = { low: [-9, 3], middle: [4, 7], high: [8, 11], top: [12, 99] };
/** @type {["cards"|"command", string, string][]} */
const SHELVES = [["cards", "a-groups", "page-army-deployment"], ["command", "a-hand", "page-army-deck"]];
const NO_FILTER = { words: "", trait: "", cost: "", set: "", foreign: false, fitting: true };

/**
 * @typedef {{name: string, catalogue: Catalogue, army: Army, told?: Examined, failed?: Refused|null, shelf: "cards"|"command", filter: typeof NO_FILTER, opened?: string|null,
 *   stands?: string, sheet: boolean, menu?: boolean, unread?: string}} Given
 */

export class ArmyBuilder extends /** @type {Typed<Given>} */ (Part) {
  static properties = {
    name: { attribute: false },
    catalogue: { state: true },
    army: { state: true },
    told: { state: true },
    failed: { state: true },
    shelf: { state: true },
    filter: { state: true },
    opened: { state: true },
    stands: { state: true },
    sheet: { state: true },
    menu: { state: true },
  };
  static start = () => ({ army: draft() ?? emptyArmy(), shelf: "cards", filter: NO_FILTER, sheet: false });

  keys = (/** @type {any} */ event) => this.press(event);

  async connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.keys);
    try {
      this.catalogue = await api.catalogue("assault");
    } catch (refusal) {
      this.failed = refusal;
      return;
    }
    this.bringNamed();
    this.ask();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.keys);
    clearTimeout(this.asking);
  }

  updated(changed) {
    if (changed.has("name") && changed.get("name") !== undefined && this.catalogue) this.bringNamed();
  }

  /** The army that the address names, if it does. */
  bringNamed() {
    if (!this.name) return;
    const made = this.catalogue.ready_made.find((each) => each.name === this.name);
    const linked = made ? { name: say(made.title), faction: made.faction, cards: made.cards, command: made.command } : fromLink(this.name);
    if (linked) this.change(linked);
    else toast("build-bad-link");
    history.replaceState(null, "", "#/army");
  }

  // --- The army -------------------------------------------------------------------------------------

  change(change) {
    this.army = { ...this.army, ...change };
    this.stale = true;
    keepDraft(this.army);
    clearTimeout(this.asking);
    this.asking = setTimeout(() => this.ask(), PAUSE);
  }

  async ask() {
    const asked = this.army;
    try {
      const told = await examine(asked);
      if (asked !== this.army) return;
      this.told = told;
      this.stale = false;
      this.failed = null;
      this.army = { ...told.document, name: asked.name };
    } catch (refusal) {
      if (asked !== this.army) return;
      this.failed = refusal;
      if (PASSING.includes(refusal.status)) this.asking = setTimeout(() => this.ask(), AGAIN);
    }
  }

  /** What the game says about the army as it is now; null when it says nothing. */
  async fresh() {
    clearTimeout(this.asking);
    if (this.stale) await this.ask();
    return this.stale ? null : this.told;
  }

  partOf(id) {
    return this.catalogue.commands[id] ? "command" : "cards";
  }

  countOf(id) {
    return this.army[this.partOf(id)].filter((each) => each === id).length;
  }

  refusal(id) {
    return this.told?.refused?.[id];
  }

  add(id) {
    const part = this.partOf(id);
    this.change({ [part]: [...this.army[part], id] });
  }

  takeOut(id) {
    const part = this.partOf(id);
    const place = this.army[part].lastIndexOf(id);
    if (place >= 0) this.change({ [part]: this.army[part].toSpliced(place, 1) });
  }

  open(id) {
    this.opened = this.opened === id ? null : id;
  }

  // --- Ways in and out ------------------------------------------------------------------------------

  begin(name) {
    const [kind, which] = name.split(/:(.*)/);
    if (kind === "new") this.change(emptyArmy(this.army.faction));
    if (kind === "made") {
      const made = this.catalogue.ready_made.find((each) => each.name === which);
      if (made) this.change({ name: say(made.title), faction: made.faction, cards: made.cards, command: made.command });
    }
    if (kind === "own") {
      const own = savedArmies().find((each) => each.name === which);
      if (own) this.change({ name: own.name, faction: own.faction, cards: own.cards, command: own.command });
    }
  }

  /** Save the army; the answer is whether it can be played. */
  async save() {
    if (!this.army.name.trim()) this.change({ name: say("build-nameless", { count: savedArmies().length + 1 }) });
    const told = await this.fresh();
    if (!told) return false;
    saveArmy(this.army, told);
    toast({ id: "build-saved", args: { name: this.army.name } }, "good");
    this.requestUpdate();
    return told.legal;
  }

  async play() {
    if (await this.save()) location.hash = "#/new/assault/army";
  }

  async copyText() {
    const told = await this.fresh();
    if (told) this.copy(told.text[language()], "page-army-copied");
  }

  async copy(text, message) {
    try {
      await navigator.clipboard.writeText(text);
      toast(message, "good");
    } catch {
      toast("build-no-clipboard");
    }
    this.menu = false;
  }

  async download() {
    const told = await this.fresh();
    if (!told) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([told.text[language()]], { type: "text/plain" }));
    link.download = `${(this.army.name || "army").toLowerCase().replace(/[^\p{L}\d]+/gu, "-")}.army`;
    link.click();
    URL.revokeObjectURL(link.href);
    this.menu = false;
  }

  async read(text) {
    try {
      const { document } = await examine({ text });
      this.querySelector("dialog")?.close();
      this.change(document);
      toast({ id: "build-was-read", args: { name: document.name || say("page-army-new") } }, "good");
    } catch (refusal) {
      this.unread = refusal.message;
      this.requestUpdate();
    }
  }

  /** The field for an army as text. @returns {HTMLTextAreaElement} */
  get text() {
    return /** @type {HTMLTextAreaElement} */ (this.querySelector("dialog textarea"));
  }

  async readFile(event) {
    const [file] = event.target.files;
    if (file) this.text.value = await file.text();
  }

  // --- Cards ----------------------------------------------------------------------------------------

  set(change) {
    this.filter = { ...this.filter, ...change };
  }

  /** The cards that fit the filters: figures before upgrades, dearest last. */
  get found() {
    const { words, trait, cost, set } = this.filter;
    const all = Object.entries(this.shelf === "cards" ? this.catalogue.cards : this.catalogue.commands);
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const [least, most] = COSTS[cost] ?? [-99, 99];
    return all
      .filter(([id, card]) => this.belongs(id, card))
      .filter(([, card]) => (!set || card.set === set) && card.cost >= least && card.cost <= most && (!trait || card.traits?.includes(trait)))
      .filter(([id, card]) => !wanted.length || wanted.every((word) => this.spoken(id, card).includes(word)))
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

  spoken(id, card) {
    const traits = (card.traits ?? []).map((word) => say(this.catalogue.words.traits[word]));
    const effects = card.effects.flatMap((effect) => [say(effect.name), say(effect.text)]);
    return [id, say(card.name), say(card.subtitle), say(card.restriction), ...traits, ...effects].join(" ").toLowerCase();
  }

  // --- Keys -----------------------------------------------------------------------------------------

  reachable(id) {
    return id === (this.stands ?? this.first) ? 0 : -1;
  }

  stand(id) {
    this.stands = id;
  }

  press(event) {
    if (event.target.closest?.("dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "/" && !event.target.matches?.("input, textarea")) {
      event.preventDefault();
      /** @type {HTMLElement|null} */ (this.querySelector(".search input"))?.focus();
      return;
    }
    if (event.key === "Escape") this.menu = this.sheet = false;
    const card = event.target.closest?.(".dcard");
    if (!card) return;
    if (event.key === "+" || event.key === "=") this.add(card.dataset.card);
    else if (event.key === "-") this.takeOut(card.dataset.card);
    else this.walk(event, card);
  }

  /** Arrow keys go from card to card. */
  walk(event, card) {
    const cards = [.../** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll(".dcard"))];
    const columns = cards.filter((each) => each.offsetTop === cards[0].offsetTop).length;
    const place = cards.indexOf(card);
    const to = { ArrowRight: place + 1, ArrowLeft: place - 1, ArrowDown: place + columns, ArrowUp: place - columns, Home: 0, End: cards.length - 1 }[event.key];
    if (to === undefined || !cards[to]) return;
    event.preventDefault();
    const controls = [...card.querySelectorAll("button")];
    const same = Math.max(0, controls.indexOf(event.target));
    this.stands = cards[to].dataset.card;
    const next = cards[to].querySelectorAll("button");
    (next[same]?.disabled ? next[0] : next[same])?.focus();
    cards[to].scrollIntoView({ block: "nearest" });
  }

  // --- Drawing --------------------------------------------------------------------------------------

  render() {
    if (!this.catalogue) return html`${topbar("army")}<main class="table middle"><p role="status">${this.failed ? this.failed.message : say("build-loading")}</p></main>`;
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
      <form method="dialog" class="pad col" @submit=${(event) => { if (event.submitter?.value === "read") { event.preventDefault(); this.read(this.text.value); } }}>
        <h2 class="t-title">${say("build-read-text")}</h2><p class="t-small dim">${say("build-read-note")}</p>
        <textarea class="field" rows="12" spellcheck="false" aria-label=${say("build-read-text")}></textarea>
        <label class="t-small">${say("build-read-file")} <input type="file" accept=".army,.txt,text/plain" @change=${(event) => this.readFile(event)} /></label>
        ${this.unread ? html`<p class="t-small bad" role="alert">${this.unread}</p>` : nothing}
        <div class="row"><span class="grow"></span><button class="btn" value="no">${say("page-close")}</button><button class="btn primary" value="read">${icon("a-check")}${say("build-read")}</button></div>
      </form></dialog>`;
  }
}

customElements.define("dj-army", ArmyBuilder);
