# O co karty pytają poza zwykłym „wybierz”: schwytanie i kolejność kart.

lcg-pick-captor = { $card }: wybierz cel, pod którym znajdzie się schwytana karta
lcg-pick-order = { $card }: ustal kolejność kart, począwszy od najwyższej
