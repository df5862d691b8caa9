### Desperate Hour

mission-desperate-hour = Desperate Hour
mission-desperate-hour-briefing = Somewhere above this ceiling the weapon is being charged, and every light in the corridor dims with each pulse. You are inside, which is more than anybody at the base thought possible. Past the next bulkhead engines are turning over, heavy ones, two of them. The man who built all this does not run. He climbs.
mission-desperate-hour-event-not-so-fast = Not So Fast
mission-desperate-hour-event-not-so-fast-text = The bulkhead falls inward, and on the far side of the hangar a walker straightens its legs. “You have cost me a great deal,” says the loudspeaker, almost kindly. The hangar is added to the map. General Weiss is deployed at the yellow point. When he is defeated, the mission goes on.
mission-desperate-hour-event-respite = Respite
mission-desperate-hour-event-respite-text = The machine goes down on its knees and stays there, smoking, but its hatch stands open and nobody is in it. Weiss is gone; the walker still works. All doors open, and the warehouse is added to the map. An AT-ST is deployed at the yellow point as a Rebel figure. When it attacks, you choose any 3 attack dice, at most 2 of a color. It does not activate; instead it performs 1 action after each activation of a hero. An elite Imperial Officer, a group of Stormtroopers and elite Royal Guards are deployed in the warehouse. Find a way to the clearing.
mission-desperate-hour-event-the-bitter-end = The Bitter End
mission-desperate-hour-event-the-bitter-end-text = Behind you the doors come down like guillotines. Ahead, where the canyon opens, a second walker steps out of the dust and lowers its guns. The rest of the map is added, and all doors are closed and locked; any figure may attack them (Health 10, 2 blocks). General Weiss is deployed in the south-western corner of the canyon with 10 additional Health. He does not activate; instead he performs 1 action after each activation of an Imperial group. An elite E-Web Engineer is deployed at the western red point and elite Trandoshan Hunters at the northern one; the red points replace the green ones. The Rebels win when General Weiss is defeated again.
mission-desperate-hour-goal-enter-hangar = Break down a door of the hangar.
mission-desperate-hour-goal-defeat-weiss = Defeat General Weiss.
mission-desperate-hour-goal-reach-clearing = Get to the clearing.
mission-desperate-hour-goal-defeat-weiss-again = Defeat General Weiss once and for all.
mission-desperate-hour-goal-hold-out = Hold out until the end of round 8, or wound every hero.
mission-desperate-hour-rule-1 = All doors are locked. Rebel figures may attack the doors of the hangar (Health 6).
mission-desperate-hour-rule-2 = Massive figures may enter interior spaces and stay there.
outcome-assault-mission-weiss-defeated-twice = General Weiss defeated for good
