### Zestawy celów 91–96 i Zadanie Jerjerroda: o co te karty pytają graczy.

lcg-pick-top = { $card }: wybierz kartę, która zostaje na wierzchu; druga trafia na spód talii
lcg-pick-keep = { $card }: wybierz kartę, którą bierzesz na rękę; druga trafia na spód talii
lcg-pick-controller = { $card }: kto ma ją odtąd kontrolować?
lcg-strike-for-teammate = { $card }: czy uderzasz w bitwie swojego partnera?
lcg-play-for = { $card }: kto ma ją kontrolować?

lcg-word-cancelling-shuffle = Wydaj 1 zasób i wtasuj to wydarzenie do swojej talii
lcg-word-cancelling-discard = Odrzuć to wydarzenie
