/** A table of the card game, small: objectives and units of every seat as little cards, the struggle between them. Shape and colour only. */
import { html, nothing, svg } from "../../vendor/lit.js";
import { SEAT_COLOURS } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { seating } from "./areas.js";

/** @import { Player, Shown } from "../../../cardgame.js" */

const [WIDTH, HEIGHT] = [76, 66];
const MOST_UNITS = 6;

/** The cards of one player. @param {Shown} shown @param {Player} player @param {{x: number, y: number, width: number, above: boolean, colour: string}} place */
function cards(shown, player, { x, y, width, above, colour }) {
  const own = shown.cards.filter((card) => card.seat === player.seat && !card.host);
  const objectives = own.filter((card) => card.type === "objective").length;
  const units = Math.min(MOST_UNITS, own.filter((card) => card.type === "unit").length);
  const step = (/** @type {number} */ count, /** @type {number} */ size) => Math.min(size + 2, (width - 4 - size) / Math.max(1, count - 1));
  const back = above ? y : y + 17;
  const front = above ? y + 8 : y;
  return svg`<g class="seat-${colour}">${Array.from({ length: objectives }, (_, at) => svg`<rect class="planobj" x=${x + 2 + at * step(objectives, 9)} y=${back} width="9" height="5" rx="1"></rect>`)}
    ${Array.from({ length: units }, (_, at) => svg`<rect class="planunit" x=${x + 2 + at * step(units, 8)} y=${front} width="8" height="13" rx="1.4"></rect>`)}</g>`;
}

/** @param {Shown} shown @param {string[]} colours */
function drawing(shown, colours) {
  const { above, below } = seating(shown, null);
  const row = (/** @type {Player[]} */ players, /** @type {number} */ y, /** @type {boolean} */ top) =>
    players.map((player, at) => cards(shown, player, { x: (at * WIDTH) / players.length, y, width: WIDTH / players.length, above: top, colour: colours[player.seat] ?? SEAT_COLOURS[player.seat] }));
  const { light, dark } = shown.force;
  const share = light.total + dark.total ? light.total / (light.total + dark.total) : 0.5;
  return html`<svg class="cardplan" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${row(above, 3, true)}
    <rect class="plandial" x="4" y="31" width=${WIDTH - 8} height="3" rx="1.5"></rect><rect class="planlight" x="4" y="31" width=${(WIDTH - 8) * share} height="3" rx="1.5"></rect>
    ${row(below, 41, false)}</svg>`;
}

/** An objective set: its objective, and the cards that come with it. @param {any} catalogue @param {string} number */
function setRow(catalogue, number) {
  const { name, cards } = catalogue.sets[number];
  return { name: say(name), note: cards.map((/** @type {string} */ card) => say(catalogue.cards[card].name)).join(", ") };
}

/** @type {import("../../../protocol.js").Plan} */
export const plan = {
  picture: (_catalogue, _settings, shown, colours) => (shown?.players ? drawing(shown, colours ?? SEAT_COLOURS) : nothing),
  standing: (shown) => {
    const facts = shown.round ? [say("page-lcg-standing", { round: shown.round, side: shown.side })] : [say("page-lcg-setup")];
    if (shown.goal) facts.push(say("page-lcg-standing-goal", shown.goal));
    if (shown.dial) facts.push(say("page-lcg-standing-dial", { value: shown.dial.value }));
    return { title: say(shown.name), note: facts.join(", ") };
  },
  about: () => null,
  brought: (catalogue, name) => {
    const deck = catalogue.ready_made.find((/** @type {any} */ each) => each.name === name);
    if (!deck) return null;
    const sets = [...new Set(deck.sets)];
    return {
      title: say(deck.label),
      note: say("page-plan-sets", { count: deck.sets.length }),
      rows: sets.map((number) => ({ ...setRow(catalogue, number), amount: `× ${deck.sets.filter((/** @type {string} */ each) => each === number).length}` })),
      more: "",
    };
  },
};
