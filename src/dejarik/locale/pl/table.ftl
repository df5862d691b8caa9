### Stół: co mówi serwer, gdy czegoś nie da się zrobić. Wszystko zostaje wtedy, jak było.

## Gry, tak jak nazywa je poczekalnia

game-name-arena = Arena
game-name-assault = Imperium Atakuje
game-name-caravan = Karawana

## Odmowy

table-malformed = Serwer nie rozumie tego żądania ({ $where }).
table-unknown = Nie ma takiego stołu.
table-no-page = Pod tym adresem nic nie ma.
table-token = Ten odnośnik nie daje miejsca przy tym stole.
table-not-your-seat = To nie jest twoje miejsce.
table-plays-only = Ten klucz należy do programu: można nim tylko grać.
table-conceded = Z tego miejsca już się poddano.
table-no-spectators = Ten stół nie przyjmuje widzów.
table-waiting = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
table-full = Przy tym stole nie ma wolnego miejsca.
table-seated = Już siedzisz przy tym stole; tego, z czym przychodzisz, nie można już zmienić.
table-link-used = Ktoś już usiadł do gry z tego odnośnika.
table-seat-gone = Ktoś inny właśnie zajął to miejsce; inne jest jeszcze wolne.
table-seat-fixed = To, czym gra się na tym miejscu, jest już ustalone.
table-not-brought = Kto siada na tym miejscu, nie wybiera „{ $setting }”.
table-seats =
    { $given ->
        [one] Przygotowano { $given } miejsce
        [few] Przygotowano { $given } miejsca
        [many] Przygotowano { $given } miejsc
       *[other] Przygotowano { $given } miejsca
    }; ta gra ma { $wanted ->
        [one] { $wanted } miejsce.
        [few] { $wanted } miejsca.
        [many] { $wanted } miejsc.
       *[other] { $wanted } miejsca.
    }
table-bot-unknown = W tej grze nie ma bota „{ $bot }”; są takie: { $known }.
table-not-finished = Można to zrobić po zakończeniu gry.
table-nothing-follows = Po tej grze nie następuje żadna inna.
table-in-series = Ta gra jest częścią serii; nie można jej powtórzyć jak gry samodzielnej.
table-no-moment = W tej grze nie było jeszcze decyzji numer { $number }.
table-seat-now = Gra podjęta w środku rusza od razu: każde miejsce należy do ciebie, do bota albo do znajomego.
table-series-runs = To, co inni mają ukryte, może jeszcze liczyć się w następnych grach. Zapis będzie dostępny po zakończeniu ostatniej.
table-nothing-to-undo = Nie ma twojej decyzji, którą można by cofnąć.
table-undo-asked = Ktoś już prosi o cofnięcie.
table-nothing-asked = Nikt nie prosi o cofnięcie.
table-seat-passed = Tym miejscem gra teraz ktoś inny. Najpierw trzeba je odebrać.
table-seat-not-passed = Tym miejscem gra osoba, do której ono należy.
table-no-partner = To miejsce można przekazać tylko partnerowi, który siedzi przy stole i gra.
table-person-there = Osoba z tego miejsca jest tutaj i sama może je przekazać.
table-suggested = Przy tym stole czeka już propozycja; najpierw wszyscy na nią odpowiadają.
table-nothing-suggested = Tej propozycji już nie ma.
table-gone-on = Następna gra już się zaczęła; można to zrobić tam.
table-other-version = Tę grę zaczęto z wersją { $found } zasad; tutaj jest wersja { $known }.
table-rules-differ = Od wyboru { $number } dzisiejsze zasady prowadzą gdzie indziej, więc tej gry nie da się prowadzić dalej od tego miejsca. Można ją podjąć od wcześniejszej pozycji albo zacząć od nowa.
table-no-position = Dzisiejsze zasady nie potrafią odczytać żadnej pozycji tej gry. Można ją zacząć od nowa, z tymi samymi osobami i odnośnikami.
table-no-turns = Nie można nic przygotować na pytania poza turą: ta gra nie ma tur.
table-no-restart = Od nowa można tu zacząć tylko grę, którą zaczęto z innymi zasadami i która się nie skończyła.
table-rules-broken = Zasady zawiodły przy tej decyzji. Gra stoi tam, gdzie stała; zapisano zgłoszenie.
table-failed = Coś zawiodło wewnątrz serwera. Nic się nie zmieniło.
table-not-stored = Baza danych w tej chwili nie odpowiada, więc niczego nie zrobiono. Spróbuj za chwilę jeszcze raz.
table-too-large = To za dużo; można wysłać najwyżej { $most } KB.
table-too-many = Za dużo naraz. Odczekaj chwilę.
table-foreign-page = Strony z innych witryn nie mogą tego robić.
table-banned = Osoba prowadząca serwer zablokowała ten adres.
table-file-in-use = Na pliku { $file } pracuje już inny serwer. Najpierw go zatrzymaj albo podaj inny plik w --db.
table-newer-database = W tej bazie danych zapisywała nowsza wersja Dejarika (schemat { $found }, ta wersja zna { $known }). Użyj tamtej.
table-other-name = Pod tą nazwą ten serwer nie jest dostępny. Kto go prowadzi, podaje ją w --origin.
table-too-slow = Zapytanie nadchodziło dłużej niż { $seconds } s.
table-no-network = „{ $given }” nie jest adresem ani zakresem adresów, takim jak 10.0.0.0/8.
table-no-hello = Strona musi się najpierw przywitać, i to tylko raz.
table-database = Serwer nie umie korzystać z bazy danych rodzaju „{ $given }”; umie z sqlite:///PLIK i postgresql://….

## Jak gra kończy się przy stole

table-outcome-conceded = Gra została poddana.

## Uruchamianie serwera

table-port-taken = Port { $port } adresu { $host } jest zajęty. Wybierz inny opcją --port albo 0, by wziąć dowolny wolny.
table-no-port = Serwer nie może słuchać pod adresem { $host }, port { $port } ({ $reason }).
table-no-folder = Nie można utworzyć folderu { $folder } na gry ({ $reason }).
table-no-database = Nie można otworzyć bazy danych ({ $reason }).
table-open-page = Dejarik jest pod adresem { $address } (zatrzymaj go przez Ctrl+C).
table-stopped = Zatrzymano. Każda gra czeka tam, gdzie stała.

## Kampanie w bazie danych

series-unknown = W tej bazie danych nie ma kampanii „{ $series }”.
series-none = W tej bazie danych nie ma kampanii.
series-line =
    { $series }: { $game }, początek { $begun }, { $count ->
        [one] { $count } stół
        [few] { $count } stoły
        [many] { $count } stołów
       *[other] { $count } stołu
    }, { $state } (gracze: { $people })
series-open = czeka na graczy
series-playing = w trakcie
series-finished = ostatnia gra zakończona
series-exported = Kampania jest w pliku { $file }.
series-imported = Kampania toczy się dalej przy stole { $path } (pod adresem serwera). Każdy siada z własnym odnośnikiem:
series-unplayed = { $count ->
    [one] Jeden etap rozegrano z innymi zasadami: można go obejrzeć, ale nie odtworzyć.
    [few] { $count } etapy rozegrano z innymi zasadami: można je obejrzeć, ale nie odtworzyć.
   *[many] { $count } etapów rozegrano z innymi zasadami: można je obejrzeć, ale nie odtworzyć.
  }
series-left-out = { $count ->
    [one] Jednego etapu nie wczytano: tutejsze zasady nie potrafią go zacząć. To, co przyniósł, jest w dzienniku.
    [few] { $count } etapów nie wczytano: tutejsze zasady nie potrafią ich zacząć. To, co przyniosły, jest w dzienniku.
   *[many] { $count } etapów nie wczytano: tutejsze zasady nie potrafią ich zacząć. To, co przyniosły, jest w dzienniku.
  }
series-link = Miejsce { $seat } ({ $name }): { $path }

## Ustawienia serwera

settings-no-file = Nie można odczytać pliku z ustawieniami { $file } ({ $reason }).
settings-no-toml = Plik { $file } nie jest w formacie TOML: { $reason }.
settings-wrong = Błędne ustawienie ({ $file }): { $reason }.
settings-unknown-name = Nie ma ustawienia dla zmiennej środowiska { $name }.
settings-no-origin = „{ $given }” nie jest adresem strony; powinien wyglądać jak https://dejarik.example.org, bez ścieżki.
settings-no-number = { $name } musi być liczbą od { $least } do { $most }.
settings-needs = { $name } wymaga też { $needed }.
table-disk-full = Dysk z bazą danych jest prawie pełny (zostało { $free } KB).

## Doglądanie serwera

admin-no-tables = Nie ma takich stołów.
admin-standing = (spóźniony o { $seconds } s)
admin-closed = Stół { $table } został zamknięty; grę można oglądać.
admin-finished = Gra przy stole { $table } jest zakończona.
admin-busy = Nie udało się zamknąć stołu { $table }: ktoś cały czas przy nim gra. Spróbuj ponownie.
admin-woken = Wszystkie serwery tej bazy odczytają stół { $table } na nowo.
admin-removed = Stół { $table } został usunięty.
admin-banned-until = { $address } do { $until }
admin-no-bans = Nikt nie jest zablokowany.
admin-not-banned = Adres { $address } nie jest zablokowany.
admin-clean-what = Podaj, co usunąć: --finished, --open lub --playing z liczbą dni.
admin-cleaned =
    { $count ->
        [one] Usunięto { $count } stół.
        [few] Usunięto { $count } stoły.
       *[many] Usunięto { $count } stołów.
    }
admin-vacuumed = Gotowe.
admin-backed-up =
    W pliku { $file } { $count ->
        [one] jest { $count } stół.
        [few] są { $count } stoły.
       *[many] jest { $count } stołów.
    }
admin-no-backup = Nie można odczytać ani zapisać kopii { $file } ({ $reason }).
admin-not-a-backup = { $file } nie jest kopią zapisaną przez dejarik backup.
admin-restored =
    { $count ->
        [one] Przywrócono { $count } stół
        [few] Przywrócono { $count } stoły
       *[many] Przywrócono { $count } stołów
    }; { $known ->
        [one] { $known } już był.
        [few] { $known } już były.
       *[many] { $known } już było.
    }

## Wzywanie do stołu

notice-off = Osoba prowadząca serwer nie włączyła powiadomień.
notice-no-address = Na taki adres nie można wysłać powiadomienia; powinien wyglądać jak https://hooks.example.org/…
notice-host = Ten serwer nie wysyła do { $host }.
notice-no-mail = Ten serwer nie może wysłać e-maila na ten adres.
notice-your-turn = Twoja kolej: { $game }
notice-over = Gra skończona: { $game }
notice-more =
    { $count ->
        [one] (wcześniej zaszło jeszcze { $count } zdarzenie)
        [few] (wcześniej zaszły jeszcze { $count } zdarzenia)
       *[many] (wcześniej zaszło jeszcze { $count } zdarzeń)
    }
