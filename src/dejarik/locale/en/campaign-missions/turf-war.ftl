### Turf War

mission-turf-war = Turf War
mission-turf-war-briefing = Nal Hutta smells of rot and money. A gang that pays Jabba nothing has built itself a compound in the swamp, and Jabba would like to see it lie flat. You have a plan of the place with five crosses on it: the supports that carry everything. Two of them you can see from here. About what guards the others the plan says nothing.
mission-turf-war-event-collapse = Collapse
mission-turf-war-event-collapse-text = Steel shrieks, and half a roof comes down. A green die is rolled: every figure within 4 spaces of the support suffers damage equal to the damage rolled. Threat increases by 1.
mission-turf-war-event-collapse-when = Each time a structural support is destroyed.
mission-turf-war-event-fall-back = Fall Back
mission-turf-war-event-fall-back-text = A whistle from the reeds, and the guards give ground in good order. They know where they want you. Each Imperial figure may move up to 2 spaces. Elite Weequay Pirates are deployed at the yellow point, at the edge of the swamp.
mission-turf-war-event-beware-of-rancor = Beware of Rancor
mission-turf-war-event-beware-of-rancor-text = The water comes up to your knees, and then it moves. What you took for a hill stands up, and the chain on its leg is very long. The map beyond the swamp is placed, with a support, and new points become deployment points. A Rancor is deployed at the blue point; it cannot leave the swamp, and it can neither be reinforced nor deployed again.
mission-turf-war-event-its-a-small-world = It’s a Small World
mission-turf-war-event-its-a-small-world-text = The door of the stronghold falls, and in the hall behind it stands a figure that every smuggler has seen on a wanted board, mostly on the other side of the list. The stronghold is placed, with two supports. Its point becomes a deployment point in place of two others. The Imperial player chooses IG-88 or another unique Mercenary with the trait Hunter that is not in use, with a deployment cost of 10 at most, and deploys that figure inside.
mission-turf-war-goal-destroy-supports = Destroy all five structural supports.
mission-turf-war-goal-hold-out = Keep a support standing until the end of round 7, or wound every hero.
mission-turf-war-rule-1 = Rebel figures may attack structural supports (Health 6, 2 blocks). Whenever one is destroyed, a green die is rolled; every figure within 4 spaces of it suffers damage equal to the damage rolled, and threat increases by 1.
mission-turf-war-rule-2 = The door of the stronghold is locked. Rebel figures may attack it (Health 4, 1 block).
outcome-assault-mission-supports-destroyed = All structural supports are destroyed
token-structural-support = Structural support
