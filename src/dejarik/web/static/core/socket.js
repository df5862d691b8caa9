/**
 * The line to one table. It says hello, hands on what the server says, and comes back by itself when it breaks.
 * Events: `state`, `chat`, `undo`, `error` (detail: the message) and `status` (detail: "open", "lost" or "waiting").
 */

const LEAST_WAIT = 500;
const MOST_WAIT = 8000;
const PING = 25000;

/** @typedef {"open"|"lost"|"waiting"} Status */

export class TableSocket extends EventTarget {
  /** @param {string} table @param {string|null} token */
  constructor(table, token) {
    super();
    this.table = table;
    this.token = token;
    this.seen = 0; // the first choice that has not been heard of: the whole log, at first
    /** @type {Status} */
    this.status = "waiting";
    this.wait = LEAST_WAIT;
    this.closed = false;
    this.connect();
  }

  connect() {
    clearTimeout(this.retry);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: "hello", seen: this.seen, ...(this.token ? { token: this.token } : {}) });
      clearInterval(this.pinging);
      this.pinging = setInterval(() => this.send({ type: "ping" }), PING);
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data));
    socket.onclose = () => this.lost(socket);
  }

  /** @param {{type: string, number?: number}} message */
  hear(message) {
    if (message.type === "state") {
      this.seen = message.number ?? 0;
      this.wait = LEAST_WAIT;
      this.report("open");
    }
    this.dispatchEvent(new CustomEvent(message.type, { detail: message }));
  }

  /** @param {WebSocket} socket */
  lost(socket) {
    if (this.closed || socket !== this.socket) return;
    clearInterval(this.pinging);
    this.report("lost");
    this.retry = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(MOST_WAIT, this.wait * 2);
  }

  /** @param {Status} status */
  report(status) {
    if (status === this.status && status === "open") return;
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
    clearTimeout(this.retry);
    clearInterval(this.pinging);
    this.socket?.close();
  }
}
