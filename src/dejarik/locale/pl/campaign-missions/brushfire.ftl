### Strzelanina

mission-brushfire = Strzelanina
mission-brushfire-briefing = Lasy Onderonu są o tej porze suche, a ktoś obwiesił je ładunkami. Między pniami przechadza się AT-ST i czeka na rozkaz, by się usunąć. Fenn gwiżdże cicho: połowę z tych zabawek zbudował sam, zanim dowiedział się, dla kogo. Rozbrójcie je, nim puszcza stanie w ogniu, i patrzcie, co zrobi z częściami.
mission-brushfire-event-demolition = Detonacja
mission-brushfire-event-demolition-text = Po kadłubie maszyny przebiega błysk, a za nim następny. Wszystkie ładunki na AT-ST zostają odrzucone, a za każdy z nich otrzymuje on 5 obrażeń.
mission-brushfire-event-demolition-when = Na końcu każdej rundy, w której do AT-ST przyczepiony jest ładunek.
mission-brushfire-event-small-victory = Małe zwycięstwo
mission-brushfire-event-small-victory-text = Maszyna przyklęka jak zmęczone zwierzę i pęka. Rzuca się dwiema czerwonymi kośćmi: każda figurka w promieniu 2 pól od wraku otrzymuje obrażenia równe wynikowi. Dym przyciąga łowców: na aktywnym punkcie zostają rozstawieni Trandoshańscy łowcy.
mission-brushfire-event-last-stand = Ostatni opór
mission-brushfire-event-last-stand-text = Cztery ładunki są martwe, a wróg wie już dokładnie, gdzie was szukać. Ktoś pyta przez komunikator, kto ma jeszcze detonator. Zagrożenie wzrasta o poziom zagrożenia, a gracz Imperium może przeprowadzić opcjonalne rozstawienie. Potem Imperium sięga po ostatnią sztuczkę.
mission-brushfire-event-last-stand-option-set-off = Światełko na ładunku zmienia się z zielonego w czerwone i nie ma czasu, by nim rzucić. Gracz Imperium wybiera bohatera, który niesie ładunek. Ładunek zostaje odrzucony, a bohater otrzymuje 4 obrażenia.
mission-brushfire-event-last-stand-option-booby-trap = Jedna ze skrzynek zaczyna tykać. Gracz Imperium odrzuca skrzynkę i umieszcza na jej polu ładunek; trzeba go rozbroić tak jak pozostałe.
mission-brushfire-goal-disarm = Rozbrójcie wszystkie ładunki.
mission-brushfire-goal-hold-out = Wytrwajcie do końca 5. rundy albo zrańcie wszystkich bohaterów.
mission-brushfire-rule-1 = Bohater może akcją skorzystania zająć się ładunkiem i wykonać test techniki. Jeśli go zda, ładunek jest rozbrojony i zostaje odrzucony; Fenn oraz bohaterowie w promieniu 3 pól od niego zamiast tego podnoszą ładunek.
mission-brushfire-rule-2 = Upuszczony ładunek pozostaje rozbrojony i figurka Rebelii może go podnieść.
mission-brushfire-rule-3 = Figurka niosąca ładunek może akcją skorzystania przyczepić go do sąsiadującego AT-ST.
mission-brushfire-rule-4 = Na koniec każdej rundy wszystkie ładunki na AT-ST zostają odrzucone; za każdy otrzymuje on 5 obrażeń.
mission-brushfire-use-disarm = Rozbrój ładunek
mission-brushfire-use-stick = Przyczep ładunek do AT-ST
outcome-assault-mission-explosives-disarmed = Wszystkie ładunki są rozbrojone
