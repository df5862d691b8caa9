### Mapy: polecenie, które je pokazuje, i słowa na obrazie mapy.

cli-map-mission = z żetonami tej misji mapy konfrontacji
cli-map-theme = kolory obrazu
map-examples =
    dejarik map
    dejarik map temple-gardens --mission A
    dejarik map echo-base --mission B --svg echo-base.svg --theme light

## Na obrazie

map-mark-named = { $kind } ({ $name })
map-legend-wall = ściana
map-legend-blocking-edge = blokująca krawędź
map-legend-impassable-edge = nieprzekraczalna krawędź
map-legend-later = wchodzi do gry później
map-door-closed = zamknięte drzwi
map-door-locked = zablokowane drzwi
map-door-open = otwarte drzwi
map-mission = { $name }, { $mode }
map-mode-two-player = dwóch graczy
map-mode-free-for-all = każdy na każdego
map-mode-team = bitwa zespołowa
map-players =
    Mapa konfrontacji dla { $players ->
        [one] { $players } gracza
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
map-campaign = Misja kampanii

## Fakty

map-list-skirmish = Mapy konfrontacji:
map-list-campaign = Mapy misji kampanii:
map-written = { $file } pokazuje mapę { $name }.
map-shown-title = { $name } ({ $id })
map-shown-spaces = pola
map-shown-tiles = kafelki
map-shown-zones = strefy rozstawienia
map-shown-areas = obszary
map-shown-sections = sekcje
map-shown-doors = drzwi
map-shown-later = { $space } (później)

## Co może być nie tak

map-which = Obraz lub misja wymaga ID mapy; „dejarik map” wypisuje mapy.
map-unknown = Nie ma mapy „{ $map }”; „dejarik map” wypisuje, jakie są.
map-unknown-close = Nie ma mapy „{ $map }”; najbliższe to { $closest }.
map-no-missions = Mapa { $map } należy do jednej misji kampanii; --mission dotyczy map konfrontacji.
map-no-such-mission = Mapa { $map } nie ma misji „{ $mission }”; ma { $known }.
map-no-folder = Nie można zapisać { $file }: nie ma folderu { $folder }.
map-is-a-folder = Nie można zapisać { $file }: to folder; podaj nazwę pliku w nim.
map-not-allowed = Nie można zapisać { $file }: brak prawa zapisu w tym miejscu.
map-not-written = Nie można zapisać { $file }: { $reason }.

## Mapy misji kampanii

campaign-map-name-a-heros-welcome = Powitanie bohatera
campaign-map-name-a-new-threat = Nowe Zagrożenie
campaign-map-name-a-simple-task = Proste zadanie
campaign-map-name-aftermath = Następstwa
campaign-map-name-almost-home = Niemal w domu
campaign-map-name-born-from-death = Zrodzona ze śmierci
campaign-map-name-breaking-point = Punkt przełomu
campaign-map-name-brushfire = Strzelanina
campaign-map-name-capital-escape = Wielka ucieczka
campaign-map-name-captured = Schwytani
campaign-map-name-chain-of-command = Łańcuch dowodzenia
campaign-map-name-civil-unrest = Zamieszki cywilne
campaign-map-name-constant-vigilance = Ciągła czujność
campaign-map-name-dangerous-allies = Niebezpieczni sojusznicy
campaign-map-name-dark-obsession = Mroczna obsesja
campaign-map-name-dark-recon = Mroczny zwiad
campaign-map-name-desperate-hour = Najczarniejsza godzina
campaign-map-name-disaster = Klęska
campaign-map-name-disruption = Zakłócenie
campaign-map-name-double-agent = Podwójny agent
campaign-map-name-drawn-in = Na pastwę losu
campaign-map-name-enemies-closer = Wróg u bram
campaign-map-name-escape-from-cloud-city = Ucieczka z Miasta w Chmurach
campaign-map-name-execute-the-plan = Wykonać plan
campaign-map-name-extortion = Wymuszenie
campaign-map-name-extraction = Ewakuacja
campaign-map-name-fly-solo = Misja Solo
campaign-map-name-friends-of-old = Starzy znajomi
campaign-map-name-from-all-sides = Ze wszystkich stron
campaign-map-name-from-dark-clutches = Z mrocznego uścisku
campaign-map-name-generous-donations = Hojny datek
campaign-map-name-high-moon = W samą pełnię
campaign-map-name-history-repeats = Historia się powtarza
campaign-map-name-home-front = Ojczysty front
campaign-map-name-homecoming = Powrót do domu
campaign-map-name-hostile-negotiations = Wrogie negocjacje
campaign-map-name-imperial-hospitality = Imperialna gościnność
campaign-map-name-impounded = Zatrzymani
campaign-map-name-incoming = Chwila prawdy
campaign-map-name-indebted = Dług
campaign-map-name-inside-man = Informator
campaign-map-name-into-a-corner = Zapędzeni w róg
campaign-map-name-know-your-enemy = Poznaj swojego wroga
campaign-map-name-last-stand = Ostatni bastion
campaign-map-name-loose-cannon = Za wszelką cenę
campaign-map-name-luxury-cruise = Luksusowy rejs
campaign-map-name-means-of-production = Środki produkcji
campaign-map-name-moment-of-fate = Chwila prawdy
campaign-map-name-mutiny = Bunt
campaign-map-name-on-the-run = W pogoni
campaign-map-name-on-the-trail = Na tropie
campaign-map-name-one-step-behind = O krok z tyłu
campaign-map-name-our-last-hope = Nasza ostatnia nadzieja
campaign-map-name-overcharged = Wysoka cena
campaign-map-name-perilous-hunt = Ryzykowne łowy
campaign-map-name-preventative-measures = Środki zapobiegawcze
campaign-map-name-rescue-ops = Misja ratunkowa
campaign-map-name-return-to-echo-base = Powrót do Bazy Echo
campaign-map-name-scouring-of-the-homestead = Plądrowanie domostwa
campaign-map-name-sorry-about-the-mess = Przepraszam za bałagan…
campaign-map-name-storming-the-palace = Szturm na pałac
campaign-map-name-survival-of-the-fittest = Przetrwają najsilniejsi
campaign-map-name-sympathy-for-the-rebellion = Sprzyjanie Rebelii
campaign-map-name-target-of-opportunity = Dogodny cel
campaign-map-name-temptation = Pokusa
campaign-map-name-test-of-metal = Test wytrzymałości
campaign-map-name-the-battle-of-hoth = Bitwa o Hoth
campaign-map-name-the-hard-way = Niełatwa ścieżka
campaign-map-name-the-last-line = Ostatnia Linia
campaign-map-name-the-realm-of-the-dark-side = Królestwo ciemnej strony
campaign-map-name-the-source = Źródło
campaign-map-name-the-spice-job = Skok na przyprawę
campaign-map-name-trespass = Na obcym terytorium
campaign-map-name-trophy-hunting = Polowanie na trofea
campaign-map-name-turf-war = Wojna o wpływy
campaign-map-name-under-siege = Pod oblężeniem
campaign-map-name-unfinished-business = Niedokończone interesy
campaign-map-name-vipers-den = Gniazdo żmij
campaign-map-name-wanted = Poszukiwani
campaign-map-name-white-noise = Biały szum
