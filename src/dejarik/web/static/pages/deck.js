/**
 * The deck builder of the card game: every objective set with its six cards, what the game says about the deck so far, its
 * numbers, and ways in and out of it: ready-made decks, text, links, OCTGN files. Which deck is legal is the server's to say.
 */
import { html } from "../vendor/lit.js";
import { Part, icon } from "../core/part.js";
import * as api from "../core/api.js";
import { known, language, say } from "../core/i18n.js";
import { topbar } from "../components/topbar.js";
import { toast } from "../components/toasts.js";
import { NO_FILTER, filters, reading } from "./deck-filters.js";
import { challengeCards, setPanel } from "./deck-sets.js";
import { deckSide } from "./deck-side.js";
import { draft, emptyDeck, examine, fileName, fromLink, keepDraft, saveDeck, savedDecks } from "./deck-store.js";

/** @import { Refused, Typed } from "../../protocol.js" */
/** @import { Catalogue, Document, Examined, ObjectiveSet } from "../../deck.js" */

const PAUSE = 220; // milliseconds after a change before the game is asked about it
const AGAIN = 2500; // milliseconds before it is asked again when it could not answer
const PASSING = [0, 429, 500, 502, 503]; // what goes by: no connection, too many questions, a server that starts again

/**
 * @typedef {{name: string, catalogue: Catalogue, deck: Document, told?: Examined, failed?: Refused|null, filter: typeof NO_FILTER, opened?: string|null,
 *   stands?: string, sheet: boolean, menu?: boolean, unread?: string, shelf: "sets"|"cards"}} Given
 */

export class DeckBuilder extends /** @type {Typed<Given>} */ (Part) {
  static properties = {
    name: { attribute: false },
    catalogue: { state: true },
    deck: { state: true },
    told: { state: true },
    failed: { state: true },
    filter: { state: true },
    opened: { state: true },
    stands: { state: true },
    sheet: { state: true },
    menu: { state: true },
    shelf: { state: true },
  };
  static start = () => ({ deck: draft() ?? emptyDeck(), filter: NO_FILTER, sheet: false, shelf: "sets" });

  keys = (/** @type {any} */ event) => this.press(event);

  async connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.keys);
    try {
      this.catalogue = await api.catalogue("lcg");
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

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("name") && changed.get("name") !== undefined && this.catalogue) this.bringNamed();
  }

  /** The deck that the address names, if it does. */
  bringNamed() {
    if (!this.name) return;
    const linked = this.madeDeck(this.name) ?? fromLink(this.name);
    if (linked) this.change(linked);
    else toast("deck-bad-link");
    history.replaceState(null, "", "#/deck");
  }

  /** A ready-made deck by its name. @param {string} name @returns {Document|null} */
  madeDeck(name) {
    const made = this.catalogue.ready_made.find((each) => each.name === name);
    if (!made) return null;
    const { affiliation, sets, challenge, support } = made;
    return { name: say(made.label), affiliation, sets, challenge, support, purpose: made.kind === "starter" ? "starter" : "duel" };
  }

  // --- The deck -------------------------------------------------------------------------------------

  /** @param {Partial<Document>} change */
  change(change) {
    this.deck = { ...this.deck, ...change };
    this.stale = true;
    keepDraft(this.deck);
    clearTimeout(this.asking);
    this.asking = setTimeout(() => this.ask(), PAUSE);
  }

  async ask() {
    const asked = this.deck;
    try {
      const told = await examine(asked);
      if (asked !== this.deck) return;
      this.told = told;
      this.stale = false;
      this.failed = null;
      this.deck = { ...told.deck, name: asked.name, purpose: asked.purpose };
    } catch (refusal) {
      if (asked !== this.deck) return;
      this.failed = refusal;
      if (PASSING.includes(refusal.status)) this.asking = setTimeout(() => this.ask(), AGAIN);
    }
  }

  /** What the game says about the deck as it is now; null when it says nothing. */
  async fresh() {
    clearTimeout(this.asking);
    if (this.stale) await this.ask();
    return this.stale ? null : (this.told ?? null);
  }

  /** The challenge deck that is built upon, if one is. */
  get challenge() {
    return this.catalogue.challenges.find((each) => each.value === this.deck.challenge);
  }

  /** The format in which such a deck is played. */
  get format() {
    return this.challenge?.format ?? this.catalogue.purposes.find((each) => each.value === this.deck.purpose)?.format ?? "";
  }

  /** The part of the deck to which sets are added. @returns {"sets"|"support"} */
  get into() {
    return this.challenge ? "support" : "sets";
  }

  /** The side that the deck plays. */
  get side() {
    return this.challenge?.side ?? this.catalogue.cards[this.deck.affiliation]?.side ?? "light";
  }

  /** @param {string} number */
  countOf(number) {
    return this.deck[this.into].filter((each) => each === number).length;
  }

  /** @param {string} number */
  refusal(number) {
    return this.told?.refused?.[number];
  }

  /** @param {string} number */
  add(number) {
    this.change({ [this.into]: [...this.deck[this.into], number] });
  }

  /** @param {string} number */
  takeOut(number) {
    const place = this.deck[this.into].lastIndexOf(number);
    if (place >= 0) this.change({ [this.into]: this.deck[this.into].toSpliced(place, 1) });
  }

  /** @param {string} number */
  open(number) {
    this.opened = this.opened === number ? null : number;
    if (this.opened) this.updateComplete.then(() => this.querySelector(`[data-set="${number}"]`)?.scrollIntoView({ block: "nearest" }));
  }

  /** Build upon a challenge deck, or upon none. @param {string} value */
  take(value) {
    const challenge = this.catalogue.challenges.find((each) => each.value === value);
    this.shelf = challenge && !challenge.support ? "cards" : "sets";
    this.opened = null;
    if (challenge) this.change({ challenge: value, affiliation: "", sets: [], support: [], purpose: "duel", name: this.isPlainName ? say(challenge.label) : this.deck.name });
    else this.change({ ...emptyDeck(), name: this.isPlainName ? "" : this.deck.name });
  }

  /** Whether the name was not given by a person. */
  get isPlainName() {
    const { name } = this.deck;
    const given = [...this.catalogue.challenges, ...this.catalogue.ready_made].map((each) => say(each.label));
    return !name.trim() || given.includes(name);
  }

  // --- Ways in and out ------------------------------------------------------------------------------

  /** @param {string} name */
  begin(name) {
    const [kind, which] = name.split(/:(.*)/);
    const made = kind === "made" ? this.madeDeck(which) : null;
    const own = kind === "own" ? savedDecks().find((each) => each.name === which) : null;
    if (kind === "new") this.change(emptyDeck(this.deck.affiliation || undefined));
    if (made) this.change(made);
    if (own) this.change({ name: own.name, affiliation: own.affiliation, sets: own.sets, challenge: own.challenge, support: own.support, purpose: own.purpose });
    this.shelf = this.challenge && !this.challenge.support ? "cards" : "sets";
  }

  /** Save the deck; the answer is whether it can be played. */
  async save() {
    if (!this.deck.name.trim()) this.change({ name: say("deck-nameless", { count: savedDecks().length + 1 }) });
    const told = await this.fresh();
    if (!told) return false;
    saveDeck(this.deck, told, this.format);
    toast({ id: "deck-saved", args: { name: this.deck.name } }, "good");
    this.requestUpdate();
    return told.legal;
  }

  async play() {
    if (await this.save()) location.hash = "#/new/lcg/deck";
  }

  async copyText() {
    const told = await this.fresh();
    if (told) this.copy(told.text[language()], "deck-copied");
  }

  /** @param {string} text @param {string} message */
  async copy(text, message) {
    try {
      await navigator.clipboard.writeText(text);
      toast(message, "good");
    } catch {
      toast("build-no-clipboard");
    }
    this.menu = false;
  }

  /** @param {"deck"|"o8d"} form */
  async download(form) {
    const told = await this.fresh();
    const written = form === "o8d" ? told?.o8d : told?.text[language()];
    this.menu = false;
    if (!told || !written) {
      toast("deck-no-o8d");
      return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([written], { type: form === "o8d" ? "application/xml" : "text/plain" }));
    link.download = fileName(this.deck.name, form);
    link.click();
    URL.revokeObjectURL(link.href);
  }

  /** A deck from a text, or from what OCTGN writes. @param {string} text @param {string} [name] */
  async read(text, name = "") {
    const { purpose } = this.deck;
    try {
      const { deck } = await examine(text.trimStart().startsWith("<") ? { o8d: text, name, purpose } : { text, purpose });
      this.querySelector("dialog")?.close();
      this.change(deck);
      this.shelf = "sets";
      toast({ id: "deck-was-read", args: { name: deck.name || say("deck-new") } }, "good");
    } catch (refusal) {
      this.unread = refusal.message;
      this.requestUpdate();
    }
  }

  /** The field for a deck as text. @returns {HTMLTextAreaElement} */
  get text() {
    return /** @type {HTMLTextAreaElement} */ (this.querySelector("dialog textarea"));
  }

  /** @param {any} event */
  async readFile(event) {
    const [file] = event.target.files;
    if (!file) return;
    this.text.value = await file.text();
    this.fileNamed = file.name.replace(/\.\w+$/, "").slice(0, 60);
  }

  // --- Sets -----------------------------------------------------------------------------------------

  /** @param {Partial<typeof NO_FILTER>} change */
  set(change) {
    this.filter = { ...this.filter, ...change };
  }

  /** The sets that fit the filters, those of the deck's own affiliation first. */
  get found() {
    const { affiliation, box } = this.filter;
    const own = this.catalogue.cards[this.deck.affiliation]?.affiliation;
    return Object.values(this.catalogue.sets)
      .filter((each) => this.belongs(each) && (!affiliation || each.affiliation === affiliation) && (!box || each.box === box))
      .filter((each) => !this.isSeeking || [each.objective, ...each.cards].some((id) => this.isFound(id)))
      .sort((a, b) => Number(b.affiliation === own) - Number(a.affiliation === own) || Number(a.number) - Number(b.number));
  }

  /** Whether a set is offered at all: of the deck's side, or in it already. @param {ObjectiveSet} each */
  belongs(each) {
    return this.filter.every || each.side === this.side || this.countOf(each.number) > 0;
  }

  /** Whether single cards are looked for. */
  get isSeeking() {
    const { words, type, trait } = this.filter;
    return Boolean(words.trim() || type || trait);
  }

  /** Whether a card is what is looked for. @param {string} id */
  isFound(id) {
    const { words, type, trait } = this.filter;
    const card = this.catalogue.cards[id];
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    return (!type || card.type === type) && (!trait || card.traits.includes(trait)) && wanted.every((word) => this.spoken(id).includes(word));
  }

  /** All words of a card, in the reader's language. @param {string} id */
  spoken(id) {
    const card = this.catalogue.cards[id];
    const { traits, keywords, types, affiliations } = this.catalogue.words;
    const text = card.text && known(card.text.id) ? say(card.text) : "";
    const said = [...card.traits.map((word) => say(traits[word])), ...card.keywords.map((word) => say(keywords[word]?.name))];
    return [say(card.name), text, say(types[card.type]), say(affiliations[card.affiliation]), ...said].join(" ").toLowerCase();
  }

  // --- Keys -----------------------------------------------------------------------------------------

  /** @param {string} number */
  reachable(number) {
    return number === (this.stands ?? this.first) ? 0 : -1;
  }

  /** @param {string} number */
  stand(number) {
    this.stands = number;
  }

  /** @param {any} event */
  press(event) {
    if (event.target.closest?.("dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "/" && !event.target.matches?.("input, textarea")) {
      event.preventDefault();
      /** @type {HTMLElement|null} */ (this.querySelector(".search input"))?.focus();
      return;
    }
    if (event.key === "Escape") this.menu = this.sheet = false;
    const panel = event.target.closest?.(".oset");
    if (!panel) return;
    if (event.key === "+" || event.key === "=") this.add(panel.dataset.set);
    else if (event.key === "-") this.takeOut(panel.dataset.set);
    else this.walk(event, panel);
  }

  /** Arrow keys go from set to set. @param {any} event @param {HTMLElement} panel */
  walk(event, panel) {
    const panels = [.../** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll(".oset"))];
    const columns = panels.filter((each) => each.offsetTop === panels[0].offsetTop).length;
    const place = panels.indexOf(panel);
    const to = { ArrowRight: place + 1, ArrowLeft: place - 1, ArrowDown: place + columns, ArrowUp: place - columns, Home: 0, End: panels.length - 1 }[/** @type {string} */ (event.key)];
    if (to === undefined || !panels[to]) return;
    event.preventDefault();
    this.stands = panels[to].dataset.set;
    /** @type {HTMLElement|null} */ (panels[to].querySelector("button"))?.focus();
    panels[to].scrollIntoView({ block: "nearest" });
  }

  // --- Drawing --------------------------------------------------------------------------------------

  render() {
    if (!this.catalogue) return html`${topbar("deck")}<main class="table middle"><p role="status">${this.failed ? this.failed.message : say("build-loading")}</p></main>`;
    return html`${topbar("deck")}
      <main class="builder deckbuilder ${this.sheet ? "sheetopen" : ""}">
        <section class="choosing" aria-label=${say("deck-all-sets")}>${filters(this)}${this.shelf === "cards" && this.challenge ? challengeCards(this, this.challenge) : this.grid()}</section>
        <aside class="armyside" aria-label=${say("deck-deck")}>${deckSide(this)}</aside>
      </main>${reading(this)}`;
  }

  grid() {
    const found = this.found;
    if (!found.length) {
      return html`<div class="empty center">${icon("a-search", "xxl")}<h2 class="t-title">${say("deck-no-sets")}</h2>
        <button class="btn" @click=${() => (this.filter = NO_FILTER)}>${icon("a-filter")}${say("build-no-filter")}</button></div>`;
    }
    this.first = found[0].number;
    if (!found.some((each) => each.number === this.stands)) this.stands = undefined;
    return html`<div class="ogrid scroll">${found.map((each) => setPanel(this, each))}</div>`;
  }
}

customElements.define("dj-deck", DeckBuilder);
