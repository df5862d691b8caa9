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
deck-read-note = Jeden zestaw w wierszu, według nazwy, po polsku lub angielsku, jak daje „Kopiuj jako tekst”; lista z innego programu lub forum („A Hero’s Journey x2”); albo talia OCTGN (.o8d).
deck-was-read = Wczytano talię { $name }.
deck-bad-link = Ten odnośnik nie zawiera talii. Twoja nie została zmieniona.

## Pierwsza gra karciana

cards-learn-title = Twój pierwszy pojedynek
cards-learn-intro = Jasna strona przeciw ciemnej. Jasna wygrywa, gdy zniszczy trzy cele ciemnej; ciemna, gdy tarcza Gwiazdy Śmierci dojdzie do dwunastu. Stół zna zasady: wybrać można wszystko, co podświetlone.
cards-learn-begin-note = Prawdziwy pojedynek małymi taliami, Jedi przeciw botowi Sithów. Przewodnik objaśnia każdy krok, gdy nadejdzie. Kwadrans albo tyle, ile zechcesz.
cards-learn-1 = Cele
cards-learn-1-note = Przed każdym graczem leżą trzy cele. Dają zasoby, mają zdolności i to je atakuje druga strona. Karty trafiają do talii razem ze swoim celem, w zestawach po sześć.
cards-learn-2 = Zasoby
cards-learn-2-note = Karty kosztują zasoby. Cel z liczbą zasobów płaci, biorąc żetony skupienia; co turę z każdej karty schodzi jeden. Choć jeden zasób musi dać karta tego samego stronnictwa.
cards-learn-3 = Bitwy
cards-learn-3-note = W fazie konfliktu przygotowane jednostki atakują cele wroga, każdy cel raz na turę. Druga strona może bronić się swoimi przygotowanymi jednostkami.
cards-learn-4 = Przewaga
cards-learn-4-note = Przed uderzeniami obie strony dokładają zakryte karty do stosów i porównują ich symbole Mocy. Zwycięzca uderza pierwszy, a jego jednostkom liczą się też symbole z konturem.
cards-learn-5 = Uderzenia
cards-learn-5-note = Obrażenia jednostek trafiają jednostkę wroga w tej bitwie, wybuch trafia cel, taktyka kładzie żetony skupienia na jednostkach wroga. By uderzyć, jednostka bierze żeton skupienia; bez obrońców cel otrzymuje jedno obrażenie więcej.
cards-learn-6 = Moc
cards-learn-6-note = Jednostki przydzielone do Mocy walczą o nią w każdej fazie Mocy. Gdy Moc jest po jasnej stronie, co turę rani ona cel ciemnej; gdy po ciemnej, tarcza obraca się dwa razy szybciej.

cards-topic-aim = O co chodzi
cards-topic-aim-text = Grasz Jedi przeciw botowi Sithów. Zniszcz trzy jego cele, a wygrasz; jeśli tarcza Gwiazdy Śmierci dojdzie do dwunastu, wygra ciemna strona. Wybrać można tylko to, co podświetlone. Najedź na kartę albo ją przytrzymaj, by ją przeczytać.
cards-topic-dial = Tarcza Gwiazdy Śmierci
cards-topic-dial-text = Każda tura ciemnej strony obraca tarczę o jeden, a o dwa, gdy Moc jest po jej stronie. Obracają ją też zniszczone cele jasnej strony. To twój zegar: atakuj, zanim dojdzie do dwunastu.
cards-topic-struggle = Zmagania Mocy
cards-topic-struggle-text = Obie strony liczą symbole Mocy przydzielonych jednostek bez żetonów skupienia. Wyższa suma przesuwa równowagę na swoją stronę; remis nic nie zmienia.
cards-topic-edge-won = Przewaga zdobyta
cards-topic-edge-won-text = Przewagę dało więcej symboli Mocy w stosie; remis wygrywa obrońca. Kto ją ma, uderza pierwszy, a jego jednostkom liczą się też symbole z konturem.
cards-topic-focus = Żetony skupienia
cards-topic-focus-text = Jednostka, która uderza, bierze żeton skupienia, a przydzielona do Mocy dwa. Dopóki jakiś ma, jest wyczerpana: nie atakuje, nie broni i nie uderza. W fazie odpoczynku z każdej twojej karty schodzi jeden.
cards-topic-objectives = Zatrzymaj trzy cele
cards-topic-objectives-text = Cele to twoja baza: płacą za karty, a wiele z nich coś potrafi. Liczba z sześciokątem to zasoby, druga to wytrzymałość: tyle obrażeń niszczy cel. Zatrzymaj trzy; więcej zasobów ułatwia początek.
cards-topic-hand = Twoja ręka
cards-topic-hand-text = Na początek sześć kart. Jeśli żadna nie kosztuje jednego, dwóch lub trzech zasobów, weź nową rękę; wolno to zrobić raz.
cards-topic-reveal = Cele wchodzą do gry
cards-topic-reveal-text = Twoje cele wchodzą do gry jeden po drugim. Kolejność ma znaczenie tylko wtedy, gdy któryś coś robi przy wejściu.
cards-topic-react = Można użyć karty
cards-topic-react-text = Jedne karty odpowiadają na to, co się dzieje, inne są akcjami, których można użyć w turze każdego gracza. Stół czeka i pyta; pas nic nie kosztuje.
cards-topic-balance = Moc jest z tobą
cards-topic-balance-text = Gdy równowaga jest po jasnej stronie, na początku każdej swojej tury ranisz jeden cel wroga. Wybierz ten, który chcesz zaatakować, albo już uszkodzony.
cards-topic-draw = Dobieranie
cards-topic-draw-text = Możesz odrzucić jedną kartę, potem dobierasz do rezerwy, zwykle do sześciu. Kartę, która tylko czeka, lepiej odrzucić albo zagrać w walce o przewagę.
cards-topic-deploy = Wystawianie
cards-topic-deploy-text = Teraz zagrywasz jednostki i ulepszenia, ile zdołasz opłacić. Liczba w kółku to koszt. Przygotowane jednostki za chwilę mogą atakować. Gdy skończysz, spasuj.
cards-topic-pay = Płacenie
cards-topic-pay-text = Każdy użyty zasób kładzie żeton skupienia na karcie, która go daje, i ta karta odpoczywa, aż żeton zejdzie. Choć jeden zasób musi być tego samego stronnictwa co zagrywana karta; neutralne przyjmą każdy. Rozsądna zapłata jest już wybrana.
cards-topic-engage = Stocz bitwę o cel
cards-topic-engage-text = Wybierz cel wroga, każdy raz na turę. Obrażenia na nim zostają, więc kilka małych ataków się sumuje. Poszukaj celu, którego nie ma kto bronić.
cards-topic-attackers = Kto atakuje?
cards-topic-attackers-text = Wybierz przygotowane jednostki. Skrzyżowane ostrza rażą jednostki, gwiazda to wybuch dla celu, brama to taktyka: żetony skupienia na wrogach. Zostaw kogoś, jeśli przyda się obrońca.
cards-topic-defenders = Atak na twój cel
cards-topic-defenders-text = Twoje przygotowane jednostki mogą bronić. Bez obrońcy cel otrzyma jedno obrażenie więcej, więc pomaga nawet mała jednostka; można ją oczywiście trafić.
cards-topic-edge = Walka o przewagę
cards-topic-edge-text = Na zmianę dokładacie zakryte karty; liczą się ich symbole Mocy, a potem karty są odrzucane. Karty losu robią coś po odkryciu. Użyj kart, których nie zagrasz, i spasuj, gdy wystarczy.
cards-topic-strike = Uderzenie
cards-topic-strike-text = Strony uderzają na zmianę, najpierw ta z przewagą. Wybierz, kto uderza teraz: jednostka zniszczona przed swoją kolejką już nie uderzy.
cards-topic-icons = Co najpierw?
cards-topic-icons-text = Jednostka rozpatruje symbole w wybranej przez ciebie kolejności: obrażenia jednej jednostki wroga, wybuch na atakowany cel, taktykę jako żetony skupienia, które nie dają wrogom uderzyć.
cards-topic-force = Przydziel do Mocy
cards-topic-force-text = Przydzielić można do trzech jednostek. Odtąd ich symbole Mocy liczą się w każdych zmaganiach, ale po uderzeniu odpoczywają dwa razy dłużej. Najlepsze są jednostki z wieloma symbolami Mocy, których nie poślesz do ataku.
cards-topic-end = Znasz już drogę
cards-topic-end-text = To był cały pojedynek. Pełna talia ma dziesięć zestawów po sześć kart: weź gotową albo ułóż swoją w zakładce Talie. Czekają też gra dwóch na dwóch i dwie talie wyzwań.

## Próbne dobranie

deck-draw = Próbne dobranie
deck-draw-objectives = Cele: dobrane { $drawn }, zostają { $kept }
deck-draw-hand = Ręka: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
deck-draw-sums = Te cele dają { $resources ->
    [one] 1 zasób
    [few] { $resources } zasoby
   *[many] { $resources } zasobów
}; na ręce { $cheap ->
    [one] jest 1 karta
    [few] są { $cheap } karty
   *[many] jest { $cheap } kart
} o koszcie najwyżej 2 oraz { $force ->
    [one] 1 symbol Mocy
    [few] { $force } symbole Mocy
   *[many] { $force } symboli Mocy
}.
deck-draw-next = Dobierz kartę
deck-draw-again = Dobierz od nowa
