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
supply-price = Dobrać kartę Zaopatrzenia za tę cenę?
option-pay-strain = Otrzymaj zmęczenie: { $strain }
choice-shard-1-damage = 1 obrażenie
choice-shard-3-damage = 3 obrażenia, a zagrożenie rośnie o 1
choice-any-token = Żeton potęgi dowolnego rodzaju
choice-technique-damage = Za wzmocnienie: +2 obrażenia
choice-technique-recovery = Za wzmocnienie: wylecz 2 obrażenia
choice-technique-reach = Dystans
