### Imperial Assault, Agenda cards of the campaign: names as printed, effects in our own words.

## Agenda decks

agenda-deck-agents-of-the-empire = Agents of the Empire
agenda-deck-for-the-right-price = For the Right Price
agenda-deck-imperial-discipline = Imperial Discipline
agenda-deck-imperial-industry = Imperial Industry
agenda-deck-imperial-security-bureau = Imperial Security Bureau
agenda-deck-lord-vaders-command = Lord Vader’s Command
agenda-deck-retaliation = Retaliation
agenda-deck-defensive-tactics = Defensive Tactics
agenda-deck-natural-warfare = Natural Warfare
agenda-deck-guild-hunters = Guild Hunters
agenda-deck-persistence = Persistence
agenda-deck-field-commander = Field Commander
agenda-deck-security-protocols = Security Protocols

## Core set

card-agents-of-the-empire-imperial-informants = Imperial Informants
card-agents-of-the-empire-imperial-informants-imperial-informants = Imperial Informants
card-agents-of-the-empire-imperial-informants-imperial-informants-text = Play this card at the end of a round: threat rises by the threat level. Then discard it or shuffle it into the Agenda deck.

card-agents-of-the-empire-tracking-beacon = Tracking Beacon
card-agents-of-the-empire-tracking-beacon-tracking-beacon = Tracking Beacon
card-agents-of-the-empire-tracking-beacon-tracking-beacon-text = At the start of each Imperial upgrade stage, the heroes may spend 300 credits to discard this card. If they do not, the Imperial player draws 1 additional Agenda card in that stage.

card-agents-of-the-empire-impounded = Impounded
card-agents-of-the-empire-impounded-impounded = Impounded
card-agents-of-the-empire-impounded-impounded-text = When this card is bought, the mission Impounded is played at once as a forced mission. Its reward is Special Operations. Then discard this card.

card-for-the-right-price-high-value-target = High-Value Target
card-for-the-right-price-high-value-target-high-value-target = High-Value Target
card-for-the-right-price-high-value-target-high-value-target-text = Deplete this card when a hero is defeated: threat rises by the threat level.

card-for-the-right-price-hired-help = Hired Help
card-for-the-right-price-hired-help-hired-help = Hired Help
card-for-the-right-price-hired-help-hired-help-text = Play this card during the setup of a mission for 1 influence: in that mission, groups of Hunters have a deployment cost 2 lower and a reinforcement cost 1 lower. Discard it at the end of the mission.

card-for-the-right-price-wanted = Wanted
card-for-the-right-price-wanted-wanted = Wanted
card-for-the-right-price-wanted-wanted-text = When this card is bought, the mission Wanted is played at once as a forced mission. Its reward is Old Wounds. Then discard this card.

card-imperial-discipline-fire-at-will = Fire at Will
card-imperial-discipline-fire-at-will-fire-at-will = Fire at Will
card-imperial-discipline-fire-at-will-fire-at-will-text = Deplete this card after a figure’s activation: an Imperial Trooper performs an attack with +1 surge.

card-imperial-discipline-impending-doom = Impending Doom
card-imperial-discipline-impending-doom-impending-doom = Impending Doom
card-imperial-discipline-impending-doom-impending-doom-text = Play this card when a hero becomes wounded: up to 2 Imperial figures become Focused. Then discard it or shuffle it into the Agenda deck.

card-imperial-discipline-tactical-maneuvering = Tactical Maneuvering
card-imperial-discipline-tactical-maneuvering-tactical-maneuvering = Tactical Maneuvering
card-imperial-discipline-tactical-maneuvering-tactical-maneuvering-text = Play this card at the end of a round: up to 3 Imperial figures may each perform a move. Then discard it or shuffle it into the Agenda deck.

card-imperial-industry-interrogation-protocol = Interrogation Protocol
card-imperial-industry-interrogation-protocol-interrogation-protocol = Interrogation Protocol
card-imperial-industry-interrogation-protocol-interrogation-protocol-text = Play this card after a Droid’s attack from which the target suffered damage: the target suffers 1 strain and becomes Stunned and Bleeding. Then discard it or shuffle it into the Agenda deck.

card-imperial-industry-means-of-production = Means of Production
card-imperial-industry-means-of-production-means-of-production = Means of Production
card-imperial-industry-means-of-production-means-of-production-text = When this card is bought, Means of Production becomes an active side mission. If another side mission is resolved first, discard this card, and the Imperial player gains the reward Imperial Industry.

card-imperial-industry-restorative-supplies = Restorative Supplies
card-imperial-industry-restorative-supplies-restorative-supplies = Restorative Supplies
card-imperial-industry-restorative-supplies-restorative-supplies-text = Deplete this card at the end of a round, choose an Imperial figure and roll 2 red dice: it recovers damage equal to the damage rolled.

card-imperial-security-bureau-isb-enforcers = ISB Enforcers
card-imperial-security-bureau-isb-enforcers-isb-enforcers = ISB Enforcers
card-imperial-security-bureau-isb-enforcers-isb-enforcers-text = Play this card when a group of Stormtroopers is deployed: each of its figures may attack with more than one of its actions in an activation. Discard it at the end of the mission or when the group is defeated.

card-imperial-security-bureau-imperial-operative = Imperial Operative
card-imperial-security-bureau-imperial-operative-imperial-operative = Imperial Operative
card-imperial-security-bureau-imperial-operative-imperial-operative-text = Play this card when an Imperial Officer is deployed: that figure has +1 Speed and +3 Health and becomes Focused at the start of each of its activations. Discard it at the end of the mission or when that figure is defeated.

card-imperial-security-bureau-internal-affairs = Internal Affairs
card-imperial-security-bureau-internal-affairs-internal-affairs = Internal Affairs
card-imperial-security-bureau-internal-affairs-internal-affairs-text = After the setup of each mission, the Imperial player adds a regular Imperial Officer’s Deployment card to their hand.

card-lord-vaders-command-a-dark-power = A Dark Power
card-lord-vaders-command-a-dark-power-a-dark-power = A Dark Power
card-lord-vaders-command-a-dark-power-a-dark-power-text = Play this card during an optional deployment: one group costs 5 threat less to deploy in it. Then discard this card.

card-lord-vaders-command-as-you-wish = As You Wish
card-lord-vaders-command-as-you-wish-as-you-wish = As You Wish
card-lord-vaders-command-as-you-wish-as-you-wish-text = Play this card at the start of a round: the Imperial player adds Darth Vader (Lord of the Sith) to their hand. Then discard it or shuffle it into the Agenda deck.

card-lord-vaders-command-dark-obsession = Dark Obsession
card-lord-vaders-command-dark-obsession-dark-obsession = Dark Obsession
card-lord-vaders-command-dark-obsession-dark-obsession-text = When this card is bought, Dark Obsession becomes an active side mission. If another side mission is resolved first, discard this card, and the Imperial player earns Darth Vader (Lord of the Sith) as a villain.

card-retaliation-breaking-point = Breaking Point
card-retaliation-breaking-point-breaking-point = Breaking Point
card-retaliation-breaking-point-breaking-point-text = When this card is bought, Breaking Point becomes an active side mission. If another side mission is resolved first, discard this card, and the Imperial player gains the reward Supply Deficit.

card-retaliation-tactical-explosives = Tactical Explosives
card-retaliation-tactical-explosives-tactical-explosives = Tactical Explosives
card-retaliation-tactical-explosives-tactical-explosives-text = Play this card at the end of a round and choose a space: each figure within 3 spaces of it tests insight; whoever fails suffers 3 damage and becomes Bleeding. Then discard it or shuffle it into the Agenda deck.

card-retaliation-weakness-revealed = Weakness Revealed
card-retaliation-weakness-revealed-weakness-revealed = Weakness Revealed
card-retaliation-weakness-revealed-weakness-revealed-text = At the start of a round, the Imperial player may choose a hero: this round, that hero’s attack results have -1 damage and the hero’s defence results -1 block. Deplete this card at the end of that round.

## Return to Hoth

card-defensive-tactics-counter-strike = Counter-Strike
card-defensive-tactics-counter-strike-counter-strike = Counter-Strike
card-defensive-tactics-counter-strike-counter-strike-text = Play this card for 1 influence while an Imperial figure is defending: the defence results gain +1 block and +1 evade. After the attack, if the target suffered no damage, the attacker suffers 3 damage. Then discard this card or shuffle it into the Agenda deck.

card-defensive-tactics-enhanced-armor = Enhanced Armor
card-defensive-tactics-enhanced-armor-enhanced-armor = Enhanced Armor
card-defensive-tactics-enhanced-armor-enhanced-armor-text = Play this card when a group that is neither Creature nor Vehicle is deployed: while a figure of that group is defending, the attack’s Pierce is 1 lower. Discard it at the end of the mission or when the group is defeated.

card-defensive-tactics-personal-shield-generators = Personal Shield Generators
card-defensive-tactics-personal-shield-generators-personal-shield-generators = Personal Shield Generators
card-defensive-tactics-personal-shield-generators-personal-shield-generators-text = Deplete this card when an attack on an Imperial figure is declared: the defence results gain +3 block.

card-natural-warfare-bestial-fury = Bestial Fury
card-natural-warfare-bestial-fury-bestial-fury = Bestial Fury
card-natural-warfare-bestial-fury-bestial-fury-text = Play this card at the end of a round and choose a Creature: it may perform an attack with +1 surge. If it does, it then becomes Bleeding and Weakened. Discard this card or shuffle it into the Agenda deck.

card-natural-warfare-exposed-to-the-elements = Exposed to the Elements
card-natural-warfare-exposed-to-the-elements-exposed-to-the-elements = Exposed to the Elements
card-natural-warfare-exposed-to-the-elements-exposed-to-the-elements-text = Play this card at the start of a round: each hero on a desert or snow space tests strength; whoever fails suffers 2 strain and becomes Weakened. Then discard it or shuffle it into the Agenda deck.

card-natural-warfare-unchained = Unchained
card-natural-warfare-unchained-unchained = Unchained
card-natural-warfare-unchained-unchained-text = Deplete this card after a Creature was deployed in an optional deployment: it may interrupt to perform a move. Then a hostile figure adjacent to it, of the Imperial player’s choice, suffers 1 damage.

## Jabba’s Realm

card-guild-hunters-abandon-contract = Abandon Contract
card-guild-hunters-abandon-contract-abandon-contract = Abandon Contract
card-guild-hunters-abandon-contract-abandon-contract-text = Play this card at the start of a round: this round, each Imperial figure of a Deployment card has one more special action: threat rises by 2, and that figure is defeated. Then discard this card or shuffle it into the Agenda deck.

card-guild-hunters-call-your-shot = Call Your Shot
card-guild-hunters-call-your-shot-call-your-shot = Call Your Shot
card-guild-hunters-call-your-shot-call-your-shot-text = Play this card while a figure is defending: apply -1 dodge or -3 block to the defence results. Then discard this card.

card-guild-hunters-shoot-first = Shoot First
card-guild-hunters-shoot-first-shoot-first = Shoot First
card-guild-hunters-shoot-first-shoot-first-text = Play this card at the start of a round: one Imperial group may interrupt to activate. Then discard this card.

card-persistence-jetpacks = Jetpacks
card-persistence-jetpacks-jetpacks = Jetpacks
card-persistence-jetpacks-jetpacks-text = Play this card on a group of small figures when it is deployed: its figures are Mobile. At the end of the mission or when the group is defeated, discard this card or shuffle it into the Agenda deck.

card-persistence-no-rest-for-the-weary = No Rest for the Weary
card-persistence-no-rest-for-the-weary-no-rest-for-the-weary = No Rest for the Weary
card-persistence-no-rest-for-the-weary-no-rest-for-the-weary-text = When a hero rests, one Imperial figure may interrupt to perform a move. Discard this card at the end of the mission.

card-persistence-snap-fire = Snap Fire
card-persistence-snap-fire-snap-fire = Snap Fire
card-persistence-snap-fire-snap-fire-text = Play this card when a Rebel figure enters a space within 3 spaces of an Imperial figure: that Imperial figure may interrupt to attack it. Then discard this card or shuffle it into the Agenda deck.

## Heart of the Empire

card-assault-coordination = Assault Coordination
card-assault-coordination-assault-coordination = Assault Coordination
card-assault-coordination-assault-coordination-text = Play this card during a Leader’s activation: in this activation the Leader has one more special action: up to 3 figures in line of sight gain 1 damage power token each. Then discard this card or shuffle it into the Agenda deck.
effect-hand-out-power = Hand out power tokens

card-reinforcements-en-route = Reinforcements En Route
card-reinforcements-en-route-reinforcements-en-route = Reinforcements En Route
card-reinforcements-en-route-reinforcements-en-route-text = Play this card on a Leader’s Deployment card during an Imperial activation: while it lies there, threat rises by 1 at the start of each Status Phase. Discard it at the end of the mission or when the group is defeated.

card-unyielding-dedication = Unyielding Dedication
card-unyielding-dedication-unyielding-dedication = Unyielding Dedication
card-unyielding-dedication-unyielding-dedication-text = Play this card when an attack on a Leader is declared and choose a friendly figure within 3 spaces of the defender: it may interrupt to move up to 3 spaces to a space adjacent to the defender. Then, if the attacker has line of sight to it, it becomes the target. Discard this card or shuffle it into the Agenda deck.

card-heavy-riot-gear = Heavy Riot Gear
card-heavy-riot-gear-heavy-riot-gear = Heavy Riot Gear
card-heavy-riot-gear-heavy-riot-gear-text = Play this card at the start of a round: up to 3 Imperial figures gain 1 block power token each. Then discard it or shuffle it into the Agenda deck.

card-shields-online = Shields Online
card-shields-online-shields-online = Shields Online
card-shields-online-shields-online-text = Play this card at the start of an activation: place energy shields on up to 2 spaces, 1 on each. They can be attacked (Health equal to the threat level, 1 block). Then discard this card or shuffle it into the Agenda deck.

card-surveillance-cams = Surveillance Cams
card-surveillance-cams-setup = Setup
card-surveillance-cams-setup-text = Play this card at the start of a mission and choose a hero.
card-surveillance-cams-accuracy = Accuracy
card-surveillance-cams-accuracy-text = Attacks on the chosen hero have +2 accuracy.
card-surveillance-cams-clear-line = Clear line
card-surveillance-cams-clear-line-text = Exhaust this card before an attack on the chosen hero is declared: figures do not block line of sight for that attack.
card-surveillance-cams-end = End
card-surveillance-cams-end-text = Discard this card when the chosen hero becomes wounded or at the end of the mission.
