### Words of the deck builder and of the first game of cards.

## Deck builder

deck-all-sets = All objective sets
deck-deck = The deck
deck-search = Search cards, text, traits
deck-any-affiliation = All affiliations
deck-any-type = All types
deck-both-sides = Both sides
deck-sets-count = { $count ->
    [one] one set
   *[other] { $count } sets
  }
deck-no-sets = No set fits these filters.
deck-set-of = Set { $number } · { $box }
deck-one-only = one in a deck
deck-cost = cost
deck-capacity = damage capacity
deck-name = Name of the deck
deck-new = New deck
deck-load = Begin from a ready-made deck
deck-own = Your decks
deck-challenges = Challenge decks
deck-kind = Kind
deck-of-ones-own = Deck of objective sets
deck-purpose = What it is for
deck-its-cards = Its cards
deck-support-sets = Support sets
deck-sets = Objective sets
deck-empty = Choose sets on the left. A ready-made deck is a good beginning.
deck-support-empty = Choose two light sets on the left. They reinforce the deck.
deck-as-it-is = This deck is played as it is. Its cards are on the left.
deck-of-sets = of { $wanted } sets
deck-of-support = of { $wanted } support sets
deck-cards-in = { $command } cards, { $objectives } objectives
deck-count-aloud = { $count } of { $wanted } sets.
deck-checking = Checking the deck
deck-incomplete = { $count ->
    [one] One card does not do everything here yet: { $cards }.
   *[other] { $count } cards do not do everything here yet, such as { $cards }.
  }
deck-resources = Resources
deck-average-cost = Average cost
deck-force = Force icons
deck-capacities = Capacity
deck-curve = Cards by cost
deck-curve-aloud = cost { $cost }: { $count }
deck-icons = Combat icons of all units
deck-icons-normal = always
deck-icons-edge = with the edge
deck-icon-unit = unit damage
deck-icon-blast = blast damage
deck-icon-tactics = tactics
deck-fate = Fate cards, in the order in which they resolve
deck-nameless = Deck { $count }
deck-saved = { $name } has been saved in this browser.
deck-copied = The deck has been copied.
deck-forget = Forget this deck
deck-download-o8d = Save for OCTGN (.o8d)
deck-no-o8d = This deck cannot be written as such a file.
deck-read-text = Read a deck from text
deck-read-note = One set a line, by name, in English or Polish, as “Copy as text” gives it; or an OCTGN deck (.o8d).
deck-was-read = { $name } has been read.
deck-bad-link = This link holds no deck. Yours has not been changed.
