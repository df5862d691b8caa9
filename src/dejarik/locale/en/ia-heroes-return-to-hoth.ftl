### Imperial Assault, Return to Hoth: heroes and their Class cards, effects in our own words.

## Hero sheets

card-loku-kanoloa = Loku Kanoloa
card-loku-kanoloa-subtitle = Deadly Marksman
card-loku-kanoloa-set-your-sights = Set Your Sights
card-loku-kanoloa-set-your-sights-text = At the start or end of Loku’s activation, for 2 strain: place 1 recon token on a hostile figure in his line of sight.
card-loku-kanoloa-set-your-sights-marked-target = Set Your Sights (marked target)
card-loku-kanoloa-set-your-sights-marked-target-text = While Loku or a friendly figure is attacking a figure with a recon token, the attack has +1 damage.
card-loku-kanoloa-clear-minded = Clear-Minded
card-loku-kanoloa-clear-minded-text = Loku’s attacks have +2 accuracy.

card-mhd-19 = MHD-19
card-mhd-19-subtitle = Loyal Medic
card-mhd-19-medical-loadout = Medical Loadout
card-mhd-19-medical-loadout-text = For 1 strain: MHD-19 searches the Supply deck for a Medical card, claims it and shuffles the deck.
card-mhd-19-mechanical = Mechanical
card-mhd-19-mechanical-text = Abilities of cards with the Medical trait have no effect on MHD-19.
card-mhd-19-ready-for-service = Ready for Service
card-mhd-19-ready-for-service-text = At the end of MHD-19’s activation, if he performed no attack during it, he becomes Focused.

card-verena-talos = Verena Talos
card-verena-talos-subtitle = Cunning Operative
card-verena-talos-close-quarters = Close Quarters
card-verena-talos-close-quarters-text = When an adjacent hostile figure is defeated, for 2 strain: Verena interrupts to perform an attack with that figure’s attack type and attack pool. The attack has one more surge ability: +1 damage and +2 accuracy for 1 surge.
card-verena-talos-duck-and-weave = Duck and Weave
card-verena-talos-duck-and-weave-text = While Verena is defending and a hostile figure other than the attacker is adjacent to her, her defence results gain +1 evade.

## Class cards

card-loku-kanoloa-all-weather-rifle = All-Weather Rifle

card-loku-kanoloa-combat-spotter = Combat Spotter
card-loku-kanoloa-combat-spotter-combat-spotter-marking = Combat Spotter (marking)
card-loku-kanoloa-combat-spotter-combat-spotter-marking-text = Figures do not block line of sight for Set Your Sights.
card-loku-kanoloa-combat-spotter-combat-spotter-shooting = Combat Spotter (shooting)
card-loku-kanoloa-combat-spotter-combat-spotter-shooting-text = Figures do not block the line of sight of friendly figures to a figure with a recon token.

card-loku-kanoloa-scouting-report = Scouting Report
card-loku-kanoloa-scouting-report-scouting-report = Scouting Report
card-loku-kanoloa-scouting-report-scouting-report-text = At the start or end of Loku’s activation, for 1 strain, exhaust this card: place 1 recon token on a crate. During their activations, heroes can interact with that crate without spending an action.

card-loku-kanoloa-overwatch = Overwatch
card-loku-kanoloa-overwatch-overwatch-prepare = Overwatch (prepare)
card-loku-kanoloa-overwatch-overwatch-prepare-text = Place 1 recon token on this card.
card-loku-kanoloa-overwatch-overwatch-shoot = Overwatch (shoot)
card-loku-kanoloa-overwatch-overwatch-shoot-text = When a hostile figure declares a move or an attack, discard 1 recon token from this card: Loku interrupts to attack that figure. The attack results gain +1 surge.

card-loku-kanoloa-spectrum-scanner = Spectrum Scanner
card-loku-kanoloa-spectrum-scanner-spectrum-scanner = Spectrum Scanner
card-loku-kanoloa-spectrum-scanner-spectrum-scanner-text = When a figure with a recon token is defeated, exhaust this card: place 1 recon token on another figure of its group.

card-loku-kanoloa-scouts-guidance = Scout’s Guidance
card-loku-kanoloa-scouts-guidance-scouts-guidance-marking = Scout’s Guidance (marking)
card-loku-kanoloa-scouts-guidance-scouts-guidance-marking-text = During Loku’s activation, for 2 strain: place 1 recon token on another friendly figure.
card-loku-kanoloa-scouts-guidance-scouts-guidance-protection = Scout’s Guidance (protection)
card-loku-kanoloa-scouts-guidance-scouts-guidance-protection-text = While a friendly figure with a recon token is defending, its defence results gain +1 evade.

card-loku-kanoloa-study-of-enemies = Study of Enemies
card-loku-kanoloa-study-of-enemies-study-of-enemies = Study of Enemies
card-loku-kanoloa-study-of-enemies-study-of-enemies-text = For 1 surge, exhaust this card: place 1 recon token on a hostile figure within 2 spaces of the target.

card-loku-kanoloa-coordinated-attack = Coordinated Attack
card-loku-kanoloa-coordinated-attack-coordinated-attack = Coordinated Attack
card-loku-kanoloa-coordinated-attack-coordinated-attack-text = When an attack on a figure with a recon token is declared, for 2 strain, exhaust this card: add 1 die of Loku’s choice to the attack pool.

card-loku-kanoloa-mon-cala-special-forces = Mon Cala Special Forces
card-loku-kanoloa-mon-cala-special-forces-mon-cala-special-forces = Mon Cala Special Forces
card-loku-kanoloa-mon-cala-special-forces-mon-cala-special-forces-text = When a hostile figure with a recon token is defeated, exhaust this card: Loku recovers 2 strain or becomes Focused.

card-mhd-19-sidearm-blaster = Sidearm Blaster

card-mhd-19-bacta-injector = Bacta Injector
card-mhd-19-bacta-injector-bacta-injector = Bacta Injector
card-mhd-19-bacta-injector-bacta-injector-text = During MHD-19’s activation, for 1 strain, exhaust this card: an adjacent friendly figure recovers 1 damage or discards 1 Harmful condition.

card-mhd-19-improper-procedure = Improper Procedure
card-mhd-19-improper-procedure-improper-procedure = Improper Procedure
card-mhd-19-improper-procedure-improper-procedure-text = During MHD-19’s activation, for 1 strain, exhaust this card: an adjacent hostile figure suffers 1 damage and becomes Weakened.

card-mhd-19-field-surgeon = Field Surgeon
card-mhd-19-field-surgeon-field-surgeon-healing-shot = Field Surgeon (healing shot)
card-mhd-19-field-surgeon-field-surgeon-healing-shot-text = For 1 surge, exhaust this card: an adjacent friendly figure recovers 2 damage.
card-mhd-19-field-surgeon-field-surgeon-vengeance = Field Surgeon (vengeance)
card-mhd-19-field-surgeon-field-surgeon-vengeance-text = After another hero is defeated, MHD-19 may interrupt to attack the figure that defeated that hero.

card-mhd-19-fuel-injection = Fuel Injection
card-mhd-19-fuel-injection-fuel-injection = Fuel Injection
card-mhd-19-fuel-injection-fuel-injection-text = After an attack on another friendly figure within 4 spaces, for 1 strain, exhaust this card: MHD-19 may interrupt to move up to 2 spaces.

card-mhd-19-adrenal-vapor = Adrenal Vapor
card-mhd-19-adrenal-vapor-adrenal-vapor = Adrenal Vapor
card-mhd-19-adrenal-vapor-adrenal-vapor-text = When another friendly figure within 2 spaces declares an attack, for 2 strain: add 1 yellow die to the attack pool. The attack has one more surge ability: recover 1 damage for 1 surge.

card-mhd-19-miracle-worker = Miracle Worker
card-mhd-19-miracle-worker-miracle-worker = Miracle Worker
card-mhd-19-miracle-worker-miracle-worker-text = When another hero within 4 spaces would be defeated by damage equal to their Health, deplete this card: that hero is not defeated and recovers 3 damage.

card-mhd-19-bacta-radiator = Bacta Radiator
card-mhd-19-bacta-radiator-bacta-radiator = Bacta Radiator
card-mhd-19-bacta-radiator-bacta-radiator-text = At the start of each round, for each of MHD-19’s activation tokens, each friendly figure within 2 spaces of him recovers 1 strain and 1 damage.

card-mhd-19-combat-override = Combat Override
card-mhd-19-combat-override-combat-override-arm = Combat Override (arm)
card-mhd-19-combat-override-combat-override-arm-text = During MHD-19’s activation, for 2 strain, exhaust this card: he searches the Supply deck for an Explosive card, claims it and shuffles the deck.
card-mhd-19-combat-override-combat-override-barrage = Combat Override (barrage)
card-mhd-19-combat-override-combat-override-barrage-text = Exhaust this card: MHD-19 performs 3 attacks and then suffers 3 damage.

card-verena-talos-fighting-knife = Fighting Knife

card-verena-talos-military-blaster = Military Blaster

card-verena-talos-combat-momentum = Combat Momentum
card-verena-talos-combat-momentum-combat-momentum-advance = Combat Momentum (advance)
card-verena-talos-combat-momentum-combat-momentum-advance-text = When an adjacent hostile figure is defeated, for 1 strain: Verena gains 2 movement points.
card-verena-talos-combat-momentum-combat-momentum-reposition = Combat Momentum (reposition)
card-verena-talos-combat-momentum-combat-momentum-reposition-text = When Verena uses Close Quarters, she may move 1 space before the attack.

card-verena-talos-create-opening = Create Opening
card-verena-talos-create-opening-create-opening = Create Opening
card-verena-talos-create-opening-create-opening-text = While a hostile figure adjacent to Verena is defending, for 1 strain, exhaust this card: its defence results lose 1 block or 1 evade.

card-verena-talos-ktara-maneuver = K’tara Maneuver
card-verena-talos-ktara-maneuver-ktara-maneuver = K’tara Maneuver
card-verena-talos-ktara-maneuver-ktara-maneuver-text = Verena moves up to 2 spaces into the space of a small hostile figure and pushes that figure 1 space. Then she performs an attack with a ranged weapon.

card-verena-talos-student-of-battle = Student of Battle
card-verena-talos-student-of-battle-student-of-battle = Student of Battle
card-verena-talos-student-of-battle-student-of-battle-text = The attack of Close Quarters has three more surge abilities, each for 1 surge: Pierce 2; recover 2 damage; +5 accuracy.

card-verena-talos-improvised-cover = Improvised Cover
card-verena-talos-improvised-cover-improvised-cover = Improvised Cover
card-verena-talos-improvised-cover-improvised-cover-text = While Verena is defending and a hostile figure other than the attacker is adjacent to her, her defence results gain +1 block and that figure suffers 1 damage.

card-verena-talos-point-blank-shot = Point Blank Shot
card-verena-talos-point-blank-shot-point-blank-shot = Point Blank Shot
card-verena-talos-point-blank-shot-point-blank-shot-text = When Verena declares an attack with a Pistol on an adjacent figure, she may replace 1 die of the attack pool with 1 red die. The attack gains Pierce 1.

card-verena-talos-combat-mastery = Combat Mastery
card-verena-talos-combat-mastery-combat-mastery = Combat Mastery
card-verena-talos-combat-mastery-combat-mastery-text = For 1 strain: Verena performs 2 attacks on different targets, one with a melee weapon and one with a ranged weapon.

card-verena-talos-master-operative = Master Operative
card-verena-talos-master-operative-master-operative = Master Operative
card-verena-talos-master-operative-master-operative-text = When Verena declares an attack with Close Quarters, exhaust this card: she becomes Focused.
