### Imperium Atakuje, bohaterowie kampanii z Królestwa Jabby i Powrotu na Hoth: słowa wyborów, które oferują ich karty.

choice-less-block = 1 blok mniej
choice-less-evade = 1 unik mniej
choice-regain-strain = Wylecz 2 zmęczenia
option-recon-pool = Żeton zwiadu z puli
option-recon-move = Żeton zwiadu, który leży tu: { $place }
