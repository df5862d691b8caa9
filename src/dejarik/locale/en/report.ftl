### The page that `dejarik report` makes of the results of a simulation.

report-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game }
report-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
report-bots = Bots
report-seeds = Seeds
report-settings = Settings
report-unfinished =
    { $games ->
        [one] { $games } game was not finished because of an error, and is not counted.
       *[other] { $games } games were not finished because of errors, and are not counted.
    }
report-nothing = There is no finished game to report on.
report-more =
    { $rows ->
        [one] { $rows } more
       *[other] { $rows } more
    }

report-who = Who wins
report-who-text = The dot is the share of games won, the bar where the true share is to be expected in 95 of 100 cases (Wilson’s interval). Bars that lie over the middle line say that nothing is decided yet.
report-by-brought = By what was brought
report-by-faction = By affiliation
report-by-seat = By seat
report-by-bot = By bot
report-seat = Seat { $seat }
report-meetings = Against each other
report-meetings-text = How often the first named won.
report-pair = { $one } against { $other }
report-why-text =
    { $one } won { $share } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } against { $other } (95 %: between { $low } and { $high } %). What did most:
report-best-cards = { $name }: points and damage a game
report-deeds = { $card }: points { $points }, damage { $dealt }
report-on-maps = { $name }, by map
report-where = Where it is hard
report-where-text = How often this side won, the hardest first: { $side }.
report-last-seat = that of the last seat
report-by-scene = By mission or format
report-by-ground = By map
report-by-players = By number of players
report-by-member = With whom
report-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }

report-course = Points over rounds
report-course-text = On average after each round; half of the games lie within the shaded area. A game that is over keeps its points.
report-rounds = rounds
report-points = points
report-how-long = How many rounds they take
report-length = How games go
report-length-text = Half of the games had at most { $rounds } rounds. On average a game took { $decisions } decisions and { $seconds } seconds of the processor.
report-ends = How they ended

report-cards = What cards contributed
report-cards-text = All numbers but the first are averages a game in which the card was there. The last column says how many percentage points more often its side won when the card was used or dealt damage than when it did neither; that need not be its merit.
report-card = card
report-card-games = games
report-card-used = used
report-card-points = points
report-card-dealt = damage dealt
report-card-suffered = suffered
report-card-felled = defeated others
report-card-fell = was defeated
report-card-gain = win rate, pp
report-falls = Where figures fell
report-falls-text = The redder, the more figures were defeated there; heroes who were wounded count. Point at a space to see whose.
