/** An attack on the only target that there is: its odds are in sight before it is fired, unless the player wants none of that. */
import { html } from "../../vendor/lit.js";
import { icon } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { oddsPanel } from "./fight.js";

/** @import { Option } from "../../../protocol.js" */
/** @import { Hint } from "../../../skirmish.js" */
/** @typedef {{option: Option, hint: Hint, target: any}} Shot */

/** Whether an option attacks without saying whom: where there is only one target, it is fired with it. @param {Option|undefined} option */
export const isOpenAttack = (option) => option?.verb === "attack" && option.target === undefined;

/** The attack that has only one target, and what is known about it. @param {any} screen @returns {Shot|null} */
export function onlyShot(screen) {
  const option = screen.decision?.options.find((/** @type {Option} */ each) => isOpenAttack(each) && screen.ahead[each.id]?.targets?.length === 1);
  const hint = option ? screen.ahead[option.id].targets?.[0] : undefined;
  const target = hint?.id === undefined ? null : screen.target(hint.id);
  return option && hint && target ? { option, hint: { ...hint, id: undefined }, target } : null;
}

/** The odds of that attack. @param {any} screen @param {Shot} shot @param {(() => void)|null} fire */
export const shotOdds = (screen, { hint, target }, fire) => oddsPanel(screen.targetName(target), target.card ? target : null, screen.colours[target.seat ?? 0], hint, fire);

/** Fire, or go back. @param {any} screen @param {Shot} shot @param {() => void} fire @param {() => void} back */
export function confirmation(screen, shot, fire, back) {
  const name = screen.targetName(shot.target);
  return html`<section class="panel ask question confirming" aria-label=${say("page-question")} tabindex="-1"><div class="pad">
    <h2 class="t-title" id="question">${say("page-confirm-attack", { name })}</h2>${shotOdds(screen, shot, null)}
    <div class="answers" role="group" aria-labelledby="question"><button class="btn big opposite" data-back @click=${back}>${icon("a-undo", "s")}<span>${say("page-cancel")}</span></button>
      <button class="btn fire big full main" data-fire ?disabled=${screen.held} @click=${fire}>${icon("a-attack")}<span>${say("page-attack-target", { name })}</span></button></div></div></section>`;
}
