### Imperial Assault: Item and Supply cards of the campaign, effects in our own words.

## Item cards, Core set

card-armored-gauntlets = Armored Gauntlets

card-balanced-hilt = Balanced Hilt
card-balanced-hilt-balanced-hilt = Balanced Hilt
card-balanced-hilt-balanced-hilt-text = While attacking with the modified weapon, exhaust this card: the attack results gain +1 surge.

card-combat-coat-tier-1 = Combat Coat
card-combat-coat-tier-1-armour-bonus = Armour bonus
card-combat-coat-tier-1-armour-bonus-text = The hero has +2 Health.
card-combat-coat-tier-1-convert = Convert
card-combat-coat-tier-1-convert-text = While defending, the hero may convert any number of evade into block.

card-dh-17 = DH-17

card-dl-44 = DL-44

card-e-11 = E-11

card-extended-haft = Extended Haft
card-extended-haft-extended-haft = Extended Haft
card-extended-haft-extended-haft-text = The modified weapon gains Reach; if it has Reach already, it gains Pierce 1 instead.

card-marksman-barrel = Marksman Barrel
card-marksman-barrel-marksman-barrel = Marksman Barrel
card-marksman-barrel-marksman-barrel-text = Attacks with the modified weapon have +2 accuracy.

card-portable-medkit = Portable Medkit
card-portable-medkit-portable-medkit = Portable Medkit
card-portable-medkit-portable-medkit-text = After the hero rests, deplete this card: the hero or an adjacent friendly figure recovers 3 damage and 1 strain.

card-survival-gear = Survival Gear
card-survival-gear-athletics = Athletics
card-survival-gear-athletics-text = While the hero tests Strength, exhaust this card: the hero rerolls 1 die.
card-survival-gear-surefooted = Surefooted
card-survival-gear-surefooted-text = The hero spends no additional movement points for difficult terrain.

card-tactical-display = Tactical Display
card-tactical-display-tactical-display = Tactical Display
card-tactical-display-tactical-display-text = While attacking with the modified weapon, exhaust this card: the attack results gain +1 surge.

card-vibroblade = Vibroblade

card-434-deathhammer = 434 “Deathhammer”
card-434-deathhammer-power = Power
card-434-deathhammer-power-text = Attacks with this weapon have +1 damage.

card-a280 = A280
card-a280-precise = Precise
card-a280-precise-text = Attacks with this weapon have +1 accuracy.

card-bd-1-vibro-ax = BD-1 Vibro-Ax

card-combat-coat-tier-2 = Combat Coat
card-combat-coat-tier-2-armour-bonus = Armour bonus
card-combat-coat-tier-2-armour-bonus-text = The hero has +2 Health.
card-combat-coat-tier-2-convert = Convert
card-combat-coat-tier-2-convert-text = While defending, the hero may convert any number of evade into block.

card-extra-ammunition = Extra Ammunition
card-extra-ammunition-extra-ammunition = Extra Ammunition
card-extra-ammunition-extra-ammunition-text = While attacking with a ranged weapon, exhaust this card: the hero rerolls 1 attack die.

card-high-impact-guard = High-Impact Guard
card-high-impact-guard-parry = Parry
card-high-impact-guard-parry-text = While the hero is defending, exhaust this card: the defence results gain +1 block.
card-high-impact-guard-impact = Impact
card-high-impact-guard-impact-text = The modified weapon has one more surge ability: +2 damage for 1 surge.

card-laminate-armor-tier-2 = Laminate Armor
card-laminate-armor-tier-2-armour-bonus = Armour bonus
card-laminate-armor-tier-2-armour-bonus-text = The hero has +3 Health.
card-laminate-armor-tier-2-plating = Plating
card-laminate-armor-tier-2-plating-text = While the hero is defending, exhaust this card: the defence results gain +1 block.

card-overcharger = Overcharger
card-overcharger-overcharger = Overcharger
card-overcharger-overcharger-text = When declaring an attack with the modified weapon, deplete this card: remove 1 die from the defence pool.

card-slicing-tools = Slicing Tools
card-slicing-tools-expert-tools = Expert tools
card-slicing-tools-expert-tools-text = While the hero tests Tech, exhaust this card: the hero rerolls 1 die.
card-slicing-tools-slice-droid = Slice droid
card-slicing-tools-slice-droid-text = Choose an adjacent Droid: the hero tests Tech. If the test succeeds, that figure suffers 1 damage and becomes Stunned.

card-spread-barrel = Spread Barrel
card-spread-barrel-spread-barrel = Spread Barrel
card-spread-barrel-spread-barrel-text = While attacking a target within 3 spaces with the modified weapon, exhaust this card: the attack results gain +1 damage.

card-t-21 = T-21

card-vibro-knucklers = Vibro Knucklers

card-combat-knife = Combat Knife
card-combat-knife-combat-knife = Combat Knife
card-combat-knife-combat-knife-text = During the hero’s activation, for 1 strain, exhaust this card: choose an adjacent hostile figure and roll 1 green die. It suffers damage equal to the damage rolled.

card-combat-visor = Combat Visor
card-combat-visor-scanner = Scanner
card-combat-visor-scanner-text = While the hero tests Insight, exhaust this card: the hero rerolls 1 die.
card-combat-visor-aim-assist = Aim assist
card-combat-visor-aim-assist-text = While the hero is attacking, for 1 strain: the attack results gain +2 accuracy.

card-dxr-6 = DXR-6
card-dxr-6-long-range = Long range
card-dxr-6-long-range-text = Attacks with this weapon have +6 accuracy.

card-disruption-cell = Disruption Cell
card-disruption-cell-range = Range
card-disruption-cell-range-text = Attacks with the modified weapon have +2 accuracy.
card-disruption-cell-disruption = Disruption
card-disruption-cell-disruption-text = When declaring an attack with the modified weapon, replace 1 die of the attack pool with 1 red die.

card-force-pike = Force Pike

card-laminate-armor-tier-3 = Laminate Armor
card-laminate-armor-tier-3-armour-bonus = Armour bonus
card-laminate-armor-tier-3-armour-bonus-text = The hero has +3 Health.
card-laminate-armor-tier-3-plating = Plating
card-laminate-armor-tier-3-plating-text = While the hero is defending, exhaust this card: the defence results gain +1 block.

card-personal-shields = Personal Shields
card-personal-shields-personal-shields = Personal Shields
card-personal-shields-personal-shields-text = While the hero is defending, deplete this card: the defence results gain +5 block.

card-pulse-cannon = Pulse Cannon

card-reinforced-helmet = Reinforced Helmet
card-reinforced-helmet-deflecting-shell = Deflecting shell
card-reinforced-helmet-deflecting-shell-text = While the hero is defending, exhaust this card: choose 1 attack die; the attacker rerolls it.
card-reinforced-helmet-one-helmet = One helmet
card-reinforced-helmet-one-helmet-text = A hero can have only 1 card with the Helmet trait.

card-shock-emitter = Shock Emitter
card-shock-emitter-shock = Shock
card-shock-emitter-shock-text = While attacking with the modified weapon, exhaust this card: the attack results gain +1 damage.
card-shock-emitter-stunner = Stunner
card-shock-emitter-stunner-text = The modified weapon has one more surge ability: Stun for 1 surge.

card-sporting-blaster = Sporting Blaster

card-telescoping-sights = Telescoping Sights
card-telescoping-sights-telescoping-sights = Telescoping Sights
card-telescoping-sights-telescoping-sights-text = The hero becomes Focused and then performs an attack with the modified weapon.

## Item cards, Return to Hoth

card-ddc-defender = DDC Defender
card-ddc-defender-ddc-defender = DDC Defender
card-ddc-defender-ddc-defender-text = The hero performs 3 attacks with this weapon.

card-under-barrel-hh-4 = Under-Barrel HH-4

card-vibroknife = Vibroknife

card-cybernetic-arm = Cybernetic Arm
card-cybernetic-arm-cybernetic-arm = Cybernetic Arm
card-cybernetic-arm-cybernetic-arm-text = A hero who has this item has to bring it to every mission. It cannot be exchanged or sold.

card-environment-hazard-suit = Environment Hazard Suit
card-environment-hazard-suit-environment-hazard-suit-rest = Environment Hazard Suit (rest)
card-environment-hazard-suit-environment-hazard-suit-rest-text = When the hero rests, the hero also recovers 1 damage.
card-environment-hazard-suit-environment-hazard-suit-emergency = Environment Hazard Suit (emergency)
card-environment-hazard-suit-environment-hazard-suit-emergency-text = Deplete this card: the hero recovers 5 damage or discards all Harmful conditions.

card-stun-baton = Stun Baton
card-stun-baton-stun-baton = Stun Baton
card-stun-baton-stun-baton-text = For 1 strain: an adjacent hostile figure becomes Weakened.

card-concussion-grenades = Concussion Grenades
card-concussion-grenades-concussion-grenades = Concussion Grenades
card-concussion-grenades-concussion-grenades-text = Deplete this card: choose a space within 3 spaces and roll 1 green die. Each figure and object on it or adjacent to it suffers damage equal to the damage rolled and becomes Stunned.

card-valken-38-carbine = Valken-38 Carbine
card-valken-38-carbine-valken-38-carbine = Valken-38 Carbine
card-valken-38-carbine-valken-38-carbine-text = The hero becomes Focused and performs an attack for which figures do not block line of sight.

card-vibrogenerator = Vibrogenerator
card-vibrogenerator-vibrogenerator = Vibrogenerator
card-vibrogenerator-vibrogenerator-text = When declaring an attack with the modified weapon, the hero may apply -2 surge and +2 damage to the attack results.

## Item cards, Jabba’s Realm

card-bacta-pump = Bacta Pump
card-bacta-pump-bacta-pump = Bacta Pump
card-bacta-pump-bacta-pump-text = At the start of the hero’s activation, the hero recovers 1 strain or discards 1 Harmful condition.

card-emergency-injector = Emergency Injector
card-emergency-injector-emergency-injector = Emergency Injector
card-emergency-injector-emergency-injector-text = During the hero’s activation, deplete this card: the hero or an adjacent friendly figure recovers 2 strain and discards 1 Harmful condition.

card-hand-cannon = Hand Cannon
card-hand-cannon-adjust = Adjust
card-hand-cannon-adjust-text = When declaring an attack with this weapon, the hero may apply -1 damage and +2 accuracy to its results.

card-bolt-upgrade = Bolt Upgrade
card-bolt-upgrade-bolt-upgrade = Bolt Upgrade
card-bolt-upgrade-bolt-upgrade-text = When declaring an attack with the modified weapon, exhaust this card: replace 1 die of the attack pool with 1 attack die of any colour.

card-double-vibrosword = Double Vibrosword
card-double-vibrosword-whirl = Whirl
card-double-vibrosword-whirl-text = After an attack with this weapon, for 1 strain: each adjacent hostile figure suffers 1 damage.

card-energized-hilt = Energized Hilt
card-energized-hilt-energized-hilt = Energized Hilt
card-energized-hilt-energized-hilt-text = When declaring an attack with the modified weapon, exhaust this card: replace 1 die of the attack pool with 1 attack die of any colour.

card-admirals-uniform = Admiral’s Uniform
card-admirals-uniform-armour-bonus = Armour bonus
card-admirals-uniform-armour-bonus-text = The hero has +1 Health.
card-admirals-uniform-command = Command
card-admirals-uniform-command-text = After a Rebel figure within 3 spaces rolls dice, exhaust this card: it may reroll any number of them.

card-modified-energy-cannon = Modified Energy Cannon
card-modified-energy-cannon-attribute-pool = Attribute pool
card-modified-energy-cannon-attribute-pool-text = The attack pool of this weapon is the hero’s Tech dice.
card-modified-energy-cannon-stable = Stable
card-modified-energy-cannon-stable-text = While attacking with this weapon, the hero may reroll 1 attack die.

card-ryyk-blades = Ryyk Blades
card-ryyk-blades-attribute-pool = Attribute pool
card-ryyk-blades-attribute-pool-text = The attack pool of this weapon is the hero’s Strength dice.
card-ryyk-blades-raw-power = Raw power
card-ryyk-blades-raw-power-text = While attacking with this weapon, the hero may convert any number of surges into damage.

## Item cards, Heart of the Empire

card-charge-pistol = Charge Pistol

card-charged-ammo-pack = Charged Ammo Pack

card-responsive-armor = Responsive Armor
card-responsive-armor-surge-while-attacking = Surge while attacking
card-responsive-armor-surge-while-attacking-text = For 1 surge: the hero gains 1 block or evade power token.

card-focusing-beam = Focusing Beam
card-focusing-beam-pierce = Pierce
card-focusing-beam-pierce-text = While attacking with the modified weapon, exhaust this card: the attack gains Pierce 1.
card-focusing-beam-anti-dodge = No dodge
card-focusing-beam-anti-dodge-text = While attacking with the modified weapon, for 1 strain, exhaust this card: the defence results lose 1 dodge.

card-hunters-rifle = Hunter’s Rifle
card-hunters-rifle-kill-bonus = Hunter’s bonus
card-hunters-rifle-kill-bonus-text = After an attack with this weapon, if the target was defeated, the hero gains 1 damage power token.

card-polearm = Polearm

card-a-12-sniper-rifle = A-12 Sniper Rifle

card-power-charger = Power Charger
card-power-charger-surge-while-attacking = Surge while attacking
card-power-charger-surge-while-attacking-text = For 1 surge: the hero gains 1 damage or surge power token.
card-power-charger-overcharge = Overcharge
card-power-charger-overcharge-text = When the hero spends a damage or surge power token, exhaust this card: the token adds 2 of its icon to the results instead of 1.

card-supply-pack = Supply Pack
card-supply-pack-start-tokens = Start tokens
card-supply-pack-start-tokens-text = At the start of each mission, the hero gains 2 power tokens of any kinds.
card-supply-pack-field-aid = Field aid
card-supply-pack-field-aid-text = During the hero’s activation, deplete this card: the hero recovers 2 damage or discards 1 Harmful condition.

## Supply cards, Core set

card-adrenal-stim = Adrenal Stim
card-adrenal-stim-adrenal-stim = Adrenal Stim
card-adrenal-stim-adrenal-stim-text = During the hero’s activation, discard this card: the hero or an adjacent friendly figure recovers 3 strain and becomes Focused.

card-bacta-infusion = Bacta Infusion
card-bacta-infusion-bacta-infusion = Bacta Infusion
card-bacta-infusion-bacta-infusion-text = During the hero’s activation, discard this card: the hero or an adjacent friendly figure recovers 3 damage and may discard any number of Harmful conditions.

card-c1-comlink = C1 Comlink
card-c1-comlink-c1-comlink = C1 Comlink
card-c1-comlink-c1-comlink-text = At the start of a round, discard this card: choose a Deployment card that is not elite and exhaust it.

card-c22-frag-grenade = C22 Frag Grenade
card-c22-frag-grenade-c22-frag-grenade = C22 Frag Grenade
card-c22-frag-grenade-c22-frag-grenade-text = Choose a space within 3 spaces and roll 1 red die: each figure and object on it or adjacent to it suffers damage equal to the damage rolled. Then discard this card.

card-emergency-medpac = Emergency Medpac
card-emergency-medpac-emergency-medpac = Emergency Medpac
card-emergency-medpac-emergency-medpac-text = After the hero rests, discard this card: the hero or an adjacent friendly figure recovers 5 damage.

card-shock-grenade = Shock Grenade
card-shock-grenade-shock-grenade = Shock Grenade
card-shock-grenade-shock-grenade-text = Choose a space within 3 spaces and roll 1 yellow die: each figure on it or adjacent to it suffers damage equal to the damage rolled and becomes Stunned. Then discard this card.

card-troop-data = Troop Data
card-troop-data-troop-data = Troop Data
card-troop-data-troop-data-text = When this card is drawn, the Imperial player reveals the Deployment cards of their hand and reserve and takes them back. Then discard this card.

card-valuable-goods = Valuable Goods
card-valuable-goods-valuable-goods = Valuable Goods
card-valuable-goods-valuable-goods-text = At the end of the mission, discard this card: the Rebels gain 100 credits.

## Supply cards, Return to Hoth

card-artificial-stimulants = Artificial Stimulants
card-artificial-stimulants-artificial-stimulants-store-strain = Artificial Stimulants (store strain)
card-artificial-stimulants-artificial-stimulants-store-strain-text = When the hero suffers strain, it is placed on this card instead. When there are 4 or more strain on it, discard it.
card-artificial-stimulants-artificial-stimulants-pass-on = Artificial Stimulants (pass on)
card-artificial-stimulants-artificial-stimulants-pass-on-text = During the hero’s activation, an adjacent hero may claim this card.

card-grappling-hook = Grappling Hook
card-grappling-hook-grappling-hook = Grappling Hook
card-grappling-hook-grappling-hook-text = During the hero’s activation, discard this card: place the hero in an empty space within 3 spaces.

card-power-generator = Power Generator
card-power-generator-power-generator = Power Generator
card-power-generator-power-generator-text = While the hero is attacking, discard this card and 1 crate token from the hero’s play area: the attack gains +2 damage and Pierce 2.

card-weapons-cache = Weapons Cache
card-weapons-cache-weapons-cache = Weapons Cache
card-weapons-cache-weapons-cache-text = This card comes into play with 4 damage tokens. When the hero or an adjacent friendly figure declares an attack, discard 1 of them: the attack has +1 damage.

## Supply cards, Jabba’s Realm

card-flash-bomb = Flash Bomb
card-flash-bomb-flash-bomb = Flash Bomb
card-flash-bomb-flash-bomb-text = For 2 strain, discard this card: choose a space within 3 spaces. Each figure on it or adjacent to it suffers 1 damage and becomes Weakened.

card-painkillers = Painkillers
card-painkillers-numb-the-pain = Numb the pain
card-painkillers-numb-the-pain-text = While wounded, the hero has +1 Speed and +1 Endurance.
card-painkillers-hand-over = Hand over
card-painkillers-hand-over-text = During the activation of a hero who is not wounded, this card may be given to an adjacent hero.

card-pit-droid-supply = Pit Droid
card-pit-droid-supply-deploy-companion = Companion in play
card-pit-droid-supply-deploy-companion-text = When the hero gains this card, the companion Pit Droid enters play in the hero’s space.
card-pit-droid-supply-companion-activation = Companion activation
card-pit-droid-supply-companion-activation-text = The Pit Droid activates at the start or at the end of the hero’s activation.

## Supply cards, Heart of the Empire

card-grappler-arm = Grappler Arm
card-grappler-arm-long-reach = Long reach
card-grappler-arm-long-reach-text = The hero can interact with objects within 2 spaces.
card-grappler-arm-pass-on = Pass on
card-grappler-arm-pass-on-text = During the hero’s activation, this card may be given to an adjacent hero.

card-shield-pack = Shield Pack
card-shield-pack-shield = Shield
card-shield-pack-shield-text = During the hero’s activation, exhaust this card: a friendly figure within 3 spaces gains 1 block power token. The card may then be depleted as well: the same or another friendly figure within 3 spaces gains 1 block power token.

card-supply-chest = Supply Chest
card-supply-chest-on-draw = When drawn
card-supply-chest-on-draw-text = When this card is drawn, discard it and draw 3 Supply cards: keep 1 and shuffle the others into the Supply deck.
