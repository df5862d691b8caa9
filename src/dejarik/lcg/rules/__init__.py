"""The rules of Star Wars: The Card Game, ordered as the rulebook is. They name no card; what cards do is content."""
