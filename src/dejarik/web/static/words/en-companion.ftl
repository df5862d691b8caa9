### The screen of a mission that is told for a group with its box.

told-table = Table
told-plan = The map
told-counters = Round and threat
told-round = Round
told-threat = Threat
told-level = Threat level
told-set-threat = Threat is now
told-happens = What has happened
told-doors = A door was opened
told-door = Door { $place }
told-door-open = Door { $place }: open
told-objects = Used, claimed or destroyed
told-heroes = Heroes
told-wounded = wounded
told-healthy = healthy
told-wound = Was wounded
told-heal = Healthy again
told-party = What each side brings
told-ally = Ally
told-read = What was read
told-secret = For the Imperial player alone
told-reserved = Reserved groups
told-open = { $count ->
    [one] 1 open group of your choice
   *[other] { $count } open groups of your choice
}
told-without = Not among them: { $what }
told-points = Deployment points
told-agendas = Your secret agendas
told-waits = Not yet.
told-result = The result
told-won-empire = The Empire has won
told-won-rebels = The Rebels have won
told-more = Credits and influence spent, bounty tokens
told-pays = What it pays
told-yes = yes
told-no = no
told-at-things = Doors, objects, heroes and threat are pressed where they stand.
told-in-form = The parts of the result are changed where they stand.
told-colour-red = red
told-colour-blue = blue
told-colour-yellow = yellow
told-colour-green = green
told-colour-purple = purple
told-colour-black = black
told-colour-gray = gray
told-colour-rebel = Rebel side
told-colour-neutral = neutral
