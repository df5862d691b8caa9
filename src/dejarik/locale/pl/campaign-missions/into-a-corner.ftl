### Zapędzeni w róg

mission-into-a-corner = Zapędzeni w róg
mission-into-a-corner-briefing = Stolik w kącie, przyjazny uśmiech, drink, którego nikt nie zamawiał: wszystko to była przynęta. Wasz kontakt zniknął przez kuchnię, a przy barze ktoś w mundurze liczy do trzech. Na zewnątrz leży miasto, którego nikt z was nie zna, a gdzieś w nim, na jednym z tysiąca lądowisk, stoi wasz śmigacz. Wyrwijcie się stąd, znajdźcie go i zniknijcie, zanim zjawi się ten, dla kogo to wszystko przygotowano.
mission-into-a-corner-event-lets-get-outta-here = Zwijamy się!
mission-into-a-corner-event-lets-get-outta-here-text = Brzęczy szkło, ktoś krzyczy, a droga, którą wybraliście, odpowiada natychmiast.
mission-into-a-corner-event-lets-get-outta-here-option-door = Drzwi stoją otworem i pół ulicy widziało, kto z nich wyszedł. Zagrożenie wzrasta o 7.
mission-into-a-corner-event-lets-get-outta-here-option-diner = Za ladą ktoś czekał właśnie na to: odwracają się wizjery, a z nimi lufy. Na żółtym punkcie w barze zostają rozstawieni elitarni Szturmowcy.
mission-into-a-corner-event-troopers-in-the-square = Szturmowcy na placu
mission-into-a-corner-event-troopers-in-the-square-text = Plac pełen wieczornego światła i ludzi, którzy nagle zastygają w bezruchu. Za wami opada roleta; powrotu nie ma. Drugie wyjście z kantyny zostaje zamknięte. Zagrożenie wzrasta o 4, a gracz Imperium może przeprowadzić opcjonalne rozstawienie na niebieskim punkcie placu, którego zielone punkty są aktywne.
mission-into-a-corner-event-close-quarters = Na krótki dystans
mission-into-a-corner-event-close-quarters-text = Ulica zwęża się między straganami, a z dwóch bram wychodzą tarcze, pałki i hełmy. Na kogoś tu czekano. Pozostałe wyjścia z placu zostają zamknięte. Na ulicy zostają rozstawieni elitarni Szturmowcy prewencji. Punkty w kantynie nie są już aktywne, punkty na ulicy są.
mission-into-a-corner-event-vader-arrives = Vader przybywa
mission-into-a-corner-event-vader-arrives-text = Oto śmigacz, a między nim a wami słychać oddech. Darth Vader się nie spieszy. Nigdy nie musi. Drugie wyjście z ulicy zostaje zamknięte, a na lądowisku zostaje rozstawiony Darth Vader. Punkty na placu nie są już aktywne, punkt na lądowisku jest. Od tej chwili Rebelia wygrywa, gdy na początku fazy porządków wszyscy bohaterowie sąsiadują ze śmigaczem.
mission-into-a-corner-goal-find-landing = Znajdźcie drogę na lądowisko.
mission-into-a-corner-goal-escape = Doprowadźcie wszystkich bohaterów na pola sąsiadujące ze śmigaczem, zanim zacznie się faza porządków.
mission-into-a-corner-goal-hold-out = Wytrwajcie do końca 7. rundy albo zrańcie wszystkich bohaterów.
mission-into-a-corner-rule-1 = Gdy figurka Rebelii znajdzie się obok otwartego brzegu planszy, dokłada się tam kolejną część, a wszystkie inne otwarte brzegi zostają zamknięte: najpierw plac, potem ulica, na końcu lądowisko.
mission-into-a-corner-rule-2 = Bohater, który miałby się wycofać, zamiast tego zostaje obezwładniony i pozostaje na planszy. Podczas aktywacji ma tylko 1 akcję i może ją przeznaczyć wyłącznie na ruch.
mission-into-a-corner-rule-3 = Gapie są neutralnymi figurkami. Wejście na pole gapia kosztuje 1 dodatkowy punkt ruchu. Za 2 punkty ruchu figurka może popchnąć sąsiadującego gapia o 1 pole.
mission-into-a-corner-rule-4 = Licznik rund zaczyna od 1 przy czterech bohaterach, od 2 przy trzech i od 3 przy dwóch.
mission-into-a-corner-figure-bystander = Gap
rules-into-a-corner-figures = Zapędzeni w róg
rules-into-a-corner-figures-push-bystander = Popchnij gapia o 1 pole za 2 punkty ruchu
outcome-assault-mission-flown-away = Bohaterowie odlecieli śmigaczem
