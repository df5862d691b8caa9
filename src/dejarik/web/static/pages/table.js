/**
 * A table: the line to the server, what it said last, and the frame around whatever game is played. It shows the
 * screen of the game, or the plain one; it hands over between players of one screen, and knows no rule.
 */
import { html, nothing } from "../vendor/lit.js";
import { Part, SEAT_COLOURS, icon, seatColours, tally } from "../core/part.js";
import { TableSocket } from "../core/socket.js";
import * as api from "../core/api.js";
import { say } from "../core/i18n.js";
import { kept, keep, rememberTable } from "../core/store.js";
import { callPlayer, canNotify, notifies, setNotifies, setSounds, sounds } from "../core/attention.js";
import { brand, languages, themes } from "../components/topbar.js";
import "./join.js";
import { handOver, seatName } from "../components/sides.js";
import { toast } from "../components/toasts.js";
import { partsOf } from "../games/registry.js";

/** @import { Answer, Asking, ChatLine, Refused, Seat, State, Step, Table, Typed } from "../../protocol.js" */

const PACE = 400; // between what bots do, in milliseconds
const HURRY = 6; // states that wait before the page stops pausing

/**
 * @typedef {{table: string, token: string|null, state: State, status: string, parts: import("../../protocol.js").Parts, catalogue: any, steps: Step[], chat: ChatLine[],
 *   asking?: Asking|null, holder?: number, menu?: boolean, sent?: number|null, failed: Refused, socket: TableSocket}} Given
 */

class TablePage extends /** @type {Typed<Given>} */ (Part) {
  static properties = {
    table: { attribute: false },
    token: { attribute: false },
    state: { state: true },
    status: { state: true },
    parts: { state: true },
    catalogue: { state: true },
    steps: { state: true },
    chat: { state: true },
    asking: { state: true },
    holder: { state: true },
    menu: { state: true },
    sent: { state: true },
    failed: { state: true },
  };

  constructor() {
    super();
    this.steps = [];
    this.chat = [];
    this.status = "waiting";
    /** @type {State[]} */
    this.queue = [];
    /** @type {Map<string, Promise<any>>} */
    this.hints = new Map();
  }

  keys = (/** @type {any} */ event) => this.press(event);

  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.keys);
    this.open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.keys);
    clearTimeout(this.pausing);
    this.socket?.close();
  }

  async open() {
    try {
      const facts = await api.table(this.table, this.token);
      if (!this.isConnected) return;
      this.connect(); // what the server says meanwhile waits for the parts of the game
      const [parts, catalogue] = await Promise.all([partsOf(facts.game), api.catalogue(facts.game).catch(() => ({}))]);
      this.parts = parts;
      this.catalogue = catalogue;
      this.next();
    } catch (refusal) {
      this.socket?.close();
      this.failed = refusal;
    }
  }

  connect() {
    this.socket = new TableSocket(this.table, this.token);
    /** @type {Record<string, (detail: any) => void>} */
    const heard = {
      state: (message) => this.hear(message),
      status: (status) => (this.status = status),
      chat: (message) => this.hearChat(message),
      undo: (asking) => (this.asking = asking),
      error: (message) => this.refused(message),
    };
    for (const [name, hear] of Object.entries(heard)) this.socket.addEventListener(name, (event) => hear(/** @type {CustomEvent} */ (event).detail));
  }

  // --- What the server says -------------------------------------------------------------------------

  /** @param {State} message */
  hear(message) {
    this.queue.push(message);
    if (!this.pausing && this.parts) this.next();
  }

  /** Show the next state; what bots did stays for a moment, so that it can be followed. */
  next() {
    this.pausing = undefined;
    const message = this.queue.shift();
    if (!message) return;
    this.show(message);
    if (!this.queue.length && message.decision) return;
    const pace = kept("pace") ?? PACE;
    const pause = this.queue.length > HURRY ? 0 : pace;
    this.pausing = setTimeout(() => this.next(), pause);
  }

  /** @param {State} message */
  show(message) {
    const fresh = message.events ?? [];
    if (fresh.length && fresh[0].events) {
      const first = Math.min(message.number, ...fresh.map((step) => step.number));
      this.steps = [...this.steps.filter((step) => step.number < first), ...fresh];
    } else {
      this.steps = this.steps.filter((step) => step.number < message.number);
    }
    if (message.number !== this.state?.number) this.hints.clear();
    this.callFor(message);
    this.state = message;
    document.title = message.decision ? `● ${say("page-your-turn")} · Dejarik` : `Dejarik · ${say("page-title-table")}`;
    this.sent = null;
    this.asking = message.table?.asking ?? null;
    if (message.seats.length === 1) this.holder = message.seats[0];
    this.emit("shown", message); // for whoever stands around the table, such as the first game's guide
  }

  /** Call a player who is asked after others have been. Those who share a screen see it anyhow. @param {State} message */
  callFor(message) {
    const waited = Date.now() - (this.idle ?? Date.now());
    if (!message.decision) this.idle ??= Date.now();
    else {
      if (this.idle && message.seats.length === 1) callPlayer(waited, this.parts.heading(message.shown).title ?? say(message.table.label));
      this.idle = undefined;
    }
  }

  /** @param {ChatLine} message */
  hearChat(message) {
    this.chat = [...this.chat, message];
  }

  /** @param {import("../../protocol.js").Text} message */
  refused(message) {
    this.sent = null;
    toast({ id: message.id, args: message.args });
  }

  // --- What the player says -------------------------------------------------------------------------

  /** @param {Answer} answer */
  choose(answer) {
    const decision = this.state?.decision;
    if (!decision || this.sent !== null && this.sent !== undefined) return;
    if (this.socket.send({ type: "choose", number: decision.number, seat: decision.seat, answer })) this.sent = decision.number;
  }

  undo() {
    if (this.state?.undo) this.socket.send({ type: "undo", number: this.state.number });
  }

  /** @param {boolean} yes */
  consent(yes) {
    this.socket.send({ type: "consent", yes });
    this.asking = null;
  }

  concede() {
    if (confirm(say("page-concede-sure"))) this.socket.send({ type: "concede", seat: this.holder ?? this.state?.seats[0] });
    this.menu = false;
  }

  async rematch() {
    try {
      const made = await api.rematch(this.table, this.token);
      const token = made.token ?? made.seats?.find((/** @type {any} */ seat) => seat.token)?.token;
      if (token) rememberTable(made.table, token);
      location.hash = `#/table/${made.table}`;
    } catch (refusal) {
      toast(refusal.text);
    }
  }

  /** Notifications are the browser's to allow: it asks now, and only now. @param {HTMLInputElement} box */
  async askNotify(box) {
    const wanted = box.checked;
    box.checked = (await setNotifies(wanted)) && wanted;
    if (wanted && !box.checked) toast("page-notify-refused", "warn");
  }

  async report() {
    const note = prompt(say("page-report-note"));
    if (note === null) return;
    await api.report(this.table, note, this.token).then(() => toast("page-reported", "good"), (refusal) => toast(refusal.text));
    this.menu = false;
  }

  /** What is known about an option before it is taken; asked once a decision. @param {string} option @returns {Promise<any>} */
  hint(option) {
    if (!this.hints.has(option)) {
      this.hints.set(option, api.hint(this.table, option, this.token).then((answer) => answer.hint ?? answer).catch(() => ({})));
    }
    return this.hints.get(option) ?? Promise.resolve({});
  }

  /** @param {KeyboardEvent & {target: Element}} event */
  press(event) {
    if (event.target.matches?.("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === "u") this.undo();
    if (event.key === "F6") {
      event.preventDefault();
      this.nextRegion();
    }
  }

  nextRegion() {
    const regions = [.../** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll(".question, [data-region], .hand, .sidetabs"))].filter((each) => each.checkVisibility());
    const now = regions.findIndex((region) => region.contains(document.activeElement));
    const next = regions[(now + 1) % regions.length];
    /** @type {HTMLElement|null|undefined} */
    const inside = next?.querySelector("button:not(:disabled), [tabindex='0']");
    (inside ?? next)?.focus();
  }

  // --- Drawing --------------------------------------------------------------------------------------

  get colours() {
    return seatColours(this.state?.shown?.players, this.state?.table?.seats?.length ?? SEAT_COLOURS.length);
  }

  render() {
    if (this.failed) return this.failure();
    if (!this.state) return html`<main class="table middle"><div class="center">${icon("logo", "xl slow")}<p>${say("page-loading-table")}</p></div></main>`;
    const { decision, seats, table } = this.state;
    if (table.seats.some((seat) => seat.kind === "invited" && seats.includes(seat.seat))) return html`<dj-join .table=${this.table} .token=${this.token}></dj-join>`;
    const colours = this.colours;
    if (decision && seats.length > 1 && this.holder !== decision.seat) {
      return handOver(seatName(table, decision.seat), colours[decision.seat], () => (this.holder = decision.seat));
    }
    const held = this.status !== "open" || this.sent !== null && this.sent !== undefined;
    const shared = seats.length > 1 && !decision; // the server shows the first seat then; its cards are not for all eyes
    const common = { state: this.state, colours, held, shared, steps: this.steps, chat: this.chat, catalogue: this.catalogue };
    return html`${this.bar(table, colours)} ${this.notices()}
      <div class="gamebox" @answer=${this.answered} @chat=${this.said}>${this.parts.screen(common, this.hinter, this.end())}</div>`;
  }

  /** @param {CustomEvent} event */
  /** @param {string} option */
  hinter = (option) => this.hint(option);
  answered = (event) => this.choose(event.detail);
  /** @param {CustomEvent} event */
  said = (event) => this.socket.send({ type: "chat", text: event.detail });

  /** @param {Table} table @param {string[]} colours */
  bar(table, colours) {
    const { shown, undo, asked, seats, outcome } = this.state;
    const { title, note, now } = this.parts.heading(shown);
    const own = asked !== null && seats.includes(asked);
    const turn = outcome ? say("page-over") : own ? say("page-your-turn") : asked === null || asked === undefined ? "" : say("page-turn-of", { name: seatName(table, asked) });
    return html`<header class="topbar tablebar">
      ${brand()}
      <span class="rule"></span>
      <div class="where"><h1 class="t-head ell">${title ?? say(table.label ?? `game-name-${table.game}`)}</h1>
        <div class="t-label faint ell">${note ?? ""}</div></div>
      <div class="row crumbs">
        ${now ? html`<span class="chip">${now}</span>${icon("a-chevron", "xs faint")}` : nothing}
        <span class="chip ${own ? "on" : ""}" role="status">${asked === null || asked === undefined || outcome ? nothing : tally(colours[asked], "s")}${turn}</span>
        ${this.dueAt ? html`<dj-clock .until=${this.dueAt}></dj-clock>` : nothing}
      </div>
      <button class="btn quiet undo" ?disabled=${!undo} @click=${() => this.undo()} title=${undo === "ask" ? say("page-undo-ask") : say("page-undo")}>
        ${icon("a-undo")}<span class="wide">${say("page-undo")}</span> <kbd aria-hidden="true">U</kbd></button>
      <span class="wide">${languages()}</span><span class="wide">${themes()}</span>
      <button class="btn icon quiet" aria-label=${say("page-menu")} aria-expanded=${Boolean(this.menu)} @click=${() => (this.menu = !this.menu)}>${icon("a-menu")}</button>
      ${this.menu ? this.menuPanel() : nothing}
    </header>`;
  }

  get dueAt() {
    const due = this.state?.table?.due;
    return due ? due * 1000 : null;
  }

  menuPanel() {
    const copy = async () => {
      await navigator.clipboard?.writeText(`${location.origin}/#/table/${this.table}`).catch(() => {});
      toast("page-link-copied", "good");
      this.menu = false;
    };
    const pace = kept("pace") ?? PACE;
    return html`<div class="menu panel raised">
      <div class="row narrow">${languages()} ${themes()}</div>
      <button class="btn quiet full" @click=${copy}>${icon("a-link")}${say("page-copy-watch")}</button>
      <a class="btn quiet full" href="#/keys">${icon("a-help")}${say("page-keys")}</a>
      <label class="row pad t-small">${say("page-pace")}
        <input type="range" min="0" max="1200" step="200" .value=${String(pace)} @change=${(event) => keep("pace", Number(event.target.value))} /></label>
      <label class="row pad t-small check"><input type="checkbox" .checked=${sounds()} @change=${(event) => setSounds(event.target.checked)} />${say("page-sound")}</label>
      ${canNotify() ? html`<label class="row pad t-small check"><input type="checkbox" .checked=${notifies()} @change=${(event) => this.askNotify(event.target)} />${say("page-notify")}</label>` : nothing}
      <button class="btn quiet full" @click=${() => this.report()}>${icon("a-flag")}${say("page-report")}</button>
      ${this.state.seats.length && !this.state.outcome
        ? html`<button class="btn quiet full bad" @click=${() => this.concede()}>${icon("a-close")}${say("page-concede")}</button>`
        : nothing}
    </div>`;
  }

  notices() {
    const { table } = this.state;
    const open = table.seats?.filter((seat) => !seat.taken);
    return html`
      ${this.status === "lost"
        ? html`<div class="notice warn" role="alert">${icon("a-reroll")}<div class="grow"><b>${say("page-lost")}</b><br /><span class="t-small">${say("page-lost-note")}</span></div>
            <button class="btn" @click=${() => this.socket.connect()}>${say("page-now")}</button></div>`
        : nothing}
      ${this.asking && !this.state.seats.includes(this.asking.by)
        ? html`<div class="notice" role="alert">${icon("a-undo")}<span class="grow">${say("page-undo-asked", { name: seatName(table, this.asking.by) })}</span>
            <button class="btn primary" @click=${() => this.consent(true)}>${say("page-yes")}</button>
            <button class="btn" @click=${() => this.consent(false)}>${say("page-no")}</button></div>`
        : nothing}
      ${table.state === "open" && open?.length ? this.invitation(open) : nothing}
      ${this.state.outcome && this.parts.plain ? html`<div class="notice good" role="status">${this.end()}</div>` : nothing}`;
  }

  /** Who is waited for, or that one may sit down. @param {Seat[]} free */
  invitation(free) {
    if (this.state.seats.length || !free.some((seat) => seat.kind === "open")) {
      return html`<div class="notice" role="status">${icon("a-link")}<span class="grow">${say("page-waiting-open")}</span></div>`;
    }
    return html`<div class="notice" role="status">${icon("a-person")}<span class="grow">${say("page-seat-free")}</span>
      <a class="btn primary" href="#/join/${this.table}">${say("page-sit-down")}</a></div>`;
  }

  /** How the game ended, and what can be done next. */
  end() {
    const { outcome, table, seats } = this.state;
    if (!outcome) return null;
    const won = outcome.winners.some((seat) => seats.includes(seat));
    const names = outcome.winners.map((seat) => seatName(table, seat)).join(", ");
    const head = seats.length === 1 ? say(won ? "page-won" : outcome.winners.length ? "page-lost-game" : "page-nobody-won") : say("page-winner", { names, count: outcome.winners.length });
    return html`<div class="grow"><h2 class="t-title">${head}</h2><p class="dim">${say(outcome.text)}</p></div>
      <div class="row wrap">
        ${seats.length ? html`<button class="btn primary" @click=${() => this.rematch()}>${icon("a-reroll")}${say("page-rematch")}</button>` : nothing}
        <a class="btn" href="#/replay/${this.table}">${icon("a-play")}${say("page-replay")}</a>
        <a class="btn quiet" href="#/">${say("page-tables")}</a>
      </div>`;
  }

  failure() {
    return html`<header class="topbar">${brand()}<span class="grow"></span>${languages()}${themes()}</header>
      <main class="table middle"><section class="panel pad center errorbox" role="alert">
        ${icon("a-warn", "xl bad")}<h1 class="t-title">${say("page-no-table")}</h1><p class="dim">${this.failed.message}</p>
        <a class="btn primary" href="#/">${say("page-tables")}</a></section></main>`;
  }
}

customElements.define("dj-table", TablePage);
