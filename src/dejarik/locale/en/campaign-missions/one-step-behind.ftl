### One Step Behind

mission-one-step-behind = One Step Behind
mission-one-step-behind-briefing = General Sorin is always where you are going to be. The reason lies in this outpost, on four terminals that have never been connected to anything. Get in, copy them, get out, and above all be quiet: small dark machines drift through the corridors here, and they are all ears.
mission-one-step-behind-event-within-the-facility = Within the Facility
mission-one-step-behind-event-within-the-facility-text = The door slides open, and everybody holds their breath. What lies behind it is laid out. The Imperial player chooses what waits there; nothing can be chosen twice.
mission-one-step-behind-event-within-the-facility-option-officer = An elite Imperial Officer is deployed behind the door, exactly 4 spaces from it.
mission-one-step-behind-event-within-the-facility-option-threat = Threat rises by 4.
mission-one-step-behind-event-within-the-facility-option-trap = Whoever has opened the door becomes Bleeding and suffers the damage that 1 red die shows.
mission-one-step-behind-event-coloured-terminals = Data
mission-one-step-behind-event-coloured-terminals-text = Columns of names, ships and dates run over the little screen, and some of them are yours.
mission-one-step-behind-event-coloured-terminals-option-blue = The guards’ timetable: each hero recovers 1 strain.
mission-one-step-behind-event-coloured-terminals-option-red = A list of the dead, and nobody you know is on it: the hero who has claimed the terminal becomes Focused.
mission-one-step-behind-event-coloured-terminals-option-yellow = The droids’ maintenance codes: a patrol droid of the heroes’ choice is removed until the next Status Phase.
mission-one-step-behind-event-coloured-terminals-option-green = The frequencies of the garrison: the Imperial player loses 2 threat.
mission-one-step-behind-event-increased-patrols = Increased Patrols
mission-one-step-behind-event-increased-patrols-text = Somewhere a cabinet opens, and a third lens joins the others. Another patrol droid is placed at G6.
mission-one-step-behind-goal-copy-data = Claim all four terminals.
mission-one-step-behind-goal-wound-heroes = Wound every hero.
mission-one-step-behind-rule-1 = When a Rebel figure declares an attack, it may take −1 damage; when it performs a move, it may gain 2 movement points fewer. If it does not, it triggers the patrol droids (with an attack, afterwards).
mission-one-step-behind-rule-2 = When a Rebel figure has interacted, it tests insight. If it fails, it triggers the patrol droids.
mission-one-step-behind-rule-3 = Triggering the patrol droids: threat rises by 3 for each of them within 3 spaces of the figure; every other one moves up to 4 spaces towards it. At the end of each round each of them may move up to 4 spaces. They are no figures and cannot be attacked.
mission-one-step-behind-rule-4 = A healthy Rebel figure may interact with a terminal to claim it.
mission-one-step-behind-use-copy = Copy the data
choice-keep-quiet = Keep quiet (−1 damage, or 2 movement points fewer)
choice-make-noise = Make noise (triggers the patrol droids)
outcome-assault-mission-data-copied = All four terminals are claimed
token-patrol-droid = Patrol droid
