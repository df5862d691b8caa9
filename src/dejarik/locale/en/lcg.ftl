### Star Wars: The Card Game: what players are asked, and why a game can't begin.

game-name-lcg = Star Wars: The Card Game

lcg-yes = Yes
lcg-no = No
lcg-none = None
lcg-facedown = A facedown card
lcg-facedown-place = Facedown objective { $place }
lcg-card-number = { $card } ({ $number })

## Abilities

lcg-use = Use { $card }
lcg-use-which = Use { $card } ({ $kind })
lcg-play = Play { $card }
lcg-from-reserve = { $label }, from the common reserve of { $player }
lcg-from-beneath = { $label }, from beneath { $card }
lcg-from-discard = { $label }, from the discard pile
lcg-kind-action = action
lcg-kind-reaction = reaction
lcg-kind-interrupt = interrupt
lcg-target = { $card }: choose a target
lcg-pick = { $card }: choose
lcg-pick-damage = { $card }: choose what takes the damage
lcg-pick-ready = { $card }: choose what loses focus tokens
lcg-pick-shield = { $card }: choose what gets the shield
lcg-pick-edge = { $card }: choose the card to add to the edge stack
lcg-pick-destroy = { $card }: choose what is destroyed
lcg-pick-host = { $card }: choose the unit that it moves to
lcg-pick-return = { $card }: choose the unit that returns to its owner’s hand
lcg-pick-take = { $card }: choose the card to take into your hand
lcg-pick-swap = { $card }: choose the two objectives that change places
lcg-pick-repair = { $card }: choose the objective that loses damage
lcg-pick-enter = { $card }: choose the card that comes into play
lcg-pick-prisoner = { $card }: choose the captured card that is moved
lcg-pick-up = { $card }: choose the objective to turn up
lcg-pick-capture = { $card }: choose the card to capture
lcg-pick-rescue = { $card }: choose the captured card to rescue
lcg-pick-focused = { $card }: choose the unit that gets the focus token
lcg-pick-bury = { $card }: choose the card to put under your deck
lcg-pick-player = { $card }: choose a player
lcg-pick-word = { $card }: choose what happens

## Set-up

lcg-order = { $place ->
    [1] Who comes first in your team? You act in this order
    [2] Who comes second in your team? You act in this order
   *[other] Who comes next in your team? You act in this order
}
lcg-setup-objectives = Keep three objectives; the fourth goes under your objective deck
lcg-setup-reveal = Which objective do you turn up first?
lcg-mulligan = Keep this hand, or draw a new one?
lcg-mulligan-no = Keep the hand
lcg-mulligan-yes = Draw a new hand

## Actions and paying

lcg-act = { $when }: take an action, or pass
lcg-deploy = Play a unit or an enhancement, take an action, or pass
lcg-play-host = { $card }: what do you put it on?
lcg-play-as-unit = Nothing: as a unit
lcg-discount = { $card } costs { $price }: discard cards to make it cheaper, 1 for each
lcg-pay = { $card } costs { $price }: what do you pay with?

## When an action window opens

lcg-when-phase = { $phase ->
    [balance] Balance phase
    [refresh] Refresh phase
    [draw] Draw phase
    [deployment] Deployment phase
    [conflict] Conflict phase
   *[force] Force phase
}
lcg-when-phase-begins = { $phase ->
    [balance] Start of the balance phase
    [refresh] Start of the refresh phase
    [draw] Start of the draw phase
    [deployment] Start of the deployment phase
    [conflict] Before the first engagement
   *[force] Start of the Force phase
}
lcg-when-phase-ends = { $phase ->
    [balance] End of the balance phase
    [refresh] End of the refresh phase
    [draw] End of the draw phase
    [deployment] End of the deployment phase
    [conflict] End of the conflict phase
   *[force] End of the Force phase
}
lcg-when-attackers = Attackers are declared
lcg-when-defenders = Defenders are declared
lcg-when-edge = The edge battle is over
lcg-when-strike = After the strike
lcg-when-engagement = The engagement is over

## Draw phase

lcg-draw-discard = You may discard a card before you draw
lcg-draw-keep = Discard nothing
lcg-draw-down = { $count ->
    [one] Discard 1 card, down to your reserve value
   *[other] Discard { $count } cards, down to your reserve value
}
lcg-reserve-put = You may put a card into your common reserve
lcg-reserve-replace = You may put a card into your common reserve; if you do, the card that lies there is discarded
lcg-reserve-none = Put none there

## The Balance and the Force

lcg-balance = The Balance of the Force is with you: deal 1 damage to an enemy objective
lcg-balance-none = Deal no damage
lcg-commit = { $free ->
    [one] Commit a unit to the Force? 1 Force card is free
   *[other] Commit units to the Force? { $free } Force cards are free
}
lcg-award = Whose victory pile does the destroyed objective { $card } go to?

## Engagements

lcg-engage = Which objective do you engage?
lcg-engage-done = No more engagements
lcg-attackers = Who attacks { $card }?
lcg-defend = Do you defend { $card }? Because of { $source } a single unit may not. You have: { $units }
lcg-defenders = Who defends { $card }?
lcg-ask-support = Ask { $player } for the support of a unit?
lcg-no-support = Ask for none
lcg-lend = Do you lend { $card } to { $player } for this engagement?
lcg-shielding = { $card }: where does the shield go?
lcg-no-shield = Place no shield
lcg-edge-place = Add a card to your edge stack, or pass
lcg-edge-place-alone = Nobody defends, the edge is yours: add a card to your edge stack all the same, or pass
lcg-fate-order = Which of your fate cards comes first?
lcg-fate-again = Resolve { $card } a second time?
lcg-strike = Which unit strikes?
lcg-strike-icons = { $card } strikes: which icons come first?
lcg-icon-unit = Unit damage: { $count }
lcg-icon-blast = Blast: { $count }
lcg-icon-tactics = Tactics: { $count }
lcg-strike-unit = { $card } deals { $amount } damage: to which unit?
lcg-strike-spread = { $card } deals { $amount } damage: spread it over units
lcg-strike-divide = Divide it among participating units
lcg-strike-tactics = { $card } places focus tokens ({ $amount }): on which units?

## Damage

lcg-protect = { $card } would take { $amount } damage: who takes it over, and how much?
lcg-shield-damage = { $card } would take { $amount } damage: use the shield?
lcg-shield-focus = { $card } would get focus tokens ({ $amount }): use the shield?
lcg-shield-use = { $count ->
    [one] Discard the shield
   *[other] Discard { $count } shields
}

## How games end

outcome-lcg-dial = The Death Star dial has reached its end
outcome-lcg-objectives = Enough objectives have been destroyed
outcome-lcg-empty-deck = A deck was empty when a card had to be drawn
outcome-lcg-card = The text of a card decided the game
outcome-lcg-no-objectives = The single player has no objective left
outcome-lcg-quarry = Luke Skywalker has been found and defeated
outcome-lcg-outlasted = Every hunter’s command deck is empty
outcome-lcg-stalemate = The game went on for too long
lcg-decided-by = { $card } decided the game

## What a seat is, before the game begins

lcg-role-challenge = { $side }: { $deck }

## Why a game can't begin

lcg-no-format = There is no format “{ $format }”; there are: { $known }
lcg-players = This format is for { $sizes } players, not { $players }
lcg-challenge-elsewhere = The deck of seat { $seat } is a challenge deck of another scenario
lcg-challenge-missing = Exactly one player needs the challenge deck “{ $deck }”
lcg-bad-deck = The deck of seat { $seat } is not legal: { $problem }
lcg-bad-team = The decks of the team ({ $side }) are not legal together: { $problem }
lcg-team-size = There can’t be { $players } players here ({ $side })
lcg-setting = There is no setting “{ $setting }”
lcg-deck-kind = Decks are “ready-made” or “random”, not “{ $kind }”
lcg-no-ready-made = There is no ready-made deck “{ $name }”; there are: { $known }
lcg-no-deck-fits = No deck fits the team any more ({ $side })

## What a bot looks at in a position

lcg-aspect-victory = victory
lcg-aspect-dial = the Death Star dial
lcg-aspect-destroyed = destroyed objectives
lcg-aspect-objectives = objectives in play
lcg-aspect-units = units
lcg-aspect-enhancements = enhancements
lcg-aspect-hand = cards in hand
lcg-aspect-balance = the Balance of the Force
