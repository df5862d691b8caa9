### Karawana i Arena, dwie małe gry, które pokazują, jak pisze się grę.

## Karawana

caravan-players = Karawana jest dla dwóch do czterech graczy, a nie dla { $players }.
caravan-companies = Kompanie są dla czterech graczy, a nie dla { $players }.
caravan-journeys = Kolejne wyprawy zaczyna się ze złotem z poprzednich: potrzebna jest jedna kwota na każdego gracza (graczy: { $players }) i co najmniej jedna wyprawa.
caravan-too-little = Ten gracz ma tylko { $gold } złota.
caravan-no-correction = Poprawić można tylko złoto któregoś z graczy.
caravan-card = { $card }
caravan-guard = Strażnik
caravan-captain = Kapitan
caravan-thief = Złodziej
caravan-spy = Szpieg
caravan-banker = Bankier
caravan-herald = Herold
caravan-jailer = Dozorca
caravan-mulligan = Odłożyć najwyżej dwie karty i dobrać tyle samo?
caravan-bid = Zalicytuj zakrytą kartą
caravan-lead = Kto poprowadzi waszą kompanię po tę skrzynię?
caravan-chest = Skrzynia z { $gold } szt. złota
caravan-order = Ułóż nadchodzące skrzynie, najbliższą jako pierwszą
caravan-player = Gracz { $seat }
caravan-divide = Rozdziel trzy sztuki złota, najwyżej po dwie na gracza
caravan-rob = Kogo okraść?
outcome-caravan-most-gold = najwięcej złota

## Arena

arena-droid = droid gracza { $seat } na polu { $space }
arena-act = Wykonaj akcję: { $droid }
arena-done = Nie rób nic więcej
arena-brace = Zaprzyj się: do końca rundy każdy strzał zadaje o jedno obrażenie mniej
arena-move = Rusz się najwyżej o dwa pola
arena-shoot = Strzel, cel: { $target }
arena-where = Krok na które pole?
arena-step = Krok na { $space }
arena-stop = Zatrzymaj się tutaj
arena-use = { $ability } ({ $droid })
arena-answer = Odpowiedz strzałem
arena-overwatch = Strzel do tego, kto wchodzi w pole widzenia
arena-shrug-off = Zapobiegnij obrażeniom
arena-spark = Pułapka iskrzy
outcome-arena-last-side = ostatnia strona na arenie
outcome-arena-lights-out = zgasły światła
