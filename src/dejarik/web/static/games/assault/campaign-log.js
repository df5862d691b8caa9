/**
 * The story of a campaign so far: its log by slots, mission, result, why, what each side gained and bought. Every total can be
 * traced: pressed, it shows the entries that it is the sum of. Printed, it is one sheet.
 */
import { html, nothing } from "../../vendor/lit.js";
import { Part, icon, tally } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { Above } from "../../components/above.js";
import { sitterName } from "../../components/sides.js";
import { heroGlyph, nameOf, totals } from "./campaign-cards.js";
import { chapterOf } from "./campaign-chapters.js";
import { soldLines, tradeLines } from "./campaign-summary.js";
import { winnerColour } from "./campaign-parts.js";

/** @import { Table, Typed, TypedAs } from "../../../protocol.js" */
/** @import { EntryShown } from "../../../sent/assault.js" */
/** @import { Catalogue, StageTable } from "../../../skirmish.js" */
/** @import { Chapter, Gain, Trade } from "./campaign-chapters.js" */

/** @param {number} amount */
const signed = (amount) => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** @typedef {{shown: StageTable, traced: string|null, table: Table, catalogue: Catalogue}} Given */

/** The story itself, for a dialog at the table and for a page of its own. */
class CampaignStory extends /** @type {Typed<Given>} */ (Part) {
  static properties = { shown: { attribute: false }, traced: { attribute: false }, table: { attribute: false }, catalogue: { attribute: false } };

  firstUpdated() {
    this.querySelector(".trace")?.scrollIntoView({ block: "nearest" });
  }

  render() {
    return html`${this.sums()}${this.traces()}${previouslyPanel(this.shown)}${this.chapters()}${this.sheet()}`;
  }

  /** @param {string} key */
  trace(key) {
    this.traced = this.traced === key ? null : key;
  }

  // --- Totals, and where they come from -----------------------------------------------------------------

  sums() {
    return html`<div class="purse" role="group" aria-label=${say("between-totals")}>${totals(this.shown).map((total) => html`<button class="pursebox seat-${total.colour}" aria-pressed=${this.traced === total.key} data-total=${total.key} @click=${() => this.trace(total.key)}>
      <span class="row tight">${total.mark ?? icon(total.symbol, "s")}<b class="t-num">${total.amount}</b>${total.unit ? html`<small class="dim">${total.unit}</small>` : nothing}</span><span class="t-label faint ell">${total.label}</span></button>`)}</div>`;
  }

  traces() {
    const total = totals(this.shown).find((each) => each.key === this.traced);
    if (!total) return html`<p class="t-small dim tracehint">${say("between-trace-hint")}</p>`;
    const entries = this.shown.entries.filter((entry) => entry.what === total.what && entry.seat === total.seat);
    return html`<section class="panel trace seat-${total.colour}" aria-live="polite" aria-label=${total.label}><h3 class="t-head pad">${say("between-trace-of", { what: total.unit ? `${total.label}, ${total.unit}` : total.label })}</h3>
      <table class="tracetable"><thead class="vh"><tr><th scope="col">${say("between-slot")}</th><th scope="col">${say("between-why")}</th><th scope="col">${say("between-amount")}</th></tr></thead>
        <tbody>${entries.map((entry) => html`<tr><td class="faint">${entry.slot || "–"}</td><td>${because(entry) || say(entry.text)} ${rule(entry)}</td><td class="t-num ${entry.amount < 0 ? "bad" : "good"}">${signed(entry.amount)}</td></tr>`)}</tbody>
        <tfoot><tr><td></td><th scope="row">${say("between-sum")}</th><td class="t-num"><b>${total.amount}</b></td></tr></tfoot></table></section>`;
  }

  // --- The story ------------------------------------------------------------------------------------------

  chapters() {
    const { slots, slot, entries } = this.shown;
    const places = [0, ...slots.slice(0, slot).map((_, place) => place + 1)].filter((place) => place || entries.some((entry) => !entry.slot));
    return html`<section class="storychapters" aria-label=${say("between-story")}>
      <div class="chapterhead t-label faint" aria-hidden="true"><span>${say("between-slot")}</span><span>${say("between-story")}</span><span class="row tight">${tally("blue", "s")}${say("between-rebels-bought")}</span><span class="row tight">${tally("red", "s")}${say("between-empire-bought")}</span></div>
      ${places.map((place) => this.chapter(chapterOf(this.shown, place)))}${this.now()}
      <ol class="slotsahead">${slots.slice(slot + 1).map((each, place) => html`<li><span class="slotno">${slot + place + 2}</span><span><span class="slotname">${say(`between-kind-${each.kind}`)}</span><span class="t-label faint row tight">${icon("i-threat", "xs")}${each.threat_level}${each.tiers.length ? html` · ${say("between-tiers-short", { tiers: each.tiers.join(", ") })}` : nothing}</span></span></li>`)}</ol></section>`;
  }

  /** @param {Chapter} chapter */
  chapter({ place, played, entries, gained, bought, sold }) {
    const title = played?.name ? say(played.name) : say("between-before");
    const side = played && played.winner !== null ? `seat-${winnerColour(played.winner)}` : "";
    const told = entries.filter((entry) => entry.what !== "played" || (entry.name && say(entry.name) !== title));
    return html`<section class="storyslot ${side}" aria-label=${title}>
      <div class="chapterno"><span class="slotno">${place || "–"}</span>${played ? html`<span class="t-label faint">${say(`between-kind-${played.kind}`)}</span><span class="t-label faint row tight" role="img" aria-label=${say("between-threat", { level: played.threat_level })}>${icon("i-threat", "xs")}${played.threat_level}</span>` : nothing}</div>
      <div class="chaptertext"><h3 class="row wrap"><span class="t-head">${title}</span>${played && played.winner !== null ? html`<span class="chip won">${tally(winnerColour(played.winner), "s")}${say(played.winner === 0 ? "between-empire-won" : "between-rebels-won")}</span>` : nothing}</h3>
        ${played?.reason ? html`<p class="t-small dim">${say(played.reason)}</p>` : nothing}${(played?.forced ?? []).map((name) => html`<p class="t-small dim">+ ${say(name)}</p>`)}
        ${gainsLine("blue", gained.rebels)}${gainsLine("red", gained.empire)}
        ${told.length ? html`<details class="entriesbox"><summary class="t-label">${icon("a-down", "xs")}${say("between-entries", { count: told.length })}</summary><ul class="entries">${told.map((entry) => html`<li>${tally(entry.seat === 0 ? "red" : "blue", "s")}<span>${say(entry.text)}${because(entry) ? html` <span class="dim">(${because(entry)})</span>` : nothing} ${rule(entry)}</span></li>`)}</ul></details>` : nothing}</div>
      <div class="chapterbuys" data-side="rebels" aria-label=${say("between-rebels-bought")} role="group">${tradeLines(this.shown, bought.rebels)}${soldLines(sold)}${place && !bought.rebels.length && !sold.length ? html`<span class="t-small faint">${say("between-nothing")}</span>` : nothing}</div>
      <div class="chapterbuys" data-side="empire" aria-label=${say("between-empire-bought")} role="group">${tradeLines(this.shown, bought.empire)}${place && !bought.empire.length ? html`<span class="t-small faint">${say("between-nothing")}</span>` : nothing}</div></section>`;
  }

  /** What comes next. */
  now() {
    const { slots, slot, chosen } = this.shown;
    const next = slots[slot];
    if (!next) return nothing;
    return html`<section class="storyslot now" aria-current="step" aria-label=${say("between-next")}><div class="chapterno"><span class="slotno">${slot + 1}</span><span class="t-label faint">${say(`between-kind-${next.kind}`)}</span><span class="t-label faint row tight">${icon("i-threat", "xs")}${next.threat_level}</span></div>
      <div class="chaptertext"><h3 class="t-head">${chosen ? say(chosen) : say("between-now")}</h3>${chosen ? nothing : html`<p class="t-small dim">${this.shown.active.map((mission) => say(mission.name)).join(", ")}</p>`}</div>
      <div class="chapterbuys"><span class="t-small dim">${next.tiers.length ? say("between-tiers", { tiers: next.tiers.join(", ") }) : nothing}</span></div><div class="chapterbuys"></div></section>`;
  }

  // --- On paper -------------------------------------------------------------------------------------------

  /** The whole campaign on one sheet; only printed. */
  sheet() {
    const { shown } = this;
    const people = shown.heroes.map((hero) => sitterName(this.table, hero.seat)).join(", ");
    return html`<div class="printsheet" aria-hidden="true"><header><div><p>${say("between-sheet")}</p><h1>${say(shown.name)}</h1><p>${say("between-against", { heroes: people, empire: sitterName(this.table, 0) })}</p></div>
        <p class="sheetpurse"><b>${say("between-cost-credits", { amount: shown.credits })}</b><br />${say("mission-empire")}: ${say("between-cost-xp", { amount: shown.empire_xp })}, ${say("between-cost-influence", { amount: shown.influence })}
          ${shown.allies.length ? html`<br />${say("between-allies")}: ${this.names(shown.allies)}` : nothing}${shown.agendas.length || shown.secret_agendas ? html`<br />${say("between-agendas")}: ${[this.names(shown.agendas), shown.secret_agendas ? say("between-secret-count", { count: shown.secret_agendas }) : ""].filter(Boolean).join(", ")}` : nothing}</p></header>
      <table><thead><tr><th></th><th>${say("between-slot")}</th><th>${say("between-mission-why")}</th><th>${say("between-won-by")}</th><th>${say("between-rewards")}</th><th>${say("between-rebels-bought")}</th><th>${say("between-empire-bought")}</th></tr></thead>
        <tbody>${shown.slots.map((slot, place) => {
          const { gained, bought, sold } = chapterOf(shown, place + 1);
          const priced = (/** @type {Trade[]} */ trades) => trades.map((each) => (each.unit ? `${each.name} (${say(`between-cost-${each.unit}`, { amount: each.amount })})` : each.name)).join(", ");
          return html`<tr class=${slot.winner === null ? "ahead" : ""}><td><b>${place + 1}</b></td><td>${say(`between-kind-${slot.kind}`)}<br />${say("between-threat", { level: slot.threat_level })}</td>
          <td>${slot.name ? html`<b>${say(slot.name)}</b><br />${say(slot.reason)}` : nothing}${slot.forced.map((name) => html`<br />${say(name)}`)}</td><td>${slot.winner === null ? "" : say(slot.winner === 0 ? "campaign-empire" : "campaign-rebels")}</td>
          <td>${gained.rebels.map((each) => each.words).join(", ")}${gained.empire.length ? html`<br /><i>${say("campaign-empire")}: ${gained.empire.map((each) => each.words).join(", ")}</i>` : nothing}</td>
          <td>${slot.winner === null && slot.tiers.length ? say("between-tiers", { tiers: slot.tiers.join(", ") }) : nothing}${priced(bought.rebels)}${sold.length ? html`<br />${sold.map((each) => say("between-sold", { card: each.name, amount: each.amount })).join(", ")}` : nothing}</td><td>${priced(bought.empire)}</td></tr>`;
        })}</tbody></table>
      <div class="sheetheroes">${shown.heroes.map((hero) => html`<section>${heroGlyph(hero.sheet)}<div><h2>${say(hero.name)} · ${sitterName(this.table, hero.seat)} · ${say("between-cost-xp", { amount: hero.xp })}</h2><p>${this.names(hero.cards.map((card) => card.card))}</p></div></section>`)}</div></div>`;
  }

  /** @param {string[]} cards */
  names(cards) {
    return cards.map((card) => nameOf(this.catalogue, card)).join(", ");
  }
}

/** The story so far in a few sentences. @param {StageTable} shown */
export const previouslyPanel = (shown) => (shown.previously?.length ? html`<section class="panel previously" aria-label=${say("between-previously")}><h3 class="t-label faint">${say("between-previously")}</h3><p>${shown.previously.map((each) => say(each)).join(" ")}</p></section>` : nothing);

/** What a side gained, with its badge. @param {string} colour @param {Gain[]} gained */
const gainsLine = (colour, gained) => (gained.length ? html`<p class="gains seat-${colour}">${tally(colour, "s")}${gained.map((each) => html`<span class="row tight">${icon(each.what === "thing" ? "it-reward" : `i-${each.what}`, "xs")}${each.words}</span>`)}</p>` : nothing);

/** Why, and what it came of. @param {EntryShown} entry */
const because = (entry) => [entry.corrected ? say("between-corrected", { by: entry.corrected.name || say(entry.corrected.by), why: entry.corrected.why }) : "", entry.because ? say(entry.because) : "", entry.source ? say(entry.source) : ""].filter(Boolean).join(": ");

/** The rule that says so, for whoever wants to look it up. @param {EntryShown} entry */
const rule = (entry) => (entry.rule ? html`<span class="ruleid" title=${say("between-rule")}>${entry.rule}</span>` : nothing);

/** The same over the table. */
class CampaignLog extends /** @type {TypedAs<Given, typeof Above>} */ (/** @type {unknown} */ (Above)) {
  static properties = CampaignStory.properties;

  end() {
    if (this.box.open) this.box.close();
    this.emit("close", null);
  }

  render() {
    return this.frame("story-title", html`<div class="storybox">
      <header class="row wrap storyhead"><div class="grow"><p class="t-label faint">${say("between-story")}</p><h2 class="t-title" id="story-title" tabindex="-1" autofocus>${say(this.shown.name)}</h2></div>
        <button class="btn" @click=${() => print()}>${icon("a-share", "s")}${say("between-print")}</button><button class="btn" @click=${() => this.end()}>${icon("a-close", "s")}${say("page-close")}</button></header>
      <div class="storyscroll" tabindex="0" role="region" aria-label=${say("between-story")}><dj-campaign-story .shown=${this.shown} .traced=${this.traced} .table=${this.table} .catalogue=${this.catalogue}></dj-campaign-story></div>
    </div>`, "storydialog");
  }
}

customElements.define("dj-campaign-story", CampaignStory);
customElements.define("dj-campaign-log", CampaignLog);
