"""The Imperial class decks, a module for each."""
