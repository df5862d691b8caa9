/**
 * What this browser remembers: language, theme, name, and the secret links of the seats that it sits in.
 * Nothing of a game is kept here; that is the server's.
 */

const PREFIX = "dejarik.";

/** What was kept under a name, or undefined. @param {string} name @returns {any} */
export function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remember a value under a name. @param {string} name @param {unknown} value */
export function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** @typedef {{table: string, token: string, at: number}} OwnTable */

/** @returns {OwnTable[]} tables in which this browser has a seat, newest first */
export const ownTables = () => kept("tables") ?? [];

/** Remember the seat at a table. @param {string} table @param {string} token */
export function rememberTable(table, token) {
  const others = ownTables().filter((each) => each.table !== table);
  keep("tables", [{ table, token, at: Date.now() }, ...others].slice(0, 50));
}

/** Forget a table that is no more. @param {string} table */
export function forgetTable(table) {
  keep("tables", ownTables().filter((each) => each.table !== table));
}

/** The secret of this browser's seat at a table, if it has one. @param {string} table */
export const tokenOf = (table) => ownTables().find((each) => each.table === table)?.token ?? null;

/** Dark, light, or as the system wishes. */
export function applyTheme(theme = kept("theme")) {
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** The other theme than the one that shows now. */
export function switchTheme() {
  const chosen = document.documentElement.dataset.theme;
  const now = chosen ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
  keep("theme", now === "light" ? "dark" : "light");
  applyTheme();
}
