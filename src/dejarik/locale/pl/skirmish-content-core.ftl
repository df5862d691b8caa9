### Imperial Assault, zestaw podstawowy: słowa wyborów, które dają jego karty.

choice-perform-a-move = Wykonaj ruch
choice-perform-an-attack = Wykonaj atak
