### Ze wszystkich stron

mission-from-all-sides = Ze wszystkich stron
mission-from-all-sides-briefing = Ostatni uchodźcy wsiadają na statki ratunkowe, a ostatni są zawsze ci najwolniejsi. Po jednej stronie hangaru stanęła barka żaglowa Jabby, który chętnie zamieniłby z wami słowo. Po drugiej stoi kapitan Terro, który nie ma na to ochoty. Troje drzwi, dwa medpakiety i nikogo na zmianę: wytrzymajcie pięć rund.
mission-from-all-sides-event-pressing-in = Natarcie
mission-from-all-sides-event-pressing-in-text = Obaj zrozumieli, że ten drugi do nich nie strzela. Na razie. Gracz Imperium umieszcza jeszcze jeden zielony i jeszcze jeden niebieski żeton, każdy na jednym z dwóch pól. Na niebieskich żetonach zostają rozstawieni Oficer Imperialny i Sonda szpiegowska, a na zielonym Gamorreańscy strażnicy.
mission-from-all-sides-event-advance = Coraz bliżej
mission-from-all-sides-event-advance-text = Buty, silniki i zgrzyt czegoś ciężkiego, za każdym razem bliżej. Gracz Imperium może przesunąć każdy zielony i niebieski żeton o maksymalnie 3 pola w stronę hangaru, ale nie do środka.
mission-from-all-sides-event-advance-when = Na końcu rund 2, 3 i 4.
mission-from-all-sides-event-heroes-and-villains = Bohaterowie i złoczyńcy
mission-from-all-sides-event-heroes-and-villains-text = Na wschodzie ryczy dewback; na zachodzie ktoś bardzo wielki śmieje się przy relingu barki. A za wami młody człowiek w czerni odrzuca kaptur i pyta, gdzie ma stanąć. Kapitan Terro zostaje rozstawiony na niebieskim żetonie, a Jabba Hutt na Khetannie. W hangarze do bohaterów dołącza Luke Skywalker.
mission-from-all-sides-event-final-onslaught = Ostatni szturm
mission-from-all-sides-event-final-onslaught-text = Silniki pierwszego statku już pracują i słychać je na zewnątrz. Nikt już porządnie nie wypocznie: do końca misji bohaterowie nie leczą obrażeń podczas odpoczynku.
mission-from-all-sides-goal-hold-hangar = Utrzymajcie hangar do końca 5. rundy: przez cały czas musi w nim być zdrowy bohater.
mission-from-all-sides-goal-take-hangar = Sprawcie, by przed końcem 5. rundy w hangarze nie było zdrowego bohatera.
mission-from-all-sides-rule-1 = Drzwi są zablokowane. Figurki Imperium mogą je atakować (żywotność 10, 2 bloki). Dopóki figurka Rebelii jest obok drzwi, nie są one dla nikogo przeszkodą: w ruchu, przy polu widzenia, sąsiadowaniu i liczeniu pól.
mission-from-all-sides-rule-2 = Zielone żetony są punktami rozstawienia dla Najemników, którzy nie są ogromni, a niebieskie dla grup Imperium.
mission-from-all-sides-rule-3 = Za każdym razem, gdy bohater odpoczywa, zagrożenie wzrasta o 2.
mission-from-all-sides-rule-4 = Podczas swojej aktywacji bohater na polu nieużytego medpakietu lub obok niego może go odwrócić i wykonać test intuicji: leczy 6 zmęczenia i po 1 więcej za każdy sukces. Za każdy punkt, którego nie może tak wykorzystać, leczy zamiast tego 1 obrażenie.
mission-from-all-sides-rule-5 = Jeśli w hangarze nie ma żadnego zdrowego bohatera, Imperium natychmiast wygrywa.
rules-from-all-sides = Ze wszystkich stron
rules-from-all-sides-medpack = Użyj medpakietu
outcome-assault-mission-hangar-held = Hangar został utrzymany
outcome-assault-mission-hangar-lost = W hangarze nie ma już zdrowego bohatera
token-medpack = Medpakiet
token-mercenary-point = Przyczółek Jabby
token-imperial-point = Przyczółek Terro
