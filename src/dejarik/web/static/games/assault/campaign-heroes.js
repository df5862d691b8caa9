/** The heroes of a campaign side by side: experience, the cards they have, the cards of their class; and their allies. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, tally } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { gaveUp } from "../../components/story.js";
import { sitterName } from "../../components/sides.js";
import { counterOf, wareTile } from "./campaign-basket.js";
import { cardTile, costOf, heroGlyph, nameOf, tiles } from "./campaign-cards.js";

/** @import { CampaignHero, OwnedCard } from "../../../sent/assault.js" */
/** @import { CampaignScreen } from "./campaign.js" */

/** @param {CampaignScreen} screen */
export function heroesPanel(screen) {
  const { heroes, shared } = screen.shown;
  return html`<section class="panel seat-blue stagepanel" aria-label=${say("mission-heroes")}><div class="row seathead">${tally("blue")}<h2 class="t-head grow">${say("mission-heroes")}</h2></div>
    <div class="cheroes">${heroes.map((hero) => heroCard(screen, hero))}</div>
    ${shared.length ? html`<div class="pad"><h3 class="t-label faint">${say("between-shared")}</h3>${tiles(shared.map((card) => cardTile(screen, card, { small: true })), 180)}</div>` : nothing}</section>`;
}

/** @param {CampaignScreen} screen @param {CampaignHero} hero */
function heroCard(screen, hero) {
  const own = screen.game.state.seats.includes(hero.seat);
  const [chosen] = screen.options((option) => option.verb === "hero" && option.seat === hero.seat);
  const learning = screen.shown.step === "learn" && screen.asked === hero.seat;
  const loose = hero.cards.filter((card) => card.on === null || !hero.cards.some((each) => each.card === card.on));
  return html`<article class="chero ${learning || chosen ? "asked" : ""}" data-seat=${hero.seat}>
    <button class="row cherohead ${chosen ? "may" : ""}" data-option=${chosen?.id ?? nothing} ?disabled=${Boolean(chosen) && screen.held} @click=${() => (chosen ? screen.press(chosen) : screen.inspect(hero.sheet))}>
      ${heroGlyph(hero.sheet, "l")}<span class="grow"><span class="gname ell">${say(hero.name)}</span><span class="t-label faint ell">${own ? say("mission-you") : sitterName(screen.game.state.table, hero.seat)}${learning && !own ? ` · ${say("between-chooses")}` : ""} ${gaveUp(screen.game.state.table, hero.seat)}</span></span>
      ${chosen ? html`<span class="chip on">${icon("a-check", "xs")}${say("between-choose")}</span>` : nothing}${costOf(hero.xp, "xp")}</button>
    <div class="pad col"><h3 class="t-label faint">${say("between-cards")}</h3>${tiles(loose.map((card) => owned(screen, hero, card)), 150)}
    ${learning ? nothing : html`<details class="classdeck"><summary class="t-label">${icon("a-down", "xs")}${say("between-class-left", { count: hero.deck.length })}</summary>${deckTiles(screen, hero)}</details>`}</div></article>`;
}

/** The class of the hero who spends experience now. @param {CampaignScreen} screen */
export function trainingPanel(screen) {
  const hero = screen.shown.heroes.find((each) => each.seat === screen.asked);
  if (!hero) return nothing;
  return html`<section class="panel seat-blue stagepanel ${screen.decision ? "ask" : ""}" aria-label=${say("between-learns", { hero: say(hero.name) })}><div class="row seathead">${heroGlyph(hero.sheet)}<h2 class="t-head grow">${say("between-learns", { hero: say(hero.name) })}</h2>${costOf(hero.xp, "xp")}</div>
    <div class="pad">${deckTiles(screen, hero)}</div></section>`;
}

/** The cards of the class that can still be bought: by the hero who is asked through the basket. @param {CampaignScreen} screen @param {CampaignHero} hero */
function deckTiles(screen, hero) {
  const counter = screen.asked === hero.seat ? counterOf(screen) : null;
  const deck = [...hero.deck].sort((a, b) => costIn(screen, a) - costIn(screen, b));
  return tiles(deck.map((card) => (counter?.verb === "learn" ? wareTile(screen, counter, card) : cardTile(screen, card, { cost: costOf(costIn(screen, card), "xp", costIn(screen, card) > hero.xp), dim: true }))), 200);
}

/** @param {CampaignScreen} screen @param {string} card */
export const costIn = (screen, card) => screen.catalogue.campaign[card]?.cost ?? 0;

/** A card that a hero has, with what is on it. @param {CampaignScreen} screen @param {CampaignHero} hero @param {OwnedCard} held @returns {unknown} */
function owned(screen, hero, held) {
  const about = (/** @type {string} */ card) => screen.options((option) => option.card === card && option.seat === hero.seat);
  const on = hero.cards.filter((each) => each.on === held.card);
  const selling = screen.shown.step === "sell" && held.sells_for !== null;
  const note = held.left ? say("between-left") : held.on ? say("between-on", { weapon: nameOf(screen.catalogue, held.on) }) : nothing;
  return html`${cardTile(screen, held.card, { small: true, key: `${hero.seat}:${held.card}`, options: about(held.card), dim: held.left, note, cost: selling ? costOf(held.sells_for ?? 0, "credits") : nothing })}
    ${on.map((each) => html`<div class="mods">${cardTile(screen, each.card, { small: true, key: `${hero.seat}:${each.card}`, options: about(each.card), cost: selling && each.sells_for !== null ? costOf(each.sells_for, "credits") : nothing, badge: html`<span class="vh">${say("between-on", { weapon: nameOf(screen.catalogue, held.card) })}</span>` })}</div>`)}`;
}

/** @param {CampaignScreen} screen */
export function alliesPanel(screen) {
  const { allies } = screen.shown;
  if (!allies.length) return nothing;
  return html`<section class="panel seat-blue stagepanel" aria-label=${say("between-allies")}><div class="row seathead">${icon("a-team", "s")}<h2 class="t-head grow">${say("between-allies")}</h2></div>
    <div class="pad">${tiles(allies.map((card) => cardTile(screen, card, { options: screen.shown.step === "ally" ? screen.options((option) => option.card === card) : [] })))}</div></section>`;
}
