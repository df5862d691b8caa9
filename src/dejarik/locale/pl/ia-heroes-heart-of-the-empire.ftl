### Imperium Atakuje, W sercu Imperium: bohaterowie i ich karty klas, efekty naszymi słowami.

## Arkusze bohaterów

card-drokkatta = Drokkatta
card-drokkatta-subtitle = Mistrz materiałów wybuchowych
card-drokkatta-demolish = Demolka
card-drokkatta-demolish-text = Za 2 zmęczenia: Drokkatta wybiera pole w promieniu 3 pól. Każda figurka i każdy obiekt na nim lub sąsiadujące z nim otrzymują 1 obrażenie. Następnie na tym polu umieszcza się żeton gruzowiska. Raz na aktywację.
card-drokkatta-dispersal-shot = Rozproszony strzał
card-drokkatta-dispersal-shot-text = Gdy Drokkatta atakuje bronią dystansową, może zastosować w wynikach ataku -1 obrażenie i +1 wzmocnienie.

card-jarrod-kelvin = Jarrod Kelvin
card-jarrod-kelvin-subtitle = z „Jaxem”
card-jarrod-kelvin-droid-mastery = Władza nad droidem
card-jarrod-kelvin-droid-mastery-text = Podczas aktywacji Jarroda lub tuż przed nią, za 2 zmęczenia, jeśli J4X-7 nie jest w grze: J4X-7 wchodzi do gry na sąsiadującym polu. J4X-7 aktywuje się na początku albo na końcu aktywacji Jarroda.
card-jarrod-kelvin-parry = Parowanie
card-jarrod-kelvin-parry-text = Gdy Jarrod się broni, może wyczerpać 1 swoją broń do walki wręcz: wyniki obrony zyskują +1 blok albo +1 unik.

card-ko-tun-feralo = Ko-Tun Feralo
card-ko-tun-feralo-subtitle = Rebeliancka kwatermistrzyni
card-ko-tun-feralo-arms-distribution = Przydział uzbrojenia
card-ko-tun-feralo-arms-distribution-text = Na początku lub na końcu aktywacji Ko-Tun, za 1 zmęczenie: zdobywa ona 1 żeton potęgi obrażeń lub bloku, a potem inna przyjazna figurka w promieniu 3 pól zdobywa 1 żeton potęgi obrażeń lub bloku. Raz na aktywację.
card-ko-tun-feralo-stockpile = Nieprzebrane zapasy
card-ko-tun-feralo-stockpile-text = Gdy przyjazna figurka w promieniu 3 pól korzysta ze skrzynki, może dobrać 5 kart zaopatrzenia, zatrzymać 1 z nich bez cechy Wartościowy, a pozostałe wtasować do talii zaopatrzenia.

## Karty klas

card-mgl-9-boomer = MGL-9 „Boomer”

card-charging-up = Gromadzenie sił
card-charging-up-health = Żywotność
card-charging-up-health-text = Drokkatta ma +2 do żywotności.
card-charging-up-token = Żeton potęgi
card-charging-up-token-text = Na końcu każdej swojej aktywacji Drokkatta zdobywa 1 żeton potęgi obrażeń.

card-leave-no-one-behind = Nikogo nie zostawiamy
card-leave-no-one-behind-self = Sam
card-leave-no-one-behind-self-text = Podczas aktywacji Drokkatty można wyczerpać tę kartę: zdobywa on 1 punkt ruchu.
card-leave-no-one-behind-ally = Dla innej figurki
card-leave-no-one-behind-ally-text = Podczas aktywacji Drokkatty można wyczerpać tę kartę: przyjazna figurka w jego polu widzenia, odległa o co najmniej 4 pola, zdobywa 2 punkty ruchu.

card-bank-shot = Trafienie niebezpośrednie
card-bank-shot-accuracy = Celność
card-bank-shot-accuracy-text = Ataki Drokkatty mają +1 do celności.
card-bank-shot-indirect-target = Cel niebezpośredni
card-bank-shot-indirect-target-text = Gdy Drokkatta deklaruje atak bronią dystansową, jego celem może być figurka sąsiadująca z pustym polem w jego polu widzenia.

card-shrapnel-rounds = Szrapnele
card-shrapnel-rounds-redirect-blast = Skierowany wybuch
card-shrapnel-rounds-redirect-blast-text = Gdy bohater atakuje zmodyfikowaną bronią, można wyczerpać tę kartę: Wybuch ataku zmniejsza się o dowolną liczbę. Figurka inna niż cel, w promieniu 2 pól od niego, otrzymuje tyle obrażeń.

card-repeater-cannon = Działko samopowtarzalne
card-repeater-cannon-shock-wave = Fala uderzeniowa
card-repeater-cannon-shock-wave-text = Za 2 wzmocnienia: każda wroga figurka w promieniu 2 pól od pola celu otrzymuje 1 obrażenie.

card-structural-exploitation = Wykorzystanie słabych punktów
card-structural-exploitation-boost = Słaby punkt
card-structural-exploitation-boost-text = Gdy Drokkatta atakuje, można wyczerpać tę kartę: atak zyskuje +1 obrażenie, +1 do celności i Przebicie 1, a przeciwko obiektowi jeszcze +1 obrażenie i Przebicie 1.

card-thermal-explosives = Ładunki termiczne
card-thermal-explosives-extra-die = Dodatkowa kość
card-thermal-explosives-extra-die-text = Gdy Drokkatta deklaruje atak bronią dystansową, za 1 zmęczenie można wyczerpać tę kartę: do puli ataku dodaje się 1 żółtą kość.
card-thermal-explosives-stronger-demolish = Silniejsza demolka
card-thermal-explosives-stronger-demolish-text = Gdy Drokkatta używa zdolności Demolka, wybiera do 2 figurek lub obiektów na wybranym polu lub sąsiadujących z nim: każde z nich otrzymuje 1 dodatkowe obrażenie.

card-wookiee-wrath = Gniew Wookieego
card-wookiee-wrath-maul = Poturbowanie
card-wookiee-wrath-maul-text = Podczas aktywacji Drokkatty można wyczerpać tę kartę: Drokkatta wybiera sąsiadującą wrogą figurkę i rzuca 1 czerwoną kością. Figurka ta otrzymuje tyle obrażeń, ile wypadło. Następnie Drokkatta może popchnąć ją o maksymalnie 2 pola.

card-vibro-claws = Wibroszpony
card-vibro-claws-cannot-be-sold = Nie na sprzedaż
card-vibro-claws-cannot-be-sold-text = Tego przedmiotu nie można sprzedać.

card-balanced-approach = Zbalansowane podejście
card-balanced-approach-end-of-activation = Koniec aktywacji
card-balanced-approach-end-of-activation-text = Na końcu aktywacji Jarroda: jeśli podczas niej nie atakował, zdobywa 1 żeton potęgi obrażeń; jeśli nie wykonał ruchu, zdobywa 1 punkt ruchu; jeśli nie odpoczywał, leczy 1 obrażenie.

card-forward-momentum = Niepohamowany pęd
card-forward-momentum-start = Na początku aktywacji
card-forward-momentum-start-text = Na początku aktywacji Jarroda on albo J4X-7 zdobywa 1 punkt ruchu.
card-forward-momentum-after-parry = Po parowaniu
card-forward-momentum-after-parry-text = Po ataku na Jarroda, w którym użył on zdolności Parowanie, zdobywa 1 punkt ruchu.

card-scouts-loadout = Ekwipunek zwiadowcy
card-scouts-loadout-spot-weakness = Wykrycie słabości
card-scouts-loadout-spot-weakness-text = Gdy figurka Rebelii atakuje figurkę w polu widzenia Jarroda lub J4X-7, można wyczerpać tę kartę: wyniki obrony tracą 1 unik.
card-scouts-loadout-watch-deployment = Obserwacja rozstawienia
card-scouts-loadout-watch-deployment-text = Gdy figurka Imperium zostaje rozstawiona w polu widzenia J4X-7, wybrana przez Jarroda figurka Rebelii może zdobyć 1 żeton potęgi uniku. Raz na rozstawienie.

card-slicers-upgrades = Usprawnienia hakera
card-slicers-upgrades-grant-to-j4x-7 = Akcja J4X-7
card-slicers-upgrades-grant-to-j4x-7-text = J4X-7 może wydać 2 akcje, aby poruszyć się o maksymalnie 1 pole, a potem zrobić jedno z dwojga: skorzystać z obiektu tak jak bohater, dodając +1 wzmocnienie do wyników testu atrybutu, jeśli jest wymagany; albo zadać 3 obrażenia sąsiadującemu obiektowi.

card-explosive-reflexes = Oszałamiający refleks
card-explosive-reflexes-endurance = Wytrzymałość
card-explosive-reflexes-endurance-text = Jarrod ma +1 do wytrzymałości.
card-explosive-reflexes-swap-die = Zamiana kości
card-explosive-reflexes-swap-die-text = Gdy Jarrod deklaruje atak bronią do walki wręcz, J4X-7 deklaruje atak albo zadeklarowano atak na Jarroda, można wyczerpać tę kartę: 1 kość w puli ataku zastępuje się inną kością ataku, którą wybiera Jarrod.

card-mutual-progression = Obopólny postęp
card-mutual-progression-speed = Szybkość
card-mutual-progression-speed-text = Jarrod i J4X-7 mają +1 do szybkości.
card-mutual-progression-block = Blok
card-mutual-progression-block-text = Gdy Jarrod lub J4X-7 się broni, ma +1 blok.

card-leaping-slash = Cięcie z wyskoku
card-leaping-slash-leap = Skok
card-leaping-slash-leap-text = Za 1 zmęczenie: Jarrod porusza się o maksymalnie 2 pola. Następnie może wyczerpać Wibroszpony, aby wykonać nimi atak. Potem wykonuje atak inną bronią do walki wręcz.

card-mechanical-master = Biegłość w mechanice
card-mechanical-master-health = Żywotność
card-mechanical-master-health-text = Jarrod ma +2 do żywotności.
card-mechanical-master-focused-droid = Skupiony droid
card-mechanical-master-focused-droid-text = Gdy J4X-7 deklaruje atak, otrzymuje stan Skupienie.
card-mechanical-master-extra-activation = Dodatkowa aktywacja
card-mechanical-master-extra-activation-text = Na początku aktywacji innego bohatera można wyczerpać tę kartę: J4X-7 może zostać przygotowany i aktywuje się na początku albo na końcu tej aktywacji.

card-service-rifle = Karabin przydziałowy
card-service-rifle-reroll = Przerzut
card-service-rifle-reroll-text = Gdy bohater atakuje tą bronią, może przerzucić 1 kość ataku.

card-auxiliary-training = Szkolenie dodatkowe
card-auxiliary-training-reroll = Przerzut
card-auxiliary-training-reroll-text = Gdy przyjazna figurka atakuje lub się broni, można wyczerpać tę kartę: jeśli figurka ta wydała w tym ataku żeton potęgi, może przerzucić 1 swoją kość.

card-inch-by-inch = Centymetr po centymetrze
card-inch-by-inch-advance = Naprzód
card-inch-by-inch-advance-text = Podczas aktywacji Ko-Tun można wyczerpać tę kartę: ona i inna przyjazna figurka w promieniu 3 pól zdobywają po 1 punkcie ruchu.

card-combat-logistics = Logistyka bitewna
card-combat-logistics-rest-bonus = Lepszy odpoczynek
card-combat-logistics-rest-bonus-text = Gdy przyjazna figurka w promieniu 3 pól odpoczywa, można wyczerpać tę kartę: zdobywa ona 1 żeton potęgi obrażeń.
card-combat-logistics-supplies = Zaopatrzenie
card-combat-logistics-supplies-text = Na początku każdej misji Ko-Tun dobiera 1 kartę zaopatrzenia.

card-dig-in = Okopać się
card-dig-in-cover = Osłona
card-dig-in-cover-text = Gdy zadeklarowano atak na przyjazną figurkę w promieniu 2 pól, za 1 zmęczenie można wyczerpać tę kartę: wyniki obrony zyskują +2 bloki.

card-fire-support-specialist = Specjalista wsparcia ogniowego
card-fire-support-specialist-strip-die = Usunięta kość
card-fire-support-specialist-strip-die-text = Gdy przyjazna figurka w promieniu 3 pól wydaje w ataku żeton potęgi, za 1 zmęczenie można wyczerpać tę kartę: z puli obrony usuwa się 1 kość.

card-opportunist = Oportunistka
card-opportunist-stats = Wytrwałość i szybkość
card-opportunist-stats-text = Ko-Tun ma +2 do żywotności i +1 do szybkości.
card-opportunist-reposition = Zmiana pozycji
card-opportunist-reposition-text = Po ataku przyjaznej figurki w promieniu 3 pól, w którym wydała ona żeton potęgi, Ko-Tun może poruszyć się o 1 pole.

card-self-sufficient = Samowystarczalność
card-self-sufficient-double-token = Podwójny żeton
card-self-sufficient-double-token-text = Gdy Ko-Tun wydaje żeton potęgi, dodaje on do wyników 2 swoje symbole zamiast 1.
card-self-sufficient-gain = Nowy żeton
card-self-sufficient-gain-text = Podczas aktywacji Ko-Tun za 1 zmęczenie można wyczerpać tę kartę: zdobywa ona 1 wybrany żeton potęgi.

card-squad-cohesion = Jedność oddziału
card-squad-cohesion-start-tokens = Żetony na początek
card-squad-cohesion-start-tokens-text = Na początku każdej misji rozdziela się 4 dowolne żetony potęgi między figurki Rebelii.
card-squad-cohesion-shared-tokens = Wspólne żetony
card-squad-cohesion-shared-tokens-text = Figurki Rebelii mogą wydawać żetony potęgi przyjaznych figurek w promieniu 3 pól od nich.
card-squad-cohesion-wild-tokens = Dowolne żetony
card-squad-cohesion-wild-tokens-text = Przyjazne figurki w promieniu 2 pól od Ko-Tun mogą użyć każdego żetonu potęgi jako żetonu dowolnego rodzaju.
