### A Hero’s Welcome

mission-a-heros-welcome = A Hero’s Welcome
mission-a-heros-welcome-briefing = Vinto has come home to Rodia, and nobody is glad to see him. Pirates of a rival clan have robbed his people of the medicine that was to last them through the rains, and they have not even troubled to hide it: five caches stand about their camp in the jungle. You are in the middle of it. Open the caches, and then see who still wants to argue.
mission-a-heros-welcome-event-from-the-forest = From the Forest
mission-a-heros-welcome-event-from-the-forest-text = The jungle goes quiet all at once. Then something with too many teeth breaks through the leaves. A Nexu is deployed at the blue point.
mission-a-heros-welcome-event-tracking-beacon = Tracking Beacon
mission-a-heros-welcome-event-tracking-beacon-text = Between the ampoules a small red light blinks, and somewhere a receiver answers. They have marked their loot. The red points become deployment points, threat increases by the threat level, and the Imperial player may resolve an optional deployment.
mission-a-heros-welcome-event-still-tracking = Still Tracking
mission-a-heros-welcome-event-still-tracking-text = Another beacon, better hidden than the first. By now the whole clan knows where you are. Threat increases by the threat level, and the Imperial player may resolve an optional deployment.
mission-a-heros-welcome-event-weve-got-company = We’ve Got Company
mission-a-heros-welcome-event-weve-got-company-text = The last cache is yours. From the huts in the middle of the camp come those who had been told to wait until now. Two more groups of Rodian pirates appear in the middle of the camp. The Rebels win as soon as no Rodian pirate is left.
mission-a-heros-welcome-goal-claim-caches = Claim all five supply caches.
mission-a-heros-welcome-goal-defeat-pirates = Defeat all Rodian pirates.
mission-a-heros-welcome-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-a-heros-welcome-rule-1 = Rodian pirates are Imperial figures (Health 2, Speed 3, 1 block; they attack at a distance with 1 blue die and +1 damage, surge: +2 accuracy).
mission-a-heros-welcome-rule-2 = A Rebel figure on or adjacent to a supply cache may spend 2 movement points to test insight or tech. If it succeeds, the Rebels claim the cache.
mission-a-heros-welcome-figure-rodian-pirate = Rodian Pirate
rules-a-heros-welcome-rodian-pirate = Rodian Pirate
rules-a-heros-welcome-rodian-pirate-accuracy = +2 accuracy
rules-a-heros-welcome-figures = A Hero’s Welcome
rules-a-heros-welcome-figures-crack = Crack a supply cache for 2 movement points
outcome-assault-mission-pirates-defeated = No Rodian pirate is left
