### The board of Imperial Assault: names of what is on it, and what is wrong with a map.

## Maps

map-name-30th-floor-plaza = 30th Floor Plaza
map-name-echo-base = Echo Base
map-name-hoth-battlefield = Hoth Battlefield
map-name-massassi-ruins = Massassi Ruins
map-name-moisture-farm = Moisture Farm
map-name-mos-eisley-outskirts = Mos Eisley Outskirts
map-name-nal-hutta-borderlands = Nal Hutta Borderlands
map-name-pit-of-carkoon = Pit of Carkoon
map-name-temple-gardens = Temple Gardens

board-zone-red = red deployment zone
board-zone-blue = blue deployment zone
board-zone-yellow = yellow deployment zone
board-zone-green = green deployment zone

board-terrain-plain = plain space
board-terrain-blocking = blocking terrain
board-terrain-impassable = impassable terrain
board-terrain-difficult = difficult terrain

tile-type-interior = interior
tile-type-forest = forest
tile-type-desert = desert
tile-type-snow = snow
tile-type-city = city

board-token-terminal = terminal
board-token-energy_shield = energy shield
board-token-crate = crate
board-token-token = mission token
board-token-deployment_point = deployment point

## Line of sight

sight-obstacle-wall = wall
sight-obstacle-door = closed door
sight-obstacle-blocking-edge = edge of blocking terrain
sight-obstacle-blocking-space = blocking terrain
sight-obstacle-energy-shield = energy shield
sight-obstacle-figure = figure
sight-obstacle-off-map = outside of the map
sight-obstacle-corner = obstacles that meet at the corner

## What is wrong

board-bad-file = { $file }: this is not a map or tile file. { $reason }
board-no-map = There is no map “{ $map }”. Known maps: { $known }
board-no-region = The map has no zone or area “{ $region }”.
board-no-space = The map { $map } has no space { $space }.
board-no-door = The map { $map } has no door “{ $door }”. A door is named by one of its edges, such as X9-Y9.
board-no-figure = There is no figure { $figure } on the board.
board-bad-space-name = “{ $space }” is not the name of a space. Column letters and a row number are: F7, or AA12 after Z.
board-out-of-reach = The figure cannot end its movement at { $space }.
board-map-empty = The map { $map } has no spaces.
board-map-unknown-space = { $file }: { $field } names { $space }, which is not among the spaces of the map.
board-map-space-twice = { $file }: { $field } names { $space } twice.
board-map-not-sorted = { $file }: spaces must be listed row by row, each row from left to right.
board-map-two-terrains = { $file }: { $space } is both blocking and impassable; keep one of them.
board-map-not-an-edge = { $file }: { $field } has { $space }|{ $other }; an edge needs two neighbouring spaces, the upper or left one first.
board-map-edge-twice = { $file }: { $field } names the edge { $space }|{ $other } twice.
board-map-door-on-wall = { $file }: a door cannot stand on { $space }|{ $other }, where there is a wall or another door.
board-map-door-shape = { $file }: the door at { $space } must stand on exactly two neighbouring edges in one line.
board-map-space-without-tile = { $file }: no tile covers { $space }.
board-no-tile = There is no tile { $tile }.
board-tile-twice = { $file }: the tile { $tile } is listed twice.
board-bad-rotation = The tile { $tile } is turned by { $rotation } degrees; only 0, 90, 180 and 270 are possible.
board-tile-off-grid = { $file }: space { $space } of the tile { $tile } would lie left of or above the grid.
board-tiles-overlap = { $file }: the tile { $tile } overlaps another one at { $space }.
board-no-such-tile-here = The map has no tile { $tile } at { $x }, { $y }.
board-picture-line = A picture cannot have the line “{ $line }”: spaces begin with “|”, edges with “+”.
board-picture-sign = The sign “{ $sign }” at { $space } means nothing in a picture.
board-picture-door = The door at { $space } needs a second edge in line with the first.
board-picture-figure = The figure { $figure } at { $space } has a base that does not exist; bases are 1x1, 1x2, 2x2 and 2x3.

## What is wrong with a mission

mission-unknown = There is no mission “{ $mission }” in facts/missions; the closest are { $nearest }.
mission-bad-file = { $file }: this is not the data of a mission. { $reason }
mission-no-map = { $file }: there is no map “{ $map }”; the closest are { $nearest }.
mission-bad-id = { $file }: the mission calls itself “{ $mission }”; its id and its file need the name { $map } with a dash and one letter behind it.
mission-too-many = { $file }: { $players } players need as many deployment zones, but the map { $map } has { $zones }.
mission-common-kind = { $file }: every mission has tokens of the kind “{ $kind }”; leave it out of “kinds”.
mission-no-symbol = { $file }: there is no symbol “{ $symbol }” for the tokens “{ $kind }”; the closest are { $nearest }.
mission-two-symbols = { $file }: the tokens “{ $kind }” have the symbol { $symbol } in another mission; use the same, or another name.
mission-two-areas = { $file }: “{ $area }” has other spaces in another mission of this map; use the same, or another name.
mission-no-kind = { $file }: there are no tokens of the kind “{ $kind }”; declare it in “kinds”, or use one of { $known }.
mission-no-colour = { $file }: the tokens “{ $kind }” cannot be “{ $colour }”; colours are { $known }.
mission-no-space = { $file }: “{ $what }” names the space { $space }, which the map { $map } does not have; the closest are { $nearest }.
mission-without-data = { $module }: the mission { $mission } has no data; write facts/missions/{ $mission }.json, or is it one of { $nearest }?
mission-wants = { $module }: the mission { $mission } says that bots want the tokens “{ $kind }”, which it does not have; it has { $known }.
mission-without-module = { $file }: the mission { $mission } has no rules; write { $module } with mission("{ $mission }", …) in it.
mission-no-message = { $file }: the mission { $mission } needs the message “{ $message }”, which is not in { $words }.
