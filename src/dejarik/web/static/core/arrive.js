/**
 * What the page is made of arrives, or its reader is told so and it is tried again, with growing pauses. This imports
 * nothing and needs no words file: it can speak up when nothing else has come.
 */

const PAUSES = [0.5, 1, 2, 4, 8]; // seconds; then always the last
const CALM = 60000; // the page is not begun anew oftener, in milliseconds
const BEGUN = "dejarik.begun"; // how often the page was begun in vain, and …
const AFRESH = "dejarik.afresh"; // … when, in this window

/** The version of the page's files, as the server gave it. */
export const version = document.documentElement.dataset.version ?? "";

/** Something did not arrive, and may arrive later: at the earliest after so many seconds. */
export class Late extends Error {
  /** @param {string} what */
  constructor(what, seconds = 0) {
    super(what);
    this.seconds = seconds;
  }
}

/** @typedef {{text: string, now: string, language?: string}} Notice */

/** In both languages: which one the reader speaks is not known, or its words are what is missing. @type {Notice[]} */
const BOTH = [
  { text: "A part of the page did not arrive. Trying again…", now: "Try now", language: "en" },
  { text: "Część strony nie dotarła. Próbujemy znowu…", now: "Spróbuj teraz", language: "pl" },
];
/** @type {() => Notice[]} */
let notices = () => BOTH;
/** Those that wait for their next try: how it is made at once. @type {Set<() => void>} */
const waiting = new Set();
let isBegun = false;

/** What is said from now on, in the language of the reader. @param {() => Notice} notice */
export function noticeBy(notice) {
  notices = () => [notice()];
}

/** The page stands: what comes later is told at its edge, and not instead of it. */
export function arrived() {
  isBegun = true;
  forget(BEGUN);
  tell();
}

/**
 * Bring something until it is there. Anything but `Late` is no matter of waiting, and is thrown.
 * @template T @param {(tries: number) => Promise<T>} bring given how often it was tried before
 * @param {{quietly?: boolean, tries?: number}} [how] @returns {Promise<T>}
 */
export async function arriving(bring, { quietly = false, tries = 0 } = {}) {
  const own = { now: () => {} };
  const now = () => own.now();
  for (let count = 0; ; count++) {
    try {
      const found = await bring(count);
      if (waiting.delete(now)) tell();
      return found;
    } catch (error) {
      if (!(error instanceof Late)) {
        if (waiting.delete(now)) tell();
        throw error;
      }
      const pause = Math.max(PAUSES[Math.min(count + tries, PAUSES.length - 1)], error.seconds);
      const waited = new Promise((done) => {
        own.now = () => done(undefined);
        setTimeout(done, pause * 1000);
      });
      if (!quietly && !waiting.has(now)) {
        waiting.add(now);
        tell();
      }
      await waited;
    }
  }
}

/** Files that were asked for before somebody wanted them. @type {Map<string, Promise<string>>} */
const early = new Map();

/** Ask for a file that will be wanted soon. @param {string} path */
export function ahead(path) {
  const coming = file(path);
  coming.catch(() => {}); // whoever wants it hears of that
  early.set(path, coming);
}

/** A file of the page, by its path in the folder of the page. @param {string} path @param {number} tries before */
export async function file(path, tries = 0) {
  const coming = early.get(path);
  if (early.delete(path) && coming) return coming;
  try {
    // What came wrong may have been kept: it is asked for anew.
    const answer = await fetch(new URL(`../${path}`, import.meta.url), { cache: tries ? "reload" : "default" });
    if (answer.ok) return await answer.text();
    throw new Late(`${path}: ${answer.status}`, secondsOf(answer));
  } catch (error) {
    throw error instanceof Late ? error : new Late(`${path}: ${error}`);
  }
}

/** After how many seconds the server wants to be asked again. @param {Response} answer */
export const secondsOf = (answer) => Math.min(60, Number(answer.headers.get("Retry-After")) || 0);

/** What each module needs that is fetched later. @type {Record<string, string[]>} */
const needs = JSON.parse(document.getElementById("needs")?.textContent ?? "{}");

/** Let a module that is fetched later come with all that it needs, at once. @param {string} path */
export function hasten(path) {
  for (const name of needs[path] ? [path, ...needs[path]] : []) {
    const href = new URL(`../${name}`, import.meta.url).href;
    if (!hastened.has(href)) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    hastened.add(href);
  }
}

/** @type {Set<string>} */
const hastened = new Set();

/**
 * A module of the page that is fetched when it is needed. Some browsers keep that an address has failed, so that it is
 * tried under another one, too; if one that it needs itself has failed so, only beginning anew helps.
 * @template T @param {string} path @param {(again: string) => Promise<T>} load with what is added to its address
 */
export function bringModule(path, load) {
  hasten(path);
  return arriving(async (tries) => {
    try {
      return await load("");
    } catch (error) {
      if (error instanceof SyntaxError && (await newest()) !== version) await afresh(); // it is newer than what it was to join
      if (!isMissing(error)) throw error;
    }
    await file(path, tries); // says how long to wait, or comes
    if (!tries) throw new Late(path);
    try {
      return await load(`?again=${tries}`);
    } catch (error) {
      if (!isMissing(error)) throw error;
      if (tries > 1) await afresh();
      throw new Late(path);
    }
  });
}

/** @param {unknown} error */
const isMissing = (error) => error instanceof TypeError && /dynamically imported module|importing a module/i.test(error.message);

/** The version that the server has now. */
async function newest() {
  const answer = await fetch(location.pathname, { cache: "no-store" }).catch((error) => new Late(String(error)));
  if (answer instanceof Late) throw answer;
  if (!answer.ok) throw new Late(String(answer.status), secondsOf(answer));
  return (await answer.text()).match(/data-version="([^"]*)"/)?.[1];
}

/** Begin the page anew, not too often, and only if the server would answer; its address holds where the reader is. */
async function afresh(calm = CALM) {
  if (Date.now() - Number(recall(AFRESH) ?? 0) < calm) return;
  await newest();
  remember(AFRESH, Date.now());
  location.reload();
  await new Promise(() => {}); // this page has ended
}

// --- What the reader sees ---------------------------------------------------------------------------

function tell() {
  const place = document.getElementById("arrival") ?? document.body.appendChild(Object.assign(document.createElement("div"), { id: "arrival" }));
  place.hidden = isBegun && !waiting.size;
  place.className = isBegun ? "arrival" : `arrival whole ${waiting.size ? "" : "late"}`;
  if (!waiting.size) return;
  const said = notices();
  const button = document.createElement("button");
  button.className = "btn";
  button.append(...said.flatMap(({ now, language }, place) => [place ? " · " : "", spoken("span", now, language)]));
  button.addEventListener("click", () => waiting.forEach((now) => now()));
  place.setAttribute("role", "alert");
  place.replaceChildren(...said.map(({ text, language }) => spoken("p", text, language)), button);
}

/** @param {string} name @param {string} text @param {string} [language] */
function spoken(name, text, language) {
  const found = Object.assign(document.createElement(name), { textContent: text });
  if (language) found.lang = language;
  return found;
}

// --- What this window remembers ---------------------------------------------------------------------

/** @param {string} name */
function recall(name) {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null; // storage may be switched off
  }
}

/** @param {string} name @param {number} value */
function remember(name, value) {
  try {
    sessionStorage.setItem(name, String(value));
  } catch {
    // as above
  }
}

/** @param {string} name */
function forget(name) {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // as above
  }
}

// --- What was asked for before this ran -------------------------------------------------------------

for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel='stylesheet']"))) {
  if (!isStyled(link)) void arriving((tries) => style(link, tries));
}

/** Whether a sheet has come: of one that has not, a browser gives none, an empty one, or refuses a look at it. @param {HTMLLinkElement} link */
function isStyled(link) {
  try {
    return Boolean(link.sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/** @param {HTMLLinkElement} link @param {number} tries @returns {Promise<void>} */
function style(link, tries) {
  return new Promise((done, fail) => {
    const next = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${link.href}?again=${tries}` });
    next.addEventListener("load", () => done());
    next.addEventListener("error", () => {
      next.remove();
      fail(new Late(link.href));
    });
    link.after(next);
  });
}

document.querySelector("script[src$='/app.js']")?.addEventListener("error", () => {
  const before = Number(recall(BEGUN) ?? 0);
  void arriving(
    async (tries) => {
      if (!tries) throw new Late("app.js");
      remember(BEGUN, before + 1);
      await afresh(0);
    },
    { tries: before },
  );
});
