/** Places on the board: names of spaces, corners, outlines. All lengths are in spaces; the board's scale comes last. */

/** The upper left corner of a space; after Z come AA, BB, CC. @param {string} name such as `F7` @returns {[number, number]} */
export function place(name) {
  const [, letters, row] = /^([A-Z]+)(\d+)/.exec(name) ?? [null, "A", "1"];
  return [letters.charCodeAt(0) - 65 + 26 * (letters.length - 1), Number(row) - 1];
}

/** The name of the space whose upper left corner this is. */
export function nameOf(x, y) {
  return `${String.fromCharCode(65 + (x % 26)).repeat(1 + Math.floor(x / 26))}${y + 1}`;
}

/**
 * The name of a space by the number that events have: the map says it, or they go row by row over the whole grid.
 * @param {import("../../../skirmish.js").PlayedMap} map @param {number} number
 */
export function spaceName(map, number) {
  if (map.numbers) return map.squares[map.numbers.indexOf(number)]?.[0];
  const [[left, top], [right]] = [map.from, map.to];
  const width = right - left + 1;
  return nameOf(left + (number % width), top + Math.floor(number / width));
}

/** The rectangle around some spaces. @param {string[]} names */
export function bounds(names) {
  const places = names.map(place);
  const x = Math.min(...places.map((each) => each[0]));
  const y = Math.min(...places.map((each) => each[1]));
  return { x, y, width: Math.max(...places.map((each) => each[0])) + 1 - x, height: Math.max(...places.map((each) => each[1])) + 1 - y };
}

/** The middle of some spaces. */
export function middle(names) {
  const { x, y, width, height } = bounds(names);
  return [x + width / 2, y + height / 2];
}

/** The outline of a set of spaces as an SVG path. @param {Iterable<string>} names @param {number} scale */
export function outline(names, scale) {
  const set = new Set([...names].map((name) => place(name).join()));
  const has = (x, y) => set.has(`${x},${y}`);
  const lines = [];
  for (const key of set) {
    const [x, y] = key.split(",").map(Number);
    if (!has(x, y - 1)) lines.push([x, y, x + 1, y]);
    if (!has(x, y + 1)) lines.push([x, y + 1, x + 1, y + 1]);
    if (!has(x - 1, y)) lines.push([x, y, x, y + 1]);
    if (!has(x + 1, y)) lines.push([x + 1, y, x + 1, y + 1]);
  }
  return lines.map(([a, b, c, d]) => `M${a * scale} ${b * scale}L${c * scale} ${d * scale}`).join("");
}

/** Some spaces as one surface, as an SVG path. @param {string[]} names @param {number} scale @param {number} [inset] what stays free around it */
export function filled(names, scale, inset = 2) {
  const { x, y, width, height } = bounds(names);
  if (names.length === width * height) return `M${x * scale + inset} ${y * scale + inset}h${width * scale - 2 * inset}v${height * scale - 2 * inset}h${2 * inset - width * scale}z`;
  return names.map((name) => place(name).map((each) => each * scale)).map(([left, top]) => `M${left} ${top}h${scale}v${scale}h${-scale}z`).join("");
}

/** The item nearest to another in a direction, for the arrow keys. @param {{x: number, y: number}} from */
export function nearest(items, from, dx, dy) {
  let best = null;
  let least = Infinity;
  for (const item of items) {
    const ahead = (item.x - from.x) * dx + (item.y - from.y) * dy;
    const aside = Math.abs((item.x - from.x) * dy) + Math.abs((item.y - from.y) * dx);
    if (ahead <= 0.01) continue;
    const far = ahead + aside * 2.2;
    if (far < least) [best, least] = [item, far];
  }
  return best;
}
