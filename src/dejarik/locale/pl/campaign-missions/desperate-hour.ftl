### Najczarniejsza godzina

mission-desperate-hour = Najczarniejsza godzina
mission-desperate-hour-briefing = Gdzieś nad tym stropem ładuje się broń i z każdym jej tętnem przygasają wszystkie lampy w korytarzu. Jesteście w środku, a tego w bazie nikt nie uważał za możliwe. Za następną grodzią pracują na jałowym biegu silniki, ciężkie, dwa. Człowiek, który to wszystko zbudował, nie ucieka. Wsiada.
mission-desperate-hour-event-not-so-fast = Nie tak prędko
mission-desperate-hour-event-not-so-fast-text = Gródź wali się do środka, a po drugiej stronie hangaru maszyna krocząca prostuje nogi. „Sporo mnie kosztowaliście” – mówi głośnik niemal życzliwie. Na planszę trafia hangar. Na żółtym punkcie zostaje rozstawiony Generał Weiss. Gdy zostanie pokonany, misja toczy się dalej.
mission-desperate-hour-event-respite = Chwila wytchnienia
mission-desperate-hour-event-respite-text = Maszyna pada na kolana i zostaje tak, dymiąc, ale właz stoi otworem, a w środku nie ma nikogo. Weiss zniknął; maszyna nadal działa. Wszystkie drzwi się otwierają, a na planszę trafia magazyn. Na żółtym punkcie zostaje rozstawiony AT-ST jako figurka Rebelii. Gdy atakuje, wybieracie dowolne 3 kości ataku, najwyżej 2 jednego koloru. Nie aktywuje się; zamiast tego wykonuje 1 akcję po każdej aktywacji bohatera. W magazynie zostają rozstawieni elitarny Oficer Imperialny, grupa Szturmowców i elitarni Imperialni gwardziści. Znajdźcie drogę na polanę.
mission-desperate-hour-event-the-bitter-end = Gorzki koniec
mission-desperate-hour-event-the-bitter-end-text = Za wami drzwi opadają jak gilotyny. Przed wami, tam, gdzie otwiera się kanion, z kurzu wychodzi druga maszyna i opuszcza lufy. Na planszę trafia reszta mapy, a wszystkie drzwi zostają zamknięte i zablokowane; każda figurka może je atakować (żywotność 10, 2 bloki). W południowo-zachodnim rogu kanionu zostaje rozstawiony Generał Weiss z 10 dodatkowej żywotności. Nie aktywuje się; zamiast tego wykonuje 1 akcję po każdej aktywacji grupy Imperium. Na zachodnim czerwonym punkcie zostaje rozstawiona elitarna Obsługa E-Weba, a na północnym elitarni Trandoshańscy łowcy; czerwone punkty zastępują zielone. Rebelia wygrywa, gdy Generał Weiss zostanie pokonany po raz drugi.
mission-desperate-hour-goal-enter-hangar = Wyważcie drzwi hangaru.
mission-desperate-hour-goal-defeat-weiss = Pokonajcie Generała Weissa.
mission-desperate-hour-goal-reach-clearing = Dotrzyjcie na polanę.
mission-desperate-hour-goal-defeat-weiss-again = Pokonajcie Generała Weissa raz na zawsze.
mission-desperate-hour-goal-hold-out = Wytrwajcie do końca 8. rundy albo zrańcie wszystkich bohaterów.
mission-desperate-hour-rule-1 = Wszystkie drzwi są zablokowane. Figurki Rebelii mogą atakować drzwi hangaru (żywotność 6).
mission-desperate-hour-rule-2 = Masywne figurki mogą wchodzić na pola wnętrza i na nich pozostawać.
outcome-assault-mission-weiss-defeated-twice = Generał Weiss pokonany ostatecznie
