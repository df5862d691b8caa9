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
build-ranged = Ranged
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
build-was-read = { $name } has been read.
build-read-text = Read an army from text
build-read-note = One card a line, by name, in English or Polish: what “Copy as text” gives, an army file, or a list from another builder or a forum (“2x Elite Stormtrooper (9)”).
build-line = Line { $line }: { $problem }
build-unread = { $count ->
    [one] It can’t be read, because of this:
   *[other] It can’t be read, because of these { $count }:
}
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
rerun-defeated = defeated
rerun-scored = points gained
rerun-round = Round { $round }
rerun-position = Decision { $number } of { $count }, { $round ->
    [0] setting up
   *[other] round { $round }
  }
rerun-curve = Victory points by decision: { $scores }
rerun-score = { $name }: { $points } victory points
rerun-levels = Threat by decision: { $scores }
rerun-level = { $name }: { $points } threat
rerun-wounded = wounded
rerun-event = event read
rerun-decisions = { $count ->
    [one] one decision
   *[other] { $count } decisions
  }
rerun-spectators = Spectators saw
rerun-saw = { $name } saw
rerun-here = Go to this moment
rerun-keys = ← → decision, Shift ← → activation, Home, End, Space: play

## First game

lesson-begin = Begin the lesson
lesson-begin-note = A real game on the smallest map against a bot. A guide stands beside it and explains every step when it comes up. Ten minutes, or as long as you like.
lesson-go-on = Go on with the lesson
lesson-read-about = Read about it
lesson-read = Or read it first
lesson-guide = Guide
lesson-hide = Hide the guide
lesson-show = Guide
lesson-step = { $done } of { $count } learned
lesson-army-own = Luke and his squad
lesson-army-other = A patrol
lesson-topic-aim = What it is about
lesson-topic-aim-text = You lead Luke Skywalker and three Rebel Troopers against a patrol. Defeat all its figures, or gain forty victory points, and you win. Only what glows can be chosen, so you cannot do anything that is not allowed.
lesson-topic-zone = Where you begin
lesson-topic-zone-text = Each side has a deployment zone. Choose one: your figures start there, the patrol starts in the other.
lesson-topic-deploy = Put your figures down
lesson-topic-deploy-text = Press a lit space of your zone for each figure. Look for the crates, the small boxes: whoever stands next to one, with no enemy beside it, controls it, and that is worth seven points once.
lesson-topic-cards = A card could be played
lesson-topic-cards-text = Command cards break the order of things, each at its own moment: the table stops and asks. Play one that glows in your hand, or let it pass; it stays with you.
lesson-topic-turn = Take turns
lesson-topic-turn-text = Players activate one group after the other, all figures of one card. Luke is a group by himself, the three Troopers are another. Choose who goes first; the other group comes after the patrol’s answer.
lesson-topic-figure = One after the other
lesson-topic-figure-text = The figures of a group act one by one, in any order. Finish one before you go on to the next.
lesson-topic-actions = Two actions
lesson-topic-actions-text = A figure has two actions: move, attack, interact with what is beside it, or use a special action of its card. The same one twice is fine, but only one of them may be an attack.
lesson-topic-sight = Somebody is in sight
lesson-topic-sight-text = Attack is offered, so an enemy can be seen: from one corner of your space two lines reach two corners of theirs, past walls and other figures. Look at a target, and the lines and the odds are drawn before you commit.
lesson-topic-move = Move
lesson-topic-move-text = You have as many movement points as your Speed. Each lit space shows what it costs: one a space, one more for difficult terrain and for passing enemies. Points that are left can be spent after the next action too.
lesson-topic-target = Choose a target
lesson-topic-target-text = The plate shows how often you hit and how often that is enough. Far targets need accuracy on the dice: at least the number of spaces between you.
lesson-topic-dice = The dice have fallen
lesson-topic-dice-text = Your dice show damage, surges and accuracy, theirs show blocks, evades and, on the white die, a dodge that makes you miss. A block takes away one damage, an evade one surge. Rerolls and cards come now, if there are any.
lesson-topic-surges = Spend surges
lesson-topic-surges-text = Each surge buys one line of your card, each line once: more damage, accuracy, a condition. Every choice says what the target would suffer then.
lesson-topic-damage = Damage
lesson-topic-damage-text = What is left of the damage after the blocks is suffered: the ring and the number of a figure are the health it has left.
lesson-topic-defeat = Defeated
lesson-topic-defeat-text = A figure without health leaves the board, and its side’s opponent gains the figure’s cost in points. This is how most games are won, together with the mission.
lesson-topic-round = The round is over
lesson-topic-round-text = Everybody has acted: the mission is scored, cards are drawn, all groups are ready again and initiative passes on. Who holds a crate now? A few steps at the right moment are worth as much as a good shot.
lesson-topic-end = You know the way
lesson-topic-end-text = That was a whole game. A full army has forty points of figures and a Command deck of its own: take a ready-made one, or build yours.

## Sitting down

join-title = Sit down at this table
join-note = { $game }, with { $others }.
join-note-alone = { $game }. Nobody sits there yet.
join-as-set = What the host chose
join-as-set-named = What the host chose: { $name }
join-own = Yours
join-ready-made = Ready-made
join-side = You play the { $side }.
join-paste = From text …
join-text = As text: what the builder copies, or what is in a file
join-legal = This can be played.
join-seats = Who sits where
join-seat-yours = Your place
join-seat-free = Free
join-seat-invited = Invited, not here yet
join-seat-bot = Plays by itself
join-seat-here = Is here
join-settled = What you play is settled by the host.
join-bluff = This table has bluff windows: players are asked also when their cards have nothing for the moment, so that nobody can read hands from questions.
join-no-bluff = This table has no bluff windows: whoever is asked to react has something to react with.
join-together = Players who decide something together must all agree at this table.
join-moved = Somebody else has taken that place; this is now place { $seat }. Your choice has come along where it fits.
join-dropped = What you had chosen does not fit any more beside what others have chosen. Choose again.
join-full = Every seat of this table is taken.
join-already = This browser already sits at this table as { $name }. This link is for another player, seat { $seat }.
join-already-note = Send it to that player. Whoever sits down with it uses it up.
join-copy-again = Copy the link
join-also = Sit down here as well (same screen)
join-back = Back to my seat
join-used-title = This link has been used
join-used = Somebody has sat down with this link already. A link seats one person once; whoever that was has a link of their own, in the menu of the table.
join-used-watch = Watch the game
join-which = Which seat?
join-which-note = This browser has several seats at this table.
join-own-link = Link to my seat
join-own-link-note = It brings you back to this seat, from any device. Keep it to yourself; it stays in the menu.
join-own-link-done = Understood

# a new table
page-plan-where = on { $map }
page-plan-anywhere = on a map by chance
page-plan-two-player = A skirmish for two { $where }, first to { $goal } points
page-plan-free-for-all = Free-for-all for four { $where }, first to { $goal } points
page-plan-team = Team battle { $where }, first team to { $goal } points together
page-plan-by-mission = Four players { $where }, alone or in two teams as its mission says
page-plan-against = against
page-plan-look = Look
page-plan-you = You
page-plan-points = { $points } points
page-plan-health = { $figures ->
    [1] { $health } Health
   *[other] { $figures } figures, { $health } Health each
}
page-plan-command = Command deck: { $cards }
page-plan-sets = { $count ->
    [1] one objective set
   *[other] { $count } objective sets
}

# playing again
again-sides = Sides
again-sides-same = Same
again-sides-swapped = Swapped
again-sides-same-note = Everybody plays the side they had in this game.
again-sides-swapped-note = Everybody plays the side that the other had, with what that side brought.
again-brought = { $what ->
    [army] Armies
    [deck] Decks
   *[other] What the seats bring
}
again-brought-same = As they were
again-brought-chosen = Choose
again-brought-drawn = Draw new ones
again-asked = { $count ->
    [one] { $names } is asked first, sees what you have chosen and chooses what to bring.
   *[other] { $names } are asked first, see what you have chosen and choose what to bring.
}
again-wants = { $name } wants to play again.
again-look = Look at the table
again-go = To the next game

# playing on from a moment
taking-title = Play on from here
taking-note = A new table begins where this game stood { $number ->
    [0] at its very beginning
    [one] after one decision
   *[other] after { $number } decisions
}. The game you are looking at stays as it is; the luck that lies ahead is the same.
taking-go = Make the table

# teams
page-team-yours = Your team
page-team-theirs = Against you
page-team-number = Team { $team }
page-team-with = you, with { $names }
page-team-of = { $names }
page-points-own = what this player has scored for the team

## A page of one's own

own-title = Yours
own-note = Armies, decks and games are kept in this browser; there is no account. To go on in another browser, write them to a file here and read it there.
own-write = Write to a file
own-read = Read from a file
own-secret = The file holds the secret links of your seats: whoever has it plays in your place. Give it to nobody.
own-written = The file was written.
own-taken = New from the file: { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}, { $decks ->
    [one] 1 deck
   *[other] { $decks } decks
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}.
own-file-other = This is no file with what a browser of Dejarik keeps.
own-file-newer = This file was written by a newer Dejarik.
own-file-damaged = “{ $name }” is damaged and was left out.
own-file-full = “{ $name }” was left out: { $most } are kept, and no more.
own-file-too-many = { $count ->
    [one] 1 more did not fit beside what is kept here, and was left out.
   *[other] { $count } more did not fit beside what is kept here, and were left out.
}
own-file-refused = “{ $name }” was left out: { $why }
own-file-seats = { $count ->
    [one] 1 seat is damaged and was left out.
   *[other] { $count } seats are damaged and were left out.
}
own-shelf-all = All { $count }
own-shelf-asked = Your turn { $count }
own-shelf-running = Running { $count }
own-shelf-won = Won { $count }
own-shelf-lost = Not won { $count }
own-none-such = No such games
own-army = Your armies ({ $count })
own-deck = Your decks ({ $count })
own-new-army = New army
own-new-deck = New deck
own-no-army = None yet. An army that you save in the builder is kept here.
own-no-deck = None yet. A deck that you save in the builder is kept here.
own-document = { $legal ->
    [true] { $points ->
        [-1] { $sets ->
            [0] ready to play
            [one] 1 set, ready to play
           *[other] { $sets } sets, ready to play
        }
       *[other] { $points } points, ready to play
    }
   *[false] not ready to play yet
}
own-copy = Copy the link with { $name }
own-forget = Forget it
own-forget-named = Forget { $name }
own-forget-sure = “{ $name }” is kept in this browser only. Forgotten, it can’t be brought back.
