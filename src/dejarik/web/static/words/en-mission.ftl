### The screen of a mission.

page-told = Told
mission-heroes = Heroes
mission-hero = Hero
mission-team = Team
mission-empire = Empire
mission-you = you
mission-who-acts = Who acts now?
mission-rest-sub = Strain up to your endurance, the rest heals damage
mission-tray = Tray
mission-tray-hand = In hand
mission-tray-agenda = Agenda
mission-tray-reserved = For an event
mission-threat = Threat { $threat }
mission-threat-level = level { $level }: +{ $level } a round
mission-backs = Imperial cards: { $imperial }, mercenary: { $mercenary }, secret agendas: { $agendas }
mission-influence = influence: { $influence }
mission-played = Agendas played
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
mission-face-down = face down
mission-endurance = Endurance
mission-attributes = Attributes
mission-health-label = { $left } of { $health } health
mission-strain-label = { $strain } of { $endurance } strain
mission-rules = Rules of this mission
mission-test = Attribute test
mission-test-of = { $figure }: test
mission-test-odds = passes { $passes }
mission-odds-incomplete = Something on the table could still change this test.
mission-successes-odds = Successes, in per cent
mission-successes = { $reached } of { $needed } successes
mission-own-goal = Only you know:
mission-event-close = Got it
mission-incapacitated = Incapacitated
mission-not-revealed = Not revealed
mission-events = Events to come
mission-hidden = hidden
mission-bounty = Bounty token
mission-recon = Recon token
mission-neutral = Neutral figures
mission-lying = { $token }: { $count }
mission-counted = Counted so far: { $count }
mission-tokens-on = { $count ->
    [one] 1 token on it
   *[other] { $count } tokens on it
}
mission-legend-goal = Goal
mission-legend-secret = The Rebels do not know it
mission-as-rebels = As the Rebels see it

### The lesson of the campaign.

mission-learn-title = Your first mission
mission-learn-intro = Two to four heroes against the Empire, whose player knows what is to come. The heroes go first and decide together; the Empire answers with its groups and saves threat for more of them.
mission-learn-begin-note = Trespass, the first mission of Jabba’s Realm: you are Diala Passil, bots play Jyn Odan and the Empire. A guide explains each step when it comes up. Twenty minutes, or as long as you like.
mission-learn-1 = Heroes and the Empire
mission-learn-1-note = A hero activates, then a group of the Empire, in turns. When fewer than four heroes play, each has more Health and may act twice a round.
mission-learn-2 = Actions
mission-learn-2-note = A hero has two actions: move, attack, interact, rest, or a special action of a card. A hero may attack twice.
mission-learn-3 = Strain
mission-learn-3-note = Strain pays for movement points and for many abilities, as much as the hero has Endurance. Resting removes it.
mission-learn-4 = Tests
mission-learn-4-note = Doors, terminals and dangers ask for strength, insight or tech: roll the dice of your sheet, each surge is a success. The chance stands beside the choice.
mission-learn-5 = Wounds
mission-learn-5-note = A hero without Health is wounded: the sheet is turned over, all damage goes, and the hero fights on. The second time the hero withdraws. If all are wounded, most missions are lost.
mission-learn-6 = Threat
mission-learn-6-note = After each round the Empire gains threat and pays with it for new groups and lost figures. Events of the mission bring more: be quick.

mission-topic-aim = What it is about
mission-topic-aim-text = Your goals stand at the top with a pennant, and the same pennant is on the board. New ones come when an event is read. Only what glows can be chosen.
mission-topic-empire = The Empire acts
mission-topic-empire-text = After each hero one group of the Empire activates: all its figures, two actions each, but only one attack. Watch the log: it tells every step.
mission-topic-wounded = Wounded
mission-topic-wounded-text = A hero has lost all Health: the sheet is turned over and the damage is gone, but values are lower. The next time the hero withdraws from the mission.
mission-topic-event = An event is read
mission-topic-event-text = Something has changed: a door, new enemies, a new part of the map, another goal. Everything that was read can be read again under “Told”.
mission-topic-threat = Threat rises
mission-topic-threat-text = The round is over. The Empire gains threat and may spend it at once on figures, at points that only it knows. Cards and groups are ready again, and so are you.
mission-topic-entrance = Where the heroes begin
mission-topic-entrance-text = The heroes come onto the map at the entrance. You decide together who is placed first; the bot goes along with you.
mission-topic-turn = Whose turn?
mission-topic-turn-text = The heroes choose together who activates now. With two heroes each of them has two turns in a round. Those who have one left carry the blue arrow.
mission-topic-actions = Two actions
mission-topic-actions-text = Move, attack, interact with what is beside you, rest, or a special action of a card. As a hero you may even attack twice.
mission-topic-strain = Strain
mission-topic-strain-text = A movement point for one strain, twice in an activation: that gets you around a corner. Abilities cost strain, too. The amber bar shows how much you can bear.
mission-topic-move = Move
mission-topic-move-text = Each lit space shows what it costs. The mist hides what nobody has seen yet; it never tells how large that is.
mission-topic-crate = A crate
mission-topic-crate-text = Interact with a crate to draw a Supply card, which you keep until you use it. After the mission it is worth credits.
mission-topic-object = Interact
mission-topic-object-text = Something beside you can be used, for one action. If it needs a test, your chance stands under the choice.
mission-topic-rest = Rest
mission-topic-rest-text = Rest, for one action, removes as much strain as your Endurance. What is left over heals damage. At the end of a quiet turn it is often the best you can do.
mission-topic-weapon = Choose a weapon
mission-topic-weapon-text = You carry more than one. Each shows its dice and its odds; what is printed on a weapon counts only in its own attacks.
mission-topic-react = An ability could be used
mission-topic-react-text = Cards and abilities answer what happens, some for strain. The table stops and asks; to pass costs nothing.
mission-topic-test = A test
mission-topic-test-text = Roll the dice of the attribute: each surge is a success. On an object the successes of a test that failed stay for the next one.
mission-topic-end = You know the way
mission-topic-end-text = That was a whole mission. Play it with friends, each a hero of their own, or sit in the chair of the Empire.
mission-rewards-rebels = Rewards of the Rebels
mission-rewards-empire = Rewards of the Empire
mission-next = What follows in a campaign
