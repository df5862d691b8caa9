### Escape from Cloud City

mission-escape-from-cloud-city = Escape from Cloud City
mission-escape-from-cloud-city-briefing = Not everybody got away from Bespin. Three of those who helped others to leave sit behind the mining colony’s thickest door, and a shuttle with a stolen code stands on the platform beside it. The fighters will be here soon. Two doors, three people who can hardly walk, and every one of you aboard: that is the whole plan.
mission-escape-from-cloud-city-event-hired-guards = Hired Guards
mission-escape-from-cloud-city-event-hired-guards-text = The hallway behind the door is clean, bright and guarded by somebody who was never told to take prisoners. The hallway and the shuttle are laid out, the green point at A5 is no longer active, and the red one is. A group of HK Assassin Droids is deployed at the red point. The door of the shuttle is locked: Imperial figures may attack it (Health twice the threat level, 2 block); for a Rebel figure next to it, it is not there. As an action, a Rebel figure on the shuttle may choose an adjacent hostile figure and test strength; on a success, push that figure up to 2 spaces.
mission-escape-from-cloud-city-event-get-to-the-ship = Get to the Ship
mission-escape-from-cloud-city-event-get-to-the-ship-text = Three faces turn to the light. One of them laughs, one weeps, one asks what took you so long. Threat rises by the threat level, and the three prisoners are placed. A Rebel figure may retrieve one; it can carry 1. A prisoner that is carried onto the shuttle is claimed. The Rebels win when all three are claimed, all heroes are on the shuttle, and at most 3 Imperial figures are.
mission-escape-from-cloud-city-goal-open-hallway = Open the door of the hallway.
mission-escape-from-cloud-city-goal-open-cell = Open the cell.
mission-escape-from-cloud-city-goal-get-aboard = Bring the three prisoners and all heroes onto the shuttle.
mission-escape-from-cloud-city-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-escape-from-cloud-city-rule-1 = The doors are locked. A Rebel figure may attack that of the hallway and that of the cell (Health twice the threat level), or a hero may interact with it and test strength or tech (2 successes) to open it.
mission-escape-from-cloud-city-rule-2 = A hero who would withdraw is incapacitated instead and stays on the map. When activated, it has only 1 action, which it can use only to move.
mission-escape-from-cloud-city-rule-3 = The Empire wins at the end of round 6.
mission-escape-from-cloud-city-use-force = Force the door
rules-escape-from-cloud-city-figures = Escape from Cloud City
rules-escape-from-cloud-city-figures-shove = Push a hostile figure up to 2 spaces (strength)
outcome-assault-mission-all-aboard = The shuttle has taken off with everybody aboard
token-prisoner = Prisoner
