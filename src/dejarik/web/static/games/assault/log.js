/** What happened, in sentences: the events of a skirmish, one line each, with the badge of whose figure it is. */
import { html } from "../../vendor/lit.js";
import { die } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { tableSentence } from "../../components/story.js";

/** @import { Decision, Happening, Line, Step } from "../../../protocol.js" */
/** @import { Figure, Shown, Teller, Token } from "../../../skirmish.js" */

/** Names of figures and tokens that have been seen, so that the defeated keep theirs. */
export class Roster {
  constructor() {
    /** @type {Map<number, Figure>} */
    this.figures = new Map();
    /** @type {Map<number, Token>} */
    this.tokens = new Map();
  }

  /** Learn from what shows. @param {Shown|undefined} shown */
  learn(shown) {
    for (const figure of shown?.figures ?? []) this.figures.set(figure.id, figure);
    for (const token of shown?.tokens ?? []) this.tokens.set(token.id, token);
  }
}

const LASTING = /-lasting$/; // the end of the key of an effect that lasts

/** A place that shows on the board when it is pressed. @param {string} name */
const placeOn = (name) => html`<span class="place" @click=${(event) => event.target.dispatchEvent(new CustomEvent("place", { detail: name, bubbles: true }))}>${name}</span>`;

const bold = (name) => html`<b>${name}</b>`;

/** A message with bold names in it: the sentence is made with marks, then cut at them. @param {string} id @param {Record<string, unknown>} names or what is drawn in their place @param {Record<string, string|number>} [plain] */
function sentence(id, names, plain = {}) {
  const marks = Object.fromEntries(Object.keys(names).map((key) => [key, `\u0001${key}\u0002`]));
  return say(id, { ...plain, ...marks }).split(/\u0001|\u0002/).map((part, index) => (index % 2 ? (typeof names[part] === "string" ? bold(names[part]) : names[part]) : part));
}

/** @typedef {{seat?: number, sentence: unknown, merge?: string}|null} Told */

/**
 * What is told of each event, and of what the log leaves out for those who may react to it (`aside`).
 * @param {Step[]} steps @param {Teller} screen @returns {{tell: Record<string, (event: Happening) => Told>, aside: Record<string, (event: Happening) => unknown>}}
 */
function tellers(steps, screen) {
  const { roster, catalogue } = screen;
  const gone = new Map();
  for (const step of steps) for (const event of step.events) if (nameOf(event) === "Defeated") gone.set(event.figure, event);
  const figure = (id) => roster.figures.get(id);
  const named = (id) => {
    const known = figure(id);
    if (known) return `${say(known.name)}${known.unique ? "" : ` ${known.number}`}`;
    const card = gone.get(id)?.card;
    if (card) return say(catalogue.cards[card]?.name ?? { id: card });
    const token = roster.tokens.get(id);
    return token ? say(token.name) : say("event-somebody");
  };
  const seatOf = (id) => figure(id)?.seat ?? gone.get(id)?.seat;
  const bare = (key) => String(key).replace(LASTING, "");
  const card = (id) => say(catalogue.commands[id]?.name ?? catalogue.cards[id]?.name ?? { id: `mission-${id}` });
  const space = (at) => screen.spaceName(at?.space ?? at);
  const condition = (word) => say(catalogue.conditions[word]?.name ?? { id: `condition-${word}` });
  let attack = /** @type {Happening|null} */ (null); // the attack that goes on
  const effect = (key, ability) => {
    const effects = (catalogue.commands[key] ?? catalogue.cards[key])?.effects ?? [];
    const found = effects.find((each) => each.name.id.endsWith(`-${ability}`));
    return found ? say(found.name) : card(key);
  };
  /** What an attack did, told when it is suffered: what comes of it is told after. @param {Happening} event @param {Happening} by */
  const hit = (event, by) => ({ seat: seatOf(by.attacker), sentence: sentence("event-attack-hit", { attacker: named(by.attacker), target: named(event.target) }, { damage: event.amount }) });
  const used = (key, ability) => {
    if (!catalogue.cards[key]) return sentence("event-mission", { mission: card(key) });
    return effect(key, ability) === card(key) ? sentence("event-used", { ability: card(key) }) : sentence("event-used-of", { ability: effect(key, ability), card: card(key) });
  };
  /** @type {Record<string, (event: Happening) => Told>} */
  const tell = {
    InitiativeDecided: (event) => ({ seat: event.seat, sentence: sentence("event-initiative", { player: screen.name(event.seat) }) }),
    InitiativePassed: (event) => ({ seat: event.seat, sentence: sentence("event-initiative", { player: screen.name(event.seat) }) }),
    Deployed: (event) => (figure(event.figure) || gone.has(event.figure) ? { seat: seatOf(event.figure), sentence: sentence("event-deployed", { figure: named(event.figure) }) } : null),
    Drawn: (event) => ({ seat: event.seat, sentence: sentence("event-drawn", { player: screen.name(event.seat) }, { count: event.count }) }),
    ActivationBegins: (event) => ({ seat: seatOf(event.figure), sentence: sentence("event-activation", { figure: named(event.figure) }) }),
    Moved: (event) => ({ seat: seatOf(event.figure), sentence: sentence(event.pushed ? "event-pushed" : "event-moved", { figure: named(event.figure), space: placeOn(space(event.to)) }), merge: `moved:${event.figure}` }),
    AttackDeclared: (event) => ((attack = event), { seat: seatOf(event.attacker), sentence: sentence("event-attack", { attacker: named(event.attacker), target: named(event.target) }) }),
    AttackResolved: (event) => {
      const names = { attacker: named(event.attacker), target: named(event.target) };
      if (event.missed) return { seat: seatOf(event.attacker), sentence: sentence("event-attack-missed", names) };
      return event.damage ? null : { seat: seatOf(event.attacker), sentence: sentence("event-attack-nothing", names) };
    },
    Damaged: (event) => (!event.amount ? null : event.cause === "attack" && attack?.target === event.target ? hit(event, /** @type {Happening} */ (attack)) : { seat: event.seat ?? seatOf(event.target), sentence: sentence("event-damage", { target: named(event.target) }, { amount: event.amount }) }),
    Strained: (event) => ({ seat: seatOf(event.figure), sentence: sentence("event-strain", { figure: named(event.figure) }, { amount: event.amount }) }),
    Defeated: (event) => ({ seat: event.seat, sentence: sentence("event-defeated", { figure: named(event.figure) }) }),
    Scored: (event) => ({ seat: event.seat, sentence: sentence(event.points < 0 ? "event-lost-points" : "event-scored", { player: screen.name(event.seat) }, { points: Math.abs(event.points) }) }),
    ConditionGained: (event) => ({ seat: seatOf(event.figure), sentence: sentence("event-condition", { figure: named(event.figure) }, { condition: condition(event.condition) }) }),
    PowerGained: (event) => ({ seat: seatOf(event.figure), sentence: sentence("event-power", { figure: named(event.figure) }, { token: say(`choice-${event.token}`) }) }),
    PowerSpent: (event) => ({ seat: seatOf(event.figure), sentence: sentence("event-power-spent", { figure: named(event.figure) }, { token: say(`choice-${event.token}`) }) }),
    Destroyed: (event) => ({ seat: event.by, sentence: sentence("event-destroyed", { token: say(catalogue.tokens[event.kind]?.name ?? { id: "event-something" }), space: placeOn(space(event.space)) }) }),
    Fired: (event) => ({ seat: event.seat, sentence: sentence("event-fired", { player: screen.name(event.seat), space: placeOn(event.space) }, { damage: event.damage }) }),
    Revealed: (event) => ({ seat: event.seat, sentence: sentence("event-revealed", { player: screen.name(event.seat), card: card(event.card) }) }),
    RolledAside: (event) => ({ sentence: html`${event.dice.map((colour, place) => die(colour, event.faces[place], "xs"))}` }),
    CommandPlayed: (event) => ({ seat: event.seat, sentence: sentence("event-command", { player: screen.name(event.seat), card: card(event.card) }) }),
    AbilityUsed: (event) => (catalogue.commands[bare(event.key)] ? null : { seat: event.seat, sentence: used(bare(event.key), event.ability) }),
    Interacted: (event) => ({ seat: seatOf(event.figure), sentence: sentence("event-interacted", { figure: named(event.figure) }, { token: say(catalogue.tokens[event.kind]?.name ?? { id: "event-something" }) }) }),
  };
  const fight = (/** @type {string} */ id) => (/** @type {Happening} */ event) => sentence(id, { attacker: named(event.attacker), target: named(event.target) });
  const during = (/** @type {string} */ id) => (/** @type {Happening} */ event) => sentence(id, { figure: named(event.figure) });
  const aside = {
    BeforeAttack: (/** @type {Happening} */ event) => sentence("event-before-attack", { attacker: named(event.attacker) }),
    PoolsFormed: fight("event-dice-gathered"),
    DiceRolled: fight("event-dice-rolled"),
    RerollTime: fight("event-dice-rolled"),
    ModifierTime: fight("event-dice-rolled"),
    AttackResolved: fight("event-attack-over"),
    RoundBegins: (/** @type {Happening} */ event) => say("event-round-begins", { round: event.round }),
    RoundEnds: (/** @type {Happening} */ event) => say("event-round-ends", { round: event.round }),
    StatusBegins: (/** @type {Happening} */ event) => say("event-round-ends", { round: event.round }),
    ActivationEnds: during("event-activation-ends"),
    ActivationOver: during("event-activation-ends"),
    ActionResolved: during("event-action"),
    DuringActivation: during("event-activation"),
  };
  return { tell, aside };
}

/** What may be reacted to, in the words of the log; nothing where a question is no reaction. @param {Decision} decision @param {Teller} screen */
export function occasionOf(decision, screen) {
  const { moment, events = [] } = /** @type {{moment?: string, events?: Happening[]}} */ (decision.about ?? {});
  if (!moment) return null;
  const { tell, aside } = tellers([], screen);
  const sentences = events.map((event) => tell[nameOf(event)]?.(event)?.sentence ?? aside[nameOf(event)]?.(event)).filter(Boolean);
  return sentences.length ? html`${say(moment === "before" ? "page-react-before" : "page-react-after")} ${sentences.map((each) => html`${each} `)}` : null;
}

/**
 * The lines of the log.
 * @param {Step[]} steps as the server tells them @param {Teller} screen
 * @returns {Line[]}
 */
export function logLines(steps, screen) {
  const { tell } = tellers(steps, screen);
  /** @type {Line[]} */
  const lines = [];
  for (const step of steps) {
    for (const event of step.events) {
      const name = nameOf(event);
      if (event.cancelled) continue;
      if (name === "RoundBegins") lines.push({ round: say("event-round", { round: event.round }), key: step.number });
      const besides = tableSentence(event, (seat) => screen.name(seat));
      const told = besides ? { seat: event.seat, sentence: besides, merge: undefined } : tell[name]?.(event);
      if (!told) continue;
      const last = lines.at(-1);
      const line = { sentence: told.sentence, colour: screen.colours[told.seat ?? step.seat], key: step.number, merge: told.merge };
      if (told.merge && last?.merge === told.merge) lines[lines.length - 1] = line;
      else lines.push(line);
    }
  }
  return lines;
}

/**
 * The groups whose last figure was defeated. @param {Step[]} steps
 * @returns {import("../../../skirmish.js").Group[]}
 */
export function fallenGroups(steps) {
  const fallen = steps.flatMap((step) => step.events).filter((event) => nameOf(event) === "Defeated" && event.last && !event.cancelled);
  return fallen.map((event) => ({
    id: event.group, seat: event.seat, card: event.card, name: { id: `card-${event.card}` }, size: 0, figures: [],
    ready: false, activating: false, attachment: null, companion: false, of: null, squad: null,
  }));
}

/** @param {Happening} event */
const nameOf = (event) => String(event.is).split("/").pop() ?? "";
