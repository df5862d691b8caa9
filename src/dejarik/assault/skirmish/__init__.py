"""Skirmishes of Imperial Assault: armies, set-up, the game and what is shown of it; its rules are in `rules`."""
