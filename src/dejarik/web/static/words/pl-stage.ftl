# Walka na scenie i pasek z tym, co się wydarzyło.

page-stage-attacks = { $attacker } atakuje: { $target }
page-stage-skip = Pomiń
page-stage-step-declared = Deklaracja
page-stage-step-rolled = Rzut
page-stage-step-modified = Modyfikatory
page-stage-step-surges = Wzmocnienia
page-stage-step-result = Wynik
page-stage-accuracy = Celność
page-stage-surge = Wzmocnienia
page-stage-damage = Obrażenia
page-stage-block = Blok
page-stage-evades = uniki
page-stage-by-surge = ze wzmocnienia
page-stage-reaches = wystarcza na { $needs }
page-stage-short = potrzeba { $needs }
page-stage-of = z { $health }
page-stage-hit = Trafienie
page-stage-blocked = Zablokowano
page-stage-miss = Pudło
page-stage-dodge = Uchylenie
page-stage-defeated = Pokonano
page-stage-called-off = Przerwano
page-stage-amount = { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
  }
page-stage-hit-note = { $amount ->
    [one] { $amount } obrażenie.
    [few] { $amount } obrażenia.
   *[many] { $amount } obrażeń.
  }
page-stage-hit-left = { $amount ->
    [one] { $amount } obrażenie.
    [few] { $amount } obrażenia.
   *[many] { $amount } obrażeń.
  } { $name }: zostało { $left } z { $health } żywotności.
page-stage-blocked-note = Obrażenia: { $damage }, bloki: { $block }
page-stage-miss-note = Celność { $accuracy }, potrzeba { $needs }
page-stage-miss-sight = Celu nie można było dosięgnąć.
page-stage-dodge-note = Na kości obrony wypadło uchylenie: bez obrażeń.
page-stage-off-note = Atak nie może być kontynuowany.
page-stage-falls = { $amount ->
    [one] { $amount } obrażenie.
    [few] { $amount } obrażenia.
   *[many] { $amount } obrażeń.
  } Pokonano: { $name }.
page-stage-chance = Co najmniej { $amount }: { $chance }
page-stage-chance-none = Bez obrażeń: { $chance }
page-stage-average = średnio { $average }

page-pace = Tempo
page-pace-follow = Krok po kroku
page-pace-brisk = Żwawo
page-pace-once = Od razu
page-pace-follow-note = Widzisz po kolei wszystko, co robią inni.
page-pace-brisk-note = To samo dwa razy szybciej.
page-pace-once-note = Widać tylko wyniki, na nic się nie czeka.
page-strip = Co się wydarzyło
page-strip-since = Od twojej tury
page-strip-acts = { $count ->
    [one] { $count } zdarzenie
    [few] { $count } zdarzenia
   *[many] { $count } zdarzeń
  }
page-strip-back = Poprzednie zdarzenie jeszcze raz
page-strip-pause = Wstrzymaj
page-strip-play = Odtwarzaj
page-strip-step = Następne zdarzenie
page-strip-catch-up = { $count ->
    [0] Twoja kolej
    [one] Nadrób { $count } zdarzenie
    [few] Nadrób { $count } zdarzenia
   *[many] Nadrób { $count } zdarzeń
  }
page-behind = { $count ->
    [0] Twoja kolej
    [one] Jedno zdarzenie przed tobą
    [few] { $count } zdarzenia przed tobą
   *[many] { $count } zdarzeń przed tobą
  }
page-behind-note = Trwa odtwarzanie tego, co się wydarzyło. Gdy nadrobisz, możesz wybierać.
page-catch-up = Nadrób

page-stage-edge = Walka o przewagę
page-stage-edge-revealed = Odkryte
page-stage-edge-fate = Karty losu
page-stage-edge-won = Zwycięzca
page-stage-edge-to = do
page-stage-edge-none = bez kart
page-stage-edge-winner = Przewaga: { $name }
page-stage-edge-note = Ta strona uderza pierwsza, a jej symbole z konturem się liczą.
page-stage-edge-tied = Remis. Ta strona uderza pierwsza, a jej symbole z konturem się liczą.
page-stage-fell = Zniszczono
page-stage-falls-card = Zniszczony cel: { $card }
page-stage-pile = { $name }, cele na stosie zwycięstwa: { $count }

page-account = Przebieg gry
page-account-head = { $count ->
    [0] Nikt nie zwyciężył
    [one] Zwycięstwo: { $names }
   *[other] Zwycięstwo: { $names }
  }
page-account-close = Pokaż stół
page-account-open = Przebieg gry
page-account-points = Skąd są punkty
page-account-curve = Przebieg
page-account-doers = Kto zrobił najwięcej
page-account-who = Kto
page-account-attacks = Ataki
page-account-dealt = Obrażenia
page-account-expected = Oczekiwane
page-account-won = Punkty
page-account-suffered = Otrzymane
page-account-luck = Kości a oczekiwania
page-account-luck-note = Obrażenia: { $dealt }, z kości wynikałoby { $expected }, ataki: { $attacks }
page-account-time = Czas
page-account-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
  }
page-account-seconds = { $count } s
page-account-minutes = { $count } min
page-account-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
  }

page-surge-idle = Nic nie zmienia w tym ataku
page-surge-changes = Obrażenia: { $before } → { $suffers }
