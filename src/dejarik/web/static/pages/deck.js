/**
 * The deck builder of the card game: every objective set with its six cards, what the game says about the deck so far, its
 * numbers, and ways in and out of it: ready-made decks, text, links, OCTGN files. Which deck is legal is the server's to say.
 */
import { html } from "../vendor/lit.js";
import { icon } from "../core/part.js";
import { known, language, say } from "../core/i18n.js";
import { topbar } from "../components/topbar.js";
import { toast } from "../components/toasts.js";
import { Builder } from "./builder.js";
import { fileName, handOver } from "./builder-store.js";
import { NO_FILTER, filters, reading } from "./deck-filters.js";
import { challengeCards, setPanel } from "./deck-sets.js";
import { deckSide } from "./deck-side.js";
import { draft, emptyDeck, examine, fromLink, keepDraft, saveDeck, savedDecks } from "./deck-store.js";

/** @import { TypedAs } from "../../protocol.js" */
/** @import { Catalogue, Document, Examined, ObjectiveSet } from "../../deck.js" */

/** @typedef {{catalogue: Catalogue, built: Document, told?: Examined, filter: typeof NO_FILTER, shelf: "sets"|"cards"}} Given */

export class DeckBuilder extends /** @type {TypedAs<Given, typeof Builder>} */ (/** @type {unknown} */ (Builder)) {
  static properties = { shelf: { state: true } };
  static start = () => ({ built: draft() ?? emptyDeck(), filter: NO_FILTER, sheet: false, shelf: "sets" });

  game = "lcg";
  page = "deck";
  panel = ".oset";
  mark = "set";
  says = { badLink: "deck-bad-link", nameless: "deck-nameless", saved: "deck-saved", copied: "deck-copied", wasRead: "deck-was-read", unnamed: "deck-new" };
  store = { examine, documentOf: (/** @type {Examined} */ told) => told.deck, keepDraft, saved: savedDecks, fromLink };
  fileNamed = "";

  get deck() {
    return this.built;
  }

  /** @param {string} name */
  named(name) {
    return this.madeDeck(name) ?? super.named(name);
  }

  /** A ready-made deck by its name. @param {string} name @returns {Document|null} */
  madeDeck(name) {
    const made = this.catalogue.ready_made.find((each) => each.name === name);
    if (!made) return null;
    const { affiliation, sets, challenge, support } = made;
    return { name: say(made.label), affiliation, sets, challenge, support, purpose: made.kind === "starter" ? "starter" : "duel" };
  }

  // --- The deck -------------------------------------------------------------------------------------

  /** The challenge deck that is built upon, if one is. */
  get challenge() {
    return this.catalogue.challenges.find((each) => each.value === this.deck.challenge);
  }

  /** The format in which such a deck is played. */
  get format() {
    return this.challenge?.format ?? this.catalogue.purposes.find((each) => each.value === this.deck.purpose)?.format ?? "";
  }

  partOf() {
    return this.into;
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
  open(number) {
    super.open(number);
    if (this.opened) this.updateComplete.then(() => this.querySelector(`[data-set="${number}"]`)?.scrollIntoView({ block: "nearest" }));
  }

  /** Build upon a challenge deck, or upon none. @param {string} value */
  take(value) {
    const challenge = this.catalogue.challenges.find((each) => each.value === value);
    this.shelf = challenge && !challenge.support ? "cards" : "sets";
    this.opened = null;
    if (challenge) this.change({ challenge: challenge.value, affiliation: "", sets: [], support: [], purpose: "duel", name: this.isPlainName ? say(challenge.label) : this.deck.name });
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

  /** @param {Examined} told */
  keepAs(told) {
    saveDeck(this.deck, told, this.format);
  }

  /** @param {"deck"|"o8d"} form */
  async download(form) {
    const told = /** @type {Examined|null} */ (await this.fresh());
    const written = form === "o8d" ? told?.o8d : told?.text[language()];
    this.menu = false;
    if (!told || !written) {
      toast("deck-no-o8d");
      return;
    }
    handOver(written, form === "o8d" ? "application/xml" : "text/plain", fileName(this.deck.name || "deck", form));
  }

  /** A deck from a text, or from what OCTGN writes. @param {string} text @param {string} [name] */
  async read(text, name = "") {
    const { purpose } = this.deck;
    const written = text.trimStart().startsWith("<") ? { o8d: text, name, purpose } : { text, purpose };
    if (await this.readIn(written)) this.shelf = "sets";
  }

  /** @param {any} event */
  async readFile(event) {
    const [file] = event.target.files;
    if (!file) return;
    this.text.value = await file.text();
    this.fileNamed = file.name.replace(/\.\w+$/, "").slice(0, 60);
  }

  // --- Sets -----------------------------------------------------------------------------------------

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
    return (!type || card.type === type) && (!trait || card.traits.some((each) => each === trait)) && this.speaks(id, words);
  }

  /** Its name, text, type, affiliation, traits and keywords. @param {string} id */
  spoken(id) {
    const card = this.catalogue.cards[id];
    const { traits, keywords, types, affiliations } = this.catalogue.words;
    const text = card.text && known(card.text.id) ? say(card.text) : "";
    const said = [...card.traits.map((word) => say(traits[word])), ...card.keywords.map((word) => say(keywords[word]?.name))];
    return [say(card.name), text, say(types[card.type]), say(affiliations[card.affiliation]), ...said].join(" ");
  }

  // --- Drawing --------------------------------------------------------------------------------------

  render() {
    if (!this.catalogue) return this.loading();
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
