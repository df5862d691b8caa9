### Indebted

mission-indebted = Indebted
mission-indebted-briefing = Gaarkhan has said nothing since Bakura came into view, and with him that is never a good sign. Somewhere in this prison sits Shortatha, who once carried him out of a slaver’s hold on his own back. Three terminals hold the lock of his cell, and three pulse cannons sweep the corridors on the hour. A life debt does not wait for a better plan.
mission-indebted-event-pulse-cannons = Pulse Cannons
mission-indebted-event-pulse-cannons-text = The cannons turn on their mounts, hum, and let go. For each cannon the Imperial player chooses a Rebel figure in its line of sight, which suffers the damage that the dice show; if it is Gaarkhan, he becomes Focused.
mission-indebted-event-pulse-cannons-when = At the end of each round in which a cannon has a Rebel figure in its line of sight.
mission-indebted-event-prison-guards = Prison Guards
mission-indebted-event-prison-guards-text = The last bolt falls, and from the cell comes a roar that makes the lamps tremble. So do boots, from the other side. The door is open and the cell is added to the map with Shortatha in it. An E-Web Engineer is deployed at the yellow point. A hero may interact with Shortatha to rescue him, and the Rebels win when one does.
mission-indebted-event-divert-power = Divert Power
mission-indebted-event-divert-power-text = With two cannons dead, all the current goes into what is left. Threat rises by the threat level. For the rest of the mission, 2 red dice are rolled for a cannon instead of a red and a yellow one.
mission-indebted-goal-disable-terminals = Disable all three terminals.
mission-indebted-goal-free-him = Rescue Shortatha from his cell.
mission-indebted-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-indebted-rule-1 = The door opens when all terminals are disabled. A hero may interact with a terminal and test tech or strength; who passes disables and discards it.
mission-indebted-rule-2 = At the end of each round each pulse cannon fires at a Rebel figure in its line of sight, of the Imperial player’s choice: 1 red and 1 yellow die are rolled, and the figure suffers damage equal to the result. If it is Gaarkhan, he becomes Focused.
mission-indebted-rule-3 = A hero may interact with a pulse cannon and test strength (2 successes); who passes disables and discards it.
mission-indebted-use-disable = Disable the terminal
mission-indebted-use-wreck = Disable the pulse cannon
mission-indebted-use-rescue = Rescue Shortatha
outcome-assault-mission-shortatha-rescued = Shortatha has been rescued
token-pulse-cannon = Pulse cannon
token-shortatha = Shortatha
