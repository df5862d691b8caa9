### What a mission that is over pays to both sides, and what follows it in a campaign.

paid-because-always = for the mission
paid-because-won = for the win
paid-xp-each = XP for each hero
paid-credits = { $heroes ->
    [one] Credits for { $heroes } hero
   *[other] Credits for { $heroes } heroes
}
paid-credits-besides = Credits
paid-crates = Claimed crates, 50 credits each
paid-item-cheaper = Credits off one item of tier I of their choice, in the next upgrade stage
paid-ally = { $card } as an ally
paid-ally-choice = An ally of their choice who is not unique
paid-bane-discarded = The Bane of this mission is discarded
paid-campaign = The campaign
paid-xp = XP
paid-influence = Influence
paid-agenda = Agenda cards drawn besides, in the next upgrade stage
paid-villain = { $card } as a villain

next-story = The next story mission is { $mission }
next-chosen-rebel = The Rebels choose the next story mission: { $missions }
next-chosen-imperial = The Imperial player chooses the next story mission: { $missions }
next-face-down = The next story mission lies face down
next-forced = { $mission } is played at once
next-side-missions = { $count ->
    [one] { $count } side mission becomes active
   *[other] { $count } side missions become active
}
next-threat-missions = { $count ->
    [one] { $count } threat mission becomes active
   *[other] { $count } threat missions become active
}
