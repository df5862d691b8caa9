"""Decks of the card game: what is legal, decks as text and as OCTGN files, ready-made ones, what a builder is told."""
