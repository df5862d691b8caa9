### Hostile Negotiations

mission-hostile-negotiations = Hostile Negotiations
mission-hostile-negotiations-briefing = It was meant to be a quiet evening on Dosha: a seller, a buyer, six barrels of spice, and you as the people in the corner whom nobody needs to talk to. Then the buyer shot the seller, and now his people are grabbing the goods. Jabba will not ask who started it. He will count barrels.
mission-hostile-negotiations-event-more-runners = More Runners
mission-hostile-negotiations-event-more-runners-text = Another one ducks out of the smoke and runs for the barrels as if he were paid by the piece. He probably is. For each pile or barrel that nobody carries, a runner that has been set aside is placed on or adjacent to it, and immediately picks up a barrel there.
mission-hostile-negotiations-event-more-runners-when = At the start of each round from round 2 on, if a runner is set aside and a pile or a barrel is free.
mission-hostile-negotiations-event-unleashed = Unleashed
mission-hostile-negotiations-event-unleashed-text = A cage door clangs somewhere to the south, and someone says a word that only an animal would understand. An Elite Imperial Officer and a Nexu are deployed to the green point in the south.
mission-hostile-negotiations-event-hired-muscle = Hired Muscle
mission-hostile-negotiations-event-hired-muscle-text = Dosha is a good place to hire somebody in a hurry. The red points become active, and Trandoshan Hunters are deployed to an active point.
mission-hostile-negotiations-figure-spice-runner = Spice Runner
mission-hostile-negotiations-goal-more-barrels = Have claimed more barrels than the Empire at the end of round 6.
mission-hostile-negotiations-goal-as-many-barrels = Have claimed at least as many barrels as the Rebels at the end of round 6.
mission-hostile-negotiations-rule-1 = There are three barrels in each of two piles. Any figure but a Creature may spend 2 movement points to pick up a barrel in its space or adjacent to it, and can carry one. A figure that suffers 3 or more damage at once drops its barrel.
mission-hostile-negotiations-rule-2 = When a Rebel figure with a barrel is on or adjacent to the red stockpile, the Rebels claim the barrel.
mission-hostile-negotiations-rule-3 = When an Imperial figure with a barrel is on or adjacent to the green stockpile, the Empire claims the barrel; a Spice Runner is then set aside.
mission-hostile-negotiations-rule-4 = The two Imperial Officers at the piles are Spice Runners, and begin with a barrel each. When one would be defeated, it is set aside instead, and its barrel stays in its space. From round 2 on, runners who are set aside come back at the start of the round, to piles or barrels that nobody carries.
mission-hostile-negotiations-rule-5 = The mission lasts until the end of round 6, even if all heroes are wounded.
rules-hostile-negotiations-figures = Hostile Negotiations
rules-hostile-negotiations-figures-take = Pick up a barrel for 2 movement points
outcome-assault-mission-more-spice = The Rebels have claimed more barrels
outcome-assault-mission-less-spice = The Rebels have not claimed more barrels than the Empire
token-spicers-stockpile = Spicers’ stockpile
token-rebel-stockpile = Rebel stockpile
