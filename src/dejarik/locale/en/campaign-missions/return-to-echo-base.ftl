### Return to Echo Base

mission-return-to-echo-base = Return to Echo Base
mission-return-to-echo-base-briefing = Snow has drifted through the hangar doors, and something with claws has moved into the corridors. But the ion cannon of Echo Base still points at the sky, and an Imperial convoy is due to pass under it. Restart two power stations, find the fire control, and do not wake whatever you need not wake.
mission-return-to-echo-base-event-onslaught = Onslaught
mission-return-to-echo-base-event-onslaught-text = The lamps flicker on, one hall after another, and with them a voice in every loudspeaker: General Sorin thanks you for the light. General Sorin is deployed at the entrance, and with him another group: an elite Probe Droid without a Bane, HK Assassin Droids with 1, elite HK Assassin Droids with 2 or more.
mission-return-to-echo-base-event-onslaught-when = At the end of the first round in which a power station has been claimed.
mission-return-to-echo-base-event-armed-and-operational = Armed and Operational
mission-return-to-echo-base-event-armed-and-operational-text = The cannon hums like a temple. On the screen of the fire control the first freighter slides over the horizon; in front of it, on a chair, sits Dengar and cleans his gun. Dengar is deployed beside the fire control. The convoy appears, with 1 damage for each Boon of the heroes (2 at most). Once per activation a hero may interact with the fire control to fire: roll insight and tech together, and each success is 1 damage to the convoy. After the roll the Imperial player may spend 2 threat for 1 success less, once for each Imperial figure on or adjacent to the fire control. Then the hero tests strength and suffers 2 strain on a failure. The Rebels win when the convoy has 10 damage.
mission-return-to-echo-base-goal-restart-stations = Restart both power stations.
mission-return-to-echo-base-goal-hit-convoy = Fire the ion cannon until the convoy has 10 damage.
mission-return-to-echo-base-goal-wound-heroes = Wound every hero.
mission-return-to-echo-base-rule-1 = The threat level is what the round dial shows: 3 in the first round, 1 more for each Bane of the Imperial player, and 1 more each round.
mission-return-to-echo-base-rule-2 = Tunnels: the wall between two spaces with tunnels of the same colour does not count, neither for movement nor for line of sight, adjacency and counting spaces.
mission-return-to-echo-base-rule-3 = A Rebel figure may interact with a power station and test tech or insight (3 successes). Whoever passes claims it.
mission-return-to-echo-base-use-restart = Restart the power station
mission-return-to-echo-base-use-fire = Fire the ion cannon
echo-base-disturb = Spend { $threat } threat: 1 success less
echo-base-disturb-prompt = Does the Imperial player disturb the shot?
outcome-assault-mission-convoy-destroyed = The convoy is destroyed
token-tunnel = Tunnel
token-fire-control = Fire control
