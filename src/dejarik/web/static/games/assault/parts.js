/** What Imperial Assault brings to the page: its screen, what the bar above it says, its replays. */
import { html } from "../../vendor/lit.js";
import { say } from "../../core/i18n.js";
import { Rerun } from "./rerun.js";
import "./mission.js";
import "./view.js";

/** @type {import("../../../protocol.js").Parts} */
export const parts = {
  screen: (game, hint, end) =>
    game.state.shown?.format === "mission"
      ? html`<dj-mission .game=${game} .hint=${hint} .end=${end}></dj-mission>`
      : html`<dj-assault .game=${game} .hint=${hint} .end=${end}></dj-assault>`,
  heading: (shown) => (shown.format === "mission" ? { title: say(shown.mission.name), note: say("mission-threat", { threat: shown.threat }), now: shown.round ? say("page-round", { round: shown.round }) : undefined } : { title: say(shown.map.name), note: say(shown.mission.name), now: shown.round ? say("page-round", { round: shown.round }) : undefined }),
  rerun: (catalogue) => new Rerun(catalogue),
};
