### W samą pełnię

mission-high-moon = W samą pełnię
mission-high-moon-briefing = Wzdłuż ulicy jedna po drugiej zamykają się okiennice, jakby miasteczko mrugało. Za ostatnimi drzwiami siedzi Szark, który kiedyś zostawił Jyn na pewną śmierć i zatrzymał jej statek. Jyn wie, że nie wyjdzie ani dla pieniędzy, ani z przyjaźni. Zna jednak numer jego komunikatora.
mission-high-moon-event-the-gunfight = Pojedynek
mission-high-moon-event-the-gunfight-text = Jedno słowo do komunikatora i w kantynie zapada cisza. Potem drzwi się rozsuwają i w świetle staje Szark z kciukami za pasem; przyprowadził przyjaciół. Drzwi są otwarte, na planszę trafia kantyna, a komunikator zostaje odrzucony. Na każdym czerwonym punkcie zostaje rozstawiony elitarny Trandoshański łowca, a na żółtym Szark, Trandoshański łowca. Bohater, który go wywołał, wykonuje test intuicji: jeśli go zda, przerywa, aby zaatakować Szarka; w przeciwnym razie Szark przerywa, aby zaatakować tego bohatera. Szark ma dodatkową żywotność równą dwukrotności poziomu zagrożenia, +2 do celności oraz zdolność wzmocnienia za +2 obrażenia. Na początku każdej rundy i gdy się aktywuje, gracz Imperium może wydać 2 zagrożenia, aby Szark wyleczył obrażenia w liczbie równej poziomowi zagrożenia. Rebelia wygrywa, gdy Szark zostanie pokonany.
mission-high-moon-figure-szark = Szark
mission-high-moon-goal-call-him-out = Wywołajcie Szarka przez komunikator.
mission-high-moon-goal-defeat-szark = Pokonajcie Szarka.
mission-high-moon-goal-wound-heroes = Zrańcie wszystkich bohaterów.
mission-high-moon-rule-1 = Drzwi kantyny są zablokowane.
mission-high-moon-rule-2 = Jyn nie zaczyna przy wejściu, lecz na własnym polu.
mission-high-moon-rule-3 = Tylko Jyn może akcją skorzystania użyć komunikatora; w ten sposób wywołuje Szarka.
mission-high-moon-use-call = Wywołaj Szarka
outcome-assault-mission-szark-defeated = Szark został pokonany
rules-high-moon-szark = Szark
rules-high-moon-szark-shrug-off = Wydaj 2 zagrożenia, aby się wyleczyć (początek rundy)
rules-high-moon-szark-brace = Wydaj 2 zagrożenia, aby się wyleczyć (aktywacja)
token-comlink = Komunikator
