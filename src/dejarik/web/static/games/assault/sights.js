/** The line of sight to what is looked at before an attack: to the only target there is, and to a figure that is looked up while another one acts. */
import { onlyShot } from "./confirming.js";

/** @import { Figure, Hint } from "../../../skirmish.js" */

/** What the server has said of the attacks that a screen asks about, by the decision and the question. @type {WeakMap<object, Map<string, Hint|null>>} */
const known = new WeakMap();

/** An attack from where a figure stands, with its sight: null until the server has said it. @param {any} screen @param {number} from @param {number} to @returns {Hint|null} */
function attackHint(screen, from, to) {
  const asked = `odds:${from}:${to}`;
  const key = `${screen.game.state.number} ${asked}`;
  const all = known.get(screen) ?? new Map();
  if (!known.has(screen)) known.set(screen, all);
  if (!all.has(key)) {
    all.set(key, null);
    screen.hint(asked).then((/** @type {Hint} */ hint) => {
      all.set(key, hint);
      screen.requestUpdate();
    }, () => {});
  }
  return all.get(key) ?? null;
}

/** The figure that acts: of the question, else the active one. @param {any} screen @returns {Figure|undefined} */
const actingFigure = (screen) => screen.figure(screen.decision?.about?.figure) ?? screen.shown.figures.find((/** @type {Figure} */ each) => each.active);

/** Whether two figures belong to different sides. @param {any} screen @param {Figure} one @param {Figure} other */
function areHostile(screen, one, other) {
  const sideOf = (/** @type {Figure} */ figure) => screen.shown.players.find((/** @type {any} */ player) => player.seat === figure.seat)?.team ?? screen.colours[figure.seat];
  return sideOf(one) !== sideOf(other);
}

/** What is known of an attack on a figure that is looked up, by the one that acts. @param {any} screen @param {Figure|null} figure @returns {Hint|null} */
export function lookedUpSight(screen, figure) {
  const acting = figure ? actingFigure(screen) : undefined;
  if (!figure?.spaces.length || !acting?.spaces.length || !areHostile(screen, acting, figure)) return null;
  return attackHint(screen, acting.id, figure.id);
}

/** What the board draws of what is looked at: the hint with its sight, and the plate with the odds at the target. @param {any} screen @returns {{hint: Hint|null, plate: {spaces: string[], name: string, odds: any}|null, target: string[]|null}} */
export function aimOf(screen) {
  const hinted = screen.hinted ?? {};
  const option = screen.decision?.options.find((/** @type {any} */ each) => each.id === hinted.option);
  const chosen = option?.target !== undefined ? screen.target(option.target) : null;
  const plateAt = (/** @type {any} */ target, /** @type {any} */ odds) => (target?.spaces.length ? { spaces: target.spaces, name: screen.targetName(target), odds } : null);
  if (chosen || hinted.sight) return { hint: screen.hinted, plate: plateAt(chosen, hinted.odds), target: null };
  const shot = screen.confirming || option?.verb === "attack" ? onlyShot(screen) : null;
  const acting = shot ? actingFigure(screen) : null;
  if (shot && acting) {
    const sight = attackHint(screen, acting.id, shot.target.id)?.sight;
    return { hint: { ...screen.hinted, sight }, plate: plateAt(shot.target, shot.hint.odds), target: shot.target.spaces };
  }
  const [kind, id] = (screen.inspected?.thing ?? "").split(":");
  const looked = kind === "figure" ? lookedUpSight(screen, screen.figure(Number(id))) : null;
  return { hint: looked?.sight ? { ...screen.hinted, sight: looked.sight } : screen.hinted, plate: null, target: null };
}
