### Co mówią polecenia, które rozgrywają gry: fuzz, replay, sim, bench.

cli-unwritable-file = Nie można zapisać pliku { $file } ({ $reason }).
cli-unreadable-file = Nie można odczytać pliku { $file }: { $reason }.
cli-no-such-file = Nie ma pliku { $file }.

## fuzz

cli-fuzz-policy = jak wybierają gracze; mixed: każdy raz tak, raz inaczej
cli-fuzz-every = kosztowne sprawdzenia tylko co N-tą decyzję
cli-fuzz-again = co N-tą grę rozegraj drugi raz według jej wyborów
cli-fuzz-explore = wracaj tam, gdzie gra obiecywała najwięcej, i graj dalej stamtąd, aż zdarzy się wszystko
cli-fuzz-seen = co policzyły raporty z tego pliku, nie musi się już zdarzyć (po jednym w wierszu, jak zapisuje --json)
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

sim-progress = { $bar } { $games } z { $total } gier, jeszcze { $left }
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
    Liczba botów ({ $bots }) nie pasuje do liczby miejsc ({ $seats }); podaj po jednym na miejsce, po jednym na stronę albo jednego na wszystkie.
sim-no-ray = Ray nie jest tu zainstalowany. Zainstaluje go „pip install dejarik[ray]”, na każdym komputerze klastra.
results-no-folder = Nie można utworzyć folderu „{ $folder }”: { $reason }.
results-none = W folderze „{ $folder }” nie ma wyników; utworzy je „dejarik sim GRA --out { $folder }”.
results-in-use = Folder „{ $folder }” zapełnia inny proces.
results-other-plan = Folder „{ $folder }” zawiera wyniki innych ustawień, botów lub ziaren. Podaj inny folder albo powtórz polecenie, które go rozpoczęło.
results-other-rules = Folder „{ $folder }” rozpoczęto w wersji zasad { $before }, a to jest wersja { $now }. Podaj inny folder.
results-damaged = Nie można odczytać wiersza { $line } w pliku „{ $file }”. Usuń go, a gra zostanie rozegrana ponownie.

## report

report-written =
    { $games ->
        [one] Strona o { $games } grze: { $file }
        [few] Strona o { $games } grach: { $file }
       *[many] Strona o { $games } grach: { $file }
    }
report-not-written = Nie można zapisać strony „{ $file }”: { $reason }.

## ladder

ladder-no-league = Nie ma ligi „{ $league }”; są te: { $known }.
ladder-one-bot = Drabinka potrzebuje dwóch botów.
ladder-bot = bot
ladder-rating = Elo
ladder-time = ms na decyzję
ladder-against = przeciw { $bot }
ladder-sides = { $one } przeciw { $other }: { $first } po stronie pierwszego miejsca, { $second } po drugiej
ladder-errors =
    { $errors ->
        [one] { $errors } gry nie dokończono.
        [few] { $errors } gier nie dokończono.
       *[many] { $errors } gier nie dokończono.
    }

## bench

bench-no-checkout = Pomiary są w folderze „bench” repozytorium, a to jest zainstalowany pakiet; uruchom to w repozytorium.
bench-unknown = Nie ma pomiaru „{ $name }”; są te: { $known }.
cli-bench-only = mierz tylko te, na przykład kernel,odds
cli-bench-against = zamiast tego porównaj silnik z inną rewizją, na przykład main~20; „release” to ostatnie wydanie
bench-no-revision = W tym repozytorium nie ma rewizji „{ $revision }”.
bench-no-release = Nie było jeszcze żadnego wydania: żaden znacznik nie zaczyna się od „v”.
bench-against = Na przemian z { $commit }: przedtem, teraz, ile razy szybciej
bench-calibration = Kalibracja: { $operations } operacji na sekundę ustalonego zadania w czystym Pythonie
bench-interpreter =
    { $name } { $version }, { $optimised ->
        [yes] zbudowany z PGO
        [no] zbudowany bez PGO
       *[unknown] nie mówi, czy zbudowano go z PGO
    }
bench-broken = Nie udało się zmierzyć { $name }: { $error }

## Dlaczego bot coś by zrobił

why-no-such-bot = { $bot } nie wybiega myślą naprzód w tej grze; zapytaj któregoś z tych botów: { $bots }.
why-nobody = W tej grze żaden bot nie wybiega myślą naprzód.
why-no-such-decision = W tej grze nie ma decyzji { $number }: liczba decyzji to { $decisions }, licząc od 0.
why-decision = { $number }. Miejsce { $seat }: { $prompt }
why-option = { $chance } %: { $label }
why-better = lepsze pod względem: { $aspects }
why-aspect = { $aspect } ({ $points })
why-nothing = nic
why-deviates = Inaczej, niż wygląda na pierwszy rzut oka: spodziewany zysk { $gain } ± { $error } punktu procentowego
why-as-it-looks = Tak samo wygląda to na pierwszy rzut oka.
why-not-searched = Przy tej decyzji nie ma po co wybiegać myślą naprzód.
why-summary = Inaczej, niż wygląda na pierwszy rzut oka: { $deviations } z { $decisions } decyzji; spodziewany zysk łącznie: { $gain } punktu procentowego
why-progress = Przemyślane decyzje: { $number } z { $decisions }
