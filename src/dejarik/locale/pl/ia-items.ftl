### Imperium Atakuje: karty przedmiotów i zaopatrzenia kampanii, efekty naszymi słowami.

## Karty przedmiotów, Zestaw podstawowy

card-armored-gauntlets = Opancerzone rękawice

card-balanced-hilt = Wyważona rękojeść
card-balanced-hilt-balanced-hilt = Wyważona rękojeść
card-balanced-hilt-balanced-hilt-text = Gdy bohater atakuje zmodyfikowaną bronią, można wyczerpać tę kartę: wyniki ataku zyskują +1 wzmocnienie.

card-combat-coat-tier-1 = Kaftan bojowy
card-combat-coat-tier-1-armour-bonus = Premia pancerza
card-combat-coat-tier-1-armour-bonus-text = Bohater ma +2 do żywotności.
card-combat-coat-tier-1-convert = Zamiana
card-combat-coat-tier-1-convert-text = Gdy bohater się broni, może zmienić dowolną liczbę uników w bloki.

card-dh-17 = DH-17

card-dl-44 = DL-44

card-e-11 = E-11

card-extended-haft = Przedłużona rękojeść
card-extended-haft-extended-haft = Przedłużona rękojeść
card-extended-haft-extended-haft-text = Zmodyfikowana broń zyskuje Dystans, a jeśli już go ma, zyskuje zamiast tego Przebicie 1.

card-marksman-barrel = Lufa strzelca wyborowego
card-marksman-barrel-marksman-barrel = Lufa strzelca wyborowego
card-marksman-barrel-marksman-barrel-text = Ataki zmodyfikowaną bronią mają +2 do celności.

card-portable-medkit = Przenośny medpakiet
card-portable-medkit-portable-medkit = Przenośny medpakiet
card-portable-medkit-portable-medkit-text = Gdy bohater odpocznie, można zużyć tę kartę: on albo sąsiadująca przyjazna figurka leczy 3 obrażenia i 1 zmęczenie.

card-survival-gear = Zestaw przetrwania
card-survival-gear-athletics = Atletyka
card-survival-gear-athletics-text = Gdy bohater wykonuje test Siły, można wyczerpać tę kartę: przerzuca on 1 kość.
card-survival-gear-surefooted = Pewny krok
card-survival-gear-surefooted-text = Bohater nie wydaje dodatkowych punktów ruchu za trudny teren.

card-tactical-display = Wyświetlacz taktyczny
card-tactical-display-tactical-display = Wyświetlacz taktyczny
card-tactical-display-tactical-display-text = Gdy bohater atakuje zmodyfikowaną bronią, można wyczerpać tę kartę: wyniki ataku zyskują +1 wzmocnienie.

card-vibroblade = Wibroostrze

card-434-deathhammer = 434 „Deathhammer”
card-434-deathhammer-power = Moc
card-434-deathhammer-power-text = Ataki tą bronią mają +1 obrażenie.

card-a280 = A280
card-a280-precise = Precyzja
card-a280-precise-text = Ataki tą bronią mają +1 do celności.

card-bd-1-vibro-ax = Wibrotopór BD-1

card-combat-coat-tier-2 = Kaftan bojowy
card-combat-coat-tier-2-armour-bonus = Premia pancerza
card-combat-coat-tier-2-armour-bonus-text = Bohater ma +2 do żywotności.
card-combat-coat-tier-2-convert = Zamiana
card-combat-coat-tier-2-convert-text = Gdy bohater się broni, może zmienić dowolną liczbę uników w bloki.

card-extra-ammunition = Dodatkowa amunicja
card-extra-ammunition-extra-ammunition = Dodatkowa amunicja
card-extra-ammunition-extra-ammunition-text = Gdy bohater atakuje bronią dystansową, można wyczerpać tę kartę: przerzuca on 1 kość ataku.

card-high-impact-guard = Garda wysokoudarowa
card-high-impact-guard-parry = Parowanie
card-high-impact-guard-parry-text = Gdy bohater się broni, można wyczerpać tę kartę: wyniki obrony zyskują +1 blok.
card-high-impact-guard-impact = Siła uderzenia
card-high-impact-guard-impact-text = Zmodyfikowana broń ma dodatkową zdolność wzmocnienia: +2 obrażenia za 1 wzmocnienie.

card-laminate-armor-tier-2 = Pancerz z laminatu
card-laminate-armor-tier-2-armour-bonus = Premia pancerza
card-laminate-armor-tier-2-armour-bonus-text = Bohater ma +3 do żywotności.
card-laminate-armor-tier-2-plating = Płyty pancerza
card-laminate-armor-tier-2-plating-text = Gdy bohater się broni, można wyczerpać tę kartę: wyniki obrony zyskują +1 blok.

card-overcharger = Doładowanie
card-overcharger-overcharger = Doładowanie
card-overcharger-overcharger-text = Gdy bohater deklaruje atak zmodyfikowaną bronią, można zużyć tę kartę: z puli obrony usuwa się 1 kość.

card-slicing-tools = Narzędzia hakera
card-slicing-tools-expert-tools = Fachowe narzędzia
card-slicing-tools-expert-tools-text = Gdy bohater wykonuje test Techniki, można wyczerpać tę kartę: przerzuca on 1 kość.
card-slicing-tools-slice-droid = Włamanie do droida
card-slicing-tools-slice-droid-text = Bohater wybiera sąsiadującego Droida i wykonuje test Techniki. Jeśli test się powiedzie, figurka ta otrzymuje 1 obrażenie i stan Ogłuszenie.

card-spread-barrel = Lufa rozpryskowa
card-spread-barrel-spread-barrel = Lufa rozpryskowa
card-spread-barrel-spread-barrel-text = Gdy bohater atakuje zmodyfikowaną bronią cel w promieniu 3 pól, można wyczerpać tę kartę: wyniki ataku zyskują +1 obrażenie.

card-t-21 = T-21

card-vibro-knucklers = Wibrokastet

card-combat-knife = Nóż bojowy
card-combat-knife-combat-knife = Nóż bojowy
card-combat-knife-combat-knife-text = Podczas aktywacji bohatera za 1 zmęczenie można wyczerpać tę kartę: bohater wybiera sąsiadującą wrogą figurkę i rzuca 1 zieloną kością. Figurka ta otrzymuje tyle obrażeń, ile wypadło.

card-combat-visor = Wizjer bojowy
card-combat-visor-scanner = Skaner
card-combat-visor-scanner-text = Gdy bohater wykonuje test Intuicji, można wyczerpać tę kartę: przerzuca on 1 kość.
card-combat-visor-aim-assist = Wspomaganie celowania
card-combat-visor-aim-assist-text = Gdy bohater atakuje, za 1 zmęczenie: wyniki ataku zyskują +2 do celności.

card-dxr-6 = DXR-6
card-dxr-6-long-range = Daleki zasięg
card-dxr-6-long-range-text = Ataki tą bronią mają +6 do celności.

card-disruption-cell = Ogniwo rozrywające
card-disruption-cell-range = Zasięg
card-disruption-cell-range-text = Ataki zmodyfikowaną bronią mają +2 do celności.
card-disruption-cell-disruption = Rozerwanie
card-disruption-cell-disruption-text = Gdy bohater deklaruje atak zmodyfikowaną bronią, 1 kość w puli ataku zastępuje się 1 czerwoną.

card-force-pike = Pika mocy

card-laminate-armor-tier-3 = Pancerz z laminatu
card-laminate-armor-tier-3-armour-bonus = Premia pancerza
card-laminate-armor-tier-3-armour-bonus-text = Bohater ma +3 do żywotności.
card-laminate-armor-tier-3-plating = Płyty pancerza
card-laminate-armor-tier-3-plating-text = Gdy bohater się broni, można wyczerpać tę kartę: wyniki obrony zyskują +1 blok.

card-personal-shields = Osobiste pole ochronne
card-personal-shields-personal-shields = Osobiste pole ochronne
card-personal-shields-personal-shields-text = Gdy bohater się broni, można zużyć tę kartę: wyniki obrony zyskują +5 bloków.

card-pulse-cannon = Działo pulsacyjne

card-reinforced-helmet = Wzmocniony hełm
card-reinforced-helmet-deflecting-shell = Odbijająca skorupa
card-reinforced-helmet-deflecting-shell-text = Gdy bohater się broni, można wyczerpać tę kartę: wskazuje on 1 kość ataku; atakujący ją przerzuca.
card-reinforced-helmet-one-helmet = Jeden hełm
card-reinforced-helmet-one-helmet-text = Bohater może mieć tylko 1 kartę z cechą Hełm.

card-shock-emitter = Emiter impulsów porażających
card-shock-emitter-shock = Porażenie
card-shock-emitter-shock-text = Gdy bohater atakuje zmodyfikowaną bronią, można wyczerpać tę kartę: wyniki ataku zyskują +1 obrażenie.
card-shock-emitter-stunner = Ogłuszacz
card-shock-emitter-stunner-text = Zmodyfikowana broń ma dodatkową zdolność wzmocnienia: Ogłuszenie za 1 wzmocnienie.

card-sporting-blaster = Blaster sportowy

card-telescoping-sights = Luneta snajperska
card-telescoping-sights-telescoping-sights = Luneta snajperska
card-telescoping-sights-telescoping-sights-text = Bohater otrzymuje stan Skupienie, a potem wykonuje atak zmodyfikowaną bronią.

## Karty przedmiotów, Powrót na Hoth

card-ddc-defender = Defender DDC
card-ddc-defender-ddc-defender = Defender DDC
card-ddc-defender-ddc-defender-text = Bohater wykonuje 3 ataki tą bronią.

card-under-barrel-hh-4 = Wyrzutnia HH-4

card-vibroknife = Wibronóż

card-cybernetic-arm = Cybernetyczna ręka
card-cybernetic-arm-cybernetic-arm = Cybernetyczna ręka
card-cybernetic-arm-cybernetic-arm-text = Bohater, który ma ten przedmiot, musi zabierać go na każdą misję. Nie można go wymienić ani sprzedać.

card-environment-hazard-suit = Skafander ochronny
card-environment-hazard-suit-environment-hazard-suit-rest = Skafander ochronny (odpoczynek)
card-environment-hazard-suit-environment-hazard-suit-rest-text = Gdy bohater odpoczywa, leczy dodatkowo 1 obrażenie.
card-environment-hazard-suit-environment-hazard-suit-emergency = Skafander ochronny (nagły wypadek)
card-environment-hazard-suit-environment-hazard-suit-emergency-text = Za zużycie tej karty: bohater leczy 5 obrażeń albo odrzuca wszystkie Szkodliwe stany.

card-stun-baton = Pałka ogłuszająca
card-stun-baton-stun-baton = Pałka ogłuszająca
card-stun-baton-stun-baton-text = Za 1 zmęczenie: sąsiadująca wroga figurka otrzymuje stan Wycieńczenie.

card-concussion-grenades = Granaty udarowe
card-concussion-grenades-concussion-grenades = Granaty udarowe
card-concussion-grenades-concussion-grenades-text = Za zużycie tej karty: bohater wybiera pole w promieniu 3 pól i rzuca 1 zieloną kością. Każda figurka i każdy obiekt na nim lub sąsiadujące z nim otrzymują tyle obrażeń, ile wypadło, i stan Ogłuszenie.

card-valken-38-carbine = Karabin Valken-38
card-valken-38-carbine-valken-38-carbine = Karabin Valken-38
card-valken-38-carbine-valken-38-carbine-text = Bohater otrzymuje stan Skupienie i wykonuje atak, dla którego figurki nie blokują pola widzenia.

card-vibrogenerator = Wibrogenerator
card-vibrogenerator-vibrogenerator = Wibrogenerator
card-vibrogenerator-vibrogenerator-text = Gdy bohater deklaruje atak zmodyfikowaną bronią, może zastosować w wynikach ataku -2 wzmocnienia i +2 obrażenia.

## Karty przedmiotów, Królestwo Jabby

card-bacta-pump = Bactowy zastrzyk
card-bacta-pump-bacta-pump = Bactowy zastrzyk
card-bacta-pump-bacta-pump-text = Na początku swojej aktywacji bohater leczy 1 zmęczenie albo odrzuca 1 Szkodliwy stan.

card-emergency-injector = Rezerwowy iniektor
card-emergency-injector-emergency-injector = Rezerwowy iniektor
card-emergency-injector-emergency-injector-text = Podczas aktywacji bohatera można zużyć tę kartę: on albo sąsiadująca przyjazna figurka leczy 2 zmęczenia i odrzuca 1 Szkodliwy stan.

card-hand-cannon = Działko ręczne
card-hand-cannon-adjust = Korekta
card-hand-cannon-adjust-text = Gdy bohater deklaruje atak tą bronią, może zastosować w jego wynikach -1 obrażenie i +2 do celności.

card-bolt-upgrade = Wzmocnienie promienia
card-bolt-upgrade-bolt-upgrade = Wzmocnienie promienia
card-bolt-upgrade-bolt-upgrade-text = Gdy bohater deklaruje atak zmodyfikowaną bronią, można wyczerpać tę kartę: 1 kość w puli ataku zastępuje się 1 kością ataku dowolnego koloru.

card-double-vibrosword = Podwójny wibromiecz
card-double-vibrosword-whirl = Młynek
card-double-vibrosword-whirl-text = Po ataku tą bronią, za 1 zmęczenie: każda sąsiadująca wroga figurka otrzymuje 1 obrażenie.

card-energized-hilt = Zasilana rękojeść
card-energized-hilt-energized-hilt = Zasilana rękojeść
card-energized-hilt-energized-hilt-text = Gdy bohater deklaruje atak zmodyfikowaną bronią, można wyczerpać tę kartę: 1 kość w puli ataku zastępuje się 1 kością ataku dowolnego koloru.

card-admirals-uniform = Mundur admiralski
card-admirals-uniform-armour-bonus = Premia pancerza
card-admirals-uniform-armour-bonus-text = Bohater ma +1 do żywotności.
card-admirals-uniform-command = Rozkaz
card-admirals-uniform-command-text = Gdy figurka Rebelii w promieniu 3 pól rzuci kośćmi, można wyczerpać tę kartę: figurka ta może przerzucić dowolną ich liczbę.

card-modified-energy-cannon = Zmodyfikowane działko energetyczne
card-modified-energy-cannon-attribute-pool = Pula atrybutu
card-modified-energy-cannon-attribute-pool-text = Pulę ataku tej broni tworzą kości Techniki bohatera.
card-modified-energy-cannon-stable = Stabilność
card-modified-energy-cannon-stable-text = Gdy bohater atakuje tą bronią, może przerzucić 1 kość ataku.

card-ryyk-blades = Ostrza ryyk
card-ryyk-blades-attribute-pool = Pula atrybutu
card-ryyk-blades-attribute-pool-text = Pulę ataku tej broni tworzą kości Siły bohatera.
card-ryyk-blades-raw-power = Surowa siła
card-ryyk-blades-raw-power-text = Gdy bohater atakuje tą bronią, może zmienić dowolną liczbę wzmocnień w obrażenia.

## Karty przedmiotów, W sercu Imperium

card-charge-pistol = Lekki pistolet

card-charged-ammo-pack = Naładowane ogniwo

card-responsive-armor = Responsywny pancerz
card-responsive-armor-surge-while-attacking = Wzmocnienie podczas ataku
card-responsive-armor-surge-while-attacking-text = Za 1 wzmocnienie: bohater zdobywa 1 żeton potęgi bloku lub uniku.

card-focusing-beam = Promień skupiający
card-focusing-beam-pierce = Przebicie
card-focusing-beam-pierce-text = Gdy bohater atakuje zmodyfikowaną bronią, można wyczerpać tę kartę: atak zyskuje Przebicie 1.
card-focusing-beam-anti-dodge = Bez uchylenia
card-focusing-beam-anti-dodge-text = Gdy bohater atakuje zmodyfikowaną bronią, za 1 zmęczenie można wyczerpać tę kartę: wyniki obrony tracą 1 uchylenie.

card-hunters-rifle = Karabin myśliwski
card-hunters-rifle-kill-bonus = Premia łowcy
card-hunters-rifle-kill-bonus-text = Po ataku tą bronią, jeśli cel został pokonany, bohater zdobywa 1 żeton potęgi obrażeń.

card-polearm = Włócznia

card-a-12-sniper-rifle = Karabin snajperski A-12

card-power-charger = Ładowarka
card-power-charger-surge-while-attacking = Wzmocnienie podczas ataku
card-power-charger-surge-while-attacking-text = Za 1 wzmocnienie: bohater zdobywa 1 żeton potęgi obrażeń lub wzmocnienia.
card-power-charger-overcharge = Przeładowanie
card-power-charger-overcharge-text = Gdy bohater wydaje żeton potęgi obrażeń lub wzmocnienia, można wyczerpać tę kartę: żeton dodaje do wyników 2 swoje symbole zamiast 1.

card-supply-pack = Pakiet zaopatrzeniowy
card-supply-pack-start-tokens = Żetony na początek
card-supply-pack-start-tokens-text = Na początku każdej misji bohater zdobywa 2 dowolne żetony potęgi.
card-supply-pack-field-aid = Pomoc w polu
card-supply-pack-field-aid-text = Podczas aktywacji bohatera można zużyć tę kartę: bohater leczy 2 obrażenia albo odrzuca 1 Szkodliwy stan.

## Karty zaopatrzenia, Zestaw podstawowy

card-adrenal-stim = Stymulator adrenalinowy
card-adrenal-stim-adrenal-stim = Stymulator adrenalinowy
card-adrenal-stim-adrenal-stim-text = Podczas aktywacji bohatera można odrzucić tę kartę: on albo sąsiadująca przyjazna figurka leczy 3 zmęczenia i otrzymuje stan Skupienie.

card-bacta-infusion = Wlew z bacty
card-bacta-infusion-bacta-infusion = Wlew z bacty
card-bacta-infusion-bacta-infusion-text = Podczas aktywacji bohatera można odrzucić tę kartę: on albo sąsiadująca przyjazna figurka leczy 3 obrażenia i może odrzucić dowolną liczbę Szkodliwych stanów.

card-c1-comlink = Komunikator C1
card-c1-comlink-c1-comlink = Komunikator C1
card-c1-comlink-c1-comlink-text = Na początku rundy można odrzucić tę kartę: bohater wybiera szeregową kartę rozstawienia i wyczerpuje ją.

card-c22-frag-grenade = Granat odłamkowy C22
card-c22-frag-grenade-c22-frag-grenade = Granat odłamkowy C22
card-c22-frag-grenade-c22-frag-grenade-text = Bohater wybiera pole w promieniu 3 pól i rzuca 1 czerwoną kością: każda figurka i każdy obiekt na nim lub sąsiadujące z nim otrzymują tyle obrażeń, ile wypadło. Następnie ta karta zostaje odrzucona.

card-emergency-medpac = Medpakiet ratunkowy
card-emergency-medpac-emergency-medpac = Medpakiet ratunkowy
card-emergency-medpac-emergency-medpac-text = Gdy bohater odpocznie, można odrzucić tę kartę: on albo sąsiadująca przyjazna figurka leczy 5 obrażeń.

card-shock-grenade = Granat porażający
card-shock-grenade-shock-grenade = Granat porażający
card-shock-grenade-shock-grenade-text = Bohater wybiera pole w promieniu 3 pól i rzuca 1 żółtą kością: każda figurka na nim lub sąsiadująca z nim otrzymuje tyle obrażeń, ile wypadło, i stan Ogłuszenie. Następnie ta karta zostaje odrzucona.

card-troop-data = Dane o oddziałach
card-troop-data-troop-data = Dane o oddziałach
card-troop-data-troop-data-text = Gdy ta karta zostaje dobrana, gracz Imperium ujawnia karty rozstawienia ze swojej ręki i rezerwy i bierze je z powrotem. Następnie ta karta zostaje odrzucona.

card-valuable-goods = Cenny towar
card-valuable-goods-valuable-goods = Cenny towar
card-valuable-goods-valuable-goods-text = Na końcu misji można odrzucić tę kartę: Rebelianci zdobywają 100 kredytów.

## Karty zaopatrzenia, Powrót na Hoth

card-artificial-stimulants = Sztuczne stymulanty
card-artificial-stimulants-artificial-stimulants-store-strain = Sztuczne stymulanty (zbieranie zmęczenia)
card-artificial-stimulants-artificial-stimulants-store-strain-text = Gdy bohater otrzymuje zmęczenie, umieszcza się je zamiast tego na tej karcie. Gdy są na niej co najmniej 4 zmęczenia, zostaje odrzucona.
card-artificial-stimulants-artificial-stimulants-pass-on = Sztuczne stymulanty (przekazanie)
card-artificial-stimulants-artificial-stimulants-pass-on-text = Podczas aktywacji bohatera sąsiadujący bohater może przejąć tę kartę.

card-grappling-hook = Hak z liną
card-grappling-hook-grappling-hook = Hak z liną
card-grappling-hook-grappling-hook-text = Podczas aktywacji bohatera można odrzucić tę kartę: bohatera umieszcza się na pustym polu w promieniu 3 pól.

card-power-generator = Generator zasilania
card-power-generator-power-generator = Generator zasilania
card-power-generator-power-generator-text = Gdy bohater atakuje, można odrzucić tę kartę i 1 żeton skrzynki z jego obszaru gry: atak zyskuje +2 obrażenia i Przebicie 2.

card-weapons-cache = Skład broni
card-weapons-cache-weapons-cache = Skład broni
card-weapons-cache-weapons-cache-text = Ta karta wchodzi do gry z 4 żetonami obrażeń. Gdy bohater lub sąsiadująca przyjazna figurka deklaruje atak, można odrzucić 1 z nich: atak ma +1 obrażenie.

## Karty zaopatrzenia, Królestwo Jabby

card-flash-bomb = Bomba błyskowa
card-flash-bomb-flash-bomb = Bomba błyskowa
card-flash-bomb-flash-bomb-text = Za 2 zmęczenia można odrzucić tę kartę: bohater wybiera pole w promieniu 3 pól. Każda figurka na nim lub sąsiadująca z nim otrzymuje 1 obrażenie i stan Wycieńczenie.

card-painkillers = Środki przeciwbólowe
card-painkillers-numb-the-pain = Uśmierzenie bólu
card-painkillers-numb-the-pain-text = Gdy bohater jest ranny, ma +1 do szybkości i +1 do wytrzymałości.
card-painkillers-hand-over = Przekazanie
card-painkillers-hand-over-text = Podczas aktywacji bohatera, który nie jest ranny, można dać tę kartę sąsiadującemu bohaterowi.

card-pit-droid-supply = Droid mechanik
card-pit-droid-supply-deploy-companion = Towarzysz w grze
card-pit-droid-supply-deploy-companion-text = Gdy bohater zdobywa tę kartę, towarzysz Droid mechanik wchodzi do gry na jego polu.
card-pit-droid-supply-companion-activation = Aktywacja towarzysza
card-pit-droid-supply-companion-activation-text = Droid mechanik aktywuje się na początku albo na końcu aktywacji bohatera.

## Karty zaopatrzenia, W sercu Imperium

card-grappler-arm = Chwytak
card-grappler-arm-long-reach = Długi zasięg
card-grappler-arm-long-reach-text = Bohater może korzystać z obiektów w promieniu 2 pól.
card-grappler-arm-pass-on = Przekazanie
card-grappler-arm-pass-on-text = Podczas aktywacji bohatera można dać tę kartę sąsiadującemu bohaterowi.

card-shield-pack = Plecak z osłoną
card-shield-pack-shield = Osłona
card-shield-pack-shield-text = Podczas aktywacji bohatera można wyczerpać tę kartę: przyjazna figurka w promieniu 3 pól zdobywa 1 żeton potęgi bloku. Następnie można ją także zużyć: ta sama lub inna przyjazna figurka w promieniu 3 pól zdobywa 1 żeton potęgi bloku.

card-supply-chest = Skrzynia z zaopatrzeniem
card-supply-chest-on-draw = Po dobraniu
card-supply-chest-on-draw-text = Gdy ta karta zostaje dobrana, odrzuca się ją i dobiera 3 karty zaopatrzenia: 1 z nich się zatrzymuje, a pozostałe wtasowuje do talii zaopatrzenia.
