### Imperial Assault, Core set: heroes and their Class cards, effects in our own words.

## Hero sheets

card-diala-passil = Diala Passil
card-diala-passil-subtitle = Haunted Exile
card-diala-passil-precise-strike = Precise Strike
card-diala-passil-precise-strike-text = When Diala declares an attack with a melee weapon, for 2 strain: choose and remove 1 die from the defence pool. Once per activation.
card-diala-passil-foresight = Foresight
card-diala-passil-foresight-text = While Diala is defending, for 1 strain: she rerolls 1 defence die.

card-fenn-signis = Fenn Signis
card-fenn-signis-subtitle = Hardened Veteran
card-fenn-signis-havoc-shot = Havoc Shot
card-fenn-signis-havoc-shot-text = While Fenn is attacking with a ranged weapon, for 1 strain: the attack gains Blast 1.
card-fenn-signis-lone-wolf = Lone Wolf
card-fenn-signis-lone-wolf-text = At the end of Fenn’s activation, if no friendly figure is adjacent to him, he recovers 1 strain.

card-gaarkhan = Gaarkhan
card-gaarkhan-subtitle = Fierce Warrior
card-gaarkhan-charge = Charge
card-gaarkhan-charge-text = For 2 strain: Gaarkhan moves up to as many spaces as his Speed. He may then perform an attack with a melee weapon.
card-gaarkhan-rage = Rage
card-gaarkhan-rage-text = After an attack on Gaarkhan in which he suffered 3 or more damage, he becomes Focused.

card-gideon-argus = Gideon Argus
card-gideon-argus-subtitle = Valiant Commander
card-gideon-argus-command = Command
card-gideon-argus-command-text = For 2 strain: choose another friendly figure within 3 spaces. It may interrupt to perform a move or an attack.
card-gideon-argus-disabling-shot = Disabling Shot
card-gideon-argus-disabling-shot-text = Gideon’s attacks with ranged weapons have one more surge ability: Stun for 1 surge.

card-jyn-odan = Jyn Odan
card-jyn-odan-subtitle = Sly Smuggler
card-jyn-odan-quick-draw = Quick Draw
card-jyn-odan-quick-draw-text = When a hostile figure activates, for 2 strain: Jyn interrupts to attack it with a Pistol. Once per round, or twice if she has 2 activation tokens.
card-jyn-odan-opportunist = Opportunist
card-jyn-odan-opportunist-text = After Jyn’s attack, if the target suffered damage, she may move 1 space.

card-mak-eshkarey = Mak Eshka’rey
card-mak-eshkarey-subtitle = Bold Renegade
card-mak-eshkarey-ambush = Ambush
card-mak-eshkarey-ambush-text = When Mak declares an attack on a figure that has no line of sight to him, for 1 strain: the attack gains Pierce 2.
card-mak-eshkarey-covert = Covert
card-mak-eshkarey-covert-text = Hostile figures 4 or more spaces away have no line of sight to Mak, and he does not block their line of sight.

## Class cards

card-diala-passil-plasteel-staff = Plasteel Staff

card-diala-passil-force-throw = Force Throw
card-diala-passil-force-throw-force-throw = Force Throw
card-diala-passil-force-throw-force-throw-text = During Diala’s activation, for 2 strain, exhaust this card and choose another small figure within 3 spaces: Diala tests Insight. If she succeeds, push that figure 3 spaces; if it is hostile, it suffers 1 damage.

card-diala-passil-force-adept = Force Adept
card-diala-passil-force-adept-guide = Guide
card-diala-passil-force-adept-guide-text = While Diala or a friendly figure performs an attack or an attribute test, Diala may suffer 1 strain: that figure may reroll 1 die.
card-diala-passil-force-adept-force-aided-test = Force-aided test
card-diala-passil-force-adept-force-aided-test-text = When Diala tests Strength or Tech, exhaust this card: add 1 blue die to her dice pool.

card-diala-passil-battle-meditation = Battle Meditation
card-diala-passil-battle-meditation-battle-meditation = Battle Meditation
card-diala-passil-battle-meditation-battle-meditation-text = When Diala rests during her activation, she may test Insight: if she succeeds, she or a friendly figure of her choice becomes Focused.

card-diala-passil-defensive-stance = Defensive Stance
card-diala-passil-defensive-stance-stronger-foresight = Stronger Foresight
card-diala-passil-defensive-stance-stronger-foresight-text = When Diala uses Foresight, her defence results gain +1 block.
card-diala-passil-defensive-stance-untouched = Untouched
card-diala-passil-defensive-stance-untouched-text = After an attack on Diala in which she suffered no damage, she becomes Focused.

card-diala-passil-art-of-movement = Art of Movement
card-diala-passil-art-of-movement-swift = Swift
card-diala-passil-art-of-movement-swift-text = Diala has +1 Speed.
card-diala-passil-art-of-movement-unhindered = Unhindered
card-diala-passil-art-of-movement-unhindered-text = Diala spends no additional movement points for difficult terrain and hostile figures.

card-diala-passil-snap-kick = Snap Kick
card-diala-passil-snap-kick-snap-kick = Snap Kick
card-diala-passil-snap-kick-snap-kick-text = After Diala’s attack with a melee weapon, exhaust this card: choose an adjacent hostile figure and roll 1 green die. It suffers damage equal to the damage rolled.

card-diala-passil-way-of-the-sarlacc = Way of the Sarlacc
card-diala-passil-way-of-the-sarlacc-way-of-the-sarlacc = Way of the Sarlacc
card-diala-passil-way-of-the-sarlacc-way-of-the-sarlacc-text = For 2 strain: Diala performs an attack with a melee weapon on each adjacent hostile figure.

card-diala-passil-dancing-weapon = Dancing Weapon
card-diala-passil-dancing-weapon-dancing-weapon = Dancing Weapon
card-diala-passil-dancing-weapon-dancing-weapon-text = For 1 strain: Diala performs a ranged attack with a melee weapon. Add 1 blue die to the attack pool. The attack has one more surge ability: +1 damage and +2 accuracy for 1 surge.

card-fenn-signis-infantry-rifle = Infantry Rifle

card-fenn-signis-tactical-movement = Tactical Movement
card-fenn-signis-tactical-movement-tactical-movement = Tactical Movement
card-fenn-signis-tactical-movement-tactical-movement-text = At the start of Fenn’s activation, exhaust this card: Fenn or a friendly figure within 3 spaces gains 2 movement points.

card-fenn-signis-take-cover = Take Cover
card-fenn-signis-take-cover-take-cover = Take Cover
card-fenn-signis-take-cover-take-cover-text = When an attack on Fenn is declared, for 1 strain, exhaust this card: add 1 white die to his defence pool.

card-fenn-signis-adrenaline-rush = Adrenaline Rush
card-fenn-signis-adrenaline-rush-adrenaline-rush = Adrenaline Rush
card-fenn-signis-adrenaline-rush-adrenaline-rush-text = After an attack on Fenn in which he suffered damage, exhaust this card: he tests Strength. If he succeeds, he recovers 3 strain.

card-fenn-signis-weapon-expert = Weapon Expert
card-fenn-signis-weapon-expert-weapon-expert = Weapon Expert
card-fenn-signis-weapon-expert-weapon-expert-text = While Fenn is attacking, for 1 strain: the attack gains Pierce 1 and +2 accuracy.

card-fenn-signis-suppressive-fire = Suppressive Fire
card-fenn-signis-suppressive-fire-suppressive-fire = Suppressive Fire
card-fenn-signis-suppressive-fire-suppressive-fire-text = After an attack in which Fenn used Havoc Shot, for 1 strain, exhaust this card: each figure that suffered damage has to choose between suffering 1 more damage and becoming Stunned. A figure that is Stunned already suffers the damage.

card-fenn-signis-trench-fighter = Trench Fighter
card-fenn-signis-trench-fighter-trench-fighter = Trench Fighter
card-fenn-signis-trench-fighter-trench-fighter-text = When Fenn declares an attack on a figure within 3 spaces, exhaust this card: the attack results gain +2 damage.

card-fenn-signis-rebel-elite = Rebel Elite
card-fenn-signis-rebel-elite-toughness = Toughness
card-fenn-signis-rebel-elite-toughness-text = Fenn has +3 Health and +1 Endurance.
card-fenn-signis-rebel-elite-heavier-blast = Heavier blast
card-fenn-signis-rebel-elite-heavier-blast-text = Havoc Shot gives Blast 2 instead of Blast 1.

card-fenn-signis-superior-positioning = Superior Positioning
card-fenn-signis-superior-positioning-reposition = Reposition
card-fenn-signis-superior-positioning-reposition-text = For 1 strain: Fenn moves up to as many spaces as his Speed and becomes Focused.
card-fenn-signis-superior-positioning-alert = Alert
card-fenn-signis-superior-positioning-alert-text = While Fenn is defending and Focused, his defence results gain +1 block.

card-gaarkhan-vibro-ax = Vibro-Ax

card-gaarkhan-wookiee-fortitude = Wookiee Fortitude
card-gaarkhan-wookiee-fortitude-wookiee-fortitude = Wookiee Fortitude
card-gaarkhan-wookiee-fortitude-wookiee-fortitude-text = During Gaarkhan’s activation, for 1 strain, exhaust this card: he recovers 2 damage or discards 1 of his conditions.

card-gaarkhan-wookiee-loyalty = Wookiee Loyalty
card-gaarkhan-wookiee-loyalty-wookiee-loyalty = Wookiee Loyalty
card-gaarkhan-wookiee-loyalty-wookiee-loyalty-text = While Gaarkhan or an adjacent friendly figure is defending, exhaust this card: the defence results gain +1 block.

card-gaarkhan-ferocity = Ferocity
card-gaarkhan-ferocity-ferocity = Ferocity
card-gaarkhan-ferocity-ferocity-text = When Gaarkhan declares an attack while Focused, the die that Focused adds is red instead of green, and the attack has one more surge ability: Cleave 1 for 1 surge.

card-gaarkhan-staggering-blow = Staggering Blow
card-gaarkhan-staggering-blow-staggering-blow = Staggering Blow
card-gaarkhan-staggering-blow-staggering-blow-text = After Gaarkhan’s attack, for 1 strain, exhaust this card: if the target suffered 3 or more damage, it becomes Stunned.

card-gaarkhan-rampage = Rampage
card-gaarkhan-rampage-rampage = Rampage
card-gaarkhan-rampage-rampage-text = After Gaarkhan resolves Charge, each adjacent hostile figure suffers 1 damage.

card-gaarkhan-vicious-strike = Vicious Strike
card-gaarkhan-vicious-strike-vicious-strike = Vicious Strike
card-gaarkhan-vicious-strike-vicious-strike-text = When Gaarkhan declares an attack with a melee weapon, for 1 strain: the attack results gain +1 damage.

card-gaarkhan-brutal-cleave = Brutal Cleave
card-gaarkhan-brutal-cleave-brutal-cleave = Brutal Cleave
card-gaarkhan-brutal-cleave-brutal-cleave-text = After Gaarkhan’s attack with a melee weapon, for 1 strain, exhaust this card: he performs an attack on a different figure or object that is adjacent to the target of the first one.

card-gaarkhan-unstoppable = Unstoppable
card-gaarkhan-unstoppable-vigour = Vigour
card-gaarkhan-unstoppable-vigour-text = Gaarkhan has +1 Endurance and +1 Speed.
card-gaarkhan-unstoppable-fight-on = Fight on
card-gaarkhan-unstoppable-fight-on-text = While Gaarkhan is wounded, his attacks have +2 damage.

card-gideon-argus-holdout-blaster = Holdout Blaster

card-gideon-argus-called-shot = Called Shot
card-gideon-argus-called-shot-called-shot = Called Shot
card-gideon-argus-called-shot-called-shot-text = While Gideon or a friendly figure is attacking a target in Gideon’s line of sight, exhaust this card: the attack results gain +1 surge.

card-gideon-argus-military-efficiency = Military Efficiency
card-gideon-argus-military-efficiency-offence = Offence
card-gideon-argus-military-efficiency-offence-text = While Gideon is attacking, exhaust this card: convert 1 damage of his results into 1 surge.
card-gideon-argus-military-efficiency-defence = Defence
card-gideon-argus-military-efficiency-defence-text = While Gideon is defending, exhaust this card: convert 1 block of his results into 1 evade.

card-gideon-argus-air-of-command = Air of Command
card-gideon-argus-air-of-command-toughness = Toughness
card-gideon-argus-air-of-command-toughness-text = Gideon has +2 Health.
card-gideon-argus-air-of-command-far-reaching-orders = Far-reaching orders
card-gideon-argus-air-of-command-far-reaching-orders-text = Gideon may use Command on any friendly figure in his line of sight, at any distance.

card-gideon-argus-mobile-tactician = Mobile Tactician
card-gideon-argus-mobile-tactician-mobile-tactician = Mobile Tactician
card-gideon-argus-mobile-tactician-mobile-tactician-text = After Gideon resolves Command, he gains 2 movement points.

card-gideon-argus-for-the-cause = For the Cause!
card-gideon-argus-for-the-cause-for-the-cause = For the Cause!
card-gideon-argus-for-the-cause-for-the-cause-text = When another friendly figure within 3 spaces declares an attack, for 1 strain, exhaust this card: that figure becomes Focused.

card-gideon-argus-rallying-shout = Rallying Shout
card-gideon-argus-rallying-shout-rallying-shout = Rallying Shout
card-gideon-argus-rallying-shout-rallying-shout-text = During Gideon’s activation, exhaust this card: another hero in his line of sight recovers 2 strain.

card-gideon-argus-hammer-and-anvil = Hammer and Anvil
card-gideon-argus-hammer-and-anvil-hammer-and-anvil = Hammer and Anvil
card-gideon-argus-hammer-and-anvil-hammer-and-anvil-text = For 2 strain: choose another friendly figure. Gideon and that figure may each perform an attack, both on the same target, whose player decides which attack comes first. In the second attack, remove all dice from the defence pool.
pick-first-attack = { $card }: whose attack comes first?

card-gideon-argus-masterstroke = Masterstroke
card-gideon-argus-masterstroke-masterstroke = Masterstroke
card-gideon-argus-masterstroke-masterstroke-text = After Gideon resolves Command, exhaust this card: he may use Command again, without an action and without strain.

card-jyn-odan-vintage-blaster = Vintage Blaster

card-jyn-odan-quick-as-a-whip = Quick As A Whip
card-jyn-odan-quick-as-a-whip-quick-as-a-whip = Quick As A Whip
card-jyn-odan-quick-as-a-whip-quick-as-a-whip-text = After an attack on Jyn, she may move 1 space.

card-jyn-odan-smugglers-luck = Smuggler’s Luck
card-jyn-odan-smugglers-luck-lucky-test = Lucky test
card-jyn-odan-smugglers-luck-lucky-test-text = While Jyn performs an attribute test, exhaust this card: she rerolls any number of its dice.
card-jyn-odan-smugglers-luck-lucky-find = Lucky find
card-jyn-odan-smugglers-luck-lucky-find-text = After Jyn draws a Supply card, exhaust this card: she discards the Supply card and draws another.
card-jyn-odan-smugglers-luck-good-contacts = Good contacts
card-jyn-odan-smugglers-luck-good-contacts-text = During the Rebel upgrade stage, the Rebels draw 1 additional Item card.

card-jyn-odan-cheap-shot = Cheap Shot
card-jyn-odan-cheap-shot-cheap-shot = Cheap Shot
card-jyn-odan-cheap-shot-cheap-shot-text = The attack of Quick Draw has +1 damage and one more surge ability: Stun for 1 surge.

card-jyn-odan-roll-with-it = Roll With It
card-jyn-odan-roll-with-it-roll-with-it = Roll With It
card-jyn-odan-roll-with-it-roll-with-it-text = When an attack on Jyn is declared, for 1 strain: her defence results gain +1 block, and she may convert any number of block into evade.
effect-convert-block = Convert block

card-jyn-odan-get-cocky = Get Cocky
card-jyn-odan-get-cocky-get-cocky = Get Cocky
card-jyn-odan-get-cocky-get-cocky-text = After an attack in which Jyn defeated the target figure, exhaust this card: she recovers 2 strain or becomes Focused.

card-jyn-odan-gunslinger = Gunslinger
card-jyn-odan-gunslinger-borrowed-tricks = Borrowed tricks
card-jyn-odan-gunslinger-borrowed-tricks-text = While attacking with a Pistol, Jyn may use the surge abilities of all Pistols that she brought to the mission.
card-jyn-odan-gunslinger-show-off = Show off
card-jyn-odan-gunslinger-show-off-text = While Jyn is attacking, for 1 strain, exhaust this card: her attack results gain +1 surge.

card-jyn-odan-trick-shot = Trick Shot
card-jyn-odan-trick-shot-trick-shot = Trick Shot
card-jyn-odan-trick-shot-trick-shot-text = Before Jyn declares an attack with a ranged weapon, for 1 strain: line of sight for that attack may be drawn from any space within 3 spaces of her.

card-jyn-odan-sidewinder = Sidewinder
card-jyn-odan-sidewinder-sidewinder = Sidewinder
card-jyn-odan-sidewinder-sidewinder-text = After Jyn’s attack, she may move up to 2 spaces.

card-mak-eshkarey-longblaster = Longblaster

card-mak-eshkarey-disengage = Disengage
card-mak-eshkarey-disengage-disengage = Disengage
card-mak-eshkarey-disengage-disengage-text = When a hostile figure enters a space within 3 spaces of Mak, for 1 strain, exhaust this card: Mak gains 3 movement points.

card-mak-eshkarey-supply-network = Supply Network
card-mak-eshkarey-supply-network-scout-supplies = Scout supplies
card-mak-eshkarey-supply-network-scout-supplies-text = During Mak’s activation, exhaust this card: he tests Insight. If he succeeds, reveal the top card of the Supply deck and put it back on the top or on the bottom.
card-mak-eshkarey-supply-network-delivery = Delivery
card-mak-eshkarey-supply-network-delivery-text = Deplete this card: Mak draws 1 Supply card.

card-mak-eshkarey-target-acquired = Target Acquired
card-mak-eshkarey-target-acquired-target-acquired = Target Acquired
card-mak-eshkarey-target-acquired-target-acquired-text = Before Mak declares an attack, for 1 strain, exhaust this card: figures do not block line of sight for that attack, and its results gain +2 accuracy.

card-mak-eshkarey-jeswandi-training = Jeswandi Training
card-mak-eshkarey-jeswandi-training-toughness = Toughness
card-mak-eshkarey-jeswandi-training-toughness-text = Mak has +2 Health.
card-mak-eshkarey-jeswandi-training-battle-trance = Battle trance
card-mak-eshkarey-jeswandi-training-battle-trance-text = After an attack of a hostile figure within 3 spaces, exhaust this card: Mak becomes Focused.

card-mak-eshkarey-execute = Execute
card-mak-eshkarey-execute-clean-kill = Clean kill
card-mak-eshkarey-execute-clean-kill-text = After an attack in which Mak defeated the target figure, he recovers 1 strain.
card-mak-eshkarey-execute-execute = Execute
card-mak-eshkarey-execute-execute-text = When Mak uses Ambush, for 1 more strain, exhaust this card: remove all white dice from the defence pool.

card-mak-eshkarey-expertise = Expertise
card-mak-eshkarey-expertise-expertise = Expertise
card-mak-eshkarey-expertise-expertise-text = During Mak’s activation, after he interacts, for 1 strain, exhaust this card: he performs 1 additional action during this activation.

card-mak-eshkarey-no-escape = No Escape
card-mak-eshkarey-no-escape-no-escape = No Escape
card-mak-eshkarey-no-escape-no-escape-text = After Mak’s attack, if the target figure was not defeated, for 2 strain, exhaust this card: Mak becomes Focused and performs another attack on that figure.

card-mak-eshkarey-decoy = Decoy
card-mak-eshkarey-decoy-decoy = Decoy
card-mak-eshkarey-decoy-decoy-text = When an attack on Mak is declared, deplete this card: the attack misses. After it, Mak may interrupt: he is placed in an empty space within 3 spaces, becomes Focused and may perform an attack.
