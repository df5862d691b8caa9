/** What a mission has beside the map: tokens on sheets and of all Rebels, what has been collected; and figures that are nobody's. */
import { html, nothing } from "../../vendor/lit.js";
import { icon } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { NOBODYS } from "./figure.js";
import { conditionIcon, figureName, medal } from "./sides.js";

/** @import { TokensShown } from "../../../skirmish.js" */
/** @import { MissionParts } from "./heroes.js" */

/** @param {TokensShown} lying */
const label = ({ name, count }) => say("mission-lying", { token: say(name), count });

/** Tokens in small, each kind with how many there are. @param {TokensShown[]} [lying] */
export const tokenChips = (lying) => (lying ?? []).map((each) => html`<span class="tokenchip" role="img" title=${label(each)} aria-label=${label(each)}>${icon(each.symbol, "s")}<b class="t-num">${each.count}</b></span>`);

/** The same in words. @param {TokensShown[]} [lying] */
export const tokenLines = (lying) => (lying?.length ? html`<ul class="tokenlines t-small">${lying.map((each) => html`<li class="row tight">${icon(each.symbol, "s warn")}<span>${label(each)}</span></li>`)}</ul>` : nothing);

/** What a side has collected, where the mission counts that. @param {number|null} counted */
export const collected = (counted) => (counted === null ? nothing : html`<span class="tokenchip counted" role="img" title=${say("mission-counted", { count: counted })} aria-label=${say("mission-counted", { count: counted })}>${icon("a-check", "xs")}<b class="t-num">${counted}</b></span>`);

/** The neutral figures on the map, by their kinds. @param {MissionParts} screen */
export function neutralPanel(screen) {
  const { mission } = screen;
  const figures = mission.figures.filter((figure) => figure.seat < 0 && figure.spaces.length);
  if (!figures.length) return nothing;
  const kinds = [...new Set(figures.map((figure) => figure.card))].map((card) => figures.filter((figure) => figure.card === card));
  return html`<section class="panel seatp neutrals seat-${NOBODYS}" aria-label=${say("mission-neutral")}>
    <div class="row seathead"><h2 class="t-head grow">${say("mission-neutral")}</h2></div>
    <ul>${kinds.map((alike) => html`<li class="neutralrow"><span class="row">${medal(null, alike[0].card, alike[0].traits)}<span class="gname ell">${say(alike[0].name)}</span></span>
      <span class="chips">${alike.map((figure) => html`<button class="neutral" data-figure=${figure.id} title=${figureName(figure)} @click=${() => screen.inspect(`figure:${figure.id}`)}>
        <span class="vh">${figureName(figure)}</span><b class="t-num" aria-hidden="true">${figure.number ?? ""}</b>${figure.spaces[0]}<small class="faint">${figure.health - figure.damage}/${figure.health}</small>${figure.conditions.map(conditionIcon)}${tokenChips(mission.on_sheets[figure.id])}</button>`)}</span></li>`)}</ul></section>`;
}
