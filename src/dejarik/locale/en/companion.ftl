### The Companion: missions for people who play with their own figures on their own table.

## What is asked

companion-set-up-empire = The Imperial player prepares what nobody else may know.
companion-set-up = Set up the map, the tokens and the figures.
companion-ready = Everything is ready
companion-what-happens = Round { $round }: what has happened at your table?
companion-round-ends = Round { $round } ends
companion-door-opens = The door { $place } is open
companion-object-done = { $token }: one more is dealt with
companion-hero-wounded = { $hero } is wounded
companion-hero-healthy = { $hero } is healthy again
companion-threat-is = Threat is { $threat } now
companion-look = The Imperial player looks at what is to come
companion-over = The mission is over
companion-nothing = None of these
companion-does-it-happen = Imperial player: does one of these events happen now?
companion-is-it-over = Imperial player: is the mission over?
companion-how-is-it-over = Imperial player: how is the mission over?
companion-empire-looks = Imperial player: does an event happen, or is a section placed?
companion-lay = The section { $place } is placed

## The result

companion-agendas-played = Imperial player: which Agenda cards were played or discarded?
companion-result = How has it ended? Enter what counts for the campaign.
companion-set = { $field }: { $value }
companion-enter = That is the result
companion-not-over = It is not over yet
companion-agrees = Do you agree to this result?
companion-agree = We agree
companion-correct = Something is wrong
companion-entered-crates = Credits for crates and from cards
companion-entered-spent = Credits spent in the mission
companion-entered-influence = Influence spent in the mission
companion-entered-gained = Influence from cards at the end
companion-entered-wounded = { $hero } wounded
companion-entered-bounty = { $hero } has a bounty token
companion-would-be-over = With all heroes wounded the mission would have been over like this: { $reason }.

## What to look for

companion-when-round-ends = Round { $round } ends.
companion-when-each-round-ends = { $round ->
    [1] At the end of each round.
   *[other] At the end of each round from round { $round } on.
  }
companion-when-round-begins = Round { $round } begins.
companion-when-each-round-begins = { $round ->
    [1] At the start of each round.
   *[other] At the start of each round from round { $round } on.
  }
companion-when-status-begins = A Status Phase begins.
companion-when-any-door = A door is opened or destroyed.
companion-when-opened = { $names } is opened or destroyed.
companion-door = the door { $place }
companion-when-counted = { $count ->
    [0] The mission’s rules count one more.
   *[other] The mission’s rules count up to { $count }.
  }
companion-when-destroyed = { $count ->
    [1] Destroyed: { $token }.
   *[other] Destroyed: { $token }, { $count } of them.
  }
companion-when-revealed = Turned up: { $token }.
companion-when-dealt-with = { $count ->
    [1] Used or claimed: { $token }.
   *[other] Used or claimed: { $token }, { $count } of them.
  }
companion-when-defeated = Defeated: { $figure }.
companion-when-escaped = Escaped: { $names }.
companion-when-anybody-escapes = A figure escapes.
companion-when-entered = A figure comes to the spaces { $place }.
companion-when-laid = One of these sections is placed: { $place }.
companion-when-told = After the event { $event }.
companion-when-fallen = A figure is defeated.
companion-when-wounded = A hero is wounded.
companion-when-all-wounded = All heroes are wounded.
companion-when-moved = A figure moves to where it matters.
companion-when-else = The mission’s rules say when.

## What lies on the table

companion-entrance = Entrance
companion-beside = The heroes begin next to it.
companion-door-is-open = Open from the start
companion-door-locked = Locked
companion-door-locked-health = Locked, Health { $health }
companion-health = Health { $health }
companion-face-down = Face down

## The log

companion-log-read = Read: { $title }
companion-log-round = Round { $round } is over: threat is { $threat }
companion-log-threat = Threat is { $threat } now
companion-log-door = The door { $place } is open
companion-log-object = { $token }: { $count } dealt with
companion-log-wounded = { $hero } is wounded
companion-log-healthy = { $hero } is healthy again
companion-log-laid = The section { $place } is placed
companion-log-looked = The Imperial player has looked through the events
companion-log-over = Over: { $reason }
companion-log-not-over = The mission goes on
companion-log-disagrees = The result is looked at again
companion-log-empire-agrees = The Empire agrees to the result
companion-log-rebels-agree = The Rebels agree to the result

## The form

shown-format-companion = Companion: a mission
shown-format-companion-text = For a group with its box: you play with your own figures, and Dejarik tells the mission and keeps count.
shown-setting-companion = Where the missions are played
shown-companion-here = On this page
shown-companion-there = At our own table, with our own figures
campaign-companion = Say “no” or “yes” to playing with figures of your own, not “{ $given }”.
