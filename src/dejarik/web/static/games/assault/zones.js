/** The deployment zones of the board in the colours of those who play there: teams have colours of their own, which are not those of the zones. */

/**
 * @param {Element} root the board @param {{seat: number, zone?: string}[]} players @param {string[]} colours of the seats
 */
export function paintZones(root, players, colours) {
  for (const part of /** @type {NodeListOf<SVGElement>} */ (root.querySelectorAll(".art .zone, .art .zone-badge"))) {
    const own = (part.dataset.zone ??= part.classList[1]);
    const player = players.find((each) => each.zone === own);
    const colour = (player && colours[player.seat]) || own;
    part.setAttribute("class", `${part.classList[0]} ${colour}`);
    part.querySelector("use")?.setAttribute("href", `#seat-${colour}`);
  }
}
