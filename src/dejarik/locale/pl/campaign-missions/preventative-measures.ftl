### Środki zapobiegawcze

mission-preventative-measures = Środki zapobiegawcze
mission-preventative-measures-briefing = Na długo przedtem, nim MHD-19 kogokolwiek opatrzył, slicer o imieniu Draylen wyciął mu z piersi blokadę ruchu i nie chciał nic w zamian. Teraz Draylen siedzi w celi na tym księżycu, a na koniec wachty wyznaczono już pluton egzekucyjny. Droid obliczył, ile zostało czasu, i nie podaje wyniku. Od strefy zamkniętej dzielą was dwoje drzwi.
mission-preventative-measures-event-impassable = Nie do przejścia
mission-preventative-measures-event-impassable-text = Pierwsze drzwi ustępują, a sala za nimi płonie czerwienią: gwardziści samego Imperatora przybyli dopilnować wyroku. Na planszę trafia areszt i zostaje tam rozstawiona grupa Imperialnych gwardzistów.
mission-preventative-measures-event-execution = Egzekucja
mission-preventative-measures-event-execution-text = Za drzwiami, do których nie dotarliście, ktoś liczy do trzech. MHD-19 przez chwilę stoi nieruchomo, po czym gasi swoje lampy. Draylen nie żyje, a Imperium wygrywa.
mission-preventative-measures-event-loyalty-fulfilled = Spłacony dług
mission-preventative-measures-event-loyalty-fulfilled-text = Pluton odwraca się z na wpół uniesionymi karabinami. Między żołnierzami chudy mężczyzna mruga do droida. „Ty – mówi – ze wszystkiego, co w życiu uwolniłem”. Ledwie idzie. Na planszę trafia strefa zamknięta i nie ma już limitu rund. Zagrożenie wzrasta o poziom zagrożenia, a gracz Imperium może tam przeprowadzić opcjonalne rozstawienie. Draylen należy odtąd do Rebelii: żywotność 6 plus poziom zagrożenia, szybkość 2, 1 biała kość obrony, bez ataku. Rebelia wygrywa, gdy Draylen znajdzie się w punkcie ewakuacji (K11 lub L11), gdzie czeka prom. Imperium wygrywa, gdy Draylen zostanie pokonany.
mission-preventative-measures-goal-open-facility = Otwórzcie drzwi placówki.
mission-preventative-measures-goal-open-containment = Otwórzcie strefę zamkniętą przed końcem 3. rundy.
mission-preventative-measures-goal-evacuate = Doprowadźcie Draylena do punktu ewakuacji (K11, L11).
mission-preventative-measures-goal-stop-draylen = Utrzymajcie strefę zamkniętą do końca 3. rundy albo pokonajcie Draylena.
mission-preventative-measures-rule-1 = Jeśli na koniec 3. rundy drzwi strefy zamkniętej są nadal zamknięte, Draylen zostaje stracony i Imperium wygrywa.
mission-preventative-measures-rule-2 = Gdy Draylen staje się celem ataku, jeden zdrowy bohater sąsiadujący z nim może go osłonić: do puli obrony Draylena zostaje dodana 1 czarna kość, a po ataku ten bohater otrzymuje 1 obrażenie za każdy blok w wynikach.
mission-preventative-measures-figure-draylen = Draylen
rules-preventative-measures = Środki zapobiegawcze
rules-preventative-measures-step-in = Osłoń go: Draylen broni się 1 dodatkową czarną kością
rules-preventative-measures-take-the-blow = 1 obrażenie za każdy blok
outcome-assault-mission-draylen-safe = Draylen dotarł do punktu ewakuacji
outcome-assault-mission-draylen-executed = Draylen został stracony
outcome-assault-mission-draylen-defeated = Draylen został pokonany
