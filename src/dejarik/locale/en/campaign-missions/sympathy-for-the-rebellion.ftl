### Sympathy for the Rebellion

mission-sympathy-for-the-rebellion = Sympathy for the Rebellion
mission-sympathy-for-the-rebellion-briefing = Word has gone round the market that somebody is looking for people who have had enough. Twelve have come, with bundles under their arms and no idea how to walk like nobody in particular. The Empire has heard the same word. Luke takes one street and you take the other; get as many out as you can.
mission-sympathy-for-the-rebellion-event-arrests = Arrests
mission-sympathy-for-the-rebellion-event-arrests-text = Binders click shut, and a column marches off towards the barracks. Each Imperial figure that carries a recruit is removed from the map, without being defeated, and the Imperial player claims the recruits; threat rises by 1 for each of them.
mission-sympathy-for-the-rebellion-event-arrests-when = At the end of each round in which an Imperial figure carries a recruit.
mission-sympathy-for-the-rebellion-event-taken-from-the-crowd = Taken from the Crowd
mission-sympathy-for-the-rebellion-event-taken-from-the-crowd-text = When one of their protectors goes down, the frightened raise their hands. The Imperial player claims recruits that nobody carries: one for each activation token of the wounded hero, or one if it was Luke.
mission-sympathy-for-the-rebellion-event-hes-here = He’s Here
mission-sympathy-for-the-rebellion-event-hes-here-text = The street empties by itself, and Luke stops in the middle of a word. Then you hear the breathing, too. Darth Vader is deployed at the red point.
mission-sympathy-for-the-rebellion-goal-lead-out = Lead 5 recruits out through the exits.
mission-sympathy-for-the-rebellion-goal-arrest-recruits = Claim 8 recruits, or wound every hero.
mission-sympathy-for-the-rebellion-rule-1 = Healthy heroes and Stormtroopers may interact with a recruit to retrieve it; each can carry one. When a hero who carries a recruit enters an exit, the heroes claim it.
mission-sympathy-for-the-rebellion-rule-2 = At the end of each round, each Imperial figure that carries a recruit is removed from the map, without being defeated, and the Imperial player claims the recruit; threat rises by 1 for each.
mission-sympathy-for-the-rebellion-rule-3 = When a hero is wounded, the Imperial player claims 1 recruit that nobody carries for each activation token of that hero; 1 when Luke is defeated.
outcome-assault-mission-recruits-saved = Five recruits are safe
outcome-assault-mission-recruits-arrested = The Empire has taken eight recruits
token-recruit = Recruit
