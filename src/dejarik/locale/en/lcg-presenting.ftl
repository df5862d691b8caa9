### Star Wars: The Card Game: what a page shows beside the cards themselves.

lcg-shown-format = Format
lcg-shown-players = Players
lcg-shown-player-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lcg-shown-decks = Decks
lcg-shown-decks-ready-made = Ready-made
lcg-shown-decks-random = Random
lcg-shown-deck = Deck of seat { $seat }
lcg-shown-decks-of = { $affiliation } ({ $side })
lcg-shown-challenge-decks = Challenge decks

lcg-shown-purpose-duel = Duel and teams
lcg-shown-purpose-duel-explained = Ten objective sets or more, for a duel and for two against two.
lcg-shown-purpose-starter = First game
lcg-shown-purpose-starter-explained = A small deck, usually of eight sets, for a first duel.
lcg-shown-purpose-hunt = The hunt
lcg-shown-purpose-hunt-explained = Exactly ten sets: a dark deck against The Hunt for Skywalker.

lcg-format-duel = Duel
lcg-format-duel-explained = One against one. The light side destroys three objectives, the dark side turns the dial to 12.
lcg-format-starter = First duel
lcg-format-starter-explained = A duel with small decks of eight objective sets: the best way to learn the game.
lcg-format-2v2 = 2 against 2
lcg-format-2v2-explained = Two teams of two. The light side destroys five objectives, the dark side turns the dial to 16.
lcg-format-jerjerrod = Jerjerrod’s Task
lcg-format-jerjerrod-explained = One dark player builds the second Death Star against two or three light players.
lcg-format-skywalker = The Hunt for Skywalker
lcg-format-skywalker-explained = One light player hides Luke among nine objectives from two or three dark players.
