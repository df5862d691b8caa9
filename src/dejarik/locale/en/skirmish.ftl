### Skirmish: what the rules ask, offer and say.

## Names

name-member = { $card } { $number }
name-group = { $card } { $numbers }
name-figure = { $figure } ({ $space })
name-figure-of = { $figure } ({ $player }, { $space })
name-of = { $name } ({ $player })
name-blank = blank
name-ability-of = { $ability }: { $of }
name-attached = { $ability } (Attachment)
name-token = { $kind } ({ $space })

skirmish-role-team = team { $team }

## Prompts

activate-group = Which group activates?
activate-figure = Which figure activates next?
activation-prompt = { $figure }: actions left: { $actions }, movement points: { $points }
attack-card = Which card makes the attack possible?
attack-target = { $figure }: choose the target of the attack
attack-space = { $target }: which of its spaces is attacked?
attack-token = { $figure } may spend a power token
attack-choose-dice = Choose { $count } dice for the attack pool
attack-surges = { $surges ->
    [one] One surge is left. Spend it?
   *[other] { $surges } surges are left. Spend one?
}
attack-cleave = Cleave: choose another target to suffer { $damage } damage
reroll-prompt = Which dice are rerolled?
strain-prompt = { $figure } suffers strain: { $amount }. How many cards from the top of the deck are discarded to prevent damage?
power-choose = { $figure }: which power token is gained?
power-discard = { $figure }: too many power tokens: discard { $count }
move-spaces = { $spaces ->
    [one] { $figure }: move 1 space, or stay
   *[other] { $figure }: move up to { $spaces } spaces
}
push-spaces = { $spaces ->
    [one] { $figure }: push up to 1 space
   *[other] { $figure }: push up to { $spaces } spaces
}
move-spend = { $points ->
    [one] { $figure }: spend 1 movement point now
   *[other] { $figure }: spend { $points } movement points now
}
place-prompt = Where is { $figure } placed?
push-aside = { $figure } is pushed aside: where does it go?
command-figure = { $card }: on which figure is it played?
command-discard = Which Command card is discarded?
pick-card = { $card }: which of these?
pick-for = { $card }, { $figure }
pick-figure = { $card }: which figure?
pick-space = { $card }: which space?
pick-player = { $card }: which player?
pick-group = { $card }: which Deployment card?
pick-effect = { $effect } ({ $card })
pick-mover = { $spaces ->
    [one] { $card }: which figure moves up to 1 space?
   *[other] { $card }: which figure moves up to { $spaces } spaces?
}
victory-choose-scorer = Which opponent gains the { $points } victory points?
setup-initiative = Who has initiative, and so chooses a zone and activates first?
setup-zone = Choose a deployment zone
setup-attach = Which group gets { $card }?
setup-deploy = Deploy { $figure }
ask-fire = { $mission }: which space is fired at?

## Options

option-player = Player { $seat }
option-zone = { $zone }
option-move = Move (Speed { $speed })
option-attack-action = Attack
option-attack-by-card = Attack with { $card }
option-attack = Attack { $target }
option-decline-attack = No attack
option-discard = Discard { $condition }
option-end = End the activation
option-pass-activation = Pass
option-go = { $space } (cost { $cost })
option-escape = Escape at { $space } (cost { $cost })
option-place = { $space }
option-space = Space { $space }
option-stay = Stay
option-stop = Stop here
option-decline = Decline
option-open-door = Open the door
option-approach = { $use }: { $figure }
option-retrieve = Retrieve: { $token }
option-spend-token = Spend: { $token }
option-spend-token-as = Spend { $held } of { $figure } as { $token }
option-keep-tokens = Keep the tokens
option-power-token = Power token: { $token }
option-die = { $die } die
option-reroll = { $die } die ({ $pool }): { $face }
option-surges-done = Spend no more
option-cleave = { $target }
option-no-cleave = Nobody
strain-discard = { $cards ->
    [0] None
    [one] One card
   *[other] { $cards } cards
  }
surge-name = { $effect } ({ $card })
surge-dear = { $cost } surges: { $effect }
gain-and = { $first }, { $rest }
gain-amount = { $amount } { $symbol }
gain-symbols = { $sign }{ $count } { $symbol ->
    [damage] damage
    [surge] surge
    [accuracy] accuracy
    [block] block
    [evade] evade
   *[dodge] dodge
}
gain-keyword = { $keyword } { $amount }
gain-recover = recover { $amount } damage
gain-die = +1 { $die } die
gain-token = a power token ({ $token })

## Dice and pools

die-red = red
die-blue = blue
die-green = green
die-yellow = yellow
die-black = black
die-white = white
pool-attack = attack
pool-defence = defence

## Tokens

token-door = Door
token-terminal = Terminal
token-crate = Crate

## Choices of one word

choice-stun = Stunned
choice-bleed = Bleeding
choice-weaken = Weakened
choice-focus = Focused
choice-hide = Hidden
choice-surge = surge
choice-damage = damage
choice-evade = evade
choice-block = block
choice-red = red die
choice-blue = blue die
choice-green = green die
choice-yellow = yellow die
choice-black = black die
choice-white = white die

## Outcomes

outcome-assault-points = Enough victory points
outcome-assault-elimination = The last figures on the board
outcome-assault-time = Time is up

## What is wrong

skirmish-armies = This mission is for { $players } players, but there are { $armies } armies.
skirmish-bad-army = The army of player { $seat } is not legal: { $problem }
skirmish-no-mission = There is no mission { $mission } on the map { $map } for so many players.
skirmish-setting = A skirmish has no setting { $setting }.
skirmish-army-kind = Armies are ready-made or random, not { $kind }.

## What a bot looks at in a position

assault-aspect-victory = victory
assault-aspect-standing = points and progress
assault-aspect-own = own figures
assault-aspect-hostile = hostile figures
assault-aspect-held = what is held and carried
