### Unfinished Business

mission-unfinished-business = Unfinished Business
mission-unfinished-business-briefing = Drokkatta left this mine through an air shaft, with a chain still on one wrist. The others stayed. Since then not a night has passed without the sound of the drills. Now you are back, and the mine is as deep as ever; but it is full of the one thing that opens every door in it. Collect it, throw it well, and bring the control center down.
mission-unfinished-business-event-well-guarded = Well Guarded
mission-unfinished-business-event-well-guarded-text = The dust settles on overturned bunks and a tripod that is not overturned at all. The Guard Post is placed with an explosive. An E-Web Engineer is deployed at the yellow point.
mission-unfinished-business-event-break-time-is-over = Break Time is Over
mission-unfinished-business-event-break-time-is-over-text = Tin plates clatter to the floor; half of those who eat here reach for their rifles. The Mess Hall is placed with 2 explosives. Threat rises by twice the threat level, and the Imperial player may resolve an optional deployment at the red point.
mission-unfinished-business-event-strike-at-the-heart = Strike at the Heart
mission-unfinished-business-event-strike-at-the-heart-text = Behind the last door everything hums and blinks that keeps the chains closed. The Control Center is placed with an explosive and both control terminals, which have 3 Health. Threat rises by the threat level, and the Imperial player may resolve an optional deployment at the blue point.
mission-unfinished-business-goal-destroy-terminals = Destroy both control terminals.
mission-unfinished-business-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-unfinished-business-rule-1 = Doors have 4 Health. Doors and terminals cannot be opened or attacked, but they suffer damage from explosives and other effects.
mission-unfinished-business-rule-2 = For 2 movement points, a hero may retrieve an explosive in its space or adjacent to it, and carries 2 at most. Then that hero may test strength and, if it passes, gains 1 movement point.
mission-unfinished-business-rule-3 = For 2 movement points, a hero may throw an explosive that it carries to a space within 2 spaces; it is discarded. Roll 1 red die: all figures, doors and terminals on that space or adjacent to it suffer damage equal to the damage shown.
rules-unfinished-business-figures = Unfinished Business
rules-unfinished-business-figures-take = Take an explosive for 2 movement points
rules-unfinished-business-figures-throw = Throw an explosive for 2 movement points
outcome-assault-mission-terminals-blown-up = Both control terminals have been blown up
token-mining-explosive = Explosive
