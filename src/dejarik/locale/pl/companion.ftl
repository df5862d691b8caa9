### Kompan: misje dla tych, którzy grają własnymi figurkami przy własnym stole.

## What is asked

companion-set-up-empire = Gracz Imperium przygotowuje to, o czym nikt inny nie może wiedzieć.
companion-set-up = Rozłóżcie planszę, żetony i figurki.
companion-ready = Wszystko gotowe
companion-what-happens = Runda { $round }: co wydarzyło się przy waszym stole?
companion-round-ends = Runda { $round } się kończy
companion-door-opens = Drzwi { $place } są otwarte
companion-object-done = { $token }: jeszcze raz użyto, zajęto lub zniszczono
companion-hero-wounded = { $hero }: rany
companion-hero-healthy = { $hero }: znowu bez ran
companion-threat-is = Zagrożenie wynosi teraz { $threat }
companion-look = Gracz Imperium przegląda wydarzenia
companion-over = Misja się skończyła
companion-nothing = Nic z tego
companion-does-it-happen = Graczu Imperium: czy następuje teraz któreś z tych wydarzeń?
companion-is-it-over = Graczu Imperium: czy misja się skończyła?
companion-how-is-it-over = Graczu Imperium: jak skończyła się misja?
companion-empire-looks = Graczu Imperium: czy następuje wydarzenie albo dokłada się część planszy?
companion-lay = Część planszy { $place } zostaje dołożona

## The result

companion-agendas-played = Graczu Imperium: które karty agendy zostały zagrane lub odrzucone?
companion-result = Jak to się skończyło? Wpiszcie to, co liczy się w kampanii.
companion-set = { $field }: { $value }
companion-enter = Taki jest wynik
companion-not-over = To jeszcze nie koniec
companion-agrees = Czy zgadzacie się na ten wynik?
companion-agree = Zgadzamy się
companion-correct = Coś się nie zgadza
companion-entered-crates = Kredyty za skrzynki i z kart
companion-entered-spent = Kredyty wydane w misji
companion-entered-influence = Wpływy wydane w misji
companion-entered-gained = Wpływy z kart na koniec
companion-entered-wounded = { $hero }: rany
companion-entered-bounty = { $hero }: żeton ściganego
companion-would-be-over = Gdyby wszyscy bohaterowie byli ranni, misja skończyłaby się tak: { $reason }.

## What to look for

companion-when-round-ends = Kończy się runda { $round }.
companion-when-each-round-ends = { $round ->
    [1] Na końcu każdej rundy.
   *[other] Na końcu każdej rundy od rundy { $round }.
  }
companion-when-round-begins = Zaczyna się runda { $round }.
companion-when-each-round-begins = { $round ->
    [1] Na początku każdej rundy.
   *[other] Na początku każdej rundy od rundy { $round }.
  }
companion-when-status-begins = Zaczyna się faza porządków.
companion-when-any-door = Jakieś drzwi zostają otwarte lub zniszczone.
companion-when-opened = Otwarte lub zniszczone zostają: { $names }.
companion-door = drzwi { $place }
companion-when-counted = { $count ->
    [0] Zasady misji liczą o jeden więcej.
   *[other] Zasady misji doliczają do { $count }.
  }
companion-when-destroyed = { $count ->
    [1] Zniszczono: { $token }.
   *[other] Zniszczono: { $token }, razem { $count }.
  }
companion-when-revealed = Odkryto: { $token }.
companion-when-dealt-with = { $count ->
    [1] Użyto lub zajęto: { $token }.
   *[other] Użyto lub zajęto: { $token }, razem { $count }.
  }
companion-when-defeated = Pokonano: { $figure }.
companion-when-escaped = Ucieczka: { $names }.
companion-when-anybody-escapes = Jakaś figurka ucieka.
companion-when-entered = Figurka dociera na pola { $place }.
companion-when-laid = Dołożono jedną z tych części planszy: { $place }.
companion-when-told = Po wydarzeniu { $event }.
companion-when-fallen = Pokonano figurkę.
companion-when-wounded = Bohater zostaje ranny.
companion-when-all-wounded = Wszyscy bohaterowie są ranni.
companion-when-moved = Figurka dociera tam, gdzie to ważne.
companion-when-else = Kiedy, mówią zasady misji.

## What lies on the table

companion-entrance = Wejście
companion-beside = Bohaterowie zaczynają obok niego.
companion-door-is-open = Otwarte od początku
companion-door-locked = Zablokowane
companion-door-locked-health = Zablokowane, żywotność { $health }
companion-health = Żywotność { $health }
companion-face-down = Zakryte

## The log

companion-log-read = Odczytano: { $title }
companion-log-round = Runda { $round } się skończyła: zagrożenie wynosi { $threat }
companion-log-threat = Zagrożenie wynosi teraz { $threat }
companion-log-door = Drzwi { $place } są otwarte
companion-log-object = { $token }: użyto, zajęto lub zniszczono { $count }
companion-log-wounded = { $hero }: rany
companion-log-healthy = { $hero }: znowu bez ran
companion-log-laid = Dołożono część planszy { $place }
companion-log-looked = Gracz Imperium przejrzał wydarzenia
companion-log-over = Koniec: { $reason }
companion-log-not-over = Misja trwa dalej
companion-log-disagrees = Wynik jest sprawdzany jeszcze raz
companion-log-empire-agrees = Imperium zgadza się na wynik
companion-log-rebels-agree = Rebelia zgadza się na wynik

## The form

shown-format-companion = Kompan: misja
shown-format-companion-text = Dla grupy, która ma pudełko: gracie własnymi figurkami, a Dejarik opowiada misję i liczy.
shown-setting-companion = Gdzie rozgrywane są misje
shown-companion-here = Na tej stronie
shown-companion-there = Przy własnym stole, własnymi figurkami
campaign-companion = Na pytanie o grę własnymi figurkami odpowiada się „no” albo „yes”, a nie „{ $given }”.
