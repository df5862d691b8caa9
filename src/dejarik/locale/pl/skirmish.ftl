### Konfrontacja: o co pytają zasady, co oferują i co mówią.

## Names

name-member = { $card } { $number }
name-group = { $card } { $numbers }
name-figure = { $figure } ({ $space })
name-figure-of = { $figure } ({ $player }, { $space })
name-of = { $name } ({ $player })
name-blank = nic
name-ability-of = { $ability }: { $of }
name-attached = { $ability } (Dodatek)
name-token = { $kind } ({ $space })

skirmish-role-team = drużyna { $team }

## Prompts

activate-group = Którą grupę aktywujesz?
activate-figure = Która figurka aktywuje się teraz?
activation-prompt = { $figure }: pozostałe akcje: { $actions }, punkty ruchu: { $points }
attack-card = Która karta umożliwi atak?
attack-target = { $figure }: wybierz cel ataku
attack-space = { $target }: które z zajmowanych pól jest atakowane?
attack-token = { $figure } może wydać żeton potęgi
attack-choose-dice = Wybierz kości do puli ataku: { $count }
attack-surges = { $surges ->
    [one] Pozostało 1 wzmocnienie. Na co je wydać?
    [few] Pozostały { $surges } wzmocnienia. Na co je wydać?
   *[many] Pozostało { $surges } wzmocnień. Na co je wydać?
}
attack-cleave = Rozpłatanie: wybierz inny cel, który otrzyma obrażenia: { $damage }
reroll-prompt = Które kości przerzucić?
strain-prompt = { $figure } otrzymuje zmęczenie: { $amount }. Ile kart z wierzchu talii odrzucić, aby zapobiec obrażeniom?
power-choose = { $figure }: jaki żeton potęgi otrzymuje?
power-discard = { $figure }: za dużo żetonów potęgi: odrzuć { $count }
move-spaces = { $spaces ->
    [one] { $figure }: przesuń się o 1 pole albo zostań
    [few] { $figure }: przesuń się najwyżej o { $spaces } pola
   *[many] { $figure }: przesuń się najwyżej o { $spaces } pól
}
push-spaces = { $spaces ->
    [one] { $figure }: popchnij najwyżej o 1 pole
    [few] { $figure }: popchnij najwyżej o { $spaces } pola
   *[many] { $figure }: popchnij najwyżej o { $spaces } pól
}
move-spend = { $figure }: wydaj teraz punkty ruchu: { $points }
place-prompt = Gdzie umieścić figurkę: { $figure }?
push-aside = Dokąd zostaje odepchnięta figurka: { $figure }?
command-figure = { $card }: na którą figurkę zagrywasz kartę?
command-discard = Którą kartę dowodzenia odrzucić?
pick-card = { $card }: co z tego?
pick-for = { $card }, { $figure }
pick-figure = { $card }: która figurka?
pick-space = { $card }: które pole?
pick-player = { $card }: który gracz?
pick-group = { $card }: która karta rozstawienia?
pick-effect = { $effect } ({ $card })
pick-mover = { $spaces ->
    [one] { $card }: która figurka przesunie się najwyżej o 1 pole?
    [few] { $card }: która figurka przesunie się najwyżej o { $spaces } pola?
   *[many] { $card }: która figurka przesunie się najwyżej o { $spaces } pól?
}
victory-choose-scorer = Który rywal otrzyma punkty zwycięstwa ({ $points })?
setup-initiative = Kto ma inicjatywę, czyli pierwszy wybiera strefę i aktywuje?
setup-zone = Wybierz strefę rozstawienia
setup-attach = Do której grupy dołączyć kartę { $card }?
setup-deploy = Rozstaw: { $figure }
ask-fire = { $mission }: które pole zostaje ostrzelane?

## Options

option-player = Gracz { $seat }
option-zone = { $zone }
option-move = Ruch (Szybkość { $speed })
option-attack-action = Atak
option-attack-by-card = Atak z kartą { $card }
option-attack = Zaatakuj: { $target }
option-decline-attack = Bez ataku
option-discard = Odrzuć stan: { $condition }
option-end = Zakończ aktywację
option-pass-activation = Spasuj
option-go = { $space } (koszt { $cost })
option-escape = Ucieczka przez { $space } (koszt { $cost })
option-place = { $space }
option-space = Pole { $space }
option-stay = Pozostań
option-stop = Zatrzymaj się tutaj
option-decline = Zrezygnuj
option-open-door = Otwórz drzwi
option-approach = { $use }: { $figure }
option-retrieve = Podnieś: { $token }
option-spend-token = Wydaj: { $token }
option-spend-token-as = Wydaj { $held } (ma: { $figure }) jako { $token }
option-keep-tokens = Zachowaj żetony
option-power-token = Żeton potęgi: { $token }
option-die = Kość: { $die }
option-reroll = Kość: { $die } ({ $pool }): { $face }
option-surges-done = Nie wydawaj więcej
option-cleave = { $target }
option-no-cleave = Nikt
strain-discard = { $cards ->
    [0] Żadnej
    [one] Jedną kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }
surge-name = { $effect } ({ $card })
surge-dear = Wzmocnienia ({ $cost }): { $effect }
gain-and = { $first }, { $rest }
gain-amount = { $amount } { $symbol }
gain-symbols = { $sign }{ $count } { $symbol ->
    [damage] { $count ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }
    [surge] { $count ->
        [one] wzmocnienie
        [few] wzmocnienia
       *[many] wzmocnień
    }
    [accuracy] celności
    [block] { $count ->
        [one] blok
        [few] bloki
       *[many] bloków
    }
    [evade] { $count ->
        [one] unik
        [few] uniki
       *[many] uników
    }
   *[dodge] { $count ->
        [one] uchylenie
        [few] uchylenia
       *[many] uchyleń
    }
}
gain-keyword = { $keyword } { $amount }
gain-recover = wylecz obrażenia: { $amount }
gain-die = +1 { $die } kość
gain-token = żeton potęgi ({ $token })

## Dice and pools

die-red = czerwona
die-blue = niebieska
die-green = zielona
die-yellow = żółta
die-black = czarna
die-white = biała
pool-attack = atak
pool-defence = obrona

## Tokens

token-door = Drzwi
token-terminal = Terminal
token-crate = Skrzynka

## Choices of one word

choice-stun = Ogłuszenie
choice-bleed = Krwawienie
choice-weaken = Wycieńczenie
choice-focus = Skupienie
choice-hide = Ukrycie
choice-surge = wzmocnienie
choice-damage = obrażenia
choice-evade = unik
choice-block = blok
choice-red = czerwona kość
choice-blue = niebieska kość
choice-green = zielona kość
choice-yellow = żółta kość
choice-black = czarna kość
choice-white = biała kość

## Outcomes

outcome-assault-points = Wystarczająca liczba punktów zwycięstwa
outcome-assault-elimination = Ostatnie figurki na planszy
outcome-assault-time = Czas się skończył

## What is wrong

skirmish-armies = Ta misja jest dla { $players } graczy, a armii jest { $armies }.
skirmish-bad-army = Armia gracza { $seat } jest nieprawidłowa: { $problem }
skirmish-no-mission = Na planszy { $map } nie ma misji { $mission } dla tylu graczy.
skirmish-setting = Konfrontacja nie ma ustawienia { $setting }.
skirmish-army-kind = Armie są gotowe (ready-made) albo losowe (random), nie { $kind }.

## Na co bot zwraca uwagę w danym położeniu

assault-aspect-victory = zwycięstwo
assault-aspect-standing = punkty i postępy
assault-aspect-own = własne figurki
assault-aspect-hostile = wrogie figurki
assault-aspect-held = to, co się kontroluje i niesie
