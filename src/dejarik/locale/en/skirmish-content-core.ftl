### Imperial Assault, core set: words of choices that its cards offer.

choice-perform-a-move = Perform a move
choice-perform-an-attack = Perform an attack
