### Misje konfrontacji, jedna po drugiej: nazwa, co dodaje do zasad, jej obszary i żetony, o co pyta.

## Ruiny Massassi A

mission-massassi-ruins-a = Utracona wiedza
shown-rules-massassi-ruins-a = Figurka może podnieść holokron akcją skorzystania i nieść najwyżej jeden. Gdy figurka z holokronem stanie na polu sąsiadującym z nadajnikiem, jej gracz może go oddać za 10 punktów zwycięstwa.
token-holocron = Holokron
token-communications-beacon = Nadajnik
choice-deliver = Oddaj holokron za 10 punktów zwycięstwa

## Ruiny Massassi B

mission-massassi-ruins-b = Nie zostawić śladów
shown-rules-massassi-ruins-b = Na początku każdej rundy ten, kto kontroluje nadajnik, może wezwać ostrzał: każda figurka na polu w plenerze otrzymuje 2 obrażenia. Na końcu każdej rundy każdy gracz może odrzucić jedno stanowisko wykopalisk kontrolowane przez jego stronę za 6 punktów zwycięstwa.
token-excavation-site = Stanowisko wykopalisk
choice-bombard = Wezwij ostrzał
ask-excavate = Odrzucić stanowisko wykopalisk za 6 punktów zwycięstwa?

## Farma wilgoci A

mission-moisture-farm-a = Blisko domu
shown-rules-moisture-farm-a = Na końcu każdej rundy każda strona otrzymuje 7 punktów zwycięstwa za każdą skrzynkę, którą kontroluje i za którą jeszcze nie punktowała.

## Farma wilgoci B

mission-moisture-farm-b = Najazd
shown-rules-moisture-farm-b = Najeźdźcy mają 5 żywotności i bronią się czarną kością; kto zniszczy najeźdźcę, otrzymuje 4 punkty zwycięstwa. Na końcu każdej rundy każdy najeźdźca zadaje 2 obrażenia najbliższym figurkom, które widzi. Potem gracz z inicjatywą wybiera: wszyscy najeźdźcy ruszają się maksymalnie o 3 pola albo do obozu przybywa kolejny.
map-area-camp = Obóz
token-raider = Najeźdźca
ask-raiders = Najeźdźcy się ruszają albo do obozu przybywa kolejny
choice-raiders-deploy = Kolejny najeźdźca
choice-raiders-move = Najeźdźcy się ruszają
ask-raider-space = Dokąd idzie ten najeźdźca: { $raider }?
ask-new-raider = Gdzie w obozie pojawia się nowy najeźdźca?
ask-storm = Kogo burza popchnie najpierw?

## Przedmieścia Mos Eisley A

mission-mos-eisley-outskirts-a = Na statek
shown-rules-mos-eisley-outskirts-a = Raz na rundę każdy gracz może odwrócić akcją skorzystania panel startowy. Na końcu każdej rundy strona otrzymuje 5 punktów zwycięstwa za każdy kontrolowany panel leżący tak jak na początku i 2 za każdy odwrócony.
token-launch-panel = Panel startowy
option-flip = Odwróć: { $token }

## Przedmieścia Mos Eisley B

mission-mos-eisley-outskirts-b = Przemyt
shown-rules-mos-eisley-outskirts-b = Figurka może podnieść kontrabandę akcją skorzystania; dopóki ją niesie, jej Szybkość jest o 2 mniejsza. Na końcu każdej rundy figurka z kontrabandą we własnej strefie rozstawienia oddaje ją całą: jej gracz otrzymuje 15 punktów zwycięstwa.
token-contraband = Kontrabanda

## Baza Echo A

mission-echo-base-a = Cali i zdrowi
shown-rules-echo-base-a = Figurka może podnieść aplikator bacty akcją skorzystania i upuszcza go, gdy otrzyma naraz co najmniej 3 obrażenia. Dopóki ktoś go niesie, jego rywale nie mogą wygrać punktami. Na końcu każdej rundy strona otrzymuje 3 punkty zwycięstwa za każdy terminal i każdą strefę rozstawienia, które kontroluje. Drzwi są zablokowane; można je atakować, mają 7 żywotności i 1 automatyczny blok.
token-bacta-infuser = Aplikator bacty

## Baza Echo B

mission-echo-base-b = Szybkie przystosowanie
shown-rules-echo-base-b = Mała figurka może akcją skorzystania dosiąść tauntauna: jej Szybkość jest o 2 większa, a spada z niego, gdy atak zada jej co najmniej 3 obrażenia. Na końcu każdej rundy każdy jeździec daje swojemu graczowi 2 punkty zwycięstwa, a strona kontrolująca Stację medyczną otrzymuje 5.
token-tauntaun = Tauntaun
map-area-medical-bay = Stacja medyczna

## Pole walki na Hoth A

mission-hoth-battlefield-a = Krew na śniegu
shown-rules-hoth-battlefield-a = Drzwi otwierają się na końcu pierwszej rundy. Na końcu każdej rundy strona otrzymuje 5 punktów zwycięstwa za każdy terminal, który kontroluje w strefie rozstawienia rywala.

## Pole walki na Hoth B

mission-hoth-battlefield-b = Bitwa o Hoth
shown-rules-hoth-battlefield-b = Drzwi otwierają się na końcu pierwszej rundy. Na końcu każdej rundy strona otrzymuje 5 punktów zwycięstwa za każdy terminal, który kontroluje w strefie rozstawienia rywala.

## Jama Carkoon A

mission-pit-of-carkoon-a = Niebezpieczeństwa pustyni
shown-rules-pit-of-carkoon-a = Na końcu każdej rundy burza piaskowa popycha każdą figurkę na polu w plenerze o 1 pole na wschód, zaczynając od najdalszych na wschodzie; figurka wepchnięta do Jamy Sarlacca zostaje pokonana. Potem strona otrzymuje 3 punkty zwycięstwa za każdą instalację, którą kontroluje. Drzwi są zablokowane; można je atakować, mają 5 żywotności i 2 automatyczne bloki.
token-installation = Instalacja
map-area-sarlacc-pit = Jama Sarlacca

## Jama Carkoon B

mission-pit-of-carkoon-b = Bitwa o Khetannę
shown-rules-pit-of-carkoon-b = Na końcu każdej rundy strona otrzymuje 3 punkty zwycięstwa za każdą instalację, którą kontroluje. Potem ten, kto kontroluje działo, wybiera pole i rzuca czerwoną kością: każda figurka na nim otrzymuje tyle obrażeń, ile wypadło. Drzwi są zablokowane; można je atakować, mają 5 żywotności i 2 automatyczne bloki.
map-area-cannon = Działo

## Pogranicze Nal Hutta A

mission-nal-hutta-borderlands-a = Wróg mojego wroga
shown-rules-nal-hutta-borderlands-a = Na początku każdej rundy ten, kto kontroluje wieżyczkę, wybiera pole i rzuca zieloną kością: każda figurka na nim otrzymuje tyle obrażeń, ile wypadło; wszystkie wieżyczki trafiają w tej samej chwili. Na końcu każdej rundy strona otrzymuje 2 punkty zwycięstwa za każdą placówkę, którą kontroluje.
token-turret = Wieżyczka
token-outpost = Placówka

## Pogranicze Nal Hutta B

mission-nal-hutta-borderlands-b = Spór graniczny
shown-rules-nal-hutta-borderlands-b = Na początku każdej rundy ten, kto kontroluje wieżyczkę, wybiera pole i rzuca zieloną kością: każda figurka na nim otrzymuje tyle obrażeń, ile wypadło; wszystkie wieżyczki trafiają w tej samej chwili. Na końcu każdej rundy strona otrzymuje 2 punkty zwycięstwa za każdą placówkę, którą kontroluje.

## Plac na 30. poziomie A

mission-30th-floor-plaza-a = Taktyczna obserwacja
shown-rules-30th-floor-plaza-a = Na końcu każdej rundy każdy gracz wybiera figurkę rywala i rzuca niebieską kością: figurka otrzymuje tyle obrażeń, ile wypadło. Potem strona otrzymuje 2 punkty zwycięstwa za każdą pozycję taktyczną, którą kontroluje.
token-tactical-position = Pozycja taktyczna

## Plac na 30. poziomie B

mission-30th-floor-plaza-b = W drodze
shown-rules-30th-floor-plaza-b = Przed rozstawieniem każdy gracz dzieli armię na dwa oddziały, a rywal wskazuje ten, który przybędzie później. Na końcu pierwszej rundy przybywa on przy windzie grawitacyjnej w strefie rozstawienia rywala.
token-grav-lift = Winda grawitacyjna
ask-divide = Które grupy tworzą pierwszy oddział?
ask-name-squad = Który oddział rywala przybędzie później?
option-squad = Oddział { $squad }
ask-lift = Przy której windzie grawitacyjnej przybywa drugi oddział?
ask-arrival = Która figurka drugiego oddziału przybywa następna?

## Ogrody świątynne A

mission-temple-gardens-a = Atak na świątynię
shown-rules-temple-gardens-a = Drzwi otwierają się na końcu drugiej rundy. Na końcu każdej rundy strona otrzymuje 2 punkty zwycięstwa za każdą pozycję taktyczną, którą kontroluje; za każdą pozycję koloru, którego kontroluje kilka, jeszcze 1.

## Ogrody świątynne B

mission-temple-gardens-b = Impas w ogrodach
shown-rules-temple-gardens-b = Drzwi otwierają się na końcu drugiej rundy. Na końcu każdej rundy strona otrzymuje 2 punkty zwycięstwa za każdą pozycję taktyczną, którą kontroluje; za każdą pozycję koloru, którego kontroluje kilka, jeszcze 1.
