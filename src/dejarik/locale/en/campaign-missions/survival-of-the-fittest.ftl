### Survival of the Fittest

mission-survival-of-the-fittest = Survival of the Fittest
mission-survival-of-the-fittest-briefing = The signal is weak, old and on a frequency that only scouts of Echo Base used. Then the storm takes your speeder, and when the snow settles you are two parties that can hear but not see each other. One way leads west over the drifts, one east through the ice. Somewhere between them somebody is still calling.
mission-survival-of-the-fittest-event-imperial-surge = Imperial Surge
mission-survival-of-the-fittest-event-imperial-surge-text = Flares hang in the clouds. You are not the only ones who have heard the call. Threat rises by the threat level.
mission-survival-of-the-fittest-event-the-pass = The Pass
mission-survival-of-the-fittest-event-the-pass-text = The drifts open into a pass, and some of the snow stands up and aims. A group of Snowtroopers is deployed in the pass, as close as possible to the figure that has found it.
mission-survival-of-the-fittest-event-the-cave = The Cave
mission-survival-of-the-fittest-event-the-cave-text = A red eye opens in the dark of the cave and begins to transmit. An elite Probe Droid is deployed in the cave, as close as possible to the figure that has found it.
mission-survival-of-the-fittest-event-rescue-the-fallen = Rescue the Fallen
mission-survival-of-the-fittest-event-rescue-the-fallen-text = The cavern is full of bones, and most of them still wear boots. In the middle hangs the scout, upside down and breathing; below her something white and enormous turns its head. There is no limit of rounds any more. An elite Wampa with Health equal to the threat level more and a Probe Droid are deployed. When the Wampa is defeated, a healthy Rebel figure may interact with the survivor and test strength or insight (3 successes) to revive her. The Rebels win when she is revived.
mission-survival-of-the-fittest-event-the-beast-falls = The Beast Falls
mission-survival-of-the-fittest-event-the-beast-falls-text = The beast goes down like a slope of snow, and the cavern is suddenly very quiet. She is still breathing. Revive her.
mission-survival-of-the-fittest-goal-find-cavern = Find the cavern before round 4 ends.
mission-survival-of-the-fittest-goal-defeat-wampa = Defeat the elite Wampa.
mission-survival-of-the-fittest-goal-revive-survivor = Revive the survivor.
mission-survival-of-the-fittest-goal-hold-out = Keep the cavern hidden until the end of round 4; or wound every hero and defeat the Echo Base Troopers.
mission-survival-of-the-fittest-rule-1 = Heroes and allies are divided between the two entrances as evenly as possible. The two Echo Base Troopers belong to the Rebels.
mission-survival-of-the-fittest-rule-2 = Parts of the map that have not been explored are laid when a Rebel figure comes next to them.
mission-survival-of-the-fittest-rule-3 = If the cavern has not been found at the end of round 4, the Empire wins.
mission-survival-of-the-fittest-rule-4 = The Empire also wins when no hero is healthy and both Echo Base Troopers are defeated. The thin wall of ice between the last tiles of the eastern way (columns L and M, rows 8 to 10) does not count.
mission-survival-of-the-fittest-use-revive = Revive the survivor
outcome-assault-mission-survivor-revived = The survivor has been revived
outcome-assault-mission-expedition-lost = No hero is healthy, and no trooper is left
token-survivor = Survivor
