### Przebieg konfrontacji: co się stało, w zdaniach.

## Nazwy

assault-log-somebody = figurka
assault-log-die = { $die } ({ $face })
assault-log-no-dice = bez kości
assault-log-against = { $attack } przeciw: { $defence }
assault-log-instead = { $before } → { $after }

## Przygotowanie, rundy, aktywacje

assault-log-initiative = Inicjatywę ma { $player }.
assault-log-zone-first = Strefę rozstawienia wybiera najpierw { $player }.
assault-log-initiative-claimed = { $player } ma aktywację przed pierwszą.
assault-log-deployment-begins = Zaczyna się rozstawianie figurek.
assault-log-mission-begins = Przygotowania są skończone; zaraz zacznie się pierwsza runda.
assault-log-zone = { $player } zajmuje strefę: { $zone }.
assault-log-attached = { $player } dołącza kartę { $card } do grupy { $group }.
assault-log-round = Runda { $round }
assault-log-round-begins = Zaczyna się runda { $round }.
assault-log-round-ends = Kończy się runda { $round }.
assault-log-activation = { $figure } rozpoczyna aktywację.
assault-log-activation-ends = { $figure } kończy aktywację.
assault-log-move-declared = { $figure } zamierza się poruszyć.
assault-log-action = { $figure } kończy akcję.
assault-log-passed = { $player } pasuje.
assault-log-passed-bound = { $player } musi spasować.
assault-log-spent = { $player } nie ma już kogo aktywować.
assault-log-scored = { $player } zdobywa { $points } PZ.
assault-log-scored-for = { $player } zdobywa { $points } PZ za: { $things }.
assault-log-scored-place = { $player } zdobywa { $points } PZ za: { $place }.
assault-log-scored-carrier = { $player } zdobywa { $points } PZ: { $figure } ma { $things }.
assault-log-scored-colour = { $player } zdobywa jeszcze { $points } PZ za ten sam kolor: { $things }.
assault-log-scored-attachment = { $player } zdobywa { $points } PZ, z Dodatkiem { $card } ({ $cost }).
assault-log-lost-points = { $player } traci { $points } PZ.
assault-log-eliminated = { $player } nie ma już figurek.
assault-log-tie-amount = { $team }: { $amount }
assault-log-tie-defeats = Remis. PZ za pokonane figurki: { $amounts }.
assault-log-tie-losses = Remis. Obrażenia na planszy i Żywotność utraconych figurek: { $amounts }.
assault-log-tie-die = Remis. Celność na niebieskiej kości: { $amounts }.

## Figurki

assault-log-placed = { $figure } wchodzi na planszę, pole { $space }.
assault-log-put = { $figure } trafia na pole { $space }.
assault-log-moved = { $figure } przechodzi na { $space }.
assault-log-pushed = { $figure }: przesunięcie na { $space }.
assault-log-move-action = { $figure } wykonuje akcję ruchu: { $points ->
    [one] 1 punkt ruchu
    [few] { $points } punkty ruchu
   *[many] { $points } punktów ruchu
}.
assault-log-points = { $figure } zdobywa { $points ->
    [one] 1 punkt ruchu
    [few] { $points } punkty ruchu
   *[many] { $points } punktów ruchu
}.
assault-log-actions = { $figure } może wykonać jeszcze { $count ->
    [one] 1 akcję
    [few] { $count } akcje
   *[many] { $count } akcji
}.
assault-log-damage = { $target } otrzymuje { $amount ->
    [one] 1 obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
assault-log-strain-damage = { $target } otrzymuje przez zmęczenie { $amount ->
    [one] 1 obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
assault-log-no-damage = { $target } nie otrzymuje obrażeń.
assault-log-recovered = { $figure } leczy { $amount ->
    [one] 1 obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
assault-log-bleeding = { $figure } krwawi, zmęczenie: { $amount }.
assault-log-strain = { $figure } otrzymuje zmęczenie: { $amount }.
assault-log-defeated = Pokonano: { $figure }.
assault-log-defeat-looms = Zaraz nastąpi pokonanie: { $figure }.
assault-log-saved = { $figure } pozostaje w grze dzięki karcie { $card }.
assault-log-dismissed = { $figure } opuszcza planszę.
assault-log-condition = { $figure } otrzymuje stan: { $condition }.
assault-log-condition-lost = { $figure } traci stan: { $condition }.
assault-log-condition-refused = { $figure } nie może otrzymać stanu: { $condition }.
assault-log-power = { $figure } otrzymuje żeton potęgi: { $token }.
assault-log-power-spent = { $figure } wydaje żeton potęgi: { $token }.
assault-log-power-spent-as = { $figure } wydaje żeton potęgi, który ma { $holder }: { $held } jako { $token }.
assault-log-power-lost = { $figure } odrzuca żeton potęgi: { $token }.
assault-log-defends = Do końca rundy, gdy broni się { $figure }: { $changes }.
assault-log-abilities-lost = Do końca rundy { $figure } jest bez zdolności: { $abilities }.
assault-log-form = { $figure } przybiera formę: { $form }.
assault-log-readied = { $card }: karta zostaje przygotowana.
assault-log-exhausted = { $card }: karta zostaje wyczerpana.

## Obiekty i teren

assault-log-interacted-with = { $figure } zajmuje się figurką: { $other }.
assault-log-interacted = { $figure } korzysta z obiektu: { $token }.
assault-log-door-opened = Drzwi na polach { $spaces } otwierają się.
assault-log-door-closed = Drzwi na polach { $spaces } zamykają się.
assault-log-door-unlocked = Drzwi na polach { $spaces } nie są już zablokowane.
assault-log-token-placed = { $token } pojawia się na planszy, pole { $space }.
assault-log-token-moved = { $token } przechodzi na { $space }.
assault-log-shot = { $token } strzela, cel: { $target }.
assault-log-token-removed = { $token } znika z planszy.
assault-log-token-turned = { $token }: żeton zostaje odwrócony.
assault-log-handed-in = { $figure } oddaje: { $token }.
assault-log-retrieved = { $figure } podnosi: { $token }.
assault-log-dropped = { $figure } upuszcza: { $token }.
assault-log-destroyed = Zniszczono: { $token }.
assault-log-rubble = Na polu { $space } jest teraz gruzowisko.
assault-log-shield = Na polu { $space } jest teraz osłona energetyczna.
assault-log-fired = { $player } strzela w pole { $space }.

## Karty i zdolności

assault-log-drawn = { $player } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
assault-log-drawn-terminals = { $player } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
}, w tym za terminale: { $more }.
assault-log-revealed = { $player } ujawnia kartę { $card }.
assault-log-discarded = { $player } odrzuca: { $cards }.
assault-log-discarded-random = { $player } odrzuca losowo: { $cards }.
assault-log-discarded-deck = { $player } odrzuca z wierzchu talii: { $cards }.
assault-log-reshuffled = { $player } wtasowuje do talii kartę { $card }.
assault-log-command = { $player } zagrywa kartę { $card }.
assault-log-command-on = { $player } zagrywa kartę { $card }, figurka: { $figure }.
assault-log-cancelled = Anulowano: { $card }.
assault-log-cancelled-by = Anulowano: { $card }, przez kartę { $by }.
assault-log-mission = Zasada misji: { $mission }.
assault-log-text-ends = { $card } przestaje działać.
assault-log-forced = { $card }: { $ability }.
assault-log-forced-idle = { $card }: { $ability }, bez skutku.
assault-log-used = { $user } używa zdolności: { $ability }.
assault-log-idle = { $card }: bez skutku.
assault-log-used-idle = { $user } używa zdolności: { $ability }, bez skutku.
assault-log-chosen = { $player } wybiera: { $choice }.
assault-log-only-choice = Jedyny możliwy wybór: { $choice }.
assault-log-nothing-shared = { $player } nie daje nikomu żetonu potęgi.
assault-log-tile = { $player } wskazuje kafelek z polem { $space }.
assault-log-chosen-space = { $player } wybiera pole { $space }.

## Ataki

assault-log-before-attack = { $attacker } zaraz zaatakuje.
assault-log-pools = { $attacker } atakuje, cel: { $target }; zaraz rzut kośćmi.
assault-log-reroll-looms = { $attacker } atakuje, cel: { $target }; zaraz przerzut kości.
assault-log-rolled = { $attacker } atakuje, cel: { $target }; kości już rzucone.
assault-log-attack-over = { $attacker } kończy atak, cel: { $target }.
assault-log-attack = { $attacker } atakuje, cel: { $target }.
assault-log-attack-with = { $attacker } atakuje ({ $gains }), cel: { $target }.
assault-log-no-attack = { $attacker } nie atakuje.
assault-log-redirected = Celem ataku jest teraz { $target }.
assault-log-called-off = Atak kończy się przed czasem: { $attacker }.
assault-log-die-added = { $figure } dodaje kość: { $added }.
assault-log-die-added-by = { $figure } dodaje kość: { $added } ({ $cause }).
assault-log-die-removed = { $figure } rzuca mniejszą liczbą kości, bez: { $removed }.
assault-log-die-replaced = { $figure } zamienia kości: { $added } zamiast { $removed }.
assault-log-roll = Rzut:
assault-log-reroll = { $player } przerzuca:
assault-log-modifiers = Wyniki: { $reasons }.
assault-log-reasons = { $first }; { $rest }
assault-log-reason = { $cause }: { $gains }
assault-log-results = Wyniki: { $gains }.
assault-log-surges-cancelled = { $count ->
    [one] Unik anuluje wzmocnienie.
    [few] Uniki anulują { $count } wzmocnienia.
   *[many] Uniki anulują { $count } wzmocnień.
}
surge-with-gains = { $effect }: { $gains }
assault-log-surge-spent = { $attacker } wydaje { $count ->
    [one] wzmocnienie
    [few] { $count } wzmocnienia
   *[many] { $count } wzmocnień
}: { $effect }.
assault-log-keyword = { $attacker }: { $keyword }.
assault-log-hit = { $attacker } trafia: obrażenia { $damage } − blok { $block }{ $blunted ->
    [0] { $pierce ->
        [0] {""}
       *[other] {" "}(Przebicie { $pierce })
      }
   *[other] {" "}(Przebicie { $pierce }; { $blunted } nie działa na cel)
  } = { $amount }.
assault-log-hit-ranged = { $attacker } trafia z celnością { $accuracy } (potrzebna: { $needed }): obrażenia { $damage } − blok { $block }{ $blunted ->
    [0] { $pierce ->
        [0] {""}
       *[other] {" "}(Przebicie { $pierce })
      }
   *[other] {" "}(Przebicie { $pierce }; { $blunted } nie działa na cel)
  } = { $amount }.
assault-log-missed-accuracy = { $attacker } pudłuje: celność { $accuracy }, potrzebna: { $needed }.
assault-log-missed-dodge = { $attacker } pudłuje: cel uchyla się przed atakiem.
assault-log-missed-sight = { $attacker } pudłuje: cel jest poza polem widzenia.
assault-log-missed-reach = { $attacker } pudłuje: cel jest poza zasięgiem.
assault-log-missed-gone = { $attacker } pudłuje: celu już nie ma.
assault-log-missed-foiled = { $attacker } pudłuje, bo tak mówi efekt karty.
