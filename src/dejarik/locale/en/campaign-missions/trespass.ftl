### Trespass

mission-trespass = Trespass
mission-trespass-briefing = The convoy came down hard in the Dune Sea. The refugees crouch in the shadow of the wreck, and beyond the next dune an Imperial garrison is already forming up to fetch them. There is no time to run and nowhere to run to. Break through the barricade, get into the command post and silence the base before it finds your people.
mission-trespass-event-ambush = Ambush
mission-trespass-event-ambush-text = The barricade bursts apart, and for a heartbeat there is only dust. Then a probe’s eye lights up ahead, and engines roar behind the dune: a Hutt skiff, its crew grinning over the rails. They have no love for the Empire, and today that makes them friends. A Probe Droid and an Imperial Officer are deployed at the yellow point, which becomes active; the first green point is no longer active. The skiff is added to the map with two Weequay Pirates, who fight for the heroes. The door can now be opened.
mission-trespass-event-the-captains-squad = The Captain’s Squad
mission-trespass-event-the-captains-squad-text = The door slides open on cool air and blinking consoles. Between you and them stands a squad with its rifles raised, and beside it, patient as the desert, waits Captain Terro. The command post and its terminal are added to the map. A group of Stormtroopers, which cannot be reinforced or deployed again, and Captain Terro are deployed inside; the second green point is no longer active. Sabotage the base at the terminal.
mission-trespass-goal-break-through = Destroy the barricade.
mission-trespass-goal-enter = Open the door of the command post.
mission-trespass-goal-sabotage = Sabotage the base at the terminal.
mission-trespass-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-trespass-use-sabotage = Sabotage the base
mission-trespass-rule-1 = The door is locked to Imperial figures. Heroes can open it once the barricade is gone.
mission-trespass-rule-2 = Rebel figures may attack the barricade (Health 4, 1 block). While it stands, its three spaces block movement, line of sight, adjacency and counting spaces.
mission-trespass-rule-3 = A hero cannot use the terminal while a Stormtrooper is adjacent to it.
outcome-assault-mission-sabotaged = The base has been sabotaged
