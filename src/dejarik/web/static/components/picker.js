/**
 * One of many: a field that opens into a list with headings, which can be searched and narrowed to a sort. For settings with more
 * choices than a drop-down list bears (`Setting.many`). It tells `pick` with the value; "" is any.
 */
import { html, nothing } from "../vendor/lit.js";
import { Part, icon } from "../core/part.js";
import { say } from "../core/i18n.js";
import { grouped } from "../core/fitting.js";

/** @import { Choice, Setting, Typed } from "../../protocol.js" */

/** As it is searched: without accents, in small letters. @param {string} words */
const folded = (words) => words.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");

class Picker extends /** @type {Typed<{setting: Setting, value: string, open: boolean, sought: string, sort: string}>} */ (Part) {
  static properties = { setting: { attribute: false }, value: { attribute: false }, open: { state: true }, sought: { state: true }, sort: { state: true } };
  static start = () => ({ value: "", open: false, sought: "", sort: "" });

  get chosen() {
    return this.setting.choices.find((choice) => choice.value === this.value);
  }

  /** The sorts that there are, by the ids of their words. @returns {Map<string, string>} */
  get sorts() {
    return new Map(this.setting.choices.flatMap(({ sort }) => (sort ? [[sort.id, say(sort)]] : [])));
  }

  /** What is left of the choices. */
  get found() {
    const words = folded(this.sought).split(/\s+/).filter(Boolean);
    return this.setting.choices.filter((choice) => {
      if (this.sort && choice.sort?.id !== this.sort) return false;
      const told = folded([choice.label, choice.group, choice.sort, ...(choice.notes ?? [])].map((each) => (each ? say(each) : "")).join(" "));
      return words.every((word) => told.includes(word));
    });
  }

  /** @param {string} value */
  pick(value) {
    this.shut();
    this.emit("pick", value);
  }

  shut() {
    this.open = false;
    this.querySelector("button")?.focus();
  }

  async unfold() {
    this.open = !this.open;
    await this.updateComplete;
    const now = this.querySelector(".picklist [aria-pressed=true]");
    now?.scrollIntoView({ block: "nearest" });
    if (matchMedia("(pointer: fine)").matches) /** @type {HTMLElement|null} */ (this.querySelector("input"))?.focus();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape" && this.open) {
      event.stopPropagation();
      this.shut();
    }
    const isSearch = event.target instanceof HTMLInputElement;
    if (event.key === "Enter" && isSearch) {
      event.preventDefault(); // the form is not sent by it
      const [first] = this.found;
      if (first && this.sought) this.pick(first.value);
    }
  }

  render() {
    const { chosen, setting } = this;
    return html`<div class="picker" @keydown=${(event) => this.key(event)}>
      <span class="t-label dim">${say(setting.label)}</span>
      <button type="button" class="field pickfield" data-setting=${setting.name} aria-expanded=${this.open} @click=${() => this.unfold()}>
        <span class="grow">${say(chosen?.label ?? "page-any")}</span>${chosen?.sort ? html`<span class="chip">${say(chosen.sort)}</span>` : nothing}${icon("a-down", "s")}</button>
      ${this.open ? this.list() : this.notes(chosen, "whole")}</div>`;
  }

  list() {
    const { found, sorts } = this;
    return html`<div class="pickpanel panel">
      <div class="pad col">
        <input class="field" type="search" aria-label=${say("page-pick-search")} placeholder=${say("page-pick-search")} .value=${this.sought} @input=${(event) => (this.sought = event.target.value)} />
        ${sorts.size > 1 ? html`<div class="row wrap chips">${[["", say("page-pick-all")], ...sorts].map(([sort, word]) =>
          html`<button type="button" class="chip press ${this.sort === sort ? "on" : ""}" aria-pressed=${this.sort === sort} @click=${() => (this.sort = sort)}>${word}</button>`)}</div>` : nothing}
        <p class="t-small dim" role="status">${say("page-pick-count", { count: found.length })}</p>
      </div>
      <div class="picklist">
        ${this.sought || this.sort ? nothing : html`<button type="button" class="pickrow" aria-pressed=${!this.value} @click=${() => this.pick("")}><b>${say("page-any")}</b></button>`}
        ${grouped(found, say).map(([heading, all]) => html`${heading ? html`<h3 class="pickhead t-label">${heading}<span class="dim">${all.length}</span></h3>` : nothing}
          ${all.map((choice) => this.row(choice))}`)}</div></div>`;
  }

  /** @param {Choice} choice */
  row(choice) {
    return html`<button type="button" class="pickrow" data-value=${choice.value} aria-pressed=${choice.value === this.value} @click=${() => this.pick(choice.value)}>
      <span class="row wrap"><b class="grow">${say(choice.label)}</b>${choice.sort ? html`<span class="chip">${say(choice.sort)}</span>` : nothing}</span>${this.notes(choice)}</button>`;
  }

  /** @param {Choice|undefined} choice */
  notes(choice, more = "") {
    return choice?.notes?.length ? html`<span class="t-small dim ${more}">${choice.notes.map((note) => say(note)).join(" · ")}</span>` : nothing;
  }
}

customElements.define("dj-picker", Picker);
