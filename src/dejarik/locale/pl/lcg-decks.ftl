### Star Wars: The Card Game, talie: co może być z nimi nie tak, pliki talii, pliki OCTGN, gotowe talie.

## Co może być nie tak z talią

lcg-deck-no-affiliation = Talia nie ma karty stronnictwa.
lcg-deck-not-an-affiliation = { $card } nie jest kartą stronnictwa.
lcg-deck-unknown = Nie ma „{ $given }”.
lcg-deck-unknown-closest = Nie ma „{ $given }”. Podobne: { $closest }.
lcg-deck-too-small =
    { $count ->
        [one] 1 zestaw celów
        [few] { $count } zestawy celów
        [many] { $count } zestawów celów
       *[other] { $count } zestawu celów
    }; talia liczy ich co najmniej { $least }, więc { $missing ->
        [one] brakuje 1
        [few] brakuje { $missing }
        [many] brakuje { $missing }
       *[other] brakuje { $missing }
    }.
lcg-deck-too-large =
    { $count ->
        [one] 1 zestaw celów
        [few] { $count } zestawy celów
        [many] { $count } zestawów celów
       *[other] { $count } zestawu celów
    }; tutaj może ich być najwyżej { $most }, więc trzeba wyjąć { $over }.
lcg-deck-side = { $set } należy do drugiej strony ({ $side }).
lcg-deck-locked = { $set }: tego zestawu może używać tylko jedno stronnictwo ({ $affiliation }).
lcg-deck-copies =
    { $set }: kopii jest { $count }; { $allowed ->
        [one] dozwolona jest tylko 1
        [few] dozwolone są { $allowed }
        [many] dozwolonych jest { $allowed }
       *[other] dozwolone są { $allowed }
    }.
lcg-deck-support-without-hunt = Zestawy wsparcia ma tylko Polowanie na Skywalkera.
lcg-deck-challenge-affiliation = { $challenge }: tą talią gra się bez karty stronnictwa.
lcg-deck-challenge-sets = { $challenge } to talia zamknięta; nie można do niej dodawać zestawów celów.
lcg-deck-support-count = Polowanie na Skywalkera wymaga dokładnie { $wanted } różnych zestawów wsparcia.
lcg-deck-support-luke = { $set } nie może być zestawem wsparcia, bo jest w nim Luke Skywalker.
lcg-deck-in-team = { $deck }: { $problem }
lcg-deck-challenge-in-team = { $challenge }: tą talią gra się samemu, a nie w drużynie.
lcg-deck-team-sides = Drużyna gra po jednej stronie, a te talie są z obu.
lcg-deck-team-copies =
    { $set }: kopii w drużynie jest { $count }; { $allowed ->
        [one] może go mieć tylko jeden gracz, i to raz
        [few] łącznie dozwolone są { $allowed }
        [many] łącznie dozwolonych jest { $allowed }
       *[other] łącznie dozwolone są { $allowed }
    }.
lcg-deck-team-beside = Obok innej talii drużyny byłoby za dużo kopii któregoś zestawu.
lcg-deck-none-drawn = Nie można wylosować takiej talii: jest na nią za mało zestawów celów.
lcg-deck-too-many-sets = Żadna talia nie ma więcej zestawów celów niż { $most }.
lcg-deck-malformed = To nie jest talia: { $reason }

## Pliki talii

lcg-deck-file-name = Nazwa
lcg-deck-file-affiliation = Stronnictwo
lcg-deck-file-challenge = Wyzwanie
lcg-deck-file-sets = Zestawy
lcg-deck-file-support = Wsparcie

lcg-deck-file-too-long = { $file } to plik za długi na talię.
lcg-deck-file-nobody = { $file }: brakuje wiersza „Stronnictwo: …” (albo „Wyzwanie: …”, jeśli to talia wyzwań).
lcg-deck-file-unknown-affiliation = Nie ma stronnictwa „{ $given }”; są takie: { $known }.
lcg-deck-file-unknown-challenge = Nie ma talii wyzwań „{ $given }”; są takie: { $known }.
lcg-deck-file-number = Liczba kopii nie może wynosić { $given }; to liczba od 1 do { $most }.

## Pliki OCTGN

lcg-o8d-bad = { $file }: { $problem }
lcg-o8d-challenge = OCTGN nie ma plików dla talii wyzwań, takich jak { $challenge }.
lcg-o8d-no-xml = to nie jest plik OCTGN ({ $reason }).
lcg-o8d-doctype = plik deklaruje typ dokumentu; pliki OCTGN tego nie robią, więc nie został odczytany.
lcg-o8d-no-deck = to jest XML, ale nie talia.
lcg-o8d-other-game = to jest talia do innej gry.
lcg-o8d-strangers = tych kart nie ma ani w zestawie podstawowym, ani w Równowadze Mocy: { $cards }.
lcg-o8d-affiliations =
    { $count ->
        [0] nie ma karty stronnictwa; talia ma jedną.
        [one] jest { $count } karta stronnictwa; talia ma jedną.
        [few] są { $count } karty stronnictw; talia ma jedną.
        [many] jest { $count } kart stronnictw; talia ma jedną.
       *[other] kart stronnictw: { $count }; talia ma jedną.
    }
lcg-o8d-missing = zestawy bierze się w całości, a brakuje z nich tych kart: { $cards }.
lcg-o8d-surplus = te karty nie należą do żadnego celu talii: { $cards }.

## Co pokazuje `dejarik deck`

cli-deck-export = wypisz talię jako tekst albo jako plik OCTGN
cli-deck-import = odczytaj plik OCTGN i wypisz talię jako tekst
cli-deck-list = wymień gotowe talie i drużyny
cli-deck-o8d = jako plik OCTGN (.o8d)
cli-deck-o8d-file = plik OCTGN (.o8d)
cli-deck-starter = dopuść mniejsze talie na pierwszą grę
cli-deck-with = talia innego gracza drużyny; można podać kilka razy
lcg-deck-examples =
    dejarik deck list
    dejarik deck check moja.deck
    dejarik deck check old-masters --with red-squadron
    dejarik deck export old-masters --o8d
    dejarik deck import moja.o8d
lcg-deck-no-such-deck = Nie ma pliku { $given } ani gotowej talii o tej nazwie; gotowe talie pokazuje „dejarik deck list”.
lcg-deck-shown-title = { $name } ({ $affiliation })
lcg-deck-shown-unnamed = Talia
lcg-deck-shown-sets =
    { $count ->
        [one] 1 zestaw celów
        [few] { $count } zestawy celów
        [many] { $count } zestawów celów
       *[other] { $count } zestawu celów
    }, karty dowództwa: { $cards }
lcg-deck-shown-support = Wsparcie, liczba kart: { $cards }
lcg-deck-shown-challenge = Talia wyzwań, liczba kart: { $cards }
lcg-deck-shown-legal = Talia jest zgodna z zasadami.
lcg-deck-shown-team-legal = Talie są zgodne z zasadami jako talie jednej drużyny.
lcg-deck-shown-illegal =
    { $count ->
        [one] Nie zgadza się 1 rzecz:
        [few] Nie zgadzają się { $count } rzeczy:
        [many] Nie zgadza się { $count } rzeczy:
       *[other] Nie zgadza się { $count } rzeczy:
    }
lcg-deck-shown-incomplete =
    { $count ->
        [one] 1 karta nie jest jeszcze gotowa: { $cards }
        [few] { $count } karty nie są jeszcze gotowe: { $cards }
        [many] { $count } kart nie jest jeszcze gotowych: { $cards }
       *[other] { $count } karty nie są jeszcze gotowe: { $cards }
    }
lcg-deck-listed-duel = Talie do pojedynków i dla drużyn
lcg-deck-listed-starter = Małe talie na pierwszą grę
lcg-deck-listed-challenge = Talie wyzwań
lcg-deck-listed-teams = Drużyny

## Co pokazuje `dejarik content` o grze karcianej

content-box = { $box } ({ $game })
content-game-assault = Imperium Atakuje
content-game-lcg = gra karciana
content-type-affiliation = karty stronnictw
content-type-objective = cele
content-type-unit = jednostki
content-type-enhancement = ulepszenia
content-type-event = wydarzenia
content-type-fate = karty losu

## Gotowe talie

lcg-ready-made-old-masters = Dawni mistrzowie
lcg-ready-made-balance-restored = Przywrócona równowaga
lcg-ready-made-red-squadron = Eskadra Czerwonych
lcg-ready-made-voices-of-the-rebellion = Głosy Rebelii
lcg-ready-made-friends-in-low-places = Podejrzani przyjaciele
lcg-ready-made-scoundrels-and-jedi = Łotry i Jedi
lcg-ready-made-dark-throne = Mroczny tron
lcg-ready-made-fear-and-pain = Strach i ból
lcg-ready-made-battle-station = Stacja bojowa
lcg-ready-made-wings-of-the-empire = Skrzydła Imperium
lcg-ready-made-bounties-and-droids = Nagrody i droidy
lcg-ready-made-dead-or-alive = Żywi lub martwi
lcg-ready-made-starter-jedi = Pierwsza gra: Jedi
lcg-ready-made-starter-rebel-alliance = Pierwsza gra: Sojusz Rebeliantów
lcg-ready-made-starter-smugglers-and-spies = Pierwsza gra: Przemytnicy i szpiedzy
lcg-ready-made-starter-sith = Pierwsza gra: Sithowie
lcg-ready-made-starter-imperial-navy = Pierwsza gra: Imperialna Flota
lcg-ready-made-starter-scum-and-villainy = Pierwsza gra: Szumowiny i nikczemnicy
lcg-ready-made-jerjerrods-task = Zadanie Jerjerroda
lcg-ready-made-the-hunt-for-skywalker = Polowanie na Skywalkera
lcg-ready-made-the-hunt-for-skywalker-fleet = Polowanie na Skywalkera: flota odpowiada

lcg-made-team-jedi-and-rebels = Jedi i Rebelianci
lcg-made-team-jedi-and-smugglers = Jedi i przemytnicy
lcg-made-team-rebels-and-smugglers = Rebelianci i przemytnicy
lcg-made-team-sith-and-navy = Sithowie i flota
lcg-made-team-sith-and-scum = Sithowie i szumowiny
lcg-made-team-navy-and-scum = Flota i szumowiny
lcg-made-team-light-side = Jasna strona we troje
lcg-made-team-dark-side = Ciemna strona we troje
