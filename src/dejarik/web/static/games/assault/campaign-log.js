/**
 * The story of a campaign so far: its log by slots, each entry with its reason and the rule that says so. Every total can be traced:
 * pressed, it shows the entries that it is the sum of. Printed, it is one sheet.
 */
import { html, nothing } from "../../vendor/lit.js";
import { Part, icon, tally } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { sitterName } from "../../components/sides.js";
import { heroGlyph, nameOf, totals } from "./campaign-cards.js";
import { winnerColour } from "./campaign-parts.js";

/** @import { Table, Typed } from "../../../protocol.js" */
/** @import { EntryShown } from "../../../sent/assault.js" */
/** @import { Catalogue, StageTable } from "../../../skirmish.js" */

/** @param {number} amount */
const signed = (amount) => (amount < 0 ? `−${-amount}` : `+${amount}`);

class CampaignLog extends /** @type {Typed<{shown: StageTable, traced: string|null, table: Table, catalogue: Catalogue}>} */ (Part) {
  static properties = { shown: { attribute: false }, traced: { attribute: false }, table: { attribute: false }, catalogue: { attribute: false } };

  get box() {
    return /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
  }

  firstUpdated() {
    this.box.showModal();
    this.querySelector(".trace")?.scrollIntoView({ block: "nearest" });
  }

  end() {
    if (this.box.open) this.box.close();
    this.emit("close", null);
  }

  /** @param {string} key */
  trace(key) {
    this.traced = this.traced === key ? null : key;
  }

  render() {
    const { shown } = this;
    return html`<dialog class="dialog storydialog panel" aria-labelledby="story-title" @cancel=${(/** @type {Event} */ event) => { event.preventDefault(); this.end(); }} @keydown=${(/** @type {Event} */ event) => event.stopPropagation()} @click=${(/** @type {Event} */ event) => event.target === this.box && this.end()}>
      <div class="storybox">
        <header class="row wrap storyhead"><div class="grow"><p class="t-label faint">${say("between-story")}</p><h2 class="t-title" id="story-title" tabindex="-1" autofocus>${say(shown.name)}</h2></div>
          <button class="btn" @click=${() => print()}>${icon("a-share", "s")}${say("between-print")}</button><button class="btn" @click=${() => this.end()}>${icon("a-close", "s")}${say("page-close")}</button></header>
        <div class="storyscroll" tabindex="0" role="region" aria-label=${say("between-story")}>${this.sums()}${this.traces()}${this.slots()}</div>
      </div>
      ${this.sheet()}
    </dialog>`;
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
        <tbody>${entries.map((entry) => html`<tr><td class="faint">${entry.slot || "–"}</td><td>${this.because(entry) || say(entry.text)} ${rule(entry)}</td><td class="t-num ${entry.amount < 0 ? "bad" : "good"}">${signed(entry.amount)}</td></tr>`)}</tbody>
        <tfoot><tr><td></td><th scope="row">${say("between-sum")}</th><td class="t-num"><b>${total.amount}</b></td></tr></tfoot></table></section>`;
  }

  /** Why, and what it came of. @param {EntryShown} entry */
  because(entry) {
    return [entry.because ? say(entry.because) : "", entry.source ? say(entry.source) : ""].filter(Boolean).join(": ");
  }

  // --- The story ------------------------------------------------------------------------------------------

  slots() {
    const { slots, slot, entries } = this.shown;
    const places = [0, ...slots.slice(0, slot).map((_, place) => place + 1)];
    return html`${places.map((place) => {
      const own = entries.filter((entry) => entry.slot === place);
      const played = place ? slots[place - 1] : null;
      return own.length || played ? html`<section class="storyslot ${played?.winner === null || !played ? "" : `seat-${winnerColour(played.winner)}`}" aria-label=${played?.name ? say(played.name) : say("between-before")}>
        <h3 class="row wrap"><span class="slotno">${place || "–"}</span><span class="t-head">${played?.name ? say(played.name) : say("between-before")}</span>
          ${played && played.winner !== null ? html`<span class="chip won">${tally(winnerColour(played.winner), "s")}${say(played.winner === 0 ? "between-empire-won" : "between-rebels-won")}</span><span class="t-small dim">${say(played.reason)}</span>` : nothing}</h3>
        <ul class="entries">${own.filter((entry) => entry.what !== "played" || entry.name && say(entry.name) !== say(played?.name)).map((entry) => html`<li>${tally(entry.seat === 0 ? "red" : "blue", "s")}<span>${say(entry.text)}${this.because(entry) ? html` <span class="dim">(${this.because(entry)})</span>` : nothing} ${rule(entry)}</span></li>`)}</ul></section>` : nothing;
    })}`;
  }

  // --- On paper -------------------------------------------------------------------------------------------

  /** The whole campaign on one sheet; only printed. */
  sheet() {
    const { shown } = this;
    const people = shown.heroes.map((hero) => sitterName(this.table, hero.seat)).join(", ");
    return html`<div class="printsheet" aria-hidden="true"><header><div><p>${say("between-sheet")}</p><h1>${say(shown.name)}</h1><p>${say("between-against", { heroes: people, empire: sitterName(this.table, 0) })}</p></div>
        <p class="sheetpurse"><b>${say("between-cost-credits", { amount: shown.credits })}</b><br />${say("mission-empire")}: ${say("between-cost-xp", { amount: shown.empire_xp })}, ${say("between-cost-influence", { amount: shown.influence })}
          ${shown.allies.length ? html`<br />${say("between-allies")}: ${this.names(shown.allies)}` : nothing}${shown.agendas.length || shown.secret_agendas ? html`<br />${say("between-agendas")}: ${[this.names(shown.agendas), shown.secret_agendas ? say("between-secret-count", { count: shown.secret_agendas }) : ""].filter(Boolean).join(", ")}` : nothing}</p></header>
      <table><thead><tr><th></th><th>${say("between-slot")}</th><th>${say("between-mission-why")}</th><th>${say("between-won-by")}</th><th>${say("campaign-rebels")}</th><th>${say("campaign-empire")}</th></tr></thead>
        <tbody>${shown.slots.map((slot, place) => html`<tr class=${slot.winner === null ? "ahead" : ""}><td><b>${place + 1}</b></td><td>${say(`between-kind-${slot.kind}`)}<br />${say("between-threat", { level: slot.threat_level })}</td>
          <td>${slot.name ? html`<b>${say(slot.name)}</b><br />${say(slot.reason)}` : nothing}${slot.forced.map((name) => html`<br />${say(name)}`)}</td><td>${slot.winner === null ? "" : say(slot.winner === 0 ? "campaign-empire" : "campaign-rebels")}</td>
          <td>${slot.winner === null && slot.tiers.length ? say("between-tiers", { tiers: slot.tiers.join(", ") }) : this.gains(place + 1, false)}</td><td>${this.gains(place + 1, true)}</td></tr>`)}</tbody></table>
      <div class="sheetheroes">${shown.heroes.map((hero) => html`<section>${heroGlyph(hero.sheet)}<div><h2>${say(hero.name)} · ${sitterName(this.table, hero.seat)} · ${say("between-cost-xp", { amount: hero.xp })}</h2><p>${this.names(hero.cards.map((card) => card.card))}</p></div></section>`)}</div></div>`;
  }

  /** @param {string[]} cards */
  names(cards) {
    return cards.map((card) => nameOf(this.catalogue, card)).join(", ");
  }

  /** What a side has gained in a slot, in short: sums, then names. @param {number} slot @param {boolean} empire */
  gains(slot, empire) {
    const gained = this.shown.entries.filter((entry) => entry.slot === slot && (entry.seat === 0) === empire && entry.amount > 0);
    const sum = (/** @type {string} */ what, seat = empire ? 0 : -1) => gained.filter((entry) => entry.what === what && entry.seat === seat).reduce((all, entry) => all + entry.amount, 0);
    const each = this.shown.heroes.map((hero) => sum("xp", hero.seat));
    const xp = empire ? sum("xp") : each[0];
    const equal = empire || each.every((amount) => amount === xp);
    const parts = [
      equal && xp ? say(empire ? "between-cost-xp" : "between-xp-each", { amount: xp }) : "",
      ...(equal ? [] : this.shown.heroes.map((hero, place) => (each[place] ? `${say(hero.name)}: ${say("between-cost-xp", { amount: each[place] })}` : ""))),
      sum("credits") ? say("between-cost-credits", { amount: sum("credits") }) : "",
      sum("influence") ? say("between-cost-influence", { amount: sum("influence") }) : "",
      ...gained.filter((entry) => ["card", "ally", "villain", "agenda"].includes(entry.what)).map((entry) => (entry.name ? say(entry.name) : say("between-secret-count", { count: entry.amount }))),
    ];
    return [...new Set(parts.filter(Boolean))].join(", ");
  }
}

/** The rule that says so, for whoever wants to look it up. @param {EntryShown} entry */
const rule = (entry) => (entry.rule ? html`<span class="ruleid" title=${say("between-rule")}>${entry.rule}</span>` : nothing);

customElements.define("dj-campaign-log", CampaignLog);
