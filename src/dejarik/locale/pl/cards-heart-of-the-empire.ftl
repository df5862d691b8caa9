### Imperium Atakuje, W sercu Imperium: nazwy kart z gry, efekty naszymi słowami.

## Karty rozstawienia

card-at-dp-elite = AT-DP
card-at-dp-elite-assault = Szturm
card-at-dp-elite-assault-text = Podczas jednej aktywacji ta figurka może atakować więcej niż jedną akcją.
card-at-dp-elite-charge-generators = Generatory ładunków
card-at-dp-elite-charge-generators-text = Gdy ta figurka atakuje i otrzymała dotąd mniej niż 9 obrażeń, stosuje +1 obrażenie i może przerzucić 1 kość ataku.

card-ahsoka-tano-rebel-instigator = Ahsoka Tano
card-ahsoka-tano-rebel-instigator-subtitle = Rebeliancka podżegaczka
card-ahsoka-tano-rebel-instigator-force-leap = Skok Mocy
card-ahsoka-tano-rebel-instigator-force-leap-text = Ahsokę umieszcza się na pustym polu w promieniu 6 pól.
card-ahsoka-tano-rebel-instigator-vigor = Wigor
card-ahsoka-tano-rebel-instigator-vigor-text = Na początku swojej aktywacji Ahsoka może zdobyć 2 punkty ruchu albo 1 żeton potęgi bloku.
card-ahsoka-tano-rebel-instigator-twin-sabers = Para mieczy świetlnych
card-ahsoka-tano-rebel-instigator-twin-sabers-text = Gdy Ahsoka atakuje, może przerzucić wszystkie swoje kości ataku albo sprawić, że obrońca przerzuci wszystkie kości obrony.

card-clawdite-shapeshifter = Clawdicki zmiennokształtny
card-clawdite-shapeshifter-shape = Kształt
card-clawdite-shapeshifter-shape-text = Gdy ta figurka zostaje rozstawiona, może zdobyć 1 kartę formy z puli. Pola formy traktuje się jak wydrukowane na tej karcie.
card-clawdite-shapeshifter-shift = Zmiana
card-clawdite-shapeshifter-shift-text = Na początku każdej rundy ta figurka może wymienić swoją kartę formy na inną.

card-clawdite-shapeshifter-elite = Clawdicki zmiennokształtny
card-clawdite-shapeshifter-elite-shape = Kształt
card-clawdite-shapeshifter-elite-shape-text = Gdy ta figurka zostaje rozstawiona, może zdobyć 1 kartę formy z puli. Pola formy traktuje się jak wydrukowane na tej karcie.
card-clawdite-shapeshifter-elite-shift = Zmiana
card-clawdite-shapeshifter-elite-shift-text = Na początku każdej rundy ta figurka może wymienić swoją kartę formy na inną.

card-driven-by-hatred = Wiedziony nienawiścią
card-driven-by-hatred-damage-bonus = Premia do obrażeń
card-driven-by-hatred-damage-bonus-text = Ataki Vadera mają +1 obrażenie.
card-driven-by-hatred-lost-ability = Utracona zdolność
card-driven-by-hatred-lost-ability-text = Vader traci zdolność Brutalność.
card-driven-by-hatred-reroll = Przerzut
card-driven-by-hatred-reroll-text = Gdy Vader atakuje, może przerzucić 1 kość ataku.
card-driven-by-hatred-end-of-round = Koniec rundy
card-driven-by-hatred-end-of-round-text = Na końcu każdej rundy Vader porusza się o maksymalnie 2 pola. Następnie może użyć zdolności Duszenie Mocą albo wykonać atak z 1 kością mniej w puli ataku.

card-drokkatta-skirmish = Drokkatta
card-drokkatta-skirmish-demolish = Demolka
card-drokkatta-skirmish-demolish-text = Raz podczas swojej aktywacji Drokkatta może wybrać pole w promieniu 3 pól i w swoim polu widzenia. Każda figurka na nim lub sąsiadująca z nim otrzymuje 1 obrażenie. Następnie na tym polu umieszcza się żeton gruzowiska, a Drokkatta otrzymuje 1 zmęczenie.
card-drokkatta-skirmish-shrapnel = Odłamki
card-drokkatta-skirmish-shrapnel-text = Za 1 wzmocnienie jedno z dwojga: Wybuch 2 albo, po ataku, jeśli nie spudłował, każda figurka i każdy obiekt w promieniu 2 pól od pola celu otrzymuje 1 obrażenie.

card-emperor-palpatine-sith-master = Imperator Palpatine
card-emperor-palpatine-sith-master-subtitle = Mistrz Sithów
card-emperor-palpatine-sith-master-emperor = Imperator
card-emperor-palpatine-sith-master-emperor-text = Raz podczas swojej aktywacji Palpatine może wybrać inną figurkę w promieniu 4 pól: przerywa ona, aby wykonać atak. Atak wrogiej figurki kontroluje gracz Palpatine’a.
card-emperor-palpatine-sith-master-tempt = Pokusa
card-emperor-palpatine-sith-master-tempt-text = Na początku swojej aktywacji Palpatine wybiera figurkę: otrzymuje ona 1 obrażenie i zdobywa 1 żeton potęgi obrażeń.
card-emperor-palpatine-sith-master-force-lightning = Błyskawica Mocy
card-emperor-palpatine-sith-master-force-lightning-text = Palpatine wybiera figurkę w promieniu 4 pól i w swoim polu widzenia: otrzymuje ona 3 obrażenia i stan Wycieńczenie. Każda sąsiadująca z nią figurka otrzymuje 1 obrażenie.

card-jarrod-kelvin-skirmish = Jarrod Kelvin
card-jarrod-kelvin-skirmish-leaping-slash = Cięcie z wyskoku
card-jarrod-kelvin-skirmish-leaping-slash-text = Jarrod porusza się o maksymalnie 2 pola, a potem wykonuje atak.
card-jarrod-kelvin-skirmish-droid-master = Mistrz droidów
card-jarrod-kelvin-skirmish-droid-master-text = Na początku misji towarzysz J4X-7 wchodzi do gry na sąsiadującym polu. Aktywuje się na początku albo na końcu aktywacji Jarroda; przy ustalaniu kontroli się go pomija.

card-ko-tun-feralo-skirmish = Ko-Tun Feralo
card-ko-tun-feralo-skirmish-arms-distribution = Przydział uzbrojenia
card-ko-tun-feralo-skirmish-arms-distribution-text = Na początku swojej aktywacji Ko-Tun może wybrać inną przyjazną figurkę w promieniu 3 pól: zdobywa ona 1 żeton potęgi obrażeń albo bloku.
card-ko-tun-feralo-skirmish-dead-precise = Zabójcza precyzja
card-ko-tun-feralo-skirmish-dead-precise-text = Gdy inna przyjazna figurka w promieniu 3 pól wydaje żeton potęgi podczas ataku, z wyników obrony usuwa się 1 uchylenie.
card-ko-tun-feralo-skirmish-professional = Profesjonalista
card-ko-tun-feralo-skirmish-professional-text = Gdy ta figurka atakuje, może przerzucić 1 kość ataku.

card-maul-seeker-of-vengeance = Maul
card-maul-seeker-of-vengeance-subtitle = Żądny zemsty
card-maul-seeker-of-vengeance-dual-bladed-fury = Furia dwóch ostrzy
card-maul-seeker-of-vengeance-dual-bladed-fury-text = Zanim Maul zadeklaruje atak, wybiera jedno: ten atak ma Dystans i Rozpłatanie 2 albo Maul otrzymuje stan Skupienie.
card-maul-seeker-of-vengeance-stalk-prey = Tropiąc ofiarę
card-maul-seeker-of-vengeance-stalk-prey-text = Za 1 wzmocnienie: po tym ataku Maul zdobywa 2 punkty ruchu i 1 żeton potęgi obrażeń.
card-maul-seeker-of-vengeance-sustained-by-rage = Napędzany gniewem
card-maul-seeker-of-vengeance-sustained-by-rage-text = Maul nie może leczyć obrażeń. Nie może zostać pokonany w rundzie, w której nie zakończył jeszcze aktywacji.

card-riot-trooper-campaign = Szturmowiec prewencji
card-riot-trooper-campaign-crowd-control = Kontrola tłumu
card-riot-trooper-campaign-crowd-control-text = Gdy ta figurka atakuje, może zastosować −1 obrażenie do wyników ataku: jeśli cel mimo to otrzyma obrażenia, otrzymuje też 1 zmęczenie.
card-riot-trooper-campaign-shield = Tarcza
card-riot-trooper-campaign-shield-text = Na końcu aktywacji tej figurki, jeśli nie ma ona żetonu potęgi bloku, zdobywa jeden.

card-riot-trooper-skirmish = Szturmowiec prewencji
card-riot-trooper-skirmish-stun-batons = Pałki ogłuszające
card-riot-trooper-skirmish-stun-batons-text = Po ataku tej figurki, jeśli cel otrzymał obrażenia, otrzymuje też 1 zmęczenie.
card-riot-trooper-skirmish-shield = Tarcza
card-riot-trooper-skirmish-shield-text = Na końcu aktywacji tej figurki, jeśli nie ma ona żetonu potęgi bloku, zdobywa jeden.

card-riot-trooper-elite-campaign = Szturmowiec prewencji
card-riot-trooper-elite-campaign-crowd-control = Kontrola tłumu
card-riot-trooper-elite-campaign-crowd-control-text = Gdy ta figurka atakuje, może zastosować −1 obrażenie do wyników ataku: jeśli cel mimo to otrzyma obrażenia, otrzymuje też 1 zmęczenie.
card-riot-trooper-elite-campaign-shield = Tarcza
card-riot-trooper-elite-campaign-shield-text = Na końcu aktywacji tej figurki, jeśli nie ma ona żetonu potęgi bloku, zdobywa jeden.
card-riot-trooper-elite-campaign-professional = Profesjonalista
card-riot-trooper-elite-campaign-professional-text = Gdy ta figurka atakuje, może przerzucić 1 kość ataku.

card-riot-trooper-elite-skirmish = Szturmowiec prewencji
card-riot-trooper-elite-skirmish-stun-batons = Pałki ogłuszające
card-riot-trooper-elite-skirmish-stun-batons-text = Po ataku tej figurki, jeśli cel otrzymał obrażenia, otrzymuje też 1 zmęczenie.
card-riot-trooper-elite-skirmish-shield = Tarcza
card-riot-trooper-elite-skirmish-shield-text = Na końcu aktywacji tej figurki, jeśli nie ma ona żetonu potęgi bloku, zdobywa jeden.
card-riot-trooper-elite-skirmish-professional = Profesjonalista
card-riot-trooper-elite-skirmish-professional-text = Gdy ta figurka atakuje, może przerzucić 1 kość ataku.

card-rogue-smuggler = Niepokorny przemytnik
card-rogue-smuggler-lost-ability = Utracona zdolność
card-rogue-smuggler-lost-ability-text = Han traci zdolność Odwrócenie uwagi.
card-rogue-smuggler-reroll = Przerzut
card-rogue-smuggler-reroll-text = Gdy Han atakuje, może przerzucić 1 kość ataku.
card-rogue-smuggler-return-fire = Odpowiedź ogniem
card-rogue-smuggler-return-fire-text = Han może użyć zdolności Odpowiedź ogniem, nawet jeśli otrzymał obrażenia.
card-rogue-smuggler-end-of-round-attack = Atak na końcu rundy
card-rogue-smuggler-end-of-round-attack-text = Na końcu rundy można wyczerpać tę kartę: Han przerywa, aby wykonać atak.

card-sentry-droid = Droid strażniczy
card-sentry-droid-multi-fire = Ogień ciągły
card-sentry-droid-multi-fire-text = Ta figurka wykonuje 2 ataki, każdy na inny cel. W wynikach każdego z nich jest −1 obrażenie.
card-sentry-droid-charged-shot = Wzmocniona salwa
card-sentry-droid-charged-shot-text = Ta figurka wykonuje atak z +2 do celności.
card-sentry-droid-targeting-computer = Komputer celowniczy
card-sentry-droid-targeting-computer-text = Gdy ta figurka atakuje, może przerzucić 1 kość ataku.

card-sentry-droid-elite = Droid strażniczy
card-sentry-droid-elite-multi-fire = Ogień ciągły
card-sentry-droid-elite-multi-fire-text = Ta figurka wykonuje 2 ataki, każdy na inny cel. W wynikach każdego z nich jest −1 obrażenie.
card-sentry-droid-elite-charged-shot = Wzmocniona salwa
card-sentry-droid-elite-charged-shot-text = Ta figurka wykonuje atak z +2 do celności.
card-sentry-droid-elite-targeting-computer = Komputer celowniczy
card-sentry-droid-elite-targeting-computer-text = Gdy ta figurka atakuje, może przerzucić 1 kość ataku.

card-wookiee-avenger = Mściwy Wookiee
card-wookiee-avenger-damage-bonus = Premia do obrażeń
card-wookiee-avenger-damage-bonus-text = Ataki Chewbakki mają +1 obrażenie.
card-wookiee-avenger-lost-ability = Utracona zdolność
card-wookiee-avenger-lost-ability-text = Chewbacca traci zdolność Obrońca.
card-wookiee-avenger-dodge-conversion = Zamiana uchyleń
card-wookiee-avenger-dodge-conversion-text = Gdy Chewbacca się broni, każde uchylenie zamienia się w unik.
card-wookiee-avenger-setup-search = Szukanie karty
card-wookiee-avenger-setup-search-text = Podczas przygotowania właściciel wyszukuje w talii dowodzenia kartę Spłacone długi (Debts Repaid), ujawnia ją, bierze na rękę i tasuje talię. Początkowa ręka jest o 1 kartę mniejsza.
card-wookiee-avenger-free-slam = Darmowe Odrzucenie
card-wookiee-avenger-free-slam-text = Raz podczas swojej aktywacji Chewbacca może użyć zdolności Odrzucenie bez wydawania akcji.

## Karty dowodzenia

card-arcing-shot = Strzał stromotorowy
card-arcing-shot-arcing-shot = Strzał stromotorowy
card-arcing-shot-arcing-shot-text = Zanim Drokkatta zadeklaruje atak: jego celem może być figurka lub obiekt sąsiadujący z pustym polem w polu widzenia Drokkatty.

card-armed-escort = Zbrojna eskorta
card-armed-escort-armed-escort = Zbrojna eskorta
card-armed-escort-armed-escort-text = Podczas jej aktywacji: do końca rundy inne przyjazne figurki w promieniu 2 pól od tej figurki mają +1 unik.

card-battle-scars = Blizny po bitwach
card-battle-scars-battle-scars = Blizny po bitwach
card-battle-scars-battle-scars-text = Podczas swojej aktywacji ta figurka zdobywa 1 dowolny żeton potęgi albo 2, jeśli otrzymała co najmniej 3 obrażenia.

card-collateral-damage = Straty uboczne
card-collateral-damage-collateral-damage = Straty uboczne
card-collateral-damage-collateral-damage-text = Po ataku tej figurki gracz wybiera figurkę lub obiekt inny niż obrońca w promieniu 2 pól od pola celu: otrzymuje 2 obrażenia.

card-concentrated-fire = Skoncentrowany ogień
card-concentrated-fire-concentrated-fire = Skoncentrowany ogień
card-concentrated-fire-concentrated-fire-text = Gdy inny przyjazny Żołnierz deklaruje atak na cel w polu widzenia tej figurki: jeśli jej rodzajem ataku jest atak dystansowy, do puli ataku dodaje się 1 czerwoną kość. Ta figurka otrzymuje stan Ogłuszenie.

card-droid-mastery = Władza nad droidem
card-droid-mastery-droid-mastery = Władza nad droidem
card-droid-mastery-droid-mastery-text = Podczas aktywacji Jarroda J4X-7 otrzymuje stan Skupienie i może przerwać, aby wykonać atak. Jeśli J4X-7 nie jest w grze, zamiast tego wchodzi do gry na polu Jarroda.

card-field-supply = Zaopatrzenie polowe
card-field-supply-field-supply = Zaopatrzenie polowe
card-field-supply-field-supply-text = Na początku rundy do 2 innych figurek w promieniu 3 pól od Ko-Tun zdobywa po 1 żetonie potęgi obrażeń lub wzmocnienia. W tej rundzie przyjazna figurka, która wydaje żeton potęgi obrażeń lub wzmocnienia, może w tym ataku przerzucić 1 kość ataku.

card-forward-march = Naprzód marsz
card-forward-march-forward-march = Naprzód marsz
card-forward-march-forward-march-text = Podczas jej aktywacji każda przyjazna figurka w promieniu 2 pól od tej figurki zdobywa 1 punkt ruchu.

card-heavy-ordnance = Ciężki ładunek
card-heavy-ordnance-heavy-ordnance = Ciężki ładunek
card-heavy-ordnance-heavy-ordnance-text = Gdy ta figurka atakuje, stosuje +1 obrażenie, a przeciwko obiektowi zamiast tego +2 obrażenia i Przebicie 2.

card-ready-weapons = Broń w pogotowiu
card-ready-weapons-ready-weapons = Broń w pogotowiu
card-ready-weapons-ready-weapons-text = Między figurki z grupy tej figurki rozdziela się 3 żetony potęgi obrażeń.

## Towarzysze

card-88-z = 88-Z
card-88-z-harass = Nękanie
card-88-z-harass-text = Za 1 wzmocnienie: jeśli atak nie spudłuje, cel otrzymuje 1 zmęczenie.
card-88-z-remote = Zdalny
card-88-z-remote-text = Zasady misji nie uznają 88-Z za figurkę Imperium.

card-j4x-7 = J4X-7
card-j4x-7-supporting-fire = Ogień wspierający
card-j4x-7-supporting-fire-text = Raz na aktywację, gdy inna przyjazna figurka atakuje figurkę sąsiadującą z J4X-7, Przebicie ataku zwiększa się o 1.

## Formy

card-scout = Zwiadowca
card-scout-rifleman = Strzelec
card-scout-rifleman-text = Gdy ta figurka deklaruje atak, 1 czerwoną kość w puli ataku zastępuje się 1 niebieską.
card-scout-priority-target = Priorytetowy cel
card-scout-priority-target-text = Figurki nie blokują pola widzenia dla ataków tej figurki.

card-senator = Senator
card-senator-conspire = Konspirowanie
card-senator-conspire-text = Ta figurka rzuca kośćmi swojej puli ataku i 1 żółtą kością. Za każde wyrzucone wzmocnienie, najwyżej 3, ona lub sąsiadująca przyjazna figurka zdobywa 1 dowolny żeton potęgi.

card-streetrat = Uliczny szczur
card-streetrat-assassins-blade = Ostrze zabójcy
card-streetrat-assassins-blade-text = Za 1 wzmocnienie: po tym ataku figurka wybiera sąsiadującą wrogą figurkę i rzuca 1 czerwoną kością: otrzymuje ona tyle obrażeń, ile wypadło.
card-streetrat-fleet = Szybkonogi
card-streetrat-fleet-text = Na początku swojej aktywacji ta figurka zdobywa 2 punkty ruchu.
