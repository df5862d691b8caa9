### Dziennik misji: to, co ma tylko misja, w zdaniach.

mission-log-read = Odczytano wszystkim: { $title }.
mission-log-option = Wybrano ({ $title }): { $option }
mission-log-counted = { $goal } Dotychczas: { $count }.
mission-log-counted-rebels = Dotychczas dla Rebelii: { $count }.
mission-log-counted-empire = Dotychczas dla Imperium: { $count }.
mission-log-revealed = Wiadomo z góry: { $title }.
mission-log-section = Dołożono nową część planszy.
mission-log-turned-up = { $token }: { $colour }.
mission-log-token-passed = Drugi żeton aktywacji ma teraz { $figure }.
mission-log-turn-passed = Rebelia oddaje swoją kolej graczowi Imperium.

## Imperium

mission-log-threat = Zagrożenie rośnie o { $amount } do { $threat }.
mission-log-threat-looms = Zagrożenie ma wzrosnąć o { $amount }.
mission-log-threat-held = Zagrożenie nie rośnie.
mission-log-threat-lost = Zagrożenie maleje o { $amount } do { $threat }.
mission-log-threat-spent = Imperium wydaje zagrożenie: { $amount }; pozostaje { $threat }.
mission-log-influence-spent = Imperium wydaje punkty wpływów: { $amount }; pozostaje { $influence }.
mission-log-deployed = Imperium rozstawia: { $group }.
mission-log-ally = Po stronie Rebeliantów walczy { $group }.
mission-log-reinforced = Wsparcie: { $group }.
mission-log-returned = { $card } wraca na rękę Imperium.
mission-log-added = { $card } dochodzi na rękę Imperium.
mission-log-open-groups = Wybrano grupy otwarte.
mission-log-detached = Kartę { $card } można ponownie dołączyć do innej grupy.
mission-log-attached = Imperium dołącza { $card } do: { $group }.

## Bohaterowie

mission-log-strain-recovered = { $figure }: usunięto zmęczenie: { $amount }.
mission-log-wounded = { $figure } odnosi ranę.
mission-log-stood-up = Figurka { $figure } nie jest już obezwładniona.
mission-log-incapacitated = Figurka { $figure } zostaje obezwładniona i pozostaje na planszy.
mission-log-withdrawn = { $figure } wycofuje się.
mission-log-escaped = { $figure } ucieka.
mission-log-healed = { $figure } jest znów w pełni sił.
mission-log-activates-soon = { $figure } zaraz się aktywuje.
mission-log-rested = Odpoczynek zakończony: { $figure }.
mission-log-test-counted = { $figure }, test: { $attribute }; sukcesy do tej pory: { $successes }.
mission-log-test-begins = { $figure } wykonuje test: { $attribute }.
mission-log-test-rolled = { $figure }, test: { $attribute }:
mission-log-test-rerolled = { $player } przerzuca:
mission-log-test-declined = { $figure } nie wykonuje testu: { $attribute }.
mission-log-test-passed = { $figure } zdaje test: { $attribute } ({ $successes ->
    [one] { $successes } sukces
    [few] { $successes } sukcesy
    [many] { $successes } sukcesów
   *[other] { $successes } sukcesów
}).
mission-log-test-failed = { $figure } nie zdaje testu: { $attribute } ({ $successes } z { $needed }).
mission-log-supply = { $figure } dobiera { $card }.
mission-log-supply-shown = { $figure } pokazuje wszystkim { $card }.
mission-log-recon = Żeton zwiadu leży teraz tu: { $place }.
mission-log-supply-taken = { $figure } bierze z talii zaopatrzenia kartę { $card }; talia zostaje przetasowana.
mission-log-supply-gone = { $card }: karta odrzucona.
mission-log-depleted = { $card }: karta zostaje zużyta.
mission-log-items-regained = { $figure } odzyskuje swój ekwipunek.
mission-log-boxed = { $card } wraca do pudełka.
mission-log-counter = { $card }: { $count ->
    [one] leży na niej 1 żeton
    [few] leżą na niej { $count } żetony
   *[many] leży na niej { $count } żetonów
}.
mission-log-on-sheet = { $figure } – { $token }: na karcie leży { $count }.
mission-log-store = { $token } – stan u Rebeliantów: { $count }.
mission-log-bounty = { $figure } bierze żeton ściganego.
mission-log-bounty-gone = { $figure } odrzuca żeton ściganego.
mission-log-strain-stored = { $card } przyjmuje zmęczenie: { $amount }.
mission-log-supply-passed = { $figure } przejmuje kartę: { $card }.
mission-log-troops = Imperium pokazuje swoje karty rozstawienia: { $cards }.
mission-log-no-troops = Imperium nie ma kart rozstawienia do pokazania.
