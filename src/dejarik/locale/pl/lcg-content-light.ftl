# O co karty jasnej strony pytają poza zwykłym „wybierz”: koszty do wyboru i własne odpowiedzi.

lcg-pick-sacrifice = { $card }: wybierz, co poświęcasz
lcg-pick-discard = { $card }: wybierz kartę do odrzucenia
lcg-pick-focus = { $card }: wybierz kartę do skupienia
lcg-pick-kept = { $card }: wybierz do 3 swoich jednostek, które zostają w grze
lcg-pick-bring-along = { $card }: umieścić uratowaną jednostkę w grze?

lcg-rejuvenate = { $card }: co z niej zdejmujesz?
lcg-rejuvenate-focus = Żetony skupienia
lcg-rejuvenate-damage = Obrażenia
lcg-rejuvenate-shields = Osłony

lcg-word-crossfire-unit-damage = O 1 symbol obrażeń jednostek więcej
lcg-word-crossfire-blast-damage = O 1 symbol wybuchu więcej
lcg-word-crossfire-tactics = O 1 symbol taktyki więcej
