/** The plan of a map, small: for lists of tables and for choosing a map. Shape and colour only. */
import { html, nothing, svg } from "../../vendor/lit.js";
import { say } from "../../core/i18n.js";
import { standingOf } from "./campaign-cards.js";
import { middle, outline, place } from "./geometry.js";

/** @import { PlayedMap, Shown } from "../../../skirmish.js" */

const UNIT = 10; // a space, in units of the drawing
const SPOT = 4.2;

/** @param {string[]} names */
const floor = (names) => names.map((name) => `M${place(name).map((each) => each * UNIT).join(" ")}h${UNIT}v${UNIT}h-${UNIT}z`).join("");

/**
 * @param {PlayedMap} map
 * @param {Shown} [shown] with the figures that stand there
 * @param {string[]} [colours] of the seats
 * @param {{around: number[], seen: number[]}} [frame] what is drawn and which part of it is marked, in spaces
 */
export function mapPlan(map, shown, colours = [], frame) {
  const [[x, y], [right, bottom]] = [map.from, map.to];
  const names = map.squares.map(([name]) => name);
  const box = frame ? frame.around.map((each) => each * UNIT) : [x * UNIT - 4, y * UNIT - 4, (right - x) * UNIT + 8, (bottom - y) * UNIT + 8];
  const [sx, sy, sw, sh] = (frame?.seen ?? [0, 0, 0, 0]).map((each) => each * UNIT);
  const standing = (shown?.figures ?? []).filter((figure) => figure.spaces.length);
  return html`<svg class="plan" viewBox=${box.join(" ")} aria-hidden="true">
    <path class="planfloor" d=${floor(names)}></path>
    ${Object.entries(map.zones).map(([colour, spaces]) => svg`<path class="planzone seat-${colour}" d=${floor(spaces)}></path>`)}
    <path class="planline" d=${outline(names, UNIT)}></path>
    ${standing.map((figure) => {
      const [cx, cy] = middle(figure.spaces);
      return svg`<circle class="planspot seat-${colours[figure.seat] ?? "red"}" cx=${cx * UNIT} cy=${cy * UNIT} r=${SPOT}></circle>`;
    })}
    ${frame ? svg`<rect class="planseen" x=${sx} y=${sy} width=${sw} height=${sh}></rect>` : nothing}
  </svg>`;
}

/** How a mission stands. @param {import("../../../skirmish.js").MissionTable} shown */
const missionStanding = (shown) => ({
  title: say(shown.mission.name),
  note: shown.round ? say("mission-standing", { round: shown.round, threat: shown.threat }) : say("page-standing-setup"),
});

/**
 * The missions that may be played with what is chosen.
 * @param {any} catalogue @param {Record<string, string>} settings @param {number} players @returns {import("../../../sent/assault.js").MapMission[]}
 */
function missionsFor(catalogue, { map, mission }, players) {
  const maps = map ? [catalogue.maps[map]].filter(Boolean) : Object.values(catalogue.maps);
  return maps.flatMap((each) => Object.entries(each.missions)).filter(([letter, each]) => (!mission || letter === mission) && each.players === players).map(([, each]) => each);
}

/** What is played, and by whom against whom. @type {NonNullable<import("../../../protocol.js").Plan["summary"]>} */
function summary(catalogue, settings, players) {
  if ((settings.format ?? "skirmish") !== "skirmish") return null;
  const found = missionsFor(catalogue, settings, players);
  if (!found.length) return null;
  const [{ mode, goal, teams }] = found;
  const where = settings.map ? say("page-plan-where", { map: { id: `map-name-${settings.map}` } }) : say("page-plan-anywhere");
  const isSure = found.every((each) => each.mode === mode);
  return { what: isSure ? say(`page-plan-${mode}`, { where, goal }) : say("page-plan-by-mission", { where }), teams: isSure ? teams : null };
}

/** The cards of a ready-made army. @type {NonNullable<import("../../../protocol.js").Plan["brought"]>} */
function brought(catalogue, name) {
  const army = catalogue.ready_made.find((/** @type {any} */ each) => each.name === name);
  if (!army) return null;
  const counted = (/** @type {string[]} */ keys) => [...new Set(keys)].map((key) => ({ key, count: keys.filter((each) => each === key).length }));
  const titled = (/** @type {string} */ name, /** @type {number} */ count) => (count > 1 ? `${name} × ${count}` : name);
  return {
    title: say(army.title),
    note: say("page-plan-points", { points: army.points }),
    rows: counted(army.cards).map(({ key, count }) => {
      const card = catalogue.cards[key];
      return { name: titled(card.elite && !card.unique ? say("army-elite-card", { card: card.name }) : say(card.name), count), note: card.health ? say("page-plan-health", { health: card.health, figures: card.size }) : "", amount: String(card.cost * count) };
    }),
    more: say("page-plan-command", { cards: counted(army.command).map(({ key, count }) => titled(say(catalogue.commands[key].name), count)).join(", ") }),
  };
}

/** @type {import("../../../protocol.js").Plan} */
export const plan = {
  picture: (catalogue, settings, shown, colours) => {
    const map = shown?.map?.svg ? shown.map : catalogue.maps?.[shown?.map?.id ?? settings.map ?? ""];
    return map ? mapPlan(map, shown, colours) : nothing;
  },
  standing: (shown) => (shown.format === "campaign" ? { title: say(shown.name), note: standingOf(shown) } : shown.format === "mission" || shown.format === "companion" ? missionStanding(shown) : {
    title: `${say(shown.map.name)}, ${say(shown.mission.name)}`,
    note: shown.round
      ? say("page-standing", { round: shown.round, points: shown.players.map((player) => player.goal_vp ?? player.vp).join(" : ") })
      : say("page-standing-setup"),
  }),
  summary,
  gallery: {
    setting: "map",
    note: (catalogue, map, players) => [...new Set(missionsFor(catalogue, { map }, players).map(({ mode }) => say(`map-mode-${mode}`)))].join(", "),
  },
  brought,
  about: (catalogue, settings) => {
    const mission = catalogue.maps?.[settings.map ?? ""]?.missions?.[settings.mission ?? ""];
    return mission ? { title: say(mission.name), note: say(mission.rules) } : null;
  },
};
