### Test wytrzymałości

mission-test-of-metal = Test wytrzymałości
mission-test-of-metal-briefing = Stary mistrz Varn nigdy nie chciał budować niczego, co strzela. Imperium poprosiło dwa razy, a potem zabrało rysunki. Teraz fabryka na Kuat pracuje dzień i noc, a to, co opuszcza jej bramę, chodzi parami i nie zna litości. Jarrod zna w tym każdy przegub; połowę sam narysował. Dostańcie się do środka, odzyskajcie plany i zadbajcie, żeby nikt nie zbudował kolejnego.
mission-test-of-metal-event-manufactured-mayhem = Seryjny chaos
mission-test-of-metal-event-manufactured-mayhem-text = Z sufitu sypią się iskry, stalowe ramiona wirują z lewej i z prawej, a na końcu taśmy zapalają się dwie nowe pary oczu. Na planszę trafia fabryka; jej niebieskie punkty są aktywne, a te na zewnątrz już nie. Zagrożenie wzrasta o poziom zagrożenia, a gracz Imperium może przeprowadzić opcjonalne rozstawienie. Na linii montażowej zostaje rozstawiona nowa para droidów X-8. Odtąd na koniec każdej rundy przybywa kolejna para, dopóki stoi czerwony terminal. Bohater może akcją skorzystania z niebieskiego terminalu wykonać test techniki, aby pobrać plany.
mission-test-of-metal-event-production = Produkcja
mission-test-of-metal-event-production-text = Taśma przesuwa się o jeden krok, o jedną parę. Na linii montażowej zostaje rozstawiona nowa para droidów X-8.
mission-test-of-metal-event-production-when = Na końcu każdej rundy po otwarciu drzwi fabryki, dopóki leży tam czerwony terminal.
mission-test-of-metal-event-rightful-owner = Prawowity właściciel
mission-test-of-metal-event-rightful-owner-text = Ostatni rysunek znów należy do was, a pierwsza syrena jest odpowiedzią fabryki. Na linii montażowej zostaje rozstawiona nowa para droidów X-8. Zagrożenie wzrasta o poziom zagrożenia, a gracz Imperium może przeprowadzić opcjonalne rozstawienie. Figurki Rebelii mogą odtąd atakować terminale (żywotność równa poziomowi zagrożenia, 1 blok) albo akcją skorzystania wykonać test siły lub techniki, aby zniszczyć terminal. Rebelia wygrywa, gdy wszystkie terminale są zniszczone, a na planszy nie ma żadnego droida X-8.
mission-test-of-metal-goal-enter = Otwórzcie fabrykę.
mission-test-of-metal-goal-download = Pobierzcie plany z niebieskiego terminalu.
mission-test-of-metal-goal-destroy = Zniszczcie wszystkie 3 terminale i wszystkie droidy X-8.
mission-test-of-metal-goal-hold-out = Wytrwajcie do końca 6. rundy albo zrańcie wszystkich bohaterów.
mission-test-of-metal-rule-1 = Droidy bojowe X-8 występują w grupach po dwa: żywotność równa poziomowi zagrożenia, szybkość 4, 1 blok, atak dystansowy z 1 niebieską kością i 1 dodatkowym obrażeniem, wzmocnienie: Przebicie 1.
mission-test-of-metal-use-download = Pobierz plany
mission-test-of-metal-use-wreck = Zniszcz terminal
mission-test-of-metal-figure-x-8-blaster-droid = Droid bojowy X-8
rules-test-of-metal-x-8-blaster-droid = Droid bojowy X-8
rules-test-of-metal-x-8-blaster-droid-pierce = Przebicie 1
outcome-assault-mission-factory-silent = Fabryka umilkła
