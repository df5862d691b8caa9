### Jądro: co mówi każda gra.

## Pytania wspólne dla wszystkich gier

kernel-which-first = Który efekt najpierw?
kernel-react = Czy reagujesz?
kernel-pass = Pas
kernel-use = { $source }: { $ability }

## Odpowiedzi niezgodne z zasadami: gra się nie zmienia

refused-over = Gra jest zakończona.
refused-stale = Na to już odpowiedziano; gra czeka teraz na decyzję { $number }.
refused-seat = Teraz decyduje ktoś inny.
refused-option = „{ $option }” nie jest żadną z możliwości.
refused-malformed = To nie jest odpowiedź na to pytanie.
refused-twice = Ta sama możliwość jest podana dwa razy.
refused-count =
    Wybrano { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }; trzeba wybrać co najmniej { $least }, a można najwyżej { $most }.
refused-cap = { $amount } dla „{ $option }” to za dużo; może tam trafić najwyżej { $cap }.
refused-total = Suma wynosi { $total }; musi wynosić co najmniej { $least } i najwyżej { $most }.
refused-among = Co najmniej jedna z tych możliwości musi coś dostać: { $options }.

## Gry i ich ustawienia

game-unknown = Nie ma gry „{ $name }”; są te: { $games }.
game-setting-unknown = Gra { $game } nie ma ustawienia „{ $setting }”; ma te: { $known }.
game-no-settings = Gra { $game } nie ma ustawienia „{ $setting }”; nie ma żadnych ustawień.
game-no-corrections = W grze { $game } niczego nie można poprawić za zgodą wszystkich.
correction-impossible = Po tej poprawce gra nie mogłaby toczyć się dalej.
correction-unworded = poprawka
game-setting-bad = { $setting }: „{ $given }” nie pasuje do gry { $game }.
game-setting-missing = Gra { $game } wymaga ustawienia „{ $setting }”.

## Pliki

file-foreign = To nie jest plik tego programu.
file-newer = Ten plik ma format { $found } z nowszej wersji programu; tutaj można czytać formaty do { $known }.
file-other-version = Ten plik powstał z wersją { $found } zasad gry { $game }; tutaj mają one wersję { $known }.
file-other-game = Ten plik należy do gry, której tu nie ma: „{ $game }”.
file-damaged = Ten plik jest uszkodzony ({ $detail }).
file-altered = Zawartość tego pliku zmieniono po zapisaniu.
replay-refused = Decyzji { $number } tego zapisu nie można podjąć: { $reason }
replay-options = Z opcji tego zapisu nie powstaje gra: { $reason }
replay-broken = Przy decyzji { $number } tego zapisu zawodzą same zasady ({ $error }).
replay-differs = Odtworzony zapis prowadzi do innej sytuacji niż ta, którą zapisano.

## Cofanie

undo-too-far =
    Nie można cofnąć { $asked ->
        [one] { $asked } decyzji
        [few] { $asked } decyzji
       *[many] { $asked } decyzji
    }; { $most ->
        [0] nie podjęto żadnej.
        [one] podjęto tylko { $most }.
        [few] podjęto tylko { $most }.
       *[many] podjęto tylko { $most }.
    }
undo-no-mark = Nie ma zaznaczonej chwili „{ $name }”, do której można by wrócić.

# A player in a sentence of the log, where nobody knows a name.
player = Gracz { $seat }

# The last line of the log: who has won, and why the game has ended.
kernel-over =
    { $count ->
        [one] Koniec gry, wygrywa: { $winners }. { $reason }.
        [few] Koniec gry, wygrywają: { $winners }. { $reason }.
       *[many] Koniec gry, wygrywają: { $winners }. { $reason }.
    }
kernel-over-draw = Koniec gry, nikt nie wygrywa. { $reason }.
kernel-and = { $first }, { $rest }
