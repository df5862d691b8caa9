### Powitanie bohatera

mission-a-heros-welcome = Powitanie bohatera
mission-a-heros-welcome-briefing = Vinto wrócił na Rodię i nikt się z tego nie cieszy. Piraci z wrogiego klanu obrabowali jego lud z lekarstw, które miały wystarczyć na całą porę deszczową, i nawet nie zadali sobie trudu, by je ukryć: w ich obozie w dżungli stoi pięć skrytek. Jesteście w samym jego środku. Otwórzcie skrytki, a potem zobaczcie, kto jeszcze chce się spierać.
mission-a-heros-welcome-event-from-the-forest = Z głębi lasu
mission-a-heros-welcome-event-from-the-forest-text = Dżungla nagle milknie. Potem spomiędzy liści wypada coś, co ma za dużo zębów. Na niebieskim punkcie zostaje rozstawione Nexu.
mission-a-heros-welcome-event-tracking-beacon = Nadajnik
mission-a-heros-welcome-event-tracking-beacon-text = Między ampułkami mruga czerwone światełko i gdzieś odpowiada mu odbiornik. Oznakowali swój łup. Czerwone punkty stają się punktami rozstawienia, zagrożenie wzrasta o poziom zagrożenia, a gracz Imperium może przeprowadzić opcjonalne rozstawienie.
mission-a-heros-welcome-event-still-tracking = Wciąż na tropie
mission-a-heros-welcome-event-still-tracking-text = Kolejny nadajnik, ukryty lepiej niż pierwszy. Teraz już cały klan wie, gdzie jesteście. Zagrożenie wzrasta o poziom zagrożenia, a gracz Imperium może przeprowadzić opcjonalne rozstawienie.
mission-a-heros-welcome-event-weve-got-company = Mamy towarzystwo
mission-a-heros-welcome-event-weve-got-company-text = Ostatnia skrytka jest wasza. Z chat pośrodku obozu wychodzą ci, którym kazano czekać aż do teraz. Pośrodku obozu pojawiają się jeszcze dwie grupy Rodiańskich piratów. Rebelia wygrywa, gdy tylko nie zostanie żaden Rodiański pirat.
mission-a-heros-welcome-goal-claim-caches = Przejmijcie wszystkie pięć skrytek z zapasami.
mission-a-heros-welcome-goal-defeat-pirates = Pokonajcie wszystkich Rodiańskich piratów.
mission-a-heros-welcome-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-a-heros-welcome-rule-1 = Rodiańscy piraci są figurkami Imperium (żywotność 2, szybkość 3, 1 blok; atakują na odległość 1 niebieską kością i zadają +1 obrażenie, wzmocnienie: +2 do celności).
mission-a-heros-welcome-rule-2 = Figurka Rebelii, która stoi na polu skrytki z zapasami lub z nią sąsiaduje, może wydać 2 punkty ruchu, aby wykonać test intuicji lub techniki. Jeśli go zda, Rebelia przejmuje skrytkę.
mission-a-heros-welcome-figure-rodian-pirate = Rodiański pirat
rules-a-heros-welcome-rodian-pirate = Rodiański pirat
rules-a-heros-welcome-rodian-pirate-accuracy = +2 do celności
rules-a-heros-welcome-figures = Powitanie bohatera
rules-a-heros-welcome-figures-crack = Otwórz skrytkę z zapasami za 2 punkty ruchu
outcome-assault-mission-pirates-defeated = Nie został żaden Rodiański pirat
