/**
 * What the guide of the first game of cards explains, and when: a topic comes up with the decision or event that it is about.
 * Nothing here decides anything; the game is a real one with starter decks.
 */
import { say } from "../core/i18n.js";

/** @import { Lesson, Topic } from "./learn-topics.js" */

/** @type {Topic[]} the later ones win when several come up at once: what is asked before what has happened */
const TOPICS = [
  { id: "aim", look: "table", when: () => true },
  { id: "dial", look: "band", when: ({ events }) => events.has("DialMoved") },
  { id: "struggle", look: "band", when: ({ events }) => events.has("StruggleResolved") && events.has("Committed") },
  { id: "edge-won", look: "fight", when: ({ events }) => events.has("EdgeWon") },
  { id: "focus", look: "table", when: ({ events }) => events.has("StrikeResolved") },
  { id: "objectives", look: "question", when: ({ prompt }) => prompt === "lcg-setup-objectives" },
  { id: "hand", look: "hand", when: ({ prompt }) => prompt === "lcg-mulligan" },
  { id: "reveal", look: "question", when: ({ prompt }) => prompt === "lcg-setup-reveal" },
  { id: "react", look: "question", when: ({ prompt }) => prompt === "kernel-react" || prompt === "lcg-act" },
  { id: "balance", look: "band", when: ({ prompt }) => prompt === "lcg-balance" },
  { id: "draw", look: "hand", when: ({ prompt }) => prompt === "lcg-draw-discard" },
  { id: "deploy", look: "hand", when: ({ prompt }) => prompt === "lcg-deploy" },
  { id: "pay", look: "question", when: ({ prompt }) => prompt.startsWith("lcg-pay") },
  { id: "engage", look: "enemy", when: ({ prompt }) => prompt === "lcg-engage" },
  { id: "attackers", look: "table", when: ({ prompt }) => prompt === "lcg-attackers" },
  { id: "defenders", look: "table", when: ({ prompt }) => prompt === "lcg-defenders" },
  { id: "edge", look: "fight", when: ({ prompt }) => prompt === "lcg-edge-place" },
  { id: "strike", look: "fight", when: ({ prompt }) => prompt === "lcg-strike" },
  { id: "icons", look: "fight", when: ({ prompt }) => prompt === "lcg-strike-icons" },
  { id: "force", look: "question", when: ({ prompt }) => prompt === "lcg-commit" },
  { id: "end", look: "log", when: ({ over }) => over },
];

/** The lesson of the card game: the Jedi against the Sith, with small decks. @type {Lesson} */
export const cardLesson = {
  name: "lcg",
  game: "lcg",
  kept: "lesson-cards",
  play: "play-lcg",
  topics: TOPICS,
  chapters: [["1", "a-flag"], ["2", "i-resource"], ["3", "a-attack"], ["4", "i-edge"], ["5", "i-unit"], ["6", "i-force"]],
  say: (part) => say(`cards-learn-${part}`),
  topic: (id) => ({ title: say(`cards-topic-${id}`), text: say(`cards-topic-${id}-text`) }),
  table: (player) => ({
    game: "lcg",
    settings: { format: "starter", "deck-1": "starter-jedi", "deck-2": "starter-sith" },
    seats: [{ kind: "me", name: player }, { kind: "bot", bot: "greedy" }],
    private: true,
    spectators: false,
  }),
};
