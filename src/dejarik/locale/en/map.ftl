### Maps: the command that shows them, and the words on a picture of a map.

cli-map-mission = with the tokens of this mission of a skirmish map
cli-map-theme = colours of the picture
map-examples =
    dejarik map
    dejarik map temple-gardens --mission A
    dejarik map echo-base --mission B --svg echo-base.svg --theme light

## On the picture

map-mark-named = { $kind } ({ $name })
map-legend-wall = wall
map-legend-blocking-edge = blocking edge
map-legend-impassable-edge = impassable edge
map-legend-later = comes into play later
map-door-closed = closed door
map-door-locked = locked door
map-door-open = open door
map-mission = { $name }, { $mode }
map-mode-two-player = two players
map-mode-free-for-all = free-for-all
map-mode-team = team battle
map-players = Skirmish map for { $players } players
map-campaign = Campaign mission

## Facts

map-list-skirmish = Skirmish maps:
map-list-campaign = Maps of campaign missions:
map-written = { $file } shows { $name }.
map-shown-title = { $name } ({ $id })
map-shown-spaces = spaces
map-shown-tiles = tiles
map-shown-zones = deployment zones
map-shown-areas = areas
map-shown-sections = sections
map-shown-doors = doors
map-shown-later = { $space } (later)

## What can be wrong

map-which = A picture or a mission needs the ID of a map; “dejarik map” lists them.
map-unknown = There is no map “{ $map }”; “dejarik map” lists what there is.
map-unknown-close = There is no map “{ $map }”; the closest are { $closest }.
map-no-missions = The map { $map } belongs to one campaign mission; --mission is for skirmish maps.
map-no-such-mission = The map { $map } has no mission “{ $mission }”; it has { $known }.
map-no-folder = { $file } cannot be written: there is no folder { $folder }.
map-is-a-folder = { $file } cannot be written: it is a folder; name a file in it.
map-not-allowed = { $file } cannot be written: you are not allowed to write there.
map-not-written = { $file } cannot be written: { $reason }.

## Maps of campaign missions

campaign-map-name-a-heros-welcome = A Hero’s Welcome
campaign-map-name-a-new-threat = A New Threat
campaign-map-name-a-simple-task = A Simple Task
campaign-map-name-aftermath = Aftermath
campaign-map-name-almost-home = Almost Home
campaign-map-name-born-from-death = Born from Death
campaign-map-name-breaking-point = Breaking Point
campaign-map-name-brushfire = Brushfire
campaign-map-name-capital-escape = Capital Escape
campaign-map-name-captured = Captured
campaign-map-name-chain-of-command = Chain of Command
campaign-map-name-civil-unrest = Civil Unrest
campaign-map-name-constant-vigilance = Constant Vigilance
campaign-map-name-dangerous-allies = Dangerous Allies
campaign-map-name-dark-obsession = Dark Obsession
campaign-map-name-dark-recon = Dark Recon
campaign-map-name-desperate-hour = Desperate Hour
campaign-map-name-disaster = Disaster
campaign-map-name-disruption = Disruption
campaign-map-name-double-agent = Double Agent
campaign-map-name-drawn-in = Drawn In
campaign-map-name-enemies-closer = Enemies Closer
campaign-map-name-escape-from-cloud-city = Escape from Cloud City
campaign-map-name-execute-the-plan = Execute the Plan
campaign-map-name-extortion = Extortion
campaign-map-name-extraction = Extraction
campaign-map-name-fly-solo = Fly Solo
campaign-map-name-friends-of-old = Friends of Old
campaign-map-name-from-all-sides = From All Sides
campaign-map-name-from-dark-clutches = From Dark Clutches
campaign-map-name-generous-donations = Generous Donations
campaign-map-name-high-moon = High Moon
campaign-map-name-history-repeats = History Repeats
campaign-map-name-home-front = Home Front
campaign-map-name-homecoming = Homecoming
campaign-map-name-hostile-negotiations = Hostile Negotiations
campaign-map-name-imperial-hospitality = Imperial Hospitality
campaign-map-name-impounded = Impounded
campaign-map-name-incoming = Incoming
campaign-map-name-indebted = Indebted
campaign-map-name-inside-man = Inside Man
campaign-map-name-into-a-corner = Into a Corner
campaign-map-name-know-your-enemy = Know Your Enemy
campaign-map-name-last-stand = Last Stand
campaign-map-name-loose-cannon = Loose Cannon
campaign-map-name-luxury-cruise = Luxury Cruise
campaign-map-name-means-of-production = Means of Production
campaign-map-name-moment-of-fate = Moment of Fate
campaign-map-name-mutiny = Mutiny
campaign-map-name-on-the-run = On the Run
campaign-map-name-on-the-trail = On the Trail
campaign-map-name-one-step-behind = One Step Behind
campaign-map-name-our-last-hope = Our Last Hope
campaign-map-name-overcharged = Overcharged
campaign-map-name-perilous-hunt = Perilous Hunt
campaign-map-name-preventative-measures = Preventative Measures
campaign-map-name-rescue-ops = Rescue Ops
campaign-map-name-return-to-echo-base = Return to Echo Base
campaign-map-name-scouring-of-the-homestead = Scouring of the Homestead
campaign-map-name-sorry-about-the-mess = Sorry About the Mess
campaign-map-name-storming-the-palace = Storming the Palace
campaign-map-name-survival-of-the-fittest = Survival of the Fittest
campaign-map-name-sympathy-for-the-rebellion = Sympathy for the Rebellion
campaign-map-name-target-of-opportunity = Target of Opportunity
campaign-map-name-temptation = Temptation
campaign-map-name-test-of-metal = Test of Metal
campaign-map-name-the-battle-of-hoth = The Battle of Hoth
campaign-map-name-the-hard-way = The Hard Way
campaign-map-name-the-last-line = The Last Line
campaign-map-name-the-realm-of-the-dark-side = The Realm of the Dark Side
campaign-map-name-the-source = The Source
campaign-map-name-the-spice-job = The Spice Job
campaign-map-name-trespass = Trespass
campaign-map-name-trophy-hunting = Trophy Hunting
campaign-map-name-turf-war = Turf War
campaign-map-name-under-siege = Under Siege
campaign-map-name-unfinished-business = Unfinished Business
campaign-map-name-vipers-den = Viper’s Den
campaign-map-name-wanted = Wanted
campaign-map-name-white-noise = White Noise
