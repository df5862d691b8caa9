### Words that cards of the Imperial player offer.

choice-spend-threat = Spend 1 threat
choice-suffer-strain = Suffer 1 strain
