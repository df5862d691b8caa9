### Missions of the campaign, one after the other: the name, what is read aloud, the goals of both sides, the rules. Then why missions end.

## The Battle of Hoth

mission-the-battle-of-hoth = The Battle of Hoth
mission-the-battle-of-hoth-briefing = The walkers are on the ridge and Echo Base is burning. Pilots are still running for their ships, and every minute they gain has to be bought out here, in the snow. A small shield generator could cover them, but its four power stations are dead and Imperial troops hold the ground between them. Vil and Taya Del of the base’s garrison stand at your side.
mission-the-battle-of-hoth-event-a-deadly-turn = A Deadly Turn
mission-the-battle-of-hoth-event-a-deadly-turn-text = The ice begins to hum. Out of the blowing snow glides a repulsor tank, its cannon already turning towards the nearest voices. The SC2-M Repulsor Tank is deployed at an inactive power station of the Imperial player’s choice; if all four are active, at an active deployment point.
mission-the-battle-of-hoth-event-hopes-dashed = Hopes Dashed
mission-the-battle-of-hoth-event-hopes-dashed-text = A lone figure walks through the smoke, bandages around his head and a rifle on his shoulder. The Empire pays well for prisoners, and Dengar has come to collect. Dengar is deployed at an inactive power station of the Imperial player’s choice; if all four are active, at an active deployment point.
mission-the-battle-of-hoth-event-deep-freeze = Deep Freeze
mission-the-battle-of-hoth-event-deep-freeze-text = The sun sinks and the wind turns cruel. Fingers stiffen, breath freezes on collars, and rest brings no warmth any more. For the rest of the mission, heroes recover damage only by Medical cards.
mission-the-battle-of-hoth-event-rigged-to-blow = Rigged to Blow
mission-the-battle-of-hoth-event-rigged-to-blow-text = The second station comes to life, and with it a thin, quick beeping that nobody had noticed under the storm. Somebody was here before you and left a present. The Imperial player chooses an active power station and rolls 1 red die: each Rebel figure on it or adjacent to it suffers damage equal to the damage rolled and becomes Bleeding.
mission-the-battle-of-hoth-event-final-surge = Final Surge
mission-the-battle-of-hoth-event-final-surge-text = A pale shimmer rises over the trenches and the Imperial officers see what you are doing. Orders crackle over every channel: stop them, whatever it costs. Threat rises by 3.
mission-the-battle-of-hoth-event-fight-them-back = Fight Them Back
mission-the-battle-of-hoth-event-fight-them-back-text = The fourth station hums and the shield closes over your heads like a second sky. Whoever is out there gets no more help. Threat cannot rise any more. The Rebels win when no Imperial figure is left.
mission-the-battle-of-hoth-event-fallen-comrades = Fallen Comrades
mission-the-battle-of-hoth-event-fallen-comrades-text = One of the last defenders of Echo Base falls in the snow, and a cheer goes through the Imperial lines. Threat rises by 2.
mission-the-battle-of-hoth-goal-activate-stations = Activate all four power stations.
mission-the-battle-of-hoth-goal-clear-field = Defeat every Imperial figure.
mission-the-battle-of-hoth-goal-wound-heroes = Wound every hero.
mission-the-battle-of-hoth-rule-1 = A hero may interact with a power station and test insight or tech. If the hero passes, the station is active for the rest of the mission.
mission-the-battle-of-hoth-rule-2 = Once per activation, a Rebel figure may interact with a terminal of the gun turret to choose a hostile figure anywhere and roll 1 red die: it suffers 1 damage plus the damage rolled. Then discard that terminal. The turret has as many shots as it has terminals.
mission-the-battle-of-hoth-rule-3 = The two Echo Base Troopers belong to the Rebels. Each time one of them is defeated, threat rises by 2.
mission-the-battle-of-hoth-use-activate = Activate the power station
mission-the-battle-of-hoth-use-fire = Fire the gun turret

## Trespass

mission-trespass = Trespass
mission-trespass-briefing = The convoy came down hard in the Dune Sea. The refugees crouch in the shadow of the wreck, and beyond the next dune an Imperial garrison is already forming up to fetch them. There is no time to run and nowhere to run to. Break through the barricade, get into the command post and silence the base before it finds your people.
mission-trespass-event-ambush = Ambush
mission-trespass-event-ambush-text = The barricade bursts apart, and for a heartbeat there is only dust. Then a probe’s eye lights up ahead, and engines roar behind the dune: a Hutt skiff, its crew grinning over the rails. They have no love for the Empire, and today that makes them friends. A Probe Droid and an Imperial Officer are deployed at the yellow point, which becomes active; the first green point is no longer active. The skiff is added to the map with two Weequay Pirates, who fight for the heroes. The door can now be opened.
mission-trespass-event-the-captains-squad = The Captain’s Squad
mission-trespass-event-the-captains-squad-text = The door slides open on cool air and blinking consoles. Between you and them stands a squad with its rifles raised, and beside it, patient as the desert, waits Captain Terro. The command post and its terminal are added to the map. A group of Stormtroopers, which cannot be reinforced or deployed again, and Captain Terro are deployed inside; the second green point is no longer active. Sabotage the base at the terminal.
mission-trespass-goal-break-through = Destroy the barricade.
mission-trespass-goal-enter = Open the door of the command post.
mission-trespass-goal-sabotage = Sabotage the base at the terminal.
mission-trespass-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-trespass-use-sabotage = Sabotage the base
mission-trespass-rule-1 = The door is locked to Imperial figures. Heroes can open it once the barricade is gone.
mission-trespass-rule-2 = Rebel figures may attack the barricade (Health 4, 1 block). While it stands, its three spaces block movement, line of sight, adjacency and counting spaces.
mission-trespass-rule-3 = A hero cannot use the terminal while a Stormtrooper is adjacent to it.

## Dark Recon

mission-dark-recon = Dark Recon
mission-dark-recon-briefing = Coruscant never sleeps, and down here it never looks up either. A Rebel team vanished in these streets, and three people are said to know where it was taken. But the patrols are out already, and every doorway seems to watch you. Question two of the contacts before somebody makes them forget.
mission-dark-recon-event-droid-patrol = Droid Patrol
mission-dark-recon-event-droid-patrol-text = Something drones between the towers. A black shape sinks from the overpass, its lenses clicking from face to face until they rest on yours. A Probe Droid is deployed at the red point.
mission-dark-recon-event-trooper-patrol = Trooper Patrol
mission-dark-recon-event-trooper-patrol-text = Boots echo in the street behind you, evenly, without hurry. The way back is no longer a way. A group of Stormtroopers is deployed at the blue point.
mission-dark-recon-event-halfway-there = Halfway There
mission-dark-recon-event-halfway-there-text = Two frightened voices, one story: a Duros saw it all, and the Empire keeps him in the diner across the street until somebody important has time for him. You have to be quicker than that. The doors are no longer locked, the last informant slips away, and threat rises by 3. Get into the diner.
mission-dark-recon-event-garrison = Garrison
mission-dark-recon-event-garrison-text = Overturned tables, a smell of burnt fat, and shields that snap together in a line. An officer behind them smooths his uniform and orders you removed. The diner is added to the map and both doors are open. An elite Imperial Officer and Riot Troopers are deployed at the yellow point; neither group can be reinforced or deployed again. Defeat both.
mission-dark-recon-event-recorded = Recorded
mission-dark-recon-event-recorded-text = The Duros crawls out from under the counter and presses a small recorder into your hands. All of it is there: the faces, the ship, the voice that gave the orders. Now it has to leave the planet. The Rebels have the recording, and they win when all heroes are adjacent to the overpass.
mission-dark-recon-goal-interrogate = Interrogate two informants.
mission-dark-recon-goal-enter-diner = Get into the diner.
mission-dark-recon-goal-clear-diner = Defeat the elite Imperial Officer and the Riot Troopers.
mission-dark-recon-goal-escape = Bring all heroes to spaces adjacent to the overpass.
mission-dark-recon-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-dark-recon-rule-1 = Both doors are locked.
mission-dark-recon-rule-2 = A hero who would withdraw becomes incapacitated instead and stays on the map. When activated, that hero has only 1 action and may use it only to move.
mission-dark-recon-rule-3 = A hero may interact with an informant who is adjacent to no Imperial figure and test strength or insight; during the test, the hero may suffer 1 strain to reroll 1 die. If the hero passes, the informant is interrogated and discarded.
mission-dark-recon-rule-4 = For 2 movement points, a hero may push an adjacent informant 1 space.
mission-dark-recon-use-interrogate = Interrogate the informant
rules-dark-recon = Dark Recon
rules-dark-recon-insist = Suffer 1 strain to reroll 1 die
rules-dark-recon-push = Push an informant 1 space for 2 movement points

## Aftermath

mission-aftermath = Aftermath
mission-aftermath-briefing = The Death Star is gone, and on Yavin 4 the celebration has hardly died down. But in the jungle, not far from the base, something is calling: an Imperial outpost sends a signal that will bring a fleet if nobody stops it. Four terminals feed the beacon, most of them behind a single door. Tear them out of the wall before anyone answers.
mission-aftermath-event-fortified = Fortified
mission-aftermath-event-fortified-text = The door grinds open and somebody shouts a warning. Behind a low wall of crates a heavy blaster swings round on its tripod, and from the storeroom come running steps. An E-Web Engineer is deployed at the yellow point in the atrium and becomes Focused. A group of Stormtroopers and an Imperial Officer are deployed at the red point.
mission-aftermath-event-lockdown = Lockdown
mission-aftermath-event-lockdown-text = Red light floods the outpost and a flat voice counts through its protocols. They know now what you have come for, and they have a plan for it.
mission-aftermath-event-lockdown-option-armour = Each terminal has 7 Health instead of 4.
mission-aftermath-event-lockdown-option-lock = The door is closed and locked; Rebel figures may attack it (Health 8, 1 black die). The red point becomes a deployment point.
mission-aftermath-goal-destroy-terminals = Destroy all four terminals.
mission-aftermath-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-aftermath-rule-1 = Rebel figures may attack a terminal (Health 4, 1 block, and 1 more block while an Imperial figure is adjacent to it).
mission-aftermath-rule-2 = Doors are locked to Imperial figures.

## The end of a mission

outcome-assault-mission-time = The last round of the mission is over
outcome-assault-mission-wounded = All heroes are wounded
outcome-assault-mission-field-cleared = No Imperial figure is left on the field
outcome-assault-mission-sabotaged = The base has been sabotaged
outcome-assault-mission-escaped = The heroes have escaped with the recording
outcome-assault-mission-terminals-destroyed = All terminals are destroyed

## Objects of missions

token-barricade = Barricade
token-informant = Informant
token-power-station = Power station
token-gun-turret = Gun turret
