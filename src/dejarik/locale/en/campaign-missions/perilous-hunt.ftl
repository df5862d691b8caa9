### Perilous Hunt

mission-perilous-hunt = Perilous Hunt
mission-perilous-hunt-briefing = On Dathomir an egg is worth more than a speeder, if a rancor grows in it. The Empire has fenced in a whole nest and put guards round it; the Alliance, which needs money more than friends just now, would like the eggs for itself. Two barricades stand between you and the nest. And wherever there are eggs, there is somebody who laid them.
mission-perilous-hunt-event-imperial-operation = Imperial Operation
mission-perilous-hunt-event-imperial-operation-text = Behind the splintered barricade lies the nest: seven leathery shells in the warm mud, and lamps and crates of the Empire all round it. Seven rancor eggs are placed. The blue points become deployment points, and the Imperial player may resolve an optional deployment there.
mission-perilous-hunt-event-first-egg = The First Egg
mission-perilous-hunt-event-first-egg-text = It is heavier than it looks, and something turns over inside. Now quickly to the boxes. Two caches are placed: a Rebel figure that carries an egg and is on or adjacent to a cache hands it over, and the egg is claimed.
mission-perilous-hunt-event-mothers-domain = Mother’s Domain
mission-perilous-hunt-event-mothers-domain-text = A roar rolls over the hills, and every bird leaves every tree. She has counted. A Rancor is deployed at the red point.
mission-perilous-hunt-goal-break-through = Destroy a barricade.
mission-perilous-hunt-goal-claim-eggs = Claim all seven rancor eggs.
mission-perilous-hunt-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-perilous-hunt-rule-1 = Barricades are blocking terrain. Rebel figures may attack them (Health equal to the threat level, 1 block).
mission-perilous-hunt-rule-2 = A Rebel figure may interact with a rancor egg to retrieve it; each figure carries 1 at most. Then it may test insight to gain 2 movement points.
mission-perilous-hunt-rule-3 = A figure that carries an egg and suffers 3 or more damage may test strength; unless it succeeds, it drops the egg.
mission-perilous-hunt-rule-4 = A Rebel figure that carries an egg onto or next to a cache hands it over: the egg is claimed.
outcome-assault-mission-eggs-claimed = All rancor eggs are claimed
token-rancor-egg = Rancor egg
token-cache = Cache
