# Dotychczasowa historia w kilku zdaniach, dla kogoś, kto wraca do kampanii.

previously-begun = Kampania „{ $campaign }” właśnie się zaczyna.
previously-won-rebels = Rebelianci wygrali misję „{ $mission }”: { $reason }.
previously-won-empire = Imperium wygrało misję „{ $mission }”: { $reason }.
previously-gained = { $who } – zdobycze: { $what }.
previously-xp-each = PD każdego bohatera: +{ $amount }
previously-xp-of = PD ({ $who }): +{ $amount }
previously-xp = PD: +{ $amount }
previously-credits = { $amount ->
    [one] 1 kredyt
    [few] { $amount } kredyty
   *[many] { $amount } kredytów
}
previously-influence = wpływy: +{ $amount }
previously-bought = { $who } – zakupy: { $cards }.
previously-sold = Sprzedane za { $credits } kredytów: { $cards }.
previously-secret = { $count ->
    [one] tajna agenda
    [few] { $count } tajne agendy
   *[many] { $count } tajnych agend
}
previously-next-mission = Następna misja: „{ $mission }”, poziom zagrożenia { $threat }.
previously-next-slot = Następna misja: { $number } ({ $kind }), poziom zagrożenia { $threat }.
previously-over = Koniec kampanii. Zwycięstwo: { $who }.
shown-setting-slot = Zaczyna się od
shown-slot = { $number ->
    [1] misji 1, od początku
   *[other] misji { $number }, jakby poprzednie zostały rozegrane
}
shown-setting-boxes = Używane zestawy oprócz podstawowego
campaign-no-box = Nie ma zestawu „{ $box }”. Znane: { $known }.
