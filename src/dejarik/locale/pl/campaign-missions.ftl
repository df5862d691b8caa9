### Co wspólne dla kilku misji kampanii: dlaczego się kończą i jakie mają obiekty. Reszta jest w pliku danej misji.

## Koniec misji

outcome-assault-mission-time = Minęła ostatnia runda misji
outcome-assault-mission-wounded = Wszyscy bohaterowie są ranni
outcome-assault-mission-vader-defeated = Darth Vader został pokonany
outcome-assault-mission-jabba-defeated = Hutt Jabba został pokonany
outcome-assault-mission-han-defeated = Han został pokonany

## Wybory

choice-take-points = Otrzymaj punkty ruchu
choice-take-strain = Wylecz zmęczenie

## Obiekty

token-explosive = Ładunek wybuchowy
token-barricade = Barykada
token-supply-cache = Skrytka z zapasami
token-power-station = Stacja zasilania
token-exit = Wyjście
token-card-in-pocket = Karta z kieszeni
token-spice-barrel = Beczka z przyprawą
token-ladder = Drabina
token-hatch = Właz
token-data-core = Rdzeń danych
token-security-console = Konsola
token-hiding-place = Kryjówka
token-bardottan-shard = Bardottański odłamek
