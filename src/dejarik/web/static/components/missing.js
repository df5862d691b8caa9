/** Who is still missing at a table: by name, and for whoever made it with the link for each of them. */
import { html, nothing } from "../vendor/lit.js";
import { icon, tally } from "../core/part.js";
import { say } from "../core/i18n.js";
import { invitationsTo } from "../core/store.js";
import { copyLink } from "./ownlink.js";
import { seatName } from "./sides.js";

/** @import { Colour, Table } from "../../protocol.js" */

/** A whole address: the server names a link without its own one. @param {string} [link] */
export const wholeLink = (link = "") => (link.startsWith("http") ? link : location.origin + (link.startsWith("/") ? link : `/${link}`));

/** The links of this browser to seats in which nobody sits yet. @param {Table} table */
export const linksLeft = (table) => invitationsTo(table.id).filter(({ seat }) => table.seats[seat] && !table.seats[seat].seated);

/** Who is missing, each with the link to copy, if it is kept here. @param {Table} table @param {Colour[]} colours */
export function missingList(table, colours) {
  const links = new Map(linksLeft(table).map(({ seat, link }) => [seat, wholeLink(link)]));
  return html`<ul class="missing">${table.seats.filter((each) => !each.seated).map(({ seat }) => {
    const link = links.get(seat);
    const name = seatName(table, seat);
    return html`<li class="row" data-missing=${seat}>${tally(colours[seat], "s")}<span class="ell">${name}</span>
      ${link ? html`<input class="field" readonly data-link tabindex="-1" aria-label=${say("page-link-of", { name })} .value=${link} @focus=${(event) => event.target.select()} />
        <button class="btn small" aria-label=${say("page-copy-link-of", { name })} @click=${(event) => copyLink(link, event.target.closest("li")?.querySelector("input"))}>${icon("a-share", "s")}<span class="word">${say("page-copy")}</span></button>` : nothing}</li>`;
  })}</ul>`;
}

/**
 * A notice of who is waited for. @param {Table} table @param {Colour[]} colours @param {(() => void)|null} close where the game goes on meanwhile
 */
export function missingNotice(table, colours, close) {
  const makes = linksLeft(table).length > 0;
  const names = table.seats.filter((each) => !each.seated).map(({ seat }) => seatName(table, seat)).join(", ");
  return html`<div class="notice ${makes ? "friends" : ""}" role="status">${icon("a-link")}
    <div class="grow"><span>${say(makes ? "page-links-left" : "page-waiting-for", { names })}${close ? nothing : html` ${say("page-waiting-open")}`}</span>${makes ? missingList(table, colours) : nothing}</div>
    ${close ? html`<button class="btn icon quiet" aria-label=${say("page-close")} @click=${close}>${icon("a-close", "s")}</button>` : nothing}</div>`;
}

/** The same in the table's menu, while a link is left. @param {Table} table @param {Colour[]} colours */
export const missingItems = (table, colours) => (linksLeft(table).length ? html`<div class="pad friends"><b class="t-small">${say("page-links")}</b>${missingList(table, colours)}</div>` : nothing);
