### Polowanie na Skywalkera: o co gracze są pytani w tym formacie i przez karty tej talii wyzwań.

lcg-arrange = Rozłóż swoich dziewięć celów zakrytych: dwa pierwsze z przodu, potem trzy, potem cztery
lcg-reinforce = Czy chcesz dobrać kartę wsparcia i położyć ją pod celem?
lcg-reinforce-where = { $card }: pod który cel ją kładziesz?

lcg-word-force-is-strong-return = Cofnij wrogą jednostkę na rękę właściciela
lcg-word-force-is-strong-discard = Każdy przeciwnik odrzuca losową kartę z ręki
lcg-word-force-is-strong-mill = Każdy przeciwnik odrzuca 3 karty z wierzchu swojej talii
