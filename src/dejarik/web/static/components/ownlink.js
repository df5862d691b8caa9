/** The own link of a seat: for another device, or for whoever loses this page. It is told once, and always in the table's menu. */
import { html } from "../vendor/lit.js";
import { icon } from "../core/part.js";
import { say } from "../core/i18n.js";
import { knowsLink } from "../core/store.js";
import { toast } from "./toasts.js";

/** The whole address of a seat, or of the invitation to it. @param {string} table @param {string} token */
export const seatAddress = (table, token) => `${location.origin}/#/table/${table}/${token}`;

/** Copy a link; where the browser does not do that, it can be copied by hand from where it stands. @param {string} link @param {HTMLInputElement|null} [field] */
export async function copyLink(link, field = document.querySelector("input[data-link]")) {
  try {
    await navigator.clipboard.writeText(link);
    toast("page-link-copied", "good");
  } catch {
    field?.select();
  }
}

/** A notice with the own link. @param {string} table @param {string} token @param {() => void} done */
export function ownLink(table, token, done) {
  const link = seatAddress(table, token);
  const close = () => {
    knowsLink(table, token);
    done();
  };
  return html`<div class="notice ownlink" role="status">${icon("a-link")}
    <div class="grow"><b>${say("join-own-link")}</b><br /><span class="t-small">${say("join-own-link-note")}</span></div>
    <input class="field" readonly data-link aria-label=${say("join-own-link")} .value=${link} @focus=${(event) => event.target.select()} />
    <button class="btn" @click=${() => copyLink(link)}>${icon("a-share")}${say("page-copy")}</button>
    <button class="btn icon quiet" data-done aria-label=${say("join-own-link-done")} title=${say("join-own-link-done")} @click=${close}>${icon("a-close", "s")}</button></div>`;
}

/** The item of the table's menu that shows it again. @param {() => void} show */
export const ownLinkItem = (show) => html`<button class="btn quiet full" data-own-link @click=${show}>${icon("a-person")}${say("join-own-link")}</button>`;
