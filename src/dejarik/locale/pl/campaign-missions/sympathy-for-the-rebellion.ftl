### Sprzyjanie Rebelii

mission-sympathy-for-the-rebellion = Sprzyjanie Rebelii
mission-sympathy-for-the-rebellion-briefing = Po targu rozeszła się wieść, że ktoś szuka ludzi, którzy mają już dość. Przyszło dwunastu, z tobołkami pod pachą i bez pojęcia, jak chodzić, żeby nie rzucać się w oczy. Imperium usłyszało tę samą wieść. Luke bierze jedną ulicę, wy drugą; wyprowadźcie, ilu zdołacie.
mission-sympathy-for-the-rebellion-event-arrests = Aresztowania
mission-sympathy-for-the-rebellion-event-arrests-text = Trzaskają kajdanki i kolumna rusza w stronę koszar. Każda figurka Imperium, która niesie rekruta, zostaje usunięta z planszy, ale nie jest pokonana, a gracz Imperium przejmuje rekrutów; zagrożenie wzrasta o 1 za każdego z nich.
mission-sympathy-for-the-rebellion-event-arrests-when = Na końcu każdej rundy, w której imperialna figurka niesie rekruta.
mission-sympathy-for-the-rebellion-event-taken-from-the-crowd = Wyłapani z tłumu
mission-sympathy-for-the-rebellion-event-taken-from-the-crowd-text = Gdy pada któryś z obrońców, wystraszeni podnoszą ręce. Gracz Imperium przejmuje rekrutów, których nikt nie niesie: po jednym za każdy żeton aktywacji rannego bohatera, a za Luke’a jednego.
mission-sympathy-for-the-rebellion-event-hes-here = On tu jest
mission-sympathy-for-the-rebellion-event-hes-here-text = Ulica sama pustoszeje, a Luke urywa w pół słowa. Potem i wy słyszycie oddech. Na czerwonym punkcie zostaje rozstawiony Darth Vader.
mission-sympathy-for-the-rebellion-goal-lead-out = Wyprowadźcie 5 rekrutów przez wyjścia.
mission-sympathy-for-the-rebellion-goal-arrest-recruits = Przejmijcie 8 rekrutów albo zrańcie wszystkich bohaterów.
mission-sympathy-for-the-rebellion-rule-1 = Zdrowi bohaterowie i Szturmowcy mogą akcją skorzystania podnieść rekruta; każdy może nieść jednego. Gdy bohater niosący rekruta wejdzie na wyjście, bohaterowie go przejmują.
mission-sympathy-for-the-rebellion-rule-2 = Na koniec każdej rundy każda figurka Imperium, która niesie rekruta, zostaje usunięta z planszy, ale nie jest pokonana, a gracz Imperium przejmuje rekruta; za każdego zagrożenie wzrasta o 1.
mission-sympathy-for-the-rebellion-rule-3 = Gdy bohater zostaje ranny, gracz Imperium przejmuje po 1 rekrucie, którego nikt nie niesie, za każdy żeton aktywacji tego bohatera; 1, gdy zostaje pokonany Luke.
outcome-assault-mission-recruits-saved = Pięciu rekrutów jest bezpiecznych
outcome-assault-mission-recruits-arrested = Imperium zabrało ośmiu rekrutów
token-recruit = Rekrut
