### Imperial Assault, Heart of the Empire: names of the cards as printed, effects in our own words.

## Deployment cards

card-at-dp-elite = AT-DP
card-at-dp-elite-assault = Assault
card-at-dp-elite-assault-text = This figure may attack with more than one of its actions in an activation.
card-at-dp-elite-charge-generators = Charge Generators
card-at-dp-elite-charge-generators-text = While attacking, if this figure has suffered fewer than 9 damage, it applies +1 damage and may reroll 1 attack die.

card-ahsoka-tano-rebel-instigator = Ahsoka Tano
card-ahsoka-tano-rebel-instigator-subtitle = Rebel Instigator
card-ahsoka-tano-rebel-instigator-force-leap = Force Leap
card-ahsoka-tano-rebel-instigator-force-leap-text = Place Ahsoka in an empty space within 6 spaces.
card-ahsoka-tano-rebel-instigator-vigor = Vigor
card-ahsoka-tano-rebel-instigator-vigor-text = At the start of her activation, Ahsoka may gain 2 movement points or 1 block power token.
card-ahsoka-tano-rebel-instigator-twin-sabers = Twin Sabers
card-ahsoka-tano-rebel-instigator-twin-sabers-text = While attacking, Ahsoka may reroll all her attack dice or have the defender reroll all defence dice.

card-clawdite-shapeshifter = Clawdite Shapeshifter
card-clawdite-shapeshifter-shape = Shape
card-clawdite-shapeshifter-shape-text = When this figure is deployed, it may gain 1 Form card from the supply. The Form’s fields count as printed on this card.
card-clawdite-shapeshifter-shift = Shift
card-clawdite-shapeshifter-shift-text = At the start of each round, this figure may exchange its Form card for another one.

card-clawdite-shapeshifter-elite = Clawdite Shapeshifter
card-clawdite-shapeshifter-elite-shape = Shape
card-clawdite-shapeshifter-elite-shape-text = When this figure is deployed, it may gain 1 Form card from the supply. The Form’s fields count as printed on this card.
card-clawdite-shapeshifter-elite-shift = Shift
card-clawdite-shapeshifter-elite-shift-text = At the start of each round, this figure may exchange its Form card for another one.

card-driven-by-hatred = Driven by Hatred
card-driven-by-hatred-damage-bonus = Damage bonus
card-driven-by-hatred-damage-bonus-text = Vader’s attacks have +1 damage.
card-driven-by-hatred-lost-ability = Lost ability
card-driven-by-hatred-lost-ability-text = Vader loses Brutality.
card-driven-by-hatred-reroll = Reroll
card-driven-by-hatred-reroll-text = While attacking, Vader may reroll 1 attack die.
card-driven-by-hatred-end-of-round = End of round
card-driven-by-hatred-end-of-round-text = At the end of each round, Vader moves up to 2 spaces. He may then use Force Choke or perform an attack with 1 die fewer in the attack pool.

card-drokkatta-skirmish = Drokkatta
card-drokkatta-skirmish-demolish = Demolish
card-drokkatta-skirmish-demolish-text = Once during his activation, Drokkatta may choose a space within 3 spaces and in line of sight. Each figure on it or adjacent to it suffers 1 damage. Then place a rubble token on that space, and Drokkatta suffers 1 strain.
card-drokkatta-skirmish-shrapnel = Shrapnel
card-drokkatta-skirmish-shrapnel-text = For 1 surge, one of these: Blast 2; or, after the attack, if it did not miss, each figure and object within 2 spaces of the target space suffers 1 damage.

card-emperor-palpatine-sith-master = Emperor Palpatine
card-emperor-palpatine-sith-master-subtitle = Sith Master
card-emperor-palpatine-sith-master-emperor = Emperor
card-emperor-palpatine-sith-master-emperor-text = Once during his activation, Palpatine may choose another figure within 4 spaces: it interrupts to perform an attack. Palpatine’s player controls the attack of a hostile figure.
card-emperor-palpatine-sith-master-tempt = Tempt
card-emperor-palpatine-sith-master-tempt-text = At the start of his activation, choose a figure: it suffers 1 damage and gains 1 damage power token.
card-emperor-palpatine-sith-master-force-lightning = Force Lightning
card-emperor-palpatine-sith-master-force-lightning-text = Choose a figure within 4 spaces and in line of sight: it suffers 3 damage and becomes Weakened. Each figure adjacent to it suffers 1 damage.

card-jarrod-kelvin-skirmish = Jarrod Kelvin
card-jarrod-kelvin-skirmish-leaping-slash = Leaping Slash
card-jarrod-kelvin-skirmish-leaping-slash-text = Jarrod moves up to 2 spaces, then performs an attack.
card-jarrod-kelvin-skirmish-droid-master = Droid Master
card-jarrod-kelvin-skirmish-droid-master-text = At the start of the mission, the companion J4X-7 enters play in an adjacent space. It activates at the start or at the end of Jarrod’s activation and is ignored when control is determined.

card-ko-tun-feralo-skirmish = Ko-Tun Feralo
card-ko-tun-feralo-skirmish-arms-distribution = Arms Distribution
card-ko-tun-feralo-skirmish-arms-distribution-text = At the start of her activation, Ko-Tun may choose another friendly figure within 3 spaces: it gains 1 damage or block power token.
card-ko-tun-feralo-skirmish-dead-precise = Dead Precise
card-ko-tun-feralo-skirmish-dead-precise-text = When another friendly figure within 3 spaces spends a power token while attacking, remove 1 dodge from the defence results.
card-ko-tun-feralo-skirmish-professional = Professional
card-ko-tun-feralo-skirmish-professional-text = While attacking, this figure may reroll 1 attack die.

card-maul-seeker-of-vengeance = Maul
card-maul-seeker-of-vengeance-subtitle = Seeker of Vengeance
card-maul-seeker-of-vengeance-dual-bladed-fury = Dual-Bladed Fury
card-maul-seeker-of-vengeance-dual-bladed-fury-text = Before Maul declares an attack, choose one: that attack has Reach and Cleave 2, or Maul becomes Focused.
card-maul-seeker-of-vengeance-stalk-prey = Stalk Prey
card-maul-seeker-of-vengeance-stalk-prey-text = For 1 surge: after this attack, Maul gains 2 movement points and 1 damage power token.
card-maul-seeker-of-vengeance-sustained-by-rage = Sustained by Rage
card-maul-seeker-of-vengeance-sustained-by-rage-text = Maul cannot recover damage. He cannot be defeated in a round in which he has not yet resolved an activation.

card-riot-trooper-campaign = Riot Trooper
card-riot-trooper-campaign-crowd-control = Crowd Control
card-riot-trooper-campaign-crowd-control-text = While attacking, this figure may apply −1 damage to the attack results: if the target still suffers damage, it also suffers 1 strain.
card-riot-trooper-campaign-shield = Shield
card-riot-trooper-campaign-shield-text = At the end of this figure’s activation, if it has no block power token, it gains 1.

card-riot-trooper-skirmish = Riot Trooper
card-riot-trooper-skirmish-stun-batons = Stun Batons
card-riot-trooper-skirmish-stun-batons-text = After this figure’s attack, if the target suffered damage, the target suffers 1 strain.
card-riot-trooper-skirmish-shield = Shield
card-riot-trooper-skirmish-shield-text = At the end of this figure’s activation, if it has no block power token, it gains 1.

card-riot-trooper-elite-campaign = Riot Trooper
card-riot-trooper-elite-campaign-crowd-control = Crowd Control
card-riot-trooper-elite-campaign-crowd-control-text = While attacking, this figure may apply −1 damage to the attack results: if the target still suffers damage, it also suffers 1 strain.
card-riot-trooper-elite-campaign-shield = Shield
card-riot-trooper-elite-campaign-shield-text = At the end of this figure’s activation, if it has no block power token, it gains 1.
card-riot-trooper-elite-campaign-professional = Professional
card-riot-trooper-elite-campaign-professional-text = While attacking, this figure may reroll 1 attack die.

card-riot-trooper-elite-skirmish = Riot Trooper
card-riot-trooper-elite-skirmish-stun-batons = Stun Batons
card-riot-trooper-elite-skirmish-stun-batons-text = After this figure’s attack, if the target suffered damage, the target suffers 1 strain.
card-riot-trooper-elite-skirmish-shield = Shield
card-riot-trooper-elite-skirmish-shield-text = At the end of this figure’s activation, if it has no block power token, it gains 1.
card-riot-trooper-elite-skirmish-professional = Professional
card-riot-trooper-elite-skirmish-professional-text = While attacking, this figure may reroll 1 attack die.

card-rogue-smuggler = Rogue Smuggler
card-rogue-smuggler-lost-ability = Lost ability
card-rogue-smuggler-lost-ability-text = Han loses Distracting.
card-rogue-smuggler-reroll = Reroll
card-rogue-smuggler-reroll-text = While attacking, Han may reroll 1 attack die.
card-rogue-smuggler-return-fire = Return Fire
card-rogue-smuggler-return-fire-text = Han may use Return Fire even if he suffered damage.
card-rogue-smuggler-end-of-round-attack = Attack at the end of the round
card-rogue-smuggler-end-of-round-attack-text = At the end of a round, this card may be exhausted: Han interrupts to perform an attack.

card-sentry-droid = Sentry Droid
card-sentry-droid-multi-fire = Multi-Fire
card-sentry-droid-multi-fire-text = This figure performs 2 attacks, each on a different target. Each has −1 damage in its attack results.
card-sentry-droid-charged-shot = Charged Shot
card-sentry-droid-charged-shot-text = This figure performs an attack with +2 accuracy.
card-sentry-droid-targeting-computer = Targeting Computer
card-sentry-droid-targeting-computer-text = While attacking, this figure may reroll 1 attack die.

card-sentry-droid-elite = Sentry Droid
card-sentry-droid-elite-multi-fire = Multi-Fire
card-sentry-droid-elite-multi-fire-text = This figure performs 2 attacks, each on a different target. Each has −1 damage in its attack results.
card-sentry-droid-elite-charged-shot = Charged Shot
card-sentry-droid-elite-charged-shot-text = This figure performs an attack with +2 accuracy.
card-sentry-droid-elite-targeting-computer = Targeting Computer
card-sentry-droid-elite-targeting-computer-text = While attacking, this figure may reroll 1 attack die.

card-wookiee-avenger = Wookiee Avenger
card-wookiee-avenger-damage-bonus = Damage bonus
card-wookiee-avenger-damage-bonus-text = Chewbacca’s attacks have +1 damage.
card-wookiee-avenger-lost-ability = Lost ability
card-wookiee-avenger-lost-ability-text = Chewbacca loses Protector.
card-wookiee-avenger-dodge-conversion = Dodge conversion
card-wookiee-avenger-dodge-conversion-text = While Chewbacca is defending, each dodge becomes an evade.
card-wookiee-avenger-setup-search = Search during setup
card-wookiee-avenger-setup-search-text = During setup, the owner searches the Command deck for Debts Repaid, reveals it, takes it into hand and shuffles the deck. The starting hand is 1 card smaller.
card-wookiee-avenger-free-slam = Free Slam
card-wookiee-avenger-free-slam-text = Once during his activation, Chewbacca may use Slam without spending an action.

## Command cards

card-arcing-shot = Arcing Shot
card-arcing-shot-arcing-shot = Arcing Shot
card-arcing-shot-arcing-shot-text = Before Drokkatta declares an attack: that attack may target a figure or object adjacent to an empty space in his line of sight.

card-armed-escort = Armed Escort
card-armed-escort-armed-escort = Armed Escort
card-armed-escort-armed-escort-text = During its activation: until the end of the round, other friendly figures within 2 spaces of this figure have +1 evade.

card-battle-scars = Battle Scars
card-battle-scars-battle-scars = Battle Scars
card-battle-scars-battle-scars-text = During its activation, this figure gains 1 power token of any type, or 2 if it has suffered 3 or more damage.

card-collateral-damage = Collateral Damage
card-collateral-damage-collateral-damage = Collateral Damage
card-collateral-damage-collateral-damage-text = After this figure’s attack, choose a figure or object other than the defender within 2 spaces of the target space: it suffers 2 damage.

card-concentrated-fire = Concentrated Fire
card-concentrated-fire-concentrated-fire = Concentrated Fire
card-concentrated-fire-concentrated-fire-text = When another friendly Trooper declares an attack on a target in this figure’s line of sight: if this figure’s attack type is ranged, add 1 red die to the attack pool. This figure becomes Stunned.

card-droid-mastery = Droid Mastery
card-droid-mastery-droid-mastery = Droid Mastery
card-droid-mastery-droid-mastery-text = During Jarrod’s activation, J4X-7 becomes Focused and may interrupt to perform an attack. If J4X-7 is not in play, it enters play in Jarrod’s space instead.

card-field-supply = Field Supply
card-field-supply-field-supply = Field Supply
card-field-supply-field-supply-text = At the start of a round, up to 2 other figures within 3 spaces of Ko-Tun each gain 1 damage or surge power token. This round, a friendly figure that spends a damage or surge power token may reroll 1 attack die in that attack.

card-forward-march = Forward March
card-forward-march-forward-march = Forward March
card-forward-march-forward-march-text = During its activation, each friendly figure within 2 spaces of this figure gains 1 movement point.

card-heavy-ordnance = Heavy Ordnance
card-heavy-ordnance-heavy-ordnance = Heavy Ordnance
card-heavy-ordnance-heavy-ordnance-text = While this figure is attacking, it applies +1 damage; against an object, +2 damage and Pierce 2 instead.

card-ready-weapons = Ready Weapons
card-ready-weapons-ready-weapons = Ready Weapons
card-ready-weapons-ready-weapons-text = Distribute 3 damage power tokens among the figures of this figure’s group.

## Companions

card-88-z = 88-Z
card-88-z-harass = Harass
card-88-z-harass-text = For 1 surge: if the attack does not miss, the target suffers 1 strain.
card-88-z-remote = Remote
card-88-z-remote-text = 88-Z does not count as an Imperial figure for mission rules.

card-j4x-7 = J4X-7
card-j4x-7-supporting-fire = Supporting Fire
card-j4x-7-supporting-fire-text = Once per activation, while another friendly figure attacks a figure adjacent to J4X-7, the attack has +1 Pierce.

## Forms

card-scout = Scout
card-scout-rifleman = Rifleman
card-scout-rifleman-text = When this figure declares an attack, replace 1 red die of the attack pool with 1 blue die.
card-scout-priority-target = Priority Target
card-scout-priority-target-text = Figures do not block line of sight for this figure’s attacks.

card-senator = Senator
card-senator-conspire = Conspire
card-senator-conspire-text = Roll this figure’s attack pool and 1 yellow die. For each surge rolled, up to 3, this figure or an adjacent friendly figure gains 1 power token of any type.

card-streetrat = Streetrat
card-streetrat-assassins-blade = Assassin’s Blade
card-streetrat-assassins-blade-text = For 1 surge: after this attack, choose an adjacent hostile figure and roll 1 red die: it suffers damage equal to the damage rolled.
card-streetrat-fleet = Fleet
card-streetrat-fleet-text = At the start of its activation, this figure gains 2 movement points.
