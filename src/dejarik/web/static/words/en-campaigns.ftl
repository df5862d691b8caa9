### The lobby of campaigns, the page of one campaign, and the form for a new one.

page-campaigns = Campaigns
page-title-campaigns = campaigns
page-title-campaign = campaign
page-play-campaign = Play a campaign
campaigns-yours = Your campaigns
campaigns-all = All campaigns
campaigns-waits = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
campaigns-none = No campaign here yet
campaigns-none-note = Found one: choose two heroes or more, and who plays them. It can be played over weeks; every step is stored.
campaigns-file = A campaign from a file
campaigns-file-note = Go on here with a campaign that was saved to a file, also on another server.
campaigns-import = Open a file
campaigns-export = Save as a file
campaigns-links-note = The campaign is here. Take your seat, and send the other links to those who play the other seats.
campaigns-new = New campaign
campaigns-start = Start the campaign
campaigns-heroes = Heroes: { $count } chosen, 2 to 4
campaigns-legendary = 2 heroes: Legendary (more health, two more activations)
campaigns-heroic = 3 heroes: Heroic (more health, one more activation)
campaigns-companion-note = This page tells each mission, counts rounds and threat, and reads what happens; you enter the result. The log and the upgrades are kept here.
campaigns-who = Who plays
campaigns-who-plays = Who plays { $name }?
campaigns-name-of = Name of who plays { $name }
campaigns-name = Name
campaigns-kind-me = you
campaigns-kind-bot = a bot
campaigns-kind-friend = a friend, by a link
campaigns-kind-hot = somebody beside you
campaigns-together = The Rebels decide
campaigns-all-agree = all must agree
campaigns-any-answers = whoever answers first
campaigns-level = The bot plays the Empire
campaigns-level-of = { $name ->
    [story] for the story
    [rookie] as an equal
    [greedy] ruthlessly
   *[other] { $name }
  }
campaigns-level-note = { $name ->
    [story] It errs often: for whoever wants to see how the story goes on.
    [rookie] It errs at times: heroes who play well win about every second mission.
    [greedy] It misses nothing: heroes rarely win a mission.
   *[other] { $name }
  }
campaigns-more = House rules and where it begins
campaigns-founding = Before mission 1 of { $total }
campaigns-after = After mission { $number } of { $total }: { $step }
campaigns-ready = After mission { $number } of { $total }, ready for the next
campaigns-in-mission = Mission { $number } of { $total }: { $name }, round { $round }
campaigns-mission-over = After mission { $number } of { $total }: { $name }
campaigns-forced = After mission { $number } of { $total }, forced mission: { $name }
campaigns-won-rebels = The Rebels won the finale, { $total } missions
campaigns-won-empire = The Empire won the finale, { $total } missions
campaigns-before-mission = Mission { $number } of { $total }: { $name }
campaigns-places = { $done } of { $total } missions played
campaigns-turn-of = { $names } to act
campaigns-waiting = { $count ->
    [one] waiting for 1 player
   *[other] waiting for { $count } players
}
campaigns-goes-on = ready to go on
campaigns-over = over
campaigns-log = Log
campaigns-unknown = There is no campaign at this address, or nothing of it can be shown.
campaigns-stages = What was played
campaigns-stages-note = every stage can be begun again, as a campaign of its own
campaigns-part-between = Between missions
campaigns-part-mission = Mission: { $name }
campaigns-stage-now = in progress
campaigns-again-mission = Restart this mission
campaigns-again-stage = Restart this stage
campaigns-again-note = It begins anew with other luck, at a new table with the same people: a campaign of its own from there on. This one stays as it is.
campaigns-branch = Play on from here as a new campaign
campaigns-branch-note = What follows this stage begins anew, at a new table with the same people. This campaign stays as it is.
campaigns-branched = Somebody has begun this anew as a campaign of its own, for the same people.
campaigns-branched-go = Go there
campaigns-point = Name this point
campaigns-point-note = Everybody who plays this campaign reads the name, and finds the point by it. Leave it empty to take the name away.
campaigns-point-field = Name of the point where this stage begins
campaigns-branch-yes = Begin
campaigns-story = The campaign so far
campaigns-stop = Stop here for today
campaigns-results = Results
page-title-results = results
page-gone-on = The campaign goes on at the next table. Look at this one as long as you like.
campaigns-name-field = Name of the campaign
campaigns-rename = Give it a name
campaigns-rename-again = Change its name
campaigns-rename-note = Everybody who plays this campaign reads the name.
campaigns-rename-yes = Keep
