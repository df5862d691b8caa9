### Słowa kreatora talii i pierwszej gry karcianej.

## Kreator talii

deck-all-sets = Wszystkie zestawy celów
deck-deck = Talia
deck-search = Szukaj kart, tekstu, cech
deck-any-affiliation = Wszystkie stronnictwa
deck-any-type = Wszystkie rodzaje
deck-both-sides = Obie strony
deck-sets-count = { $count ->
    [one] jeden zestaw
    [few] { $count } zestawy
   *[other] { $count } zestawów
  }
deck-no-sets = Żaden zestaw nie pasuje do filtrów.
deck-set-of = Zestaw { $number } · { $box }
deck-one-only = jeden w talii
deck-cost = koszt
deck-capacity = wytrzymałość
deck-name = Nazwa talii
deck-new = Nowa talia
deck-load = Zacznij od gotowej talii
deck-own = Twoje talie
deck-challenges = Talie wyzwań
deck-kind = Rodzaj
deck-of-ones-own = Talia z zestawów celów
deck-purpose = Do czego służy
deck-its-cards = Jej karty
deck-support-sets = Zestawy wsparcia
deck-sets = Zestawy celów
deck-empty = Wybierz zestawy po lewej. Gotowa talia to dobry początek.
deck-support-empty = Wybierz po lewej dwa zestawy jasnej strony. Wzmocnią talię.
deck-as-it-is = Tą talią gra się taką, jaka jest. Jej karty są po lewej.
deck-of-sets = z { $wanted } zestawów
deck-of-support = z { $wanted } zestawów wsparcia
deck-cards-in = kart: { $command }, celów: { $objectives }
deck-count-aloud = { $count } z { $wanted } zestawów.
deck-checking = Sprawdzam talię
deck-incomplete = { $count ->
    [one] Jedna karta nie robi tu jeszcze wszystkiego: { $cards }.
    [few] { $count } karty nie robią tu jeszcze wszystkiego, na przykład { $cards }.
   *[other] { $count } kart nie robi tu jeszcze wszystkiego, na przykład { $cards }.
  }
deck-resources = Zasoby
deck-average-cost = Średni koszt
deck-force = Symbole Mocy
deck-capacities = Wytrzymałość
deck-curve = Karty według kosztu
deck-curve-aloud = koszt { $cost }: { $count }
deck-icons = Symbole walki wszystkich jednostek
deck-icons-normal = zawsze
deck-icons-edge = z przewagą
deck-icon-unit = obrażenia jednostek
deck-icon-blast = wybuch
deck-icon-tactics = taktyka
deck-fate = Karty losu w kolejności rozpatrywania
deck-nameless = Talia { $count }
deck-saved = Talia { $name } została zapisana w tej przeglądarce.
deck-copied = Talia została skopiowana.
deck-forget = Zapomnij tę talię
deck-download-o8d = Zapisz dla OCTGN (.o8d)
deck-no-o8d = Tej talii nie da się zapisać jako takiego pliku.
deck-read-text = Wczytaj talię z tekstu
deck-read-note = Jeden zestaw w wierszu, według nazwy, po polsku lub angielsku, jak daje „Kopiuj jako tekst”; albo talia OCTGN (.o8d).
deck-was-read = Wczytano talię { $name }.
deck-bad-link = Ten odnośnik nie zawiera talii. Twoja nie została zmieniona.
