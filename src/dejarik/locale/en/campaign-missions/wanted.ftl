### Wanted

mission-wanted = Wanted
mission-wanted-briefing = Somebody has had your faces printed, with a number underneath that makes honest people thoughtful. There are no honest people on Nal Hutta. The shopkeeper has locked up and gone to fetch his share; one of the hunters in here has a keycard, and behind the office there is a back door.
mission-wanted-event-hunted-down = Hunted Down
mission-wanted-event-hunted-down-text = The office is dark, except for two lights at the height of a head. They move. The rest of the shop is added to the map with its barricades. IG-88 is deployed at the red point, which becomes active, and a Probe Droid at the yellow one; threat rises by the threat level. The door of the store room is no longer locked. A hero may interact with the terminal and test tech to open the exit door, which closes again at the end of the round. Rebel figures may attack the barricades (Health 3 times the threat level, 1 block), which block their spaces. The Rebels win when all heroes are on the exit or adjacent to it.
mission-wanted-event-exit-closes = Exit Closes
mission-wanted-event-exit-closes-text = With a tired sigh, the door remembers that it is supposed to be shut. The exit door is closed and locked again.
mission-wanted-event-exit-closes-when = At the end of each round in which the exit door is open, once the office has been opened.
mission-wanted-goal-get-keycard = Find the keycard and open the office.
mission-wanted-goal-reach-exit = Open the exit door and bring all heroes to the exit.
mission-wanted-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-wanted-rule-1 = All doors are locked. One of the two Trandoshan Hunters, nobody knows which, has the keycard, and drops it when he is defeated.
mission-wanted-rule-2 = A hero may interact with the keycard to retrieve it. A hero who carries it may interact with the door of the office to open it.
mission-wanted-rule-3 = A hero who would withdraw becomes incapacitated instead and stays on the map. When activated, that hero has only 1 action and may use it only to move.
mission-wanted-use-unlock = Open the office
mission-wanted-use-slice = Open the exit door
outcome-assault-mission-heroes-away = The heroes are out of the back door
