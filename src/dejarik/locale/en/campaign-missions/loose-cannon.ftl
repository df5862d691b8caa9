### Loose Cannon

mission-loose-cannon = Loose Cannon
mission-loose-cannon-briefing = You were told to look around the testing grounds and touch nothing. Mak looked around, found a walker with its hatch open, and touched everything. He has never piloted one, he says over the comlink, but the levers are labeled. Outside, half a garrison stops what it is doing and stares at the hangar wall, which begins to shake.
mission-loose-cannon-event-chaos = Chaos
mission-loose-cannon-event-chaos-text = Whistles, orders, contradicting orders; then somebody remembers the heavy gun. An E-Web Engineer is deployed at a green point.
mission-loose-cannon-event-strategic-withdrawal = Strategic Withdrawal
mission-loose-cannon-event-strategic-withdrawal-text = The command post has seen enough and calls it a planned relocation. Nobody else is coming. Threat does not rise any more.
mission-loose-cannon-event-press-the-advantage = Press the Advantage
mission-loose-cannon-event-press-the-advantage-text = The walker folds up, bursts at the knees and throws out its pilot, who lands on his feet more by luck than skill. Mak is placed in one of the spaces of the AT-ST and suffers 10 damage; from now on he plays like the other heroes. The Imperial player makes use of the moment.
mission-loose-cannon-event-press-the-advantage-option-charge = A red cloak comes through the smoke. The Royal Guard Champion interrupts to perform a move and an attack.
mission-loose-cannon-event-press-the-advantage-option-rally = The Champion straightens up and breathes out. The Royal Guard Champion recovers damage equal to 1 plus the threat level.
mission-loose-cannon-event-press-the-advantage-option-advance = “Forward!” Each Imperial figure may move up to 2 spaces.
mission-loose-cannon-goal-defeat-all = Defeat all Imperial figures.
mission-loose-cannon-goal-hold-out = Hold out until the end of round 7, or wound every hero.
mission-loose-cannon-rule-1 = Mak is inside the AT-ST and not on the map; his cards cannot be used. When Mak would activate, the AT-ST readies and activates under his control. Whatever would affect Mak affects the AT-ST.
mission-loose-cannon-rule-2 = The AT-ST has additional Health equal to the threat level, and may enter the interior spaces of the hangar.
mission-loose-cannon-rule-3 = The wall between the hangar and the testing grounds blocks neither movement nor line of sight.
outcome-assault-mission-imperials-defeated = No Imperial figure is left
