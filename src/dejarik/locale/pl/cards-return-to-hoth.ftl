### Imperium Atakuje, Powrót na Hoth: nazwy kart z gry, efekty naszymi słowami.

## Karty rozstawienia

card-snowtrooper = Szturmowiec śnieżny
card-snowtrooper-environmental-recovery-gear = Wyposażenie ochronne
card-snowtrooper-environmental-recovery-gear-text = Ta figurka i każdy sąsiadujący z nią przyjazny Żołnierz mogą, każde z osobna, uleczyć 1 obrażenie albo odrzucić 1 Szkodliwy stan.

card-snowtrooper-elite = Szturmowiec śnieżny
card-snowtrooper-elite-environmental-recovery-gear = Wyposażenie ochronne
card-snowtrooper-elite-environmental-recovery-gear-text = Ta figurka i każdy sąsiadujący z nią przyjazny Żołnierz mogą, każde z osobna, uleczyć 1 obrażenie albo odrzucić 1 Szkodliwy stan.
card-snowtrooper-elite-efficient-travel = Szybki ruch
card-snowtrooper-elite-efficient-travel-text = Ta figurka nie wydaje dodatkowych punktów ruchu za trudny teren ani za wrogie figurki.

card-sc2-m-repulsor-tank = Czołg repulsorowy SC2-M
card-sc2-m-repulsor-tank-focus-fire = Skupienie ognia
card-sc2-m-repulsor-tank-focus-fire-text = Ta figurka wykonuje 2 ataki na tę samą figurkę.
card-sc2-m-repulsor-tank-defensible = Ulepszona obrona
card-sc2-m-repulsor-tank-defensible-text = Gdy ta figurka się broni, może zastosować +1 blok albo +1 unik.

card-general-sorin = Generał Sorin
card-general-sorin-subtitle = Bezwzględny taktyk
card-general-sorin-bombardment = Bombardowanie
card-general-sorin-bombardment-text = Sorin wybiera sąsiadującą przyjazną figurkę: może ona przerwać, aby wykonać atak z Wybuchem 1.
card-general-sorin-advanced-firepower = Wzmocniona siła ognia
card-general-sorin-advanced-firepower-text = Sąsiadujące przyjazne Droidy i Pojazdy mogą w swoich atakach używać także zdolności wzmocnień Sorina.

card-leia-organa-campaign = Leia Organa
card-leia-organa-campaign-subtitle = Przywódczyni rebeliantów
card-leia-organa-campaign-battlefield-leadership = Dowodzenie na polu bitwy
card-leia-organa-campaign-battlefield-leadership-text = Leia wykonuje atak. Następnie wybiera przyjazną figurkę w promieniu 3 pól, która może przerwać, aby wykonać atak na ten sam cel.
card-leia-organa-campaign-aggressive-negotiations = Agresywne negocjacje
card-leia-organa-campaign-aggressive-negotiations-text = Za 1 wzmocnienie: należy wybrać i wyczerpać 1 kartę klasy Imperium.

card-leia-organa-skirmish = Leia Organa
card-leia-organa-skirmish-subtitle = Przywódczyni rebeliantów
card-leia-organa-skirmish-battlefield-leadership = Dowodzenie na polu bitwy
card-leia-organa-skirmish-battlefield-leadership-text = Leia wykonuje atak. Następnie wybiera przyjazną figurkę w promieniu 3 pól, która może przerwać, aby wykonać atak na ten sam cel.
card-leia-organa-skirmish-military-efficiency = Skuteczność wojskowa
card-leia-organa-skirmish-military-efficiency-text = Za 1 wzmocnienie: jej gracz wybiera 1 kartę dowodzenia ze swojego stosu odrzuconych kart i wtasowuje ją do swojej talii dowodzenia.

card-echo-base-trooper = Żołnierz z Bazy Echo
card-echo-base-trooper-front-line = Pierwsza linia
card-echo-base-trooper-front-line-text = Gdy ta figurka atakuje cel w promieniu 3 pól, może zastąpić 1 niebieską kość w swojej puli ataku 1 czerwoną kością.
card-echo-base-trooper-efficient-travel = Szybki ruch
card-echo-base-trooper-efficient-travel-text = Ta figurka nie wydaje dodatkowych punktów ruchu za trudny teren ani za wrogie figurki.

card-loku-kanoloa-skirmish = Loku Kanoloa
card-loku-kanoloa-skirmish-set-your-sights = Nastawić celowniki
card-loku-kanoloa-skirmish-set-your-sights-text = Loku wykonuje atak z +2 do celności. Figurki nie blokują pola widzenia dla tego ataku.
card-loku-kanoloa-skirmish-mon-cala-special-forces = Siły specjalne z Mon Cali
card-loku-kanoloa-skirmish-mon-cala-special-forces-text = Gdy Loku pokona figurkę atakiem ze zdolności Nastawić celowniki, otrzymuje stan Skupienie.

card-mhd-19-skirmish = MHD-19
card-mhd-19-skirmish-medical-loadout = Zestaw medyczny
card-mhd-19-skirmish-medical-loadout-text = MHD-19 albo sąsiadująca z nim przyjazna figurka leczy 3 obrażenia.
card-mhd-19-skirmish-improper-procedure = Niewłaściwa procedura
card-mhd-19-skirmish-improper-procedure-text = MHD-19 wybiera sąsiadującą wrogą figurkę: otrzymuje ona 1 obrażenie i stan Wycieńczenie.

card-verena-talos-skirmish = Verena Talos
card-verena-talos-skirmish-close-quarters = Przejęcie broni
card-verena-talos-skirmish-close-quarters-text = Verena atakuje sąsiadującą wrogą figurkę, używając jej rodzaju ataku i puli ataku.
card-verena-talos-skirmish-fighting-knife = Nóż bojowy
card-verena-talos-skirmish-fighting-knife-text = Za 1 wzmocnienie, raz na rundę: po tym ataku Verena wykonuje atak wręcz 1 czerwoną kością z +1 obrażeniem.

card-hk-assassin-droid = Droid-zabójca HK
card-hk-assassin-droid-versatile-weaponry = Wielofunkcyjne uzbrojenie
card-hk-assassin-droid-versatile-weaponry-text = Gdy ta figurka atakuje, może wskazać 1 kość obrony; obrońca ją przerzuca.
card-hk-assassin-droid-targeting-computer = Komputer celowniczy
card-hk-assassin-droid-targeting-computer-text = Gdy ta figurka atakuje, może przerzucić 1 kość ataku.

card-hk-assassin-droid-elite = Droid-zabójca HK
card-hk-assassin-droid-elite-versatile-weaponry = Wielofunkcyjne uzbrojenie
card-hk-assassin-droid-elite-versatile-weaponry-text = Gdy ta figurka atakuje, może wskazać 1 kość obrony; obrońca ją przerzuca.
card-hk-assassin-droid-elite-targeting-computer = Komputer celowniczy
card-hk-assassin-droid-elite-targeting-computer-text = Gdy ta figurka atakuje, może przerzucić 1 kość ataku.
card-hk-assassin-droid-elite-priority-target = Priorytetowy cel
card-hk-assassin-droid-elite-priority-target-text = Figurki nie blokują pola widzenia dla ataków tej figurki.

card-wampa = Wampa
card-wampa-efficient-travel = Szybki ruch
card-wampa-efficient-travel-text = Ta figurka nie wydaje dodatkowych punktów ruchu za trudny teren ani za wrogie figurki.
card-wampa-hunger = Głód
card-wampa-hunger-text = Na początku aktywacji tej figurki, jeśli w promieniu 3 pól nie ma wrogiej figurki, zdobywa ona 2 punkty ruchu.
card-wampa-non-sentient = Bezrozumna
card-wampa-non-sentient-text = Ta figurka nie może korzystać z obiektów.

card-wampa-elite = Wampa
card-wampa-elite-efficient-travel = Szybki ruch
card-wampa-elite-efficient-travel-text = Ta figurka nie wydaje dodatkowych punktów ruchu za trudny teren ani za wrogie figurki.
card-wampa-elite-hunger = Głód
card-wampa-elite-hunger-text = Na początku aktywacji tej figurki, jeśli w promieniu 3 pól nie ma wrogiej figurki, zdobywa ona 2 punkty ruchu.
card-wampa-elite-non-sentient = Bezrozumna
card-wampa-elite-non-sentient-text = Ta figurka nie może korzystać z obiektów.

card-dengar = Dengar
card-dengar-subtitle = Bezlitosny zabójca
card-dengar-contempt = Pogarda
card-dengar-contempt-text = Gdy Dengar atakuje cel bez Szkodliwego stanu, stosuje +1 wzmocnienie.
card-dengar-punishment = Kara
card-dengar-punishment-text = Za 1 wzmocnienie, dowolnie wiele razy w ataku: po ataku, jeśli cel otrzymał obrażenia, otrzymuje 1 wybrany Szkodliwy stan.

card-targeting-computer = Komputer celowniczy
card-targeting-computer-targeting-computer = Komputer celowniczy
card-targeting-computer-targeting-computer-text = Gdy figurka z tej grupy atakuje, może przerzucić 1 kość ataku.

card-echo-base-trooper-elite = Żołnierz z Bazy Echo
card-echo-base-trooper-elite-front-line = Pierwsza linia
card-echo-base-trooper-elite-front-line-text = Gdy ta figurka atakuje cel w promieniu 3 pól, może zastąpić 1 niebieską kość w swojej puli ataku 1 czerwoną kością.
card-echo-base-trooper-elite-efficient-travel = Szybki ruch
card-echo-base-trooper-elite-efficient-travel-text = Ta figurka nie wydaje dodatkowych punktów ruchu za trudny teren ani za wrogie figurki.
card-echo-base-trooper-elite-combat-suit = Skafander bojowy
card-echo-base-trooper-elite-combat-suit-text = Gdy ta figurka się broni, Przebicie ataku zmniejsza się o 1, ale nie poniżej 0.

## Karty dowodzenia

card-coordinated-attack = Skoordynowany atak
card-coordinated-attack-coordinated-attack = Skoordynowany atak
card-coordinated-attack-coordinated-attack-text = Loku i przyjazna figurka w promieniu 3 pól mogą zaatakować ten sam cel. Figurki nie blokują pola widzenia dla tych ataków.

card-harsh-environment = Surowe warunki
card-harsh-environment-harsh-environment = Surowe warunki
card-harsh-environment-harsh-environment-text = Na początku rundy, do jej końca: broniące się figurki na polach pleneru stosują −1 unik, a wszystkie inne +1 blok.

card-master-operative = Wytrawna agentka
card-master-operative-master-operative = Wytrawna agentka
card-master-operative-master-operative-text = Gdy Verena deklaruje atak ze zdolności Przejęcie broni, otrzymuje stan Skupienie, a atak ma +1 wzmocnienie.

card-miracle-worker = Cudotwórca
card-miracle-worker-miracle-worker = Cudotwórca
card-miracle-worker-miracle-worker-text = Gdy przyjazna figurka w promieniu 3 pól miałaby zostać pokonana, bo jej obrażenia są równe żywotności, nie zostaje pokonana i leczy 3 obrażenia.

card-negation = Negacja
card-negation-negation = Negacja
card-negation-negation-text = Gdy rywal zagra kartę dowodzenia o koszcie 0, zostaje ona odrzucona, a jej efekty anulowane.

card-overcharged-weapons = Przeciążona broń
card-overcharged-weapons-overcharged-weapons = Przeciążona broń
card-overcharged-weapons-overcharged-weapons-text = Gdy wroga figurka się aktywuje, Pojazd z przygotowaną kartą rozstawienia przerywa, aby zaatakować ją z Przebiciem 2. Następnie jego karta zostaje wyczerpana, a Pojazd otrzymuje stan Wycieńczenie.

card-set-a-trap = Zastawiona pułapka
card-set-a-trap-set-a-trap = Zastawiona pułapka
card-set-a-trap-set-a-trap-text = Na początku rundy gracz wskazuje kafelek planszy. Na końcu tej rundy wybiera na nim przyjazną figurkę: przerywa ona, aby zaatakować wrogą figurkę na tym samym kafelku.

card-size-advantage = Przewaga rozmiaru
card-size-advantage-size-advantage = Przewaga rozmiaru
card-size-advantage-size-advantage-text = Ta figurka atakuje małą figurkę z +2 obrażeniami i Wycieńczeniem.

card-survival-instincts = Instynkt przetrwania
card-survival-instincts-survival-instincts = Instynkt przetrwania
card-survival-instincts-survival-instincts-text = Na początku jej aktywacji: do końca rundy ta figurka, gdy się broni, stosuje +1 blok i +1 unik.

## Stany

card-weakened = Wycieńczenie
card-weakened-weaker-attack = Słabszy atak
card-weakened-weaker-attack-text = Gdy ta figurka atakuje, stosuje −1 wzmocnienie.
card-weakened-weaker-defence = Słabsza obrona
card-weakened-weaker-defence-text = Gdy ta figurka się broni, stosuje −1 unik.
card-weakened-removal = Usunięcie
card-weakened-removal-text = Ten stan odrzuca się na końcu aktywacji tej figurki.
