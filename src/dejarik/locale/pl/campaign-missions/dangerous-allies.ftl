### Niebezpieczni sojusznicy

mission-dangerous-allies = Niebezpieczni sojusznicy
mission-dangerous-allies-briefing = Jabba pożyczył wam własną barkę i będzie chciał ją odzyskać w jednym kawałku. Khetanna pędzi nisko nad wydmami ku jedynemu kosmoportowi, który jeszcze nie płonie, a kapitan Terro właśnie go zamknął. Nie jesteście nawet w połowie drogi, gdy niebo wypełnia wycie plecaków odrzutowych. Zmiećcie ich z pokładu: do kanionu już niedaleko.
mission-dangerous-allies-event-cannon = Działo barki
mission-dangerous-allies-event-cannon-text = Pokład drży, gdy odzywa się wielkie działo Khetanny. Bohaterowie wybierają dowolne pole planszy i rzucają czerwoną kością: każda figurka i każdy obiekt na tym polu lub z nim sąsiadujące otrzymują tyle obrażeń, ile wyrzucono.
mission-dangerous-allies-event-boarding-party = Abordaż
mission-dangerous-allies-event-boarding-party-text = Do burty przybija skif, haki wgryzają się w reling i przez krawędź przelewają się białe pancerze. Na planszę trafia skif ze swoim silnikiem; zostają na nim rozstawieni Oficer Imperialny i elitarni Szturmowcy. Figurki Rebelii mogą atakować silnik (żywotność 10, 2 bloki). Dopóki działa, na koniec każdej rundy zagrożenie wzrasta o 2. Jeśli zostanie zniszczony, na koniec tej rundy barka dotrze do kanionu.
mission-dangerous-allies-event-pursuit = Pościg
mission-dangerous-allies-event-pursuit-text = Silnik skifu wciąż pracuje, a prześladowców przybywa. Zagrożenie wzrasta o 2.
mission-dangerous-allies-event-pursuit-when = Na końcu każdej rundy od 2, w której silnik jeszcze stoi.
mission-dangerous-allies-event-high-ground = Na skarpie
mission-dangerous-allies-event-high-ground-text = Skif odpada, ciągnąc za sobą smugę dymu, a po obu stronach wyrastają skalne ściany kanionu. Wszystkie figurki Imperium na skifie zostają pokonane; każda figurka Rebelii, która na nim stoi, trafia na najbliższe pole i otrzymuje 3 obrażenia. Barka dobija do kanionu, a wszyscy zachowują na niej swoje miejsca. Na czerwonym punkcie zostaje rozstawiona elitarna Obsługa E-Weba, a gracz Imperium może przeprowadzić opcjonalne rozstawienie. Następnie każda figurka Rebelii otrzymuje 3 punkty ruchu albo leczy 3 zmęczenia. Od tej chwili figurki Rebelii mogą atakować drzwi kosmoportu (żywotność 8, 2 bloki).
mission-dangerous-allies-event-high-ground-when = Na końcu rundy po przybyciu oddziału abordażowego, gdy silnik jest zniszczony.
mission-dangerous-allies-event-captains-orders = Rozkazy kapitana
mission-dangerous-allies-event-captains-orders-text = Wrota zapadają się do środka. Za nimi, na płycie lądowiska, jeździec na wielkiej jaszczurce zawraca wierzchowca i wskazuje prosto na was. Na planszę trafia kosmoport, a jego punkty stają się punktami rozstawienia. Na jednym z nich zostaje rozstawiony Kapitan Terro; gdy się broni, dodaje 1 blok. Zagrożenie wzrasta o 10, a gracz Imperium może przeprowadzić opcjonalne rozstawienie; potem zagrożenie nie może już wzrosnąć. Rebelia wygrywa, gdy tylko w kosmoporcie nie ma żadnej figurki Imperium.
mission-dangerous-allies-goal-repel-jets = Pokonajcie figurki Imperium na barce.
mission-dangerous-allies-goal-destroy-engine = Zniszczcie silnik skifu.
mission-dangerous-allies-goal-break-blockade = Zniszczcie drzwi kosmoportu.
mission-dangerous-allies-goal-clear-spaceport = Sprawcie, by w kosmoporcie nie została żadna figurka Imperium.
mission-dangerous-allies-goal-hold-out = Wytrwajcie do końca 7. rundy albo zrańcie wszystkich bohaterów.
mission-dangerous-allies-rule-1 = Barka jest w drodze: nikt nie może się z niej dostać do kanionu ani sięgnąć tam wzrokiem. Na barce można rozstawiać tylko grupy ze słowem kluczowym Mobilny.
mission-dangerous-allies-rule-2 = Na koniec każdej rundy bohaterowie strzelają z działa: wybierają dowolne pole planszy i rzucają czerwoną kością. Każda figurka i każdy obiekt na tym polu lub z nim sąsiadujące otrzymują tyle obrażeń, ile wyrzucono.
mission-dangerous-allies-rule-3 = Drzwi kosmoportu są zablokowane.
outcome-assault-mission-spaceport-cleared = W kosmoporcie nie ma żadnej figurki Imperium
token-engine = Silnik
