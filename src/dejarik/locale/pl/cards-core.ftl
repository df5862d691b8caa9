### Imperium Atakuje, Zestaw podstawowy: nazwy kart z gry, efekty naszymi słowami.

## Słowa na kartach

box-core = Zestaw podstawowy
box-return-to-hoth = Powrót na Hoth
box-jabbas-realm = Królestwo Jabby
box-heart-of-the-empire = W sercu Imperium

faction-rebel = Rebelia
faction-imperial = Imperium
faction-mercenary = najemnicy
faction-neutral = neutralne

trait-brawler = Bitny
trait-creature = Istota
trait-droid = Droid
trait-force-user = Użytkownik Mocy
trait-guardian = Strażnik
trait-heavy-weapon = Ciężka broń
trait-hunter = Łowca
trait-leader = Przywódca
trait-skirmish-upgrade = Ulepszenie konfrontacji
trait-smuggler = Przemytnik
trait-spy = Szpieg
trait-trooper = Żołnierz
trait-vehicle = Pojazd
trait-wookiee = Wookiee

keyword-massive = Masywny
keyword-mobile = Mobilny
keyword-reach = Dystans
keyword-habitat = Habitat
keyword-pierce = Przebicie
keyword-blast = Wybuch
keyword-cleave = Rozpłatanie
keyword-bleed = Krwawienie
keyword-stun = Ogłuszenie
keyword-weaken = Wycieńczenie
keyword-focus = Skupienie
keyword-hide = Ukrycie

condition-stun = Ogłuszenie
condition-bleed = Krwawienie
condition-weaken = Wycieńczenie
condition-focus = Skupienie
condition-hide = Ukrycie
condition-trait-harmful = Szkodliwy
condition-trait-beneficial = Korzystny

symbol-damage = obrażenia
symbol-surge = wzmocnienie
symbol-accuracy = celność
symbol-block = blok
symbol-evade = unik
symbol-dodge = uchylenie

attack-type-melee = wręcz
attack-type-ranged = dystansowy

effect-kind-passive = pasywna
effect-kind-triggered = wyzwalana
effect-kind-use = opcjonalna
effect-kind-special-action = akcja specjalna
effect-kind-double-special-action = akcja specjalna (2 akcje)
effect-kind-surge = zdolność wzmocnienia
effect-kind-exhaust = wyczerpanie
effect-kind-deplete = zużycie
effect-kind-discard = odrzucenie
effect-kind-command = karta dowodzenia
effect-kind-play = zagrywana z ręki
effect-kind-setup = przygotowanie
effect-kind-deck-building = budowanie armii
effect-kind-mission = misja

timing-special-action = akcja specjalna
timing-double-special-action = akcja specjalna (2 akcje)
timing-start-of-round = początek rundy
timing-end-of-round = koniec rundy
timing-start-of-activation = początek aktywacji figurki
timing-during-activation = podczas aktywacji figurki
timing-after-activation = po aktywacji
timing-hostile-activation = wroga figurka się aktywuje
timing-before-declaring-attack = zanim figurka zadeklaruje atak
timing-declare-attack = figurka deklaruje atak
timing-friendly-declares-attack = inna przyjazna figurka deklaruje atak
timing-attack-on-you-declared = zadeklarowano atak na figurkę
timing-while-attacking = gdy figurka atakuje
timing-while-defending = gdy figurka się broni
timing-while-friendly-defending = gdy broni się inna przyjazna figurka
timing-after-attack = po ataku figurki
timing-after-attack-on-you = po ataku na figurkę
timing-after-special-action = po akcji specjalnej figurki
timing-hostile-defeated = wroga figurka zostaje pokonana
timing-friendly-would-be-defeated = przyjazna figurka ma zostać pokonana
timing-friendly-suffers-damage = inna przyjazna figurka otrzymuje obrażenia
timing-command-card-played = rywal zagrywa kartę dowodzenia

## Karty rozstawienia

card-at-st-elite = AT-ST
card-at-st-elite-targeting-computer = Komputer celowniczy
card-at-st-elite-targeting-computer-text = Gdy ta figurka atakuje, może przerzucić 1 kość ataku.
card-at-st-elite-awkward = Niezdarny
card-at-st-elite-awkward-text = Ta figurka nie może atakować figurek, z którymi sąsiaduje.

card-balance-of-the-force = Równowaga Mocy
card-balance-of-the-force-balance-of-the-force = Równowaga Mocy
card-balance-of-the-force-balance-of-the-force-text = Karty dowodzenia tej armii mogą łącznie kosztować o 3 punkty więcej niż zwykle.

card-chewbacca-loyal-wookiee = Chewbacca
card-chewbacca-loyal-wookiee-subtitle = Wierny Wookiee
card-chewbacca-loyal-wookiee-slam = Odrzucenie
card-chewbacca-loyal-wookiee-slam-text = Chewbacca wybiera sąsiadującą wrogą figurkę i rzuca 1 czerwoną kością: otrzymuje ona tyle obrażeń, ile wypadło. Jeśli to mała figurka, Chewbacca może ją następnie popchnąć o 1 pole.
card-chewbacca-loyal-wookiee-protector = Obrońca
card-chewbacca-loyal-wookiee-protector-text = Gdy przyjazna figurka się broni, a ta figurka sąsiaduje z polem celu, wyniki obrony zyskują +1 blok. W jednym ataku liczy się tylko jeden Obrońca.

card-darth-vader-lord-of-the-sith = Darth Vader
card-darth-vader-lord-of-the-sith-subtitle = Lord Sithów
card-darth-vader-lord-of-the-sith-brutality = Brutalność
card-darth-vader-lord-of-the-sith-brutality-text = Ta figurka wykonuje 2 ataki, każdy na inny cel.
card-darth-vader-lord-of-the-sith-force-choke = Duszenie Mocą
card-darth-vader-lord-of-the-sith-force-choke-text = Vader wybiera wrogą figurkę w swoim polu widzenia: otrzymuje ona 2 obrażenia i 1 zmęczenie.
card-darth-vader-lord-of-the-sith-foresight = Przeczucie
card-darth-vader-lord-of-the-sith-foresight-text = Gdy ta figurka się broni, może przerzucić 1 kość obrony.

card-devious-scheme = Chytry plan
card-devious-scheme-devious-scheme = Chytry plan
card-devious-scheme-devious-scheme-text = Na końcu przygotowania właściciel wybiera strefę rozstawienia. Rywal otrzymuje inicjatywę i rozstawia się jako pierwszy.
card-devious-scheme-cancelled-by-a-copy = Znosi się z drugą kopią
card-devious-scheme-cancelled-by-a-copy-text = Ta karta nie działa, jeśli rywal także ma Chytry plan.

card-diala-passil-skirmish = Diala Passil
card-diala-passil-skirmish-shattering-blow = Druzgocący cios
card-diala-passil-skirmish-shattering-blow-text = Gdy Diala deklaruje atak, jej gracz może odrzucić 1 kartę dowodzenia z ręki, aby wybrać i usunąć 1 kość z puli obrony.
card-diala-passil-skirmish-foresight = Przeczucie
card-diala-passil-skirmish-foresight-text = Gdy ta figurka się broni, może przerzucić 1 kość obrony.

card-e-web-engineer = Obsługa E-Weba
card-e-web-engineer-tripod = Trójnóg
card-e-web-engineer-tripod-text = Podczas jednej swojej aktywacji ta figurka może albo atakować, albo z własnej woli opuścić swoje pole, ale nie jedno i drugie.
card-e-web-engineer-assault = Szturm
card-e-web-engineer-assault-text = Podczas jednej aktywacji ta figurka może atakować więcej niż jedną akcją.

card-e-web-engineer-elite = Obsługa E-Weba
card-e-web-engineer-elite-tripod = Trójnóg
card-e-web-engineer-elite-tripod-text = Podczas jednej swojej aktywacji ta figurka może albo atakować, albo z własnej woli opuścić swoje pole, ale nie jedno i drugie.
card-e-web-engineer-elite-assault = Szturm
card-e-web-engineer-elite-assault-text = Podczas jednej aktywacji ta figurka może atakować więcej niż jedną akcją.

card-fenn-signis-skirmish = Fenn Signis
card-fenn-signis-skirmish-assault = Szturm
card-fenn-signis-skirmish-assault-text = Podczas jednej aktywacji ta figurka może atakować więcej niż jedną akcją.
card-fenn-signis-skirmish-trooper-assault = Szturm Żołnierzy
card-fenn-signis-skirmish-trooper-assault-text = Raz na rundę, gdy przyjazny Żołnierz w promieniu 3 pól rozpatrzy atak, może zyskać Szturm do końca tej aktywacji.

card-first-strike = Pierwszy cios
card-first-strike-first-strike = Pierwszy cios
card-first-strike-first-strike-text = Na końcu przygotowania każdy gracz otrzymuje 4 PZ.

card-gaarkhan-skirmish = Gaarkhan
card-gaarkhan-skirmish-enraged = Rozwścieczony
card-gaarkhan-skirmish-enraged-text = Dopóki Gaarkhan ma na sobie obrażenia, podczas jednej aktywacji może atakować więcej niż jedną akcją.
card-gaarkhan-skirmish-charge = Szarża
card-gaarkhan-skirmish-charge-text = Gaarkhan porusza się o tyle pól, ile wynosi jego szybkość, lub o mniej. Następnie może wykonać atak.

card-general-weiss-field-commander = Generał Weiss
card-general-weiss-field-commander-subtitle = Dowódca polowy
card-general-weiss-field-commander-generals-orders = Rozkazy generała
card-general-weiss-field-commander-generals-orders-text = Weiss wybiera do 2 innych przyjaznych figurek: każda z nich może przerwać, aby wykonać ruch.
card-general-weiss-field-commander-epic-arsenal = Legendarny arsenał
card-general-weiss-field-commander-epic-arsenal-text = Pulę ataku tworzą 3 wybrane kości ataku, w tym najwyżej 2 tego samego koloru.

card-gideon-argus-skirmish = Gideon Argus
card-gideon-argus-skirmish-tactical-maneuver = Manewr taktyczny
card-gideon-argus-skirmish-tactical-maneuver-text = Gideon wybiera inną przyjazną figurkę w swoim polu widzenia: zdobywa ona 2 punkty ruchu.
card-gideon-argus-skirmish-on-my-mark = Na mój znak
card-gideon-argus-skirmish-on-my-mark-text = Gideon wybiera inną przyjazną figurkę w swoim polu widzenia: otrzymuje ona stan Skupienie.

card-han-solo-scoundrel = Han Solo
card-han-solo-scoundrel-subtitle = Łajdak
card-han-solo-scoundrel-return-fire = Odpowiedź ogniem
card-han-solo-scoundrel-return-fire-text = Raz na rundę, po ataku na Hana, w którym nie otrzymał on obrażeń, może przerwać, aby zaatakować atakującego.
card-han-solo-scoundrel-distracting = Odwrócenie uwagi
card-han-solo-scoundrel-distracting-text = Gdy przyjazna figurka się broni, a Han sąsiaduje z polem celu, wyniki obrony zyskują +1 unik.
card-han-solo-scoundrel-cunning = Przebiegłość
card-han-solo-scoundrel-cunning-text = Gdy ta figurka się broni, każdy unik w jej wynikach obrony dodaje także 1 blok.

card-ig-88-assassin-droid = IG-88
card-ig-88-assassin-droid-subtitle = Droid zabójca
card-ig-88-assassin-droid-arsenal = Arsenał
card-ig-88-assassin-droid-arsenal-text = Pulę ataku tworzą 2 wybrane kości ataku; obie mogą mieć ten sam kolor.
card-ig-88-assassin-droid-relentless = Nieustępliwy
card-ig-88-assassin-droid-relentless-text = Gdy ta figurka deklaruje atak na figurkę w promieniu 3 pól, cel otrzymuje 1 zmęczenie.
card-ig-88-assassin-droid-assault = Szturm
card-ig-88-assassin-droid-assault-text = Podczas jednej aktywacji ta figurka może atakować więcej niż jedną akcją.

card-imperial-officer = Oficer Imperialny
card-imperial-officer-order = Rozkaz
card-imperial-officer-order-text = Oficer wybiera inną przyjazną figurkę w promieniu 2 pól: może ona przerwać, aby wykonać ruch.
card-imperial-officer-cower = Z drugiego szeregu
card-imperial-officer-cower-text = Gdy ta figurka się broni i sąsiaduje z przyjazną figurką, może przerzucić 1 kość obrony.

card-imperial-officer-elite = Oficer Imperialny
card-imperial-officer-elite-executive-order = Nadrzędny rozkaz
card-imperial-officer-elite-executive-order-text = Oficer wybiera inną przyjazną figurkę w promieniu 2 pól: może ona przerwać, aby wykonać ruch albo atak.
card-imperial-officer-elite-cower = Z drugiego szeregu
card-imperial-officer-elite-cower-text = Gdy ta figurka się broni i sąsiaduje z przyjazną figurką, może przerzucić 1 kość obrony.

card-jyn-odan-skirmish = Jyn Odan
card-jyn-odan-skirmish-hair-trigger = Czuły spust
card-jyn-odan-skirmish-hair-trigger-text = Raz na rundę, gdy wroga figurka się aktywuje, Jyn może przerwać, aby ją zaatakować.
card-jyn-odan-skirmish-nimble = Zwinna
card-jyn-odan-skirmish-nimble-text = Po ataku na Jyn zdobywa ona 2 punkty ruchu za każdy unik w swoich wynikach obrony.
card-jyn-odan-skirmish-cunning = Przebiegłość
card-jyn-odan-skirmish-cunning-text = Gdy ta figurka się broni, każdy unik w jej wynikach obrony dodaje także 1 blok.

card-luke-skywalker-hero-of-the-rebellion = Luke Skywalker
card-luke-skywalker-hero-of-the-rebellion-subtitle = Bohater Rebelii
card-luke-skywalker-hero-of-the-rebellion-saber-strike = Cios mieczem świetlnym
card-luke-skywalker-hero-of-the-rebellion-saber-strike-text = Luke wykonuje atak wręcz 1 czerwoną i 1 żółtą kością z Przebiciem 3.
card-luke-skywalker-hero-of-the-rebellion-inspiring = Inspiracja
card-luke-skywalker-hero-of-the-rebellion-inspiring-text = Gdy inna przyjazna figurka w promieniu 3 pól atakuje, może przerzucić 1 kość ataku.

card-mak-eshkarey-skirmish = Mak Eshka’rey
card-mak-eshkarey-skirmish-priority-target = Priorytetowy cel
card-mak-eshkarey-skirmish-priority-target-text = Figurki nie blokują pola widzenia dla ataków tej figurki.
card-mak-eshkarey-skirmish-critical-hit = Trafienie krytyczne
card-mak-eshkarey-skirmish-critical-hit-text = Za 1 wzmocnienie: Przebicie 2, a jeśli atak pokona wrogą figurkę, rywal odrzuca z ręki 1 losową kartę dowodzenia.

card-nexu = Nexu
card-nexu-pounce = Sus
card-nexu-pounce-text = Tę figurkę umieszcza się na pustym polu w promieniu 3 pól. Następnie może wykonać atak.
card-nexu-cunning = Przebiegłość
card-nexu-cunning-text = Gdy ta figurka się broni, każdy unik w jej wynikach obrony dodaje także 1 blok.
card-nexu-non-sentient = Bezrozumna
card-nexu-non-sentient-text = Ta figurka nie może korzystać z obiektów.

card-nexu-elite = Nexu
card-nexu-elite-pounce = Sus
card-nexu-elite-pounce-text = Tę figurkę umieszcza się na pustym polu w promieniu 3 pól. Następnie może wykonać atak.
card-nexu-elite-cunning = Przebiegłość
card-nexu-elite-cunning-text = Gdy ta figurka się broni, każdy unik w jej wynikach obrony dodaje także 1 blok.
card-nexu-elite-non-sentient = Bezrozumna
card-nexu-elite-non-sentient-text = Ta figurka nie może korzystać z obiektów.

card-probe-droid = Sonda szpiegowska
card-probe-droid-self-destruct = Samozniszczenie
card-probe-droid-self-destruct-text = Na końcu rundy gracz tej figurki może rzucić 1 czerwoną kością: każda figurka i każdy obiekt sąsiadujący z tą figurką otrzymuje tyle obrażeń, ile wypadło, po czym ta figurka zostaje pokonana.

card-probe-droid-elite = Sonda szpiegowska
card-probe-droid-elite-targeting-computer = Komputer celowniczy
card-probe-droid-elite-targeting-computer-text = Gdy ta figurka atakuje, może przerzucić 1 kość ataku.
card-probe-droid-elite-self-destruct = Samozniszczenie
card-probe-droid-elite-self-destruct-text = Na końcu rundy gracz tej figurki może rzucić 1 czerwoną kością: każda figurka i każdy obiekt sąsiadujący z tą figurką otrzymuje tyle obrażeń, ile wypadło, po czym ta figurka zostaje pokonana.

card-rebel-high-command = Naczelne dowództwo Rebelii
card-rebel-high-command-rebel-high-command = Naczelne dowództwo Rebelii
card-rebel-high-command-rebel-high-command-text = Na końcu każdej rundy właściciel dobiera 1 dodatkową kartę dowodzenia.

card-rebel-saboteur = Rebeliancki sabotażysta
card-rebel-saboteur-overload = Przeładowanie
card-rebel-saboteur-overload-text = Gdy ta figurka atakuje, może użyć tej samej zdolności wzmocnienia do dwóch razy, płacąc za każdym razem.

card-rebel-trooper = Rebeliancki żołnierz
card-rebel-trooper-aim = Celowanie
card-rebel-trooper-aim-text = Gdy ta figurka atakuje, a podczas tej aktywacji nie opuściła swojego pola, stosuje +1 obrażenie i +2 do celności.

card-royal-guard = Imperialny gwardzista
card-royal-guard-protector = Obrońca
card-royal-guard-protector-text = Gdy przyjazna figurka się broni, a ta figurka sąsiaduje z polem celu, wyniki obrony zyskują +1 blok. W jednym ataku liczy się tylko jeden Obrońca.
card-royal-guard-vengeance = Odwet
card-royal-guard-vengeance-text = Gdy sąsiadująca przyjazna figurka zostaje pokonana, ta figurka otrzymuje stan Skupienie.

card-royal-guard-elite = Imperialny gwardzista
card-royal-guard-elite-protector = Obrońca
card-royal-guard-elite-protector-text = Gdy przyjazna figurka się broni, a ta figurka sąsiaduje z polem celu, wyniki obrony zyskują +1 blok. W jednym ataku liczy się tylko jeden Obrońca.
card-royal-guard-elite-forward-vengeance = Odwet
card-royal-guard-elite-forward-vengeance-text = Gdy sąsiadująca przyjazna figurka zostaje pokonana, ta figurka otrzymuje stan Skupienie i może poruszyć się o 1 pole.

card-royal-guard-champion = Doborowy Gwardzista
card-royal-guard-champion-brutality = Brutalność
card-royal-guard-champion-brutality-text = Ta figurka wykonuje 2 ataki, każdy na inny cel.
card-royal-guard-champion-executor = Kat
card-royal-guard-champion-executor-text = Raz na rundę, gdy przyjazna figurka w promieniu 3 pól zostaje pokonana, ta figurka może przerwać, aby poruszyć się o maksymalnie 2 pola, a potem wykonać atak.

card-stormtrooper = Szturmowiec
card-stormtrooper-squad-training = Działanie drużynowe
card-stormtrooper-squad-training-text = Gdy ta figurka atakuje i sąsiaduje z innym przyjaznym Żołnierzem, może przerzucić 1 kość ataku.

card-stormtrooper-elite = Szturmowiec
card-stormtrooper-elite-squad-training = Działanie drużynowe
card-stormtrooper-elite-squad-training-text = Gdy ta figurka atakuje i sąsiaduje z innym przyjaznym Żołnierzem, może przerzucić 1 kość ataku.
card-stormtrooper-elite-last-stand = Ostatni bastion
card-stormtrooper-elite-last-stand-text = Gdy ta figurka zostaje pokonana, inna figurka z jej grupy otrzymuje stan Skupienie.

card-temporary-alliance-a-common-enemy = Tymczasowy sojusz
card-temporary-alliance-a-common-enemy-subtitle = Wspólny wróg
card-temporary-alliance-a-common-enemy-temporary-alliance = Tymczasowy sojusz
card-temporary-alliance-a-common-enemy-temporary-alliance-text = Armia najemników z tą kartą może zawierać do 2 kart rozstawienia Rebelii.

card-temporary-alliance-hired-guns = Tymczasowy sojusz
card-temporary-alliance-hired-guns-subtitle = Wynajęte spluwy
card-temporary-alliance-hired-guns-temporary-alliance = Tymczasowy sojusz
card-temporary-alliance-hired-guns-temporary-alliance-text = Armia Imperium z tą kartą może zawierać do 2 kart rozstawienia najemników.

card-trandoshan-hunter = Trandoshański łowca
card-trandoshan-hunter-relentless = Nieustępliwy
card-trandoshan-hunter-relentless-text = Gdy ta figurka deklaruje atak na figurkę w promieniu 3 pól, cel otrzymuje 1 zmęczenie.
card-trandoshan-hunter-scattergun = Strzelba rozpryskowa
card-trandoshan-hunter-scattergun-text = Gdy ta figurka atakuje cel, z którym sąsiaduje, stosuje +1 obrażenie.

card-trandoshan-hunter-elite = Trandoshański łowca
card-trandoshan-hunter-elite-relentless = Nieustępliwy
card-trandoshan-hunter-elite-relentless-text = Gdy ta figurka deklaruje atak na figurkę w promieniu 3 pól, cel otrzymuje 1 zmęczenie.
card-trandoshan-hunter-elite-acp-scattergun = Strzelba rozpryskowa ACP
card-trandoshan-hunter-elite-acp-scattergun-text = Gdy ta figurka atakuje cel, z którym sąsiaduje, stosuje +2 obrażenia.

## Karty dowodzenia

card-burst-fire = Seria ognia
card-burst-fire-burst-fire = Seria ognia
card-burst-fire-burst-fire-text = Fenn wykonuje atak. Jeśli cel otrzyma obrażenia, każda figurka sąsiadująca z polem celu otrzymuje stan Ogłuszenie.

card-celebration = Świętowanie
card-celebration-celebration = Świętowanie
card-celebration-celebration-text = Gdy unikatowa wroga figurka zostaje pokonana, gracz otrzymuje 4 PZ.

card-close-the-gap = Dopaść wroga
card-close-the-gap-close-the-gap = Dopaść wroga
card-close-the-gap-close-the-gap-text = Na początku rundy każdy przyjazny Bitny może poruszyć się o 1 pole.

card-covering-fire = Ogień osłonowy
card-covering-fire-covering-fire = Ogień osłonowy
card-covering-fire-covering-fire-text = Na początku rundy, do jej końca, przyjaźni Żołnierze mają zdolność wzmocnienia: Ogłuszenie, a jeśli cel jest już ogłuszony, +2 obrażenia.

card-deadeye = Sokole oko
card-deadeye-deadeye = Sokole oko
card-deadeye-deadeye-text = Gdy ta figurka atakuje, stosuje +2 do celności.

card-deflection = Odbicie strzału
card-deflection-deflection = Odbicie strzału
card-deflection-deflection-text = Gdy zadeklarowano atak na tę figurkę, atak ma −2 do celności. Po nim, jeśli ta figurka nie otrzymała obrażeń, atakujący otrzymuje 2 obrażenia.

card-element-of-surprise = Element zaskoczenia
card-element-of-surprise-element-of-surprise = Element zaskoczenia
card-element-of-surprise-element-of-surprise-text = Gdy ta figurka deklaruje atak, a na początku tej aktywacji nie była w polu widzenia celu, z puli obrony usuwa się 1 kość.

card-expose-weakness = Odsłonięcie słabości
card-expose-weakness-expose-weakness = Odsłonięcie słabości
card-expose-weakness-expose-weakness-text = Figurka wybiera sąsiadującą wrogą figurkę: następny atak na nią ma Przebicie 3.

card-ferocity = Dzikość
card-ferocity-ferocity = Dzikość
card-ferocity-ferocity-text = Na końcu rundy gracz wybiera Istotę dowolnego gracza i wykonuje nią atak.

card-fleet-footed = Lekki krok
card-fleet-footed-fleet-footed = Lekki krok
card-fleet-footed-fleet-footed-text = Podczas swojej aktywacji ta figurka zdobywa 1 punkt ruchu.

card-force-lightning = Błyskawica Mocy
card-force-lightning-force-lightning = Błyskawica Mocy
card-force-lightning-force-lightning-text = Figurka wybiera wrogą figurkę w promieniu 2 pól i w swoim polu widzenia: ta i każda sąsiadująca z nią figurka otrzymuje 2 obrażenia i stan Ogłuszenie.

card-furious-charge = Wściekła szarża
card-furious-charge-furious-charge = Wściekła szarża
card-furious-charge-furious-charge-text = Po ataku, w którym Gaarkhan otrzymał co najmniej 3 obrażenia, jego karta rozstawienia zostaje przygotowana.

card-guardian-stance = Postawa strażnika
card-guardian-stance-guardian-stance = Postawa strażnika
card-guardian-stance-guardian-stance-text = Gdy sąsiadująca przyjazna figurka się broni, gracz wybiera co najmniej 1 kość ataku lub obrony: wybrane kości się przerzuca.

card-hunter-protocol = Protokół łowcy
card-hunter-protocol-hunter-protocol = Protokół łowcy
card-hunter-protocol-hunter-protocol-text = Gdy ta figurka atakuje, może użyć tej samej zdolności wzmocnienia do dwóch razy, płacąc za każdym razem.

card-knowledge-and-defense = Wiedza i obrona
card-knowledge-and-defense-knowledge-and-defense = Wiedza i obrona
card-knowledge-and-defense-knowledge-and-defense-text = Do końca rundy ta figurka dodaje 1 białą kość do swojej puli obrony.

card-lord-of-the-sith = Lord Sithów
card-lord-of-the-sith-lord-of-the-sith = Lord Sithów
card-lord-of-the-sith-lord-of-the-sith-text = Podczas swojej aktywacji Vader może wykonać 1 dodatkową akcję za każdą wrogą figurkę pokonaną podczas tej aktywacji.

card-lure-of-the-dark-side = Pokusa ciemnej strony
card-lure-of-the-dark-side-lure-of-the-dark-side = Pokusa ciemnej strony
card-lure-of-the-dark-side-lure-of-the-dark-side-text = Gracz wybiera małą wrogą figurkę w promieniu 3 pól i wykonuje nią atak.

card-marksman = Strzelec wyborowy
card-marksman-marksman = Strzelec wyborowy
card-marksman-marksman-text = Zanim ta figurka zadeklaruje atak dystansowy: figurki nie blokują pola widzenia dla tego ataku.

card-maximum-firepower = Maksymalna siła ognia
card-maximum-firepower-maximum-firepower = Maksymalna siła ognia
card-maximum-firepower-maximum-firepower-text = Ta figurka wykonuje atak z +4 obrażeniami.

card-meditation = Medytacja
card-meditation-meditation = Medytacja
card-meditation-meditation-text = Podczas swojej następnej aktywacji ta figurka może wykonać 1 dodatkową akcję.

card-one-in-a-million = Jeden na milion
card-one-in-a-million-one-in-a-million = Jeden na milion
card-one-in-a-million-one-in-a-million-text = Gdy Jyn deklaruje atak poza swoją aktywacją, z puli obrony usuwa się wszystkie kości.

card-planning = Planowanie
card-planning-planning = Planowanie
card-planning-planning-text = Gracz dobiera 2 karty dowodzenia. Jeśli ta figurka nie jest Przywódcą, odrzuca 1 z nich.

card-price-on-their-heads = Nagroda za głowę
card-price-on-their-heads-price-on-their-heads = Nagroda za głowę
card-price-on-their-heads-price-on-their-heads-text = Tę kartę kładzie się na wrogiej karcie rozstawienia. Gdy ostatnia figurka tej grupy zostanie pokonana, gracz otrzymuje dodatkowo 4 PZ.

card-pummel = Grad ciosów
card-pummel-pummel = Grad ciosów
card-pummel-pummel-text = Ta figurka, której rodzajem ataku jest atak wręcz, wykonuje 2 ataki.

card-rally = Zebranie sił
card-rally-rally = Zebranie sił
card-rally-rally-text = Na początku swojej aktywacji ta figurka odrzuca wszystkie swoje Szkodliwe stany.

card-recovery = Powrót do sił
card-recovery-recovery = Powrót do sił
card-recovery-recovery-text = Ta figurka leczy 2 obrażenia.

card-regroup = Przegrupowanie
card-regroup-regroup = Przegrupowanie
card-regroup-regroup-text = Każda sąsiadująca przyjazna figurka odrzuca wszystkie Szkodliwe stany.

card-sarlacc-sweep = Zamach sarlacca
card-sarlacc-sweep-sarlacc-sweep = Zamach sarlacca
card-sarlacc-sweep-sarlacc-sweep-text = Diala wykonuje 2 ataki, każdy na inną figurkę.

card-shadow-ops = Agenci cienia
card-shadow-ops-shadow-ops = Agenci cienia
card-shadow-ops-shadow-ops-text = Do końca rundy rywal nie może zagrywać kart dowodzenia.

card-sit-tight = Cierpliwe wyczekiwanie
card-sit-tight-sit-tight = Cierpliwe wyczekiwanie
card-sit-tight-sit-tight-text = Na początku rundy: w tej rundzie gracz nie aktywuje żadnej grupy, dopóki nie będzie miał więcej przygotowanych kart rozstawienia niż rywal.

card-son-of-skywalker = Syn Skywalkera
card-son-of-skywalker-son-of-skywalker = Syn Skywalkera
card-son-of-skywalker-son-of-skywalker-text = Gdy dowolna figurka zakończy aktywację, karta rozstawienia Luke’a zostaje przygotowana.

card-take-cover = Zajęcie osłony
card-take-cover-take-cover = Zajęcie osłony
card-take-cover-take-cover-text = Do końca rundy, gdy ta figurka się broni: +1 blok i −2 do celności.

card-take-initiative = Przejęcie inicjatywy
card-take-initiative-take-initiative = Przejęcie inicjatywy
card-take-initiative-take-initiative-text = Na początku rundy gracz przejmuje żeton inicjatywy, a potem wyczerpuje 1 własną kartę rozstawienia.

card-take-it-down = Zdjąć go!
card-take-it-down-take-it-down = Zdjąć go!
card-take-it-down-take-it-down-text = Gideon wybiera sąsiadującą przyjazną figurkę: wykonuje ona atak z +2 obrażeniami.

card-telekinetic-throw = Telekinetyczny rzut
card-telekinetic-throw-telekinetic-throw = Telekinetyczny rzut
card-telekinetic-throw-telekinetic-throw-text = Figurka wybiera wrogą figurkę w promieniu 3 pól i w swoim polu widzenia i rzuca 2 niebieskimi kośćmi: otrzymuje ona tyle obrażeń, ile wypadło.

card-to-the-limit = Do granic możliwości
card-to-the-limit-to-the-limit = Do granic możliwości
card-to-the-limit-to-the-limit-text = Gdy ta figurka podczas swojej aktywacji rozpatrzy akcję specjalną, wykonuje 1 dodatkową akcję, a potem otrzymuje stan Ogłuszenie.

card-urgency = Pośpiech
card-urgency-urgency = Pośpiech
card-urgency-urgency-text = Ta figurka zdobywa tyle punktów ruchu, ile wynosi jej szybkość plus 2.

## Stany

card-bleeding = Krwawienie
card-bleeding-bleed = Krwawienie
card-bleeding-bleed-text = Podczas swojej aktywacji ta figurka otrzymuje 1 zmęczenie po każdej akcji, która nie usuwa tego stanu.
card-bleeding-removal = Usunięcie
card-bleeding-removal-text = Ten stan zostaje odrzucony.

card-focused = Skupienie
card-focused-extra-die = Dodatkowa kość
card-focused-extra-die-text = Gdy ta figurka deklaruje atak lub test atrybutu, dodaje do puli 1 zieloną kość.
card-focused-removal = Usunięcie
card-focused-removal-text = Ten stan odrzuca się po ataku lub teście atrybutu.

card-stunned = Ogłuszenie
card-stunned-paralysed = Paraliż
card-stunned-paralysed-text = Ta figurka nie może atakować ani z własnej woli opuścić swojego pola.
card-stunned-removal = Usunięcie
card-stunned-removal-text = Ten stan zostaje odrzucony.
