### Wybory, których wymagają w konfrontacji karty z zestawu Powrót na Hoth.

# Wyposażenie ochronne: co robi jedna figurka
treatment-prompt = { $card }: co robi { $figure }?
option-recover-one = Ulecz 1 obrażenie

# Czego chcą karty
pick-condition = { $card }: który stan?
pick-to-shuffle = { $card }: która karta dowodzenia zostaje wtasowana do talii?
pick-tile = { $card }: który kafelek?
pick-attacker = { $card }: która figurka atakuje?

# Zastawiona pułapka: kafelek planszy i jego pierwsze pole
option-tile = Kafelek { $tile } (od pola { $space })
