### Luxury Cruise

mission-luxury-cruise = Luxury Cruise
mission-luxury-cruise-briefing = Carpets on a shuttle. Real wood on the walls. Somebody above Kuat has had enough of ration bars, and from today it will be you. The ship obeys whoever holds its five terminals, so stand next to them and look as if you owned the place. The crew will object.
mission-luxury-cruise-event-desperation = Desperation
mission-luxury-cruise-event-desperation-text = Another console changes its colour and its owner. Each terminal next to which Rebel figures stand and no Imperial ones is secured and discarded; for each of them threat rises by the threat level.
mission-luxury-cruise-event-desperation-when = At the end of each round in which Rebel figures, and no Imperial ones, stand next to a terminal.
mission-luxury-cruise-event-sound-the-alarm = Sound the Alarm
mission-luxury-cruise-event-sound-the-alarm-text = Somewhere on board a voice keeps its calm and gives orders to the doors and to the men behind them. The Imperial player chooses what is done.
mission-luxury-cruise-event-sound-the-alarm-option-close-door = A door slides shut in somebody’s face. The Imperial player closes one open door.
mission-luxury-cruise-event-sound-the-alarm-option-attack = A rifle comes round the corner before its owner does. One Imperial figure may interrupt to attack.
mission-luxury-cruise-event-secure-the-ship = Secure the Ship
mission-luxury-cruise-event-secure-the-ship-text = The dignitary’s escort has put down its cards. Royal Guards are deployed at the green point.
mission-luxury-cruise-goal-secure-terminals = Secure all five terminals.
mission-luxury-cruise-goal-wound-heroes = Wound every hero.
mission-luxury-cruise-rule-1 = Doors are locked to Rebel figures. A Rebel figure may interact with a door and test strength or tech; who passes opens it.
mission-luxury-cruise-rule-2 = At the end of each round, each terminal next to which Rebel figures stand and no Imperial ones is secured and discarded.
mission-luxury-cruise-use-force = Force the door open
outcome-assault-mission-ship-secured = All terminals of the shuttle are secured
