# The story so far in a few sentences, for somebody who comes back to a campaign.

previously-begun = The campaign { $campaign } has just begun.
previously-won-rebels = The Rebels won “{ $mission }”: { $reason }.
previously-won-empire = The Empire won “{ $mission }”: { $reason }.
previously-gained = { $who } gained { $what }.
previously-xp-each = { $amount } XP for each hero
previously-xp-of = { $amount } XP for { $who }
previously-xp = { $amount } XP
previously-credits = { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
}
previously-influence = { $amount } influence
previously-bought = { $who } bought { $cards }.
previously-sold = Sold for { $credits } credits: { $cards }.
previously-secret = { $count ->
    [one] a secret agenda
   *[other] { $count } secret agendas
}
previously-next-mission = Next: “{ $mission }”, threat level { $threat }.
previously-next-slot = Next: mission { $number } ({ $kind }), threat level { $threat }.
previously-over = The campaign is over: { $who } won it.
shown-setting-slot = Begins with
shown-slot = { $number ->
    [1] mission 1, from the beginning
   *[other] mission { $number }, as if those before it had been played
}
shown-setting-boxes = Boxes in use besides the core set
campaign-no-box = There is no box “{ $box }”. Known: { $known }.
