### Słowa do wyboru na kartach gracza Imperium.

choice-spend-threat = Wydaj 1 zagrożenie
choice-suffer-strain = Otrzymaj 1 zmęczenie
choice-discard-conditions = Odrzuć wszystkie stany
choice-recover-3 = Wylecz 3 obrażenia
villain-add = Który zdobyty przeciwnik dołącza do grup otwartych?
villain-name = Który przeciwnik dodaje innym ducha?
option-turn-die = { $die }: obróć na { $face }
turn-die-prompt = Jaki wynik pokazuje kość?
choice-pierce = Przebicie
choice-blast = Wybuch
choice-cleave = Rozpłatanie
choice-no-test = Nie wykonuj testu
remote-prompt = Co robi { $figure }?
token-energy-shield = Tarcza energetyczna
choice-share-strain = Rozdziel 3 zmęczenia między bohaterów
choice-damage-a-hero = Bohater otrzymuje obrażenia
choice-raise-threat = Zagrożenie rośnie o 1
choice-one-figure = 1 figurka za 2 zagrożenia
choice-two-figures = 2 figurki za 4 zagrożenia
