### Dark Obsession

mission-dark-obsession = Dark Obsession
mission-dark-obsession-briefing = Luke is somewhere behind you, arms deep in the wiring of an installation that must not see another morning. He needs time, and you are the time he has. Then the breathing begins, slow and even, at the far end of the hall. He does not even look at you. He knows who is in there.
mission-dark-obsession-event-security-breach = Security Breach
mission-dark-obsession-event-security-breach-text = A patrol at the other gate has found its comrades, and the alarm finally goes. Threat rises by the threat level, and a group of Stormtroopers is deployed at an active point.
mission-dark-obsession-event-power-of-the-dark-side = Power of the Dark Side
mission-dark-obsession-event-power-of-the-dark-side-text = The air grows heavy, and for a moment nobody can remember why standing here was a good idea. Threat rises by the threat level.
mission-dark-obsession-event-luke-unprotected = Luke Unprotected
mission-dark-obsession-event-luke-unprotected-text = None of you can stop him any more; you can only slow him down. As long as every hero is wounded, Darth Vader may interact with the sabotage site to find Luke, and the Imperial player wins when he does.
mission-dark-obsession-goal-keep-him-away = Keep Vader from the sabotage site until the end of round 6, or defeat him.
mission-dark-obsession-goal-find-luke = Wound every hero, then let Vader interact with the sabotage site.
mission-dark-obsession-rule-1 = Luke Skywalker cannot be brought as an ally. The sabotage site is where he works.
mission-dark-obsession-rule-2 = Darth Vader cannot be pushed. An attack on him is made against an Imperial Trooper next to him instead, if that Trooper could have been its target.
mission-dark-obsession-rule-3 = All doors are open. Once per activation, a hero may interact with the terminal and test tech; who passes closes the open door nearest to the sabotage site. A door that is closed is locked, and any figure may attack it (Health 5, 1 block); once it is open again, it cannot be closed any more.
mission-dark-obsession-asks-shield = Attacked in Vader’s place
mission-dark-obsession-use-seal = Close the nearest door
mission-dark-obsession-use-find-luke = Find Luke
outcome-assault-mission-luke-found = Darth Vader has found Luke
outcome-assault-mission-sabotage-complete = Luke has had all the time he needed
token-sabotage-site = Sabotage site
