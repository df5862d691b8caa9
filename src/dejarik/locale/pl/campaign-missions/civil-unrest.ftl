### Zamieszki cywilne

mission-civil-unrest = Zamieszki cywilne
mission-civil-unrest-briefing = Na Taris ktoś rzucił kamieniem, a Imperium odpowiedziało maszyną kroczącą. Ulica jest pełna ludzi, którzy chcieli tylko zdążyć do domu przed godziną policyjną; teraz stoją między białymi hełmami a działem długim jak śmigacz. Macie cztery przenośne osłony i jedną drogę ucieczki. Doprowadźcie tam, ilu zdołacie. Osłona samej maszyny nie wytrzyma wiecznie.
mission-civil-unrest-event-heating-up = Robi się gorąco
mission-civil-unrest-event-heating-up-text = Więcej butów, więcej syren, dym nad dachami. Nikt już nie krzyczy. Zagrożenie wzrasta o poziom zagrożenia, a gracz Imperium może przeprowadzić opcjonalne rozstawienie.
mission-civil-unrest-event-take-it-down = Zwalić to!
mission-civil-unrest-event-take-it-down-text = Z trzaskiem jak grom gaśnie światło wokół maszyny. Goły metal, gorący metal, metal, który da się złamać. AT-DP może otrzymywać obrażenia. Droga ucieczki znika z planszy, a czerwone punkty są aktywne. Zagrożenie wzrasta o poziom zagrożenia, a gracz Imperium może przeprowadzić opcjonalne rozstawienie. Pokonajcie AT-DP.
mission-civil-unrest-event-take-it-down-when = Kończy się runda 4 albo na mapie nie ma już żadnego cywila.
mission-civil-unrest-goal-save-civilians = Doprowadźcie cywilów do drogi ucieczki.
mission-civil-unrest-goal-defeat-walker = Pokonajcie AT-DP.
mission-civil-unrest-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-civil-unrest-rule-1 = Cywile są neutralnymi figurkami o żywotności 4, które figurki Imperium mogą atakować. Za każdym razem, gdy cywil zostaje pokonany, zagrożenie wzrasta o 1.
mission-civil-unrest-rule-2 = Na koniec swojej aktywacji bohater może przesunąć cywila w promieniu 2 pól o maksymalnie 2 pola. Cywil na drodze ucieczki lub obok niej jest bezpieczny i opuszcza planszę.
mission-civil-unrest-rule-3 = Bohaterowie dzielą między siebie 4 osłony energetyczne. Za 1 punkt ruchu bohater może postawić jedną ze swoich osłon na sąsiadującym polu albo zabrać osłonę z sąsiadującego pola.
mission-civil-unrest-rule-4 = Na razie AT-DP nie może otrzymywać obrażeń.
mission-civil-unrest-rule-5 = Podczas aktywacji AT-DP gracz Imperium może wydać 1 zagrożenie, aby otrzymał on 1 punkt ruchu, najwyżej 3 razy na rundę.
mission-civil-unrest-figure-civilian = Cywil
rules-civil-unrest = Zamieszki cywilne
rules-civil-unrest-lead = Przesuń cywila o maksymalnie 2 pola
rules-civil-unrest-put-shield = Postaw osłonę energetyczną za 1 punkt ruchu
rules-civil-unrest-take-shield = Zabierz osłonę energetyczną za 1 punkt ruchu
rules-civil-unrest-empire = Zamieszki cywilne
rules-civil-unrest-empire-march = Wydaj 1 zagrożenie za 1 punkt ruchu
civil-unrest-shield = { $left ->
    [one] Kto bierze ostatnią osłonę energetyczną?
    [few] Kto bierze osłonę energetyczną? Zostały { $left }
    [many] Kto bierze osłonę energetyczną? Zostało { $left }
   *[other] Kto bierze osłonę energetyczną? Zostało { $left }
  }
outcome-assault-mission-walker-down = Maszyna krocząca leży
token-escape-route = Droga ucieczki
