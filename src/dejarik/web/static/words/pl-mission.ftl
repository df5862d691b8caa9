### Ekran misji.

page-told = Odczytane
mission-heroes = Bohaterowie
mission-hero = Bohater
mission-team = Drużyna
mission-empire = Imperium
mission-you = ty
mission-tray = Zasoby
mission-tray-hand = Na ręce
mission-tray-agenda = Plan
mission-tray-reserved = Na wydarzenie
mission-threat = Zagrożenie { $threat }
mission-threat-level = poziom { $level }: +{ $level } co rundę
mission-backs = Karty imperialne: { $imperial }, najemników: { $mercenary }, tajne plany: { $agendas }
mission-last-round = koniec po rundzie { $round }
mission-standing = runda { $round }, zagrożenie { $threat }
mission-crates = { $count ->
    [one] { $count } otwarta skrzynia
    [few] { $count } otwarte skrzynie
   *[many] { $count } otwartych skrzyń
}
mission-wounded = Rana
mission-withdrawn = Poza misją
mission-escaped = Ucieczka
mission-exhausted = wyczerpana
mission-depleted = zużyta
mission-endurance = Wytrzymałość
mission-attributes = Atrybuty
mission-hero-label = { $name }, zdrowie { $left } z { $health }, zmęczenie { $strain } z { $endurance }{ $state }
mission-rules = Zasady tej misji
mission-test = Test atrybutu
mission-test-of = { $figure }: test
mission-test-odds = szansa { $passes }
mission-successes = sukcesy: { $reached } z { $needed }
mission-own-goal = Wiesz tylko ty:
mission-event-close = Przeczytane
mission-incapacitated = Obezwładnienie
mission-not-revealed = Nieodkryte
mission-events = Nadchodzące wydarzenia
mission-hidden = ukryte
mission-bounty = Żeton ściganego
mission-recon = Żeton zwiadu
mission-tokens-on = { $count ->
    [one] 1 żeton na karcie
    [few] { $count } żetony na karcie
    [many] { $count } żetonów na karcie
   *[other] { $count } żetonu na karcie
}
mission-legend-goal = Cel
mission-legend-secret = Rebelianci tego nie znają
mission-as-rebels = Jak widzą to Rebelianci
