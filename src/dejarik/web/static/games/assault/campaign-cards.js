/** Cards and totals of a campaign, as all its panels draw them. */
import { html, nothing } from "../../vendor/lit.js";
import { die, icon, styled } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { glyphOf } from "./glyphs.js";
import { cardSymbol } from "./sides.js";

/** @import { Option } from "../../../protocol.js" */
/** @import { Catalogue, StageTable } from "../../../skirmish.js" */
/** @import { CampaignScreen } from "./campaign.js" */

/** What can be done with a card that a hero has: never by one press at the card alone. */
export const MOVES = new Set(["give", "fit", "take-off"]);

/** A hero in small: the glyph in its circle. @param {string} sheet @param {string} [size] */
export const heroGlyph = (sheet, size = "") => html`<span class="hmark ${size}"><svg class="i" aria-hidden="true"><use href="#${glyphOf(sheet, [])}"></use></svg></span>`;

/** The symbol of a card, of a campaign or not. @param {Catalogue} catalogue @param {string} id */
export const symbolOf = (catalogue, id) => (catalogue.cards[id] ? "a-team" : cardSymbol(catalogue.campaign[id]));

/** What a card is called. @param {Catalogue} catalogue @param {string} id */
export const nameOf = (catalogue, id) => say(catalogue.campaign[id]?.name ?? catalogue.cards[id]?.name ?? { id: `card-${id}` });

/** Where the campaign stands. @param {StageTable} shown */
export const standingOf = (shown) => (shown.slot ? say("between-after", { number: shown.slot }) : say("between-before-first"));

/** @typedef {{key: string, what: string, seat: number, amount: number, unit: string, label: string, colour: string, symbol: string, mark?: unknown}} Total a sum of the log */

/** What everybody has now. @param {StageTable} shown @returns {Total[]} */
export function totals(shown) {
  return [
    { key: "credits", what: "credits", seat: -1, amount: shown.credits, unit: "", label: say("between-credits"), colour: "blue", symbol: "i-credits" },
    ...shown.heroes.map((hero) => ({ key: `xp-${hero.seat}`, what: "xp", seat: hero.seat, amount: hero.xp, unit: say("between-xp"), label: say(hero.name), colour: "blue", symbol: "i-xp", mark: heroGlyph(hero.sheet) })),
    { key: "xp-0", what: "xp", seat: 0, amount: shown.empire_xp, unit: say("between-xp"), label: say("mission-empire"), colour: "red", symbol: "i-xp" },
    { key: "influence", what: "influence", seat: 0, amount: shown.influence, unit: "", label: say("between-influence"), colour: "red", symbol: "i-influence" },
  ];
}

/** What something costs: its number, with what it is paid in. @param {number} amount @param {"xp"|"credits"|"influence"} unit @param {boolean} [short] too much */
export const costOf = (amount, unit, short = false) => html`<span class="ucost ${short ? "bad" : ""}" role="img" aria-label=${say(`between-cost-${unit}`, { amount })}>${icon(`i-${unit}`, "xs")}${amount}</span>`;

/** What a card says, in a few lines. @param {Catalogue} catalogue @param {string} id */
export function textOf(catalogue, id) {
  const card = catalogue.campaign[id];
  if (!card) return nothing;
  const below = [card.kind_name, ...(card.traits ?? [])].filter((word) => word !== undefined).map((word) => say(word)).join(" · ");
  return html`${below || card.attack ? html`<span class="row tight ukind">${card.attack?.dice.map((colour) => die(colour, null, "xs"))}<span>${below}</span></span>` : nothing}
    ${card.surges.length ? html`<span class="usay">${icon("d-surge", "xs warn")}<span>${card.surges.map((surge) => say(surge.text)).join(" · ")}</span></span>` : nothing}
    ${card.effects.map((effect) => html`<span class="usay">${say(effect.text)}</span>`)}`;
}

/**
 * A card that can be chosen, or only read: pressed, it is the answer, shows what can be done with it, or is shown whole.
 * @param {CampaignScreen} screen @param {string} id
 * @param {{cost?: unknown, options?: Option[], note?: unknown, secret?: boolean, dim?: boolean, small?: boolean, key?: string, badge?: unknown}} [how]
 */
export function cardTile(screen, id, { cost = nothing, options = [], note = nothing, secret = false, dim = false, small = false, key = id, badge = nothing } = {}) {
  const { catalogue } = screen;
  const isMenu = options.length > 1 || options.some((each) => MOVES.has(each.verb)); // one sees what will be done
  const option = !isMenu && options.length ? options[0] : null;
  const isChosen = option ? screen.chosen.has(option.id) : false;
  const isMarked = options.some((each) => each.id === screen.marked);
  const isOpen = isMenu && screen.opened === key;
  const act = () => (option ? screen.press(option) : options.length ? (screen.opened = isOpen ? null : key) : screen.inspect(id));
  const state = isChosen ? "chosen" : options.length ? "on" : dim ? "off" : "";
  return html`<div class="utile">
    <button class="ucard ${state} ${isMarked ? "marked" : ""} ${secret ? "secret" : ""} ${small ? "mini" : ""}" data-card=${id} data-option=${option?.id ?? nothing} aria-pressed=${screen.decision?.kind === "some" && option ? String(isChosen) : nothing}
        aria-expanded=${isMenu ? String(isOpen) : nothing} ?disabled=${options.length > 0 && screen.held} @click=${act} @contextmenu=${(/** @type {Event} */ event) => { event.preventDefault(); screen.inspect(id); }}
        @pointerenter=${() => small && screen.peek(id)} @pointerleave=${() => small && screen.peek(null)}>
      <span class="row uhead">${icon(symbolOf(catalogue, id), "s")}<span class="unm grow">${nameOf(catalogue, id)}</span>${badge}${isChosen ? icon("a-check", "s holo") : nothing}${cost}</span>
      ${small ? nothing : textOf(catalogue, id)}${note === nothing ? nothing : html`<span class="unote">${note}</span>`}
    </button>
    ${isOpen ? html`<div class="uacts" role="group" aria-label=${nameOf(catalogue, id)}>${options.map((each) => html`<button class="btn" data-option=${each.id} ?disabled=${screen.held} @click=${() => screen.press(each)}>${say(each.label)}</button>`)}
      <button class="btn quiet" @click=${() => screen.inspect(id)}>${icon("a-eye", "s")}${say("between-look")}</button></div>` : nothing}
  </div>`;
}

/** Tiles that stand beside each other. @param {unknown[]} tiles @param {number} [width] the least of each */
export const tiles = (tiles, width = 220) => html`<div class="utiles" ${styled({ "--tile": `${width}px` })}>${tiles}</div>`;
