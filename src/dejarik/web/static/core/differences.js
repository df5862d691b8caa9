/**
 * States that come as differences from the one before, put together to whole ones. What is as it was stays the same
 * object, so that whoever shows it can see that at a glance. The server's side is `differences.py`.
 */

/** @import { Changes, Difference, State, Things } from "../../sent/table.js" */

/** The kind of differences that this page takes. */
export const DIFFERENCES = 1;

/**
 * The whole state that a difference makes of the last one; null where it follows another one than that.
 * @param {State | null | undefined} last @param {Changes} changes @returns {State | null}
 */
export function followed(last, changes) {
  if (!last || changes.count !== (last.count ?? 0) + 1) return null;
  return { ...changes, type: "state", shown: changed(last.shown, changes.shown), table: changed(last.table, changes.table) };
}

/** @template {Record<string, any>} T @param {T} before @param {Difference} difference @returns {T} */
function changed(before, { changed = {}, things = {}, gone = [] }) {
  /** @type {Record<string, any>} */
  const now = { ...before, ...changed };
  for (const [part, some] of Object.entries(things)) now[part] = changedThings(now[part], some);
  for (const part of gone) delete now[part];
  return /** @type {T} */ (now);
}

/** @param {{id: number|string}[]} before @param {Things} things */
function changedThings(before, { order = before.map(({ id }) => id), changed }) {
  const known = new Map([...before, ...changed].map((thing) => [thing.id, thing]));
  return order.map((id) => known.get(id));
}
