### Star Wars: The Card Game: titles of the cards as printed, and below each what it does, in our own words.
###
### An ability with a label reads: kind, moment or condition, colon, cost, effect. A cost comes first and is a sentence
### of its own (“focus this enhancement.”): the rest follows only when it is paid in full. Keywords, numbers and limits
### of deck building are data of the card and not repeated here.

## Affiliation cards and the dial

lcg-card-jedi = Jedi
lcg-card-rebel-alliance = Rebel Alliance
lcg-card-smugglers-and-spies = Smugglers and Spies
lcg-card-sith = Sith
lcg-card-imperial-navy = Imperial Navy
lcg-card-scum-and-villainy = Scum and Villainy
lcg-card-death-star-dial = The Death Star dial

## Objective set 1

lcg-card-a-heros-journey-2 = A Hero’s Journey
lcg-card-luke-skywalker-92 = Luke Skywalker
lcg-text-luke-skywalker-92 = Reaction, after an opponent’s turn begins: Luke loses 1 focus token.
lcg-card-twilek-loyalist-15 = Twi’lek Loyalist
lcg-card-jedi-lightsaber-102 = Jedi Lightsaber
lcg-text-jedi-lightsaber-102 = Attach to a Force User or Force Sensitive unit. The host gains 1 unit damage icon and 1 blast damage icon.
lcg-card-trust-your-feelings-153 = Trust Your Feelings
lcg-text-trust-your-feelings-153 = Attach to a Character. Action: focus this enhancement. The host loses 1 focus token.
lcg-card-dagobah-training-grounds-31 = Dagobah Training Grounds

## Objective set 2

lcg-card-in-you-must-go-76 = In You Must Go
lcg-text-in-you-must-go-76 = The first enhancement you play each turn costs 1 less.
lcg-card-yoda-166 = Yoda
lcg-text-yoda-166 = Yoda gains 1 unit damage icon and 1 blast damage icon for each enhancement on him.
lcg-card-believer-in-the-old-ways-154 = Believer in the Old Ways
lcg-card-shii-cho-training-122 = Shii-Cho-Training
lcg-text-shii-cho-training-122 = Attach to a Force User. When the host strikes, you may divide its unit damage as you like among participating enemy units.
lcg-card-counter-stroke-28 = Counter-stroke
lcg-text-counter-stroke-28 = Interrupt, when an event is played: cancel it.

## Objective set 3

lcg-card-forgotten-heroes-95 = Forgotten Heroes
lcg-text-forgotten-heroes-95 = Reaction, after you play a Force User (putting one into play does not count): draw 1 card.
lcg-card-obi-wan-kenobi-101 = Obi-Wan Kenobi
lcg-text-obi-wan-kenobi-101 = While Obi-Wan participates in an engagement, your opponent must reveal the first card they add to their edge stack.
lcg-card-jedi-in-hiding-84 = Jedi in Hiding
lcg-card-jedi-mind-trick-85 = Jedi Mind Trick
lcg-text-jedi-mind-trick-85 = Action: choose a Character or Creature. It gets 1 focus token, or 2 if the Balance of the Force is with the light side.
lcg-card-our-most-desperate-hour-96 = Our Most Desperate Hour
lcg-text-our-most-desperate-hour-96 = Action: choose a Character. Place 1 shield on it, even if it already has one.
lcg-card-heat-of-battle-65 = Heat of Battle
lcg-text-heat-of-battle-65 = Choose a participating enemy unit. It takes 1 damage.

## Objective set 4

lcg-card-a-journey-to-dagobah-3 = A Journey to Dagobah
lcg-text-a-journey-to-dagobah-3 = Interrupt, when this objective is destroyed: search your objective deck for any objective and put it into play at once as the replacement. Shuffle your objective deck.
lcg-card-red-five-113 = Red Five
lcg-card-r2-d2-106 = R2-D2
lcg-card-double-strike-46 = Double Strike
lcg-text-double-strike-46 = Reaction, after a Character is focused to strike: it loses 1 focus token. If that makes it ready, it can strike again.
lcg-card-target-of-opportunity-133 = Target of Opportunity
lcg-text-target-of-opportunity-133 = If you are the attacker, the engaged objective takes 1 damage.

## Objective set 5

lcg-card-the-secret-of-yavin-4-144 = The Secret of Yavin 4
lcg-text-the-secret-of-yavin-4-144 = Interrupt, when an opponent engages another of your objectives: they engage this objective instead. Once per turn.
lcg-card-c-3po-21 = C-3PO
lcg-text-c-3po-21 = Interrupt, when an event is played: sacrifice C-3PO. Cancel that event.
lcg-card-guardian-of-peace-109 = Guardian of Peace
lcg-card-lightsaber-deflection-89 = Lightsaber Deflection
lcg-text-lightsaber-deflection-89 = Interrupt, when a friendly non-Vehicle unit is dealt damage: choose another unit. 1 of that damage is dealt to the chosen unit instead.
lcg-card-twist-of-fate-157 = Twist of Fate
lcg-text-twist-of-fate-157 = Stop this edge battle: no other fate card in it takes effect, and both edge stacks are discarded. Then fight a new edge battle.

## Objective set 6

lcg-card-last-minute-rescue-118 = Last Minute Rescue
lcg-text-last-minute-rescue-118 = Reaction, after you refresh: choose a unit. Remove 1 damage from it.
lcg-card-redemption-115 = Redemption
lcg-text-redemption-115 = Interrupt, when a Character is destroyed: it goes to its owner’s hand instead of the discard pile. Once per turn.
lcg-card-corellian-engineer-25 = Corellian Engineer
lcg-card-return-of-the-jedi-119 = Return of the Jedi
lcg-text-return-of-the-jedi-119 = Action: put a Force User from your discard pile into play.
lcg-card-emergency-repair-50 = Emergency Repair
lcg-text-emergency-repair-50 = Play only during your turn. Action: choose an objective. Remove all damage from it.
lcg-card-force-rejuvenation-61 = Force Rejuvenation
lcg-text-force-rejuvenation-61 = Action: choose a friendly Character. Discard any number of tokens and enhancements from it.

## Objective set 7

lcg-card-jedi-training-86 = Jedi Training
lcg-text-jedi-training-86 = Your side counts 1 extra Force icon in every Force struggle.
lcg-card-believer-in-the-old-ways-155 = Believer in the Old Ways
lcg-card-ancient-monument-6 = Ancient Monument
lcg-text-ancient-monument-6 = Your side counts 1 extra Force icon in every Force struggle.
lcg-card-it-binds-all-things-80 = It Binds All Things
lcg-text-it-binds-all-things-80 = Action: return the top card of your discard pile to your hand. If the Balance of the Force is with the light side, return the top 2 cards instead.

## Objective set 8

lcg-card-the-defense-of-yavin-4-138 = The Defense of Yavin 4
lcg-text-the-defense-of-yavin-4-138 = Interrupt, when you play a Vehicle: discard any number of cards from your hand. The Vehicle costs 1 less for each of them, but at least 1.
lcg-card-red-two-114 = Red Two
lcg-text-red-two-114 = Reaction, after any objective is destroyed: Red Two loses 1 focus token.
lcg-card-y-wing-165 = Y-Wing
lcg-card-astromech-droid-upgrade-158 = Astromech Droid Upgrade
lcg-text-astromech-droid-upgrade-158 = Attach to a Vehicle. The host gains 1 unit damage icon and 1 blast damage icon.
lcg-card-hidden-outpost-49 = Hidden Outpost
lcg-card-rebel-assault-108 = Rebel Assault
lcg-text-rebel-assault-108 = Action: choose an enemy unit or enemy objective. It takes 2 damage. You may play only one Rebel Assault each turn.

## Objective set 9

lcg-card-mission-briefing-97 = Mission Briefing
lcg-text-mission-briefing-97 = Reaction, after an opponent’s turn begins: draw 1 card.
lcg-card-mon-mothma-98 = Mon Mothma
lcg-card-battlefield-engineers-14 = Battlefield Engineers
lcg-text-battlefield-engineers-14 = Reaction, after this unit is declared as an attacker: choose one of your enhancements. It loses 1 focus token.
lcg-card-a-wing-5 = A-Wing
lcg-text-a-wing-5 = Reaction, after this unit is focused to strike: draw 1 card.
lcg-card-heavy-blaster-emplacement-66 = Heavy Blaster Emplacement
lcg-text-heavy-blaster-emplacement-66 = Action: focus this enhancement. Your opponent chooses one of their units; it takes 1 damage.

## Objective set 10

lcg-card-fleeing-the-empire-56 = Fleeing the Empire
lcg-text-fleeing-the-empire-56 = Reaction, after your refresh phase ends: choose one of your units or objectives. Place 1 shield on it.
lcg-card-leia-organa-88 = Leia Organa
lcg-text-leia-organa-88 = However Leia leaves play, she is captured at a dark side objective of your opponent’s choice. Interrupt, when Leia leaves play: remove all focus tokens from all your cards.
lcg-card-fleet-officer-58 = Fleet Officer
lcg-card-stolen-plans-124 = Stolen Plans
lcg-text-stolen-plans-124 = Attach to an enemy objective. Reaction, after the host generates resources: draw 1 card.
lcg-card-youre-my-only-hope-167 = You’re My Only Hope
lcg-text-youre-my-only-hope-167 = Action: sacrifice a unit. Draw 2 cards, then your opponent discards a card of their choice from their hand.

## Objective set 11

lcg-card-the-rebel-fleet-143 = The Rebel Fleet
lcg-text-the-rebel-fleet-143 = Non-Vehicle units cannot attack this objective.
lcg-card-home-one-70 = Home One
lcg-text-home-one-70 = Reaction, after Home One is focused to strike while attacking: each enemy objective except the engaged one takes 1 damage.
lcg-card-repair-droid-116 = Repair Droid
lcg-text-repair-droid-116 = Action: choose a Vehicle. Remove 1 damage from it. Once per turn.

## Objective set 12

lcg-card-draw-their-fire-82 = Draw Their Fire
lcg-card-admiral-ackbar-7 = Admiral Ackbar
lcg-text-admiral-ackbar-7 = Action, from your hand, during an engagement: play Admiral Ackbar for his cost straight into the engagement as a participating unit. Reaction, after he enters play during an engagement: each participating enemy unit takes 1 damage.
lcg-card-x-wing-escort-164 = X-Wing Escort
lcg-text-x-wing-escort-164 = Interrupt, when this unit leaves play: your opponent sacrifices one of their Vehicles.
lcg-card-x-wing-163 = X-Wing
lcg-card-fleet-command-center-57 = Fleet Command Center
lcg-text-fleet-command-center-57 = Reaction, after your refresh phase ends: choose a unit. Place 1 shield on it.
lcg-card-heroic-sacrifice-47 = Heroic Sacrifice
lcg-text-heroic-sacrifice-47 = Action: sacrifice a Vehicle. Choose an enemy Vehicle with a printed cost of 4 or less and destroy it.

## Objective set 13

lcg-card-mobilize-the-squadrons-123 = Mobilize the Squadrons
lcg-text-mobilize-the-squadrons-123 = Reaction, after you refresh: choose one of your objectives or enhancements. It loses 1 focus token.
lcg-card-rookie-pilot-120 = Rookie Pilot
lcg-card-trench-run-150 = Trench Run
lcg-text-trench-run-150 = Attach to the Death Star dial. This enhancement cannot be chosen as a target. The light side may engage the dial as if it were an objective; it is not one in any other respect. The light side wins when the dial has 10 damage.
lcg-card-covering-fire-77 = Covering Fire
lcg-text-covering-fire-77 = Action, during an engagement: sacrifice a unit. Place 1 shield on each friendly participating unit.

## Objective set 14

lcg-card-decoy-at-dantooine-39 = Decoy at Dantooine
lcg-text-decoy-at-dantooine-39 = Interrupt, when one of your objectives leaves play, this one included: turn the Death Star dial back by 1, but not below 1.
lcg-card-wookiee-navigator-162 = Wookiee Navigator
lcg-text-wookiee-navigator-162 = Reaction, after an engagement that this unit attacked in and survived: you may engage the same objective once more this phase.
lcg-card-rebel-trooper-112 = Rebel Trooper
lcg-card-false-lead-55 = False Lead
lcg-text-false-lead-55 = Attach to an objective you control. Interrupt, when the host leaves play: turn the Death Star dial back by 1, but not below 1.
lcg-card-fall-back-54 = Fall Back!
lcg-text-fall-back-54 = Action: choose one of your units. Return it to its owner’s hand.
lcg-card-a-new-hope-4 = A New Hope
lcg-text-a-new-hope-4 = Action: each player chooses up to 3 of their units. All other units return to their owners’ hands.

## Objective set 15

lcg-card-questionable-contacts-69 = Questionable Contacts
lcg-text-questionable-contacts-69 = Reaction, after you refresh: deal 1 damage to this objective. Choose a friendly unit and an enemy unit; move 1 damage from the first to the second.
lcg-card-han-solo-64 = Han Solo
lcg-text-han-solo-64 = Reaction, after Han is declared as an attacker or defender: choose an enemy unit, participating or not. It takes 1 damage.
lcg-card-twilek-smuggler-156 = Twi’lek Smuggler
lcg-card-cloud-city-casino-22 = Cloud City Casino
lcg-card-swindled-130 = Swindled
lcg-text-swindled-130 = Action: choose a unit with a printed cost of 2 or less. Return it to its owner’s hand.
lcg-card-crossfire-29 = Crossfire
lcg-text-crossfire-29 = Reaction, after a Character is focused to strike: name a type of combat icon. For this strike the Character has 1 more icon of that type.

## Objective set 16

lcg-card-rumors-at-the-cantina-121 = Rumors at the Cantina
lcg-text-rumors-at-the-cantina-121 = Cards you play from your hand need no resource match.
lcg-card-rebel-sympathizer-111 = Rebel Sympathizer
lcg-text-rebel-sympathizer-111 = Action: sacrifice this unit. The next card you play this phase costs 1 less and needs no resource match.
lcg-card-common-ground-23 = Common Ground
lcg-text-common-ground-23 = Attach to an objective. Resources that the host generates match every affiliation.
lcg-card-rescue-mission-117 = Rescue Mission
lcg-text-rescue-mission-117 = Action: rescue 1 captured card. If it is a unit, you may put it straight into play under its owner’s control.
lcg-card-it-could-be-worse-81 = It Could Be Worse
lcg-text-it-could-be-worse-81 = Interrupt, when a unit or objective is dealt damage: reduce that damage by 1.

## Objective set 17

lcg-card-tribal-support-151 = Tribal Support
lcg-text-tribal-support-151 = Reaction, after you refresh: discard 1 card from your hand. Return 1 Ewok unit from your discard pile to your hand.
lcg-card-ewok-scout-53 = Ewok Scout
lcg-text-ewok-scout-53 = Reaction, after this unit is declared as an attacker: choose an enemy unit. It cannot defend in this engagement.
lcg-card-log-trap-90 = Log Trap
lcg-text-log-trap-90 = Action: focus this enhancement. Your opponent chooses one of their attacking units; it gets 1 focus token.
lcg-card-yub-yub-168 = Yub Yub!
lcg-text-yub-yub-168 = Action: focus an Ewok. Choose an enhancement and discard it.

## Objective set 18

lcg-card-hit-and-run-68 = Hit and Run
lcg-text-hit-and-run-68 = Reaction, after you win an edge battle as the attacker: the engaged objective takes 1 damage. Once per turn.
lcg-card-secret-informant-110 = Secret Informant
lcg-text-secret-informant-110 = While this unit participates in an engagement, you may resolve each fate card of your edge stack twice.

## Objective set 19

lcg-card-fall-of-the-jedi-99 = Fall of the Jedi
lcg-text-fall-of-the-jedi-99 = Reaction, after your draw phase begins: put 1 card of your choice from your hand on the bottom of your command deck.
lcg-card-darth-vader-35 = Darth Vader
lcg-text-darth-vader-35 = Reaction, after you play a Sith event: choose a unit. It takes 1 damage. Once per turn.
lcg-card-dark-side-apprentice-33 = Dark Side Apprentice
lcg-card-vaders-lightsaber-159 = Vader’s Lightsaber
lcg-text-vaders-lightsaber-159 = Attach to a Force User or Force Sensitive unit. The host gains 1 unit damage icon. On Darth Vader it also gives Targeted Strike.
lcg-card-force-choke-59 = Force Choke
lcg-text-force-choke-59 = Action: choose a Character or Creature. It takes 1 damage. You may play only one Force Choke each turn.
lcg-card-heat-of-battle-169 = Heat of Battle
lcg-text-heat-of-battle-169 = Choose a participating enemy unit. It takes 1 damage.

## Objective set 20

lcg-card-counsel-of-the-sith-27 = Counsel of the Sith
lcg-text-counsel-of-the-sith-27 = Reaction, after an opponent’s turn begins: draw 1 card.
lcg-card-advisor-to-the-emperor-9 = Advisor to the Emperor
lcg-card-kuati-security-team-136 = Kuati Security Team
lcg-card-sith-library-72 = Sith Library
lcg-card-dark-precognition-34 = Dark Precognition
lcg-text-dark-precognition-34 = Action: draw 2 cards, then discard 1 card of your choice from your hand.
lcg-card-twist-of-fate-171 = Twist of Fate
lcg-text-twist-of-fate-171 = Stop this edge battle: no other fate card in it takes effect, and both edge stacks are discarded. Then fight a new edge battle.

## Objective set 21

lcg-card-black-squadron-assault-16 = Black Squadron Assault
lcg-text-black-squadron-assault-16 = Action: focus this objective. One of your Black Squadron units loses 1 focus token.
lcg-card-vaders-tie-advanced-160 = Vader’s TIE Advanced
lcg-text-vaders-tie-advanced-160 = Reaction, after this unit is focused to strike: discard the top card of your command deck. If it is a unit, this unit also has all combat icons printed on that card for this strike (edge-enabled ones still need the edge).
lcg-card-tie-advanced-146 = TIE Advanced
lcg-text-tie-advanced-146 = Reaction, after an unopposed engagement that this unit attacked in and survived: the engaged objective takes 1 damage.
lcg-card-black-squadron-pilot-17 = Black Squadron Pilot
lcg-text-black-squadron-pilot-17 = When this card enters play, you may attach it to one of your Fighters as an enhancement instead of having it as a unit. Its whole text is then: “The host gains 1 unit damage icon and 1 blast damage icon.”
lcg-card-im-on-the-leader-71 = I’m On the Leader
lcg-text-im-on-the-leader-71 = Action: choose an enemy Fighter. It gets 1 focus token.
lcg-card-target-of-opportunity-170 = Target of Opportunity
lcg-text-target-of-opportunity-170 = If you are the attacker, the engaged objective takes 1 damage.

## Objective set 22

lcg-card-the-heart-of-the-empire-142 = The Heart of the Empire
lcg-text-the-heart-of-the-empire-142 = If this objective is destroyed, its controller loses the game.
lcg-card-coruscant-defense-fleet-26 = Coruscant Defense Fleet
lcg-text-coruscant-defense-fleet-26 = This unit cannot attack.
lcg-card-force-stasis-62 = Force Stasis
lcg-text-force-stasis-62 = Action: choose an enemy Character or Creature. It cannot attack or defend until the end of the phase.
lcg-card-there-is-no-escape-139 = There Is No Escape
lcg-text-there-is-no-escape-139 = Play only during a Force phase. Action: put all units in play on the bottom of their owners’ command decks, shuffled among themselves.

## Objective set 23

lcg-card-the-emperors-web-105 = The Emperor’s Web
lcg-text-the-emperors-web-105 = The first Sith event you play each turn costs 1 less.
lcg-card-emperor-palpatine-51 = Emperor Palpatine
lcg-text-emperor-palpatine-51 = Reaction, after any objective is destroyed: return 1 Sith event from your discard pile to your hand.
lcg-card-emperors-royal-guard-52 = Emperor’s Royal Guard
lcg-card-force-lightning-60 = Force Lightning
lcg-text-force-lightning-60 = Action: choose a unit with at least 1 focus token and destroy it.

## Objective set 24

lcg-card-cruel-interrogations-30 = Cruel Interrogations
lcg-text-cruel-interrogations-30 = Reaction, after this objective enters play: capture 1 random card from each opponent’s hand at this objective.
lcg-card-interrogation-droid-79 = Interrogation Droid
lcg-text-interrogation-droid-79 = Reaction, after this unit enters play: each opponent discards 1 random card from their hand.
lcg-card-isb-interrogators-43 = ISB Interrogators
lcg-card-intimidated-137 = Intimidated
lcg-text-intimidated-137 = Attach to an enemy Character. Forced Reaction, after the host is focused to strike: it gets 1 more focus token.
lcg-card-interrogation-78 = Interrogation
lcg-text-interrogation-78 = Action: look at an opponent’s hand, choose 1 card there and discard it.

## Objective set 25

lcg-card-shadows-of-dathomir-45 = Shadows of Dathomir
lcg-card-nightsister-100 = Nightsister
lcg-text-nightsister-100 = Reaction, after you commit this unit to the Force: choose an objective. It takes 1 damage.
lcg-card-rancor-107 = Rancor
lcg-text-rancor-107 = Forced Reaction, after you refresh: of all non-Vehicle units in play, this one and both sides’ included, destroy the one with the lowest cost. The active player decides ties.
lcg-card-the-hands-blessing-141 = The Hand’s Blessing
lcg-text-the-hands-blessing-141 = Attach to a Character. Reaction, after you refresh: the host loses all focus tokens.
lcg-card-a-disturbance-in-the-force-1 = A Disturbance In the Force
lcg-text-a-disturbance-in-the-force-1 = Action: each enemy unit committed to the Force gets 1 focus token.

## Objective set 26

lcg-card-imperial-command-73 = Imperial Command
lcg-card-admiral-motti-8 = Admiral Motti
lcg-text-admiral-motti-8 = Reaction, after you refresh: choose one of your units. It loses 1 focus token.
lcg-card-duty-officer-48 = Duty Officer
lcg-card-heavy-stormtrooper-squad-67 = Heavy Stormtrooper Squad
lcg-card-orbital-bombardment-103 = Orbital Bombardment
lcg-text-orbital-bombardment-103 = Each of your units gains 1 blast damage icon.

## Objective set 27

lcg-card-kuat-reinforcements-87 = Kuat Reinforcements
lcg-text-kuat-reinforcements-87 = Interrupt, when you play a Vehicle: discard any number of cards from your hand. The Vehicle costs 1 less for each of them, but at least 1.
lcg-card-backstabber-13 = “Backstabber”
lcg-text-backstabber-13 = Action, from your hand, during an engagement: play “Backstabber” for its cost straight into the engagement as a participating unit. Reaction, after it enters play during an engagement: the engaged objective takes 1 damage.
lcg-card-tie-fighter-149 = TIE Fighter
lcg-card-tie-bomber-148 = TIE Bomber
lcg-card-tallon-roll-132 = Tallon Roll
lcg-text-tallon-roll-132 = Action: choose a Fighter. It loses 1 focus token.
lcg-card-death-from-above-37 = Death from Above
lcg-text-death-from-above-37 = Action: choose up to 2 attacking Vehicles. Each gains 1 blast damage icon until the end of the engagement.

## Objective set 28

lcg-card-the-ultimate-power-145 = The Ultimate Power
lcg-text-the-ultimate-power-145 = An opponent cannot attack this objective with more than 2 units.
lcg-card-grand-moff-tarkin-63 = Grand Moff Tarkin
lcg-text-grand-moff-tarkin-63 = Each enemy objective has 1 less damage capacity.
lcg-card-superlaser-engineer-129 = Superlaser Engineer
lcg-text-superlaser-engineer-129 = Reaction, after this unit enters play: reveal the top 5 cards of your command deck. Imperial Navy events and enhancements among them that cost 3 or more go to your hand, the rest on the bottom of the deck in any order you like.
lcg-card-stormtrooper-elite-125 = Stormtrooper Elite
lcg-card-control-room-24 = Control Room
lcg-card-superlaser-blast-128 = Superlaser Blast
lcg-text-superlaser-blast-128 = Play only during your turn. Action: choose an objective and destroy it.

## Objective set 29

lcg-card-death-and-despayre-36 = Death and Despayre
lcg-card-devastator-44 = Devastator
lcg-text-devastator-44 = Reaction, after an enemy objective is destroyed: spend 1 resource. Advance the Death Star dial by 1.
lcg-card-imperial-officer-74 = Imperial Officer
lcg-text-imperial-officer-74 = Reaction, after an enemy objective is destroyed: spend 2 resources. Advance the Death Star dial by 1.
lcg-card-defense-upgrade-41 = Defense Upgrade
lcg-text-defense-upgrade-41 = Attach to an objective. The host has +3 damage capacity.

## Objective set 30

lcg-card-defense-protocol-40 = Defense Protocol
lcg-text-defense-protocol-40 = Reaction, after your draw phase begins: lower your reserve value by 1 for this phase. Choose a unit; it takes 1 damage.
lcg-card-tie-attack-squadron-147 = TIE Attack Squadron
lcg-text-tie-attack-squadron-147 = In every engagement in which a fate card was placed in your edge stack, this unit gains 1 unit damage icon and Targeted Strike.

## Objective set 31

lcg-card-the-endor-gambit-140 = The Endor Gambit
lcg-text-the-endor-gambit-140 = Reaction, after you refresh: choose a Vehicle. It loses 1 focus token.
lcg-card-at-st-commander-12 = AT-ST Commander
lcg-text-at-st-commander-12 = Action, during an engagement: spend 1 resource. Place 1 shield on a participating Vehicle.
lcg-card-at-st-11 = AT-ST
lcg-text-at-st-11 = Reaction, after this unit enters play: draw 1 card.
lcg-card-aft-armor-plating-10 = Aft Armor Plating
lcg-text-aft-armor-plating-10 = Attach to a Vehicle. The host gains Shielding.

## Objective set 32

lcg-card-take-them-prisoner-131 = Take Them Prisoner
lcg-text-take-them-prisoner-131 = Reaction, after this objective enters play: look at the top 3 cards of an opponent’s command deck. Capture 1 of them at this objective and put the other 2 back on top in any order.
lcg-card-death-star-trooper-38 = Death Star Trooper
lcg-card-detained-42 = Detained
lcg-text-detained-42 = Reaction, after an attacking enemy Character or Droid finishes its strike: capture it at a dark side objective of your choice.
lcg-card-trooper-assault-152 = Trooper Assault
lcg-text-trooper-assault-152 = Action: each attacking Trooper gains 1 unit damage icon and 1 blast damage icon until the end of the engagement.
lcg-card-tear-this-ship-apart-134 = Tear This Ship Apart
lcg-text-tear-this-ship-apart-134 = Action: choose an enhancement without the keyword Limited and discard it.

## Objective set 33

lcg-card-the-bespin-exchange-135 = The Bespin Exchange
lcg-text-the-bespin-exchange-135 = Reaction, after you capture an enemy unit that was in play: choose an objective. It loses 1 focus token.
lcg-card-boba-fett-19 = Boba Fett
lcg-text-boba-fett-19 = Reaction, after Boba Fett damages a Character that is still in play: capture it at one of your objectives.
lcg-card-outer-rim-hunter-104 = Outer Rim Hunter
lcg-text-outer-rim-hunter-104 = Reaction, after this unit is declared as an attacker: the defending player chooses one of their objectives; it takes 1 damage.
lcg-card-mandalorian-armor-93 = Mandalorian Armor
lcg-text-mandalorian-armor-93 = Attach to a Character. The host has +3 damage capacity. On Boba Fett it also gives Targeted Strike.
lcg-card-blaster-pistol-18 = Blaster Pistol
lcg-text-blaster-pistol-18 = Attach to a Character. The host gains 1 unit damage icon.
lcg-card-bounty-collection-20 = Bounty Collection
lcg-text-bounty-collection-20 = Reaction, after you capture an enemy unit that was in play: choose up to 3 of your cards that are not units. Each loses 1 focus token.

## Objective set 34

lcg-card-looking-for-droids-91 = Looking for Droids
lcg-text-looking-for-droids-91 = Cards you play from your hand need no resource match.
lcg-card-viper-probe-droid-161 = Viper Probe Droid
lcg-text-viper-probe-droid-161 = You may play this unit from your discard pile as if it were in your hand.
lcg-card-dark-alliance-32 = Dark Alliance
lcg-text-dark-alliance-32 = Action: until the end of the phase, cards you play from your hand need no resource match.
lcg-card-its-worse-83 = It’s Worse
lcg-text-its-worse-83 = Interrupt, when another Interrupt is used: cancel it, then choose an enemy unit; it takes 1 damage.

## Objective set 35

lcg-card-corporate-exploitation-94 = Corporate Exploitation
lcg-text-corporate-exploitation-94 = Action: focus this objective. Put a unit with a printed cost of 1 or less from your hand into play.
lcg-card-espo-trooper-126 = Espo Trooper

## Objective set 36

lcg-card-reconnaissance-mission-127 = Reconnaissance Mission
lcg-text-reconnaissance-mission-127 = Your reserve value is 1 higher.
lcg-card-human-replica-droid-75 = Human Replica Droid
lcg-text-human-replica-droid-75 = Reaction, from your hand, after you win an edge battle: put this unit into play as a participating unit.

## Objective set 91

lcg-card-watchers-in-the-wasteland-416 = Watchers in the Wasteland
lcg-text-watchers-in-the-wasteland-416 = In Force struggles your side counts 1 extra Force icon for each card in the light side’s common reserves.
lcg-card-obi-wan-kenobi-417 = Obi-Wan Kenobi
lcg-text-obi-wan-kenobi-417 = Reaction, after you win a Force struggle: each friendly player, you included, may return the top card of their discard pile to their hand.
lcg-card-shistavanen-wolfman-418 = Shistavanen Wolfman
lcg-text-shistavanen-wolfman-418 = Reaction, from your discard pile, after you win a Force struggle by 3 or more Force icons: put this unit into play.
lcg-card-force-cleansing-419 = Force Cleansing
lcg-text-force-cleansing-419 = Attach to a friendly Character. Reaction, after the Death Star dial advances: remove 1 focus token and 1 damage from the host.
lcg-card-supporting-fire-420 = Supporting Fire
lcg-text-supporting-fire-420 = Choose a friendly player, possibly yourself. They may add 1 card from their hand that is not a fate card to your edge stack.

## Objective set 92

lcg-card-blue-squadron-support-421 = Blue Squadron Support
lcg-text-blue-squadron-support-421 = Action: focus this objective. Each friendly player, you included, looks at the top 2 cards of their command deck, takes one of them into their hand and puts the other on the bottom of that deck.
lcg-card-blue-leader-422 = Blue Leader
lcg-text-blue-leader-422 = Reaction, after Blue Leader is focused to strike while attacking: choose an objective other than the engaged one. It takes 1 damage.
lcg-card-b-wing-423 = B-Wing
lcg-text-b-wing-423 = Reaction, after this unit is focused to strike: each other friendly player draws 1 card.
lcg-card-rapid-fire-424 = Rapid Fire
lcg-text-rapid-fire-424 = Play only during your turn. Action: choose up to 2 units, at most 1 of each opponent. Each of them takes 1 damage.

## Objective set 93

lcg-card-rendars-wrath-425 = Rendar’s Wrath
lcg-text-rendars-wrath-425 = Reaction, after an opponent declares a single unit as their whole defence: that unit takes 1 damage.
lcg-card-dash-rendar-426 = Dash Rendar
lcg-text-dash-rendar-426 = Action, during an engagement: spend 1 resource. Dash gains 1 unit damage icon until the end of the engagement. Other friendly players may use this ability as well, at their own expense.
lcg-card-arcona-rumor-monger-427 = Arcona Rumor Monger
lcg-text-arcona-rumor-monger-427 = While this unit attacks alone, your opponent defends with at least 2 units or not at all.
lcg-card-smuggling-shipment-428 = Smuggling Shipment
lcg-text-smuggling-shipment-428 = Action: choose up to 2 cards with a resource value, no two of the same friendly player. Each of them loses 1 focus token.

## Objective set 94

lcg-card-the-emperors-hand-429 = The Emperor’s Hand
lcg-text-the-emperors-hand-429 = In Force struggles your side counts 1 extra Force icon for each card in the dark side’s common reserves.
lcg-card-mara-jade-430 = Mara Jade
lcg-text-mara-jade-430 = Reaction, after your turn ends: Mara loses 1 focus token. Then you may give control of her to another friendly player.
lcg-card-agent-of-the-hand-431 = Agent of the Hand
lcg-text-agent-of-the-hand-431 = Reaction, after you gain control of a unit or play a card from another player’s common reserve: this unit loses 1 focus token.
lcg-card-join-me-432 = Join Me
lcg-text-join-me-432 = Play only during your deployment phase. Action: choose a non-unique Character. You gain control of it.
lcg-card-supporting-fire-433 = Supporting Fire
lcg-text-supporting-fire-433 = Choose a friendly player, possibly yourself. They may add 1 card from their hand that is not a fate card to your edge stack.

## Objective set 95

lcg-card-repair-and-refurbish-434 = Repair and Refurbish
lcg-text-repair-and-refurbish-434 = Reaction, after your turn begins: each friendly player, you included, may remove 1 damage from one of their objectives.
lcg-card-thunderflare-435 = Thunderflare
lcg-text-thunderflare-435 = Reaction, after Thunderflare is focused to strike: choose a friendly objective and an enemy objective. Move 1 damage from the first to the second.
lcg-card-logistics-officer-436 = Logistics Officer
lcg-text-logistics-officer-436 = During your deployment phase you may play this unit under another friendly player’s control. If you do, remove 1 damage from a friendly objective of your choice.
lcg-card-weapons-upgrade-437 = Weapons Upgrade
lcg-text-weapons-upgrade-437 = Attach to a friendly Vehicle. If another player controls the host when you attach it, draw 1 card. The host gains 1 blast damage icon.

## Objective set 96

lcg-card-mercenary-support-438 = Mercenary Support
lcg-text-mercenary-support-438 = Action: focus this objective. Put a Bounty Hunter or Mercenary from your hand into play under any friendly player’s control. If it is still in play at the end of the phase, discard it.
lcg-card-punishing-one-439 = Punishing One
lcg-text-punishing-one-439 = Reaction, after your deployment phase begins: move 1 captured card to another dark side objective.
lcg-card-trandoshan-security-team-440 = Trandoshan Security Team
lcg-text-trandoshan-security-team-440 = When a dark side objective is engaged, this unit may strike in the strike step without participating in the engagement.
lcg-card-a-price-on-their-heads-441 = A Price on Their Heads
lcg-text-a-price-on-their-heads-441 = Action: choose up to 2 units, at most 1 of each light side player. Capture them.

## Challenge deck: Jerjerrod’s Task

lcg-card-death-star-ii-455 = Death Star II
lcg-text-death-star-ii-455 = While it is set aside, it costs 1 less for each point on the Death Star dial. Action, while it is set aside: pay its cost. Flip it and put it into play. In play: when an enemy objective leaves play, its controller puts their affiliation card facedown under this unit; you win as soon as the affiliation cards of all opponents are there. Interrupt, when this unit is to be focused to strike: each opponent chooses one of their units or objectives and destroys it.
lcg-card-lemelisks-ambition-442 = Lemelisk’s Ambition
lcg-text-lemelisks-ambition-442 = Your reserve value is 1 higher for each opponent still in the game.
lcg-card-along-the-sanctuary-pipeline-443 = Along the Sanctuary Pipeline
lcg-text-along-the-sanctuary-pipeline-443 = Reaction, after you refresh: each of your objectives loses 1 focus token.
lcg-card-heightened-security-444 = Heightened Security
lcg-text-heightened-security-444 = Action, during your turn: choose an objective. Remove 1 damage from it, then place 1 shield on it. Once per turn.
lcg-card-jerjerrods-task-445 = Jerjerrod’s Task
lcg-text-jerjerrods-task-445 = Its damage capacity is twice the number of light side players who started the game. Action, from your hand, during your turn: spend 1 resource. Put this objective into play, then draw 1 card. Once per turn, all copies of Jerjerrod’s Task together. It cannot be played in any other way.
lcg-card-construction-droid-446 = Construction Droid
lcg-text-construction-droid-446 = Action: focus this unit. Look at the top 2 cards of your command deck; put one of them on top and the other on the bottom of that deck.
lcg-card-death-star-guards-447 = Death Star Guards
lcg-text-death-star-guards-447 = Action, from your hand: spend 1 resource. Put this unit into play.
lcg-card-tie-interceptor-448 = TIE Interceptor
lcg-card-destroyer-defense-fleet-449 = Destroyer Defense Fleet
lcg-text-destroyer-defense-fleet-449 = Your objectives have +1 damage capacity.
lcg-card-lambda-class-shuttle-450 = Lambda-class Shuttle
lcg-text-lambda-class-shuttle-450 = Reaction, after this unit generates a resource: another of your units loses 1 focus token.
lcg-card-darth-vader-451 = Darth Vader
lcg-text-darth-vader-451 = Vader gains 1 unit damage icon for each of your objectives.
lcg-card-moff-jerjerrod-452 = Moff Jerjerrod
lcg-text-moff-jerjerrod-452 = You may play Moff Jerjerrod as an enhancement on one of your objectives instead of as a unit. His whole text is then: “The host’s resource value is doubled.”
lcg-card-admiral-piett-453 = Admiral Piett
lcg-text-admiral-piett-453 = Reaction, after any phase of any turn begins: Piett loses 1 focus token.
lcg-card-emperor-palpatine-454 = Emperor Palpatine
lcg-text-emperor-palpatine-454 = Reaction, after Palpatine enters play: choose an objective in the light side’s victory pile. Put it into play under your control.
lcg-card-orbital-construction-yard-456 = Orbital Construction Yard
lcg-text-orbital-construction-yard-456 = Reaction, after you refresh: choose one of your objectives or Vehicles. Remove 1 damage from it.
lcg-card-tactical-command-center-457 = Tactical Command Center
lcg-text-tactical-command-center-457 = Reaction, after any objective enters play: each light side player deals 1 damage to one of their units, if able.
lcg-card-strategic-command-center-458 = Strategic Command Center
lcg-text-strategic-command-center-458 = Reaction, after any objective enters play: choose a unit or objective. Remove 1 damage from it.
lcg-card-endor-shield-generator-459 = Endor Shield Generator
lcg-text-endor-shield-generator-459 = When this enhancement has 7 or more damage, discard it. Forced Interrupt, when another of your cards is dealt damage: all of that damage is dealt to this enhancement instead.
lcg-card-signal-jam-460 = Signal Jam
lcg-text-signal-jam-460 = Interrupt, when anyone uses an Action, Reaction or Interrupt: cancel it. Then you may spend 1 resource to shuffle this event into your command deck instead of discarding it.
lcg-card-we-shall-double-our-efforts-461 = We Shall Double Our Efforts
lcg-text-we-shall-double-our-efforts-461 = Interrupt, when a card generates resources: it generates 1 more for each focus token that is placed on it for this.
lcg-card-fleet-ambush-462 = Fleet Ambush
lcg-text-fleet-ambush-462 = Reaction, after one of your objectives is engaged: search your command deck for a Vehicle and put it into play as a declared defender. Shuffle your command deck.
lcg-card-fully-armed-463 = Fully Armed
lcg-text-fully-armed-463 = Play only while Death Star II is in play. The light side can neither cancel nor copy this event. Action: choose a player. They are out of the game: discard all cards they control and put their affiliation card under Death Star II.
lcg-card-change-of-plan-464 = Change of Plan
lcg-text-change-of-plan-464 = Stop this edge battle: no other fate card in it takes effect. Draw 1 card and discard both edge stacks. Then fight a new edge battle.

## Challenge deck: The Hunt for Skywalker

lcg-card-the-hunt-for-skywalker = The Hunt for Skywalker
lcg-text-the-hunt-for-skywalker = Forced Interrupt, when this objective takes damage or is destroyed: turn it faceup instead. All of that damage is used up; discard all tokens and enhancements on it.
lcg-card-the-mines-465 = The Mines
lcg-text-the-mines-465 = Vehicles cannot attack this objective. Reaction, after this objective is turned faceup: each opponent discards the top card of their command deck.
lcg-card-the-final-ship-466 = The Final Ship
lcg-text-the-final-ship-466 = Reaction, after this objective is turned faceup: turn another of your facedown objectives faceup.
lcg-card-dagobah-refuge-467 = Dagobah Refuge
lcg-text-dagobah-refuge-467 = Reaction, after your turn begins: remove up to 2 damage from Luke Skywalker.
lcg-card-the-coruscant-rescue-473 = The Coruscant Rescue
lcg-text-the-coruscant-rescue-473 = Reaction, after this objective is turned faceup: put a unit from your discard pile into play.
lcg-card-rebel-command-469 = Rebel Command
lcg-text-rebel-command-469 = Reaction, after this objective is turned faceup: remove all focus tokens from all your units.
lcg-card-the-ruins-of-alderaan-470 = The Ruins of Alderaan
lcg-text-the-ruins-of-alderaan-470 = Characters cannot attack this objective. Reaction, after this objective is turned faceup: each opponent discards the top card of their command deck.
lcg-card-front-line-reinforcements-471 = Front Line Reinforcements
lcg-text-front-line-reinforcements-471 = Reaction, after this objective is turned faceup: search your command deck for a unit and put it into play. Shuffle your command deck.
lcg-card-mission-at-kothlis-472 = Mission at Kothlis
lcg-text-mission-at-kothlis-472 = Your reserve value is 1 higher for each opponent still in the game.
lcg-card-return-to-tatooine-468 = Return to Tatooine
lcg-text-return-to-tatooine-468 = Luke Skywalker must defend this objective if able. Forced Reaction, after this objective is turned faceup: put Luke Skywalker, who is set aside, into play under your control.
lcg-card-luke-skywalker-485 = Luke Skywalker
lcg-text-luke-skywalker-485 = Luke enters play only through Return to Tatooine and is immune to enemy card effects. Damage that would destroy Return to Tatooine is dealt to Luke instead. When Luke leaves play, the light side loses the game.
lcg-card-rebel-sentry-474 = Rebel Sentry
lcg-card-bothan-facilitator-475 = Bothan Facilitator
lcg-text-bothan-facilitator-475 = Reaction, after this unit is focused to strike: look at the hands and common reserves of all opponents. For each opponent choose 1 of those cards and discard it.
lcg-card-tatooine-sympathizer-476 = Tatooine Sympathizer
lcg-text-tatooine-sympathizer-476 = Action: focus this unit. Draw 1 card, or 2 if the Balance of the Force is with the light side.
lcg-card-rogue-squadron-backup-477 = Rogue Squadron Backup
lcg-text-rogue-squadron-backup-477 = Reaction, after this unit is focused to strike while attacking: the defending player discards 2 cards from the top of their command deck for each dark side player who started the game.
lcg-card-specforces-commando-478 = SpecForces Commando
lcg-text-specforces-commando-478 = Reaction, after this unit damages an enemy unit: each opponent discards as many cards from the top of their command deck as the damage dealt.
lcg-card-rebel-ambush-team-479 = Rebel Ambush Team
lcg-text-rebel-ambush-team-479 = Reaction, from your hand, after one of your objectives is engaged: put this unit into play as a participating unit. Then choose an attacker; it takes 2 damage.
lcg-card-decoy-wing-482 = Decoy Wing
lcg-card-r2-d2-481 = R2-D2
lcg-card-boushh-483 = “Boushh”
lcg-text-boushh-483 = If you control Leia Organa, discard “Boushh”. Reaction, after “Boushh” enters play: turn one of your facedown objectives faceup.
lcg-card-wedge-antilles-484 = Wedge Antilles
lcg-text-wedge-antilles-484 = Reaction, after an opponent discards cards from the top of their command deck because of another card’s effect: they discard 1 more.
lcg-card-red-five-480 = Red Five
lcg-text-red-five-480 = Reaction, after Red Five damages an enemy objective: each opponent discards as many cards from the top of their command deck as the damage dealt.
lcg-card-secret-hideout-486 = Secret Hideout
lcg-text-secret-hideout-486 = Reaction, after an enemy objective leaves play: focus this enhancement. Each opponent discards 1 card from the top of their command deck for each of your facedown objectives.
lcg-card-command-center-487 = Command Center
lcg-text-command-center-487 = Action: focus this enhancement. Choose a unit; it loses up to 2 focus tokens.
lcg-card-entrenched-position-488 = Entrenched Position
lcg-text-entrenched-position-488 = Attach to an objective you control. Action, while the host is engaged: focus the host. Choose an attacker; it takes 2 damage, or 3 if you have the edge.
lcg-card-rebel-honor-guard-489 = Rebel Honor Guard
lcg-text-rebel-honor-guard-489 = Attach to a Character. The host has +2 damage capacity. Interrupt, when the host leaves play: attach this enhancement to another Character.
lcg-card-rigged-to-explode-490 = Rigged to Explode
lcg-text-rigged-to-explode-490 = Reaction, after one of your objectives is turned faceup during an engagement: destroy all attackers.
lcg-card-the-force-is-strong-491 = The Force Is Strong
lcg-text-the-force-is-strong-491 = Action: choose one. Return an enemy unit to its owner’s hand; or each opponent discards 1 random card from their hand; or each opponent discards the top 3 cards of their command deck.
lcg-card-run-luke-run-492 = Run Luke! Run!
lcg-text-run-luke-run-492 = Interrupt, when anyone uses an Action, Reaction or Interrupt: cancel it. Then you may spend 1 resource to shuffle this event into your command deck instead of discarding it.
lcg-card-premonitions-of-the-future-493 = Premonitions of the Future
lcg-text-premonitions-of-the-future-493 = Action: look at the top 3 cards of your command deck and take one of them into your hand. Shuffle the other 2 and this event into that deck.
lcg-card-evading-pursuit-494 = Evading Pursuit
lcg-text-evading-pursuit-494 = Play only outside engagements. Action: two of your facedown objectives trade places, then draw 1 card.
lcg-card-change-of-plan-495 = Change of Plan
lcg-text-change-of-plan-495 = Stop this edge battle: no other fate card in it takes effect. Draw 1 card and discard both edge stacks. Then fight a new edge battle.
