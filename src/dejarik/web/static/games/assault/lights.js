/** Which options of a decision stand on the board, and where. The options are the server's; only their places are found here. */
import { percent, say } from "../../core/i18n.js";
import { figureName } from "./sides.js";

/** @import { Option } from "../../../protocol.js" */
/** @import { Figure, Lit, LiveScreen, Shown } from "../../../skirmish.js" */

const ACROSS = "/across"; // the end of a space's name for a base that lies across

/** Whether an option puts a base down across. @param {Option} option */
export const liesAcross = (option) => typeof option.space === "string" && option.space.endsWith(ACROSS);

/** The same space for a base that lies across. @param {Option} option */
export const acrossOn = (option) => `${option.space}${ACROSS}`;

/** Whether an option is a target of an attack. @param {Option} option */
export const aims = (option) => option.verb === "attack" && option.target !== undefined;

/** The space of an option, without the way in which a base lies there. @param {Option} option @returns {string} */
export const cornerOf = (option) => String(option.space).replace(ACROSS, "");

/**
 * What is lit. Of several options for one figure or token only the first is on the board; all are in the question.
 * A space on which a base may lie in several ways is lit once, and knows them all.
 * @param {LiveScreen} screen
 * @returns {Lit[]}
 */
export function litOptions(screen) {
  const { decision, shown } = screen;
  if (!decision || decision.kind !== "choose") return [];
  /** @type {Lit[]} */
  const lit = [];
  /** @type {Map<string, Lit>} */
  const taken = new Map();
  for (const option of decision.options) {
    for (const found of lightsOf(screen, shown, option)) {
      const key = `${found.kind}:${found.id ?? found.spaces.join()}`;
      const before = taken.get(key);
      if (before && found.kind === "space") addWay(before, option, found);
      if (before) continue;
      const light = { option: option.id, ...found };
      taken.set(key, light);
      lit.push(light);
    }
  }
  return lit;
}

/** @typedef {Omit<Lit, "option">} Light */

/** Another way to lie on a space that is lit. @param {Lit} light @param {Option} option @param {Light} found */
function addWay(light, option, found) {
  light.ways ??= [{ option: light.option, across: false, cost: light.cost }];
  light.ways.push({ option: option.id, across: liesAcross(option), cost: found.cost });
  if (found.cost !== undefined) light.cost = Math.min(light.cost ?? found.cost, found.cost);
}

/** @param {LiveScreen} screen @param {Shown} shown @param {Option} option @returns {Light[]} */
function lightsOf(screen, shown, option) {
  if (option.group !== undefined && option.target === undefined && option.figure === undefined) return groupLights(shown, option);
  const found = lightOf(screen, shown, option);
  return found ? [found] : [];
}

/**
 * @param {LiveScreen} screen @param {Shown} shown @param {Option} option
 * @returns {Light|null}
 */
function lightOf(screen, shown, option) {
  if (typeof option.space === "string" && option.space) {
    const space = cornerOf(option);
    const label = option.cost === undefined ? say("page-space-choice", { space }) : say("page-space-reach", { space, cost: option.cost });
    return { kind: "space", spaces: [space], cost: option.cost, label };
  }
  if (Array.isArray(option.spaces) && option.spaces.length) return { kind: "region", spaces: option.spaces, label: say(option.label) };
  const strike = aims(option);
  const id = option.target ?? option.figure;
  const figure = shown.figures.find((each) => each.id === id && each.spaces.length);
  if (figure) return { kind: "figure", id, spaces: figure.spaces, strike, label: figureLabel(screen, option, figure) };
  const token = shown.tokens.find((each) => each.id === (option.token ?? option.target) && each.spaces.length);
  if (token) return { kind: "token", id: token.id, spaces: token.spaces, strike, label: say(option.label) };
  if (option.zone) return zoneLight(screen, option);
  return null;
}

/** @param {LiveScreen} screen @param {Option} option @param {Figure} figure */
function figureLabel(screen, option, figure) {
  const odds = screen.ahead[option.id]?.odds;
  const label = option.label ? say(option.label) : figureName(figure);
  return odds ? `${label}, ${say("page-odds-short", { hits: percent(1 - odds.miss), defeats: percent(odds.defeat ?? 0) })}` : label;
}

/** Every figure of a group stands for it. @param {Shown} shown @param {Option} option @returns {Light[]} */
function groupLights(shown, option) {
  const figures = shown.figures.filter((each) => each.group === option.group && each.spaces.length);
  return figures.map((figure) => ({ kind: "figure", id: figure.id, spaces: figure.spaces, label: say(option.label) }));
}

/** @param {LiveScreen} screen @param {Option} option @returns {Light|null} */
function zoneLight(screen, option) {
  const spaces = screen.map.zones[option.zone];
  return spaces?.length ? { kind: "region", spaces, label: say(option.label) } : null;
}
