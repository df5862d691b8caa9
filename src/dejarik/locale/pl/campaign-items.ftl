### Przedmioty, zaopatrzenie i nagrody bohaterów: o co pytają ich teksty.

option-convert = Zamień { $count ->
    [one] { $count } wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
choice-recover-strain = Wylecz 1 zmęczenie
choice-recover-2 = Wylecz 2 obrażenia
choice-recover-5 = Wylecz 5 obrażeń
choice-discard-harmful = Odrzuć Szkodliwy stan
choice-discard-all-harmful = Odrzuć wszystkie Szkodliwe stany
supply-keep = Którą kartę Zaopatrzenia zatrzymać?
