### Means of Production

mission-means-of-production = Means of Production
mission-means-of-production-briefing = You can hear the factory before you see it: a stamping press, steady as a heart, and every beat is a rifle. One data core tells all the machines on Corellia’s south side what to build. It sits behind three doors, and the doors are said to learn from whoever tries them.
mission-means-of-production-event-guarded = Guarded
mission-means-of-production-event-guarded-text = The gate falls inwards, and behind it the hall is bright, hot and not at all deserted. The facility is added to the map, and an E-Web Engineer is deployed at the yellow point. Both red points become active.
mission-means-of-production-event-reactive-defenses = Reactive Defenses
mission-means-of-production-event-reactive-defenses-text = Relays click along the walls: the building has been thinking about you. The Imperial player takes a defense that is left, two of each kind, and places it next to a closed door.
mission-means-of-production-event-reactive-defenses-when = When the guards have come, and at the end of each round, as long as a door is closed.
mission-means-of-production-event-reactive-defenses-option-armour = Blue, armour plates: the door has additional Health equal to twice the threat level.
mission-means-of-production-event-reactive-defenses-option-current = Green, live current: a figure that attacks the door suffers 2 damage.
mission-means-of-production-event-reactive-defenses-option-alarm = Red, an alarm: when the door opens, threat rises by the threat level.
mission-means-of-production-event-reactive-defenses-option-flash = Yellow, a stun charge: when the door opens, each hero within 5 spaces of it tests strength and becomes Stunned unless the test is passed.
mission-means-of-production-goal-destroy-core = Break through the doors and destroy the data core.
mission-means-of-production-goal-hold-out = Hold out until the end of round 5, or wound every hero.
mission-means-of-production-rule-1 = All doors are locked. Rebel figures may attack them (Health twice the threat level, 1 block). A Rebel figure may interact with the data core behind the last one to destroy it.
mission-means-of-production-use-destroy = Destroy the data core
outcome-assault-mission-data-core-wrecked = The data core of the factory has been destroyed
