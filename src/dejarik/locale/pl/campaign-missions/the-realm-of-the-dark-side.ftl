### Królestwo ciemnej strony

mission-the-realm-of-the-dark-side = Królestwo ciemnej strony
mission-the-realm-of-the-dark-side-briefing = Cela pod starą Świątynią, cztery ściany, a potem szczęk: drzwi, których nie da się otworzyć od środka, stoją otworem. Wasz sprzęt leży na stole strażnika. Komuś w tym gmachu zależy, żebyście byli wolni, a ktoś inny bardzo się rozgniewa. Droga na zewnątrz prowadzi w górę, do Świątyni, a tam nikt się na wasz widok nie ucieszy.
mission-the-realm-of-the-dark-side-event-temple-unlocked = Świątynia odblokowana
mission-the-realm-of-the-dark-side-event-temple-unlocked-text = Gaśnie drugi ekran i gdzieś daleko opada wielki rygiel. Drzwi Świątyni nie są już zablokowane.
mission-the-realm-of-the-dark-side-event-here-to-help = Pomoc nadeszła
mission-the-realm-of-the-dark-side-event-here-to-help-text = Białe ostrza w półmroku i głos, który znacie. Ahsoka Tano przyszła po swoją część przeszłości. Na planszę trafia Świątynia; punkt przy celach nie jest już aktywny, niebieskie i czerwony są. Ahsoka Tano jest sojuszniczką bohaterów. Zostają rozstawieni elitarna Sonda szpiegowska, Droidy strażnicze, Imperialni gwardziści i trzej Oficerowie Imperialni, w tym jeden elitarny; oficerów nie można ponownie rozstawić. Gdy wszyscy trzej zostaną pokonani, drzwi gabinetu nie są już zablokowane.
mission-the-realm-of-the-dark-side-event-the-power-of-the-dark-side = Potęga ciemnej strony
mission-the-realm-of-the-dark-side-event-the-power-of-the-dark-side-text = Nie wstaje z fotela. Za wami, przy bramie, ktoś oddycha. Na planszę trafia gabinet z odłamkiem. Zostaje rozstawiony Imperator Palpatine; na czerwonym punkcie zostają rozstawieni Darth Vader i Szturmowcy, a Ahsoka Tano zostaje, by ich zatrzymać. Palpatine’a nie można pokonać: za każde 5 obrażeń leczy 5 obrażeń, a na jego karcie kładzie się żeton zmęczenia; mając 6 lub więcej żetonów, podczas aktywacji jedynie usuwa jeden z nich. Bohater może akcją skorzystania z odłamka wykonać test siły lub intuicji wymagający 4 sukcesów i może otrzymać 1 zmęczenie, aby przerzucić do 2 kości; gdy Palpatine jest w promieniu 4 pól od odłamka, sukcesów jest o 4 mniej, a każdy żeton zmniejsza tę liczbę o 1. Upuszczony odłamek można podnieść bez testu.
mission-the-realm-of-the-dark-side-event-shard-retrieved = Odłamek zdobyty
mission-the-realm-of-the-dark-side-event-shard-retrieved-text = Jest zimny, jest wasz, a światła wiaduktu już widać. Rebelia wygrywa, gdy wszyscy bohaterowie sąsiadują z wiaduktem, a jeden z nich niesie odłamek.
mission-the-realm-of-the-dark-side-goal-open-temple = Przejmijcie oba terminale i otwórzcie Świątynię.
mission-the-realm-of-the-dark-side-goal-open-office = Pokonajcie trzech Oficerów Imperialnych i otwórzcie gabinet.
mission-the-realm-of-the-dark-side-goal-take-shard = Zdobądźcie odłamek.
mission-the-realm-of-the-dark-side-goal-escape = Doprowadźcie wszystkich bohaterów z odłamkiem na pola sąsiadujące z wiaduktem.
mission-the-realm-of-the-dark-side-goal-hold-out = Wytrwajcie do końca 8. rundy albo zrańcie wszystkich bohaterów.
mission-the-realm-of-the-dark-side-rule-1 = Bohater może akcją skorzystania przejąć terminal; potem może wykonać test techniki lub intuicji, a jeśli go nie zda, zagrożenie wzrasta o 1.
mission-the-realm-of-the-dark-side-rule-2 = Drzwi Świątyni są zablokowane, dopóki oba terminale nie zostaną przejęte. Inne drzwi też są zablokowane.
mission-the-realm-of-the-dark-side-use-claim = Przejmij terminal
mission-the-realm-of-the-dark-side-use-seize = Sięgnij po odłamek
rules-the-realm-of-the-dark-side = Królestwo ciemnej strony
rules-the-realm-of-the-dark-side-insist = Otrzymaj 1 zmęczenie, aby przerzucić do 2 kości
outcome-assault-mission-over-the-overpass = Bohaterowie są za wiaduktem z odłamkiem
token-palpatines-strain = Żeton zmęczenia
