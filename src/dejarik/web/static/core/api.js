/** The server's HTTP calls (`docs/table.md`). A refusal becomes a `Refusal` with words for people. */
import { Late, arriving, secondsOf, version } from "./arrive.js";
import { learn, say } from "./i18n.js";

/** @import { Game, MadeTable, State, Table, Text } from "../../protocol.js" */

/** What the server did not do, and why; nothing has changed. */
export class Refusal extends Error {
  /** @param {Text} text @param {number} status @param {number} [seconds] after which to ask again */
  constructor(text, status, seconds = 0) {
    super(say(text));
    this.text = text;
    this.status = status;
    this.seconds = seconds;
  }
}

/**
 * Ask the server; the answer is as `docs/table.md` says.
 * @param {string} path below `/api`
 * @param {{method?: string, body?: unknown, token?: string|null}} [options]
 * @returns {Promise<any>}
 */
export async function call(path, { method = "GET", body, token } = {}) {
  return (await fetched(path, { method, body: body === undefined ? undefined : JSON.stringify(body), token })).data;
}

/**
 * The same with a body that is written already, and the answer also as it was written: files hold numbers that a page can't read.
 * @param {string} path @param {{method?: string, body?: string, token?: string|null}} options @returns {Promise<{data: any, text: string}>}
 */
async function fetched(path, { method = "GET", body, token }) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let answer;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body });
  } catch {
    throw new Refusal({ id: "page-offline" }, 0);
  }
  const text = await answer.text().catch(() => "");
  const data = parsed(text);
  learn(data?.fluent);
  if (!answer.ok) throw new Refusal(data.error ?? { id: "page-failed", args: { status: answer.status } }, answer.status, secondsOf(answer));
  return { data, text };
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** @param {string} path @param {unknown} body @param {string|null} [token] */
const post = (path, body, token) => call(path, { method: "POST", body, token });

/** @returns {Promise<Game[]>} */
export const games = async () => (await call("/games")).games;
/** @param {string} state @returns {Promise<Table[]>} */
export const tables = async (state) => (await call(`/tables?state=${state}`)).tables ?? [];
/** @param {string} id @param {string|null} [token] @returns {Promise<Table>} */
export const table = (id, token) => call(`/tables/${id}`, { token });
/** @param {object} wanted @returns {Promise<MadeTable>} */
export const newTable = (wanted) => post("/tables", wanted);
/**
 * Take a free seat, or sit down where an invitation leads. @param {string} id @param {string} name @param {number} [seat]
 * @param {Record<string, string>} [brings] settings of that seat @param {string|null} [token] @param {string} [secret] that the seat shall have
 * @returns {Promise<{seat: number, token: string}>}
 */
export const join = (id, name, seat, brings = {}, token = null, secret = undefined) => post(`/tables/${id}/join`, { name, brings, seat, secret }, token);
/** What a game says about a document of somebody's own. @param {string} game @param {string} kind @param {object} document */
export const examine = (game, kind, document) => post(`/games/${encodeURIComponent(game)}/examine`, { kind, document });
/** What whoever sits down in a seat now can't bring. @param {string} id @param {number} seat @param {string[]} documents @param {string|null} [token] */
export const fitting = (id, seat, documents, token) => post(`/tables/${id}/examine`, { seat, documents }, token);
/** @param {string} id @param {number} at @param {string|null} [token] @param {number|null} [seat] through whose eyes, of a game that is over @returns {Promise<State>} */
export const viewAt = (id, at, token, seat) => call(`/tables/${id}/view?at=${at}${seat === null || seat === undefined ? "" : `&seat=${seat}`}`, { token });
/** @param {string} id @param {string|null} [token] @returns {Promise<State & {standing: any}>} */
export const viewNow = (id, token) => call(`/tables/${id}/view`, { token });
/** @param {string} id @param {number} from @param {string|null} [token] @returns {Promise<{log: import("../../protocol.js").Step[], opening?: import("../../protocol.js").ToldLine[]}>} */
export const logFrom = (id, from, token) => call(`/tables/${id}/log?from=${from}`, { token });
/** How a game went that is over. @param {string} id @param {string|null} token @returns {Promise<import("../../sent/table.js").Account>} */
export const account = (id, token) => call(`/tables/${id}/account`, { token });
/** A new table that goes on from a moment of another one. @param {string} id @param {string|null} token @param {number} number @param {object[]} seats */
export const takeUp = (id, token, number, seats) => post(`/tables/${id}/take-up`, { number, seats }, token);
/** The same game again, as somebody wishes; whoever comes second is led to the same table. @param {string} id @param {string|null} token @param {object} [wish] */
export const rematch = (id, token, wish = { ask: true }) => post(`/tables/${id}/rematch`, wish, token);
/** The game that follows, for the same people. @param {string} id @param {string|null} token @param {object[]} [seats] those that change hands */
export const goOn = (id, token, seats = []) => post(`/tables/${id}/next`, { seats }, token);
/** This game once more, or what follows it, in a series of its own. @param {string} id @param {string|null} token @param {"start"|"end"} at @param {object[]} [seats] those that change hands */
export const branch = (id, token, at, seats = []) => post(`/tables/${id}/branch`, { at, seats }, token);
/** The tables that follow each other, with this one. @param {string} id @returns {Promise<{id: string, tables: Table[]}>} */
export const series = (id) => call(`/tables/${id}/series`);
/** Who plays a seat from now on. @param {string} id @param {string|null} token @param {object} wanted @returns {Promise<{table: Table, link?: string}>} */
export const passSeat = (id, token, wanted) => post(`/tables/${id}/seat`, wanted, token);
/** What can be put right now. @param {string} id @param {string|null} token */
export const correctable = (id, token) => call(`/tables/${id}/corrections`, { token });
/** Put something right, or suggest it. @param {string} id @param {string|null} token @param {object} change @param {string} why */
export const correct = (id, token, change, why) => post(`/tables/${id}/corrections`, { change, why }, token);
/** Agree to what somebody suggests, or refuse it. @param {string} id @param {string|null} token @param {number} suggestion @param {boolean} yes */
export const agree = (id, token, suggestion, yes) => post(`/tables/${id}/suggestion`, { id: suggestion, yes }, token);
/** How a seat is called to the table, off the page. @param {string} id @param {string|null} token @param {number} seat @returns {Promise<import("../../sent/table.js").Called>} */
export const calling = (id, token, seat) => call(`/tables/${id}/calling?seat=${seat}`, { token });
/** Be called so. @param {string} id @param {string|null} token @param {object} wanted */
export const wantCalling = (id, token, wanted) => post(`/tables/${id}/calling`, wanted, token);
/** Begin a game again that was begun with other rules. @param {string} id @param {string|null} token */
export const restart = (id, token) => post(`/tables/${id}/restart`, {}, token);
/** Give the start or the end of a game of a series a name, for all who play it. @param {string} id @param {string|null} token @param {"start"|"end"} at @param {string} name @returns {Promise<{table: Table}>} */
export const namePoint = (id, token, at, name) => post(`/tables/${id}/point`, { at, name }, token);
/** Go on with a game of other rules from the last position that can be read. @param {string} id @param {string|null} token */
export const resume = (id, token) => post(`/tables/${id}/resume`, {}, token);
/** Go on where it stands with a game of other rules. @param {string} id @param {string|null} token */
export const carryOn = (id, token) => post(`/tables/${id}/carry-on`, {}, token);
/** A whole series as a file: its text. @param {string} id @param {string|null} token @returns {Promise<string>} */
export const seriesFile = async (id, token) => (await fetched(`/tables/${id}/series/file`, { token })).text;
/** Go on with a series from a file. @param {string} series its text @returns {Promise<MadeTable>} */
export const takeSeries = async (series) => (await fetched("/series", { method: "POST", body: series })).data;
/** @param {string} id @param {string} note @param {string|null} token */
export const report = (id, note, token) => post(`/tables/${id}/report`, { note }, token);
/** @param {unknown} replay */
export const upload = (replay) => post("/replays", replay);

/** @type {Map<string, Promise<any>>} */
const catalogues = new Map();

const PASSING = [0, 429, 502, 503, 504]; // what may be otherwise in a moment; 0 is no answer

/** A game's facts that never change: a part of the page as its files are. @param {string} game */
export function catalogue(game) {
  const asked = catalogues.get(game);
  if (asked) return asked;
  const promise = arriving(() => call(`/games/${encodeURIComponent(game)}/catalogue?v=${version}`).catch(later)).then((data) => data.catalogue ?? data);
  promise.catch(() => catalogues.delete(game));
  catalogues.set(game, promise);
  return promise;
}

/** @param {Refusal} refusal @returns {never} */
function later(refusal) {
  throw PASSING.includes(refusal.status) ? new Late(refusal.message, refusal.seconds) : refusal;
}
