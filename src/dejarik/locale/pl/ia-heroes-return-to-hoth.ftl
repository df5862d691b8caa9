### Imperium Atakuje, Powrót na Hoth: bohaterowie i ich karty klas, efekty naszymi słowami.

## Arkusze bohaterów

card-loku-kanoloa = Loku Kanoloa
card-loku-kanoloa-subtitle = Zabójczy strzelec
card-loku-kanoloa-set-your-sights = Nastawić celowniki
card-loku-kanoloa-set-your-sights-text = Na początku lub na końcu aktywacji Loku, za 2 zmęczenia: na wrogiej figurce w jego polu widzenia umieszcza się 1 żeton zwiadu.
card-loku-kanoloa-set-your-sights-marked-target = Nastawić celowniki (oznaczony cel)
card-loku-kanoloa-set-your-sights-marked-target-text = Gdy Loku lub przyjazna figurka atakuje figurkę z żetonem zwiadu, atak ma +1 obrażenie.
card-loku-kanoloa-clear-minded = Jasny umysł
card-loku-kanoloa-clear-minded-text = Ataki Loku mają +2 do celności.

card-mhd-19 = MHD-19
card-mhd-19-subtitle = Lojalny medyk
card-mhd-19-medical-loadout = Zestaw medyczny
card-mhd-19-medical-loadout-text = Za 1 zmęczenie: MHD-19 wyszukuje w talii zaopatrzenia kartę z cechą Medyczny, przejmuje ją i tasuje talię.
card-mhd-19-mechanical = Mechaniczny
card-mhd-19-mechanical-text = Zdolności kart z cechą Medyczny nie działają na MHD-19.
card-mhd-19-ready-for-service = Gotowy do służby
card-mhd-19-ready-for-service-text = Na końcu aktywacji MHD-19, jeśli podczas niej nie wykonał ataku, otrzymuje stan Skupienie.

card-verena-talos = Verena Talos
card-verena-talos-subtitle = Przebiegła agentka
card-verena-talos-close-quarters = Przejęcie broni
card-verena-talos-close-quarters-text = Gdy sąsiadująca wroga figurka zostaje pokonana, za 2 zmęczenia: Verena przerywa, aby wykonać atak rodzajem ataku i pulą ataku tej figurki. Atak ma dodatkową zdolność wzmocnienia: +1 obrażenie i +2 do celności za 1 wzmocnienie.
card-verena-talos-duck-and-weave = Żywa tarcza
card-verena-talos-duck-and-weave-text = Gdy Verena się broni, a sąsiaduje z nią wroga figurka inna niż atakujący, jej wyniki obrony zyskują +1 unik.

## Karty klas

card-loku-kanoloa-all-weather-rifle = Karabin uniwersalny

card-loku-kanoloa-combat-spotter = Obserwator wojskowy
card-loku-kanoloa-combat-spotter-combat-spotter-marking = Obserwator wojskowy (oznaczanie)
card-loku-kanoloa-combat-spotter-combat-spotter-marking-text = Figurki nie blokują pola widzenia dla zdolności Nastawić celowniki.
card-loku-kanoloa-combat-spotter-combat-spotter-shooting = Obserwator wojskowy (strzelanie)
card-loku-kanoloa-combat-spotter-combat-spotter-shooting-text = Figurki nie blokują pola widzenia przyjaznych figurek do figurki z żetonem zwiadu.

card-loku-kanoloa-scouting-report = Raport ze zwiadu
card-loku-kanoloa-scouting-report-scouting-report = Raport ze zwiadu
card-loku-kanoloa-scouting-report-scouting-report-text = Na początku lub na końcu aktywacji Loku za 1 zmęczenie można wyczerpać tę kartę: na skrzynce umieszcza się 1 żeton zwiadu. Podczas swoich aktywacji bohaterowie mogą skorzystać z tej skrzynki bez wydawania akcji.

card-loku-kanoloa-overwatch = Gotowość
card-loku-kanoloa-overwatch-overwatch-prepare = Gotowość (przygotowanie)
card-loku-kanoloa-overwatch-overwatch-prepare-text = Na tej karcie umieszcza się 1 żeton zwiadu.
card-loku-kanoloa-overwatch-overwatch-shoot = Gotowość (strzał)
card-loku-kanoloa-overwatch-overwatch-shoot-text = Gdy wroga figurka deklaruje ruch lub atak, można odrzucić 1 żeton zwiadu z tej karty: Loku przerywa, aby zaatakować tę figurkę. Wyniki ataku zyskują +1 wzmocnienie.

card-loku-kanoloa-spectrum-scanner = Skaner spektralny
card-loku-kanoloa-spectrum-scanner-spectrum-scanner = Skaner spektralny
card-loku-kanoloa-spectrum-scanner-spectrum-scanner-text = Gdy figurka z żetonem zwiadu zostaje pokonana, można wyczerpać tę kartę: na innej figurce z jej grupy umieszcza się 1 żeton zwiadu.

card-loku-kanoloa-scouts-guidance = Pomoc zwiadowcy
card-loku-kanoloa-scouts-guidance-scouts-guidance-marking = Pomoc zwiadowcy (oznaczanie)
card-loku-kanoloa-scouts-guidance-scouts-guidance-marking-text = Podczas aktywacji Loku, za 2 zmęczenia: na innej przyjaznej figurce umieszcza się 1 żeton zwiadu.
card-loku-kanoloa-scouts-guidance-scouts-guidance-protection = Pomoc zwiadowcy (ochrona)
card-loku-kanoloa-scouts-guidance-scouts-guidance-protection-text = Gdy przyjazna figurka z żetonem zwiadu się broni, jej wyniki obrony zyskują +1 unik.

card-loku-kanoloa-study-of-enemies = Rozpoznanie wroga
card-loku-kanoloa-study-of-enemies-study-of-enemies = Rozpoznanie wroga
card-loku-kanoloa-study-of-enemies-study-of-enemies-text = Za 1 wzmocnienie i wyczerpanie tej karty: na wrogiej figurce w promieniu 2 pól od celu umieszcza się 1 żeton zwiadu.

card-loku-kanoloa-coordinated-attack = Skoordynowany atak
card-loku-kanoloa-coordinated-attack-coordinated-attack = Skoordynowany atak
card-loku-kanoloa-coordinated-attack-coordinated-attack-text = Gdy zadeklarowano atak na figurkę z żetonem zwiadu, za 2 zmęczenia można wyczerpać tę kartę: do puli ataku dodaje się 1 kość, którą wybiera Loku.

card-loku-kanoloa-mon-cala-special-forces = Siły specjalne z Mon Cali
card-loku-kanoloa-mon-cala-special-forces-mon-cala-special-forces = Siły specjalne z Mon Cali
card-loku-kanoloa-mon-cala-special-forces-mon-cala-special-forces-text = Gdy wroga figurka z żetonem zwiadu zostaje pokonana, można wyczerpać tę kartę: Loku leczy 2 zmęczenia albo otrzymuje stan Skupienie.

card-mhd-19-sidearm-blaster = Blaster podręczny

card-mhd-19-bacta-injector = Iniektor bacty
card-mhd-19-bacta-injector-bacta-injector = Iniektor bacty
card-mhd-19-bacta-injector-bacta-injector-text = Podczas aktywacji MHD-19 za 1 zmęczenie można wyczerpać tę kartę: sąsiadująca przyjazna figurka leczy 1 obrażenie albo odrzuca 1 Szkodliwy stan.

card-mhd-19-improper-procedure = Niewłaściwa procedura
card-mhd-19-improper-procedure-improper-procedure = Niewłaściwa procedura
card-mhd-19-improper-procedure-improper-procedure-text = Podczas aktywacji MHD-19 za 1 zmęczenie można wyczerpać tę kartę: sąsiadująca wroga figurka otrzymuje 1 obrażenie i stan Wycieńczenie.

card-mhd-19-field-surgeon = Chirurg polowy
card-mhd-19-field-surgeon-field-surgeon-healing-shot = Chirurg polowy (leczący strzał)
card-mhd-19-field-surgeon-field-surgeon-healing-shot-text = Za 1 wzmocnienie i wyczerpanie tej karty: sąsiadująca przyjazna figurka leczy 2 obrażenia.
card-mhd-19-field-surgeon-field-surgeon-vengeance = Chirurg polowy (odwet)
card-mhd-19-field-surgeon-field-surgeon-vengeance-text = Gdy inny bohater zostanie pokonany, MHD-19 może przerwać, aby zaatakować figurkę, która go pokonała.

card-mhd-19-fuel-injection = Zastrzyk paliwa
card-mhd-19-fuel-injection-fuel-injection = Zastrzyk paliwa
card-mhd-19-fuel-injection-fuel-injection-text = Po ataku na inną przyjazną figurkę w promieniu 4 pól za 1 zmęczenie można wyczerpać tę kartę: MHD-19 może przerwać, aby poruszyć się o maksymalnie 2 pola.

card-mhd-19-adrenal-vapor = Inhalacja adrenalinowa
card-mhd-19-adrenal-vapor-adrenal-vapor = Inhalacja adrenalinowa
card-mhd-19-adrenal-vapor-adrenal-vapor-text = Gdy inna przyjazna figurka w promieniu 2 pól deklaruje atak, za 2 zmęczenia: do puli ataku dodaje się 1 żółtą kość. Atak ma dodatkową zdolność wzmocnienia: leczenie 1 obrażenia za 1 wzmocnienie.

card-mhd-19-miracle-worker = Cudotwórca
card-mhd-19-miracle-worker-miracle-worker = Cudotwórca
card-mhd-19-miracle-worker-miracle-worker-text = Gdy inny bohater w promieniu 4 pól miałby zostać pokonany, bo otrzymał tyle obrażeń, ile wynosi jego żywotność, można zużyć tę kartę: bohater ten nie zostaje pokonany i leczy 3 obrażenia.

card-mhd-19-bacta-radiator = Rozpylacz bacty
card-mhd-19-bacta-radiator-bacta-radiator = Rozpylacz bacty
card-mhd-19-bacta-radiator-bacta-radiator-text = Na początku każdej rundy, za każdy żeton aktywacji MHD-19, każda przyjazna figurka w promieniu 2 pól od niego leczy 1 zmęczenie i 1 obrażenie.

card-mhd-19-combat-override = Protokół bojowy
card-mhd-19-combat-override-combat-override-arm = Protokół bojowy (uzbrojenie)
card-mhd-19-combat-override-combat-override-arm-text = Podczas aktywacji MHD-19 za 2 zmęczenia można wyczerpać tę kartę: wyszukuje on w talii zaopatrzenia kartę z cechą Wybuchowy, przejmuje ją i tasuje talię.
card-mhd-19-combat-override-combat-override-barrage = Protokół bojowy (ostrzał)
card-mhd-19-combat-override-combat-override-barrage-text = Za wyczerpanie tej karty: MHD-19 wykonuje 3 ataki, a potem otrzymuje 3 obrażenia.

card-verena-talos-fighting-knife = Nóż bojowy

card-verena-talos-military-blaster = Blaster wojskowy

card-verena-talos-combat-momentum = Impet walki
card-verena-talos-combat-momentum-combat-momentum-advance = Impet walki (naprzód)
card-verena-talos-combat-momentum-combat-momentum-advance-text = Gdy sąsiadująca wroga figurka zostaje pokonana, za 1 zmęczenie: Verena zdobywa 2 punkty ruchu.
card-verena-talos-combat-momentum-combat-momentum-reposition = Impet walki (zmiana pozycji)
card-verena-talos-combat-momentum-combat-momentum-reposition-text = Gdy Verena używa zdolności Przejęcie broni, może przed atakiem poruszyć się o 1 pole.

card-verena-talos-create-opening = Wypracowanie otwarcia
card-verena-talos-create-opening-create-opening = Wypracowanie otwarcia
card-verena-talos-create-opening-create-opening-text = Gdy wroga figurka sąsiadująca z Vereną się broni, za 1 zmęczenie można wyczerpać tę kartę: jej wyniki obrony tracą 1 blok albo 1 unik.

card-verena-talos-ktara-maneuver = Manewr K’tara
card-verena-talos-ktara-maneuver-ktara-maneuver = Manewr K’tara
card-verena-talos-ktara-maneuver-ktara-maneuver-text = Verena porusza się o maksymalnie 2 pola na pole małej wrogiej figurki i popycha tę figurkę o 1 pole. Następnie wykonuje atak bronią dystansową.

card-verena-talos-student-of-battle = Analityk bojowy
card-verena-talos-student-of-battle-student-of-battle = Analityk bojowy
card-verena-talos-student-of-battle-student-of-battle-text = Atak ze zdolności Przejęcie broni ma trzy dodatkowe zdolności wzmocnienia, każdą za 1 wzmocnienie: Przebicie 2; leczenie 2 obrażeń; +5 do celności.

card-verena-talos-improvised-cover = Improwizowana osłona
card-verena-talos-improvised-cover-improvised-cover = Improwizowana osłona
card-verena-talos-improvised-cover-improvised-cover-text = Gdy Verena się broni, a sąsiaduje z nią wroga figurka inna niż atakujący, jej wyniki obrony zyskują +1 blok, a ta figurka otrzymuje 1 obrażenie.

card-verena-talos-point-blank-shot = Strzał z przyłożenia
card-verena-talos-point-blank-shot-point-blank-shot = Strzał z przyłożenia
card-verena-talos-point-blank-shot-point-blank-shot-text = Gdy Verena deklaruje atak Pistoletem na sąsiadującą figurkę, może zastąpić 1 kość w puli ataku 1 czerwoną. Atak zyskuje Przebicie 1.

card-verena-talos-combat-mastery = Biegłość w walce
card-verena-talos-combat-mastery-combat-mastery = Biegłość w walce
card-verena-talos-combat-mastery-combat-mastery-text = Za 1 zmęczenie: Verena wykonuje 2 ataki na różne cele, jeden bronią do walki wręcz, a drugi bronią dystansową.

card-verena-talos-master-operative = Wytrawna agentka
card-verena-talos-master-operative-master-operative = Wytrawna agentka
card-verena-talos-master-operative-master-operative-text = Gdy Verena deklaruje atak dzięki zdolności Przejęcie broni, można wyczerpać tę kartę: otrzymuje ona stan Skupienie.
