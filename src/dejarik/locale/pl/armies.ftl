### Imperium Atakuje: armie, pliki armii, gotowe armie i to, ile zawartości już jest.

## Co może być nie tak z armią

army-too-dear = { $points } z { $limit } punktów; trzeba zmniejszyć o { $over }.
army-no-figures = Armia nie ma figurek.
army-neutral = Armia należy do Rebelii, Imperium albo najemników; karty neutralne mogą być w każdej.
army-affiliation = { $card }: stronnictwo tej karty ({ $affiliation }) jest inne niż stronnictwo armii ({ $army }).
army-admits-no-upgrades = { $card }: sojusz dopuszcza grupy, a nie ulepszenia konfrontacji ({ $affiliation }).
army-too-many-admitted = Kart drugiego stronnictwa ({ $affiliation }) jest { $count }; sojusz dopuszcza { $allowed }.
army-unique-twice = { $card }: karta unikatowa; dozwolona jest 1 o tej nazwie, a nie { $count }.
army-too-many-copies = { $card }: kopii jest { $count }; dozwolone są { $allowed }.
army-elite-card = { $card } (elitarna)
army-campaign-only = { $card }: tej karty można używać tylko w kampaniach.
army-incomplete = { $card }: program nie rozgrywa jeszcze wszystkiego, co mówi ta karta, więc nie można jej użyć.
army-no-host = { $card }: tę kartę trzeba dołączyć do karty z armii, a żadna nie pasuje ({ $host }).
army-too-few-hosts = Dodatków jest { $attachments }, a { $missing ->
        [one] dla 1 z nich nie ma karty
        [few] dla { $missing } z nich nie ma kart
        [many] dla { $missing } z nich nie ma kart
       *[other] dla { $missing } z nich nie ma kart
    }: każda karta przyjmuje tylko jeden.
army-host-unique = unikatowa figurka
army-either = { $one } lub { $other }
army-command-count = { $count ->
        [one] 1 karta dowodzenia
        [few] { $count } karty dowodzenia
        [many] { $count } kart dowodzenia
       *[other] { $count } karty dowodzenia
    }; talia dowodzenia liczy dokładnie { $wanted }.
army-command-too-dear = Karty dowodzenia kosztują { $points } z { $limit } punktów; trzeba zmniejszyć o { $over }.
army-command-copies = { $card }: kopii w talii dowodzenia jest { $count }; { $allowed ->
        [one] dozwolona jest tylko 1
        [few] dozwolone są { $allowed }
        [many] dozwolonych jest { $allowed }
       *[other] dozwolone są { $allowed }
    }.
army-command-among-deployment = { $card } to karta dowodzenia, a stoi wśród kart rozstawienia.
army-deployment-among-command = { $card } to karta rozstawienia, a stoi wśród kart dowodzenia.
army-unknown-card = Nie ma karty „{ $given }”.
army-unknown-card-closest = Nie ma karty „{ $given }”. Podobne: { $closest }.
army-none-complete = Jest za mało gotowych kart, aby wylosować armię.
army-advice-unplayable = { $card }: żadna figurka tej armii nie może użyć tej karty dowodzenia.

## Pliki armii

army-file-name = Nazwa
army-file-faction = Stronnictwo
army-file-deployment = Rozstawienie
army-file-command = Dowodzenie
army-mark-elite = elitarna
army-mark-regular = szeregowa
army-mark-campaign = kampania

army-file-too-long = { $file } to plik za długi na armię.
army-file-no-faction = { $file }: brakuje wiersza „Stronnictwo: …” z jednym ze słów Rebelia, Imperium, najemnicy.
army-file-unknown-faction = Nie ma stronnictwa „{ $given }”; są takie: { $known }.
army-file-outside = Karta musi stać pod „Rozstawienie:” albo „Dowodzenie:”.
army-file-number = Liczba kopii nie może wynosić { $given }; to liczba od 1 do { $most }.
army-file-ambiguous = „{ $given }” może oznaczać kilka kart: { $cards }.

## Co pokazuje `dejarik army check`

army-shown-title = { $name } ({ $faction })
army-shown-unnamed = Armia
army-shown-deployment = Karty rozstawienia: { $points } z { $limit } punktów
army-shown-command = Karty dowodzenia: { $count } z { $wanted }, { $points } z { $limit } punktów
army-shown-legal = Armia jest zgodna z zasadami.
army-shown-illegal = { $count ->
        [one] Nie zgadza się 1 rzecz:
        [few] Nie zgadzają się { $count } rzeczy:
        [many] Nie zgadza się { $count } rzeczy:
       *[other] Nie zgadza się { $count } rzeczy:
    }
army-shown-advice = Warto przemyśleć:

## Gotowe armie

ready-made-heroes-of-yavin = Bohaterowie z Yavin
ready-made-echo-base-line = Linia Bazy Echo
ready-made-lightsabers-drawn = Miecze w dłoń
ready-made-demolition-crew = Ekipa wyburzeniowa
ready-made-hatred-of-vader = Nienawiść Vadera
ready-made-snow-and-steel = Śnieg i stal
ready-made-order-in-the-streets = Porządek na ulicach
ready-made-hired-guns = Wynajęte spluwy
ready-made-court-of-jabba = Dwór Jabby
ready-made-hunters-guild = Gildia łowców
ready-made-claws-and-ice = Pazury i lód
ready-made-common-enemy = Wspólny wróg

## Pliki kart

content-upgrade-with-figures = ulepszenie konfrontacji nie ma figurek
content-group-without-figures = grupa potrzebuje liczebności, podstawki, żywotności i ataku
content-reinforcement-cost = grupa licząca 2 lub więcej figurek ma koszt wsparcia, a pojedyncza figurka go nie ma
content-attachment-not-upgrade = Dodatkami mogą być tylko ulepszenia konfrontacji
content-wrong-die = kość { $die } jest w niewłaściwej puli

## Co pokazuje `dejarik content`

content-column-set = zestaw
content-column-type = rodzaj
content-column-expected = ma być
content-column-known = znane
content-column-complete = gotowe
content-type-deployment = karty rozstawienia
content-type-command = karty dowodzenia
content-type-companions = karty towarzyszy
content-type-forms = karty form
content-type-conditions = karty stanu
content-type-skirmish-maps = plansze konfrontacji
content-type-skirmish-missions = misje konfrontacyjne
content-type-campaign-missions = misje kampanii
content-type-heroes = arkusze bohaterów
content-type-hero-class = karty klas bohaterów
content-type-imperial-class = karty klas Imperium
content-type-items = karty przedmiotów
content-type-supply = karty zaopatrzenia
content-type-rewards = karty nagród
content-type-agenda = karty agend
content-type-story-missions = karty misji fabularnych
content-type-side-missions = karty misji pobocznych
content-type-threat-missions = karty misji zagrożenia
