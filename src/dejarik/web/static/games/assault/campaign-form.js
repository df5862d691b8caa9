/**
 * The form for a new campaign: which one, two to four heroes of all boxes, who plays whom, the Imperial class, how the Rebels
 * decide, and for whoever wants it house rules and where it begins. What can be chosen is what the game says.
 */
import { html, nothing } from "../../vendor/lit.js";
import { Part, icon, tally } from "../../core/part.js";
import { say } from "../../core/i18n.js";
import { kept } from "../../core/store.js";
import { heroGlyph, nameOf, symbolOf, textOf } from "./campaign-cards.js";
import { wholeCard } from "./sides.js";

/** @import { Choice, Game, Setting, Typed, WantedChain } from "../../../protocol.js" */
/** @import { Catalogue } from "../../../skirmish.js" */

const FEWEST = 2;
const MOST = 4;
const KINDS = ["me", "bot", "friend", "hot"];
/** Settings that have a place of their own in this form. */
const OWN = new Set(["campaign", "players", "class", "companion", "hero-1", "hero-2", "hero-3", "hero-4"]);

/**
 * @typedef {{kind: string, name?: string}} Player
 * @typedef {{game: Game, catalogue: Catalogue, create: (wanted: WantedChain) => void, settings: Record<string, string>, heroes: string[], players: Record<string, Player>, agree: boolean, level: string, more: boolean, looked: string}} Given
 */

class CampaignForm extends /** @type {Typed<Given>} */ (Part) {
  static properties = { game: { attribute: false }, catalogue: { attribute: false }, create: { attribute: false }, settings: { state: true }, heroes: { state: true }, players: { state: true }, agree: { state: true }, level: { state: true }, looked: { state: true } };
  static start = () => ({ settings: {}, level: "", heroes: ["diala-passil", "fenn-signis"], players: { empire: { kind: "bot" }, "diala-passil": { kind: "me" }, "fenn-signis": { kind: "bot" } }, agree: false, looked: "diala-passil" });

  /** The settings of a campaign, by their names. @returns {Setting[]} */
  get own() {
    return this.game.settings.filter((/** @type {Setting} */ setting) => setting.only === "campaign");
  }

  /** @param {string} name */
  setting(name) {
    return this.own.find((each) => each.name === name);
  }

  /** The campaign that is chosen. */
  get campaign() {
    const setting = this.setting("campaign");
    return setting?.choices.find((choice) => choice.value === this.settings.campaign) ?? setting?.choices[0];
  }

  /** @param {string} name @param {string} value */
  set(name, value) {
    const { [name]: _, ...others } = this.settings;
    this.settings = value ? { ...others, [name]: value } : others;
    if (name === "companion" && value === "yes") this.players = Object.fromEntries(Object.entries(this.players).map(([who, player]) => [who, player.kind === "bot" ? { kind: "hot" } : player])); // who plays with a box sits around it
    if (name === "campaign") this.settings = Object.fromEntries(Object.entries(this.settings).filter(([each]) => each !== "slot"));
  }

  /** What a hero can do is told below it; what was told of another one is folded, and the press stays in sight. @param {string} hero */
  async look(hero) {
    this.looked = hero;
    await this.updateComplete;
    this.querySelector(`[data-hero="${hero}"]`)?.scrollIntoView({ block: "nearest" });
  }

  /** A hero comes along, or stays. @param {string} hero */
  toggle(hero) {
    this.look(hero);
    if (this.heroes.includes(hero)) this.heroes = this.heroes.filter((each) => each !== hero);
    else if (this.heroes.length < MOST) {
      this.heroes = [...this.heroes, hero];
      const isFree = !Object.entries(this.players).some(([who, player]) => player.kind === "me" && (who === "empire" || this.heroes.includes(who)));
      this.players = { ...this.players, [hero]: this.players[hero] ?? { kind: isFree ? "me" : this.settings.companion === "yes" ? "hot" : "bot" } };
    }
  }

  /** Who plays: only one seat is mine at first; further ones of mine are at the same screen. @param {string} who @param {Partial<Player>} change */
  seat(who, change) {
    this.players = { ...this.players, [who]: { ...this.players[who], ...change } };
  }

  /** @param {SubmitEvent} event */
  submit(event) {
    event.preventDefault();
    if (!this.isWhole) return;
    let isSeated = false;
    const seats = ["empire", ...this.heroes].map((who) => {
      const { kind, name } = this.players[who] ?? { kind: "bot" };
      if (kind === "bot") return { kind, bot: who === "empire" ? this.imperial : this.regular };
      if (kind === "friend") return { kind, name: name || undefined };
      const first = !isSeated; // one secret holds all seats at this screen
      isSeated = true;
      return { kind: first ? "me" : "hot", name: (kind === "hot" && name) || kept("name") || say("page-guest") };
    }).map((seat) => /** @type {WantedChain["seats"][number]} */ (Object.fromEntries(Object.entries(seat).filter(([, value]) => value !== undefined))));
    const heroes = Object.fromEntries(this.heroes.map((hero, place) => [`hero-${place + 1}`, hero]));
    const settings = { format: "campaign", campaign: this.campaign?.value ?? "", players: String(1 + this.heroes.length), ...this.settings, ...heroes };
    this.create({ settings, seats, together: this.agree ? "all" : "any" });
  }

  /** The bot that plays heroes, and the Empire where nobody says how hard that should be. */
  get regular() {
    return this.game.bots.includes("greedy") ? "greedy" : this.game.bots[0];
  }

  /** The bot that plays the Empire: at first the level in the middle, an even match. */
  get imperial() {
    const { levels } = this.game;
    return this.level || levels[Math.floor(levels.length / 2)] || this.regular;
  }

  get isWhole() {
    return this.heroes.length >= FEWEST;
  }

  render() {
    const people = this.heroes.filter((hero) => this.players[hero]?.kind !== "bot").length;
    return html`<form class="panel ask foundform" @submit=${this.submit} aria-labelledby="found-title">
      <div class="row seathead"><h2 class="t-title grow" id="found-title">${say("campaigns-new")}</h2></div>
      <div class="pad col">
        ${this.chips("campaign", (choice) => html`${say(choice.label)} <span class="faint">${(choice.notes ?? []).slice(0, 1).map((note) => say(note))}</span>`, this.campaign?.value)}
        ${this.chips("companion", (choice) => say(choice.label), this.settings.companion ?? this.setting("companion")?.first)}${this.settings.companion === "yes" ? html`<p class="t-small dim companionnote">${say("campaigns-companion-note")}</p>` : nothing}
        ${this.heroGrid()}${this.seats()}${this.levels()}
        ${this.chips("class", (choice) => say(choice.label), this.settings.class, say("page-any"))}${this.beginsWith("class", this.settings.class)}
        ${people > 1 ? html`<fieldset class="chipset"><legend class="t-label faint">${say("campaigns-together")}</legend>${[false, true].map((agree) => html`<button type="button" class="chip press ${this.agree === agree ? "on" : ""}" aria-pressed=${String(this.agree === agree)} @click=${() => (this.agree = agree)}>${say(agree ? "campaigns-all-agree" : "campaigns-any-answers")}</button>`)}</fieldset>` : nothing}
        <details class="morebox"><summary class="t-label">${icon("a-down", "xs")}${say("campaigns-more")}</summary><div class="col">${this.own.filter((setting) => !OWN.has(setting.name)).map((setting) => this.further(setting))}</div></details>
      </div>
      <div class="row pad foundfoot"><p class="t-small dim grow">${(this.campaign?.notes ?? []).slice(1).map((note) => say(note))}</p>
        <button class="btn primary big" type="submit" ?disabled=${!this.isWhole}>${icon("a-play")}${say("campaigns-start")}</button></div></form>`;
  }

  /** Choices of a setting beside each other. @param {string} name @param {(choice: Choice) => unknown} face @param {string} [chosen] @param {string} [any] what stands for any of them */
  chips(name, face, chosen, any) {
    const setting = this.setting(name);
    if (!setting) return nothing;
    return html`<fieldset class="chipset" data-setting=${name}><legend class="t-label faint">${say(setting.label)}</legend>
      ${any ? html`<button type="button" class="chip press ${chosen ? "" : "on"}" aria-pressed=${String(!chosen)} @click=${() => this.set(name, "")}>${any}</button>` : nothing}
      ${setting.choices.map((choice) => html`<button type="button" class="chip press ${choice.value === chosen ? "on" : ""}" aria-pressed=${String(choice.value === chosen)} data-value=${choice.value} @click=${() => this.set(name, choice.value)}>${face(choice)}</button>`)}</fieldset>`;
  }

  /** The boxes that are used besides the core set: all of them at first. @param {Setting} setting */
  boxes(setting) {
    const all = setting.choices.map((choice) => choice.value);
    const used = this.settings.boxes ? this.settings.boxes.split(",") : all;
    const toggle = (/** @type {string} */ box) => {
      const now = used.includes(box) ? used.filter((each) => each !== box) : [...used, box];
      this.set("boxes", now.length === all.length ? "" : ["core", ...now.filter((each) => each !== "core")].join(","));
    };
    return html`<fieldset class="chipset" data-setting="boxes"><legend class="t-label faint">${say(setting.label)}</legend>${setting.choices.map((choice) => {
      const isOwn = choice.value === this.campaign?.value;
      const isUsed = isOwn || used.includes(choice.value);
      return html`<button type="button" class="chip press ${isUsed ? "on" : ""}" aria-pressed=${String(isUsed)} data-box=${choice.value} ?disabled=${isOwn} @click=${() => toggle(choice.value)}>${say(choice.label)}</button>`;
    })}</fieldset>`;
  }

  /** A setting that few want to change. @param {Setting} setting */
  further(setting) {
    if (setting.name === "boxes") return this.boxes(setting);
    const choices = setting.name === "slot" ? setting.choices.slice(0, this.length) : setting.choices;
    const chosen = this.settings[setting.name] ?? setting.first ?? "";
    return html`<label class="t-label faint col">${say(setting.label)}<select class="field" data-setting=${setting.name} @change=${(/** @type {any} */ event) => this.set(setting.name, event.target.value === setting.first ? "" : event.target.value)}>
      ${setting.first ? nothing : html`<option value="">${say("page-any")}</option>`}${choices.map((choice) => html`<option value=${choice.value} ?selected=${choice.value === chosen}>${say(choice.label)}</option>`)}</select></label>`;
  }

  /** How many missions the campaign has. */
  get length() {
    return /** @type {any} */ (this.campaign)?.slots ?? 99;
  }

  heroGrid() {
    const choices = this.setting("hero-1")?.choices ?? [];
    const few = { 2: "campaigns-legendary", 3: "campaigns-heroic" }[this.heroes.length];
    return html`<fieldset class="herochoice"><legend class="row wrap"><span class="t-label faint grow">${say("campaigns-heroes", { count: this.heroes.length })}</span>${few ? html`<span class="t-label">${say(few)}</span>` : nothing}</legend>
      ${choices.map((choice) => {
        const isIn = this.heroes.includes(choice.value);
        const sheet = this.catalogue?.campaign?.[choice.value];
        return html`<button type="button" class="ucard mini ${isIn ? "chosen" : ""}" data-hero=${choice.value} aria-pressed=${String(isIn)} ?disabled=${!isIn && this.heroes.length >= MOST} @click=${() => this.toggle(choice.value)}>
          <span class="row tight">${heroGlyph(choice.value)}<span class="grow"><span class="unm">${say(choice.label)}</span>${sheet ? html`<span class="row tight t-label faint">${icon("s-health", "xs")}${sheet.health} ${icon("s-endurance", "xs")}${sheet.endurance}</span>` : nothing}</span>${isIn ? icon("a-check", "s holo") : nothing}</span></button>${this.about(choice)}`;
      })}</fieldset>`;
  }

  /** The hero who was pressed last, with what can be done with it from the beginning. @param {any} choice */
  about(choice) {
    if (!this.catalogue?.campaign || choice.value !== this.looked) return nothing;
    return html`<div class="heroabout" role="status" data-about=${choice.value}>${wholeCard(this.catalogue, choice.value)}${this.beginsWith("hero-1", choice.value)}</div>`;
  }

  /** The cards with which a choice begins. @param {string} name @param {string|undefined} value */
  beginsWith(name, value) {
    const choice = /** @type {any} */ (this.setting(name)?.choices.find((each) => each.value === value));
    if (!choice || !this.catalogue?.campaign) return nothing;
    const cards = choice.cards.filter((/** @type {string} */ card) => card !== value);
    return html`<div class="col beginswith">${cards.map((/** @type {string} */ card) => html`<div class="ucard" data-begins=${card}><span class="row uhead">${icon(symbolOf(this.catalogue, card), "s")}<span class="unm grow">${nameOf(this.catalogue, card)}</span></span>${textOf(this.catalogue, card)}</div>`)}</div>`;
  }

  seats() {
    const rows = [{ who: "empire", name: say("mission-empire"), mark: tally("red") }, ...this.heroes.map((hero) => ({ who: hero, name: say({ id: `card-${hero}` }), mark: heroGlyph(hero) }))];
    const mine = rows.filter(({ who }) => ["me", "hot"].includes(this.players[who]?.kind ?? ""));
    return html`<fieldset class="foundseats"><legend class="t-label faint">${say("campaigns-who")}</legend>${rows.map(({ who, name, mark }) => {
      const player = this.players[who] ?? { kind: "bot" };
      const isFirst = mine[0]?.who === who;
      const kinds = KINDS.filter((kind) => (kind === "hot" ? mine.length > (isFirst ? 1 : 0) : true));
      return html`<div class="row wrap">${mark}<span class="grow">${name}</span><select class="field" aria-label=${say("campaigns-who-plays", { name })} data-player=${who} @change=${(/** @type {any} */ event) => this.seat(who, { kind: event.target.value })}>
        ${kinds.map((kind) => html`<option value=${kind} ?selected=${player.kind === kind}>${say(`campaigns-kind-${kind}`)}</option>`)}</select>
        ${player.kind === "friend" || player.kind === "hot" ? html`<input class="field" maxlength="40" aria-label=${say("campaigns-name-of", { name })} placeholder=${say("campaigns-name")} .value=${player.name ?? ""} @change=${(/** @type {any} */ event) => this.seat(who, { name: event.target.value.trim() })} />` : nothing}</div>`;
    })}</fieldset>`;
  }

  /** How hard a bot makes it that plays the Empire. */
  levels() {
    const known = this.game.levels;
    if (!known.length || this.players.empire?.kind !== "bot") return nothing;
    return html`<fieldset class="chipset" data-setting="level"><legend class="t-label faint">${say("campaigns-level")}</legend>
      ${known.map((level) => html`<button type="button" class="chip press ${level === this.imperial ? "on" : ""}" aria-pressed=${String(level === this.imperial)} data-level=${level} @click=${() => (this.level = level)}>${say("campaigns-level-of", { name: level })}</button>`)}
      <p class="t-small dim levelnote">${say("campaigns-level-note", { name: this.imperial })}</p></fieldset>`;
  }
}

customElements.define("dj-campaign-form", CampaignForm);
