### Imperium Atakuje, Królestwo Jabby: nazwy kart z gry, efekty naszymi słowami.

## Karty rozstawienia

card-alliance-ranger = Komandos Sojuszu
card-alliance-ranger-guerrilla = Partyzant
card-alliance-ranger-guerrilla-text = Po ataku tej figurki, jeśli cel został pokonany, ta figurka otrzymuje stan Ukrycie.
card-alliance-ranger-sniper = Snajper
card-alliance-ranger-sniper-text = Gdy ta figurka atakuje cel odległy o co najmniej 5 pól, może przerzucić 1 kość ataku.

card-captain-terro-wasteland-enforcer = Kapitan Terro
card-captain-terro-wasteland-enforcer-subtitle = Postrach pustkowi
card-captain-terro-wasteland-enforcer-flamethrower = Miotacz ognia
card-captain-terro-wasteland-enforcer-flamethrower-text = Terro wybiera pole w promieniu 2 pól. Każda inna figurka na nim lub sąsiadująca z nim otrzymuje 1 obrażenie, 1 zmęczenie i stan Wycieńczenie.
card-captain-terro-wasteland-enforcer-mounted = Kawalerzysta
card-captain-terro-wasteland-enforcer-mounted-text = Na początku swojej aktywacji Terro zdobywa 3 punkty ruchu.

card-gamorrean-guard = Gamorreański strażnik
card-gamorrean-guard-gamorrean-honor = Gamorreańska gwardia
card-gamorrean-guard-gamorrean-honor-text = Gdy ta figurka broni się przed atakiem dystansowym, może przerzucić 1 kość obrony.
card-gamorrean-guard-labored-attack = Wypracowany atak
card-gamorrean-guard-labored-attack-text = Gdy ta figurka atakuje, może otrzymać 1 zmęczenie, aby przerzucić 1 kość ataku.

card-gamorrean-guard-elite = Gamorreański strażnik
card-gamorrean-guard-elite-gamorrean-honor-guard = Gamorreańska gwardia honorowa
card-gamorrean-guard-elite-gamorrean-honor-guard-text = Gdy ta figurka broni się przed atakiem dystansowym, stosuje +1 blok.
card-gamorrean-guard-elite-professional = Profesjonalista
card-gamorrean-guard-elite-professional-text = Gdy ta figurka atakuje, może przerzucić 1 kość ataku.

card-indentured-jester = Zniewolony błazen
card-indentured-jester-companion-setup = Wejście towarzysza
card-indentured-jester-companion-setup-text = Na początku misji towarzysza Salaciousa B. Crumba umieszcza się na polu figurki z tą kartą.
card-indentured-jester-companion-activation = Aktywacja towarzysza
card-indentured-jester-companion-activation-text = Crumb aktywuje się na początku albo na końcu aktywacji tej grupy.
card-indentured-jester-not-counted-for-control = Nie liczy się do kontroli
card-indentured-jester-not-counted-for-control-text = Przy ustalaniu kontroli Crumba się pomija.

card-jabba-the-hutt-vile-gangster-campaign = Hutt Jabba
card-jabba-the-hutt-vile-gangster-campaign-subtitle = Podły gangster
card-jabba-the-hutt-vile-gangster-campaign-bully = Zastraszenie
card-jabba-the-hutt-vile-gangster-campaign-bully-text = Jabba wybiera figurkę w promieniu 3 pól: otrzymuje ona 3 zmęczenia.
card-jabba-the-hutt-vile-gangster-campaign-execution-order = Rozkaz likwidacji
card-jabba-the-hutt-vile-gangster-campaign-execution-order-text = Jabba wybiera inną figurkę najemników: może ona przerwać, aby wykonać atak.
card-jabba-the-hutt-vile-gangster-campaign-financial-incentive = Zachęta pieniężna
card-jabba-the-hutt-vile-gangster-campaign-financial-incentive-text = Jabba wybiera przyjazną figurkę: leczy ona 2 obrażenia i otrzymuje stan Skupienie.
card-jabba-the-hutt-vile-gangster-campaign-plot = Spiskowanie
card-jabba-the-hutt-vile-gangster-campaign-plot-text = Zagrożenie wzrasta o 2.
card-jabba-the-hutt-vile-gangster-campaign-hutt-syndicate = Syndykat Huttów
card-jabba-the-hutt-vile-gangster-campaign-hutt-syndicate-text = Na końcu misji, jeśli Jabba jest na planszy, gracz Imperium może otrzymać 1 punkt wpływów.

card-jabba-the-hutt-vile-gangster-skirmish = Hutt Jabba
card-jabba-the-hutt-vile-gangster-skirmish-subtitle = Podły gangster
card-jabba-the-hutt-vile-gangster-skirmish-bully = Zastraszenie
card-jabba-the-hutt-vile-gangster-skirmish-bully-text = Jabba wybiera figurkę w promieniu 3 pól: otrzymuje ona 3 zmęczenia.
card-jabba-the-hutt-vile-gangster-skirmish-incentivize = Zachęta
card-jabba-the-hutt-vile-gangster-skirmish-incentivize-text = Jabba wybiera figurkę najemników: otrzymuje ona stan Skupienie.
card-jabba-the-hutt-vile-gangster-skirmish-scheme = Knowanie
card-jabba-the-hutt-vile-gangster-skirmish-scheme-text = Gracz Jabby dobiera 1 kartę dowodzenia.
card-jabba-the-hutt-vile-gangster-skirmish-order-hit = Zlecenie zabójstwa
card-jabba-the-hutt-vile-gangster-skirmish-order-hit-text = Za 2 PZ Jabba wybiera figurkę najemników: może ona przerwać, aby wykonać atak, a potem zdobywa 2 punkty ruchu.
card-jabba-the-hutt-vile-gangster-skirmish-nefarious-gains = Brudne zyski
card-jabba-the-hutt-vile-gangster-skirmish-nefarious-gains-text = Gdy wroga figurka zostaje pokonana, gracz Jabby otrzymuje 1 PZ.

card-jet-trooper = Żołnierz desantu
card-jet-trooper-agile = Zręczność
card-jet-trooper-agile-text = Gdy ta figurka się broni, może zamienić 1 blok na 1 unik.
card-jet-trooper-jets = Plecak odrzutowy
card-jet-trooper-jets-text = Po ataku tej figurki, jeśli pole celu jest w promieniu 2 pól, zdobywa ona 1 punkt ruchu.

card-jet-trooper-elite = Żołnierz desantu
card-jet-trooper-elite-agile = Zręczność
card-jet-trooper-elite-agile-text = Gdy ta figurka się broni, może zamienić 1 blok na 1 unik.
card-jet-trooper-elite-fly-by = Atak w przelocie
card-jet-trooper-elite-fly-by-text = Gdy ta figurka deklaruje atak na cel w promieniu 2 pól, dodaje 1 niebieską kość do puli ataku. Po tym ataku zdobywa 2 punkty ruchu.

card-luke-skywalker-jedi-knight = Luke Skywalker
card-luke-skywalker-jedi-knight-subtitle = Rycerz Jedi
card-luke-skywalker-jedi-knight-deflect = Odbicie
card-luke-skywalker-jedi-knight-deflect-text = Po ataku dystansowym na Luke’a lub sąsiadującą z nim przyjazną figurkę Luke wybiera wrogą figurkę w swoim polu widzenia: otrzymuje ona 1 obrażenie.
card-luke-skywalker-jedi-knight-heroic = Bohaterski
card-luke-skywalker-jedi-knight-heroic-text = Raz podczas swojej aktywacji Luke może wykonać atak bez wydawania akcji.

card-onar-koma-skirmish = Onar Koma
card-onar-koma-skirmish-rush = Rozpęd
card-onar-koma-skirmish-rush-text = Onar porusza się o maksymalnie 4 pola. Następnie może popchnąć sąsiadującą małą figurkę o 1 pole: jeśli to zrobi, obie figurki otrzymują po 1 obrażeniu.
card-onar-koma-skirmish-get-down = Padnij!
card-onar-koma-skirmish-get-down-text = Raz na rundę, gdy mała figurka w promieniu 2 pól się broni, można zastosować +1 blok albo +1 unik do jej wyników obrony.
card-onar-koma-skirmish-immune = Odporny
card-onar-koma-skirmish-immune-text = Onar nie może otrzymywać Szkodliwych stanów.

card-rancor-elite-campaign = Rankor
card-rancor-elite-campaign-throw = Rzut
card-rancor-elite-campaign-throw-text = Rankor wybiera małą figurkę w promieniu 2 pól i popycha ją o maksymalnie 2 pola. Następnie otrzymuje ona 2 obrażenia.
card-rancor-elite-campaign-feed = Karma
card-rancor-elite-campaign-feed-text = Na początku lub na końcu swojej aktywacji Rankor może wybrać inną przyjazną figurkę w promieniu 2 pól. Leczy tyle obrażeń, ile żywotności jej zostało, a ta figurka zostaje pokonana.
card-rancor-elite-campaign-non-sentient = Bezrozumny
card-rancor-elite-campaign-non-sentient-text = Ta figurka nie może korzystać z obiektów.

card-rancor-elite-skirmish = Rankor
card-rancor-elite-skirmish-brutality = Brutalność
card-rancor-elite-skirmish-brutality-text = Ta figurka wykonuje 2 ataki, każdy na inny cel.
card-rancor-elite-skirmish-non-sentient = Bezrozumny
card-rancor-elite-skirmish-non-sentient-text = Ta figurka nie może korzystać z obiektów.
card-rancor-elite-skirmish-trained = Wytresowany
card-rancor-elite-skirmish-trained-text = Na początku rundy Rankor może dodać 1 czarną kość do swojej puli obrony do końca rundy. Jeśli to zrobi, traci na tę rundę zdolności Brutalność i Bezrozumny.

card-shyla-varad-skirmish = Shyla Varad
card-shyla-varad-skirmish-mandalorian-whip = Mandaloriański bicz
card-shyla-varad-skirmish-mandalorian-whip-text = Shyla wybiera małą wrogą figurkę w promieniu 3 pól i w swoim polu widzenia. Popycha ją o maksymalnie 3 pola na pole, z którym sąsiaduje, po czym ją atakuje.
card-shyla-varad-skirmish-responsive = Czujna
card-shyla-varad-skirmish-responsive-text = Na początku swojej aktywacji Shyla może zdobyć 1 punkt ruchu albo uleczyć 1 obrażenie.

card-vinto-hreeda-skirmish = Vinto Hreeda
card-vinto-hreeda-skirmish-rapid-fire = Szybki ogień
card-vinto-hreeda-skirmish-rapid-fire-text = Vinto wykonuje 2 ataki; oba mogą mieć ten sam cel.
card-vinto-hreeda-skirmish-boltslinger = Rewolwerowiec
card-vinto-hreeda-skirmish-boltslinger-text = Po ataku podczas swojej aktywacji Vinto może wybrać wrogą figurkę inną niż obrońca, w promieniu 3 pól i w swoim polu widzenia: otrzymuje ona 1 obrażenie.

card-weequay-pirate = Weequayski pirat
card-weequay-pirate-raider = Łupieżca
card-weequay-pirate-raider-text = Gdy ta figurka atakuje, może wskazać 1 kość ataku lub obrony; ten, kto nią rzucił, przerzuca ją.

card-weequay-pirate-elite = Weequayski pirat
card-weequay-pirate-elite-prowl = Grasant
card-weequay-pirate-elite-prowl-text = Ta figurka otrzymuje stan Ukrycie.
card-weequay-pirate-elite-raider = Łupieżca
card-weequay-pirate-elite-raider-text = Gdy ta figurka atakuje, może wskazać 1 kość ataku lub obrony; ten, kto nią rzucił, przerzuca ją.

## Karty dowodzenia

card-bladestorm = Burza ostrzy
card-bladestorm-bladestorm = Burza ostrzy
card-bladestorm-bladestorm-text = Gdy Shyla atakuje, stosuje +1 wzmocnienie. Po tym ataku każda wroga figurka w promieniu 2 pól od niej otrzymuje 1 obrażenie.

card-draw = Do broni!
card-draw-draw = Do broni!
card-draw-draw-text = Podczas swojej aktywacji Vinto wykonuje atak bez wydawania akcji.

card-extra-protection = Dodatkowa ochrona
card-extra-protection-extra-protection = Dodatkowa ochrona
card-extra-protection-extra-protection-text = Gdy inna przyjazna figurka w promieniu 2 pól otrzymuje co najmniej 3 obrażenia, Onar porusza się o maksymalnie 2 pola, a potem wykonuje atak.

card-glory-of-the-kill = Chwała zabójcy
card-glory-of-the-kill-glory-of-the-kill = Chwała zabójcy
card-glory-of-the-kill-glory-of-the-kill-text = Po ataku tej figurki na figurkę, jeśli obrońca został pokonany, ta figurka leczy 3 obrażenia.

card-on-the-lam = Wiecznie w biegu
card-on-the-lam-on-the-lam = Wiecznie w biegu
card-on-the-lam-on-the-lam-text = Gdy ta figurka się broni, zanim atakujący zastosuje modyfikatory, przerywa, aby wykonać ruch.

card-pickpocket = Kieszonkowiec
card-pickpocket-pickpocket = Kieszonkowiec
card-pickpocket-pickpocket-text = Podczas aktywacji figurki, gdy sąsiaduje ona z wrogą figurką, rzuca się 1 zieloną kością. Rywal traci, a gracz otrzymuje tyle PZ, ile wyniosła celność.

card-run-for-cover = Bieg do osłony
card-run-for-cover-run-for-cover = Bieg do osłony
card-run-for-cover-run-for-cover-text = Gdy zadeklarowano atak na tę figurkę, gracz wybiera i usuwa 1 kość z puli ataku.

card-stimulants = Stymulanty
card-stimulants-stimulants = Stymulanty
card-stimulants-stimulants-text = Ta figurka albo figurka z nią sąsiadująca otrzymuje 1 obrażenie, a potem zdobywa 1 punkt ruchu i otrzymuje stan Skupienie.

card-tools-for-the-job = Właściwe narzędzia
card-tools-for-the-job-tools-for-the-job = Właściwe narzędzia
card-tools-for-the-job-tools-for-the-job-text = Gdy ta figurka deklaruje atak, do puli ataku dodaje się 1 kość ataku dowolnego koloru.

card-toxic-dart = Zatruta strzałka
card-toxic-dart-toxic-dart = Zatruta strzałka
card-toxic-dart-toxic-dart-text = Podczas swojej aktywacji figurka wybiera wrogą figurkę w promieniu 3 pól i w swoim polu widzenia: otrzymuje ona 1 zmęczenie i stan Wycieńczenie.

## Towarzysze

card-pit-droid = Droid mechanik
card-pit-droid-useful = Przydatny
card-pit-droid-useful-text = Droid może podnosić skrzynki. Sąsiadujący z nim bohaterowie mogą skorzystać ze skrzynki, którą niesie.
card-pit-droid-shiny = Błyskotka
card-pit-droid-shiny-text = Na końcu misji, jeśli droid jest na planszy, bohaterowie otrzymują 50 kredytów.

card-salacious-b-crumb = Salacious B. Crumb
card-salacious-b-crumb-swipe = Szybki pazur
card-salacious-b-crumb-swipe-text = Gdy Crumb aktywuje się na polu z wrogą figurką lub na nie wchodzi, ta figurka otrzymuje 1 obrażenie. Raz na rundę dla każdej wrogiej figurki.
card-salacious-b-crumb-scratch = Drapnięcie
card-salacious-b-crumb-scratch-text = Crumb wybiera sąsiadującą wrogą figurkę: otrzymuje ona 1 obrażenie.

## Stany

card-hidden = Ukrycie
card-hidden-harder-to-hit = Trudniej trafić
card-hidden-harder-to-hit-text = Ataki na tę figurkę mają −2 do celności.
card-hidden-advantage = Przewaga
card-hidden-advantage-text = Gdy ta figurka atakuje, stosuje +1 wzmocnienie.
card-hidden-removal = Usunięcie
card-hidden-removal-text = Ten stan odrzuca się po ataku tej figurki.
