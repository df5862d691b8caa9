/**
 * Calling a player who looks elsewhere: a short sound made here (there is no file), and a notification of the browser.
 * Both can be turned off; the browser is asked for leave only when the player presses the button for it.
 */
import { say } from "./i18n.js";
import { keep, kept } from "./store.js";

const AWAY = 4000; // milliseconds of waiting after which a player may have looked elsewhere
const NOTES = [659.3, 880]; // hertz
const NOTE = 0.13; // seconds
const LOUD = 0.07;

/** @type {AudioContext|undefined} */
let speaker;

/** Whether a sound is made. */
export const sounds = () => kept("sound") ?? true;

/** @param {boolean} on */
export function setSounds(on) {
  keep("sound", on);
  if (on) chime();
}

/** Two soft notes, one after the other. */
export function chime() {
  const Context = window.AudioContext;
  if (!Context) return;
  speaker ??= new Context();
  if (speaker.state === "suspended") speaker.resume().catch(() => {});
  NOTES.forEach((pitch, place) => note(/** @type {AudioContext} */ (speaker), pitch, place * NOTE));
}

/** @param {AudioContext} context @param {number} pitch @param {number} after seconds from now */
function note(context, pitch, after) {
  const begin = context.currentTime + after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUD, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + NOTE * 2);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + NOTE * 2);
}

/** Whether this browser knows notifications at all. */
export const canNotify = () => "Notification" in window;

/** Whether the player wants notifications and the browser allows them. */
export const notifies = () => canNotify() && Notification.permission === "granted" && (kept("notify") ?? false);

/** Ask the browser for leave, if it has not been asked; the answer is whether notifications come from now on. @param {boolean} on */
export async function setNotifies(on) {
  const leave = on && canNotify() ? await Notification.requestPermission() : "denied";
  keep("notify", on && leave === "granted");
  return leave === "granted";
}

/**
 * It is the player's turn: call, if the player may be elsewhere.
 * @param {number} waited milliseconds since the player was last asked something @param {string} where the table's name
 */
export function callPlayer(waited, where) {
  if (sounds() && (document.hidden || waited > AWAY)) chime();
  if (!document.hidden || !notifies()) return;
  const shown = new Notification(say("page-your-turn"), { body: where, icon: new URL("../icon.svg", import.meta.url).href, tag: location.hash });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
