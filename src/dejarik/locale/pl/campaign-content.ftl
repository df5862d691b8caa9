### Imperial Assault, bohaterowie kampanii: słowa wyborów, które dają ich karty.

choice-suffer-1-damage = Otrzymaj 1 obrażenie
choice-become-stunned = Otrzymaj Ogłuszenie
choice-recover-2-damage = Wylecz 2 obrażenia
choice-discard-stun = Odrzuć Ogłuszenie
choice-discard-bleed = Odrzuć Krwawienie
choice-discard-weaken = Odrzuć Wycieńczenie
choice-discard-focus = Odrzuć Skupienie
choice-discard-hide = Odrzuć Ukrycie
choice-block-to-evade = Zamień blok na unik
choice-recover-2-strain = Wylecz 2 zmęczenia
choice-top-of-deck = Połóż ją na wierzchu talii
choice-bottom-of-deck = Połóż ją na spodzie talii
