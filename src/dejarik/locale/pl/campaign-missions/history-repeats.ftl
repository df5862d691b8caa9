### Historia się powtarza

mission-history-repeats = Historia się powtarza
mission-history-repeats-briefing = Lorn chodzi po ruinach Świątyni Jedi jak ktoś, kto wrócił do domu. Cztery stare terminale, mówi, i będzie wiedział, gdzie leży odłamek; byle ktoś trzymał żołnierzy z dala od jego pleców. Za ścianami są przejścia, których nie znaleźli nawet architekci Imperatora. Weźcie go pod ramię i nie traćcie czasu.
mission-history-repeats-event-the-emperors-elite = Elita Imperatora
mission-history-repeats-event-the-emperors-elite-text = Czerwone szaty, bez jednego dźwięku. Nie pytają, co tu robicie. Na aktywnym punkcie zostają rozstawieni elitarni Imperialni gwardziści.
mission-history-repeats-event-x-marks-the-spot = Krzyżyk na mapie
mission-history-repeats-event-x-marks-the-spot-text = Lorn śmieje się w głos nad ostatnim ekranem i pokazuje palcem, a przez chwilę nikt nie myśli o hałasie. Na planszę trafia kryjówka. Zagrożenie wzrasta o 5, a gracz Imperium może przeprowadzić opcjonalne rozstawienie. Doprowadźcie tam Lorna.
mission-history-repeats-event-master-of-puppets = Władca marionetek
mission-history-repeats-event-master-of-puppets-text = Podnosi go do światła. „Panie mój”, mówi, i nie was ma na myśli. Przy wejściu zostaje rozstawiony Imperator Palpatine, który nie może otrzymywać obrażeń; Lorn zostaje popchnięty o 4 pola w jego stronę. Raz podczas swojej aktywacji Palpatine może popchnąć Lorna o 4 pola ku sobie, a figurka Imperium sąsiadująca z Lornem o 2 pola. Gdy runda kończy się z Lornem obok Palpatine’a, zagrożenie wzrasta o 2. Bohater może akcją skorzystania z Lorna wykonać test siły wymagający 4 sukcesów, aby odebrać mu odłamek: o 1 sukces więcej, jeśli obok Lorna stoi inny bohater, o 2 mniej, jeśli stoi tam Palpatine; sukcesy nieudanego testu liczą się w następnym. Rebelia wygrywa, gdy bohater odbierze odłamek.
mission-history-repeats-goal-read-terminals = Doprowadźcie Lorna na wszystkie 4 terminale.
mission-history-repeats-goal-find-shard = Doprowadźcie Lorna do kryjówki.
mission-history-repeats-goal-take-shard = Odbierzcie Lornowi odłamek.
mission-history-repeats-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-history-repeats-rule-1 = Lorn jest neutralną figurką. Za 1 punkt ruchu sąsiadujący z nim bohater może go popchnąć o maksymalnie 2 pola.
mission-history-repeats-rule-2 = Gdy Lorn wejdzie na pole terminalu, bohaterowie go przejmują.
mission-history-repeats-rule-3 = Za 3 punkty ruchu figurka Rebelii na tajnym przejściu zostaje umieszczona na innym. Za 2 punkty ruchu bohater sąsiadujący z Lornem może wysłać go tą samą drogą, jeśli Lorn stoi na przejściu.
mission-history-repeats-use-wrest = Wyrwij Lornowi odłamek
mission-history-repeats-figure-lorn = Lorn
rules-history-repeats-figures = Historia się powtarza
rules-history-repeats-figures-push-lorn = Popchnij Lorna o maksymalnie 2 pola za 1 punkt ruchu
rules-history-repeats-figures-passage = Skorzystaj z tajnego przejścia za 3 punkty ruchu
rules-history-repeats-figures-send-lorn = Wyślij Lorna przejściem za 2 punkty ruchu
rules-history-repeats-empire = Historia się powtarza
rules-history-repeats-empire-pull = Popchnij Lorna w stronę Palpatine’a
outcome-assault-mission-shard-wrested = Bohater odebrał Lornowi odłamek
token-secret-passage = Tajne przejście
