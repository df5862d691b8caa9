### A New Threat

mission-a-new-threat = A New Threat
mission-a-new-threat-briefing = The beacon was bait, and the hook has a name: General Weiss. What he is building nobody in the fleet can say, but he was building it here before the jungle took the place back. Three terminals still draw power. So does something else, deeper in, and it has not been fed for some time.
mission-a-new-threat-event-defense-protocols = Defense Protocols
mission-a-new-threat-event-defense-protocols-text = The ruin wakes up, one circuit after another, and remembers what it was told to do with visitors. The Imperial player chooses a protocol that has not been used yet.
mission-a-new-threat-event-defense-protocols-option-flash = Blinding lights: each hero within 3 spaces of the door tests insight and becomes Stunned unless the test is passed.
mission-a-new-threat-event-defense-protocols-option-alert = General alert: threat rises by 6.
mission-a-new-threat-event-defense-protocols-option-droids = Droid sweep: each Probe Droid may interrupt to perform a move and an attack.
mission-a-new-threat-event-defense-protocols-option-beast = Open cage: a Nexu is deployed on an interior space within 3 spaces of the door.
mission-a-new-threat-event-revelation = Revelation
mission-a-new-threat-event-revelation-text = Shipping lists. Alloys by the ton, actuators the size of a house, and a date that is too close. One more piece falls into place, and you like the picture less and less.
mission-a-new-threat-event-arrival = Arrival
mission-a-new-threat-event-arrival-text = The ground shakes in an even rhythm. Trees part like grass, and a voice from a loudspeaker thanks you for your interest. General Weiss is deployed at the yellow point.
mission-a-new-threat-goal-investigate = Investigate all three terminals.
mission-a-new-threat-goal-hold-out = Hold out until the end of round 7, or wound every hero.
mission-a-new-threat-rule-1 = Doors are locked to Rebel figures, which may attack them (Health 5, 1 block).
mission-a-new-threat-rule-2 = The terminals lie face down. A hero may interact with one: it is turned over and tested with 2 successes, a red one with strength, a blue one with insight, a green one with tech. Who passes has investigated it, and it is discarded.
mission-a-new-threat-use-search = Investigate the terminal
outcome-assault-mission-terminals-investigated = All terminals have been investigated
