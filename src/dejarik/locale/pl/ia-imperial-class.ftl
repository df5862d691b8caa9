### Imperium Atakuje, karty klas Imperium w kampanii: nazwy kart z gry lub nasze, efekty naszymi słowami.

## Talie klas

imperial-class-military-might = Potęga militarna
imperial-class-subversive-tactics = Taktyka dywersji
imperial-class-technological-superiority = Przewaga technologiczna
imperial-class-armored-onslaught = Pancerna nawałnica
imperial-class-precision-training = Trening precyzji
imperial-class-hutt-mercenaries = Najemnicy Huttów
imperial-class-nemeses = Śmiertelni wrogowie
imperial-class-power-of-the-dark-side = Potęga ciemnej strony
imperial-class-reactive-defenses = Reaktywna obrona

## Zestaw podstawowy

card-military-might-show-of-force = Pokaz siły
card-military-might-show-of-force-show-of-force = Pokaz siły
card-military-might-show-of-force-show-of-force-text = Gdy figurka Imperium deklaruje atak, można wyczerpać tę kartę: ta figurka otrzymuje stan Skupienie jeszcze na ten atak.

card-military-might-combat-medic = Medyk polowy
card-military-might-combat-medic-combat-medic = Medyk polowy
card-military-might-combat-medic-combat-medic-text = Na końcu aktywacji Żołnierza można za 1 zagrożenie wyczerpać tę kartę: ten Żołnierz i każda sąsiadująca z nim figurka Imperium leczą po 2 obrażenia.

card-military-might-riot-grenades = Granaty prewencyjne
card-military-might-riot-grenades-riot-grenades = Granaty prewencyjne
card-military-might-riot-grenades-riot-grenades-text = Figurka z tej grupy wyczerpuje tę kartę i wybiera pole w promieniu 3 pól. Każda figurka na nim lub sąsiadująca z nim wykonuje test intuicji; ta, której się nie powiedzie, otrzymuje 1 zmęczenie.

card-military-might-assault-armor = Pancerz szturmowy
card-military-might-assault-armor-toughness = Krzepa
card-military-might-assault-armor-toughness-text = Każda figurka z tej grupy ma +2 do żywotności.
card-military-might-assault-armor-reroll = Przerzut
card-military-might-assault-armor-reroll-text = Gdy figurka z tej grupy się broni, można wyczerpać tę kartę: przerzuca się 1 czarną kość.

card-military-might-endless-ranks = Niezliczone szeregi
card-military-might-endless-ranks-endless-ranks = Niezliczone szeregi
card-military-might-endless-ranks-endless-ranks-text = Rozstawienie grupy Żołnierzy kosztuje o 1 zagrożenie mniej.

card-military-might-shock-troopers = Oddziały uderzeniowe
card-military-might-shock-troopers-shock-troopers = Oddziały uderzeniowe
card-military-might-shock-troopers-shock-troopers-text = Gdy Żołnierz Imperium atakuje figurkę w promieniu 2 pól, wyniki ataku zyskują +1 wzmocnienie.

card-military-might-sustained-fire = Nieprzerwany ogień
card-military-might-sustained-fire-sustained-fire = Nieprzerwany ogień
card-military-might-sustained-fire-sustained-fire-text = Po ataku figurki Imperium można wyczerpać tę kartę: ta figurka wykonuje jeszcze jeden atak, na dowolny cel, a potem otrzymuje stan Ogłuszenie.

card-military-might-combat-veterans = Weterani walk
card-military-might-combat-veterans-hardened = Zahartowani
card-military-might-combat-veterans-hardened-text = Gdy figurka z tej grupy się broni, wyniki obrony zyskują +1 blok.
card-military-might-combat-veterans-deadly = Zabójczy
card-military-might-combat-veterans-deadly-text = Gdy figurka z tej grupy atakuje, wyniki ataku zyskują +2 do celności i +1 obrażenie.

card-military-might-shock-and-awe = Szok i przerażenie
card-military-might-shock-and-awe-build-up = Narastająca groza
card-military-might-shock-and-awe-build-up-text = Na końcu każdej rundy na tej karcie kładzie się 1 żeton zmęczenia. Gracz Imperium może następnie wydać 1 zagrożenie, aby położyć na niej drugi.
card-military-might-shock-and-awe-unleash = Uderzenie
card-military-might-shock-and-awe-unleash-text = Raz na atak, gdy figurka Imperium go deklaruje, gracz Imperium może odrzucić z tej karty 1 żeton zmęczenia: wyniki ataku zyskują +1 obrażenie.

card-subversive-tactics-prey-upon-doubt = Zasiane wątpliwości
card-subversive-tactics-prey-upon-doubt-prey-upon-doubt = Zasiane wątpliwości
card-subversive-tactics-prey-upon-doubt-prey-upon-doubt-text = Gdy figurka Rebelii deklaruje atak, można wyczerpać tę kartę: ta figurka wybiera, czy otrzyma 1 zmęczenie, czy też wyniki obrony w tym ataku zyskają +1 unik.

card-subversive-tactics-savage-weaponry = Okrutny oręż
card-subversive-tactics-savage-weaponry-serrated = Ząbkowane ostrza
card-subversive-tactics-savage-weaponry-serrated-text = Ataki figurek z tej grupy mają Przebicie 1.
card-subversive-tactics-savage-weaponry-bleed = Krwawienie
card-subversive-tactics-savage-weaponry-bleed-text = Każda figurka z tej grupy ma jeszcze jedną zdolność wzmocnienia: Krwawienie za 1 wzmocnienie.

card-subversive-tactics-surgical-strike = Chirurgiczne uderzenie
card-subversive-tactics-surgical-strike-surgical-strike = Chirurgiczne uderzenie
card-subversive-tactics-surgical-strike-surgical-strike-text = Po ataku figurki Imperium można wyczerpać tę kartę: cel otrzymuje 1 zmęczenie i 1 obrażenie, nawet jeśli atak spudłował.

card-subversive-tactics-exploit-weakness = Wykorzystanie słabości
card-subversive-tactics-exploit-weakness-exploit-weakness = Wykorzystanie słabości
card-subversive-tactics-exploit-weakness-exploit-weakness-text = Gdy bohater odpocznie, można wyczerpać tę kartę: jedna figurka Imperium może przerwać, aby wykonać ruch albo zaatakować tego bohatera.

card-subversive-tactics-heavy-pressure = Silny nacisk
card-subversive-tactics-heavy-pressure-heavy-pressure = Silny nacisk
card-subversive-tactics-heavy-pressure-heavy-pressure-text = Gdy bohater ma otrzymać obrażenia z ataku, można wyczerpać tę kartę: zamiast wszystkich tych obrażeń bohater otrzymuje tyle samo zmęczenia.

card-subversive-tactics-executioner = Egzekutor
card-subversive-tactics-executioner-executioner = Egzekutor
card-subversive-tactics-executioner-executioner-text = Gdy figurka Imperium deklaruje atak na bohatera, można za 1 zagrożenie wyczerpać tę kartę: wyniki ataku zyskują +1 obrażenie za każde zmęczenie tego bohatera, najwyżej +3.

card-subversive-tactics-weary-target = Znużony cel
card-subversive-tactics-weary-target-weary-target = Znużony cel
card-subversive-tactics-weary-target-weary-target-text = Na końcu każdej rundy gracz Imperium wybiera bohatera, który ma mniej zmęczenia, niż wynosi jego wytrzymałość: ten bohater otrzymuje 2 zmęczenia.

card-subversive-tactics-no-quarter = Bez litości
card-subversive-tactics-no-quarter-no-quarter = Bez litości
card-subversive-tactics-no-quarter-no-quarter-text = Gdy figurka Imperium deklaruje atak na bohatera, który ma co najmniej 2 zmęczenia, wyniki ataku zyskują +1 wzmocnienie.

card-subversive-tactics-oppression = Ucisk
card-subversive-tactics-oppression-oppression = Ucisk
card-subversive-tactics-oppression-oppression-text = Gdy bohater, który ma co najmniej 2 zmęczenia, deklaruje atak, wyniki obrony zyskują +1 unik.

card-technological-superiority-experimental-arms = Broń eksperymentalna
card-technological-superiority-experimental-arms-experimental-arms = Broń eksperymentalna
card-technological-superiority-experimental-arms-experimental-arms-text = Gdy figurka z tej grupy atakuje, może dodać +1 wzmocnienie do wyników ataku. Jeśli to zrobi, po ataku otrzymuje 1 obrażenie.

card-technological-superiority-jetpacks = Plecaki rakietowe
card-technological-superiority-jetpacks-jetpacks = Plecaki rakietowe
card-technological-superiority-jetpacks-jetpacks-text = Figurki z tej grupy są Mobilne.

card-technological-superiority-technical-support = Wsparcie techniczne
card-technological-superiority-technical-support-faster-droids = Szybsze droidy
card-technological-superiority-technical-support-faster-droids-text = Każdy Droid Imperium ma +1 do szybkości.
card-technological-superiority-technical-support-repair = Naprawa
card-technological-superiority-technical-support-repair-text = Droid Imperium wybiera sąsiadującą przyjazną figurkę. Może ona odrzucić wszystkie swoje stany, otrzymać stan Skupienie albo uleczyć 3 obrażenia.

card-technological-superiority-failsafe = Zabezpieczenie awaryjne
card-technological-superiority-failsafe-failsafe = Zabezpieczenie awaryjne
card-technological-superiority-failsafe-failsafe-text = Gdy obrażenia figurki Imperium są równe jej żywotności, można za 2 zagrożenia wyczerpać tę kartę: zamiast zostać pokonana, figurka leczy 1 obrażenie i zdobywa 3 punkty ruchu.

card-technological-superiority-hidden-detonators = Ukryte detonatory
card-technological-superiority-hidden-detonators-hidden-detonators = Ukryte detonatory
card-technological-superiority-hidden-detonators-hidden-detonators-text = Na końcu rundy można za 1 zagrożenie wyczerpać tę kartę i wybrać figurkę Imperium: każda sąsiadująca z nią figurka i każdy sąsiadujący obiekt otrzymują 2 obrażenia, a potem wybrana figurka zostaje pokonana.

card-technological-superiority-arc-blasters = Blastery łukowe
card-technological-superiority-arc-blasters-arc = Łuk elektryczny
card-technological-superiority-arc-blasters-arc-text = Po dystansowym ataku figurki z tej grupy każda figurka, która otrzymała z niego obrażenia, wykonuje test siły; ta, której się nie powiedzie, otrzymuje stan Ogłuszenie.
card-technological-superiority-arc-blasters-overload = Przeciążenie
card-technological-superiority-arc-blasters-overload-text = Figurki z tej grupy, które atakują dystansowo, mają jeszcze jedną zdolność wzmocnienia: +1 obrażenie i Wybuch 1 za 1 wzmocnienie.

card-technological-superiority-cloaking-device = Urządzenie maskujące
card-technological-superiority-cloaking-device-cloaking-device = Urządzenie maskujące
card-technological-superiority-cloaking-device-cloaking-device-text = Figurki z tej grupy dodają 1 białą kość do swojej puli obrony.

card-technological-superiority-adaptive-weapons = Broń adaptacyjna
card-technological-superiority-adaptive-weapons-adaptive-weapons = Broń adaptacyjna
card-technological-superiority-adaptive-weapons-adaptive-weapons-text = Gdy figurka Imperium atakuje, gracz Imperium może zastąpić 1 kość w puli ataku kością ataku dowolnego koloru.

card-technological-superiority-superior-augments = Doskonalsze wszczepy
card-technological-superiority-superior-augments-enhanced-legs = Wzmocnione nogi
card-technological-superiority-superior-augments-enhanced-legs-text = Każda figurka z grupy, która ma Dodatek, ma +1 do szybkości.
card-technological-superiority-superior-augments-enhanced-weapons = Wzmocniona broń
card-technological-superiority-superior-augments-enhanced-weapons-text = Gdy atakuje figurka z grupy, która ma Dodatek, wyniki ataku zyskują +1 obrażenie.

## Powrót na Hoth

card-armored-onslaught-explosive-munitions = Amunicja wybuchowa
card-armored-onslaught-explosive-munitions-explosive-munitions = Amunicja wybuchowa
card-armored-onslaught-explosive-munitions-explosive-munitions-text = Gdy figurka Imperium deklaruje atak dystansowy, można wyczerpać tę kartę: atak zyskuje Wybuch 1, a 1 kość w puli ataku można zastąpić 1 czerwoną.
effect-red-die = Wymiana kości na czerwoną

card-armored-onslaught-armor-corps = Korpus pancerny
card-armored-onslaught-armor-corps-armor-corps = Korpus pancerny
card-armored-onslaught-armor-corps-armor-corps-text = Gdy Żołnierz Imperium się broni i sąsiaduje z przyjaznym Droidem, Ciężką bronią lub Pojazdem, może przerzucić 1 kość obrony.

card-armored-onslaught-automated-repairs = Automatyczne naprawy
card-armored-onslaught-automated-repairs-automated-repairs-surge = Automatyczne naprawy (wzmocnienie)
card-armored-onslaught-automated-repairs-automated-repairs-surge-text = Gdy figurka z tej grupy atakuje, może za 1 wzmocnienie wyczerpać tę kartę: leczy 2 obrażenia.
card-armored-onslaught-automated-repairs-automated-repairs-action = Automatyczne naprawy (akcja)
card-armored-onslaught-automated-repairs-automated-repairs-action-text = Figurka z tej grupy wyczerpuje tę kartę: leczy 1 obrażenie.

card-armored-onslaught-explosive-entry = Wybuchowe wejście
card-armored-onslaught-explosive-entry-explosive-entry = Wybuchowe wejście
card-armored-onslaught-explosive-entry-explosive-entry-text = Gdy figurka Imperium zostaje rozstawiona, można wyczerpać tę kartę i rzucić 1 zieloną kością: każda sąsiadująca z nią figurka Rebelii otrzymuje tyle obrażeń, ile wypadło, oraz stan Wycieńczenie.

card-armored-onslaught-heavy-firepower = Ciężki ogień
card-armored-onslaught-heavy-firepower-heavy-firepower = Ciężki ogień
card-armored-onslaught-heavy-firepower-heavy-firepower-text = Gdy figurka Imperium deklaruje atak dystansowy, można wyczerpać tę kartę: z puli ataku można usunąć 1 czerwoną kość, a wtedy wyniki ataku zyskują +3 obrażenia.

card-armored-onslaught-mortar = Moździerz
card-armored-onslaught-mortar-mortar = Moździerz
card-armored-onslaught-mortar-mortar-text = Podczas swojej aktywacji figurka Imperium może w ramach akcji specjalnej wyczerpać tę kartę, wybrać pole w promieniu 3 pól i rzucić 1 czerwoną kością: każda figurka i każdy obiekt na tym polu lub obok niego otrzymują tyle obrażeń, ile wypadło.

card-armored-onslaught-reactive-armor = Pancerz reaktywny
card-armored-onslaught-reactive-armor-reactive-armor = Pancerz reaktywny
card-armored-onslaught-reactive-armor-reactive-armor-text = Gdy figurka z tej grupy się broni, a na jednej z jej czarnych kości wypadł unik, wyniki obrony zyskują +2 bloki.

card-armored-onslaught-power-to-shields = Moc na osłony
card-armored-onslaught-power-to-shields-power-to-shields = Moc na osłony
card-armored-onslaught-power-to-shields-power-to-shields-text = Gdy figurka Imperium się broni, można wyczerpać tę kartę i wskazać Przebicie, Wybuch, Rozpłatanie albo jedno słowo kluczowe stanu: nie działa ono w tym ataku. Gracz Imperium może następnie wydać 1 zagrożenie, aby przygotować tę kartę.

card-armored-onslaught-rapid-dominance = Błyskawiczna dominacja
card-armored-onslaught-rapid-dominance-rapid-dominance-extra-action = Błyskawiczna dominacja (dodatkowa akcja)
card-armored-onslaught-rapid-dominance-rapid-dominance-extra-action-text = Podczas aktywacji Ciężkiej broni lub Pojazdu można za 2 zagrożenia wyczerpać tę kartę: ta figurka może wykonać 1 dodatkową akcję.
card-armored-onslaught-rapid-dominance-rapid-dominance-ready-group = Błyskawiczna dominacja (przygotowanie grupy)
card-armored-onslaught-rapid-dominance-rapid-dominance-ready-group-text = Za 3 zagrożenia można zużyć tę kartę: 1 karta rozstawienia Ciężkiej broni lub Pojazdu zostaje przygotowana.

card-precision-training-strike-force = Grupa uderzeniowa
card-precision-training-strike-force-strike-force = Grupa uderzeniowa
card-precision-training-strike-force-strike-force-text = Gdy figurka z tej grupy atakuje, może przerzucić 1 kość ataku.

card-precision-training-pinpoint-accuracy = Mistrzowska dokładność
card-precision-training-pinpoint-accuracy-pinpoint-accuracy = Mistrzowska dokładność
card-precision-training-pinpoint-accuracy-pinpoint-accuracy-text = Gdy figurka Imperium atakuje, można zużyć tę kartę: z wyników obrony usuwa się 1 uchylenie.

card-precision-training-sharpshooters = Strzelcy wyborowi
card-precision-training-sharpshooters-sharpshooters = Strzelcy wyborowi
card-precision-training-sharpshooters-sharpshooters-text = Gdy figurka Imperium atakuje, wyniki ataku zyskują +1 do celności.

card-precision-training-knowledge-of-attack = Znajomość ataku
card-precision-training-knowledge-of-attack-knowledge-of-attack = Znajomość ataku
card-precision-training-knowledge-of-attack-knowledge-of-attack-text = Gdy figurka Imperium się broni, można wyczerpać tę kartę: z wyników ataku usuwa się 1 wzmocnienie.

card-precision-training-versatile-attack = Wszechstronny atak
card-precision-training-versatile-attack-versatile-attack = Wszechstronny atak
card-precision-training-versatile-attack-versatile-attack-text = Gdy figurka Imperium deklaruje atak, można za 1 zagrożenie wyczerpać tę kartę: do puli ataku dodaje się 1 żółtą kość, a figurka ma w tym ataku jeszcze trzy zdolności wzmocnienia, każdą za 1 wzmocnienie: Wycieńczenie, +1 obrażenie oraz Przebicie 2.

card-precision-training-assassins = Zabójcy
card-precision-training-assassins-assassins-line-of-sight = Zabójcy (pole widzenia)
card-precision-training-assassins-assassins-line-of-sight-text = Figurki nie blokują pola widzenia dla ataków figurek z tej grupy.
card-precision-training-assassins-assassins-reroll = Zabójcy (przerzut)
card-precision-training-assassins-assassins-reroll-text = Gdy figurka z tej grupy atakuje, można wyczerpać tę kartę: figurka może przerzucić dowolną liczbę swoich kości ataku.

card-precision-training-exacting-strike = Precyzyjny cios
card-precision-training-exacting-strike-exacting-strike = Precyzyjny cios
card-precision-training-exacting-strike-exacting-strike-text = Gdy figurka Imperium deklaruje atak, można za 2 zagrożenia wyczerpać tę kartę: z puli obrony usuwa się 1 kość.

card-precision-training-find-the-weakness = Znaleźć słaby punkt
card-precision-training-find-the-weakness-find-the-weakness = Znaleźć słaby punkt
card-precision-training-find-the-weakness-find-the-weakness-text = Gdy figurka Imperium atakuje, Przebicie ataku zwiększa się o 1.

card-precision-training-single-minded = Jeden cel
card-precision-training-single-minded-single-minded-set-die = Jeden cel (ustawienie kości)
card-precision-training-single-minded-single-minded-set-die-text = Gdy figurka Imperium przerzuca kość ataku, można wyczerpać tę kartę: zamiast rzucać, gracz Imperium obraca tę kość na dowolną inną ściankę.
card-precision-training-single-minded-single-minded-ready = Jeden cel (przygotowanie)
card-precision-training-single-minded-single-minded-ready-text = Za 1 zagrożenie można przygotować tę kartę.

## Królestwo Jabby

card-hutt-mercenaries-wanted-dead = Poszukiwany: martwy
card-hutt-mercenaries-wanted-dead-hand-out-bounties = Wystawienie nagród
card-hutt-mercenaries-wanted-dead-hand-out-bounties-text = Gdy żaden bohater nie ma żetonu ściganego, każdy bohater przejmuje po jednym.
card-hutt-mercenaries-wanted-dead-collect = Polowanie
card-hutt-mercenaries-wanted-dead-collect-text = Gdy broni się bohater z żetonem ściganego, można wyczerpać tę kartę: wyniki ataku zyskują +1 obrażenie albo +1 wzmocnienie, według wyboru gracza Imperium.
card-hutt-mercenaries-wanted-dead-bounty-claimed = Odebrana nagroda
card-hutt-mercenaries-wanted-dead-bounty-claimed-text = Pokonany bohater, który ma żeton ściganego, odrzuca go.

card-hutt-mercenaries-scouted = Wytropieni
card-hutt-mercenaries-scouted-scouted = Wytropieni
card-hutt-mercenaries-scouted-scouted-text = Gdy atakuje bohater z żetonem ściganego, można wyczerpać tę kartę: przerzuca się 1 kość obrony. Potem każde uchylenie zamienia się w unik.
card-hutt-mercenaries-scouted-open-groups = Grupy otwarte
card-hutt-mercenaries-scouted-open-groups-text = Przy wyborze grup otwartych do misji gracz Imperium pomija ograniczenie, które zabrania używać najemników.

card-hutt-mercenaries-vendetta = Wendeta
card-hutt-mercenaries-vendetta-vendetta = Wendeta
card-hutt-mercenaries-vendetta-vendetta-text = Gdy broni się bohater z żetonem ściganego, można wyczerpać tę kartę: przerzuca się 1 kość ataku.
card-hutt-mercenaries-vendetta-ready-again = Ponowne przygotowanie
card-hutt-mercenaries-vendetta-ready-again-text = Za 1 wzmocnienie atakującej figurki Imperium: przygotowanie tej karty.

card-hutt-mercenaries-cheap-shot = Cios poniżej pasa
card-hutt-mercenaries-cheap-shot-cheap-shot = Cios poniżej pasa
card-hutt-mercenaries-cheap-shot-cheap-shot-text = Podczas aktywacji figurki Imperium można wyczerpać tę kartę i wybrać sąsiadującą z nią wrogą figurkę: może ona wykonać test siły, a jeśli go nie zda, otrzymuje stan Wycieńczenie.
card-hutt-mercenaries-cheap-shot-mercenary-bonus = Premia najemników
card-hutt-mercenaries-cheap-shot-mercenary-bonus-text = Jeśli aktywowana figurka należy do najemników, w tym teście liczy się o 1 sukces mniej.

card-hutt-mercenaries-savage-motivation = Okrutna zachęta
card-hutt-mercenaries-savage-motivation-savage-motivation = Okrutna zachęta
card-hutt-mercenaries-savage-motivation-savage-motivation-text = Podczas aktywacji figurki Imperium można wyczerpać tę kartę, wybrać sąsiadującą z nią figurkę Rebelii i rzucić 1 żółtą kością: wybrana figurka otrzymuje tyle obrażeń, ile wypadło.
card-hutt-mercenaries-savage-motivation-mercenary-bonus = Premia najemników
card-hutt-mercenaries-savage-motivation-mercenary-bonus-text = Jeśli aktywowana figurka należy do najemników, zamiast żółtej kości rzuca się niebieską.

card-hutt-mercenaries-nowhere-to-hide = Nigdzie się nie ukryją
card-hutt-mercenaries-nowhere-to-hide-nowhere-to-hide = Nigdzie się nie ukryją
card-hutt-mercenaries-nowhere-to-hide-nowhere-to-hide-text = Zanim zostanie zadeklarowany atak na bohatera z żetonem ściganego, można wyczerpać tę kartę: figurki nie blokują pola widzenia dla tego ataku, a do puli ataku dodaje się 1 niebieską kość.

card-hutt-mercenaries-nowhere-to-run = Nigdzie nie uciekną
card-hutt-mercenaries-nowhere-to-run-nowhere-to-run = Nigdzie nie uciekną
card-hutt-mercenaries-nowhere-to-run-nowhere-to-run-text = Gdy zostaje zadeklarowany atak na bohatera, który ma co najmniej 3 zmęczenia, można wyczerpać tę kartę: wyniki ataku zyskują +1 obrażenie.
card-hutt-mercenaries-nowhere-to-run-mercenary-bonus = Premia najemników
card-hutt-mercenaries-nowhere-to-run-mercenary-bonus-text = Jeśli atakujący należy do najemników, są to +2 obrażenia.

card-hutt-mercenaries-guild-hunters = Łowcy gildii
card-hutt-mercenaries-guild-hunters-ambush = Zasadzka
card-hutt-mercenaries-guild-hunters-ambush-text = Każda figurka najemników otrzymuje stan Ukrycie, gdy zostaje rozstawiona.
card-hutt-mercenaries-guild-hunters-extra-surges = Dodatkowe wzmocnienia
card-hutt-mercenaries-guild-hunters-extra-surges-text = Każda figurka Imperium ma jeszcze trzy zdolności wzmocnienia, każdą za 1 wzmocnienie: +1 obrażenie i +2 do celności, Przebicie 2 oraz Ukrycie.

card-hutt-mercenaries-most-wanted = Najbardziej poszukiwani
card-hutt-mercenaries-most-wanted-most-wanted = Najbardziej poszukiwani
card-hutt-mercenaries-most-wanted-most-wanted-text = Gdy bohater się broni, można wyczerpać tę kartę: wyniki ataku zyskują +2 obrażenia albo +3, jeśli ten bohater ma żeton ściganego.

card-nemeses-inspirational = Natchnienie
card-nemeses-inspirational-inspirational = Natchnienie
card-nemeses-inspirational-inspirational-text = Gdy figurka deklaruje atak, można wyczerpać tę kartę i wybrać przeciwnika na planszy albo ujawnić go z grup otwartych lub zarezerwowanych. W tym ataku figurki Imperium, które nie są przeciwnikami i mają z nim wspólną cechę, zyskują +1 wzmocnienie, gdy atakują, i +1 unik, gdy się bronią.

card-nemeses-powerful-foes = Potężni przeciwnicy
card-nemeses-powerful-foes-villains-earned = Zdobyci przeciwnicy
card-nemeses-powerful-foes-villains-earned-text = Wraz z tą klasą gracz Imperium zdobywa jednego wybranego przeciwnika Imperium i jednego wybranego przeciwnika z najemników.
card-nemeses-powerful-foes-extra-open-group = Dodatkowa grupa otwarta
card-nemeses-powerful-foes-extra-open-group-text = Po wybraniu grup otwartych gracz Imperium dodaje do nich jednego zdobytego przeciwnika.
card-nemeses-powerful-foes-discount = Zniżka
card-nemeses-powerful-foes-discount-text = Gdy przeciwnik jest rozstawiany, można za 1 zagrożenie zużyć tę kartę: jego koszt rozstawienia zmniejsza się o poziom zagrożenia.

card-nemeses-fearsome-presence = Budzący grozę
card-nemeses-fearsome-presence-fearsome-presence = Budzący grozę
card-nemeses-fearsome-presence-fearsome-presence-text = Na końcu aktywacji Imperium można wyczerpać tę kartę: każda figurka Rebelii, która sąsiaduje z figurką Imperium o koszcie figurki nie mniejszym niż poziom zagrożenia, otrzymuje 1 zmęczenie za każdy swój żeton aktywacji.

card-nemeses-prepare-the-ambush = Przygotować zasadzkę
card-nemeses-prepare-the-ambush-pass = Pas
card-nemeses-prepare-the-ambush-pass-text = Gdy gracz Imperium ma aktywować grupę, może zamiast tego wyczerpać tę kartę.
card-nemeses-prepare-the-ambush-head-start = Szybki początek
card-nemeses-prepare-the-ambush-head-start-text = W każdej rundzie każda figurka z pierwszej aktywowanej grupy Imperium zdobywa 2 punkty ruchu na początku swojej aktywacji.

card-nemeses-im-on-the-leader = Biorę dowódcę
card-nemeses-im-on-the-leader-im-on-the-leader = Biorę dowódcę
card-nemeses-im-on-the-leader-im-on-the-leader-text = Gdy figurka Imperium atakuje zdrowego bohatera, który ma najmniej obrażeń, można wyczerpać tę kartę: wyniki ataku zyskują +2 obrażenia.

card-nemeses-ringleader = Prowodyr
card-nemeses-ringleader-quick = Szybki
card-nemeses-ringleader-quick-text = Przeciwnik z tą kartą zdobywa 2 punkty ruchu na początku swojej aktywacji.
card-nemeses-ringleader-lead = Przywództwo
card-nemeses-ringleader-lead-text = Gdy atakuje przyjazna figurka sąsiadująca z tym przeciwnikiem, wyniki ataku zyskują +1 do celności i +1 obrażenie.

card-nemeses-leave-them-to-me = Zostawcie ich mnie
card-nemeses-leave-them-to-me-extra-open-group = Dodatkowa grupa otwarta
card-nemeses-leave-them-to-me-extra-open-group-text = Po wybraniu grup otwartych gracz Imperium dodaje do nich jednego zdobytego przeciwnika.
card-nemeses-leave-them-to-me-discount = Zniżka
card-nemeses-leave-them-to-me-discount-text = Gdy przeciwnik jest rozstawiany, można zużyć tę kartę: jego koszt rozstawienia zmniejsza się o 5, a jego karta rozstawienia zostaje wyczerpana.

card-nemeses-punishing-force = Karząca siła
card-nemeses-punishing-force-punishing-force = Karząca siła
card-nemeses-punishing-force-punishing-force-text = Gdy figurka Imperium atakuje, można wyczerpać tę kartę: figurka może przerzucić dowolną liczbę swoich kości ataku.
card-nemeses-punishing-force-ready = Przygotowanie
card-nemeses-punishing-force-ready-text = Na końcu każdej aktywacji Rebelii ta karta zostaje przygotowana.

card-nemeses-devastating-legion = Niszczycielski legion
card-nemeses-devastating-legion-devastating-legion = Niszczycielski legion
card-nemeses-devastating-legion-devastating-legion-text = Gdy broni się figurka Rebelii w promieniu 3 pól od przeciwnika, gracz Imperium może zastosować -1 blok albo -1 unik do wyników obrony.

card-nemeses-indomitable = Niezłomni
card-nemeses-indomitable-immunity = Odporność
card-nemeses-indomitable-immunity-text = Przeciwnicy nie mogą otrzymywać Szkodliwych stanów.
card-nemeses-indomitable-hardened = Zahartowani
card-nemeses-indomitable-hardened-text = Gdy zostaje zadeklarowany atak na przeciwnika, można wyczerpać tę kartę: do puli obrony dodaje się 1 czarną kość.
card-nemeses-indomitable-ready = Przygotowanie
card-nemeses-indomitable-ready-text = Gdy zostaje zadeklarowany atak na przeciwnika, można za 1 zagrożenie przygotować tę kartę.

## W sercu Imperium

card-manifest-aggression = Jawna agresja
card-manifest-aggression-round = Runda
card-manifest-aggression-round-text = Na początku lub na końcu rundy można wyczerpać tę kartę: do 2 figurek Imperium zdobywa po 1 żetonie potęgi obrażeń.
card-manifest-aggression-activation = Aktywacja
card-manifest-aggression-activation-text = Na początku aktywacji figurki Imperium można wyczerpać tę kartę: figurka zdobywa 1 żeton potęgi obrażeń.

card-dark-resurgence = Mroczne odrodzenie
card-dark-resurgence-survive = Przetrwanie
card-dark-resurgence-survive-text = Gdy figurka Imperium miałaby zostać pokonana, można zużyć tę kartę: zamiast tego figurka leczy 3 obrażenia.

card-embrace-fear = Oddać się strachowi
card-embrace-fear-fear-test = Test strachu
card-embrace-fear-fear-test-text = W każdej rundzie, na początku pierwszej aktywacji Rebelii, aktywowana figurka może wykonać test intuicji; jeśli go nie zda, otrzymuje 1 zmęczenie.
card-embrace-fear-haste = Pośpiech
card-embrace-fear-haste-text = Na początku aktywacji figurki Imperium można wyczerpać tę kartę: figurka zdobywa 1 punkt ruchu.

card-embrace-anger = Oddać się złości
card-embrace-anger-painful-strike = Bolesny cios
card-embrace-anger-painful-strike-text = Gdy figurka Imperium deklaruje atak, można wyczerpać tę kartę: ta figurka otrzymuje 1 obrażenie, a wyniki ataku zyskują +1 obrażenie.
card-embrace-anger-ready = Przygotowanie
card-embrace-anger-ready-text = Na końcu każdej aktywacji grupy Imperium ta karta zostaje przygotowana.

card-supernatural-vigor = Nadnaturalna żywotność
card-supernatural-vigor-health = Żywotność
card-supernatural-vigor-health-text = Na początku każdej rundy gracz Imperium wybiera figurkę Imperium: do końca rundy ma ona +3 do żywotności.

card-embrace-hate = Oddać się nienawiści
card-embrace-hate-hate = Nienawiść
card-embrace-hate-hate-text = Na początku każdej fazy porządków gracz Imperium wybiera figurkę Rebelii: otrzymuje ona 1 zmęczenie. Następnie jedna figurka Imperium, która ma ją w polu widzenia, otrzymuje 1 obrażenie i zdobywa 1 żeton potęgi obrażeń.

card-unnatural-abilities = Nienaturalne zdolności
card-unnatural-abilities-defence = Obrona
card-unnatural-abilities-defence-text = Figurki z tej grupy mają w obronie +1 unik, a jeśli początkowa liczebność grupy wynosi 1, także +1 blok.
card-unnatural-abilities-token = Żeton
card-unnatural-abilities-token-text = Na końcu aktywacji tej grupy jedna z jej figurek zdobywa 1 żeton potęgi obrażeń.

card-embrace-suffering = Oddać się cierpieniu
card-embrace-suffering-push = Popchnięcie
card-embrace-suffering-push-text = Na końcu rundy można wyczerpać tę kartę i wybrać figurkę Rebelii: zostaje ona popchnięta o maksymalnie 2 pola.
card-embrace-suffering-forced-attack = Wymuszony atak
card-embrace-suffering-forced-attack-text = Na końcu rundy można za 2 zagrożenia wyczerpać tę kartę i wybrać figurkę Rebelii: gracz Imperium wykonuje nią atak.

card-the-power-of-passion = Potęga pasji
card-the-power-of-passion-surge-with-damage-token = Wzmocnienie z żetonem obrażeń
card-the-power-of-passion-surge-with-damage-token-text = Gdy figurka Imperium wydaje żeton potęgi obrażeń, wyniki ataku zyskują też +1 wzmocnienie.
card-the-power-of-passion-rerolls = Przerzuty
card-the-power-of-passion-rerolls-text = Gdy figurka Imperium atakuje, można wyczerpać tę kartę: figurka może przerzucić dowolną liczbę swoich kości ataku.

card-active-surveillance = Aktywny nadzór
card-active-surveillance-start = Początek misji
card-active-surveillance-start-text = Na początku każdej misji zostaje rozstawiony towarzysz 88-Z.
card-active-surveillance-redeploy = Ponowne rozstawienie
card-active-surveillance-redeploy-text = Podczas opcjonalnego rozstawienia można wyczerpać tę kartę: 88-Z zostaje rozstawiony.
card-active-surveillance-activation = Aktywacja
card-active-surveillance-activation-text = 88-Z aktywuje się na początku albo na końcu aktywacji Imperium.

card-blaster-emplacements = Stanowiska blasterowe
card-blaster-emplacements-turret-fire = Ogień wieżyczek
card-blaster-emplacements-turret-fire-text = Na końcu każdej rundy gracz Imperium wybiera figurkę Rebelii i rzuca 1 żółtą kością: ta figurka otrzymuje tyle obrażeń, ile wypadło.
card-blaster-emplacements-accuracy = Celność
card-blaster-emplacements-accuracy-text = Gdy figurka Imperium deklaruje atak, można wyczerpać tę kartę: wyniki ataku zyskują +2 do celności.

card-shielded = Osłonięci
card-shielded-grant-to-88-z = Zdolność 88-Z
card-shielded-grant-to-88-z-text = 88-Z ma jeszcze jedną akcję specjalną: umieszcza 1 osłonę energetyczną na sąsiadującym polu. Tak umieszczone osłony można atakować (żywotność 5, 1 blok).
card-shielded-block = Blok
card-shielded-block-text = Gdy zostaje zadeklarowany atak na figurkę Imperium, można wyczerpać tę kartę: wyniki obrony zyskują +1 blok.

card-mechanical-protocol = Protokół mechaniczny
card-mechanical-protocol-grant-to-88-z = Zdolność 88-Z
card-mechanical-protocol-grant-to-88-z-text = 88-Z ma jeszcze jedną akcję specjalną: do 2 innych figurek w promieniu 2 pól zdobywa po 1 żetonie potęgi wzmocnienia.
card-mechanical-protocol-droid-damage = Obrażenia droidów
card-mechanical-protocol-droid-damage-text = Gdy Droid atakuje (także 88-Z), można wyczerpać tę kartę: wyniki ataku zyskują +1 obrażenie.

card-remote-activator = Zdalny aktywator
card-remote-activator-command-88-z = Rozkaz dla 88-Z
card-remote-activator-command-88-z-text = Raz na aktywację tej grupy jej figurka wydaje rozkaz: 88-Z może przerwać, aby wykonać ruch, atak albo akcję specjalną.
card-remote-activator-speed-up-88-z = Ponaglenie 88-Z
card-remote-activator-speed-up-88-z-text = Podczas aktywacji tej grupy można wyczerpać tę kartę: 88-Z zdobywa 2 punkty ruchu.

card-electromagnetic-disruptors = Zakłócacze elektromagnetyczne
card-electromagnetic-disruptors-jamming = Zakłócanie
card-electromagnetic-disruptors-jamming-text = Gdy atakuje figurka Rebelii w promieniu 3 pól od 88-Z, wyniki ataku mają -1 do celności.
card-electromagnetic-disruptors-shielding = Osłanianie
card-electromagnetic-disruptors-shielding-text = Po aktywacji 88-Z można wyczerpać tę kartę: między figurki w promieniu 3 pól od niego rozdziela się 2 żetony potęgi bloku lub uniku. Żeton bloku może dostać tylko figurka, która rzuca białą kością, a żeton uniku tylko ta, która rzuca czarną.

card-infrared-scanners = Skanery podczerwieni
card-infrared-scanners-grant-to-88-z = Zdolność 88-Z
card-infrared-scanners-grant-to-88-z-text = 88-Z ma jeszcze jedną akcję specjalną: wybiera bohatera w swoim polu widzenia, który może otrzymać 1 zmęczenie, aby wykonać test intuicji. Jeśli bohater nie zda testu, zagrożenie wzrasta o 1.
card-infrared-scanners-haste = Pośpiech
card-infrared-scanners-haste-text = Na początku swojej aktywacji każda figurka Imperium zdobywa 1 punkt ruchu.

card-overclock = Podkręcenie
card-overclock-ready = Przygotowanie
card-overclock-ready-text = Można wyczerpać tę kartę: 88-Z zostaje przygotowany.
card-overclock-grant-to-88-z = Zdolność 88-Z
card-overclock-grant-to-88-z-text = 88-Z ma jeszcze jedną akcję specjalną: zdobywa 1 żeton potęgi obrażeń.
card-overclock-third-action = Trzecia akcja
card-overclock-third-action-text = 88-Z ma 3 akcje w każdej swojej aktywacji.

card-targeting-sensors = Czujniki celownicze
card-targeting-sensors-spotter = Obserwator
card-targeting-sensors-spotter-text = Gdy figurka Imperium inna niż 88-Z deklaruje atak w promieniu 2 pól od 88-Z, wyniki ataku zyskują +1 obrażenie i +1 do celności.
card-targeting-sensors-damage = Obrażenia
card-targeting-sensors-damage-text = Gdy figurka Imperium atakuje, można wyczerpać tę kartę: wyniki ataku zyskują +1 obrażenie.
