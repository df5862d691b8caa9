### Star Wars: Gra karciana: o co pyta się graczy i dlaczego gra nie może się zacząć.

game-name-lcg = Star Wars: Gra karciana

lcg-yes = Tak
lcg-no = Nie
lcg-none = Żadna
lcg-facedown = Zakryta karta
lcg-facedown-place = Zakryty cel { $place }
lcg-card-number = { $card } ({ $number })

## Zdolności

lcg-use = Użyj: { $card }
lcg-use-which = Użyj: { $card } ({ $kind })
lcg-play = Zagraj: { $card }
lcg-from-reserve = { $label }, ze wspólnej rezerwy ({ $player })
lcg-from-beneath = { $label }, spod karty { $card }
lcg-from-discard = { $label }, ze stosu kart odrzuconych
lcg-kind-action = akcja
lcg-kind-reaction = reakcja
lcg-kind-interrupt = zakłócenie
lcg-target = { $card }: wskaż, na co działa
lcg-pick = { $card }: wybierz
lcg-pick-damage = { $card }: wybierz, co otrzyma obrażenia
lcg-pick-ready = { $card }: wybierz, co straci żetony skupienia
lcg-pick-shield = { $card }: wybierz, co otrzyma osłonę
lcg-pick-edge = { $card }: wybierz kartę, którą dodasz do stosu przewagi
lcg-pick-destroy = { $card }: wybierz, co zostanie zniszczone
lcg-pick-host = { $card }: wybierz jednostkę, na którą przejdzie
lcg-pick-return = { $card }: wybierz jednostkę, która wróci na rękę właściciela
lcg-pick-take = { $card }: wybierz kartę, którą weźmiesz na rękę
lcg-pick-swap = { $card }: wybierz dwa cele, które zamienią się miejscami
lcg-pick-repair = { $card }: wybierz cel, z którego znikną obrażenia
lcg-pick-enter = { $card }: wybierz kartę, która wejdzie do gry
lcg-pick-prisoner = { $card }: wybierz schwytaną kartę, którą przeniesiesz
lcg-pick-up = { $card }: wybierz cel, który odkryjesz
lcg-pick-capture = { $card }: wybierz kartę, którą schwytasz
lcg-pick-rescue = { $card }: wybierz schwytaną kartę, którą uratujesz
lcg-pick-focused = { $card }: wybierz jednostkę, która otrzyma żeton skupienia
lcg-pick-bury = { $card }: wybierz kartę, którą położysz pod talią
lcg-pick-player = { $card }: wybierz gracza
lcg-pick-word = { $card }: wybierz, co się stanie

## Przygotowanie

lcg-order = { $place ->
    [1] Kto jest w drużynie pierwszy? W tej kolejności będziecie działać
    [2] Kto jest w drużynie drugi? W tej kolejności będziecie działać
   *[other] Kto jest w drużynie następny? W tej kolejności będziecie działać
}
lcg-setup-objectives = Zatrzymaj trzy cele; czwarty trafi na spód talii celów
lcg-setup-reveal = Który cel odkrywasz najpierw?
lcg-mulligan = Zatrzymujesz rękę czy dobierasz nową?
lcg-mulligan-no = Zatrzymaj rękę
lcg-mulligan-yes = Dobierz nową rękę

## Akcje i płacenie

lcg-act = { $when }: wykonaj akcję albo spasuj
lcg-deploy = Zagraj jednostkę lub ulepszenie, wykonaj akcję albo spasuj
lcg-play-host = { $card }: do czego dołączasz tę kartę?
lcg-play-as-unit = Do niczego: wchodzi jako jednostka
lcg-discount = { $card } – koszt { $price }: odrzuć karty, każda obniży go o 1
lcg-pay = { $card } kosztuje { $price }: czym płacisz?

## Kiedy otwiera się okno akcji

lcg-when-phase = { $phase ->
    [balance] Faza równowagi
    [refresh] Faza odpoczynku
    [draw] Faza dobierania
    [deployment] Faza wystawiania
    [conflict] Faza konfliktu
   *[force] Faza Mocy
}
lcg-when-phase-begins = { $phase ->
    [balance] Początek fazy równowagi
    [refresh] Początek fazy odpoczynku
    [draw] Początek fazy dobierania
    [deployment] Początek fazy wystawiania
    [conflict] Przed pierwszą bitwą
   *[force] Początek fazy Mocy
}
lcg-when-phase-ends = { $phase ->
    [balance] Koniec fazy równowagi
    [refresh] Koniec fazy odpoczynku
    [draw] Koniec fazy dobierania
    [deployment] Koniec fazy wystawiania
    [conflict] Koniec fazy konfliktu
   *[force] Koniec fazy Mocy
}
lcg-when-attackers = Atakujący są już wybrani
lcg-when-defenders = Obrońcy są już wybrani
lcg-when-edge = Po walce o przewagę
lcg-when-strike = Po uderzeniu
lcg-when-engagement = Bitwa się skończyła

## Faza dobierania

lcg-draw-discard = Możesz odrzucić kartę, zanim dobierzesz
lcg-draw-keep = Nic nie odrzucaj
lcg-draw-down = { $count ->
    [one] Odrzuć 1 kartę do wartości rezerwy
    [few] Odrzuć { $count } karty do wartości rezerwy
    [many] Odrzuć { $count } kart do wartości rezerwy
   *[other] Odrzuć { $count } kart do wartości rezerwy
}
lcg-reserve-put = Możesz włożyć kartę do swojej wspólnej rezerwy
lcg-reserve-replace = Możesz włożyć kartę do swojej wspólnej rezerwy; jeśli to zrobisz, karta, która tam leży, zostanie odrzucona
lcg-reserve-none = Nie wkładaj żadnej

## Równowaga i Moc

lcg-balance = Równowaga Mocy jest po twojej stronie: zadaj 1 obrażenie celowi przeciwnika
lcg-balance-none = Nie zadawaj obrażenia
lcg-commit = { $free ->
    [one] Przydzielić jednostkę do Mocy? Wolna jest 1 karta Mocy
    [few] Przydzielić jednostki do Mocy? Wolne są { $free } karty Mocy
    [many] Przydzielić jednostki do Mocy? Wolnych jest { $free } kart Mocy
   *[other] Przydzielić jednostki do Mocy? Wolnych kart Mocy: { $free }
}
lcg-award = Na czyj stos zwycięstwa trafia zniszczony cel { $card }?

## Bitwy

lcg-engage = O który cel staczasz bitwę?
lcg-engage-done = Koniec bitew
lcg-attackers = Kim atakujesz cel: { $card }?
lcg-defend = Bronisz celu { $card }? Jedna jednostka nie wystarczy (powód: { $source }). Masz: { $units }
lcg-defenders = Kim bronisz celu: { $card }?
lcg-ask-support = Poprosić o wsparcie jednostką ({ $player })?
lcg-no-support = Nie proś o żadną
lcg-lend = { $card }: użyczasz tej jednostki na tę bitwę ({ $player })?
lcg-shielding = { $card }: gdzie położyć osłonę?
lcg-no-shield = Nie kładź osłony
lcg-edge-place = Dołóż kartę do stosu przewagi albo spasuj
lcg-edge-place-alone = Nikt się nie broni, przewaga jest twoja: mimo to dołóż kartę do stosu przewagi albo spasuj
lcg-fate-order = Która z twoich kart losu będzie pierwsza?
lcg-fate-again = { $card }: rozpatrzyć tę kartę drugi raz?
lcg-strike = Która jednostka uderza?
lcg-strike-icons = { $card } uderza: które symbole najpierw?
lcg-icon-unit = Obrażenia jednostek: { $count }
lcg-icon-blast = Wybuch: { $count }
lcg-icon-tactics = Taktyka: { $count }
lcg-strike-unit = { $card }: obrażenia ({ $amount }) – której jednostce?
lcg-strike-spread = { $card }: obrażenia ({ $amount }) – rozdziel je między jednostki
lcg-strike-divide = Rozdziel je między jednostki biorące udział w bitwie
lcg-strike-tactics = { $card }: żetony skupienia ({ $amount }) – na które jednostki?

## Obrażenia

lcg-protect = { $card } – nadchodzą obrażenia ({ $amount }): kto je przejmie i ile?
lcg-shield-damage = { $card } – nadchodzą obrażenia ({ $amount }): użyć osłony?
lcg-shield-focus = { $card } – nadchodzą żetony skupienia ({ $amount }): użyć osłony?
lcg-shield-use = { $count ->
    [one] Odrzuć osłonę
    [few] Odrzuć { $count } osłony
    [many] Odrzuć { $count } osłon
   *[other] Odrzuć { $count } osłon
}

## Jak kończą się gry

outcome-lcg-dial = Tarcza Gwiazdy Śmierci doszła do końca
outcome-lcg-objectives = Zniszczono wystarczająco wiele celów
outcome-lcg-empty-deck = Talia była pusta, gdy trzeba było dobrać kartę
outcome-lcg-card = O grze rozstrzygnął tekst karty
outcome-lcg-no-objectives = Samotny gracz nie ma już żadnego celu
outcome-lcg-quarry = Luke Skywalker został odnaleziony i pokonany
outcome-lcg-outlasted = Talie dowództwa wszystkich ścigających są puste
outcome-lcg-stalemate = Gra trwała zbyt długo
lcg-decided-by = O grze rozstrzyga { $card }

## Czym jest miejsce, zanim gra się zacznie

lcg-role-challenge = { $side }: { $deck }

## Dlaczego gra nie może się zacząć

lcg-no-format = Nie ma formatu „{ $format }”; są: { $known }
lcg-players = W tym formacie gra { $sizes } graczy, nie { $players }
lcg-challenge-elsewhere = Talia miejsca { $seat } to talia wyzwań z innego scenariusza
lcg-challenge-missing = Dokładnie jeden gracz musi mieć talię wyzwań „{ $deck }”
lcg-bad-deck = Talia miejsca { $seat } jest nieprawidłowa: { $problem }
lcg-bad-team = Talie drużyny ({ $side }) są razem nieprawidłowe: { $problem }
lcg-team-size = Tylu graczy ({ $players }) tu być nie może ({ $side })
lcg-setting = Nie ma ustawienia „{ $setting }”
lcg-deck-kind = Talie są „ready-made” (gotowe) albo „random” (losowe), nie „{ $kind }”
lcg-no-ready-made = Nie ma gotowej talii „{ $name }”; są: { $known }
lcg-no-deck-fits = Żadna talia nie pasuje już do drużyny ({ $side })

## Na co bot zwraca uwagę w danym położeniu

lcg-aspect-victory = zwycięstwo
lcg-aspect-dial = tarcza Gwiazdy Śmierci
lcg-aspect-destroyed = zniszczone cele
lcg-aspect-objectives = cele w grze
lcg-aspect-units = jednostki
lcg-aspect-enhancements = ulepszenia
lcg-aspect-hand = karty na ręce
lcg-aspect-balance = Równowaga Mocy
