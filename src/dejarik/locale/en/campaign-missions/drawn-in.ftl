### Drawn In

mission-drawn-in = Drawn In
mission-drawn-in-briefing = The engines scream at full power and the ship moves backwards. When the hangar closes behind you, the silence is worse. Four power stations feed the tractor beam, and only one lift leads back to your landing pad. Somebody aboard has decided that nobody is to be shot who can still answer questions. Use that while it lasts.
mission-drawn-in-event-subdue = Subdue
mission-drawn-in-event-subdue-text = The deck officer moves you across his screen like pieces of a game. The Imperial player chooses one measure and pays its threat; for 1 more threat he may choose another one.
mission-drawn-in-event-subdue-option-door = Open or close a door.
mission-drawn-in-event-subdue-option-supplies = 1 threat: choose a crate; each Imperial figure within 3 spaces of it recovers 2 damage.
mission-drawn-in-event-subdue-option-troopers = 1 threat: choose a group of Stormtroopers; each of its figures may interrupt to perform a move or an attack.
mission-drawn-in-event-subdue-option-champion = 2 threat: the Royal Guard Champion performs 1 action.
mission-drawn-in-event-arrival = Arrival
mission-drawn-in-event-arrival-text = The lights in the corridor turn red, one by one, along the way that somebody is walking. The Royal Guard Champion is deployed at an active point.
mission-drawn-in-event-power-down = Power Down
mission-drawn-in-event-power-down-text = A groan goes through the hull and the beam lets go. The lift, now, all of you. The Rebels win when all heroes are on the entrance or adjacent to it.
mission-drawn-in-event-raise-the-alarms = Raise the Alarms
mission-drawn-in-event-raise-the-alarms-text = The officer on the bridge has run out of patience and of explanations. From now on, threat rises by 3 more in each Status Phase.
mission-drawn-in-goal-destroy-stations = Destroy all four power stations.
mission-drawn-in-goal-depart = Bring all heroes to the entrance or next to it.
mission-drawn-in-goal-wound-heroes = Wound every hero.
mission-drawn-in-rule-1 = The terminals are power stations. Rebel figures may attack them (Health 8, 1 block).
mission-drawn-in-rule-2 = Doors are locked to Rebel figures. A Rebel figure may interact with a door and test strength or tech; who passes opens it.
mission-drawn-in-rule-3 = A hero who would withdraw becomes incapacitated instead and stays on the map. When activated, that hero has only 1 action and may use it only to move.
mission-drawn-in-use-force = Force the door open
outcome-assault-mission-broken-free = The heroes have got away from the Star Destroyer
