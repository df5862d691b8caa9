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
build-health = zdrowia
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
build-read-text = Wczytaj armię z tekstu
build-read-note = Jedna karta w wierszu, według nazwy, po polsku lub angielsku: to, co daje „Kopiuj jako tekst”, albo plik armii.
build-read-file = Albo z pliku:
build-bad-link = Ten odnośnik nie zawiera armii. Twoja nie została zmieniona.
build-no-clipboard = Przeglądarka nie pozwala tu kopiować. Zapisz armię jako plik.

## Powtórki

rerun-none = Nie ma jeszcze czego powtarzać
rerun-none-note = Skończoną grę można tu obejrzeć jeszcze raz, decyzja po decyzji.
rerun-loading = Otwieram powtórkę
rerun-drop = Otwórz plik powtórki
rerun-drop-note = Plik pobrany z dowolnego stołu Dejarik. Zostanie rozegrany od nowa i sprawdzony.
rerun-reading = Rozgrywam plik od nowa
rerun-not-over = Ta gra jeszcze trwa. Powtórka będzie dostępna po jej zakończeniu.
rerun-to-table = Do stołu
rerun-speed = Tempo
rerun-eyes-of = Widok: { $name }
rerun-defeated = pokonanie
rerun-objective = zdobyte punkty
rerun-round = Runda { $round }
rerun-setup = Przygotowanie
rerun-position = Decyzja { $number } z { $count }, { $round ->
    [0] przygotowanie
   *[other] runda { $round }
  }
rerun-previous-activation = Poprzednia aktywacja
rerun-next-activation = Następna aktywacja
rerun-curve = Punkty zwycięstwa według decyzji: { $scores }
rerun-score = { $name }: punkty zwycięstwa: { $points }
rerun-decisions = { $count ->
    [one] jedna decyzja
    [few] { $count } decyzje
   *[other] { $count } decyzji
  }
rerun-here = Przejdź do tej chwili
rerun-keys = ← → decyzja, Shift ← → aktywacja, Home, End, spacja: odtwarzanie

## Pierwsza gra

lesson-begin = Zacznij lekcję
lesson-begin-note = Prawdziwa gra na najmniejszej planszy przeciw botowi. Przewodnik stoi obok i objaśnia każdy krok, gdy nadejdzie. Dziesięć minut albo tyle, ile zechcesz.
lesson-go-on = Wróć do lekcji
lesson-read = Albo najpierw przeczytaj
lesson-guide = Przewodnik
lesson-hide = Ukryj przewodnik
lesson-show = Przewodnik
lesson-step = Poznane: { $done } z { $count }
lesson-over = Znasz już drogę
lesson-try = Spróbuj: { $what }
lesson-leave = Przewodnik powiedział wszystko. Graj dalej albo zacznij własną grę.
