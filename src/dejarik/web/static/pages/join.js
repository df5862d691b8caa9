/**
 * Sitting down at a table: a name, and what the seat brings, as the game says what can be chosen: what the host chose, something
 * ready-made, a document of one's own, or one that is pasted. What is wrong with it is the server's to say.
 * Event: `joined`, where the page is a part of the table's.
 */
import { html, nothing } from "../vendor/lit.js";
import { Part, SEAT_COLOURS, icon, tally } from "../core/part.js";
import * as api from "../core/api.js";
import { say } from "../core/i18n.js";
import { ownDocuments } from "../core/documents.js";
import { askFitting, grouped, isRefused } from "../core/fitting.js";
import { keep, kept, rememberTable, tokenOf } from "../core/store.js";
import { topbar } from "../components/topbar.js";
import { seatName } from "../components/sides.js";

/** @import { Choice, Fit, Game, Refused, Setting, Table, Text, Typed } from "../../protocol.js" */

const PASTE = "paste";
const PAUSE = 300; // milliseconds after a change before the game is asked about it

/**
 * @typedef {{table: string, token: string|null, facts?: Table, settings: Setting[], chosen: Record<string, string>, pasted: Record<string, string>,
 *   told: Record<string, {legal?: boolean, problems?: Text[]}>, failed?: Refused|null, lost?: Refused, busy?: boolean, fit?: Fit}} Given
 * `chosen`: the value of each setting, "" for what the host chose
 */

class Join extends /** @type {Typed<Given>} */ (Part) {
  static properties = {
    table: { attribute: false },
    token: { attribute: false },
    facts: { state: true },
    settings: { state: true },
    chosen: { state: true },
    pasted: { state: true },
    told: { state: true },
    failed: { state: true },
    lost: { state: true },
    busy: { state: true },
    fit: { state: true },
  };
  static start = () => ({ settings: [], chosen: {}, pasted: {}, told: {} });

  async connectedCallback() {
    super.connectedCallback();
    this.token ??= tokenOf(this.table);
    try {
      const [facts, games] = await Promise.all([api.table(this.table, this.token), api.games()]);
      this.facts = facts;
      const game = games.find((each) => each.name === facts.game);
      this.settings = (game?.settings ?? []).filter((setting) => setting.seat === this.place);
      if (game && this.settings.some((setting) => setting.fitting)) this.fit = await this.askFit(game, facts).catch(() => undefined);
      if (this.place === undefined) location.replace(`#/table/${this.table}`);
    } catch (refusal) {
      this.lost = refusal;
    }
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.asking);
  }

  /** The seat that is taken: the own one, or the first that is free. */
  get place() {
    const seats = this.facts?.seats ?? [];
    return seats.find((seat) => !seat.taken && seat.kind === (this.token ? "invited" : "open"))?.seat;
  }

  /** Which choices fit at this table, where it stands already how many play and on which sides. @param {Game} game @param {Table} facts */
  async askFit(game, facts) {
    const { shown } = await api.viewNow(facts.id, this.token);
    const sides = shown?.players?.map((/** @type {{side: string}} */ player) => player.side) ?? [];
    return askFitting(game, { ...facts.settings, players: String(facts.seats.length) }, sides);
  }

  /** @param {Setting} setting @param {string} value */
  choose(setting, value) {
    this.chosen = { ...this.chosen, [setting.name]: value };
    this.failed = null;
  }

  /** @param {Setting} setting @param {string} text */
  paste(setting, text) {
    this.pasted = { ...this.pasted, [setting.name]: text };
    this.failed = null;
    clearTimeout(this.asking);
    this.asking = setTimeout(() => this.examine(setting, text), PAUSE);
  }

  /** Ask the game about what was pasted. @param {Setting} setting @param {string} text */
  async examine(setting, text) {
    const told = await api.examine(this.facts?.game ?? "", setting.document ?? "", { text }).catch((refusal) => ({ legal: false, problems: [refusal.text] }));
    if (this.pasted[setting.name] === text) this.told = { ...this.told, [setting.name]: told };
  }

  /** What is brought: settings with a value. */
  get brings() {
    const values = this.settings.map((setting) => [setting.name, this.chosen[setting.name] === PASTE ? (this.pasted[setting.name] ?? "") : this.chosen[setting.name]]);
    return Object.fromEntries(values.filter(([, value]) => value));
  }

  /** @param {SubmitEvent} event */
  async sit(event) {
    event.preventDefault();
    this.busy = true;
    this.failed = null;
    try {
      const { token } = await api.join(this.table, kept("name") || say("page-guest"), this.place, this.brings, this.token);
      rememberTable(this.table, token);
      this.emit("joined", token);
      location.hash = `#/table/${this.table}`;
    } catch (refusal) {
      this.failed = refusal;
    }
    this.busy = false;
  }

  // --- Drawing --------------------------------------------------------------------------------------

  render() {
    if (this.lost) return html`${topbar("")}<main class="table middle"><p role="alert">${this.lost.message}</p></main>`;
    if (!this.facts || this.place === undefined) return html`${topbar("")}<main class="table middle"><p role="status">${say("page-loading-table")}</p></main>`;
    const { facts, place } = this;
    const others = facts.seats.filter((seat) => seat.seat !== place && seat.taken).map((seat) => seatName(facts, seat.seat)).join(", ");
    return html`${topbar("")}<main class="sheet table"><form class="panel newtable joining" @submit=${this.sit}>
      <h1 class="phead">${tally(SEAT_COLOURS[place], "s")}${say("join-title")}</h1>
      <p class="pad dim">${others ? say("join-note", { game: facts.label, others }) : say("join-note-alone", { game: facts.label })}</p>
      <div class="pad formgrid">
        <label>${say("page-your-name")}<input class="field" maxlength="40" .value=${kept("name") ?? ""} placeholder=${say("page-guest")} @change=${(event) => keep("name", event.target.value.trim())} /></label>
        ${this.settings.map((setting) => this.setting(setting))}
      </div>
      ${this.failed ? html`<p class="pad bad" role="alert">${icon("a-warn", "s")} ${this.failed.message}</p>` : nothing}
      <div class="pad"><button class="btn primary big full" type="submit" ?disabled=${this.busy}>${icon("a-check")}${say("page-sit-down")}</button></div>
    </form></main>`;
  }

  /** @param {Setting} setting */
  setting(setting) {
    const now = this.chosen[setting.name] ?? "";
    const own = ownDocuments(setting.document).filter((choice) => !isRefused(this.fit, setting, choice));
    const choices = setting.choices.filter((choice) => !isRefused(this.fit, setting, choice));
    return html`<label>${say(setting.label)}<select class="field" data-setting=${setting.name} @change=${(event) => this.choose(setting, event.target.value)}>
        <option value="">${this.asSet(setting)}</option>
        ${own.length ? html`<optgroup label=${say("join-own")}>${own.map((choice) => option(choice, now))}</optgroup>` : nothing}
        ${grouped(choices, say).map(([heading, all]) => html`<optgroup label=${heading || say("join-ready-made")}>${all.map((choice) => option(choice, now))}</optgroup>`)}
        ${setting.document ? html`<option value=${PASTE} ?selected=${now === PASTE}>${say("join-paste")}</option>` : nothing}
      </select>${this.fit?.sides[setting.name] ? html`<span class="t-small dim">${say("join-side", { side: this.fit.sides[setting.name].label })}</span>` : nothing}</label>
      ${now === PASTE ? this.pasting(setting) : nothing}`;
  }

  /** What the host chose, where that is known. @param {Setting} setting */
  asSet(setting) {
    const choice = setting.choices.find((each) => each.value === this.facts?.settings[setting.name]);
    return choice ? say("join-as-set-named", { name: choice.label }) : say("join-as-set");
  }

  /** @param {Setting} setting */
  pasting(setting) {
    const told = this.told[setting.name];
    return html`<label class="whole">${say("join-text")}<textarea class="field" rows="10" spellcheck="false" .value=${this.pasted[setting.name] ?? ""} @input=${(event) => this.paste(setting, event.target.value)}></textarea></label>
      <ul class="whole t-small" role="status">${told?.legal ? html`<li class="good">${icon("a-check", "s")} ${say("join-legal")}</li>` : (told?.problems ?? []).map((problem) => html`<li class="problem bad">${say(problem)}</li>`)}</ul>`;
  }
}

/** @param {Choice} choice @param {string} now */
const option = (choice, now) => html`<option value=${choice.value} ?selected=${choice.value === now}>${say(choice.label)}${choice.points ? ` (${choice.points})` : nothing}</option>`;

customElements.define("dj-join", Join);
