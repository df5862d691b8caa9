/**
 * Which choices of a setting fit beside what else is chosen for a table, as the game itself says it (`examine` of the kind that
 * the setting names as `fitting`). A game that says nothing about it offers everything.
 */
import * as api from "./api.js";
import { ownDocuments } from "./documents.js";

/** @import { Choice, Fit, Game, Setting } from "../../protocol.js" */

const NOTHING = { players: [], sides: {}, dropped: [], refused: {}, own: [] };

const MOST_OWN = 40; // that the game is asked about

/** Ask the game about a table that is not made yet. @param {Game} game @param {Record<string, string>} settings @returns {Promise<Fit>} */
export async function askFitting(game, settings) {
  const asking = game.settings.find((setting) => setting.fitting);
  if (!asking?.fitting) return NOTHING;
  const own = ownDocuments(asking.document).map((choice) => choice.value).slice(0, MOST_OWN);
  const answer = await api.examine(game.name, asking.fitting, { settings, decks: own });
  return { ...answer, own };
}

/** Ask what could be brought to a seat of a table that is made, now. @param {string} table @param {number} seat @param {Setting[]} settings of that seat @param {string|null} token @returns {Promise<Fit>} */
export async function askSeat(table, seat, settings, token) {
  const asking = settings.find((setting) => setting.fitting);
  if (!asking) return NOTHING;
  const own = ownDocuments(asking.document).map((choice) => choice.value).slice(0, MOST_OWN);
  return { ...NOTHING, ...(await api.fitting(table, seat, own, token)), own };
}

/** Whether the game would refuse a choice. @param {Fit|undefined} fit @param {Setting} setting @param {Choice} choice */
export function isRefused(fit, setting, choice) {
  const refused = fit?.refused[setting.name];
  if (!refused) return false;
  const own = fit?.own.indexOf(choice.value) ?? -1;
  return Boolean(refused[own >= 0 ? `own-${own}` : choice.value]);
}

/** The settings that can be chosen with the value of the one that leads, of a game that has one. @param {Setting[]} settings @param {Record<string, string>} chosen */
export function settingsFor(settings, chosen) {
  const lead = settings.find((setting) => setting.leads);
  const value = lead && (chosen[lead.name] ?? lead.first);
  return settings.filter((setting) => !setting.only || setting.only === value);
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
