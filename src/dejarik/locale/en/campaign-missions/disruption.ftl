### Disruption

mission-disruption = Disruption
mission-disruption-briefing = They have painted their signs themselves and brought their children. On the other side of the street stand Zaaryn, who needs a bloodbath, and Maul, who needs no reason. This is how they mean to seal their bargain. Get the people out of there, and then make sure that nobody is left to shake hands.
mission-disruption-event-protests-continue = Protests Continue
mission-disruption-event-protests-continue-text = Instead of running, more of them come, arm in arm, out of the side streets. Behind them come the shields. 3 more protesters are placed, and Riot Troopers are deployed at an active point.
mission-disruption-event-splitting-up = Splitting Up
mission-disruption-event-splitting-up-text = Both of them are down, and neither stays there: blood leads to a grating, and the grating leads into the dark. Threat rises by the number of protesters that the Empire has claimed. The street and everything on it is removed, and the underworld is placed. The Imperial figures are divided between the two yellow spaces, and each of them that is not Mobile suffers 1 strain; the heroes come in at the entrance. Tiles that are not on the map are obscured: as soon as a Rebel figure comes next to one, it is placed. For 1 movement point, a hero may take a clue in its space or adjacent to it. With 5 clues, a locked door of the hideaway opens as soon as a Rebel figure comes next to it. Find it.
mission-disruption-event-splitting-up-when = A Status Phase begins, and both Maul and Zaaryn have been defeated.
mission-disruption-event-hunted-down = Hunted Down
mission-disruption-event-hunted-down-text = Maps on every wall, a holotable still warm, and two men who get up from it without a word. The hideaway is placed and both its doors are open. Elite Riot Troopers are deployed, who cannot be reinforced or deployed again. When they are defeated, a healthy hero may interact with the terminal to sabotage the hideaway, and the Rebels win.
mission-disruption-goal-save-protesters = Rescue protesters, and defeat Maul and Zaaryn.
mission-disruption-goal-find-hideaway = Find 5 clues and the hideaway.
mission-disruption-goal-sabotage = Defeat the elite Riot Troopers and sabotage the terminal.
mission-disruption-goal-hold-out = Hold out until the end of round 8, or wound every hero.
mission-disruption-rule-1 = A hero may interact with a protester to claim it; then that hero may test insight and, if it passes, gains 2 movement points. All figures may attack protesters (Health 5); one that is destroyed is claimed by the Imperial player.
mission-disruption-rule-2 = At the start of each Status Phase, each side claims the protesters that it controls. The elite Imperial Officer is Zaaryn.
mission-disruption-use-rescue = Rescue the protester
mission-disruption-use-sabotage = Sabotage the hideaway
rules-disruption-figures = Disruption
rules-disruption-figures-clue = Take a clue for 1 movement point
outcome-assault-mission-hideaway-sabotaged = The hideaway has been sabotaged
token-protester = Protester
token-clue = Clue
token-overturned-speeder = Overturned speeder
