### Imperial Assault, Jabba’s Realm: names of the cards as printed, effects in our own words.

## Deployment cards

card-alliance-ranger = Alliance Ranger
card-alliance-ranger-guerrilla = Guerrilla
card-alliance-ranger-guerrilla-text = After this figure’s attack, if the target was defeated, this figure becomes Hidden.
card-alliance-ranger-sniper = Sniper
card-alliance-ranger-sniper-text = While attacking a target 5 or more spaces away, this figure may reroll 1 attack die.

card-captain-terro-wasteland-enforcer = Captain Terro
card-captain-terro-wasteland-enforcer-subtitle = Wasteland Enforcer
card-captain-terro-wasteland-enforcer-flamethrower = Flamethrower
card-captain-terro-wasteland-enforcer-flamethrower-text = Choose a space within 2 spaces. Each other figure on it or adjacent to it suffers 1 damage and 1 strain and becomes Weakened.
card-captain-terro-wasteland-enforcer-mounted = Mounted
card-captain-terro-wasteland-enforcer-mounted-text = At the start of his activation, Terro gains 3 movement points.

card-gamorrean-guard = Gamorrean Guard
card-gamorrean-guard-gamorrean-honor = Gamorrean Honor
card-gamorrean-guard-gamorrean-honor-text = While defending against a ranged attack, this figure may reroll 1 defence die.
card-gamorrean-guard-labored-attack = Labored Attack
card-gamorrean-guard-labored-attack-text = While attacking, this figure may suffer 1 strain to reroll 1 attack die.

card-gamorrean-guard-elite = Gamorrean Guard
card-gamorrean-guard-elite-gamorrean-honor-guard = Gamorrean Honor Guard
card-gamorrean-guard-elite-gamorrean-honor-guard-text = While defending against a ranged attack, this figure applies +1 block.
card-gamorrean-guard-elite-professional = Professional
card-gamorrean-guard-elite-professional-text = While attacking, this figure may reroll 1 attack die.

card-indentured-jester = Indentured Jester
card-indentured-jester-companion-setup = Companion enters play
card-indentured-jester-companion-setup-text = At the start of the mission, place the companion Salacious B. Crumb in the space of this card’s figure.
card-indentured-jester-companion-activation = Companion activation
card-indentured-jester-companion-activation-text = Crumb activates at the start or at the end of this group’s activation.
card-indentured-jester-not-counted-for-control = Not counted for control
card-indentured-jester-not-counted-for-control-text = Crumb is ignored when control is determined.

card-jabba-the-hutt-vile-gangster-campaign = Jabba the Hutt
card-jabba-the-hutt-vile-gangster-campaign-subtitle = Vile Gangster
card-jabba-the-hutt-vile-gangster-campaign-bully = Bully
card-jabba-the-hutt-vile-gangster-campaign-bully-text = Choose a figure within 3 spaces: it suffers 3 strain.
card-jabba-the-hutt-vile-gangster-campaign-execution-order = Execution Order
card-jabba-the-hutt-vile-gangster-campaign-execution-order-text = Choose another Mercenary figure: it may interrupt to perform an attack.
card-jabba-the-hutt-vile-gangster-campaign-financial-incentive = Financial Incentive
card-jabba-the-hutt-vile-gangster-campaign-financial-incentive-text = Choose a friendly figure: it recovers 2 damage and becomes Focused.
card-jabba-the-hutt-vile-gangster-campaign-plot = Plot
card-jabba-the-hutt-vile-gangster-campaign-plot-text = Increase threat by 2.
card-jabba-the-hutt-vile-gangster-campaign-hutt-syndicate = Hutt Syndicate
card-jabba-the-hutt-vile-gangster-campaign-hutt-syndicate-text = At the end of the mission, if Jabba is on the map, the Imperial player may gain 1 influence.

card-jabba-the-hutt-vile-gangster-skirmish = Jabba the Hutt
card-jabba-the-hutt-vile-gangster-skirmish-subtitle = Vile Gangster
card-jabba-the-hutt-vile-gangster-skirmish-bully = Bully
card-jabba-the-hutt-vile-gangster-skirmish-bully-text = Choose a figure within 3 spaces: it suffers 3 strain.
card-jabba-the-hutt-vile-gangster-skirmish-incentivize = Incentivize
card-jabba-the-hutt-vile-gangster-skirmish-incentivize-text = Choose a Mercenary figure: it becomes Focused.
card-jabba-the-hutt-vile-gangster-skirmish-scheme = Scheme
card-jabba-the-hutt-vile-gangster-skirmish-scheme-text = Jabba’s player draws 1 Command card.
card-jabba-the-hutt-vile-gangster-skirmish-order-hit = Order Hit
card-jabba-the-hutt-vile-gangster-skirmish-order-hit-text = Spend 2 VP and choose a Mercenary figure: it may interrupt to perform an attack, then it gains 2 movement points.
card-jabba-the-hutt-vile-gangster-skirmish-nefarious-gains = Nefarious Gains
card-jabba-the-hutt-vile-gangster-skirmish-nefarious-gains-text = When a hostile figure is defeated, Jabba’s player gains 1 VP.

card-jet-trooper = Jet Trooper
card-jet-trooper-agile = Agile
card-jet-trooper-agile-text = While defending, this figure may convert 1 block to 1 evade.
card-jet-trooper-jets = Jets
card-jet-trooper-jets-text = After this figure’s attack, if the target space is within 2 spaces, this figure gains 1 movement point.

card-jet-trooper-elite = Jet Trooper
card-jet-trooper-elite-agile = Agile
card-jet-trooper-elite-agile-text = While defending, this figure may convert 1 block to 1 evade.
card-jet-trooper-elite-fly-by = Fly-By
card-jet-trooper-elite-fly-by-text = When this figure declares an attack on a target within 2 spaces, add 1 blue die to the attack pool. After that attack, this figure gains 2 movement points.

card-luke-skywalker-jedi-knight = Luke Skywalker
card-luke-skywalker-jedi-knight-subtitle = Jedi Knight
card-luke-skywalker-jedi-knight-deflect = Deflect
card-luke-skywalker-jedi-knight-deflect-text = After a ranged attack on Luke or on an adjacent friendly figure, choose a hostile figure in his line of sight: it suffers 1 damage.
card-luke-skywalker-jedi-knight-heroic = Heroic
card-luke-skywalker-jedi-knight-heroic-text = Once during his activation, Luke may perform an attack without spending an action.

card-onar-koma-skirmish = Onar Koma
card-onar-koma-skirmish-rush = Rush
card-onar-koma-skirmish-rush-text = Onar moves up to 4 spaces. He may then push an adjacent small figure 1 space: if he does, both suffer 1 damage.
card-onar-koma-skirmish-get-down = Get Down
card-onar-koma-skirmish-get-down-text = Once per round, while a small figure within 2 spaces is defending, +1 block or +1 evade may be applied to its defence results.
card-onar-koma-skirmish-immune = Immune
card-onar-koma-skirmish-immune-text = Onar cannot gain Harmful conditions.

card-rancor-elite-campaign = Rancor
card-rancor-elite-campaign-throw = Throw
card-rancor-elite-campaign-throw-text = Choose a small figure within 2 spaces and push it up to 2 spaces. It then suffers 2 damage.
card-rancor-elite-campaign-feed = Feed
card-rancor-elite-campaign-feed-text = At the start or end of its activation, the Rancor may choose another friendly figure within 2 spaces. The Rancor recovers damage equal to that figure’s remaining Health, and that figure is defeated.
card-rancor-elite-campaign-non-sentient = Non-Sentient
card-rancor-elite-campaign-non-sentient-text = This figure cannot interact.

card-rancor-elite-skirmish = Rancor
card-rancor-elite-skirmish-brutality = Brutality
card-rancor-elite-skirmish-brutality-text = This figure performs 2 attacks, each on a different target.
card-rancor-elite-skirmish-non-sentient = Non-Sentient
card-rancor-elite-skirmish-non-sentient-text = This figure cannot interact.
card-rancor-elite-skirmish-trained = Trained
card-rancor-elite-skirmish-trained-text = At the start of a round, the Rancor may add 1 black die to its defence pool until the end of the round. If it does, it loses Brutality and Non-Sentient for that round.

card-shyla-varad-skirmish = Shyla Varad
card-shyla-varad-skirmish-mandalorian-whip = Mandalorian Whip
card-shyla-varad-skirmish-mandalorian-whip-text = Choose a small hostile figure within 3 spaces and in line of sight. Push it up to 3 spaces to a space adjacent to Shyla, then she attacks it.
card-shyla-varad-skirmish-responsive = Responsive
card-shyla-varad-skirmish-responsive-text = At the start of her activation, Shyla may gain 1 movement point or recover 1 damage.

card-vinto-hreeda-skirmish = Vinto Hreeda
card-vinto-hreeda-skirmish-rapid-fire = Rapid Fire
card-vinto-hreeda-skirmish-rapid-fire-text = Vinto performs 2 attacks; both may have the same target.
card-vinto-hreeda-skirmish-boltslinger = Boltslinger
card-vinto-hreeda-skirmish-boltslinger-text = After an attack during his activation, Vinto may choose a hostile figure other than the defender, within 3 spaces and in line of sight: it suffers 1 damage.

card-weequay-pirate = Weequay Pirate
card-weequay-pirate-raider = Raider
card-weequay-pirate-raider-text = While attacking, this figure may choose 1 attack or defence die; whoever rolled it rerolls it.

card-weequay-pirate-elite = Weequay Pirate
card-weequay-pirate-elite-prowl = Prowl
card-weequay-pirate-elite-prowl-text = This figure becomes Hidden.
card-weequay-pirate-elite-raider = Raider
card-weequay-pirate-elite-raider-text = While attacking, this figure may choose 1 attack or defence die; whoever rolled it rerolls it.

## Command cards

card-bladestorm = Bladestorm
card-bladestorm-bladestorm = Bladestorm
card-bladestorm-bladestorm-text = While Shyla is attacking, she applies +1 surge. After that attack, each hostile figure within 2 spaces of her suffers 1 damage.

card-draw = Draw!
card-draw-draw = Draw!
card-draw-draw-text = During his activation, Vinto performs an attack without spending an action.

card-extra-protection = Extra Protection
card-extra-protection-extra-protection = Extra Protection
card-extra-protection-extra-protection-text = When another friendly figure within 2 spaces suffers 3 or more damage, Onar moves up to 2 spaces and then performs an attack.

card-glory-of-the-kill = Glory of the Kill
card-glory-of-the-kill-glory-of-the-kill = Glory of the Kill
card-glory-of-the-kill-glory-of-the-kill-text = After this figure’s attack on a figure, if the defender was defeated, this figure recovers 3 damage.

card-on-the-lam = On the Lam
card-on-the-lam-on-the-lam = On the Lam
card-on-the-lam-on-the-lam-text = While this figure is defending, before the attacker applies modifiers, it interrupts to perform a move.

card-pickpocket = Pickpocket
card-pickpocket-pickpocket = Pickpocket
card-pickpocket-pickpocket-text = During its activation, while adjacent to a hostile figure, roll 1 green die. The opponent loses and the player gains VP equal to the accuracy rolled.

card-run-for-cover = Run for Cover
card-run-for-cover-run-for-cover = Run for Cover
card-run-for-cover-run-for-cover-text = When an attack on this figure is declared, choose and remove 1 die from the attack pool.

card-stimulants = Stimulants
card-stimulants-stimulants = Stimulants
card-stimulants-stimulants-text = This figure or an adjacent figure suffers 1 damage, then it gains 1 movement point and becomes Focused.

card-tools-for-the-job = Tools for the Job
card-tools-for-the-job-tools-for-the-job = Tools for the Job
card-tools-for-the-job-tools-for-the-job-text = When this figure declares an attack, add 1 attack die of any colour to the attack pool.

card-toxic-dart = Toxic Dart
card-toxic-dart-toxic-dart = Toxic Dart
card-toxic-dart-toxic-dart-text = During its activation, choose a hostile figure within 3 spaces and in line of sight: it suffers 1 strain and becomes Weakened.

## Companions

card-pit-droid = Pit Droid
card-pit-droid-useful = Useful
card-pit-droid-useful-text = The droid can retrieve crates. Adjacent heroes can interact with a crate it carries.
card-pit-droid-shiny = Shiny
card-pit-droid-shiny-text = At the end of the mission, if the droid is on the map, the heroes gain 50 credits.

card-salacious-b-crumb = Salacious B. Crumb
card-salacious-b-crumb-swipe = Swipe
card-salacious-b-crumb-swipe-text = When Crumb activates in or enters a space with a hostile figure, that figure suffers 1 damage. Once per round for each hostile figure.
card-salacious-b-crumb-scratch = Scratch
card-salacious-b-crumb-scratch-text = Choose an adjacent hostile figure: it suffers 1 damage.

## Conditions

card-hidden = Hidden
card-hidden-harder-to-hit = Harder to hit
card-hidden-harder-to-hit-text = Attacks on this figure have −2 accuracy.
card-hidden-advantage = Advantage
card-hidden-advantage-text = While attacking, this figure applies +1 surge.
card-hidden-removal = Removal
card-hidden-removal-text = Discard this condition after this figure’s attack.
