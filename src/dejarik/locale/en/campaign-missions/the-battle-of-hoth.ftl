### The Battle of Hoth

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
outcome-assault-mission-field-cleared = No Imperial figure is left on the field
token-gun-turret = Gun turret
