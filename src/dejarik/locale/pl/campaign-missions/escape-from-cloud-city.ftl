### Ucieczka z Miasta w Chmurach

mission-escape-from-cloud-city = Ucieczka z Miasta w Chmurach
mission-escape-from-cloud-city-briefing = Nie wszyscy uciekli z Bespin. Troje z tych, którzy pomagali innym odlecieć, siedzi za najgrubszymi drzwiami kolonii górniczej, a na platformie obok stoi prom ze skradzionym kodem. Niedługo będą tu myśliwce. Dwoje drzwi, troje ludzi, którzy ledwie chodzą, i wszyscy na pokładzie: oto cały plan.
mission-escape-from-cloud-city-event-hired-guards = Najęci strażnicy
mission-escape-from-cloud-city-event-hired-guards-text = Korytarz za drzwiami jest czysty, jasny i strzeżony przez kogoś, komu nigdy nie kazano brać jeńców. Na planszę trafiają korytarz i prom, zielony punkt A5 nie jest już aktywny, a czerwony jest. Na czerwonym punkcie zostaje rozstawiona grupa Droidów-zabójców HK. Drzwi promu są zablokowane: figurki Imperium mogą je atakować (żywotność równa dwukrotności poziomu zagrożenia, 2 bloki); dla figurki Rebelii, która stoi obok, tych drzwi nie ma. W ramach akcji figurka Rebelii na promie może wybrać sąsiadującą wrogą figurkę i wykonać test siły; jeśli go zda, popycha tę figurkę o najwyżej 2 pola.
mission-escape-from-cloud-city-event-get-to-the-ship = Na statek
mission-escape-from-cloud-city-event-get-to-the-ship-text = Trzy twarze odwracają się do światła. Jedna się śmieje, jedna płacze, a jedna pyta, czemu to tak długo trwało. Zagrożenie wzrasta o poziom zagrożenia, a na planszy pojawia się troje więźniów. Figurka Rebelii może zabrać więźnia; może nieść 1. Więzień wniesiony na prom zostaje przejęty. Rebelia wygrywa, gdy przejmie całą trójkę, wszyscy bohaterowie są na promie, a figurek Imperium są na nim najwyżej 3.
mission-escape-from-cloud-city-goal-open-hallway = Otwórzcie drzwi korytarza.
mission-escape-from-cloud-city-goal-open-cell = Otwórzcie celę.
mission-escape-from-cloud-city-goal-get-aboard = Doprowadźcie troje więźniów i wszystkich bohaterów na prom.
mission-escape-from-cloud-city-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-escape-from-cloud-city-rule-1 = Drzwi są zablokowane. Figurka Rebelii może atakować drzwi korytarza i celi (żywotność równa dwukrotności poziomu zagrożenia), a bohater może akcją skorzystania ich użyć i wykonać test siły lub techniki (2 sukcesy), aby je otworzyć.
mission-escape-from-cloud-city-rule-2 = Bohater, który miałby się wycofać, zamiast tego zostaje obezwładniony i pozostaje na planszy. Podczas aktywacji ma tylko 1 akcję i może ją przeznaczyć wyłącznie na ruch.
mission-escape-from-cloud-city-rule-3 = Imperium wygrywa na koniec 6. rundy.
mission-escape-from-cloud-city-use-force = Wyważ drzwi
rules-escape-from-cloud-city-figures = Ucieczka z Miasta w Chmurach
rules-escape-from-cloud-city-figures-shove = Popchnij wrogą figurkę o najwyżej 2 pola (siła)
outcome-assault-mission-all-aboard = Prom wystartował ze wszystkimi na pokładzie
token-prisoner = Więzień
