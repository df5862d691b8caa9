"""Skirmishes of Imperial Assault: armies and Command decks, setup, rounds, victory (rules: Skirmish)."""
