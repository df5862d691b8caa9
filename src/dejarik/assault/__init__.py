"""Imperial Assault: the board, the dice, the rules, and the skirmish and campaign built on them."""
