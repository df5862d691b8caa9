### What is wrong with the content, for whoever writes it.

content-no-such-card = There is no card “{ $card }”.
content-bad-file = { $file } cannot be read: { $reason }
content-bad-card = { $file }, { $card }: { $wrong }
content-unreadable = { $reason }
content-other-set = it says that it belongs to { $set }
content-twice = there is another card with this id
content-unpaid = its effect { $effect } is of the kind { $price }, which is not among its prices
content-starting-price = a card costs experience or is there from the beginning, one of both
content-no-such-tier = there is no tier { $tier }
content-weapon-without-attack = weapons attack in their own way, and nothing else has an attack
content-agenda-mission = an Agenda card has a mission if it is of that type, and only then

content-unknown = { $what } “{ $given }”
content-unknown-nearest = { $what } “{ $given }”; the nearest is “{ $nearest }”
content-unknown-among = { $what } “{ $given }”; known: { $known }
content-what-card = there is no card
content-what-effect = the card has no effect
content-what-surge = a surge ability names an effect that is not on the card:
content-what-field = there is no field
content-what-word = there is no word
content-what-file = nobody reads the file
content-what-folder = there is no box with the folder
content-what-value = there is no value
content-what-scope = there is no scope
content-what-map = there is no map
content-what-space = the map has no space
content-what-section = there is no section
content-what-door = the map has no door
content-what-event = there is no event
content-what-point = there is no deployment point
content-what-mission = there is no mission
content-what-import = { $module } has no word
content-import-elsewhere = “{ $word }” is to be imported from { $module }
content-unmarked = { $function } ({ $where }) is to follow from a choice: mark it with @follows
content-second-text = its text is written already, at { $where }
content-text-not-printed = it has a text here, but not in its facts (“has_text”)
content-text-not-written = it has a text in its facts (“has_text”), but not here
content-not-written = nothing is written for it
content-effect-not-written = its effect { $effect } is not written
content-message-missing = the message { $message } is missing in { $language }
content-two-effects = two abilities with different effects have the name { $ability }

content-missing = Not complete:
content-mistakes = Mistakes:

## Campaign missions

campaign-mission-unknown = There is no campaign mission “{ $mission }”.
campaign-mission-other-file = its file is called { $file }
campaign-mission-no-slug = “{ $name }” is no name here: lower-case words with dashes between them
campaign-mission-name-twice = two things of one sort are called “{ $name }”
campaign-mission-colours = the objects “{ $name }” need no colour, one for all, or one for each space
campaign-mission-proviso = the condition of a reward or of what follows has either “when” or “unless”, and a name
campaign-mission-no-section = the space { $space } is in none of its sections

## Armies and decks as text

list-file-line = { $file }:{ $line }: { $problem }
list-file-lines =
    { $first }
    { $rest }
list-file-unreadable = { $file } cannot be read: { $reason }
list-file-unknown-heading = “{ $given }” is not a heading; there are these: { $known }.
list-file-twice = “{ $heading }” is given a second time.
