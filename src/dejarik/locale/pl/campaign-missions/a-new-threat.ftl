### Nowe zagrożenie

mission-a-new-threat = Nowe zagrożenie
mission-a-new-threat-briefing = Nadajnik był przynętą, a haczyk nosi nazwisko: generał Weiss. Co on buduje, nikt we flocie nie wie, ale budował to tutaj, zanim dżungla odebrała mu to miejsce. Trzy terminale wciąż pobierają prąd. Głębiej pobiera go coś jeszcze i od dawna nikt tego nie karmił.
mission-a-new-threat-event-defense-protocols = Protokoły obronne
mission-a-new-threat-event-defense-protocols-text = Ruina budzi się, obwód po obwodzie, i przypomina sobie, co miała robić z gośćmi. Gracz Imperium wybiera protokół, który nie był jeszcze użyty.
mission-a-new-threat-event-defense-protocols-option-flash = Oślepiające światła: każdy bohater w promieniu 3 pól od drzwi wykonuje test intuicji i zostaje ogłuszony, chyba że go zda.
mission-a-new-threat-event-defense-protocols-option-alert = Alarm ogólny: zagrożenie wzrasta o 6.
mission-a-new-threat-event-defense-protocols-option-droids = Przeszukanie: każda Sonda szpiegowska może przerwać, aby wykonać ruch i atak.
mission-a-new-threat-event-defense-protocols-option-beast = Otwarta klatka: na polu wnętrza w promieniu 3 pól od drzwi zostaje rozstawiony Nexu.
mission-a-new-threat-event-revelation = Odkrycie
mission-a-new-threat-event-revelation-text = Listy przewozowe. Tony stopów, siłowniki wielkości domu i data, która jest zbyt bliska. Kolejny element trafia na swoje miejsce, a obraz podoba wam się coraz mniej.
mission-a-new-threat-event-arrival = Przybycie
mission-a-new-threat-event-arrival-text = Ziemia drży w równym rytmie. Drzewa rozstępują się jak trawa, a głos z głośnika dziękuje wam za zainteresowanie. Na żółtym punkcie zostaje rozstawiony Generał Weiss.
mission-a-new-threat-goal-investigate = Zbadajcie wszystkie trzy terminale.
mission-a-new-threat-goal-hold-out = Wytrwajcie do końca 7. rundy albo zrańcie wszystkich bohaterów.
mission-a-new-threat-rule-1 = Drzwi są zablokowane dla figurek Rebelii, które mogą je atakować (żywotność 5, 1 blok).
mission-a-new-threat-rule-2 = Terminale leżą zakryte. Bohater może akcją skorzystania użyć terminala: zostaje on odwrócony i wymaga testu z 2 sukcesami, czerwony siły, niebieski intuicji, zielony techniki. Kto zda, zbadał terminal, który zostaje odrzucony.
mission-a-new-threat-use-search = Zbadaj terminal
outcome-assault-mission-terminals-investigated = Wszystkie terminale zostały zbadane
