### Źródło

mission-the-source = Źródło
mission-the-source-briefing = Oficer, którego prowadzicie, jest uprzejmy, dobrze ubrany i zupełnie się nie spieszy. Zna kody do wszystkich drzwi stąd do ostatniego terminala i użyje ich, jak mówi, skoro tak ładnie prosicie. Nie wspomina, że każdy strażnik w tym miejscu nadstawiłby za niego karku ani że zaczął ich liczyć.
mission-the-source-event-opportune-moment = Dogodna chwila
mission-the-source-event-opportune-moment-text = Potyka się, kaszle, coś upuszcza: na to czekał. Gracz Imperium wybiera, co z tego wyniknie.
mission-the-source-event-opportune-moment-option-slip-away = Wymknąć się: pojmany oficer zostaje przesunięty o 1 pole.
mission-the-source-event-opportune-moment-option-orders = Wykrzyczeć rozkaz: figurka Imperium w jego polu widzenia o koszcie figurki najwyżej 6 może przerwać, aby wykonać ruch lub atak.
mission-the-source-event-opportune-moment-option-beckon = Przywołać: każda figurka Imperium w jego polu widzenia otrzymuje 2 punkty ruchu i może je wydać.
mission-the-source-event-opportune-moment-option-ambush = 1 zagrożenie, sygnał: jedna figurka Imperium może przerwać, aby wykonać ruch i atak.
mission-the-source-event-awaiting-departure = Oczekując na odlot
mission-the-source-event-awaiting-departure-text = Hala odpraw pełna jest bagaży, a podróżnych w niej nie ma, tylko ktoś starannie wybrał sobie miejsce. Na żółtym punkcie, który zastępuje zielony, zostają rozstawieni Oficer Imperialny i grupa Szturmowców.
mission-the-source-event-on-board = Na pokładzie
mission-the-source-event-on-board-text = Ostatnie drzwi znają jego głos, podobnie jak ludzie za nimi. Obok terminala zostaje rozstawiony Oficer Imperialny, a pośrodku posterunku elitarni Szturmowcy. Czerwony punkt zastępuje żółty.
mission-the-source-figure-captured-officer = Pojmany oficer
mission-the-source-goal-drag-him-on = Doprowadźcie pojmanego oficera do terminala i zabezpieczcie go.
mission-the-source-goal-free-officer = Uwolnijcie pojmanego oficera, wytrwajcie do końca 8. rundy albo zrańcie wszystkich bohaterów.
mission-the-source-rule-1 = Wszystkie drzwi są zablokowane; otwiera je tylko pojmany oficer. Jest on neutralną figurką.
mission-the-source-rule-2 = Figurka Rebelii może akcją skorzystania zająć się pojmanym oficerem w jednym z tych celów: oboje poruszają się o maksymalnie 2 pola; otwierają się sąsiadujące z nim drzwi; sąsiadujący z nim terminal zostaje zabezpieczony i Rebelia wygrywa.
mission-the-source-rule-3 = Dopóki w promieniu 3 pól od pojmanego oficera nie ma zdrowej figurki Rebelii, figurka Imperium może akcją skorzystania go uwolnić i wtedy gracz Imperium wygrywa.
mission-the-source-use-drag = Pociągnij oficera za sobą
mission-the-source-use-open = Otwórz drzwi jego kodami
mission-the-source-use-secure = Zabezpiecz terminal
mission-the-source-use-free = Uwolnij oficera
outcome-assault-mission-terminal-secured = Terminal został zabezpieczony
outcome-assault-mission-officer-freed = Pojmany oficer został uwolniony
