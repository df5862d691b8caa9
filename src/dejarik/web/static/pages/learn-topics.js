/**
 * What the guide of the first game explains, and when: a topic comes up with the decision or event that it is about.
 * Nothing here decides anything; the game is a real one.
 */

import { say } from "../core/i18n.js";

/**
 * @typedef {{id: string, look: "question"|"board"|"armies"|"hand"|"log"|"table"|"enemy"|"band"|"fight", when: (moment: Moment) => boolean}} Topic
 * `look`: the part of the screen that it speaks of
 * @typedef {{name: string, game: string, kept: string, play: string, topics: Topic[], chapters: string[][], say: (part: "title"|"intro"|"begin-note"|`${number}`|`${number}-note`) => string,
 *   topic: (id: string) => {title: string, text: string}, table: (player: string) => object}} Lesson
 * `name`: its part of the address where it can be read about, `kept`: under which name the browser remembers it, `play`: its part of the address, `table`: the table on which it is played
 * @typedef {{prompt: string, options: Set<string>, labels: Set<string>, events: Set<string>, attack: string|null, acting: number|null, tired: boolean, number: number, over: boolean}} Moment
 * `options` and `labels`: the verbs and the names of what may be chosen, `acting`: the seat whose group is activated, `tired`: the hero who acts has strain
 */

/** @type {Topic[]} the later ones win when several come up at once */
export const TOPICS = [
  { id: "aim", look: "board", when: () => true },
  { id: "zone", look: "board", when: ({ prompt }) => prompt === "setup-zone" },
  { id: "deploy", look: "board", when: ({ prompt }) => prompt === "setup-deploy" },
  { id: "cards", look: "hand", when: ({ prompt, attack }) => prompt === "kernel-react" && !attack },
  { id: "turn", look: "question", when: ({ prompt }) => prompt === "activate-group" },
  { id: "figure", look: "board", when: ({ prompt }) => prompt === "activate-figure" },
  { id: "actions", look: "question", when: ({ prompt }) => prompt === "activation-prompt" },
  { id: "sight", look: "board", when: ({ prompt, options }) => prompt === "activation-prompt" && options.has("attack") },
  { id: "move", look: "board", when: ({ options }) => options.has("go") },
  { id: "target", look: "board", when: ({ prompt }) => prompt === "attack-target" },
  { id: "dice", look: "question", when: ({ attack, prompt }) => Boolean(attack) && attack !== "declare" && prompt !== "attack-target" },
  { id: "surges", look: "question", when: ({ prompt }) => prompt === "attack-surges" },
  { id: "damage", look: "armies", when: ({ events }) => events.has("AttackResolved") },
  { id: "defeat", look: "armies", when: ({ events }) => events.has("Defeated") },
  { id: "round", look: "armies", when: ({ events }) => events.has("RoundEnds") },
  { id: "end", look: "log", when: ({ over }) => over },
];

const nameOf = (event) => String(event.is ?? "").split("/").pop();

/** What matters to the guide in a message of the table. @returns {Moment} */
export function momentOf(message) {
  const { decision, shown, outcome, number, events } = message;
  return {
    prompt: decision?.prompt?.id ?? "",
    options: new Set((decision?.options ?? []).map((option) => option.verb)),
    labels: new Set((decision?.options ?? []).map((option) => option.label?.id ?? "")),
    events: new Set((events ?? []).flatMap((step) => step.events ?? [step]).filter((event) => !event.cancelled).map(nameOf)),
    attack: shown?.attack?.step ?? null,
    acting: shown?.groups?.find((group) => group.activating)?.seat ?? null,
    tired: Boolean(shown?.heroes?.some((hero) => hero.active && hero.strain)),
    number,
    over: Boolean(outcome),
  };
}

/** The topics that come up at a moment and are new. @param {Topic[]} topics @param {Moment} moment @param {string[]} learned */
export const newTopics = (topics, moment, learned) => topics.filter((topic) => !learned.includes(topic.id) && topic.when(moment)).map((topic) => topic.id);

/** What the question of a moment, or the end, is about; what has just happened says nothing of it. @param {Topic[]} topics @param {Moment} moment */
export const topicOf = (topics, moment) => topics.findLast((topic) => topic.when({ ...moment, events: new Set() }))?.id;

// --- The table of the lesson ---------------------------------------------------------------------------

const DECK = ["celebration", "deadeye", "element-of-surprise", "expose-weakness", "fleet-footed", "planning", "rally", "recovery", "sit-tight", "take-cover", "take-initiative", "to-the-limit", "urgency", "harsh-environment", "set-a-trap"];
const army = (name, faction, cards) => [`Name: ${name}`, `Faction: ${faction}`, "Deployment:", ...cards, "Command:", ...DECK, ""].join("\n");

/** A small game: one hero and a squad against a squad and its officer, on the smallest map. */
export const lessonTable = (names, player) => ({
  game: "assault",
  settings: {
    map: "moisture-farm",
    mission: "A",
    "army-1": army(names.own, "rebel", ["luke-skywalker-hero-of-the-rebellion", "rebel-trooper"]),
    "army-2": army(names.other, "imperial", ["stormtrooper", "imperial-officer"]),
  },
  seats: [{ kind: "me", name: player }, { kind: "bot", bot: "greedy" }],
  private: true,
  spectators: false,
});

/** The lesson of the skirmish. @type {Lesson} */
export const skirmishLesson = {
  name: "assault",
  game: "assault",
  kept: "lesson",
  play: "play",
  topics: TOPICS,
  chapters: [["1", "a-groups"], ["2", "a-move"], ["3", "a-eye"], ["4", "a-attack"], ["5", "a-flag"], ["6", "a-hand"]],
  say: (part) => (part === "begin-note" ? say("lesson-begin-note") : say(`page-learn-${part}`)),
  topic: (id) => ({ title: say(`lesson-topic-${id}`), text: say(`lesson-topic-${id}-text`) }),
  table: (player) => lessonTable({ own: say("lesson-army-own"), other: say("lesson-army-other") }, player),
};
