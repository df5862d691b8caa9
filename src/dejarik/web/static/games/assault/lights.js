/** Which options of a decision stand on the board, and where. The options are the server's; only their places are found here. */
import { percent, say } from "../../core/i18n.js";
import { figureName } from "./sides.js";

/**
 * What is lit. Of several options for one figure or token only the first is on the board; all are in the question.
 * @returns {import("./board.js").Lit[]}
 */
export function litOptions(screen) {
  const { decision, shown } = screen;
  if (!decision || decision.kind !== "choose") return [];
  const lit = [];
  const taken = new Set();
  for (const option of decision.options) {
    const found = lightOf(screen, shown, option);
    const key = found && `${found.kind}:${found.id ?? found.spaces.join()}`;
    if (!found || taken.has(key)) continue;
    taken.add(key);
    lit.push({ option: option.id, ...found });
  }
  return lit;
}

function lightOf(screen, shown, option) {
  if (typeof option.space === "string") {
    const label = option.cost === undefined ? say("page-space-choice", { space: option.space }) : say("page-space-reach", { space: option.space, cost: option.cost });
    const [corner] = /^[A-Z]+\d+/.exec(option.space) ?? [option.space]; // of an oblong base the way it lies is said too
    return { kind: "space", spaces: [corner], cost: option.cost, label };
  }
  if (Array.isArray(option.spaces) && option.spaces.length) return { kind: "region", spaces: option.spaces, label: say(option.label) };
  const strike = option.id.startsWith("attack:");
  const id = option.target ?? option.figure;
  const figure = shown.figures.find((each) => each.id === id && each.spaces.length);
  if (figure) return { kind: "figure", id, spaces: figure.spaces, strike, label: figureLabel(screen, option, figure) };
  const token = shown.tokens.find((each) => each.id === (option.token ?? option.target) && each.spaces.length);
  if (token) return { kind: "token", id: token.id, spaces: token.spaces, strike, label: say(option.label) };
  if (option.group !== undefined) return groupLight(shown, option);
  if (option.zone) return zoneLight(screen, option);
  return null;
}

function figureLabel(screen, option, figure) {
  const odds = screen.ahead[option.id]?.odds;
  const label = option.label ? say(option.label) : figureName(figure);
  return odds ? `${label}, ${say("page-odds-short", { hits: percent(1 - odds.miss), defeats: percent(odds.defeat ?? 0) })}` : label;
}

function groupLight(shown, option) {
  const figure = shown.figures.find((each) => each.group === option.group && each.spaces.length);
  return figure ? { kind: "figure", id: figure.id, spaces: figure.spaces, label: say(option.label) } : null;
}

function zoneLight(screen, option) {
  const spaces = screen.map.zones[option.zone];
  return spaces?.length ? { kind: "region", spaces, label: say(option.label) } : null;
}
