### Misja ratunkowa

mission-rescue-ops = Misja ratunkowa
mission-rescue-ops-briefing = Benex zbudował Haven ze złomu i uporu i wie, gdzie sypia każdy z jego mieszkańców. Od trzech dni siedzi w tym ośrodku przesłuchań. Księżniczka Leia weszła tam przed wami, a jej ostatnia wiadomość urywa się w pół słowa. Wasz statek utrzyma się nad polaną tak długo, jak wytrzymają osłony. Wejdźcie, wyciągnijcie go i przyprowadźcie wszystkich z powrotem.
mission-rescue-ops-event-second-wave = Druga fala
mission-rescue-ops-event-second-wave-text = Syreny. Na rampie między halami dudnią buty i bieleją hełmy z czerwonymi znakami. Przed ośrodkiem przesłuchań zostaje rozstawiona grupa elitarnych Szturmowców.
mission-rescue-ops-event-strategic-placement = Strategiczne pozycje
mission-rescue-ops-event-strategic-placement-text = Za drzwiami ktoś w skradzionej pelerynie opuszcza blaster. „Nie spieszyliście się – mówi Leia. – Są dwie konsole i obie muszą się zgodzić, zanim otworzy się jego cela”. Na planszę trafia ośrodek. Leia Organa staje obok konsoli najbliższej tych drzwi i kontrolują ją rebelianci. Przed salą przesłuchań zostaje rozstawiona grupa Szturmowców.
mission-rescue-ops-event-varied-defenses = Rozmaite zabezpieczenia
mission-rescue-ops-event-varied-defenses-text = Każde drzwi w tym miejscu to czyjś plan. Gracz Imperium wybiera, co czeka za tymi; niczego nie można wybrać dwa razy.
mission-rescue-ops-event-varied-defenses-option-alarm = Zagrożenie wzrasta o 5.
mission-rescue-ops-event-varied-defenses-option-hunter = Dengar zostaje rozstawiony na aktywnym punkcie rozstawienia.
mission-rescue-ops-event-varied-defenses-option-charge = Gracz Imperium wybiera pole w promieniu 3 pól od drzwi i rzuca 1 czerwoną kością: każda figurka Rebelii na nim lub obok niego otrzymuje tyle obrażeń, ile wypadło.
mission-rescue-ops-event-varied-defenses-option-position = Najwyżej 2 figurki Imperium w promieniu 3 pól od drzwi otrzymują stan Skupienie.
mission-rescue-ops-event-enhanced-interrogation = Wzmożone przesłuchanie
mission-rescue-ops-event-enhanced-interrogation-text = Sorin odwraca się od fotela z cierpliwością człowieka, który prawie skończył. A potem zewnętrzna ściana wylatuje w jednym kawałku: ktoś na waszym statku stracił cierpliwość pierwszy. Na planszę trafia sala przesłuchań z Beneksem, a obok niego zostaje rozstawiony Generał Sorin. Ściana między F6–F9 a G6–G9 znika. Bohater może zabrać Beneksa. Rebelia wygrywa, gdy bohater niesie Beneksa, a wszyscy bohaterowie są na polanie.
mission-rescue-ops-goal-enter-facility = Otwórzcie drzwi ośrodka.
mission-rescue-ops-goal-slice-consoles = Przejmijcie obie konsole, a potem otwórzcie salę przesłuchań.
mission-rescue-ops-goal-save-benex = Zabierzcie Beneksa i doprowadźcie wszystkich bohaterów na polanę.
mission-rescue-ops-goal-hold-out = Wytrwajcie do końca 7. rundy albo zrańcie wszystkich bohaterów.
mission-rescue-ops-rule-1 = Drzwi są zablokowane dla figurek Imperium. Drzwi sali przesłuchań są zablokowane dla wszystkich, dopóki nie przejmiecie obu konsol.
mission-rescue-ops-rule-2 = Figurka Rebelii może akcją skorzystania użyć konsoli i wykonać test techniki lub intuicji (2 sukcesy). Kto go zda, przejmuje konsolę.
mission-rescue-ops-rule-3 = Bohater, który miałby się wycofać, zamiast tego zostaje obezwładniony i pozostaje na planszy. Podczas aktywacji ma tylko 1 akcję i może ją przeznaczyć wyłącznie na ruch.
mission-rescue-ops-rule-4 = Polana to otwarty teren, na którym zaczyna się misja, od K do P i od 7. do 12. rzędu. Bohaterowie nie mogą zabrać Lei jako sojuszniczki. Imperium wygrywa na koniec 7. rundy.
mission-rescue-ops-use-slice = Włam się do konsoli
outcome-assault-mission-departed = Bohaterowie odlecieli z Beneksem
token-benex = Benex
