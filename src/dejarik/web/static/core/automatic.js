/**
 * Answers that a player has settled beforehand, by text: "always" or "never"; whatever is not settled is asked. They are kept in
 * this browser, for every game, and left with the server for whoever is away. Which text an option belongs to is the server's to
 * say; no rule of a game is known here.
 */
import { keep, kept } from "./store.js";

/** @import { Answer, Decision, Option, Preparation, Said, Text } from "../../protocol.js" */
/** @typedef {"always"|"ask"|"never"} Habit */
/** @typedef {{habit: Habit, label: Text}} Settled */
/** @typedef {{answer: Answer, habit: Habit, of: string, label: Text}} ByItself */

const KEY = "answers";
/** The event of the window that something was settled. */
export const SETTLED = "dejarik-settled";
const AWAY_AFTER = 60; // seconds without an answer, unless the player has said how long: whoever is there can still hold it back
const MOST_LEFT = 300; // texts
const PAYMENT = "?payment"; // what is given out as suggested

/** @returns {Record<string, Settled>} all that is settled, by text */
export const settledAnswers = () => kept(KEY) ?? {};

/** What a player has settled about a text. @param {string} text @returns {Habit} */
export const habitOf = (text) => settledAnswers()[text]?.habit ?? "ask";

/** Settle how a text is answered. @param {string} text @param {Habit} habit @param {Text} label what it is called */
export function settle(text, habit, label) {
  const { [text]: _, ...others } = settledAnswers();
  keep(KEY, habit === "ask" ? others : { ...others, [text]: { habit, label } });
  dispatchEvent(new Event(SETTLED));
}

/** Ask everything again. */
export function forgetAnswers() {
  keep(KEY, {});
  dispatchEvent(new Event(SETTLED));
}

/** Whether what is settled holds when this page is not there, too. */
export const holdsAway = () => kept("settled-away") ?? true;

/** @param {boolean} on */
export function setHoldsAway(on) {
  keep("settled-away", on);
  dispatchEvent(new Event(SETTLED));
}

/**
 * What is said to the server so that it knows what is settled; null where it does.
 * @param {Preparation} left what it knows @returns {Said|null}
 */
export function leaving({ seat, answers, after, settled }) {
  const all = holdsAway() ? Object.entries(settledAnswers()) : [];
  const wanted = Object.fromEntries(all.flatMap(([text, { habit }]) => (habit === "ask" ? [] : [[text, habit]])).slice(-MOST_LEFT));
  const isSame = Object.keys(wanted).length === Object.keys(settled).length && Object.entries(wanted).every(([text, habit]) => settled[text] === habit);
  const isFirst = answers === "ask" && !Object.keys(settled).length;
  return isSame ? null : { type: "prepare", seat, answers, after: isFirst ? after || AWAY_AFTER : after, settled: wanted };
}

/** The text that an option of a question belongs to: of a card, else the question itself. @param {Decision} decision @param {Option} option @returns {string} */
const textOf = (decision, option) => (typeof option.text === "string" ? option.text : `?${decision.prompt.id}`);

/** A reaction can be used always; an action, which could be used at any time, can only be left out. @param {Decision} decision */
const canBeAlways = (decision) => Boolean(decision.about?.moment);

/**
 * What can be settled about a question: each text on offer with its name, and the habits that it can have.
 * @param {Decision|null} decision @returns {{text: string, label: Text, habits: Habit[]}[]}
 */
export function settleable(decision) {
  if (!decision) return [];
  if (decision.suggested) return [{ text: PAYMENT, label: { id: "page-auto-payment" }, habits: ["ask", "always"] }];
  if (!decision.window || decision.kind !== "choose") return [];
  /** @type {Map<string, {text: string, label: Text, habits: Habit[]}>} */
  const found = new Map();
  for (const option of decision.options) {
    if (option.declines) continue;
    const text = textOf(decision, option);
    const isCard = typeof option.text === "string";
    if (!found.has(text)) found.set(text, { text, label: isCard ? option.label : decision.prompt, habits: isCard && canBeAlways(decision) ? ["ask", "always", "never"] : ["ask", "never"] });
  }
  return [...found.values()];
}

/**
 * The answer that follows from what a player has settled; null where the player is asked.
 * @param {Decision|null} decision @returns {ByItself|null}
 */
export function answerByItself(decision) {
  if (!decision) return null;
  if (decision.suggested) {
    return habitOf(PAYMENT) === "always" ? { answer: decision.suggested, habit: "always", of: PAYMENT, label: { id: "page-auto-payment" } } : null;
  }
  if (!decision.window || decision.kind !== "choose") return null;
  const refusal = decision.options.find((option) => option.declines);
  const offered = decision.options.filter((option) => !option.declines);
  const open = offered.filter((option) => habitOf(textOf(decision, option)) !== "never");
  const [first] = offered;
  if (!open.length && first && refusal) return { answer: refusal.id, habit: "never", of: textOf(decision, first), label: labelIn(decision, first) };
  const always = canBeAlways(decision) ? open.find((option) => habitOf(textOf(decision, option)) === "always") : undefined;
  return always ? { answer: always.id, habit: "always", of: textOf(decision, always), label: always.label } : null;
}

/** @param {Decision} decision @param {Option} option @returns {Text} */
const labelIn = (decision, option) => (typeof option.text === "string" ? option.label : decision.prompt);

/** Whether the odds are shown before an attack on the only target there is. */
export const confirmsSingle = () => kept("confirm-single") ?? true;

/** @param {boolean} on */
export const setConfirmsSingle = (on) => keep("confirm-single", on);
