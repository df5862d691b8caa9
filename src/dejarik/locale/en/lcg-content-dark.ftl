# What cards ask for beyond "choose": capture, and orders of cards.

lcg-pick-captor = { $card }: choose the objective that holds the captured card
lcg-pick-order = { $card }: choose the order, the highest card first
