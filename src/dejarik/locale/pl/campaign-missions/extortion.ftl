### Wymuszenie

mission-extortion = Wymuszenie
mission-extortion-briefing = Onar nikomu nic nie jest winien, ale na Ando patrzą na to inaczej. W piwnicy szulerni za kratami siedzi troje jego ludzi, wśród nich stary przyjaciel Botha, a cena za nich rośnie z dnia na dzień. Onar przestał liczyć. Muzyka gra głośno, strażnicy się nudzą, a drzwi do piwnicy są grube, ale nie aż tak grube.
mission-extortion-event-arrest = Aresztowanie
mission-extortion-event-arrest-text = Drzwi piwnicy ustępują, a muzyka na górze urywa się w pół taktu. Tu na dole pachnie solą i rdzą. Na planszę trafia piwnica z celami i trojgiem więźniów. Żółte punkty zastępują zielone jako punkty rozstawienia, zagrożenie wzrasta o poziom zagrożenia, a gracz Imperium może przeprowadzić opcjonalne rozstawienie.
mission-extortion-event-first-cell = Pierwsza cela
mission-extortion-event-first-cell-text = Pęka zamek i podnosi się ktoś, kto stracił już nadzieję. Teraz trzeba ich stąd wyprowadzić. Na planszę trafiają trzy wyjścia. Od tej chwili każda faza porządków zaczyna się od tego, że bohaterowie poruszają więźniów: każdego o maksymalnie 5 pól, o 1 mniej za każdą figurkę Imperium, która z nim sąsiaduje. Rebelia wygrywa, gdy wszyscy troje więźniowie jednocześnie stoją na polach wyjść lub z nimi sąsiadują.
mission-extortion-event-stop-them = Zatrzymać ich!
mission-extortion-event-stop-them-text = Ostatnia cela stoi otworem i ktoś na górze wreszcie zrozumiał. Gracz Imperium może przeprowadzić opcjonalne rozstawienie.
mission-extortion-event-stop-them-when = Otwierają się ostatnie drzwi celi.
mission-extortion-event-on-the-way = W drodze
mission-extortion-event-on-the-way-text = Głowy nisko i biegiem. Bohaterowie poruszają więźniów: każdego o maksymalnie 5 pól, o 1 mniej za każdą figurkę Imperium, która z nim sąsiaduje.
mission-extortion-goal-open-cellar = Sforsujcie drzwi piwnicy.
mission-extortion-goal-free-captives = Otwórzcie trzy cele.
mission-extortion-goal-bring-them-out = Doprowadźcie wszystkich troje więźniów do wyjść.
mission-extortion-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-extortion-rule-1 = Drzwi są zablokowane. Figurka Rebelii może skorzystać z drzwi piwnicy i wykonać test siły lub techniki; otwierają je łącznie 4 sukcesy, a sukcesy nieudanego testu na nich pozostają.
mission-extortion-rule-2 = Raz podczas swojej aktywacji bohater może wybrać sąsiadujące drzwi celi i wykonać test siły lub techniki; otwiera je 1 sukces.
mission-extortion-rule-3 = Więźniowie są neutralnymi figurkami. Gdy Onar Koma ma w polu widzenia Bothę, raz na rundę podczas swojej aktywacji może otrzymać stan Skupienie.
mission-extortion-figure-captive = Więzień
mission-extortion-figure-botha = Botha
mission-extortion-use-force = Sforsuj drzwi
rules-extortion = Wymuszenie
rules-extortion-force-cell = Sforsuj drzwi celi
rules-extortion-see-botha = Otrzymaj stan Skupienie na widok Bothy
outcome-assault-mission-captives-at-exits = Wszyscy więźniowie dotarli do wyjść
