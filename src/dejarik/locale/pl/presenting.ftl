### Co strona pokazuje z konfrontacji: zasady misji, wartości, kto może zagrać kartę, ustawienia nowej gry.

## Lists

shown-and = { $first }, { $rest }
shown-or = { $first } lub { $rest }
shown-then = { $first } { $rest }

## Who may play a Command card

shown-for-player = zagrywa ją właściciel, bez figurki
shown-for-any = dowolna figurka
shown-for-small = mała figurka
shown-for-large = duża figurka
shown-for-ready = jej grupa jest gotowa

## Values of figures

shown-value-health = Żywotność
shown-value-speed = Szybkość
shown-value-attack-damage = Obrażenia podczas ataku
shown-value-attack-surge = Wzmocnienia podczas ataku
shown-value-attack-accuracy = Celność podczas ataku
shown-value-attack-pierce = Przebicie
shown-value-attack-blast = Wybuch
shown-value-attack-cleave = Rozpłatanie
shown-value-attack-reach = Dystans
shown-value-defence-block = Bloki podczas obrony
shown-value-defence-evade = Uniki podczas obrony
shown-value-defence-dodge = Uchylenia podczas obrony
shown-value-defence-accuracy = Celność, którą tracą ataki na nią
shown-for-a-time = efekt działający przez pewien czas

## Objects

shown-door = Zamknięte drzwi zasłaniają widok i blokują ruch. Figurka obok nich może je otworzyć akcją skorzystania.
shown-locked-door = Te drzwi są zablokowane: nikt nie otworzy ich akcją skorzystania. Zasłaniają widok i blokują ruch.
shown-terminal = W fazie porządków gracz dobiera dodatkową kartę dowodzenia za każdy terminal, który kontroluje jego strona.

shown-zone-size = { $count ->
    [one] Jedno pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
  }

## Settings of a new game

shown-setting-map = Plansza
shown-setting-mission = Misja
shown-setting-players = Gracze
shown-setting-armies = Armie
shown-mission-side = Misja { $side }
shown-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } graczy
  }
shown-armies-ready-made = Gotowe, losowane dla każdego gracza
shown-armies-random = Zbudowane losowo

## Rules of missions

shown-rules-massassi-ruins-a = Figurka może podnieść holokron akcją skorzystania i nieść najwyżej jeden. Gdy figurka z holokronem stanie na polu sąsiadującym z nadajnikiem, jej gracz może go oddać za 10 punktów zwycięstwa.
shown-rules-massassi-ruins-b = Na początku każdej rundy ten, kto kontroluje nadajnik, może wezwać ostrzał: każda figurka na polu w plenerze otrzymuje 2 obrażenia. Na końcu każdej rundy każdy gracz może odrzucić jedno stanowisko wykopalisk kontrolowane przez jego stronę za 6 punktów zwycięstwa.
shown-rules-moisture-farm-a = Na końcu każdej rundy każda strona otrzymuje 7 punktów zwycięstwa za każdą skrzynkę, którą kontroluje i za którą jeszcze nie punktowała.
shown-rules-moisture-farm-b = Najeźdźcy mają 5 Żywotności i bronią się czarną kością; kto zniszczy najeźdźcę, otrzymuje 4 punkty zwycięstwa. Na końcu każdej rundy każdy najeźdźca zadaje 2 obrażenia najbliższym figurkom, które widzi. Potem gracz z inicjatywą wybiera: wszyscy najeźdźcy ruszają się maksymalnie o 3 pola albo do obozu przybywa kolejny.
shown-rules-mos-eisley-outskirts-a = Raz na rundę każdy gracz może odwrócić akcją skorzystania panel startowy. Na końcu każdej rundy strona otrzymuje 5 punktów zwycięstwa za każdy kontrolowany panel leżący tak jak na początku i 2 za każdy odwrócony.
shown-rules-mos-eisley-outskirts-b = Figurka może podnieść kontrabandę akcją skorzystania; dopóki ją niesie, jej Szybkość jest o 2 mniejsza. Na końcu każdej rundy figurka z kontrabandą we własnej strefie rozstawienia oddaje ją całą: jej gracz otrzymuje 15 punktów zwycięstwa.
shown-rules-echo-base-a = Figurka może podnieść wlewnik bakty akcją skorzystania i upuszcza go, gdy otrzyma naraz co najmniej 3 obrażenia. Dopóki ktoś go niesie, jego rywale nie mogą wygrać punktami. Na końcu każdej rundy strona otrzymuje 3 punkty zwycięstwa za każdy terminal i każdą strefę rozstawienia, które kontroluje. Drzwi są zablokowane; można je atakować, mają 7 żywotności i 1 automatyczny blok.
shown-rules-echo-base-b = Mała figurka może akcją skorzystania dosiąść tauntauna: jej Szybkość jest o 2 większa, a spada z niego, gdy atak zada jej co najmniej 3 obrażenia. Na końcu każdej rundy każdy jeździec daje swojemu graczowi 2 punkty zwycięstwa, a strona kontrolująca Ambulatorium otrzymuje 5.
shown-rules-hoth-battlefield-a = Drzwi otwierają się na końcu pierwszej rundy. Na końcu każdej rundy strona otrzymuje 5 punktów zwycięstwa za każdy terminal, który kontroluje w strefie rozstawienia rywala.
shown-rules-hoth-battlefield-b = Drzwi otwierają się na końcu pierwszej rundy. Na końcu każdej rundy strona otrzymuje 5 punktów zwycięstwa za każdy terminal, który kontroluje w strefie rozstawienia rywala.
shown-rules-pit-of-carkoon-a = Na końcu każdej rundy burza piaskowa popycha każdą figurkę na polu w plenerze o 1 pole na wschód, zaczynając od najdalszych na wschodzie; figurka wepchnięta do Jamy Sarlacca zostaje pokonana. Potem strona otrzymuje 3 punkty zwycięstwa za każdą instalację, którą kontroluje. Drzwi są zablokowane; można je atakować, mają 5 żywotności i 2 automatyczne bloki.
shown-rules-pit-of-carkoon-b = Na końcu każdej rundy strona otrzymuje 3 punkty zwycięstwa za każdą instalację, którą kontroluje. Potem ten, kto kontroluje działo, wybiera pole i rzuca czerwoną kością: każda figurka na nim otrzymuje tyle obrażeń, ile wypadło. Drzwi są zablokowane; można je atakować, mają 5 żywotności i 2 automatyczne bloki.
shown-rules-nal-hutta-borderlands-a = Na początku każdej rundy ten, kto kontroluje wieżyczkę, wybiera pole i rzuca zieloną kością: każda figurka na nim otrzymuje tyle obrażeń, ile wypadło; wszystkie wieżyczki trafiają w tej samej chwili. Na końcu każdej rundy strona otrzymuje 2 punkty zwycięstwa za każdą placówkę, którą kontroluje.
shown-rules-nal-hutta-borderlands-b = Na początku każdej rundy ten, kto kontroluje wieżyczkę, wybiera pole i rzuca zieloną kością: każda figurka na nim otrzymuje tyle obrażeń, ile wypadło; wszystkie wieżyczki trafiają w tej samej chwili. Na końcu każdej rundy strona otrzymuje 2 punkty zwycięstwa za każdą placówkę, którą kontroluje.
shown-rules-30th-floor-plaza-a = Na końcu każdej rundy każdy gracz wybiera figurkę rywala i rzuca niebieską kością: figurka otrzymuje tyle obrażeń, ile wypadło. Potem strona otrzymuje 2 punkty zwycięstwa za każdą pozycję taktyczną, którą kontroluje.
shown-rules-30th-floor-plaza-b = Przed rozstawieniem każdy gracz dzieli armię na dwa oddziały, a rywal wskazuje ten, który przybędzie później. Na końcu pierwszej rundy przybywa on przy grawwindzie w strefie rozstawienia rywala.
shown-rules-temple-gardens-a = Drzwi otwierają się na końcu drugiej rundy. Na końcu każdej rundy strona otrzymuje 2 punkty zwycięstwa za każdą pozycję taktyczną, którą kontroluje; za każdą pozycję koloru, którego kontroluje kilka, jeszcze 1.
shown-rules-temple-gardens-b = Drzwi otwierają się na końcu drugiej rundy. Na końcu każdej rundy strona otrzymuje 2 punkty zwycięstwa za każdą pozycję taktyczną, którą kontroluje; za każdą pozycję koloru, którego kontroluje kilka, jeszcze 1.
