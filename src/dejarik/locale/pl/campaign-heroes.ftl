### Imperium Atakuje, bohaterowie kampanii z Królestwa Jabby, Powrotu na Hoth i Serca Imperium: słowa wyborów, które oferują ich karty.

choice-less-block = 1 blok mniej
choice-less-evade = 1 unik mniej
choice-regain-strain = Wylecz 2 zmęczenia
option-recon-pool = Żeton zwiadu z puli
option-recon-move = Żeton zwiadu, który leży tu: { $place }
demolish-stronger = { $card }: do 2 z nich otrzyma o 1 obrażenie więcej
option-less-blast = Wybuch mniejszy o { $count } i tyle obrażeń
choice-exhaust-claws = Wyczerp Wibroszpony i zaatakuj nimi
choice-draw-five = Dobierz 5 kart zaopatrzenia i zachowaj 1
option-slice-damage = Zadaj 3 obrażenia: { $target }
