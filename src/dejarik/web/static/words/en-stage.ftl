# Fights on their stage, and the strip of what happened.

page-stage-attacks = { $attacker } attacks { $target }
page-stage-skip = Skip
page-stage-step-declared = Declared
page-stage-step-rolled = Rolled
page-stage-step-modified = Modified
page-stage-step-surges = Surges
page-stage-step-result = Result
page-stage-accuracy = Accuracy
page-stage-surge = Surges
page-stage-damage = Damage
page-stage-block = Block
page-stage-evades = evade
page-stage-by-surge = by a surge
page-stage-reaches = reaches { $needs }
page-stage-short = needs { $needs }
page-stage-of = of { $health }
page-stage-hit = Hit
page-stage-blocked = Blocked
page-stage-miss = Miss
page-stage-dodge = Dodge
page-stage-defeated = Defeated
page-stage-called-off = Called off
page-stage-amount = { $amount } damage
page-stage-hit-note = { $amount } damage.
page-stage-hit-left = { $amount } damage. { $name } has { $left } of { $health } left.
page-stage-blocked-note = { $damage } damage, { $block } block
page-stage-miss-note = Accuracy { $accuracy }, needs { $needs }
page-stage-miss-sight = The target could not be reached.
page-stage-dodge-note = The defence die shows a dodge: no damage.
page-stage-off-note = The attack can’t go on.
page-stage-falls = { $amount } damage: { $name } is defeated.
page-stage-chance = { $amount } or more: { $chance }
page-stage-chance-none = No damage: { $chance }
page-stage-average = average { $average }

page-pace = Pace
page-pace-follow = Follow
page-pace-brisk = Brisk
page-pace-once = At once
page-pace-follow-note = What others do is played so that you can follow it.
page-pace-brisk-note = The same in half of the time.
page-pace-once-note = Only results are shown, and nothing waits.
page-strip = What happened
page-strip-since = Since your turn
page-strip-acts = { $count ->
    [one] { $count } act
   *[other] { $count } acts
  }
page-strip-back = The act before, once more
page-strip-pause = Pause
page-strip-play = Play
page-strip-step = Next act
page-strip-catch-up = { $count ->
    [0] Your turn
    [one] Catch up, { $count } act
   *[other] Catch up, { $count } acts
  }
page-behind = { $count ->
    [0] It is your turn
    [one] You are one act behind
   *[other] You are { $count } acts behind
  }
page-behind-note = What happened is being played. When you have caught up, you can choose.
page-catch-up = Catch up

page-stage-edge = Edge battle
page-stage-edge-revealed = Revealed
page-stage-edge-fate = Fate
page-stage-edge-won = Winner
page-stage-edge-to = to
page-stage-edge-none = no cards
page-stage-edge-winner = { $name } has the edge
page-stage-edge-note = Strikes first, and the outlined icons count.
page-stage-edge-tied = A tie. Strikes first, and the outlined icons count.
page-stage-fell = Destroyed
page-stage-falls-card = { $card } is destroyed
page-stage-pile = { $count ->
    [one] { $name }: { $count } objective in the victory pile
   *[other] { $name }: { $count } objectives in the victory pile
  }

page-account = How the game went
page-account-head = { $count ->
    [0] Nobody has won
    [one] { $names } has won
   *[other] { $names } have won
  }
page-account-close = See the table
page-account-open = How it went
page-account-points = Where the points came from
page-account-curve = How it went
page-account-doers = Who did most
page-account-who = Who
page-account-attacks = Attacks
page-account-dealt = Damage
page-account-expected = Expected
page-account-won = Points
page-account-suffered = Suffered
page-account-luck = Dice against expectation
page-account-luck-note = { $dealt } damage where the dice promise { $expected }, in { $attacks } attacks
page-account-time = Time
page-account-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
  }
page-account-seconds = { $count } s
page-account-minutes = { $count } min
page-account-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }

page-surge-idle = Changes nothing in this attack
page-surge-changes = { $before } → { $suffers } damage
