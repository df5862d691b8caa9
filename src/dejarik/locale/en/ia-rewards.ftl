### Imperial Assault, Reward cards of the campaign: names as printed, effects in our own words.

## Core set

card-adrenal-implant = Adrenal Implant
card-adrenal-implant-adrenal-implant = Adrenal Implant
card-adrenal-implant-adrenal-implant-text = Exhaust this card after resting: this hero becomes Focused.

card-allied-operations = Allied Operations
card-allied-operations-allied-operations = Allied Operations
card-allied-operations-allied-operations-text = Allies of the Rebels have a deployment cost 2 lower.

card-fearless-leader = Fearless Leader
card-fearless-leader-recruiter = Recruiter
card-fearless-leader-recruiter-text = The Rebel Troopers, deployed as allies, have a deployment cost 2 lower.
card-fearless-leader-encourage = Encourage
card-fearless-leader-encourage-text = After Gideon’s Command, the friendly figure chosen for it recovers 1 strain.

card-imperial-industry = Imperial Industry
card-imperial-industry-imperial-industry = Imperial Industry
card-imperial-industry-imperial-industry-text = Each figure of this group has four more surge abilities for 1 surge each: Stun, +1 damage, recover 2 damage, and 2 movement points after the attack.

card-life-debt = Life Debt
card-life-debt-life-debt = Life Debt
card-life-debt-life-debt-text = After an attack on another friendly figure within 3 spaces, in which it suffered at least 3 damage, Gaarkhan may exhaust this card: he becomes Focused.

card-old-wounds = Old Wounds
card-old-wounds-old-wounds = Old Wounds
card-old-wounds-old-wounds-text = While a wounded hero is attacking, the attack results have -1 damage.

card-peacemaker = Peacemaker
card-peacemaker-peacemaker = Peacemaker
card-peacemaker-peacemaker-text = After a hostile figure’s attack on Jyn, she may suffer 1 strain and exhaust this card: she interrupts to attack that figure.

card-rebel-recon = Rebel Recon
card-rebel-recon-rebel-recon = Rebel Recon
card-rebel-recon-rebel-recon-text = When a hero draws a Supply card, the hero draws 1 additional card, keeps one of them and puts the other on the bottom of the Supply deck.

card-shadow-suit = Shadow Suit
card-shadow-suit-evasive = Evasive
card-shadow-suit-evasive-text = While Mak is defending, the defence results gain +1 evade.
card-shadow-suit-ambush-anyone = Ambush anyone
card-shadow-suit-ambush-anyone-text = Mak may use Ambush also for attacks on figures that have line of sight to him.

card-shu-yens-lightsaber = Shu Yen’s Lightsaber
card-shu-yens-lightsaber-riposte = Riposte
card-shu-yens-lightsaber-riposte-text = After an attack in which Diala used Foresight, the attacker suffers 1 damage.

card-special-operations = Special Operations
card-special-operations-special-operations = Special Operations
card-special-operations-special-operations-text = Figures of this group have this special action: threat rises by 1.

card-supply-deficit = Supply Deficit
card-supply-deficit-supply-deficit = Supply Deficit
card-supply-deficit-supply-deficit-text = At the start of each mission, the heroes may spend 100 credits. If they do not, each hero suffers 2 strain.

card-the-ways-of-the-force = The Ways of the Force
card-the-ways-of-the-force-the-ways-of-the-force = The Ways of the Force
card-the-ways-of-the-force-the-ways-of-the-force-text = Before an attribute test, this hero may suffer 1 strain to become Focused.

card-veteran-prowess = Veteran Prowess
card-veteran-prowess-better-havoc-shot = Better Havoc Shot
card-veteran-prowess-better-havoc-shot-text = When Fenn uses Havoc Shot, the attack results gain +1 damage.
card-veteran-prowess-catch-breath = Catch breath
card-veteran-prowess-catch-breath-text = After resting, Fenn may exhaust this card: he recovers 2 damage.

card-heroic = Heroic
card-heroic-extra-health = Extra Health
card-heroic-extra-health-text = This hero has +3 Health, wounded or not.
card-heroic-fourth-token = Fourth token
card-heroic-fourth-token-text = The three heroes share one additional activation token. At the end of each round, the Rebels choose who has two tokens in the next; it cannot be the same hero again. The second activation comes after every hero’s first.

card-legendary = Legendary
card-legendary-extra-health = Extra Health
card-legendary-extra-health-text = This hero has +10 Health, wounded or not.
card-legendary-two-tokens = Two tokens
card-legendary-two-tokens-text = This hero has two activation tokens. The second activation comes after every hero’s first.

## Return to Hoth

card-battle-vision = Battle Vision
card-battle-vision-battle-vision = Battle Vision
card-battle-vision-battle-vision-text = While a friendly figure attacks a figure adjacent to a figure with a recon token, the attack results gain +1 damage.

card-iron-hand = Iron Hand
card-iron-hand-iron-hand = Iron Hand
card-iron-hand-iron-hand-text = At the end of her activation, Verena recovers 1 strain for each adjacent hostile figure, at most 3.

card-systems-upgrade = Systems Upgrade
card-systems-upgrade-systems-upgrade = Systems Upgrade
card-systems-upgrade-systems-upgrade-text = During its activation, MHD-19 may deplete this card: it takes a Medical card of its choice from the Supply deck, which is then shuffled. The +2 Health of this card is lost with it.

card-constant-advantage = Constant Advantage
card-constant-advantage-constant-advantage = Constant Advantage
card-constant-advantage-constant-advantage-text = At the end of each mission for which the Imperial player received fewer than 3 influence, they receive 1 influence more.

card-supply-disruption = Supply Disruption
card-supply-disruption-supply-disruption = Supply Disruption
card-supply-disruption-supply-disruption-text = When a hero claims a crate, that hero may suffer 1 strain. A hero who does not draws no Supply card for it.

card-weary-from-toil = Weary from Toil
card-weary-from-toil-weary-from-toil = Weary from Toil
card-weary-from-toil-weary-from-toil-text = At the start of each mission, each hero suffers 1 strain for each of their activation tokens.

card-distractions = Distractions
card-distractions-distractions = Distractions
card-distractions-distractions-text = Deplete this card after a Rebel figure has rolled for an attribute test: the result has 1 success fewer.

card-networks-restored = Networks Restored
card-networks-restored-networks-restored = Networks Restored
card-networks-restored-networks-restored-text = In each Rebel upgrade stage, the Rebels draw 1 additional card from each Item deck they draw from.

card-resurgence = Resurgence
card-resurgence-resurgence = Resurgence
card-resurgence-resurgence-text = At the end of each mission that the Rebels have won, the Imperial player receives 1 influence less, but never less than 0.

card-invigorated-by-success = Invigorated by Success
card-invigorated-by-success-invigorated-by-success = Invigorated by Success
card-invigorated-by-success-invigorated-by-success-text = Deplete this card at the start of a round: each hero recovers 1 strain for each of their activation tokens.

card-strategy-executed = Strategy Executed
card-strategy-executed-strategy-executed = Strategy Executed
card-strategy-executed-strategy-executed-text = Deplete this card after a Rebel figure has rolled for an attribute test: the result has 1 success more.

## Jabba’s Realm

card-bred-for-war = Bred for War
card-bred-for-war-bred-for-war = Bred for War
card-bred-for-war-bred-for-war-text = When a Rancor is deployed, this card may be returned to the box: the Rancor’s deployment cost is 4 lower, and it becomes Focused.

card-desperado = Desperado
card-desperado-offence = Offence
card-desperado-offence-text = While attacking, Vinto may exhaust this card: the attack results gain +1 surge for each hostile figure within 3 spaces of him.
card-desperado-defence = Defence
card-desperado-defence-text = While defending, Vinto may exhaust this card: the defence results gain +1 evade for each hostile figure within 3 spaces of him.

card-haymaker = Haymaker
card-haymaker-haymaker = Haymaker
card-haymaker-haymaker-text = During his activation, Onar may suffer 1 strain and exhaust this card to choose an adjacent small hostile figure and test strength. For each success, up to 3, that figure is pushed up to 1 space and suffers 1 damage.

card-mandalorian-heritage = Mandalorian Heritage
card-mandalorian-heritage-toughness = Toughness
card-mandalorian-heritage-toughness-text = Shyla has +2 Health.
card-mandalorian-heritage-choose-a-technique = Choose a technique
card-mandalorian-heritage-choose-a-technique-text = Before Shyla declares an attack with a melee weapon, she may choose one for that attack: +2 damage for 1 surge, recover 2 damage for 1 surge, or Reach.

## Heart of the Empire

card-alliance-efficiency = Alliance Efficiency
card-alliance-efficiency-reroll = Reroll
card-alliance-efficiency-reroll-text = While attacking or defending, Ko-Tun may exhaust this card to reroll 1 of her dice.
card-alliance-efficiency-better-rest = Better rest
card-alliance-efficiency-better-rest-text = When Ko-Tun rests, she may exhaust this card to recover 1 additional damage.
card-alliance-efficiency-salvage-supply = Salvage supply
card-alliance-efficiency-salvage-supply-text = After a player has discarded a Supply card, Ko-Tun may deplete this card to take it from the discard pile.

card-bardottan-shard = Bardottan Shard
card-bardottan-shard-shard = Shard
card-bardottan-shard-shard-text = This hero may suffer 1 strain and exhaust this card to choose a hostile figure within 3 spaces: it suffers 1 damage, or 3 if the hero raises threat by 1.

card-explosives-clearance = Explosives Clearance
card-explosives-clearance-rubble = Rubble
card-explosives-clearance-rubble-text = Exhaust this card during this group’s activation: place a rubble token on a space within 3 spaces.
card-explosives-clearance-detonate = Detonate
card-explosives-clearance-detonate-text = Deplete this card at the end of a round: place a rubble token on a space within 3 spaces. Each figure on it or adjacent to it suffers 1 damage and 1 strain.

card-inside-source = Inside Source
card-inside-source-reveal-event = Reveal event
card-inside-source-reveal-event-text = At the start of the first round of a mission, the Imperial player chooses a mission event, but neither the briefing nor the end of the mission, and reveals what triggers it and what it does.

card-intercepted-plans = Intercepted Plans
card-intercepted-plans-sabotage = Sabotage
card-intercepted-plans-sabotage-text = Deplete this card at the start of a round: exhaust 1 Imperial Class card.

card-lessons-of-history = Lessons of History
card-lessons-of-history-less-threat = Less threat
card-lessons-of-history-less-threat-text = Deplete this card at the start of a Status Phase: the threat level is 1 lower until the end of the round.

card-mercenary-aid = Mercenary Aid
card-mercenary-aid-discount = Discount
card-mercenary-aid-discount-text = Deplete this card when a group of mercenaries is deployed: its deployment cost is 1 lower.

card-populist-support = Populist Support
card-populist-support-slow-threat = Slow threat
card-populist-support-slow-threat-text = Deplete this card when threat rises: the increase is 2 smaller, but not below 0.

card-power-of-the-shard = Power of the Shard
card-power-of-the-shard-shard = Shard
card-power-of-the-shard-shard-text = At the end of each round, the Imperial player chooses one: distribute 3 strain among the heroes, at most 1 for each activation token of a hero; a hero suffers 2 damage, or 3 with two activation tokens; or threat rises by 1.

card-scouted-enemies = Scouted Enemies
card-scouted-enemies-no-return = No return
card-scouted-enemies-no-return-text = Exhaust this card when an Imperial group is defeated: it cannot be deployed again before the next round.

card-tracked-movements = Tracked Movements
card-tracked-movements-move = Move
card-tracked-movements-move-text = At the start of each round, up to 3 Imperial figures may each move 1 space.

card-vaders-legion = Vader’s Legion
card-vaders-legion-extra-group = Extra group
card-vaders-legion-extra-group-text = At the start of each mission, the Imperial player may add a regular group of Stormtroopers to the open groups.
card-vaders-legion-partial-deployment = Partial deployment
card-vaders-legion-partial-deployment-text = When a regular group of Stormtroopers is deployed, the Imperial player may deploy only 1 of its figures for 2 threat, or only 2 for 4 threat.

card-wookiee-roar = Wookiee Roar
card-wookiee-roar-roar = Roar
card-wookiee-roar-roar-text = When a hostile figure is defeated during Drokkatta’s activation, he may exhaust this card to test strength and choose one: 1 power token of any type; with at least 1 surge, recover 1 strain; with at least 2 surges, become Focused.

card-x-8-upgrade = X-8 Upgrade
card-x-8-upgrade-health = Health
card-x-8-upgrade-health-text = J4X-7 has +2 Health.
card-x-8-upgrade-stronger-gun = Stronger gun
card-x-8-upgrade-stronger-gun-text = J4X-7 has +1 damage instead of Pierce 1.
card-x-8-upgrade-stronger-support = Stronger support
card-x-8-upgrade-stronger-support-text = J4X-7’s Supporting Fire gives +1 damage instead of Pierce 1.
