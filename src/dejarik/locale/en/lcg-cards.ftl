### Star Wars: The Card Game: titles of the cards as printed.

## Affiliation cards and the dial

lcg-card-jedi = Jedi
lcg-card-rebel-alliance = Rebel Alliance
lcg-card-smugglers-and-spies = Smugglers and Spies
lcg-card-sith = Sith
lcg-card-imperial-navy = Imperial Navy
lcg-card-scum-and-villainy = Scum and Villainy
lcg-card-death-star-dial = Death Star dial

## Objective set 1

lcg-card-a-heros-journey-2 = A Hero’s Journey
lcg-card-luke-skywalker-92 = Luke Skywalker
lcg-card-twilek-loyalist-15 = Twi’lek Loyalist
lcg-card-jedi-lightsaber-102 = Jedi Lightsaber
lcg-card-trust-your-feelings-153 = Trust Your Feelings
lcg-card-dagobah-training-grounds-31 = Dagobah Training Grounds

## Objective set 2

lcg-card-in-you-must-go-76 = In You Must Go
lcg-card-yoda-166 = Yoda
lcg-card-believer-in-the-old-ways-154 = Believer in the Old Ways
lcg-card-shii-cho-training-122 = Shii-Cho-Training
lcg-card-counter-stroke-28 = Counter-stroke

## Objective set 3

lcg-card-forgotten-heroes-95 = Forgotten Heroes
lcg-card-obi-wan-kenobi-101 = Obi-Wan Kenobi
lcg-card-jedi-in-hiding-84 = Jedi in Hiding
lcg-card-jedi-mind-trick-85 = Jedi Mind Trick
lcg-card-our-most-desperate-hour-96 = Our Most Desperate Hour
lcg-card-heat-of-battle-65 = Heat of Battle

## Objective set 4

lcg-card-a-journey-to-dagobah-3 = A Journey to Dagobah
lcg-card-red-five-113 = Red Five
lcg-card-r2-d2-106 = R2-D2
lcg-card-double-strike-46 = Double Strike
lcg-card-target-of-opportunity-133 = Target of Opportunity

## Objective set 5

lcg-card-the-secret-of-yavin-4-144 = The Secret of Yavin 4
lcg-card-c-3po-21 = C-3PO
lcg-card-guardian-of-peace-109 = Guardian of Peace
lcg-card-lightsaber-deflection-89 = Lightsaber Deflection
lcg-card-twist-of-fate-157 = Twist of Fate

## Objective set 6

lcg-card-last-minute-rescue-118 = Last Minute Rescue
lcg-card-redemption-115 = Redemption
lcg-card-corellian-engineer-25 = Corellian Engineer
lcg-card-return-of-the-jedi-119 = Return of the Jedi
lcg-card-emergency-repair-50 = Emergency Repair
lcg-card-force-rejuvenation-61 = Force Rejuvenation

## Objective set 7

lcg-card-jedi-training-86 = Jedi Training
lcg-card-believer-in-the-old-ways-155 = Believer in the Old Ways
lcg-card-ancient-monument-6 = Ancient Monument
lcg-card-it-binds-all-things-80 = It Binds All Things

## Objective set 8

lcg-card-the-defense-of-yavin-4-138 = The Defense of Yavin 4
lcg-card-red-two-114 = Red Two
lcg-card-y-wing-165 = Y-Wing
lcg-card-astromech-droid-upgrade-158 = Astromech Droid Upgrade
lcg-card-hidden-outpost-49 = Hidden Outpost
lcg-card-rebel-assault-108 = Rebel Assault

## Objective set 9

lcg-card-mission-briefing-97 = Mission Briefing
lcg-card-mon-mothma-98 = Mon Mothma
lcg-card-battlefield-engineers-14 = Battlefield Engineers
lcg-card-a-wing-5 = A-Wing
lcg-card-heavy-blaster-emplacement-66 = Heavy Blaster Emplacement

## Objective set 10

lcg-card-fleeing-the-empire-56 = Fleeing the Empire
lcg-card-leia-organa-88 = Leia Organa
lcg-card-fleet-officer-58 = Fleet Officer
lcg-card-stolen-plans-124 = Stolen Plans
lcg-card-youre-my-only-hope-167 = You’re My Only Hope

## Objective set 11

lcg-card-the-rebel-fleet-143 = The Rebel Fleet
lcg-card-home-one-70 = Home One
lcg-card-repair-droid-116 = Repair Droid

## Objective set 12

lcg-card-draw-their-fire-82 = Draw Their Fire
lcg-card-admiral-ackbar-7 = Admiral Ackbar
lcg-card-x-wing-escort-164 = X-Wing Escort
lcg-card-x-wing-163 = X-Wing
lcg-card-fleet-command-center-57 = Fleet Command Center
lcg-card-heroic-sacrifice-47 = Heroic Sacrifice

## Objective set 13

lcg-card-mobilize-the-squadrons-123 = Mobilize the Squadrons
lcg-card-rookie-pilot-120 = Rookie Pilot
lcg-card-trench-run-150 = Trench Run
lcg-card-covering-fire-77 = Covering Fire

## Objective set 14

lcg-card-decoy-at-dantooine-39 = Decoy at Dantooine
lcg-card-wookiee-navigator-162 = Wookiee Navigator
lcg-card-rebel-trooper-112 = Rebel Trooper
lcg-card-false-lead-55 = False Lead
lcg-card-fall-back-54 = Fall Back!
lcg-card-a-new-hope-4 = A New Hope

## Objective set 15

lcg-card-questionable-contacts-69 = Questionable Contacts
lcg-card-han-solo-64 = Han Solo
lcg-card-twilek-smuggler-156 = Twi’lek Smuggler
lcg-card-cloud-city-casino-22 = Cloud City Casino
lcg-card-swindled-130 = Swindled
lcg-card-crossfire-29 = Crossfire

## Objective set 16

lcg-card-rumors-at-the-cantina-121 = Rumors at the Cantina
lcg-card-rebel-sympathizer-111 = Rebel Sympathizer
lcg-card-common-ground-23 = Common Ground
lcg-card-rescue-mission-117 = Rescue Mission
lcg-card-it-could-be-worse-81 = It Could Be Worse

## Objective set 17

lcg-card-tribal-support-151 = Tribal Support
lcg-card-ewok-scout-53 = Ewok Scout
lcg-card-log-trap-90 = Log Trap
lcg-card-yub-yub-168 = Yub Yub!

## Objective set 18

lcg-card-hit-and-run-68 = Hit and Run
lcg-card-secret-informant-110 = Secret Informant

## Objective set 19

lcg-card-fall-of-the-jedi-99 = Fall of the Jedi
lcg-card-darth-vader-35 = Darth Vader
lcg-card-dark-side-apprentice-33 = Dark Side Apprentice
lcg-card-vaders-lightsaber-159 = Vader’s Lightsaber
lcg-card-force-choke-59 = Force Choke
lcg-card-heat-of-battle-169 = Heat of Battle

## Objective set 20

lcg-card-counsel-of-the-sith-27 = Counsel of the Sith
lcg-card-advisor-to-the-emperor-9 = Advisor to the Emperor
lcg-card-kuati-security-team-136 = Kuati Security Team
lcg-card-sith-library-72 = Sith Library
lcg-card-dark-precognition-34 = Dark Precognition
lcg-card-twist-of-fate-171 = Twist of Fate

## Objective set 21

lcg-card-black-squadron-assault-16 = Black Squadron Assault
lcg-card-vaders-tie-advanced-160 = Vader’s TIE Advanced
lcg-card-tie-advanced-146 = TIE Advanced
lcg-card-black-squadron-pilot-17 = Black Squadron Pilot
lcg-card-im-on-the-leader-71 = I’m On the Leader
lcg-card-target-of-opportunity-170 = Target of Opportunity

## Objective set 22

lcg-card-the-heart-of-the-empire-142 = The Heart of the Empire
lcg-card-coruscant-defense-fleet-26 = Coruscant Defense Fleet
lcg-card-force-stasis-62 = Force Stasis
lcg-card-there-is-no-escape-139 = There Is No Escape

## Objective set 23

lcg-card-the-emperors-web-105 = The Emperor’s Web
lcg-card-emperor-palpatine-51 = Emperor Palpatine
lcg-card-emperors-royal-guard-52 = Emperor’s Royal Guard
lcg-card-force-lightning-60 = Force Lightning

## Objective set 24

lcg-card-cruel-interrogations-30 = Cruel Interrogations
lcg-card-interrogation-droid-79 = Interrogation Droid
lcg-card-isb-interrogators-43 = ISB Interrogators
lcg-card-intimidated-137 = Intimidated
lcg-card-interrogation-78 = Interrogation

## Objective set 25

lcg-card-shadows-of-dathomir-45 = Shadows of Dathomir
lcg-card-nightsister-100 = Nightsister
lcg-card-rancor-107 = Rancor
lcg-card-the-hands-blessing-141 = The Hand’s Blessing
lcg-card-a-disturbance-in-the-force-1 = A Disturbance In the Force

## Objective set 26

lcg-card-imperial-command-73 = Imperial Command
lcg-card-admiral-motti-8 = Admiral Motti
lcg-card-duty-officer-48 = Duty Officer
lcg-card-heavy-stormtrooper-squad-67 = Heavy Stormtrooper Squad
lcg-card-orbital-bombardment-103 = Orbital Bombardment

## Objective set 27

lcg-card-kuat-reinforcements-87 = Kuat Reinforcements
lcg-card-backstabber-13 = “Backstabber”
lcg-card-tie-fighter-149 = TIE Fighter
lcg-card-tie-bomber-148 = TIE Bomber
lcg-card-tallon-roll-132 = Tallon Roll
lcg-card-death-from-above-37 = Death from Above

## Objective set 28

lcg-card-the-ultimate-power-145 = The Ultimate Power
lcg-card-grand-moff-tarkin-63 = Grand Moff Tarkin
lcg-card-superlaser-engineer-129 = Superlaser Engineer
lcg-card-stormtrooper-elite-125 = Stormtrooper Elite
lcg-card-control-room-24 = Control Room
lcg-card-superlaser-blast-128 = Superlaser Blast

## Objective set 29

lcg-card-death-and-despayre-36 = Death and Despayre
lcg-card-devastator-44 = Devastator
lcg-card-imperial-officer-74 = Imperial Officer
lcg-card-defense-upgrade-41 = Defense Upgrade

## Objective set 30

lcg-card-defense-protocol-40 = Defense Protocol
lcg-card-tie-attack-squadron-147 = TIE Attack Squadron

## Objective set 31

lcg-card-the-endor-gambit-140 = The Endor Gambit
lcg-card-at-st-commander-12 = AT-ST Commander
lcg-card-at-st-11 = AT-ST
lcg-card-aft-armor-plating-10 = Aft Armor Plating

## Objective set 32

lcg-card-take-them-prisoner-131 = Take Them Prisoner
lcg-card-death-star-trooper-38 = Death Star Trooper
lcg-card-detained-42 = Detained
lcg-card-trooper-assault-152 = Trooper Assault
lcg-card-tear-this-ship-apart-134 = Tear This Ship Apart

## Objective set 33

lcg-card-the-bespin-exchange-135 = The Bespin Exchange
lcg-card-boba-fett-19 = Boba Fett
lcg-card-outer-rim-hunter-104 = Outer Rim Hunter
lcg-card-mandalorian-armor-93 = Mandalorian Armor
lcg-card-blaster-pistol-18 = Blaster Pistol
lcg-card-bounty-collection-20 = Bounty Collection

## Objective set 34

lcg-card-looking-for-droids-91 = Looking for Droids
lcg-card-viper-probe-droid-161 = Viper Probe Droid
lcg-card-dark-alliance-32 = Dark Alliance
lcg-card-its-worse-83 = It’s Worse

## Objective set 35

lcg-card-corporate-exploitation-94 = Corporate Exploitation
lcg-card-espo-trooper-126 = Espo Trooper

## Objective set 36

lcg-card-reconnaissance-mission-127 = Reconnaissance Mission
lcg-card-human-replica-droid-75 = Human Replica Droid

## Objective set 91

lcg-card-watchers-in-the-wasteland-416 = Watchers in the Wasteland
lcg-card-obi-wan-kenobi-417 = Obi-Wan Kenobi
lcg-card-shistavanen-wolfman-418 = Shistavanen Wolfman
lcg-card-force-cleansing-419 = Force Cleansing
lcg-card-supporting-fire-420 = Supporting Fire

## Objective set 92

lcg-card-blue-squadron-support-421 = Blue Squadron Support
lcg-card-blue-leader-422 = Blue Leader
lcg-card-b-wing-423 = B-Wing
lcg-card-rapid-fire-424 = Rapid Fire

## Objective set 93

lcg-card-rendars-wrath-425 = Rendar’s Wrath
lcg-card-dash-rendar-426 = Dash Rendar
lcg-card-arcona-rumor-monger-427 = Arcona Rumor Monger
lcg-card-smuggling-shipment-428 = Smuggling Shipment

## Objective set 94

lcg-card-the-emperors-hand-429 = The Emperor’s Hand
lcg-card-mara-jade-430 = Mara Jade
lcg-card-agent-of-the-hand-431 = Agent of the Hand
lcg-card-join-me-432 = Join Me
lcg-card-supporting-fire-433 = Supporting Fire

## Objective set 95

lcg-card-repair-and-refurbish-434 = Repair and Refurbish
lcg-card-thunderflare-435 = Thunderflare
lcg-card-logistics-officer-436 = Logistics Officer
lcg-card-weapons-upgrade-437 = Weapons Upgrade

## Objective set 96

lcg-card-mercenary-support-438 = Mercenary Support
lcg-card-punishing-one-439 = Punishing One
lcg-card-trandoshan-security-team-440 = Trandoshan Security Team
lcg-card-a-price-on-their-heads-441 = A Price on Their Heads

## Challenge deck: Jerjerrod’s Task

lcg-card-death-star-ii-455 = Death Star II
lcg-card-lemelisks-ambition-442 = Lemelisk’s Ambition
lcg-card-along-the-sanctuary-pipeline-443 = Along the Sanctuary Pipeline
lcg-card-heightened-security-444 = Heightened Security
lcg-card-jerjerrods-task-445 = Jerjerrod’s Task
lcg-card-construction-droid-446 = Construction Droid
lcg-card-death-star-guards-447 = Death Star Guards
lcg-card-tie-interceptor-448 = TIE Interceptor
lcg-card-destroyer-defense-fleet-449 = Destroyer Defense Fleet
lcg-card-lambda-class-shuttle-450 = Lambda-class Shuttle
lcg-card-darth-vader-451 = Darth Vader
lcg-card-moff-jerjerrod-452 = Moff Jerjerrod
lcg-card-admiral-piett-453 = Admiral Piett
lcg-card-emperor-palpatine-454 = Emperor Palpatine
lcg-card-orbital-construction-yard-456 = Orbital Construction Yard
lcg-card-tactical-command-center-457 = Tactical Command Center
lcg-card-strategic-command-center-458 = Strategic Command Center
lcg-card-endor-shield-generator-459 = Endor Shield Generator
lcg-card-signal-jam-460 = Signal Jam
lcg-card-we-shall-double-our-efforts-461 = We Shall Double Our Efforts
lcg-card-fleet-ambush-462 = Fleet Ambush
lcg-card-fully-armed-463 = Fully Armed
lcg-card-change-of-plan-464 = Change of Plan

## Challenge deck: The Hunt for Skywalker

lcg-card-the-hunt-for-skywalker = The Hunt for Skywalker
lcg-card-the-mines-465 = The Mines
lcg-card-the-final-ship-466 = The Final Ship
lcg-card-dagobah-refuge-467 = Dagobah Refuge
lcg-card-the-coruscant-rescue-473 = The Coruscant Rescue
lcg-card-rebel-command-469 = Rebel Command
lcg-card-the-ruins-of-alderaan-470 = The Ruins of Alderaan
lcg-card-front-line-reinforcements-471 = Front Line Reinforcements
lcg-card-mission-at-kothlis-472 = Mission at Kothlis
lcg-card-return-to-tatooine-468 = Return to Tatooine
lcg-card-luke-skywalker-485 = Luke Skywalker
lcg-card-rebel-sentry-474 = Rebel Sentry
lcg-card-bothan-facilitator-475 = Bothan Facilitator
lcg-card-tatooine-sympathizer-476 = Tatooine Sympathizer
lcg-card-rogue-squadron-backup-477 = Rogue Squadron Backup
lcg-card-specforces-commando-478 = SpecForces Commando
lcg-card-rebel-ambush-team-479 = Rebel Ambush Team
lcg-card-decoy-wing-482 = Decoy Wing
lcg-card-r2-d2-481 = R2-D2
lcg-card-boushh-483 = “Boushh”
lcg-card-wedge-antilles-484 = Wedge Antilles
lcg-card-red-five-480 = Red Five
lcg-card-secret-hideout-486 = Secret Hideout
lcg-card-command-center-487 = Command Center
lcg-card-entrenched-position-488 = Entrenched Position
lcg-card-rebel-honor-guard-489 = Rebel Honor Guard
lcg-card-rigged-to-explode-490 = Rigged to Explode
lcg-card-the-force-is-strong-491 = The Force Is Strong
lcg-card-run-luke-run-492 = Run Luke! Run!
lcg-card-premonitions-of-the-future-493 = Premonitions of the Future
lcg-card-evading-pursuit-494 = Evading Pursuit
lcg-card-change-of-plan-495 = Change of Plan
