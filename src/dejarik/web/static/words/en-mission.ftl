### The screen of a mission.

page-told = Told
mission-heroes = Heroes
mission-hero = Hero
mission-team = Team
mission-empire = Empire
mission-you = you
mission-tray = Tray
mission-tray-hand = In hand
mission-tray-agenda = Agenda
mission-tray-reserved = For an event
mission-threat = Threat { $threat }
mission-threat-level = level { $level }: +{ $level } a round
mission-backs = Imperial cards: { $imperial }, mercenary: { $mercenary }, secret agendas: { $agendas }
mission-last-round = ends with round { $round }
mission-standing = round { $round }, threat { $threat }
mission-crates = { $count ->
    [one] 1 crate opened
   *[other] { $count } crates opened
}
mission-wounded = Wounded
mission-withdrawn = Withdrawn
mission-escaped = Escaped
mission-exhausted = exhausted
mission-depleted = depleted
mission-endurance = Endurance
mission-attributes = Attributes
mission-hero-label = { $name }, { $left } of { $health } health, { $strain } of { $endurance } strain{ $state }
mission-rules = Rules of this mission
mission-test = Attribute test
mission-test-of = { $figure }: test
mission-test-odds = passes { $passes }
mission-successes = { $reached } of { $needed } successes
mission-own-goal = Only you know:
mission-event-close = Read it
mission-incapacitated = Incapacitated
mission-not-revealed = Not revealed
mission-events = Events to come
mission-hidden = hidden
mission-bounty = Bounty token
mission-recon = Recon token
mission-tokens-on = { $count ->
    [one] 1 token on it
   *[other] { $count } tokens on it
}
mission-legend-goal = Goal
mission-legend-secret = The Rebels do not know it
mission-as-rebels = As the Rebels see it
