### Imperial Assault: armies, army files, ready-made armies, and how much of the content is there.

## What can be wrong with an army

army-too-dear = { $points } of { $limit } points; remove { $over }.
army-no-figures = The army has no figures.
army-neutral = An army is Rebel, Imperial or Mercenary; neutral cards can be in any of them.
army-affiliation = { $card } is { $affiliation } and cannot be in an army of another affiliation ({ $army }).
army-admits-no-upgrades = { $card }: an alliance admits groups, not Skirmish Upgrades ({ $affiliation }).
army-too-many-admitted = { $count } cards of the other affiliation ({ $affiliation }); the alliance admits { $allowed }.
army-unique-twice = { $card } is unique: 1 copy of this name is allowed, not { $count }.
army-too-many-copies = { $card }: { $count } copies; { $allowed } are allowed.
army-elite-card = { $card } (elite)
army-campaign-only = { $card }: this card can be used only in campaigns.
army-incomplete = { $card }: the program does not play everything this card says yet, so it cannot be used.
army-no-host = { $card } has to be put on a card of the army, and none fits: { $host }.
army-too-few-hosts = { $attachments } Attachments, and { $missing ->
        [one] 1 of them finds no card
       *[other] { $missing } of them find no cards
    } to be put on: a card takes only one.
army-host-unique = a unique figure
army-either = { $one } or { $other }
army-command-count = { $count ->
        [one] 1 Command card
       *[other] { $count } Command cards
    }; a Command deck has exactly { $wanted }.
army-command-too-dear = The Command cards cost { $points } of { $limit } points; remove { $over }.
army-command-copies = { $card }: { $count } copies in the Command deck; { $allowed ->
        [one] only 1 is
       *[other] { $allowed } are
    } allowed.
army-command-among-deployment = { $card } is a Command card and stands among the Deployment cards.
army-deployment-among-command = { $card } is a Deployment card and stands among the Command cards.
army-unknown-card = There is no card “{ $given }”.
army-unknown-card-closest = There is no card “{ $given }”. Close to it: { $closest }.
army-none-complete = There are not enough complete cards to draw an army from.
army-advice-unplayable = { $card }: no figure of this army can use this Command card.

## Army files

army-file-name = Name
army-file-faction = Faction
army-file-deployment = Deployment
army-file-command = Command
army-mark-elite = elite
army-mark-regular = regular
army-mark-campaign = campaign

army-file-too-long = { $file } is too long for an army.
army-file-no-faction = { $file }: the line “Faction: …” is missing; it says Rebel, Imperial or Mercenary.
army-file-unknown-faction = There is no faction “{ $given }”; there are these: { $known }.
army-file-outside = A card has to stand below “Deployment:” or “Command:”.
army-file-number = { $given } copies are not possible; it is a number from 1 to { $most }.
army-file-ambiguous = “{ $given }” can be several cards: { $cards }.

## What `dejarik army check` shows

army-shown-title = { $name } ({ $faction })
army-shown-unnamed = Army
army-shown-deployment = Deployment cards: { $points } of { $limit } points
army-shown-command = Command cards: { $count } of { $wanted }, { $points } of { $limit } points
army-shown-legal = The army is legal.
army-shown-illegal = { $count ->
        [one] 1 thing is wrong:
       *[other] { $count } things are wrong:
    }
army-shown-advice = Worth a thought:

## Ready-made armies

ready-made-heroes-of-yavin = Heroes of Yavin
ready-made-echo-base-line = Line of Echo Base
ready-made-lightsabers-drawn = Lightsabers Drawn
ready-made-demolition-crew = Demolition Crew
ready-made-hatred-of-vader = Hatred of Vader
ready-made-snow-and-steel = Snow and Steel
ready-made-order-in-the-streets = Order in the Streets
ready-made-hired-guns = Hired Guns
ready-made-court-of-jabba = Court of Jabba
ready-made-hunters-guild = Hunters’ Guild
ready-made-claws-and-ice = Claws and Ice
ready-made-common-enemy = A Common Enemy

## Card files

content-upgrade-with-figures = a Skirmish Upgrade has no figures
content-group-without-figures = a group needs a size, a base, Health and an attack
content-reinforcement-cost = a group of 2 or more figures has a reinforcement cost, a lone figure has none
content-attachment-not-upgrade = only Skirmish Upgrades can be Attachments
content-wrong-die = the { $die } die is in the wrong pool

## What `dejarik content` shows

content-column-set = set
content-column-type = type
content-column-expected = expected
content-column-known = known
content-column-complete = complete
content-type-deployment = Deployment cards
content-type-command = Command cards
content-type-companions = Companion cards
content-type-forms = Form cards
content-type-conditions = Condition cards
content-type-skirmish-maps = skirmish maps
content-type-skirmish-missions = skirmish missions
content-type-campaign-missions = campaign missions
content-type-heroes = hero sheets
content-type-hero-class = hero Class cards
content-type-imperial-class = Imperial Class cards
content-type-items = Item cards
content-type-supply = Supply cards
content-type-rewards = Reward cards
content-type-agenda = Agenda cards
content-type-story-missions = Story Mission cards
content-type-side-missions = Side Mission cards
content-type-threat-missions = Threat Mission cards
