### Scouring of the Homestead

mission-scouring-of-the-homestead = Scouring of the Homestead
mission-scouring-of-the-homestead-briefing = Somebody gave water to Rebels here. Now the vaporators stand in flames, and men with tanks on their backs walk from house to house as calmly as gardeners. Princess Leia has seen enough burning homes; she did not wait for orders. Stop them, and then save what is left of the farm.
mission-scouring-of-the-homestead-event-mass-combustion = Mass Combustion
mission-scouring-of-the-homestead-event-mass-combustion-text = A tank bursts, a roof goes up, and the wind does the rest. The Imperial player chooses 3 fires; a new fire is placed in an empty space adjacent to each of them.
mission-scouring-of-the-homestead-event-the-fires-spread = The Fires Spread
mission-scouring-of-the-homestead-event-the-fires-spread-text = Sparks drift over the yard and settle. The Imperial player chooses 1 fire; a new fire is placed in an empty space adjacent to it.
mission-scouring-of-the-homestead-event-combustible = Combustible
mission-scouring-of-the-homestead-event-combustible-text = The last of the incinerators falls on his back, and for a moment there is only the hiss of the valve. Roll 1 red die: every figure within 2 spaces of him suffers damage equal to the damage rolled. The Rebels win as soon as there is no fire on the map.
mission-scouring-of-the-homestead-event-combustible-when = The last of the Incinerator Troopers who were there from the start is defeated.
mission-scouring-of-the-homestead-figure-incinerator-troopers = Incinerator Trooper
mission-scouring-of-the-homestead-goal-stop-incinerators = Defeat all Incinerator Troopers (the elite Stormtroopers of the start).
mission-scouring-of-the-homestead-goal-put-out-fires = Put out every fire.
mission-scouring-of-the-homestead-goal-wound-heroes = Wound every hero.
mission-scouring-of-the-homestead-rule-1 = A figure that enters a space with a fire suffers 2 damage. Nobody can end a movement there of its own will.
mission-scouring-of-the-homestead-rule-2 = As an action, a healthy Rebel figure may discard 1 fire within 2 spaces. A hero may then test insight, and on a success discard 1 more fire within 2 spaces.
mission-scouring-of-the-homestead-rule-3 = The elite Stormtroopers that are here from the start are Incinerator Troopers: fires neither hurt nor stop them, as an action they may place 1 fire in an adjacent empty space, they have the surge ability Blast 2, and +1 block against attackers 4 or more spaces away.
mission-scouring-of-the-homestead-rule-4 = At the end of each round, threat rises by 1 for each of the seven large tiles with a fire. Leia Organa belongs to the Rebels and cannot be brought as an ally.
rules-scouring-of-the-homestead-empire = Incinerator Troopers
rules-scouring-of-the-homestead-empire-flames = Blast 2
rules-scouring-of-the-homestead-empire-set-fire = Place a fire
rules-scouring-of-the-homestead-figures = Scouring of the Homestead
rules-scouring-of-the-homestead-figures-extinguish = Put out a fire
mission-scouring-of-the-homestead-asks-extinguish = Put out one more fire
outcome-assault-mission-fires-out = The Incinerator Troopers are defeated, and every fire is out
token-fire = Fire
