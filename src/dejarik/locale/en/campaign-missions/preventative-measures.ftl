### Preventative Measures

mission-preventative-measures = Preventative Measures
mission-preventative-measures-briefing = Long before MHD-19 mended anybody, a slicer called Draylen cut the restraining bolt from its chest and asked for nothing. Now Draylen sits in a cell on this moon, and a firing squad is being told off for the end of the watch. The droid has calculated how long that is and does not share the figure. There are two doors between you and the containment area.
mission-preventative-measures-event-impassable = Impassable
mission-preventative-measures-event-impassable-text = The first door gives way, and the hall behind it glows red: the Emperor’s own guards have been sent to see the sentence carried out. The holding facility is laid out, and a group of Royal Guards is deployed there.
mission-preventative-measures-event-execution = Execution
mission-preventative-measures-event-execution-text = Behind a door that you have not reached, somebody counts to three. MHD-19 stands still for a moment; then it switches its lamps off. Draylen is dead, and the Empire wins.
mission-preventative-measures-event-loyalty-fulfilled = Loyalty Fulfilled
mission-preventative-measures-event-loyalty-fulfilled-text = The squad turns round with its rifles half raised. Between them a thin man blinks at the droid. “You,” he says, “of all the things I ever set free.” He can hardly walk. The containment area is laid out, and there is no limit of rounds any more. Threat rises by the threat level, and the Imperial player may resolve an optional deployment there. Draylen belongs to the Rebels from now on: Health 6 plus the threat level, Speed 2, 1 white defense die, no attack. The Rebels win when he is on the evacuation point (K11 or L11), where the shuttle waits. The Empire wins when he is defeated.
mission-preventative-measures-goal-open-facility = Open the door of the facility.
mission-preventative-measures-goal-open-containment = Open the containment area before round 3 ends.
mission-preventative-measures-goal-evacuate = Bring Draylen to the evacuation point (K11, L11).
mission-preventative-measures-goal-stop-draylen = Keep the containment area shut until the end of round 3, or defeat Draylen.
mission-preventative-measures-rule-1 = If the door of the containment area is still closed at the end of round 3, Draylen is executed and the Empire wins.
mission-preventative-measures-rule-2 = When Draylen becomes the target of an attack, one healthy hero adjacent to him may step in: 1 black die is added to his defense pool, and after the attack that hero suffers 1 damage for each block among the results.
mission-preventative-measures-figure-draylen = Draylen
rules-preventative-measures = Preventative Measures
rules-preventative-measures-step-in = Step in: Draylen defends with 1 black die more
rules-preventative-measures-take-the-blow = 1 damage for each block
outcome-assault-mission-draylen-safe = Draylen has reached the evacuation point
outcome-assault-mission-draylen-executed = Draylen has been executed
outcome-assault-mission-draylen-defeated = Draylen is defeated
