### The Last Line

mission-the-last-line = The Last Line
mission-the-last-line-briefing = The mountain shakes with the tread of a siege. Below it lies Haven, and from Haven a line of people with bundles and children crawls towards a bunker that was dug for half as many. Three checkpoints guard the road and one wall the gate. General Sorin himself has come to watch it fall. Seven rounds, say the engineers, and everybody will be inside.
mission-the-last-line-event-the-power-of-the-empire = The Power of the Empire
mission-the-last-line-event-the-power-of-the-empire-text = Trees snap on the slope. A walker pushes through them as if they were grass, an officer waving it on from below. An elite AT-ST and an Imperial Officer are deployed on the mountain road.
mission-the-last-line-event-combat-surge = Combat Surge
mission-the-last-line-event-combat-surge-text = A horn sounds behind the Imperial lines, and they draw breath together. The Imperial player chooses how they use it.
mission-the-last-line-event-combat-surge-option-repairs = An Imperial figure of the Imperial player’s choice recovers 6 damage.
mission-the-last-line-event-combat-surge-option-focus = Two Imperial figures of the Imperial player’s choice become Focused.
mission-the-last-line-event-combat-surge-option-threat = Threat rises by 4.
mission-the-last-line-event-first-wave = First Wave
mission-the-last-line-event-first-wave-text = Over the rubble of the red checkpoint come the troops that were promised it. The first wave is deployed there.
mission-the-last-line-event-second-wave = Second Wave
mission-the-last-line-event-second-wave-text = The smoke over the blue checkpoint parts for fresh boots. The second wave is deployed there.
mission-the-last-line-event-third-wave = Third Wave
mission-the-last-line-event-third-wave-text = Where the green checkpoint stood, they are already pouring through. The third wave is deployed there.
mission-the-last-line-goal-hold-wall = Keep the siege wall standing until the end of round 7.
mission-the-last-line-goal-destroy-wall = Destroy the siege wall.
mission-the-last-line-rule-1 = Imperial figures may attack the three checkpoints (Health 10, 1 block). While a healthy Rebel figure is on or adjacent to one, it has +2 block. A checkpoint that is destroyed is an active deployment point from then on.
mission-the-last-line-rule-2 = The siege wall is one object on J16 and K16: Health 20, 1 block, +1 block for each checkpoint that stands, and +2 block while a healthy Rebel figure is on or adjacent to it. Imperial figures may attack it; Rebel figures do not block line of sight to it.
mission-the-last-line-rule-3 = Before the mission the Imperial player has put three waves of groups aside, each with a total cost of at most 10. Each comes, free of charge, at the end of the round in which its checkpoint is destroyed: the first with the red, the second with the blue, the third with the green one.
mission-the-last-line-rule-4 = That all heroes are wounded does not end the mission.
last-line-wave = Choose groups for wave { $number } (cost left: { $cost })
outcome-assault-mission-wall-held = The siege wall stands, and the villagers are safe
outcome-assault-mission-wall-destroyed = The siege wall is destroyed
token-defense-checkpoint = Checkpoint
token-siege-wall = Siege wall
