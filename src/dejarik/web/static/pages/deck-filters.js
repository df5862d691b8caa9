/** What stands around the sets of the deck builder: the search with its filters, and the window that reads a deck. Drawing only. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../core/part.js";
import { language, say } from "../core/i18n.js";

import { unreadList } from "./builder.js";

/** @typedef {import("./deck.js").DeckBuilder} DeckBuilder */

export const NO_FILTER = { words: "", affiliation: "", box: "", type: "", trait: "", every: false };

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** What sets are looked for. @param {DeckBuilder} page */
export function filters(page) {
  const { words, affiliation, box, type, trait, every } = page.filter;
  const { cards, sets } = page.catalogue;
  const { traits, boxes, types, affiliations } = page.catalogue.words;
  const inSets = Object.values(sets).filter((each) => every || each.side === page.side);
  const ids = inSets.flatMap((each) => [each.objective, ...each.cards]);
  /** What there is to choose from. @param {(id: string) => string[]} of @param {Record<string, import("../../protocol.js").Text>} named */
  const choices = (of, named) => [...new Set(ids.flatMap(of))].map((key) => [key, say(named[key])]).sort((a, b) => a[1].localeCompare(b[1], language()));
  /** @param {keyof typeof NO_FILTER} name @param {string} label @param {string[][]} all @param {string} value */
  const pick = (name, label, all, value) => html`<label class="vhlabel"><span class="vh">${say(label)}</span>
    <select class="field ${value ? "set" : ""}" data-filter=${name} @change=${(event) => page.set({ [name]: event.target.value })}>
      <option value="">${say(label)}</option>${all.map(([key, text]) => html`<option value=${key} ?selected=${key === value}>${capital(text)}</option>`)}</select></label>`;
  const count = page.found.length;
  const isReading = page.shelf === "cards" && page.challenge;
  return html`<div class="filters">
    <div class="row wrap">
      <label class="field grow search">${icon("a-search", "s")}<span class="vh">${say("deck-search")}</span>
        <input type="search" placeholder=${say("deck-search")} .value=${words} @input=${(event) => page.set({ words: event.target.value })} /><kbd aria-hidden="true">/</kbd></label>
      ${page.challenge?.support ? html`<span class="seg parts" role="group" aria-label=${say("build-which-cards")}>
        ${/** @type {("sets"|"cards")[]} */ (["sets", "cards"]).map((shelf) => html`<button class=${page.shelf === shelf ? "on" : ""} aria-pressed=${page.shelf === shelf} @click=${() => (page.shelf = shelf)}>
          ${icon(shelf === "sets" ? "a-groups" : "a-hand", "xs")}${say(shelf === "sets" ? "deck-support-sets" : "deck-its-cards")}</button>`)}</span>` : nothing}
    </div>
    ${isReading ? nothing : html`<div class="row wrap chips">
      ${pick("affiliation", "deck-any-affiliation", [...new Set(inSets.map((each) => each.affiliation))].map((key) => [key, say(affiliations[key])]), affiliation)}
      ${pick("type", "deck-any-type", choices((id) => [cards[id].type], types), type)}
      ${pick("trait", "page-all-traits", choices((id) => cards[id].traits, traits), trait)}
      ${pick("box", "page-all-sets", [...new Set(inSets.map((each) => each.box))].map((key) => [key, say(boxes[key])]), box)}
      <label class="check chip"><input type="checkbox" .checked=${every} @change=${(event) => page.set({ every: event.target.checked })} />${say("deck-both-sides")}</label>
      <span class="grow"></span><span class="t-label faint" role="status">${say("deck-sets-count", { count })}</span>
    </div>`}
  </div>`;
}

/** The window in which a deck is read from text or a file. @param {DeckBuilder} page */
export function reading(page) {
  /** @param {any} event */
  const submit = (event) => {
    if (event.submitter?.value !== "read") return;
    event.preventDefault();
    page.read(page.text.value, page.fileNamed);
  };
  return html`<dialog class="panel raised readtext" aria-label=${say("deck-read-text")}>
    <form method="dialog" class="pad col" @submit=${submit}>
      <h2 class="t-title">${say("deck-read-text")}</h2><p class="t-small dim">${say("deck-read-note")}</p>
      <textarea class="field" rows="12" spellcheck="false" aria-label=${say("deck-read-text")}></textarea>
      <label class="t-small">${say("build-read-file")} <input type="file" accept=".deck,.o8d,.txt,text/plain,application/xml" @change=${(event) => page.readFile(event)} /></label>
      ${unreadList(page.unread)}
      <div class="row"><span class="grow"></span><button class="btn" value="no">${say("page-close")}</button><button class="btn primary" value="read">${icon("a-check")}${say("build-read")}</button></div>
    </form></dialog>`;
}
