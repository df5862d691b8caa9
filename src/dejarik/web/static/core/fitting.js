/**
 * Which choices of a setting fit beside what else is chosen for a table, as the game itself says it (`examine` of the kind that
 * the setting names as `fitting`). A game that says nothing about it offers everything.
 */
import * as api from "./api.js";
import { ownDocuments } from "./documents.js";

/** @import { Choice, Fit, Game, Setting } from "../../protocol.js" */

const NOTHING = { players: [], sides: {}, dropped: [], refused: {}, own: [] };

/** Ask the game about a table. @param {Game} game @param {Record<string, string>} settings @param {string[]} [sides] who plays which side, of a table that is made @returns {Promise<Fit>} */
export async function askFitting(game, settings, sides = []) {
  const asking = game.settings.find((setting) => setting.fitting);
  if (!asking?.fitting) return NOTHING;
  const own = ownDocuments(asking.document).map((choice) => choice.value);
  const answer = await api.examine(game.name, asking.fitting, { settings, decks: own, sides });
  return { ...answer, own };
}

/** Whether the game would refuse a choice. @param {Fit|undefined} fit @param {Setting} setting @param {Choice} choice */
export function isRefused(fit, setting, choice) {
  const refused = fit?.refused[setting.name];
  if (!refused) return false;
  const own = fit?.own.indexOf(choice.value) ?? -1;
  return Boolean(refused[own >= 0 ? `own-${own}` : choice.value]);
}

/** Choices under their headings, in their order. @param {Choice[]} choices @param {(label: Choice["label"]) => string} say @returns {[string, Choice[]][]} */
export function grouped(choices, say) {
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const choice of choices) {
    const heading = choice.group ? say(choice.group) : "";
    groups.set(heading, [...(groups.get(heading) ?? []), choice]);
  }
  return [...groups];
}
