### Proste zadanie

mission-a-simple-task = Proste zadanie
mission-a-simple-task-briefing = Dantooine to trawa aż po horyzont, a pod trawą ktoś zbudował laboratorium. To, co w nim warzą, sprawia, że żołnierze zapominają o bólu, a receptura nigdy nie opuszcza budynku. Dwoje drzwi, kilku strażników, tam i z powrotem przed kolacją: tak to przedstawił informator. Sam jakoś nie chciał iść z wami.
mission-a-simple-task-event-lightly-guarded = Nieliczne straże
mission-a-simple-task-event-lightly-guarded-text = Drzwi ustępują, a pomieszczenie za nimi jest puste, tak jak obiecywano. Przez jeden oddech. Potem w głębi szurają krzesła i ktoś krzykiem przywołuje ludzi do porządku. Na planszę trafia sala dowodzenia. Obok drzwi laboratorium zostają w niej rozstawieni grupa Szturmowców i Oficer Imperialny.
mission-a-simple-task-event-too-quiet = Zbyt cicho
mission-a-simple-task-event-too-quiet-text = Ani alarmu, ani strażnika, tylko szum chłodziarek i jedno światełko mrugające nad kasetą z danymi. Nigdy nie lubiliście takich pomieszczeń. Na planszę trafia laboratorium z recepturą. Bohater może podnieść recepturę akcją skorzystania. Bohater, który ją niesie, może uciec przez wejście i wtedy Rebelia wygrywa.
mission-a-simple-task-event-sound-the-alarms = Alarm
mission-a-simple-task-event-sound-the-alarms-text = Kaseta opuszcza gniazdo i wszystkie światła w budynku robią się czerwone. Rygle zapadają jeden po drugim, aż do samego wyjścia. Wszystkie drzwi zostają ponownie zamknięte i zablokowane; terminale nadal je otwierają. Zagrożenie wzrasta o dwukrotność poziomu zagrożenia, a oba czerwone punkty stają się aktywne.
mission-a-simple-task-goal-open-doors = Otwórzcie oboje drzwi przy terminalach.
mission-a-simple-task-goal-take-it = Podnieście recepturę w laboratorium.
mission-a-simple-task-goal-get-out = Wynieście recepturę przez wejście.
mission-a-simple-task-goal-wound-heroes = Zrańcie wszystkich bohaterów.
mission-a-simple-task-rule-1 = Wszystkie drzwi są zablokowane. Bohater może akcją skorzystania użyć terminala i wykonać test techniki lub siły; jeśli go zda, otwiera najbliższe terminala zamknięte drzwi.
mission-a-simple-task-use-slice = Otwórz najbliższe drzwi
outcome-assault-mission-formula-stolen = Bohaterowie uciekli z recepturą
token-formula = Receptura
