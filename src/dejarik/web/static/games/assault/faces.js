/** How the options of a question look: their symbols, their second lines, what is told about them before they are taken. */
import { html, nothing } from "../../vendor/lit.js";
import { die, icon, tally } from "../../core/part.js";
import { percent, say } from "../../core/i18n.js";
import { acrossOn, cornerOf, liesAcross } from "./lights.js";
import { figureName, medal } from "./sides.js";

/** @import { Option } from "../../../protocol.js" */
/** @import { Hint, LiveScreen, UnderFire } from "../../../skirmish.js" */
/** @typedef {import("../../components/decision.js").Face} Face */

/** @type {Record<string, Face>} */
const VERBS = {
  move: { icon: "a-move", tone: "on", key: "M" },
  attack: { icon: "a-attack", tone: "fire", key: "A" },
  end: { icon: "a-end", key: "E" },
  special: { icon: "a-special" },
  interact: { icon: "a-interact" },
  use: { icon: "a-special" },
  surge: { icon: "d-surge" },
  activate: { icon: "a-groups" },
  go: { icon: "a-move" },
  discard: { icon: "a-close" },
  test: { icon: "i-luck" },
  weapon: { icon: "a-weapon", tone: "fire" },
  reinforce: { icon: "i-reinforce" },
  point: { icon: "m-point" },
};

/** @type {Record<string, Face>} what every hero may do, by what it is called */
const OF_HEROES = { "rules-hero-rest": { icon: "a-rest", tone: "on", key: "B", sub: "mission-rest-sub" }, "rules-hero-exert": { icon: "a-exert", key: "X" } };

/** @type {Record<string, "line"|"lines">} what is told about an option when the server has answered, by its verb: a line of numbers, or a sentence */
const LATER = { move: "line", attack: "line", surge: "line", die: "line", fire: "lines", zone: "line", interact: "lines", condition: "lines", test: "line", weapon: "line" };

/** How an option looks in the question. @param {LiveScreen} screen @param {Option} option @returns {Face} */
export function faceOf(screen, option) {
  const { verb } = option;
  const face = { ...VERBS[verb], ...OF_HEROES[option.label?.id ?? ""] };
  if (option.target !== undefined || option.space !== undefined) delete face.key; // one of several: not the action itself
  const hint = screen.ahead[option.id] ?? (screen.hinted?.option === option.id ? screen.hinted : {});
  face.sub = consequence(option, verb, hint) ?? effectText(screen, option, verb) ?? explanation(screen, option, verb, hint) ?? (typeof face.sub === "string" ? say(face.sub) : undefined);
  face.later = LATER[verb] ?? "";
  if (Object.keys(hint).length) face.sub ??= ""; // known, and there is nothing to tell
  return { ...face, ...(MARKS[verb]?.(screen, option, hint) ?? {}), ...lying(screen, option) };
}

/** What moving, attacking or spending a surge would bring. @param {Option} option @param {string} verb @param {Hint} hint */
function consequence(option, verb, hint) {
  if (verb === "move" && hint.reach) return say("page-move-sub", { count: hint.reach.length });
  if (verb === "attack" && hint.targets) return say("page-attack-sub", { count: hint.targets.length });
  if (verb === "weapon" && hint.targets) return best(hint.targets);
  if (verb === "attack" && hint.odds) return say("page-odds-short", { hits: percent(1 - hint.odds.miss), defeats: hint.odds.defeat === null ? "–" : percent(hint.odds.defeat ?? 0) });
  if (verb === "test" && hint.passes !== undefined) return say("mission-test-odds", { passes: percent(hint.passes) });
  if (verb === "surge" && hint.suffers !== undefined) return surgeWords(hint);
  return null;
}

/** Of all targets of a weapon, the odds against the one that it is most likely to defeat. @param {import("../../../skirmish.js").AttackHint[]} targets */
function best(targets) {
  const [first] = [...targets].sort((a, b) => (b.odds?.defeat ?? 0) - (a.odds?.defeat ?? 0) || (a.odds?.miss ?? 1) - (b.odds?.miss ?? 1));
  return first?.odds ? say("page-odds-short", { hits: percent(1 - first.odds.miss), defeats: percent(first.odds.defeat ?? 0) }) : "";
}

/** The words of the card whose ability an option uses. @param {LiveScreen} screen @param {Option} option @param {string} verb */
function effectText({ catalogue }, option, verb) {
  if (!option.card || !["special", "use"].includes(verb)) return null;
  const card = catalogue.cards[option.card] ?? catalogue.commands[option.card] ?? catalogue.campaign[option.card];
  const found = card?.effects?.find((/** @type {any} */ effect) => effect.name.id === option.label?.id);
  return found?.text ? say(found.text) : null;
}

/** What the game says about options that are neither ways nor attacks. @param {LiveScreen} screen @param {Option} option @param {string} verb @param {Hint} hint */
function explanation(screen, option, verb, hint) {
  if ((verb === "zone" || verb === "condition") && hint.text) return say(hint.text);
  if (verb === "interact" && hint.tests) return hint.tests.map(({ attribute, passes }) => `${say(`attribute-${attribute}`)} ${percent(passes)}`).join(" · ");
  if (verb === "interact" && (hint.text || hint.rules)) return say(hint.text ?? hint.rules);
  if (verb === "die" && hint.average) {
    const symbols = Object.entries(hint.average).map(([word, amount]) => `${amount.toFixed(1)} ${say(screen.catalogue.words.symbols[word])}`);
    return say("page-die-average", { symbols: symbols.join(", ") });
  }
  if (verb === "fire" && hint.targets) return /** @type {UnderFire[]} */ (/** @type {unknown} */ (hint.targets)).map(({ id, defeat }) => say("page-fire-sub", { figure: figureName(screen.figure(id)), defeats: percent(defeat) })).join(", ");
  return verb === "activate" ? whereabouts(screen, option.group) : null;
}

/** Where the figures of a group stand, so that two groups of a kind can be told apart. @param {LiveScreen} screen @param {number} group */
function whereabouts({ shown, decision }, group) {
  const named = (/** @type {number} */ id) => say(shown.groups.find((each) => each.id === id)?.name);
  const twins = shown.groups.filter((each) => each.seat === decision?.seat && named(each.id) === named(group));
  if (twins.length < 2) return null;
  return shown.figures.filter((figure) => figure.group === group && figure.spaces.length).map((figure) => figure.spaces[0]).join(", ");
}

/** The way a base would lie, where there are several. @param {LiveScreen} screen @param {Option} option @returns {Face} */
function lying(screen, option) {
  if (!option.space || !(liesAcross(option) || screen.decision?.options.some((each) => each.verb === option.verb && each.space === acrossOn(option)))) return {};
  return { title: say(liesAcross(option) ? "page-space-across" : "page-space-up", { space: cornerOf(option) }) };
}

// --- Drawings --------------------------------------------------------------------------------------

/** @type {Record<string, (screen: LiveScreen, option: Option, hint: Hint) => Face>} */
const MARKS = {
  zone: (_, option) => ({ mark: tally(option.zone), title: say("page-zone", { zone: option.zone }) }),
  player: (screen, option) => ({ mark: tally(screen.colours[option.player]), title: screen.name(option.player) }),
  die: (_, option) => ({ mark: die(option.colour, option.face, "s") }),
  activate: groupFace,
  surge: defeating,
  test: (_, option, hint) => (hint.attribute ? { icon: `at-${hint.attribute}` } : {}),
  deploy: cardFace,
  group: cardFace,
  attach: cardFace,
};

/** A card that is chosen for what it is. @param {LiveScreen} screen @param {Option} option @returns {Face} */
function cardFace({ catalogue }, option) {
  const card = catalogue.cards[option.card];
  if (!card) return {};
  return {
    mark: html`<span class="seat-red">${medal(card.faction, option.card, card.traits)}</span>`,
    badge: card.elite && !card.unique ? html`<span class="row tight t-label faint">${icon("i-elite", "xs")}${say("build-elite")}</span>` : nothing,
  };
}

/** @param {LiveScreen} screen @param {Option} option @returns {Face} */
function groupFace({ shown, catalogue, colours }, option) {
  const group = shown.groups.find((each) => each.id === option.group);
  /** @type {{faction?: string, traits?: any[], elite?: boolean, unique?: boolean}|undefined} */
  const card = catalogue.cards[group?.card ?? ""] ?? catalogue.campaign[group?.card ?? ""];
  if (!group || !card) return {};
  return {
    mark: html`<span class="seat-${colours[group.seat]}">${medal(card.faction, group.card, card.traits)}</span>`,
    badge: card.elite && !card.unique ? html`<span class="row tight t-label faint">${icon("i-elite", "xs")}${say("build-elite")}</span>` : nothing,
  };
}

/** What a surge would change. @param {Hint} hint */
function surgeWords(hint) {
  if (hint.idle) return say("page-surge-idle");
  const { before, suffers = 0 } = hint;
  return before === undefined || before === suffers ? say("page-would-suffer", { suffers }) : say("page-surge-changes", { before, suffers });
}

/** A surge that makes the difference, or none. @param {LiveScreen} _screen @param {Option} _ @param {Hint} hint @returns {Face} */
function defeating(_screen, _, hint) {
  if (hint.idle) return { tone: "calm" };
  if (!hint.defeats) return {};
  return { tone: "fire", sub: html`${surgeWords(hint)} · <b class="strike">${say("page-defeats")}</b>` }; // in its line: a badge would move the words
}
