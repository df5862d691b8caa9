/**
 * The stage of an attack: dice, what changes them and by what, surges, and the moment with its result. It is told frame by frame
 * (`core/playback.js`) from the beats that the server tells; the page adds up what it shows and decides nothing.
 */
import { html, nothing } from "../../vendor/lit.js";
import { die, icon, styled } from "../../core/part.js";
import { decimal, percent, say } from "../../core/i18n.js";
import { figureName, medal } from "./sides.js";

/** @import { Frame, Stage, StageParts, ToldLine } from "../../../protocol.js" */
/** @import { Beat, Figure, LoggedDie, ResultChange, Screen, Token, Verdict } from "../../../skirmish.js" */

const STEPS = ["declared", "rolled", "modified", "surges", "result"];
/** To which of them a beat belongs. @type {Record<string, number>} */
const STEP_OF = { declared: 0, redirected: 0, pool: 0, rolled: 1, rerolled: 1, modified: 2, evaded: 3, surge: 3, judged: 4, "called-off": 4, defeated: 4 };
/** How long each is looked at, in milliseconds. @type {Record<string, number>} */
const TIMES = { declared: 900, redirected: 600, pool: 350, rolled: 1100, rerolled: 500, modified: 350, evaded: 300, surge: 400, "called-off": 1200 };
const HOLD = 1600;
const SHORT_HOLD = 1200;
const LONG_HOLD = 2200;
/** In which line of the ledger a change stands. @type {Record<string, string>} */
const ROW_OF = { accuracy: "accuracy", surge: "surge", evade: "surge", damage: "damage", block: "block", dodge: "block", pierce: "block" };
const ROWS = ["accuracy", "surge", "damage", "block"];

/** @typedef {{colour: string, face: number|null, was?: number, added?: boolean, fresh?: boolean}} StageDie */
/** @typedef {{amount?: number, of: string, words: string, tone: string, fresh: boolean, counts: boolean}} Pill */
/** @typedef {{rolled: number|null, pills: Pill[], total: number|null}} Row */
/** @typedef {{attacker: number, target: number, step: number, attack: StageDie[], defence: StageDie[], causes: {pool: string, words: string}[], rows: Record<string, Row>, verdict: Verdict|null, off: boolean, defeated: boolean, fresh: string}} Fight */

/** @param {ToldLine} line @returns {Frame[]} */
function framesOf(line) {
  const beat = /** @type {Beat} */ (line.beat);
  if (beat.kind === "judged") {
    const { verdict } = beat;
    return [{ beat, line, ms: verdict?.result === "hit" ? HOLD : SHORT_HOLD, moment: true }];
  }
  if (beat.kind === "defeated") return [{ beat, line, ms: LONG_HOLD - HOLD, moment: true }];
  const ms = TIMES[beat.kind] ?? 0;
  if (beat.kind === "modified") return (beat.changes ?? []).map((_, change) => ({ beat, line, change, ms }));
  return [{ beat, line, ms, moment: beat.kind === "called-off", still: beat.kind === "rolled" }];
}

/** @type {StageParts} */
export const stageParts = {
  begins: (beat) => beat.kind === "declared",
  frames: framesOf,
  goesOn: (shown) => Boolean(shown?.attack && shown.attack.target !== null && shown.attack.step !== "after"),
  result: (act) => {
    const verdict = /** @type {Beat|undefined} */ (act.lines.findLast((line) => line.beat?.kind === "judged")?.beat)?.verdict;
    if (!verdict) return null;
    const fell = act.lines.some((line) => line.beat?.kind === "defeated");
    return fell ? { symbol: "a-close", words: say("page-stage-defeated"), tone: "bad" } : { symbol: SYMBOLS[verdict.result], words: verdict.amount ? say("page-stage-amount", { amount: verdict.amount }) : say(`page-stage-${verdict.result}`), tone: verdict.amount ? "strike" : "dim" };
  },
};

/** @type {Record<string, string>} */
const SYMBOLS = { hit: "d-damage", blocked: "d-block", miss: "a-miss", dodge: "d-dodge", defeated: "a-close", "called-off": "a-close" };

/** @returns {Fight} */
const nothingYet = () => ({ attacker: 0, target: 0, step: 0, attack: [], defence: [], causes: [], rows: Object.fromEntries(ROWS.map((row) => [row, { rolled: null, pills: [], total: null }])), verdict: null, off: false, defeated: false, fresh: "" });

/** @param {LoggedDie[]|undefined} dice @returns {StageDie[]} */
const lying = (dice) => (dice ?? []).map(({ colour, face }) => ({ colour, face, fresh: true }));

/** A fight as far as it has been told. @param {Stage} stage @returns {Fight} */
export function fightOf(stage) {
  const told = stage.frames.slice(0, stage.at + 1);
  const fight = nothingYet();
  told.forEach((frame, place) => tell(fight, frame, place === told.length - 1));
  if (told.length && fight.step === 0) forecast(fight, stage);
  else markAdded(fight, told);
  return fight;
}

/** Before the roll: the dice that will be rolled, without their faces. @param {Fight} fight @param {Stage} stage */
function forecast(fight, stage) {
  const rolled = /** @type {Beat|undefined} */ (stage.frames.find((frame) => frame.beat.kind === "rolled")?.beat);
  const blank = (/** @type {LoggedDie[]|undefined} */ dice) => (dice ?? []).map(({ colour }) => ({ colour, face: null }));
  fight.attack = blank(rolled?.attack_dice);
  fight.defence = blank(rolled?.defence_dice);
  markAdded(fight, stage.frames.slice(0, stage.at + 1));
}

/** @param {Fight} fight @param {Frame[]} frames */
function markAdded(fight, frames) {
  for (const { beat } of frames) {
    for (const colour of beat.pool?.added ?? []) {
      const found = fight[beat.pool?.pool === "attack" ? "attack" : "defence"].findLast((each) => each.colour === colour && !each.added);
      if (found) found.added = true;
    }
  }
}

/** @param {Fight} fight @param {Frame} frame @param {boolean} fresh */
function tell(fight, frame, fresh) {
  const beat = /** @type {Beat} */ (frame.beat);
  fight.step = Math.max(fight.step, STEP_OF[beat.kind] ?? 0);
  fight.fresh = fresh ? beat.kind : "";
  if (beat.kind !== "defeated") [fight.attacker, fight.target] = [beat.attacker || fight.attacker, beat.target || fight.target];
  for (const each of [...fight.attack, ...fight.defence]) each.fresh = false;
  /** @type {Record<string, () => void>} */
  const tellers = {
    declared: () => beat.changes?.forEach((change) => pill(fight, change, fresh)),
    pool: () => void (beat.pool?.cause && beat.pool.added.length && fight.causes.push({ pool: beat.pool.pool, words: `${beat.pool.added.map((colour) => say(`die-${colour}`)).join(", ")}: ${say(beat.pool.cause)}` })),
    rolled: () => rolled(fight, beat),
    rerolled: () => rerolled(fight, beat),
    modified: () => void (beat.changes && pill(fight, beat.changes[frame.change ?? 0], fresh)),
    evaded: () => addPill(fight, "surge", { amount: -(beat.count ?? 0), of: "evade", words: say("page-stage-evades"), tone: "down", fresh, counts: true }),
    surge: () => surge(fight, beat, fresh),
    judged: () => judged(fight, beat.verdict, fresh),
    "called-off": () => void (fight.off = true),
    defeated: () => void (fight.defeated ||= beat.target === fight.target),
  };
  tellers[beat.kind]?.();
}

/** @param {Fight} fight @param {Beat} beat */
function rolled(fight, beat) {
  fight.attack = lying(beat.attack_dice);
  fight.defence = lying(beat.defence_dice);
  for (const row of ROWS) fight.rows[row].rolled = /** @type {Record<string, number>} */ (/** @type {unknown} */ (beat.rolled ?? {}))[row] ?? 0;
  count(fight);
}

/** @param {Fight} fight @param {Beat} beat */
function rerolled(fight, beat) {
  (beat.before ?? []).forEach((before, place) => {
    const found = [...fight.attack, ...fight.defence].find((each) => each.colour === before.colour && each.face === before.face && each.was === undefined);
    if (found) Object.assign(found, { was: before.face, face: beat.after?.[place]?.face ?? found.face, fresh: true });
  });
  for (const row of ROWS) fight.rows[row].rolled = (fight.rows[row].rolled ?? 0) + (/** @type {Record<string, number>} */ (/** @type {unknown} */ (beat.rolled ?? {}))[row] ?? 0);
  count(fight);
}

/** @param {Fight} fight @param {ResultChange} change @param {boolean} fresh */
function pill(fight, { of, amount, cause, helps }, fresh) {
  addPill(fight, ROW_OF[of], { amount, of, words: say(cause), tone: helps === "attack" ? "up" : "down", fresh, counts: of === ROW_OF[of] });
}

/** @param {Fight} fight @param {string} row @param {Pill} made */
function addPill(fight, row, made) {
  fight.rows[row].pills.push(made);
  count(fight);
}

/** @param {Fight} fight @param {Beat} beat @param {boolean} fresh */
function surge(fight, beat, fresh) {
  addPill(fight, "surge", { amount: -(beat.count ?? 0), of: "surge", words: say(beat.effect ?? ""), tone: "spent", fresh, counts: true });
  for (const change of beat.changes ?? []) if (change.of !== "pierce") addPill(fight, ROW_OF[change.of], { amount: change.amount, of: change.of, words: say("page-stage-by-surge"), tone: "up", fresh, counts: true });
}

/** What is shown of each line: what was rolled with what was added. @param {Fight} fight */
function count(fight) {
  for (const row of Object.values(fight.rows)) {
    if (row.rolled !== null) row.total = Math.max(0, row.pills.reduce((sum, each) => sum + (each.counts ? (each.amount ?? 0) : 0), row.rolled));
  }
}

/** @param {Fight} fight @param {Verdict|undefined} verdict @param {boolean} fresh */
function judged(fight, verdict, fresh) {
  if (!verdict) return;
  if (verdict.pierce) addPill(fight, "block", { amount: -verdict.pierce, of: "pierce", words: say("keyword-pierce"), tone: "up", fresh, counts: true });
  fight.verdict = verdict;
  for (const [row, total] of /** @type {[string, number][]} */ ([["accuracy", verdict.accuracy], ["damage", verdict.damage], ["block", Math.max(0, verdict.block - verdict.pierce)]])) fight.rows[row].total = total;
}

// --- Drawing ------------------------------------------------------------------------------------------

/** @param {Screen} screen @param {number} id @returns {{figure: Figure|undefined, token: Token|undefined, name: string, colour: string}} */
function whoIs(screen, id) {
  const figure = screen.figure(id);
  const token = figure ? undefined : screen.token(id);
  return { figure, token, name: figure ? figureName(figure) : say(token?.name ?? ""), colour: figure ? screen.colours[figure.seat] : "" };
}

/** The whole stage. @param {Screen} screen @param {Stage} stage @param {boolean} asked whether a question of one's own stands beside it */
export function fightStage(screen, stage, asked) {
  const fight = fightOf(stage);
  const live = screen.shown.attack;
  if (!fight.attack.length && live && live.attacker === fight.attacker) fight.attack = live.attack_dice.map(({ colour, face }) => ({ colour, face }));
  if (!fight.defence.length && live && live.attacker === fight.attacker) fight.defence = live.defence_dice.map(({ colour, face }) => ({ colour, face }));
  const attacker = whoIs(screen, fight.attacker);
  const target = whoIs(screen, fight.target);
  return html`<section class="stage fightstage ${asked ? "asked" : ""}" aria-label=${say("page-attack-panel")} ${styled({ "--at": String((stage.at + 1) / Math.max(1, stage.frames.length)) })}>
    <div class="head"><span class="strike">${icon("a-attack")}</span><h2 class="t-head ell">${say("page-stage-attacks", { attacker: attacker.name, target: target.name })}</h2>${beats(fight)}
      ${stage.isPlaying ? html`<button class="btn quiet skip" @click=${() => screen.emit?.("skip", null)}>${say("page-stage-skip")} <kbd aria-hidden="true">Esc</kbd></button>` : nothing}</div>
    <div class="duel">${side(attacker, fight.attack, causesOf(fight, "attack"), "")}${ledger(fight)}${side(target, fight.defence, causesOf(fight, "defence"), "foe", health(fight, target))}</div>
    ${moment(fight, target)}
    <p class="vh" role="status">${fight.verdict || fight.off ? momentWords(fight, target.name) : say("page-stage-attacks", { attacker: attacker.name, target: target.name })}</p>
  </section>`;
}

/** @param {Fight} fight */
const beats = (fight) => html`<ol class="beats" aria-hidden="true">${STEPS.map((step, place) => html`<li class=${place < fight.step || fight.verdict && place < 4 ? "done" : place === fight.step ? "now" : ""}>${say(`page-stage-step-${step}`)}</li>`)}</ol>`;

/** @param {ReturnType<typeof whoIs>} who @param {StageDie[]} dice @param {string[]} causes @param {string} cls @param {unknown} [below] */
const side = (who, dice, causes, cls, below = nothing) => html`<div class="side ${cls} ${who.colour ? `seat-${who.colour}` : ""}">
  <div class="who">${who.figure ? medal(who.figure.faction, who.figure.card, who.figure.traits) : who.token?.symbol ? html`<span class="tokenmedal">${icon(who.token.symbol, "l")}</span>` : nothing}<span class="nm">${who.name}</span></div>
  <div class="dicerow">${dice.map((each, place) => html`<span class="dieb ${each.added ? "added" : ""}" ${styled({ "--turn": String(place) })}><span class="diebox ${each.fresh && each.face !== null ? "landed" : ""} ${each.fresh ? "fresh" : ""}">${die(each.colour, each.face)}</span>
    ${each.was !== undefined ? html`<span class="was">${die(each.colour, each.was, "xs")}</span>` : nothing}<span class="dword">${say(`die-${each.colour}`)}</span></span>`)}</div>
  ${causes.map((cause) => html`<div class="src">${icon("a-hand", "xs")}${cause}</div>`)}${below}</div>`;

/** @param {Fight} fight @param {string} pool */
const causesOf = (fight, pool) => fight.causes.filter((each) => each.pool === pool).map((each) => each.words);

/** @param {Fight} fight */
const ledger = (fight) => html`<div class="ledger">${ROWS.map((row) => ledgerRow(fight, row))}</div>`;

/** @param {Fight} fight @param {string} row */
function ledgerRow(fight, row) {
  const { rolled, pills, total } = fight.rows[row];
  const { verdict } = fight;
  const short = row === "accuracy" && verdict?.why === "accuracy";
  return html`<div class="lrow ${row} ${short ? "short" : ""}"><span class="lab">${icon(`d-${row}`, "s")}${say(`page-stage-${row}`)}</span><span class="raw">${rolled ?? "–"}</span>
    <span class="mods">${pills.map((each) => html`<span class="mod ${each.tone} ${each.fresh ? "fresh" : ""}">${icon(each.of === "pierce" ? "a-pierce" : `d-${each.of}`, "xs")}${each.amount && each.tone !== "spent" ? html`<b>${signed(each.amount)}</b>` : nothing} ${each.words}</span>`)}
      ${row === "accuracy" && verdict?.needs !== undefined ? html`<span class="note ${short ? "bad" : "good"}">${icon(short ? "a-close" : "a-check", "xs")}${say(short ? "page-stage-short" : "page-stage-reaches", { needs: verdict.needs })}</span>` : nothing}</span>
    <span class="fin ${row === "damage" && verdict ? "strike" : ""}">${row === "accuracy" && verdict && verdict.needs === undefined ? "–" : (total ?? "–")}</span></div>`;
}

/** @param {number} amount */
const signed = (amount) => (amount > 0 ? `+${amount}` : `−${-amount}`);

/** The health of the target: as it was until the moment, then what it has lost. @param {Fight} fight @param {ReturnType<typeof whoIs>} target */
function health(fight, { figure, token }) {
  const thing = figure ?? (token?.health ? token : undefined);
  const { verdict } = fight;
  if (!thing || verdict && verdict.health === undefined) return nothing;
  const most = verdict?.health ?? thing.health;
  const before = verdict?.before ?? thing.health - thing.damage;
  const left = verdict?.left ?? before;
  return html`<div class="track" aria-hidden="true">${Array.from({ length: Math.min(24, most) }, (_, place) => html`<i class=${place < left ? "" : place < before ? "loss" : "gone"}></i>`)}</div>
    <div class="row hpline"><span class="t-label faint">${say("page-health")}</span><span class="t-num">${verdict && before !== left ? html`${before} → ${left}` : left} <span class="faint">${say("page-stage-of", { health: most })}</span></span></div>`;
}

/** @param {Fight} fight */
const wordOf = (fight) => (fight.defeated ? "defeated" : fight.off ? "called-off" : (fight.verdict?.result ?? "wait"));

/** @param {Fight} fight @param {string} name */
function momentWords(fight, name) {
  const { verdict } = fight;
  if (fight.defeated) return say("page-stage-falls", { name, amount: verdict?.amount ?? 0 });
  if (fight.off || !verdict) return say("page-stage-off-note");
  if (verdict.result === "hit") return verdict.left === undefined ? say("page-stage-hit-note", { amount: verdict.amount }) : say("page-stage-hit-left", { amount: verdict.amount, name, left: verdict.left, health: verdict.health ?? 0 });
  if (verdict.result === "blocked") return say("page-stage-blocked-note", { damage: verdict.damage, block: verdict.block });
  if (verdict.result === "dodge") return say("page-stage-dodge-note");
  return verdict.why === "accuracy" ? say("page-stage-miss-note", { accuracy: verdict.accuracy, needs: verdict.needs ?? 0 }) : say("page-stage-miss-sight");
}

/** @param {Fight} fight @param {ReturnType<typeof whoIs>} target */
function moment(fight, target) {
  const word = wordOf(fight);
  const { verdict } = fight;
  if (word === "wait") return html`<div class="moment wait"><span class="t-head">${say(`page-stage-step-${STEPS[fight.step]}`)}</span></div>`;
  const tone = word === "hit" || word === "blocked" ? "" : word === "defeated" ? "kill" : "miss";
  return html`<div class="moment ${tone}" data-result=${word}><span class="verdict">${icon(SYMBOLS[word])}${say(`page-stage-${word}`)}</span><span class="says">${momentWords(fight, target.name)}</span>
    ${verdict?.chance === undefined ? nothing : html`<span class="odds">${verdict.amount ? say("page-stage-chance", { amount: verdict.amount, chance: percent(verdict.chance) }) : say("page-stage-chance-none", { chance: percent(verdict.chance) })}<br />${say("page-stage-average", { average: decimal(verdict.expected ?? 0) })}</span>`}</div>`;
}

/** The result at the figure, for the board: where, what, and how it looks. @param {Screen} screen @param {Stage} stage */
export function burstOf(screen, stage) {
  const fight = fightOf(stage);
  if (!fight.verdict) return null;
  const spaces = (screen.figure(fight.target) ?? screen.token(fight.target))?.spaces ?? [];
  return spaces.length ? { spaces, words: fight.verdict.amount ? String(fight.verdict.amount) : say(`page-stage-${fight.verdict.result}`), hit: fight.verdict.amount > 0 } : null;
}
