# What cards of the light side ask for beyond “choose”: costs of one’s choice, and answers of their own.

lcg-pick-sacrifice = { $card }: choose what to sacrifice
lcg-pick-discard = { $card }: choose the card to discard
lcg-pick-focus = { $card }: choose the card to focus
lcg-pick-kept = { $card }: choose up to 3 of your units that stay in play
lcg-pick-bring-along = { $card }: put the rescued unit into play?

lcg-rejuvenate = { $card }: what do you take away?
lcg-rejuvenate-focus = Focus tokens
lcg-rejuvenate-damage = Damage
lcg-rejuvenate-shields = Shields

lcg-word-crossfire-unit-damage = 1 more unit damage icon
lcg-word-crossfire-blast-damage = 1 more blast damage icon
lcg-word-crossfire-tactics = 1 more tactics icon
