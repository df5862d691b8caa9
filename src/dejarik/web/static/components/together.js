/**
 * Deciding together: who else may answer a question, what each of them would answer, and what one says oneself. At a table where
 * all must agree every choice is a proposal; at others one may propose before anybody answers.
 * Events: `together` (detail: `wish` to propose instead of answering or the other way round, `back` to take a proposal back).
 */
import { html, nothing } from "../vendor/lit.js";
import { aloud, icon, tally } from "../core/part.js";
import { say } from "../core/i18n.js";
import { seatName } from "./sides.js";

/** @import { Answer, Colour, Decision, State } from "../../protocol.js" */

/** @typedef {{seat: number, name: string, colour: Colour, bot: boolean, answer?: Answer}} Partner */
/**
 * @typedef {{agree: boolean, wishing: boolean, mine?: Answer, partners: Partner[]}} Together
 * `agree`: all must; `wishing`: what is chosen now is proposed; `mine`: what one proposes oneself
 */

/** What a question that is shared with people looks like from here; null for one that is not. @param {State} state @param {Colour[]} colours @param {boolean} wishing @returns {Together|null} */
export function togetherOf({ sharing, viewer, table }, colours, wishing) {
  if (!sharing) return null;
  const proposed = (/** @type {number|null|undefined} */ seat) => sharing.proposals.find((each) => each.seat === seat)?.answer;
  const partners = sharing.seats.filter((seat) => seat !== viewer).map((seat) => ({
    seat, name: seatName(table, seat), colour: colours[seat], bot: !sharing.people.includes(seat), answer: proposed(seat),
  }));
  if (partners.every((partner) => partner.bot)) return null; // they go along with everything
  return { agree: sharing.agree, wishing: sharing.agree || wishing, mine: proposed(viewer), partners };
}

/**
 * What is said instead of a choice where it is only a proposal; null where it is a choice.
 * @param {State} state @param {Answer|null} answer @param {boolean} wishing @returns {import("../../protocol.js").Said|null}
 */
export function proposalOf({ sharing, viewer, number, revision }, answer, wishing) {
  if (!sharing || typeof viewer !== "number" || !(sharing.agree || wishing)) return null;
  return { type: "propose", number, seat: viewer, answer, revision };
}

/** Whether an answer takes an option. @param {Answer|undefined} answer @param {string} id */
export function takes(answer, id) {
  if (answer === undefined || typeof answer === "string") return answer === id;
  return Array.isArray(answer) ? answer.includes(id) : (answer[id] ?? 0) > 0;
}

/** An answer as words. @param {Answer} answer @param {Decision} decision */
function inWords(answer, decision) {
  const label = (/** @type {string} */ id) => say(decision.options.find((option) => option.id === id)?.label ?? "page-together-nothing");
  if (typeof answer === "string") return label(answer);
  const parts = Array.isArray(answer) ? answer.map(label) : Object.entries(answer).map(([id, amount]) => `${amount} × ${label(id)}`);
  return parts.join(", ") || say("page-together-nothing");
}

/** Who would take an option: a small mark for each. @param {Together|null|undefined} together @param {string} id */
export const marks = (together, id) => (together?.partners ?? []).filter((partner) => takes(partner.answer, id)).map((partner) =>
  html`<span class="wished" title=${say("page-together-mark", { name: partner.name })}>${tally(partner.colour, "s")}${aloud(say("page-together-mark", { name: partner.name }))}</span>`);

/** Who else may answer and what they propose. @param {Together} together @param {Decision} decision @param {(what: "wish"|"back") => void} tell */
export function partnersOf({ agree, wishing, mine, partners }, decision, tell) {
  const names = partners.map((partner) => partner.name).join(", ");
  const would = (/** @type {Partner} */ { bot, answer }) =>
    answer !== undefined ? say("page-together-would", { what: inWords(answer, decision) }) : say(bot ? "page-together-bot" : "page-together-silent");
  return html`<div class="together" role="group" aria-label=${say("page-together")}>
    <p class="t-small dim">${say(agree ? "page-together-all" : "page-together-any", { names })}</p>
    <ul class="col t-small" aria-live="polite">
      ${partners.map((partner) => html`<li class="row" data-partner=${partner.seat}>${tally(partner.colour, "s")}<span><b>${partner.name}</b> ${would(partner)}</span></li>`)}
      ${mine === undefined ? nothing : html`<li class="row" data-own>${icon("a-check", "s")}<span class="grow">${say("page-together-mine", { what: inWords(mine, decision) })}</span>
        <button class="btn quiet" @click=${() => tell("back")}>${say("page-together-back")}</button></li>`}
    </ul>
    ${agree ? nothing : html`<button class="btn quiet wish" aria-pressed=${wishing} @click=${() => tell("wish")}>${icon("a-chat", "s")}<span>${say("page-together-wish")}</span> <kbd aria-hidden="true">P</kbd></button>`}
  </div>`;
}
