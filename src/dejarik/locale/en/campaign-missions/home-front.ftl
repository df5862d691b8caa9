### Home Front

mission-home-front = Home Front
mission-home-front-briefing = The Empire has taken Haven without firing a shot, because everybody with a gun was away. Now it goes through the houses, one after another, and somebody called Jann keeps the book. Four buildings are still full of people who do not answer when the door is knocked on. Between them and you stands a barricade across the main road.
mission-home-front-event-bombardment = Bombardment
mission-home-front-event-bombardment-text = A whistle in the air, a pause, and the street jumps. Threat rises by 2, and the Imperial player chooses what comes of it; nothing can be chosen twice.
mission-home-front-event-bombardment-option-droid = An elite Probe Droid is deployed at an active deployment point.
mission-home-front-event-bombardment-option-shells = The Imperial player chooses a closed door and rolls 1 red die: each Rebel figure within 2 spaces of it suffers damage equal to the damage rolled.
mission-home-front-event-bombardment-option-exhaustion = Each hero suffers 1 strain for each activation token that it has and becomes Weakened.
mission-home-front-event-the-raid = The Raid
mission-home-front-event-the-raid-text = The barricade folds up, and behind it a man closes his book. Commander Jann has waited for you. The green points are no longer active, the red ones are. An E-Web Engineer and Commander Jann are deployed at the red point in the south. Jann has the card of an Imperial Officer and 10 more Health. He does not activate with the others: after each activation of a Rebel figure he performs 1 action. If a Trooper or Guardian adjacent to him could be the target of an attack that is declared against him, that figure becomes the target. The Rebels win when he is defeated.
mission-home-front-figure-commander-jann = Commander Jann
mission-home-front-goal-break-through = Destroy the barricade, and keep the refugees alive.
mission-home-front-goal-defeat-jann = Defeat Commander Jann before all refugees are gone.
mission-home-front-goal-hunt-refugees = Have all eight refugees discarded.
mission-home-front-rule-1 = The barricade is one object that blocks its spaces: Health 8, 1 block. Rebel figures may attack it.
mission-home-front-rule-2 = The doors are locked. Imperial figures may attack them (Health 5). For a Rebel figure next to it, a closed door is not there: for movement, line of sight, adjacency and counting spaces.
mission-home-front-rule-3 = Imperial figures may attack refugees (Health 3, or 4 if the heroes have a Boon; 1 white die). While a healthy Rebel figure is on or adjacent to one, it has +1 block and the heroes may reroll its die.
mission-home-front-rule-4 = At the end of each round, as long as the barricade stands, the Imperial player chooses a closed door, which is destroyed, or a refugee, which is discarded.
mission-home-front-rule-5 = The Empire wins when all eight refugees have been discarded. That all heroes are wounded does not end the mission.
mission-home-front-asks-siege = A door or a refugee is lost
mission-home-front-asks-bodyguard = Attacked in Jann’s place
rules-home-front = Home Front
rules-home-front-shelter = Reroll the refugee’s die
outcome-assault-mission-jann-defeated = Commander Jann is defeated
outcome-assault-mission-refugees-lost = All refugees are lost
token-refugee = Refugee
