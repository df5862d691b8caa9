### Co zakończona misja płaci obu stronom i co następuje po niej w kampanii.

paid-because-always = za misję
paid-because-won = za zwycięstwo
paid-xp-each = PD dla każdego bohatera
paid-credits = { $heroes ->
    [one] Kredyty dla { $heroes } bohatera
    [few] Kredyty dla { $heroes } bohaterów
    [many] Kredyty dla { $heroes } bohaterów
   *[other] Kredyty dla { $heroes } bohatera
}
paid-credits-besides = Kredyty
paid-crates = Przejęte skrzynki, po 50 kredytów
paid-item-cheaper = Kredyty zniżki na jeden wybrany przedmiot I poziomu w następnym etapie ulepszeń
paid-ally = { $card } – sojusznik
paid-ally-choice = Wybrany nieunikatowy sojusznik
paid-bane-discarded = Przeciwność związana z tą misją zostaje odrzucona
paid-campaign = Kampania
paid-xp = PD
paid-influence = Wpływy
paid-agenda = Dodatkowe karty agendy do dobrania w następnym etapie ulepszeń
paid-villain = { $card } – przeciwnik

next-story = Następna misja fabularna: { $mission }
next-chosen-rebel = Rebelia wybiera następną misję fabularną: { $missions }
next-chosen-imperial = Gracz Imperium wybiera następną misję fabularną: { $missions }
next-face-down = Następna misja fabularna leży zakryta
next-forced = Natychmiast rozgrywana jest misja { $mission }
next-side-missions = { $count ->
    [one] { $count } misja poboczna staje się aktywna
    [few] { $count } misje poboczne stają się aktywne
    [many] { $count } misji pobocznych staje się aktywnych
   *[other] { $count } misji pobocznej staje się aktywne
}
next-threat-missions = { $count ->
    [one] { $count } misja zagrożenia staje się aktywna
    [few] { $count } misje zagrożenia stają się aktywne
    [many] { $count } misji zagrożenia staje się aktywnych
   *[other] { $count } misji zagrożenia staje się aktywne
}
