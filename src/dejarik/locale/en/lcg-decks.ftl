### Star Wars: The Card Game, decks: what can be wrong with them, deck files, OCTGN files, ready-made decks.

## What can be wrong with a deck

lcg-deck-no-affiliation = The deck has no affiliation card.
lcg-deck-not-an-affiliation = { $card } is not an affiliation card.
lcg-deck-unknown = There is no “{ $given }”.
lcg-deck-unknown-closest = There is no “{ $given }”. Similar: { $closest }.
lcg-deck-too-small =
    { $count ->
        [one] 1 objective set
       *[other] { $count } objective sets
    }; a deck has at least { $least }, so { $missing ->
        [one] 1 is missing
       *[other] { $missing } are missing
    }.
lcg-deck-too-large =
    { $count ->
        [one] 1 objective set
       *[other] { $count } objective sets
    }; no more than { $most } are allowed here, so take out { $over }.
lcg-deck-side = { $set } belongs to the other side ({ $side }).
lcg-deck-locked = { $set } can be used only by this affiliation: { $affiliation }.
lcg-deck-copies =
    { $set }: { $count } copies; { $allowed ->
        [one] only 1 is
       *[other] { $allowed } are
    } allowed.
lcg-deck-support-without-hunt = Only The Hunt for Skywalker has support sets.
lcg-deck-challenge-affiliation = { $challenge } is played without an affiliation card.
lcg-deck-challenge-sets = { $challenge } is a deck by itself; no objective sets can be added to it.
lcg-deck-support-count = The Hunt for Skywalker needs exactly { $wanted } different support sets.
lcg-deck-support-luke = { $set } cannot be a support set: Luke Skywalker is in it.
lcg-deck-in-team = { $deck }: { $problem }
lcg-deck-challenge-in-team = { $challenge } is played by a single player, not in a team.
lcg-deck-team-sides = A team plays on one side; these decks are of both.
lcg-deck-team-copies =
    { $set }: { $count } copies in the team; { $allowed ->
        [one] only one member may have it, once
       *[other] { $allowed } are allowed in all
    }.
lcg-deck-team-beside = Beside another deck of the team there would be too many copies of a set.
lcg-deck-none-drawn = No such deck can be drawn: there are not enough objective sets for it.
lcg-deck-too-many-sets = No deck has more than { $most } objective sets.
lcg-deck-malformed = This is not a deck: { $reason }

## Deck files

lcg-deck-file-name = Name
lcg-deck-file-affiliation = Affiliation
lcg-deck-file-challenge = Challenge
lcg-deck-file-sets = Sets
lcg-deck-file-support = Support

lcg-deck-file-too-long = { $file } is too long to be a deck.
lcg-deck-file-nobody = { $file }: a line “Affiliation: …” is missing (or “Challenge: …” for a challenge deck).
lcg-deck-file-unknown-affiliation = There is no affiliation “{ $given }”; there are these: { $known }.
lcg-deck-file-unknown-challenge = There is no challenge deck “{ $given }”; there are these: { $known }.
lcg-deck-file-number = The number of copies cannot be { $given }; it is a number from 1 to { $most }.

## OCTGN files

lcg-o8d-bad = { $file }: { $problem }
lcg-o8d-challenge = OCTGN has no deck files for challenge decks such as { $challenge }.
lcg-o8d-no-xml = this is not an OCTGN file ({ $reason }).
lcg-o8d-doctype = the file declares a document type; OCTGN files have none, so it is not read.
lcg-o8d-no-deck = this is XML, but not a deck.
lcg-o8d-other-game = this is a deck for another game.
lcg-o8d-strangers = these cards are not in the Core Set or in Balance of the Force: { $cards }.
lcg-o8d-affiliations =
    { $count ->
        [0] there is no affiliation card; a deck has one.
       *[other] there are { $count } affiliation cards; a deck has one.
    }
lcg-o8d-missing = sets are taken whole, and these cards of them are missing: { $cards }.
lcg-o8d-surplus = these cards belong to no objective of the deck: { $cards }.

## What `dejarik deck` shows

cli-deck-export = print a deck as text, or as an OCTGN file
cli-deck-import = read an OCTGN file and print the deck as text
cli-deck-list = list the ready-made decks and teams
cli-deck-o8d = as an OCTGN file (.o8d)
cli-deck-o8d-file = OCTGN file (.o8d)
cli-deck-starter = allow the smaller decks of a first game
cli-deck-with = deck of a teammate; may be given several times
lcg-deck-examples =
    dejarik deck list
    dejarik deck check my.deck
    dejarik deck check old-masters --with red-squadron
    dejarik deck export old-masters --o8d
    dejarik deck import my.o8d
lcg-deck-no-such-deck = There is no file { $given }, and no ready-made deck of that name; “dejarik deck list” shows them.
lcg-deck-shown-title = { $name } ({ $affiliation })
lcg-deck-shown-unnamed = Deck
lcg-deck-shown-sets =
    { $count ->
        [one] 1 objective set
       *[other] { $count } objective sets
    }, { $cards } command cards
lcg-deck-shown-support = Support: { $cards } cards
lcg-deck-shown-challenge = Challenge deck, { $cards } cards
lcg-deck-shown-legal = The deck is legal.
lcg-deck-shown-team-legal = The decks are legal as a team.
lcg-deck-shown-illegal =
    { $count ->
        [one] 1 thing is wrong:
       *[other] { $count } things are wrong:
    }
lcg-deck-shown-incomplete =
    { $count ->
        [one] 1 card is not complete yet: { $cards }
       *[other] { $count } cards are not complete yet: { $cards }
    }
lcg-deck-listed-duel = Decks for duels and teams
lcg-deck-listed-starter = Small decks for a first game
lcg-deck-listed-challenge = Challenge decks
lcg-deck-listed-teams = Teams

## What `dejarik content` shows of the card game

content-box = { $box } ({ $game })
content-game-assault = Imperial Assault
content-game-lcg = The Card Game
content-type-affiliation = affiliation cards
content-type-objective = objectives
content-type-unit = units
content-type-enhancement = enhancements
content-type-event = events
content-type-fate = fate cards

## Ready-made decks

lcg-ready-made-old-masters = Old Masters
lcg-ready-made-balance-restored = Balance Restored
lcg-ready-made-red-squadron = Red Squadron
lcg-ready-made-voices-of-the-rebellion = Voices of the Rebellion
lcg-ready-made-friends-in-low-places = Friends in Low Places
lcg-ready-made-scoundrels-and-jedi = Scoundrels and Jedi
lcg-ready-made-dark-throne = The Dark Throne
lcg-ready-made-fear-and-pain = Fear and Pain
lcg-ready-made-battle-station = Battle Station
lcg-ready-made-wings-of-the-empire = Wings of the Empire
lcg-ready-made-bounties-and-droids = Bounties and Droids
lcg-ready-made-dead-or-alive = Dead or Alive
lcg-ready-made-starter-jedi = First game: Jedi
lcg-ready-made-starter-rebel-alliance = First game: Rebel Alliance
lcg-ready-made-starter-smugglers-and-spies = First game: Smugglers and Spies
lcg-ready-made-starter-sith = First game: Sith
lcg-ready-made-starter-imperial-navy = First game: Imperial Navy
lcg-ready-made-starter-scum-and-villainy = First game: Scum and Villainy
lcg-ready-made-jerjerrods-task = Jerjerrod’s Task
lcg-ready-made-the-hunt-for-skywalker = The Hunt for Skywalker
lcg-ready-made-the-hunt-for-skywalker-fleet = The Hunt for Skywalker: the fleet answers

lcg-made-team-jedi-and-rebels = Jedi and Rebel Alliance
lcg-made-team-jedi-and-smugglers = Jedi and Smugglers
lcg-made-team-rebels-and-smugglers = Rebel Alliance and Smugglers
lcg-made-team-sith-and-navy = Sith and Imperial Navy
lcg-made-team-sith-and-scum = Sith and Scum
lcg-made-team-navy-and-scum = Imperial Navy and Scum
lcg-made-team-light-side = The light side, three of them
lcg-made-team-dark-side = The dark side, three of them
