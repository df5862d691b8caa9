### Sorry About the Mess

mission-sorry-about-the-mess = Sorry About the Mess
mission-sorry-about-the-mess-briefing = Han turns a keycard between his fingers and does not drink. The man who sold him to the Hutts has bought himself a uniform since, and runs his business from the garage across the yard. “I just want a word with him,” says Han, and loosens his holster. You have known him too long to believe it.
mission-sorry-about-the-mess-event-regulars = Regulars
mission-sorry-about-the-mess-event-regulars-text = The door of the cantina swings open behind you, and the evening crowd comes in, scaly and armed. Elite Trandoshan Hunters are deployed at the entrance.
mission-sorry-about-the-mess-event-old-friends = Old Friends
mission-sorry-about-the-mess-event-old-friends-text = “Han, my boy,” says Gerrin, and his hand is already under the table. The garage is added to the map. Gerrin, an elite Imperial Officer with additional Health equal to twice the threat level, is deployed at the yellow point. Threat rises by the threat level, and the Imperial player may resolve an optional deployment at the red point, which becomes active. Then the Imperial player chooses what Gerrin has prepared, and afterwards Han may interrupt to attack Gerrin. The Rebels win when Gerrin is defeated.
mission-sorry-about-the-mess-event-old-friends-option-draw = Gerrin draws: he becomes Focused, may move up to 4 spaces and may then attack Han.
mission-sorry-about-the-mess-event-old-friends-option-gunners = Gerrin has company: an E-Web Engineer is deployed at the red point.
mission-sorry-about-the-mess-figure-gerrin = Gerrin
mission-sorry-about-the-mess-goal-open-garage = Bring Han to the door of the garage.
mission-sorry-about-the-mess-goal-defeat-gerrin = Defeat Gerrin.
mission-sorry-about-the-mess-goal-defeat-han = Defeat Han Solo.
mission-sorry-about-the-mess-rule-1 = The door is locked. Han Solo, and nobody else, may interact with it to open it.
mission-sorry-about-the-mess-rule-2 = Han Solo fights for the heroes; the Rebels lose if he is defeated.
mission-sorry-about-the-mess-use-unlock = Open the garage
outcome-assault-mission-gerrin-defeated = Gerrin has been defeated
