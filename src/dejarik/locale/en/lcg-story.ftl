### Star Wars: The Card Game: what happened, as the log tells it.

lcg-told-list = { $first }, { $rest }
lcg-told-times = { $name } −{ $count }

## Turns and phases

lcg-told-turn = Turn { $turn }: { $side }
lcg-told-turn-begins = A turn begins: { $side }.
lcg-told-turn-ends = A turn ends: { $side }.
lcg-told-phase-begins = The { $phase } begins.
lcg-told-phase-ends = The { $phase } ends.
lcg-told-phase-skipped = There is no conflict phase: the opponents have had no turn yet.
lcg-told-refreshed = { $player } has refreshed.
lcg-told-refresh-focus = { $player } refreshes. Focus tokens go: { $cards }.
lcg-told-refresh-shields = { $player } refreshes. Shields go: { $cards }.

## The Force, the dial, victory piles

lcg-told-balance = The Balance of the Force is with the { $side }.
lcg-told-balance-declined = The Balance of the Force is with the { $side }: no damage is dealt.
lcg-told-committed = { $card } is committed to the Force.
lcg-told-force-counted = Force icons of the { $side }: { $parts }.
lcg-told-struggle = Force struggle, light { $light } to dark { $dark }: the Balance goes to the { $side }.
lcg-told-struggle-same = Force struggle, light { $light } to dark { $dark }: the Balance stays with the { $side }.
lcg-told-struggle-tie = Force struggle, light { $light } to dark { $dark }: nothing changes.
lcg-told-dial = The Death Star dial goes on by { $count }, to { $value }.
lcg-told-dial-turn = The Death Star dial goes on by { $count }, to { $value }: a turn of the dark side.
lcg-told-dial-balance = The Death Star dial goes on by { $count }, to { $value }: the Balance of the Force is with the dark side.
lcg-told-dial-objective = The Death Star dial goes on by { $count }, to { $value }: one for each objective in that pile.
lcg-told-dial-back = The Death Star dial goes back by { $count }, to { $value }.
lcg-told-dial-moves = The Death Star dial goes on by { $count }.
lcg-told-dial-moves-back = The Death Star dial goes back by { $count }.
lcg-told-awarded = { $count ->
    [one] { $card } goes to the victory pile of { $player }, the first there.
   *[other] { $card } goes to the victory pile of { $player }, which holds { $count }.
}
lcg-told-eliminated = { $player } is out of the game, with hand and common reserve.
lcg-told-affiliation = The affiliation card of { $player } is taken.

## Hands, decks and piles

lcg-told-mulligan = { $player } takes a new hand.
lcg-told-order = Order of the team: { $players }.
lcg-told-drawn = { $count ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $count } cards.
}
lcg-told-deck-empty = The command deck of { $player } is empty.
lcg-told-discarded = { $player } discards { $cards }.
lcg-told-milled = From the deck of { $player } to the discard pile: { $cards }.
lcg-told-to-hand = { $card } goes to the hand of { $player }.
lcg-told-to-hand-back = { $card } goes from the discard pile to the hand of { $player }.
lcg-told-takes = { $player } takes a card into their hand.
lcg-told-buries = { $player } puts a card under the deck.
lcg-told-buries-held = { $player } puts a card from the hand under the deck.
lcg-told-buried = { $card } goes under the deck of { $player }.
lcg-told-shuffled = { $card } is shuffled into the deck of { $player }.
lcg-told-revealed = { $player } shows { $cards }.
lcg-told-looks = { $count ->
    [one] { $player } looks at the top card of their deck.
   *[other] { $player } looks at the top { $count } cards of their deck.
}
lcg-told-shown = { $count ->
    [one] { $player } looks at a card of { $whose }.
   *[other] { $player } looks at { $count } cards of { $whose }.
}
lcg-told-reserve = { $player } puts a card into the common reserve.
lcg-told-from-reserve = { $card } comes from the common reserve of { $player }.
lcg-told-from-beneath = { $card } comes from beneath { $host }.
lcg-told-from-discard = { $card } comes from the discard pile of { $player }.
lcg-told-from-hand = { $card } comes from the hand of { $player }.
lcg-told-from-deck = { $card } comes from the command deck of { $player }.
lcg-told-from-victory = { $card } comes from the victory pile of { $player }.
lcg-told-from-aside = { $card } was set aside until now.
lcg-told-searched = { $player } searches their command deck and shuffles it.

## Playing and using cards

lcg-told-played = { $player } plays { $card }.
lcg-told-played-idle = { $player } plays { $card }, without effect.
lcg-told-idle = { $card } has no effect.
lcg-told-used = { $player } uses { $card }.
lcg-told-used-idle = { $player } uses { $card }, without effect.
lcg-told-forced = { $card } takes effect.
lcg-told-cancelled = { $card } is cancelled.
lcg-told-cancelled-by = { $card } is cancelled by { $source }.
lcg-told-cheaper = { $count ->
    [one] { $card } costs { $price }, 1 less for the discarded card.
   *[other] { $card } costs { $price }, { $count } less for the discarded cards.
}
lcg-told-cheaper-by = { $card } costs { $price }, { $count } less because of { $source }.
lcg-told-unpaid = { $card } is not paid for in full by { $player }, and nothing comes of it.
lcg-told-unpaid-held = { $card } is not paid for in full and stays in the hand of { $player }.
lcg-told-pays-another = { $count ->
    [one] { $card } pays 1 resource for another { $what }.
   *[other] { $card } pays { $count } resources for another { $what }.
}
lcg-told-pays = { $count ->
    [one] { $card } pays 1 resource for { $what }.
   *[other] { $card } pays { $count } resources for { $what }.
}
lcg-told-pays-more = { $tokens ->
    [one] { $card } pays { $count } resources for { $what } with 1 focus token.
   *[other] { $card } pays { $count } resources for { $what } with { $tokens } focus tokens.
}
lcg-told-to-pay = { $count ->
    [one] { $card } is about to pay 1 resource for { $what }.
   *[other] { $card } is about to pay { $count } resources for { $what }.
}
lcg-told-until-strike = the end of the strike
lcg-told-until-engagement = the end of the engagement
lcg-told-until-phase = the end of the phase
lcg-told-until-turn = the end of the turn
lcg-told-gains-unit = { $card } has { $count } more unit damage until { $until }.
lcg-told-gains-blast = { $card } has { $count } more blast damage until { $until }.
lcg-told-gains-tactics = { $card } has { $count } more tactics until { $until }.
lcg-told-no-attack = { $card } can’t attack until { $until }.
lcg-told-no-defence = { $card } can’t defend until { $until }.
lcg-told-engage-again = { $card } may be engaged once more until { $until }.
lcg-told-reserve-value = The reserve value of { $player } changes by { $count } until { $until }.
lcg-told-no-match = { $player } needs no resource match until { $until }.
lcg-told-next-cheaper = The next card of { $player } in this phase costs { $count } less and needs no resource match.

## Cards in play

lcg-told-objective = { $player } has a new objective: { $card }.
lcg-told-arrives = { $card } comes into play for { $player }.
lcg-told-arrives-on = { $card } comes into play for { $player }, on { $host }.
lcg-told-attached = { $card } goes to { $host }.
lcg-told-lent = { $card } supports { $player } in this engagement.
lcg-told-given-back = { $card } goes back to { $player }.
lcg-told-control = { $player } takes control of { $card }.
lcg-told-control-freed = { $player } takes control of { $card }, which is no longer committed to the Force.
lcg-told-turns-up = { $card } is turned up.
lcg-told-flipped = Facedown objective { $place } is turned up: { $card }. What was on it is gone.
lcg-told-about-to-fall = { $card } is about to be destroyed.
lcg-told-about-to-leave = { $card } is about to leave play.
lcg-told-destroyed = { $card } is destroyed.
lcg-told-destroyed-capacity = { $card } is destroyed: the damage capacity is only { $count } now.
lcg-told-destroyed-captured = { $card } is destroyed and captured at { $captor }.
lcg-told-sacrificed = { $card } is sacrificed.
lcg-told-removed = { $card } is removed from the game.
lcg-told-discarded-from-play = { $card } is discarded from play.
lcg-told-discarded-damaged = { $card } is discarded from play because of { $count } damage.
lcg-told-captured = { $card } is captured at { $captor }.
lcg-told-returned = { $card } leaves play and returns to the hand of { $player }.
lcg-told-aside = { $card } leaves play and is set aside.
lcg-told-captures = { $player } captures a card of { $owner } at { $captor }.
lcg-told-captive = A captured card
lcg-told-rescued = { $card } is rescued from { $captor } and goes to the hand of { $player }.
lcg-told-arranged = { $player } has laid out the objectives.
lcg-told-reinforced = { $player } puts a support card beneath { $host }.

## Tokens and damage

lcg-told-focus = { $count ->
    [one] { $card } gets a focus token.
   *[other] { $card } gets { $count } focus tokens.
}
lcg-told-focus-by = { $count ->
    [one] { $card } gets a focus token from { $source }.
   *[other] { $card } gets { $count } focus tokens from { $source }.
}
lcg-told-unfocus = { $count ->
    [one] { $card } loses a focus token.
   *[other] { $card } loses { $count } focus tokens.
}
lcg-told-shield = { $count ->
    [one] { $card } gets a shield.
   *[other] { $card } gets { $count } shields.
}
lcg-told-unshield = { $count ->
    [one] { $card } loses a shield.
   *[other] { $card } loses { $count } shields.
}
lcg-told-shield-damage = { $count ->
    [one] A shield on { $card } stops 1 damage and is gone.
   *[other] Shields on { $card } stop { $count } damage and are gone.
}
lcg-told-shield-focus = { $count ->
    [one] A shield on { $card } stops 1 focus token and is gone.
   *[other] Shields on { $card } stop { $count } focus tokens and are gone.
}
lcg-told-healed = { $count } damage is removed from { $card }.
lcg-told-damaged = { $card } takes { $count } damage.
lcg-told-damaged-by = { $card } takes { $count } damage from { $source }.
lcg-told-would-damage = { $card } would take { $count } damage.
lcg-told-would-damage-by = { $card } would take { $count } damage from { $source }.
lcg-told-prevented = { $count } damage to { $card } is prevented.
lcg-told-taken-over = { $count } damage to { $card } goes to { $other } instead.
lcg-told-damage-moved = { $count } damage moves from { $start } to { $end }.

## Engagements

lcg-told-engaged = { $player } engages { $card }.
lcg-told-engaged-of = { $player } engages { $card } of { $owner }.
lcg-told-to-engage = { $player } is about to engage { $card }.
lcg-told-attacks = { $card } attacks.
lcg-told-defends = { $card } defends.
lcg-told-joins-attack = { $card } joins the attack.
lcg-told-joins-defence = { $card } joins the defence.
lcg-told-edge-placed = { $player } adds a card to the edge stack.
lcg-told-edge-open = { $player } adds a card to the edge stack, faceup: { $card }.
lcg-told-stack = { $player }: { $cards }
lcg-told-stack-revealed = An edge stack is revealed. { $stack }.
lcg-told-stacks-revealed = Edge stacks are revealed. { $first }; { $second }.
lcg-told-fate = Fate card of { $player }: { $card }.
lcg-told-edge-restarted = All cards of the edge battle are discarded, and it starts anew.
lcg-told-edge-icons = { $card } { $count }
lcg-told-edge-unit = { $card } (Edge) { $count }
lcg-told-edge-bonus = other cards { $count }
lcg-told-edge-counted = { $player } has { $total } in the edge battle: { $parts }.
lcg-told-edge = { $player } has the edge, { $own } to { $others }.
lcg-told-edge-tie = { $player } has the edge, { $own } to { $others }: a tie goes to the defender.
lcg-told-edge-tie-attacker = { $player } has the edge, { $own } to { $others }: no defender is left.
lcg-told-edge-alone = { $player } has the edge: nobody defends.
lcg-told-strikes = { $count ->
    [one] { $card } is focused and strikes.
   *[other] { $card } is focused with { $count } tokens and strikes.
}
lcg-told-to-strike = { $card } is focused to strike.
lcg-told-about-to-strike = { $card } is about to be focused to strike.
lcg-told-struck = The strike of { $card } is over.
lcg-told-unopposed = Unopposed: { $player } gets the reward.
lcg-told-engagement-ends = The engagement ends.
