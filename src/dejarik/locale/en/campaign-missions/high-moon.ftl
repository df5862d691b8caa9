### High Moon

mission-high-moon = High Moon
mission-high-moon-briefing = Shutters close along the street, one after another, as if the town were blinking. Behind the last door sits Szark, who once left Jyn for dead and kept her ship. She knows he will not come out for money and he will not come out for friendship. She also knows the number of his comlink.
mission-high-moon-event-the-gunfight = The Gunfight
mission-high-moon-event-the-gunfight-text = One word into the comlink, and the cantina falls silent. Then the door slides open, and Szark stands in the light with his thumbs in his belt; he has brought friends. The door is open, the cantina is added to the map and the comlink is discarded. An elite Trandoshan Hunter is deployed at each red point, and Szark, a Trandoshan Hunter, at the yellow one. The hero who called him tests insight: who passes interrupts to attack Szark; otherwise Szark interrupts to attack that hero. Szark has additional Health equal to twice the threat level, +2 Accuracy and a surge ability for +2 damage. At the start of each round and when he activates, the Imperial player may spend 2 threat to let him recover damage equal to the threat level. The Rebels win when Szark is defeated.
mission-high-moon-figure-szark = Szark
mission-high-moon-goal-call-him-out = Call Szark out with the comlink.
mission-high-moon-goal-defeat-szark = Defeat Szark.
mission-high-moon-goal-wound-heroes = Wound every hero.
mission-high-moon-rule-1 = The door of the cantina is locked.
mission-high-moon-rule-2 = Jyn does not begin at the entrance but on a space of her own.
mission-high-moon-rule-3 = Only Jyn may interact with the comlink; that calls Szark out.
mission-high-moon-use-call = Call Szark out
outcome-assault-mission-szark-defeated = Szark has been defeated
rules-high-moon-szark = Szark
rules-high-moon-szark-shrug-off = Spend 2 threat to recover (start of the round)
rules-high-moon-szark-brace = Spend 2 threat to recover (activation)
token-comlink = Comlink
