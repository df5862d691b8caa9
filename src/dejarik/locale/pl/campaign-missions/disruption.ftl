### Zakłócenie

mission-disruption = Zakłócenie
mission-disruption-briefing = Sami namalowali transparenty i przyprowadzili dzieci. Po drugiej stronie ulicy stoją Zaaryn, któremu potrzebna jest masakra, i Maul, któremu nie potrzeba powodu. Tak chcą przypieczętować swoją umowę. Wyprowadźcie stamtąd ludzi, a potem dopilnujcie, żeby nie miał kto uścisnąć sobie ręki.
mission-disruption-event-protests-continue = Protesty trwają
mission-disruption-event-protests-continue-text = Zamiast uciekać, z bocznych ulic nadchodzą kolejni, ramię w ramię. Za nimi nadchodzą tarcze. Na planszę trafia 3 kolejnych protestujących, a na aktywnym punkcie zostają rozstawieni Szturmowcy prewencji.
mission-disruption-event-splitting-up = Rozdzielenie
mission-disruption-event-splitting-up-text = Obaj padli i żaden nie został na miejscu: krew prowadzi do kratki, a kratka w ciemność. Zagrożenie wzrasta o liczbę protestujących przejętych przez Imperium. Ulica znika ze wszystkim, co na niej było, a na planszę trafia podmiasto. Figurki Imperium zostają rozdzielone między dwa żółte pola, a każda z nich, która nie ma zdolności Mobilny, otrzymuje 1 zmęczenie; bohaterowie pojawiają się przy wejściu. Kafelki, których nie ma na planszy, są nieodkryte: gdy figurka Rebelii znajdzie się obok takiego kafelka, trafia on na planszę. Za 1 punkt ruchu bohater może zabrać ślad ze swojego lub sąsiadującego pola. Przy 5 śladach zablokowane drzwi kryjówki otwierają się, gdy tylko figurka Rebelii znajdzie się obok nich. Znajdźcie ją.
mission-disruption-event-splitting-up-when = Zaczyna się faza porządków, a Maul i Zaaryn zostali pokonani.
mission-disruption-event-hunted-down = Wytropieni
mission-disruption-event-hunted-down-text = Mapy na każdej ścianie, jeszcze ciepły holostół i dwóch ludzi, którzy wstają od niego bez słowa. Na planszę trafia kryjówka, a oboje jej drzwi są otwarte. Zostają rozstawieni elitarni Szturmowcy prewencji, których nie można wspierać ani ponownie rozstawić. Gdy zostaną pokonani, zdrowy bohater może akcją skorzystania z terminalu przeprowadzić sabotaż, a Rebelia wygrywa.
mission-disruption-goal-save-protesters = Ratujcie protestujących oraz pokonajcie Maula i Zaaryna.
mission-disruption-goal-find-hideaway = Znajdźcie 5 śladów i kryjówkę.
mission-disruption-goal-sabotage = Pokonajcie elitarnych Szturmowców prewencji i dokonajcie sabotażu terminalu.
mission-disruption-goal-hold-out = Wytrwajcie do końca 8. rundy albo zrańcie wszystkich bohaterów.
mission-disruption-rule-1 = Bohater może akcją skorzystania przejąć protestującego; potem może wykonać test intuicji i jeśli go zda, otrzymuje 2 punkty ruchu. Wszystkie figurki mogą atakować protestujących (żywotność 5); zniszczony żeton przejmuje gracz Imperium.
mission-disruption-rule-2 = Na początku każdej fazy porządków każda strona przejmuje protestujących, których kontroluje. Elitarny Oficer Imperialny to Zaaryn.
mission-disruption-use-rescue = Uratuj protestującego
mission-disruption-use-sabotage = Dokonaj sabotażu kryjówki
rules-disruption-figures = Zakłócenie
rules-disruption-figures-clue = Zabierz ślad za 1 punkt ruchu
outcome-assault-mission-hideaway-sabotaged = Dokonano sabotażu kryjówki
token-protester = Protestujący
token-clue = Ślad
token-overturned-speeder = Przewrócony śmigacz
