### Wiersz poleceń: co mówi o sobie i co mówi, gdy polecenie jest błędne.

cli-summary = Dejarik: stół do dwóch niewydawanych już gier planszowych, który zna wszystkie zasady.

## Strony pomocy

cli-help-usage = Użycie:
cli-help-commands = Polecenia:
cli-help-arguments = Argumenty:
cli-help-options = Opcje:
cli-help-everywhere = Opcje każdego polecenia:
cli-help-examples = Przykłady:

cli-placeholder-text = TEKST
cli-placeholder-id = ID
cli-placeholder-file = PLIK
cli-placeholder-number = N
cli-placeholder-list = A,B
cli-placeholder-game = GRA
cli-placeholder-command = POLECENIE

cli-option-lang = język: en lub pl (w przeciwnym razie decyduje DEJARIK_LANG, LC_ALL, LC_MESSAGES lub LANG)
cli-option-json = wypisz na standardowym wyjściu jeden obiekt JSON i nic więcej
cli-option-debug = pokaż szczegóły techniczne nieoczekiwanego błędu
cli-option-help = pokaż tę stronę
cli-option-version = pokaż wersję
cli-option-port = port serwera (0: dowolny wolny)
cli-option-seed = początek dla kości i tasowania; to samo ziarno daje te same gry
cli-argument-game = assault to Imperium Atakuje, lcg to Star Wars: Gra karciana

## Polecenia

cli-play = uruchom stół na tym komputerze i otwórz stronę
cli-play-no-browser = nie otwieraj strony
cli-option-examples = pokaż też dwie małe gry, na których widać, jak pisze się grę
cli-serve = uruchom stół dla innych
cli-serve-host = adres, na którym serwer nasłuchuje
cli-serve-db = adres bazy danych (domyślnie plik na tym komputerze)
cli-serve-config = plik z ustawieniami (TOML; docs/operating.md)
cli-serve-origin = adres, pod którym dostępna jest strona, np. https://dejarik.example.org
cli-serve-proxy = adres lub zakres serwera pośredniczącego, który może podawać, kto się łączy
cli-admin = doglądaj stołów serwera, także w trakcie jego pracy
cli-admin-list = stoły, od ostatnio zmienionych
cli-admin-journal = co się działo przy stole, wiersz po wierszu
cli-admin-wake = odczytaj stół na nowo i wznów grę
cli-admin-close = zakończ grę w obecnym stanie
cli-admin-remove = usuń stół na dobre
cli-admin-clean = usuń stoły niezmieniane od tylu dni
cli-admin-ban = zablokuj adres
cli-admin-unban = odblokuj adres
cli-admin-bans = kto jest zablokowany
cli-admin-vacuum = odzyskaj miejsce na dysku
cli-admin-table = identyfikator stołu
cli-admin-state = tylko takie stoły
cli-admin-most = najwyżej tyle
cli-admin-address = adres lub zakres adresów, np. 192.0.2.0/24
cli-admin-hours = na tyle godzin (domyślnie na stałe)
cli-admin-finished = po ilu dniach usuwać zakończone gry
cli-admin-open = po ilu dniach usuwać stoły, które na kogoś czekają
cli-admin-playing = po ilu dniach usuwać gry, w które nikt już nie gra
cli-backup = zapisz do pliku wszystko, co przechowuje serwer, także w trakcie jego pracy
cli-backup-file = plik do zapisania
cli-restore = przywróć z kopii stoły, których brakuje
cli-restore-file = plik zapisany przez dejarik backup
cli-sim = rozegraj wiele gier między botami i pokaż wyniki
cli-sim-format = format, na przykład skirmish, mission lub duel
cli-sim-map = mapa konfrontacji
cli-sim-mission = misja mapy lub kampanii (all: po kolei wszystkie)
cli-sim-players = liczba graczy
cli-sim-heroes = liczba bohaterów misji
cli-sim-campaign = kampania, na przykład core lub return-to-hoth
cli-sim-class = klasa Imperium w misji
cli-sim-party = karty bohaterów i Imperium w misji: fitting (stosowne do jej miejsca w kampanii), starting albo random
cli-sim-threat-level = poziom zagrożenia misji, który określa też, w którym miejscu kampanii rozgrywa się misję poboczną
cli-sim-bots = boty, po jednym na miejsce lub na stronę; jeden podany zajmuje wszystkie miejsca
cli-sim-armies = pliki armii, po jednym na miejsce
cli-sim-decks = pliki talii, po jednym na miejsce
cli-sim-games = liczba gier
cli-sim-tour = graj po kolei wszystko, co jest (każdą misję, z każdą liczbą bohaterów), zamiast losować
cli-sim-out = folder na wyniki; to samo polecenie dogrywa to, czego w nim brakuje
cli-sim-workers = liczba procesów (domyślnie jeden na rdzeń)
cli-sim-backend = gdzie toczą się gry: na tym komputerze czy w klastrze Ray
cli-ladder = niech boty grają ze sobą, zamieniając się stronami; oceń je
cli-ladder-bots = boty do porównania (domyślnie wszystkie)
cli-ladder-leagues = sposoby gry, na przykład skirmish,mission lub duel (domyślnie wszystkie)
cli-ladder-against = graj tylko pary z tym botem
cli-ladder-games = liczba gier każdej pary w każdej lidze, po połowie na każdej stronie
cli-ladder-out = folder na wyniki; to samo polecenie dogrywa to, czego w nim brakuje
cli-report = zrób z wyników symulacji stronę z wykresami
cli-report-results = folder zapełniony przez dejarik sim --out
cli-report-out = plik strony (domyślnie report.html w tym folderze)
cli-fuzz = graj losowo zgodnie z zasadami i sprawdzaj wszystkie niezmienniki
cli-fuzz-decisions = zakończ po tylu decyzjach
cli-odds = dokładne szanse ataku
cli-army = armie do gry Imperium Atakuje
cli-army-check = powiedz, czy armia jest zgodna z zasadami, a jeśli nie, to dlaczego
cli-army-file = plik armii
cli-deck = talie do gry karcianej
cli-deck-check = powiedz, czy talia jest zgodna z zasadami, a jeśli nie, to dlaczego
cli-deck-file = plik talii
cli-map = pokaż mapę do gry Imperium Atakuje
cli-map-id = nazwa mapy
cli-map-svg = zapisz mapę w tym pliku jako obraz
cli-content = policz karty znane i kompletne w każdym zestawie
cli-mission = misje kampanii Imperium Atakuje
cli-mission-check = podaj, czego brakuje albo co nie może się zgadzać w napisanych misjach lub w jednej z nich
cli-mission-id = misja; bez niej: wszystkie
cli-campaign = całe kampanie Imperium Atakuje
cli-campaign-play = niech boty rozegrają kampanie od przygotowania do finału
cli-campaign-box = core, return-to-hoth, jabbas-realm albo heart-of-the-empire
cli-campaign-slot = miejsce w dzienniku, od którego zacząć, jakby wcześniejsze misje już rozegrano
cli-campaign-count = liczba kampanii
cli-campaign-out = zapisz dziennik ostatniej kampanii do tego pliku
cli-campaign-show = pokaż dziennik kampanii
cli-campaign-file = plik z dziennikiem kampanii albo z całą kampanią, albo identyfikator kampanii z bazy danych serwera
cli-campaign-entries = pokaż każdy wpis dziennika
cli-campaign-print = drukuje kampanię na jednym arkuszu, z każdym wpisem dziennika
cli-campaign-secrets = także to, co wie tylko Imperium
cli-campaign-list = wypisz kampanie z bazy danych serwera
cli-campaign-export = zapisz kampanię z bazy danych serwera do pliku, z zapisami wszystkich jej etapów
cli-campaign-import = przenieś kampanię z pliku do bazy danych serwera
cli-campaign-series = identyfikator kampanii z listy albo jednego z jej stołów
cli-campaign-whole-file = plik z całą kampanią
cli-rules = policz zasady, które mają test
cli-rules-show = pokaż całą zasadę
cli-rules-id = identyfikator zasady, na przykład CORE-LOS-03
cli-rules-tests = folder z testami (domyślnie z repozytorium)
cli-rules-untested = wypisz identyfikatory zasad bez testu
cli-replay = odtwórz zapisaną grę
cli-replay-file = plik z zapisem gry
cli-bench = zmierz szybkość najważniejszych części

## Co może być nie tak

cli-interrupted = Przerwano.
cli-unexpected = Coś się zepsuło wewnątrz programu ({ $error }); dodaj --debug, aby zobaczyć szczegóły do zgłoszenia.

cli-unknown-command = Nie ma polecenia „{ $given }”. { $hint }
cli-unknown-option = Nie ma tu opcji „{ $given }”. { $hint }
cli-hint-closest = Czy chodziło o „{ $closest }”?
cli-hint-help = „{ $command } --help” pokazuje, co jest do wyboru.
cli-command-missing = „{ $command }” wymaga jednego z poleceń: { $known }.
cli-missing = „{ $command }” wymaga { $name }: { $help }.
cli-too-many = „{ $command }” nie przyjmuje „{ $given }”.
cli-option-takes-no-value = Opcja { $option } nie przyjmuje wartości.
cli-option-needs-value = Opcja { $option } wymaga wartości.
cli-option-twice = Opcję { $option } można podać tylko raz.

cli-bad-value = { $place }: { $problem }
cli-not-a-number = „{ $given }” nie jest liczbą całkowitą.
cli-number-too-small = { $given } to za mało; najmniej można podać { $minimum }.
cli-number-too-large = { $given } to za dużo; najwięcej można podać { $maximum }.
cli-not-a-choice = „{ $given }” nie jest żadną z możliwości: { $choices }.

language-unknown = Nie ma języka „{ $given }”; są te: { $known }.

cli-why = niech bot powie o nagranej grze, co by zrobił i dlaczego
cli-why-file = plik z nagraniem
cli-why-at = tylko decyzja o tym numerze: najlepsze możliwości, ile każda jest warta i dlaczego
cli-why-bot = kogo pytać: veteran albo master
