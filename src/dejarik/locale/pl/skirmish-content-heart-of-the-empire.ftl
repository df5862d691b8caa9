### Efekty kart Serca Imperium: pytania i możliwości wyboru.

power-share = Rozdaj do { $count } żetonów potęgi ({ $token })
choice-scout = Zwiadowca
choice-senator = Senator
choice-streetrat = Uliczny szczur
choice-movement-points = 2 punkty ruchu
choice-block-token = 1 żeton potęgi bloku
choice-reroll-attack = Przerzuć wszystkie kości ataku
choice-reroll-defence = Wszystkie kości obrony zostają przerzucone
choice-blast-2 = Wybuch 2
choice-scatter = 1 obrażenie dla wszystkiego w promieniu 2 pól od pola celu, po ataku, który nie spudłował
choice-reach-and-cleave = Zasięg i Rozpłatanie 2
choice-become-focused = Zostań skupiony
choice-no-attack = Nie atakuj
choice-force-choke = Użyj Duszenia Mocą
choice-attack = Atakuj
