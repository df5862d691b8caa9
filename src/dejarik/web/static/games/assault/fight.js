/** Attacks: the odds before one, and the panel with its dice, sums and choices while it goes on. */
import { html, nothing } from "../../vendor/lit.js";
import { die, icon, styled } from "../../core/part.js";
import { percent, say } from "../../core/i18n.js";
import { figureName, medal } from "./sides.js";

const STEPS = ["declare", "roll", "rerolls", "modifiers", "surges", "accuracy", "damage"];
const MOST_BARS = 9;

/** @import { Attack, Figure, Hint, Screen } from "../../../skirmish.js" */

/**
 * The exact odds of an attack: hits, mean, defeats, and how likely each amount of damage is. Until they are known there is
 * their room, so that nothing moves when they come.
 * @param {string} name @param {Figure|null} figure @param {string} colour @param {Hint} hint @param {(() => void)|null} attack
 */
export function oddsPanel(name, figure, colour, hint, attack) {
  const { odds, distance, melee, needs, sight } = hint;
  const left = figure ? figure.health - figure.damage : null;
  return html`<section class="panel atk odds" aria-label=${name}><div class="pad col">
    <div class="row">${figure ? html`<span class="seat-${colour}">${medal(figure.faction, figure.card, figure.traits)}</span>` : icon("a-attack", "l strike")}
      <div class="grow"><h3 class="t-head">${name}</h3><div class="row"><p class="t-small dim grow range">${distance === undefined ? "–" : melee ? say("page-range-melee", { distance: distance ?? 1 }) : say("page-range-needs", { distance: distance ?? 0, needs: needs ?? distance ?? 0 })}</p>
      <span class="row tight">${(hint.attack_dice ?? []).map((colour) => die(colour, null, "xs"))}${icon("a-chevron", "xs faint")}${(hint.defence_dice ?? []).map((colour) => die(colour, null, "xs"))}</span></div></div></div>
    <div class="kpi"><div><b>${odds ? percent(1 - odds.miss) : "–"}</b><span>${say("page-hits")}</span></div><div><b>${odds ? odds.expected.toFixed(1) : "–"}</b><span>${say("page-average")}</span></div>
      ${odds && (odds.defeat === null || odds.defeat === undefined) ? nothing : html`<div><b class="strike">${odds ? percent(odds.defeat ?? 0) : "–"}</b><span>${left === null ? say("page-defeats") : say("page-defeats-left", { left })}</span></div>`}</div>
    ${bars(odds?.damage ?? {}, left, say("page-damage-dealt"))}
    <p class="t-label faint incomplete">${odds?.complete === false ? say("page-odds-incomplete") : nothing}</p>
    ${sightNote(sight)}
    ${attack ? html`<button class="btn fire big full" @click=${attack}>${icon("a-attack")}${say("page-attack-target", { name })} <kbd aria-hidden="true">Enter</kbd></button>` : nothing}
  </div></section>`;
}

/** What is in the way of sight: each thing once, figures by their names. @param {NonNullable<Hint["sight"]>} sight @param {any} screen */
function obstacles({ blocked = [] }, screen) {
  const names = blocked.map((each) => {
    const figure = each.figure === null ? null : screen?.figure(each.figure);
    return figure ? figureName(figure) : say(each.kind);
  });
  return [...new Set(names)].join(", ");
}

/** Whether the target is seen, and what is in the way. Its room is there before it is known. @param {Hint["sight"]} sight @param {any} [screen] */
export const sightNote = (sight, screen) => html`<p class="t-small row tight sightnote">${sight ? html`${icon("a-eye", "s strike")}${sight.clear ? say("page-sight-clear") : say("page-sight-blocked", { what: obstacles(sight, screen) })}` : nothing}</p>`;

/**
 * How likely each amount is.
 * @param {Record<string, number>} shares @param {number|null} enough amounts from here on are marked @param {string} heading @param {string} [tone]
 */
export function bars(shares, enough, heading, tone = "") {
  /** @type {[number|string, number][]} */
  const entries = Object.entries(shares).map(([amount, share]) => /** @type {[number, number]} */ ([Number(amount), share])).sort((a, b) => a[0] - b[0]);
  const shown = entries.slice(0, MOST_BARS);
  if (entries.length > MOST_BARS) shown[MOST_BARS - 1] = [`${shown[MOST_BARS - 1][0]}+`, entries.slice(MOST_BARS - 1).reduce((sum, each) => sum + each[1], 0)];
  const most = Math.max(...shown.map((each) => each[1]), 0.01);
  return html`<div><p class="t-label faint">${heading}</p><div class="hist ${tone}" role="img" aria-label=${shown.map(([amount, share]) => `${amount}: ${percent(share)}`).join(", ")}>
    ${shown.map(([amount, share]) => html`<div class=${enough !== null && parseInt(String(amount), 10) >= enough ? "kill" : ""}><span>${share < 0.005 ? "" : Math.round(share * 100)}</span>
      <i ${styled({ height: `${Math.max(2, (share / most) * 34)}px` })}></i><span class="x">${amount}</span></div>`)}</div></div>`;
}

/**
 * The attack that goes on. `question` is the question that is asked in it, if any.
 * @param {Screen} screen @param {Attack} attack @param {unknown} question
 */
export function attackPanel(screen, attack, question) {
  const { colours } = screen;
  const attacker = screen.figure(attack.attacker);
  const target = attack.target_kind === "figure" ? screen.figure(attack.target) : null;
  const token = attack.target_kind === "token" ? screen.token(attack.target) : null;
  const rolled = [...attack.attack_dice, ...attack.defence_dice].some((each) => each.face !== null);
  const gone = target || token ? null : screen.figure(attack.target); // what the attack has just taken from the board
  const targetName = target ?? gone ? figureName(target ?? gone) : say((token ?? screen.token(attack.target))?.name);
  return html`<section class="panel atk raised attack" aria-label=${say("page-attack-panel")}>
    <div class="row versus">
      ${attacker ? html`<span class="seat-${colours[attacker.seat]}">${medal(attacker.faction, attacker.card, attacker.traits)}</span>` : nothing}
      <div class="who"><div class="t-label faint">${say("page-attacker")}</div><div class="t-head">${attacker ? figureName(attacker) : ""}</div></div>
      <span class="strike">${icon("a-end", "l")}</span>
      ${target ? html`<span class="seat-${colours[target.seat]}">${medal(target.faction, target.card, target.traits)}</span>` : token?.symbol ? html`<span class="tokenmedal">${icon(token.symbol, "l")}</span>` : nothing}
      <div class="grow who"><div class="t-label faint">${attack.distance === null ? say("page-target") : say("page-target-range", { distance: attack.distance })}</div><div class="t-head">${targetName}</div></div>
    </div>
    ${steps(attack.step)}
    <div class="pools"><div><div class="t-label faint">${say("page-attack-pool")}</div>${pool(screen, attack.attack_dice)}</div>
      <div class="defence"><div class="t-label faint">${say("page-defence-pool")}</div>${pool(screen, attack.defence_dice)}</div></div>
    ${rolled ? sums(attack, target ?? healthy(token)) : nothing}
    ${attack.bought.length ? html`<p class="t-small dim bought">${say("page-bought", { what: attack.bought.map((each) => say(each)).join(", ") })}</p>` : nothing}
    ${question ?? nothing}
    ${rolled && (target ?? healthy(token)) ? track(attack, target ?? token) : nothing}
  </section>`;
}

const healthy = (token) => (token?.health ? token : null);

function steps(now) {
  const at = now === "after" ? STEPS.length : STEPS.indexOf(now);
  return html`<ol class="steps">${STEPS.map((step, index) => html`<li class=${index < at ? "done" : index === at ? "now" : "todo"} aria-current=${index === at ? "step" : nothing}>
    <span class="dot">${index < at ? icon("a-check", "xs") : index + 1}</span><span>${say(`page-step-${step}`)}</span></li>`)}</ol>`;
}

const pool = (screen, dice) => html`<div class="row wrap dicerow">${dice.map((each, index) => html`<div class="dieb" ${styled({ "--turn": String(index) })}>
  <span class="diebox ${each.face === null ? "" : "landed"}" role="img" aria-label=${dieWords(screen, each)}>${die(each.colour, each.face, "l")}</span>
  ${each.rerolled ? html`<span class="rr">${icon("a-reroll", "xs")}</span>` : nothing}<span class="t-label faint">${say(`die-${each.colour}`)}</span></div>`)}</div>`;

function dieWords(screen, each) {
  const symbols = Object.entries(each.symbols ?? {}).map(([word, amount]) => `${amount} ${say(screen.catalogue.words.symbols?.[word] ?? { id: word })}`);
  return `${say(`die-${each.colour}`)}${symbols.length ? `: ${symbols.join(", ")}` : ""}`;
}

function sums(attack, target) {
  const { accuracy, damage, block, pierce, needs, dodge, surge } = attack.totals;
  const reached = needs === null || needs === undefined || accuracy >= needs;
  const left = target ? target.health - target.damage : null;
  return html`<div class="sum">
    <div class=${reached ? "ok" : "short"}><span class="t-label">${say("page-accuracy")}</span><b>${attack.melee ? "–" : accuracy}</b>
      <span class="t-small">${needs ? html`${icon(reached ? "a-check" : "a-close", "xs inline")} ${say("page-needs", { needs })}` : nothing}</span></div>
    <div><span class="t-label">${icon("d-damage", "xs inline")} ${say("page-damage")}</span><b>${damage}</b><span class="t-small">${surge ? html`${surge} ${icon("d-surge", "xs inline")}<span class="vh">${say("page-surges-left", { count: surge })}</span>` : ""}</span></div>
    <span class="op">−</span>
    <div><span class="t-label">${icon("d-block", "xs inline")} ${say("page-block")}</span><b>${block}</b><span class="t-small">${pierce ? say("page-pierce", { pierce }) : nothing}</span></div>
    <span class="op">=</span>
    <div class="res"><span class="t-label">${attack.missed || dodge ? say(dodge ? "page-dodge" : "page-missed") : say("page-suffers")}</span><b>${attack.missed ? 0 : attack.suffers}</b><span class="t-small">${left === null ? "" : say("page-of-left", { left })}</span></div>
  </div>`;
}

function track(attack, target) {
  const before = target.health - target.damage;
  const after = Math.max(0, before - (attack.missed ? 0 : attack.suffers));
  return html`<div class="after"><div class="row"><span class="t-label dim grow">${say("page-health-after")}</span><span class="t-num">${say("page-to-of", { before, after, health: target.health })}</span></div>
    <div class="track" aria-hidden="true">${Array.from({ length: target.health }, (_, index) => html`<i class=${index < after ? "left" : index < before ? "loss" : "gone"}></i>`)}</div></div>`;
}
