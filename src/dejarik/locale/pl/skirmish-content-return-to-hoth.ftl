### Wybory, których wymagają w konfrontacji karty z zestawu Powrót na Hoth.

# Wyposażenie ochronne: co robi jedna figurka
treatment-prompt = { $card }, { $effect }: co robi { $figure }?
option-recover-one = Ulecz 1 obrażenie

# Zastawiona pułapka: kafelek planszy i jego pierwsze pole
option-tile = Kafelek { $tile } (od pola { $space })
