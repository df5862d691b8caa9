/**
 * What this browser remembers: language, theme, name, the secret links of the seats that it sits in, and
 * the links for friends to a table that was made here.
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

/**
 * A seat of this browser, or several that one secret holds. `seats`: empty while it is not known which (older pages did not keep
 * them); `invitation`: the link that was exchanged for the secret; `fresh`: its holder has not been told of the own link yet.
 * @typedef {{table: string, token: string, seats: number[], at: number, invitation?: string, fresh?: boolean}} OwnSeat
 */

/** So many seats are kept, and so many invitations; the oldest are forgotten. */
export const MOST_SEATS = 50;

/** @returns {OwnSeat[]} all seats of this browser, the newest first */
export const ownSeats = () => (kept("tables") ?? []).map((/** @type {OwnSeat} */ each) => ({ ...each, seats: each.seats ?? [] }));

/** This browser's seats at a table, each secret once. @param {string} table */
export const seatsAt = (table) => ownSeats().filter((each) => each.table === table);

/** @returns {OwnSeat[]} tables in which this browser has a seat, each once, the newest first */
export const ownTables = () => ownSeats().filter((each, place, all) => all.findIndex((other) => other.table === each.table) === place);

/**
 * Remember a seat at a table, beside others that this browser may have there.
 * @param {string} table @param {string} token @param {number[]} [seats] @param {{invitation?: string, fresh?: boolean}} [more]
 */
export function rememberTable(table, token, seats = [], more = {}) {
  const isThis = (/** @type {OwnSeat} */ each) => each.table === table && each.token === token;
  const known = ownSeats().find(isThis);
  const others = ownSeats().filter((each) => !isThis(each));
  keep("tables", [{ ...known, table, token, seats: seats.length ? seats : (known?.seats ?? []), at: Date.now(), ...more }, ...others].slice(0, MOST_SEATS));
}

/**
 * The seats of a table are those of a later one from now on, and so are the links for friends: what follows it in a series has
 * taken its place. @param {string} table @param {string} later
 */
export function replaceTable(table, later) {
  const known = new Set(seatsAt(later).map((each) => each.token));
  keep("tables", ownSeats().filter((each) => each.table !== table || !known.has(each.token)).map((each) => (each.table === table ? { ...each, table: later } : each)));
  keep("invitations", ownInvitations().map((each) => (each.table === table ? { ...each, table: later, link: each.link.replace(table, later) } : each)));
}

/** Forget a table that is no more. @param {string} table */
export function forgetTable(table) {
  keep("tables", ownSeats().filter((each) => each.table !== table));
  keep("invitations", ownInvitations().filter((each) => each.table !== table));
}

/** Forget a secret that holds no seat. @param {string} table @param {string|null} token */
export function forgetSeat(table, token) {
  keep("tables", ownSeats().filter((each) => each.table !== table || each.token !== token));
}

/** The secret of this browser's seat at a table, if it has one; the newest of several. @param {string} table */
export const tokenOf = (table) => seatsAt(table)[0]?.token ?? null;

/** What a link holds: the secret for which this browser has exchanged it, else itself. @param {string} table @param {string} link */
export const secretOf = (table, link) => seatsAt(table).find((each) => each.invitation === link)?.token ?? link;

/** Whether the own link of a seat has not been told yet. @param {string} table @param {string|null} token */
export const isFresh = (table, token) => Boolean(seatsAt(table).find((each) => each.token === token)?.fresh);

/** Its holder knows the own link of a seat. @param {string} table @param {string|null} token */
export function knowsLink(table, token) {
  keep("tables", ownSeats().map((each) => (each.table === table && each.token === token ? { ...each, fresh: false } : each)));
}

/**
 * A secret with which this browser sits down, before it is known whether that went well: the answer may be lost. It is no seat yet.
 * @typedef {{table: string, invitation: string|null, secret: string}} Pending
 */

/** @returns {Pending[]} */
const allPending = () => kept("pending") ?? [];
/** @param {string} table @param {string|null} invitation */
const isOf = (table, invitation) => (/** @type {Pending} */ each) => each.table === table && each.invitation === invitation;

/** The secret with which this browser has tried to sit down, if it has. @param {string} table @param {string|null} invitation none for an open seat */
export const pendingSecret = (table, invitation) => allPending().find(isOf(table, invitation))?.secret ?? null;

/** The same; one is made, and kept, if there is none. @param {string} table @param {string|null} invitation */
export function secretToSit(table, invitation) {
  const known = pendingSecret(table, invitation);
  if (known) return known;
  const secret = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replaceAll("+", "-").replaceAll("/", "_");
  keep("pending", [{ table, invitation, secret }, ...allPending()].slice(0, MOST_SEATS));
  return secret;
}

/** It is known what became of it. @param {string} table @param {string|null} invitation */
export function forgetPending(table, invitation) {
  const isThis = isOf(table, invitation);
  keep("pending", allPending().filter((each) => !isThis(each)));
}

/**
 * A link that invites a friend to a seat of a table that this browser made. The server keeps only what it can tell them by: who
 * has lost a link can't ask for it again.
 * @typedef {{table: string, seat: number, link: string}} Invitation
 */

/** @returns {Invitation[]} */
const ownInvitations = () => kept("invitations") ?? [];

/** The links to seats of a table that this browser made. @param {string} table */
export const invitationsTo = (table) => ownInvitations().filter((each) => each.table === table);

/** Remember the links of a table just made. @param {string} table @param {{seat: number, link?: string}[]} seats */
export function rememberInvitations(table, seats) {
  const fresh = seats.flatMap(({ seat, link }) => (link ? [{ table, seat, link }] : []));
  keep("invitations", [...fresh, ...ownInvitations()].slice(0, MOST_SEATS));
}

/** Forget the links that are used up: somebody sits there. @param {string} table @param {number[]} seats */
export function forgetInvitations(table, seats) {
  const isUsed = (/** @type {Invitation} */ each) => each.table === table && seats.includes(each.seat);
  if (ownInvitations().some(isUsed)) keep("invitations", ownInvitations().filter((each) => !isUsed(each)));
}

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
