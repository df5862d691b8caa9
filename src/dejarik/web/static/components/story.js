/**
 * What happens at a table besides the choices: who sat down, gave up, took back, whose time ran out. It is told in the log of
 * every game at its place, as events of the table itself (`table/…`), and at the end of the game.
 */
import { html, nothing } from "../vendor/lit.js";
import { say } from "../core/i18n.js";

/** @import { Happening, Outcome, State, Step, Table, Text, Told } from "../../protocol.js" */

const OWN = "table/"; // how the names of these events begin

/** @param {Told} told @returns {Happening} */
const eventOf = (told) => ({ is: `${OWN}${told.kind}`, seat: told.seat, agreed: told.agreed, bot: told.bot, by: told.by, to: told.to, correction: told.correction });

/**
 * The steps of a game with what happened at the table between them, and before its first decision.
 * @param {Step[]} steps @param {Table} table @param {Step["lines"]} [opening] @returns {Step[]}
 */
export function withStory(steps, table, opening = []) {
  const left = [...(table.story ?? [])].sort((a, b) => a.number - b.number);
  /** @type {Step[]} */
  const found = opening.length ? [{ number: -1, seat: 0, by: "person", events: [], lines: opening }] : [];
  const before = (/** @type {number} */ number) => {
    while (left.length && left[0].number <= number) {
      const told = /** @type {Told} */ (left.shift());
      found.push({ number: told.number - 1, seat: told.seat, by: "person", events: [eventOf(told)], lines: [] });
    }
  };
  for (const step of steps) {
    before(step.number);
    const late = step.by === "clock" ? [{ is: `${OWN}clock`, seat: step.seat }] : [];
    found.push(late.length ? { ...step, events: [...late, ...step.events] } : step);
  }
  before(Infinity);
  return found;
}

/** The sentence for an event of the table itself; null for events of a game. @param {Happening} event @param {(seat: number) => string} name */
export function tableSentence({ is, seat, agreed, bot, by, to, correction }, name) {
  if (!String(is).startsWith(OWN)) return null;
  if (correction) return say("page-story-corrected", { name: correction.name || name(seat), what: correction.text, why: correction.why });
  if (is === `${OWN}passed`) return say(!to ? "page-story-back" : to.bot ? "page-story-passed-bot" : "page-story-passed-partner", { name: name(seat), partner: typeof to?.partner === "number" ? name(to.partner) : "" });
  if (is === `${OWN}given`) return say("page-story-given", { name: name(by ?? seat), seat: name(seat) });
  return say(tellingOf(String(is).slice(OWN.length), agreed, bot), { name: name(seat) });
}

/** What is told of the one who did it and no more. @type {Record<string, string>} */
const PLAIN = { joined: "page-story-joined", restarted: "page-story-restarted", adopted: "page-story-adopted", resumed: "page-story-resumed", continued: "page-story-continued" };

/** The message for it. @param {string} kind @param {boolean} [agreed] @param {boolean} [bot] */
function tellingOf(kind, agreed, bot) {
  if (kind === "conceded") return bot ? "page-story-conceded-bot" : "page-story-conceded";
  if (kind === "undone") return agreed ? "page-story-undone-agreed" : "page-story-undone";
  return PLAIN[kind] ?? "page-story-clock";
}

/**
 * What is new since the last state and worth a message of its own: others who took back, and whoever gave up.
 * @param {State|undefined} before @param {State} now @param {(seat: number) => string} name @returns {Text[]}
 */
export function newsOf(before, now, name) {
  if (!before) return [];
  const { table, seats } = now;
  const gaveUpNow = table.seats.filter((seat) => seat.conceded && !before.table.seats[seat.seat]?.conceded).map((each) => each.seat);
  /** @type {Text[]} */
  const news = gaveUpNow.map((seat) => {
    const bot = (table.story ?? []).some((told) => told.kind === "conceded" && told.seat === seat && told.bot);
    if (seats.length === 1 && seats.includes(seat)) return { id: bot ? "page-you-gave-up-bot" : "page-you-gave-up" };
    return { id: tellingOf("conceded", false, bot), args: { name: name(seat) } };
  });
  const last = table.story?.at(-1);
  const wentBack = now.number <= before.number && (now.revision ?? 0) > (before.revision ?? 0);
  const asked = before.table.asking;
  if (asked && seats.includes(asked.by) && !table.asking && (now.revision ?? 0) > (before.revision ?? 0)) {
    news.push(wentBack ? { id: "page-undone-own", args: { more: Math.max(0, before.number - now.number - 1) } } : { id: "page-undo-over" }); // what became of what was asked for
  } else if (wentBack && last?.kind === "undone" && last.number === now.number && !seats.includes(last.seat)) {
    const told = { id: tellingOf("undone", last.agreed), args: { name: name(last.seat) } };
    const more = before.number - now.number - 1; // choices that were made since then
    news.push(more > 0 ? { id: "page-undone-more", args: { told, more } } : told);
  }
  return news;
}

/**
 * How a game ended, in words: of one that was given up, who gave it up.
 * @param {Outcome} outcome @param {(seat: number) => string} name @param {number[]} [own] the seats of whoever reads it
 */
export function outcomeText(outcome, name, own = []) {
  const gone = outcome.conceded ?? [];
  if (outcome.reason !== "conceded" || !gone.length) return say(outcome.text);
  if (own.length === 1 && gone.includes(own[0]) && !outcome.winners.includes(own[0])) return say("page-you-gave-up");
  const losers = gone.filter((seat) => !outcome.winners.includes(seat));
  return say("page-gave-up-names", { names: losers.map(name).join(", "), count: losers.length });
}

/** A mark beside the name of somebody who gave up. @param {Table|undefined} table @param {number} seat */
export const gaveUp = (table, seat) => (table?.seats?.[seat]?.conceded ? html`<span class="chip bad gaveup">${say("page-gave-up")}</span>` : nothing);
