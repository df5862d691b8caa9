/** The play areas: who plays there, objectives and what lies with them, the pyramid, units and their enhancements. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, tally } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { gaveUp } from "../../components/story.js";
import { capacityTab, drawnName, faced, forceIcons, iconsNow, nameOfCard, strengthWords, titleOf, tokens } from "./card.js";
import { cardGlyph, emblemOf, tintOf } from "./glyphs.js";

/** @import { Card, Held, Player, Screen, Shown } from "../../../cardgame.js" */

const LONG_PRESS = 450; // milliseconds until a touch means looking

// --- Who sits where ------------------------------------------------------------------------------------

/** The players above and below: the own team below, oneself first; opposite is whom one faces. @param {Shown} shown @param {number|null} own */
export function seating(shown, own) {
  const side = shown.players.find((player) => player.seat === own)?.side ?? "light";
  const place = (/** @type {number} */ seat) => (shown.order.includes(seat) ? shown.order.indexOf(seat) : seat);
  const below = shown.players.filter((player) => player.side === side).sort((a, b) => Number(b.seat === own) - Number(a.seat === own) || place(a.seat) - place(b.seat));
  const faced = below[0]?.faces ?? [];
  const above = shown.players.filter((player) => player.side !== side).sort((a, b) => Number(faced.includes(b.seat)) - Number(faced.includes(a.seat)) || place(a.seat) - place(b.seat));
  return { above, below };
}

// --- Pressing and looking ------------------------------------------------------------------------------

/** The touch that is going on: there is one, and drawing anew must not end it. @type {{timer?: ReturnType<typeof setTimeout>, looked: boolean}} */
const touch = { looked: false };

/** What every card on the table listens to. @param {Screen} screen @param {Held} card */
export function manners(screen, card) {
  return {
    click: () => {
      if (touch.looked) touch.looked = false;
      else screen.press(card);
    },
    enter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && screen.peek(card, event),
    leave: () => {
      clearTimeout(touch.timer);
      screen.peek(null);
    },
    down: (/** @type {PointerEvent} */ event) => {
      touch.looked = false;
      if (event.pointerType === "mouse") return;
      touch.timer = setTimeout(() => {
        touch.looked = true;
        screen.look(card);
      }, LONG_PRESS);
    },
    up: () => clearTimeout(touch.timer),
    key: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      screen.look(card);
    },
    menu: (/** @type {Event} */ event) => {
      event.preventDefault();
      screen.look(card);
    },
  };
}

/** How a card is lit: classes, and what was chosen for it. @param {Screen} screen @param {number} id */
export function lit(screen, id) {
  const options = screen.lights.get(id) ?? [];
  const amount = options.reduce((sum, option) => sum + (screen.amounts[option.id] ?? 0), 0);
  const chosen = options.some((option) => screen.chosen.has(option.id)) || amount > 0;
  return { classes: `${options.length ? (screen.held ? "legal waits" : "legal") : ""} ${chosen ? "chosen" : ""} ${screen.changed.has(id) ? "changed" : ""}`, option: options[0]?.id, amount, chosen };
}

/** @param {{amount: number, chosen: boolean}} light */
const mark = ({ amount, chosen }) => (amount ? html`<span class="pickmark">${amount}</span>` : chosen ? html`<span class="pickmark">${icon("a-check", "xs")}</span>` : nothing);

/**
 * A card that can be pressed: a tile, an objective, a tab. @param {Screen} screen @param {Held} card @param {string} classes @param {unknown} inside @param {string} label
 */
function pressable(screen, card, classes, inside, label) {
  const light = lit(screen, card.id);
  const { click, enter, leave, down, up, key, menu } = manners(screen, card);
  return html`<button class="${classes} ${light.classes}" data-card=${card.id} data-option=${light.option ?? nothing} aria-pressed=${light.option && (light.chosen || light.amount) ? "true" : nothing}
    @click=${click} @pointerenter=${enter} @pointerleave=${leave} @pointerdown=${down} @pointerup=${up} @pointercancel=${up} @keydown=${key} @contextmenu=${menu}>${faced(light.option ? say("page-lcg-may-choose", { card: label }) : label, html`${inside}${mark(light)}`)}</button>`;
}

// --- Words for those who listen ------------------------------------------------------------------------

/** @param {Screen} screen @param {Card} card */
export function spoken(screen, card) {
  const facts = [nameOfCard(screen.catalogue, card)];
  if (card.icons) facts.push(strengthWords(card));
  if (card.capacity) facts.push(say("page-lcg-spoken-damage", { damage: card.damage, capacity: card.capacity }));
  if (card.resources) facts.push(say("page-lcg-spoken-resources", { count: card.resources }));
  if (card.focus) facts.push(say("page-lcg-spoken-focus", { count: card.focus }));
  if (card.shields) facts.push(say("page-lcg-spoken-shields", { count: card.shields }));
  if (card.committed) facts.push(say("page-lcg-committed"));
  if (card.part) facts.push(say(card.part === "attack" ? "page-lcg-attacks" : "page-lcg-defends"));
  if (card.engaged) facts.push(say("page-lcg-engaged"));
  return facts.join(", ");
}

// --- Cards in play -------------------------------------------------------------------------------------

/** What is on a card: enhancements as tabs. @param {Screen} screen @param {Card} host */
function enhancements(screen, host) {
  const on = screen.shown.cards.filter((card) => card.host === host.id);
  return on.map((card) => pressable(screen, card, `att ${tintOf(screen.catalogue.cards[card.key ?? ""])} ${card.focus ? "spent" : ""}`,
    html`<span class="ell">${drawnName(screen.catalogue, card)}</span>${card.focus ? html`<span class="tok foc">${icon("t-focus", "xs")}${card.focus}</span>` : card.resources ? html`<span class="tok bare">${icon("i-resource", "xs")}${card.resources}</span>` : nothing}`,
    spoken(screen, card)));
}

/** What lies beneath an objective. @param {Screen} screen @param {Card} objective */
function beneath(screen, objective) {
  const captured = (objective.captured ?? []).map((card) => pressable(screen, card, "att under", html`${icon("i-capture", "xs")}<span class="ell">${titleOf(screen.catalogue, card.key)}</span>`, say("page-lcg-captured", { card: titleOf(screen.catalogue, card.key) })));
  const support = (objective.support ?? []).map((card) => pressable(screen, card, "att under", html`${icon("a-plus", "xs")}<span class="ell">${card.key ? titleOf(screen.catalogue, card.key) : say("page-lcg-support")}</span>`, say("page-lcg-support-card", { card: titleOf(screen.catalogue, card.key) })));
  return [...captured, ...support];
}

/** A unit, or an enhancement that lies by itself. @param {Screen} screen @param {Card} card */
export function tile(screen, card) {
  const printed = screen.catalogue.cards[card.key ?? ""];
  const part = card.part === "attack" ? "atk" : card.part === "defend" ? "def" : "";
  const inside = html`<span class="ttl">${printed?.unique ? icon("i-unique", "xs uniq") : nothing}${drawnName(screen.catalogue, card)}</span>
    <span class="art">${cardGlyph(printed)}</span>
    ${card.committed ? html`<span class="tok frc" title=${say("page-lcg-committed")}>${icon("t-force", "xs")}</span>` : nothing}
    <span class="toks">${tokens(card)}</span>
    ${iconsNow(card)}
    <span class="bot">${card.force ? forceIcons(card.force) : html`<span></span>`}
      <span class="row tight">${card.resources ? html`<span class="cap res">${icon("i-resource", "xs")}${card.resources}</span>` : nothing}${card.capacity ? capacityTab(card.damage, card.capacity) : nothing}</span></span>`;
  return html`<div class="slot">${pressable(screen, card, `tile ${tintOf(printed)} ${card.focus ? "spent" : ""} ${part}`, inside, spoken(screen, card))}
    <div class="attrow">${enhancements(screen, card)}</div></div>`;
}

/** @param {Screen} screen @param {Card} card */
function objective(screen, card) {
  const printed = screen.catalogue.cards[card.key ?? ""];
  const inside = html`<span class="ttl ell">${drawnName(screen.catalogue, card)}</span>
    <span class="row oline"><span class="tok bare">${icon("i-resource", "xs")}${card.resources}</span>${tokens(card)}<span class="grow"></span>${capacityTab(card.damage, card.capacity)}</span>`;
  return html`<div class="objslot">${pressable(screen, card, `obj ${tintOf(printed)} ${card.focus ? "spent" : ""} ${card.engaged ? "eng" : ""}`, inside, spoken(screen, card))}
    <div class="attrow">${enhancements(screen, card)}${beneath(screen, card)}</div></div>`;
}

/** The affiliation card: its resource. @param {Screen} screen @param {Card} card */
function affiliation(screen, card) {
  const printed = screen.catalogue.cards[card.key ?? ""];
  return html`<div class="objslot affslot">${pressable(screen, card, `obj low ${tintOf(printed)} ${card.focus ? "spent" : ""}`,
    html`${icon(emblemOf(printed?.affiliation ?? "neutral"), "s")}<span class="ttl ell grow">${titleOf(screen.catalogue, card.key)}</span>${card.focus ? tokens(card) : html`<span class="tok bare">${icon("i-resource", "xs")}${card.resources}</span>`}`,
    spoken(screen, card))}</div>`;
}

// --- The pyramid (The Hunt for Skywalker) --------------------------------------------------------------

const ROWS = [2, 3, 4];

/** A place of the pyramid. @param {Screen} screen @param {number} place */
function spot(screen, place) {
  const card = screen.shown.cards.find((each) => each.place === place);
  if (!card) return html`<div class="spot gone" role="img" aria-label=${say("page-lcg-spot-gone", { place })}>${icon("a-close", "s")}</div>`;
  if (!card.facedown) return objective(screen, card);
  const label = say(card.open ? "page-lcg-spot-open" : "page-lcg-spot", { place, damage: card.damage, capacity: card.capacity });
  const inside = html`<span class="ttl ell">${card.under ? titleOf(screen.catalogue, card.under) : html`&nbsp;`}</span><span class="row oline">${card.resources ? html`<span class="tok bare">${icon("i-resource", "xs")}${card.resources}</span>` : nothing}${tokens(card)}<span class="grow"></span>${card.capacity ? capacityTab(card.damage, card.capacity) : nothing}</span>`;
  return html`<div class="objslot">${pressable(screen, { id: card.id, key: card.under }, `obj spot ${card.under ? "known" : "hidden"} ${card.open ? "open" : ""} ${card.engaged ? "eng" : ""} ${card.focus ? "spent" : ""}`, inside, card.under ? `${titleOf(screen.catalogue, card.under)}, ${label}` : label)}
    <div class="attrow">${enhancements(screen, card)}${beneath(screen, card)}</div></div>`;
}

/** @param {Screen} screen @param {boolean} towards whether its front row is nearer to the reader's lower edge */
function pyramid(screen, towards) {
  let first = 1;
  const rows = ROWS.map((size) => {
    const places = Array.from({ length: size }, (_, place) => first + place);
    first += size;
    return html`<div class="pyrow">${places.map((place) => spot(screen, place))}</div>`;
  });
  return html`<div class="pyramid" role="group" aria-label=${say("page-lcg-pyramid")}>${towards ? rows.reverse() : rows}</div>`;
}

// --- A play area ---------------------------------------------------------------------------------------

/** A card that lies on a pile. */
const discarded = html`<svg class="i xs" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 3h10v9H7z M4 16h16 M4 20.5h16" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"></path></svg>`;

/** @param {Screen} screen @param {Player} player */
function head(screen, player) {
  const { catalogue } = screen;
  const own = player.seat === screen.own;
  const alone = screen.shown.players.filter((each) => each.side === player.side).length === 1;
  const count = (/** @type {string} */ symbol, /** @type {number} */ value, /** @type {string} */ words) => html`<span class="count" title=${words}>${icon(symbol, "xs")}${value}<span class="vh">${words}</span></span>`;
  const pile = (/** @type {"discard"|"victory"} */ kind, /** @type {unknown} */ symbol) => {
    const words = say(`page-lcg-pile-${kind}`, { count: player[kind].length });
    return html`<button class="pile" ?disabled=${!player[kind].length} title=${words} aria-label=${words} @click=${() => screen.look({ pile: { seat: player.seat, kind } })}>${symbol}${player[kind].length}</button>`;
  };
  return html`<header>${tally(screen.colours[player.seat], "s")}<h2 class="ell">${own ? say("page-lcg-you", { name: screen.name(player.seat) }) : screen.name(player.seat)}</h2>
    ${icon(screen.isBot(player.seat) ? "a-bot" : "a-person", "xs")}${gaveUp(screen.game?.state.table, player.seat)}<span class="ell sideword">${player.affiliation ? `${titleOf(catalogue, player.affiliation)}, ` : ""}${say(catalogue.words.sides[player.side])}${alone ? "" : ` ${player.number}`}</span>
    <span class="grow"></span>
    ${own ? html`<span class="count ready" title=${say("page-lcg-ready-resources", { count: player.resources })}>${icon("i-resource", "xs")}${player.resources}<span class="vh">${say("page-lcg-ready-resources", { count: player.resources })}</span></span>` : nothing}
    ${count("a-hand", player.hand, say("page-lcg-hand-count", { count: player.hand }))}
    ${count("a-layers", player.command_deck, say("page-lcg-deck-count", { count: player.command_deck }))}
    ${player.support_deck ? count("a-plus", player.support_deck, say("page-lcg-support-deck", { count: player.support_deck })) : nothing}
    <span class="count wide" title=${say("page-lcg-reserve-note")}>${say("page-lcg-reserve", { count: player.reserve })}</span>
    ${common(screen, player)}
    ${pile("discard", discarded)}${pile("victory", icon("a-flag", "xs"))}</header>`;
}

/** The card in the common reserve. @param {Screen} screen @param {Player} player */
function common(screen, player) {
  if (!player.common) return nothing;
  const { common: card } = player;
  const words = say("page-lcg-common", { card: titleOf(screen.catalogue, card.key) });
  return html`<button class="pile common" title=${words} aria-label=${words} ?disabled=${!card.key} @click=${() => screen.look(card)}><span class="back"></span><span class="wide">${say("page-lcg-common-word")}</span></button>`;
}

/** @param {Screen} screen @param {Player} player @param {boolean} above whether it lies across the table */
export function area(screen, player, above) {
  const mine = screen.shown.cards.filter((card) => card.seat === player.seat && !card.host);
  const of = (/** @type {string} */ type) => mine.filter((card) => card.type === type);
  const laid = of("objective");
  const others = [...of("unit"), ...mine.filter((card) => !["unit", "objective", "affiliation", "dial"].includes(card.type))];
  const inPyramid = screen.shown.format === "skywalker" && player.side === "light" && (laid.some((card) => card.place) || screen.shown.fallen.length > 0);
  const own = player.seat === screen.own;
  return html`<section class="parea seat-${screen.colours[player.seat]} ${own ? "own" : ""} ${screen.asked === player.seat ? "asked" : ""} ${inPyramid ? "withpyramid" : laid.length > 3 ? "manyobjs" : ""} ${player.out ? "out" : ""}" aria-label=${say("page-lcg-area", { name: screen.name(player.seat) })}>
    ${head(screen, player)}
    <div class="areabody">
      ${inPyramid ? pyramid(screen, above) : nothing}
      <div class="objs">${laid.filter((card) => !inPyramid || !card.place).map((card) => objective(screen, card))}${of("affiliation").map((card) => affiliation(screen, card))}</div>
      <div class="units ${others.length > 5 ? "many" : ""} ${others.length > 8 ? "crowd" : ""}" tabindex=${others.length > 3 ? "0" : nothing} role="group" aria-label=${say("page-lcg-units-of", { name: screen.name(player.seat) })}>
        ${others.map((card) => tile(screen, card))}${others.length ? nothing : html`<p class="t-small faint nounits">${say("page-lcg-no-units")}</p>`}</div>
    </div></section>`;
}
