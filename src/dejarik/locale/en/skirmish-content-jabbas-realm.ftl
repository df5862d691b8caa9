### Effects of the cards of Jabba's Realm: what is asked, and what can be chosen.

dice-take-out = Which die is taken out of the pool ({ $pool })?
dice-add = Which die is added to the pool ({ $pool })?
choice-gain-point = Gain 1 movement point
choice-recover-damage = Recover 1 damage
