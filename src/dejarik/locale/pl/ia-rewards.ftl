### Imperium Atakuje, karty nagród w kampanii: nazwy kart z gry lub nasze, efekty naszymi słowami.

## Zestaw podstawowy

card-adrenal-implant = Implant adrenalinowy
card-adrenal-implant-adrenal-implant = Implant adrenalinowy
card-adrenal-implant-adrenal-implant-text = Po odpoczynku bohater może wyczerpać tę kartę: otrzymuje stan Skupienie.

card-allied-operations = Działania sojusznicze
card-allied-operations-allied-operations = Działania sojusznicze
card-allied-operations-allied-operations-text = Koszt rozstawienia sojuszników Rebelii jest niższy o 2.

card-fearless-leader = Nieustraszony przywódca
card-fearless-leader-recruiter = Werbownik
card-fearless-leader-recruiter-text = Rebelianccy żołnierze rozstawiani jako sojusznicy mają koszt rozstawienia niższy o 2.
card-fearless-leader-encourage = Zagrzewanie
card-fearless-leader-encourage-text = Gdy Gideon rozpatrzy zdolność Dowodzenie, wybrana do niej przyjazna figurka leczy 1 zmęczenie.

card-imperial-industry = Imperialny przemysł
card-imperial-industry-imperial-industry = Imperialny przemysł
card-imperial-industry-imperial-industry-text = Każda figurka z tej grupy ma jeszcze cztery zdolności wzmocnienia, każdą za 1 wzmocnienie: Ogłuszenie, +1 obrażenie, uleczenie 2 obrażeń oraz 2 punkty ruchu po ataku.

card-life-debt = Dług życia
card-life-debt-life-debt = Dług życia
card-life-debt-life-debt-text = Po ataku na inną przyjazną figurkę w promieniu 3 pól, w którym otrzymała ona co najmniej 3 obrażenia, Gaarkhan może wyczerpać tę kartę: otrzymuje stan Skupienie.

card-old-wounds = Stare rany
card-old-wounds-old-wounds = Stare rany
card-old-wounds-old-wounds-text = Gdy atakuje ranny bohater, wyniki ataku mają -1 obrażenie.

card-peacemaker = Rozjemca
card-peacemaker-peacemaker = Rozjemca
card-peacemaker-peacemaker-text = Po ataku wrogiej figurki na Jyn może ona otrzymać 1 zmęczenie i wyczerpać tę kartę: przerywa, aby zaatakować tę figurkę.

card-rebel-recon = Rebeliancki wywiad
card-rebel-recon-rebel-recon = Rebeliancki wywiad
card-rebel-recon-rebel-recon-text = Gdy bohater dobiera kartę zaopatrzenia, dobiera 1 dodatkową, zatrzymuje jedną z nich, a drugą kładzie na spód talii zaopatrzenia.

card-shadow-suit = Skafander maskujący
card-shadow-suit-evasive = Nieuchwytny
card-shadow-suit-evasive-text = Gdy Mak się broni, wyniki obrony zyskują +1 unik.
card-shadow-suit-ambush-anyone = Zasadzka na każdego
card-shadow-suit-ambush-anyone-text = Mak może używać zdolności Zasadzka także przy atakach na figurki, które mają go w polu widzenia.

card-shu-yens-lightsaber = Miecz świetlny Shu Yena
card-shu-yens-lightsaber-riposte = Riposta
card-shu-yens-lightsaber-riposte-text = Po ataku, w którym Diala użyła zdolności Przeczucie, atakujący otrzymuje 1 obrażenie.

card-special-operations = Operacje specjalne
card-special-operations-special-operations = Operacje specjalne
card-special-operations-special-operations-text = Figurki z tej grupy mają tę akcję specjalną: zagrożenie wzrasta o 1.

card-supply-deficit = Braki w zaopatrzeniu
card-supply-deficit-supply-deficit = Braki w zaopatrzeniu
card-supply-deficit-supply-deficit-text = Na początku każdej misji bohaterowie mogą wydać 100 kredytów. Jeśli tego nie zrobią, każdy z nich otrzymuje 2 zmęczenia.

card-the-ways-of-the-force = Ścieżki Mocy
card-the-ways-of-the-force-the-ways-of-the-force = Ścieżki Mocy
card-the-ways-of-the-force-the-ways-of-the-force-text = Przed testem atrybutu bohater może otrzymać 1 zmęczenie, aby otrzymać stan Skupienie.

card-veteran-prowess = Wprawa weterana
card-veteran-prowess-better-havoc-shot = Lepszy Niszczycielski strzał
card-veteran-prowess-better-havoc-shot-text = Gdy Fenn używa zdolności Niszczycielski strzał, wyniki ataku zyskują +1 obrażenie.
card-veteran-prowess-catch-breath = Złapać oddech
card-veteran-prowess-catch-breath-text = Po odpoczynku Fenn może wyczerpać tę kartę: leczy 2 obrażenia.

card-heroic = Bohaterski
card-heroic-extra-health = Dodatkowa żywotność
card-heroic-extra-health-text = Ten bohater ma +3 do żywotności, zdrowy i ranny.
card-heroic-fourth-token = Czwarty żeton
card-heroic-fourth-token-text = Trzej bohaterowie dzielą jeden dodatkowy żeton aktywacji. Na końcu każdej rundy Rebelia wybiera, kto będzie miał dwa żetony w następnej; nie może to być znowu ten sam bohater. Druga aktywacja następuje po pierwszych aktywacjach wszystkich bohaterów.

card-legendary = Legendarny
card-legendary-extra-health = Dodatkowa żywotność
card-legendary-extra-health-text = Ten bohater ma +10 do żywotności, zdrowy i ranny.
card-legendary-two-tokens = Dwa żetony
card-legendary-two-tokens-text = Ten bohater ma dwa żetony aktywacji. Druga aktywacja następuje po pierwszych aktywacjach wszystkich bohaterów.

## Powrót na Hoth

card-battle-vision = Wizja bitwy
card-battle-vision-battle-vision = Wizja bitwy
card-battle-vision-battle-vision-text = Gdy przyjazna figurka atakuje figurkę sąsiadującą z figurką, która ma żeton zwiadu, wyniki ataku zyskują +1 obrażenie.

card-iron-hand = Żelazna pięść
card-iron-hand-iron-hand = Żelazna pięść
card-iron-hand-iron-hand-text = Na końcu swojej aktywacji Verena leczy 1 zmęczenie za każdą sąsiadującą wrogą figurkę, najwyżej 3.

card-systems-upgrade = Ulepszenia systemów
card-systems-upgrade-systems-upgrade = Ulepszenia systemów
card-systems-upgrade-systems-upgrade-text = Podczas swojej aktywacji MHD-19 może zużyć tę kartę: bierze wybraną Medyczną kartę z talii zaopatrzenia, którą potem się tasuje. Wraz z kartą traci jej +2 do żywotności.

card-constant-advantage = Stała przewaga
card-constant-advantage-constant-advantage = Stała przewaga
card-constant-advantage-constant-advantage-text = Na końcu każdej misji, za którą gracz Imperium otrzymał mniej niż 3 punkty wpływów, otrzymuje on jeszcze 1 punkt wpływów.

card-supply-disruption = Problemy z zaopatrzeniem
card-supply-disruption-supply-disruption = Problemy z zaopatrzeniem
card-supply-disruption-supply-disruption-text = Gdy bohater przejmuje skrzynkę, może otrzymać 1 zmęczenie. Jeśli tego nie zrobi, nie dobiera za nią karty zaopatrzenia.

card-weary-from-toil = Wyczerpani do cna
card-weary-from-toil-weary-from-toil = Wyczerpani do cna
card-weary-from-toil-weary-from-toil-text = Na początku każdej misji każdy bohater otrzymuje 1 zmęczenie za każdy swój żeton aktywacji.

card-distractions = Utrudnienia
card-distractions-distractions = Utrudnienia
card-distractions-distractions-text = Po rzucie figurki Rebelii w teście atrybutu można zużyć tę kartę: wynik ma o 1 sukces mniej.

card-networks-restored = Przywrócenie zaopatrzenia
card-networks-restored-networks-restored = Przywrócenie zaopatrzenia
card-networks-restored-networks-restored-text = W każdym etapie ulepszeń Rebelii gracze Rebelii dobierają po 1 dodatkowej karcie z każdej talii przedmiotów, z której dobierają.

card-resurgence = Odrodzenie
card-resurgence-resurgence = Odrodzenie
card-resurgence-resurgence-text = Na końcu każdej misji wygranej przez Rebelię gracz Imperium otrzymuje o 1 punkt wpływów mniej, ale nie mniej niż 0.

card-invigorated-by-success = Podbudowani sukcesem
card-invigorated-by-success-invigorated-by-success = Podbudowani sukcesem
card-invigorated-by-success-invigorated-by-success-text = Na początku rundy można zużyć tę kartę: każdy bohater leczy 1 zmęczenie za każdy swój żeton aktywacji.

card-strategy-executed = Zrealizowana strategia
card-strategy-executed-strategy-executed = Zrealizowana strategia
card-strategy-executed-strategy-executed-text = Po rzucie figurki Rebelii w teście atrybutu można zużyć tę kartę: wynik ma o 1 sukces więcej.

## Królestwo Jabby

card-bred-for-war = Zrodzony do walki
card-bred-for-war-bred-for-war = Zrodzony do walki
card-bred-for-war-bred-for-war-text = Gdy Rankor jest rozstawiany, można odłożyć tę kartę do pudełka: koszt rozstawienia Rankora zmniejsza się o 4, a Rankor otrzymuje stan Skupienie.

card-desperado = Straceniec
card-desperado-offence = Atak
card-desperado-offence-text = Gdy Vinto atakuje, może wyczerpać tę kartę: wyniki ataku zyskują +1 wzmocnienie za każdą wrogą figurkę w promieniu 3 pól od niego.
card-desperado-defence = Obrona
card-desperado-defence-text = Gdy Vinto się broni, może wyczerpać tę kartę: wyniki obrony zyskują +1 unik za każdą wrogą figurkę w promieniu 3 pól od niego.

card-haymaker = Powalający cios
card-haymaker-haymaker = Powalający cios
card-haymaker-haymaker-text = Podczas swojej aktywacji Onar może otrzymać 1 zmęczenie i wyczerpać tę kartę, aby wybrać sąsiadującą małą wrogą figurkę i wykonać test siły. Za każdy sukces, najwyżej 3, figurka ta zostaje popchnięta o maksymalnie 1 pole i otrzymuje 1 obrażenie.

card-mandalorian-heritage = Mandaloriańskie korzenie
card-mandalorian-heritage-toughness = Krzepa
card-mandalorian-heritage-toughness-text = Shyla ma +2 do żywotności.
card-mandalorian-heritage-choose-a-technique = Wybór techniki
card-mandalorian-heritage-choose-a-technique-text = Zanim Shyla zadeklaruje atak bronią do walki wręcz, może wybrać na ten atak jedno: +2 obrażenia za 1 wzmocnienie, uleczenie 2 obrażeń za 1 wzmocnienie albo Dystans.

## W sercu Imperium

card-alliance-efficiency = Skuteczność Sojuszu
card-alliance-efficiency-reroll = Przerzut
card-alliance-efficiency-reroll-text = Gdy Ko-Tun atakuje lub się broni, może wyczerpać tę kartę, aby przerzucić 1 swoją kość.
card-alliance-efficiency-better-rest = Lepszy odpoczynek
card-alliance-efficiency-better-rest-text = Gdy Ko-Tun odpoczywa, może wyczerpać tę kartę, aby uleczyć 1 dodatkowe obrażenie.
card-alliance-efficiency-salvage-supply = Odzysk zaopatrzenia
card-alliance-efficiency-salvage-supply-text = Gdy gracz odrzuci kartę zaopatrzenia, Ko-Tun może zużyć tę kartę, aby zabrać tamtą ze stosu odrzuconych kart.

card-bardottan-shard = Bardottański odłamek
card-bardottan-shard-shard = Odłamek
card-bardottan-shard-shard-text = Bohater może otrzymać 1 zmęczenie i wyczerpać tę kartę, aby wybrać wrogą figurkę w promieniu 3 pól: otrzymuje ona 1 obrażenie albo 3, jeśli bohater zwiększy zagrożenie o 1.

card-explosives-clearance = Pozwolenie na ładunki
card-explosives-clearance-rubble = Gruzowisko
card-explosives-clearance-rubble-text = Podczas aktywacji tej grupy można wyczerpać tę kartę: żeton gruzowiska umieszcza się na polu w promieniu 3 pól.
card-explosives-clearance-detonate = Detonacja
card-explosives-clearance-detonate-text = Na końcu rundy można zużyć tę kartę: żeton gruzowiska umieszcza się na polu w promieniu 3 pól. Każda figurka na nim lub sąsiadująca z nim otrzymuje 1 obrażenie i 1 zmęczenie.

card-inside-source = Wewnętrzny kontakt
card-inside-source-reveal-event = Ujawnienie wydarzenia
card-inside-source-reveal-event-text = Na początku pierwszej rundy misji gracz Imperium wybiera wydarzenie misji, inne niż odprawa i koniec misji, i ujawnia, co je wywołuje i co robi.

card-intercepted-plans = Przechwycone plany
card-intercepted-plans-sabotage = Sabotaż
card-intercepted-plans-sabotage-text = Na początku rundy można zużyć tę kartę: 1 karta klasy Imperium zostaje wyczerpana.

card-lessons-of-history = Lekcje historii
card-lessons-of-history-less-threat = Mniejsze zagrożenie
card-lessons-of-history-less-threat-text = Na początku fazy porządków można zużyć tę kartę: do końca rundy poziom zagrożenia jest niższy o 1.

card-mercenary-aid = Pomoc najemników
card-mercenary-aid-discount = Zniżka
card-mercenary-aid-discount-text = Gdy grupa najemników jest rozstawiana, można zużyć tę kartę: jej koszt rozstawienia zmniejsza się o 1.

card-populist-support = Wsparcie ludności
card-populist-support-slow-threat = Spowolnienie zagrożenia
card-populist-support-slow-threat-text = Gdy zagrożenie wzrasta, można zużyć tę kartę: wzrost jest o 2 mniejszy, ale nie mniejszy niż 0.

card-power-of-the-shard = Moc odłamka
card-power-of-the-shard-shard = Odłamek
card-power-of-the-shard-shard-text = Na końcu każdej rundy gracz Imperium wybiera jedno: rozdziela 3 zmęczenia między bohaterów, najwyżej po 1 za każdy żeton aktywacji bohatera; jeden bohater otrzymuje 2 obrażenia albo 3, jeśli ma dwa żetony aktywacji; albo zagrożenie wzrasta o 1.

card-scouted-enemies = Wrogowie namierzeni
card-scouted-enemies-no-return = Bez powrotu
card-scouted-enemies-no-return-text = Gdy grupa Imperium zostaje pokonana, można wyczerpać tę kartę: przed następną rundą tej grupy nie można ponownie rozstawić.

card-tracked-movements = Śledzone ruchy
card-tracked-movements-move = Ruch
card-tracked-movements-move-text = Na początku każdej rundy do 3 figurek Imperium może poruszyć się o 1 pole.

card-vaders-legion = Legion Vadera
card-vaders-legion-extra-group = Dodatkowa grupa
card-vaders-legion-extra-group-text = Na początku każdej misji gracz Imperium może dodać do grup otwartych szeregową grupę Szturmowców.
card-vaders-legion-partial-deployment = Częściowe rozstawienie
card-vaders-legion-partial-deployment-text = Gdy szeregowa grupa Szturmowców jest rozstawiana, gracz Imperium może rozstawić tylko 1 jej figurkę za 2 zagrożenia albo tylko 2 za 4 zagrożenia.

card-wookiee-roar = Ryk Wookieego
card-wookiee-roar-roar = Ryk
card-wookiee-roar-roar-text = Gdy podczas aktywacji Drokkatty wroga figurka zostaje pokonana, może on wyczerpać tę kartę, wykonać test siły i wybrać jedno: 1 dowolny żeton potęgi; przy co najmniej 1 wzmocnieniu uleczenie 1 zmęczenia; przy co najmniej 2 wzmocnieniach stan Skupienie.

card-x-8-upgrade = Modyfikacja X-8
card-x-8-upgrade-health = Żywotność
card-x-8-upgrade-health-text = J4X-7 ma +2 do żywotności.
card-x-8-upgrade-stronger-gun = Mocniejsza broń
card-x-8-upgrade-stronger-gun-text = J4X-7 ma +1 obrażenie zamiast Przebicia 1.
card-x-8-upgrade-stronger-support = Mocniejsze wsparcie
card-x-8-upgrade-stronger-support-text = Ogień wspierający J4X-7 daje +1 obrażenie zamiast Przebicia 1.
