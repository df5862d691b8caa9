/**
 * The basket, of the shop and of the Empire: what would be bought, for whom, and what is left then. Nothing is bought before
 * “Buy”; then the page gives the answers one after the other, as if each had been pressed. Beside it, what a weapon would be to
 * whom it is for.
 */
import { html, nothing } from "../../vendor/lit.js";
import { icon } from "../../core/part.js";
import { percent, say } from "../../core/i18n.js";
import { costOf, heroGlyph, nameOf, symbolOf, textOf } from "./campaign-cards.js";

/** @import { Option } from "../../../protocol.js" */
/** @import { WeaponComparison, WeaponOdds } from "../../../sent/assault.js" */
/** @import { CampaignScreen } from "./campaign.js" */

/** @typedef {{card: string, seat: number}} Wanted */
/** @typedef {(option: Option) => boolean} Errand an answer that is still to be given */

/** @typedef {{verb: string, unit: "credits"|"xp"|"influence", have: number, price: (card: string) => number}} Counter where cards are bought now, and what they are paid with */

/** What is bought now: items by the Rebels, class cards by a hero, class cards or agendas by the Empire. @param {CampaignScreen} screen @returns {Counter|null} */
export function counterOf(screen) {
  const { shown, catalogue } = screen;
  const has = (/** @type {string} */ verb) => screen.options((option) => option.verb === verb).length > 0;
  const printed = (/** @type {string} */ card) => catalogue.campaign[card]?.cost ?? 0;
  if (has("buy")) return { verb: "buy", unit: "credits", have: shown.credits, price: (card) => shown.shop.find((item) => item.card === card)?.cost ?? 0 };
  const hero = shown.heroes.find((each) => each.seat === screen.asked);
  if (hero && has("learn")) return { verb: "learn", unit: "xp", have: hero.xp, price: printed };
  if (screen.asked !== 0 || screen.game.shared) return null;
  if (has("agenda")) return { verb: "agenda", unit: "influence", have: shown.influence, price: printed };
  return has("learn") ? { verb: "learn", unit: "xp", have: shown.empire_xp, price: printed } : null;
}

/** What is left when everything is bought. @param {CampaignScreen} screen @param {Counter} counter */
export const leftOver = (screen, { have, price }) => have - screen.basket.reduce((sum, { card }) => sum + price(card), 0);

/** Put a card into the basket, or take it out. @param {CampaignScreen} screen @param {string} card */
export function toggleWanted(screen, card) {
  const own = screen.shown.heroes.find((hero) => screen.game.state.seats.includes(hero.seat)) ?? screen.shown.heroes[0];
  const isIn = screen.basket.some((each) => each.card === card);
  screen.basket = isIn ? screen.basket.filter((each) => each.card !== card) : [...screen.basket, { card, seat: own.seat }];
  screen.compared = isIn || counterOf(screen)?.verb !== "buy" ? null : { card, seat: own.seat };
}

/** Give an item to a hero. @param {CampaignScreen} screen @param {string} card @param {number} seat */
function wantFor(screen, card, seat) {
  screen.basket = screen.basket.map((each) => (each.card === card ? { card, seat } : each));
  screen.compared = { card, seat };
}

/** All answers that buy what is in the basket. @param {CampaignScreen} screen @returns {Errand[]} */
export function errands(screen) {
  const verb = counterOf(screen)?.verb;
  return screen.basket.flatMap(({ card, seat }) => [
    (/** @type {Option} */ option) => option.verb === verb && option.card === card,
    ...(verb === "buy" ? [(/** @type {Option} */ option) => option.verb === "hero" && option.seat === seat] : []),
  ]);
}

/** @param {CampaignScreen} screen */
export function basketPanel(screen) {
  const counter = counterOf(screen);
  if (!counter) return nothing;
  const { unit, have, price } = counter;
  const isShop = counter.verb === "buy";
  const isTray = screen.asked === 0;
  const left = leftOver(screen, counter);
  return html`<section class="panel basket" aria-label=${say("between-basket")}><div class="row seathead"><h2 class="t-head grow">${say("between-basket")}</h2>${isTray ? html`${costOf(screen.shown.empire_xp, "xp")}${costOf(screen.shown.influence, "influence")}` : costOf(have, unit)}</div>
    <div class="pad col">${screen.basket.length ? nothing : html`<p class="t-small dim">${say(isShop ? "between-basket-empty" : isTray ? "between-basket-empire" : "between-basket-class")}</p>`}
      ${screen.basket.map(({ card, seat }) => html`<div class="basketrow" data-wanted=${card}><span class="row tight grow">${icon(symbolOf(screen.catalogue, card), "s")}<span class="unm">${nameOf(screen.catalogue, card)}</span></span>${costOf(price(card), unit)}
        ${isShop ? forWhom(screen, card, seat) : outButton(screen, card)}</div>`)}
      ${screen.basket.length ? html`<div class="row basketsum"><span class="grow t-small">${say("between-basket-left")}</span>${costOf(left, unit, left < 0)}</div>
        <button class="btn primary full" data-buy ?disabled=${screen.held || left < 0} @click=${() => screen.buyAll()}>${icon("a-check", "s")}${say("between-basket-buy", { count: screen.basket.length })}</button>` : nothing}</div></section>`;
}

/** Which hero an item is for. @param {CampaignScreen} screen @param {string} card @param {number} seat */
function forWhom(screen, card, seat) {
  const { heroes } = screen.shown;
  return html`<span class="row tight forwhom" role="radiogroup" aria-label=${say("between-for-whom", { card: nameOf(screen.catalogue, card) })}>${heroes.map((hero) => html`<button role="radio" class="forhero ${hero.seat === seat ? "on" : ""}" aria-checked=${String(hero.seat === seat)} aria-label=${say(hero.name)} title=${say(hero.name)} data-for=${hero.seat} @click=${() => wantFor(screen, card, hero.seat)}>${heroGlyph(hero.sheet)}</button>`)}<span class="t-label ell grow">${say(heroes.find((hero) => hero.seat === seat)?.name)}</span>${outButton(screen, card)}</span>`;
}

/** @param {CampaignScreen} screen @param {string} card */
const outButton = (screen, card) => html`<button class="btn icon quiet" aria-label=${say("between-basket-out", { card: nameOf(screen.catalogue, card) })} @click=${() => toggleWanted(screen, card)}>${icon("a-close", "s")}</button>`;

/** A card that can be bought: pressed, it goes into the basket or out of it. @param {CampaignScreen} screen @param {Counter} counter @param {string} card @param {boolean} [secret] */
export function wareTile(screen, counter, card, secret = false) {
  const { have, unit, price, verb } = counter;
  const cost = price(card);
  const isIn = screen.basket.some((each) => each.card === card);
  const short = cost - (isIn ? have : leftOver(screen, counter));
  const isOpen = isIn || (short <= 0 && screen.options((option) => option.verb === verb && option.card === card).length > 0);
  const note = isIn ? html`<span class="holo">${icon("a-check", "xs")}${say("between-in-basket")}</span>` : cost > have ? html`<span class="bad">${say("between-short", { amount: cost - have })}</span>` : short > 0 ? html`<span class="warn">${say("between-short", { amount: short })}</span>` : nothing;
  const act = () => (isOpen ? toggleWanted(screen, card) : screen.inspect(card));
  return html`<div class="utile"><button class="ucard ${isIn ? "chosen" : isOpen ? "on" : "off"} ${secret ? "secret" : ""}" data-card=${card} data-item=${card} aria-pressed=${isOpen ? String(isIn) : nothing} ?disabled=${isOpen && screen.held} @click=${act} @contextmenu=${(/** @type {Event} */ event) => { event.preventDefault(); screen.inspect(card); }}>
    <span class="row uhead">${icon(symbolOf(screen.catalogue, card), "s")}<span class="unm grow">${nameOf(screen.catalogue, card)}</span>${costOf(cost, unit, cost > have)}</span>${textOf(screen.catalogue, card)}${note === nothing ? nothing : html`<span class="unote">${note}</span>`}</button></div>`;
}

// --- What a weapon would be ---------------------------------------------------------------------------------

/** The odds of attacks with and without the card that is looked at. @param {CampaignScreen} screen */
export function comparison(screen) {
  const { compared, comparing, catalogue } = screen;
  if (!compared || !comparing || comparing.card !== compared.card || comparing.seat !== compared.seat || !comparing.after?.length) return nothing;
  const hero = screen.shown.heroes.find((each) => each.seat === compared.seat);
  const [after] = comparing.after;
  const before = comparing.before.filter((each) => each.melee === after.melee);
  const shown = before.length ? before : comparing.before;
  return html`<section class="panel compare" aria-label=${say("between-compare", { hero: say(hero?.name), card: nameOf(catalogue, compared.card) })} data-compare=${compared.card}>
    <div class="row seathead">${hero ? heroGlyph(hero.sheet) : nothing}<h2 class="t-head grow">${say("between-compare", { hero: say(hero?.name), card: nameOf(catalogue, compared.card) })}</h2></div>
    <div class="pad col"><p class="t-small dim">${say("between-compare-note", { health: comparing.health })}</p>
      <table class="comparetable"><thead><tr><th scope="col"></th>${shown.map((each) => html`<th scope="col">${weaponName(screen, each)}</th>`)}${comparing.after.map((each) => html`<th scope="col" class="new">${weaponName(screen, each)}</th>`)}</tr></thead>
        <tbody>${after.at.map((at, place) => html`<tr><th scope="row">${at.range === null ? say("between-compare-melee") : say("between-compare-range", { range: at.range })}</th>${[...shown, ...comparing.after].map((each, column) => cell(each, place, column >= shown.length))}</tr>`)}</tbody></table>
      ${[...shown, ...comparing.after].every((each) => each.complete) ? nothing : html`<p class="t-label faint">${say("between-compare-text")}</p>`}</div></section>`;
}

/** @param {WeaponOdds} weapon @param {number} place @param {boolean} isNew */
function cell(weapon, place, isNew) {
  const at = weapon.at[Math.min(place, weapon.at.length - 1)];
  return html`<td class=${isNew ? "new" : ""}><b class="t-num">${percent(at.defeat)}</b><span class="t-label faint">${say("between-compare-damage", { amount: Math.round(at.expected * 10) / 10 })}</span></td>`;
}

/** A weapon with what is fitted to it. @param {CampaignScreen} screen @param {WeaponOdds} weapon */
const weaponName = (screen, weapon) => [weapon.card, ...weapon.on].map((card) => nameOf(screen.catalogue, card)).join(" + ");

/** Ask the engine about a card for a hero. @param {CampaignScreen} screen @returns {Promise<WeaponComparison|null>} */
export async function askComparison(screen) {
  const { compared } = screen;
  if (!compared) return null;
  const found = await screen.hint(`compare:${compared.card}:${compared.seat}`).catch(() => null);
  return found?.after ? found : null;
}
