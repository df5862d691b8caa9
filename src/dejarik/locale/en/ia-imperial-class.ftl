### Imperial Assault, Imperial class cards of the campaign: names as printed, effects in our own words.

## Class decks

imperial-class-military-might = Military Might
imperial-class-subversive-tactics = Subversive Tactics
imperial-class-technological-superiority = Technological Superiority
imperial-class-armored-onslaught = Armored Onslaught
imperial-class-precision-training = Precision Training
imperial-class-hutt-mercenaries = Hutt Mercenaries
imperial-class-nemeses = Nemeses
imperial-class-power-of-the-dark-side = Power of the Dark Side
imperial-class-reactive-defenses = Reactive Defenses

## Core set

card-military-might-show-of-force = Show of Force
card-military-might-show-of-force-show-of-force = Show of Force
card-military-might-show-of-force-show-of-force-text = Exhaust this card when an Imperial figure declares an attack: that figure becomes Focused, in time for this attack.

card-military-might-combat-medic = Combat Medic
card-military-might-combat-medic-combat-medic = Combat Medic
card-military-might-combat-medic-combat-medic-text = At the end of a Trooper’s activation, exhaust this card for 1 threat: that Trooper and each Imperial figure adjacent to it recover 2 damage.

card-military-might-riot-grenades = Riot Grenades
card-military-might-riot-grenades-riot-grenades = Riot Grenades
card-military-might-riot-grenades-riot-grenades-text = A figure of this group may exhaust this card to choose a space within 3 spaces. Each figure on it or adjacent to it tests insight; whoever fails suffers 1 strain.

card-military-might-assault-armor = Assault Armor
card-military-might-assault-armor-toughness = Toughness
card-military-might-assault-armor-toughness-text = Each figure of this group has +2 Health.
card-military-might-assault-armor-reroll = Reroll
card-military-might-assault-armor-reroll-text = Exhaust this card while a figure of this group is defending: reroll 1 black die.

card-military-might-endless-ranks = Endless Ranks
card-military-might-endless-ranks-endless-ranks = Endless Ranks
card-military-might-endless-ranks-endless-ranks-text = A group of Troopers costs 1 threat less to deploy.

card-military-might-shock-troopers = Shock Troopers
card-military-might-shock-troopers-shock-troopers = Shock Troopers
card-military-might-shock-troopers-shock-troopers-text = While an Imperial Trooper attacks a figure within 2 spaces, the attack results gain +1 surge.

card-military-might-sustained-fire = Sustained Fire
card-military-might-sustained-fire-sustained-fire = Sustained Fire
card-military-might-sustained-fire-sustained-fire-text = Exhaust this card after an Imperial figure’s attack: that figure performs another attack, on any target, and then becomes Stunned.

card-military-might-combat-veterans = Combat Veterans
card-military-might-combat-veterans-hardened = Hardened
card-military-might-combat-veterans-hardened-text = While a figure of this group is defending, the defence results gain +1 block.
card-military-might-combat-veterans-deadly = Deadly
card-military-might-combat-veterans-deadly-text = While a figure of this group is attacking, the attack results gain +2 accuracy and +1 damage.

card-military-might-shock-and-awe = Shock and Awe
card-military-might-shock-and-awe-build-up = Build up
card-military-might-shock-and-awe-build-up-text = At the end of each round, put 1 strain token on this card. The Imperial player may then spend 1 threat to put a second one on it.
card-military-might-shock-and-awe-unleash = Unleash
card-military-might-shock-and-awe-unleash-text = Once per attack, when an Imperial figure declares it, the Imperial player may discard 1 strain token from this card: the attack results gain +1 damage.

card-subversive-tactics-prey-upon-doubt = Prey Upon Doubt
card-subversive-tactics-prey-upon-doubt-prey-upon-doubt = Prey Upon Doubt
card-subversive-tactics-prey-upon-doubt-prey-upon-doubt-text = Exhaust this card when a Rebel figure declares an attack: that figure chooses whether it suffers 1 strain or the defence results of this attack gain +1 evade.

card-subversive-tactics-savage-weaponry = Savage Weaponry
card-subversive-tactics-savage-weaponry-serrated = Serrated
card-subversive-tactics-savage-weaponry-serrated-text = Attacks of this group’s figures have Pierce 1.
card-subversive-tactics-savage-weaponry-bleed = Bleed
card-subversive-tactics-savage-weaponry-bleed-text = Each figure of this group has one more surge ability: Bleed for 1 surge.

card-subversive-tactics-surgical-strike = Surgical Strike
card-subversive-tactics-surgical-strike-surgical-strike = Surgical Strike
card-subversive-tactics-surgical-strike-surgical-strike-text = Exhaust this card after an Imperial figure’s attack: the target suffers 1 strain and 1 damage, even if the attack missed.

card-subversive-tactics-exploit-weakness = Exploit Weakness
card-subversive-tactics-exploit-weakness-exploit-weakness = Exploit Weakness
card-subversive-tactics-exploit-weakness-exploit-weakness-text = Exhaust this card after a hero has rested: one Imperial figure may interrupt to perform a move, or an attack on that hero.

card-subversive-tactics-heavy-pressure = Heavy Pressure
card-subversive-tactics-heavy-pressure-heavy-pressure = Heavy Pressure
card-subversive-tactics-heavy-pressure-heavy-pressure-text = Exhaust this card when a hero is about to suffer damage from an attack: the hero suffers as much strain instead of all that damage.

card-subversive-tactics-executioner = Executioner
card-subversive-tactics-executioner-executioner = Executioner
card-subversive-tactics-executioner-executioner-text = When an Imperial figure declares an attack on a hero, exhaust this card for 1 threat: the attack results gain +1 damage for each strain the hero has suffered, at most +3.

card-subversive-tactics-weary-target = Weary Target
card-subversive-tactics-weary-target-weary-target = Weary Target
card-subversive-tactics-weary-target-weary-target-text = At the end of each round, the Imperial player chooses a hero with less strain than Endurance: that hero suffers 2 strain.

card-subversive-tactics-no-quarter = No Quarter
card-subversive-tactics-no-quarter-no-quarter = No Quarter
card-subversive-tactics-no-quarter-no-quarter-text = When an Imperial figure declares an attack on a hero with at least 2 strain, the attack results gain +1 surge.

card-subversive-tactics-oppression = Oppression
card-subversive-tactics-oppression-oppression = Oppression
card-subversive-tactics-oppression-oppression-text = When a hero with at least 2 strain declares an attack, the defence results gain +1 evade.

card-technological-superiority-experimental-arms = Experimental Arms
card-technological-superiority-experimental-arms-experimental-arms = Experimental Arms
card-technological-superiority-experimental-arms-experimental-arms-text = While a figure of this group is attacking, it may add +1 surge to the attack results. If it does, it suffers 1 damage after the attack.

card-technological-superiority-jetpacks = Jetpacks
card-technological-superiority-jetpacks-jetpacks = Jetpacks
card-technological-superiority-jetpacks-jetpacks-text = The figures of this group are Mobile.

card-technological-superiority-technical-support = Technical Support
card-technological-superiority-technical-support-faster-droids = Faster droids
card-technological-superiority-technical-support-faster-droids-text = Each Imperial Droid has +1 Speed.
card-technological-superiority-technical-support-repair = Repair
card-technological-superiority-technical-support-repair-text = An Imperial Droid chooses an adjacent friendly figure. That figure may discard all its conditions, become Focused or recover 3 damage.

card-technological-superiority-failsafe = Failsafe
card-technological-superiority-failsafe-failsafe = Failsafe
card-technological-superiority-failsafe-failsafe-text = When an Imperial figure has suffered damage equal to its Health, exhaust this card for 2 threat: instead of being defeated, it recovers 1 damage and gains 3 movement points.

card-technological-superiority-hidden-detonators = Hidden Detonators
card-technological-superiority-hidden-detonators-hidden-detonators = Hidden Detonators
card-technological-superiority-hidden-detonators-hidden-detonators-text = At the end of a round, exhaust this card for 1 threat and choose an Imperial figure: each figure and object adjacent to it suffers 2 damage, then the chosen figure is defeated.

card-technological-superiority-arc-blasters = Arc Blasters
card-technological-superiority-arc-blasters-arc = Arc
card-technological-superiority-arc-blasters-arc-text = After a ranged attack of a figure of this group, each figure that suffered damage from it tests strength; whoever fails becomes Stunned.
card-technological-superiority-arc-blasters-overload = Overload
card-technological-superiority-arc-blasters-overload-text = Figures of this group with a ranged attack have one more surge ability: +1 damage and Blast 1 for 1 surge.

card-technological-superiority-cloaking-device = Cloaking Device
card-technological-superiority-cloaking-device-cloaking-device = Cloaking Device
card-technological-superiority-cloaking-device-cloaking-device-text = Figures of this group add 1 white die to their defence pool.

card-technological-superiority-adaptive-weapons = Adaptive Weapons
card-technological-superiority-adaptive-weapons-adaptive-weapons = Adaptive Weapons
card-technological-superiority-adaptive-weapons-adaptive-weapons-text = While an Imperial figure is attacking, the Imperial player may replace 1 die of the attack pool with an attack die of any colour.

card-technological-superiority-superior-augments = Superior Augments
card-technological-superiority-superior-augments-enhanced-legs = Enhanced legs
card-technological-superiority-superior-augments-enhanced-legs-text = Each figure of a group with an attachment has +1 Speed.
card-technological-superiority-superior-augments-enhanced-weapons = Enhanced weapons
card-technological-superiority-superior-augments-enhanced-weapons-text = While a figure of a group with an attachment is attacking, the attack results gain +1 damage.

## Return to Hoth

card-armored-onslaught-explosive-munitions = Explosive Munitions
card-armored-onslaught-explosive-munitions-explosive-munitions = Explosive Munitions
card-armored-onslaught-explosive-munitions-explosive-munitions-text = Exhaust this card when an Imperial figure declares a ranged attack: the attack gains Blast 1, and 1 die of the attack pool may be replaced with 1 red die.
effect-red-die = Swap a die for a red one

card-armored-onslaught-armor-corps = Armor Corps
card-armored-onslaught-armor-corps-armor-corps = Armor Corps
card-armored-onslaught-armor-corps-armor-corps-text = While an Imperial Trooper is defending and adjacent to a friendly Droid, Heavy Weapon or Vehicle, it may reroll 1 defence die.

card-armored-onslaught-automated-repairs = Automated Repairs
card-armored-onslaught-automated-repairs-automated-repairs-surge = Automated Repairs (surge)
card-armored-onslaught-automated-repairs-automated-repairs-surge-text = For 1 surge, a figure of this group may exhaust this card while attacking: it recovers 2 damage.
card-armored-onslaught-automated-repairs-automated-repairs-action = Automated Repairs (action)
card-armored-onslaught-automated-repairs-automated-repairs-action-text = A figure of this group exhausts this card: it recovers 1 damage.

card-armored-onslaught-explosive-entry = Explosive Entry
card-armored-onslaught-explosive-entry-explosive-entry = Explosive Entry
card-armored-onslaught-explosive-entry-explosive-entry-text = Exhaust this card when an Imperial figure is deployed and roll 1 green die: each Rebel figure adjacent to it suffers damage equal to the damage rolled and becomes Weakened.

card-armored-onslaught-heavy-firepower = Heavy Firepower
card-armored-onslaught-heavy-firepower-heavy-firepower = Heavy Firepower
card-armored-onslaught-heavy-firepower-heavy-firepower-text = Exhaust this card when an Imperial figure declares a ranged attack: 1 red die may be removed from the attack pool; if it is, the attack results gain +3 damage.

card-armored-onslaught-mortar = Mortar
card-armored-onslaught-mortar-mortar = Mortar
card-armored-onslaught-mortar-mortar-text = During its activation, an Imperial figure may exhaust this card as a special action to choose a space within 3 spaces and roll 1 red die: each figure and object on it or adjacent to it suffers damage equal to the damage rolled.

card-armored-onslaught-reactive-armor = Reactive Armor
card-armored-onslaught-reactive-armor-reactive-armor = Reactive Armor
card-armored-onslaught-reactive-armor-reactive-armor-text = While a figure of this group is defending and one of its black dice shows an evade, the defence results gain +2 block.

card-armored-onslaught-power-to-shields = Power to Shields
card-armored-onslaught-power-to-shields-power-to-shields = Power to Shields
card-armored-onslaught-power-to-shields-power-to-shields-text = Exhaust this card while an Imperial figure is defending and name Pierce, Blast, Cleave or one condition keyword: it has no effect in this attack. The Imperial player may then spend 1 threat to ready this card.

card-armored-onslaught-rapid-dominance = Rapid Dominance
card-armored-onslaught-rapid-dominance-rapid-dominance-extra-action = Rapid Dominance (extra action)
card-armored-onslaught-rapid-dominance-rapid-dominance-extra-action-text = During the activation of a Heavy Weapon or Vehicle, exhaust this card for 2 threat: that figure may perform 1 additional action.
card-armored-onslaught-rapid-dominance-rapid-dominance-ready-group = Rapid Dominance (ready group)
card-armored-onslaught-rapid-dominance-rapid-dominance-ready-group-text = Deplete this card for 3 threat: ready 1 Deployment card of a Heavy Weapon or Vehicle.

card-precision-training-strike-force = Strike Force
card-precision-training-strike-force-strike-force = Strike Force
card-precision-training-strike-force-strike-force-text = While attacking, each figure of this group may reroll 1 attack die.

card-precision-training-pinpoint-accuracy = Pinpoint Accuracy
card-precision-training-pinpoint-accuracy-pinpoint-accuracy = Pinpoint Accuracy
card-precision-training-pinpoint-accuracy-pinpoint-accuracy-text = Deplete this card while an Imperial figure is attacking: remove 1 dodge from the defence results.

card-precision-training-sharpshooters = Sharpshooters
card-precision-training-sharpshooters-sharpshooters = Sharpshooters
card-precision-training-sharpshooters-sharpshooters-text = While an Imperial figure is attacking, the attack results gain +1 accuracy.

card-precision-training-knowledge-of-attack = Knowledge of Attack
card-precision-training-knowledge-of-attack-knowledge-of-attack = Knowledge of Attack
card-precision-training-knowledge-of-attack-knowledge-of-attack-text = Exhaust this card while an Imperial figure is defending: remove 1 surge from the attack results.

card-precision-training-versatile-attack = Versatile Attack
card-precision-training-versatile-attack-versatile-attack = Versatile Attack
card-precision-training-versatile-attack-versatile-attack-text = When an Imperial figure declares an attack, exhaust this card for 1 threat: add 1 yellow die to the attack pool, and for this attack the figure has three more surge abilities for 1 surge each: Weaken, +1 damage, and Pierce 2.

card-precision-training-assassins = Assassins
card-precision-training-assassins-assassins-line-of-sight = Assassins (line of sight)
card-precision-training-assassins-assassins-line-of-sight-text = Figures do not block line of sight for attacks of this group’s figures.
card-precision-training-assassins-assassins-reroll = Assassins (reroll)
card-precision-training-assassins-assassins-reroll-text = Exhaust this card while a figure of this group is attacking: it may reroll any number of its attack dice.

card-precision-training-exacting-strike = Exacting Strike
card-precision-training-exacting-strike-exacting-strike = Exacting Strike
card-precision-training-exacting-strike-exacting-strike-text = When an Imperial figure declares an attack, exhaust this card for 2 threat: remove 1 die from the defence pool.

card-precision-training-find-the-weakness = Find the Weakness
card-precision-training-find-the-weakness-find-the-weakness = Find the Weakness
card-precision-training-find-the-weakness-find-the-weakness-text = While an Imperial figure is attacking, the attack’s Pierce is 1 higher.

card-precision-training-single-minded = Single-Minded
card-precision-training-single-minded-single-minded-set-die = Single-Minded (set die)
card-precision-training-single-minded-single-minded-set-die-text = Exhaust this card when an Imperial figure rerolls an attack die: instead of rolling it, the Imperial player turns it to any other of its faces.
card-precision-training-single-minded-single-minded-ready = Single-Minded (ready)
card-precision-training-single-minded-single-minded-ready-text = For 1 threat, ready this card.

## Jabba’s Realm

card-hutt-mercenaries-wanted-dead = Wanted: Dead
card-hutt-mercenaries-wanted-dead-hand-out-bounties = Hand out bounties
card-hutt-mercenaries-wanted-dead-hand-out-bounties-text = When no hero has a bounty token, each hero claims one.
card-hutt-mercenaries-wanted-dead-collect = Collect
card-hutt-mercenaries-wanted-dead-collect-text = Exhaust this card while a hero with a bounty token is defending: the attack results gain +1 damage or +1 surge, as the Imperial player chooses.
card-hutt-mercenaries-wanted-dead-bounty-claimed = Bounty claimed
card-hutt-mercenaries-wanted-dead-bounty-claimed-text = A hero with a bounty token who is defeated discards it.

card-hutt-mercenaries-scouted = Scouted
card-hutt-mercenaries-scouted-scouted = Scouted
card-hutt-mercenaries-scouted-scouted-text = Exhaust this card while a hero with a bounty token is attacking: reroll 1 defence die. Afterwards each dodge counts as an evade.
card-hutt-mercenaries-scouted-open-groups = Open groups
card-hutt-mercenaries-scouted-open-groups-text = When open groups are chosen for a mission, the Imperial player ignores a restriction that forbids mercenaries.

card-hutt-mercenaries-vendetta = Vendetta
card-hutt-mercenaries-vendetta-vendetta = Vendetta
card-hutt-mercenaries-vendetta-vendetta-text = Exhaust this card while a hero with a bounty token is defending: reroll 1 attack die.
card-hutt-mercenaries-vendetta-ready-again = Ready again
card-hutt-mercenaries-vendetta-ready-again-text = For 1 surge of an attacking Imperial figure: ready this card.

card-hutt-mercenaries-cheap-shot = Cheap Shot
card-hutt-mercenaries-cheap-shot-cheap-shot = Cheap Shot
card-hutt-mercenaries-cheap-shot-cheap-shot-text = Exhaust this card during an Imperial figure’s activation and choose a hostile figure adjacent to it: that figure may test strength, and becomes Weakened unless it passes.
card-hutt-mercenaries-cheap-shot-mercenary-bonus = Mercenary bonus
card-hutt-mercenaries-cheap-shot-mercenary-bonus-text = If the activating figure is a mercenary, the test has 1 success fewer.

card-hutt-mercenaries-savage-motivation = Savage Motivation
card-hutt-mercenaries-savage-motivation-savage-motivation = Savage Motivation
card-hutt-mercenaries-savage-motivation-savage-motivation-text = Exhaust this card during an Imperial figure’s activation, choose a Rebel figure adjacent to it and roll 1 yellow die: the chosen figure suffers damage equal to the damage rolled.
card-hutt-mercenaries-savage-motivation-mercenary-bonus = Mercenary bonus
card-hutt-mercenaries-savage-motivation-mercenary-bonus-text = If the activating figure is a mercenary, the die rolled is blue instead of yellow.

card-hutt-mercenaries-nowhere-to-hide = Nowhere to Hide
card-hutt-mercenaries-nowhere-to-hide-nowhere-to-hide = Nowhere to Hide
card-hutt-mercenaries-nowhere-to-hide-nowhere-to-hide-text = Exhaust this card before an attack on a hero with a bounty token is declared: figures do not block line of sight for this attack, and 1 blue die is added to the attack pool.

card-hutt-mercenaries-nowhere-to-run = Nowhere to Run
card-hutt-mercenaries-nowhere-to-run-nowhere-to-run = Nowhere to Run
card-hutt-mercenaries-nowhere-to-run-nowhere-to-run-text = Exhaust this card when an attack on a hero with at least 3 strain is declared: the attack results gain +1 damage.
card-hutt-mercenaries-nowhere-to-run-mercenary-bonus = Mercenary bonus
card-hutt-mercenaries-nowhere-to-run-mercenary-bonus-text = If the attacker is a mercenary, this is +2 damage instead.

card-hutt-mercenaries-guild-hunters = Guild Hunters
card-hutt-mercenaries-guild-hunters-ambush = Ambush
card-hutt-mercenaries-guild-hunters-ambush-text = Each mercenary figure becomes Hidden when it is deployed.
card-hutt-mercenaries-guild-hunters-extra-surges = Extra surges
card-hutt-mercenaries-guild-hunters-extra-surges-text = Each Imperial figure has three more surge abilities for 1 surge each: +1 damage and +2 accuracy, Pierce 2, and Hide.

card-hutt-mercenaries-most-wanted = Most Wanted
card-hutt-mercenaries-most-wanted-most-wanted = Most Wanted
card-hutt-mercenaries-most-wanted-most-wanted-text = Exhaust this card while a hero is defending: the attack results gain +2 damage, or +3 if that hero has a bounty token.

card-nemeses-inspirational = Inspirational
card-nemeses-inspirational-inspirational = Inspirational
card-nemeses-inspirational-inspirational-text = Exhaust this card when a figure declares an attack, and choose a villain on the map or reveal one of the open or reserved groups. In this attack, Imperial figures that are no villains and share a trait with that villain have +1 surge while attacking and +1 evade while defending.

card-nemeses-powerful-foes = Powerful Foes
card-nemeses-powerful-foes-villains-earned = Villains earned
card-nemeses-powerful-foes-villains-earned-text = When this class is gained, the Imperial player earns one villain of the Empire and one of the mercenaries, of their choice.
card-nemeses-powerful-foes-extra-open-group = Extra open group
card-nemeses-powerful-foes-extra-open-group-text = After the open groups are chosen, the Imperial player adds one earned villain to them.
card-nemeses-powerful-foes-discount = Discount
card-nemeses-powerful-foes-discount-text = When a villain is deployed, deplete this card for 1 threat: the villain’s deployment cost is lower by the threat level.

card-nemeses-fearsome-presence = Fearsome Presence
card-nemeses-fearsome-presence-fearsome-presence = Fearsome Presence
card-nemeses-fearsome-presence-fearsome-presence-text = Exhaust this card at the end of an Imperial activation: each Rebel figure adjacent to an Imperial figure whose figure cost is at least the threat level suffers 1 strain for each of its activation tokens.

card-nemeses-prepare-the-ambush = Prepare the Ambush
card-nemeses-prepare-the-ambush-pass = Pass
card-nemeses-prepare-the-ambush-pass-text = When the Imperial player has to activate a group, this card may be exhausted instead.
card-nemeses-prepare-the-ambush-head-start = Head start
card-nemeses-prepare-the-ambush-head-start-text = In each round, each figure of the first Imperial group to activate gains 2 movement points at the start of its activation.

card-nemeses-im-on-the-leader = I’m on the Leader
card-nemeses-im-on-the-leader-im-on-the-leader = I’m on the Leader
card-nemeses-im-on-the-leader-im-on-the-leader-text = Exhaust this card while an Imperial figure attacks the healthy hero who has suffered the least damage: the attack results gain +2 damage.

card-nemeses-ringleader = Ringleader
card-nemeses-ringleader-quick = Quick
card-nemeses-ringleader-quick-text = The villain with this card gains 2 movement points at the start of its activation.
card-nemeses-ringleader-lead = Lead
card-nemeses-ringleader-lead-text = While a friendly figure adjacent to that villain is attacking, the attack results gain +1 accuracy and +1 damage.

card-nemeses-leave-them-to-me = Leave Them to Me
card-nemeses-leave-them-to-me-extra-open-group = Extra open group
card-nemeses-leave-them-to-me-extra-open-group-text = After the open groups are chosen, the Imperial player adds one earned villain to them.
card-nemeses-leave-them-to-me-discount = Discount
card-nemeses-leave-them-to-me-discount-text = Deplete this card when a villain is deployed: its deployment cost is 5 lower, and its Deployment card is exhausted.

card-nemeses-punishing-force = Punishing Force
card-nemeses-punishing-force-punishing-force = Punishing Force
card-nemeses-punishing-force-punishing-force-text = Exhaust this card while an Imperial figure is attacking: it may reroll any number of its attack dice.
card-nemeses-punishing-force-ready = Ready
card-nemeses-punishing-force-ready-text = At the end of each Rebel activation, this card readies.

card-nemeses-devastating-legion = Devastating Legion
card-nemeses-devastating-legion-devastating-legion = Devastating Legion
card-nemeses-devastating-legion-devastating-legion-text = While a Rebel figure within 3 spaces of a villain is defending, the Imperial player may apply -1 block or -1 evade to the defence results.

card-nemeses-indomitable = Indomitable
card-nemeses-indomitable-immunity = Immunity
card-nemeses-indomitable-immunity-text = Villains cannot receive Harmful conditions.
card-nemeses-indomitable-hardened = Hardened
card-nemeses-indomitable-hardened-text = Exhaust this card when an attack on a villain is declared: add 1 black die to the defence pool.
card-nemeses-indomitable-ready = Ready
card-nemeses-indomitable-ready-text = For 1 threat, ready this card when an attack on a villain is declared.

## Heart of the Empire

card-manifest-aggression = Manifest Aggression
card-manifest-aggression-round = Round
card-manifest-aggression-round-text = Exhaust this card at the start or end of a round: up to 2 Imperial figures gain 1 damage power token each.
card-manifest-aggression-activation = Activation
card-manifest-aggression-activation-text = Exhaust this card at the start of an Imperial figure’s activation: it gains 1 damage power token.

card-dark-resurgence = Dark Resurgence
card-dark-resurgence-survive = Survive
card-dark-resurgence-survive-text = Deplete this card when an Imperial figure would be defeated: instead it recovers 3 damage.

card-embrace-fear = Embrace Fear
card-embrace-fear-fear-test = Fear test
card-embrace-fear-fear-test-text = In each round, at the start of the first Rebel activation, the activating figure may test insight; unless it passes, it suffers 1 strain.
card-embrace-fear-haste = Haste
card-embrace-fear-haste-text = Exhaust this card at the start of an Imperial figure’s activation: it gains 1 movement point.

card-embrace-anger = Embrace Anger
card-embrace-anger-painful-strike = Painful strike
card-embrace-anger-painful-strike-text = Exhaust this card when an Imperial figure declares an attack: that figure suffers 1 damage, and the attack results gain +1 damage.
card-embrace-anger-ready = Ready
card-embrace-anger-ready-text = At the end of each activation of an Imperial group, this card readies.

card-supernatural-vigor = Supernatural Vigor
card-supernatural-vigor-health = Health
card-supernatural-vigor-health-text = At the start of each round, the Imperial player chooses an Imperial figure: it has +3 Health until the end of the round.

card-embrace-hate = Embrace Hate
card-embrace-hate-hate = Hate
card-embrace-hate-hate-text = At the start of each Status Phase, the Imperial player chooses a Rebel figure: it suffers 1 strain. Then one Imperial figure with line of sight to it suffers 1 damage and gains 1 damage power token.

card-unnatural-abilities = Unnatural Abilities
card-unnatural-abilities-defence = Defence
card-unnatural-abilities-defence-text = Figures of this group have +1 evade while defending, and also +1 block if the group started with a single figure.
card-unnatural-abilities-token = Token
card-unnatural-abilities-token-text = At the end of this group’s activation, one of its figures gains 1 damage power token.

card-embrace-suffering = Embrace Suffering
card-embrace-suffering-push = Push
card-embrace-suffering-push-text = Exhaust this card at the end of a round and choose a Rebel figure: it is pushed up to 2 spaces.
card-embrace-suffering-forced-attack = Forced attack
card-embrace-suffering-forced-attack-text = At the end of a round, exhaust this card for 2 threat and choose a Rebel figure: the Imperial player performs an attack with it.

card-the-power-of-passion = The Power of Passion
card-the-power-of-passion-surge-with-damage-token = Surge with a damage token
card-the-power-of-passion-surge-with-damage-token-text = When an Imperial figure spends a damage power token, the attack results also gain +1 surge.
card-the-power-of-passion-rerolls = Rerolls
card-the-power-of-passion-rerolls-text = Exhaust this card while an Imperial figure is attacking: it may reroll any number of its attack dice.

card-active-surveillance = Active Surveillance
card-active-surveillance-start = Start
card-active-surveillance-start-text = At the start of each mission, the companion 88-Z is deployed.
card-active-surveillance-redeploy = Redeploy
card-active-surveillance-redeploy-text = Exhaust this card during an optional deployment: 88-Z is deployed.
card-active-surveillance-activation = Activation
card-active-surveillance-activation-text = 88-Z activates at the start or at the end of an Imperial activation.

card-blaster-emplacements = Blaster Emplacements
card-blaster-emplacements-turret-fire = Turret fire
card-blaster-emplacements-turret-fire-text = At the end of each round, the Imperial player chooses a Rebel figure and rolls 1 yellow die: that figure suffers damage equal to the damage rolled.
card-blaster-emplacements-accuracy = Accuracy
card-blaster-emplacements-accuracy-text = Exhaust this card when an Imperial figure declares an attack: the attack results gain +2 accuracy.

card-shielded = Shielded
card-shielded-grant-to-88-z = Grant to 88-Z
card-shielded-grant-to-88-z-text = 88-Z has one more special action: place 1 energy shield on an adjacent space. Shields placed in this way can be attacked (Health 5, 1 block).
card-shielded-block = Block
card-shielded-block-text = Exhaust this card when an attack on an Imperial figure is declared: the defence results gain +1 block.

card-mechanical-protocol = Mechanical Protocol
card-mechanical-protocol-grant-to-88-z = Grant to 88-Z
card-mechanical-protocol-grant-to-88-z-text = 88-Z has one more special action: up to 2 other figures within 2 spaces gain 1 surge power token each.
card-mechanical-protocol-droid-damage = Droid damage
card-mechanical-protocol-droid-damage-text = Exhaust this card while a Droid is attacking, 88-Z included: the attack results gain +1 damage.

card-remote-activator = Remote Activator
card-remote-activator-command-88-z = Command 88-Z
card-remote-activator-command-88-z-text = Once per activation of this group, one of its figures gives an order: 88-Z may interrupt to perform a move, an attack or a special action.
card-remote-activator-speed-up-88-z = Speed up 88-Z
card-remote-activator-speed-up-88-z-text = Exhaust this card during this group’s activation: 88-Z gains 2 movement points.

card-electromagnetic-disruptors = Electromagnetic Disruptors
card-electromagnetic-disruptors-jamming = Jamming
card-electromagnetic-disruptors-jamming-text = While a Rebel figure within 3 spaces of 88-Z is attacking, the attack results have -1 accuracy.
card-electromagnetic-disruptors-shielding = Shielding
card-electromagnetic-disruptors-shielding-text = Exhaust this card after 88-Z’s activation: distribute 2 block or evade power tokens among figures within 3 spaces of it. A block token is only for a figure that rolls a white die, an evade token only for one that rolls a black die.

card-infrared-scanners = Infrared Scanners
card-infrared-scanners-grant-to-88-z = Grant to 88-Z
card-infrared-scanners-grant-to-88-z-text = 88-Z has one more special action: choose a hero in line of sight, who may suffer 1 strain to test insight. Unless the hero passes, threat rises by 1.
card-infrared-scanners-haste = Haste
card-infrared-scanners-haste-text = At the start of its activation, each Imperial figure gains 1 movement point.

card-overclock = Overclock
card-overclock-ready = Ready
card-overclock-ready-text = Exhaust this card: 88-Z readies.
card-overclock-grant-to-88-z = Grant to 88-Z
card-overclock-grant-to-88-z-text = 88-Z has one more special action: it gains 1 damage power token.
card-overclock-third-action = Third action
card-overclock-third-action-text = 88-Z has 3 actions in each of its activations.

card-targeting-sensors = Targeting Sensors
card-targeting-sensors-spotter = Spotter
card-targeting-sensors-spotter-text = When an Imperial figure other than 88-Z declares an attack within 2 spaces of 88-Z, the attack results gain +1 damage and +1 accuracy.
card-targeting-sensors-damage = Damage
card-targeting-sensors-damage-text = Exhaust this card while an Imperial figure is attacking: the attack results gain +1 damage.
