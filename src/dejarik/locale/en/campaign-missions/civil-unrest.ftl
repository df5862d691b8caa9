### Civil Unrest

mission-civil-unrest = Civil Unrest
mission-civil-unrest-briefing = On Taris somebody has thrown a stone, and the Empire has answered with a walker. The street is full of people who only wanted to be home before curfew; now they stand between white helmets and a gun as long as a speeder. You have four portable shields and one way out. Get as many of them there as you can. The walker’s own shield cannot last for ever.
mission-civil-unrest-event-heating-up = Heating Up
mission-civil-unrest-event-heating-up-text = More boots, more sirens, smoke over the roofs. Nobody shouts any more. Threat rises by the threat level, and the Imperial player may resolve an optional deployment.
mission-civil-unrest-event-take-it-down = Take It Down!
mission-civil-unrest-event-take-it-down-text = With a crack like thunder the light around the walker goes out. Bare metal, hot metal, metal that can break. The AT-DP can suffer damage. The escape route leaves the map, and the red points are active. Threat rises by the threat level, and the Imperial player may resolve an optional deployment. Defeat the AT-DP.
mission-civil-unrest-event-take-it-down-when = Round 4 ends, or no civilian is left on the map.
mission-civil-unrest-goal-save-civilians = Lead civilians to the escape route.
mission-civil-unrest-goal-defeat-walker = Defeat the AT-DP.
mission-civil-unrest-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-civil-unrest-rule-1 = Civilians are neutral figures with 4 Health, which Imperial figures may attack. Each time one is defeated, threat rises by 1.
mission-civil-unrest-rule-2 = At the end of its activation, a hero may move a civilian within 2 spaces up to 2 spaces. A civilian on the escape route or adjacent to it is safe and leaves the map.
mission-civil-unrest-rule-3 = The heroes divide 4 energy shields among themselves. For 1 movement point, a hero may place one of its shields on an adjacent space, or take a shield from an adjacent space.
mission-civil-unrest-rule-4 = For now, the AT-DP cannot suffer damage.
mission-civil-unrest-rule-5 = During the AT-DP’s activation, the Imperial player may spend 1 threat to give it 1 movement point, up to 3 times each round.
mission-civil-unrest-figure-civilian = Civilian
rules-civil-unrest = Civil Unrest
rules-civil-unrest-lead = Lead a civilian up to 2 spaces
rules-civil-unrest-put-shield = Place an energy shield for 1 movement point
rules-civil-unrest-take-shield = Take an energy shield for 1 movement point
rules-civil-unrest-empire = Civil Unrest
rules-civil-unrest-empire-march = Spend 1 threat for 1 movement point
civil-unrest-shield = { $left ->
    [one] Who takes the last energy shield?
   *[other] Who takes an energy shield? { $left } are left
  }
outcome-assault-mission-walker-down = The walker is down
token-escape-route = Escape route
