### Stół gry karcianej: to, co mówi sama strona. Nazwy i teksty kart pochodzą z plików gry.

## Stół

page-lcg-table = Stół
page-lcg-table-word = Stół
page-lcg-setup = Przygotowanie
page-lcg-turn-of = { $side ->
    [light] Tura { $round }, jasna strona
   *[dark] Tura { $round }, ciemna strona
}
page-lcg-area = Obszar gry: { $name }
page-lcg-units-of = Jednostki i ulepszenia: { $name }
page-lcg-no-units = Brak jednostek w grze
page-lcg-you = { $name } (ty)
page-lcg-hand-count = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
page-lcg-deck-count = { $count ->
    [one] 1 karta w talii dowództwa
    [few] { $count } karty w talii dowództwa
   *[many] { $count } kart w talii dowództwa
}
page-lcg-support-deck = { $count ->
    [one] 1 karta w talii wsparcia
    [few] { $count } karty w talii wsparcia
   *[many] { $count } kart w talii wsparcia
}
page-lcg-reserve = Rezerwa { $count }
page-lcg-reserve-note = Wartość rezerwy: do tylu kart dobiera się w fazie dobierania
page-lcg-common = Wspólna rezerwa: { $card }
page-lcg-common-word = Wspólna
page-lcg-pile-discard = { $count ->
    [one] Stos kart odrzuconych, 1 karta
    [few] Stos kart odrzuconych, { $count } karty
   *[many] Stos kart odrzuconych, { $count } kart
}
page-lcg-pile-victory = { $count ->
    [one] Stos zwycięstwa, 1 cel
    [few] Stos zwycięstwa, { $count } cele
   *[many] Stos zwycięstwa, { $count } celów
}
page-lcg-pile-of-discard = Stos kart odrzuconych: { $name }
page-lcg-pile-of-victory = Stos zwycięstwa: { $name }
page-lcg-pile-of-hand = Ręka: { $name }

## Pasek pośrodku

page-lcg-phases = Fazy tury
page-lcg-phase-balance = Równowaga
page-lcg-phase-refresh = Odpoczynek
page-lcg-phase-draw = Dobieranie
page-lcg-phase-deployment = Wystawianie
page-lcg-phase-conflict = Konflikt
page-lcg-phase-force = Moc
page-lcg-struggle = Zmagania Mocy: jasna strona { $light }, ciemna strona { $dark }
page-lcg-balance-light = Równowaga: jasna
page-lcg-balance-dark = Równowaga: ciemna
page-lcg-dial = Tarcza Gwiazdy Śmierci: { $value }
page-lcg-dial-of = Tarcza Gwiazdy Śmierci: { $value } z { $end }, przy których wygrywa ciemna strona
page-lcg-goal = Jasna strona: zniszczone cele { $have } z { $need }
page-lcg-hunt = kart zostało
page-lcg-hunt-note = Karty w taliach dowództwa łowców; gdy wszystkie są puste, wygrywa jasna strona
page-lcg-aside = Odłożona na bok, z obecnym kosztem

## Karty

page-lcg-icon-unit = obrażenia jednostek: { $count }
page-lcg-icon-blast = wybuch: { $count }
page-lcg-icon-tactics = taktyka: { $count }
page-lcg-icon-none = brak symboli walki
page-lcg-costs = { $cost ->
    [one] kosztuje 1 zasób
    [few] kosztuje { $cost } zasoby
   *[many] kosztuje { $cost } zasobów
}
page-lcg-force-icons = { $count ->
    [one] 1 symbol Mocy
    [few] { $count } symbole Mocy
   *[many] { $count } symboli Mocy
}
page-lcg-only = Tylko { $affiliation }
page-lcg-unique-unit = unikatowa jednostka
page-lcg-attached = Na karcie: { $cards }
page-lcg-edge-note = Symbole z samym konturem liczą się tylko stronie, która zdobyła przewagę.
page-lcg-incomplete = Nie cały tekst tej karty jest już wykonywany.
page-lcg-damage = Obrażenia
page-lcg-focus = Żetony skupienia
page-lcg-shields = Osłony
page-lcg-resources = Zasoby
page-lcg-strikes-with = Uderza za
page-lcg-force-word = Moc
page-lcg-owner = Właściciel
page-lcg-of = { $value } z { $most }
page-lcg-committed = przydzielona do Mocy
page-lcg-may-choose = { $card }. Można wybrać
page-lcg-spoken-damage = obrażenia: { $damage } z { $capacity }
page-lcg-spoken-resources = { $count ->
    [one] 1 zasób
    [few] { $count } zasoby
   *[many] { $count } zasobów
}
page-lcg-spoken-focus = { $count ->
    [one] wyczerpana, 1 żeton skupienia
    [few] wyczerpana, { $count } żetony skupienia
   *[many] wyczerpana, { $count } żetonów skupienia
}
page-lcg-spoken-shields = { $count ->
    [one] 1 osłona
    [few] { $count } osłony
   *[many] { $count } osłon
}
page-lcg-attacks = atakuje
page-lcg-defends = broni
page-lcg-engaged = cel bitwy
page-lcg-captured = Schwytana: { $card }
page-lcg-support = Karta wsparcia
page-lcg-support-card = Pod spodem: { $card }
page-lcg-objective-facts = { $resources ->
    [one] 1 zasób, wytrzymałość { $capacity }
    [few] { $resources } zasoby, wytrzymałość { $capacity }
   *[many] { $resources } zasobów, wytrzymałość { $capacity }
}
page-lcg-facedown-note = Zakryty cel. Czym jest, okaże się po odkryciu.
page-lcg-pyramid = Dziewięć celów w trzech rzędach
page-lcg-spot = Zakryty cel na miejscu { $place }, obrażenia: { $damage } z { $capacity }
page-lcg-spot-open = Zakryty cel na miejscu { $place }, podatny na atak, obrażenia: { $damage } z { $capacity }
page-lcg-spot-gone = Miejsce { $place }: zniszczony
page-lcg-row = Rząd { $row }
page-lcg-arrange-note = Przedni rząd jest na górze. Naciśnij dwie karty, aby zamienić je miejscami.

## Ręka

page-lcg-hand = Twoja ręka
page-lcg-hand-empty = Nie masz kart na ręce.
page-lcg-hand-usable = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}, { $usable ->
    [0] żadnej nie można teraz użyć
    [one] 1 można teraz użyć
    [few] { $usable } można teraz użyć
   *[many] { $usable } można teraz użyć
}
page-lcg-ready-resources = { $count ->
    [one] 1 przygotowany zasób
    [few] { $count } przygotowane zasoby
   *[many] { $count } przygotowanych zasobów
}
page-lcg-mate-hand = { $count } · { $name }
page-lcg-zone-reserve = Wspólna rezerwa
page-lcg-zone-loan = Rezerwa partnera
page-lcg-zone-support = Wsparcie

## Bitwy

page-lcg-engagement = Bitwa
page-lcg-engagement-at = Bitwa o cel
page-lcg-steps = Kroki bitwy
page-lcg-step-objective = Cel
page-lcg-step-attack = Atak
page-lcg-step-defence = Obrona
page-lcg-step-edge = Przewaga
page-lcg-step-strikes = Uderzenia
page-lcg-step-reward = Nagroda
page-lcg-attackers = Atakujący
page-lcg-defenders = Obrońcy
page-lcg-nobody = Nikt
page-lcg-nobody-yet = Jeszcze nikt
page-lcg-own-stack = Twój stos przewagi
page-lcg-stack = Stos przewagi: { $name }
page-lcg-edge-open = Przewaga
page-lcg-edge = Przewaga
page-lcg-edge-with = Przewagę ma { $name }: tej stronie liczą się też symbole z konturem.
page-lcg-prospect = { $units ->
    [one] Może zaatakować 1 jednostka
    [few] Mogą zaatakować { $units } jednostki
   *[many] Może zaatakować { $units } jednostek
}, razem wybuch { $blast }; do zniszczenia celu brakuje obrażeń: { $left }
page-lcg-blast-destroys = { $unit }: wybuch { $blast } zniszczyłby cel { $target }, { $damage } + { $blast } z { $capacity }
page-lcg-blast-damages = { $unit }: wybuch { $blast } w cel { $target }, { $damage } + { $blast } z { $capacity }

## Pytanie

page-lcg-none-defend = Nie broń
page-lcg-none-commit = Nikogo nie przydzielaj
page-lcg-some-attack = { $count ->
    [one] Atakuj 1 jednostką
    [few] Atakuj { $count } jednostkami
   *[many] Atakuj { $count } jednostkami
}
page-lcg-some-defend = { $count ->
    [one] Broń 1 jednostką
    [few] Broń { $count } jednostkami
   *[many] Broń { $count } jednostkami
}
page-lcg-some-commit = { $count ->
    [one] Przydziel 1 jednostkę
    [few] Przydziel { $count } jednostki
   *[many] Przydziel { $count } jednostek
}
page-lcg-choose-exactly = Wybierz { $count }. Wybrano: { $chosen }.
page-lcg-paid = Zapłacono { $count } z { $price }. Zmień albo zapłać, jak podano.
page-lcg-paid-unmatched = Zapłacono { $count } z { $price }, ale żaden zasób nie pasuje: dodaj kartę, która pasuje.
page-lcg-pay = Zapłać
page-lcg-verb-play = Zagraj
page-lcg-verb-use = Użyj
page-lcg-verb-engage = Stocz bitwę
page-lcg-verb-attack = Atakuj nią
page-lcg-verb-defend = Broń nią
page-lcg-verb-edge = Dołóż do stosu przewagi
page-lcg-verb-strike = Uderz
page-lcg-verb-target = Wybierz jako cel
page-lcg-verb-commit = Przydziel do Mocy
page-lcg-verb-keep = Zatrzymaj
page-lcg-verb-discard = Odrzuć
page-lcg-verb-reserve = Włóż do wspólnej rezerwy
page-lcg-verb-balance = Zadaj 1 obrażenie
page-lcg-verb-match = Zapłać nią
page-lcg-verb-host = Połóż tutaj
page-lcg-verb-fate = Rozpatrz najpierw
page-lcg-verb-shield = Połóż tu osłonę
page-lcg-verb-support = Poproś o wsparcie
page-lcg-verb-under = Połóż pod spodem
page-lcg-verb-choose = Wybierz

## Stoły w małym obrazku

page-lcg-standing = Tura { $round }, { $side ->
    [light] jasna strona
   *[dark] ciemna strona
}
page-lcg-standing-dial = tarcza { $value }
page-lcg-standing-goal = cele: { $have } z { $need }
page-lcg-gives = { $count ->
    [one] daje { $count } zasób
    [few] daje { $count } zasoby
   *[many] daje { $count } zasobów
  }
page-lcg-matches = pasuje

## Powtórka gry karcianej

rerun-lcg-turn = Tura { $round }
rerun-lcg-position = Decyzja { $number } z { $count }, { $round ->
    [0] przygotowanie
   *[other] tura { $round }
  }
rerun-lcg-destroyed = zniszczona jednostka
rerun-lcg-objective = zniszczony cel
rerun-lcg-dial = tarcza Gwiazdy Śmierci
rerun-lcg-curve = Zniszczone cele po kolejnych decyzjach: { $scores }
rerun-lcg-score = { $points ->
    [one] { $name }: 1 cel
    [few] { $name }: { $points } cele
   *[many] { $name }: { $points } celów
  }
