### Imperial Assault, heroes of the campaign: words of choices that their cards offer.

choice-suffer-1-damage = Suffer 1 damage
choice-become-stunned = Become Stunned
choice-recover-2-damage = Recover 2 damage
choice-discard-stun = Discard Stunned
choice-discard-bleed = Discard Bleeding
choice-discard-weaken = Discard Weakened
choice-discard-focus = Discard Focused
choice-discard-hide = Discard Hidden
choice-block-to-evade = Turn a block into an evade
choice-recover-2-strain = Recover 2 strain
choice-top-of-deck = Put it on top of the deck
choice-bottom-of-deck = Put it at the bottom of the deck
