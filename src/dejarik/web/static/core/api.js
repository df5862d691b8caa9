/** The server's HTTP calls (`docs/table.md`). A refusal becomes a `Refusal` with words for people. */
import { say } from "./i18n.js";

/** What the server did not do, and why; nothing has changed. */
export class Refusal extends Error {
  /** @param {{id: string, args?: object}} text @param {number} status */
  constructor(text, status) {
    super(say(text));
    this.text = text;
    this.status = status;
  }
}

/**
 * @param {string} path below `/api`
 * @param {{method?: string, body?: unknown, token?: string|null}} [options]
 */
export async function call(path, { method = "GET", body, token } = {}) {
  const headers = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let answer;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refusal({ id: "page-offline" }, 0);
  }
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(data.error ?? { id: "page-failed", args: { status: answer.status } }, answer.status);
  return data;
}

const post = (path, body, token) => call(path, { method: "POST", body, token });

export const games = async () => (await call("/games")).games;
export const tables = async (state) => (await call(`/tables?state=${state}`)).tables ?? [];
export const table = (id, token) => call(`/tables/${id}`, { token });
export const newTable = (wanted) => post("/tables", wanted);
export const join = (id, name, seat) => post(`/tables/${id}/join`, seat === undefined ? { name } : { name, seat });
export const viewAt = (id, at, token) => call(`/tables/${id}/view?at=${at}`, { token });
export const logFrom = (id, from, token) => call(`/tables/${id}/log?from=${from}`, { token });
export const hint = (id, option, token, at) => post(`/tables/${id}/hint`, at === undefined ? { option } : { option, at }, token);
export const rematch = (id, token) => post(`/tables/${id}/rematch`, {}, token);
export const report = (id, note, token) => post(`/tables/${id}/report`, { note }, token);
export const upload = (replay) => post("/replays", replay);

const catalogues = new Map();

/** A game's facts that never change. */
export function catalogue(game) {
  if (!catalogues.has(game)) {
    const promise = call(`/games/${encodeURIComponent(game)}/catalogue`).then((data) => data.catalogue ?? data);
    promise.catch(() => catalogues.delete(game));
    catalogues.set(game, promise);
  }
  return catalogues.get(game);
}
