### History Repeats

mission-history-repeats = History Repeats
mission-history-repeats-briefing = Lorn walks through the ruins of the Jedi Temple like a man who comes home. Four old terminals, he says, and he will know where the shard lies; if only somebody kept the soldiers from his back. There are passages behind the walls that even the Emperor’s architects never found. Take him by the arm, and be quick.
mission-history-repeats-event-the-emperors-elite = The Emperor’s Elite
mission-history-repeats-event-the-emperors-elite-text = Red robes, without a sound. They do not ask what you are doing here. Elite Royal Guards are deployed at an active point.
mission-history-repeats-event-x-marks-the-spot = X Marks the Spot
mission-history-repeats-event-x-marks-the-spot-text = Lorn laughs aloud over the last screen and points, and for a moment nobody thinks of the noise. A hiding place is placed. Threat rises by 5, and the Imperial player may resolve an optional deployment. Bring Lorn there.
mission-history-repeats-event-master-of-puppets = Master of Puppets
mission-history-repeats-event-master-of-puppets-text = He holds it up to the light. “My lord,” he says, and it is not you he means. Emperor Palpatine is deployed at the entrance and cannot suffer damage; Lorn is pushed 4 spaces towards him. Once in its activation, Palpatine may push Lorn 4 spaces towards himself, and an Imperial figure adjacent to Lorn 2 spaces. Whenever a round ends with Lorn adjacent to Palpatine, threat rises by 2. A hero may interact with Lorn and test strength with 4 successes to take the shard: 1 success more if another hero is adjacent to Lorn, 2 less if Palpatine is; successes of a failed test are kept for the next one. The Rebels win when a hero takes the shard.
mission-history-repeats-goal-read-terminals = Bring Lorn onto all 4 terminals.
mission-history-repeats-goal-find-shard = Bring Lorn to the hiding place.
mission-history-repeats-goal-take-shard = Take the shard from Lorn.
mission-history-repeats-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-history-repeats-rule-1 = Lorn is a neutral figure. For 1 movement point, a hero adjacent to him may push him up to 2 spaces.
mission-history-repeats-rule-2 = When Lorn enters the space of a terminal, the heroes claim it.
mission-history-repeats-rule-3 = For 3 movement points, a Rebel figure on a secret passage is placed on another one. For 2 movement points, a hero adjacent to Lorn may send him so, if he stands on one.
mission-history-repeats-use-wrest = Wrest the shard from Lorn
mission-history-repeats-figure-lorn = Lorn
rules-history-repeats-figures = History Repeats
rules-history-repeats-figures-push-lorn = Push Lorn up to 2 spaces for 1 movement point
rules-history-repeats-figures-passage = Use the secret passage for 3 movement points
rules-history-repeats-figures-send-lorn = Send Lorn through the passage for 2 movement points
rules-history-repeats-empire = History Repeats
rules-history-repeats-empire-pull = Push Lorn towards Palpatine
outcome-assault-mission-shard-wrested = A hero has taken the shard from Lorn
token-secret-passage = Secret passage
