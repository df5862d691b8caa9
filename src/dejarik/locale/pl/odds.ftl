### Szanse ataku w Imperium Atakuje: opcje polecenia, jego tabela i to, co w ataku może się nie zgadzać.

## Opcje

odds-placeholder-dice = KOLORY
odds-placeholder-effect = EFEKT
odds-placeholder-surge = [KOSZT:]EFEKT
odds-placeholder-reroll = [STRONA:]KOŚCI:N
odds-placeholder-conversion = A to B
odds-placeholder-conditions = STANY
odds-placeholder-token = ŻETON
odds-placeholder-target = CEL
odds-placeholder-goal = ZAMIAR

odds-option-attack = kości ataku według kolorów: red (czerwona), blue (niebieska), green (zielona), yellow (żółta)
odds-option-defense = kości obrony według kolorów: black (czarna), white (biała); bez tej opcji żadnych
odds-option-range = odległość do celu ataku dystansowego
odds-option-melee = atak wręcz, który nie wymaga celności (tak samo bez --range)
odds-option-surge = zdolność wzmocnienia, na przykład „+1 damage” (obrażenie), „pierce 2” (Przebicie), „+2 accuracy, stun” (celność, Ogłuszenie); koszt inny niż 1 stoi na początku: „2: blast 3”; można podać wielokrotnie
odds-option-modifier = co dochodzi bez wzmocnień, po dowolnej stronie: „+1 accuracy”, „-1 block”, „pierce 1”, „recover 1 strain”; można podać wielokrotnie
odds-option-reroll = efekt pozwalający przerzucić do N kości: „attack:1”, „defense:1”, a kości drugiej strony: „attacker:defense:1”; można podać wielokrotnie
odds-option-convert = wyniki, które zamieniają się w inne: „dodge to evade”, „may 1 damage to surge”; można podać wielokrotnie
odds-option-attacker = stany atakującego: focus (Skupienie), hide (Ukrycie), weaken (Wycieńczenie)
odds-option-defender = stany celu: hide, weaken lub inne, które już ma
odds-option-token = żeton potęgi, który wydaje atakujący (damage, surge) albo cel (block, evade)
odds-option-target = bohater zostaje ranny, a nie usunięty, więc stany go dosięgają; obiekt nie otrzymuje ich nigdy
odds-option-health = ile obrażeń cel może jeszcze otrzymać, zanim zostanie pokonany
odds-option-goal = o co gra atakujący, a czemu przeciwdziała obrońca

odds-examples =
    dejarik odds --attack blue,green --defense black --range 3 --surge "+1 damage" --surge "pierce 2" --reroll attack:1 --health 5
    dejarik odds --attack red,red --defense white --melee --modifier "+1 damage" --surge "cleave 2" --token damage
    dejarik odds --attack blue,yellow --defense white --range 4 --surge stun --goal stun --attacker focus --defender hide
    dejarik odds --attack red,green --defense black,white --surge "2: blast 3" --reroll defense:1 --json

## Tabela

odds-damage = obrażenia
odds-exactly = dokładnie
odds-at-least = co najmniej
odds-average = średnie obrażenia
odds-miss = pudło
odds-defeat = pokonanie celu o żywotności { $health }
odds-condition-stun = cel jest ogłuszony
odds-condition-bleed = cel krwawi
odds-condition-weaken = cel jest wycieńczony
odds-condition-focus = atakujący jest skupiony
odds-condition-hide = atakujący jest ukryty
odds-blast = średnie obrażenia od Wybuchu dla każdej figurki obok celu
odds-cleave = średnie obrażenia od Rozpłatania
odds-recover-damage = średnio wyleczone obrażenia
odds-recover-strain = średnio wyleczone zmęczenie
odds-percent = { $number }%
odds-decimal = { $whole },{ $part }

## Co może się nie zgadzać

odds-unknown-die = Nie ma kości „{ $colour }”; są takie: { $colours }.
odds-not-an-attack-die = Kość „{ $colour }” nie jest kością ataku; kości ataku to red, blue, green i yellow.
odds-not-a-defence-die = Kość „{ $colour }” nie jest kością obrony; kości obrony to black i white.
odds-no-attack-dice = Atak wymaga kości, na przykład „--attack blue,green”.
odds-melee-and-range = Atak wręcz nie ma odległości; podaj albo --melee, albo --range.
odds-too-many-dice = Pula jest za duża (liczba kości: { $count }); można policzyć najwyżej { $most }.
odds-too-many-surges = Zdolności wzmocnienia jest za dużo ({ $count }); można policzyć najwyżej { $most }.
odds-too-many-rerolls = Efektów przerzutu jest za dużo ({ $count }); można policzyć najwyżej { $most }.
odds-too-many-conversions = Zamian jest za dużo ({ $count }); można policzyć najwyżej { $most }.
odds-distance = Odległość { $distance } nie jest możliwa; to liczba od 0 do { $most }.
odds-health = Cel nie może mieć jeszcze { $health } żywotności; to liczba od 1 do { $most }.
odds-defeat-without-health = Szanse pokonania wymagają podania żywotności celu.
odds-token-side = Żeton potęgi „{ $token }” nie należy do tej strony: atakujący wydaje damage lub surge, a cel block lub evade.
odds-two-tokens = Figurka może wydać w ataku tylko jeden żeton potęgi.
odds-amount = Efekt { $amount } nie jest możliwy; to liczba od { $least } do { $most }.
odds-surge-cost = Zdolność wzmocnienia nie może kosztować { $cost }; kosztuje co najmniej 1 wzmocnienie.
odds-surge-effect = Zdolność wzmocnienia nie może dawać wzmocnień ani uników, ani bloków lub uchyleń celowi.
odds-reroll-count = Nie można przerzucić tylu kości: { $count }; to liczba od 1 do { $most }.
odds-unreadable-effect = „{ $given }” nie jest efektem; napisz na przykład „+1 damage”, „pierce 2”, „recover 2 damage” lub „stun”.
odds-unreadable-reroll = „{ $given }” nie jest przerzutem; napisz na przykład „attack:1”, „defense:1” lub „attacker:defense:1”.
odds-unreadable-conversion = „{ $given }” nie jest zamianą; napisz na przykład „dodge to evade” lub „may 1 damage to surge”.
odds-unknown-condition = Nie ma stanu „{ $given }”; są takie: { $conditions }.
odds-conversion-amount = Nie można tu zamienić tylu wyników: { $amount }; najwyżej { $most }.
odds-surge-twice = Zdolności wzmocnienia można użyć w ataku tylko raz.
odds-surge-unpaid = Te zdolności wzmocnienia kosztują { $price }, a wzmocnień jest { $surges }.
