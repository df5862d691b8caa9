## Star Wars: The Card Game, karty jako dane: co może być z nimi nie tak.

lcg-no-such-set = Nie ma zestawu celów { $number }.
lcg-no-set-of = „{ $card }” nie należy do żadnego zestawu celów.
lcg-no-such-challenge = Nie ma talii wyzwań „{ $challenge }”.
lcg-content-affiliation = { $affiliation } to stronnictwo drugiej strony
lcg-content-field = pole { $field } nie pasuje do karty tego rodzaju ({ $type })
lcg-content-set-size = zestaw celów to jeden cel i pięć innych kart
lcg-content-set-card = karty { $card } nie może tu być
lcg-challenge-jerjerrod = Zadanie Jerjerroda
lcg-challenge-skywalker = Polowanie na Skywalkera
