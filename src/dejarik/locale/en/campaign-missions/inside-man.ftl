### Inside Man

mission-inside-man = Inside Man
mission-inside-man-briefing = The old Senate building has a thousand rooms and one archivist who has read what lies in all of them. His name is Lorn. He does not know that you are coming, and nobody else should know it either: in these halls a shot is heard three floors away. Unlock the foyer and find him before somebody counts the guards.
mission-inside-man-event-high-alert = High Alert
mission-inside-man-event-high-alert-text = Marble, columns, and at the far end a lens that turns your way. The foyer is placed. A Probe Droid and an Imperial Officer are deployed at the yellow point, Sentry Droids at the blue one. From now on each attack of a Rebel figure raises threat by 1, until you have found Lorn. A Rebel figure may interact with an adjacent Imperial figure and test strength, or tech against a Droid: that figure suffers damage equal to the successes. By suffering 1 strain before the test it has 1 success more.
mission-inside-man-event-historical-records = Historical Records
mission-inside-man-event-historical-records-text = Shelves up to the ceiling, a lamp, and behind the lamp a thin man who goes on writing. The office is placed. A hero may interact with Lorn.
mission-inside-man-event-the-ambush = The Ambush
mission-inside-man-event-the-ambush-text = He looks up. Then he looks past you, at the side door, which opens by itself. The hero takes Lorn along; if that hero is wounded or withdraws, Lorn stays in that space and another hero may interact with him. The side door is open, the blue, yellow and red points are active, and the Imperial player may deploy again, at once at the red point. Attacks raise threat no more. The hero with Lorn wins the mission by interacting with the terminal.
mission-inside-man-goal-enter-foyer = Unlock and open the foyer.
mission-inside-man-goal-enter-office = Open the office.
mission-inside-man-goal-reach-lorn = Interact with Lorn.
mission-inside-man-goal-download = Bring Lorn to the terminal and copy the records.
mission-inside-man-goal-hold-out = Let the round dial reach 7, or wound every hero.
mission-inside-man-rule-1 = The foyer door is locked. A Rebel figure may interact with the terminal and test insight to unlock it.
mission-inside-man-rule-2 = The Imperial player cannot resolve optional deployments. Threat rises as ever.
mission-inside-man-rule-3 = As long as this is so, threat that is above 12 when an activation or a round is over becomes 10, and the round dial moves on by 1. The mission is over when the dial reaches 7.
mission-inside-man-use-unlock = Unlock the foyer
mission-inside-man-use-download = Copy the records
mission-inside-man-use-takedown = Silent takedown
mission-inside-man-use-takedown-strained = Silent takedown, for 1 strain and 1 success more
outcome-assault-mission-records-copied = The records have been copied
token-lorn = Lorn
