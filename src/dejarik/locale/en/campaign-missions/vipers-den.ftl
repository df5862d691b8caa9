### Viper’s Den

mission-vipers-den = Viper’s Den
mission-vipers-den-briefing = The informer is dead, but he was a careful man. What he knew sits in the memory core of a broken probe droid, somewhere among the rubbish of a junk shop in the back streets. The troopers at the corner have had the same idea as you, and the shop has been locked since the funeral. May the quicker thief win.
mission-vipers-den-event-find-the-droid = Find the Droid
mission-vipers-den-event-find-the-droid-text = Dust, spare parts, and in the middle of it a black dome with a hole in its side. From the other end of the shop a flashlight swings round. The building and the memory core in it are added to the map. An elite Imperial Officer and a group of Stormtroopers are deployed at the yellow point. Any figure may interact with the core to retrieve it, and who carries it may escape through the entrance: that side wins.
mission-vipers-den-goal-break-in = Break into the shop.
mission-vipers-den-goal-carry-core-out = Carry the memory core out through the entrance.
mission-vipers-den-goal-take-core = Carry the memory core out through the entrance, or wound every hero.
mission-vipers-den-rule-1 = The doors are locked. Any figure may attack them (Health 8).
outcome-assault-mission-core-saved = The Rebels have carried the memory core away
outcome-assault-mission-core-taken = The Empire has carried the memory core away
token-memory-core = Memory core
