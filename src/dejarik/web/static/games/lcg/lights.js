/** Which options of a decision stand on which cards, and how amounts are suggested. The options are the server's; only their places are found here. */

/** @import { Decision, Option } from "../../../protocol.js" */
/** @import { Shown } from "../../../cardgame.js" */

/** The options by the card that they are about. @param {Decision|null} decision @returns {Map<number, Option[]>} */
export function lightsOf(decision) {
  /** @type {Map<number, Option[]>} */
  const lights = new Map();
  for (const option of decision?.options ?? []) {
    if (typeof option.card === "number") lights.set(option.card, [...(lights.get(option.card) ?? []), option]);
  }
  return lights;
}

/** The ids of all cards that can be seen on the table or in the hand. @param {Shown} shown */
export function cardsInSight(shown) {
  const beneath = shown.cards.flatMap((card) => [...(card.captured ?? []), ...(card.support ?? [])]);
  const stacks = (shown.engagement?.stacks ?? []).flatMap((stack) => stack.cards);
  return new Set([...shown.cards, ...beneath, ...stacks, ...shown.hand].map((card) => card.id));
}

/** Options for cards that lie nowhere on the table: they are spread out to be looked at. @param {Decision|null} decision @param {Shown} shown */
export function spreadOf(decision, shown) {
  if (!decision) return [];
  const seen = cardsInSight(shown);
  return decision.options.filter((option) => option.key && option.key !== "facedown" && !seen.has(option.card));
}

/** Whether a decision is a payment. @param {Decision|null} decision */
export const isPayment = (decision) => decision?.kind === "distribute" && decision.options.some((option) => option.verb === "pay");

/** How a payment could be made, to be changed or confirmed: as the rules suggest. @param {Decision} decision @returns {Record<string, number>} */
export const suggested = (decision) => ({ ...decision.suggested });
