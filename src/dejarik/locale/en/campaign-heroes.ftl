### Imperial Assault, heroes of the campaign from Jabba's Realm and Return to Hoth: words of choices that their cards offer.

choice-less-block = 1 block less
choice-less-evade = 1 evade less
choice-regain-strain = Recover 2 strain
option-recon-pool = A recon token from the pool
option-recon-move = The recon token on { $place }
