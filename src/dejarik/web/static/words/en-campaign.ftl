### The screen of a campaign between two missions, and its log.

between-campaign = Campaign
between-slots = The missions of the campaign
between-steps = What is done between two missions
between-step-found = Found
between-step-aftermath = Rewards
between-step-learn = Class cards
between-step-sell = Sell
between-step-shop = Buy
between-step-empire = Empire
between-step-mission = Mission
between-step-prepare = Equip
between-step-ally = Ally
between-after = after mission { $number }
between-before-first = before the first mission
between-kind-introduction = Introduction
between-kind-story = Story mission
between-kind-interlude = Interlude
between-kind-finale = Finale
between-kind-side = Side mission
between-kind-threat = Threat mission
between-kind-forced = Forced mission
between-empire-won = Empire won
between-rebels-won = Rebels won
between-threat = threat { $level }
between-next = next
between-totals = What everybody has
between-trace = Where it comes from
between-story = The story so far
between-credits = Credits
between-influence = Influence
between-xp = XP
between-cost-xp = { $amount } XP
between-cost-credits = { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
}
between-cost-influence = { $amount } influence
between-xp-each = { $amount } XP each
between-lit = { $count ->
    [one] One choice is lit at its card.
   *[other] { $count } choices are lit at their cards.
}
between-look = Read the card
between-shared = Of all Rebels
between-cards = Cards
between-class-cards = Class cards to buy
between-class-left = { $count ->
    [0] All class cards are bought
    [one] 1 class card left to buy
   *[other] { $count } class cards left to buy
}
between-learns = { $hero }: class cards
between-choose = Choose
between-chooses = chooses now
between-chosen = { $count } of { $most } chosen
between-left = stays behind
between-on = on { $weapon }
between-allies = Allies
between-ally-won = The ally to be won: { $ally }
between-shop = Shop
between-shop-note = { $count ->
    [one] 1 item was drawn
   *[other] { $count } items were drawn
}, tier { $tiers }
between-short = { $amount } more needed
between-missions = Missions that can be played
between-drawn = Agendas drawn
between-drawn-note = What you do not buy goes back unseen. The Rebels learn only how many secret agendas you hold.
between-only-you = only you see this
between-hand = Secret agendas in your hand
between-secret-count = { $count ->
    [one] 1 secret agenda
   *[other] { $count } secret agendas
}
between-agendas = Agendas in play
between-villains = Villains
between-print = Print
between-trace-hint = Press a total to see what it is the sum of.
between-trace-of = { $what }: where it comes from
between-slot = Slot
between-why = Why
between-amount = How much
between-sum = Now
between-before = Before the first mission
between-rule = The rule that says so
between-sheet = Dejarik · campaign log
between-against = { $heroes } against { $empire }
between-mission-why = Mission, and why it ended
between-won-by = Won by
between-tiers = then items of tier { $tiers }
between-help-stage-choose-agendas = Each set has three cards. The six sets are your deck for the whole campaign.
between-help-stage-choose-allies = These missions come into the deck of side missions; their allies can be won there.
between-help-stage-learn = What is not spent is kept for later.
between-help-stage-learn-empire = Cards that you buy are open to all. What is not spent is kept for later.
between-help-stage-selling = The credits belong to all heroes. What is sold is gone for good.
between-help-stage-shopping = The credits belong to all heroes. What you do not buy goes back into the deck.
between-help-stage-agendas = Only you see the cards that were drawn. What is not spent is kept for later.
between-help-stage-choose-mission = Press a mission to play it next. What happens in it is told when it begins.
between-help-stage-prepare = Press a card of a hero to hand it over or to fit it to a weapon.
between-help-stage-too-much = What stays behind is still yours after the mission.
between-help-stage-bring-ally = Only one can come along.
between-previously = Previously
between-rebels-bought = The Rebels bought
between-empire-bought = The Empire bought
between-rewards = Rewards
between-sold = sold { $card }, +{ $amount }
between-nothing = nothing
between-upgrades = The upgrades of this stage
between-unspent = left:
between-now = The next mission is chosen
between-tiers-short = items { $tiers }
between-entries = { $count ->
    [one] 1 entry of the log
   *[other] { $count } entries of the log
}
between-basket = Basket
between-basket-empty = Press an item to put it in here. Nothing is bought before you press Buy.
between-basket-empire = Press cards to put them in here. Nothing is bought before you press Buy. Agendas are drawn when the class cards are bought.
between-basket-class = Press cards to put them in here. Nothing is bought before you press Buy.
between-leave = Nothing of the basket is bought yet
between-leave-text = { $count ->
    [one] One card lies in it. If you are done now, you do not buy it.
   *[other] { $count } cards lie in it. If you are done now, you buy none of them.
}
between-leave-yes = Buy nothing
between-leave-no = Back to the basket
between-basket-out = Take { $card } out
between-basket-left = Left afterwards
between-basket-buy = { $count ->
    [one] Buy it
   *[other] Buy all { $count }
}
between-for-whom = For whom: { $card }
between-in-basket = in the basket
between-in-shop = { $count ->
    [one] One item can be bought: it is lit in the shop.
   *[other] { $count } items can be bought: they are lit in the shop.
}
between-compare = { $hero }: { $card }
between-compare-note = How likely an attack defeats a figure with a black defence die and { $health } Health, and the damage to be expected. What is printed on the weapon, nothing else.
between-compare-range = Range { $range }
between-compare-melee = Beside it
between-compare-damage = ⌀ { $amount }
between-compare-text = Some of them have a text besides, which is not counted.
between-unknown = Map, enemies and rules are told when it begins.
between-later = Cannot be played in this slot.
