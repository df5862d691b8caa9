/**
 * What the guide of the first mission explains, and when. The mission is a real one: a hero with a bot at its side against the
 * Empire, which a bot plays, too.
 */
import { say } from "../core/i18n.js";

/** @import { Lesson, Topic } from "./learn-topics.js" */

const EMPIRE = 0;
/** What is said of it is the same as in a skirmish. */
const SHARED = new Set(["target", "dice", "surges"]);

/** @type {Topic[]} the later ones win when several come up at once: what is asked before what has happened */
const TOPICS = [
  { id: "aim", look: "armies", when: () => true },
  { id: "empire", look: "board", when: ({ acting }) => acting === EMPIRE },
  { id: "wounded", look: "armies", when: ({ events }) => events.has("Wounded") },
  { id: "event", look: "log", when: ({ events, number }) => events.has("EventRead") && number > 0 },
  { id: "threat", look: "armies", when: ({ events }) => events.has("ThreatChanged") },
  { id: "entrance", look: "board", when: ({ prompt }) => prompt === "setup-next-hero" },
  { id: "turn", look: "question", when: ({ prompt }) => prompt === "activate-group" },
  { id: "actions", look: "question", when: ({ prompt }) => prompt === "activation-prompt" },
  { id: "strain", look: "hand", when: ({ labels }) => labels.has("rules-hero-exert") },
  { id: "move", look: "board", when: ({ options }) => options.has("go") },
  { id: "crate", look: "board", when: ({ labels }) => labels.has("option-open-crate") },
  { id: "object", look: "question", when: ({ options, labels }) => options.has("interact") && !labels.has("option-open-crate") },
  { id: "rest", look: "hand", when: ({ labels, tired }) => labels.has("rules-hero-rest") && tired },
  { id: "weapon", look: "hand", when: ({ options }) => options.has("weapon") },
  { id: "target", look: "board", when: ({ prompt }) => prompt === "attack-target" },
  { id: "dice", look: "question", when: ({ attack, prompt }) => Boolean(attack) && attack !== "declare" && !["attack-target", "attack-weapon"].includes(prompt) },
  { id: "surges", look: "question", when: ({ prompt }) => prompt === "attack-surges" },
  { id: "react", look: "question", when: ({ prompt, attack }) => prompt === "kernel-react" && !attack },
  { id: "test", look: "question", when: ({ options, events }) => options.has("test") || events.has("AttributeRolled") },
  { id: "end", look: "log", when: ({ over }) => over },
];

/** The lesson of the campaign: Trespass, as Diala Passil. @type {Lesson} */
export const missionLesson = {
  name: "mission",
  game: "assault",
  kept: "lesson-mission",
  play: "play-mission",
  topics: TOPICS,
  chapters: [["1", "a-team"], ["2", "a-move"], ["3", "s-strain"], ["4", "i-luck"], ["5", "s-wounded"], ["6", "i-threat"]],
  say: (part) => say(`mission-learn-${part}`),
  topic: (id) => {
    const topic = SHARED.has(id) ? `lesson-topic-${id}` : `mission-topic-${id}`;
    return { title: say(topic), text: say(`${topic}-text`) };
  },
  table: (player) => ({
    game: "assault",
    settings: { format: "mission", mission: "trespass", players: "3", class: "military-might", "hero-1": "diala-passil", "hero-2": "jyn-odan" },
    seats: [{ kind: "bot", bot: "greedy" }, { kind: "me", name: player }, { kind: "bot", bot: "greedy" }],
    private: true,
    spectators: false,
  }),
};
