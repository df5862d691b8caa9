### Zatrzymani

mission-impounded = Zatrzymani
mission-impounded-briefing = Wasz statek stoi na stanowisku na Korelii jak zwierzę we wnykach, z trzema zaciskami na kadłubie. Z pilotem jest jeszcze gorzej: strażnicy portu wrzucili go do zagrody swoich bestii, żeby zaczął mówić, a on zamilkł zupełnie. Uwolnijcie i statek, i pilota, zanim garnizon zmieni wartę.
mission-impounded-event-prep-for-takeoff = Przygotowania do startu
mission-impounded-event-prep-for-takeoff-text = Zaciski puściły, a na czyimś ramieniu pilot otwiera jedno oko i pyta, kto porysował lakier. Silniki kaszlą i słyszy to pół portu. Zagrożenie wzrasta o poziom zagrożenia, a gracz Imperium może przeprowadzić opcjonalne rozstawienie. Potem zostaje umieszczony właz. Bohater, który niesie pilota, może skorzystać z włazu i wtedy Rebelia wygrywa.
mission-impounded-event-prep-for-takeoff-when = Klamry są otwarte, a bohater zabrał pilota.
mission-impounded-goal-free-ship-and-pilot = Wyłączcie zaciski dokujące i zabierzcie pilota.
mission-impounded-goal-bring-pilot-aboard = Zanieście pilota do włazu.
mission-impounded-goal-hold-out = Wytrwajcie do końca 5. rundy albo zrańcie wszystkich bohaterów.
mission-impounded-rule-1 = Bohater może akcją skorzystania użyć terminala i wykonać test techniki lub intuicji; jeśli go zda, zaciski dokujące zostają wyłączone, a terminal odrzucony.
mission-impounded-rule-2 = Bohater może akcją skorzystania podnieść pilota.
mission-impounded-rule-3 = Bohater, który niesie pilota, ma −1 do szybkości i −1 blok w wynikach obrony.
mission-impounded-use-deactivate = Wyłącz zaciski dokujące
mission-impounded-use-board = Wnieś pilota na pokład
outcome-assault-mission-pilot-aboard = Pilot jest na pokładzie
token-pilot = Pilot
