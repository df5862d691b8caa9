/** What the card game brings to the page: its screen, what the bar above it says, its replays. */
import { html } from "../../vendor/lit.js";
import { say } from "../../core/i18n.js";
import { Rerun } from "./rerun.js";
import { stageParts } from "./stage.js";
import "./view.js";

/** @type {import("../../../protocol.js").Parts} */
export const parts = {
  screen: (game, hint, end) => html`<dj-lcg .game=${game} .hint=${hint} .end=${end}></dj-lcg>`,
  heading: (shown) => ({
    title: say(shown.name),
    note: shown.round ? say("page-lcg-turn-of", { side: shown.side, round: shown.round }) : say("page-lcg-setup"),
    now: shown.round && shown.phase !== "setup" ? say(`page-lcg-phase-${shown.phase}`) : undefined,
  }),
  stage: stageParts,
  rerun: (catalogue) => new Rerun(catalogue),
};
