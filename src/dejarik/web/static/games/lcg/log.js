/** What happened, in sentences: the events of the card game, one line each, with the badge of whose card or choice it is. */
import { html } from "../../vendor/lit.js";
import { say } from "../../core/i18n.js";
import { tableSentence } from "../../components/story.js";

/** @import { Decision, Happening, Line, Step } from "../../../protocol.js" */
/** @import { Catalogue, Shown } from "../../../cardgame.js" */

/** Which card had which id: cards that are gone keep their names. */
export class Roster {
  constructor() {
    /** @type {Map<number, {key: string, seat: number}>} */
    this.cards = new Map();
    /** @type {Map<number, number>} where facedown objectives lie */
    this.places = new Map();
  }

  /** Learn from what shows. @param {Shown|undefined} shown */
  learn(shown) {
    for (const { id, key, seat, place } of shown?.cards ?? []) {
      if (key) this.cards.set(id, { key, seat });
      if (place) this.places.set(id, place);
    }
  }

  /** Learn from what is told: a card that came and went between two moments is known too. @param {Step[]} steps */
  hear(steps) {
    for (const step of steps) {
      for (const { card, key, seat, controller } of step.events) if (card && key) this.cards.set(card, { key, seat: controller ?? seat ?? this.cards.get(card)?.seat ?? step.seat });
    }
  }
}

/** A message with bold names in it: the sentence is made with marks, then cut at them. @param {string} id @param {Record<string, string>} names @param {Record<string, string|number>} [plain] */
function sentence(id, names, plain = {}) {
  const marks = Object.fromEntries(Object.keys(names).map((key) => [key, `\u0001${key}\u0002`]));
  return say(id, { ...plain, ...marks }).split(/\u0001|\u0002/).map((part, index) => (index % 2 ? html`<b>${names[part]}</b>` : part));
}

/** Events without a line of their own: another line tells of them, or they only mark a moment. */
export const SILENT = new Set(["TurnEnds", "PhaseEnds", "PhaseBegins", "Refreshed", "WouldBeDamaged", "Generates", "StrikeResolved", "Action", "EdgePlaced"]);

/** Types of cards that are used by being played, which is told. */
const PLAYED = new Set(["event", "fate"]);

/** @typedef {{seat?: number, sentence: unknown, merge?: string}|null} Told */
/** @typedef {{roster: Roster, catalogue: Catalogue, colours: string[], name: (seat: number) => string}} Teller */

/** What is told of each event. @param {Teller} teller @returns {Record<string, (event: Happening, around: {step: Step, phase: string}) => Told>} */
function tellers(teller) {
  const { roster, catalogue } = teller;
  const name = (/** @type {number} */ seat) => teller.name(seat);
  const title = (/** @type {string|undefined} */ key) => say(key && catalogue.cards[key] ? catalogue.cards[key].name : "lcg-facedown");
  const card = (/** @type {number} */ id) => {
    const place = roster.places.get(id);
    return place && !roster.cards.has(id) ? say("page-lcg-facedown-place", { place }) : title(roster.cards.get(id)?.key);
  };
  const seatOf = (/** @type {number} */ id) => roster.cards.get(id)?.seat;
  const titles = (/** @type {string[]} */ keys) => keys.map(title).join(", ");
  const side = (/** @type {string} */ word) => say(catalogue.words.sides[word]);
  const heard = (/** @type {Step} */ step, /** @type {string} */ is, /** @type {(event: Happening) => boolean} */ fits) => step.events.some((event) => nameOf(event) === is && fits(event));
  return {
    Mulligan: (event) => ({ seat: event.seat, sentence: sentence("event-lcg-mulligan", { player: name(event.seat) }) }),
    OrderChosen: (event) => ({ seat: event.order[0], sentence: sentence("event-lcg-order", { players: event.order.map(name).join(", ") }) }),
    Drawn: (event) => ({ seat: event.seat, sentence: sentence("event-lcg-drawn", { player: name(event.seat) }, { count: event.count }) }),
    Discarded: (event) => (event.keys.length ? { seat: event.seat, sentence: sentence("event-lcg-discarded", { player: name(event.seat), cards: titles(event.keys) }) } : null),
    Milled: (event) => (event.keys.length ? { seat: event.seat, sentence: sentence("event-lcg-milled", { player: name(event.seat), cards: titles(event.keys) }) } : null),
    ToHand: (event) => ({ seat: event.seat, sentence: sentence("event-lcg-to-hand", { player: name(event.seat), card: title(event.key) }) }),
    Revealed: (event) => (event.keys.length ? { seat: event.seat, sentence: sentence("event-lcg-revealed", { player: name(event.seat), cards: titles(event.keys) }) } : null),
    Eliminated: (event) => ({ seat: event.seat, sentence: sentence("event-lcg-eliminated", { player: name(event.seat) }) }),
    AffiliationTaken: (event) => ({ seat: event.seat, sentence: sentence("event-lcg-affiliation", { player: name(event.seat) }) }),
    Shown: (event) => ({ seat: event.seat, sentence: sentence("event-lcg-shown", { player: name(event.seat), whose: name(event.whose) }, { count: event.count }) }),
    PutInReserve: (event) => ({ seat: event.seat, sentence: sentence("event-lcg-reserve", { player: name(event.seat) }) }),
    ReserveUsed: (event) => ({ seat: event.seat, sentence: sentence("event-lcg-reserve-used", { player: name(event.seat), owner: name(event.owner), card: title(event.key) }) }),
    Played: (event) => ({ seat: event.seat, sentence: sentence("event-lcg-played", { player: name(event.seat), card: title(event.key) }) }),
    Arrives: (event, { step }) => {
      if (event.played && heard(step, "Played", (each) => each.key === event.key)) return null;
      if (catalogue.cards[event.key]?.type === "objective") return { seat: event.seat, sentence: sentence("event-lcg-objective", { player: name(event.seat), card: title(event.key) }) };
      return { seat: event.seat, sentence: sentence("event-lcg-arrives", { player: name(event.seat), card: title(event.key) }) };
    },
    ControlChanged: (event) => ({ seat: event.seat, sentence: sentence(event.lent ? "event-lcg-lent" : "event-lcg-control", { player: name(event.seat), card: card(event.card) }) }),
    AbilityUsed: (event) => (PLAYED.has(catalogue.cards[event.key]?.type) ? null : { seat: event.seat, sentence: sentence("event-lcg-ability", { player: name(event.seat), card: title(event.key) }) }),
    FocusChanged: (event, { step, phase }) => {
      if (heard(step, "Generates", (each) => each.card === event.card) || heard(step, "FocusedToStrike", (each) => each.unit === event.card)) return null;
      if (event.by < 0 && phase === "refresh") return null;
      return { seat: seatOf(event.card), sentence: sentence(event.by > 0 ? "event-lcg-focus" : "event-lcg-unfocus", { card: card(event.card) }, { count: Math.abs(event.by) }) };
    },
    ShieldChanged: (event, { phase }) => (event.by < 0 && phase === "refresh" ? null : { seat: seatOf(event.card), sentence: sentence(event.by > 0 ? "event-lcg-shield" : "event-lcg-unshield", { card: card(event.card) }, { count: Math.abs(event.by) }) }),
    Healed: (event) => ({ seat: seatOf(event.card), sentence: sentence("event-lcg-healed", { card: card(event.card) }, { count: Math.abs(event.by) }) }),
    Engaged: (event) => ({ seat: event.seat, sentence: sentence("event-lcg-engaged", { player: name(event.seat), card: card(event.target) }) }),
    Declared: (event) => ({ seat: event.seat, sentence: sentence(event.attacks ? "event-lcg-attacks" : "event-lcg-defends", { card: card(event.unit) }) }),
    EdgeRevealed: (event) => {
      const turned = Object.entries(event.stacks).filter(([, keys]) => keys.length);
      if (!turned.length) return null;
      return { sentence: sentence("event-lcg-stacks", { cards: turned.map(([seat, keys]) => `${name(Number(seat))}: ${titles(keys)}`).join("; ") }) };
    },
    FateResolves: (event) => ({ seat: event.seat, sentence: sentence("event-lcg-fate", { player: name(event.seat), card: title(event.key) }) }),
    EdgeWon: (event) => {
      const own = event.totals[event.seat] ?? 0;
      const others = Math.max(0, ...Object.entries(event.totals).filter(([seat]) => Number(seat) !== event.seat).map(([, total]) => total));
      return { seat: event.seat, sentence: sentence("event-lcg-edge", { player: name(event.seat) }, { own, others }) };
    },
    FocusedToStrike: (event) => ({ seat: event.seat, sentence: sentence("event-lcg-strikes", { card: card(event.unit) }) }),
    Damaged: (event) => (event.amount ? { seat: event.seat, sentence: event.source && event.source !== event.card && roster.cards.has(event.source)
      ? sentence("event-lcg-damaged-by", { card: event.key ? title(event.key) : card(event.card), source: card(event.source) }, { count: event.amount })
      : sentence("event-lcg-damaged", { card: title(event.key) }, { count: event.amount }) } : null),
    DamageMoved: (event) => ({ seat: seatOf(event.start), sentence: sentence("event-lcg-damage-moved", { start: card(event.start), end: card(event.end) }, { count: event.amount }) }),
    Leaves: (event) => ({ seat: event.seat, sentence: sentence(`event-lcg-leaves-${event.cause}`, { card: title(event.key) }) }),
    Captured: (event) => (event.unit ? null : { seat: event.seat, sentence: sentence("event-lcg-captured", { player: name(event.seat), captor: card(event.captor) }) }),
    Rescued: (event) => ({ seat: event.seat, sentence: sentence("event-lcg-rescued", { player: name(event.seat) }) }),
    Flipped: (event) => ({ seat: seatOf(event.card), sentence: sentence("event-lcg-flipped", { card: title(event.key) }) }),
    EngagementEnds: (event) => (event.unopposed ? { seat: event.seat, sentence: sentence("event-lcg-unopposed", { player: name(event.seat) }) } : null),
    DialMoved: (event) => (event.by ? { sentence: sentence(event.by > 0 ? "event-lcg-dial" : "event-lcg-dial-back", {}, { count: Math.abs(event.by) }) } : null),
    Committed: (event) => ({ seat: event.seat, sentence: sentence("event-lcg-committed", { card: card(event.unit) }) }),
    StruggleResolved: (event) => ({ sentence: event.winner ? sentence("event-lcg-struggle", { side: side(event.winner) }, { light: event.light, dark: event.dark }) : sentence("event-lcg-struggle-tie", {}, { light: event.light, dark: event.dark }) }),
    Arranged: (event) => ({ seat: event.seat, sentence: sentence("event-lcg-arranged", { player: name(event.seat) }) }),
    Reinforced: (event) => ({ seat: event.seat, sentence: sentence("event-lcg-reinforced", { player: name(event.seat), host: card(event.host) }) }),
  };
}

/** What the log leaves out, for those who may react to it. @param {Teller} teller @returns {Record<string, (event: Happening) => unknown>} */
function asides(teller) {
  const { roster, catalogue } = teller;
  const name = (/** @type {number} */ seat) => teller.name(seat);
  const side = (/** @type {Happening} */ event) => ({ side: say(catalogue.words.sides[event.side]) });
  const phase = (/** @type {Happening} */ event) => ({ phase: say(`lcg-phase-${event.phase}`) });
  const card = (/** @type {number} */ id) => say(catalogue.cards[roster.cards.get(id)?.key ?? ""]?.name ?? "lcg-facedown");
  return {
    TurnBegins: (event) => sentence("event-lcg-turn-begins", side(event)),
    TurnEnds: (event) => sentence("event-lcg-turn-ends", side(event)),
    PhaseBegins: (event) => sentence("event-lcg-phase-begins", phase(event)),
    PhaseEnds: (event) => sentence("event-lcg-phase-ends", phase(event)),
    Refreshed: (event) => sentence("event-lcg-refreshed", { player: name(event.seat) }),
    WouldBeDamaged: (event) => sentence("event-lcg-damaged", { card: card(event.card) }, { count: event.amount }),
    FocusChanged: (event) => sentence(event.by > 0 ? "event-lcg-focus" : "event-lcg-unfocus", { card: card(event.card) }, { count: Math.abs(event.by) }),
    Generates: (event) => sentence("event-lcg-generates", { card: card(event.card) }, { count: event.amount }),
    StrikeResolved: (event) => sentence("event-lcg-struck", { card: card(event.unit) }),
    EdgePlaced: (event) => sentence("event-lcg-edge-placed", { player: name(event.seat) }),
    EngagementEnds: () => sentence("event-lcg-engagement-ends", {}),
    AbilityUsed: (event) => sentence("event-lcg-ability", { player: name(event.seat), card: say(catalogue.cards[event.key]?.name ?? "lcg-facedown") }),
    EventPlayed: (event) => sentence("event-lcg-played", { player: name(event.seat), card: say(catalogue.cards[event.key]?.name ?? "lcg-facedown") }),
  };
}

/** What may be reacted to, in the words of the log; nothing where a question is no reaction. @param {Decision} decision @param {Teller} teller */
export function occasionOf(decision, teller) {
  const { moment, events = [] } = /** @type {{moment?: string, events?: Happening[]}} */ (decision.about ?? {});
  if (!moment) return null;
  const step = /** @type {Step} */ ({ number: decision.number, seat: decision.seat, events });
  teller.roster.hear([step]);
  const told = tellers(teller);
  const untold = asides(teller);
  const around = { step: { ...step, events: [] }, phase: "" };
  const sentences = events.map((event) => told[nameOf(event)]?.(event, around)?.sentence ?? untold[nameOf(event)]?.(event)).filter(Boolean);
  return sentences.length ? html`${say(moment === "before" ? "page-react-before" : "page-react-after")} ${sentences.map((each) => html`${each} `)}` : null;
}

/**
 * The lines of the log.
 * @param {Step[]} steps as the server tells them @param {Teller} teller
 * @returns {Line[]}
 */
export function logLines(steps, teller) {
  teller.roster.hear(steps);
  const tell = tellers(teller);
  let phase = "";
  let turn = 0;
  /** @type {Line[]} */
  const lines = [];
  for (const step of steps) {
    for (const event of inOrder(step.events)) {
      if (event.cancelled) continue;
      const name = nameOf(event);
      if (name === "TurnBegins") {
        turn += 1;
        lines.push({ round: say("event-lcg-turn", { turn, side: say(teller.catalogue.words.sides[event.side]) }), key: step.number });
      }
      if (name === "PhaseBegins") phase = event.phase;
      const besides = tableSentence(event, (seat) => teller.name(seat));
      const told = besides ? { seat: event.seat, sentence: besides } : tell[name]?.(event, { step, phase });
      if (told) lines.push({ sentence: told.sentence, colour: told.seat === undefined ? undefined : teller.colours[told.seat], key: step.number });
    }
  }
  return lines;
}

/** Damage is told when its reactions are over: here it comes before what came of it. @param {Happening[]} events */
function inOrder(events) {
  const ordered = [...events];
  for (const event of events.filter((each) => nameOf(each) === "Damaged")) {
    const fallen = ordered.findIndex((each) => nameOf(each) === "Leaves" && each.card === event.card);
    const told = ordered.indexOf(event);
    if (fallen >= 0 && fallen < told) {
      ordered.splice(told, 1);
      ordered.splice(fallen, 0, event);
    }
  }
  return ordered;
}

/** What the edge battle of the engagement in progress came to, by seats; null before it is over. @param {Step[]} steps @returns {Record<string, number>|null} */
export function edgeTotals(steps) {
  for (const step of [...steps].reverse()) {
    for (const event of [...step.events].reverse()) {
      if (nameOf(event) === "Engaged") return null;
      if (nameOf(event) === "EdgeWon") return event.totals;
    }
  }
  return null;
}

/** @param {Happening} event */
export const nameOf = (event) => String(event.is).split("/").pop() ?? "";
