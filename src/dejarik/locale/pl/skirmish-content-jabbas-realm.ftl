### Efekty kart Królestwa Jabby: pytania i możliwości wyboru.

dice-take-out = Którą kość usunąć z puli ({ $pool })?
dice-add = Jaką kość dodać do puli ({ $pool })?
choice-gain-point = Zyskaj 1 punkt ruchu
choice-recover-damage = Wylecz 1 obrażenie
