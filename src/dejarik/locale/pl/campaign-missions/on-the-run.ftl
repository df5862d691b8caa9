### W pogoni

mission-on-the-run = W pogoni
mission-on-the-run-briefing = Trop urywa się przy niewielkiej stacji łączności na skraju parku, jednym z tych budynków, na które nikt nie patrzy dwa razy. Ktoś podwoił straże i zamknął wszystkie drzwi. Kto się tam ukrył, ten uciekł tak daleko, jak się dało. Włamcie się od frontu, uciszcie maszyny w środku i sprawdźcie, co jest z tyłu.
mission-on-the-run-event-deploy-defenses = Rozstawić obronę
mission-on-the-run-event-deploy-defenses-text = Na ulicy za wami ktoś kopniakiem otwiera skrzynię, a nogi trójnogu wbijają się w bruk. Na jednym z niebieskich punktów zostaje rozstawiona Obsługa E-Weba.
mission-on-the-run-event-interior-systems = Systemy wewnętrzne
mission-on-the-run-event-interior-systems-text = Drzwi padają do środka, a w mroku korytarza wszystko budzi się naraz: światła, soczewki, zamki. Na planszę trafia placówka. Na czerwonym punkcie przy wyłamanych drzwiach zostają rozstawione elitarne Droidy strażnicze. Punkty na ulicy nie są już aktywne, czerwone są. Potem gracz Imperium wybiera system zabezpieczeń. Bohater może akcją skorzystania odrzucić terminal; może wykonać test techniki lub intuicji wymagający 2 sukcesów, aby zamiast tego go przejąć, i odtąd dodaje 1 wzmocnienie do wyników swoich ataków.
mission-on-the-run-event-interior-systems-option-feedback = Sprzężenie zwrotne: za każdym razem, gdy bohater korzysta z terminalu, otrzymuje 1 obrażenie i 1 zmęczenie.
mission-on-the-run-event-interior-systems-option-targeting = Namierzanie: oba Droidy strażnicze stają się skupione.
mission-on-the-run-event-interior-systems-option-gas = Gaz: wybrana przez gracza Imperium figurka Rebelii i najbliższa jej figurka Rebelii zostają osłabione.
mission-on-the-run-event-backed-into-a-corner = Przyparty do muru
mission-on-the-run-event-backed-into-a-corner-text = Gaśnie ostatni terminal, tylne drzwi odsuwają się na ociekające wodą drzewa, a między nimi zapala się podwójne ostrze. Nikt już nie ma dokąd uciekać. Las zajmuje miejsce ulicy; kto tam stał, trafia na najbliższe pole. Zostaje rozstawiony Maul z 2 dodatkowymi blokami, na zachodzie Nexu, a na wschodzie Trandoshańscy łowcy, których nie można wspierać ani ponownie rozstawić. Wydając zagrożenie równe poziomowi zagrożenia, gracz Imperium może w każdej aktywacji Maula wykonać nim jeszcze jeden atak, a raz na rundę dodać 2 bloki do jego obrony. Pokonajcie Maula i Trandoshańskich łowców.
mission-on-the-run-goal-break-in = Zniszczcie drzwi frontowe.
mission-on-the-run-goal-shut-down = Wyłączcie 3 terminale.
mission-on-the-run-goal-defeat-maul = Pokonajcie Maula i Trandoshańskich łowców.
mission-on-the-run-goal-hold-out = Wytrwajcie do końca 7. rundy albo zrańcie wszystkich bohaterów.
mission-on-the-run-rule-1 = Wszystkie drzwi są zablokowane. Figurki Rebelii mogą atakować drzwi frontowe (żywotność 9, 2 bloki).
mission-on-the-run-use-shut-down = Wyłącz terminal
rules-on-the-run-empire = W pogoni
rules-on-the-run-empire-rage = Maul atakuje jeszcze raz za zagrożenie równe poziomowi zagrożenia
rules-on-the-run-empire-parry = Maul dodaje 2 bloki za zagrożenie równe poziomowi zagrożenia
outcome-assault-mission-maul-cornered = Maul i jego łowcy zostali pokonani
