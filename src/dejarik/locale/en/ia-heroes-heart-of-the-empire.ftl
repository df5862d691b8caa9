### Imperial Assault, Heart of the Empire: heroes and their Class cards, effects in our own words.

## Hero sheets

card-drokkatta = Drokkatta
card-drokkatta-subtitle = Demolitions Expert
card-drokkatta-demolish = Demolish
card-drokkatta-demolish-text = For 2 strain: choose a space within 3 spaces. Each figure and object on it or adjacent to it suffers 1 damage. Then place a rubble token on that space. Once per activation.
card-drokkatta-dispersal-shot = Dispersal Shot
card-drokkatta-dispersal-shot-text = While attacking with a ranged weapon, Drokkatta may apply -1 damage and +1 surge to the attack results.

card-jarrod-kelvin = Jarrod Kelvin
card-jarrod-kelvin-subtitle = with “Jax”
card-jarrod-kelvin-droid-mastery = Droid Mastery
card-jarrod-kelvin-droid-mastery-text = During Jarrod’s activation or right before it, for 2 strain, if J4X-7 is not in play: J4X-7 enters play in an adjacent space. J4X-7 activates at the start or at the end of Jarrod’s activation.
card-jarrod-kelvin-parry = Parry
card-jarrod-kelvin-parry-text = While defending, Jarrod may exhaust 1 of his melee weapons: the defence results gain +1 block or +1 evade.

card-ko-tun-feralo = Ko-Tun Feralo
card-ko-tun-feralo-subtitle = Rebel Quartermaster
card-ko-tun-feralo-arms-distribution = Arms Distribution
card-ko-tun-feralo-arms-distribution-text = At the start or end of Ko-Tun’s activation, for 1 strain: she gains 1 damage or block power token, then another friendly figure within 3 spaces gains 1 damage or block power token. Once per activation.
card-ko-tun-feralo-stockpile = Stockpile
card-ko-tun-feralo-stockpile-text = When a friendly figure within 3 spaces interacts with a crate, it may draw 5 Supply cards, keep 1 of them without the Valuable trait and shuffle the others into the Supply deck.

## Class cards

card-mgl-9-boomer = MGL-9 “Boomer”

card-charging-up = Charging Up
card-charging-up-health = Health
card-charging-up-health-text = Drokkatta has +2 Health.
card-charging-up-token = Power token
card-charging-up-token-text = At the end of each of Drokkatta’s activations, he gains 1 damage power token.

card-leave-no-one-behind = Leave No One Behind
card-leave-no-one-behind-self = For himself
card-leave-no-one-behind-self-text = During Drokkatta’s activation, exhaust this card: he gains 1 movement point.
card-leave-no-one-behind-ally = For another
card-leave-no-one-behind-ally-text = During Drokkatta’s activation, exhaust this card: a friendly figure in his line of sight and 4 or more spaces away gains 2 movement points.

card-bank-shot = Bank Shot
card-bank-shot-accuracy = Accuracy
card-bank-shot-accuracy-text = Drokkatta’s attacks have +1 accuracy.
card-bank-shot-indirect-target = Indirect target
card-bank-shot-indirect-target-text = When declaring an attack with a ranged weapon, Drokkatta may target a figure that is adjacent to an empty space in his line of sight.

card-shrapnel-rounds = Shrapnel Rounds
card-shrapnel-rounds-redirect-blast = Redirect blast
card-shrapnel-rounds-redirect-blast-text = While attacking with the modified weapon, exhaust this card: lower the Blast of the attack by any number. A figure other than the target, within 2 spaces of it, suffers that much damage.

card-repeater-cannon = Repeater Cannon
card-repeater-cannon-shock-wave = Shock wave
card-repeater-cannon-shock-wave-text = For 2 surges: each hostile figure within 2 spaces of the target space suffers 1 damage.

card-structural-exploitation = Structural Exploitation
card-structural-exploitation-boost = Weak point
card-structural-exploitation-boost-text = While Drokkatta is attacking, exhaust this card: the attack gains +1 damage, +1 accuracy and Pierce 1; against an object, another +1 damage and Pierce 1.

card-thermal-explosives = Thermal Explosives
card-thermal-explosives-extra-die = Extra die
card-thermal-explosives-extra-die-text = When Drokkatta declares an attack with a ranged weapon, for 1 strain, exhaust this card: add 1 yellow die to the attack pool.
card-thermal-explosives-stronger-demolish = Stronger Demolish
card-thermal-explosives-stronger-demolish-text = When Drokkatta uses Demolish, he chooses up to 2 of the figures and objects on the chosen space or adjacent to it: each suffers 1 additional damage.

card-wookiee-wrath = Wookiee Wrath
card-wookiee-wrath-maul = Maul
card-wookiee-wrath-maul-text = During Drokkatta’s activation, exhaust this card: choose an adjacent hostile figure and roll 1 red die. It suffers damage equal to the damage rolled. Then Drokkatta may push it up to 2 spaces.

card-vibro-claws = Vibro-Claws
card-vibro-claws-cannot-be-sold = Cannot be sold
card-vibro-claws-cannot-be-sold-text = This item cannot be sold.

card-balanced-approach = Balanced Approach
card-balanced-approach-end-of-activation = End of activation
card-balanced-approach-end-of-activation-text = At the end of Jarrod’s activation: if he did not attack during it, he gains 1 damage power token; if he performed no move, he gains 1 movement point; if he did not rest, he recovers 1 damage.

card-forward-momentum = Forward Momentum
card-forward-momentum-start = Start of the activation
card-forward-momentum-start-text = At the start of Jarrod’s activation, he or J4X-7 gains 1 movement point.
card-forward-momentum-after-parry = After Parry
card-forward-momentum-after-parry-text = After an attack on Jarrod in which he used Parry, he gains 1 movement point.

card-scouts-loadout = Scout’s Loadout
card-scouts-loadout-spot-weakness = Spot weakness
card-scouts-loadout-spot-weakness-text = While a Rebel figure is attacking a figure in the line of sight of Jarrod or J4X-7, exhaust this card: the defence results lose 1 evade.
card-scouts-loadout-watch-deployment = Watch deployment
card-scouts-loadout-watch-deployment-text = When an Imperial figure is deployed in J4X-7’s line of sight, a Rebel figure of Jarrod’s choice may gain 1 evade power token. Once per deployment.

card-slicers-upgrades = Slicer’s Upgrades
card-slicers-upgrades-grant-to-j4x-7 = J4X-7’s action
card-slicers-upgrades-grant-to-j4x-7-text = J4X-7 may spend 2 actions to move up to 1 space and then do one of these: interact with an object as a hero would, adding +1 surge to the results of the attribute test, if there is one; or deal 3 damage to an adjacent object.

card-explosive-reflexes = Explosive Reflexes
card-explosive-reflexes-endurance = Endurance
card-explosive-reflexes-endurance-text = Jarrod has +1 Endurance.
card-explosive-reflexes-swap-die = Swap die
card-explosive-reflexes-swap-die-text = When Jarrod declares an attack with a melee weapon, J4X-7 declares an attack, or an attack on Jarrod is declared, exhaust this card: replace 1 die of the attack pool with another attack die of Jarrod’s choice.

card-mutual-progression = Mutual Progression
card-mutual-progression-speed = Speed
card-mutual-progression-speed-text = Jarrod and J4X-7 have +1 Speed.
card-mutual-progression-block = Block
card-mutual-progression-block-text = While defending, Jarrod and J4X-7 have +1 block.

card-leaping-slash = Leaping Slash
card-leaping-slash-leap = Leap
card-leaping-slash-leap-text = For 1 strain: Jarrod moves up to 2 spaces. Then he may exhaust the Vibro-Claws to perform an attack with them. After that he performs an attack with another melee weapon.

card-mechanical-master = Mechanical Master
card-mechanical-master-health = Health
card-mechanical-master-health-text = Jarrod has +2 Health.
card-mechanical-master-focused-droid = Focused droid
card-mechanical-master-focused-droid-text = When J4X-7 declares an attack, it becomes Focused.
card-mechanical-master-extra-activation = Extra activation
card-mechanical-master-extra-activation-text = At the start of another hero’s activation, exhaust this card: J4X-7 may ready, and activates at the start or at the end of that activation.

card-service-rifle = Service Rifle
card-service-rifle-reroll = Reroll
card-service-rifle-reroll-text = While attacking with this weapon, the hero may reroll 1 attack die.

card-auxiliary-training = Auxiliary Training
card-auxiliary-training-reroll = Reroll
card-auxiliary-training-reroll-text = While a friendly figure is attacking or defending, exhaust this card: if that figure spent a power token in this attack, it may reroll 1 of its dice.

card-inch-by-inch = Inch By Inch
card-inch-by-inch-advance = Advance
card-inch-by-inch-advance-text = During Ko-Tun’s activation, exhaust this card: she and another friendly figure within 3 spaces gain 1 movement point each.

card-combat-logistics = Combat Logistics
card-combat-logistics-rest-bonus = Rest bonus
card-combat-logistics-rest-bonus-text = When a friendly figure within 3 spaces rests, exhaust this card: it gains 1 damage power token.
card-combat-logistics-supplies = Supplies
card-combat-logistics-supplies-text = At the start of each mission, Ko-Tun draws 1 Supply card.

card-dig-in = Dig In
card-dig-in-cover = Cover
card-dig-in-cover-text = When an attack on a friendly figure within 2 spaces is declared, for 1 strain, exhaust this card: the defence results gain +2 block.

card-fire-support-specialist = Fire Support Specialist
card-fire-support-specialist-strip-die = Strip die
card-fire-support-specialist-strip-die-text = When a friendly figure within 3 spaces spends a power token in an attack, for 1 strain, exhaust this card: remove 1 die from the defence pool.

card-opportunist = Opportunist
card-opportunist-stats = Toughness and speed
card-opportunist-stats-text = Ko-Tun has +2 Health and +1 Speed.
card-opportunist-reposition = Reposition
card-opportunist-reposition-text = After an attack in which a friendly figure within 3 spaces spent a power token while attacking, Ko-Tun may move 1 space.

card-self-sufficient = Self-sufficient
card-self-sufficient-double-token = Double token
card-self-sufficient-double-token-text = When Ko-Tun spends a power token, it adds 2 of its icon to the results instead of 1.
card-self-sufficient-gain = New token
card-self-sufficient-gain-text = During Ko-Tun’s activation, for 1 strain, exhaust this card: she gains 1 power token of her choice.

card-squad-cohesion = Squad Cohesion
card-squad-cohesion-start-tokens = Start tokens
card-squad-cohesion-start-tokens-text = At the start of each mission, distribute 4 power tokens of any kinds among Rebel figures.
card-squad-cohesion-shared-tokens = Shared tokens
card-squad-cohesion-shared-tokens-text = Rebel figures may spend the power tokens of friendly figures within 3 spaces of them.
card-squad-cohesion-wild-tokens = Wild tokens
card-squad-cohesion-wild-tokens-text = Friendly figures within 2 spaces of Ko-Tun may use each power token as one of any kind.
