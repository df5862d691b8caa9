/** Documents of one's own that this browser keeps, such as armies: how they are offered where a game asks for one. */
import { kept } from "./store.js";

/** Where each kind is kept. @type {Record<string, string>} */
const SHELVES = { army: "armies", deck: "decks" };

/**
 * Those that can be played, the newest first, as choices of a setting.
 * @param {string|undefined} kind as the game names it @returns {import("../../protocol.js").Choice[]}
 */
export function ownDocuments(kind) {
  /** @type {{name: string, text: string, legal: boolean, points?: number, format?: string}[]} */
  const all = (kind && kept(SHELVES[kind])) || [];
  return all.filter((each) => each.legal).map((each) => ({ value: each.text, label: { id: "build-own-army", args: { name: each.name } }, points: each.points, settings: each.format ? { format: each.format } : undefined }));
}
