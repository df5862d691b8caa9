### Know Your Enemy

mission-know-your-enemy = Know Your Enemy
mission-know-your-enemy-briefing = Ivan Talos wears the same face as his sister and the uniform that she threw away. Somebody has told Verena where he is: an outpost in the snow, abandoned by everybody but him. Of course it is a trap. Probe droids hang in the fog and do not shoot to kill; they watch how you hold a weapon, how you step, how you miss. Find the command center before he knows you better than you know him.
mission-know-your-enemy-event-face-off = Face Off
mission-know-your-enemy-event-face-off-text = The door slides aside and there he stands, between two red cloaks, with your own movements flickering over a dozen screens behind him. “Verena,” says Ivan, “you always were predictable.” The command center is laid out. Ivan Talos is deployed there with a group of Royal Guards. He has the card of an elite Imperial Officer, Health 5 plus the threat level, +1 block, and one more surge ability: 1 surge: +2 damage. While the attacker has a study token, he has another +1 block. When he is attacked, he may discard 1 study token of the attacker to add 1 black die to his pool. As an action he may discard 1 study token of a Rebel figure within 3 spaces and attack with the dice and the attack type of one of that figure’s weapons, or discard 1 study token of the nearest Rebel figure that has one: that figure suffers 2 strain. The Rebels win when Ivan is defeated.
mission-know-your-enemy-figure-ivan-talos = Ivan Talos
mission-know-your-enemy-goal-open-center = Open the door of the command center.
mission-know-your-enemy-goal-defeat-ivan = Defeat Ivan Talos.
mission-know-your-enemy-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-know-your-enemy-rule-1 = The door is locked to Imperial figures.
mission-know-your-enemy-rule-2 = Probe Droids have one more surge ability: 1 surge: put 1 study token on the sheet or card of the Rebel figure that is attacked, at most once an attack.
mission-know-your-enemy-rule-3 = Study tokens stay on the sheet until somebody discards them.
mission-know-your-enemy-rule-4 = The Empire wins at the end of round 6.
rules-know-your-enemy-empire = Know Your Enemy
rules-know-your-enemy-empire-study = Study token on the target
rules-know-your-enemy-empire-marksman = +2 damage
rules-know-your-enemy-empire-anticipate = Discard 1 study token of the attacker: add 1 black die
rules-know-your-enemy-empire-close-quarters = Discard a study token: attack with that figure’s weapon
rules-know-your-enemy-empire-unsettle = Discard a study token: that figure suffers 2 strain
outcome-assault-mission-ivan-defeated = Ivan Talos is defeated
token-study = Study token
