### Dangerous Allies

mission-dangerous-allies = Dangerous Allies
mission-dangerous-allies-briefing = Jabba has lent you his own barge, and he will want it back in one piece. The Khetanna races low over the dunes towards the only spaceport that is not burning, and Captain Terro has closed it. Before you are half way there the sky fills with the whine of jet packs. Sweep them off the deck: the canyon is not far.
mission-dangerous-allies-event-cannon = The Barge’s Cannon
mission-dangerous-allies-event-cannon-text = The deck shudders as the great gun of the Khetanna goes off. The heroes choose a space anywhere on the map and a red die is rolled: every figure and object on that space or adjacent to it suffers damage equal to the damage rolled.
mission-dangerous-allies-event-boarding-party = Boarding Party
mission-dangerous-allies-event-boarding-party-text = A skiff swings alongside, hooks bite into the railing, and white armour comes over it. The skiff is placed with its engine; an Imperial Officer and elite Stormtroopers are deployed on it. A Rebel figure may attack the engine (Health 10, 2 blocks). As long as it runs, threat increases by 2 at the end of each round. If it is destroyed, the barge reaches the canyon at the end of that round.
mission-dangerous-allies-event-pursuit = Pursuit
mission-dangerous-allies-event-pursuit-text = The engine of the skiff still runs, and more of them are closing in. Threat increases by 2.
mission-dangerous-allies-event-pursuit-when = At the end of each round from round 2 on in which the engine is still there.
mission-dangerous-allies-event-high-ground = High Ground
mission-dangerous-allies-event-high-ground-text = The skiff drops away, trailing smoke, and the rock walls of the canyon rise on both sides. All Imperial figures on the skiff are defeated; each Rebel figure on it comes to the nearest space and suffers 3 damage. The barge docks at the canyon, and everybody on it keeps their place. An elite E-Web Engineer is deployed at the red point, and the Imperial player may resolve an optional deployment. Then each Rebel figure gains 3 movement points or recovers 3 strain. From now on Rebel figures may attack the door of the spaceport (Health 8, 2 blocks).
mission-dangerous-allies-event-high-ground-when = At the end of a round after the boarding party has come, once the engine is destroyed.
mission-dangerous-allies-event-captains-orders = Captain’s Orders
mission-dangerous-allies-event-captains-orders-text = The blast door folds inwards. Behind it, on the landing field, a rider on a great lizard turns his mount and points at you. The spaceport is placed, and its points become deployment points. Captain Terro is deployed at one of them; he adds 1 block whenever he defends. Threat increases by 10, and the Imperial player may resolve an optional deployment; after that threat can no longer increase. The Rebels win as soon as no Imperial figure is on the spaceport.
mission-dangerous-allies-goal-repel-jets = Defeat the Imperial figures on the barge.
mission-dangerous-allies-goal-destroy-engine = Destroy the engine of the skiff.
mission-dangerous-allies-goal-break-blockade = Destroy the door of the spaceport.
mission-dangerous-allies-goal-clear-spaceport = See to it that no Imperial figure is left on the spaceport.
mission-dangerous-allies-goal-hold-out = Hold out until the end of round 7, or wound every hero.
mission-dangerous-allies-rule-1 = The barge is under way: nobody can get from it to the canyon or see that far. Only groups with Mobile can be deployed on the barge.
mission-dangerous-allies-rule-2 = At the end of each round the heroes fire the cannon: they choose a space anywhere on the map and roll a red die. Every figure and object on it or adjacent to it suffers damage equal to the damage rolled.
mission-dangerous-allies-rule-3 = The door of the spaceport is locked.
outcome-assault-mission-spaceport-cleared = No Imperial figure is left on the spaceport
token-engine = Engine
