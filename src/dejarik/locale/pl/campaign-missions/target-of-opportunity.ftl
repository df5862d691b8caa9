### Dogodny cel

mission-target-of-opportunity = Dogodny cel
mission-target-of-opportunity-briefing = Oddział, który miał wysadzić archiwum, siedzi w celi dwa korytarze dalej, a archiwum wciąż stoi. Wiecie to, co oni: bardzo grube drzwi, jeden rdzeń danych i strażnik, który co godzinę zmienia zdanie w sprawie więźniów. Wyciągnijcie ich albo wykonajcie ich robotę sami.
mission-target-of-opportunity-event-finish-the-job = Dokończyć robotę
mission-target-of-opportunity-event-finish-the-job-text = „Najwyższy czas” – mówi jeden z nich, a drugi szuka już narzędzi. Na planszę trafia cela, a po stronie bohaterów walczą dwaj Rebelianccy sabotażyści. Sabotażysta, który miałby zostać pokonany, zamiast tego zostaje obezwładniony i podczas aktywacji ma tylko 1 akcję. Sabotażysta, który atakuje drzwi archiwum, dodaje do wyników 1 wzmocnienie.
mission-target-of-opportunity-event-data-core = Rdzeń danych
mission-target-of-opportunity-event-data-core-text = Drzwi jęczą i ustępują, a za nimi w zimnym świetle rozwijają się czerwone szaty. Na planszę trafia archiwum z rdzeniem danych. Na czerwonym punkcie zostają rozstawieni Imperialni gwardziści. Gracz Imperium może wydać zagrożenie, aby jeden z nich działał od razu. Figurki Rebelii mogą atakować rdzeń danych (żywotność 6) i Rebelia wygrywa, gdy zostanie on zniszczony.
mission-target-of-opportunity-event-data-core-option-charge = 2 zagrożenia: jeden Imperialny gwardzista może przerwać, aby wykonać ruch i atak.
mission-target-of-opportunity-goal-open-archive = Zniszczcie drzwi archiwum.
mission-target-of-opportunity-goal-destroy-core = Zniszczcie rdzeń danych.
mission-target-of-opportunity-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-target-of-opportunity-rule-1 = Wszystkie drzwi są zablokowane. Figurki Rebelii mogą atakować drzwi archiwum (żywotność 8, 5 bloków).
mission-target-of-opportunity-rule-2 = Bohater może akcją skorzystania użyć terminala i wykonać test techniki (2 sukcesy); jeśli go zda, otwiera drzwi celi, w której trzymani są dwaj Rebelianccy sabotażyści.
mission-target-of-opportunity-use-slice = Otwórz celę
outcome-assault-mission-data-core-destroyed = Rdzeń danych archiwum został zniszczony
rules-target-of-opportunity-rebel-saboteurs = Rebelianccy sabotażyści
rules-target-of-opportunity-rebel-saboteurs-expertise = 1 dodatkowe wzmocnienie przeciw drzwiom archiwum
