### The log of a skirmish: what happened, in sentences.

## Names

assault-log-somebody = a figure
assault-log-die = { $die } ({ $face })
assault-log-no-dice = no dice
assault-log-against = { $attack } against { $defence }
assault-log-instead = { $before } → { $after }

## Set-up, rounds, activations

assault-log-initiative = { $player } has initiative.
assault-log-zone-first = { $player } chooses a deployment zone first.
assault-log-initiative-claimed = { $player } has an activation before the first one.
assault-log-deployment-begins = Deployment begins.
assault-log-mission-begins = Set-up is done; the first round is about to begin.
assault-log-zone = { $player } takes the { $zone }.
assault-log-attached = { $player } attaches { $card } to { $group }.
assault-log-round = Round { $round }
assault-log-round-begins = Round { $round } begins.
assault-log-round-ends = Round { $round } ends.
assault-log-activation = { $figure } activates.
assault-log-activation-ends = The activation of { $figure } ends.
assault-log-move-declared = { $figure } is about to move.
assault-log-action = { $figure } has taken an action.
assault-log-passed = { $player } passes.
assault-log-passed-bound = { $player } has to pass.
assault-log-spent = { $player } has nothing left to activate.
assault-log-scored = { $player } gains { $points } VP.
assault-log-scored-for = { $player } gains { $points } VP for { $things }.
assault-log-scored-place = { $player } gains { $points } VP for the { $place }.
assault-log-scored-carrier = { $player } gains { $points } VP: { $figure } has { $things }.
assault-log-scored-colour = { $player } gains { $points } VP more, because they have the same colour: { $things }.
assault-log-scored-attachment = { $player } gains { $points } VP, with the Attachment { $card } ({ $cost }).
assault-log-lost-points = { $player } loses { $points } VP.
assault-log-eliminated = { $player } has no figures left.
assault-log-tie-amount = { $team }: { $amount }
assault-log-tie-defeats = A tie. VP for defeated figures: { $amounts }.
assault-log-tie-losses = A tie. Damage on the board and Health of lost figures: { $amounts }.
assault-log-tie-die = A tie. Accuracy of a blue die: { $amounts }.

## Figures

assault-log-placed = { $figure } comes onto the board in { $space }.
assault-log-put = { $figure } is placed in { $space }.
assault-log-moved = { $figure } moves to { $space }.
assault-log-pushed = { $figure } is pushed to { $space }.
assault-log-move-action = { $figure } takes a move action: { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}.
assault-log-points = { $figure } gains { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}.
assault-log-actions = { $figure } may take { $count ->
    [one] 1 action
   *[other] { $count } actions
} more.
assault-log-damage = { $target } suffers { $amount } damage.
assault-log-strain-damage = { $target } suffers { $amount } damage from strain.
assault-log-no-damage = { $target } suffers no damage.
assault-log-recovered = { $figure } recovers { $amount } damage.
assault-log-bleeding = { $figure } suffers { $amount } strain because of Bleeding.
assault-log-strain = { $figure } suffers { $amount } strain.
assault-log-defeated = { $figure } is defeated.
assault-log-defeat-looms = { $figure } would be defeated.
assault-log-saved = { $figure } is not defeated, because of { $card }.
assault-log-dismissed = { $figure } leaves the board.
assault-log-condition = { $figure } becomes { $condition }.
assault-log-condition-lost = { $figure } is no longer { $condition }.
assault-log-condition-refused = { $figure } cannot become { $condition }.
assault-log-power = { $figure } gains a power token: { $token }.
assault-log-power-spent = { $figure } spends a power token: { $token }.
assault-log-power-spent-as = { $figure } spends a power token of { $holder }, { $held }, as { $token }.
assault-log-power-lost = { $figure } discards a power token: { $token }.
assault-log-defends = Until the end of the round, when { $figure } defends: { $changes }.
assault-log-abilities-lost = Until the end of the round { $figure } is without { $abilities }.
assault-log-form = { $figure } takes the form { $form }.
assault-log-readied = { $card } is readied.
assault-log-exhausted = { $card } is exhausted.

## Objects and terrain

assault-log-interacted-with = { $figure } interacts with { $other }.
assault-log-interacted = { $figure } interacts with an object: { $token }.
assault-log-door-opened = The door at { $spaces } opens.
assault-log-door-closed = The door at { $spaces } closes.
assault-log-door-unlocked = The door at { $spaces } is no longer locked.
assault-log-token-placed = { $token } comes onto the board in { $space }.
assault-log-token-moved = { $token } moves to { $space }.
assault-log-shot = { $token } shoots at { $target }.
assault-log-token-removed = { $token } leaves the board.
assault-log-token-turned = { $token } is turned over.
assault-log-handed-in = { $figure } hands in { $token }.
assault-log-retrieved = { $figure } retrieves { $token }.
assault-log-dropped = { $figure } drops { $token }.
assault-log-destroyed = { $token } is destroyed.
assault-log-rubble = There is rubble in { $space } now.
assault-log-shield = There is an energy shield in { $space } now.
assault-log-fired = { $player } fires at { $space }.

## Cards and abilities

assault-log-drawn = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
assault-log-drawn-terminals = { $player } draws { $count } cards, { $more } of them for terminals.
assault-log-revealed = { $player } reveals { $card }.
assault-log-discarded = { $player } discards { $cards }.
assault-log-discarded-random = { $player } discards at random: { $cards }.
assault-log-discarded-deck = { $player } discards from the top of the deck: { $cards }.
assault-log-reshuffled = { $player } shuffles { $card } into the deck.
assault-log-command = { $player } plays { $card }.
assault-log-command-on = { $player } plays { $card } on { $figure }.
assault-log-cancelled = { $card } is cancelled.
assault-log-cancelled-by = { $card } is cancelled by { $by }.
assault-log-mission = Mission rule: { $mission }.
assault-log-text-ends = { $card } ends.
assault-log-forced = { $card }: { $ability }.
assault-log-forced-idle = { $card }: { $ability }, without effect.
assault-log-used = { $user } uses { $ability }.
assault-log-idle = { $card } has no effect.
assault-log-used-idle = { $user } uses { $ability }, without effect.
assault-log-chosen = { $player } chooses: { $choice }.
assault-log-only-choice = The only choice: { $choice }.
assault-log-nothing-shared = { $player } gives nobody a power token.
assault-log-tile = { $player } names the tile of { $space }.
assault-log-chosen-space = { $player } chooses { $space }.

## Attacks

assault-log-before-attack = { $attacker } is about to attack.
assault-log-pools = { $attacker } attacks { $target }; the dice are about to be rolled.
assault-log-reroll-looms = { $attacker } attacks { $target }; dice are about to be rerolled.
assault-log-rolled = { $attacker } attacks { $target }; the dice are rolled.
assault-log-attack-over = { $attacker } has attacked { $target }.
assault-log-attack = { $attacker } attacks { $target }.
assault-log-attack-with = { $attacker } attacks { $target } with { $gains }.
assault-log-no-attack = { $attacker } does not attack.
assault-log-redirected = { $target } is the target now.
assault-log-called-off = The attack of { $attacker } ends.
assault-log-die-added = { $figure } adds a die: { $added }.
assault-log-die-added-by = { $figure } adds a die: { $added } ({ $cause }).
assault-log-die-removed = { $figure } rolls fewer dice: without { $removed }.
assault-log-die-replaced = { $figure } replaces dice: { $added } instead of { $removed }.
assault-log-roll = Roll:
assault-log-reroll = { $player } rerolls:
assault-log-modifiers = Results: { $reasons }.
assault-log-reasons = { $first }; { $rest }
assault-log-reason = { $cause }: { $gains }
assault-log-results = Results: { $gains }.
assault-log-surges-cancelled = { $count ->
    [one] An evade cancels a surge.
   *[other] Evades cancel { $count } surges.
}
surge-with-gains = { $effect }: { $gains }
assault-log-surge-spent = { $attacker } spends { $count ->
    [one] a surge
   *[other] { $count } surges
}: { $effect }.
assault-log-keyword = { $attacker }: { $keyword }.
assault-log-hit = { $attacker } hits: { $damage } damage − { $block } block{ $blunted ->
    [0] { $pierce ->
        [0] {""}
       *[other] {" "}(Pierce { $pierce })
      }
   *[other] {" "}(Pierce { $pierce }; { $blunted } has no effect on the target)
  } = { $amount }.
assault-log-hit-ranged = { $attacker } hits with accuracy { $accuracy } (needed: { $needed }): { $damage } damage − { $block } block{ $blunted ->
    [0] { $pierce ->
        [0] {""}
       *[other] {" "}(Pierce { $pierce })
      }
   *[other] {" "}(Pierce { $pierce }; { $blunted } has no effect on the target)
  } = { $amount }.
assault-log-missed-accuracy = { $attacker } misses: accuracy { $accuracy }, needed: { $needed }.
assault-log-missed-dodge = { $attacker } misses: the attack is dodged.
assault-log-missed-sight = { $attacker } misses: there is no line of sight to the target.
assault-log-missed-reach = { $attacker } misses: the target is out of reach.
assault-log-missed-gone = { $attacker } misses: the target is gone.
assault-log-missed-foiled = { $attacker } misses, because an effect says so.
