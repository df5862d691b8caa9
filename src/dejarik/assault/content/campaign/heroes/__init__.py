"""The heroes: their sheets and their class decks, a module each."""
