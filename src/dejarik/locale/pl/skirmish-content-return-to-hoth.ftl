### Wybory, których wymagają w konfrontacji karty z zestawu Powrót na Hoth.

# Wyposażenie ochronne: co robi jedna figurka
treatment-prompt = { $card }, { $effect }: co robi { $figure }?
option-recover-one = Ulecz 1 obrażenie

# Zastawiona pułapka: płytka mapy i jej pierwsze pole
option-tile = Płytka { $tile } (od pola { $space })
