### Overcharged

mission-overcharged = Overcharged
mission-overcharged-briefing = The ration crates were stamped, sealed and carried right into the depot of Ord Mantell, and nobody wondered why they were so heavy. Now the lids are off. Jabba wants explosives, the good ones that only the Empire has, and he wants enough of them to be worth the trip. Get into the outpost, take what you can carry, and be back at the landing zone before somebody counts the crates.
mission-overcharged-event-hired-help = Hired Help
mission-overcharged-event-hired-help-text = Not everybody behind this door wears white. The depot pays for extra guards, and they look as if they would like to earn it. The outpost is placed with four explosives, and the blue points become deployment points. Weequay Pirates are deployed on the yellow points and a Probe Droid at a blue one. Threat increases by 2. Explosives can now be claimed. The Rebels win when the heroes together have 6 of them and all heroes are in the extraction zone.
mission-overcharged-event-bomb-shed = Bomb Shed
mission-overcharged-event-bomb-shed-text = Shelf after shelf of neat grey cylinders, and a squad that very much hopes you will not shoot in here. The bunker is placed with five explosives. Stormtroopers are deployed at the red point.
mission-overcharged-event-stop-the-extraction = Stop the Extraction
mission-overcharged-event-stop-the-extraction-text = Boots on the landing field: they have found your way in and mean to close it. Elite Stormtroopers are deployed at the entrance.
mission-overcharged-goal-get-in = Open the door of the outpost.
mission-overcharged-goal-claim-explosives = Claim 6 explosives together, and get all heroes into the extraction zone with them.
mission-overcharged-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-overcharged-rule-1 = Doors are locked to Imperial figures.
mission-overcharged-rule-2 = A hero on or adjacent to an explosive may spend 2 movement points to claim it. Then the hero may test insight to gain 1 movement point.
mission-overcharged-rule-3 = Once during their activation a hero may suffer 1 strain and discard a claimed explosive to choose a space within 3 spaces and roll a red die: every figure on it or adjacent to it suffers damage equal to the damage rolled.
mission-overcharged-rule-4 = A hero who would withdraw is incapacitated instead and stays on the map, with 1 action each activation that can only be a move, and cannot claim explosives.
rules-overcharged = Overcharged
rules-overcharged-throw = Throw an explosive for 1 strain
rules-overcharged-figures = Overcharged
rules-overcharged-figures-claim = Claim an explosive for 2 movement points
outcome-assault-mission-explosives-delivered = The heroes are away with the explosives
