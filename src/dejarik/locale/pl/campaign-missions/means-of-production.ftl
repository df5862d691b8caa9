### Środki produkcji

mission-means-of-production = Środki produkcji
mission-means-of-production-briefing = Fabrykę słychać, zanim ją widać: prasa uderza równo jak serce, a każde uderzenie to jeden karabin. Jeden rdzeń danych mówi wszystkim maszynom w południowej dzielnicy, co mają budować. Stoi za trojgiem drzwi, a drzwi podobno uczą się na tych, którzy próbują je sforsować.
mission-means-of-production-event-guarded = Strzeżone
mission-means-of-production-event-guarded-text = Brama wali się do środka, a hala za nią jest jasna, gorąca i wcale nie opuszczona. Na planszę trafia fabryka, a na żółtym punkcie zostaje rozstawiona Obsługa E-Weba. Oba czerwone punkty stają się aktywne.
mission-means-of-production-event-reactive-defenses = Reaktywne zabezpieczenia
mission-means-of-production-event-reactive-defenses-text = Wzdłuż ścian klikają przekaźniki: budynek przemyślał sobie waszą wizytę. Gracz Imperium bierze jedno z pozostałych zabezpieczeń, po dwa każdego rodzaju, i umieszcza je obok zamkniętych drzwi.
mission-means-of-production-event-reactive-defenses-when = Po przybyciu strażników i na końcu każdej rundy, dopóki jakieś drzwi są zamknięte.
mission-means-of-production-event-reactive-defenses-option-armour = Niebieskie, płyty pancerne: drzwi mają dodatkową żywotność równą dwukrotności poziomu zagrożenia.
mission-means-of-production-event-reactive-defenses-option-current = Zielone, prąd: figurka, która atakuje te drzwi, otrzymuje 2 obrażenia.
mission-means-of-production-event-reactive-defenses-option-alarm = Czerwone, alarm: gdy drzwi się otworzą, zagrożenie wzrasta o poziom zagrożenia.
mission-means-of-production-event-reactive-defenses-option-flash = Żółte, ładunek ogłuszający: gdy drzwi się otworzą, każdy bohater w promieniu 5 pól od nich wykonuje test siły i zostaje ogłuszony, chyba że go zda.
mission-means-of-production-goal-destroy-core = Przebijcie się przez drzwi i zniszczcie rdzeń danych.
mission-means-of-production-goal-hold-out = Wytrwajcie do końca 5. rundy albo zrańcie wszystkich bohaterów.
mission-means-of-production-rule-1 = Wszystkie drzwi są zablokowane. Figurki Rebelii mogą je atakować (żywotność równa dwukrotności poziomu zagrożenia, 1 blok). Figurka Rebelii może akcją skorzystania zniszczyć rdzeń danych za ostatnimi z nich.
mission-means-of-production-use-destroy = Zniszcz rdzeń danych
outcome-assault-mission-data-core-wrecked = Rdzeń danych fabryki został zniszczony
