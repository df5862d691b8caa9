### Star Wars: The Card Game: words that stand on the cards and at the table.

lcg-box-core-set = Core Set
lcg-box-balance-of-the-force = Balance of the Force

lcg-side-light = light side
lcg-side-dark = dark side

lcg-affiliation-jedi = Jedi
lcg-affiliation-rebel-alliance = Rebel Alliance
lcg-affiliation-smugglers-and-spies = Smugglers and Spies
lcg-affiliation-sith = Sith
lcg-affiliation-imperial-navy = Imperial Navy
lcg-affiliation-scum-and-villainy = Scum and Villainy
lcg-affiliation-neutral = Neutral

lcg-type-affiliation = affiliation
lcg-type-objective = objective
lcg-type-unit = unit
lcg-type-enhancement = enhancement
lcg-type-event = event
lcg-type-fate = fate
lcg-type-dial = dial

lcg-phase-balance = balance phase
lcg-phase-refresh = refresh phase
lcg-phase-draw = draw phase
lcg-phase-deployment = deployment phase
lcg-phase-conflict = conflict phase
lcg-phase-force = Force phase

## Keywords, each with what it does

lcg-keyword-edge = Edge
lcg-keyword-edge-explained = While this unit participates in an engagement, add its Edge value to your total in the edge battle.
lcg-keyword-elite = Elite
lcg-keyword-elite-explained = When you refresh, remove 2 focus tokens from this card instead of 1.
lcg-keyword-shielding = Shielding
lcg-keyword-shielding-explained = When this unit is declared as an attacker or defender, you may place 1 shield on a friendly participating unit or on the engaged objective, if that card has none.
lcg-keyword-targeted-strike = Targeted Strike
lcg-keyword-targeted-strike-explained = When this unit strikes as an attacker, its unit damage may be dealt to any one enemy unit, participating or not.
lcg-keyword-protect = Protect
lcg-keyword-protect-explained = When another friendly card of the named kind would take damage, you may move any part of that damage to this unit, up to the damage it can still take.
lcg-keyword-limited = Limited
lcg-keyword-limited-explained = You may play at most one Limited card each turn.
lcg-keyword-no-enhancements = No Enhancements
lcg-keyword-no-enhancements-explained = Enhancements cannot be attached to this card.
lcg-keyword-influence = Influence
lcg-keyword-influence-explained = Resources that this card generates match every affiliation.

## Traits

lcg-trait-alderaan = Alderaan
lcg-trait-alter = Alter
lcg-trait-armor = Armor
lcg-trait-black-squadron = Black Squadron
lcg-trait-bounty = Bounty
lcg-trait-bounty-hunter = Bounty Hunter
lcg-trait-capital-ship = Capital Ship
lcg-trait-character = Character
lcg-trait-civilian = Civilian
lcg-trait-cloud-city = Cloud City
lcg-trait-condition = Condition
lcg-trait-control = Control
lcg-trait-coruscant = Coruscant
lcg-trait-creature = Creature
lcg-trait-dagobah = Dagobah
lcg-trait-dantooine = Dantooine
lcg-trait-dathomir = Dathomir
lcg-trait-death-squadron = Death Squadron
lcg-trait-death-star = Death Star
lcg-trait-decoy = Decoy
lcg-trait-despayre = Despayre
lcg-trait-droid = Droid
lcg-trait-endor = Endor
lcg-trait-engineer = Engineer
lcg-trait-espionage = Espionage
lcg-trait-ewok = Ewok
lcg-trait-executor = Executor
lcg-trait-fighter = Fighter
lcg-trait-fleet = Fleet
lcg-trait-force = Force
lcg-trait-force-sensitive = Force Sensitive
lcg-trait-force-user = Force User
lcg-trait-fortification = Fortification
lcg-trait-guardian = Guardian
lcg-trait-imperial-guard = Imperial Guard
lcg-trait-kothlis = Kothlis
lcg-trait-kuat = Kuat
lcg-trait-leader = Leader
lcg-trait-lightsaber-form = Lightsaber Form
lcg-trait-location = Location
lcg-trait-maneuver = Maneuver
lcg-trait-mercenary = Mercenary
lcg-trait-mission = Mission
lcg-trait-officer = Officer
lcg-trait-operation = Operation
lcg-trait-ord-mantell = Ord Mantell
lcg-trait-pilot = Pilot
lcg-trait-rogue = Rogue
lcg-trait-scoundrel = Scoundrel
lcg-trait-sense = Sense
lcg-trait-skill = Skill
lcg-trait-smuggler = Smuggler
lcg-trait-space-station = Space Station
lcg-trait-spy = Spy
lcg-trait-squadron = Squadron
lcg-trait-superlaser = Superlaser
lcg-trait-tatooine = Tatooine
lcg-trait-transport = Transport
lcg-trait-trap = Trap
lcg-trait-trooper = Trooper
lcg-trait-upgrade = Upgrade
lcg-trait-vehicle = Vehicle
lcg-trait-walker = Walker
lcg-trait-weapon = Weapon
lcg-trait-wookiee = Wookiee
lcg-trait-yavin-4 = Yavin 4
