### Imperial Assault, Return to Hoth: names of the cards as printed, effects in our own words.

## Deployment cards

card-snowtrooper = Snowtrooper
card-snowtrooper-environmental-recovery-gear = Environmental Recovery Gear
card-snowtrooper-environmental-recovery-gear-text = This figure and each adjacent friendly Trooper may each recover 1 damage or discard 1 Harmful condition.

card-snowtrooper-elite = Snowtrooper
card-snowtrooper-elite-environmental-recovery-gear = Environmental Recovery Gear
card-snowtrooper-elite-environmental-recovery-gear-text = This figure and each adjacent friendly Trooper may each recover 1 damage or discard 1 Harmful condition.
card-snowtrooper-elite-efficient-travel = Efficient Travel
card-snowtrooper-elite-efficient-travel-text = This figure spends no additional movement points for difficult terrain and hostile figures.

card-sc2-m-repulsor-tank = SC2-M Repulsor Tank
card-sc2-m-repulsor-tank-focus-fire = Focus Fire
card-sc2-m-repulsor-tank-focus-fire-text = This figure performs 2 attacks on the same figure.
card-sc2-m-repulsor-tank-defensible = Defensible
card-sc2-m-repulsor-tank-defensible-text = While defending, this figure may apply either +1 block or +1 evade.

card-general-sorin = General Sorin
card-general-sorin-subtitle = Vicious Tactician
card-general-sorin-bombardment = Bombardment
card-general-sorin-bombardment-text = Choose an adjacent friendly figure: it may interrupt to perform an attack with Blast 1.
card-general-sorin-advanced-firepower = Advanced Firepower
card-general-sorin-advanced-firepower-text = Adjacent friendly Droids and Vehicles may also use Sorin’s surge abilities in their attacks.

card-leia-organa-campaign = Leia Organa
card-leia-organa-campaign-subtitle = Rebel Commander
card-leia-organa-campaign-battlefield-leadership = Battlefield Leadership
card-leia-organa-campaign-battlefield-leadership-text = Leia performs an attack. Then choose a friendly figure within 3 spaces: it may interrupt to perform an attack on the same target.
card-leia-organa-campaign-aggressive-negotiations = Aggressive Negotiations
card-leia-organa-campaign-aggressive-negotiations-text = For 1 surge: choose and exhaust 1 Imperial Class card.

card-leia-organa-skirmish = Leia Organa
card-leia-organa-skirmish-subtitle = Rebel Commander
card-leia-organa-skirmish-battlefield-leadership = Battlefield Leadership
card-leia-organa-skirmish-battlefield-leadership-text = Leia performs an attack. Then choose a friendly figure within 3 spaces: it may interrupt to perform an attack on the same target.
card-leia-organa-skirmish-military-efficiency = Military Efficiency
card-leia-organa-skirmish-military-efficiency-text = For 1 surge: her player chooses 1 Command card in their discard pile and shuffles it into their Command deck.

card-echo-base-trooper = Echo Base Trooper
card-echo-base-trooper-front-line = Front Line
card-echo-base-trooper-front-line-text = While attacking a target within 3 spaces, this figure may replace 1 blue die of its attack pool with 1 red die.
card-echo-base-trooper-efficient-travel = Efficient Travel
card-echo-base-trooper-efficient-travel-text = This figure spends no additional movement points for difficult terrain and hostile figures.

card-loku-kanoloa-skirmish = Loku Kanoloa
card-loku-kanoloa-skirmish-set-your-sights = Set Your Sights
card-loku-kanoloa-skirmish-set-your-sights-text = Loku performs an attack with +2 accuracy. Figures do not block line of sight for it.
card-loku-kanoloa-skirmish-mon-cala-special-forces = Mon Cala Special Forces
card-loku-kanoloa-skirmish-mon-cala-special-forces-text = When Loku defeats a figure with a Set Your Sights attack, he becomes Focused.

card-mhd-19-skirmish = MHD-19
card-mhd-19-skirmish-medical-loadout = Medical Loadout
card-mhd-19-skirmish-medical-loadout-text = MHD-19 or an adjacent friendly figure recovers 3 damage.
card-mhd-19-skirmish-improper-procedure = Improper Procedure
card-mhd-19-skirmish-improper-procedure-text = Choose an adjacent hostile figure: it suffers 1 damage and becomes Weakened.

card-verena-talos-skirmish = Verena Talos
card-verena-talos-skirmish-close-quarters = Close Quarters
card-verena-talos-skirmish-close-quarters-text = Verena attacks an adjacent hostile figure with that figure’s attack type and attack pool.
card-verena-talos-skirmish-fighting-knife = Fighting Knife
card-verena-talos-skirmish-fighting-knife-text = For 1 surge, once per round: after this attack, Verena performs a melee attack with 1 red die and +1 damage.

card-hk-assassin-droid = HK Assassin Droid
card-hk-assassin-droid-versatile-weaponry = Versatile Weaponry
card-hk-assassin-droid-versatile-weaponry-text = While attacking, this figure may choose 1 defence die; the defender rerolls it.
card-hk-assassin-droid-targeting-computer = Targeting Computer
card-hk-assassin-droid-targeting-computer-text = While attacking, this figure may reroll 1 attack die.

card-hk-assassin-droid-elite = HK Assassin Droid
card-hk-assassin-droid-elite-versatile-weaponry = Versatile Weaponry
card-hk-assassin-droid-elite-versatile-weaponry-text = While attacking, this figure may choose 1 defence die; the defender rerolls it.
card-hk-assassin-droid-elite-targeting-computer = Targeting Computer
card-hk-assassin-droid-elite-targeting-computer-text = While attacking, this figure may reroll 1 attack die.
card-hk-assassin-droid-elite-priority-target = Priority Target
card-hk-assassin-droid-elite-priority-target-text = Figures do not block line of sight for this figure’s attacks.

card-wampa = Wampa
card-wampa-efficient-travel = Efficient Travel
card-wampa-efficient-travel-text = This figure spends no additional movement points for difficult terrain and hostile figures.
card-wampa-hunger = Hunger
card-wampa-hunger-text = At the start of this figure’s activation, if no hostile figure is within 3 spaces, it gains 2 movement points.
card-wampa-non-sentient = Non-Sentient
card-wampa-non-sentient-text = This figure cannot interact.

card-wampa-elite = Wampa
card-wampa-elite-efficient-travel = Efficient Travel
card-wampa-elite-efficient-travel-text = This figure spends no additional movement points for difficult terrain and hostile figures.
card-wampa-elite-hunger = Hunger
card-wampa-elite-hunger-text = At the start of this figure’s activation, if no hostile figure is within 3 spaces, it gains 2 movement points.
card-wampa-elite-non-sentient = Non-Sentient
card-wampa-elite-non-sentient-text = This figure cannot interact.

card-dengar = Dengar
card-dengar-subtitle = Ruthless Killer
card-dengar-contempt = Contempt
card-dengar-contempt-text = While Dengar attacks a target without a Harmful condition, he applies +1 surge.
card-dengar-punishment = Punishment
card-dengar-punishment-text = For 1 surge, any number of times in an attack: after the attack, if the target suffered damage, it gains 1 Harmful condition of choice.

card-targeting-computer = Targeting Computer
card-targeting-computer-targeting-computer = Targeting Computer
card-targeting-computer-targeting-computer-text = While attacking, each figure of this group may reroll 1 attack die.

card-echo-base-trooper-elite = Echo Base Trooper
card-echo-base-trooper-elite-front-line = Front Line
card-echo-base-trooper-elite-front-line-text = While attacking a target within 3 spaces, this figure may replace 1 blue die of its attack pool with 1 red die.
card-echo-base-trooper-elite-efficient-travel = Efficient Travel
card-echo-base-trooper-elite-efficient-travel-text = This figure spends no additional movement points for difficult terrain and hostile figures.
card-echo-base-trooper-elite-combat-suit = Combat Suit
card-echo-base-trooper-elite-combat-suit-text = While this figure is defending, the attack has −1 Pierce, to a minimum of 0.

## Command cards

card-coordinated-attack = Coordinated Attack
card-coordinated-attack-coordinated-attack = Coordinated Attack
card-coordinated-attack-coordinated-attack-text = Loku and a friendly figure within 3 spaces may each attack the same target. Figures do not block line of sight for these attacks.

card-harsh-environment = Harsh Environment
card-harsh-environment-harsh-environment = Harsh Environment
card-harsh-environment-harsh-environment-text = At the start of a round, until its end: figures on exterior spaces apply −1 evade while defending, all others apply +1 block.

card-master-operative = Master Operative
card-master-operative-master-operative = Master Operative
card-master-operative-master-operative-text = When Verena declares a Close Quarters attack, she becomes Focused and the attack has +1 surge.

card-miracle-worker = Miracle Worker
card-miracle-worker-miracle-worker = Miracle Worker
card-miracle-worker-miracle-worker-text = When a friendly figure within 3 spaces would be defeated because its damage equals its Health, it is not defeated and recovers 3 damage.

card-negation = Negation
card-negation-negation = Negation
card-negation-negation-text = After an opponent plays a Command card of cost 0, it is discarded and its effects are cancelled.

card-overcharged-weapons = Overcharged Weapons
card-overcharged-weapons-overcharged-weapons = Overcharged Weapons
card-overcharged-weapons-overcharged-weapons-text = When a hostile figure activates, a Vehicle whose Deployment card is ready interrupts to attack it with Pierce 2. Then exhaust that card, and the Vehicle becomes Weakened.

card-set-a-trap = Set a Trap
card-set-a-trap-set-a-trap = Set a Trap
card-set-a-trap-set-a-trap-text = At the start of a round, name a map tile. At the end of that round, choose a friendly figure on that tile: it interrupts to attack a hostile figure on the same tile.

card-size-advantage = Size Advantage
card-size-advantage-size-advantage = Size Advantage
card-size-advantage-size-advantage-text = This figure attacks a small figure with +2 damage and Weaken.

card-survival-instincts = Survival Instincts
card-survival-instincts-survival-instincts = Survival Instincts
card-survival-instincts-survival-instincts-text = At the start of its activation: until the end of the round, this figure applies +1 block and +1 evade while defending.

## Conditions

card-weakened = Weakened
card-weakened-weaker-attack = Weaker attack
card-weakened-weaker-attack-text = While attacking, this figure applies −1 surge.
card-weakened-weaker-defence = Weaker defence
card-weakened-weaker-defence-text = While defending, this figure applies −1 evade.
card-weakened-removal = Removal
card-weakened-removal-text = Discard this condition at the end of this figure’s activation.
