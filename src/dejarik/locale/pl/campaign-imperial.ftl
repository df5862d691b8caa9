### Słowa do wyboru na kartach gracza Imperium.

choice-spend-threat = Wydaj 1 zagrożenie
choice-suffer-strain = Otrzymaj 1 zmęczenie
