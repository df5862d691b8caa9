/**
 * What the screens of the games share: what the server shows and offers by short names, the names of the players, the answer,
 * keys, and the tabs and places around the table. How a game looks is its own (`games/<game>/view.js`).
 */
import { html, nothing } from "../vendor/lit.js";
import { Part, icon } from "../core/part.js";
import { say } from "../core/i18n.js";
import { Fingers, askedIn } from "../core/fingers.js";
import { lastLine, seatName, unread } from "../components/sides.js";

/** @import { Answer, GameProps, Typed } from "../../protocol.js" */

/** @typedef {{game: GameProps, end: unknown, tab: string, sheet: string, read: number}} Given */

export class GameScreen extends /** @type {Typed<Given>} */ (Part) {
  static properties = {
    game: { attribute: false },
    hint: { attribute: false },
    end: { attribute: false },
    tab: { state: true },
    read: { state: true },
    sheet: { state: true },
  };

  /** @type {[string, string][]} the tabs beside the table, each with its symbol */
  tabs = [];
  /** @type {[string, string][]} where one can go on a small screen */
  places = [];

  keys = (/** @type {any} */ event) => {
    if (event.target.matches?.("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    this.key(event.key.toLowerCase(), event);
  };
  fingers = new Fingers(this, () => (this.game ? askedIn(this.game.state) : ""));

  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.keys);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.keys);
  }

  /** @param {Map<string, unknown>} _changed */
  updated(_changed) {
    if (this.querySelector("dj-chat")?.checkVisibility()) this.read = lastLine(this.game.chat);
  }

  /** A key was pressed, and nobody was writing. @param {string} _key @param {any} _event */
  key(_key, _event) {}

  // --- What the parts ask ---------------------------------------------------------------------------

  /** @returns {{hand: {length: number}}} */
  get shown() {
    return this.game.state.shown;
  }

  /** @returns {object} */
  get catalogue() {
    return this.game.catalogue;
  }

  get decision() {
    return this.game.state.decision;
  }

  get colours() {
    return this.game.colours;
  }

  get held() {
    return this.game.held;
  }

  get asked() {
    return this.game.state.asked;
  }

  get unread() {
    return unread(this.game.chat, this.game.state.seats, this.read);
  }

  /** @param {number} seat */
  name(seat) {
    return seatName(this.game.state.table, seat);
  }

  /** @param {number} seat */
  isBot(seat) {
    return this.game.state.table.seats?.[seat]?.kind === "bot";
  }

  /** @param {Answer} answer */
  answer(answer) {
    if (!this.held) this.emit("answer", answer);
  }

  /** Whoever is asked sees the table, unless somebody is writing there, who is not interrupted. @param {string} table */
  bringTable(table) {
    if (this.decision && !this.querySelector(".sidetabs input:focus")) this.sheet = table;
  }

  // --- Around the table -----------------------------------------------------------------------------

  sideTabs() {
    return html`<section class="panel sidetabs"><div class="tabs" role="tablist">
        ${this.tabs.map(([name, symbol]) => html`<button role="tab" aria-selected=${this.tab === name} class=${this.tab === name ? "on" : ""} @click=${() => (this.tab = name)}>
          ${icon(symbol, "s")}${say(`page-${name}`)}${name === "chat" && this.unread ? html`<em>${this.unread}</em>` : nothing}</button>`)}</div>
      <div class="scroll" tabindex="0" role="tabpanel" aria-label=${say(`page-${this.tab}`)}>${this.tab === "chat" ? this.chat() : this.tabContent()}</div></section>`;
  }

  chat() {
    return html`<dj-chat .messages=${this.game.chat} .table=${this.game.state.table} .colours=${this.colours} ?mute=${!this.game.state.seats.length}></dj-chat>`;
  }

  /** What a tab other than the chat holds. @returns {unknown} */
  tabContent() {
    return nothing;
  }

  /** What a place is called. @param {string} name */
  placeName(name) {
    return say(`page-${name}`);
  }

  bottomNav() {
    /** @type {Record<string, number>} */
    const counts = { hand: this.shown.hand.length, chat: this.unread };
    const go = (/** @type {string} */ name) => {
      this.sheet = name;
      if (name === "log" || name === "chat") this.tab = name;
    };
    return html`<nav class="bottomnav" aria-label=${say("page-places")}>${this.places.map(([name, symbol]) => html`<button class=${this.sheet === name ? "on" : ""} aria-pressed=${this.sheet === name} @click=${() => go(name)}>
      ${icon(symbol)}${counts[name] ? html`<em>${counts[name]}</em>` : nothing}<span>${this.placeName(name)}</span></button>`)}</nav>`;
  }
}
