### Dług

mission-indebted = Dług
mission-indebted-briefing = Odkąd w iluminatorze pojawiła się Bakura, Gaarkhan nie odezwał się ani razu, a u niego to nigdy nie wróży dobrze. Gdzieś w tym więzieniu siedzi Shortatha, który kiedyś na własnych plecach wyniósł go z ładowni handlarzy niewolników. Zamek jego celi trzymają trzy terminale, a korytarze co jakiś czas przeczesują trzy działa pulsacyjne. Dług życia nie czeka na lepszy plan.
mission-indebted-event-pulse-cannons = Działa pulsacyjne
mission-indebted-event-pulse-cannons-text = Działa obracają się na podstawach, buczą i wypalają. Dla każdego działa gracz Imperium wybiera figurkę Rebelii w jego polu widzenia, która otrzymuje obrażenia pokazane na kościach; jeśli jest to Gaarkhan, zostaje skupiony.
mission-indebted-event-pulse-cannons-when = Na końcu każdej rundy, w której działo ma rebeliancką figurkę w polu widzenia.
mission-indebted-event-prison-guards = Strażnicy więzienni
mission-indebted-event-prison-guards-text = Opada ostatni rygiel, a z celi dobiega ryk, od którego drżą lampy. Z drugiej strony dobiega tupot butów. Drzwi są otwarte, a na planszę trafia cela z Shortathą. Na żółtym punkcie zostaje rozstawiona Obsługa E-Weba. Bohater może akcją skorzystania uratować Shortathę i wtedy Rebelia wygrywa.
mission-indebted-event-divert-power = Przekierowanie mocy
mission-indebted-event-divert-power-text = Dwa działa zamilkły, więc cały prąd płynie do ostatniego. Zagrożenie wzrasta o poziom zagrożenia. Do końca misji za działo rzuca się 2 czerwonymi kośćmi zamiast czerwonej i żółtej.
mission-indebted-goal-disable-terminals = Wyłączcie wszystkie trzy terminale.
mission-indebted-goal-free-him = Uratujcie Shortathę z celi.
mission-indebted-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-indebted-rule-1 = Drzwi otwierają się, gdy wszystkie terminale są wyłączone. Bohater może akcją skorzystania użyć terminala i wykonać test techniki lub siły; jeśli go zda, terminal zostaje wyłączony i odrzucony.
mission-indebted-rule-2 = Na koniec każdej rundy każde działo pulsacyjne strzela do wybranej przez gracza Imperium figurki Rebelii w jego polu widzenia: rzuca się 1 czerwoną i 1 żółtą kością, a figurka otrzymuje obrażenia równe wynikowi. Jeśli jest to Gaarkhan, zostaje skupiony.
mission-indebted-rule-3 = Bohater może akcją skorzystania zająć się działem pulsacyjnym i wykonać test siły (2 sukcesy); jeśli go zda, działo zostaje wyłączone i odrzucone.
mission-indebted-use-disable = Wyłącz terminal
mission-indebted-use-wreck = Wyłącz działo pulsacyjne
mission-indebted-use-rescue = Uratuj Shortathę
outcome-assault-mission-shortatha-rescued = Shortatha został uratowany
token-pulse-cannon = Działo pulsacyjne
token-shortatha = Shortatha
