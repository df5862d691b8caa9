### Na pastwę losu

mission-drawn-in = Na pastwę losu
mission-drawn-in-briefing = Silniki wyją na pełnej mocy, a statek leci do tyłu. Gdy hangar zamyka się za wami, cisza jest jeszcze gorsza. Promień ściągający zasilają cztery generatory, a na wasze lądowisko prowadzi tylko jedna winda. Ktoś na pokładzie postanowił, że nie zabija się tych, którzy mogą jeszcze odpowiadać na pytania. Korzystajcie z tego, póki można.
mission-drawn-in-event-subdue = Ujarzmienie
mission-drawn-in-event-subdue-text = Oficer pokładowy przesuwa was po ekranie jak pionki. Gracz Imperium wybiera jedno działanie i płaci jego koszt w zagrożeniu; za dodatkowe 1 zagrożenie może wybrać jeszcze jedno, inne.
mission-drawn-in-event-subdue-option-door = Otwórz lub zamknij drzwi.
mission-drawn-in-event-subdue-option-supplies = 1 zagrożenie: wybierz skrzynkę; każda figurka Imperium w promieniu 3 pól od niej leczy 2 obrażenia.
mission-drawn-in-event-subdue-option-troopers = 1 zagrożenie: wybierz grupę Szturmowców; każda jej figurka może przerwać, aby wykonać ruch lub atak.
mission-drawn-in-event-subdue-option-champion = 2 zagrożenia: Doborowy Gwardzista wykonuje 1 akcję.
mission-drawn-in-event-arrival = Przybycie
mission-drawn-in-event-arrival-text = Światła na korytarzu po kolei robią się czerwone, wzdłuż drogi, którą ktoś nadchodzi. Na aktywnym punkcie zostaje rozstawiony Doborowy Gwardzista.
mission-drawn-in-event-power-down = Brak zasilania
mission-drawn-in-event-power-down-text = Przez kadłub przechodzi jęk i promień puszcza. Do windy, natychmiast, wszyscy. Rebelia wygrywa, gdy wszyscy bohaterowie są na wejściu lub z nim sąsiadują.
mission-drawn-in-event-raise-the-alarms = Wszystkie alarmy
mission-drawn-in-event-raise-the-alarms-text = Oficerowi na mostku skończyły się cierpliwość i wymówki. Od tej pory w każdej fazie porządków zagrożenie wzrasta dodatkowo o 3.
mission-drawn-in-goal-destroy-stations = Zniszczcie wszystkie cztery generatory.
mission-drawn-in-goal-depart = Doprowadźcie wszystkich bohaterów na wejście lub obok niego.
mission-drawn-in-goal-wound-heroes = Zrańcie wszystkich bohaterów.
mission-drawn-in-rule-1 = Terminale to generatory. Figurki Rebelii mogą je atakować (żywotność 8, 1 blok).
mission-drawn-in-rule-2 = Drzwi są zablokowane dla figurek Rebelii. Figurka Rebelii może akcją skorzystania zająć się drzwiami i wykonać test siły lub techniki; jeśli go zda, otwiera je.
mission-drawn-in-rule-3 = Bohater, który miałby się wycofać, zamiast tego zostaje obezwładniony i pozostaje na planszy. Podczas aktywacji ma tylko 1 akcję i może ją przeznaczyć wyłącznie na ruch.
mission-drawn-in-use-force = Wyważ drzwi
outcome-assault-mission-broken-free = Bohaterowie wymknęli się z niszczyciela
