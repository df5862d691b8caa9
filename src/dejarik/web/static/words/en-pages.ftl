### Words of the army builder, the replay viewer and the first game.

## Army builder

build-loading = Bringing the cards
build-all-cards = All cards
build-army = The army
build-which-cards = Which cards
build-any-cost = Any cost
build-cost-range = { $most ->
    [99] Cost { $least } or more
   *[other] Cost { $least } to { $most }
  }
build-foreign = Other affiliations too
build-fitting = Only what fits my figures
build-no-filter = Clear the filters
build-elite = Elite
build-unique = Unique:
build-points = points
build-upgrade = Skirmish Upgrade
build-attachment = Attachment
build-health = health
build-speed = speed
build-figures = { $count ->
    [one] figure
   *[other] figures
  }
build-dice-aloud = Attack dice: { $attack }. Defence dice: { $defence }.
build-dice-choice = { $count } of choice
build-limit = { $count ->
    [one] one in a deck
   *[other] up to { $count } in a deck
  }
build-copies = Copies of { $name }
build-of-points = of { $limit } points
build-points-aloud = { $points } of { $limit } points.
build-checking = Checking the army
build-legal = Ready to play: everything is legal.
build-deck-count = { $count } of { $wanted } cards, { $points } of { $limit } points
build-deck-empty = Choose Command cards at the left, under Command deck.
build-numbers = Numbers
build-affiliation = Affiliation
build-own = Your armies
build-own-army = Yours: { $name }
build-save = Save
build-saved = { $name } has been saved in this browser.
build-nameless = Army { $count }
build-forget = Forget this army
build-share = Share
build-download = Save as a file
build-read = Read
build-read-text = Read an army from text
build-read-note = One card a line, by name, in English or Polish: what “Copy as text” gives, or an army file.
build-read-file = Or from a file:
build-bad-link = This link holds no army. Yours has not been changed.
build-no-clipboard = The browser does not allow copying here. Save it as a file instead.

## Replay viewer

rerun-none = Nothing to replay yet
rerun-none-note = A game that is over can be watched again here, decision by decision.
rerun-loading = Opening the replay
rerun-drop = Open a replay file
rerun-drop-note = A file that was downloaded from any Dejarik table. It is played again in full and checked.
rerun-reading = Playing the file again
rerun-not-over = This game is still being played. It can be replayed when it is over.
rerun-to-table = To the table
rerun-speed = Speed
rerun-eyes-of = { $name } saw
rerun-defeated = defeated
rerun-objective = points gained
rerun-round = Round { $round }
rerun-setup = Setting up
rerun-position = Decision { $number } of { $count }, { $round ->
    [0] setting up
   *[other] round { $round }
  }
rerun-previous-activation = Previous activation
rerun-next-activation = Next activation
rerun-curve = Victory points by decision: { $scores }
rerun-score = { $name }: { $points } victory points
rerun-decisions = { $count ->
    [one] one decision
   *[other] { $count } decisions
  }
rerun-here = Go to this moment
rerun-keys = ← → decision, Shift ← → activation, Home, End, Space: play

## First game

lesson-begin = Begin the lesson
lesson-begin-note = A real game on the smallest map against a bot. A guide stands beside it and explains every step when it comes up. Ten minutes, or as long as you like.
lesson-go-on = Go on with the lesson
lesson-read = Or read it first
lesson-guide = Guide
lesson-hide = Hide the guide
lesson-show = Guide
lesson-step = { $done } of { $count } learned
lesson-over = You know the way
lesson-try = Try: { $what }
lesson-leave = The guide has said everything. Play on, or start a game of your own.
