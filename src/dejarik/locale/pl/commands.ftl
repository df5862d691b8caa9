### Co mówią polecenia, które rozgrywają gry: fuzz, replay, sim, bench.

cli-unwritable-file = Nie można zapisać pliku { $file } ({ $reason }).
cli-unreadable-file = Nie można odczytać pliku { $file }: { $reason }.
cli-no-such-file = Nie ma pliku { $file }.

## fuzz

cli-fuzz-policy = jak wybierają gracze; mixed: każdy raz tak, raz inaczej
cli-fuzz-every = kosztowne sprawdzenia tylko co N-tą decyzję
cli-fuzz-again = co N-tą grę rozegraj drugi raz według jej wyborów
cli-fuzz-tour = graj po kolei wszystko, co jest (każdą misję, z każdą liczbą bohaterów), zamiast losować
cli-fuzz-folder = folder na zapisy gier, w których coś znaleziono
fuzz-summary =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    }, { $violations ->
        [0] żadnego naruszenia
        [one] { $violations } naruszenie
        [few] { $violations } naruszenia
       *[many] { $violations } naruszeń
    }
fuzz-sampled =
    Tanie sprawdzenia przy każdej decyzji, wszystkie { $every ->
        [1] przy każdej decyzji
        [one] przy jednej na { $every } decyzję
        [few] przy jednej na { $every } decyzje
       *[many] przy jednej na { $every } decyzji
    } i na końcu; { $again ->
        [1] każda gra
        [one] jedna gra na { $again }
        [few] jedna gra na { $again }
       *[many] jedna gra na { $again }
    } rozegrana drugi raz
fuzz-violation = { $check } (ziarno { $seed }, { $replay }): { $detail }

## replay

cli-replay-check = sprawdź wszystkie niezmienniki przy każdej decyzji
cli-replay-log = opowiedz całą grę: każdą decyzję, możliwości, wybór i jego skutki
cli-replay-seat = razem z --log: tylko to, o co pytano gracza na tym miejscu i co było mu wiadomo
replay-no-such-seat = W tej grze nie ma miejsca { $seat }: liczba miejsc to { $seats }.
replay-log-asked = { $number }. { $player }: { $prompt }
replay-log-elsewhere = { $number }. { $player }
replay-log-offered = Możliwości: { $options }
replay-log-chosen = Wybór: { $chosen }
replay-log-besides = { $sentence } { $besides }
replay-log-share = { $option } ×{ $amount }
replay-game = Gra: { $game }, wersja zasad { $version }, ziarno { $seed }
replay-settings = Opcje: { $options }
replay-decisions = Decyzje: { $decisions }
replay-ended =
    Koniec: { $reason }; { $count ->
        [0] nikt nie wygrał
        [one] wygrywa gracz { $winners }
        [few] wygrywają gracze { $winners }
       *[many] wygrywają gracze { $winners }
    }
replay-unfinished = Koniec: gry nie rozegrano do końca
replay-digest = Skrót: { $digest }
replay-note = Uwaga: { $note }
replay-progress = sprawdzono { $number } z { $decisions } decyzji
replay-violation = Decyzja { $decision }: { $check }: { $detail }
replay-sound = Przy każdej decyzji wszystko się zgadza.

## sim

sim-progress = { $games } z { $total } gier
sim-summary =
    Rozegrano { $games ->
        [one] { $games } grę
        [few] { $games } gry
       *[many] { $games } gier
    }, do końca: { $finished }
sim-speed =
    { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    } w { $seconds } s ({ $rate } na sekundę)
sim-outcome = { $reason }: { $count }
sim-wins =
    gracz { $seat }: { $count ->
        [one] { $count } wygrana
        [few] { $count } wygrane
       *[many] { $count } wygranych
    }
sim-draws =
    { $count ->
        [one] { $count } remis
        [few] { $count } remisy
       *[many] { $count } remisów
    }
sim-error = ziarno { $seed }: { $error }
sim-bot-unknown = Nie ma bota „{ $name }”; są te: { $bots }.
sim-bots-count =
    Liczba botów ({ $bots }) nie pasuje do liczby miejsc ({ $seats }); podaj po jednym na miejsce albo jednego na wszystkie.

## bench

bench-no-checkout = Pomiary są w folderze „bench” repozytorium, a to jest zainstalowany pakiet; uruchom to w repozytorium.
bench-unknown = Nie ma pomiaru „{ $name }”; są te: { $known }.
cli-bench-only = mierz tylko te, na przykład kernel,odds
bench-calibration = Kalibracja: { $operations } operacji na sekundę ustalonego zadania w czystym Pythonie
bench-interpreter =
    { $name } { $version }, { $optimised ->
        [yes] zbudowany z PGO
        [no] zbudowany bez PGO
       *[unknown] nie mówi, czy zbudowano go z PGO
    }
bench-broken = Nie udało się zmierzyć { $name }: { $error }
