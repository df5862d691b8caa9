### Disaster

mission-disaster = Disaster
mission-disaster-briefing = They came out of the smoke of their own bombs. Half of Haven is on the road; the other half has done what frightened people do and pushed the furniture against the door. Behind three doors they wait, and the Empire is going from house to house with a list. Be quicker. A village is its people, and today they are counted.
mission-disaster-event-a-door-is-opened = A Door Is Opened
mission-disaster-event-a-door-is-opened-text = The cupboard behind the door falls over and faces look up at you, grey with plaster. “Is it over?” asks a child. It is not. Whoever was trapped behind this door is liberated.
mission-disaster-event-the-general = The General
mission-disaster-event-the-general-text = The machine that steps over the northern fence walks like a man who owns the place. General Sorin has decided to drive himself. Sorin’s AT-ST, an elite AT-ST with +1 damage and two more surge abilities (1 surge: Stun; 1 surge: Focus), is deployed in the north-west.
mission-disaster-event-imperial-reinforcements = Imperial Reinforcements
mission-disaster-event-imperial-reinforcements-text = Another transport sets down behind the hill. Threat rises by 3.
mission-disaster-figure-sorins-at-st = Sorin’s AT-ST
mission-disaster-goal-save-villagers = Claim 6 evacuees: open the three houses and keep whoever is liberated alive.
mission-disaster-goal-seize-villagers = Claim 7 evacuees.
mission-disaster-rule-1 = A hero may interact with a locked door and test strength or tech (2 successes) to open it. Nobody can open them otherwise.
mission-disaster-rule-2 = Evacuees are trapped while the door of their house is closed, and liberated once it is open. At the end of each round the Empire claims a trapped evacuee of the Imperial player’s choice.
mission-disaster-rule-3 = At the start of each round but the first, the Rebels claim 1 liberated evacuee; then they may move each other liberated evacuee up to 4 spaces.
mission-disaster-rule-4 = As an action, a hero may push an adjacent liberated evacuee up to 4 spaces.
mission-disaster-rule-5 = Imperial figures may attack liberated evacuees (Health 5, no defense; 1 white die while adjacent to a healthy hero). The Empire claims an evacuee that is defeated.
mission-disaster-use-force = Force the door
mission-disaster-figure-evacuee = Evacuee
rules-disaster = Disaster
rules-disaster-guide = Push an evacuee up to 4 spaces
rules-disaster-empire = Sorin’s AT-ST
rules-disaster-empire-stun = Stun
rules-disaster-empire-focus = Focus
outcome-assault-mission-villagers-saved = The Rebels have saved six evacuees
outcome-assault-mission-villagers-seized = The Empire has seized seven evacuees
