# Skąd są punkty, gdy gra się skończyła.
account-mission = Misja
account-defeats = Pokonane figurki
account-cards = Karty
account-objectives = Zniszczone cele
account-dial-turn = Tury
account-dial-balance = Równowaga Mocy
account-dial-objective = Zniszczone cele
account-dial-effect = Karty
