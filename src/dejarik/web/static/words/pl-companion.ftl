### Ekran misji opowiadanej grupie, która ma pudełko.

told-table = Stół
told-plan = Plansza
told-counters = Runda i zagrożenie
told-round = Runda
told-threat = Zagrożenie
told-level = Poziom zagrożenia
told-set-threat = Zagrożenie wynosi
told-happens = Co się wydarzyło
told-doors = Otwarto drzwi
told-door = Drzwi { $place }
told-door-open = Drzwi { $place }: otwarte
told-objects = Użyto, zajęto lub zniszczono
told-heroes = Bohaterowie
told-wounded = rany
told-healthy = bez ran
told-wound = Ma rany
told-heal = Znowu bez ran
told-party = Co wnoszą strony
told-ally = Sojusznik
told-read = Co odczytano
told-secret = Tylko dla gracza Imperium
told-reserved = Grupy zarezerwowane
told-open = { $count ->
    [one] 1 grupa otwarta do wyboru
    [few] { $count } grupy otwarte do wyboru
   *[many] { $count } grup otwartych do wyboru
}
told-without = Wykluczone: { $what }
told-points = Punkty rozstawienia
told-agendas = Twoje tajne agendy
told-waits = Jeszcze nie.
told-result = Wynik
told-won-empire = Wygrało Imperium
told-won-rebels = Wygrała Rebelia
told-more = Wydane kredyty i wpływy, żetony ściganego
told-pays = Co to daje
told-yes = tak
told-no = nie
told-at-things = Drzwi, przedmioty, bohaterów i zagrożenie naciska się tam, gdzie są.
told-in-form = Części wyniku zmienia się tam, gdzie są.
told-colour-red = czerwony
told-colour-blue = niebieski
told-colour-yellow = żółty
told-colour-green = zielony
told-colour-purple = fioletowy
told-colour-black = czarny
told-colour-gray = szary
told-colour-rebel = strona Rebelii
told-colour-neutral = neutralny
