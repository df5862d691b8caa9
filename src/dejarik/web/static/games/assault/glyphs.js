/** Which symbol stands for a figure: that of its kind. Drawing only; nothing here means anything to the rules. */

/** By words in the card's id, the first that fits. */
const BY_NAME = [
  ["snowtrooper", "snowtrooper"], ["echo-base", "rebeltrooper"], ["rebel-trooper", "rebeltrooper"], ["alliance-ranger", "hunter"],
  ["riot", "riot"], ["royal-guard", "guard"], ["e-web", "eweb"], ["jet-trooper", "jet"], ["stormtrooper", "trooper"],
  ["officer", "officer"], ["general", "general"], ["gideon", "general"], ["terro", "trooper"], ["leia", "leader"], ["senator", "leader"],
  ["luke-skywalker-jedi", "saber"], ["luke", "blade"], ["vader", "saber"], ["maul", "blade"], ["ahsoka", "saber"], ["diala", "saber"],
  ["palpatine", "hooded"], ["han-solo", "pistol"], ["smuggler", "smuggler"], ["chewbacca", "wookiee"], ["wookiee", "wookiee"],
  ["gaarkhan", "wookiee"], ["drokkatta", "wookiee"], ["mhd", "medic"], ["repulsor", "tank"], ["at-st", "walker"], ["at-dp", "walker"],
  ["probe", "probe"], ["sentry", "mech"], ["ig-88", "robot"], ["hk-", "droid"], ["pit-droid", "robot"], ["j4x", "droid"], ["88-z", "droid"],
  ["nexu", "feline"], ["wampa", "beast"], ["rancor", "rancor"], ["gamorrean", "boar"], ["trandoshan", "lizard"], ["clawdite", "shape"],
  ["jabba", "leader"], ["salacious", "shape"], ["jester", "shape"], ["weequay", "smuggler"], ["dengar", "hunter"], ["vinto", "pistol"],
  ["onar", "fist"], ["shyla", "blade"], ["verena", "spy"], ["saboteur", "spy"], ["loku", "hunter"], ["fenn", "rebeltrooper"], ["jyn", "pistol"],
  ["mak", "spy"], ["jarrod", "medic"], ["ko-tun", "riot"], ["scout", "trooper"], ["streetrat", "hooded"], ["turret", "eweb"],
  ["rodian", "smuggler"], ["-droid", "droid"], ["--", "hooded"], // figures of a mission alone: `mission--name`
];

const BY_TRAIT = { "force-user": "force", leader: "leader", droid: "droid", creature: "beast", vehicle: "tank", spy: "spy", hunter: "hunter", smuggler: "smuggler", wookiee: "wookiee", "heavy-weapon": "eweb", guardian: "guard", brawler: "fist", trooper: "trooper" };

/** The symbol's id. @param {string} card @param {string[]} [traits] */
export function glyphOf(card, traits = []) {
  const named = BY_NAME.find(([part]) => card.includes(part));
  if (named) return `g-${named[1]}`;
  const trait = Object.keys(BY_TRAIT).find((each) => traits.includes(each));
  return `g-${trait ? BY_TRAIT[trait] : "trooper"}`;
}

/** Sprite of a condition and of a power token. */
export const conditionSymbol = (word) => `c-${{ stun: "stunned", bleed: "bleeding", weaken: "weakened", focus: "focused", hide: "hidden" }[word] ?? word}`;
export const isHarmful = (word) => ["stun", "bleed", "weaken"].includes(word);
