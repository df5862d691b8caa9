### The Hard Way

mission-the-hard-way = The Hard Way
mission-the-hard-way-briefing = Somewhere in a palace on Tatooine a friend hangs on a wall, and two Trandoshans called Krandt know how he is guarded. They do not talk to strangers. Chewbacca has offered to introduce himself. Their safehouse has three doors, their hired droids have no nerves, and the nexu at the gate has not been fed.
mission-the-hard-way-event-the-assault = Assault
mission-the-hard-way-event-the-assault-text = The gate crashes in and lights flare along the hallway. Somebody with an Imperial accent shouts for more guns. The hallway is laid out. Threat rises by twice the threat level, an Imperial Officer is deployed in the hallway, and the Imperial player may resolve an optional deployment there.
mission-the-hard-way-event-bodyguards = Bodyguards
mission-the-hard-way-event-bodyguards-text = Heat and hammering: the second door leads through a forge, and those who work here are not smiths. The forge is laid out. Threat rises by the threat level, and the Imperial player may resolve an optional deployment at its far end.
mission-the-hard-way-event-negotiations = Negotiations
mission-the-hard-way-event-negotiations-text = “You want to talk?” asks the bigger of two Trandoshans, and loads his gun. “We start.” The bunker is laid out. Threat rises by the threat level. The Krandt brothers, elite Trandoshan Hunters with Health equal to the threat level more, and an elite Imperial Officer are deployed there. A brother who would be defeated is incapacitated instead: he stays where he is, and can neither attack nor leave his space. A Rebel figure may interact with an adjacent incapacitated brother and test strength or insight: put 1 strain token on him for each success. The Rebels win when each brother has at least 2.
mission-the-hard-way-figure-krandt-brothers = Krandt brother
mission-the-hard-way-goal-break-in = Open the three doors of the safehouse.
mission-the-hard-way-goal-beat-brothers = Bring both Krandt brothers down and question them until each has 2 strain tokens.
mission-the-hard-way-goal-hold-out = Hold out until the end of round 7, or wound every hero.
mission-the-hard-way-rule-1 = The doors are locked to Imperial figures.
mission-the-hard-way-rule-2 = Chewbacca belongs to the Rebels, and the Empire gains no threat for him.
mission-the-hard-way-rule-3 = The Empire wins at the end of round 7.
mission-the-hard-way-use-question = Question the Krandt brother
outcome-assault-mission-brothers-yield = The Krandt brothers have told what they know
token-interrogation = Strain token
