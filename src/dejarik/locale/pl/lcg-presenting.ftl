### Star Wars: Gra karciana: co strona pokazuje obok samych kart.

lcg-shown-format = Format
lcg-shown-players = Gracze
lcg-shown-player-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
lcg-shown-decks = Talie
lcg-shown-decks-ready-made = Gotowe
lcg-shown-decks-random = Losowe
lcg-shown-deck = Talia miejsca { $seat }
lcg-shown-decks-of = { $affiliation } ({ $side })
lcg-shown-challenge-decks = Talie wyzwań

lcg-shown-purpose-duel = Pojedynek i drużyny
lcg-shown-purpose-duel-explained = Co najmniej dziesięć zestawów celów: na pojedynek i na grę dwóch na dwóch.
lcg-shown-purpose-starter = Pierwsza gra
lcg-shown-purpose-starter-explained = Mała talia, zwykle z ośmiu zestawów, na pierwszy pojedynek.
lcg-shown-purpose-hunt = Polowanie
lcg-shown-purpose-hunt-explained = Dokładnie dziesięć zestawów: talia ciemnej strony na Polowanie na Skywalkera.

lcg-format-duel = Pojedynek
lcg-format-duel-explained = Jeden na jednego. Jasna strona niszczy trzy cele, ciemna doprowadza tarczę do 12.
lcg-format-starter = Pierwszy pojedynek
lcg-format-starter-explained = Pojedynek małymi taliami z ośmiu zestawów celów: najlepszy sposób, by poznać grę.
lcg-format-2v2 = 2 na 2
lcg-format-2v2-explained = Dwie drużyny po dwóch graczy. Jasna strona niszczy pięć celów, ciemna doprowadza tarczę do 16.
lcg-format-jerjerrod = Zadanie Jerjerroda
lcg-format-jerjerrod-explained = Jeden gracz ciemnej strony buduje drugą Gwiazdę Śmierci przeciw dwóm lub trzem graczom jasnej.
lcg-format-skywalker = Polowanie na Skywalkera
lcg-format-skywalker-explained = Jeden gracz jasnej strony ukrywa Luke’a wśród dziewięciu celów przed dwoma lub trzema graczami ciemnej.
