"""Star Wars: The Card Game: its cards, decks, rules and formats, from the duel to the challenge decks."""
