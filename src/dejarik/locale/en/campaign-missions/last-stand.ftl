### Last Stand

mission-last-stand = Last Stand
mission-last-stand-briefing = Over Ord Mantell the fleet has opened fire, and down here the ground answers like a drum. Everything that Weiss has built is behind these walls, and everybody who ordered it. Three doors lead to the command center. Nobody has told you who gives the orders there today, and nobody who knows looks you in the eye.
mission-last-stand-event-welcoming-party = Welcoming Party
mission-last-stand-event-welcoming-party-text = The crates are stacked like trenches, and red cloaks rise behind them. The warehouse is added to the map. Elite Royal Guards and a Probe Droid are deployed at its eastern edge, and the blue points replace the green ones.
mission-last-stand-event-defenses-breached = Defenses Breached
mission-last-stand-event-defenses-breached-text = Klaxons, running feet, a medic who drops his tray and reaches for a blaster. The hangar is added to the map. An Imperial Officer and a Probe Droid are deployed in the medical center and a group of Stormtroopers in the reception chamber; the yellow points replace the blue ones.
mission-last-stand-event-end-of-the-line = End of the Line
mission-last-stand-event-end-of-the-line-text = The lights in the command center are out, except for one, and it is red. “You have come far,” says the voice. The command center is added to the map, and the first two doors are closed and locked again. Darth Vader is deployed at the red point. He has 8 additional Health and cannot gain conditions. He does not activate; instead he performs 1 action after each activation of a hero. When he defends, the Imperial player may spend 2 threat to add 2 blocks to the results. The Rebels win when he is defeated.
mission-last-stand-goal-enter-warehouse = Open the door of the warehouse.
mission-last-stand-goal-breach-defenses = Open the door of the hangar.
mission-last-stand-goal-reach-command-center = Open a door of the command center.
mission-last-stand-goal-defeat-vader = Defeat Darth Vader.
mission-last-stand-goal-hold-out = Hold out until the end of round 12, or wound every hero.
mission-last-stand-rule-1 = All doors are locked. Rebel figures may attack them (Health 5, 1 black die), and a hero may interact with one and test tech; who passes opens it.
mission-last-stand-use-force = Slice the door
rules-last-stand-darth-vader = Darth Vader
rules-last-stand-darth-vader-brace = Spend 2 threat to add 2 blocks
