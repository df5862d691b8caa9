/** The bar above a table: what is played, whose turn it is, how to be asked, taking back, the menu. */
import { html, nothing } from "../vendor/lit.js";
import { icon, tally } from "../core/part.js";
import { say } from "../core/i18n.js";
import { askedNames } from "../components/sides.js";
import { brand, languages, themes } from "../components/topbar.js";
import { menuItems, pacing, preparedChip } from "./table-menu.js";
import { backWith } from "./table-notices.js";
import { passingChip } from "./table-stops.js";

/** @import { State } from "../../protocol.js" */

/** Whose turn it is, in words. @param {State} state */
function turnOf(state) {
  const { outcome, decision, asked, window, partners } = state;
  if (outcome) return say(outcome.leads_on ? "page-leads-on" : "page-over");
  if (decision) return say("page-your-turn"); // else the table passes
  if (asked === null || asked === undefined) return "";
  return say(window ? "page-may-react" : partners?.length ? "page-turn-together" : "page-turn-of", { name: askedNames(state) });
}

/** @param {Parameters<typeof menuItems>[0] & {state: State, steps: import("../../protocol.js").Step[], parts: import("../../protocol.js").Parts, dueAt: number|null, undo: () => void, own: import("./table-stops.js").OwnAnswers} & import("./table-stops.js").Page} page */
export function tableBar(page) {
  const { state, colours } = page;
  const { shown, undo, asked, outcome, decision, table } = state;
  const { title, note, now } = page.parts.heading(shown);
  const turn = turnOf(state);
  return html`<header class="topbar tablebar">
    ${brand()}
    <span class="rule"></span>
    <div class="where"><h1 class="t-head ell">${title ?? say(table.label ?? `game-name-${table.game}`)}</h1>
      <div class="t-label faint ell">${note ?? ""}</div></div>
    <div class="row crumbs">
      ${now ? html`<span class="chip">${now}</span>${icon("a-chevron", "xs faint")}` : nothing}
      <span class="chip ${decision && !outcome ? "on" : ""} ${turn ? "" : "vh"}" role="status">${asked === null || asked === undefined || outcome ? nothing : tally(colours[decision ? (state.viewer ?? asked) : asked], "s")}<span class="ell">${turn}</span></span>
      ${page.dueAt ? html`<dj-clock .until=${page.dueAt}></dj-clock>` : nothing}${passingChip(page)}${page.own.chip()}<span class="wide">${table.bluff ? pacing(state, (message) => page.tell(message)) : nothing}</span>
      ${preparedChip(state, (message) => page.tell(message))}
    </div>
    <button class="btn quiet undo" ?disabled=${!undo} @click=${() => page.undo()} title=${say(undo === "ask" ? "page-undo-ask" : "page-undo-free", { more: backWith(state, page.steps) ?? 0 })}>
      ${icon("a-undo")}<span class="wide">${say("page-undo")}</span> <kbd aria-hidden="true">U</kbd></button>
    <span class="wide">${languages()}</span><span class="wide">${themes()}</span>
    <dj-menu .content=${() => menuItems(page, page.state)}></dj-menu>
  </header>`;
}
