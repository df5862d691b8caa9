### Słowa kreatora armii, powtórek i pierwszej gry.

## Kreator armii

build-loading = Przynoszę karty
build-all-cards = Wszystkie karty
build-army = Armia
build-which-cards = Które karty
build-any-cost = Dowolny koszt
build-cost-range = { $most ->
    [99] Koszt { $least } i więcej
   *[other] Koszt od { $least } do { $most }
  }
build-foreign = Także inne stronnictwa
build-fitting = Tylko pasujące do moich figurek
build-no-filter = Wyczyść filtry
build-elite = Elitarne
build-unique = Unikatowa:
build-points = punkty
build-upgrade = Ulepszenie konfrontacji
build-attachment = Dodatek
build-health = żywotności
build-speed = szybkości
build-figures = { $count ->
    [one] figurka
    [few] figurki
   *[other] figurek
  }
build-dice-aloud = Kości ataku: { $attack }. Kości obrony: { $defence }.
build-dice-choice = { $count } do wyboru
build-limit = { $count ->
    [one] jedna w talii
   *[other] do { $count } w talii
  }
build-copies = Egzemplarze: { $name }
build-of-points = z { $limit } punktów
build-points-aloud = { $points } z { $limit } punktów.
build-checking = Sprawdzam armię
build-legal = Gotowa do gry: wszystko zgodne z zasadami.
build-deck-count = { $count } z { $wanted } kart, { $points } z { $limit } punktów
build-deck-empty = Wybierz karty dowodzenia po lewej, w zakładce talii dowodzenia.
build-numbers = Liczby
build-ranged = Dystansowe
build-affiliation = Stronnictwo
build-own = Twoje armie
build-own-army = Twoja: { $name }
build-save = Zapisz
build-saved = Armia { $name } została zapisana w tej przeglądarce.
build-nameless = Armia { $count }
build-forget = Zapomnij tę armię
build-share = Udostępnij
build-download = Zapisz jako plik
build-read = Wczytaj
build-was-read = Wczytano armię { $name }.
build-read-text = Wczytaj armię z tekstu
build-read-note = Jedna karta w wierszu, według nazwy, po polsku lub angielsku: to, co daje „Kopiuj jako tekst”, plik armii albo lista z innego programu lub forum („2x Elite Stormtrooper (9)”).
build-line = Wiersz { $line }: { $problem }
build-unread = { $count ->
    [one] Nie da się tego odczytać z jednego powodu:
    [few] Nie da się tego odczytać z { $count } powodów:
   *[many] Nie da się tego odczytać z { $count } powodów:
}
build-read-file = Albo z pliku:
build-bad-link = Ten odnośnik nie zawiera armii. Twoja nie została zmieniona.
build-no-clipboard = Przeglądarka nie pozwala tu kopiować. Zapisz armię jako plik.

## Powtórki

rerun-none = Nie ma jeszcze czego powtarzać
rerun-none-note = Skończoną grę można tu obejrzeć jeszcze raz, decyzja po decyzji.
rerun-loading = Otwieram powtórkę
rerun-drop = Otwórz plik powtórki
rerun-drop-note = Plik pobrany z dowolnego stołu Dejarika. Zostanie rozegrany od nowa i sprawdzony.
rerun-reading = Rozgrywam plik od nowa
rerun-not-over = Ta gra jeszcze trwa. Powtórka będzie dostępna po jej zakończeniu.
rerun-to-table = Do stołu
rerun-speed = Tempo
rerun-defeated = pokonanie
rerun-scored = zdobyte punkty
rerun-round = Runda { $round }
rerun-position = Decyzja { $number } z { $count }, { $round ->
    [0] przygotowanie
   *[other] runda { $round }
  }
rerun-curve = Punkty zwycięstwa według decyzji: { $scores }
rerun-score = { $name }: punkty zwycięstwa: { $points }
rerun-levels = Zagrożenie po kolejnych decyzjach: { $scores }
rerun-level = { $name }: zagrożenie { $points }
rerun-wounded = rany
rerun-event = odczytane wydarzenie
rerun-decisions = { $count ->
    [one] jedna decyzja
    [few] { $count } decyzje
   *[other] { $count } decyzji
  }
rerun-spectators = Oczami widzów
rerun-saw = Oczami: { $name }
rerun-here = Przejdź do tej chwili
rerun-keys = ← → decyzja, Shift ← → aktywacja, Home, End, spacja: odtwarzanie

## Pierwsza gra

lesson-begin = Zacznij lekcję
lesson-begin-note = Prawdziwa gra na najmniejszej planszy przeciw botowi. Przewodnik stoi obok i objaśnia każdy krok, gdy nadejdzie. Dziesięć minut albo tyle, ile zechcesz.
lesson-go-on = Wróć do lekcji
lesson-read-about = Przeczytaj o niej
lesson-read = Albo najpierw przeczytaj
lesson-guide = Przewodnik
lesson-hide = Ukryj przewodnik
lesson-show = Przewodnik
lesson-step = Poznane: { $done } z { $count }
lesson-army-own = Luke i jego oddział
lesson-army-other = Patrol
lesson-topic-aim = O co chodzi
lesson-topic-aim-text = Prowadzisz Luke’a Skywalkera i trzech żołnierzy Rebelii przeciw patrolowi. Wygrywasz, gdy pokonasz wszystkie jego figurki albo zdobędziesz czterdzieści punktów zwycięstwa. Wybrać można tylko to, co podświetlone, więc nie da się zrobić niczego niedozwolonego.
lesson-topic-zone = Gdzie zaczynasz
lesson-topic-zone-text = Każda strona ma strefę rozstawienia. Wybierz jedną: tam zaczną twoje figurki, a patrol w drugiej.
lesson-topic-deploy = Rozstaw figurki
lesson-topic-deploy-text = Dla każdej figurki wskaż podświetlone pole swojej strefy. Rozejrzyj się za skrzynkami: kto stoi obok skrzynki, przy której nie ma wroga, kontroluje ją, a to raz daje siedem punktów.
lesson-topic-cards = Można zagrać kartę
lesson-topic-cards-text = Karty dowodzenia zmieniają bieg rzeczy, każda w swojej chwili: stół wtedy czeka i pyta. Zagraj tę, która jest podświetlona na twojej ręce, albo spasuj; karta zostaje u ciebie.
lesson-topic-turn = Na zmianę
lesson-topic-turn-text = Gracze na zmianę aktywują po jednej grupie, czyli wszystkie figurki jednej karty. Luke jest grupą sam, trzej żołnierze to druga. Wybierz, kto zaczyna; druga grupa ruszy po odpowiedzi patrolu.
lesson-topic-figure = Jedna po drugiej
lesson-topic-figure-text = Figurki grupy działają pojedynczo, w dowolnej kolejności. Dokończ jedną, zanim przejdziesz do następnej.
lesson-topic-actions = Dwie akcje
lesson-topic-actions-text = Figurka ma dwie akcje: ruch, atak, skorzystanie z tego, co obok, albo akcję specjalną ze swojej karty. Tę samą można wykonać dwa razy, ale tylko jedna z nich może być atakiem.
lesson-topic-sight = Ktoś jest w polu widzenia
lesson-topic-sight-text = Można atakować, więc widać wroga: z jednego rogu twojego pola dwie linie sięgają dwóch rogów jego pola, omijając ściany i inne figurki. Spójrz na cel, a linie i szanse zobaczysz, zanim się zdecydujesz.
lesson-topic-move = Ruch
lesson-topic-move-text = Masz tyle punktów ruchu, ile wynosi szybkość. Każde podświetlone pole pokazuje swój koszt: jeden za pole, o jeden więcej za trudny teren i za przejście przez wroga. Niewydane punkty można zużyć także po następnej akcji.
lesson-topic-target = Wybierz cel
lesson-topic-target-text = Tabliczka mówi, jak często trafisz i jak często to wystarczy. Daleki cel wymaga celności na kościach: co najmniej tylu, ile pól was dzieli.
lesson-topic-dice = Kości zostały rzucone
lesson-topic-dice-text = Twoje kości pokazują obrażenia, wzmocnienia i celność, kości wroga bloki, uniki, a biała także uchylenie, przez które pudłujesz. Blok zabiera jedno obrażenie, unik jedno wzmocnienie. Teraz pora na przerzuty i karty, jeśli jakieś są.
lesson-topic-surges = Wydaj wzmocnienia
lesson-topic-surges-text = Każde wzmocnienie kupuje jeden wiersz twojej karty, każdy wiersz raz: więcej obrażeń, celność, stan. Przy każdym wyborze widać, co wtedy otrzyma cel.
lesson-topic-damage = Obrażenia
lesson-topic-damage-text = Obrażenia, których nie zatrzymały bloki, trafiają w cel: pierścień i liczba przy figurce to żywotność, która jej została.
lesson-topic-defeat = Pokonana
lesson-topic-defeat-text = Figurka bez żywotności schodzi z planszy, a rywal dostaje jej koszt w punktach. Tak, razem z misją, wygrywa się większość gier.
lesson-topic-round = Koniec rundy
lesson-topic-round-text = Wszyscy już działali: liczy się misja, dobiera się karty, wszystkie grupy są znów przygotowane, a inicjatywa przechodzi dalej. Kto kontroluje teraz skrzynkę? Kilka kroków w dobrej chwili jest warte tyle, co dobry strzał.
lesson-topic-end = Znasz już drogę
lesson-topic-end-text = To była cała gra. Pełna armia ma figurki za czterdzieści punktów i własną talię dowodzenia: weź gotową albo ułóż swoją.

## Siadanie do stołu

join-title = Usiądź przy tym stole
join-note = { $game }. Przy stole: { $others }.
join-note-alone = { $game }. Nikt tu jeszcze nie siedzi.
join-as-set = To, co wybrał gospodarz
join-as-set-named = To, co wybrał gospodarz: { $name }
join-own = Twoje
join-ready-made = Gotowe
join-side = Grasz jako { $side }.
join-paste = Z tekstu …
join-text = Jako tekst: to, co kopiuje kreator, albo zawartość pliku
join-legal = Można tym grać.
join-seats = Kto gdzie siedzi
join-seat-yours = Twoje miejsce
join-seat-free = Wolne
join-seat-invited = Zaproszenie wysłane, jeszcze nikogo nie ma
join-seat-bot = Gra samodzielnie
join-seat-here = Jest przy stole
join-settled = To, czym grasz, ustalił gospodarz.
join-bluff = Ten stół ma okna blefu: gracze są pytani także wtedy, gdy ich karty nie mają nic na tę chwilę, więc z pytań nikt nie odczyta, co jest na ręce.
join-no-bluff = Ten stół nie ma okien blefu: kto jest pytany o reakcję, ma czym zareagować.
join-together = Przy tym stole gracze, którzy decydują o czymś wspólnie, muszą się zgodzić.
join-moved = Tamto miejsce zajął ktoś inny; to jest teraz miejsce { $seat }. Twój wybór przeszedł razem z tobą, o ile tu pasuje.
join-dropped = Twój wybór nie pasuje już do tego, co wybrali inni. Wybierz jeszcze raz.
join-full = Wszystkie miejsca przy tym stole są zajęte.
join-already = W tej przeglądarce już siedzi przy tym stole { $name }. Ten odnośnik jest dla innego gracza, miejsce { $seat }.
join-already-note = Wyślij go temu graczowi. Kto przez niego usiądzie, ten go zużyje.
join-copy-again = Kopiuj odnośnik
join-also = Usiądź też tutaj (ten sam ekran)
join-back = Wróć na moje miejsce
join-used-title = Ten odnośnik jest już zużyty
join-used = Ktoś już usiadł do gry przez ten odnośnik. Odnośnik sadza jedną osobę jeden raz; kto to był, ten ma własny odnośnik w menu stołu.
join-used-watch = Oglądaj grę
join-which = Które miejsce?
join-which-note = Ta przeglądarka ma kilka miejsc przy tym stole.
join-own-link = Odnośnik do mojego miejsca
join-own-link-note = Wraca się nim na to miejsce, z każdego urządzenia. Zachowaj go dla siebie; zostaje w menu.
join-own-link-done = Rozumiem

# a new table
page-plan-where = na planszy „{ $map }”
page-plan-anywhere = na losowej planszy
page-plan-two-player = Konfrontacja dwóch graczy { $where }, do { $goal } punktów
page-plan-free-for-all = Każdy na każdego, czterech graczy { $where }, do { $goal } punktów
page-plan-team = Bitwa zespołowa { $where }, do { $goal } wspólnych punktów
page-plan-by-mission = Czterech graczy { $where }, każdy dla siebie albo w dwóch drużynach, zależnie od misji
page-plan-against = kontra
page-plan-look = Zobacz
page-plan-you = Ty
page-plan-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
page-plan-health = { $figures ->
    [1] żywotność { $health }
    [few] { $figures } figurki, żywotność każdej { $health }
   *[many] { $figures } figurek, żywotność każdej { $health }
}
page-plan-command = Talia dowodzenia: { $cards }
page-plan-sets = { $count ->
    [one] { $count } zestaw celów
    [few] { $count } zestawy celów
   *[many] { $count } zestawów celów
}

# jeszcze raz
again-sides = Strony
again-sides-same = Bez zmian
again-sides-swapped = Zamienione
again-sides-same-note = Każdy gra stroną, którą grał w tej grze.
again-sides-swapped-note = Każdy gra stroną przeciwnika i tym, co ona wystawiła.
again-brought = { $what ->
    [army] Armie
    [deck] Talie
   *[other] Co wnoszą gracze
}
again-brought-same = Bez zmian
again-brought-chosen = Wybierz
again-brought-drawn = Wylosuj nowe
again-asked = { $count ->
    [one] { $names } dostanie najpierw pytanie, zobaczy twój wybór i wybierze, czym gra.
    [few] { $names } dostaną najpierw pytanie, zobaczą twój wybór i wybiorą, czym grają.
    [many] { $names } dostaną najpierw pytanie, zobaczą twój wybór i wybiorą, czym grają.
   *[other] { $names } dostaną najpierw pytanie, zobaczą twój wybór i wybiorą, czym grają.
}
again-wants = { $name } chce zagrać jeszcze raz.
again-look = Zobacz stół
again-go = Do następnej gry

# playing on from a moment
taking-title = Graj od tego miejsca
taking-note = Nowy stół zaczyna tam, gdzie ta gra była { $number ->
    [0] na samym początku
    [one] po { $number } decyzji
   *[other] po { $number } decyzjach
}. Gra, którą oglądasz, zostaje bez zmian; czeka w niej ten sam los.
taking-go = Otwórz stół

# teams
page-team-yours = Twoja drużyna
page-team-theirs = Przeciwko tobie
page-team-number = Drużyna { $team }
page-team-with = ty i { $names }
page-team-of = { $names }
page-points-own = ile ten gracz zdobył dla drużyny

## Własna strona

own-title = Twoje
own-note = Armie, talie i gry są zapamiętane w tej przeglądarce; nie ma kont. Aby grać dalej w innej przeglądarce, zapisz je tu do pliku i wczytaj tam.
own-write = Zapisz do pliku
own-read = Wczytaj z pliku
own-secret = Plik zawiera tajne odnośniki do twoich miejsc: kto go ma, gra zamiast ciebie. Nie dawaj go nikomu.
own-written = Zapisano plik.
own-taken = Nowe z pliku: { $armies ->
    [one] 1 armia
    [few] { $armies } armie
   *[many] { $armies } armii
}, { $decks ->
    [one] 1 talia
    [few] { $decks } talie
   *[many] { $decks } talii
}, { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}.
own-file-other = To nie jest plik z tym, co zapamiętuje przeglądarka w Dejariku.
own-file-newer = Ten plik zapisała nowsza wersja Dejarika.
own-file-damaged = Pominięto „{ $name }”: zapis jest uszkodzony.
own-file-full = Pominięto „{ $name }”: przeglądarka zapamiętuje najwyżej { $most }.
own-file-too-many = { $count ->
    [one] Pominięto jeszcze 1 pozycję: nie mieści się obok tego, co przeglądarka już zapamiętała.
    [few] Pominięto jeszcze { $count } pozycje: nie mieszczą się obok tego, co przeglądarka już zapamiętała.
   *[many] Pominięto jeszcze { $count } pozycji: nie mieszczą się obok tego, co przeglądarka już zapamiętała.
}
own-file-refused = Pominięto „{ $name }”: { $why }
own-file-seats = { $count ->
    [one] Pominięto 1 miejsce: zapis jest uszkodzony.
    [few] Pominięto { $count } miejsca: zapis jest uszkodzony.
   *[many] Pominięto { $count } miejsc: zapis jest uszkodzony.
}
own-shelf-all = Wszystkie { $count }
own-shelf-asked = Twoja kolej { $count }
own-shelf-running = W toku { $count }
own-shelf-won = Wygrane { $count }
own-shelf-lost = Niewygrane { $count }
own-none-such = Nie ma takich gier
own-army = Twoje armie ({ $count })
own-deck = Twoje talie ({ $count })
own-new-army = Nowa armia
own-new-deck = Nowa talia
own-no-army = Jeszcze żadnej. Armia zapisana przy układaniu znajdzie się tutaj.
own-no-deck = Jeszcze żadnej. Talia zapisana przy układaniu znajdzie się tutaj.
own-document = { $legal ->
    [true] { $points ->
        [-1] { $sets ->
            [0] gotowa do gry
            [one] 1 zestaw, gotowa do gry
            [few] { $sets } zestawy, gotowa do gry
           *[many] { $sets } zestawów, gotowa do gry
        }
        [one] 1 punkt, gotowa do gry
        [few] { $points } punkty, gotowa do gry
       *[many] { $points } punktów, gotowa do gry
    }
   *[false] jeszcze niegotowa do gry
}
own-copy = Skopiuj odnośnik z: { $name }
own-forget = Zapomnij
own-forget-named = Zapomnij: { $name }
own-forget-sure = „{ $name }” jest zapamiętane tylko w tej przeglądarce. Po zapomnieniu nie da się tego przywrócić.
