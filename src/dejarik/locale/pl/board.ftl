### Plansza Imperium Atakuje: nazwy tego, co na niej jest, i co jest nie tak z mapą.

## Mapy

map-name-30th-floor-plaza = Plac na 30. poziomie
map-name-echo-base = Baza Echo
map-name-hoth-battlefield = Pole walki na Hoth
map-name-massassi-ruins = Ruiny Massassi
map-name-moisture-farm = Farma wilgoci
map-name-mos-eisley-outskirts = Przedmieścia Mos Eisley
map-name-nal-hutta-borderlands = Pogranicze Nal Hutta
map-name-pit-of-carkoon = Jama Carkoon
map-name-temple-gardens = Ogrody świątynne

board-zone-red = czerwona strefa rozstawienia
board-zone-blue = niebieska strefa rozstawienia
board-zone-yellow = żółta strefa rozstawienia
board-zone-green = zielona strefa rozstawienia

board-terrain-plain = zwykłe pole
board-terrain-blocking = blokujący teren
board-terrain-impassable = nieprzekraczalny teren
board-terrain-difficult = trudny teren

tile-type-interior = wnętrze
tile-type-forest = las
tile-type-desert = pustynia
tile-type-snow = śnieg
tile-type-city = miasto

board-token-terminal = terminal
board-token-energy_shield = osłona energetyczna
board-token-crate = skrzynka
board-token-token = żeton misji
board-token-deployment_point = punkt rozstawienia

## Pole widzenia

sight-obstacle-wall = ściana
sight-obstacle-door = zamknięte drzwi
sight-obstacle-blocking-edge = krawędź blokującego terenu
sight-obstacle-blocking-space = blokujący teren
sight-obstacle-energy-shield = osłona energetyczna
sight-obstacle-figure = figurka
sight-obstacle-off-map = obszar poza mapą
sight-obstacle-corner = przeszkody stykające się w narożniku

## Co jest nie tak

board-bad-file = { $file }: to nie jest plik mapy ani kafelków. { $reason }
board-no-map = Nie ma mapy „{ $map }”. Znane mapy: { $known }
board-no-region = Mapa nie ma strefy ani obszaru „{ $region }”.
board-no-space = Mapa { $map } nie ma pola { $space }.
board-no-door = Mapa { $map } nie ma drzwi „{ $door }”. Drzwi nazywa się jedną z ich krawędzi, na przykład X9-Y9.
board-no-figure = Na planszy nie ma figurki { $figure }.
board-bad-space-name = „{ $space }” nie jest nazwą pola. Nazwa to litery kolumny i numer rzędu: F7, a po Z na przykład AA12.
board-out-of-reach = Figurka nie może zakończyć ruchu na polu { $space }.
board-map-empty = Mapa { $map } nie ma pól.
board-map-unknown-space = { $file }: { $field } wymienia { $space }, a takiego pola nie ma na mapie.
board-map-space-twice = { $file }: { $field } wymienia { $space } dwa razy.
board-map-not-sorted = { $file }: pola trzeba podać rzędami od góry, każdy rząd od lewej do prawej.
board-map-two-terrains = { $file }: { $space } jest jednocześnie terenem blokującym i nieprzekraczalnym; zostaw jeden z nich.
board-map-not-an-edge = { $file }: { $field } zawiera { $space }|{ $other }; krawędź to dwa sąsiednie pola, najpierw górne lub lewe.
board-map-edge-twice = { $file }: { $field } wymienia krawędź { $space }|{ $other } dwa razy.
board-map-door-on-wall = { $file }: drzwi nie mogą stać na { $space }|{ $other }, bo jest tam ściana lub inne drzwi.
board-map-door-shape = { $file }: drzwi przy { $space } muszą stać dokładnie na dwóch sąsiednich krawędziach w jednej linii.
board-map-space-without-tile = { $file }: żaden kafelek nie obejmuje pola { $space }.
board-no-tile = Nie ma kafelka { $tile }.
board-tile-twice = { $file }: kafelek { $tile } jest podany dwa razy.
board-bad-rotation = Kafelek { $tile } jest obrócony o { $rotation } stopni; możliwe są tylko 0, 90, 180 i 270.
board-tile-off-grid = { $file }: pole { $space } kafelka { $tile } leżałoby na lewo od siatki lub nad nią.
board-tiles-overlap = { $file }: kafelek { $tile } zachodzi na inny na polu { $space }.
board-no-such-tile-here = Mapa nie ma kafelka { $tile } w miejscu { $x }, { $y }.
board-picture-line = Obrazek nie może zawierać wiersza „{ $line }”: pola zaczynają się od „|”, krawędzie od „+”.
board-picture-sign = Znak „{ $sign }” na polu { $space } nic nie znaczy na obrazku.
board-picture-door = Drzwi przy { $space } potrzebują drugiej krawędzi w linii z pierwszą.
board-picture-figure = Figurka { $figure } na polu { $space } ma podstawkę, która nie istnieje; podstawki to 1x1, 1x2, 2x2 i 2x3.

## Co jest nie tak z misją

mission-unknown = W facts/missions nie ma misji „{ $mission }”; najbliższe to { $nearest }.
mission-bad-file = { $file }: to nie są dane misji. { $reason }
mission-no-map = { $file }: nie ma mapy „{ $map }”; najbliższe to { $nearest }.
mission-bad-id = { $file }: misja nazywa się „{ $mission }”; jej identyfikator i plik muszą mieć nazwę { $map } z myślnikiem i jedną literą na końcu.
mission-too-many = { $file }: tylu graczy ({ $players }) potrzebuje tyle samo stref rozstawienia, a mapa { $map } ma ich { $zones }.
mission-common-kind = { $file }: żetony „{ $kind }” ma każda misja; usuń je z „kinds”.
mission-no-symbol = { $file }: nie ma symbolu „{ $symbol }” dla żetonów „{ $kind }”; najbliższe to { $nearest }.
mission-two-symbols = { $file }: w innej misji żetony „{ $kind }” mają symbol { $symbol }; użyj tego samego albo innej nazwy.
mission-two-areas = { $file }: „{ $area }” ma w innej misji tej mapy inne pola; użyj tych samych albo innej nazwy.
mission-no-kind = { $file }: nie ma żetonów „{ $kind }”; zgłoś je w „kinds” albo użyj jednego z: { $known }.
mission-no-colour = { $file }: żetony „{ $kind }” nie mogą mieć koloru „{ $colour }”; kolory to { $known }.
mission-no-space = { $file }: „{ $what }” wymienia pole { $space }, którego nie ma na mapie { $map }; najbliższe to { $nearest }.
mission-without-data = { $module }: misja { $mission } nie ma danych; napisz facts/missions/{ $mission }.json; a może to jedna z: { $nearest }?
mission-wants = { $module }: misja { $mission } mówi, że boty chcą żetonów „{ $kind }”, których nie ma; ma { $known }.
mission-without-module = { $file }: misja { $mission } nie ma zasad; napisz { $module }, a w nim mission("{ $mission }", …).
mission-no-message = { $file }: misja { $mission } potrzebuje komunikatu „{ $message }”, którego nie ma w { $words }.
