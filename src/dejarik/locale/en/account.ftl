# Where points came from, when a game is over.
account-mission = Mission
account-defeats = Defeats
account-cards = Cards
account-objectives = Objectives
account-dial-turn = Turns
account-dial-balance = Balance of the Force
account-dial-objective = Objectives
account-dial-effect = Cards
