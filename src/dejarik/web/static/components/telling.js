/**
 * The log as it is drawn: sentences that the server tells, with names set off, players by the names they have at this table,
 * and places that show on the board when they are pressed. What happened at the table itself stands at its place among them.
 */
import { html } from "../vendor/lit.js";
import { say } from "../core/i18n.js";
import { bareName, isNameOf } from "./sides.js";
import { tableSentence } from "./story.js";

/** @import { Argument, Colour, Line, Step, Text, ToldLine } from "../../protocol.js" */
/** @typedef {{colours: Colour[], name: (seat: number) => string, besides?: (line: ToldLine) => unknown}} Around `besides`: what a game draws behind a sentence */

const PLACE = "space"; // the argument of a message that is a place on the board

const EXCLAIMED = "\u0003"; // behind a name with a mark of its own, where a sentence needs no full stop

/** @param {string} name */
const placeOn = (name) => html`<span class="place" @click=${(/** @type {any} */ event) => event.target.dispatchEvent(new CustomEvent("place", { detail: name, bubbles: true }))}>${name}</span>`;

/** What stands for an argument: a name in bold, a player's own, a place to press; null for what is written plainly. @param {string} key @param {Argument} value @param {Around} around */
function drawn(key, value, around) {
  if (typeof value === "number") return null;
  const words = inWords(value, around);
  return key === PLACE ? placeOn(words) : html`<b>${words}</b>`;
}

/** @param {Text|string} value @param {Around} around @returns {string} */
function inWords(value, around) {
  if (typeof value === "string") return value;
  if (value.id === "player") return around.name(Number(value.args?.seat) - 1);
  const within = isNameOf(value.id) ? { ...around, name: (/** @type {number} */ seat) => bareName(around.name(seat)) } : around;
  const args = Object.entries(value.args ?? {}).map(([key, each]) => [key, typeof each === "number" ? each : inWords(each, within)]);
  return say({ id: value.id, args: Object.fromEntries(args) });
}

/** A sentence with its names set off: it is made with marks in their places, then cut at them. @param {Text} text @param {Around} around */
export function sentenceOf(text, around) {
  const parts = Object.fromEntries(Object.entries(text.args ?? {}).map(([key, value]) => [key, drawn(key, value, around)]));
  const args = Object.fromEntries(Object.entries(text.args ?? {}).map(([key, value]) => [key, parts[key] === null ? value : `\u0001${key}\u0002${typeof value !== "number" && inWords(value, around).endsWith("!") ? EXCLAIMED : ""}`]));
  return say({ id: text.id, args }).replace(new RegExp(`${EXCLAIMED}\\.?`, "g"), "").split(/\u0001|\u0002/).map((part, index) => (index % 2 ? parts[part] : part));
}

/** The lines of the log. @param {Step[]} steps @param {Around} around @returns {Line[]} */
export function logLines(steps, around) {
  return steps.flatMap((step) => {
    const own = step.events
      .map((event) => ({ sentence: tableSentence(event, (seat) => around.name(seat)), colour: around.colours[event.seat], key: step.number }))
      .filter((line) => line.sentence);
    return [...own, ...step.lines.map((line) => lineOf(line, step, around))];
  });
}

/** @param {ToldLine} line @param {Step} step @param {Around} around @returns {Line} */
function lineOf(line, step, around) {
  if (line.heading) return { round: say(line.text), key: step.number };
  const sentence = sentenceOf(line.text, around);
  return { sentence: [sentence, besides(line, around)], colour: line.seat === undefined ? undefined : around.colours[line.seat], depth: line.depth, key: step.number };
}

/** What stands behind a sentence: drawn, with words for those who hear it; or the words. @param {ToldLine} line @param {Around} around */
function besides(line, around) {
  const words = line.besides ? inWords(line.besides, around) : "";
  const drawn = around.besides?.(line);
  return drawn ? html` ${drawn}<span class="vh">${words}</span>` : words && ` ${words}`;
}

/** What may be reacted to, in the words of the log; null where a question is no reaction. @param {{occasion?: ToldLine[], decision: {about?: {moment?: string}}|null}} state @param {Around} around */
export function occasionOf(state, around) {
  const moment = state.decision?.about?.moment;
  if (!moment || !state.occasion?.length) return null;
  return html`${say(moment === "before" ? "page-react-before" : "page-react-after")} ${state.occasion.map((line) => html`${sentenceOf(line.text, around)} `)}`;
}
