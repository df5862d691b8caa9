### The Hunt for Skywalker: what players are asked in this format and by the cards of its challenge deck.

lcg-arrange = Lay out your nine objectives facedown: the first two in front, then three, then four
lcg-reinforce = Do you want to draw a support card and put it under an objective?
lcg-reinforce-where = { $card }: under which objective do you put it?

lcg-word-force-is-strong-return = Return an enemy unit to its owner’s hand
lcg-word-force-is-strong-discard = Each opponent discards a random card
lcg-word-force-is-strong-mill = Each opponent discards 3 cards from the top of their deck
