### Słowa samej strony. Te z zasad i kart są w plikach gier.

## Rama

page-title-table = stół
page-title-own = twoje
page-title-new = nowy stół
page-title-join = siadanie do stołu
page-title-army = armie
page-title-deck = talie
page-title-replay = powtórka
page-title-keys = klawisze
page-title-learn = nauka
page-places = Miejsca
page-tables = Stoły
page-armies = Armie
page-decks = Talie
page-replays = Powtórki
page-learn = Nauka
page-own = Twoje armie, talie i gry
page-language = Język
page-theme = Jasny lub ciemny
page-menu = Menu
page-close = Zamknij
page-offline = Serwer nie odpowiada. Nic się nie zmieniło.
page-failed = Serwer nie mógł tego zrobić (stan { $status }). Nic się nie zmieniło.
page-part-late = Ta część strony nie dotarła. Próbujemy znowu…
page-try-now = Spróbuj teraz
page-words-missing = (tu brakuje słów)

## Poczekalnia

page-server-ready = Serwer gotowy
page-server-lost = Brak serwera
page-hero-assault = Konfrontacja dla dwóch lub czterech graczy albo misja: bohaterowie przeciw Imperium. Stół pilnuje każdej zasady.
page-play-mission = Zagraj misję
page-first-mission = Poznaj grę w pierwszej misji
page-small-games = Małe gry
page-build-deck = Ułóż talię
page-first-duel = Poznaj grę w pierwszym pojedynku
page-hero-cards = Gra karciana: pojedynek albo dwóch na dwóch, taliami własnymi lub gotowymi.
page-play-duel = Zagraj pojedynek
page-choose-decks = Wybierz talie
page-play-bot = Zagraj z botem
page-new-table = Nowy stół
page-pick-search = Szukaj
page-pick-all = Wszystkie rodzaje
page-pick-count = { $count ->
    [0] Nic się tak nie nazywa.
    [one] 1 do wyboru
    [few] { $count } do wyboru
    [many] { $count } do wyboru
   *[other] { $count } do wyboru
}
page-your-name = Twoje imię
page-guest = Gość
page-your-seats = Ty: { $names }
page-your-games = Twoje gry
page-running = W toku { $count }
page-done = Skończone { $count }
page-no-games = Nie ma jeszcze gier
page-no-games-note = Zagraj z botem albo otwórz stół i wyślij znajomym odnośnik.
page-wait-for-you = { $count ->
    [one] 1 czeka na ciebie
    [few] { $count } czekają na ciebie
   *[many] { $count } czeka na ciebie
}
page-won-lost = wygrane: { $won }, przegrane: { $lost }
page-result = { $result ->
    [won] Wygrana
    [lost] Przegrana
    [drawn] Remis
   *[unfinished] Niedokończona
}
page-unfinished = Gra niedokończona
page-is-there = { $name } – teraz przy stole
page-look-on = { $count ->
    [one] 1 osoba się przygląda
    [few] { $count } osoby się przyglądają
   *[many] { $count } osób się przygląda
}
page-copy-seat = Skopiuj odnośnik do wolnego miejsca
page-copy-own = Skopiuj swój odnośnik, na inne urządzenie
page-standing = runda { $round }, { $points } PZ
page-standing-setup = przygotowanie
page-continue = Graj dalej
page-open-tables = Otwarte stoły
page-seats-taken = { $taken } z { $all }
page-sit-down = Usiądź
page-watch = Oglądaj
page-no-open = Nikt teraz nie czeka. Otwórz stół albo zagraj z botem.
page-finished = Skończone
page-no-finished = Żadnej gry jeszcze nie skończono.
page-replay = Powtórka
page-first-time = Pierwszy raz tutaj?
page-first-time-note = Lekcja do zagrania dla każdej gry, w dziesięć minut.

## Nowy stół

page-game = Gra
page-any = Dowolnie, losowo
page-any-of = Losowo, { $what }
page-seats = Miejsca
page-seat = Miejsce { $seat }
page-kind-me = Gram ja
page-kind-hot = Też przy tym ekranie
page-kind-friend = Znajomy, przez odnośnik
page-kind-open = Ktokolwiek
page-seat-fixed = Gra tym, co tu wybrano; nikt na niego nie czeka
page-kind-bot = Bot
page-which-bot = Który bot
page-name-of = Imię gracza { $seat }
page-public = Pokaż ten stół w poczekalni
page-agree = Gracze, którzy decydują wspólnie, muszą się zgodzić
page-agree-note = W przeciwnym razie odpowiedź tego, kto będzie pierwszy, liczy się za wszystkich, a wcześniej można coś zaproponować. Na całą grę.
page-bluff = Okna blefu: pytaj graczy także wtedy, gdy ich karty nie mają nic na tę chwilę
page-bluff-note = Z pytania nikt nie odczyta, co jest na ręce. Za tego, kto nie ma czego użyć, stół pasuje po krótkiej przerwie. Na całą grę.
page-clock = Czas na decyzję
page-clock-value = { $minutes ->
    [0] Bez ograniczeń
    [one] Jedna minuta
    [1440] Jeden dzień
    [few] { $minutes } minuty
   *[other] { $minutes } minut
  }
page-begin = Zaczynamy
page-links = Odnośniki dla znajomych
page-links-note = Każdy odnośnik zaprasza jedną osobę na jedno miejsce: kto pierwszy go otworzy i usiądzie, ten tam gra, a odnośnik jest zużyty. Wyślij każdy jednemu znajomemu. Nikt nie zobaczy przez niego kart znajomego, nawet ty.
page-copy = Kopiuj
page-link-copied = Odnośnik skopiowano.
page-to-table = Do stołu

## Stół

page-player = Gracz { $seat }
page-you = Ty
page-bot = { $name ->
    [greedy] Bot wprawny
    [rookie] Bot początkujący
    [story] Bot fabularny
    [veteran] Bot weteran
    [master] Bot mistrz
    [quick] Bot szybki
    [random] Bot losowy
   *[other] Bot, { $name }
  }
page-bot-named = { $given } (bot)
page-bot-as = { $role } (bot)
page-name-as = { $name } ({ $role })
page-spectator = Widz
page-loading-table = Rozkładamy stół
page-no-table = Nie można pokazać tego stołu
page-round = Runda { $round }
page-your-turn = Twoja kolej
page-turn-together = Decydują wspólnie: { $name }
page-turn-of = Kolej: { $name }
page-over = Koniec gry
page-choosing-together = Decydują wspólnie: { $name }
page-choosing = Wybiera: { $name }
page-waiting = Stół czeka na odpowiedź od { $since }.
page-may-react = Może zareagować: { $name }…
page-may-react-note = Pytanie pada bez względu na to, co jest na ręce.
page-may-react-own = Nie masz tu czego użyć: stół za chwilę spasuje za ciebie.
page-question = Pytanie
page-view = Co widzisz
page-log = Dziennik
page-log-empty = Nic się jeszcze nie stało.
page-chat = Rozmowa
page-who-is-there = Kto jest przy stole
page-there = przy stole
page-away = nie ma przy stole
page-chat-empty = Nikt jeszcze nie napisał.
page-chat-write = Napisz do stołu
page-send = Wyślij
page-undo = Cofnij
page-undo-free = { $more ->
    [0] Cofnij
    [one] Cofnij: twój ostatni wybór i { $more } późniejszy
    [few] Cofnij: twój ostatni wybór i { $more } późniejsze
   *[many] Cofnij: twój ostatni wybór i { $more } późniejszych
  }
page-undo-ask = { $more ->
    [0] Poproś o cofnięcie swojego ostatniego wyboru
    [one] Poproś o cofnięcie swojego ostatniego wyboru i { $more } późniejszego
    [few] Poproś o cofnięcie swojego ostatniego wyboru i { $more } późniejszych
   *[many] Poproś o cofnięcie swojego ostatniego wyboru i { $more } późniejszych
  }
page-undo-asked = { $more ->
    [0] { $name } prosi o cofnięcie ostatniego wyboru. Zgoda?
    [one] { $name } prosi o cofnięcie swojego wyboru; z nim cofnie się { $more } późniejszy. Zgoda?
    [few] { $name } prosi o cofnięcie swojego wyboru; z nim cofną się { $more } późniejsze. Zgoda?
   *[many] { $name } prosi o cofnięcie swojego wyboru; z nim cofnie się { $more } późniejszych. Zgoda?
  }
page-yes = Tak
page-no = Nie
page-lost = Brak połączenia, próbuję znowu
page-lost-note = To, co widać, jest zapisane. Plansza zostaje, jak była.
page-lost-unsure = Nie wiadomo, czy ostatni wybór dotarł. Sam nie zostanie wysłany ponownie.
page-now = Teraz
page-not-sent = W tej chwili nie ma połączenia ze stołem: nic nie zostało wysłane.
page-choice-stored = Twój wybór został zapisany.
page-choice-again = Twój wybór nie dotarł: wybierz jeszcze raz.
page-choice-late = Twój wybór nie dotarł na czas; ktoś inny odpowiedział za ciebie.
page-choice-gone = Twój wybór się nie liczy: gra tymczasem się zmieniła.
page-undo-waits = { $more ->
    [0] Prosisz o cofnięcie swojego ostatniego wyboru. Jeszcze nie odpowiedzieli: { $names }.
    [one] Prosisz o cofnięcie swojego ostatniego wyboru; z nim cofnie się { $more } późniejszy. Jeszcze nie odpowiedzieli: { $names }.
    [few] Prosisz o cofnięcie swojego ostatniego wyboru; z nim cofną się { $more } późniejsze. Jeszcze nie odpowiedzieli: { $names }.
   *[many] Prosisz o cofnięcie swojego ostatniego wyboru; z nim cofnie się { $more } późniejszych. Jeszcze nie odpowiedzieli: { $names }.
  }
page-undo-withdraw = Wycofaj prośbę
page-undo-agreed = { $more ->
    [0] { $name } prosi o cofnięcie ostatniego wyboru, a ty już się zgadzasz. Jeszcze nie odpowiedzieli: { $names }.
    [one] { $name } prosi o cofnięcie swojego wyboru i { $more } późniejszego, a ty już się zgadzasz. Jeszcze nie odpowiedzieli: { $names }.
    [few] { $name } prosi o cofnięcie swojego wyboru i { $more } późniejszych, a ty już się zgadzasz. Jeszcze nie odpowiedzieli: { $names }.
   *[many] { $name } prosi o cofnięcie swojego wyboru i { $more } późniejszych, a ty już się zgadzasz. Jeszcze nie odpowiedzieli: { $names }.
  }
page-undo-refused = Pozostali nie chcą cofnięcia.
page-story-joined = { $name } siada do stołu.
page-story-adopted = { $name } prowadzi tę grę dalej, według dzisiejszych zasad.
page-story-restarted = { $name } zaczyna tę grę od nowa, według dzisiejszych zasad.
page-story-resumed = { $name } podejmuje tę grę od tego miejsca, z dzisiejszymi zasadami.
page-story-continued = { $name } przechodzi do tego, co następuje.
page-story-conceded = { $name } poddaje grę.
page-story-conceded-bot = { $name } poddaje grę. Dalej gra bot.
page-story-undone = { $name } cofa swój wybór.
page-story-undone-agreed = { $name } cofa swój wybór za zgodą wszystkich.
page-undone-more = { $more ->
    [one] { $told } Z nim cofnął się { $more } późniejszy.
    [few] { $told } Z nim cofnęły się { $more } późniejsze.
   *[many] { $told } Z nim cofnęło się { $more } późniejszych.
  }
page-story-clock = Czas minął: zamiast gracza { $name } odpowiada bot.
page-gave-up = gra poddana
page-gave-up-names = { $count ->
    [one] { $names } poddaje grę.
    [few] { $names } poddają grę.
   *[other] { $names } poddają grę.
  }
page-you-gave-up = Poddajesz grę.
page-you-gave-up-bot = Poddajesz grę. Dalej gra za ciebie bot.
page-no-server = Stół jest teraz nieosiągalny
page-no-server-note = Serwer nie odpowiada. Gra jest tam zapisana; ta strona sama próbuje znowu.
page-try-again = Spróbuj znowu
page-cancel = Anuluj
page-seat-free = Przy tym stole jest wolne miejsce.
page-waiting-open = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
page-waiting-for = Jeszcze nie usiedli: { $names }.
page-links-left = Jeszcze nie wszyscy usiedli: każdy ma swój odnośnik.
page-link-of = Odnośnik: { $name }
page-copy-link-of = Kopiuj odnośnik: { $name }
page-copy-watch = Kopiuj odnośnik dla widzów
page-keys = Klawisze
page-prepared = Kiedy nie moja tura
page-prepared-note = Co się dzieje z pytaniami, które przychodzą w cudzej turze. Nikt inny się o tym nie dowie.
page-prepared-ask = pytaj mnie
page-prepared-pass = pasuj za mnie, gdy nie muszę nic robić
page-prepared-bot = niech bot odpowiada za mnie
page-prepared-after = Kiedy
page-prepared-after-0 = od razu
page-prepared-after-60 = gdy nie odpowiadam przez minutę
page-prepared-after-600 = gdy nie odpowiadam przez dziesięć minut
page-prepared-after-3600 = gdy nie odpowiadam przez godzinę
page-prepared-after-28800 = gdy nie odpowiadam przez osiem godzin
page-settled-away = Moje odpowiedzi automatyczne obowiązują też, gdy mnie nie ma
page-prepared-on =
    { $answers ->
        [bot] Poza twoją turą odpowiada za ciebie bot
       *[other] Poza twoją turą stół pasuje za ciebie
    }
page-prepared-stop = Niech pytania znów trafiają do mnie
page-pacing = Gdy możesz zareagować
page-pacing-note = Inni nie poznają, co wybierasz, ani czy masz coś na ręce.
page-pacing-holding = Pytaj, gdy mogę coś zrobić
page-pacing-always = Pytaj zawsze
page-pacing-until = { $scope ->
    [attack] Pasuj do końca tego ataku
    [activation] Pasuj do końca tej aktywacji
    [round] Pasuj do końca tej rundy
    [turn] Pasuj do końca tej tury
    [phase] Pasuj do końca tej fazy
    [engagement] Pasuj do końca tej bitwy
    [strike] Pasuj do końca tego uderzenia
   *[other] Pasuj, aż to się skończy
  }
page-sound = Dźwięk, gdy przychodzi twoja kolej
page-notify = Powiadomienie, gdy patrzysz gdzie indziej
page-notify-refused = Przeglądarka nie pozwala tu na powiadomienia. Można to zmienić w jej ustawieniach dla tej strony.
page-report = Zgłoś problem
page-report-note = Co jest nie tak? Dotychczasowa gra zostanie zapisana z twoją uwagą.
page-report-words = Twoja notatka
page-reported = Dziękujemy. Dotychczasową grę zapisano z twoją uwagą.
page-outdated = Tę grę zaczęto według innej wersji zasad programu
page-outdated-restart = Można ją obejrzeć. Zacznij ją od nowa według dzisiejszych zasad: te same osoby, te same odnośniki, a to, co było przed nią, zostaje.
page-outdated-carry-on = Można ją obejrzeć. Graj dalej od tego miejsca, jeśli dzisiejsze zasady do niego prowadzą, albo zacznij ją od nowa: te same osoby, te same odnośniki.
page-outdated-resume =
    { $lost ->
        [0] Dzisiejsze zasady po drodze prowadzą gdzie indziej, ale da się grać dalej dokładnie od tej pozycji: te same osoby, te same odnośniki. Można też zacząć od nowa.
        [one] Dzisiejsze zasady prowadzą gdzie indziej. Da się grać dalej od wyboru { $number }: jeden wybór zapadnie na nowo, osoby i odnośniki zostają te same. Można też zacząć od nowa.
        [few] Dzisiejsze zasady prowadzą gdzie indziej. Da się grać dalej od wyboru { $number }: { $lost } wybory zapadną na nowo, osoby i odnośniki zostają te same. Można też zacząć od nowa.
       *[many] Dzisiejsze zasady prowadzą gdzie indziej. Da się grać dalej od wyboru { $number }: { $lost } wyborów zapadnie na nowo, osoby i odnośniki zostają te same. Można też zacząć od nowa.
    }
page-resume = Graj dalej stamtąd
page-outdated-look = Można ją obejrzeć; kto tu gra, może zacząć ją od nowa.
page-outdated-over = Jest skończona i można ją obejrzeć.
page-restart = Zacznij od nowa
page-restart-title = Zacząć tę grę od nowa?
page-restart-sure = Zacznie się od początku, z nowym losem, dla wszystkich przy stole.
page-concede = Poddaj się
page-concede-title = Poddać tę grę?
page-concede-sure = Gra jest wtedy przegrana albo dalej gra za ciebie bot.
page-concede-lost = Gra jest wtedy przegrana i się kończy.
page-concede-bot = Dalej gra wtedy za ciebie bot, a pozostali grają dalej.
page-leave = Do stołów
page-won = Wygrana
page-lost-game = Przegrana
page-nobody-won = Nikt nie wygrał
page-leads-on = Gotowe
page-winner = { $count ->
    [0] Nikt nie wygrał
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
  }
page-rematch = Zagraj jeszcze raz
page-go-on = Graj dalej
page-hand-over = Ekran dla gracza { $name }
page-hand-over-note = Nic tajnego nie ma na stronie, póki { $name } się nie zgłosi.
page-hand-over-take = To ja, { $name }, pokaż moją stronę
page-hand-over-look = Tylko plansza

## Pytanie

page-on-board = { $count ->
    [one] Na planszy podświetlono jedną możliwość.
    [few] Na planszy podświetlono { $count } możliwości.
   *[other] Na planszy podświetlono { $count } możliwości.
  }
page-list-all = Pokaż listę
page-nothing-chosen = Wybierz powyżej
page-react-before = Za chwilę:
page-react-after = Przed chwilą:
page-choose-some = { $most ->
    [one] { $least ->
        [0] Wybierz jedną możliwość albo żadnej. Wybrano: { $count }.
       *[other] Wybierz jedną możliwość. Wybrano: { $count }.
      }
   *[other] Wybierz od { $least } do { $most }. Wybrano: { $count }.
  }
page-choose-exactly = Wybierz { $most }. Wybrano: { $count }.
page-choose-none = Nie wybieraj nic
page-propose = Zaproponuj
page-propose-option = Zaproponuj: { $name }
page-together = Wspólna decyzja
page-together-any = Decydujesz o tym wspólnie z: { $names }. Kto odpowie pierwszy, odpowiada za wszystkich.
page-together-all = Decydujesz o tym wspólnie z: { $names }. Liczy się to, co zaproponują wszyscy.
page-together-silent = jeszcze nic nie proponuje
page-together-bot = zgadza się z wami
page-together-would = wybiera: { $what }
page-together-mine = Proponujesz: { $what }
page-together-back = Wycofaj
page-together-wish = Tylko zaproponuj
page-together-mark = { $name } to proponuje
page-together-nothing = nic
page-confirm = Potwierdź
page-distribute = Rozdaj od { $least } do { $most }. Rozdano: { $count }.
page-distribute-exactly = Rozdaj { $most }. Rozdano: { $count }.
page-at-most = najwyżej { $count }
page-less = Mniej: { $name }
page-more = Więcej: { $name }
page-earlier = { $name } wcześniej
page-later = { $name } później

## Konfrontacja

page-of-points = z { $goal } PZ
page-points = { $vp } z { $goal } punktów zwycięstwa
page-initiative = Inicjatywa
page-cards-in-hand = Karty dowodzenia na ręce
page-active = Aktywna
page-ready = Przygotowane
page-activated = Aktywowane
page-defeated = Pokonane
page-lost-figures = { $count ->
    [one] jedna figurka pokonana
    [few] { $count } figurki pokonane
   *[other] { $count } figurek pokonanych
  }
page-eliminated = Poza grą
page-board = Plansza
page-groups = Grupy
page-groups-more = Wszystkie grupy: { $name }
page-hand = Ręka
page-mission = Misja
page-zoom-in = Przybliż
page-zoom-out = Oddal
page-fit = Pokaż całą planszę
page-names = Pokaż nazwy
page-legend-reach = To możesz wybrać
page-legend-sight = Pole widzenia
page-legend-difficult = Trudny teren
page-legend-blocking = Blokujący teren
page-legend-door = Drzwi
page-choose-action = Wybierz akcję
page-choose-rest = Akcje wykorzystane: ruszaj dalej albo zakończ
page-actions-left = { $figure } · { $actions ->
    [0] nie ma już akcji
    [one] została jedna akcja
    [few] zostały { $actions } akcje
   *[other] zostało { $actions } akcji
  }
page-points-left = { $points ->
    [one] jeden punkt ruchu do wydania na planszy
    [few] { $points } punkty ruchu do wydania na planszy
   *[other] { $points } punktów ruchu do wydania na planszy
  }
page-move-sub = { $count ->
    [one] jedno pole w zasięgu
    [few] { $count } pola w zasięgu
   *[other] { $count } pól w zasięgu
  }
page-attack-sub = { $count ->
    [0] nie widać celu
    [one] widać jeden cel
    [few] widać { $count } cele
   *[other] widać { $count } celów
  }
page-space-reach = { $space }, do wyboru, { $cost ->
    [one] jeden punkt
    [few] { $cost } punkty
   *[other] { $cost } punktów
  }
page-space-choice = { $space }, do wyboru
page-way = Jak ma stanąć na { $space }?
page-way-up = Pionowo
page-way-across = Poziomo
page-space-up = { $space }, pionowo
page-space-across = { $space }, poziomo
page-pin = Trzymaj kartę aktywnej figurki na widoku
page-zone = { $zone ->
    [red] Czerwona strefa
    [blue] Niebieska strefa
    [yellow] Żółta strefa
    [green] Zielona strefa
   *[other] { $zone }
  }
page-die-average = Średnio: { $symbols }
page-fire-sub = { $figure }: pokonanie { $defeats }
page-figure-label = { $name }, { $seat }, żywotność { $left } z { $health }{ $state }
page-figure-neutral = neutralna
page-hits = Trafia
page-average = Śr. obrażeń
page-defeats = Pokonuje
page-defeats-left = Pokonuje ({ $left })
page-range-needs = Odległość { $distance } · celność { $needs } lub więcej
page-range-melee = Wręcz · odległość { $distance }
page-damage-dealt = Zadane obrażenia, w procentach
page-odds-incomplete = Coś na stole może jeszcze zmienić ten atak.
page-sight-clear = Czysto: nic nie stoi na drodze
page-sight-blocked = Zasłania: { $what }
page-attack-target = Atakuj: { $name }
page-odds-short = trafia { $hits }, pokonuje { $defeats }
page-attacker = Atakujący
page-target-range = Cel, odległość { $distance }
page-target = Cel
page-attack-pool = Pula ataku
page-defence-pool = Pula obrony
page-step-declare = Deklaracja
page-step-roll = Rzut
page-step-rerolls = Przerzuty
page-step-modifiers = Modyfikatory
page-step-surges = Wzmocnienia
page-step-accuracy = Celność
page-step-damage = Obrażenia
page-accuracy = Celność
page-damage = Obrażenia
page-block = Blok
page-dodge = Uchylenie
page-missed = Pudło
page-suffers = Otrzyma
page-needs = trzeba { $needs }
page-of-left = z { $left }
page-pierce = Przebicie { $pierce }
page-surges-left = { $count ->
    [one] jedno wzmocnienie
    [few] { $count } wzmocnienia
   *[other] { $count } wzmocnień
  }
page-would-suffer = Otrzyma wtedy { $suffers }
page-health-after = Żywotność po tym ataku
page-to-of = { $before } → { $after } z { $health }
page-bought = Kupiono: { $what }
page-attack-panel = Atak
page-playable = Można teraz zagrać
page-not-now = Nie teraz
page-hand-empty = Brak kart na ręce.
page-hand-hidden = Ukryta, gdy ekran jest wspólny.
page-health = Żywotność
page-speed = Szybkość
page-cost-label = Koszt
page-figures = { $count ->
    [one] jedna figurka
    [few] { $count } figurki
   *[other] { $count } figurek
  }
page-melee = wręcz
page-ranged = dystansowy
page-effects = Działa teraz
page-somebody = figurka
page-card = Karta

## Co się stało w małych grach

game-event-abilities-ability-used = { $seat-name }: { $named }.
game-event-arena-round-begins = Zaczyna się runda { $number }.
game-event-arena-stepped = Droid { $droid } przechodzi na { $place }.
game-event-arena-shot-at = Droid { $attacker } strzela, cel: droid { $target }.
game-event-arena-damaged = Droid { $droid } otrzymuje obrażenia: { $amount }.
game-event-arena-destroyed = Droid { $droid } zniszczony ({ $seat-name }).
game-event-caravan-drawn = { $seat-name } dobiera kartę.
game-event-caravan-revealed = Wszystkie oferty odkryte.
game-event-caravan-taken = { $seat-name } bierze skrzynię, złoto: { $gold }.
game-event-caravan-stolen = { $thief-name } kradnie złoto: { $gold }. Okradziony: { $victim-name }.

## Fakty małych gier

fact-name-droids = Droidy
fact-name-seat = Gracz
fact-name-damage = Obrażenia
fact-name-health = Wytrzymałość
fact-name-round = Runda
fact-name-x = Kolumna
fact-name-y = Rząd
fact-name-purses = Gracze
fact-name-gold = Złoto
fact-name-leads = Prowadzi
fact-name-companies = W kompaniach
fact-name-bid = Oferta
fact-name-chest = Skrzynia
fact-name-chests = Pozostałe skrzynie
fact-name-shown = Nadchodzące skrzynie
fact-name-deck = Talia
fact-name-discard = Odrzucone
fact-name-hand = Ręka

## Armie

page-search-cards = Szukaj kart
page-cards-count = { $count ->
    [one] Jedna karta
    [few] { $count } karty
   *[other] { $count } kart
  }, według kosztu
page-all-traits = Wszystkie cechy
page-all-sets = Wszystkie pudełka
page-army-new = Nowa armia
page-army-name = Nazwa armii
page-army-over = o { $count } za dużo
page-army-left = zostało { $count }
page-army-groups = { $groups ->
    [one] jedna grupa
    [few] { $groups } grupy
   *[other] { $groups } grup
  }, { $figures ->
    [one] jedna figurka
    [few] { $figures } figurki
   *[other] { $figures } figurek
  }
page-army-deck = Talia dowodzenia
page-army-deployment = Karty rozstawienia
page-army-empty = Wybierz karty po lewej. Gotowa armia to dobry początek.
page-army-play = Zagraj nią
page-army-copy = Kopiuj jako tekst
page-army-copied = Armię skopiowano.
page-army-load = Zacznij od gotowej armii
page-army-remove = Usuń: { $name }
page-army-add = Dodaj: { $name }
page-not-complete = Jeszcze niegrywalna
page-activations = Aktywacje
page-no-cards = Żadna karta nie pasuje do filtrów.

## Powtórki

page-replay-title = Powtórka
page-replay-choose = Skończone gry
page-replay-file = Otwórz plik powtórki
page-replay-bad = Ten plik nie jest powtórką tego stołu.
page-replay-download = Pobierz
page-previous = Wstecz
page-next = Dalej
page-play = Odtwarzaj
page-pause = Zatrzymaj
page-timeline = Oś czasu
page-eyes = Czyimi oczami
page-share = Kopiuj odnośnik

## Nauka

page-learn-title = Twoja pierwsza konfrontacja
page-learn-intro = Dwie armie, mapa z misją i czterdzieści punktów zwycięstwa do zdobycia. Stół zna zasady: wybrać można to, co podświetlone, i nic innego.
page-learn-1 = Kolejno
page-learn-1-note = W każdej rundzie gracze na zmianę aktywują grupę: wszystkie figurki jednej karty rozstawienia. Figurka ma dwie akcje. Gdy wszystkie grupy zadziałały, runda się kończy, liczone są cele i zaczyna się nowa.
page-learn-2 = Ruch
page-learn-2-note = Akcja ruchu daje tyle punktów ruchu, ile wynosi Szybkość. Podświetlone pola mają swój koszt; najedź, by zobaczyć drogę, naciśnij, by pójść. Trudny teren i wrogie figurki kosztują o jeden więcej. Ściany i zamknięte drzwi zatrzymują.
page-learn-3 = Widoczność
page-learn-3-note = Figurka widzi inną, jeśli z jednego jej rogu dwie linie sięgają dwóch sąsiednich rogów celu i nic ich nie zasłania. Strona rysuje te linie, zanim strzelisz.
page-learn-4 = Atak
page-learn-4-note = Kości ataku przeciw kościom obrony. Celność musi wystarczyć na odległość, bloki znoszą obrażenia, uniki znoszą wzmocnienia, a wzmocnienia kupują zdolności z karty. Dokładne szanse stoją przy celu, zanim się zdecydujesz.
page-learn-5 = Punkty
page-learn-5-note = Pokonana grupa daje punkty równe swojemu kosztowi; misje dają punkty za miejsca i rzeczy. Najpierw przeczytaj misję: jest obok dziennika.
page-learn-6 = Karty
page-learn-6-note = Karty dowodzenia łamią porządek. Te, które można teraz zagrać, są podświetlone. Nikt nie jest pytany o to, czego zrobić nie można.
page-learn-start = Zagraj pierwszą grę z botem
page-keys-title = Klawisze
page-key-options = możliwość z pytania, według numeru
page-key-none = pas, koniec lub nic
page-key-actions = ruch, atak, akcja specjalna, akcja skorzystania, koniec
page-key-targets = następny cel
page-key-figures = następna własna figurka
page-key-zoom = przybliż, oddal, cała plansza
page-key-undo = cofnij
page-key-propose = gdy kilka osób decyduje wspólnie: zaproponuj zamiast odpowiadać
page-key-region = następny obszar: pytanie, plansza, ręka, dziennik
page-key-board = kursor na planszy
page-key-choose = wybierz; anuluj
page-key-tabs = grupy, ręka, dziennik, rozmowa
page-key-mission = w misji: odpoczynek, zmęczenie za ruch, arkusz bohatera, odczytane
page-key-help = ta strona

## Pasowanie i odpowiedzi automatyczne

page-stops = Pasuj za mnie
page-stops-note = Nikt inny się o tym nie dowie. Kończy się samo, a to, czego wymagają zasady, i tak pojawi się jako pytanie.
page-stop-this = { $scope ->
    [attack] Ten atak
    [engagement] Ta bitwa
    [phase] Ta faza
   *[other] Ta runda
  }
page-stop-turn = Do mojej tury
page-stop-own-turn = Reszta mojej tury
page-stop-touched = Aż będzie mnie dotyczyć
page-passing-this = { $scope ->
    [attack] Pasujesz do końca tego ataku
    [activation] Pasujesz do końca tej aktywacji
    [engagement] Pasujesz do końca tej bitwy
    [strike] Pasujesz do końca tego uderzenia
    [phase] Pasujesz do końca tej fazy
   *[other] Pasujesz do końca tej rundy
  }
page-passing-turn = Pasujesz do swojej tury
page-passing-own-turn = Pasujesz do końca swojej tury
page-passing-touched = Pasujesz, aż coś będzie cię dotyczyć
page-passing-end = Pytaj znowu
page-auto-next = Następnym razem…
page-auto-note = Zapisane w tej przeglądarce, dla każdej gry. „Zawsze” i tak pyta o to, co trzeba wtedy wybrać; „nie” pada po chwili, która nic nie mówi o twojej ręce.
page-auto-ask = pytaj
page-auto-always = zawsze
page-auto-never = nigdy
page-auto-payment = Płatności według propozycji
page-auto-coming = { $habit ->
    [always] { $name }: za chwilę „tak”
   *[other] { $name }: za chwilę „nie”
  }
page-auto-given = { $habit ->
    [always] Automatycznie: { $name }
   *[other] Automatycznie „nie”: { $name }
  }
page-auto-wait = Zapytaj
page-auto-again = Następnym razem pytaj
page-settled = Odpowiedzi automatyczne
page-settled-note = Zapisane w tej przeglądarce, dla każdej gry. Nikt inny ich nie widzi. Ustawia się je przy pytaniu, pod „Następnym razem…”; obowiązują też pod twoją nieobecność, chyba że w menu wybierzesz inaczej.
page-stop-all-the-same = Mimo to zatrzymaj, gdy coś mi się dzieje
page-stop-all-the-same-note = Także wtedy, gdy pasuję do końca fazy lub do swojej tury: ktoś z moich jest atakowany, dostaje obrażenia albo jest celem przeciwnika.
page-settled-none = Nic nie jest ustalone: o wszystko pada pytanie.
page-settled-reset = Pytaj znowu o wszystko
page-confirm-single = Pokaż szanse przed atakiem na jedyny cel
page-confirm-attack = Zaatakować: { $name }?
page-undone-own = { $more ->
    [0] Zgoda: twój ostatni wybór został cofnięty.
    [one] Zgoda: twój ostatni wybór został cofnięty, a z nim jeden późniejszy.
    [few] Zgoda: twój ostatni wybór został cofnięty, a z nim { $more } późniejsze.
   *[many] Zgoda: twój ostatni wybór został cofnięty, a z nim { $more } późniejszych.
  }
page-undo-over = Gra potoczyła się dalej: nic nie zostało cofnięte.
page-helps-them = to pomogłoby przeciwnikowi
page-hurts-own = to zaszkodziłoby twojej stronie
