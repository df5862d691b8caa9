### Star Wars: Gra karciana: słowa, które są na kartach i przy stole.

lcg-box-core-set = Zestaw podstawowy
lcg-box-balance-of-the-force = Równowaga Mocy

lcg-side-light = jasna strona
lcg-side-dark = ciemna strona

lcg-affiliation-jedi = Jedi
lcg-affiliation-rebel-alliance = Sojusz Rebeliantów
lcg-affiliation-smugglers-and-spies = Przemytnicy i szpiedzy
lcg-affiliation-sith = Sithowie
lcg-affiliation-imperial-navy = Imperialna Flota
lcg-affiliation-scum-and-villainy = Szumowiny i nikczemnicy
lcg-affiliation-neutral = Neutralne

lcg-type-affiliation = stronnictwo
lcg-type-objective = cel
lcg-type-unit = jednostka
lcg-type-enhancement = ulepszenie
lcg-type-event = wydarzenie
lcg-type-fate = los
lcg-type-dial = tarcza

lcg-phase-balance = faza równowagi
lcg-phase-refresh = faza odpoczynku
lcg-phase-draw = faza dobierania
lcg-phase-deployment = faza wystawiania
lcg-phase-conflict = faza konfliktu
lcg-phase-force = faza Mocy

## Słowa kluczowe i ich działanie

lcg-keyword-edge = Przewaga
lcg-keyword-edge-explained = Dopóki ta jednostka uczestniczy w bitwie, dolicz wartość jej Przewagi do swojej sumy w walce o przewagę.
lcg-keyword-elite = Elita
lcg-keyword-elite-explained = Gdy odpoczywasz, usuń z tej karty 2 żetony skupienia zamiast 1.
lcg-keyword-shielding = Osłanianie
lcg-keyword-shielding-explained = Gdy ta jednostka zostanie wyznaczona do ataku lub obrony, możesz położyć 1 żeton osłony na przyjaznej jednostce uczestniczącej w bitwie lub na atakowanym celu, jeśli ta karta nie ma jeszcze osłony.
lcg-keyword-targeted-strike = Precyzyjne uderzenie
lcg-keyword-targeted-strike-explained = Gdy ta jednostka uderza jako atakująca, jej obrażenia jednostek może otrzymać dowolna jedna wroga jednostka, nawet nieuczestnicząca w bitwie.
lcg-keyword-protect = Ochrona
lcg-keyword-protect-explained = Gdy inna przyjazna karta wskazanego rodzaju ma otrzymać obrażenia, możesz przenieść dowolną ich część na tę jednostkę, najwyżej tyle, ile brakuje do jej zniszczenia.
lcg-keyword-limited = Limitowana
lcg-keyword-limited-explained = W każdej turze możesz zagrać najwyżej jedną kartę z tym słowem kluczowym.
lcg-keyword-no-enhancements = Bez ulepszeń
lcg-keyword-no-enhancements-explained = Do tej karty nie można dołączać ulepszeń.
lcg-keyword-influence = Wpływ
lcg-keyword-influence-explained = Zasoby wytworzone przez tę kartę pasują do wszystkich stronnictw.

## Cechy

lcg-trait-alderaan = Alderaan
lcg-trait-alter = Przemiana
lcg-trait-armor = Pancerz
lcg-trait-black-squadron = Eskadra Czarnych
lcg-trait-bounty = Nagroda
lcg-trait-bounty-hunter = Łowca nagród
lcg-trait-capital-ship = Okręt liniowy
lcg-trait-character = Postać
lcg-trait-civilian = Cywil
lcg-trait-cloud-city = Miasto w Chmurach
lcg-trait-condition = Stan
lcg-trait-control = Kontrola
lcg-trait-coruscant = Coruscant
lcg-trait-creature = Istota
lcg-trait-dagobah = Dagobah
lcg-trait-dantooine = Dantooine
lcg-trait-dathomir = Dathomir
lcg-trait-death-squadron = Eskadra Śmierci
lcg-trait-death-star = Gwiazda Śmierci
lcg-trait-decoy = Zmyłka
lcg-trait-despayre = Despayre
lcg-trait-droid = Droid
lcg-trait-endor = Endor
lcg-trait-engineer = Inżynier
lcg-trait-espionage = Szpiegostwo
lcg-trait-ewok = Ewok
lcg-trait-executor = Egzekutor
lcg-trait-fighter = Myśliwiec
lcg-trait-fleet = Flota
lcg-trait-force = Moc
lcg-trait-force-sensitive = Wrażliwy na Moc
lcg-trait-force-user = Użytkownik Mocy
lcg-trait-fortification = Umocnienie
lcg-trait-guardian = Strażnik
lcg-trait-imperial-guard = Gwardia Imperialna
lcg-trait-kothlis = Kothlis
lcg-trait-kuat = Kuat
lcg-trait-leader = Przywódca
lcg-trait-lightsaber-form = Forma walki mieczem świetlnym
lcg-trait-location = Miejsce
lcg-trait-maneuver = Manewr
lcg-trait-mercenary = Najemnik
lcg-trait-mission = Misja
lcg-trait-officer = Oficer
lcg-trait-operation = Operacja
lcg-trait-ord-mantell = Ord Mantell
lcg-trait-pilot = Pilot
lcg-trait-rogue = Łotr
lcg-trait-scoundrel = Łajdak
lcg-trait-sense = Wyczucie
lcg-trait-skill = Umiejętność
lcg-trait-smuggler = Przemytnik
lcg-trait-space-station = Stacja kosmiczna
lcg-trait-spy = Szpieg
lcg-trait-squadron = Eskadra
lcg-trait-superlaser = Superlaser
lcg-trait-tatooine = Tatooine
lcg-trait-transport = Transportowiec
lcg-trait-trap = Pułapka
lcg-trait-trooper = Żołnierz
lcg-trait-upgrade = Modyfikacja
lcg-trait-vehicle = Pojazd
lcg-trait-walker = Maszyna krocząca
lcg-trait-weapon = Broń
lcg-trait-wookiee = Wookiee
lcg-trait-yavin-4 = Yavin 4
