### Za wszelką cenę

mission-loose-cannon = Za wszelką cenę
mission-loose-cannon-briefing = Mieliście się rozejrzeć po poligonie i niczego nie dotykać. Mak się rozejrzał, znalazł maszynę kroczącą z otwartym włazem i dotknął wszystkiego. Nigdy czegoś takiego nie pilotował, mówi przez komunikator, ale dźwignie są podpisane. Na zewnątrz pół garnizonu przerywa zajęcia i gapi się na ścianę hangaru, która zaczyna drżeć.
mission-loose-cannon-event-chaos = Chaos
mission-loose-cannon-event-chaos-text = Gwizdki, rozkazy, sprzeczne rozkazy; wreszcie ktoś przypomina sobie o ciężkim działku. Na zielonym punkcie zostaje rozstawiona Obsługa E-Weba.
mission-loose-cannon-event-strategic-withdrawal = Strategiczny odwrót
mission-loose-cannon-event-strategic-withdrawal-text = Stanowisko dowodzenia zobaczyło dość i nazywa to planową zmianą pozycji. Nikt więcej nie przyjdzie. Zagrożenie już nie wzrasta.
mission-loose-cannon-event-press-the-advantage = Wykorzystać przewagę
mission-loose-cannon-event-press-the-advantage-text = Maszyna składa się, pęka w kolanach i wyrzuca pilota, który ląduje na nogach, bardziej dzięki szczęściu niż wprawie. Mak zostaje umieszczony na jednym z pól AT-ST i otrzymuje 10 obrażeń; odtąd gra jak pozostali bohaterowie. Gracz Imperium korzysta z chwili.
mission-loose-cannon-event-press-the-advantage-option-charge = Z dymu wyłania się czerwony płaszcz. Doborowy Gwardzista przerywa, aby wykonać ruch i atak.
mission-loose-cannon-event-press-the-advantage-option-rally = Gwardzista prostuje się i wypuszcza powietrze. Doborowy Gwardzista odzyskuje obrażenia w liczbie równej 1 plus poziom zagrożenia.
mission-loose-cannon-event-press-the-advantage-option-advance = „Naprzód!” Każda figurka Imperium może się poruszyć o maksymalnie 2 pola.
mission-loose-cannon-goal-defeat-all = Pokonajcie wszystkie figurki Imperium.
mission-loose-cannon-goal-hold-out = Wytrwajcie do końca 7. rundy albo zrańcie wszystkich bohaterów.
mission-loose-cannon-rule-1 = Mak siedzi w AT-ST i nie ma go na planszy; nie można używać jego kart. Gdy Mak miałby się aktywować, AT-ST zostaje przygotowany i aktywuje się pod jego kontrolą. Wszystko, co oddziaływałoby na Maka, oddziałuje na AT-ST.
mission-loose-cannon-rule-2 = AT-ST ma dodatkową żywotność równą poziomowi zagrożenia i może wchodzić na pola wnętrza hangaru.
mission-loose-cannon-rule-3 = Ściana między hangarem a poligonem nie blokuje ani ruchu, ani linii wzroku.
outcome-assault-mission-imperials-defeated = Nie została żadna figurka Imperium
