### Co jest nie tak z zawartością, dla tych, którzy ją piszą.

content-no-such-card = Nie ma karty „{ $card }”.
content-bad-file = Nie można odczytać { $file }: { $reason }
content-bad-card = { $file }, { $card }: { $wrong }
content-unreadable = { $reason }
content-other-set = podaje, że należy do { $set }
content-twice = jest inna karta o tym identyfikatorze
content-unpaid = jej efekt { $effect } jest rodzaju { $price }, a takiej ceny nie podano
content-starting-price = karta kosztuje doświadczenie albo jest kartą początkową, jedno z dwojga
content-no-such-tier = nie ma poziomu { $tier }
content-weapon-without-attack = broń ma atak swojego typu, a nic innego nie ma ataku
content-agenda-mission = karta agendy ma misję, jeśli jest tego rodzaju, i tylko wtedy

content-unknown = { $what } „{ $given }”
content-unknown-nearest = { $what } „{ $given }”; najbliższe jest „{ $nearest }”
content-unknown-among = { $what } „{ $given }”; znane: { $known }
content-what-card = nie ma karty
content-what-effect = karta nie ma efektu
content-what-surge = zdolność wzmocnienia wymienia efekt, którego nie ma na karcie:
content-what-field = nie ma pola
content-what-word = nie ma słowa
content-what-file = nikt nie czyta pliku
content-what-folder = żadne pudełko nie ma folderu
content-what-value = nie ma wartości
content-what-scope = nie ma okresu
content-what-map = nie ma mapy
content-what-space = mapa nie ma pola
content-what-section = nie ma sekcji
content-what-door = mapa nie ma drzwi
content-what-event = nie ma zdarzenia
content-what-point = nie ma punktu rozstawienia
content-what-mission = nie ma misji
content-what-import = w { $module } nie ma słowa
content-import-elsewhere = „{ $word }” trzeba importować z { $module }
content-unmarked = { $function } ({ $where }) ma następować po wyborze: oznacz ją przez @follows
content-second-text = jej tekst jest już napisany: { $where }
content-text-not-printed = tu ma tekst, ale w danych go nie ma („has_text”)
content-text-not-written = w danych ma tekst („has_text”), ale tu go nie ma
content-not-written = nic dla niej nie napisano
content-effect-not-written = jej efekt { $effect } nie jest napisany
content-message-missing = brakuje komunikatu { $message } w języku { $language }
content-two-effects = dwie zdolności o różnych efektach mają nazwę { $ability }

content-missing = Niekompletne:
content-mistakes = Błędy:

## Misje kampanii

campaign-mission-unknown = Nie ma misji kampanii „{ $mission }”.
campaign-mission-other-file = jej plik nazywa się { $file }
campaign-mission-no-slug = „{ $name }” nie może tu być nazwą: potrzebne są małe litery i łączniki między słowami
campaign-mission-name-twice = dwie rzeczy jednego rodzaju mają nazwę „{ $name }”
campaign-mission-colours = obiekty „{ $name }” nie mają koloru, mają jeden wspólny albo po jednym na każde pole
campaign-mission-proviso = warunek nagrody albo tego, co następuje, ma albo „when”, albo „unless”, i nazwę
campaign-mission-no-section = pole { $space } nie leży w żadnej z jej sekcji

## Armie i talie jako tekst

list-file-line = { $file }:{ $line }: { $problem }
list-file-lines =
    { $first }
    { $rest }
list-file-unreadable = Nie można odczytać { $file }: { $reason }
list-file-unknown-heading = „{ $given }” nie jest nagłówkiem; są takie: { $known }.
list-file-twice = „{ $heading }” podano po raz drugi.
