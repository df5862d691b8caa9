/**
 * A table: the line to the server, what it said last, and the frame around whatever game is played. It shows the
 * screen of the game, or the plain one; it hands over between players of one screen, and knows no rule.
 */
import { html, nothing } from "../vendor/lit.js";
import { Part, SEAT_COLOURS, icon, seatColours } from "../core/part.js";
import { TableSocket } from "../core/socket.js";
import { Playback } from "../core/playback.js";
import * as api from "../core/api.js";
import { callPlayers, say } from "../core/i18n.js";
import { forgetInvitations, forgetSeat, isFresh, rememberTable } from "../core/store.js";
import { callPlayer } from "../core/attention.js";
import { usedLink } from "./join.js";
import { ownLink } from "../components/ownlink.js";
import { ask } from "../components/dialog.js";
import "../components/menu.js";
import { handOver, isOneSide, seatName } from "../components/sides.js";
import { cancelOf, stopsOf } from "../components/stops.js";
import { behindPanel } from "../components/strip.js";
import { newsOf, withStory } from "../components/story.js";
import { toast } from "../components/toasts.js";
import { proposalOf, togetherOf } from "../components/together.js";
import { isPlain, partsOf } from "../games/registry.js";
import { branchNotice, goFurther, laterTable, lead, tellGone } from "./next-table.js";
import { againNotice, playAgain, tellAgain } from "./playing-again.js";
import { isBack } from "./previously.js";
import { suggestionNotice } from "./putting-right.js";
import "./seats.js";
import { tableBar } from "./table-bar.js";
import { accountOf, lookedSteps, pacePress, sinceLast, stripOf, wasAway } from "./table-pace.js";
import { OwnAnswers, passUntil, stopPress } from "./table-stops.js";
import { askingNotice, concedeText, ending, failure, fateNotice, fateOf, invitation, lostNotice, outdatedNotice } from "./table-notices.js";

/** @import { Answer, ChatLine, Refused, Said, State, Step, Typed } from "../../protocol.js" */

/** What a refused hello would be over HTTP. @type {Record<string, number>} */
const STATUS = { "table-token": 401, "table-link-used": 410 };
const LEAST_WAIT = 1000; // until a table that can't be fetched is tried again, and longer each time
const MOST_WAIT = 15000;

/**
 * @typedef {{table: string, token: string|null, state: State, status: string, parts: import("../../protocol.js").Parts, catalogue: any, steps: Step[], opening: Step["lines"], chat: ChatLine[],
 *   holder?: number, staying?: boolean, recap?: boolean, invited?: boolean, linked?: boolean, alone?: boolean, wishing?: boolean, sent?: number|null, unsure?: import("./table-notices.js").Sent|null, fate?: string|null, failed: Refused|null, socket: TableSocket, stripOpen?: boolean, lookedAct?: number|null}} Given
 */

class TablePage extends /** @type {Typed<Given>} */ (Part) {
  static properties = {
    table: { attribute: false },
    token: { attribute: false },
    staying: { attribute: false }, // somebody wants to look at this table, although the game has gone on
    recap: { state: true },
    state: { state: true },
    status: { state: true },
    parts: { state: true },
    catalogue: { state: true },
    steps: { state: true },
    chat: { state: true },
    holder: { state: true },
    invited: { state: true },
    linked: { state: true },
    alone: { state: true },
    wishing: { state: true }, // what is chosen is proposed to those who decide together
    sent: { state: true },
    unsure: { state: true },
    fate: { state: true },
    failed: { state: true },
    stripOpen: { state: true },
    lookedAct: { state: true },
  };

  constructor() {
    super();
    this.steps = [];
    this.opening = [];
    this.chat = [];
    this.status = "waiting";
    this.wait = LEAST_WAIT;
    /** A choice that was sent and not answered yet. @type {import("./table-notices.js").Sent|null} */
    this.pending = null;
    this.playback = new Playback({ show: (message) => this.show(message), changed: () => this.requestUpdate(), stage: () => this.parts?.stage, ready: () => Boolean(this.parts) });
    this.own = new OwnAnswers(this);
    /** @type {Map<string, Promise<any>>} */
    this.hints = new Map();
  }

  keys = (/** @type {any} */ event) => this.press(event);
  again = () => !document.hidden && this.failed?.passing && this.open();

  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.keys);
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.keys);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    clearTimeout(this.retry);
    this.playback.stop();
    this.own.stop();
    this.socket?.close();
  }

  async open() {
    clearTimeout(this.retry);
    try {
      const facts = await api.table(this.table, this.token);
      if (!this.isConnected) return;
      this.invited = typeof facts.caller?.invitation === "number"; // whoever has not sat down sees nothing of the seat
      const later = this.staying ? null : laterTable(facts);
      if (later) return lead(this.table, this.token, later, { invited: this.invited, series: true });
      if (this.invited) {
        this.failed = null;
        return;
      }
      this.recap = !this.staying && isBack(facts, this.token);
      if (this.token && !this.staying) rememberTable(this.table, this.token, facts.caller?.seats);
      this.linked = isFresh(this.table, this.token);
      this.connect(isPlain(facts.game)); // what the server says meanwhile waits for the parts of the game
      const [parts, catalogue] = await Promise.all([partsOf(facts.game), api.catalogue(facts.game).catch(() => ({}))]);
      this.parts = parts;
      this.catalogue = catalogue;
      this.failed = null;
      this.wait = LEAST_WAIT;
      this.playback.next();
    } catch (refusal) {
      this.fail(refusal);
    }
  }

  /** The table can't be shown. What may pass is tried again by itself. @param {any} refusal */
  fail(refusal) {
    this.socket?.close();
    if (!this.isConnected) return;
    const status = refusal instanceof api.Refusal ? refusal.status : 0; // a part of the page that could not be fetched
    const passing = status === 0 || status === 429 || status >= 500;
    this.failed = { text: refusal.text ?? { id: "page-offline" }, status, passing };
    if ((status === 401 || status === 410) && this.token) forgetSeat(this.table, this.token); // it holds nothing
    if (!passing) return;
    this.retry = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(MOST_WAIT, this.wait * 2);
  }

  /** @param {boolean} view whether the plain parts show the kernel's view */
  connect(view) {
    this.socket?.close();
    this.socket = new TableSocket(this.table, this.token, view);
    /** @type {Record<string, (detail: any) => void>} */
    const heard = {
      state: (message) => this.hear(message),
      status: (status) => this.hearStatus(status),
      chat: (message) => (this.chat = [...this.chat, message]),
      error: (message) => this.refused(message),
      refused: (message) => this.fail(new api.Refusal({ id: message.id, args: message.args }, STATUS[message.id] ?? 403)),
    };
    for (const [name, hear] of Object.entries(heard)) this.socket.addEventListener(name, (event) => hear(/** @type {CustomEvent} */ (event).detail));
  }

  // --- What the server says -------------------------------------------------------------------------

  /** @param {State} message */
  hear(message) {
    if (this.unsure) this.settle(this.unsure, message);
    if (this.pending && (message.number !== this.pending.number || message.revision !== this.pending.revision)) this.pending = null;
    this.playback.hear(message);
  }

  /** @param {string} status */
  hearStatus(status) {
    this.status = status;
    if (status === "lost" && this.pending) this.unsure = this.pending;
  }

  /** Say what became of a choice that was under way when the line was lost. Nothing is sent again. @param {import("./table-notices.js").Sent} sent @param {State} message */
  settle(sent, message) {
    const fate = fateOf(sent, message);
    this.unsure = this.pending = null;
    if (fate === "page-choice-stored") toast(fate, "good");
    else this.fate = fate;
  }

  /** @param {State} message */
  show(message) {
    tellGone(this.state?.table, message.table);
    tellAgain(this.state?.table, message);
    const fresh = message.events ?? [];
    this.opening = message.opening ?? this.opening;
    if (fresh.length && fresh[0].events) {
      const first = Math.min(message.number, ...fresh.map((step) => step.number));
      this.steps = [...this.steps.filter((step) => step.number < first), ...fresh];
    } else {
      this.steps = this.steps.filter((step) => step.number < message.number);
    }
    if (message.number !== this.state?.number) {
      this.hints.clear();
      this.wishing = false;
      this.lookedAct = null;
    }
    if (wasAway(this.table) && !this.state) this.stripOpen = true;
    this.callFor(message);
    this.tellNews(message);
    forgetInvitations(this.table, message.table.seats.filter((seat) => seat.seated).map((each) => each.seat));
    this.state = message;
    callPlayers((seat) => seatName(message.table, seat));
    document.title = message.decision ? `● ${say("page-your-turn")} · Dejarik` : `Dejarik · ${say("page-title-table")}`;
    this.sent = null;
    if (message.seats.length === 1) this.holder = message.seats[0];
    else if (isForAll(message)) this.holder = undefined; // whoever is asked alone next says so
    this.own.show(message);
    this.emit("shown", message); // for whoever stands around the table, such as the first game's guide
  }

  /** Say at once what others did besides choosing, and that what was asked for was refused. @param {State} message */
  tellNews(message) {
    for (const text of newsOf(this.state, message, (seat) => seatName(message.table, seat))) toast(text, "warn");
    const asked = this.state?.table.asking;
    const refused = asked && message.seats.includes(asked.by) && !message.table.asking && message.revision === this.state.revision;
    if (refused && !this.withdrawn) toast("page-undo-refused", "warn");
    this.withdrawn = false;
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

  /** @param {import("../../protocol.js").Text} message */
  refused(message) {
    this.sent = this.pending = null;
    toast({ id: message.id, args: message.args });
  }

  // --- What the player says -------------------------------------------------------------------------

  /** Say something to the server; whether it went out. What did not is said to the player. @param {Said} message */
  tell(message) {
    const sent = this.status === "open" && this.socket.send(message);
    if (!sent) toast("page-not-sent", "warn");
    return sent;
  }

  /** @param {Answer} answer */
  choose(answer) {
    const decision = this.state?.decision;
    if (!decision || this.sent !== null && this.sent !== undefined) return;
    const proposal = proposalOf(this.state, answer, Boolean(this.wishing));
    if (proposal) return void this.tell(proposal);
    const seat = this.state.viewer ?? decision.seat; // the own one, of several that may answer
    if (!this.tell({ type: "choose", number: decision.number, seat, answer, revision: this.state.revision })) return;
    this.sent = decision.number;
    this.pending = { number: decision.number, seat, revision: this.state.revision };
    this.fate = null;
  }

  /** Propose from now on, or answer; or propose nothing any more. @param {CustomEvent} event */
  together = (event) => {
    const withdrawal = event.detail === "wish" ? null : proposalOf(this.state, null, true);
    if (withdrawal) this.tell(withdrawal);
    else this.wishing = !this.wishing;
  };

  undo() {
    if (this.state?.undo) this.tell({ type: "undo", number: this.state.number });
  }

  /** @param {boolean} yes */
  consent(yes) {
    const own = this.state.seats.includes(this.state.table.asking?.by ?? -1);
    if (this.tell({ type: "consent", yes })) this.withdrawn = own;
  }

  /** The menu of this table. @returns {import("../components/menu.js").Menu|null} */
  get menu() {
    return this.querySelector("dj-menu");
  }

  async concede() {
    this.menu?.fold();
    const sure = await ask({ title: "page-concede-title", text: concedeText(this.state), yes: "page-concede", danger: true });
    if (sure) this.tell({ type: "concede", seat: this.holder ?? this.state?.seats[0] });
  }

  rematch = () => playAgain(this);
  goOn = () => goFurther(this);

  async report() {
    this.menu?.fold();
    const note = await ask({ title: "page-report", text: "page-report-note", yes: "page-send", field: "page-report-words" });
    if (note === null) return;
    await api.report(this.table, note, this.token).then(() => toast("page-reported", "good"), (refusal) => toast(refusal.text));
  }

  /** What is known about an option before it is taken; asked once a decision. @param {string} option @returns {Promise<any>} */
  hint(option) {
    const known = this.hints.get(option) ?? this.socket.hint(option);
    this.hints.set(option, known);
    return known;
  }

  /** @param {KeyboardEvent & {target: Element}} event */
  press(event) {
    if (event.target.matches?.("input, textarea, select") || document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === "u") this.undo();
    if (stopPress(this, event) || pacePress(this.playback, event.key)) event.preventDefault();
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
    if (this.invited) return html`<dj-join .table=${this.table} .token=${this.token}></dj-join>`;
    if (!this.state) return html`<main class="table middle"><div class="center">${icon("logo", "xl slow")}<p>${say("page-loading-table")}</p></div></main>`;
    const { decision, seats, table } = this.state;
    const colours = this.colours;
    const asked = this.state.viewer ?? decision?.seat ?? 0;
    const apart = seats.length > 1 && !isOneSide(table, seats);
    if (decision && apart && this.holder !== asked && !isForAll(this.state)) {
      return handOver(seatName(table, asked), colours[asked], () => (this.holder = asked));
    }
    const held = this.status !== "open" || this.sent !== null && this.sent !== undefined;
    const shared = apart && !decision; // the server shows the first seat then; its cards are not for all eyes
    const common = { state: this.state, colours, held, shared, steps: withStory(this.steps, table, this.opening), chat: this.chat, catalogue: this.catalogue, together: togetherOf(this.state, colours, Boolean(this.wishing)), account: accountOf(this), since: lookedSteps(this), stage: this.playback.stage, strip: stripOf(this), news: sinceLast(this), stops: stopsOf(this.state, () => this.own.changed()), cancel: cancelOf(this.state), behind: !decision && this.playback.isAwaited ? behindPanel(this.playback) : null };
    return html`${tableBar(this)} ${this.notices()}
      <div class="gamebox" @answer=${this.answered} @together=${this.together} @stop=${(/** @type {CustomEvent} */ event) => passUntil(this, event.detail)} @takeback=${() => this.undo()} @chat=${this.said} @skip=${() => this.playback.skip()}>${this.parts.screen(common, this.hinter, this.end())}</div>`;
  }

  /** @param {string} option */
  hinter = (option) => this.hint(option);
  /** @param {CustomEvent} event */
  answered = (event) => this.choose(event.detail);
  /** @param {CustomEvent} event */
  said = (event) => this.tell({ type: "chat", text: event.detail }) || event.preventDefault();

  get dueAt() {
    const due = this.state?.table?.due;
    return due ? due * 1000 : null;
  }

  notices() {
    const { table, seats } = this.state;
    const friends = table.state === "playing" && !this.state.outcome && !this.alone ? () => (this.alone = true) : null;
    return html`<div class="notices">${this.status === "lost" ? lostNotice(Boolean(this.unsure), () => this.socket.wake()) : nothing}
        ${this.fate ? fateNotice(this.fate, () => (this.fate = null)) : nothing}
        ${table.asking ? askingNotice(table.asking, this.state, (yes) => this.consent(yes)) : nothing}
        ${suggestionNotice(this.state, this.token)}${branchNotice(table, this.token, () => this.requestUpdate())}${againNotice(this.state, this.token, () => this.requestUpdate())}</div>
      ${outdatedNotice(this.state, this.token)}
      ${this.recap && !this.state?.outcome ? html`<dj-previously .facts=${table} .token=${this.token} @close=${() => (this.recap = false)}></dj-previously>` : nothing}
      ${invitation(table, seats.length > 0, this.colours, friends)}
      ${this.linked && seats.length ? ownLink(this.table, this.token ?? "", () => (this.linked = false)) : nothing}
      ${this.state.outcome && this.parts.plain ? html`<div class="notice good" role="status">${this.end()}</div>` : nothing}`;
  }

  /** How the game ended, and what can be done next. */
  end() {
    return this.state.outcome ? ending(this.state, this.state.outcome, this.rematch, this.goOn) : null;
  }

  failure() {
    const failed = /** @type {Refused} */ (this.failed);
    if (failed.status === 410) return usedLink(this.table);
    const spectate = () => {
      this.token = this.failed = null;
      location.hash = `#/table/${this.table}`;
      this.open();
    };
    return failure(failed, () => this.open(), spectate);
  }
}

/** Whether everybody who plays may answer, of whatever side: then nobody has to look away. @param {State} state */
const isForAll = ({ decision, table }) => Boolean(decision) && (decision?.partners?.length ?? 0) + 1 === table.seats.length;

customElements.define("dj-table", TablePage);
