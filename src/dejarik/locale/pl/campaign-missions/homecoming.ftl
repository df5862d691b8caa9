### Powrót do domu

mission-homecoming = Powrót do domu
mission-homecoming-briefing = Farma wydaje się mniejsza, niż Luke ją zapamiętał. Chciał tylko raz jeszcze na nią spojrzeć; teraz między skraplaczami poruszają się białe pancerze, a droga do szosy jest odcięta. Jego stary T-16 wciąż stoi w garażu, za trojgiem drzwi, które przez całe życie słuchały jednego głosu. Doprowadźcie go do terminala, a potem w powietrze.
mission-homecoming-event-the-dark-lord = Mroczny Lord
mission-homecoming-event-the-dark-lord-text = Drzwi rozpoznają go i otwierają się wszystkie naraz. Garaż nie jest pusty. Z cienia T-16 wychodzi postać, a powietrze wypełnia powolny, mechaniczny oddech. Wszystkie drzwi są otwarte, na planszę trafia garaż, a terminal zostaje odrzucony. Na czerwonym punkcie zostaje rozstawiony Darth Vader, a wokół T-16 grupa Szturmowców. Luke może akcją skorzystania uciec T-16, gdy w garażu są najwyżej 2 figurki Imperium, i wtedy Rebelia wygrywa.
mission-homecoming-goal-reach-terminal = Doprowadźcie Luke’a do terminala.
mission-homecoming-goal-reach-skyhopper = Oczyśćcie garaż i doprowadźcie Luke’a do jego T-16.
mission-homecoming-goal-defeat-luke = Pokonajcie Luke’a albo wytrwajcie do końca 6. rundy.
mission-homecoming-rule-1 = Wszystkie drzwi są zablokowane. Luke, i nikt inny, może akcją skorzystania użyć terminala, aby je wszystkie otworzyć.
mission-homecoming-rule-2 = Luke Skywalker walczy po stronie bohaterów. Ma dodatkową żywotność równą dwukrotności poziomu zagrożenia; jeśli zostanie pokonany, Rebelia przegrywa.
mission-homecoming-use-open-doors = Otwórz wszystkie drzwi
mission-homecoming-use-take-off = Odleć T-16
outcome-assault-mission-luke-away = Luke uciekł swoim T-16
outcome-assault-mission-luke-defeated = Luke został pokonany
token-t-16-skyhopper = Skoczek T-16
