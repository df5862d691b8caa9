/** Acts: what others did, one by one, as the log tells it. With some lines an act begins; what follows belongs to it. */

/** @import { Step, ToldLine } from "../../protocol.js" */
/** @typedef {{kind: string, seat: number|undefined, line: ToldLine, lines: ToldLine[], steps: Step[]}} Act */

const MOST = 60; // acts that are kept in sight

/** How long an act is looked at, in milliseconds; a fight takes as long as it takes. @type {Record<string, number>} */
const TIMES = { attack: 0, engagement: 900, deploy: 350, activation: 700, turn: 600, round: 900, phase: 600, damage: 700 };
const TIME = 1200;

/** @param {string} kind */
export const timeOf = (kind) => TIMES[kind] ?? TIME;

/** @param {Step} step @param {number[]} seats */
const isOf = (step, seats) => [step.seat, ...(step.partners ?? [])].some((seat) => seats.includes(seat)) && step.by === "person";

/** The acts of these steps, in order. @param {Step[]} steps @returns {Act[]} */
export function actsOf(steps) {
  /** @type {Act[]} */
  const acts = [];
  for (const step of steps) {
    for (const line of step.lines) {
      const last = acts.at(-1);
      if (line.act) acts.push({ kind: line.act, seat: line.seat, line, lines: [line], steps: [step] });
      else if (last) {
        last.lines.push(line);
        if (last.steps.at(-1) !== step) last.steps.push(step);
      }
    }
  }
  return acts;
}

/** What others would not miss, the weightiest first; all else weighs alike. */
const WEIGHTY = ["fall", "defeat", "attack", "damage", "edge", "object", "score", "test"];
/** @param {Act} act */
const weightOf = ({ kind }) => WEIGHTY.length - (WEIGHTY.includes(kind) ? WEIGHTY.indexOf(kind) : WEIGHTY.length);

/** What it came to since one's own last answer: the last of the weightiest acts, what one did oneself left out. @param {Step[]} steps @param {number[]} seats @returns {Act|null} */
export function newsSince(steps, seats) {
  const own = steps.findLastIndex((step) => isOf(step, seats));
  const [first, ...others] = actsOf(steps.slice(Math.max(0, own)).slice(-4 * MOST));
  const acts = first && own >= 0 && first.steps[0] === steps[own] ? others : [first, ...others].filter(Boolean);
  const most = Math.max(...acts.map(weightOf));
  return acts.findLast((act) => weightOf(act) === most) ?? null;
}

/** What happened since one's own last act; for who only looks on, what happened last. @param {Step[]} steps @param {number[]} seats */
export function actsSince(steps, seats) {
  const own = steps.findLastIndex((step) => isOf(step, seats) && step.lines.some((line) => line.act));
  return actsOf(steps.slice(own + 1).slice(-4 * MOST)).slice(-MOST);
}
