### Imperial Assault, Core set: names of the cards as printed, effects in our own words.

## Words on cards

box-core = Core set
box-return-to-hoth = Return to Hoth
box-jabbas-realm = Jabba’s Realm
box-heart-of-the-empire = Heart of the Empire

faction-rebel = Rebel
faction-imperial = Imperial
faction-mercenary = Mercenary
faction-neutral = neutral

trait-brawler = Brawler
trait-creature = Creature
trait-droid = Droid
trait-force-user = Force User
trait-guardian = Guardian
trait-heavy-weapon = Heavy Weapon
trait-hunter = Hunter
trait-leader = Leader
trait-skirmish-upgrade = Skirmish Upgrade
trait-smuggler = Smuggler
trait-spy = Spy
trait-trooper = Trooper
trait-vehicle = Vehicle
trait-wookiee = Wookiee

keyword-massive = Massive
keyword-mobile = Mobile
keyword-reach = Reach
keyword-habitat = Habitat
keyword-pierce = Pierce
keyword-blast = Blast
keyword-cleave = Cleave
keyword-bleed = Bleed
keyword-stun = Stun
keyword-weaken = Weaken
keyword-focus = Focus
keyword-hide = Hide

condition-stun = Stunned
condition-bleed = Bleeding
condition-weaken = Weakened
condition-focus = Focused
condition-hide = Hidden
condition-trait-harmful = Harmful
condition-trait-beneficial = Beneficial

symbol-damage = damage
symbol-surge = surge
symbol-accuracy = accuracy
symbol-block = block
symbol-evade = evade
symbol-dodge = dodge

attack-type-melee = melee
attack-type-ranged = ranged

effect-kind-passive = passive
effect-kind-triggered = triggered
effect-kind-use = optional
effect-kind-special-action = special action
effect-kind-double-special-action = special action (2 actions)
effect-kind-surge = surge ability
effect-kind-exhaust = exhaust
effect-kind-deplete = deplete
effect-kind-discard = discard
effect-kind-command = Command card
effect-kind-play = played from the hand
effect-kind-setup = setup
effect-kind-deck-building = army building
effect-kind-mission = mission

timing-special-action = special action
timing-double-special-action = special action (2 actions)
timing-start-of-round = start of a round
timing-end-of-round = end of a round
timing-start-of-activation = start of the figure’s activation
timing-during-activation = during the figure’s activation
timing-after-activation = after an activation
timing-hostile-activation = a hostile figure activates
timing-before-declaring-attack = before the figure declares an attack
timing-declare-attack = the figure declares an attack
timing-friendly-declares-attack = another friendly figure declares an attack
timing-attack-on-you-declared = an attack on the figure is declared
timing-while-attacking = while the figure attacks
timing-while-defending = while the figure defends
timing-while-friendly-defending = while another friendly figure defends
timing-after-attack = after the figure’s attack
timing-after-attack-on-you = after an attack on the figure
timing-after-special-action = after the figure’s special action
timing-hostile-defeated = a hostile figure is defeated
timing-friendly-would-be-defeated = a friendly figure would be defeated
timing-friendly-suffers-damage = another friendly figure suffers damage
timing-command-card-played = an opponent plays a Command card

## Deployment cards

card-at-st-elite = AT-ST
card-at-st-elite-targeting-computer = Targeting Computer
card-at-st-elite-targeting-computer-text = While attacking, this figure may reroll 1 attack die.
card-at-st-elite-awkward = Awkward
card-at-st-elite-awkward-text = This figure cannot attack adjacent figures.

card-balance-of-the-force = Balance of the Force
card-balance-of-the-force-balance-of-the-force = Balance of the Force
card-balance-of-the-force-balance-of-the-force-text = The Command cards of this army may cost 3 points more in total than usual.

card-chewbacca-loyal-wookiee = Chewbacca
card-chewbacca-loyal-wookiee-subtitle = Loyal Wookiee
card-chewbacca-loyal-wookiee-slam = Slam
card-chewbacca-loyal-wookiee-slam-text = Choose an adjacent hostile figure and roll 1 red die: it suffers damage equal to the damage rolled. If it is a small figure, Chewbacca may then push it 1 space.
card-chewbacca-loyal-wookiee-protector = Protector
card-chewbacca-loyal-wookiee-protector-text = While a friendly figure is defending and this figure is adjacent to the target space, the defence results gain +1 block. Only one Protector counts in an attack.

card-darth-vader-lord-of-the-sith = Darth Vader
card-darth-vader-lord-of-the-sith-subtitle = Lord of the Sith
card-darth-vader-lord-of-the-sith-brutality = Brutality
card-darth-vader-lord-of-the-sith-brutality-text = This figure performs 2 attacks, each on a different target.
card-darth-vader-lord-of-the-sith-force-choke = Force Choke
card-darth-vader-lord-of-the-sith-force-choke-text = Choose a hostile figure in line of sight: it suffers 2 damage and 1 strain.
card-darth-vader-lord-of-the-sith-foresight = Foresight
card-darth-vader-lord-of-the-sith-foresight-text = While defending, this figure may reroll 1 defence die.

card-devious-scheme = Devious Scheme
card-devious-scheme-devious-scheme = Devious Scheme
card-devious-scheme-devious-scheme-text = At the end of setup, the owner chooses a deployment zone. The opponent takes the initiative and deploys first.
card-devious-scheme-cancelled-by-a-copy = Cancelled by a copy
card-devious-scheme-cancelled-by-a-copy-text = This card has no effect if an opponent has Devious Scheme as well.

card-diala-passil-skirmish = Diala Passil
card-diala-passil-skirmish-shattering-blow = Shattering Blow
card-diala-passil-skirmish-shattering-blow-text = When Diala declares an attack, her player may discard 1 Command card from hand to choose and remove 1 die from the defence pool.
card-diala-passil-skirmish-foresight = Foresight
card-diala-passil-skirmish-foresight-text = While defending, this figure may reroll 1 defence die.

card-e-web-engineer = E-Web Engineer
card-e-web-engineer-tripod = Tripod
card-e-web-engineer-tripod-text = In one activation of its own, this figure may attack or leave its space of its own will, but not both.
card-e-web-engineer-assault = Assault
card-e-web-engineer-assault-text = This figure may attack with more than one of its actions in an activation.

card-e-web-engineer-elite = E-Web Engineer
card-e-web-engineer-elite-tripod = Tripod
card-e-web-engineer-elite-tripod-text = In one activation of its own, this figure may attack or leave its space of its own will, but not both.
card-e-web-engineer-elite-assault = Assault
card-e-web-engineer-elite-assault-text = This figure may attack with more than one of its actions in an activation.

card-fenn-signis-skirmish = Fenn Signis
card-fenn-signis-skirmish-assault = Assault
card-fenn-signis-skirmish-assault-text = This figure may attack with more than one of its actions in an activation.
card-fenn-signis-skirmish-trooper-assault = Trooper Assault
card-fenn-signis-skirmish-trooper-assault-text = Once per round, after a friendly Trooper within 3 spaces resolves an attack, it may gain Assault for the rest of this activation.

card-first-strike = First Strike
card-first-strike-first-strike = First Strike
card-first-strike-first-strike-text = At the end of setup, each player gains 4 VP.

card-gaarkhan-skirmish = Gaarkhan
card-gaarkhan-skirmish-enraged = Enraged
card-gaarkhan-skirmish-enraged-text = While Gaarkhan has suffered damage, he may attack with more than one of his actions in an activation.
card-gaarkhan-skirmish-charge = Charge
card-gaarkhan-skirmish-charge-text = Gaarkhan moves up to as many spaces as his Speed. He may then perform an attack.

card-general-weiss-field-commander = General Weiss
card-general-weiss-field-commander-subtitle = Field Commander
card-general-weiss-field-commander-generals-orders = General’s Orders
card-general-weiss-field-commander-generals-orders-text = Choose up to 2 other friendly figures: each of them may interrupt to perform a move.
card-general-weiss-field-commander-epic-arsenal = Epic Arsenal
card-general-weiss-field-commander-epic-arsenal-text = The attack pool is 3 attack dice of choice, at most 2 of them of the same colour.

card-gideon-argus-skirmish = Gideon Argus
card-gideon-argus-skirmish-tactical-maneuver = Tactical Maneuver
card-gideon-argus-skirmish-tactical-maneuver-text = Choose another friendly figure in line of sight: it gains 2 movement points.
card-gideon-argus-skirmish-on-my-mark = On My Mark
card-gideon-argus-skirmish-on-my-mark-text = Choose another friendly figure in line of sight: it becomes Focused.

card-han-solo-scoundrel = Han Solo
card-han-solo-scoundrel-subtitle = Scoundrel
card-han-solo-scoundrel-return-fire = Return Fire
card-han-solo-scoundrel-return-fire-text = Once per round, after an attack on Han in which he suffered no damage, he may interrupt to attack the attacker.
card-han-solo-scoundrel-distracting = Distracting
card-han-solo-scoundrel-distracting-text = While a friendly figure is defending and Han is adjacent to the target space, the defence results gain +1 evade.
card-han-solo-scoundrel-cunning = Cunning
card-han-solo-scoundrel-cunning-text = While this figure is defending, each evade in its defence results also adds 1 block.

card-ig-88-assassin-droid = IG-88
card-ig-88-assassin-droid-subtitle = Assassin Droid
card-ig-88-assassin-droid-arsenal = Arsenal
card-ig-88-assassin-droid-arsenal-text = The attack pool is 2 attack dice of choice; both may have the same colour.
card-ig-88-assassin-droid-relentless = Relentless
card-ig-88-assassin-droid-relentless-text = When this figure declares an attack on a figure within 3 spaces, the target suffers 1 strain.
card-ig-88-assassin-droid-assault = Assault
card-ig-88-assassin-droid-assault-text = This figure may attack with more than one of its actions in an activation.

card-imperial-officer = Imperial Officer
card-imperial-officer-order = Order
card-imperial-officer-order-text = Choose another friendly figure within 2 spaces: it may interrupt to perform a move.
card-imperial-officer-cower = Cower
card-imperial-officer-cower-text = While defending, this figure may reroll 1 defence die if it is adjacent to a friendly figure.

card-imperial-officer-elite = Imperial Officer
card-imperial-officer-elite-executive-order = Executive Order
card-imperial-officer-elite-executive-order-text = Choose another friendly figure within 2 spaces: it may interrupt to perform a move or an attack.
card-imperial-officer-elite-cower = Cower
card-imperial-officer-elite-cower-text = While defending, this figure may reroll 1 defence die if it is adjacent to a friendly figure.

card-jyn-odan-skirmish = Jyn Odan
card-jyn-odan-skirmish-hair-trigger = Hair Trigger
card-jyn-odan-skirmish-hair-trigger-text = Once per round, when a hostile figure activates, Jyn may interrupt to attack it.
card-jyn-odan-skirmish-nimble = Nimble
card-jyn-odan-skirmish-nimble-text = After an attack on Jyn, she gains 2 movement points for each evade in her defence results.
card-jyn-odan-skirmish-cunning = Cunning
card-jyn-odan-skirmish-cunning-text = While this figure is defending, each evade in its defence results also adds 1 block.

card-luke-skywalker-hero-of-the-rebellion = Luke Skywalker
card-luke-skywalker-hero-of-the-rebellion-subtitle = Hero of the Rebellion
card-luke-skywalker-hero-of-the-rebellion-saber-strike = Saber Strike
card-luke-skywalker-hero-of-the-rebellion-saber-strike-text = Luke performs a melee attack with 1 red and 1 yellow die and Pierce 3.
card-luke-skywalker-hero-of-the-rebellion-inspiring = Inspiring
card-luke-skywalker-hero-of-the-rebellion-inspiring-text = While another friendly figure within 3 spaces is attacking, it may reroll 1 attack die.

card-mak-eshkarey-skirmish = Mak Eshka’rey
card-mak-eshkarey-skirmish-priority-target = Priority Target
card-mak-eshkarey-skirmish-priority-target-text = Figures do not block line of sight for this figure’s attacks.
card-mak-eshkarey-skirmish-critical-hit = Critical Hit
card-mak-eshkarey-skirmish-critical-hit-text = For 1 surge: Pierce 2, and if the attack defeats a hostile figure, the opponent discards 1 random Command card from hand.

card-nexu = Nexu
card-nexu-pounce = Pounce
card-nexu-pounce-text = Place this figure in an empty space within 3 spaces. It may then perform an attack.
card-nexu-cunning = Cunning
card-nexu-cunning-text = While this figure is defending, each evade in its defence results also adds 1 block.
card-nexu-non-sentient = Non-Sentient
card-nexu-non-sentient-text = This figure cannot interact.

card-nexu-elite = Nexu
card-nexu-elite-pounce = Pounce
card-nexu-elite-pounce-text = Place this figure in an empty space within 3 spaces. It may then perform an attack.
card-nexu-elite-cunning = Cunning
card-nexu-elite-cunning-text = While this figure is defending, each evade in its defence results also adds 1 block.
card-nexu-elite-non-sentient = Non-Sentient
card-nexu-elite-non-sentient-text = This figure cannot interact.

card-probe-droid = Probe Droid
card-probe-droid-self-destruct = Self-Destruct
card-probe-droid-self-destruct-text = At the end of a round, this figure’s player may roll 1 red die: each figure and object adjacent to this figure suffers damage equal to the damage rolled, then this figure is defeated.

card-probe-droid-elite = Probe Droid
card-probe-droid-elite-targeting-computer = Targeting Computer
card-probe-droid-elite-targeting-computer-text = While attacking, this figure may reroll 1 attack die.
card-probe-droid-elite-self-destruct = Self-Destruct
card-probe-droid-elite-self-destruct-text = At the end of a round, this figure’s player may roll 1 red die: each figure and object adjacent to this figure suffers damage equal to the damage rolled, then this figure is defeated.

card-rebel-high-command = Rebel High Command
card-rebel-high-command-rebel-high-command = Rebel High Command
card-rebel-high-command-rebel-high-command-text = At the end of each round, the owner draws 1 additional Command card.

card-rebel-saboteur = Rebel Saboteur
card-rebel-saboteur-overload = Overload
card-rebel-saboteur-overload-text = While attacking, this figure may use the same surge ability up to twice, paying for it each time.

card-rebel-trooper = Rebel Trooper
card-rebel-trooper-aim = Aim
card-rebel-trooper-aim-text = While attacking, if this figure has not left its space during this activation, it applies +1 damage and +2 accuracy.

card-royal-guard = Royal Guard
card-royal-guard-protector = Protector
card-royal-guard-protector-text = While a friendly figure is defending and this figure is adjacent to the target space, the defence results gain +1 block. Only one Protector counts in an attack.
card-royal-guard-vengeance = Vengeance
card-royal-guard-vengeance-text = When an adjacent friendly figure is defeated, this figure becomes Focused.

card-royal-guard-elite = Royal Guard
card-royal-guard-elite-protector = Protector
card-royal-guard-elite-protector-text = While a friendly figure is defending and this figure is adjacent to the target space, the defence results gain +1 block. Only one Protector counts in an attack.
card-royal-guard-elite-forward-vengeance = Forward Vengeance
card-royal-guard-elite-forward-vengeance-text = When an adjacent friendly figure is defeated, this figure becomes Focused and may move 1 space.

card-royal-guard-champion = Royal Guard Champion
card-royal-guard-champion-brutality = Brutality
card-royal-guard-champion-brutality-text = This figure performs 2 attacks, each on a different target.
card-royal-guard-champion-executor = Executor
card-royal-guard-champion-executor-text = Once per round, when a friendly figure within 3 spaces is defeated, this figure may interrupt to move up to 2 spaces and then perform an attack.

card-stormtrooper = Stormtrooper
card-stormtrooper-squad-training = Squad Training
card-stormtrooper-squad-training-text = While attacking, this figure may reroll 1 attack die if it is adjacent to another friendly Trooper.

card-stormtrooper-elite = Stormtrooper
card-stormtrooper-elite-squad-training = Squad Training
card-stormtrooper-elite-squad-training-text = While attacking, this figure may reroll 1 attack die if it is adjacent to another friendly Trooper.
card-stormtrooper-elite-last-stand = Last Stand
card-stormtrooper-elite-last-stand-text = When this figure is defeated, another figure of its group becomes Focused.

card-temporary-alliance-a-common-enemy = Temporary Alliance
card-temporary-alliance-a-common-enemy-subtitle = A Common Enemy
card-temporary-alliance-a-common-enemy-temporary-alliance = Temporary Alliance
card-temporary-alliance-a-common-enemy-temporary-alliance-text = A Mercenary army with this card may include up to 2 Rebel Deployment cards.

card-temporary-alliance-hired-guns = Temporary Alliance
card-temporary-alliance-hired-guns-subtitle = Hired Guns
card-temporary-alliance-hired-guns-temporary-alliance = Temporary Alliance
card-temporary-alliance-hired-guns-temporary-alliance-text = An Imperial army with this card may include up to 2 Mercenary Deployment cards.

card-trandoshan-hunter = Trandoshan Hunter
card-trandoshan-hunter-relentless = Relentless
card-trandoshan-hunter-relentless-text = When this figure declares an attack on a figure within 3 spaces, the target suffers 1 strain.
card-trandoshan-hunter-scattergun = Scattergun
card-trandoshan-hunter-scattergun-text = While attacking an adjacent target, this figure applies +1 damage.

card-trandoshan-hunter-elite = Trandoshan Hunter
card-trandoshan-hunter-elite-relentless = Relentless
card-trandoshan-hunter-elite-relentless-text = When this figure declares an attack on a figure within 3 spaces, the target suffers 1 strain.
card-trandoshan-hunter-elite-acp-scattergun = ACP Scattergun
card-trandoshan-hunter-elite-acp-scattergun-text = While attacking an adjacent target, this figure applies +2 damage.

## Command cards

card-burst-fire = Burst Fire
card-burst-fire-burst-fire = Burst Fire
card-burst-fire-burst-fire-text = Fenn performs an attack. If the target suffers damage, each figure adjacent to the target space becomes Stunned.

card-celebration = Celebration
card-celebration-celebration = Celebration
card-celebration-celebration-text = After a unique hostile figure is defeated, the player gains 4 VP.

card-close-the-gap = Close the Gap
card-close-the-gap-close-the-gap = Close the Gap
card-close-the-gap-close-the-gap-text = At the start of a round, each friendly Brawler may move 1 space.

card-covering-fire = Covering Fire
card-covering-fire-covering-fire = Covering Fire
card-covering-fire-covering-fire-text = At the start of a round, until its end, friendly Troopers have the surge ability: Stun; if the target is already Stunned, +2 damage.

card-deadeye = Deadeye
card-deadeye-deadeye = Deadeye
card-deadeye-deadeye-text = While this figure is attacking, it applies +2 accuracy.

card-deflection = Deflection
card-deflection-deflection = Deflection
card-deflection-deflection-text = When an attack on this figure is declared, the attack has −2 accuracy. After it, if this figure suffered no damage, the attacker suffers 2 damage.

card-element-of-surprise = Element of Surprise
card-element-of-surprise-element-of-surprise = Element of Surprise
card-element-of-surprise-element-of-surprise-text = When this figure declares an attack, if the target had no line of sight to it at the start of this activation, remove 1 die from the defence pool.

card-expose-weakness = Expose Weakness
card-expose-weakness-expose-weakness = Expose Weakness
card-expose-weakness-expose-weakness-text = Choose an adjacent hostile figure: the next attack on it has Pierce 3.

card-ferocity = Ferocity
card-ferocity-ferocity = Ferocity
card-ferocity-ferocity-text = At the end of a round, choose a Creature of any player and perform an attack with it.

card-fleet-footed = Fleet Footed
card-fleet-footed-fleet-footed = Fleet Footed
card-fleet-footed-fleet-footed-text = During its activation, this figure gains 1 movement point.

card-force-lightning = Force Lightning
card-force-lightning-force-lightning = Force Lightning
card-force-lightning-force-lightning-text = Choose a hostile figure within 2 spaces and in line of sight: it and each figure adjacent to it suffer 2 damage and become Stunned.

card-furious-charge = Furious Charge
card-furious-charge-furious-charge = Furious Charge
card-furious-charge-furious-charge-text = After an attack in which Gaarkhan suffered 3 or more damage, ready his Deployment card.

card-guardian-stance = Guardian Stance
card-guardian-stance-guardian-stance = Guardian Stance
card-guardian-stance-guardian-stance-text = While an adjacent friendly figure is defending, choose 1 or more attack or defence dice: they are rerolled.

card-hunter-protocol = Hunter Protocol
card-hunter-protocol-hunter-protocol = Hunter Protocol
card-hunter-protocol-hunter-protocol-text = While this figure is attacking, it may use the same surge ability up to twice, paying for it each time.

card-knowledge-and-defense = Knowledge and Defense
card-knowledge-and-defense-knowledge-and-defense = Knowledge and Defense
card-knowledge-and-defense-knowledge-and-defense-text = Until the end of the round, this figure adds 1 white die to its defence pool.

card-lord-of-the-sith = Lord of the Sith
card-lord-of-the-sith-lord-of-the-sith = Lord of the Sith
card-lord-of-the-sith-lord-of-the-sith-text = During his activation, Vader may perform 1 additional action for each hostile figure defeated during this activation.

card-lure-of-the-dark-side = Lure of the Dark Side
card-lure-of-the-dark-side-lure-of-the-dark-side = Lure of the Dark Side
card-lure-of-the-dark-side-lure-of-the-dark-side-text = Choose a small hostile figure within 3 spaces and perform an attack with it.

card-marksman = Marksman
card-marksman-marksman = Marksman
card-marksman-marksman-text = Before this figure declares a ranged attack: figures do not block line of sight for that attack.

card-maximum-firepower = Maximum Firepower
card-maximum-firepower-maximum-firepower = Maximum Firepower
card-maximum-firepower-maximum-firepower-text = This figure performs an attack with +4 damage.

card-meditation = Meditation
card-meditation-meditation = Meditation
card-meditation-meditation-text = During its next activation, this figure may perform 1 additional action.

card-one-in-a-million = One in a Million
card-one-in-a-million-one-in-a-million = One in a Million
card-one-in-a-million-one-in-a-million-text = When Jyn declares an attack outside her activation, remove all dice from the defence pool.

card-planning = Planning
card-planning-planning = Planning
card-planning-planning-text = Draw 2 Command cards. If this figure is not a Leader, discard 1 of them.

card-price-on-their-heads = Price on Their Heads
card-price-on-their-heads-price-on-their-heads = Price on Their Heads
card-price-on-their-heads-price-on-their-heads-text = Put this card on a hostile Deployment card. When the last figure of that group is defeated, the player gains 4 VP in addition.

card-pummel = Pummel
card-pummel-pummel = Pummel
card-pummel-pummel-text = This figure, whose attack type is melee, performs 2 attacks.

card-rally = Rally
card-rally-rally = Rally
card-rally-rally-text = At the start of its activation, this figure discards all its Harmful conditions.

card-recovery = Recovery
card-recovery-recovery = Recovery
card-recovery-recovery-text = This figure recovers 2 damage.

card-regroup = Regroup
card-regroup-regroup = Regroup
card-regroup-regroup-text = Discard all Harmful conditions from each adjacent friendly figure.

card-sarlacc-sweep = Sarlacc Sweep
card-sarlacc-sweep-sarlacc-sweep = Sarlacc Sweep
card-sarlacc-sweep-sarlacc-sweep-text = Diala performs 2 attacks, each on a different figure.

card-shadow-ops = Shadow Ops
card-shadow-ops-shadow-ops = Shadow Ops
card-shadow-ops-shadow-ops-text = Until the end of the round, the opponent cannot play Command cards.

card-sit-tight = Sit Tight
card-sit-tight-sit-tight = Sit Tight
card-sit-tight-sit-tight-text = At the start of a round: this round, the player activates no group until having more ready Deployment cards than the opponent.

card-son-of-skywalker = Son of Skywalker
card-son-of-skywalker-son-of-skywalker = Son of Skywalker
card-son-of-skywalker-son-of-skywalker-text = After a figure resolves its activation, ready Luke’s Deployment card.

card-take-cover = Take Cover
card-take-cover-take-cover = Take Cover
card-take-cover-take-cover-text = Until the end of the round, while this figure is defending: +1 block and −2 accuracy.

card-take-initiative = Take Initiative
card-take-initiative-take-initiative = Take Initiative
card-take-initiative-take-initiative-text = At the start of a round, the player takes the initiative token and then exhausts 1 of their own Deployment cards.

card-take-it-down = Take it Down
card-take-it-down-take-it-down = Take it Down
card-take-it-down-take-it-down-text = Choose an adjacent friendly figure: it performs an attack with +2 damage.

card-telekinetic-throw = Telekinetic Throw
card-telekinetic-throw-telekinetic-throw = Telekinetic Throw
card-telekinetic-throw-telekinetic-throw-text = Choose a hostile figure within 3 spaces and in line of sight and roll 2 blue dice: it suffers damage equal to the damage rolled.

card-to-the-limit = To the Limit
card-to-the-limit-to-the-limit = To the Limit
card-to-the-limit-to-the-limit-text = After this figure resolves a special action during its activation, it performs 1 additional action and then becomes Stunned.

card-urgency = Urgency
card-urgency-urgency = Urgency
card-urgency-urgency-text = This figure gains movement points equal to its Speed plus 2.

## Conditions

card-bleeding = Bleeding
card-bleeding-bleed = Bleeding
card-bleeding-bleed-text = During its activation, this figure suffers 1 strain after each action that does not remove this condition.
card-bleeding-removal = Removal
card-bleeding-removal-text = Discard this condition.

card-focused = Focused
card-focused-extra-die = Additional die
card-focused-extra-die-text = When this figure declares an attack or an attribute test, it adds 1 green die to the pool.
card-focused-removal = Removal
card-focused-removal-text = Discard this condition after the attack or attribute test.

card-stunned = Stunned
card-stunned-paralysed = Paralysed
card-stunned-paralysed-text = This figure cannot attack and cannot leave its space of its own will.
card-stunned-removal = Removal
card-stunned-removal-text = Discard this condition.
