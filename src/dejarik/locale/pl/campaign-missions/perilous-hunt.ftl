### Ryzykowne łowy

mission-perilous-hunt = Ryzykowne łowy
mission-perilous-hunt-briefing = Na Dathomirze jajo bywa warte więcej niż śmigacz, jeśli rośnie w nim rankor. Imperium ogrodziło całe gniazdo i postawiło wokół straże; Sojusz, któremu akurat bardziej brakuje pieniędzy niż przyjaciół, chętnie wziąłby jaja dla siebie. Od gniazda dzielą was dwie barykady. A gdzie są jaja, tam jest i ktoś, kto je zniósł.
mission-perilous-hunt-event-imperial-operation = Operacja Imperium
mission-perilous-hunt-event-imperial-operation-text = Za strzaskaną barykadą leży gniazdo: siedem skórzastych skorup w ciepłym błocie, a dookoła lampy i skrzynie Imperium. Na planszę trafia siedem jaj rankora. Niebieskie punkty stają się punktami rozstawienia, a gracz Imperium może przeprowadzić na nich opcjonalne rozstawienie.
mission-perilous-hunt-event-first-egg = Pierwsze jajo
mission-perilous-hunt-event-first-egg-text = Jest cięższe, niż wygląda, a w środku coś się przewraca na drugi bok. Teraz szybko do skrzyń. Na planszę trafiają dwie skrytki: figurka Rebelii, która niesie jajo i stoi na polu skrytki lub z nią sąsiaduje, oddaje je i jajo zostaje przejęte.
mission-perilous-hunt-event-mothers-domain = Królestwo matki
mission-perilous-hunt-event-mothers-domain-text = Nad wzgórzami przetacza się ryk i z każdego drzewa podrywa się każdy ptak. Policzyła. Na czerwonym punkcie zostaje rozstawiony Rankor.
mission-perilous-hunt-goal-break-through = Zniszczcie barykadę.
mission-perilous-hunt-goal-claim-eggs = Przejmijcie wszystkie siedem jaj rankora.
mission-perilous-hunt-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-perilous-hunt-rule-1 = Barykady są blokującym terenem. Figurki Rebelii mogą je atakować (żywotność równa poziomowi zagrożenia, 1 blok).
mission-perilous-hunt-rule-2 = Figurka Rebelii może skorzystać z jaja rankora, aby je podnieść; każda figurka niesie najwyżej 1. Następnie może wykonać test intuicji, aby otrzymać 2 punkty ruchu.
mission-perilous-hunt-rule-3 = Figurka, która niesie jajo i otrzymuje co najmniej 3 obrażenia, może wykonać test siły; jeśli go nie zda, upuszcza jajo.
mission-perilous-hunt-rule-4 = Figurka Rebelii, która wniesie jajo na pole skrytki lub z nią sąsiadujące, oddaje je: jajo zostaje przejęte.
outcome-assault-mission-eggs-claimed = Wszystkie jaja rankora są przejęte
token-rancor-egg = Jajo rankora
token-cache = Skrytka
