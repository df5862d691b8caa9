/** A campaign as lists and pages away from its tables show it: how far it is, who plays whom, its story, and the form for a new one. */
import { html } from "../../vendor/lit.js";
import { say } from "../../core/i18n.js";
import { heroGlyph } from "./campaign-cards.js";
import { previouslyPanel } from "./campaign-log.js";
import { winnerColour } from "./campaign-parts.js";
import "./campaign-form.js";

/** @import { Chain } from "../../../protocol.js" */
/** @import { StageTable } from "../../../skirmish.js" */

/** Whether a mission is played, at the table or with one's own figures. @param {any} now */
const isMission = (now) => now?.format === "mission" || now?.format === "companion";

/** Where it stands, in a few words. @param {StageTable} stage @param {any} now what its newest table shows */
function whereOf(stage, now) {
  const total = stage.slots.length;
  const winner = stage.slot === total ? stage.slots[total - 1].winner : null;
  if (winner !== null) return say(winner === 0 ? "campaigns-won-empire" : "campaigns-won-rebels", { total });
  if (isMission(now) && !stage.chosen) return say("campaigns-mission-over", { number: stage.slot, total, name: say(now.mission.name) });
  if (isMission(now)) {
    const name = say(now.mission.name);
    const isForced = !stage.active.some((/** @type {StageTable["active"][number]} */ each) => say(each.name) === name); // it takes no place of the log
    if (isForced) return say("campaigns-forced", { number: stage.slot, total, name });
    return now.round ? say("campaigns-in-mission", { number: Math.min(stage.slot + 1, total), total, name, round: now.round }) : say("campaigns-before-mission", { number: Math.min(stage.slot + 1, total), total, name });
  }
  if (!stage.slot) return say("campaigns-founding", { total });
  return stage.step ? say("campaigns-after", { number: stage.slot, total, step: say(`between-step-${stage.step}`) }) : say("campaigns-ready", { number: stage.slot, total });
}

/** @type {Chain} */
export const chain = {
  isBetween: (shown) => shown?.format === "campaign",
  standing: (stage, now) => ({
    title: say(stage.name),
    where: whereOf(stage, now),
    places: stage.slots.map((/** @type {StageTable["slots"][number]} */ slot, /** @type {number} */ place) => ({
      state: place < stage.slot ? "played" : place === stage.slot ? "next" : "ahead",
      colour: slot.winner === null ? "" : winnerColour(slot.winner),
      label: slot.name ? `${place + 1}. ${say(slot.name)}: ${say(slot.winner === 0 ? "between-empire-won" : "between-rebels-won")}` : `${place + 1}. ${say(`between-kind-${slot.kind}`)}`,
    })),
    people: stage.heroes.map((/** @type {StageTable["heroes"][number]} */ hero) => ({ seat: hero.seat, name: say(hero.name), mark: heroGlyph(hero.sheet) })),
  }),
  parts: (stage, now, tables) => {
    const played = stage.entries.filter((/** @type {StageTable["entries"][number]} */ entry) => entry.what === "played").map((/** @type {StageTable["entries"][number]} */ entry) => say(entry.name));
    if (isMission(now) && stage.chosen) played.push(say(now.mission.name));
    const missions = tables.filter(({ outcome }, place) => (outcome ? !outcome.leads_on : isMission(now) && place === tables.length - 1));
    return tables.map((table) => {
      const place = missions.indexOf(table);
      const mission = place >= 0;
      return { mission, name: mission ? say("campaigns-part-mission", { name: played.at(place - missions.length) ?? "" }) : say("campaigns-part-between") };
    });
  },
  previously: (stage) => previouslyPanel(stage),
  story: (stage, table, catalogue) => html`<dj-campaign-story .shown=${stage} .table=${table} .catalogue=${catalogue}></dj-campaign-story>`,
  form: (game, catalogue, create) => html`<dj-campaign-form .game=${game} .catalogue=${catalogue} .create=${create}></dj-campaign-form>`,
};
