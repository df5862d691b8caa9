### Polowanie na trofea

mission-trophy-hunting = Polowanie na trofea
mission-trophy-hunting-briefing = W tym roku w jamie Jabby miał zamieszkać rankor, piękny i młody, ale imperialny oficer nazwiskiem Kallenn uznał, że będzie lepiej wyglądał w jego własnej kolekcji. Rankora Jabba mógłby przeboleć. Kallenna nie. Nadchodzicie z dwóch stron; od jego kryjówki dzieli was generator i ludzie, którzy strzegą go własnym życiem.
mission-trophy-hunting-event-elite-protection = Elitarna ochrona
mission-trophy-hunting-event-elite-protection-text = Kallenn zapłacił za najlepszych, a najlepsi zarabiają na swój żołd.
mission-trophy-hunting-event-elite-protection-option-mark = Gracz Imperium wybiera pole. Każda figurka Rebelii w promieniu 3 pól od niego wykonuje test intuicji; przy sukcesie otrzymuje 1 obrażenie, w przeciwnym razie 3.
mission-trophy-hunting-event-elite-protection-option-rally = Figurka Imperium leczy 2 obrażenia i otrzymuje stan Skupienie.
mission-trophy-hunting-event-elite-protection-option-strike = Figurka Imperium przerywa, aby zaatakować, i zadaje +1 obrażenie.
mission-trophy-hunting-event-jabbas-aid = Pomoc Jabby
mission-trophy-hunting-event-jabbas-aid-text = Ktoś idzie za wami od samego lądowania. Okazuje się, że jest po waszej stronie, a przynajmniej na tej samej liście płac. Bohaterowie wybierają łowcę nagród, który dołącza do nich jako sojusznik na jednym z wejść. Zagrożenie wzrasta o połowę jego kosztu rozstawienia, zaokrągloną w dół.
mission-trophy-hunting-event-guards-fallen = Straż pokonana
mission-trophy-hunting-event-guards-fallen-text = Ostatni ze strażników pada przy swoim posterunku. Nikt już nie stoi między wami a generatorem. Bohater może skorzystać z terminalu, aby go wyłączyć.
mission-trophy-hunting-event-freed-from-bonds = Zerwane więzy
mission-trophy-hunting-event-freed-from-bonds-text = Gasną światła, potem pola, a potem gdzieś puszcza zamek klatki. Dwa ogniwa zasilania, Kallenn i Rankor losowo trafiają na cztery ukryte miejsca. Figurki Rebelii mogą atakować ogniwo zasilania (żywotność 6, 1 blok; figurki nie zasłaniają do niego pola widzenia) albo z niego skorzystać i wykonać test intuicji lub siły, aby je zniszczyć. Rebelia wygrywa, gdy nie ma już obu ogniw zasilania, a Kallenn nie żyje.
mission-trophy-hunting-goal-defeat-guards = Pokonajcie elitarnych Szturmowców, którzy strzegą generatora.
mission-trophy-hunting-goal-power-down = Wyłączcie generator.
mission-trophy-hunting-goal-finish = Pokonajcie Kallenna i zniszczcie oba ogniwa zasilania.
mission-trophy-hunting-goal-hold-out = Utrzymajcie Kallenna lub ogniwo zasilania do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-trophy-hunting-rule-1 = Generator można wyłączyć, gdy wszyscy elitarni Szturmowcy, którzy stoją przy nim na początku, zostaną pokonani. Bohater, który to zrobi, może następnie wykonać test techniki, aby otrzymać 2 punkty ruchu.
mission-trophy-hunting-rule-2 = Rankor jest figurką Imperium.
mission-trophy-hunting-rule-3 = Kallenn jest elitarnym Oficerem Imperialnym z żywotnością większą o 10; w każdej aktywacji ma o 1 akcję więcej i może atakować więcej niż raz.
mission-trophy-hunting-rule-4 = Kallenn zostaje pokonany, gdy Rankor rozpoczyna aktywację w promieniu 2 pól od niego.
mission-trophy-hunting-rule-5 = Kallenn zostaje pokonany, gdy Rankor kończy aktywację w promieniu 2 pól od niego.
mission-trophy-hunting-use-power-down = Wyłącz generator
mission-trophy-hunting-use-pull-out = Zniszcz ogniwo zasilania
outcome-assault-mission-trophy-taken = Kallenn nie żyje, a ogniw zasilania już nie ma
token-power-cell = Ogniwo zasilania
