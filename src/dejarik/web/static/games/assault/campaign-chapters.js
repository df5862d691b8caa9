/** The log of a campaign by its slots: of each, what the mission gave to either side, and what was bought and sold after it. */
import { say } from "../../core/i18n.js";

/** @import { EntryShown } from "../../../sent/assault.js" */
/** @import { StageTable } from "../../../skirmish.js" */

/**
 * @typedef {{seat: number, name: string, amount: number, unit: "xp"|"credits"|"influence"|"", secret?: boolean}} Trade a card that changed hands for a price
 * @typedef {{what: "xp"|"credits"|"influence"|"thing", amount: number, seat: number, words: string}} Gain
 * @typedef {{place: number, played: StageTable["slots"][number]|null, entries: EntryShown[], gained: {rebels: Gain[], empire: Gain[]}, bought: {rebels: Trade[], empire: Trade[]}, sold: Trade[]}} Chapter
 */

const TRADED = new Set(["bought", "sold", "given", "returned", "drawn", "starting", "few-heroes"].map((reason) => `campaign-reason-${reason}`));
const BOUGHT = "campaign-reason-bought";
const SOLD = "campaign-reason-sold";
const THINGS = new Set(["card", "ally", "villain"]);

/** @param {StageTable} shown @param {number} place 0: before the first mission @returns {Chapter} */
export function chapterOf(shown, place) {
  const entries = shown.entries.filter((entry) => entry.slot === place);
  const bought = entries.filter((entry) => entry.because?.id === BOUGHT && entry.amount > 0 && (entry.what === "card" || entry.what === "agenda")).map((entry) => trade(entry, entries));
  const sold = entries.filter((entry) => entry.because?.id === SOLD && entry.what === "credits").map((entry) => ({ seat: -1, name: say(entry.source), amount: entry.amount, unit: /** @type {const} */ ("credits") }));
  return {
    place,
    entries,
    played: place ? shown.slots[place - 1] : null,
    gained: { rebels: gains(shown, entries, false), empire: gains(shown, entries, true) },
    bought: { rebels: bought.filter((each) => each.seat !== 0), empire: together(bought.filter((each) => each.seat === 0)) },
    sold,
  };
}

/** What was paid for a card stands in an entry of its own. @param {EntryShown} entry @param {EntryShown[]} entries @returns {Trade} */
function trade(entry, entries) {
  const paid = entries.find((each) => each.amount < 0 && each.because?.id === BOUGHT && each.source && each.source.id === entry.name?.id);
  const unit = paid ? /** @type {"xp"|"credits"|"influence"} */ (paid.what) : "";
  return { seat: entry.seat, name: entry.name ? say(entry.name) : say("between-secret-count", { count: 1 }), amount: paid ? -paid.amount : 0, unit, secret: !entry.name };
}

/** What is secret as one line. @param {Trade[]} trades @returns {Trade[]} */
function together(trades) {
  const secret = trades.filter((each) => each.secret);
  return [...trades.filter((each) => !each.secret), ...secret.slice(0, 1).map((each) => ({ ...each, name: say("between-secret-count", { count: secret.length }) }))];
}

/** What a side has gained by the mission itself. @param {StageTable} shown @param {EntryShown[]} entries @param {boolean} empire @returns {Gain[]} */
function gains(shown, entries, empire) {
  const gained = entries.filter((entry) => entry.amount > 0 && (entry.seat === 0) === empire && !TRADED.has(entry.because?.id ?? ""));
  const sum = (/** @type {string} */ what, /** @type {number} */ seat) => gained.filter((entry) => entry.what === what && entry.seat === seat).reduce((all, entry) => all + entry.amount, 0);
  /** @type {Gain[]} */
  const found = [];
  const add = (/** @type {"xp"|"credits"|"influence"} */ what, /** @type {number} */ amount, seat = -1, words = say(`between-cost-${what}`, { amount })) => amount && found.push({ what, amount, seat, words });
  if (empire) add("xp", sum("xp", 0), 0);
  else {
    const each = shown.heroes.map((hero) => sum("xp", hero.seat));
    const same = each.every((amount) => amount === each[0]);
    if (same) add("xp", each[0], -1, say("between-xp-each", { amount: each[0] }));
    else shown.heroes.forEach((hero, place) => add("xp", each[place], hero.seat, `${say(hero.name)}: ${say("between-cost-xp", { amount: each[place] })}`));
  }
  add("credits", empire ? 0 : sum("credits", -1));
  add("influence", empire ? sum("influence", 0) : 0, 0);
  const things = gained.filter((entry) => THINGS.has(entry.what) && entry.name).map((entry) => ({ what: /** @type {const} */ ("thing"), amount: 1, seat: entry.seat, words: say(entry.name) }));
  return [...found, ...things];
}
