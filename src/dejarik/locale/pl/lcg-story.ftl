### Star Wars: Gra karciana: co się stało, jak to opowiada dziennik.

lcg-told-list = { $first }, { $rest }
lcg-told-times = { $name } −{ $count }

## Tury i fazy

lcg-told-turn = Tura { $turn }: { $side }
lcg-told-turn-begins = Zaczyna się tura: { $side }.
lcg-told-turn-ends = Kończy się tura: { $side }.
lcg-told-phase-begins = Zaczyna się { $phase }.
lcg-told-phase-ends = Kończy się { $phase }.
lcg-told-phase-skipped = Nie ma fazy konfliktu: przeciwnicy nie mieli jeszcze tury.
lcg-told-refreshed = Odpoczynek zakończony ({ $player }).
lcg-told-refresh-focus = Odpoczynek ({ $player }). Znikają żetony skupienia: { $cards }.
lcg-told-refresh-shields = Odpoczynek ({ $player }). Znikają osłony: { $cards }.

## Moc, tarcza, stosy zwycięstwa

lcg-told-balance = Równowaga Mocy: { $side }.
lcg-told-balance-declined = Równowaga Mocy: { $side }. Bez obrażeń.
lcg-told-committed = Przydzielono do Mocy: { $card }.
lcg-told-force-counted = Symbole Mocy, { $side }: { $parts }.
lcg-told-struggle = Zmagania Mocy, jasna strona { $light } do { $dark } ciemnej: równowagę zyskuje { $side }.
lcg-told-struggle-same = Zmagania Mocy, jasna strona { $light } do { $dark } ciemnej: równowagę zachowuje { $side }.
lcg-told-struggle-tie = Zmagania Mocy, jasna strona { $light } do { $dark } ciemnej: nic się nie zmienia.
lcg-told-dial = Tarcza Gwiazdy Śmierci obraca się naprzód o { $count }, na { $value }.
lcg-told-dial-turn = Tarcza Gwiazdy Śmierci obraca się naprzód o { $count }, na { $value }: tura ciemnej strony.
lcg-told-dial-balance = Tarcza Gwiazdy Śmierci obraca się naprzód o { $count }, na { $value }: ciemna strona ma Równowagę Mocy.
lcg-told-dial-objective = Tarcza Gwiazdy Śmierci obraca się naprzód o { $count }, na { $value }: za każdy cel na tym stosie.
lcg-told-dial-back = Tarcza Gwiazdy Śmierci cofa się o { $count }, na { $value }.
lcg-told-dial-moves = Tarcza Gwiazdy Śmierci obraca się naprzód o { $count }.
lcg-told-dial-moves-back = Tarcza Gwiazdy Śmierci cofa się o { $count }.
lcg-told-awarded = { $count ->
    [one] Na stos zwycięstwa ({ $player }) trafia { $card }, pierwszy cel.
    [few] Na stos zwycięstwa ({ $player }) trafia { $card }, razem { $count } cele.
   *[many] Na stos zwycięstwa ({ $player }) trafia { $card }, razem { $count } celów.
}
lcg-told-eliminated = { $player } odpada z gry, razem z ręką i wspólną rezerwą.
lcg-told-affiliation = Karta stronnictwa zostaje zabrana ({ $player }).

## Ręce, talie i stosy

lcg-told-mulligan = { $player } bierze nową rękę.
lcg-told-order = Kolejność w drużynie: { $players }.
lcg-told-drawn = { $count ->
    [one] { $player } dobiera kartę.
    [few] { $player } dobiera { $count } karty.
   *[many] { $player } dobiera { $count } kart.
}
lcg-told-deck-empty = Talia dowództwa jest pusta ({ $player }).
lcg-told-discarded = { $player } odrzuca: { $cards }.
lcg-told-milled = Z talii na stos kart odrzuconych ({ $player }): { $cards }.
lcg-told-to-hand = Na rękę ({ $player }) trafia { $card }.
lcg-told-to-hand-back = Ze stosu kart odrzuconych na rękę ({ $player }) wraca { $card }.
lcg-told-takes = { $player } bierze kartę na rękę.
lcg-told-buries = { $player } kładzie kartę pod talię.
lcg-told-buries-held = { $player } kładzie kartę z ręki pod talię.
lcg-told-buried = Pod talię ({ $player }) trafia { $card }.
lcg-told-shuffled = Karta zostaje wtasowana do talii ({ $player }): { $card }.
lcg-told-revealed = { $player } pokazuje: { $cards }.
lcg-told-looks = { $count ->
    [one] { $player } ogląda wierzchnią kartę swojej talii.
    [few] { $player } ogląda { $count } wierzchnie karty swojej talii.
   *[many] { $player } ogląda { $count } wierzchnich kart swojej talii.
}
lcg-told-shown = { $count ->
    [one] { $player } ogląda kartę ({ $whose }).
    [few] { $player } ogląda { $count } karty ({ $whose }).
   *[many] { $player } ogląda { $count } kart ({ $whose }).
}
lcg-told-reserve = { $player } wkłada kartę do wspólnej rezerwy.
lcg-told-from-reserve = Ze wspólnej rezerwy ({ $player }): { $card }.
lcg-told-from-beneath = Spod karty { $host }: { $card }.
lcg-told-from-discard = Ze stosu kart odrzuconych ({ $player }): { $card }.
lcg-told-from-hand = Z ręki ({ $player }): { $card }.
lcg-told-from-deck = Z talii dowództwa ({ $player }): { $card }.
lcg-told-from-victory = Ze stosu zwycięstwa ({ $player }): { $card }.
lcg-told-from-aside = Karta odłożona dotąd na bok: { $card }.
lcg-told-searched = { $player } przeszukuje swoją talię dowództwa i ją tasuje.

## Zagrywanie i używanie kart

lcg-told-played = { $player } zagrywa: { $card }.
lcg-told-played-idle = { $player } zagrywa: { $card }. Bez efektu.
lcg-told-idle = { $card }: bez efektu.
lcg-told-used = { $player } używa: { $card }.
lcg-told-used-idle = { $player } używa: { $card }. Bez efektu.
lcg-told-forced = Działa { $card }.
lcg-told-cancelled = Anulowano: { $card }.
lcg-told-cancelled-by = Anulowano: { $card } (przez: { $source }).
lcg-told-cheaper = { $count ->
    [one] { $card } kosztuje { $price }, o 1 mniej za odrzuconą kartę.
    [few] { $card } kosztuje { $price }, o { $count } mniej za odrzucone karty.
   *[many] { $card } kosztuje { $price }, o { $count } mniej za odrzucone karty.
}
lcg-told-cheaper-by = { $card } kosztuje { $price }, o { $count } mniej (powód: { $source }).
lcg-told-unpaid = Nie zapłacono w całości ({ $player }), nic się nie dzieje: { $card }.
lcg-told-unpaid-held = Nie zapłacono w całości, karta zostaje na ręce ({ $player }): { $card }.
lcg-told-pays-another = { $count ->
    [one] Karta { $card } płaci 1 zasób (inna karta: { $what }).
    [few] Karta { $card } płaci { $count } zasoby (inna karta: { $what }).
   *[many] Karta { $card } płaci { $count } zasobów (inna karta: { $what }).
}
lcg-told-pays = { $count ->
    [one] Karta { $card } płaci 1 zasób ({ $what }).
    [few] Karta { $card } płaci { $count } zasoby ({ $what }).
   *[many] Karta { $card } płaci { $count } zasobów ({ $what }).
}
lcg-told-pays-more = { $tokens ->
    [one] Karta { $card } płaci zasoby: { $count } ({ $what }), 1 żetonem skupienia.
    [few] Karta { $card } płaci zasoby: { $count } ({ $what }), { $tokens } żetonami skupienia.
   *[many] Karta { $card } płaci zasoby: { $count } ({ $what }), { $tokens } żetonami skupienia.
}
lcg-told-to-pay = { $count ->
    [one] Karta { $card } ma zapłacić 1 zasób ({ $what }).
    [few] Karta { $card } ma zapłacić { $count } zasoby ({ $what }).
   *[many] Karta { $card } ma zapłacić { $count } zasobów ({ $what }).
}
lcg-told-until-strike = końca uderzenia
lcg-told-until-engagement = końca bitwy
lcg-told-until-phase = końca fazy
lcg-told-until-turn = końca tury
lcg-told-gains-unit = { $card } ma obrażenia jednostki większe o { $count } do { $until }.
lcg-told-gains-blast = { $card } ma wybuch większy o { $count } do { $until }.
lcg-told-gains-tactics = { $card } ma taktykę większą o { $count } do { $until }.
lcg-told-no-attack = { $card } nie może atakować do { $until }.
lcg-told-no-defence = { $card } nie może bronić do { $until }.
lcg-told-engage-again = Do { $until } jeszcze raz można stoczyć bitwę o cel: { $card }.
lcg-told-reserve-value = Wartość rezerwy ({ $player }) zmienia się o { $count } do { $until }.
lcg-told-no-match = Do { $until } nie trzeba dopasowania zasobów ({ $player }).
lcg-told-next-cheaper = Następna karta w tej fazie ({ $player }) kosztuje o { $count } mniej i nie wymaga dopasowania zasobów.

## Karty w grze

lcg-told-objective = { $player } ma nowy cel: { $card }.
lcg-told-arrives = { $card } wchodzi do gry ({ $player }).
lcg-told-arrives-on = { $card } wchodzi do gry ({ $player }) na karcie: { $host }.
lcg-told-attached = { $card } przechodzi na kartę: { $host }.
lcg-told-lent = { $card } wspiera w tej bitwie: { $player }.
lcg-told-given-back = { $card } wraca pod kontrolę: { $player }.
lcg-told-control = { $player } przejmuje kontrolę nad kartą { $card }.
lcg-told-control-freed = { $player } przejmuje kontrolę nad kartą { $card }, która nie jest już przydzielona do Mocy.
lcg-told-turns-up = Odkryto: { $card }.
lcg-told-flipped = Odkryto zakryty cel { $place }: { $card }. Wszystko z niego znika.
lcg-told-about-to-fall = Ma zostać zniszczona karta: { $card }.
lcg-told-about-to-leave = Ma opuścić grę: { $card }.
lcg-told-destroyed = Zniszczono: { $card }.
lcg-told-destroyed-capacity = Zniszczono: { $card } (wytrzymałość wynosi teraz tylko { $count }).
lcg-told-destroyed-captured = Zniszczono i schwytano: { $card } (cel: { $captor }).
lcg-told-sacrificed = Poświęcono: { $card }.
lcg-told-removed = Usunięto z gry: { $card }.
lcg-told-discarded-from-play = Odrzucono z gry: { $card }.
lcg-told-discarded-damaged = Odrzucono z gry z powodu obrażeń ({ $count }): { $card }.
lcg-told-captured = Schwytano: { $card } (cel: { $captor }).
lcg-told-returned = { $card } opuszcza grę i wraca na rękę ({ $player }).
lcg-told-aside = { $card } opuszcza grę i trafia na bok.
lcg-told-captures = { $player } chwyta kartę ({ $owner }), cel: { $captor }.
lcg-told-captive = Schwytana karta
lcg-told-rescued = Uratowano (cel: { $captor }): { $card } trafia na rękę ({ $player }).
lcg-told-arranged = Cele rozłożone ({ $player }).
lcg-told-reinforced = { $player } kładzie kartę wsparcia pod celem { $host }.

## Żetony i obrażenia

lcg-told-focus = { $count ->
    [one] { $card } dostaje żeton skupienia.
    [few] { $card } dostaje { $count } żetony skupienia.
   *[many] { $card } dostaje { $count } żetonów skupienia.
}
lcg-told-focus-by = { $count ->
    [one] { $card } dostaje żeton skupienia (źródło: { $source }).
    [few] { $card } dostaje { $count } żetony skupienia (źródło: { $source }).
   *[many] { $card } dostaje { $count } żetonów skupienia (źródło: { $source }).
}
lcg-told-unfocus = { $count ->
    [one] { $card } traci żeton skupienia.
    [few] { $card } traci { $count } żetony skupienia.
   *[many] { $card } traci { $count } żetonów skupienia.
}
lcg-told-shield = { $count ->
    [one] { $card } dostaje osłonę.
    [few] { $card } dostaje { $count } osłony.
   *[many] { $card } dostaje { $count } osłon.
}
lcg-told-unshield = { $count ->
    [one] { $card } traci osłonę.
    [few] { $card } traci { $count } osłony.
   *[many] { $card } traci { $count } osłon.
}
lcg-told-shield-damage = { $count ->
    [one] { $card }: osłona zatrzymuje 1 obrażenie i znika.
    [few] { $card }: osłony zatrzymują { $count } obrażenia i znikają.
   *[many] { $card }: osłony zatrzymują { $count } obrażeń i znikają.
}
lcg-told-shield-focus = { $count ->
    [one] { $card }: osłona zatrzymuje 1 żeton skupienia i znika.
    [few] { $card }: osłony zatrzymują { $count } żetony skupienia i znikają.
   *[many] { $card }: osłony zatrzymują { $count } żetonów skupienia i znikają.
}
lcg-told-healed = { $card }: usunięto obrażenia ({ $count }).
lcg-told-damaged = { $count ->
    [one] { $card } otrzymuje 1 obrażenie.
    [few] { $card } otrzymuje { $count } obrażenia.
   *[many] { $card } otrzymuje { $count } obrażeń.
}
lcg-told-damaged-by = { $count ->
    [one] { $card } otrzymuje 1 obrażenie (źródło: { $source }).
    [few] { $card } otrzymuje { $count } obrażenia (źródło: { $source }).
   *[many] { $card } otrzymuje { $count } obrażeń (źródło: { $source }).
}
lcg-told-would-damage = { $count ->
    [one] { $card } ma otrzymać 1 obrażenie.
    [few] { $card } ma otrzymać { $count } obrażenia.
   *[many] { $card } ma otrzymać { $count } obrażeń.
}
lcg-told-would-damage-by = { $count ->
    [one] { $card } ma otrzymać 1 obrażenie (źródło: { $source }).
    [few] { $card } ma otrzymać { $count } obrażenia (źródło: { $source }).
   *[many] { $card } ma otrzymać { $count } obrażeń (źródło: { $source }).
}
lcg-told-prevented = { $card }: zapobiegnięto obrażeniom ({ $count }).
lcg-told-taken-over = Obrażenia ({ $count }) zamiast na kartę { $card } przechodzą na kartę { $other }.
lcg-told-damage-moved = Obrażenia przechodzą ({ $count }): { $start } → { $end }.

## Bitwy

lcg-told-engaged = { $player } stacza bitwę o cel: { $card }.
lcg-told-engaged-of = { $player } stacza bitwę o cel: { $card } ({ $owner }).
lcg-told-to-engage = { $player } ma stoczyć bitwę o cel: { $card }.
lcg-told-attacks = { $card } atakuje.
lcg-told-defends = { $card } broni.
lcg-told-joins-attack = { $card } dołącza do ataku.
lcg-told-joins-defence = { $card } dołącza do obrony.
lcg-told-edge-placed = { $player } dokłada kartę do stosu przewagi.
lcg-told-edge-open = { $player } dokłada odkrytą kartę do stosu przewagi: { $card }.
lcg-told-stack = { $player }: { $cards }
lcg-told-stack-revealed = Odkryto stos przewagi. { $stack }.
lcg-told-stacks-revealed = Odkryto stosy przewagi. { $first }; { $second }.
lcg-told-fate = Karta losu ({ $player }): { $card }.
lcg-told-edge-restarted = Wszystkie karty walki o przewagę zostają odrzucone i zaczyna się ona od nowa.
lcg-told-edge-icons = { $card } { $count }
lcg-told-edge-unit = { $card } (Przewaga) { $count }
lcg-told-edge-bonus = inne karty { $count }
lcg-told-edge-counted = { $player } ma { $total } w walce o przewagę: { $parts }.
lcg-told-edge = Przewagę ma { $player }, { $own } do { $others }.
lcg-told-edge-tie = Przewagę ma { $player }, { $own } do { $others }: remis należy do obrony.
lcg-told-edge-tie-attacker = Przewagę ma { $player }, { $own } do { $others }: nikt już nie broni.
lcg-told-edge-alone = Przewagę ma { $player }: nikt nie broni.
lcg-told-strikes = { $count ->
    [one] { $card } dostaje żeton skupienia i uderza.
    [few] { $card } dostaje { $count } żetony skupienia i uderza.
   *[many] { $card } dostaje { $count } żetonów skupienia i uderza.
}
lcg-told-to-strike = { $card } skupia się, żeby uderzyć.
lcg-told-about-to-strike = { $card } ma się skupić, żeby uderzyć.
lcg-told-struck = { $card } kończy uderzenie.
lcg-told-unopposed = Bez oporu: { $player } dostaje nagrodę.
lcg-told-engagement-ends = Bitwa się kończy.
