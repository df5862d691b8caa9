### The table of the card game: what the page itself says there. Names and texts of cards come from the game's own files.

## The table

page-lcg-table = Table
page-lcg-table-word = Table
page-lcg-setup = Set-up
page-lcg-turn-of = { $side ->
    [light] Light side’s turn { $round }
   *[dark] Dark side’s turn { $round }
}
page-lcg-area = Play area of { $name }
page-lcg-units-of = Units and enhancements of { $name }
page-lcg-no-units = No units in play
page-lcg-you = { $name } (you)
page-lcg-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
page-lcg-deck-count = { $count ->
    [one] 1 card in the command deck
   *[other] { $count } cards in the command deck
}
page-lcg-support-deck = { $count ->
    [one] 1 card in the support deck
   *[other] { $count } cards in the support deck
}
page-lcg-reserve = Reserve { $count }
page-lcg-reserve-note = Reserve value: as many cards are drawn up to in the draw phase
page-lcg-common = Common reserve: { $card }
page-lcg-common-word = Common
page-lcg-pile-discard = { $count ->
    [one] Discard pile, 1 card
   *[other] Discard pile, { $count } cards
}
page-lcg-pile-victory = { $count ->
    [one] Victory pile, 1 objective
   *[other] Victory pile, { $count } objectives
}
page-lcg-pile-of-discard = Discard pile of { $name }
page-lcg-pile-of-victory = Victory pile of { $name }
page-lcg-pile-of-hand = Hand of { $name }

## The bar in the middle

page-lcg-phases = Phases of the turn
page-lcg-phase-balance = Balance
page-lcg-phase-refresh = Refresh
page-lcg-phase-draw = Draw
page-lcg-phase-deployment = Deployment
page-lcg-phase-conflict = Conflict
page-lcg-phase-force = Force
page-lcg-struggle = Force struggle: light { $light }, dark { $dark }
page-lcg-balance-light = Balance: light
page-lcg-balance-dark = Balance: dark
page-lcg-dial = Death Star dial: { $value }
page-lcg-dial-of = Death Star dial: { $value } of { $end }, where the dark side wins
page-lcg-goal = Light side: { $have } of { $need } objectives destroyed
page-lcg-hunt = cards left
page-lcg-hunt-note = Cards left in the hunters’ command decks; when all are empty, the light side wins
page-lcg-aside = Set aside, with its cost now

## Cards

page-lcg-icon-unit = { $count } unit damage
page-lcg-icon-blast = { $count } blast
page-lcg-icon-tactics = { $count } tactics
page-lcg-icon-none = no combat icons
page-lcg-costs = { $cost ->
    [one] costs 1 resource
   *[other] costs { $cost } resources
}
page-lcg-force-icons = { $count ->
    [one] 1 Force icon
   *[other] { $count } Force icons
}
page-lcg-only = { $affiliation } only
page-lcg-unique-unit = unique unit
page-lcg-attached = On it: { $cards }
page-lcg-edge-note = Outlined icons count only for the side that has won the edge.
page-lcg-incomplete = Not all of this card’s text is carried out yet.
page-lcg-damage = Damage
page-lcg-focus = Focus tokens
page-lcg-shields = Shields
page-lcg-resources = Resources
page-lcg-strikes-with = Strikes with
page-lcg-force-word = The Force
page-lcg-owner = Owner
page-lcg-of = { $value } of { $most }
page-lcg-committed = committed to the Force
page-lcg-may-choose = { $card }. Can be chosen
page-lcg-spoken-damage = { $damage } of { $capacity } damage
page-lcg-spoken-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
page-lcg-spoken-focus = { $count ->
    [one] exhausted, 1 focus token
   *[other] exhausted, { $count } focus tokens
}
page-lcg-spoken-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
page-lcg-attacks = attacks
page-lcg-defends = defends
page-lcg-engaged = engaged
page-lcg-captured = Captured: { $card }
page-lcg-support = Support card
page-lcg-support-card = Beneath it: { $card }
page-lcg-objective-facts = { $resources ->
    [one] 1 resource; { $capacity } damage destroys it
   *[other] { $resources } resources; { $capacity } damage destroys it
}
page-lcg-facedown-note = A facedown objective. What it is shows when it is turned up.
page-lcg-pyramid = Nine objectives in three rows
page-lcg-spot = Facedown objective at place { $place }, { $damage } of { $capacity } damage
page-lcg-spot-open = Facedown objective at place { $place }, vulnerable, { $damage } of { $capacity } damage
page-lcg-spot-gone = Place { $place }: destroyed
page-lcg-row = Row { $row }
page-lcg-arrange-note = The front row is on top. Press two cards to swap them.

## The hand

page-lcg-hand = Your hand
page-lcg-hand-empty = Your hand is empty.
page-lcg-hand-usable = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $usable ->
    [0] none can be used now
    [one] 1 can be used now
   *[other] { $usable } can be used now
}
page-lcg-ready-resources = { $count ->
    [one] 1 resource ready
   *[other] { $count } resources ready
}
page-lcg-mate-hand = { $count } · { $name }
page-lcg-zone-reserve = Common reserve
page-lcg-zone-loan = Partner’s reserve
page-lcg-zone-support = Support

## Engagements

page-lcg-engagement = Engagement
page-lcg-engagement-at = Engagement at
page-lcg-steps = Steps of the engagement
page-lcg-step-objective = Objective
page-lcg-step-attack = Attack
page-lcg-step-defence = Defence
page-lcg-step-edge = Edge
page-lcg-step-strikes = Strikes
page-lcg-step-reward = Reward
page-lcg-attackers = Attackers
page-lcg-defenders = Defenders
page-lcg-nobody = Nobody
page-lcg-nobody-yet = Nobody yet
page-lcg-own-stack = Your edge stack
page-lcg-stack = Edge stack of { $name }
page-lcg-edge-open = Edge
page-lcg-edge = Edge
page-lcg-edge-with = { $name } has the edge: outlined icons of that side count too.
page-lcg-prospect = { $units ->
    [one] 1 unit could attack
   *[other] { $units } units could attack
}, blast damage together: { $blast }; { $left } more damage would destroy it
page-lcg-blast-destroys = { $unit }: { $blast } blast would destroy { $target }, { $damage } + { $blast } of { $capacity }
page-lcg-blast-damages = { $unit }: { $blast } blast on { $target }, { $damage } + { $blast } of { $capacity }

## The question

page-lcg-none-defend = Do not defend
page-lcg-none-commit = Commit nobody
page-lcg-some-attack = Attack with { $count ->
    [one] 1 unit
   *[other] { $count } units
}
page-lcg-some-defend = Defend with { $count ->
    [one] 1 unit
   *[other] { $count } units
}
page-lcg-some-commit = Commit { $count ->
    [one] 1 unit
   *[other] { $count } units
}
page-lcg-choose-exactly = Choose { $count }. Chosen: { $chosen }.
page-lcg-paid = { $count } of { $price } paid. Change it, or pay as suggested.
page-lcg-paid-unmatched = { $count } of { $price } paid, but none of it matches: add a card that does.
page-lcg-pay = Pay
page-lcg-verb-play = Play
page-lcg-verb-use = Use
page-lcg-verb-engage = Engage
page-lcg-verb-attack = Attack with it
page-lcg-verb-defend = Defend with it
page-lcg-verb-edge = Add to the edge stack
page-lcg-verb-strike = Strike
page-lcg-verb-target = Choose as target
page-lcg-verb-commit = Commit to the Force
page-lcg-verb-keep = Keep
page-lcg-verb-discard = Discard
page-lcg-verb-reserve = Put into the common reserve
page-lcg-verb-balance = Deal 1 damage
page-lcg-verb-match = Pay with it
page-lcg-verb-host = Put it here
page-lcg-verb-fate = Resolve first
page-lcg-verb-shield = Place the shield here
page-lcg-verb-support = Ask for support
page-lcg-verb-under = Put it beneath
page-lcg-verb-choose = Choose

## Tables in small

page-lcg-standing = Turn { $round }, { $side ->
    [light] light side
   *[dark] dark side
}
page-lcg-standing-dial = dial { $value }
page-lcg-standing-goal = { $have } of { $need } objectives
page-lcg-gives = { $count ->
    [one] gives { $count } resource
   *[other] gives { $count } resources
  }
page-lcg-matches = matches

## A replay of the card game

rerun-lcg-turn = Turn { $round }
rerun-lcg-position = Decision { $number } of { $count }, { $round ->
    [0] set-up
   *[other] turn { $round }
  }
rerun-lcg-destroyed = unit destroyed
rerun-lcg-objective = objective destroyed
rerun-lcg-dial = Death Star dial
rerun-lcg-curve = Destroyed objectives by decision: { $scores }
rerun-lcg-score = { $points ->
    [one] { $name }: 1 objective
   *[other] { $name }: { $points } objectives
  }
