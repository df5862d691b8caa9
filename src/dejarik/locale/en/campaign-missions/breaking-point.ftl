### Breaking Point

mission-breaking-point = Breaking Point
mission-breaking-point-briefing = What is stacked here on Yavin 4 would feed a fleet for a season, and somebody has told the Empire where. The doors are shut, the windows are barred, and a squad of Rebel Troopers waits for your orders. Outside they take their time: first the scouts, then the guns. Whatever breaks today, let it not be you.
mission-breaking-point-event-leave-no-survivors = Leave No Survivors
mission-breaking-point-event-leave-no-survivors-text = One of them has been standing apart all the time. Now he puts his cloak aside and comes. The Royal Guard Champion is deployed at a green point. He does not activate as usual: after each activation of a hero he performs 1 action.
mission-breaking-point-event-artillery-support = Artillery Support
mission-breaking-point-event-artillery-support-text = The guns have found their range. The Imperial player chooses a kind of shell, and then a space.
mission-breaking-point-event-artillery-support-option-barrage = High explosive: a red die is rolled, and each figure within 3 spaces suffers as much damage as it shows.
mission-breaking-point-event-artillery-support-option-shockwave = Shockwave: each figure within 3 spaces tests strength and becomes Stunned unless the test is passed.
mission-breaking-point-goal-hold-caches = Keep at least four of the eight supply caches until the end of round 5.
mission-breaking-point-goal-destroy-caches = Destroy five supply caches, or wound every hero.
mission-breaking-point-rule-1 = Rebel figures are deployed on any empty spaces: the heroes, and Rebel Troopers whom they control. Then Royal Guards are deployed at a green point, threat rises by twice the threat level, and there is an optional deployment.
mission-breaking-point-rule-2 = The Imperial player has the first activation of each round.
mission-breaking-point-rule-3 = Doors are locked. Imperial figures may attack them (Health 5, 1 block); they are no obstacle to Rebel figures next to them.
mission-breaking-point-rule-4 = Imperial figures may attack supply caches (Health: twice the threat level; 1 block for each adjacent Rebel figure).
mission-breaking-point-rule-5 = Barricades are impassable terrain.
outcome-assault-mission-caches-held = The supplies have been held
outcome-assault-mission-caches-destroyed = Five supply caches have been destroyed
