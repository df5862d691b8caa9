### Words that cards of the Imperial player offer.

choice-spend-threat = Spend 1 threat
choice-suffer-strain = Suffer 1 strain
choice-discard-conditions = Discard all conditions
choice-recover-3 = Recover 3 damage
villain-add = Which earned villain joins the open groups?
villain-name = Which villain inspires the others?
choice-pierce = Pierce
choice-blast = Blast
choice-cleave = Cleave
option-turn-die = Turn the { $die } die to { $face }
turn-die-prompt = Which result does the die show?
choice-no-test = Do not test
remote-prompt = What does { $figure } do?
token-energy-shield = Energy shield
choice-share-strain = Distribute 3 strain among the heroes
choice-damage-a-hero = A hero suffers damage
choice-raise-threat = Threat rises by 1
choice-one-figure = 1 figure for 2 threat
choice-two-figures = 2 figures for 4 threat
