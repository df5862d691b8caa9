### Schwytani

mission-captured = Schwytani
mission-captured-briefing = Budzicie się na zimnym metalu, z bólem głowy i pustymi pasami. Wszystko, co mieliście, zabrali strażnicy, którzy was tu przywlekli. Tylko drzwi celi nie są zaryglowane: ktoś był nieostrożny albo ktoś wam sprzyja. Znajdźcie swój ekwipunek. A potem drogę na zewnątrz, której nie pilnowałby żaden strażnik przy zdrowych zmysłach.
mission-captured-event-escape = Ucieczka
mission-captured-event-escape-text = Odzyskaliście wszystko, a strażnicy zdążyli to zauważyć. Przez drzwi się nie uda, ale w podłodze są włazy, a pod nimi zgniatarka śmieci ze zsypem, który prowadzi na zewnątrz. Żetony odwrócone stroną Imperium to zamknięte przejścia, a stroną Rebelii – otwarte. Bohater może skorzystać z terminala i wykonać test intuicji lub techniki: jeśli go zda, wszystkie żetony w kolorze terminala zostają odwrócone na stronę Rebelii. Figurka może skorzystać z otwartego czerwonego żetonu, aby zostać umieszczoną na dowolnym pustym polu zgniatarki śmieci. Gdy tylko wszyscy bohaterowie są na otwartych żółtych żetonach lub obok nich, uciekają i Rebelia wygrywa. Gdy żółte żetony zostają odwrócone, otwierają się drzwi korytarza i magazynu. Drzwi zgniatarki śmieci można otworzyć tylko od środka.
mission-captured-event-escape-when = Każdy bohater odzyskał swoje przedmioty.
mission-captured-goal-find-gear = Każdy bohater musi odzyskać swój ekwipunek ze schowka.
mission-captured-goal-open-passages = Otwórzcie przejścia przy terminalach.
mission-captured-goal-depart = Doprowadźcie wszystkich bohaterów do otwartego zsypu na śmieci.
mission-captured-goal-wound-heroes = Zrańcie wszystkich bohaterów.
mission-captured-rule-1 = Bohaterowie nie mogą zabrać sojuszników.
mission-captured-rule-2 = Wszystkie przedmioty bohaterów są zakryte i nie można ich używać. Bohater może skorzystać ze schowka z ekwipunkiem, aby odkryć swoje przedmioty.
mission-captured-rule-3 = Bohater, którego przedmioty są zakryte, jest nieuzbrojony: jego ataki są atakami wręcz z 1 zieloną i 1 żółtą kością. Przed takim atakiem może wykonać test siły; jeśli go zda, ma w tym ataku zdolność wzmocnienia: +2 obrażenia.
mission-captured-rule-4 = Bohater, który miałby się wycofać, zamiast tego zostaje obezwładniony i pozostaje na planszy. Podczas aktywacji ma tylko 1 akcję i może ją przeznaczyć wyłącznie na ruch albo na skorzystanie ze schowka z ekwipunkiem.
mission-captured-rule-5 = Drzwi korytarza i magazynu są zablokowane dla figurek Rebelii. Nie są przeszkodą dla sąsiadujących z nimi figurek Imperium.
mission-captured-use-gear = Odzyskaj ekwipunek
mission-captured-use-passages = Otwórz przejścia w tym kolorze
mission-captured-use-climb-down = Zejdź do zgniatarki śmieci
rules-captured = Schwytani
rules-captured-unarmed = Gołe ręce
rules-captured-rage = Wykonaj test siły, aby uderzyć mocniej
rules-captured-haymaker = +2 obrażenia
outcome-assault-mission-down-the-chute = Bohaterowie uciekli zsypem na śmieci
token-equipment-cache = Schowek z ekwipunkiem
token-garbage-chute = Zsyp na śmieci
