### Extraction

mission-extraction = Extraction
mission-extraction-briefing = Senator Feralo has voted with the Empire for twenty years and has spied on it for nineteen. This morning somebody counted. His penthouse is locked down, his guards have changed sides, and his daughter is the only one he still trusts. Take him to the roof, by the elevator or up the maintenance ladder: there should be a shuttle waiting.
mission-extraction-event-backup-has-arrived = Backup Has Arrived
mission-extraction-event-backup-has-arrived-text = Wind, stars and the lights of a landing gunship. They knew which way you would come. The roof is placed. Threat rises by the threat level, and the Imperial player may resolve an optional deployment at the red point, which is active from now on; of the green points in the penthouse only the one in the east still is. Get to the shuttle.
mission-extraction-event-backup-has-arrived-when = A Rebel figure comes to the upper floor.
mission-extraction-event-secure-the-shuttle = Secure the Shuttle
mission-extraction-event-secure-the-shuttle-text = The ramp is down, the engines are warm, and in the pilot’s seat sits the wrong pilot. The group that was set aside is deployed on the shuttle. The green points are no longer active. Each Imperial figure in the penthouse gains movement points equal to its Speed. From now on the shuttle launches and the Rebels win when Senator Feralo and all heroes are on it and no Imperial figure is.
mission-extraction-goal-reach-roof = Bring Senator Feralo to the roof.
mission-extraction-goal-reach-shuttle = Reach the shuttle.
mission-extraction-goal-launch = Get Senator Feralo and all heroes aboard and every Imperial figure off the shuttle.
mission-extraction-goal-arrest = Arrest Senator Feralo, hold out until the end of round 6, or wound every hero.
mission-extraction-rule-1 = A hero who would withdraw becomes incapacitated instead and stays on the map. When activated, that hero has only 1 action and may use it only to move.
mission-extraction-rule-2 = Senator Feralo is a Rebel figure that does not activate, cannot be attacked or suffer damage and does not block line of sight. At the end of each hero’s activation he gains 2 movement points.
mission-extraction-rule-3 = If, at the end of an activation, an Imperial figure is adjacent to Senator Feralo and no Rebel figure is that is not incapacitated, he is arrested and the Empire wins.
mission-extraction-rule-4 = A figure on or adjacent to a ladder may spend 2 movement points to be placed at the other ladder.
mission-extraction-rule-5 = A figure on or adjacent to the elevator, or adjacent to its closed door, may spend 2 movement points to move the elevator to the other floor with everything on it. Its doors are locked where it is not.
mission-extraction-figure-senator-feralo = Senator Feralo
rules-extraction-figures = Extraction
rules-extraction-figures-climb = Climb the ladder for 2 movement points
rules-extraction-figures-ride = Move the elevator for 2 movement points
outcome-assault-mission-launched = The shuttle has launched
outcome-assault-mission-arrested = The Empire has made its arrest
