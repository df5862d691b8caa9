### Constant Vigilance

mission-constant-vigilance = Constant Vigilance
mission-constant-vigilance-briefing = Loku has lain in the crowns for three days, rifle beside him, and counted. So many patrols, so many shuttles, so many faces. This morning he knew one of the faces. They bring them past one at a time, men and women he crossed two oceans with, and at the end of the path a door stands open. It is not a long path. He whistles once, the way they used to, and someone down there lifts his head.
mission-constant-vigilance-event-new-prisoner = One More
mission-constant-vigilance-event-new-prisoner-text = Another one is shoved out of the transport and told to walk. A prisoner comes onto the map.
mission-constant-vigilance-event-prison-guards = Prison Guards
mission-constant-vigilance-event-prison-guards-text = Somebody inside has noticed that nobody is arriving. Stormtroopers are deployed to an active deployment point.
mission-constant-vigilance-event-reinforced = Reinforced
mission-constant-vigilance-event-reinforced-text = Engines over the leaves, low and slow: they are looking for the tree with the rifle in it. Threat rises by the threat level, and the Imperial player may resolve an optional deployment.
mission-constant-vigilance-goal-protect-prisoners = Keep at least one prisoner out of the cell until the end of round 6.
mission-constant-vigilance-goal-lock-up-prisoners = Drive 4 prisoners into the cell.
mission-constant-vigilance-rule-1 = Outpost: a figure on it ignores walls and figures for line of sight and for counting spaces. So does everybody who looks at the outpost or counts spaces to it. Adjacency is as usual.
mission-constant-vigilance-rule-2 = When a figure that is not on the outpost attacks one that is, 1 white die is added to the defense pool.
mission-constant-vigilance-rule-3 = A small figure on a ladder may spend 2 movement points to be placed on the ladder of the same colour.
mission-constant-vigilance-rule-4 = Prisoners are neutral figures. One is on the map; at the start of each later round another one comes to the same space, until 4 have come.
mission-constant-vigilance-rule-5 = A prisoner who enters the cell is claimed by the Empire.
mission-constant-vigilance-rule-6 = As a special action a Stormtrooper chooses a prisoner within 3 spaces and pushes it up to 4 spaces, an Imperial Officer chooses one within 4 spaces and pushes it up to 6. A healthy Rebel figure can interact with an adjacent prisoner and test insight or strength: who passes pushes the prisoner 3 spaces.
mission-constant-vigilance-rule-7 = When a hero is wounded, threat rises by the threat level, or by twice as much if that hero has 2 activation tokens.
mission-constant-vigilance-rule-8 = That all heroes are wounded does not end the mission.
mission-constant-vigilance-use-persuade = Lead the prisoner away (insight or strength)
mission-constant-vigilance-figure-prisoner = Prisoner
rules-constant-vigilance-figures = Constant Vigilance
rules-constant-vigilance-figures-climb = Take the ladder for 2 movement points
rules-constant-vigilance-empire = Constant Vigilance
rules-constant-vigilance-empire-drive = Drive a prisoner on
outcome-assault-mission-prisoners-kept = The Empire has not locked up all the prisoners
outcome-assault-mission-prisoners-locked-up = The Empire has locked up four prisoners
