/** What Imperial Assault brings to the page: its screen, what the bar above it says, its replays. */
import { html } from "../../vendor/lit.js";
import { say } from "../../core/i18n.js";
import { standingOf } from "./campaign-cards.js";
import { Rerun } from "./rerun.js";
import { stageParts } from "./stage.js";
import "./campaign.js";
import "./companion.js";
import "./mission.js";
import "./view.js";

/** @type {import("../../../protocol.js").Parts} */
export const parts = {
  screen: (game, hint, end) => {
    if (game.state.shown?.format === "campaign") return html`<dj-campaign .game=${game} .hint=${hint} .end=${end}></dj-campaign>`;
    if (game.state.shown?.format === "companion") return html`<dj-companion .game=${game} .hint=${hint} .end=${end}></dj-companion>`;
    if (game.state.shown?.format === "mission") return html`<dj-mission .game=${game} .hint=${hint} .end=${end}></dj-mission>`;
    return html`<dj-assault .game=${game} .hint=${hint} .end=${end}></dj-assault>`;
  },
  heading: (shown) => {
    if (shown.format === "campaign") return { title: say(shown.name), note: standingOf(shown), now: shown.step ? say(`between-step-${shown.step}`) : undefined };
    const now = shown.round ? say("page-round", { round: shown.round }) : undefined;
    if (shown.format === "mission" || shown.format === "companion") return { title: say(shown.mission.name), note: say("mission-threat", { threat: shown.threat }), now };
    return { title: say(shown.map.name), note: say(shown.mission.name), now };
  },
  isBetween: (shown) => shown?.format === "campaign",
  stage: stageParts,
  rerun: (catalogue) => new Rerun(catalogue),
};
