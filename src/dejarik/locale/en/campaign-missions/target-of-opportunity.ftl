### Target of Opportunity

mission-target-of-opportunity = Target of Opportunity
mission-target-of-opportunity-briefing = The team that was to blow up the archive sits in a cell two corridors from it, and the archive is still there. You know what they knew: one very thick door, one data core, and a guard who changes his mind about prisoners on the hour. Get them out, or do their job without them.
mission-target-of-opportunity-event-finish-the-job = Finish the Job
mission-target-of-opportunity-event-finish-the-job-text = “About time,” says one of them, and the other is already looking for his tools. The cell is added to the map, and two Rebel Saboteurs fight for the heroes. A Saboteur who would be defeated becomes incapacitated instead and has only 1 action when activated. A Saboteur who attacks the door to the archive adds 1 surge to the results.
mission-target-of-opportunity-event-data-core = Data Core
mission-target-of-opportunity-event-data-core-text = The door groans and gives up, and behind it red robes unfold in the cold light. The archive and its data core are added to the map. Royal Guards are deployed at the red point. The Imperial player may spend threat to let one of them act at once. Rebel figures may attack the data core (Health 6), and the Rebels win when it is destroyed.
mission-target-of-opportunity-event-data-core-option-charge = 2 threat: one Royal Guard may interrupt to perform a move and an attack.
mission-target-of-opportunity-goal-open-archive = Destroy the door to the archive.
mission-target-of-opportunity-goal-destroy-core = Destroy the data core.
mission-target-of-opportunity-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-target-of-opportunity-rule-1 = All doors are locked. Rebel figures may attack the door to the archive (Health 8, 5 blocks).
mission-target-of-opportunity-rule-2 = A hero may interact with the terminal and test tech (2 successes); who passes opens the door to the cell, where two Rebel Saboteurs are held.
mission-target-of-opportunity-use-slice = Open the cell
outcome-assault-mission-data-core-destroyed = The data core of the archive has been destroyed
rules-target-of-opportunity-rebel-saboteurs = Rebel Saboteurs
rules-target-of-opportunity-rebel-saboteurs-expertise = 1 surge more against the door to the archive
