### Enemies Closer

mission-enemies-closer = Enemies Closer
mission-enemies-closer-briefing = Dust lies on the floor of the Jedi Temple, and in the dust there are fresh tracks of boots. The shard is here. The old books name four places in which it may be hidden, and the Empire has read the same books. Search them all, quickly and quietly, before somebody feels that you are here.
mission-enemies-closer-event-vaders-fist = Vader’s Fist
mission-enemies-closer-event-vaders-fist-text = White armour fills the doorway behind you, rank upon rank. Nobody orders you to surrender. Elite Stormtroopers are deployed at the entrance.
mission-enemies-closer-event-back-guard = Back Guard
mission-enemies-closer-event-back-guard-text = The doors swing back on a hall of broken statues, and between the statues something moves. The back hall is placed with the fourth hiding place, and both doors are open. Threat rises by 5, and the Imperial player may resolve an optional deployment in the back hall.
mission-enemies-closer-event-booby-trap = Booby Trap
mission-enemies-closer-event-booby-trap-text = A stone gives way under your fingers, and behind it something clicks that is not old at all. Threat rises by 3. The hero who searched this place may test strength or tech, and suffers 3 strain, 1 less for each success.
mission-enemies-closer-event-the-dark-lord = The Dark Lord
mission-enemies-closer-event-the-dark-lord-text = It lies in your light, no longer than a hand, and it is cold. So is the air, suddenly, all through the Temple. The shard is placed in the back hall. Darth Vader is deployed at the entrance with 1 additional block; he gains no harmful conditions, cannot be pushed, gains movement points only in his own activations and gains 2 more whenever one begins. Doors next to him are destroyed. As soon as he is next to the shard he retrieves it, and while he carries it he can escape through the entrance. The round limit no longer counts. Defeat him.
mission-enemies-closer-goal-search = Search all 4 hiding places.
mission-enemies-closer-goal-defeat-vader = Defeat Darth Vader before he escapes with the shard.
mission-enemies-closer-goal-hold-out = Keep the heroes from searching all hiding places until the end of round 6, or wound every hero.
mission-enemies-closer-rule-1 = Both doors are locked to Imperial figures.
mission-enemies-closer-rule-2 = A hero may interact with a hiding place to search and discard it; then that hero may test insight and, if it passes, gains 2 movement points.
mission-enemies-closer-use-search = Search the hiding place
outcome-assault-mission-dark-lord-defeated = Darth Vader is defeated
outcome-assault-mission-shard-taken = Darth Vader has escaped with the shard
