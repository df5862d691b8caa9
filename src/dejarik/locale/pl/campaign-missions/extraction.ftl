### Ewakuacja

mission-extraction = Ewakuacja
mission-extraction-briefing = Senator Feralo od dwudziestu lat głosuje tak, jak chce Imperium, i od dziewiętnastu na nie donosi. Dziś rano ktoś to policzył. Jego apartament jest odcięty, strażnicy zmienili stronę, a jedyną osobą, której jeszcze ufa, jest córka. Zabierzcie go na dach, windą albo drabiną techniczną: tam powinien czekać prom.
mission-extraction-event-backup-has-arrived = Przybyły posiłki
mission-extraction-event-backup-has-arrived-text = Wiatr, gwiazdy i światła lądującej kanonierki. Wiedzieli, którędy przyjdziecie. Na planszę trafia dach. Zagrożenie wzrasta o poziom zagrożenia, a gracz Imperium może przeprowadzić opcjonalne rozstawienie na czerwonym punkcie, który odtąd jest aktywny; z zielonych punktów w apartamencie pozostaje aktywny tylko wschodni. Dotrzyjcie do promu.
mission-extraction-event-backup-has-arrived-when = Rebeliancka figurka dociera na wyższe piętro.
mission-extraction-event-secure-the-shuttle = Zabezpieczyć prom
mission-extraction-event-secure-the-shuttle-text = Rampa opuszczona, silniki rozgrzane, a w fotelu pilota siedzi niewłaściwy pilot. Na promie zostaje rozstawiona odłożona grupa. Zielone punkty nie są już aktywne. Każda figurka Imperium w apartamencie otrzymuje punkty ruchu równe swojej szybkości. Od tej chwili prom startuje, a Rebelia wygrywa, gdy są na nim senator Feralo i wszyscy bohaterowie, a nie ma żadnej figurki Imperium.
mission-extraction-goal-reach-roof = Doprowadźcie senatora Feralo na dach.
mission-extraction-goal-reach-shuttle = Dotrzyjcie do promu.
mission-extraction-goal-launch = Wprowadźcie na prom senatora Feralo i wszystkich bohaterów i usuńcie z niego każdą figurkę Imperium.
mission-extraction-goal-arrest = Aresztujcie senatora Feralo, wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-extraction-rule-1 = Bohater, który miałby się wycofać, zamiast tego zostaje obezwładniony i pozostaje na planszy. Podczas aktywacji ma tylko 1 akcję i może ją przeznaczyć wyłącznie na ruch.
mission-extraction-rule-2 = Senator Feralo jest figurką Rebelii, która się nie aktywuje, nie może być atakowana ani otrzymywać obrażeń i nie blokuje pola widzenia. Na koniec aktywacji każdego bohatera otrzymuje 2 punkty ruchu.
mission-extraction-rule-3 = Jeśli na koniec aktywacji z senatorem Feralo sąsiaduje figurka Imperium, a nie sąsiaduje żadna nieobezwładniona figurka Rebelii, senator zostaje aresztowany i Imperium wygrywa.
mission-extraction-rule-4 = Figurka na polu drabiny lub sąsiadująca z nią może wydać 2 punkty ruchu, aby znaleźć się przy drugiej drabinie.
mission-extraction-rule-5 = Figurka w windzie, sąsiadująca z nią lub z jej zamkniętymi drzwiami może wydać 2 punkty ruchu, aby przenieść windę na drugie piętro wraz ze wszystkim, co się w niej znajduje. Tam, gdzie windy nie ma, jej drzwi są zablokowane.
mission-extraction-figure-senator-feralo = Senator Feralo
rules-extraction-figures = Ewakuacja
rules-extraction-figures-climb = Wejdź po drabinie za 2 punkty ruchu
rules-extraction-figures-ride = Przenieś windę za 2 punkty ruchu
outcome-assault-mission-launched = Prom wystartował
outcome-assault-mission-arrested = Imperium dokonało aresztowania
