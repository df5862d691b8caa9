### Objective sets 91 to 96 and Jerjerrod's Task: what players are asked by these cards.

lcg-pick-top = { $card }: choose the card that stays on top; the other goes to the bottom of the deck
lcg-pick-keep = { $card }: choose the card that you take into your hand; the other goes to the bottom of the deck
lcg-pick-controller = { $card }: who gets control from now on?
lcg-strike-for-teammate = { $card }: do you strike in the engagement of your teammate?
lcg-play-for = { $card }: who gets control?

lcg-word-cancelling-shuffle = Spend 1 resource and shuffle this event into your deck
lcg-word-cancelling-discard = Discard this event
