### Imperial Assault, heroes of the campaign from Jabba's Realm, Return to Hoth and Heart of the Empire: words of choices that their cards offer.

choice-less-block = 1 block less
choice-less-evade = 1 evade less
choice-regain-strain = Recover 2 strain
option-recon-pool = A recon token from the pool
option-recon-move = The recon token on { $place }
demolish-stronger = { $card }: up to 2 of them suffer 1 damage more
option-less-blast = Blast less by { $count }, and as much damage
choice-exhaust-claws = Exhaust the Vibro-Claws and attack with them
choice-draw-five = Draw 5 Supply cards and keep 1
option-slice-damage = Deal 3 damage to { $target }
