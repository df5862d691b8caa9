### Wrogie negocjacje

mission-hostile-negotiations = Wrogie negocjacje
mission-hostile-negotiations-briefing = Miał to być spokojny wieczór na Doshy: sprzedawca, kupiec, sześć beczek przyprawy i wy w kącie, jako ci, z którymi nikt nie musi rozmawiać. Potem kupiec zastrzelił sprzedawcę, a teraz jego ludzie rzucili się na towar. Jabba nie będzie pytał, kto zaczął. Policzy beczki.
mission-hostile-negotiations-event-more-runners = Kolejni przemytnicy
mission-hostile-negotiations-event-more-runners-text = Z dymu wypada następny i pędzi do beczek, jakby płacili mu od sztuki. Pewnie płacą. Do każdego stosu i każdej beczki, której nikt nie niesie, trafia jeden z odłożonych przemytników: zostaje umieszczony na tym samym lub sąsiadującym polu i natychmiast podnosi stamtąd beczkę.
mission-hostile-negotiations-event-more-runners-when = Na początku każdej rundy od 2, jeśli jakiś przemytnik jest odłożony i leży wolny stos albo beczka.
mission-hostile-negotiations-event-unleashed = Spuszczone ze smyczy
mission-hostile-negotiations-event-unleashed-text = Gdzieś na południu szczęka klatka i pada słowo, które zrozumie tylko zwierzę. Na zielonym punkcie na południu zostają rozstawieni elitarny Oficer Imperialny i Nexu.
mission-hostile-negotiations-event-hired-muscle = Wynajęte mięśnie
mission-hostile-negotiations-event-hired-muscle-text = Dosha to dobre miejsce, żeby szybko kogoś nająć. Czerwone punkty stają się aktywne, a na aktywnym punkcie zostają rozstawieni Trandoshańscy łowcy.
mission-hostile-negotiations-figure-spice-runner = Przemytnik przyprawy
mission-hostile-negotiations-goal-more-barrels = Na koniec 6. rundy miejcie więcej przejętych beczek niż Imperium.
mission-hostile-negotiations-goal-as-many-barrels = Na koniec 6. rundy miejcie co najmniej tyle przejętych beczek, ile Rebelia.
mission-hostile-negotiations-rule-1 = W każdym z dwóch stosów są trzy beczki. Każda figurka bez cechy Istota może wydać 2 punkty ruchu, aby podnieść beczkę ze swojego lub sąsiadującego pola; może nieść jedną. Figurka, która otrzyma naraz co najmniej 3 obrażenia, upuszcza beczkę.
mission-hostile-negotiations-rule-2 = Gdy figurka Rebelii z beczką jest na polu czerwonego składu lub obok niego, Rebelia przejmuje tę beczkę.
mission-hostile-negotiations-rule-3 = Gdy figurka Imperium z beczką jest na polu zielonego składu lub obok niego, Imperium przejmuje tę beczkę; przemytnik przyprawy zostaje wtedy odłożony na bok.
mission-hostile-negotiations-rule-4 = Dwaj Oficerowie Imperialni przy stosach to przemytnicy przyprawy; każdy z nich zaczyna z beczką. Gdy któryś miałby zostać pokonany, zostaje zamiast tego odłożony na bok, a jego beczka zostaje na polu. Od 2. rundy odłożeni przemytnicy wracają na początku rundy do stosów i beczek, których nikt nie niesie.
mission-hostile-negotiations-rule-5 = Misja trwa do końca 6. rundy, nawet jeśli wszyscy bohaterowie są ranni.
rules-hostile-negotiations-figures = Wrogie negocjacje
rules-hostile-negotiations-figures-take = Podnieś beczkę za 2 punkty ruchu
outcome-assault-mission-more-spice = Rebelia przejęła więcej beczek
outcome-assault-mission-less-spice = Rebelia nie przejęła więcej beczek niż Imperium
token-spicers-stockpile = Skład przemytników
token-rebel-stockpile = Skład Rebelii
