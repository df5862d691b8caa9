### Imperial Assault, Jabba’s Realm: heroes and their Class cards, effects in our own words.

## Hero sheets

card-onar-koma = Onar Koma
card-onar-koma-subtitle = Furious Bodyguard
card-onar-koma-rush = Rush
card-onar-koma-rush-text = When Onar enters a space adjacent to a small figure, he may push that figure 1 space. Once per activation.
card-onar-koma-power-through-immunity = Power Through (immunity)
card-onar-koma-power-through-immunity-text = Onar cannot gain Harmful conditions.
card-onar-koma-power-through-rest-bonus = Power Through (better rest)
card-onar-koma-power-through-rest-bonus-text = When Onar rests, he also recovers 2 damage.
card-onar-koma-power-through-rest-limit = Power Through (one rest)
card-onar-koma-power-through-rest-limit-text = Onar cannot rest more than once per activation.

card-shyla-varad = Shyla Varad
card-shyla-varad-subtitle = Daughter of Mandalore
card-shyla-varad-mandalorian-whip = Mandalorian Whip
card-shyla-varad-mandalorian-whip-text = For 1 strain: choose a small hostile figure within 3 spaces and in line of sight. Push it up to 3 spaces, so that it ends adjacent to Shyla. Then she performs an attack with a melee weapon on it.
card-shyla-varad-respite = Respite
card-shyla-varad-respite-text = At the end of Shyla’s activation, if no hostile figure is adjacent to her, she recovers 1 strain.

card-vinto-hreeda = Vinto Hreeda
card-vinto-hreeda-subtitle = Reckless Vigilante
card-vinto-hreeda-boltslinger = Boltslinger
card-vinto-hreeda-boltslinger-text = After Vinto’s attack with a ranged weapon, if the target suffered damage, he may choose a different hostile figure within 3 spaces and in line of sight: it suffers 1 damage.
card-vinto-hreeda-thread-the-needle = Thread the Needle
card-vinto-hreeda-thread-the-needle-text = During Vinto’s activation, for 1 strain: until the end of this activation, figures do not block his line of sight.

## Class cards

card-onar-koma-bodyguard-rifle = Bodyguard Rifle
card-onar-koma-bodyguard-rifle-adjust = Adjust
card-onar-koma-bodyguard-rifle-adjust-text = When declaring an attack with this weapon, the hero may apply -1 damage and +2 accuracy to its results.

card-onar-koma-get-down = Get Down
card-onar-koma-get-down-get-down = Get Down
card-onar-koma-get-down-get-down-text = While Onar or a friendly figure within 2 spaces is defending, exhaust this card: Onar tests Strength or Insight. If he succeeds, the defence results gain +1 block with Strength, +1 evade with Insight.

card-onar-koma-keep-up = Keep Up
card-onar-koma-keep-up-keep-up = Keep Up
card-onar-koma-keep-up-keep-up-text = At the end of an activation, exhaust this card: Onar gains 1 movement point.

card-onar-koma-mutual-destruction = Mutual Destruction
card-onar-koma-mutual-destruction-bonus-damage = Bonus damage
card-onar-koma-mutual-destruction-bonus-damage-text = While attacking, Onar may suffer 1 damage: the attack results gain +1 damage.
card-onar-koma-mutual-destruction-crashing-rush = Crashing Rush
card-onar-koma-mutual-destruction-crashing-rush-text = When Onar uses Rush, exhaust this card: Onar and the figure he pushed suffer 1 damage each.

card-onar-koma-stay-behind-me = Stay Behind Me
card-onar-koma-stay-behind-me-toughness = Toughness
card-onar-koma-stay-behind-me-toughness-text = Onar has +2 Health.
card-onar-koma-stay-behind-me-shield-others = Shield others
card-onar-koma-stay-behind-me-shield-others-text = While an adjacent friendly figure is defending, Onar, if he is not wounded, may suffer 1 damage: the defence results gain +1 block.

card-onar-koma-brute-strength = Brute Strength
card-onar-koma-brute-strength-substitute-attribute = Substitute attribute
card-onar-koma-brute-strength-substitute-attribute-text = When Onar tests Tech or Insight, he may use his Strength dice instead.
card-onar-koma-brute-strength-force-it = Force it
card-onar-koma-brute-strength-force-it-text = When Onar is about to interact, exhaust this card: he tests Strength. With 2 or more successes the interact costs no action.

card-onar-koma-hold-still = Hold Still
card-onar-koma-hold-still-grab = Grab
card-onar-koma-hold-still-grab-text = While a hostile figure adjacent to Onar is defending, exhaust this card: apply -1 block or -1 evade to its defence results.
card-onar-koma-hold-still-punish-retreat = Punish retreat
card-onar-koma-hold-still-punish-retreat-text = When a hostile figure leaves a space adjacent to Onar of its own will, Onar becomes Focused.

card-onar-koma-black-sun-armor = Black Sun Armor
card-onar-koma-black-sun-armor-armour-bonus = Armour bonus
card-onar-koma-black-sun-armor-armour-bonus-text = The hero has +3 Health.
card-onar-koma-black-sun-armor-plating = Plating
card-onar-koma-black-sun-armor-plating-text = While defending, the hero may apply either +1 block or +1 evade.

card-onar-koma-dont-make-me-hurt-you = Don’t Make Me Hurt You
card-onar-koma-dont-make-me-hurt-you-extra-die = Extra die
card-onar-koma-dont-make-me-hurt-you-extra-die-text = When Onar declares an attack, exhaust this card: add 1 red die to the attack pool.
card-onar-koma-dont-make-me-hurt-you-chain = Chain
card-onar-koma-dont-make-me-hurt-you-chain-text = After an attack in which Onar defeated the target, he may suffer 1 damage: ready this card.

card-shyla-varad-duelists-blade = Duelist’s Blade
card-shyla-varad-duelists-blade-power-strike = Power strike
card-shyla-varad-duelists-blade-power-strike-text = The hero performs an attack with this weapon in which 1 yellow die of the attack pool is replaced with 1 red die.

card-shyla-varad-all-out-attack = All-Out Attack
card-shyla-varad-all-out-attack-all-out-attack = All-Out Attack
card-shyla-varad-all-out-attack-all-out-attack-text = While Shyla is attacking with a melee weapon, exhaust this card: apply +1 damage and -1 surge to the attack results.

card-shyla-varad-responsiveness = Responsiveness
card-shyla-varad-responsiveness-move = Move
card-shyla-varad-responsiveness-move-text = At the start of Shyla’s activation, exhaust this card: she gains 1 movement point.
card-shyla-varad-responsiveness-recover = Recover
card-shyla-varad-responsiveness-recover-text = At the start of Shyla’s activation, exhaust this card: she recovers 1 strain.

card-shyla-varad-proximity-strike = Proximity Strike
card-shyla-varad-proximity-strike-proximity-strike = Proximity Strike
card-shyla-varad-proximity-strike-proximity-strike-text = While Shyla is attacking with a melee weapon, exhaust this card: she may choose 1 defence die, which the defender rerolls; then she may reroll 1 attack die.

card-shyla-varad-smoke-bombs = Smoke Bombs
card-shyla-varad-smoke-bombs-smoke-bombs = Smoke Bombs
card-shyla-varad-smoke-bombs-smoke-bombs-text = At the end of the hero’s activation, for 1 strain, exhaust this card and choose a figure within 3 spaces: if it is friendly, it becomes Hidden, otherwise Weakened.

card-shyla-varad-remote-detonator = Remote Detonator
card-shyla-varad-remote-detonator-remote-detonator = Remote Detonator
card-shyla-varad-remote-detonator-remote-detonator-text = During the hero’s activation, for 1 strain, exhaust this card: choose a hostile figure within 3 spaces and roll 1 green die. It suffers damage equal to the damage rolled.

card-shyla-varad-swords-dance = Swords Dance
card-shyla-varad-swords-dance-swords-dance = Swords Dance
card-shyla-varad-swords-dance-swords-dance-text = After Shyla’s attack with a melee weapon, for 1 strain, exhaust this card: she performs another attack with that weapon on the same target, with 1 die of her choice removed from the attack pool.

card-shyla-varad-full-sweep = Full Sweep
card-shyla-varad-full-sweep-full-sweep = Full Sweep
card-shyla-varad-full-sweep-full-sweep-text = While Shyla is attacking with a melee weapon, exhaust this card: the attack gains Cleave 3.

card-shyla-varad-deadly-grace = Deadly Grace
card-shyla-varad-deadly-grace-stamina = Stamina
card-shyla-varad-deadly-grace-stamina-text = Shyla has +1 Endurance.
card-shyla-varad-deadly-grace-evasion = Evasion
card-shyla-varad-deadly-grace-evasion-text = While defending, Shyla has +1 evade.
card-shyla-varad-deadly-grace-grace = Grace
card-shyla-varad-deadly-grace-grace-text = At the start of Shyla’s activation, she gains 2 movement points.

card-vinto-hreeda-hair-trigger-pistol = Hair-Trigger Pistol
card-vinto-hreeda-hair-trigger-pistol-hair-trigger = Hair trigger
card-vinto-hreeda-hair-trigger-pistol-hair-trigger-text = While attacking with this weapon, the hero may reroll all attack dice.

card-vinto-hreeda-pinpoint-shot = Pinpoint Shot
card-vinto-hreeda-pinpoint-shot-pinpoint-shot = Pinpoint Shot
card-vinto-hreeda-pinpoint-shot-pinpoint-shot-text = While Vinto is attacking with a ranged weapon, exhaust this card: remove all damage, block, surge, evade and dodge from the results. The attack then has +1 damage and Weaken, and nothing else can change its results.

card-vinto-hreeda-shot-on-the-run = Shot on the Run
card-vinto-hreeda-shot-on-the-run-quick = Quick
card-vinto-hreeda-shot-on-the-run-quick-text = Vinto has +1 Speed.
card-vinto-hreeda-shot-on-the-run-running-shot = Running shot
card-vinto-hreeda-shot-on-the-run-running-shot-text = During an activation in which Vinto has performed a move, exhaust this card: he chooses a hostile figure within 3 spaces and in line of sight and tests Insight. If he succeeds, it suffers 1 damage.

card-vinto-hreeda-battlefield-experience = Battlefield Experience
card-vinto-hreeda-battlefield-experience-stamina = Stamina
card-vinto-hreeda-battlefield-experience-stamina-text = Vinto has +1 Endurance.
card-vinto-hreeda-battlefield-experience-steady = Steady
card-vinto-hreeda-battlefield-experience-steady-text = While Vinto is attacking, exhaust this card: he rerolls 1 attack die.

card-vinto-hreeda-sharpshooter = Sharpshooter
card-vinto-hreeda-sharpshooter-aim = Aim
card-vinto-hreeda-sharpshooter-aim-text = Vinto’s attacks have +1 accuracy.
card-vinto-hreeda-sharpshooter-longer-reach = Longer reach
card-vinto-hreeda-sharpshooter-longer-reach-text = Boltslinger, Shot on the Run and Rapid Fire reach 4 spaces instead of 3.

card-vinto-hreeda-dead-on = Dead On
card-vinto-hreeda-dead-on-deadly-attack = Deadly attack
card-vinto-hreeda-dead-on-deadly-attack-text = While Vinto is attacking, exhaust this card: the attack results gain +1 damage.
card-vinto-hreeda-dead-on-deadly-boltslinger = Deadly Boltslinger
card-vinto-hreeda-dead-on-deadly-boltslinger-text = When Vinto uses Boltslinger, exhaust this card: the chosen figure suffers 1 additional damage.
card-vinto-hreeda-dead-on-deadly-pinpoint = Deadly Pinpoint
card-vinto-hreeda-dead-on-deadly-pinpoint-text = When Vinto uses Pinpoint Shot, exhaust this card: the target suffers 1 damage.

card-vinto-hreeda-off-hand-blaster = Off-Hand Blaster
card-vinto-hreeda-off-hand-blaster-second-shot = Second shot
card-vinto-hreeda-off-hand-blaster-second-shot-text = During the hero’s activation, for 1 strain, exhaust this card: the hero performs an attack with this weapon without spending an action.

card-vinto-hreeda-merciless = Merciless
card-vinto-hreeda-merciless-merciless = Merciless
card-vinto-hreeda-merciless-merciless-text = While Vinto is attacking a figure that has suffered damage, exhaust this card: the attack results gain +3 damage.

card-vinto-hreeda-rapid-fire = Rapid Fire
card-vinto-hreeda-rapid-fire-barrage = Barrage
card-vinto-hreeda-rapid-fire-barrage-text = During Vinto’s activation, for 1 strain, exhaust this card: each hostile figure within 3 spaces and in line of sight suffers 1 damage.
card-vinto-hreeda-rapid-fire-reroll-everything = Reroll everything
card-vinto-hreeda-rapid-fire-reroll-everything-text = While attacking with a ranged weapon, Vinto may have all attack and all defence dice rerolled.
