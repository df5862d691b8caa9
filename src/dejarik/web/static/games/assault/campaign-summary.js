/** What a stage between two missions came to: what either side bought and sold, and what it has left. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, tally } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { costOf, heroGlyph } from "./campaign-cards.js";
import { chapterOf } from "./campaign-chapters.js";

/** @import { Trade } from "./campaign-chapters.js" */
/** @import { StageTable } from "../../../skirmish.js" */

/** Steps after the upgrades of both sides. */
const LATER = new Set(["mission", "prepare", "ally"]);

/** Cards that were bought, each with its price. @param {StageTable} shown @param {Trade[]} trades */
export const tradeLines = (shown, trades) => trades.map((each) => html`<span class="usay">${each.seat > 0 ? heroGlyph(shown.heroes[each.seat - 1].sheet, "s") : icon(each.secret ? "i-secret" : each.unit === "xp" ? "i-xp" : "it-agenda", "xs")}<span><b>${each.name}</b> ${each.unit ? html`<span class="dim">${say(`between-cost-${each.unit}`, { amount: each.amount })}</span>` : nothing}</span></span>`);

/** Cards that were sold. @param {Trade[]} sold */
export const soldLines = (sold) => sold.map((each) => html`<span class="usay dim">${icon("i-credits", "xs")}<span>${say("between-sold", { card: each.name, amount: each.amount })}</span></span>`);

/** The upgrades of this stage, once both sides have made theirs. @param {StageTable} shown @param {boolean} over whether the stage is */
export function summaryPanel(shown, over) {
  if (!shown.slot || !(over || LATER.has(shown.step))) return nothing;
  const { bought, sold } = chapterOf(shown, shown.slot);
  const none = html`<span class="t-small faint">${say("between-nothing")}</span>`;
  return html`<section class="panel stagepanel upgrades" aria-label=${say("between-upgrades")}><div class="row seathead"><h2 class="t-head grow">${say("between-upgrades")}</h2></div>
    <div class="upgradesides"><div class="pad col seat-blue" data-side="rebels"><h3 class="t-label faint row tight">${tally("blue", "s")}${say("between-rebels-bought")}</h3>${tradeLines(shown, bought.rebels)}${soldLines(sold)}${bought.rebels.length || sold.length ? nothing : none}
        <p class="t-small row wrap upgradesleft"><span class="faint">${say("between-unspent")}</span>${costOf(shown.credits, "credits")}${shown.heroes.map((hero) => html`<span class="row tight">${heroGlyph(hero.sheet, "s")}${costOf(hero.xp, "xp")}</span>`)}</p></div>
      <div class="pad col seat-red" data-side="empire"><h3 class="t-label faint row tight">${tally("red", "s")}${say("between-empire-bought")}</h3>${tradeLines(shown, bought.empire)}${bought.empire.length ? nothing : none}
        <p class="t-small row wrap upgradesleft"><span class="faint">${say("between-unspent")}</span>${costOf(shown.influence, "influence")}${costOf(shown.empire_xp, "xp")}</p></div></div></section>`;
}
