/** The armies beside the board, and the cards that explain what one looks at. */
import { html, nothing } from "../../vendor/lit.js";
import { die, icon, styled, tally } from "../../core/part.js";
import { language, say } from "../../core/i18n.js";
import { gaveUp } from "../../components/story.js";
import { conditionSymbol, glyphOf, isHarmful } from "./glyphs.js";

/** @import { Catalogue, Figure, Group, Hint, LiveScreen, Player, Screen, Shown } from "../../../skirmish.js" */

/** @param {number} share */
const bar = (share) => html`<span class="bar"><i ${styled({ width: `${Math.round(share * 100)}%` })}></i></span>`;

/** A figure's medallion: the shape of its faction, the symbol of its kind. */
export const medal = (faction, card, traits) => html`<span class="medal">
  <svg class="i shape" aria-hidden="true"><use href="#f-${faction ?? "neutral"}"></use></svg>
  <svg class="i glyph" aria-hidden="true"><use href="#${glyphOf(card, traits)}"></use></svg></span>`;

export const conditionIcon = (word) => html`<svg class="i s ${isHarmful(word) ? "harm" : "help"}" role="img" aria-label=${say(`condition-${word}`)}><use href="#${conditionSymbol(word)}"></use></svg>`;

/** The name of a figure, the same as in the log. @param {Figure|null|undefined} figure */
export const figureName = (figure) => say(figure ? figure.label : "page-somebody");

/**
 * A player's panel: points, cards, groups by what they still do.
 * @param {LiveScreen} screen @param {Player} player
 */
export function playerPanel(screen, player) {
  const { shown, colours } = screen;
  const colour = colours[player.seat];
  const groups = shown.groups.filter((group) => group.seat === player.seat);
  const fallen = screen.shown.fallen.filter((group) => group.seat === player.seat && !groups.some((each) => each.id === group.id));
  /** @type {[string, Group[]][]} */
  const parts = [
    ["", groups.filter((group) => group.activating && group.figures.length)],
    ["page-ready", groups.filter((group) => group.ready && !group.activating && group.figures.length)],
    ["page-activated", groups.filter((group) => !group.ready && !group.activating && group.figures.length)],
    ["page-defeated", [...groups.filter((group) => !group.figures.length), ...fallen]],
  ];
  const isSmall = shown.players.length > 2 && !screen.unfolded.has(player.seat) && player !== screen.players[0];
  return html`<section class="panel seatp seat-${colour} ${isSmall ? "small" : ""}" aria-label=${screen.name(player.seat)}>
    <div class="row seathead">${tally(colour)}
      <div class="grow"><div class="row tight"><h2 class="t-head ell">${screen.name(player.seat)}</h2>${icon(screen.isBot(player.seat) ? "a-bot" : "a-person", "s faint")}</div>
        <div class="t-label faint row"><span class="row tight" title=${say("page-cards-in-hand")}>${icon("a-hand", "xs")}${player.hand}</span>
          ${shown.initiative === player.seat ? html`<span class="row tight warn">${icon("a-flag", "xs")}${say("page-initiative")}</span>` : nothing}
          ${gaveUp(screen.game.state.table, player.seat)}
          ${player.eliminated ? html`<span class="bad">${say("page-eliminated")}</span>` : nothing}</div></div>
      ${shown.mode === "team" ? html`<div class="vp right" title=${say("page-points-own")}>${player.vp}</div>` : html`<div class="vp right" aria-label=${say("page-points", { vp: player.goal_vp ?? player.vp, goal: shown.goal })}>${player.goal_vp ?? player.vp}<br /><small>${say("page-of-points", { goal: shown.goal })}</small></div>`}</div>
    ${isSmall ? html`<div class="groupchips">${parts.flatMap(([, list]) => list.map((group) => groupChip(screen, group)))}
        <button class="btn icon quiet chipmore" aria-label=${say("page-groups-more", { name: screen.name(player.seat) })} title=${say("page-groups-more", { name: screen.name(player.seat) })} @click=${() => screen.unfold(player.seat)}>${icon("a-down", "s")}</button></div>` : nothing}
    <ul ?hidden=${isSmall}>${parts.map(([head, list]) => list.length
      ? html`${head ? html`<li class="gsub">${say(head)}<span>${list.length}</span></li>` : nothing}${list.map((group) => groupRow(screen, group))}`
      : nothing)}</ul>
  </section>`;
}

/** The players beside the board: in a team battle both teams with their points together, the own one first. @param {LiveScreen} screen */
export function sidePanels(screen) {
  const { players, shown } = screen;
  if (shown.mode !== "team") return players.map((player) => playerPanel(screen, player));
  return teamsOf(screen).map(({ members, name, note, isOther }) => html`<section class="teamp ${isOther ? "other" : ""}" data-team=${members[0].team} aria-label=${name}>
      <div class="row teamhead"><div class="grow"><h2 class="t-head">${name}</h2><p class="t-label faint ell">${note}</p></div>
        <div class="vp right" aria-label=${say("page-points", { vp: members[0].goal_vp, goal: shown.goal })}>${members[0].goal_vp}<br /><small>${say("page-of-points", { goal: shown.goal })}</small></div></div>
      ${members.map((player) => playerPanel(screen, player))}</section>`);
}

/** The teams, that of who looks first. @param {LiveScreen} screen @returns {{members: Player[], name: string, note: string, isOther: boolean}[]} */
export function teamsOf(screen) {
  const own = screen.players.find((player) => screen.game.state.seats.includes(player.seat));
  const numbers = [...new Set(screen.players.map((player) => player.team))];
  return numbers.map((number) => {
    const members = screen.players.filter((player) => player.team === number);
    const names = new Intl.ListFormat(language()).format(members.filter((player) => player !== own).map((player) => screen.name(player.seat)));
    const isOther = own ? own.team !== number : number !== numbers[0];
    return { members, isOther, name: say(own ? (isOther ? "page-team-theirs" : "page-team-yours") : "page-team-number", { team: number + 1 }), note: say(own && !isOther ? "page-team-with" : "page-team-of", { names }) };
  });
}

/** A group in small: who it is, whether it has acted, and what is left of it. @param {LiveScreen} screen @param {Group} group */
function groupChip(screen, group) {
  const figures = screen.shown.figures.filter((figure) => group.figures.includes(figure.id));
  const card = screen.catalogue.cards[group.card] ?? {};
  const [left, whole] = [figures.reduce((sum, each) => sum + each.health - each.damage, 0), figures.reduce((sum, each) => sum + each.health, 0)];
  const state = !figures.length ? "dead" : group.activating ? "act" : group.ready ? "ready" : "done";
  const label = `${say(group.name)}, ${say(state === "dead" ? "page-defeated" : state === "done" ? "page-activated" : state === "act" ? "page-active" : "page-ready")}${whole ? `, ${left}/${whole}` : ""}`;
  return html`<button class="group chipgroup ${state}" data-group=${group.id} title=${label} aria-label=${label} @click=${() => screen.inspect(`card:${group.card}`)}>
    ${medal(card.faction, group.card, card.traits)}<span class="hp">${whole ? left : icon("a-close", "xs")}</span></button>`;
}

/** Groups by what they still do. @param {LiveScreen} screen @param {Group[]} groups */
export const groupList = (screen, groups) => [...groups].sort((a, b) => Number(b.ready) - Number(a.ready)).map((group) => groupRow(screen, group));

/** @param {LiveScreen} screen @param {Group} group */
function groupRow(screen, group) {
  const figures = group.figures.map((id) => screen.shown.figures.find((figure) => figure.id === id)).filter((figure) => figure !== undefined);
  const card = screen.catalogue.cards[group.card] ?? {};
  const state = !figures.length ? "dead" : group.activating ? "act" : group.ready ? "ready" : "done";
  const lost = Math.max(0, group.size - figures.length);
  const placing = screen.decision?.about?.figure !== undefined && screen.shown.round === 0 && group.figures.includes(screen.decision.about.figure);
  const lit = screen.optionOfGroup(group.id);
  return html`<li><button class="group ${state} ${placing ? "act" : ""} ${lit ? "may" : ""}" data-group=${group.id} data-option=${lit ?? nothing}
      @click=${() => (lit ? screen.answer(lit) : screen.inspect(`card:${group.card}`))}>
    ${medal(card.faction, group.card, card.traits)}
    <span class="grow"><span class="gname ell">${say(group.name)}${card.elite && !card.unique ? icon("i-elite", "xs inline") : nothing}</span>
      <span class="pips ${figures.length > 2 ? "many" : ""}">
        ${figures.map((figure) => html`<span class="hp">${figure.number === undefined ? nothing : html`<span class="hpnumber" title=${figureName(figure)}>${figure.number}</span>`}${figure.health - figure.damage}<small class="faint">/${figure.health}</small>${bar((figure.health - figure.damage) / figure.health)}${figure.conditions.map(conditionIcon)}${screen.marks?.(figure) ?? nothing}</span>`)}
        ${lost ? html`<span class="hp lost" title=${say("page-lost-figures", { count: lost })} aria-label=${say("page-lost-figures", { count: lost })}>${Array.from({ length: lost }, () => icon("a-close", "xs"))}</span>` : nothing}
      </span></span>
    ${state === "done" ? icon("a-check", "s faint") : state === "act" ? icon("a-chevron", "s") : state === "dead" ? icon("a-close", "s faint") : html`<span class="readydot"></span>`}
  </button></li>`;
}

/** The points at the end of a game. @param {LiveScreen} screen */
export const finalScores = (screen) => html`<div class="kpi finalscores">${screen.players.map((player) => html`<div class="seat-${screen.colours[player.seat]}"><b class="vp">${player.goal_vp ?? player.vp}</b><span class="ell">${screen.name(player.seat)}</span></div>`)}</div>`;

/** The short form of the scores for small screens: of each player, or of each team. @param {LiveScreen & {sheet: string}} screen */
export function scores(screen) {
  const sheet = () => (screen.sheet = screen.sheet === "groups" ? "board" : "groups");
  const score = (/** @type {Player[]} */ members, /** @type {string} */ name) => html`<button class="score seat-${screen.colours[members[0].seat]} ${members.some((player) => screen.asked === player.seat) ? "on" : ""}" aria-pressed=${screen.sheet === "groups"} @click=${sheet}>
      ${members.map((player) => tally(screen.colours[player.seat]))}<b class="vp">${members[0].goal_vp ?? members[0].vp}</b><span class="t-small dim ell">${name}</span></button>`;
  return html`<div class="scores">${screen.shown.mode === "team" ? teamsOf(screen).map(({ members, name }) => score(members, name)) : screen.players.map((player) => score([player], screen.name(player.seat)))}</div>`;
}

/** What the mission pays for, always in sight: cut short, and whole behind it. @param {LiveScreen & {sheet: string, tab: string}} screen */
export function goalLine(screen) {
  const { name, rules } = screen.shown.mission;
  const open = () => {
    screen.tab = "mission";
    if (matchMedia("(max-width: 767px), (max-height: 480px)").matches) screen.sheet = "log";
  };
  return html`<button class="goalline" title=${say("page-mission")} @click=${open}>${icon("x-mission", "s")}<span class="words"><b>${say(name)}</b> ${say(rules).split("\n")[0]}</span>${icon("a-chevron", "xs faint")}</button>`;
}

const dice = (colours) => colours.map((colour) => die(colour, null, "s"));

/** A card, whole: what the builder, the hand and a look at a figure show. @param {Catalogue} catalogue @param {string} id */
export function wholeCard(catalogue, id) {
  const card = catalogue.cards[id] ?? catalogue.commands[id];
  if (catalogue.campaign[id]) return campaignCard(catalogue.campaign[id], id);
  if (!card) return nothing;
  const words = (kind, list) => (list ?? []).map((word) => say(catalogue.words[kind]?.[word] ?? { id: word })).join(" · ");
  return html`<div class="wholecard ${card.faction ?? ""}">
    <div class="row top">${card.faction ? medal(card.faction, id, card.traits) : nothing}
      <div class="grow"><h3 class="t-head">${card.unique ? icon("i-unique", "xs inline") : nothing}${say(card.name)}</h3>
        <div class="t-small dim">${card.subtitle ? say(card.subtitle) : words("traits", card.traits)}</div></div>
      ${card.cost === undefined ? nothing : html`<b class="t-title cardcost" aria-label="${say("page-cost-label")} ${card.cost}">${card.cost}</b>`}</div>
    ${card.health ? html`<div class="row wrap t-small"><span class="dim">${say("page-health")} <b class="t-num">${card.health}</b></span><span class="dim">${say("page-speed")} <b class="t-num">${card.speed}</b></span>
      ${card.size && card.size > 1 ? html`<span>${say("page-figures", { count: card.size })}</span>` : nothing}
      ${card.attack ? html`<span class="dim">${say(card.attack.melee ? "page-melee" : "page-ranged")}</span>` : nothing}</div>
      <div class="row">${dice(card.attack?.dice ?? [])}<span class="grow"></span>${icon("d-block", "xs faint")}${dice(card.defence)}</div>` : nothing}
    ${card.keywords?.length ? html`<p class="t-small">${card.keywords.map((word) => `${say(word.name)}${word.value ? ` ${word.value}` : ""}`).join(", ")}</p>` : nothing}
    ${card.bonuses?.length ? html`<p class="t-small dim">${card.bonuses.map((bonus) => say(bonus.text ?? bonus)).join(", ")}</p>` : nothing}
    ${card.surges?.length ? html`<ul class="surges t-small">${card.surges.map((surge) => html`<li>${Array.from({ length: surge.cost }, () => icon("d-surge", "xs warn"))}${say(surge.text)}</li>`)}</ul>` : nothing}
    ${(card.effects ?? []).map((effect) => html`<p class="t-small"><b>${say(effect.name)}</b>${effect.text ? html`<br /><span class="dim">${say(effect.text)}</span>` : nothing}</p>`)}
    ${card.restriction ? html`<p class="t-label faint">${say(card.restriction)}</p>` : nothing}
  </div>`;
}

/** A card that only a campaign has. @param {import("../../../skirmish.js").CampaignCard} card @param {string} id */
function campaignCard(card, id) {
  const below = card.subtitle ? [say(card.subtitle)] : [card.kind_name, ...(card.traits ?? [])].filter((word) => word !== undefined).map((word) => say(word));
  return html`<div class="wholecard ${card.faction ?? ""}">
    <div class="row top">${card.faction ? medal(card.faction, id, []) : icon(cardSymbol(card), "l")}<div class="grow"><h3 class="t-head">${say(card.name)}</h3><div class="t-small dim">${below.join(" · ")}</div></div></div>
    ${card.health ? html`<div class="row wrap t-small"><span class="dim">${say("page-health")} <b class="t-num">${card.health}</b></span><span class="dim">${say("mission-endurance")} <b class="t-num">${card.endurance}</b></span><span class="dim">${say("page-speed")} <b class="t-num">${card.speed}</b></span><span class="grow"></span>${dice(card.defence ?? [])}</div>
      ${Object.entries(card.attributes ?? {}).map(([name, pool]) => html`<div class="row attr">${icon(`at-${name}`, "s")}<span class="grow t-small">${say(`attribute-${name}`)}</span><span class="row tight">${dice(pool)}</span></div>`)}` : nothing}
    ${card.attack ? html`<div class="row"><span class="t-small dim">${say(card.attack.melee ? "page-melee" : "page-ranged")}</span>${dice(card.attack.dice)}</div>` : nothing}
    ${card.keywords.length ? html`<p class="t-small">${card.keywords.map((word) => `${say(word.name)}${word.value ? ` ${word.value}` : ""}`).join(", ")}</p>` : nothing}
    ${card.surges.length ? html`<ul class="surges t-small">${card.surges.map((surge) => html`<li>${Array.from({ length: surge.cost }, () => icon("d-surge", "xs warn"))}${say(surge.text)}</li>`)}</ul>` : nothing}
    ${card.effects.map((effect) => html`<p class="t-small"><b>${say(effect.name)}</b><br /><span class="dim">${say(effect.text)}</span></p>`)}
  </div>`;
}

/** @type {Record<string, string>} */
const GEAR = { "melee-weapon": "it-melee", "ranged-weapon": "it-ranged", "melee-weapon-modification": "it-mod", "ranged-weapon-modification": "it-mod", armour: "it-armor", equipment: "it-gear", feat: "it-class" };

/** The symbol of a card's kind. @param {import("../../../skirmish.js").CampaignCard|undefined} card */
export const cardSymbol = (card) => GEAR[card?.kind ?? ""] ?? { supply: "it-supply", agenda: "it-agenda", reward: "it-reward" }[String(card?.type)] ?? "it-class";

/** What is known about a figure now: its card, values that differ from it, what is in force. @param {Screen} screen @param {Figure} figure @param {Hint} [hint] */
export function figureFacts(screen, figure, hint) {
  const card = figure.form ?? figure.card;
  const known = screen.catalogue.cards[card] ?? screen.catalogue.commands[card] ?? screen.catalogue.campaign[card]; // what only a mission has is on no card
  return html`<div class="seat-${screen.colours[figure.seat] ?? "neutral"}">${known ? nothing : html`<h3 class="t-head">${figureName(figure)}</h3>`}<p class="row wrap t-small"><span class="dim">${say("page-health")} <b class="t-num">${figure.health - figure.damage}/${figure.health}</b></span>
      ${figure.conditions.map((word) => html`<span class="row tight">${conditionIcon(word)}${say(`condition-${word}`)}</span>`)}
      ${figure.power.map((word) => html`<svg class="i s power" aria-hidden="true"><use href="#p-${word}"></use></svg>`)}</p>${screen.lines?.(figure) ?? nothing}
    ${(hint?.values ?? []).filter((value) => value.changes?.length).map((value) => html`<p class="t-small">${say(value.name)}: <b>${value.value}</b> <span class="faint">(${value.printed})</span> ${value.changes.map((change) => `${say(change.source)} ${change.amount > 0 ? "+" : ""}${change.amount}`).join(", ")}</p>`)}
    ${hint?.effects?.length ? html`<h4 class="t-label faint">${say("page-effects")}</h4>${hint.effects.map((effect) => html`<p class="t-small"><b>${say(effect.name ?? effect.source)}</b> <span class="dim">${say(effect.text)}</span></p>`)}` : nothing}
    ${known ? wholeCard(screen.catalogue, card) : !figure.speed && !figure.attack ? nothing : html`<p class="row wrap t-small"><span class="dim">${say("page-speed")} <b class="t-num">${figure.speed}</b></span>${dice(figure.attack?.dice ?? [])}<span class="grow"></span>${dice(figure.defence)}</p>`}</div>`;
}

/** The Command cards in hand. @param {LiveScreen} screen @param {Shown["hand"]} cards */
export function handCards(screen, cards) {
  return html`<div class="handrow hand" role="group" aria-label=${say("page-hand")}>
    ${cards.length ? nothing : html`<p class="t-small dim">${say("page-hand-empty")}</p>`}
    ${cards.map((held) => {
      const card = screen.catalogue.commands[held.card] ?? screen.catalogue.cards[held.card];
      const option = held.options?.find((id) => screen.optionIds.has(id));
      return html`<button class="ccard ${option ? "on" : ""}" data-card=${held.card} data-option=${option ?? nothing} ?disabled=${screen.held && option}
          @click=${() => (option ? screen.answer(option) : screen.inspect(`card:${held.card}`))} @contextmenu=${(event) => { event.preventDefault(); screen.inspect(`card:${held.card}`); }}
          @pointerenter=${() => screen.peek(`card:${held.card}`)} @pointerleave=${() => screen.peek(null)}>
        <span class="nm">${say(card?.name ?? { id: held.card })}</span><span class="cost" aria-label="${say("page-cost-label")} ${card?.cost ?? 0}">${card?.cost ?? 0}</span>
        <span class="when">${icon(option ? "a-special" : "a-clock", "xs")}<span>${option ? say("page-playable") : card?.timing ? say(screen.catalogue.words.timings?.[card.timing] ?? { id: card.timing }) : say("page-not-now")}</span></span>
      </button>`;
    })}</div>`;
}
