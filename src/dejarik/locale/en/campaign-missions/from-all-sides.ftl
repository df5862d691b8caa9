### From All Sides

mission-from-all-sides = From All Sides
mission-from-all-sides-briefing = The last refugees are climbing into the rescue ships, and the last refugees are always the slow ones. On one side of the hangar Jabba’s sail barge has come to rest, and he would like a word with you. On the other side Captain Terro would not. Three doors, two medpacks, and nobody to relieve you: hold out for five rounds.
mission-from-all-sides-event-pressing-in = Pressing In
mission-from-all-sides-event-pressing-in-text = Both of them have understood that the other one is not shooting at them. For now. The Imperial player places one more green and one more blue token, each on one of two spaces. An Imperial Officer and a Probe Droid are deployed to blue tokens, and Gamorrean Guards to a green one.
mission-from-all-sides-event-advance = Advance
mission-from-all-sides-event-advance-text = Boots, engines, and the scraping of something heavy, closer every time. The Imperial player may move each green and blue token up to 3 spaces toward the hangar, but not into it.
mission-from-all-sides-event-advance-when = At the end of rounds 2, 3 and 4.
mission-from-all-sides-event-heroes-and-villains = Heroes and Villains
mission-from-all-sides-event-heroes-and-villains-text = A dewback bellows in the east; in the west somebody very large laughs from the rail of a barge. And behind you a young man in black throws back his hood and asks where he may stand. Captain Terro is deployed to a blue token and Jabba the Hutt on the Khetanna. Luke Skywalker joins the heroes in the hangar.
mission-from-all-sides-event-final-onslaught = Final Onslaught
mission-from-all-sides-event-final-onslaught-text = The engines of the first ship are running, and everybody outside can hear it. Nobody rests properly any more: for the rest of the mission, heroes recover no damage by resting.
mission-from-all-sides-goal-hold-hangar = Hold the hangar until the end of round 5: a healthy hero must be in it at all times.
mission-from-all-sides-goal-take-hangar = Leave no healthy hero in the hangar before the end of round 5.
mission-from-all-sides-rule-1 = Doors are locked. Imperial figures can attack them (Health 10, 2 blocks). While a Rebel figure is adjacent to a door, that door is no obstacle to anybody: for moving, line of sight, adjacency and counting spaces.
mission-from-all-sides-rule-2 = Green tokens are deployment points for Mercenaries that are not huge, and blue tokens for Imperial groups.
mission-from-all-sides-rule-3 = Each time a hero rests, threat increases by 2.
mission-from-all-sides-rule-4 = During an activation, a hero on or adjacent to an unused medpack may turn it over and test insight: the hero recovers 6 strain, and 1 more for each success. For each of these that is not needed, the hero recovers 1 damage instead.
mission-from-all-sides-rule-5 = If there is no healthy hero in the hangar, the Empire wins immediately.
rules-from-all-sides = From All Sides
rules-from-all-sides-medpack = Use a medpack
outcome-assault-mission-hangar-held = The hangar has been held
outcome-assault-mission-hangar-lost = There is no healthy hero left in the hangar
token-medpack = Medpack
token-mercenary-point = Jabba’s foothold
token-imperial-point = Terro’s foothold
