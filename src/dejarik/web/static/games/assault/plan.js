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
  about: (catalogue, settings) => {
    const mission = catalogue.maps?.[settings.map ?? ""]?.missions?.[settings.mission ?? ""];
    return mission ? { title: say(mission.name), note: say(mission.rules) } : null;
  },
};
