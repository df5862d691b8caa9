"""Balance of the Force: objective sets 91 to 96 and the two challenge decks."""
