### Imperium Atakuje, karty agend w kampanii: nazwy kart z gry lub nasze, efekty naszymi słowami.

## Talie agend

agenda-deck-agents-of-the-empire = Agenci Imperium
agenda-deck-for-the-right-price = Za odpowiednią cenę
agenda-deck-imperial-discipline = Imperialna dyscyplina
agenda-deck-imperial-industry = Imperialny przemysł
agenda-deck-imperial-security-bureau = Imperialne Biuro Bezpieczeństwa
agenda-deck-lord-vaders-command = Rozkazy lorda Vadera
agenda-deck-retaliation = Odwet
agenda-deck-defensive-tactics = Taktyka obronna
agenda-deck-natural-warfare = Wroga natura
agenda-deck-guild-hunters = Łowcy gildii
agenda-deck-persistence = Wytrwałość
agenda-deck-field-commander = Dowódca polowy
agenda-deck-security-protocols = Protokoły bezpieczeństwa

## Zestaw podstawowy

card-agents-of-the-empire-imperial-informants = Imperialni informatorzy
card-agents-of-the-empire-imperial-informants-imperial-informants = Imperialni informatorzy
card-agents-of-the-empire-imperial-informants-imperial-informants-text = Do zagrania na końcu rundy: zagrożenie wzrasta o poziom zagrożenia. Potem kartę się odrzuca albo wtasowuje do talii agend.

card-agents-of-the-empire-tracking-beacon = Nadajnik naprowadzający
card-agents-of-the-empire-tracking-beacon-tracking-beacon = Nadajnik naprowadzający
card-agents-of-the-empire-tracking-beacon-tracking-beacon-text = Na początku każdego etapu ulepszeń Imperium bohaterowie mogą wydać 300 kredytów, aby odrzucić tę kartę. Jeśli tego nie zrobią, gracz Imperium dobiera w tym etapie 1 dodatkową kartę agendy.

card-agents-of-the-empire-impounded = Zatrzymani
card-agents-of-the-empire-impounded-impounded = Zatrzymani
card-agents-of-the-empire-impounded-impounded-text = Gdy ta karta zostaje kupiona, od razu rozgrywa się wymuszoną misję Zatrzymani. Nagrodą za nią są Operacje specjalne. Potem kartę się odrzuca.

card-for-the-right-price-high-value-target = Cenny cel
card-for-the-right-price-high-value-target-high-value-target = Cenny cel
card-for-the-right-price-high-value-target-high-value-target-text = Gdy bohater zostaje pokonany, można zużyć tę kartę: zagrożenie wzrasta o poziom zagrożenia.

card-for-the-right-price-hired-help = Wynajęta pomoc
card-for-the-right-price-hired-help-hired-help = Wynajęta pomoc
card-for-the-right-price-hired-help-hired-help-text = Do zagrania podczas przygotowania misji za 1 punkt wpływów: w tej misji grupy Łowców mają koszt rozstawienia niższy o 2, a koszt wsparcia niższy o 1. Na końcu misji kartę się odrzuca.

card-for-the-right-price-wanted = Poszukiwani
card-for-the-right-price-wanted-wanted = Poszukiwani
card-for-the-right-price-wanted-wanted-text = Gdy ta karta zostaje kupiona, od razu rozgrywa się wymuszoną misję Poszukiwani. Nagrodą za nią są Stare rany. Potem kartę się odrzuca.

card-imperial-discipline-fire-at-will = Strzelać bez rozkazu
card-imperial-discipline-fire-at-will-fire-at-will = Strzelać bez rozkazu
card-imperial-discipline-fire-at-will-fire-at-will-text = Po aktywacji dowolnej figurki można zużyć tę kartę: Żołnierz Imperium wykonuje atak z +1 wzmocnieniem.

card-imperial-discipline-impending-doom = Widmo zagłady
card-imperial-discipline-impending-doom-impending-doom = Widmo zagłady
card-imperial-discipline-impending-doom-impending-doom-text = Do zagrania, gdy bohater zostaje ranny: do 2 figurek Imperium otrzymuje stan Skupienie. Potem kartę się odrzuca albo wtasowuje do talii agend.

card-imperial-discipline-tactical-maneuvering = Manewry taktyczne
card-imperial-discipline-tactical-maneuvering-tactical-maneuvering = Manewry taktyczne
card-imperial-discipline-tactical-maneuvering-tactical-maneuvering-text = Do zagrania na końcu rundy: do 3 figurek Imperium może wykonać po jednym ruchu. Potem kartę się odrzuca albo wtasowuje do talii agend.

card-imperial-industry-interrogation-protocol = Protokół przesłuchań
card-imperial-industry-interrogation-protocol-interrogation-protocol = Protokół przesłuchań
card-imperial-industry-interrogation-protocol-interrogation-protocol-text = Do zagrania po ataku Droida, z którego cel otrzymał obrażenia: cel otrzymuje 1 zmęczenie oraz stany Ogłuszenie i Krwawienie. Potem kartę się odrzuca albo wtasowuje do talii agend.

card-imperial-industry-means-of-production = Środki produkcji
card-imperial-industry-means-of-production-means-of-production = Środki produkcji
card-imperial-industry-means-of-production-means-of-production-text = Gdy ta karta zostaje kupiona, Środki produkcji stają się aktywną misją poboczną. Jeśli wcześniej zostanie rozegrana inna misja poboczna, kartę się odrzuca, a gracz Imperium zdobywa nagrodę Imperialny przemysł.

card-imperial-industry-restorative-supplies = Środki regeneracyjne
card-imperial-industry-restorative-supplies-restorative-supplies = Środki regeneracyjne
card-imperial-industry-restorative-supplies-restorative-supplies-text = Na końcu rundy można zużyć tę kartę, wybrać figurkę Imperium i rzucić 2 czerwonymi kośćmi: figurka leczy tyle obrażeń, ile wypadło.

card-imperial-security-bureau-isb-enforcers = Egzekutorzy IBB
card-imperial-security-bureau-isb-enforcers-isb-enforcers = Egzekutorzy IBB
card-imperial-security-bureau-isb-enforcers-isb-enforcers-text = Do zagrania, gdy grupa Szturmowców zostaje rozstawiona: każda jej figurka może podczas jednej aktywacji atakować więcej niż jedną akcją. Kartę odrzuca się na końcu misji albo gdy grupa zostanie pokonana.

card-imperial-security-bureau-imperial-operative = Imperialny agent
card-imperial-security-bureau-imperial-operative-imperial-operative = Imperialny agent
card-imperial-security-bureau-imperial-operative-imperial-operative-text = Do zagrania, gdy Oficer Imperialny zostaje rozstawiony: ta figurka ma +1 do szybkości i +3 do żywotności, a na początku każdej swojej aktywacji otrzymuje stan Skupienie. Kartę odrzuca się na końcu misji albo gdy ta figurka zostanie pokonana.

card-imperial-security-bureau-internal-affairs = Sprawy wewnętrzne
card-imperial-security-bureau-internal-affairs-internal-affairs = Sprawy wewnętrzne
card-imperial-security-bureau-internal-affairs-internal-affairs-text = Po przygotowaniu każdej misji gracz Imperium dodaje do swojej ręki kartę rozstawienia szeregowego Oficera Imperialnego.

card-lord-vaders-command-a-dark-power = Mroczna potęga
card-lord-vaders-command-a-dark-power-a-dark-power = Mroczna potęga
card-lord-vaders-command-a-dark-power-a-dark-power-text = Do zagrania podczas opcjonalnego rozstawienia: rozstawienie jednej grupy kosztuje w nim o 5 zagrożenia mniej. Potem kartę się odrzuca.

card-lord-vaders-command-as-you-wish = Jak sobie życzysz
card-lord-vaders-command-as-you-wish-as-you-wish = Jak sobie życzysz
card-lord-vaders-command-as-you-wish-as-you-wish-text = Do zagrania na początku rundy: gracz Imperium dodaje do swojej ręki Dartha Vadera (Lorda Sithów). Potem kartę się odrzuca albo wtasowuje do talii agend.

card-lord-vaders-command-dark-obsession = Mroczna obsesja
card-lord-vaders-command-dark-obsession-dark-obsession = Mroczna obsesja
card-lord-vaders-command-dark-obsession-dark-obsession-text = Gdy ta karta zostaje kupiona, Mroczna obsesja staje się aktywną misją poboczną. Jeśli wcześniej zostanie rozegrana inna misja poboczna, kartę się odrzuca, a gracz Imperium zdobywa przeciwnika: Dartha Vadera (Lorda Sithów).

card-retaliation-breaking-point = Punkt przełomu
card-retaliation-breaking-point-breaking-point = Punkt przełomu
card-retaliation-breaking-point-breaking-point-text = Gdy ta karta zostaje kupiona, Punkt przełomu staje się aktywną misją poboczną. Jeśli wcześniej zostanie rozegrana inna misja poboczna, kartę się odrzuca, a gracz Imperium zdobywa nagrodę Braki w zaopatrzeniu.

card-retaliation-tactical-explosives = Ładunki taktyczne
card-retaliation-tactical-explosives-tactical-explosives = Ładunki taktyczne
card-retaliation-tactical-explosives-tactical-explosives-text = Do zagrania na końcu rundy z wyborem pola: każda figurka w promieniu 3 pól od niego wykonuje test intuicji; ta, której się nie powiedzie, otrzymuje 3 obrażenia i stan Krwawienie. Potem kartę się odrzuca albo wtasowuje do talii agend.

card-retaliation-weakness-revealed = Ujawniona słabość
card-retaliation-weakness-revealed-weakness-revealed = Ujawniona słabość
card-retaliation-weakness-revealed-weakness-revealed-text = Na początku rundy gracz Imperium może wybrać bohatera: w tej rundzie wyniki jego ataków mają -1 obrażenie, a wyniki jego obrony -1 blok. Na końcu tej rundy karta zostaje zużyta.

## Powrót na Hoth

card-defensive-tactics-counter-strike = Kontruderzenie
card-defensive-tactics-counter-strike-counter-strike = Kontruderzenie
card-defensive-tactics-counter-strike-counter-strike-text = Do zagrania za 1 punkt wpływów, gdy figurka Imperium się broni: wyniki obrony zyskują +1 blok i +1 unik. Po ataku, jeśli cel nie otrzymał obrażeń, atakujący otrzymuje 3 obrażenia. Potem kartę się odrzuca albo wtasowuje do talii agend.

card-defensive-tactics-enhanced-armor = Ulepszony pancerz
card-defensive-tactics-enhanced-armor-enhanced-armor = Ulepszony pancerz
card-defensive-tactics-enhanced-armor-enhanced-armor-text = Do zagrania, gdy zostaje rozstawiona grupa, która nie jest Istotą ani Pojazdem: gdy figurka z tej grupy się broni, Przebicie ataku zmniejsza się o 1. Kartę odrzuca się na końcu misji albo gdy grupa zostanie pokonana.

card-defensive-tactics-personal-shield-generators = Osobiste generatory osłon
card-defensive-tactics-personal-shield-generators-personal-shield-generators = Osobiste generatory osłon
card-defensive-tactics-personal-shield-generators-personal-shield-generators-text = Gdy zostaje zadeklarowany atak na figurkę Imperium, można zużyć tę kartę: wyniki obrony zyskują +3 bloki.

card-natural-warfare-bestial-fury = Zwierzęca furia
card-natural-warfare-bestial-fury-bestial-fury = Zwierzęca furia
card-natural-warfare-bestial-fury-bestial-fury-text = Do zagrania na końcu rundy z wyborem Istoty: może ona wykonać atak z +1 wzmocnieniem. Jeśli to zrobi, otrzymuje potem stany Krwawienie i Wycieńczenie. Kartę się odrzuca albo wtasowuje do talii agend.

card-natural-warfare-exposed-to-the-elements = Na pastwie żywiołów
card-natural-warfare-exposed-to-the-elements-exposed-to-the-elements = Na pastwie żywiołów
card-natural-warfare-exposed-to-the-elements-exposed-to-the-elements-text = Do zagrania na początku rundy: każdy bohater na polu pustyni lub śniegu wykonuje test siły; ten, któremu się nie powiedzie, otrzymuje 2 zmęczenia i stan Wycieńczenie. Potem kartę się odrzuca albo wtasowuje do talii agend.

card-natural-warfare-unchained = Spuszczona z łańcucha
card-natural-warfare-unchained-unchained = Spuszczona z łańcucha
card-natural-warfare-unchained-unchained-text = Po rozstawieniu Istoty podczas opcjonalnego rozstawienia można zużyć tę kartę: ta Istota może przerwać, aby wykonać ruch. Następnie sąsiadująca z nią wroga figurka, którą wybiera gracz Imperium, otrzymuje 1 obrażenie.

## Królestwo Jabby

card-guild-hunters-abandon-contract = Zerwany kontrakt
card-guild-hunters-abandon-contract-abandon-contract = Zerwany kontrakt
card-guild-hunters-abandon-contract-abandon-contract-text = Do zagrania na początku rundy: w tej rundzie każda figurka Imperium z karty rozstawienia ma jeszcze jedną akcję specjalną: zagrożenie wzrasta o 2, a ta figurka zostaje pokonana. Potem kartę się odrzuca albo wtasowuje do talii agend.

card-guild-hunters-call-your-shot = Mierzony strzał
card-guild-hunters-call-your-shot-call-your-shot = Mierzony strzał
card-guild-hunters-call-your-shot-call-your-shot-text = Do zagrania, gdy figurka się broni: do wyników obrony stosuje się -1 uchylenie albo -3 bloki. Potem kartę się odrzuca.

card-guild-hunters-shoot-first = Strzelać pierwszy
card-guild-hunters-shoot-first-shoot-first = Strzelać pierwszy
card-guild-hunters-shoot-first-shoot-first-text = Do zagrania na początku rundy: jedna grupa Imperium może przerwać, aby się aktywować. Potem kartę się odrzuca.

card-persistence-jetpacks = Plecaki rakietowe
card-persistence-jetpacks-jetpacks = Plecaki rakietowe
card-persistence-jetpacks-jetpacks-text = Do zagrania na grupę małych figurek, gdy zostaje rozstawiona: jej figurki są Mobilne. Na końcu misji albo gdy grupa zostanie pokonana, kartę się odrzuca albo wtasowuje do talii agend.

card-persistence-no-rest-for-the-weary = Bez chwili wytchnienia
card-persistence-no-rest-for-the-weary-no-rest-for-the-weary = Bez chwili wytchnienia
card-persistence-no-rest-for-the-weary-no-rest-for-the-weary-text = Gdy bohater odpoczywa, jedna figurka Imperium może przerwać, aby wykonać ruch. Na końcu misji kartę się odrzuca.

card-persistence-snap-fire = Strzał z biodra
card-persistence-snap-fire-snap-fire = Strzał z biodra
card-persistence-snap-fire-snap-fire-text = Do zagrania, gdy figurka Rebelii wchodzi na pole w promieniu 3 pól od figurki Imperium: ta figurka Imperium może przerwać, aby ją zaatakować. Potem kartę się odrzuca albo wtasowuje do talii agend.

## W sercu Imperium

card-assault-coordination = Koordynacja szturmu
card-assault-coordination-assault-coordination = Koordynacja szturmu
card-assault-coordination-assault-coordination-text = Do zagrania podczas aktywacji Przywódcy: w tej aktywacji ma on jeszcze jedną akcję specjalną: do 3 figurek w jego polu widzenia zdobywa po 1 żetonie potęgi obrażeń. Potem kartę się odrzuca albo wtasowuje do talii agend.
effect-hand-out-power = Rozdanie żetonów potęgi

card-reinforcements-en-route = Posiłki w drodze
card-reinforcements-en-route-reinforcements-en-route = Posiłki w drodze
card-reinforcements-en-route-reinforcements-en-route-text = Do zagrania na kartę rozstawienia Przywódcy podczas aktywacji Imperium: dopóki na niej leży, zagrożenie wzrasta o 1 na początku każdej fazy porządków. Kartę odrzuca się na końcu misji albo gdy grupa zostanie pokonana.

card-unyielding-dedication = Niezłomne poświęcenie
card-unyielding-dedication-unyielding-dedication = Niezłomne poświęcenie
card-unyielding-dedication-unyielding-dedication-text = Do zagrania, gdy zostaje zadeklarowany atak na Przywódcę, z wyborem przyjaznej figurki w promieniu 3 pól od obrońcy: może ona przerwać, aby poruszyć się o maksymalnie 3 pola na pole sąsiadujące z obrońcą. Następnie, jeśli jest w polu widzenia atakującego, staje się celem ataku. Kartę się odrzuca albo wtasowuje do talii agend.

card-heavy-riot-gear = Ciężki sprzęt prewencji
card-heavy-riot-gear-heavy-riot-gear = Ciężki sprzęt prewencji
card-heavy-riot-gear-heavy-riot-gear-text = Do zagrania na początku rundy: do 3 figurek Imperium zdobywa po 1 żetonie potęgi bloku. Potem kartę się odrzuca albo wtasowuje do talii agend.

card-shields-online = Osłony włączone
card-shields-online-shields-online = Osłony włączone
card-shields-online-shields-online-text = Do zagrania na początku aktywacji: osłony energetyczne umieszcza się na maksymalnie 2 polach, po 1 na każdym. Można je atakować (żywotność równa poziomowi zagrożenia, 1 blok). Potem kartę się odrzuca albo wtasowuje do talii agend.

card-surveillance-cams = Kamery nadzoru
card-surveillance-cams-setup = Przygotowanie
card-surveillance-cams-setup-text = Do zagrania na początku misji z wyborem bohatera.
card-surveillance-cams-accuracy = Celność
card-surveillance-cams-accuracy-text = Ataki na wybranego bohatera mają +2 do celności.
card-surveillance-cams-clear-line = Czysta linia
card-surveillance-cams-clear-line-text = Zanim zostanie zadeklarowany atak na wybranego bohatera, można wyczerpać tę kartę: figurki nie blokują pola widzenia dla tego ataku.
card-surveillance-cams-end = Koniec
card-surveillance-cams-end-text = Kartę odrzuca się, gdy wybrany bohater zostanie ranny, albo na końcu misji.
