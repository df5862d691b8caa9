### The Realm of the Dark Side

mission-the-realm-of-the-dark-side = The Realm of the Dark Side
mission-the-realm-of-the-dark-side-briefing = A cell below the old Temple, four walls, and then a click: the door that cannot be opened from inside stands open. Your gear lies on the guard’s table. Somebody in this building wants you to be free, and somebody else will be very angry about it. The way out leads up into the Temple, where nobody will be glad to see you.
mission-the-realm-of-the-dark-side-event-temple-unlocked = Temple Unlocked
mission-the-realm-of-the-dark-side-event-temple-unlocked-text = The second screen goes dark, and far away a great bolt falls. The Temple door is no longer locked.
mission-the-realm-of-the-dark-side-event-here-to-help = Here to Help
mission-the-realm-of-the-dark-side-event-here-to-help-text = White blades in the half-light, and a voice that you know. Ahsoka Tano has come for her share of the past. The Temple is placed; the point in the cells is no longer active, the blue and red ones are. Ahsoka Tano is an ally of the heroes. An elite Probe Droid, Sentry Droids, Royal Guards and three Imperial Officers, one of them elite, are deployed; the officers cannot be deployed again. When all three are defeated, the doors of the office are no longer locked.
mission-the-realm-of-the-dark-side-event-the-power-of-the-dark-side = The Power of the Dark Side
mission-the-realm-of-the-dark-side-event-the-power-of-the-dark-side-text = He does not rise from his chair. Behind you, at the gate, somebody breathes. The office is placed with the shard. Emperor Palpatine is deployed; Darth Vader and Stormtroopers are deployed at the red point, and Ahsoka Tano stays behind to hold them. Palpatine cannot be defeated: for every 5 damage he recovers 5 and a strain token is placed on his card; with 6 tokens or more, all he does in an activation is remove one. A hero may interact with the shard and test strength or insight with 4 successes, and may suffer 1 strain to reroll up to 2 dice; while Palpatine is within 4 spaces of the shard there are 4 successes less, 1 fewer of these for each token. A shard that has been dropped can be retrieved without a test.
mission-the-realm-of-the-dark-side-event-shard-retrieved = Shard Retrieved
mission-the-realm-of-the-dark-side-event-shard-retrieved-text = It is cold, it is yours, and the lights of the overpass are already in sight. The Rebels win when all heroes are adjacent to the overpass and one of them carries the shard.
mission-the-realm-of-the-dark-side-goal-open-temple = Claim both terminals and open the Temple.
mission-the-realm-of-the-dark-side-goal-open-office = Defeat the three Imperial Officers and open the office.
mission-the-realm-of-the-dark-side-goal-take-shard = Retrieve the shard.
mission-the-realm-of-the-dark-side-goal-escape = Bring all heroes to spaces adjacent to the overpass, with the shard.
mission-the-realm-of-the-dark-side-goal-hold-out = Hold out until the end of round 8, or wound every hero.
mission-the-realm-of-the-dark-side-rule-1 = A hero may interact with a terminal to claim it; then that hero may test tech or insight, and unless it passes threat rises by 1.
mission-the-realm-of-the-dark-side-rule-2 = The Temple door is locked until both terminals are claimed. Other doors are locked, too.
mission-the-realm-of-the-dark-side-use-claim = Claim the terminal
mission-the-realm-of-the-dark-side-use-seize = Reach for the shard
rules-the-realm-of-the-dark-side = The Realm of the Dark Side
rules-the-realm-of-the-dark-side-insist = Suffer 1 strain to reroll up to 2 dice
outcome-assault-mission-over-the-overpass = The heroes are over the overpass with the shard
token-palpatines-strain = Strain token
