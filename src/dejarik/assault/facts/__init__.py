"""What the boxes of Imperial Assault hold, as checked data: cards (one folder a set), maps, tiles and mission maps.

Facts only. What a card does is written in `content`; how it is said to people is in the locale files.
"""
