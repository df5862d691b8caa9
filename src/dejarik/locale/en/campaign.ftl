### Missions of the campaign: what players are asked and told, whatever the mission.

assault-no-format = There is no way to play “{ $format }”; there are these: { $known }.
attack-weapon = { $figure }: choose the weapon of the attack
mission-bad-party = This mission cannot begin: { $problem }
mission-setting = A mission has no setting “{ $setting }”.
mission-not-playable = There is no mission “{ $mission }” yet; these can be played: { $known }.
mission-hero-count = A mission is played with 2, 3 or 4 heroes, not “{ $given }”.
mission-no-hero = “{ $hero }” is no hero who can be played yet.
mission-no-party = “{ $given }” is no kind of party; there are these: { $known }.
mission-wrong-threat-level = A threat level is a number from 1 to { $most }, not “{ $given }”.
mission-role-empire = The Empire
mission-role-hero = { $hero }
mission-choose = { $event }: choose what happens
mission-choose-again = { $event }: choose what else happens, for { $threat } threat more

## What a party may not have

party-heroes = There are { $count } heroes; a mission needs { $fewest } to { $most }.
party-no-hero = There is no hero “{ $hero }”.
party-hero-twice = { $hero } takes part twice.
party-no-class = There is no Imperial class “{ $deck }”.
party-no-card = There is no card “{ $card }”.
party-skirmish-only = { $card }: this card can be used only in skirmishes.
party-too-many = { $hero } brings too many cards of one kind ({ $kind }): at most { $most }.
party-foreign-card = { $card } does not belong to { $hero }.
party-card-twice = The party has more copies of { $card } than there are.
party-loose-modification = { $card } is on no weapon that it fits.
party-modification-too-many = { $weapon } has no place for { $card }.

## Questions and options

setup-next-hero = Which hero comes onto the map next?
setup-open-group = Choose an open group
setup-set-aside = Choose a group that is set aside for an event
option-open-group = { $card } ({ $cost } threat)
heroes-first-token = Which hero has the second activation in the first round?
option-pass-turn = Pass the turn to the Imperial player
heroes-pass-token = Which hero has the second activation in the next round?
deploy-prompt = Deploy and reinforce: { $threat } threat
deploy-point = At which deployment point does { $card } come in?
place-face-down = { $token }: which colour lies there face down?
token-colour-red = red
token-colour-blue = blue
token-colour-yellow = yellow
token-colour-green = green
token-colour-purple = purple
token-colour-black = black
token-colour-gray = gray
token-colour-rebel = Rebel
token-colour-neutral = neutral
deploy-attach = Attach a card to { $card }?
option-deploy-group = Deploy { $card } for { $cost } threat
option-reinforce = Reinforce { $group } for { $cost } threat
option-deploy-done = Deploy no more
option-open-crate = Open the crate
option-test = Test { $attribute }
option-reroll-test = { $die } die: { $face }
test-prompt = { $figure } tests an attribute: { $needed ->
        [one] one success
       *[other] { $needed } successes
    } needed

## What every hero may do

rules-hero = Hero
rules-hero-rest = Rest
rules-hero-exert = Suffer 1 strain for 1 movement point
rules-hero-recover = recover 1 strain
rules-incapacitated = Incapacitated
