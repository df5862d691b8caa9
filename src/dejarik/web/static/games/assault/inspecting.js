/** A figure or card that is looked up: beside what it is about, never over it; and the card of whoever acts, pinned beside the question. */
import { html, nothing } from "../../vendor/lit.js";
import { icon } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { keep, kept } from "../../core/store.js";
import { sightNote } from "./fight.js";
import { bounds } from "./geometry.js";
import { figureFacts, figureName, wholeCard } from "./sides.js";
import { lookedUpSight } from "./sights.js";

/** @import { Figure } from "../../../skirmish.js" */

const isPinned = () => Boolean(kept("pin-active"));

/** Whether spaces lie in the left half of the board. @param {any} screen @param {string[]} spaces */
function isLeft(screen, spaces) {
  const middle = (screen.map.from[0] + screen.map.to[0]) / 2;
  const { x, width } = bounds(spaces);
  return x + width / 2 < middle;
}

/** To keep the card of whoever acts beside the question, or not any more. @param {any} screen */
function pinButton(screen) {
  const turn = () => {
    keep("pin-active", !isPinned());
    screen.requestUpdate();
  };
  return html`<button class="btn icon quiet pin" data-pin aria-pressed=${String(isPinned())} aria-label=${say("page-pin")} title=${say("page-pin")} @click=${turn}>${icon("a-pin", "s")}</button>`;
}

/** @param {any} screen */
export function inspectionPanel(screen) {
  if (!screen.inspected) return nothing;
  const [kind, id] = screen.inspected.thing.split(/:(.*)/);
  const figure = kind === "figure" ? screen.figure(Number(id)) : null;
  const aside = figure?.spaces.length && isLeft(screen, figure.spaces) ? "right" : "";
  return html`<aside class="panel raised inspect ${aside}" aria-label=${say("page-card")}>
    <span class="closer">${figure ? pinButton(screen) : nothing}<button class="btn icon quiet" aria-label=${say("page-close")} @click=${() => (screen.inspected = null)}>${icon("a-close", "s")}</button></span>
    <div class="pad scroll">${figure ? html`${sightNote(lookedUpSight(screen, figure)?.sight, screen)}${figureFacts(screen, figure, screen.inspected.hint)}` : wholeCard(screen.catalogue, id)}</div></aside>`;
}

/** The card of the figure that acts, where it is pinned. @param {any} screen */
export function pinnedCard(screen) {
  const acting = isPinned() ? screen.shown.figures.find((/** @type {Figure} */ each) => each.active) : null;
  if (!acting) return nothing;
  return html`<section class="panel pinnedcard" aria-label=${figureName(acting)}><span class="closer">${pinButton(screen)}</span><div class="pad scroll">${figureFacts(screen, acting, undefined)}</div></section>`;
}
