### Aftermath

mission-aftermath = Aftermath
mission-aftermath-briefing = The Death Star is gone, and on Yavin 4 the celebration has hardly died down. But in the jungle, not far from the base, something is calling: an Imperial outpost sends a signal that will bring a fleet if nobody stops it. Four terminals feed the beacon, most of them behind a single door. Tear them out of the wall before anyone answers.
mission-aftermath-event-fortified = Fortified
mission-aftermath-event-fortified-text = The door grinds open and somebody shouts a warning. Behind a low wall of crates a heavy blaster swings round on its tripod, and from the storeroom come running steps. An E-Web Engineer is deployed at the yellow point in the atrium and becomes Focused. A group of Stormtroopers and an Imperial Officer are deployed at the red point.
mission-aftermath-event-lockdown = Lockdown
mission-aftermath-event-lockdown-text = Red light floods the outpost and a flat voice counts through its protocols. They know now what you have come for, and they have a plan for it.
mission-aftermath-event-lockdown-option-armour = Each terminal has 7 Health instead of 4.
mission-aftermath-event-lockdown-option-lock = The door is closed and locked; Rebel figures may attack it (Health 8, 1 black die). The red point becomes a deployment point.
mission-aftermath-goal-destroy-terminals = Destroy all four terminals.
mission-aftermath-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-aftermath-rule-1 = Rebel figures may attack a terminal (Health 4, 1 block, and 1 more block while an Imperial figure is adjacent to it).
mission-aftermath-rule-2 = Doors are locked to Imperial figures.
outcome-assault-mission-terminals-destroyed = All terminals are destroyed
