/** What a mission that is over pays: the rewards of both sides with their reasons, and what follows it in a campaign. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, tally } from "../../core/part.js";
import { say } from "../../core/i18n.js";

/** @import { PaidShown, PaymentShown } from "../../../sent/assault.js" */

const SYMBOLS = { xp: "i-xp", credits: "i-credits", crates: "x-crate", influence: "i-influence", agenda: "i-secret", card: "a-sheet", figure: "a-team", item: "i-credits", campaign: "a-flag" };

/** @param {PaymentShown} paid */
export const payment = (paid) => html`${side("mission-rewards-rebels", "blue", paid.rebels)}${side("mission-rewards-empire", "red", paid.empire)}
  ${paid.next.length ? html`<section class="paid"><h3 class="t-head">${say("mission-next")}</h3><ul>${paid.next.map((each) => html`<li><span class="grow">${say(each)}</span></li>`)}</ul></section>` : nothing}`;

/** @param {string} title @param {string} colour @param {PaidShown[]} lines */
const side = (title, colour, lines) => lines.length ? html`<section class="paid seat-${colour}"><h3 class="t-head row tight">${tally(colour, "s")}${say(title)}</h3><ul>${lines.map(line)}</ul></section>` : nothing;

/** A reward: what it is, why it is paid, how much it is. @param {PaidShown} paid */
const line = (paid) => html`<li>${icon(SYMBOLS[paid.kind], "s")}<span class="grow">${say(paid.text)}${paid.reasons.length ? html`<span class="t-small dim">${reasons(paid)}</span>` : nothing}</span>
  ${paid.amount ? html`<b class="t-num">${signed(paid.amount)}</b>` : nothing}</li>`;

/** @param {PaidShown} paid */
const reasons = ({ reasons: all }) => all.map((each) => (all.length > 1 && each.amount ? `${signed(each.amount)} ${say(each.text)}` : say(each.text))).join(" · ");

/** @param {number} amount */
const signed = (amount) => (amount < 0 ? `−${-amount}` : `+${amount}`);
