/**
 * The line to one table. It says hello, hands on what the server says, notices within five seconds when it hears nothing
 * more, and comes back by itself.
 * Events: `state`, `chat`, `error`, `refused` (detail: the message) and `status` (detail: "open", "lost" or "waiting").
 */

const LEAST_WAIT = 500;
const MOST_WAIT = 8000;
const QUIET = 2000; // milliseconds without a word after which the server is asked for one
const QUIET_AWAY = 20000; // the same while nobody looks at the page
const PATIENCE = 2500; // for the answer
const OPENING = 5000; // for a socket to open
const GREETING = 8000; // for the first state on it
const LATE = 1000; // a timer that comes so late has slept with the machine, and says nothing about the line
const LATELY = 300; // since an attempt that need not be made anew
const PASSING = new Set(["table-too-many", "table-failed"]); // refusals after which it is worth trying again

/** @typedef {"open"|"lost"|"waiting"} Status */

/** A name for this page that nobody guesses. */
const newName = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export class TableSocket extends EventTarget {
  /** @param {string} table @param {string|null} token */
  constructor(table, token) {
    super();
    this.table = table;
    this.token = token;
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
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.send({ type: "hello", seen: this.seen, heard: this.heard, page: this.page, ...(this.token ? { token: this.token } : {}) });
      this.expect(GREETING, () => this.drop());
    };
    socket.onmessage = (message) => socket === this.socket && this.hear(JSON.parse(message.data));
    socket.onclose = () => this.lost(socket);
    this.expect(OPENING, () => this.drop());
  }

  /** @param {{type: string, number?: number, position?: number, id?: string}} message */
  hear(message) {
    this.excused = false;
    if (message.type === "state") {
      this.seen = message.number ?? 0;
      this.wait = LEAST_WAIT;
      this.greeted = true;
      this.report("open");
    }
    if (message.type === "chat") {
      if ((message.position ?? 0) < this.heard) return; // it was heard before the line was lost
      this.heard = (message.position ?? 0) + 1;
    }
    if (message.type === "error" && !this.greeted) this.refusal = /** @type {{id: string}} */ (message);
    else this.dispatchEvent(new CustomEvent(message.type, { detail: message }));
    if (this.greeted) this.expect(document.hidden ? QUIET_AWAY : QUIET, () => this.knock());
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

  /** Whether the message went out. @param {object} message */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.closed = true;
    this.away.abort();
    clearTimeout(this.retry);
    this.leave();
  }
}
