### Incoming

mission-incoming = Incoming
mission-incoming-briefing = The listening post has heard too much, and now it hears the guns. Its crew is gone; its files are not, and one of them knows the old way down into the tunnels. Somewhere on the ridge a gunner is waiting for a correction. Be inside before he gets it. The mission goes on when a Rebel figure enters the corridor.
mission-incoming-event-bombardment = Bombardment
mission-incoming-event-bombardment-text = The first shell makes the lamps swing, the second puts them out. Now and at the end of each round the Imperial player bombards the post: a rubble token is put on an interior space in line of sight of an Imperial figure, and each figure within 3 spaces of it suffers 2 damage or becomes Stunned, as its player chooses. There are 8 of these tokens. Rubble is difficult terrain; at the outer edge of the map it is a deployment point. From now on heroes may search terminals (tech or insight, 3 successes): two of the four hold what you need.
mission-incoming-event-shelling = Shelling
mission-incoming-event-shelling-text = A whistle, a breath, and another piece of roof is on the floor. The Imperial player bombards the post.
mission-incoming-event-pursuit = Pursuit
mission-incoming-event-pursuit-text = Boots in the dust that has not settled yet. Elite Stormtroopers, an elite Imperial Officer and an Imperial Officer are deployed, each at an active deployment point.
mission-incoming-event-schematics = Schematics
mission-incoming-event-schematics-text = Half a plan: a shaft, a lock, and a line that runs off the edge of the screen. The other half must be in another terminal. The Imperial player bombards the post.
mission-incoming-event-schematics-when = The first yellow terminal is turned up.
mission-incoming-event-hidden-passage = Hidden Passage
mission-incoming-event-hidden-passage-text = The two halves fit, and the line ends in the middle of the corridor, behind a plate that everybody took for a wall. A blast door is put there. A hero may force it (strength, 3 successes): then you are through. The Imperial player bombards the post.
mission-incoming-event-hidden-passage-when = The second yellow terminal is turned up.
mission-incoming-goal-reach-corridor = Enter the corridor of the listening post.
mission-incoming-goal-find-passage = Search the terminals until you have found the two that show the passage.
mission-incoming-goal-force-door = Force the blast door in the corridor.
mission-incoming-goal-hold-out = Hold out until the end of round 7, or wound every hero.
mission-incoming-rule-1 = Four terminals lie face down and are dealt at random. Two of them are yellow.
mission-incoming-rule-2 = A hero who searches a terminal has 1 success less while an Imperial figure is within 2 spaces.
mission-incoming-use-search = Search the terminal
mission-incoming-use-force = Force the blast door
outcome-assault-mission-passage-opened = The passage into the tunnels is open
choice-suffer-2-damage = Suffer 2 damage
token-blast-door = Blast door
