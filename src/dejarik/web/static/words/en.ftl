### The page's own words. Those of rules and cards are in the files of the games.

## Frame

page-title-table = table
page-title-own = yours
page-title-new = new table
page-title-join = sit down
page-title-army = armies
page-title-deck = decks
page-title-replay = replay
page-title-keys = keys
page-title-learn = learn
page-places = Places
page-tables = Tables
page-armies = Armies
page-decks = Decks
page-replays = Replays
page-learn = Learn
page-own = Yours: armies, decks and games
page-language = Language
page-theme = Light or dark
page-menu = Menu
page-close = Close
page-offline = The server does not answer. Nothing was changed.
page-failed = The server could not do that (status { $status }). Nothing was changed.
page-part-late = This part of the page did not arrive. Trying again…
page-try-now = Try now
page-words-missing = (words are missing here)

## Lobby

page-server-ready = Server ready
page-server-lost = No server
page-hero-assault = Skirmish for two or four players, or a mission of heroes against the Empire. The table watches over every rule.
page-play-mission = Play a mission
page-first-mission = Learn it in a first mission
page-small-games = Small games
page-build-deck = Build a deck
page-first-duel = Learn it in a first duel
page-hero-cards = The card game: a duel, or two against two, with decks of your own or ready-made.
page-play-duel = Play a duel
page-choose-decks = Choose decks
page-play-bot = Play against a bot
page-new-table = New table
page-pick-search = Search
page-pick-all = All kinds
page-pick-count = { $count ->
    [0] Nothing is called so.
    [one] 1 to choose from
   *[other] { $count } to choose from
}
page-your-name = Your name
page-guest = Guest
page-your-seats = You: { $names }
page-your-games = Your games
page-running = Running { $count }
page-done = Finished { $count }
page-no-games = No games yet
page-no-games-note = Play against a bot, or open a table and send the link to friends.
page-wait-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
page-won-lost = { $won } won, { $lost } lost
page-result = { $result ->
    [won] Won
    [lost] Lost
    [drawn] Draw
   *[unfinished] Unfinished
}
page-unfinished = Not played to its end
page-is-there = { $name }, at the table now
page-look-on = { $count ->
    [one] 1 person looks on
   *[other] { $count } people look on
}
page-copy-seat = Copy the link to the free seat
page-copy-own = Copy your link, for another device
page-standing = round { $round }, { $points } VP
page-standing-setup = setting up
page-continue = Continue
page-open-tables = Open tables
page-seats-taken = { $taken } of { $all }
page-sit-down = Sit down
page-watch = Watch
page-no-open = Nobody is waiting right now. Open a table, or play a bot.
page-finished = Finished
page-no-finished = Nothing has been played to its end yet.
page-replay = Replay
page-first-time = First time here?
page-first-time-note = A playable lesson for each game, in ten minutes.

## New table

page-game = Game
page-any = Any, by chance
page-any-of = By chance, { $what }
page-seats = Seats
page-seat = Seat { $seat }
page-kind-me = I play
page-kind-hot = At this screen too
page-kind-friend = A friend, by link
page-kind-open = Anybody
page-seat-fixed = Plays what is chosen here; nobody waits for them
page-kind-bot = A bot
page-which-bot = Which bot
page-name-of = Name of player { $seat }
page-public = Show this table in the lobby
page-agree = Players who decide together must all agree
page-agree-note = Otherwise whoever of them answers first answers for all, and they can propose something before. For the whole game.
page-bluff = Bluff windows: ask players also when their cards have nothing for the moment
page-bluff-note = Nobody can read from a question what a hand holds. Whoever has nothing to use is passed for after a short pause. For the whole game.
page-clock = Time for each decision
page-clock-value = { $minutes ->
    [0] As long as it takes
    [one] One minute
    [1440] One day
   *[other] { $minutes } minutes
  }
page-begin = Begin
page-links = Links for your friends
page-links-note = Each link invites one person to one seat: whoever opens it and sits down first plays there, and then it is used up. Send each to one friend. Nobody can look into a friend’s cards with it, not even you.
page-copy = Copy
page-link-copied = The link has been copied.
page-to-table = To the table

## Table

page-player = Player { $seat }
page-you = You
page-bot = { $name ->
    [greedy] Bot, regular
    [rookie] Bot, rookie
    [story] Bot, for the story
    [veteran] Bot, veteran
    [master] Bot, master
    [quick] Bot, quick
    [random] Bot, random
   *[other] Bot, { $name }
  }
page-bot-named = { $given } (bot)
page-bot-as = { $role } (bot)
page-name-as = { $name } ({ $role })
page-spectator = Spectator
page-loading-table = Setting up the table
page-no-table = This table cannot be shown
page-round = Round { $round }
page-your-turn = Your turn
page-turn-together = Deciding together: { $name }
page-turn-of = { $name }’s turn
page-over = Game over
page-choosing-together = Deciding together: { $name }
page-choosing = { $name } is choosing
page-waiting = The table has waited for the answer since { $since }.
page-may-react = { $name } may react…
page-may-react-note = The question comes whatever the hand holds.
page-may-react-own = There is nothing for you to use: the table passes for you in a moment.
page-question = The question
page-view = What you see
page-log = Log
page-log-empty = Nothing has happened yet.
page-chat = Chat
page-who-is-there = Who is there
page-there = there
page-away = away
page-chat-empty = Nobody has written yet.
page-chat-write = Write to the table
page-send = Send
page-undo = Undo
page-undo-free = { $more ->
    [0] Undo
    [one] Undo: your last choice and { $more } made since then
   *[other] Undo: your last choice and { $more } made since then
  }
page-undo-ask = { $more ->
    [0] Ask to take back your last choice
    [one] Ask to take back your last choice and { $more } made since then
   *[other] Ask to take back your last choice and { $more } made since then
  }
page-undo-asked = { $more ->
    [0] { $name } asks to take back their last choice. Agree?
    [one] { $name } asks to take back their last choice; { $more } choice made since then goes back with it. Agree?
   *[other] { $name } asks to take back their last choice; { $more } choices made since then go back with it. Agree?
  }
page-yes = Yes
page-no = No
page-lost = Connection lost, trying again
page-lost-note = What you see is stored. The board stays as it was.
page-lost-unsure = It is not known whether your last choice arrived. It is not sent again by itself.
page-now = Now
page-not-sent = There is no connection to the table right now: nothing was sent.
page-choice-stored = Your choice was stored.
page-choice-again = Your choice did not arrive: please choose again.
page-choice-late = Your choice did not arrive in time; somebody else answered for you.
page-choice-gone = Your choice does not count: the game has changed meanwhile.
page-undo-waits = { $more ->
    [0] You ask to take back your last choice. Waiting for: { $names }.
    [one] You ask to take back your last choice; { $more } choice made since then goes back with it. Waiting for: { $names }.
   *[other] You ask to take back your last choice; { $more } choices made since then go back with it. Waiting for: { $names }.
  }
page-undo-withdraw = Withdraw
page-undo-agreed = { $more ->
    [0] { $name } asks to take back their last choice, and you have agreed. Waiting for: { $names }.
    [one] { $name } asks to take back their last choice and { $more } made since then, and you have agreed. Waiting for: { $names }.
   *[other] { $name } asks to take back their last choice and { $more } made since then, and you have agreed. Waiting for: { $names }.
  }
page-undo-refused = The others do not want to take back.
page-story-joined = { $name } sits down.
page-story-adopted = { $name } goes on with this game, with today’s rules.
page-story-restarted = { $name } begins this game again, with today’s rules.
page-story-resumed = { $name } takes this game up from here, with today’s rules.
page-story-continued = { $name } has gone on to what follows.
page-story-conceded = { $name } gave up.
page-story-conceded-bot = { $name } gave up. A bot plays on.
page-story-undone = { $name } took back a choice.
page-story-undone-agreed = { $name } took back a choice, and everybody agreed.
page-undone-more = { $more ->
    [one] { $told } { $more } choice made since then went back with it.
   *[other] { $told } { $more } choices made since then went back with it.
  }
page-story-clock = Time ran out for { $name }: a bot answered.
page-gave-up = gave up
page-gave-up-names = { $count ->
    [one] { $names } gave up.
   *[other] { $names } gave up.
  }
page-you-gave-up = You gave up.
page-you-gave-up-bot = You gave up. A bot plays on for you.
page-no-server = The table can’t be reached right now
page-no-server-note = The server does not answer. Your game is kept there; this page tries again by itself.
page-try-again = Try again
page-cancel = Cancel
page-seat-free = A seat is free at this table.
page-waiting-open = The game begins when every seat is taken.
page-waiting-for = Not here yet: { $names }.
page-links-left = Not here yet: each friend needs a link of their own.
page-link-of = Link for { $name }
page-copy-link-of = Copy the link for { $name }
page-copy-watch = Copy the link for spectators
page-keys = Keys
page-prepared = While it is not my turn
page-prepared-note = What becomes of questions that come in somebody else’s turn. Nobody else is told.
page-prepared-ask = ask me
page-prepared-pass = pass for me where I need not do anything
page-prepared-bot = a bot answers for me
page-prepared-after = When
page-prepared-after-0 = at once
page-prepared-after-60 = when I have not answered for a minute
page-prepared-after-600 = when I have not answered for ten minutes
page-prepared-after-3600 = when I have not answered for an hour
page-prepared-after-28800 = when I have not answered for eight hours
page-settled-away = My automatic answers hold while I am away, too
page-prepared-on =
    { $answers ->
        [bot] Out of turn a bot answers for you
       *[other] Out of turn the table passes for you
    }
page-prepared-stop = Be asked again
page-pacing = When you may react
page-pacing-note = Others can’t tell which of these you have chosen, nor whether you hold anything.
page-pacing-holding = Ask me when I can do something
page-pacing-always = Ask me always
page-pacing-until = { $scope ->
    [attack] Pass until this attack is over
    [activation] Pass until this activation is over
    [round] Pass until this round is over
    [turn] Pass until this turn is over
    [phase] Pass until this phase is over
    [engagement] Pass until this engagement is over
    [strike] Pass until this strike is over
   *[other] Pass until this is over
  }
page-sound = Sound when it is your turn
page-notify = Notification when you look elsewhere
page-notify-refused = This browser does not allow notifications here. It can be changed in its settings for this site.
page-report = Report a problem
page-report-note = What is wrong? The game so far is kept with your note.
page-report-words = Your note
page-reported = Thank you. The game so far has been kept with your note.
page-outdated = This game was begun with other rules of the program
page-outdated-restart = It can be looked at. Begin it again with today’s rules: same people, same links, what was before it stays.
page-outdated-carry-on = It can be looked at. Go on where it stands, if today’s rules lead there; or begin it again: same people, same links.
page-outdated-resume =
    { $lost ->
        [0] Today’s rules lead elsewhere on the way, but they can go on from this very position: same people, same links. Or begin it again.
        [one] Today’s rules lead elsewhere. They can go on from choice { $number }: one choice is made anew, the people and links are the same. Or begin it again.
       *[other] Today’s rules lead elsewhere. They can go on from choice { $number }: { $lost } choices are made anew, the people and links are the same. Or begin it again.
    }
page-resume = Go on from there
page-outdated-look = It can be looked at; whoever plays here can begin it again.
page-outdated-over = It is over and can be looked at.
page-restart = Begin it again
page-restart-title = Begin this game again?
page-restart-sure = It starts from its beginning, with new luck, for everybody at the table.
page-concede = Concede
page-concede-title = Give this game up?
page-concede-sure = The game is lost then, or a bot plays on for you.
page-concede-lost = The game is lost then, and ends.
page-concede-bot = A bot plays on for you then; the others’ game goes on.
page-leave = To the tables
page-won = You have won
page-lost-game = You have lost
page-nobody-won = Nobody has won
page-leads-on = Ready
page-winner = { $count ->
    [0] Nobody has won
    [one] { $names } has won
   *[other] { $names } have won
  }
page-rematch = Play again
page-go-on = Go on
page-hand-over = Pass the screen to { $name }
page-hand-over-note = Nothing secret is on the page until { $name } is here.
page-hand-over-take = I am { $name }, show my side
page-hand-over-look = Look at the board only

## Question

page-on-board = { $count ->
    [one] One choice is lit on the board.
   *[other] { $count } choices are lit on the board.
  }
page-list-all = List them
page-nothing-chosen = Choose above
page-react-before = About to happen:
page-react-after = Just now:
page-choose-some = { $most ->
    [one] { $least ->
        [0] Choose one or none. Chosen: { $count }.
       *[other] Choose one. Chosen: { $count }.
      }
   *[other] Choose from { $least } to { $most }. Chosen: { $count }.
  }
page-choose-exactly = Choose { $most }. Chosen: { $count }.
page-choose-none = Choose none
page-propose = Propose
page-propose-option = Propose: { $name }
page-together = Deciding together
page-together-any = You decide this together with { $names }. Whoever answers first answers for all.
page-together-all = You decide this together with { $names }. It counts when all propose the same.
page-together-silent = has not proposed anything
page-together-bot = goes along with you
page-together-would = would choose: { $what }
page-together-mine = You propose: { $what }
page-together-back = Take back
page-together-wish = Only propose
page-together-mark = { $name } proposes this
page-together-nothing = nothing
page-confirm = Confirm
page-distribute = Give out from { $least } to { $most }. Given: { $count }.
page-distribute-exactly = Give out { $most }. Given: { $count }.
page-at-most = at most { $count }
page-less = Less for { $name }
page-more = More for { $name }
page-earlier = { $name } earlier
page-later = { $name } later

## Skirmish

page-of-points = of { $goal } VP
page-points = { $vp } of { $goal } victory points
page-initiative = Initiative
page-cards-in-hand = Command cards in hand
page-active = Active
page-ready = Ready
page-activated = Activated
page-defeated = Defeated
page-lost-figures = { $count ->
    [one] one figure defeated
   *[other] { $count } figures defeated
  }
page-eliminated = Out of the game
page-board = Board
page-groups = Groups
page-groups-more = All groups of { $name }
page-hand = Hand
page-mission = Mission
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-fit = Show the whole board
page-names = Show names
page-legend-reach = You may choose this
page-legend-sight = Sight line
page-legend-difficult = Difficult
page-legend-blocking = Blocking
page-legend-door = Door
page-choose-action = Choose an action
page-choose-rest = All actions are taken: move on, or end
page-actions-left = { $figure } · { $actions ->
    [0] no actions left
    [one] one action left
   *[other] { $actions } actions left
  }
page-points-left = { $points ->
    [one] one movement point to spend on the board
   *[other] { $points } movement points to spend on the board
  }
page-move-sub = { $count ->
    [one] one space in reach
   *[other] { $count } spaces in reach
  }
page-attack-sub = { $count ->
    [0] no target in sight
    [one] one target in sight
   *[other] { $count } targets in sight
  }
page-space-reach = { $space }, may be chosen, { $cost ->
    [one] one point
   *[other] { $cost } points
  }
page-space-choice = { $space }, may be chosen
page-way = How should it lie on { $space }?
page-way-up = Upright
page-way-across = Across
page-space-up = { $space }, upright
page-space-across = { $space }, across
page-pin = Keep the card of the active figure in sight
page-zone = { $zone ->
    [red] Red zone
    [blue] Blue zone
    [yellow] Yellow zone
    [green] Green zone
   *[other] { $zone }
  }
page-die-average = On average { $symbols }
page-fire-sub = { $figure }: defeated { $defeats }
page-figure-label = { $name }, { $seat }, { $left } of { $health } health{ $state }
page-figure-neutral = neutral
page-hits = Hits
page-average = Avg. damage
page-defeats = Defeats
page-defeats-left = Defeats ({ $left })
page-range-needs = Range { $distance } · accuracy { $needs } or more
page-range-melee = Melee · range { $distance }
page-damage-dealt = Damage dealt, in per cent
page-odds-incomplete = Something on the table could still change this attack.
page-sight-clear = Clear: nothing stands between
page-sight-blocked = Blocked by { $what }
page-attack-target = Attack { $name }
page-odds-short = hits { $hits }, defeats { $defeats }
page-attacker = Attacker
page-target-range = Target, range { $distance }
page-target = Target
page-attack-pool = Attack pool
page-defence-pool = Defence pool
page-step-declare = Declare
page-step-roll = Roll
page-step-rerolls = Rerolls
page-step-modifiers = Modifiers
page-step-surges = Surges
page-step-accuracy = Accuracy
page-step-damage = Damage
page-accuracy = Accuracy
page-damage = Damage
page-block = Block
page-dodge = Dodge
page-missed = Missed
page-suffers = Suffers
page-needs = needs { $needs }
page-of-left = of { $left } left
page-pierce = Pierce { $pierce }
page-surges-left = { $count ->
    [one] one surge left
   *[other] { $count } surges left
  }
page-would-suffer = Then suffers { $suffers }
page-health-after = Health after this attack
page-to-of = { $before } → { $after } of { $health }
page-bought = Bought: { $what }
page-attack-panel = Attack
page-playable = Can be played now
page-not-now = Not now
page-hand-empty = No cards in hand.
page-hand-hidden = Hidden while the screen is shared.
page-health = Health
page-speed = Speed
page-cost-label = Cost
page-figures = { $count ->
    [one] one figure
   *[other] { $count } figures
  }
page-melee = melee
page-ranged = ranged
page-effects = In force
page-somebody = a figure
page-card = Card

## What happened in the small games

game-event-abilities-ability-used = { $seat-name }: { $named }.
game-event-arena-round-begins = Round { $number } begins.
game-event-arena-stepped = Droid { $droid } steps to { $place }.
game-event-arena-shot-at = Droid { $attacker } shoots at droid { $target }.
game-event-arena-damaged = Droid { $droid } suffers { $amount } damage.
game-event-arena-destroyed = Droid { $droid } of { $seat-name } is destroyed.
game-event-caravan-drawn = { $seat-name } draws a card.
game-event-caravan-revealed = All bids are turned up.
game-event-caravan-taken = { $seat-name } takes the chest: { $gold } gold.
game-event-caravan-stolen = { $thief-name } steals { $gold } gold from { $victim-name }.

## Facts of the small games

fact-name-droids = Droids
fact-name-seat = Player
fact-name-damage = Damage
fact-name-health = Health
fact-name-round = Round
fact-name-x = Column
fact-name-y = Row
fact-name-purses = Players
fact-name-gold = Gold
fact-name-leads = Leads
fact-name-companies = In companies
fact-name-bid = Bid
fact-name-chest = Chest
fact-name-chests = Chests left
fact-name-shown = Coming chests
fact-name-deck = Deck
fact-name-discard = Discarded
fact-name-hand = Hand

## Armies

page-search-cards = Search cards
page-cards-count = { $count ->
    [one] One card
   *[other] { $count } cards
  }, by cost
page-all-traits = All traits
page-all-sets = All boxes
page-army-new = New army
page-army-name = Name of the army
page-army-over = { $count } too many
page-army-left = { $count } left
page-army-groups = { $groups ->
    [one] one group
   *[other] { $groups } groups
  }, { $figures ->
    [one] one figure
   *[other] { $figures } figures
  }
page-army-deck = Command deck
page-army-deployment = Deployment cards
page-army-empty = Choose cards on the left. A ready-made army is a good beginning.
page-army-play = Play with it
page-army-copy = Copy as text
page-army-copied = The army has been copied.
page-army-load = Begin from a ready-made army
page-army-remove = Remove { $name }
page-army-add = Add { $name }
page-not-complete = Not playable yet
page-activations = Activations
page-no-cards = No card fits these filters.

## Replays

page-replay-title = Replay
page-replay-choose = Finished games
page-replay-file = Open a replay file
page-replay-bad = This file is no replay of this table.
page-replay-download = Download
page-previous = Back
page-next = On
page-play = Play
page-pause = Pause
page-timeline = Timeline
page-eyes = Whose eyes
page-share = Copy link

## Learn

page-learn-title = Your first skirmish
page-learn-intro = Two armies, a map with a mission, and forty victory points to win. The table knows the rules: whatever is lit may be chosen, and nothing else.
page-learn-1 = Take turns
page-learn-1-note = Each round the players take turns activating a group: all figures of one Deployment card. A figure has two actions. When every group has acted, the round ends, objectives are scored and a new round begins.
page-learn-2 = Move
page-learn-2-note = The move action gives movement points equal to Speed. Lit spaces carry their cost; hover to see the way, press to go. Difficult terrain and hostile figures cost one more. Walls and closed doors stop you.
page-learn-3 = See
page-learn-3-note = A figure sees another if from one of its corners two lines reach two adjacent corners of the target and nothing blocks them. The page draws these lines before you shoot.
page-learn-4 = Attack
page-learn-4-note = Attack dice against defence dice. Accuracy must reach the range, blocks cancel damage, evades cancel surges, and surges buy abilities of the card. The odds are exact and stand beside the target before you commit.
page-learn-5 = Score
page-learn-5-note = A defeated group gives its cost in victory points; missions give points for places and things. Read the mission first: it is beside the log.
page-learn-6 = Play cards
page-learn-6-note = Command cards break the order of things. Those that can be played now glow in your hand. Nobody is asked for what cannot be done.
page-learn-start = Play a first game against a bot
page-keys-title = Keys
page-key-options = option of the question, by its number
page-key-none = pass, end or none
page-key-actions = move, attack, special action, interact, end
page-key-targets = next target
page-key-figures = next own figure
page-key-zoom = zoom in, zoom out, the whole board
page-key-undo = undo
page-key-propose = where several decide together: propose instead of answering
page-key-region = next region: question, board, hand, log
page-key-board = the cursor on the board
page-key-choose = choose; let go
page-key-tabs = groups, hand, log, chat
page-key-mission = in a mission: rest, strain for movement, hero sheet, what was read
page-key-help = this page

## Stops and automatic answers

page-stops = Pass for me
page-stops-note = Nobody else is told. It ends by itself, and what the rules demand is asked all the same.
page-stop-this = { $scope ->
    [attack] This attack
    [engagement] This engagement
    [phase] This phase
   *[other] This round
  }
page-stop-turn = Until my turn
page-stop-own-turn = The rest of my turn
page-stop-touched = Until it touches me
page-passing-this = { $scope ->
    [attack] Passing during this attack
    [activation] Passing during this activation
    [engagement] Passing during this engagement
    [strike] Passing during this strike
    [phase] Passing during this phase
   *[other] Passing during this round
  }
page-passing-turn = Passing until your turn
page-passing-own-turn = Passing for the rest of your turn
page-passing-touched = Passing until it touches you
page-passing-end = Ask me again
page-auto-next = Next time …
page-auto-note = Kept in this browser, for every game. “Always” still asks whatever has to be chosen then; a “no” comes after a moment that tells nothing about your hand.
page-auto-ask = ask
page-auto-always = always
page-auto-never = never
page-auto-payment = Payments, as suggested
page-auto-coming = { $habit ->
    [always] { $name }: yes, in a moment
   *[other] { $name }: no, in a moment
  }
page-auto-given = { $habit ->
    [always] By itself: { $name }
   *[other] By itself, no: { $name }
  }
page-auto-wait = Ask me
page-auto-again = Ask next time
page-settled = Automatic answers
page-settled-note = Kept in this browser, for every game. Nobody else sees them. They are set at the question, under “Next time …”, and hold while you are away, too, unless you say otherwise in the menu.
page-stop-all-the-same = Stop all the same when something is done to me
page-stop-all-the-same-note = Also when I pass for a phase or until my turn: one of mine is attacked, hurt, or an opponent aims at it.
page-settled-none = Nothing is settled: everything is asked.
page-settled-reset = Ask everything again
page-confirm-single = Show the odds before an attack on the only target
page-confirm-attack = Attack { $name }?
page-undone-own = { $more ->
    [0] Agreed: your last choice was taken back.
    [one] Agreed: your last choice was taken back, and one more that was made since.
   *[other] Agreed: your last choice was taken back, and { $more } more that were made since.
  }
page-undo-over = The game has gone on: nothing was taken back.
page-helps-them = this would help an opponent
page-hurts-own = this would hurt your own side
