### Effects of the cards of Heart of the Empire: questions and what can be chosen.

power-share = Give up to { $count } power tokens ({ $token })
choice-scout = Scout
choice-senator = Senator
choice-streetrat = Streetrat
choice-movement-points = 2 movement points
choice-block-token = 1 block power token
choice-reroll-attack = Reroll all attack dice
choice-reroll-defence = All defence dice are rerolled
choice-blast-2 = Blast 2
choice-scatter = 1 damage to everything within 2 spaces of the target space, after an attack that does not miss
choice-reach-and-cleave = Reach and Cleave 2
choice-become-focused = Become Focused
choice-no-attack = Do not attack
choice-force-choke = Use Force Choke
choice-attack = Attack
