### Imperium Atakuje, Królestwo Jabby: bohaterowie i ich karty klas, efekty naszymi słowami.

## Arkusze bohaterów

card-onar-koma = Onar Koma
card-onar-koma-subtitle = Rozjuszony ochroniarz
card-onar-koma-rush = Rozpęd
card-onar-koma-rush-text = Gdy Onar wchodzi na pole sąsiadujące z małą figurką, może popchnąć ją o 1 pole. Raz na aktywację.
card-onar-koma-power-through-immunity = Mimo wszystko (odporność)
card-onar-koma-power-through-immunity-text = Onar nie może otrzymywać Szkodliwych stanów.
card-onar-koma-power-through-rest-bonus = Mimo wszystko (lepszy odpoczynek)
card-onar-koma-power-through-rest-bonus-text = Gdy Onar odpoczywa, leczy dodatkowo 2 obrażenia.
card-onar-koma-power-through-rest-limit = Mimo wszystko (jeden odpoczynek)
card-onar-koma-power-through-rest-limit-text = Onar nie może odpoczywać więcej niż raz na aktywację.

card-shyla-varad = Shyla Varad
card-shyla-varad-subtitle = Córka Mandalory
card-shyla-varad-mandalorian-whip = Mandaloriański bicz
card-shyla-varad-mandalorian-whip-text = Za 1 zmęczenie: Shyla wybiera małą wrogą figurkę w promieniu 3 pól i w swoim polu widzenia. Popycha ją o maksymalnie 3 pola tak, aby na końcu z nią sąsiadowała. Następnie wykonuje na nią atak bronią do walki wręcz.
card-shyla-varad-respite = Wytchnienie
card-shyla-varad-respite-text = Na końcu aktywacji Shyli, jeśli nie sąsiaduje z nią żadna wroga figurka, leczy ona 1 zmęczenie.

card-vinto-hreeda = Vinto Hreeda
card-vinto-hreeda-subtitle = Lekkomyślny mściciel
card-vinto-hreeda-boltslinger = Rewolwerowiec
card-vinto-hreeda-boltslinger-text = Po ataku Vinta bronią dystansową, jeśli cel otrzymał obrażenia, może on wybrać inną wrogą figurkę w promieniu 3 pól i w swoim polu widzenia: otrzymuje ona 1 obrażenie.
card-vinto-hreeda-thread-the-needle = Nawlec igłę
card-vinto-hreeda-thread-the-needle-text = Podczas aktywacji Vinta, za 1 zmęczenie: do końca tej aktywacji figurki nie blokują jego pola widzenia.

## Karty klas

card-onar-koma-bodyguard-rifle = Karabin ochroniarza
card-onar-koma-bodyguard-rifle-adjust = Korekta
card-onar-koma-bodyguard-rifle-adjust-text = Gdy bohater deklaruje atak tą bronią, może zastosować w jego wynikach -1 obrażenie i +2 do celności.

card-onar-koma-get-down = Padnij
card-onar-koma-get-down-get-down = Padnij
card-onar-koma-get-down-get-down-text = Gdy Onar lub przyjazna figurka w promieniu 2 pól się broni, można wyczerpać tę kartę: Onar wykonuje test Siły albo Intuicji. Jeśli test się powiedzie, wyniki obrony zyskują +1 blok przy teście Siły, a +1 unik przy teście Intuicji.

card-onar-koma-keep-up = Nadążaj
card-onar-koma-keep-up-keep-up = Nadążaj
card-onar-koma-keep-up-keep-up-text = Na końcu dowolnej aktywacji można wyczerpać tę kartę: Onar zdobywa 1 punkt ruchu.

card-onar-koma-mutual-destruction = Obopólne szkody
card-onar-koma-mutual-destruction-bonus-damage = Dodatkowe obrażenie
card-onar-koma-mutual-destruction-bonus-damage-text = Gdy Onar atakuje, może otrzymać 1 obrażenie: wyniki ataku zyskują +1 obrażenie.
card-onar-koma-mutual-destruction-crashing-rush = Miażdżący rozpęd
card-onar-koma-mutual-destruction-crashing-rush-text = Gdy Onar używa zdolności Rozpęd, można wyczerpać tę kartę: Onar i figurka, którą popchnął, otrzymują po 1 obrażeniu.

card-onar-koma-stay-behind-me = Trzymaj się z tyłu
card-onar-koma-stay-behind-me-toughness = Wytrwałość
card-onar-koma-stay-behind-me-toughness-text = Onar ma +2 do żywotności.
card-onar-koma-stay-behind-me-shield-others = Osłanianie innych
card-onar-koma-stay-behind-me-shield-others-text = Gdy sąsiadująca przyjazna figurka się broni, Onar, jeśli nie jest ranny, może otrzymać 1 obrażenie: wyniki obrony zyskują +1 blok.

card-onar-koma-brute-strength = Bestialska siła
card-onar-koma-brute-strength-substitute-attribute = Inny atrybut
card-onar-koma-brute-strength-substitute-attribute-text = Gdy Onar wykonuje test Techniki lub Intuicji, może zamiast tego użyć kości Siły.
card-onar-koma-brute-strength-force-it = Na siłę
card-onar-koma-brute-strength-force-it-text = Gdy Onar ma skorzystać z obiektu, można wyczerpać tę kartę: wykonuje on test Siły. Przy co najmniej 2 sukcesach skorzystanie nie kosztuje akcji.

card-onar-koma-hold-still = Ani drgnij
card-onar-koma-hold-still-grab = Chwyt
card-onar-koma-hold-still-grab-text = Gdy wroga figurka sąsiadująca z Onarem się broni, można wyczerpać tę kartę: do jej wyników obrony stosuje się -1 blok albo -1 unik.
card-onar-koma-hold-still-punish-retreat = Kara za odwrót
card-onar-koma-hold-still-punish-retreat-text = Gdy wroga figurka z własnej woli opuszcza pole sąsiadujące z Onarem, Onar otrzymuje stan Skupienie.

card-onar-koma-black-sun-armor = Zbroja Czarnego Słońca
card-onar-koma-black-sun-armor-armour-bonus = Premia pancerza
card-onar-koma-black-sun-armor-armour-bonus-text = Bohater ma +3 do żywotności.
card-onar-koma-black-sun-armor-plating = Płyty pancerza
card-onar-koma-black-sun-armor-plating-text = Gdy bohater się broni, może zastosować +1 blok albo +1 unik.

card-onar-koma-dont-make-me-hurt-you = Najgorsze przed tobą
card-onar-koma-dont-make-me-hurt-you-extra-die = Dodatkowa kość
card-onar-koma-dont-make-me-hurt-you-extra-die-text = Gdy Onar deklaruje atak, można wyczerpać tę kartę: do puli ataku dodaje się 1 czerwoną kość.
card-onar-koma-dont-make-me-hurt-you-chain = Następny
card-onar-koma-dont-make-me-hurt-you-chain-text = Po ataku, w którym Onar pokonał cel, może on otrzymać 1 obrażenie: ta karta zostaje przygotowana.

card-shyla-varad-duelists-blade = Ostrze szermierza
card-shyla-varad-duelists-blade-power-strike = Mocne cięcie
card-shyla-varad-duelists-blade-power-strike-text = Bohater wykonuje atak tą bronią, w którym 1 żółtą kość w puli ataku zastępuje się 1 czerwoną.

card-shyla-varad-all-out-attack = Atak z wypadu
card-shyla-varad-all-out-attack-all-out-attack = Atak z wypadu
card-shyla-varad-all-out-attack-all-out-attack-text = Gdy Shyla atakuje bronią do walki wręcz, można wyczerpać tę kartę: do wyników ataku stosuje się +1 obrażenie i -1 wzmocnienie.

card-shyla-varad-responsiveness = Elastyczność
card-shyla-varad-responsiveness-move = Ruch
card-shyla-varad-responsiveness-move-text = Na początku aktywacji Shyli można wyczerpać tę kartę: zdobywa ona 1 punkt ruchu.
card-shyla-varad-responsiveness-recover = Leczenie
card-shyla-varad-responsiveness-recover-text = Na początku aktywacji Shyli można wyczerpać tę kartę: leczy ona 1 zmęczenie.

card-shyla-varad-proximity-strike = Atak w zwarciu
card-shyla-varad-proximity-strike-proximity-strike = Atak w zwarciu
card-shyla-varad-proximity-strike-proximity-strike-text = Gdy Shyla atakuje bronią do walki wręcz, można wyczerpać tę kartę: może ona wskazać 1 kość obrony, którą obrońca przerzuca, a potem może przerzucić 1 kość ataku.

card-shyla-varad-smoke-bombs = Bomby dymne
card-shyla-varad-smoke-bombs-smoke-bombs = Bomby dymne
card-shyla-varad-smoke-bombs-smoke-bombs-text = Na końcu aktywacji bohatera za 1 zmęczenie można wyczerpać tę kartę i wybrać figurkę w promieniu 3 pól: jeśli jest przyjazna, otrzymuje stan Ukrycie, w przeciwnym razie stan Wycieńczenie.

card-shyla-varad-remote-detonator = Zdalny detonator
card-shyla-varad-remote-detonator-remote-detonator = Zdalny detonator
card-shyla-varad-remote-detonator-remote-detonator-text = Podczas aktywacji bohatera za 1 zmęczenie można wyczerpać tę kartę: bohater wybiera wrogą figurkę w promieniu 3 pól i rzuca 1 zieloną kością. Figurka ta otrzymuje tyle obrażeń, ile wypadło.

card-shyla-varad-swords-dance = Taniec mieczy
card-shyla-varad-swords-dance-swords-dance = Taniec mieczy
card-shyla-varad-swords-dance-swords-dance-text = Po ataku Shyli bronią do walki wręcz za 1 zmęczenie można wyczerpać tę kartę: wykonuje ona kolejny atak tą bronią na ten sam cel, z puli ataku usuwając 1 wybraną kość.

card-shyla-varad-full-sweep = Szerokie cięcie
card-shyla-varad-full-sweep-full-sweep = Szerokie cięcie
card-shyla-varad-full-sweep-full-sweep-text = Gdy Shyla atakuje bronią do walki wręcz, można wyczerpać tę kartę: atak zyskuje Rozpłatanie 3.

card-shyla-varad-deadly-grace = Zabójczy wdzięk
card-shyla-varad-deadly-grace-stamina = Kondycja
card-shyla-varad-deadly-grace-stamina-text = Shyla ma +1 do wytrzymałości.
card-shyla-varad-deadly-grace-evasion = Unikanie
card-shyla-varad-deadly-grace-evasion-text = Gdy Shyla się broni, ma +1 unik.
card-shyla-varad-deadly-grace-grace = Gracja
card-shyla-varad-deadly-grace-grace-text = Na początku swojej aktywacji Shyla zdobywa 2 punkty ruchu.

card-vinto-hreeda-hair-trigger-pistol = Pistolet o czułym spuście
card-vinto-hreeda-hair-trigger-pistol-hair-trigger = Czuły spust
card-vinto-hreeda-hair-trigger-pistol-hair-trigger-text = Gdy bohater atakuje tą bronią, może przerzucić wszystkie kości ataku.

card-vinto-hreeda-pinpoint-shot = Precyzyjny strzał
card-vinto-hreeda-pinpoint-shot-pinpoint-shot = Precyzyjny strzał
card-vinto-hreeda-pinpoint-shot-pinpoint-shot-text = Gdy Vinto atakuje bronią dystansową, można wyczerpać tę kartę: z wyników usuwa się wszystkie obrażenia, bloki, wzmocnienia, uniki i uchylenia. Atak ma wtedy +1 obrażenie i Wycieńczenie, a jego wyników nic już nie może zmienić.

card-vinto-hreeda-shot-on-the-run = Strzał w biegu
card-vinto-hreeda-shot-on-the-run-quick = Szybkość
card-vinto-hreeda-shot-on-the-run-quick-text = Vinto ma +1 do szybkości.
card-vinto-hreeda-shot-on-the-run-running-shot = Strzał z biegu
card-vinto-hreeda-shot-on-the-run-running-shot-text = Podczas aktywacji, w której Vinto wykonał ruch, można wyczerpać tę kartę: wybiera on wrogą figurkę w promieniu 3 pól i w swoim polu widzenia i wykonuje test Intuicji. Jeśli test się powiedzie, figurka ta otrzymuje 1 obrażenie.

card-vinto-hreeda-battlefield-experience = Doświadczenie bojowe
card-vinto-hreeda-battlefield-experience-stamina = Kondycja
card-vinto-hreeda-battlefield-experience-stamina-text = Vinto ma +1 do wytrzymałości.
card-vinto-hreeda-battlefield-experience-steady = Pewna ręka
card-vinto-hreeda-battlefield-experience-steady-text = Gdy Vinto atakuje, można wyczerpać tę kartę: przerzuca on 1 kość ataku.

card-vinto-hreeda-sharpshooter = Snajper
card-vinto-hreeda-sharpshooter-aim = Celowanie
card-vinto-hreeda-sharpshooter-aim-text = Ataki Vinta mają +1 do celności.
card-vinto-hreeda-sharpshooter-longer-reach = Dalszy zasięg
card-vinto-hreeda-sharpshooter-longer-reach-text = Zdolności Rewolwerowiec, Strzał w biegu i Intensywny ostrzał sięgają 4 pól zamiast 3.

card-vinto-hreeda-dead-on = W dziesiątkę
card-vinto-hreeda-dead-on-deadly-attack = Zabójczy atak
card-vinto-hreeda-dead-on-deadly-attack-text = Gdy Vinto atakuje, można wyczerpać tę kartę: wyniki ataku zyskują +1 obrażenie.
card-vinto-hreeda-dead-on-deadly-boltslinger = Zabójczy rewolwerowiec
card-vinto-hreeda-dead-on-deadly-boltslinger-text = Gdy Vinto używa zdolności Rewolwerowiec, można wyczerpać tę kartę: wybrana figurka otrzymuje 1 dodatkowe obrażenie.
card-vinto-hreeda-dead-on-deadly-pinpoint = Zabójcza precyzja
card-vinto-hreeda-dead-on-deadly-pinpoint-text = Gdy Vinto używa zdolności Precyzyjny strzał, można wyczerpać tę kartę: cel otrzymuje 1 obrażenie.

card-vinto-hreeda-off-hand-blaster = Podręczny blaster
card-vinto-hreeda-off-hand-blaster-second-shot = Drugi strzał
card-vinto-hreeda-off-hand-blaster-second-shot-text = Podczas aktywacji bohatera za 1 zmęczenie można wyczerpać tę kartę: bohater wykonuje atak tą bronią bez wydawania akcji.

card-vinto-hreeda-merciless = Bez litości
card-vinto-hreeda-merciless-merciless = Bez litości
card-vinto-hreeda-merciless-merciless-text = Gdy Vinto atakuje figurkę, która otrzymała już obrażenia, można wyczerpać tę kartę: wyniki ataku zyskują +3 obrażenia.

card-vinto-hreeda-rapid-fire = Intensywny ostrzał
card-vinto-hreeda-rapid-fire-barrage = Kanonada
card-vinto-hreeda-rapid-fire-barrage-text = Podczas aktywacji Vinta za 1 zmęczenie można wyczerpać tę kartę: każda wroga figurka w promieniu 3 pól i w jego polu widzenia otrzymuje 1 obrażenie.
card-vinto-hreeda-rapid-fire-reroll-everything = Wszystko od nowa
card-vinto-hreeda-rapid-fire-reroll-everything-text = Gdy Vinto atakuje bronią dystansową, może sprawić, że wszystkie kości ataku i obrony zostaną przerzucone.
