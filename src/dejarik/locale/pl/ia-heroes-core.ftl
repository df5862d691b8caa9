### Imperium Atakuje, Zestaw podstawowy: bohaterowie i ich karty klas, efekty naszymi słowami.

## Arkusze bohaterów

card-diala-passil = Diala Passil
card-diala-passil-subtitle = Udręczona wygnanka
card-diala-passil-precise-strike = Precyzyjne uderzenie
card-diala-passil-precise-strike-text = Gdy Diala deklaruje atak bronią do walki wręcz, za 2 zmęczenia: wybiera i usuwa 1 kość z puli obrony. Raz na aktywację.
card-diala-passil-foresight = Przeczucie
card-diala-passil-foresight-text = Gdy Diala się broni, za 1 zmęczenie: przerzuca 1 kość obrony.

card-fenn-signis = Fenn Signis
card-fenn-signis-subtitle = Zahartowany weteran
card-fenn-signis-havoc-shot = Niszczycielski strzał
card-fenn-signis-havoc-shot-text = Gdy Fenn atakuje bronią dystansową, za 1 zmęczenie: atak zyskuje Wybuch 1.
card-fenn-signis-lone-wolf = Samotny wilk
card-fenn-signis-lone-wolf-text = Na końcu aktywacji Fenna, jeśli nie sąsiaduje z nim żadna przyjazna figurka, leczy on 1 zmęczenie.

card-gaarkhan = Gaarkhan
card-gaarkhan-subtitle = Zaciekły wojownik
card-gaarkhan-charge = Szarża
card-gaarkhan-charge-text = Za 2 zmęczenia: Gaarkhan porusza się o tyle pól, ile wynosi jego szybkość, lub o mniej. Następnie może wykonać atak bronią do walki wręcz.
card-gaarkhan-rage = Wściekłość
card-gaarkhan-rage-text = Po ataku na Gaarkhana, w którym otrzymał on co najmniej 3 obrażenia, otrzymuje stan Skupienie.

card-gideon-argus = Gideon Argus
card-gideon-argus-subtitle = Waleczny dowódca
card-gideon-argus-command = Rozkaz
card-gideon-argus-command-text = Za 2 zmęczenia: Gideon wybiera inną przyjazną figurkę w promieniu 3 pól. Może ona przerwać, aby wykonać ruch albo atak.
card-gideon-argus-disabling-shot = Obezwładniający strzał
card-gideon-argus-disabling-shot-text = Ataki Gideona bronią dystansową mają dodatkową zdolność wzmocnienia: Ogłuszenie za 1 wzmocnienie.

card-jyn-odan = Jyn Odan
card-jyn-odan-subtitle = Sprytna przemytniczka
card-jyn-odan-quick-draw = Szybki strzał
card-jyn-odan-quick-draw-text = Gdy wroga figurka się aktywuje, za 2 zmęczenia: Jyn przerywa, aby zaatakować ją Pistoletem. Raz na rundę albo dwa razy, jeśli Jyn ma 2 żetony aktywacji.
card-jyn-odan-opportunist = Oportunistka
card-jyn-odan-opportunist-text = Po ataku Jyn, jeśli cel otrzymał obrażenia, może ona poruszyć się o 1 pole.

card-mak-eshkarey = Mak Eshka’rey
card-mak-eshkarey-subtitle = Zuchwały renegat
card-mak-eshkarey-ambush = Zasadzka
card-mak-eshkarey-ambush-text = Gdy Mak deklaruje atak na figurkę, która nie ma go w polu widzenia, za 1 zmęczenie: atak zyskuje Przebicie 2.
card-mak-eshkarey-covert = W ukryciu
card-mak-eshkarey-covert-text = Wrogie figurki odległe o co najmniej 4 pola nie mają Maka w polu widzenia, a on nie blokuje ich pola widzenia.

## Karty klas

card-diala-passil-plasteel-staff = Plastalowy kij

card-diala-passil-force-throw = Przemieszczenie Mocą
card-diala-passil-force-throw-force-throw = Przemieszczenie Mocą
card-diala-passil-force-throw-force-throw-text = Podczas aktywacji Diali za 2 zmęczenia można wyczerpać tę kartę i wybrać inną małą figurkę w promieniu 3 pól: Diala wykonuje test Intuicji. Jeśli test się powiedzie, popycha tę figurkę o 3 pola, a jeśli jest wroga, otrzymuje ona 1 obrażenie.

card-diala-passil-force-adept = Adept Mocy
card-diala-passil-force-adept-guide = Przewodnictwo
card-diala-passil-force-adept-guide-text = Gdy Diala lub przyjazna figurka wykonuje atak albo test atrybutu, Diala może otrzymać 1 zmęczenie: ta figurka może przerzucić 1 kość.
card-diala-passil-force-adept-force-aided-test = Test z pomocą Mocy
card-diala-passil-force-adept-force-aided-test-text = Gdy Diala wykonuje test Siły lub Techniki, można wyczerpać tę kartę: do jej puli kości dodaje się 1 niebieską kość.

card-diala-passil-battle-meditation = Medytacja bitewna
card-diala-passil-battle-meditation-battle-meditation = Medytacja bitewna
card-diala-passil-battle-meditation-battle-meditation-text = Gdy Diala odpoczywa podczas swojej aktywacji, może wykonać test Intuicji: jeśli test się powiedzie, ona albo wybrana przez nią przyjazna figurka otrzymuje stan Skupienie.

card-diala-passil-defensive-stance = Postawa obronna
card-diala-passil-defensive-stance-stronger-foresight = Silniejsze przeczucie
card-diala-passil-defensive-stance-stronger-foresight-text = Gdy Diala używa zdolności Przeczucie, jej wyniki obrony zyskują +1 blok.
card-diala-passil-defensive-stance-untouched = Nietknięta
card-diala-passil-defensive-stance-untouched-text = Po ataku na Dialę, w którym nie otrzymała ona obrażeń, otrzymuje stan Skupienie.

card-diala-passil-art-of-movement = Sztuka ruchu
card-diala-passil-art-of-movement-swift = Prędkość
card-diala-passil-art-of-movement-swift-text = Diala ma +1 do szybkości.
card-diala-passil-art-of-movement-unhindered = Bez przeszkód
card-diala-passil-art-of-movement-unhindered-text = Diala nie wydaje dodatkowych punktów ruchu za trudny teren ani za wrogie figurki.

card-diala-passil-snap-kick = Szybki kopniak
card-diala-passil-snap-kick-snap-kick = Szybki kopniak
card-diala-passil-snap-kick-snap-kick-text = Po ataku Diali bronią do walki wręcz można wyczerpać tę kartę: Diala wybiera sąsiadującą wrogą figurkę i rzuca 1 zieloną kością. Figurka ta otrzymuje tyle obrażeń, ile wypadło.

card-diala-passil-way-of-the-sarlacc = Droga Sarlacca
card-diala-passil-way-of-the-sarlacc-way-of-the-sarlacc = Droga Sarlacca
card-diala-passil-way-of-the-sarlacc-way-of-the-sarlacc-text = Za 2 zmęczenia: Diala wykonuje atak bronią do walki wręcz na każdą sąsiadującą wrogą figurkę.

card-diala-passil-dancing-weapon = Tańcząca broń
card-diala-passil-dancing-weapon-dancing-weapon = Tańcząca broń
card-diala-passil-dancing-weapon-dancing-weapon-text = Za 1 zmęczenie: Diala wykonuje atak dystansowy bronią do walki wręcz. Do puli ataku dodaje się 1 niebieską kość. Atak ma dodatkową zdolność wzmocnienia: +1 obrażenie i +2 do celności za 1 wzmocnienie.

card-fenn-signis-infantry-rifle = Karabin piechoty

card-fenn-signis-tactical-movement = Ruch taktyczny
card-fenn-signis-tactical-movement-tactical-movement = Ruch taktyczny
card-fenn-signis-tactical-movement-tactical-movement-text = Na początku aktywacji Fenna można wyczerpać tę kartę: Fenn albo przyjazna figurka w promieniu 3 pól zdobywa 2 punkty ruchu.

card-fenn-signis-take-cover = Padnij!
card-fenn-signis-take-cover-take-cover = Padnij!
card-fenn-signis-take-cover-take-cover-text = Gdy zadeklarowano atak na Fenna, za 1 zmęczenie można wyczerpać tę kartę: do jego puli obrony dodaje się 1 białą kość.

card-fenn-signis-adrenaline-rush = Zastrzyk adrenaliny
card-fenn-signis-adrenaline-rush-adrenaline-rush = Zastrzyk adrenaliny
card-fenn-signis-adrenaline-rush-adrenaline-rush-text = Po ataku na Fenna, w którym otrzymał on obrażenia, można wyczerpać tę kartę: Fenn wykonuje test Siły. Jeśli test się powiedzie, leczy 3 zmęczenia.

card-fenn-signis-weapon-expert = Spec od uzbrojenia
card-fenn-signis-weapon-expert-weapon-expert = Spec od uzbrojenia
card-fenn-signis-weapon-expert-weapon-expert-text = Gdy Fenn atakuje, za 1 zmęczenie: atak zyskuje Przebicie 1 i +2 do celności.

card-fenn-signis-suppressive-fire = Ogień zaporowy
card-fenn-signis-suppressive-fire-suppressive-fire = Ogień zaporowy
card-fenn-signis-suppressive-fire-suppressive-fire-text = Po ataku, w którym Fenn użył zdolności Niszczycielski strzał, za 1 zmęczenie można wyczerpać tę kartę: dla każdej figurki, która otrzymała obrażenia, trzeba wybrać, czy otrzyma jeszcze 1 obrażenie, czy stan Ogłuszenie. Figurka, która ma już ten stan, otrzymuje obrażenie.

card-fenn-signis-trench-fighter = Bojownik okopów
card-fenn-signis-trench-fighter-trench-fighter = Bojownik okopów
card-fenn-signis-trench-fighter-trench-fighter-text = Gdy Fenn deklaruje atak na figurkę w promieniu 3 pól, można wyczerpać tę kartę: wyniki ataku zyskują +2 obrażenia.

card-fenn-signis-rebel-elite = Rebeliancka elita
card-fenn-signis-rebel-elite-toughness = Wytrwałość
card-fenn-signis-rebel-elite-toughness-text = Fenn ma +3 do żywotności i +1 do wytrzymałości.
card-fenn-signis-rebel-elite-heavier-blast = Silniejszy wybuch
card-fenn-signis-rebel-elite-heavier-blast-text = Niszczycielski strzał daje Wybuch 2 zamiast Wybuchu 1.

card-fenn-signis-superior-positioning = Korzystny manewr
card-fenn-signis-superior-positioning-reposition = Zmiana pozycji
card-fenn-signis-superior-positioning-reposition-text = Za 1 zmęczenie: Fenn porusza się o tyle pól, ile wynosi jego szybkość, lub o mniej i otrzymuje stan Skupienie.
card-fenn-signis-superior-positioning-alert = Czujność
card-fenn-signis-superior-positioning-alert-text = Gdy Fenn się broni i ma stan Skupienie, jego wyniki obrony zyskują +1 blok.

card-gaarkhan-vibro-ax = Wibrotopór

card-gaarkhan-wookiee-fortitude = Krzepa Wookieego
card-gaarkhan-wookiee-fortitude-wookiee-fortitude = Krzepa Wookieego
card-gaarkhan-wookiee-fortitude-wookiee-fortitude-text = Podczas aktywacji Gaarkhana za 1 zmęczenie można wyczerpać tę kartę: Gaarkhan leczy 2 obrażenia albo odrzuca 1 ze swoich stanów.

card-gaarkhan-wookiee-loyalty = Lojalność Wookieego
card-gaarkhan-wookiee-loyalty-wookiee-loyalty = Lojalność Wookieego
card-gaarkhan-wookiee-loyalty-wookiee-loyalty-text = Gdy Gaarkhan lub sąsiadująca z nim przyjazna figurka się broni, można wyczerpać tę kartę: wyniki obrony zyskują +1 blok.

card-gaarkhan-ferocity = Zaciekłość
card-gaarkhan-ferocity-ferocity = Zaciekłość
card-gaarkhan-ferocity-ferocity-text = Gdy Gaarkhan, mając stan Skupienie, deklaruje atak, kość dodawana przez ten stan jest czerwona zamiast zielonej, a atak ma dodatkową zdolność wzmocnienia: Rozpłatanie 1 za 1 wzmocnienie.

card-gaarkhan-staggering-blow = Powalający cios
card-gaarkhan-staggering-blow-staggering-blow = Powalający cios
card-gaarkhan-staggering-blow-staggering-blow-text = Po ataku Gaarkhana za 1 zmęczenie można wyczerpać tę kartę: jeśli cel otrzymał co najmniej 3 obrażenia, otrzymuje stan Ogłuszenie.

card-gaarkhan-rampage = Szał
card-gaarkhan-rampage-rampage = Szał
card-gaarkhan-rampage-rampage-text = Gdy Gaarkhan rozpatrzy zdolność Szarża, każda sąsiadująca wroga figurka otrzymuje 1 obrażenie.

card-gaarkhan-vicious-strike = Zabójczy cios
card-gaarkhan-vicious-strike-vicious-strike = Zabójczy cios
card-gaarkhan-vicious-strike-vicious-strike-text = Gdy Gaarkhan deklaruje atak bronią do walki wręcz, za 1 zmęczenie: wyniki ataku zyskują +1 obrażenie.

card-gaarkhan-brutal-cleave = Potężny zamach
card-gaarkhan-brutal-cleave-brutal-cleave = Potężny zamach
card-gaarkhan-brutal-cleave-brutal-cleave-text = Po ataku Gaarkhana bronią do walki wręcz za 1 zmęczenie można wyczerpać tę kartę: Gaarkhan wykonuje atak na inną figurkę lub obiekt, sąsiadujące z celem pierwszego ataku.

card-gaarkhan-unstoppable = Niepowstrzymany
card-gaarkhan-unstoppable-vigour = Wigor
card-gaarkhan-unstoppable-vigour-text = Gaarkhan ma +1 do wytrzymałości i +1 do szybkości.
card-gaarkhan-unstoppable-fight-on = Dalej do walki
card-gaarkhan-unstoppable-fight-on-text = Gdy Gaarkhan jest ranny, jego ataki mają +2 obrażenia.

card-gideon-argus-holdout-blaster = Ukryty blaster

card-gideon-argus-called-shot = Strzał mierzony
card-gideon-argus-called-shot-called-shot = Strzał mierzony
card-gideon-argus-called-shot-called-shot-text = Gdy Gideon lub przyjazna figurka atakuje cel w polu widzenia Gideona, można wyczerpać tę kartę: wyniki ataku zyskują +1 wzmocnienie.

card-gideon-argus-military-efficiency = Wojskowa skuteczność
card-gideon-argus-military-efficiency-offence = Natarcie
card-gideon-argus-military-efficiency-offence-text = Gdy Gideon atakuje, można wyczerpać tę kartę: 1 obrażenie w jego wynikach zmienia się w 1 wzmocnienie.
card-gideon-argus-military-efficiency-defence = Obrona
card-gideon-argus-military-efficiency-defence-text = Gdy Gideon się broni, można wyczerpać tę kartę: 1 blok w jego wynikach zmienia się w 1 unik.

card-gideon-argus-air-of-command = Siła autorytetu
card-gideon-argus-air-of-command-toughness = Wytrwałość
card-gideon-argus-air-of-command-toughness-text = Gideon ma +2 do żywotności.
card-gideon-argus-air-of-command-far-reaching-orders = Rozkazy na odległość
card-gideon-argus-air-of-command-far-reaching-orders-text = Gideon może użyć zdolności Rozkaz wobec dowolnej przyjaznej figurki w swoim polu widzenia, bez względu na odległość.

card-gideon-argus-mobile-tactician = Mobilny taktyk
card-gideon-argus-mobile-tactician-mobile-tactician = Mobilny taktyk
card-gideon-argus-mobile-tactician-mobile-tactician-text = Gdy Gideon rozpatrzy zdolność Rozkaz, zdobywa 2 punkty ruchu.

card-gideon-argus-for-the-cause = Za sprawę!
card-gideon-argus-for-the-cause-for-the-cause = Za sprawę!
card-gideon-argus-for-the-cause-for-the-cause-text = Gdy inna przyjazna figurka w promieniu 3 pól deklaruje atak, za 1 zmęczenie można wyczerpać tę kartę: figurka ta otrzymuje stan Skupienie.

card-gideon-argus-rallying-shout = Motywujący okrzyk
card-gideon-argus-rallying-shout-rallying-shout = Motywujący okrzyk
card-gideon-argus-rallying-shout-rallying-shout-text = Podczas aktywacji Gideona można wyczerpać tę kartę: inny bohater w jego polu widzenia leczy 2 zmęczenia.

card-gideon-argus-hammer-and-anvil = Między młotem a kowadłem
card-gideon-argus-hammer-and-anvil-hammer-and-anvil = Między młotem a kowadłem
card-gideon-argus-hammer-and-anvil-hammer-and-anvil-text = Za 2 zmęczenia: Gideon wybiera inną przyjazną figurkę. On i ta figurka mogą wykonać po ataku, oba na ten sam cel, którego gracz decyduje, który atak będzie pierwszy. W drugim ataku z puli obrony usuwa się wszystkie kości.
pick-first-attack = { $card }: kto atakuje pierwszy?

card-gideon-argus-masterstroke = Mistrzowskie posunięcie
card-gideon-argus-masterstroke-masterstroke = Mistrzowskie posunięcie
card-gideon-argus-masterstroke-masterstroke-text = Gdy Gideon rozpatrzy zdolność Rozkaz, można wyczerpać tę kartę: może on użyć jej ponownie, bez akcji i bez zmęczenia.

card-jyn-odan-vintage-blaster = Staroświecki blaster

card-jyn-odan-quick-as-a-whip = Szybka jak błysk
card-jyn-odan-quick-as-a-whip-quick-as-a-whip = Szybka jak błysk
card-jyn-odan-quick-as-a-whip-quick-as-a-whip-text = Po ataku na Jyn może ona poruszyć się o 1 pole.

card-jyn-odan-smugglers-luck = Szczęście przemytnika
card-jyn-odan-smugglers-luck-lucky-test = Szczęśliwy test
card-jyn-odan-smugglers-luck-lucky-test-text = Gdy Jyn wykonuje test atrybutu, można wyczerpać tę kartę: przerzuca ona dowolną liczbę kości tego testu.
card-jyn-odan-smugglers-luck-lucky-find = Szczęśliwe znalezisko
card-jyn-odan-smugglers-luck-lucky-find-text = Gdy Jyn dobierze kartę zaopatrzenia, można wyczerpać tę kartę: Jyn odrzuca tamtą i dobiera inną.
card-jyn-odan-smugglers-luck-good-contacts = Dobre kontakty
card-jyn-odan-smugglers-luck-good-contacts-text = Podczas etapu ulepszeń Rebelii Rebelianci dobierają 1 dodatkową kartę przedmiotu.

card-jyn-odan-cheap-shot = Nieczyste zagranie
card-jyn-odan-cheap-shot-cheap-shot = Nieczyste zagranie
card-jyn-odan-cheap-shot-cheap-shot-text = Atak ze zdolności Szybki strzał ma +1 obrażenie i dodatkową zdolność wzmocnienia: Ogłuszenie za 1 wzmocnienie.

card-jyn-odan-roll-with-it = Pogódź się z tym
card-jyn-odan-roll-with-it-roll-with-it = Pogódź się z tym
card-jyn-odan-roll-with-it-roll-with-it-text = Gdy zadeklarowano atak na Jyn, za 1 zmęczenie: jej wyniki obrony zyskują +1 blok i może ona zmienić dowolną liczbę bloków w uniki.
effect-convert-block = Zamiana bloków

card-jyn-odan-get-cocky = Pewność siebie
card-jyn-odan-get-cocky-get-cocky = Pewność siebie
card-jyn-odan-get-cocky-get-cocky-text = Po ataku, w którym Jyn pokonała figurkę będącą celem, można wyczerpać tę kartę: Jyn leczy 2 zmęczenia albo otrzymuje stan Skupienie.

card-jyn-odan-gunslinger = Rewolwerowiec
card-jyn-odan-gunslinger-borrowed-tricks = Wspólne sztuczki
card-jyn-odan-gunslinger-borrowed-tricks-text = Gdy Jyn atakuje Pistoletem, może używać zdolności wzmocnienia wszystkich Pistoletów, które zabrała na misję.
card-jyn-odan-gunslinger-show-off = Popis
card-jyn-odan-gunslinger-show-off-text = Gdy Jyn atakuje, za 1 zmęczenie można wyczerpać tę kartę: jej wyniki ataku zyskują +1 wzmocnienie.

card-jyn-odan-trick-shot = Trudny strzał
card-jyn-odan-trick-shot-trick-shot = Trudny strzał
card-jyn-odan-trick-shot-trick-shot-text = Zanim Jyn zadeklaruje atak bronią dystansową, za 1 zmęczenie: pole widzenia dla tego ataku można wyznaczyć z dowolnego pola w promieniu 3 pól od niej.

card-jyn-odan-sidewinder = Spryciula
card-jyn-odan-sidewinder-sidewinder = Spryciula
card-jyn-odan-sidewinder-sidewinder-text = Po ataku Jyn może ona poruszyć się o maksymalnie 2 pola.

card-mak-eshkarey-longblaster = Blaster długolufowy

card-mak-eshkarey-disengage = Odskok
card-mak-eshkarey-disengage-disengage = Odskok
card-mak-eshkarey-disengage-disengage-text = Gdy wroga figurka wchodzi na pole w promieniu 3 pól od Maka, za 1 zmęczenie można wyczerpać tę kartę: Mak zdobywa 3 punkty ruchu.

card-mak-eshkarey-supply-network = Sieć zaopatrzenia
card-mak-eshkarey-supply-network-scout-supplies = Rozpoznanie zapasów
card-mak-eshkarey-supply-network-scout-supplies-text = Podczas aktywacji Maka można wyczerpać tę kartę: Mak wykonuje test Intuicji. Jeśli test się powiedzie, ujawnia wierzchnią kartę talii zaopatrzenia i odkłada ją na wierzch albo na spód tej talii.
card-mak-eshkarey-supply-network-delivery = Dostawa
card-mak-eshkarey-supply-network-delivery-text = Za zużycie tej karty: Mak dobiera 1 kartę zaopatrzenia.

card-mak-eshkarey-target-acquired = Cel namierzony
card-mak-eshkarey-target-acquired-target-acquired = Cel namierzony
card-mak-eshkarey-target-acquired-target-acquired-text = Zanim Mak zadeklaruje atak, za 1 zmęczenie można wyczerpać tę kartę: figurki nie blokują pola widzenia dla tego ataku, a jego wyniki zyskują +2 do celności.

card-mak-eshkarey-jeswandi-training = Trening Jeswandi
card-mak-eshkarey-jeswandi-training-toughness = Wytrwałość
card-mak-eshkarey-jeswandi-training-toughness-text = Mak ma +2 do żywotności.
card-mak-eshkarey-jeswandi-training-battle-trance = Bitewny trans
card-mak-eshkarey-jeswandi-training-battle-trance-text = Po ataku wrogiej figurki w promieniu 3 pól można wyczerpać tę kartę: Mak otrzymuje stan Skupienie.

card-mak-eshkarey-execute = Egzekucja
card-mak-eshkarey-execute-clean-kill = Czysta robota
card-mak-eshkarey-execute-clean-kill-text = Po ataku, w którym Mak pokonał figurkę będącą celem, leczy on 1 zmęczenie.
card-mak-eshkarey-execute-execute = Egzekucja
card-mak-eshkarey-execute-execute-text = Gdy Mak używa zdolności Zasadzka, za 1 dodatkowe zmęczenie można wyczerpać tę kartę: z puli obrony usuwa się wszystkie białe kości.

card-mak-eshkarey-expertise = Kompetencja
card-mak-eshkarey-expertise-expertise = Kompetencja
card-mak-eshkarey-expertise-expertise-text = Podczas aktywacji Maka, gdy skorzysta on z obiektu, za 1 zmęczenie można wyczerpać tę kartę: Mak wykonuje podczas tej aktywacji 1 dodatkową akcję.

card-mak-eshkarey-no-escape = Bez odwrotu
card-mak-eshkarey-no-escape-no-escape = Bez odwrotu
card-mak-eshkarey-no-escape-no-escape-text = Po ataku Maka, jeśli figurka będąca celem nie została pokonana, za 2 zmęczenia można wyczerpać tę kartę: Mak otrzymuje stan Skupienie i wykonuje kolejny atak na tę figurkę.

card-mak-eshkarey-decoy = Wabik
card-mak-eshkarey-decoy-decoy = Wabik
card-mak-eshkarey-decoy-decoy-text = Gdy zadeklarowano atak na Maka, można zużyć tę kartę: atak pudłuje. Po nim Mak może przerwać: umieszcza się go na pustym polu w promieniu 3 pól, otrzymuje on stan Skupienie i może wykonać atak.
