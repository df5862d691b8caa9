/** Games that have a screen of their own; every other game is played with the plain one. */
/** @type {Record<string, {tag: string, load: () => Promise<unknown>, hasBoard: boolean}>} */
const SCREENS = {
  assault: { tag: "dj-assault", load: () => import("./assault/view.js"), hasBoard: true },
};

/** The screen of a game, fetched; null for the plain one. @param {string} game */
export async function screenOf(game) {
  const screen = SCREENS[game];
  if (!screen) return null;
  await screen.load();
  return screen;
}
