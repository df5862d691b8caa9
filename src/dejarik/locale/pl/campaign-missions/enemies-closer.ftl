### Wróg u bram

mission-enemies-closer = Wróg u bram
mission-enemies-closer-briefing = Na posadzce Świątyni Jedi leży kurz, a w kurzu widać świeże ślady butów. Odłamek jest tutaj. Stare księgi wymieniają cztery kryjówki, a Imperium czytało te same księgi. Przeszukajcie wszystkie, szybko i cicho, zanim ktoś poczuje, że tu jesteście.
mission-enemies-closer-event-vaders-fist = Pięść Vadera
mission-enemies-closer-event-vaders-fist-text = Wejście za wami wypełniają białe pancerze, szereg za szeregiem. Nikt nie każe wam się poddać. Przy wejściu zostają rozstawieni elitarni Szturmowcy.
mission-enemies-closer-event-back-guard = Tylna straż
mission-enemies-closer-event-back-guard-text = Drzwi otwierają się na salę pełną strzaskanych posągów, a między posągami coś się porusza. Na planszę trafia tylna sala z czwartą kryjówką, a oboje drzwi są otwarte. Zagrożenie wzrasta o 5, a gracz Imperium może przeprowadzić opcjonalne rozstawienie w tylnej sali.
mission-enemies-closer-event-booby-trap = Pułapka
mission-enemies-closer-event-booby-trap-text = Kamień ustępuje pod palcami, a za nim pstryka coś, co wcale nie jest stare. Zagrożenie wzrasta o 3. Bohater, który przeszukał to miejsce, może wykonać test siły lub techniki i otrzymuje 3 zmęczenia, o 1 mniej za każdy sukces.
mission-enemies-closer-event-the-dark-lord = Mroczny lord
mission-enemies-closer-event-the-dark-lord-text = Leży w waszym świetle, nie dłuższy niż dłoń, i jest zimny. Nagle zimne jest też powietrze w całej Świątyni. W tylnej sali zostaje umieszczony odłamek. Przy wejściu zostaje rozstawiony Darth Vader z 1 dodatkowym blokiem; nie otrzymuje szkodliwych stanów, nie można go popychać, punkty ruchu otrzymuje tylko podczas własnych aktywacji, a na początku każdej z nich dostaje 2 dodatkowe. Drzwi obok niego zostają zniszczone. Gdy tylko znajdzie się obok odłamka, podnosi go, a dopóki go niesie, może uciec przez wejście. Limit rund przestaje obowiązywać. Pokonajcie go.
mission-enemies-closer-goal-search = Przeszukajcie wszystkie 4 kryjówki.
mission-enemies-closer-goal-defeat-vader = Pokonajcie Dartha Vadera, zanim ucieknie z odłamkiem.
mission-enemies-closer-goal-hold-out = Nie pozwólcie bohaterom przeszukać wszystkich kryjówek do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-enemies-closer-rule-1 = Oboje drzwi są zablokowane dla figurek Imperium.
mission-enemies-closer-rule-2 = Bohater może akcją skorzystania przeszukać i odrzucić kryjówkę; potem może wykonać test intuicji i jeśli go zda, otrzymuje 2 punkty ruchu.
mission-enemies-closer-use-search = Przeszukaj kryjówkę
outcome-assault-mission-dark-lord-defeated = Darth Vader został pokonany
outcome-assault-mission-shard-taken = Darth Vader uciekł z odłamkiem
