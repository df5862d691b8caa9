### Na obcym terytorium

mission-trespass = Na obcym terytorium
mission-trespass-briefing = Konwój rozbił się pośród Morza Wydm. Uchodźcy kulą się w cieniu wraku, a za najbliższą wydmą imperialny garnizon już się zbiera, żeby po nich pójść. Nie ma czasu na ucieczkę i nie ma dokąd uciekać. Przebijcie się przez barykadę, wejdźcie do stanowiska dowodzenia i uciszcie bazę, zanim znajdzie waszych ludzi.
mission-trespass-event-ambush = Zasadzka
mission-trespass-event-ambush-text = Barykada rozpada się na kawałki i przez mgnienie oka widać tylko pył. Potem przed wami zapala się oko sondy, a za wydmą ryczą silniki: to huttyjska łódź, a jej załoga szczerzy zęby zza burty. Nie przepada za Imperium i dzisiaj to wystarczy za przyjaźń. Sonda szpiegowska i Oficer Imperialny zostają rozstawieni na żółtym punkcie, który staje się aktywny; pierwszy zielony punkt przestaje być aktywny. Na planszę trafia łódź z dwoma Weequayskimi piratami, którzy walczą po stronie bohaterów. Drzwi można już otworzyć.
mission-trespass-event-the-captains-squad = Oddział kapitana
mission-trespass-event-the-captains-squad-text = Drzwi się rozsuwają, a zza nich bije chłód i migotanie konsolet. Drogę do nich zagradza oddział z uniesionymi karabinami, a obok, cierpliwy jak pustynia, czeka kapitan Terro. Na planszę trafia stanowisko dowodzenia z terminalem. W środku zostają rozstawieni kapitan Terro oraz grupa Szturmowców, której nie można wspierać ani ponownie rozstawić; drugi zielony punkt przestaje być aktywny. Dokonajcie sabotażu bazy przy terminalu.
mission-trespass-goal-break-through = Zniszczcie barykadę.
mission-trespass-goal-enter = Otwórzcie drzwi stanowiska dowodzenia.
mission-trespass-goal-sabotage = Dokonajcie sabotażu bazy przy terminalu.
mission-trespass-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-trespass-use-sabotage = Dokonaj sabotażu bazy
mission-trespass-rule-1 = Drzwi są zablokowane dla figurek Imperium. Bohaterowie mogą je otworzyć, gdy nie ma już barykady.
mission-trespass-rule-2 = Figurki Rebelii mogą atakować barykadę (żywotność 4, 1 blok). Dopóki stoi, jej trzy pola blokują ruch, pole widzenia, sąsiadowanie i liczenie pól.
mission-trespass-rule-3 = Bohater nie może użyć terminala, dopóki sąsiaduje z nim Szturmowiec.
outcome-assault-mission-sabotaged = Dokonano sabotażu bazy
