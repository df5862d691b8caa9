### White Noise

mission-white-noise = White Noise
mission-white-noise-briefing = Haven’s guns aim themselves, and they do it from here: one control center, three security consoles, and a technician who is twelve years old. Somebody out in the snow is talking to the guns in their own language. Hold the center until help comes. The doors know you and open by themselves; everybody else will have to break them, or find the thin places in the walls.
mission-white-noise-event-never-give-in = Never Give In
mission-white-noise-event-never-give-in-text = A console dies with a long, falling tone. Nobody looks at it for more than a moment. Each hero may move up to 2 spaces, or 4 with 2 activation tokens. Then each hero becomes Focused or gains 3 movement points.
mission-white-noise-event-man-the-barricades = Man the Barricades
mission-white-noise-event-man-the-barricades-text = They have dragged something heavy through the snow and are bolting it to a tripod. An elite E-Web Engineer is deployed at an active deployment point.
mission-white-noise-event-another-push = Another Push
mission-white-noise-event-another-push-text = Whistles along the whole line. Threat rises by 5, or by 3 if the heroes have at least 1 Boon.
mission-white-noise-event-hostile-wildlife = Hostile Wildlife
mission-white-noise-event-hostile-wildlife-text = The noise has woken something that does not care who wins. A Wampa is deployed in the west.
mission-white-noise-event-back-and-forth = Back and Forth
mission-white-noise-event-back-and-forth-text = The walls groan. Where they are thinnest you can see lamps on the other side. Threat rises by 4. Each hero may perform a move; then each hero on or adjacent to a gap with at least 2 tokens may test strength to discard 1 of them.
mission-white-noise-event-press-the-advantage = Press the Advantage
mission-white-noise-event-press-the-advantage-text = There is nobody left who is not bleeding, and the officers know it. For the rest of the mission every Imperial Officer gains 3 movement points at the start of its activation.
mission-white-noise-goal-hold-center = Keep at least one security console until the end of round 8.
mission-white-noise-goal-cut-off = Discard all three security consoles with Imperial Officers.
mission-white-noise-rule-1 = The doors are locked. Imperial figures may attack them (Health 8, 1 black die). For a Rebel figure next to it, a closed door is not there: for movement, line of sight, adjacency and counting spaces.
mission-white-noise-rule-2 = Each of the three gaps in the walls begins with 1 token. At the start of each Status Phase the Imperial player adds 1 token to a gap. A gap with 3 or more tokens is an active deployment point.
mission-white-noise-rule-3 = With 2 actions, an Imperial Officer may discard an adjacent security console.
mission-white-noise-rule-4 = That all heroes are wounded does not end the mission.
mission-white-noise-asks-pressure = One more token on a gap
rules-white-noise-empire = White Noise
rules-white-noise-empire-cut-off = Discard a security console (2 actions)
outcome-assault-mission-center-held = The control center has been held
outcome-assault-mission-consoles-lost = All security consoles are lost
token-gap = Gap
