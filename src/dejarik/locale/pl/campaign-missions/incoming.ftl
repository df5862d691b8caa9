### Chwila prawdy

mission-incoming = Chwila prawdy
mission-incoming-briefing = Placówka nasłuchowa usłyszała za dużo, a teraz słyszy działa. Załogi już nie ma, ale akta zostały, a w jednych z nich jest stara droga w dół, do tuneli. Gdzieś na grani działonowy czeka na poprawkę. Bądźcie w środku, zanim ją dostanie. Misja toczy się dalej, gdy figurka Rebelii wejdzie do korytarza.
mission-incoming-event-bombardment = Bombardowanie
mission-incoming-event-bombardment-text = Pierwszy pocisk rozkołysał lampy, drugi je zgasił. Teraz i na koniec każdej rundy gracz Imperium bombarduje placówkę: na polu wnętrza w polu widzenia figurki Imperium zostaje położony żeton gruzu, a każda figurka w promieniu 3 pól od niego otrzymuje 2 obrażenia albo zostaje ogłuszona, co wybiera jej gracz. Tych żetonów jest 8. Gruz jest trudnym terenem, a przy zewnętrznej krawędzi mapy także punktem rozstawienia. Od teraz bohaterowie mogą przeszukiwać terminale (technika albo intuicja, 3 sukcesy): w dwóch z czterech jest to, czego szukacie.
mission-incoming-event-shelling = Ostrzał
mission-incoming-event-shelling-text = Świst, jeden oddech i kolejny kawałek dachu leży na podłodze. Gracz Imperium bombarduje placówkę.
mission-incoming-event-pursuit = Pościg
mission-incoming-event-pursuit-text = Buty w pyle, który jeszcze nie opadł. Zostają rozstawieni elitarni Szturmowcy, elitarny Oficer Imperialny i Oficer Imperialny, każda grupa na aktywnym punkcie rozstawienia.
mission-incoming-event-schematics = Schematy
mission-incoming-event-schematics-text = Połowa planu: szyb, zamek i linia, która ucieka za krawędź ekranu. Druga połowa musi być w innym terminalu. Gracz Imperium bombarduje placówkę.
mission-incoming-event-schematics-when = Odkryto pierwszy żółty terminal.
mission-incoming-event-hidden-passage = Ukryte przejście
mission-incoming-event-hidden-passage-text = Połówki pasują do siebie, a linia kończy się pośrodku korytarza, za płytą, którą wszyscy brali za ścianę. Zostają tam położone drzwi przeciwwybuchowe. Bohater może je wyważyć (siła, 3 sukcesy): wtedy jesteście po drugiej stronie. Gracz Imperium bombarduje placówkę.
mission-incoming-event-hidden-passage-when = Odkryto drugi żółty terminal.
mission-incoming-goal-reach-corridor = Wejdźcie do korytarza placówki nasłuchowej.
mission-incoming-goal-find-passage = Przeszukujcie terminale, aż znajdziecie oba, które pokazują przejście.
mission-incoming-goal-force-door = Wyważcie drzwi przeciwwybuchowe w korytarzu.
mission-incoming-goal-hold-out = Wytrwajcie do końca 7. rundy albo zrańcie wszystkich bohaterów.
mission-incoming-rule-1 = Cztery terminale leżą zakryte, rozłożone losowo. Dwa z nich są żółte.
mission-incoming-rule-2 = Bohater, który przeszukuje terminal, ma o 1 sukces mniej, dopóki w promieniu 2 pól od niego jest figurka Imperium.
mission-incoming-use-search = Przeszukaj terminal
mission-incoming-use-force = Wyważ drzwi przeciwwybuchowe
outcome-assault-mission-passage-opened = Przejście do tuneli stoi otworem
choice-suffer-2-damage = Otrzymaj 2 obrażenia
token-blast-door = Drzwi przeciwwybuchowe
