### Test of Metal

mission-test-of-metal = Test of Metal
mission-test-of-metal-briefing = Old Master Varn never wanted to build anything that shoots. The Empire asked twice and then took the drawings. Now a factory on Kuat works day and night, and what leaves its gate walks in pairs and knows no pity. Jarrod knows every joint of it; he drew half of them. Get inside, bring the plans home, and see to it that nobody builds another one.
mission-test-of-metal-event-manufactured-mayhem = Manufactured Mayhem
mission-test-of-metal-event-manufactured-mayhem-text = Sparks rain from the ceiling, arms of steel swing left and right, and at the end of the line two new pairs of eyes light up. The factory is placed; its blue points are active, those outside no longer are. Threat rises by the threat level, and the Imperial player may resolve an optional deployment. A new pair of X-8 droids is deployed on the assembly line. From now on, a pair more comes at the end of each round as long as a red terminal stands. A hero may interact with the blue terminal and test tech to download the plans.
mission-test-of-metal-event-production = Production
mission-test-of-metal-event-production-text = The line moves on, one step, one pair. A new pair of X-8 droids is deployed on the assembly line.
mission-test-of-metal-event-production-when = At the end of each round after the factory door was opened, as long as the red terminal is there.
mission-test-of-metal-event-rightful-owner = Rightful Owner
mission-test-of-metal-event-rightful-owner-text = The last drawing is yours again, and the first siren is the factory’s answer. A new pair of X-8 droids is deployed on the assembly line. Threat rises by the threat level, and the Imperial player may resolve an optional deployment. Rebel figures may now attack the terminals (Health equal to the threat level, 1 block), or interact with one and test strength or tech to destroy it. The Rebels win when all terminals are destroyed and no X-8 droid is left on the map.
mission-test-of-metal-goal-enter = Open the factory.
mission-test-of-metal-goal-download = Download the plans from the blue terminal.
mission-test-of-metal-goal-destroy = Destroy all 3 terminals and all X-8 droids.
mission-test-of-metal-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-test-of-metal-rule-1 = X-8 blaster droids come in groups of two: Health equal to the threat level, Speed 4, 1 block, a ranged attack with 1 blue die and 1 additional damage, surge: Pierce 1.
mission-test-of-metal-use-download = Download the plans
mission-test-of-metal-use-wreck = Destroy the terminal
mission-test-of-metal-figure-x-8-blaster-droid = X-8 Blaster Droid
rules-test-of-metal-x-8-blaster-droid = X-8 Blaster Droid
rules-test-of-metal-x-8-blaster-droid-pierce = Pierce 1
outcome-assault-mission-factory-silent = The factory is silent
