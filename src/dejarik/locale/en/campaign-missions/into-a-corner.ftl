### Into a Corner

mission-into-a-corner = Into a Corner
mission-into-a-corner-briefing = The table in the corner, the friendly smile, the drink that nobody had ordered: all of it was bait. Your contact is gone through the kitchen, and at the bar somebody in uniform counts to three. Outside lies a city that none of you knows, and somewhere in it, on one landing among a thousand, stands your speeder. Break out, find it and be gone before the one arrives for whom all this was laid out.
mission-into-a-corner-event-lets-get-outta-here = Let’s Get Outta Here!
mission-into-a-corner-event-lets-get-outta-here-text = Glass breaks, somebody screams, and the way you have taken answers at once.
mission-into-a-corner-event-lets-get-outta-here-option-door = The door is open, and half the street has seen who came out of it. Threat rises by 7.
mission-into-a-corner-event-lets-get-outta-here-option-diner = Behind the counter somebody has been waiting for just this: visors turn, and rifles with them. Elite Stormtroopers are deployed at the yellow point in the diner.
mission-into-a-corner-event-troopers-in-the-square = Troopers in the Square
mission-into-a-corner-event-troopers-in-the-square-text = A square full of evening light and people who suddenly stand very still. Behind you a shutter falls; there is no way back. The other way out of the cantina is closed. Threat rises by 4, and the Imperial player may resolve an optional deployment at the blue point of the square, whose green points are active.
mission-into-a-corner-event-close-quarters = Close Quarters
mission-into-a-corner-event-close-quarters-text = The street narrows between market stalls, and out of two doorways step shields, batons and helmets. They have been expecting somebody. The other ways off the square are closed. Elite Riot Troopers are deployed on the street. The points in the cantina are no longer active, those of the street are.
mission-into-a-corner-event-vader-arrives = Vader Arrives
mission-into-a-corner-event-vader-arrives-text = There is the speeder, and there, between it and you, is the sound of breathing. Darth Vader does not hurry. He never has to. The other way off the street is closed, and Darth Vader is deployed on the landing. The points of the square are no longer active, that of the landing is. From now on the Rebels win when a Status Phase begins with all heroes adjacent to the speeder.
mission-into-a-corner-goal-find-landing = Find the way to the landing.
mission-into-a-corner-goal-escape = Bring all heroes to spaces adjacent to the speeder before a Status Phase begins.
mission-into-a-corner-goal-hold-out = Hold out until the end of round 7, or wound every hero.
mission-into-a-corner-rule-1 = When a Rebel figure comes next to an open end of the map, the next section is laid there and all other open ends are closed: first a square, then a street, then the landing.
mission-into-a-corner-rule-2 = A hero who would withdraw becomes incapacitated instead and stays on the map. When activated, that hero has only 1 action and may use it only to move.
mission-into-a-corner-rule-3 = Bystanders are neutral figures. Entering the space of one costs 1 additional movement point. For 2 movement points, a figure may push a bystander adjacent to it 1 space.
mission-into-a-corner-rule-4 = The round dial begins at 1 with four heroes, at 2 with three and at 3 with two.
mission-into-a-corner-figure-bystander = Bystander
rules-into-a-corner-figures = Into a Corner
rules-into-a-corner-figures-push-bystander = Push a bystander 1 space for 2 movement points
outcome-assault-mission-flown-away = The heroes have flown away in their speeder
