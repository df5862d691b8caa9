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
deck-read-note = One set a line, by name, in English or Polish, as “Copy as text” gives it; a list from another builder or a forum (“A Hero’s Journey x2”); or an OCTGN deck (.o8d).
deck-was-read = { $name } has been read.
deck-bad-link = This link holds no deck. Yours has not been changed.

## First game of cards

cards-learn-title = Your first duel
cards-learn-intro = Light side against dark side. The light side wins by destroying three dark objectives; the dark side wins when the Death Star dial reaches twelve. The table knows the rules: whatever is lit may be chosen.
cards-learn-begin-note = A real duel with small decks, Jedi against a Sith bot. A guide explains each step when it comes up. A quarter of an hour, or as long as you like.
cards-learn-1 = Objectives
cards-learn-1-note = Three objectives lie before each player. They give resources, they have abilities, and they are what the other side attacks. Every card of a deck comes with its objective, in sets of six.
cards-learn-2 = Resources
cards-learn-2-note = Cards cost resources. An objective with a resource number pays by taking focus tokens; each turn one token comes off every card. At least one resource must come from a card of the same affiliation.
cards-learn-3 = Engagements
cards-learn-3-note = In your conflict phase ready units attack enemy objectives, each objective once a turn. The other side may defend with ready units of its own.
cards-learn-4 = The edge
cards-learn-4-note = Before the strikes both sides play cards facedown into a stack and compare the Force icons on them. The winner strikes first, and the outlined icons of the winner’s units count.
cards-learn-5 = Strikes
cards-learn-5-note = Unit damage hits an enemy unit in the engagement, blast damage hits the objective, tactics put focus tokens on enemy units. A unit takes a focus token to strike; without defenders the objective takes one damage more.
cards-learn-6 = The Force
cards-learn-6-note = Units that are committed to the Force fight for it in every Force phase. While the Force is with the light side, it damages a dark objective each turn; while it is with the dark side, the dial turns twice as fast.

cards-topic-aim = What it is about
cards-topic-aim-text = You play the Jedi against a Sith bot. Destroy three of its objectives and you win; if the Death Star dial reaches twelve, the dark side does. Only what glows can be chosen. Rest the pointer on a card, or press it long, to read it.
cards-topic-dial = The Death Star dial
cards-topic-dial-text = Each turn of the dark side turns the dial by one, by two while the Force is with it. Light objectives that are destroyed turn it too. That is your clock: attack before it reaches twelve.
cards-topic-struggle = The struggle for the Force
cards-topic-struggle-text = Both sides add up the Force icons of their committed units that have no focus tokens. The higher total moves the Balance to its side; a tie changes nothing.
cards-topic-edge-won = The edge is won
cards-topic-edge-won-text = More Force icons in the stack won the edge; the defender wins ties. Whoever has it strikes first, and the outlined icons of that side’s units count as well.
cards-topic-focus = Focus tokens
cards-topic-focus-text = A unit that strikes takes a focus token, a committed one takes two. While it has any it is exhausted: it cannot attack, defend or strike. In your refresh phase one comes off each of your cards.
cards-topic-objectives = Keep three objectives
cards-topic-objectives-text = Objectives are your base: they pay for your cards, and many can do something. The number with the hexagon is resources, the shield is how much damage it can take. Keep three; more resources make an easy start.
cards-topic-hand = Your hand
cards-topic-hand-text = Six cards to begin with. If nothing in it costs one, two or three resources, take a new hand; you may do so once.
cards-topic-reveal = Objectives come out
cards-topic-reveal-text = Your objectives enter play one after the other. The order matters only when one of them does something on the way in.
cards-topic-react = A card could be used
cards-topic-react-text = Some cards answer what happens, others are actions that can be used in either player’s turn. The table stops and asks; passing costs nothing.
cards-topic-balance = The Force is with you
cards-topic-balance-text = While the Balance is on the light side, you damage one enemy objective at the start of each of your turns. Choose one that you want to attack, or that is hurt already.
cards-topic-draw = Draw
cards-topic-draw-text = You may discard one card, then you draw until you hold as many as your reserve, usually six. A card that only waits is better discarded, or played into an edge battle.
cards-topic-deploy = Deploy
cards-topic-deploy-text = Units and enhancements are played now, as many as you can pay for. The number in the circle is the cost. Ready units can attack in a moment. Pass when you are done.
cards-topic-pay = Pay
cards-topic-pay-text = Each resource that you use puts a focus token on the card that gives it, and that card rests until the token comes off. At least one must be of the affiliation of what you play; neutral cards take any. A sensible payment is chosen already.
cards-topic-engage = Engage an objective
cards-topic-engage-text = Choose an enemy objective to attack, each once a turn. Damage stays on it: several small attacks add up. Look for one without ready defenders.
cards-topic-attackers = Who attacks?
cards-topic-attackers-text = Choose ready units. Crossed blades strike units, the star is blast damage for the objective, the gate is tactics: focus tokens on enemies. Keep somebody back if you need a defender.
cards-topic-defenders = You are attacked
cards-topic-defenders-text = Ready units of yours may defend. Without a defender the objective takes one damage more, so even a small unit helps; it may be struck, of course.
cards-topic-edge = The edge battle
cards-topic-edge-text = Take turns to place cards facedown; their Force icons count, and then they are discarded. Fate cards do something when they are revealed. Spend cards that you will not play, and pass when it is enough.
cards-topic-strike = Strike
cards-topic-strike-text = The sides take turns, the one with the edge first. Choose who strikes now: a unit that is destroyed before its turn strikes no more.
cards-topic-icons = What comes first?
cards-topic-icons-text = The unit resolves its icons in the order of your choice: unit damage on one enemy unit, blast damage on the engaged objective, tactics as focus tokens that keep enemies from striking.
cards-topic-force = Commit to the Force
cards-topic-force-text = Up to three units may be committed. Their Force icons count in every struggle from now on, but they rest twice as long after a strike. Units with many Force icons that you would not send to attack are best.
cards-topic-end = You know the way
cards-topic-end-text = That was a whole duel. A full deck has ten objective sets of six cards: take a ready-made one, or build yours under Decks. Two against two and the two challenge decks are waiting.

## A test draw

deck-draw = Test draw
deck-draw-objectives = Objectives: { $drawn } drawn, { $kept } of them stay
deck-draw-hand = Hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck-draw-sums = These objectives give { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}; the hand has { $cheap ->
    [one] 1 card
   *[other] { $cheap } cards
} that cost 2 or less, and { $force ->
    [one] 1 Force icon
   *[other] { $force } Force icons
}.
deck-draw-next = Draw a card
deck-draw-again = Draw anew
