### Łańcuch dowodzenia

mission-chain-of-command = Łańcuch dowodzenia
mission-chain-of-command-briefing = Generał Weiss jest tu osobiście, w tej bazie, za jednymi drzwiami. Choć raz nie dzieli was od niego ani flota, ani armia, tylko garnizon, który nie skończył śniadania, a to jego nazwisko widniało pod wszystkimi tamtymi rozkazami. Wie, że nadchodzicie. A jeszcze nigdy nie walczył pieszo, jeśli mógł tego uniknąć.
mission-chain-of-command-event-vulnerable = Odsłonięty
mission-chain-of-command-event-vulnerable-text = Przez podłogę hangaru ze zgrzytem wyjeżdża winda, a na niej stoi maszyna krocząca, ciemna i milcząca, z otwartym włazem. Nie ma wątpliwości, czyja to. Pośrodku hangaru zostaje rozstawiony Generał Weiss jako AT-ST bez pilota: figurka Imperium, która się nie aktywuje, ale można ją atakować. Oficer Weiss może akcją skorzystania do niej wsiąść.
mission-chain-of-command-event-vulnerable-option-retreat = Weiss leczy 5 obrażeń i otrzymuje 3 punkty ruchu.
mission-chain-of-command-event-vulnerable-option-fire = Weiss przerywa, aby zaatakować dwa razy.
mission-chain-of-command-event-invulnerable = Nietykalny
mission-chain-of-command-event-invulnerable-text = Właz się zatrzaskuje, oczy maszyny zapalają się, a hangar wypełnia głos, który znacie z nagrań: „No to zaczynajmy”. Oficer opuszcza grę, ale nie zostaje pokonany. Generał Weiss leczy 5 obrażeń, otrzymuje 3 punkty ruchu i od tej chwili aktywuje się jak zwykle; nie może opuścić hangaru. Gdy się broni, gracz Imperium może wydać 2 zagrożenia, aby dodać do wyników 3 bloki, a gdy się aktywuje, może wydać 2 zagrożenia, aby wyleczył 5 obrażeń. Rebelia wygrywa, gdy Generał Weiss zostanie pokonany.
mission-chain-of-command-figure-weiss = Weiss
mission-chain-of-command-goal-defeat-weiss = Pokonajcie Weissa.
mission-chain-of-command-goal-defeat-general = Pokonajcie Generała Weissa w jego maszynie.
mission-chain-of-command-goal-wound-heroes = Zrańcie wszystkich bohaterów.
mission-chain-of-command-rule-1 = Elitarny Oficer Imperialny w sali operacyjnej to Weiss: ma żywotność większą o 6 i szybkość większą o 1, dodaje 2 obrażenia do wyników swoich ataków i 1 blok do wyników swojej obrony. Rebelia wygrywa, gdy zostanie pokonany.
mission-chain-of-command-rule-2 = Figurka Imperium może akcją skorzystania użyć terminalu, aby zwiększyć zagrożenie o 2, każdego terminalu raz na rundę. Figurki Rebelii mogą atakować terminale (żywotność 8, 1 blok).
mission-chain-of-command-rule-3 = Drzwi są zablokowane dla figurek Rebelii. Figurka Rebelii może akcją skorzystania zająć się nimi i wykonać test siły lub techniki; otwierają się po łącznie 2 sukcesach.
mission-chain-of-command-use-call = Wezwij pomoc (+2 zagrożenia)
mission-chain-of-command-use-climb = Wsiądź do AT-ST
mission-chain-of-command-use-force = Wyważ drzwi
rules-chain-of-command-general-weiss = Generał Weiss
rules-chain-of-command-general-weiss-brace = Wydaj 2 zagrożenia, aby dodać 3 bloki
rules-chain-of-command-general-weiss-repair = Wydaj 2 zagrożenia, aby wyleczyć 5 obrażeń
outcome-assault-mission-weiss-defeated = Generał Weiss pokonany
