### Wysoka cena

mission-overcharged = Wysoka cena
mission-overcharged-briefing = Skrzynie z racjami ostemplowano, zaplombowano i wniesiono prosto do składu na Ord Mantell, a nikt się nie zdziwił, że są takie ciężkie. Teraz wieka są zdjęte. Jabba chce ładunków wybuchowych, tych dobrych, które ma tylko Imperium, i chce ich tyle, żeby wyprawa się opłaciła. Dostańcie się do posterunku, bierzcie, co zdołacie unieść, i wróćcie na lądowisko, zanim ktoś policzy skrzynie.
mission-overcharged-event-hired-help = Wynajęta pomoc
mission-overcharged-event-hired-help-text = Nie wszyscy za tymi drzwiami noszą biel. Skład płaci za dodatkową ochronę, a ta wygląda, jakby chciała na to zapracować. Na planszę trafia posterunek z czterema ładunkami, a niebieskie punkty stają się punktami rozstawienia. Na żółtych punktach zostają rozstawieni Weequayscy piraci, a na niebieskim Sonda szpiegowska. Zagrożenie wzrasta o 2. Od tej chwili można przejmować ładunki. Rebelia wygrywa, gdy bohaterowie mają łącznie 6 ładunków i wszyscy są w strefie ewakuacji.
mission-overcharged-event-bomb-shed = Skład bomb
mission-overcharged-event-bomb-shed-text = Półka za półką równych szarych walców i oddział, który ma wielką nadzieję, że nie zaczniecie tu strzelać. Na planszę trafia bunkier z pięcioma ładunkami. Na czerwonym punkcie zostają rozstawieni Szturmowcy.
mission-overcharged-event-stop-the-extraction = Powstrzymać ewakuację
mission-overcharged-event-stop-the-extraction-text = Buty na lądowisku: znaleźli waszą drogę do środka i chcą ją zamknąć. Na wejściu zostają rozstawieni elitarni Szturmowcy.
mission-overcharged-goal-get-in = Otwórzcie drzwi posterunku.
mission-overcharged-goal-claim-explosives = Przejmijcie łącznie 6 ładunków i doprowadźcie wszystkich bohaterów z nimi do strefy ewakuacji.
mission-overcharged-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-overcharged-rule-1 = Drzwi są zablokowane dla figurek Imperium.
mission-overcharged-rule-2 = Bohater, który stoi na polu ładunku lub z nim sąsiaduje, może wydać 2 punkty ruchu, aby go przejąć. Następnie może wykonać test intuicji, aby otrzymać 1 punkt ruchu.
mission-overcharged-rule-3 = Raz podczas swojej aktywacji bohater może otrzymać 1 zmęczenie i odrzucić przejęty ładunek, aby wybrać pole w promieniu 3 pól i rzucić czerwoną kością: każda figurka na tym polu lub z nim sąsiadująca otrzymuje tyle obrażeń, ile wyrzucono.
mission-overcharged-rule-4 = Bohater, który miałby się wycofać, zamiast tego zostaje obezwładniony i pozostaje na planszy. Podczas aktywacji ma tylko 1 akcję i może ją przeznaczyć wyłącznie na ruch; nie może przejmować ładunków.
rules-overcharged = Wysoka cena
rules-overcharged-throw = Rzuć ładunek za 1 zmęczenie
rules-overcharged-figures = Wysoka cena
rules-overcharged-figures-claim = Przejmij ładunek za 2 punkty ruchu
outcome-assault-mission-explosives-delivered = Bohaterowie uciekli z ładunkami
