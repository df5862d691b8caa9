### Chain of Command

mission-chain-of-command = Chain of Command
mission-chain-of-command-briefing = General Weiss is here himself, in this base, behind one door. For once there is no fleet and no army between you and the man whose name stands under all those orders, only a garrison that has not finished its breakfast. He knows that you are coming. He has never yet fought on foot if he could help it.
mission-chain-of-command-event-vulnerable = Vulnerable
mission-chain-of-command-event-vulnerable-text = A lift grinds up through the floor of the hangar, and on it stands a walker, dark and silent, with its hatch open. There is no doubt whose it is. General Weiss is deployed in the middle of the hangar as an AT-ST without a pilot: an Imperial figure that does not activate but can be attacked. Weiss the officer can interact with it to climb in.
mission-chain-of-command-event-vulnerable-option-retreat = Weiss recovers 5 damage and gains 3 movement points.
mission-chain-of-command-event-vulnerable-option-fire = Weiss interrupts to attack twice.
mission-chain-of-command-event-invulnerable = Invulnerable
mission-chain-of-command-event-invulnerable-text = The hatch falls shut, the eyes of the walker light up, and a voice you know from recordings fills the hangar: “Now, then.” The officer leaves the game without being defeated. General Weiss recovers 5 damage, gains 3 movement points and activates as usual from now on; he cannot leave the hangar. The Imperial player may spend 2 threat when he defends to add 3 blocks to the results, and 2 threat when he activates to let him recover 5 damage. The Rebels win when General Weiss is defeated.
mission-chain-of-command-figure-weiss = Weiss
mission-chain-of-command-goal-defeat-weiss = Defeat Weiss.
mission-chain-of-command-goal-defeat-general = Defeat General Weiss in his machine.
mission-chain-of-command-goal-wound-heroes = Wound every hero.
mission-chain-of-command-rule-1 = The elite Imperial Officer in the operations room is Weiss: he has 6 additional Health and 1 additional Speed, and adds 2 damage to his attack results and 1 block to his defense results. The Rebels win when he is defeated.
mission-chain-of-command-rule-2 = An Imperial figure can interact with a terminal to increase threat by 2, each terminal once per round. Rebel figures may attack terminals (Health 8, 1 block).
mission-chain-of-command-rule-3 = The door is locked to Rebel figures. A Rebel figure can interact with it and test strength or tech; it opens with 2 successes in all.
mission-chain-of-command-use-call = Call for help (+2 threat)
mission-chain-of-command-use-climb = Climb into the AT-ST
mission-chain-of-command-use-force = Force the door
rules-chain-of-command-general-weiss = General Weiss
rules-chain-of-command-general-weiss-brace = Spend 2 threat to add 3 blocks
rules-chain-of-command-general-weiss-repair = Spend 2 threat to recover 5 damage
outcome-assault-mission-weiss-defeated = General Weiss is defeated
