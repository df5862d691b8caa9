### Strona, którą `dejarik report` tworzy z wyników symulacji.

report-title =
    { $game }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
report-games =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
report-bots = Boty
report-seeds = Ziarna
report-settings = Ustawienia
report-unfinished =
    { $games ->
        [one] { $games } gry nie dokończono z powodu błędu; nie jest liczona.
        [few] { $games } gier nie dokończono z powodu błędów; nie są liczone.
       *[many] { $games } gier nie dokończono z powodu błędów; nie są liczone.
    }
report-nothing = Nie ma żadnej dokończonej gry.
report-more =
    { $rows ->
        [one] jeszcze { $rows }
        [few] jeszcze { $rows }
       *[many] jeszcze { $rows }
    }

report-who = Kto wygrywa
report-who-text = Kropka to odsetek wygranych gier, pasek – zakres, w którym prawdziwy odsetek leży w 95 przypadkach na 100 (przedział Wilsona). Pasek przecinający środkową linię oznacza, że nic nie jest jeszcze rozstrzygnięte.
report-by-brought = Według armii, talii lub bohatera
report-by-faction = Według przynależności
report-by-seat = Według miejsca
report-by-bot = Według bota
report-seat = Miejsce { $seat }
report-meetings = Przeciw sobie
report-meetings-text = Jak często wygrywała strona wymieniona jako pierwsza.
report-pair = { $one } przeciw { $other }
report-why-text =
    { $one } przeciw { $other }: { $share } wygranych w { $games ->
        [one] { $games } grze
        [few] { $games } grach
       *[many] { $games } grach
    } (95 %: od { $low } do { $high } %). Najwięcej zdziałały:
report-best-cards = { $name }: punkty i obrażenia na grę
report-deeds = { $card }: punkty { $points }, obrażenia { $dealt }
report-on-maps = { $name } na poszczególnych mapach
report-where = Gdzie jest trudno
report-where-text = Jak często wygrywała ta strona, od najtrudniejszych: { $side }.
report-last-seat = strona ostatniego miejsca
report-by-scene = Według misji lub formatu
report-by-ground = Według mapy
report-by-players = Według liczby graczy
report-by-member = Z kim
report-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }

report-course = Punkty w kolejnych rundach
report-course-text = Średnia po każdej rundzie; połowa gier mieści się w zacieniowanym obszarze. Zakończona gra zachowuje swoje punkty.
report-rounds = rundy
report-points = punkty
report-how-long = Ile rund trwają
report-length = Jak przebiegają gry
report-length-text = Połowa gier trwała najwyżej { $rounds } rund. Gra wymagała średnio { $decisions } decyzji i { $seconds } s czasu procesora.
report-ends = Jak się kończyły

report-cards = Co wniosły karty
report-cards-text = Wszystkie liczby poza pierwszą to średnie na grę, w której karta była obecna. Ostatnia kolumna mówi, o ile punktów procentowych częściej wygrywała jej strona, gdy karty użyto lub zadała obrażenia, niż gdy nie; nie musi to być jej zasługa.
report-card = karta
report-card-games = gry
report-card-used = użycia
report-card-points = punkty
report-card-dealt = zadane obrażenia
report-card-suffered = otrzymane
report-card-felled = pokonani
report-card-fell = pokonana
report-card-gain = wygrane, p.p.
report-falls = Gdzie padały figurki
report-falls-text = Im czerwieńsze pole, tym więcej figurek tam pokonano; liczą się też zranieni bohaterowie. Wskaż pole, by zobaczyć czyje.
