"""Item cards: weapons, modifications, armour and equipment."""
