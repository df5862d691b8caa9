/**
 * The line to one table. It says hello, hands on what the server says, notices within five seconds when it hears nothing
 * more, and comes back by itself.
 * Events: `state`, `chat`, `error`, `refused` (detail: the message) and `status` (detail: "open", "lost" or "waiting").
 */
import { DIFFERENCES, followed } from "./differences.js";
import { learn } from "./i18n.js";

const LEAST_WAIT = 500;
const MOST_WAIT = 8000;
const QUIET = 2000; // milliseconds without a word after which the server is asked for one
const QUIET_AWAY = 20000; // the same while nobody looks at the page
const PATIENCE = 2500; // for the answer
const OPENING = 5000; // for a socket to open
const GREETING = 8000; // for the first state on it
const LATE = 1000; // a timer that comes so late has slept with the machine, and says nothing about the line
const LATELY = 300; // since an attempt that need not be made anew
const MOST_HINTS = 40; // in one question
const STALE = "refused-stale"; // the question came too late
const PASSING = new Set(["table-too-many", "table-failed"]); // refusals after which it is worth trying again

/** @import { Said } from "../../protocol.js" */
/** @import { Changes, State } from "../../sent/table.js" */
/** @typedef {"open"|"lost"|"waiting"} Status */

/** A name for this page that nobody guesses. */
const newName = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export class TableSocket extends EventTarget {
  /** @param {string} table @param {string|null} token @param {boolean} [view] whether the kernel's view is wanted, too */
  constructor(table, token, view = false) {
    super();
    this.table = table;
    this.token = token;
    this.view = view;
    /** Options whose hint is waited for. @type {Map<string, {promise: Promise<any>, resolve: (hint: any) => void}>} */
    this.wondering = new Map();
    /** Those of them that are to be asked about together. @type {Set<string>} */
    this.unasked = new Set();
    this.page = newName();
    this.seen = 0; // the first choice that has not been heard of: the whole log, at first
    this.heard = 0; // the first place of the journal whose chat has not been heard
    /** @type {Status} */
    this.status = "waiting";
    this.wait = LEAST_WAIT;
    this.closed = false;
    this.away = new AbortController();
    const { signal } = this.away;
    addEventListener("online", () => this.wake(), { signal });
    addEventListener("pageshow", (event) => event.persisted && this.wake(), { signal });
    addEventListener("offline", () => this.doubt(), { signal });
    document.addEventListener("visibilitychange", () => !document.hidden && this.wake(), { signal });
    this.connect();
  }

  connect() {
    clearTimeout(this.retry);
    this.leave();
    this.tried = Date.now();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    /** @type {{id: string}|null} */
    this.refusal = null;
    this.greeted = false;
    /** What came last on this line, of which the next states are differences. @type {State|null} */
    this.last = null;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.send({ type: "hello", seen: this.seen, heard: this.heard, page: this.page, view: this.view, differences: DIFFERENCES, ...(this.token ? { token: this.token } : {}) });
      this.expect(GREETING, () => this.drop());
    };
    socket.onmessage = (message) => socket === this.socket && this.hear(JSON.parse(message.data));
    socket.onclose = () => this.lost(socket);
    this.expect(OPENING, () => this.drop());
  }

  /** @param {{type: string, number?: number, position?: number, id?: string, hints?: Record<string, any>, error?: {id: string}, fluent?: Record<string, string>}} message */
  hear(message) {
    this.excused = false;
    learn(message.fluent);
    if (message.type === "changes") {
      const state = followed(this.last, /** @type {Changes} */ (/** @type {unknown} */ (message)));
      if (state) this.hear({ ...state, fluent: undefined });
      else this.send({ type: "whole", seen: this.seen });
      return;
    }
    if (message.type === "state") {
      this.last = /** @type {State} */ (/** @type {unknown} */ (message));
      const isNew = message.number !== this.seen || !this.greeted;
      this.seen = message.number ?? 0;
      this.wait = LEAST_WAIT;
      this.greeted = true;
      this.report("open");
      if (isNew) this.askAbout(this.wondering.keys()); // what was asked before is not answered any more
    }
    if (message.type === "hints") this.hearHints(message);
    if (message.type === "chat") {
      if ((message.position ?? 0) < this.heard) return; // it was heard before the line was lost
      this.heard = (message.position ?? 0) + 1;
    }
    if (message.type === "error" && !this.greeted) this.refusal = /** @type {{id: string}} */ (message);
    else this.dispatchEvent(new CustomEvent(message.type, { detail: message }));
    if (this.greeted) this.expect(document.hidden ? QUIET_AWAY : QUIET, () => this.knock());
  }

  // --- Looking before choosing ----------------------------------------------------------------------

  /** What is known about an option of the last decision, or about a thing on the table. @param {string} option @returns {Promise<any>} */
  hint(option) {
    const asked = this.wondering.get(option)?.promise;
    if (asked) return asked;
    /** @type {(hint: any) => void} */
    let resolve = () => {};
    const promise = new Promise((done) => (resolve = done));
    this.wondering.set(option, { promise, resolve });
    this.askAbout([option]);
    return promise;
  }

  /** Ask about all that is wanted at this moment together. @param {Iterable<string>} options */
  askAbout(options) {
    if (!this.unasked.size) queueMicrotask(() => this.ask());
    for (const option of options) this.unasked.add(option);
  }

  ask() {
    const options = [...this.unasked];
    this.unasked.clear();
    if (!this.greeted) return; // the first state asks again
    for (let at = 0; at < options.length; at += MOST_HINTS) this.send({ type: "hints", number: this.seen, options: options.slice(at, at + MOST_HINTS) });
  }

  /** What is not known because the game has gone on is asked again with the next state. @param {{hints?: Record<string, any>, error?: {id: string}}} message */
  hearHints({ hints = {}, error }) {
    if (error?.id === STALE) return;
    const answered = error ? [...this.wondering.keys()] : Object.keys(hints);
    for (const option of answered) {
      this.wondering.get(option)?.resolve(hints[option] ?? {});
      this.wondering.delete(option);
    }
  }

  // --- Whether it is still there --------------------------------------------------------------------

  /** What is done if nothing is heard for so long. @param {number} milliseconds @param {() => void} act */
  expect(milliseconds, act) {
    clearTimeout(this.expecting);
    const due = Date.now() + milliseconds;
    this.expecting = setTimeout(() => {
      const slept = Date.now() - due > LATE && !this.excused;
      this.excused = slept;
      if (slept && this.greeted) this.knock();
      else act();
    }, milliseconds);
  }

  /** Ask for a word; whoever does not answer is not there. */
  knock() {
    if (this.send({ type: "ping" })) this.expect(PATIENCE, () => this.drop());
    else this.drop();
  }

  /** Look again: the network has come back, or somebody looks at the page again. */
  wake() {
    if (this.closed || this.refusal) return;
    if (this.status === "open") {
      this.excused = false;
      this.knock();
    } else if (Date.now() - (this.tried ?? 0) > LATELY) {
      this.wait = LEAST_WAIT;
      this.connect();
    }
  }

  /** The browser says that there is no network. A server on the same machine is there all the same: a new line tells. */
  doubt() {
    if (this.closed || this.refusal) return;
    this.report("lost");
    this.connect();
  }

  /** Give up a line on which nothing is heard. */
  drop() {
    const { socket } = this;
    if (socket) this.lost(socket);
  }

  /** @param {WebSocket} socket */
  lost(socket) {
    if (this.closed || socket !== this.socket) return;
    this.leave();
    this.report("lost");
    if (this.refusal && !PASSING.has(this.refusal.id)) {
      this.dispatchEvent(new CustomEvent("refused", { detail: this.refusal }));
      return;
    }
    this.retry = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(MOST_WAIT, this.wait * 2);
  }

  /** Hear no more of the line that there was. */
  leave() {
    clearTimeout(this.expecting);
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  /** @param {Status} status */
  report(status) {
    if (status === this.status) return;
    this.status = status;
    this.dispatchEvent(new CustomEvent("status", { detail: status }));
  }

  /** Whether the message went out. @param {Said} message */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.closed = true;
    this.hearHints({ error: { id: "closed" } });
    this.away.abort();
    clearTimeout(this.retry);
    this.leave();
  }
}
