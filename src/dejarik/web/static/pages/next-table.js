/** The way from a table to the next one: the same game again, or the one that follows in a series. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../core/part.js";
import { rememberTable, replaceTable, seatsAt } from "../core/store.js";
import { callPlayer } from "../core/attention.js";
import { say } from "../core/i18n.js";
import * as api from "../core/api.js";
import { toast } from "../components/toasts.js";

/** @import { Table } from "../../protocol.js" */

/** The table from which somebody here is on the way: needs no telling. @type {string|null} */
let going = null;

/**
 * Ask for the next table and go there.
 * @param {string} table @param {string|null} token @param {(table: string, token: string|null) => Promise<{table: string, token: string|null, invited?: boolean}>} ask
 * @param {() => void} [done] what comes before going there
 */
export async function goOn(table, token, ask, done) {
  going = table;
  try {
    const made = await ask(table, token);
    done?.();
    lead(table, token, made.table, { seated: made.token !== null, invited: made.invited, series: made.invited === undefined });
  } catch (refusal) {
    going = null;
    toast(refusal.text);
  }
}

/** The game that follows: its table is made, or others have gone there already. @param {{table: string, token: string|null, state: import("../../protocol.js").State}} page */
export function goFurther({ table, token, state }) {
  const later = laterTable(state.table);
  if (later) lead(table, token, later, { series: true });
  else goOn(table, token, api.goOn);
}

/** The table at which somebody here begins something anew, and so needs no telling. @param {string} table */
export const expectBranch = (table) => void (going = table);

/** Branches that others have made while this page was open: of each table the last. @type {Map<string, string>} */
const branched = new Map();

/** Somebody has begun this game, or what follows it, anew at another table. @param {Table} table @param {string|null} token @param {() => void} close */
export function branchNotice(table, token, close) {
  const made = branched.get(table.id);
  if (!made) return nothing;
  const done = () => void (branched.delete(table.id), close());
  return html`<div class="notice branched" role="status">${icon("a-reroll")}<span class="grow">${say("campaigns-branched")}</span>
    <button class="btn primary" @click=${() => { done(); lead(table.id, token, made, { seated: Boolean(token) }); }}>${say("campaigns-branched-go")}</button>
    <button class="btn icon quiet" aria-label=${say("page-close")} @click=${done}>${icon("a-close", "s")}</button></div>`;
}

/** Whoever still looks at how a game ended is told that somebody has gone on. @param {Table|undefined} before @param {Table} now */
export function tellGone(before, now) {
  const made = now.series?.branches?.at(-1);
  if (made && before && before.series?.branches?.at(-1) !== made && going !== now.id) branched.set(now.id, made);
  if (!before || laterTable(before) || !laterTable(now) || going === now.id) return;
  toast("page-gone-on", "good");
  callPlayer(0, say("page-gone-on"));
}

/**
 * Go to a later table. Secrets stay, also those of others at this screen; whoever is still invited is so there.
 * @param {string} table @param {string|null} token @param {string} later @param {{seated?: boolean, invited?: boolean, series?: boolean}} [how]
 * `series`: the later table takes the place of this one
 */
export function lead(table, token, later, { seated = true, invited = false, series = false } = {}) {
  const others = seatsAt(table).filter((each) => each.token !== token);
  if (series && seated) replaceTable(table, later);
  for (const each of others) rememberTable(later, each.token);
  if (token && seated && !invited) rememberTable(later, token);
  location.replace(`#/table/${later}${token && (invited || (seated && others.length)) ? `/${token}` : ""}`);
}

/** The table to which everybody is led from this one, if there is one. @param {Table|undefined} table */
export const laterTable = (table) => table?.series?.newest ?? table?.series?.next ?? null;
