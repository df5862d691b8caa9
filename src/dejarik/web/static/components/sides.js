/** What stands beside any game: the log, the chat, who sits where, the clock, and the screen of a hand-over. */
import { html, nothing } from "../vendor/lit.js";
import { Part, SEAT_COLOURS, icon, tally } from "../core/part.js";
import { known, language, say } from "../core/i18n.js";
import { gaveUp, tableSentence } from "./story.js";

/** @import { Argument, ChatLine, Happening, Line, State, Table, Text, Typed } from "../../protocol.js" */
/** @import { Seat } from "../../sent/table.js" */

/** The name of who sits in a seat; of several bots, or people of one name, what each of them plays. @param {Table} table @param {number} seat */
export function seatName(table, seat) {
  const { role, kind, name } = table?.seats?.find((each) => each.seat === seat) ?? {};
  const isAlike = kind === "bot" ? (/** @type {Seat} */ each) => each.kind === "bot" : (/** @type {Seat} */ each) => each.kind !== "bot" && Boolean(name) && each.name === name;
  const isOneOfMany = table?.seats?.some((each) => each.seat !== seat && isAlike(each));
  const isKnownBy = role && table.seats.every((each) => each.seat === seat || say(each.role) !== say(role));
  if (!isOneOfMany || !isKnownBy) return sitterName(table, seat);
  return kind === "bot" ? say("page-bot-as", { role: say(role) }) : say("page-name-as", { name: name ?? "", role: say(role) });
}

const BOT_NAMES = ["Kesh", "Orna", "Vell", "Tiro", "Sabba", "Dov", "Ilka", "Ruun", "Maro", "Pexa", "Zhan", "Belo"];

/** What a bot is called: the same name as long as the table lasts, or games that follow each other, and nobody else's there. @param {Table} table @param {number} seat */
export function botName(table, seat) {
  const taken = table.seats.map((each) => each.name?.toLowerCase());
  const free = BOT_NAMES.filter((name) => !taken.includes(name.toLowerCase()));
  const first = [...String(table.series?.id ?? table.id ?? "")].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return free[(first + seat) % free.length];
}

/** Who sits in a seat, whatever is played there. @param {Table} table @param {number} seat */
export function sitterName(table, seat) {
  const sitting = table?.seats?.find((each) => each.seat === seat);
  if (sitting?.kind === "bot") return say("page-bot-named", { given: botName(table, seat) });
  return sitting?.name || say("page-player", { seat: seat + 1 });
}

/** Whether seats of one screen play on one side of games that follow each other: they hide nothing from each other. @param {Table} table @param {number[]} seats */
export const isOneSide = (table, seats) => Boolean(table.series) && new Set(seats.map((seat) => table.seats[seat]?.team)).size === 1;

/** Whether a text is the name of something that says whose it is: the player stands there in brackets. @param {string} id */
export const isNameOf = (id) => id.startsWith("name-");

/** A player's name without what stands in brackets behind it. @param {string} name */
export const bareName = (name) => name.replace(/ \([^()]*\)$/, "");

/**
 * A text in which the players are called by their names: the part `player` says only where somebody sits.
 * @param {Text} text @param {Table} table @returns {Text}
 */
export function withNames(text, table) {
  const within = (/** @type {string} */ name) => (isNameOf(text.id) ? bareName(name) : name);
  const named = (/** @type {Argument} */ part) => {
    if (part === null || typeof part !== "object") return part;
    return /(^|-)player$/.test(part.id) && typeof part.args?.seat === "number" ? within(seatName(table, part.args.seat - 1)) : withNames(part, table);
  };
  return { ...text, args: Object.fromEntries(Object.entries(text.args ?? {}).map(([name, part]) => [name, named(part)])) };
}

/**
 * One event of a game that tells no sentences of its own, in words as good as they get. There may be a message for it,
 * such as `game-event-arena-stepped`; it gets all facts, and of every number that is a seat also who sits there (`seat-name`).
 * @param {Happening} event @param {Table} table
 */
export function plainSentence(event, table) {
  const [module, name = ""] = String(event.is ?? "").split("/");
  const facts = Object.entries(event).filter(([key, value]) => !["is", "cancelled"].includes(key) && typeof value !== "object");
  const kind = `${module.split(".").pop()}-${name.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase()}`;
  if (known(`game-event-${kind}`)) return say(`game-event-${kind}`, Object.fromEntries([...facts, ...placeIn(event), ...namesIn(facts, table), ...abilityIn(event, table)]));
  const words = name.replace(/(?<!^)(?=[A-Z])/g, " ").toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${facts.length ? `: ${facts.map(([key, value]) => `${key} ${value}`).join(", ")}` : ""}`;
}

/** A square of a board by its column and row, as chess players name it. @param {Happening} event @returns {[string, string][]} */
const placeIn = ({ x, y }) => (Number.isInteger(x) && Number.isInteger(y) ? [["place", `${String.fromCharCode(65 + x)}${y + 1}`]] : []);

/** @param {[string, any][]} facts @param {Table} table @returns {[string, string][]} */
const namesIn = (facts, table) => facts.filter(([, value]) => table?.seats?.[value]).map(([key, value]) => [`${key}-name`, seatName(table, value)]);

/** The name of an ability or card, if an event is about one. @param {Happening} event @param {Table} table @returns {[string, string][]} */
function abilityIn({ key, ability, card }, table) {
  const found = [ability, key, card].filter(Boolean).map((word) => `${table.game}-${word}`).find(known);
  return found ? [["named", say(found)]] : [["named", String(ability ?? key ?? card ?? "")]];
}

/** The log of a game that tells no sentences of its own. @param {import("../../protocol.js").Step[]} steps @param {Table} table @param {string[]} colours */
export const plainLines = (steps, table, colours) => steps.flatMap((step) => step.events.filter((event) => !event.cancelled).map((event) => ({
  sentence: tableSentence(event, (seat) => seatName(table, seat)) ?? plainSentence(event, table), colour: colours[event.seat ?? step.seat], key: step.number,
})));

class Log extends /** @type {Typed<{lines: Line[], current?: number}>} */ (Part) {
  static properties = { lines: { attribute: false }, current: { attribute: false } };
  /** `lines`: a list of `Line`. */
  static start = () => ({ lines: [] });

  updated(changed) {
    if (!changed.has("lines")) return;
    const scroller = this.closest(".scroll");
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }

  render() {
    if (!this.lines.length) return html`<p class="pad t-small dim">${say("page-log-empty")}</p>`;
    return html`<div role="log" aria-live="polite" aria-label=${say("page-log")}><ol class="log">
      ${this.lines.map((line) =>
        line.round
          ? html`<li class="sep">${line.round}</li>`
          : html`<li class=${line.key !== undefined && line.key === this.current ? "on" : ""} data-depth=${line.depth ?? 0}>
              ${line.colour ? tally(line.colour, "s") : html`<span></span>`}<span>${line.sentence}</span>
            </li>`,
      )}
    </ol></div>`;
  }
}

/** How much of what others wrote has not been seen. @param {ChatLine[]} chat @param {number[]} own the seats of this page @param {number} seen the place of the last line that was */
export const unread = (chat, own, seen) => chat.filter((line) => line.position > seen && !(typeof line.from === "number" && own.includes(line.from))).length;

/** The place of the last line. @param {ChatLine[]} chat */
export const lastLine = (chat) => chat.at(-1)?.position ?? -1;

class Chat extends /** @type {Typed<{messages: ChatLine[], table: Table, colours: string[], mute: boolean}>} */ (Part) {
  static properties = { messages: { attribute: false }, table: { attribute: false }, colours: { attribute: false }, mute: { type: Boolean } };
  static start = () => ({ messages: [], colours: SEAT_COLOURS });

  /** @param {SubmitEvent} event */
  send(event) {
    event.preventDefault();
    const field = this.querySelector("input");
    if (!field) return;
    const text = field.value.trim();
    if (!text) return;
    const saying = new CustomEvent("chat", { detail: text, bubbles: true, cancelable: true });
    if (this.dispatchEvent(saying)) field.value = ""; // what could not be sent stays to be sent later
  }

  /** Who is there to read it: people with a seat, and those who look on. */
  people() {
    const people = this.table.seats.filter((seat) => seat.kind !== "bot" && seat.seated);
    return html`<ul class="row wrap pad presence" aria-label=${say("page-who-is-there")}>${people.map((seat) => html`<li class="chip ${seat.connected ? "" : "away"}" data-there=${Boolean(seat.connected)}>
        <span class="present ${seat.connected ? "there" : ""}">${tally(this.colours[seat.seat], "s")}</span><span class="ell">${sitterName(this.table, seat.seat)}</span><span class="t-label faint">${say(seat.connected ? "page-there" : "page-away")}</span></li>`)}
      ${this.table.watching ? html`<li class="chip" data-watching=${this.table.watching}>${icon("a-eye", "xs")}${say("page-look-on", { count: this.table.watching })}</li>` : nothing}</ul>`;
  }

  render() {
    return html`${this.people()}<ol class="log" aria-live="polite" aria-label=${say("page-chat")}>
        ${this.messages.length ? nothing : html`<li><span></span><span class="dim">${say("page-chat-empty")}</span></li>`}
        ${this.messages.map((message) => {
          const seat = typeof message.from === "number" ? message.from : null;
          return html`<li>${seat === null ? html`<span></span>` : tally(this.colours[seat], "s")}
            <span><b>${seat === null ? (message.from ?? say("page-spectator")) : seatName(this.table, seat)}</b> ${message.text}</span></li>`;
        })}
      </ol>
      ${this.mute
        ? nothing
        : html`<form class="row pad" @submit=${this.send}>
            <input class="field grow" maxlength="500" aria-label=${say("page-chat-write")} placeholder=${say("page-chat-write")} />
            <button class="btn" type="submit">${say("page-send")}</button>
          </form>`}`;
  }
}

/** Everybody who may answer now, by name. @param {State} state */
export const askedNames = ({ table, asked, partners }) => [asked ?? 0, ...(partners ?? [])].map((seat) => seatName(table, seat)).join(", ");

/** Since when nothing has changed: the time, and the day if it was not today. @param {import("../../protocol.js").Table} table */
function sinceWhen({ changed }) {
  const then = new Date((changed ?? 0) * 1000);
  const isToday = then.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language(), isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" }).format(then);
}

/** Who is asked while somebody else thinks. In a bluff window it may be oneself, for whom the table passes. @param {State} state @param {number} asked @param {string} colour */
export const waiting = (state, asked, colour, { table, window, seats, partners } = state) => html`
  <section class="panel question" aria-label=${say("page-question")}>
    <div class="pad row">
      ${tally(colour)}
      <div class="grow">
        <h2 class="t-head">${say(window ? "page-may-react" : partners?.length ? "page-choosing-together" : "page-choosing", { name: askedNames(state) })} ${gaveUp(table, asked)}</h2>
        <p class="t-small dim">${say(window ? (seats.includes(asked) ? "page-may-react-own" : "page-may-react-note") : "page-waiting", { since: sinceWhen(table) })}</p>
      </div>
      <span class="spin">${icon("logo", "l")}</span>
    </div>
  </section>`;

/**
 * The screen on which one player hands the device to another: nothing of the game is on the page then.
 * @param {string} name @param {string} colour @param {() => void} take @param {() => void} [look]
 */
export const handOver = (name, colour, take, look) => html`
  <main class="handover table seat-${colour}">
    <div>
      <span class="tally huge">${icon(`seat-${colour}`)}</span>
      <h1 class="t-display">${say("page-hand-over", { name })}</h1>
      <p class="dim">${say("page-hand-over-note", { name })}</p>
      <button class="btn big full seatbtn" @click=${take} autofocus>${say("page-hand-over-take", { name })}</button>
      ${look ? html`<button class="btn quiet full" @click=${look}>${say("page-hand-over-look")}</button>` : nothing}
    </div>
  </main>`;

class Clock extends /** @type {Typed<{until: number|null, now: number}>} */ (Part) {
  static properties = { until: { attribute: false }, total: { attribute: false }, now: { state: true } };
  static start = () => ({ now: Date.now() });

  connectedCallback() {
    super.connectedCallback();
    this.ticking = setInterval(() => (this.now = Date.now()), 1000);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.ticking);
  }

  render() {
    if (!this.until) return nothing;
    const left = Math.max(0, Math.round((this.until - this.now) / 1000));
    const shown = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    return html`<span class="chip ${left < 15 ? "warn" : ""}" role="timer">${icon("a-clock", "xs")}${shown}</span>`;
  }
}

customElements.define("dj-log", Log);
customElements.define("dj-chat", Chat);
customElements.define("dj-clock", Clock);
