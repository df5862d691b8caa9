/**
 * The question of the card game: the same options that are lit on the cards, as a list; several can be chosen, amounts given out
 * and cards put in order here and on the table alike. What is chosen so far belongs to the screen. What belongs to the whole
 * question stands at its end (`.answers`): on a phone that is the bar at the lower edge.
 */
import { html, nothing } from "../../vendor/lit.js";
import { icon, tally } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { waiting } from "../../components/sides.js";
import { occasionOf } from "../../components/telling.js";
import { combatIcons, faced, iconsNow, spokenCard, strengthWords, wholeCard } from "./card.js";
import { prospect } from "./engagement.js";
import { cardGlyph, tintOf } from "./glyphs.js";
import { isPayment, spreadOf } from "./lights.js";

/** @import { Option } from "../../../protocol.js" */
/** @import { LiveScreen, Printed } from "../../../cardgame.js" */

const MANY = 9;

/** @type {Record<string, string>} */
const SYMBOLS = { shield: "t-shield", yes: "a-check", no: "a-close", pass: "a-end", done: "a-end", none: "a-end", keep: "a-hand" };

/** Whether an option is about a card of one's own side; undefined where it is about no card. @param {LiveScreen} screen @param {Option} option */
function isOwn(screen, option) {
  const sideOf = (/** @type {number|null|undefined} */ seat) => screen.shown.players.find((player) => player.seat === seat)?.side;
  const card = screen.shown.cards.find((each) => each.id === option.card);
  return card ? sideOf(card.seat) === sideOf(screen.own) : undefined;
}

/** Where an option stands among the others: what does nothing comes last; what helps is for one's own first, what hurts for the others. @param {LiveScreen} screen @param {Option} option */
function rankOf(screen, option) {
  if (option.declines) return 2;
  const own = isOwn(screen, option);
  return !option.effect || own === undefined ? 0 : Number(own !== (option.effect === "helps"));
}

/** The options in the order of their rows. @param {LiveScreen} screen @param {Option[]} options */
export const inRows = (screen, options) => [...options].sort((a, b) => rankOf(screen, a) - rankOf(screen, b));

/** A warning where a help would go to an opponent, or a harm to one's own. @param {LiveScreen} screen @param {Option} option */
function warning(screen, option) {
  const others = screen.decision?.options ?? [];
  if (option.declines || !option.effect || rankOf(screen, option) === 0 || others.every((each) => rankOf(screen, each) > 0)) return nothing; // where nothing else is left it is no news
  return html`<span class="row tight warn misplaced">${icon("a-warn", "xs")}<span>${say(option.effect === "helps" ? "page-helps-them" : "page-hurts-own")}</span></span>`;
}

/** What stands before an option. @param {LiveScreen} screen @param {Option} option */
function symbol(screen, option) {
  if (typeof option.seat === "number") return tally(screen.colours[option.seat]);
  const printed = screen.catalogue.cards[option.key ?? ""];
  if (printed) return html`<span class="optglyph ${tintOf(printed)}">${cardGlyph(printed)}</span>`;
  if (option.key) return html`<span class="back"></span>`;
  return icon(option.icon ? `i-${option.icon}` : (SYMBOLS[option.verb] ?? "a-chevron"));
}

/** Whose card an option is about, where cards of several players are offered. @param {LiveScreen} screen @param {Option} option */
function ownerOf(screen, option) {
  const seatOf = (/** @type {Option} */ each) => (typeof each.seat === "number" ? undefined : screen.shown.cards.find((card) => card.id === each.card)?.seat);
  const seat = seatOf(option);
  const seats = new Set((screen.decision?.options ?? []).map(seatOf).filter((each) => each !== undefined));
  const player = screen.shown.players.find((each) => each.seat === seat);
  if (seats.size < 2 || seat === undefined || !player) return nothing;
  const name = seat === screen.own ? say("page-lcg-you", { name: screen.name(seat) }) : screen.name(seat);
  return html`<span class="row tight owner">${tally(screen.colours[seat], "s")}<span class="ell">${name}, ${say(screen.catalogue.words.sides[player.side])}</span></span>`;
}

/** A second line: what there is to know. @param {LiveScreen} screen @param {Option} option */
function note(screen, option) {
  const { verb } = option;
  const now = screen.shown.cards.find((card) => card.id === option.card);
  const printed = screen.catalogue.cards[option.key ?? ""];
  const hint = screen.hints[option.id];
  if (["strike", "attack", "defend", "support"].includes(verb) && now) return html`<span class="row tight">${iconsNow(now)}<span>${strengthWords(now)}</span></span>`;
  if (verb === "engage") return prospect(screen, hint) ?? (now ? say("page-lcg-spoken-damage", { damage: now.damage, capacity: now.capacity }) : nothing);
  if (verb === "commit" && now) return say("page-lcg-force-icons", { count: now.force ?? 0 });
  if (verb === "use") return printed?.text ? say(printed.text) : nothing;
  if (verb === "play") {
    const held = screen.shown.hand.find((card) => card.id === option.card);
    return html`<span class="row tight">${printed?.type === "unit" ? combatIcons(printed.normal, printed.edge) : nothing}<span>${held?.cost !== null && held?.cost !== undefined ? say("page-lcg-costs", { cost: held.cost }) : nothing}</span></span>`;
  }
  if (verb === "edge") return printed ? html`${say("page-lcg-force-icons", { count: printed.force })}${printed.type === "fate" ? ` · ${say(screen.catalogue.words.types.fate)}` : nothing}` : nothing;
  if (now && now.capacity) return html`<span class="row tight">${now.type === "unit" ? iconsNow(now) : nothing}<span>${say("page-lcg-spoken-damage", { damage: now.damage, capacity: now.capacity })}</span></span>`;
  return printed ? facts(screen, printed) : nothing;
}

/** What a card is, where it lies in a hand, a deck or a pile. @param {LiveScreen} screen @param {Printed} card */
function facts(screen, card) {
  if (card.type === "objective") return say("page-lcg-objective-facts", { resources: card.resources, capacity: card.capacity });
  const words = card.type === "unit" ? [] : [say(screen.catalogue.words.types[card.type])]; // a unit shows by its icons
  if (card.cost !== null) words.push(say("page-lcg-costs", { cost: card.cost }));
  if (card.force) words.push(say("page-lcg-force-icons", { count: card.force }));
  return html`<span class="row tight">${card.type === "unit" ? combatIcons(card.normal, card.edge) : nothing}<span>${words.join(" · ")}</span></span>`;
}

/** @param {LiveScreen} screen @param {Option} option */
const listeners = (screen, option) => ({ over: () => screen.think(option.id), out: () => screen.think(null) });

const FORECAST = new Set(["strike", "engage"]); // what they would come to is told when it is known
const FIERCE = new Set(["strike", "attack", "engage"]);

/** @param {LiveScreen} screen @param {Option} option @param {string} key @param {string} [place] in the bar, if it is there */
function row(screen, option, key, place = "") {
  const { over, out } = listeners(screen, option);
  return html`<button class="actrow ${FIERCE.has(option.verb) ? "fire" : ""} ${option.declines ? "calm" : ""} ${screen.picked === option.id ? "marked" : ""} ${place}" data-option=${option.id} ?disabled=${screen.held}
      @click=${() => screen.answer(option.id)} @pointerenter=${over} @pointerleave=${out} @focus=${over} @blur=${out}>
    ${symbol(screen, option)}<span><span class="nm">${screen.optionNamed(option)}</span>${ownerOf(screen, option)}${warning(screen, option)}<span class="sub ${option.verb === "engage" ? "later lines" : option.verb === "use" ? "whole" : ""}">${note(screen, option)}</span></span>${key ? html`<kbd aria-hidden="true">${key}</kbd>` : html`<span></span>`}</button>`;
}

// --- The four kinds of questions -----------------------------------------------------------------------

/** @param {LiveScreen} screen */
function choose(screen) {
  const rows = inRows(screen, screen.decision?.options ?? []);
  const opposite = rows.findLast((option) => option.declines);
  const rest = rows.filter((option) => option !== opposite);
  const only = rest.length === 1 ? rest[0] : null;
  let number = 0;
  return html`${only ? nothing : html`<div class="acts ${rest.length > MANY ? "many" : ""}" role="group" aria-labelledby="question">${rest.map((option) => row(screen, option, option.declines ? "0" : ++number < 10 ? String(number) : ""))}</div>`}
    ${only ? html`<p class="t-small dim onlynote">${note(screen, only)}</p>` : nothing}
    <div class="answers" role="group" aria-labelledby="question">${only ? row(screen, only, "1", "main") : echo(screen, considered(screen))} ${opposite ? row(screen, opposite, "0", "opposite") : (screen.game.cancel ?? nothing)}</div>`;
}

/** What is looked at; else the first of those that would strike. @param {LiveScreen} screen */
function considered({ decision, picked }) {
  const told = (/** @type {(option: Option) => boolean} */ fits) => decision?.options.find((option) => !option.declines && fits(option));
  return told((option) => option.id === picked) ?? told((option) => option.verb === "strike");
}

/** On a phone: what is looked at, to be chosen in the same place as ever. @param {LiveScreen} screen @param {Option|undefined} option */
function echo(screen, option) {
  if (!option) return html`<button class="btn big off main echo" disabled>${say("page-nothing-chosen")}</button>`;
  return html`<button class="btn big ${FIERCE.has(option.verb) ? "fire" : "primary"} main echo" data-answer=${option.id} ?disabled=${screen.held} @click=${() => screen.answer(option.id)}>${icon("a-check")}<span>${screen.optionNamed(option)}</span></button>`;
}

/** @param {LiveScreen} screen */
function some(screen) {
  const { least = 0, most = 0, options = [] } = screen.decision ?? {};
  const enough = screen.chosen.size >= least && screen.chosen.size <= most;
  return html`<p class="t-small dim">${least === most ? say("page-lcg-choose-exactly", { count: most, chosen: screen.chosen.size }) : say("page-choose-some", { least, most, count: screen.chosen.size })}</p>
    <div class="acts ${options.length > MANY ? "many" : ""}" role="group" aria-labelledby="question">${options.map((option, place) => {
      const on = screen.chosen.has(option.id);
      const { over, out } = listeners(screen, option);
      return html`<button class="actrow ${on ? "on" : ""}" role="checkbox" aria-checked=${on} data-option=${option.id} ?disabled=${screen.held || (!on && most > 1 && screen.chosen.size >= most)}
          @click=${() => screen.toggle(option.id)} @pointerenter=${over} @pointerleave=${out} @focus=${over} @blur=${out}>
        ${symbol(screen, option)}<span><span class="nm">${screen.optionNamed(option)}</span>${ownerOf(screen, option)}<span class="sub">${note(screen, option)}</span></span><span class="box">${on ? icon("a-check") : place < 9 ? html`<kbd aria-hidden="true">${place + 1}</kbd>` : nothing}</span></button>`;
    })}</div>
    ${confirm(screen, enough, [...screen.chosen], someWords(options, screen.chosen.size, least))}`;
}

const TOLD = new Set(["attack", "defend", "commit"]); // what is done with several cards, in words of its own

/** What it comes to to confirm so many. @param {Option[]} options @param {number} count @param {number} least */
function someWords([first, ...others], count, least) {
  const verb = first && TOLD.has(first.verb) && others.every((each) => each.verb === first.verb) ? first.verb : null;
  if (count || least) return verb && count ? say(`page-lcg-some-${verb}`, { count }) : say("page-confirm");
  return say(verb && verb !== "attack" ? `page-lcg-none-${verb}` : "page-choose-none");
}

/** @param {LiveScreen} screen */
function ordered(screen) {
  const byId = new Map((screen.decision?.options ?? []).map((option) => [option.id, option]));
  const last = screen.order.length - 1;
  return html`<ol class="acts many">${screen.order.map((id, place) => {
      const option = byId.get(id);
      if (!option) return nothing;
      const name = screen.optionNamed(option);
      return html`<li class="actrow ${screen.picked === id ? "on" : ""}" data-option=${id}><b class="t-num">${place + 1}</b><span class="nm">${name}</span>
        <span class="row tight"><button class="btn icon small" ?disabled=${place === 0} aria-label=${say("page-earlier", { name })} @click=${() => screen.shift(place, -1)}>${icon("a-down", "s flip")}</button>
          <button class="btn icon small" ?disabled=${place === last} aria-label=${say("page-later", { name })} @click=${() => screen.shift(place, 1)}>${icon("a-down", "s")}</button></span></li>`;
    })}</ol>${confirm(screen, true, screen.order, say("page-confirm"))}`;
}

/** @param {LiveScreen} screen */
function shares(screen) {
  const { least = 0, most = 0, options = [], among } = screen.decision ?? {};
  const total = Object.values(screen.amounts).reduce((sum, amount) => sum + amount, 0);
  const paying = isPayment(screen.decision);
  return html`<p class="t-small dim">${paying ? say(among && total >= least && !among.some((id) => screen.amounts[id]) ? "page-lcg-paid-unmatched" : "page-lcg-paid", { count: total, price: least }) : say(least === most ? "page-distribute-exactly" : "page-distribute", { least, most, count: total })}</p>
    <div class="acts ${options.length > MANY ? "many" : ""}">${options.filter((option) => option.cap).map((option) => {
      const amount = screen.amounts[option.id] ?? 0;
      const cap = option.cap ?? 0;
      const name = screen.optionNamed(option);
      const { over, out } = listeners(screen, option);
      return html`<div class="actrow stepper ${amount ? "on" : ""}" data-share=${option.id} @pointerenter=${over} @pointerleave=${out}>${symbol(screen, option)}<span><span class="nm">${name}</span>${ownerOf(screen, option)}<span class="sub">${typeof option.gives === "number" ? html`${say("page-lcg-gives", { count: option.gives })}${option.matches ? html` · <b class="good">${say("page-lcg-matches")}</b>` : nothing}` : say("page-at-most", { count: cap })}</span></span>
        <span class="row tight"><button class="btn icon small" aria-label=${say("page-less", { name })} ?disabled=${!amount || screen.held} @click=${() => screen.give(option.id, amount - 1)}>${icon("a-minus", "s")}</button>
          <b class="t-num amount" role="status">${amount}</b>
          <button class="btn icon small" data-option=${option.id} aria-label=${say("page-more", { name })} ?disabled=${amount >= cap || total >= most || screen.held} @click=${() => screen.give(option.id, amount + 1)}>${icon("a-plus", "s")}</button></span></div>`;
    })}</div>
    ${confirm(screen, total >= least && total <= most && (!among || among.some((id) => screen.amounts[id])), Object.fromEntries(Object.entries(screen.amounts).filter(([, amount]) => amount)), paying ? say("page-lcg-pay") : say("page-confirm"))}`;
}

/** @param {LiveScreen} screen @param {boolean} enough @param {import("../../../protocol.js").Answer} answer @param {string} label */
const confirm = (screen, enough, answer, label) => html`<div class="answers">${screen.game.cancel ?? nothing}<button class="btn primary big full main confirm" ?disabled=${!enough || screen.held} @click=${() => screen.answer(answer)}>${icon("a-check")}<span>${label}</span></button></div>`;

// --- The panel -----------------------------------------------------------------------------------------

/** @param {LiveScreen} screen @param {boolean} [bare] whether a panel stands around it already */
export function question(screen, bare = false) {
  const { decision, game } = screen;
  if (!decision) {
    if (screen.end) return html`<section class="panel ask question lcgend"><div class="pad">${screen.end}</div></section>`;
    if (screen.asked === null || screen.asked === undefined) return nothing;
    return waiting(game.state, screen.asked, screen.colours[screen.asked]);
  }
  const kinds = { choose, some, order: ordered, distribute: shares };
  const forecast = prospect(screen, screen.hints[considered(screen)?.id ?? ""]);
  const foretold = decision.kind === "choose" && decision.options.some((option) => FORECAST.has(option.verb)); // there is room for it from the start
  const asking = screen.catalogue.cards[decision.about?.key ?? ""]; // the card whose text asks
  const occasion = asking?.text ? say(asking.text) : occasionOf(game.state, screen);
  return html`<section class="${bare ? "" : "panel"} ask question lcgquestion" aria-label=${say("page-question")} tabindex="-1"><div class="pad">
    <h2 class="t-title" id="question">${screen.words(decision.prompt)}</h2>${occasion ? html`<p class="t-small dim occasion">${occasion}</p>` : (game.news ?? nothing)}
    ${kinds[decision.kind](screen)}${game.stops ?? nothing}
    ${foretold ? html`<p class="t-small forecast row" role="status">${forecast ? html`${icon("a-eye", "s strike")}<span>${forecast}</span>` : nothing}</p>` : nothing}</div></section>`;
}

// --- Cards that are nowhere on the table ---------------------------------------------------------------

/** Whole cards to choose from: starting objectives, what was found in a deck, the pyramid to be laid out. @param {LiveScreen} screen */
export function spread(screen) {
  const options = spreadOf(screen.decision, screen.shown);
  const { decision } = screen;
  if (!decision || !options.length) return nothing;
  const shownAs = (/** @type {Option} */ option, /** @type {number|undefined} */ place) => {
    const printed = screen.catalogue.cards[option.key];
    const on = screen.chosen.has(option.id) || (decision.kind === "order" && screen.picked === option.id);
    const press = () => {
      if (decision.kind === "choose") screen.answer(option.id);
      else if (decision.kind === "some") screen.toggle(option.id);
      else if (decision.kind === "order") screen.swap(option.id);
      else screen.give(option.id, ((screen.amounts[option.id] ?? 0) + 1) % ((option.cap ?? 0) + 1));
    };
    if (!printed) return nothing;
    return html`<button class="lcard legal ${tintOf(printed)} ${on ? "chosen" : screen.picked === option.id ? "pointed" : ""}" data-option=${option.id} aria-pressed=${on} ?disabled=${screen.held} @click=${press}
      @contextmenu=${(/** @type {Event} */ event) => { event.preventDefault(); screen.look({ key: option.key }); }}>${faced(spokenCard(screen.catalogue, printed), html`${wholeCard(screen.catalogue, printed)}${on ? html`<span class="pickmark">${icon("a-check", "xs")}</span>` : nothing}${place === undefined ? nothing : html`<span class="placemark">${place + 1}</span>`}`)}</button>`;
  };
  const rows = /** @type {number[]|undefined} */ (decision.about?.rows);
  if (decision.kind === "order" && rows) {
    const byId = new Map(options.map((option) => [option.id, option]));
    let at = 0;
    return html`<div class="spread pyramidspread" role="group" aria-label=${screen.words(decision.prompt)}><p class="t-small dim">${say("page-lcg-arrange-note")}</p>${rows.map((size, row) => {
      const ids = screen.order.slice(at, at + size);
      at += size;
      return html`<div class="pyrow"><span class="t-label faint rowword">${say("page-lcg-row", { row: row + 1 })}</span>${ids.map((id) => { const option = byId.get(id); return option ? shownAs(option, screen.order.indexOf(id)) : nothing; })}</div>`;
    })}</div>`;
  }
  return html`<div class="spread" role="group" aria-label=${screen.words(decision.prompt)}><h2 class="t-head">${screen.words(decision.prompt)}</h2><div class="spreadcards">${options.map((option) => shownAs(option, undefined))}</div></div>`;
}

