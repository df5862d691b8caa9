### Misje kampanii: o co pyta się graczy i co się im mówi, niezależnie od misji.

assault-no-format = Nie ma takiego sposobu gry: „{ $format }”; są te: { $known }.
attack-weapon = { $figure }: wybierz broń do tego ataku
mission-bad-party = Tej misji nie można zacząć: { $problem }
mission-setting = Misja nie ma ustawienia „{ $setting }”.
mission-not-playable = Nie ma jeszcze misji „{ $mission }”; można zagrać w te: { $known }.
mission-hero-count = W misji gra 2, 3 albo 4 bohaterów, a nie „{ $given }”.
mission-no-hero = „{ $hero }” to nie bohater, którym można już grać.
mission-no-party = „{ $given }” to nie rodzaj drużyny; są takie: { $known }.
mission-wrong-threat-level = Poziom zagrożenia to liczba od 1 do { $most }, a nie „{ $given }”.
mission-role-empire = Imperium
mission-role-hero = { $hero }
mission-choose = { $event }: wybierz, co się stanie
mission-choose-again = { $event }: wybierz, co jeszcze się stanie – kosztuje to o { $threat } zagrożenia więcej

## Czego drużyna nie może mieć

party-heroes = Bohaterów jest { $count }, a misja wymaga od { $fewest } do { $most }.
party-no-hero = Nie ma bohatera „{ $hero }”.
party-hero-twice = { $hero } bierze udział dwa razy.
party-no-class = Nie ma klasy Imperium „{ $deck }”.
party-no-card = Nie ma karty „{ $card }”.
party-skirmish-only = { $card }: tej karty można używać tylko w konfrontacjach.
party-too-many = { $hero } ma za dużo kart jednego rodzaju ({ $kind }): najwyżej { $most }.
party-foreign-card = Karta { $card } nie należy do postaci { $hero }.
party-card-twice = Drużyna ma więcej egzemplarzy karty { $card }, niż ich istnieje.
party-loose-modification = Karta { $card } nie jest dołączona do pasującej broni.
party-modification-too-many = Na broni { $weapon } nie ma miejsca na kartę { $card }.

## Pytania i możliwości

setup-next-hero = Który bohater wchodzi teraz na mapę?
setup-open-group = Wybierz grupę otwartą
setup-set-aside = Wybierz grupę odłożoną na wydarzenie
option-open-group = { $card } (zagrożenie: { $cost })
heroes-first-token = Który bohater ma drugą aktywację w pierwszej rundzie?
option-pass-turn = Oddaj kolej graczowi Imperium
heroes-pass-token = Który bohater ma drugą aktywację w następnej rundzie?
deploy-prompt = Rozstawianie i wsparcie: zagrożenie { $threat }
deploy-point = Przy którym punkcie rozstawienia pojawia się { $card }?
place-face-down = { $token }: który kolor leży tu zakryty?
token-colour-red = czerwony
token-colour-blue = niebieski
token-colour-yellow = żółty
token-colour-green = zielony
token-colour-purple = fioletowy
token-colour-black = czarny
token-colour-gray = szary
token-colour-rebel = Rebelii
token-colour-neutral = neutralny
deploy-attach = Dołączyć kartę do grupy { $card }?
option-deploy-group = Rozstaw grupę { $card } (zagrożenie: { $cost })
option-reinforce = Wsparcie grupy { $group } (zagrożenie: { $cost })
option-deploy-done = Nie rozstawiaj więcej
option-open-crate = Otwórz skrzynkę
option-test = Test: { $attribute }
option-reroll-test = Kość: { $die }: { $face }
test-prompt = { $figure } wykonuje test: { $needed ->
        [one] potrzebny jest jeden sukces
        [few] potrzebne są { $needed } sukcesy
        [many] potrzeba { $needed } sukcesów
       *[other] potrzeba { $needed } sukcesów
    }

## Co może każdy bohater

rules-hero = Bohater
rules-hero-rest = Odpoczynek
rules-hero-exert = 1 zmęczenie za 1 punkt ruchu
rules-hero-recover = usuń 1 zmęczenie
rules-incapacitated = Obezwładniony
