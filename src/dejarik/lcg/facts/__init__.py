"""What the boxes of Star Wars: The Card Game hold, as checked data: cards, objective sets, challenge decks.

Facts only. What a card does is written in `content`; how it is said to people is in the locale files.
"""
