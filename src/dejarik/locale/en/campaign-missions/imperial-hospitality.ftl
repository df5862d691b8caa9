### Imperial Hospitality

mission-imperial-hospitality = Imperial Hospitality
mission-imperial-hospitality-briefing = They have had him for six days, and nobody stays silent for seven. What the spy knew about Weiss’s project is already in a buffer somewhere in this block, waiting for its turn on the relay. At the end of round 4 it goes out. You can save the man, or the secret, or, if you are very quick, both.
mission-imperial-hospitality-event-well-guarded = Well-Guarded
mission-imperial-hospitality-event-well-guarded-text = Rows of humming cabinets, and between them faces that were not expecting company. The data center is added to the map. An Imperial Officer and Trandoshan Hunters are deployed around the terminal.
mission-imperial-hospitality-event-the-data = The Data
mission-imperial-hospitality-event-the-data-text = The screen folds into itself and goes dark. Whatever he told them, it dies here, and somewhere a very calm voice orders the block sealed. The secret is safe. Threat rises by 3.
mission-imperial-hospitality-event-the-prisoner = The Prisoner
mission-imperial-hospitality-event-the-prisoner-text = He shields his eyes and asks whether you are real. He can walk, a little. The cell is added to the map, and the captive fights on the side of the heroes (Health 8, Speed 2, 1 white die, no attack). The Rebels win when he escapes through the entrance and lose when he is defeated. When he is attacked, a hero next to him who could be the target, too, may suffer 1 strain to become the target.
mission-imperial-hospitality-event-the-prisoner-option-beaten = The interrogation has left its marks: the captive becomes Bleeding.
mission-imperial-hospitality-event-the-prisoner-option-alert = The whole block is on its feet: threat rises by 3.
mission-imperial-hospitality-event-transmission-received = Transmission Received
mission-imperial-hospitality-event-transmission-received-text = A green light, a soft tone, and it is gone: across the relay, across the sector, onto somebody’s desk. They have no more use for locks. All doors are open, the terminal is discarded, and both red points become active.
mission-imperial-hospitality-goal-free-the-captive = Open the door of the cell.
mission-imperial-hospitality-goal-stop-transmission = Destroy the terminal before the end of round 4.
mission-imperial-hospitality-goal-lead-him-out = Lead the captive out through the entrance.
mission-imperial-hospitality-goal-defeat-captive = Defeat the captive, or wound every hero.
mission-imperial-hospitality-rule-1 = All doors are locked. Rebel figures may attack them (Health 6, 1 black die) or interact with them and test tech (2 successes) to open them.
mission-imperial-hospitality-rule-2 = Rebel figures may attack the terminal (Health 6, 1 black die) or interact with it and test tech (2 successes) to destroy it.
mission-imperial-hospitality-rule-3 = Unless the terminal is destroyed, it transmits at the end of round 4.
mission-imperial-hospitality-use-force = Slice the door
mission-imperial-hospitality-use-slice = Wipe the terminal
mission-imperial-hospitality-figure-captive = Captive
outcome-assault-mission-captive-escaped = The captive has escaped
outcome-assault-mission-captive-defeated = The captive has been defeated
rules-imperial-hospitality = Imperial Hospitality
rules-imperial-hospitality-step-in = Suffer 1 strain to become the target instead of the captive
