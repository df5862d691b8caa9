### What is wrong with a campaign mission as a whole, for whoever writes it: `dejarik mission check`.

check-misnamed = { $word }(…): { $wrong }
check-what-kind = the mission has no objects of the kind
check-what-door = the mission has no door
check-what-mark = a mark “{ $mark }” names what the mission does not have:

check-event-no-code = the data have the event “{ $event }”, but the module does not: write event("{ $event }", …)
check-event-no-data = the data have no such event: { $wrong }
check-choice = the module has options(…) for the event “{ $event }”: the data should say who chooses ("choice")
check-group-unused = the reserved group “{ $card }” (event { $event }) is brought by nobody: give the event deploys() and the data its spaces, or name the card in the module
check-point-unused = the deployment point “{ $point }” is never active, and no event, group or module names it: "points_on" of an event with deploys(), or points(on=["{ $point }"]), would use it
check-object-unused = nothing uses the objects “{ $name }” of the kind “{ $kind }”: the module should name them, in usable, target, obstacle, a trigger or a function of its own
check-section-unused = the section “{ $section }” is never placed: an event should have reveal("{ $section }")
check-figure-unused = the figure “{ $figure }” is never deployed: the data of a group, an ally or an event, or the module, should name it
check-limit = the data say that round { $limit } is the last, but the module has no round_ends({ $limit }): imperials_win(TIME, round_ends({ $limit })) would be usual
check-no-end = nobody can win by it: the module has no { $word }(…)
check-door-no-data = the map “{ $map }” has a door at { $door } that the data do not have: give it a name under "doors"
check-side-unlisted = no campaign comes to this side mission: it stands neither here nor on an Agenda card

check-merit-no-code = the rewards ask for “{ $name }”, but the module does not know it: write merit("{ $name }", …)
check-merit-no-data = no reward asks for it: { $wrong }
check-what-merit = the rewards have no condition

check-unreachable = the event “{ $event }” can never happen: { $why }
check-why-event = it waits for the event “{ $event }”, which can’t happen
check-why-no-health = objects of the kind “{ $kind }” have no Health in the data, so they can’t be destroyed
check-why-too-few = it waits for { $number } destroyed objects of the kind “{ $kind }”, and there are { $there }
check-why-face-up = objects of the kind “{ $kind }” do not lie face down
check-why-no-colour = no object of the kind “{ $kind }” is { $colour }; known: { $known }
check-why-too-late = round { $round } comes after the last one, { $limit }

check-untested = no test is marked for it: @pytest.mark.{ $mark }("{ $name }")
check-no-tests = it has no file of tests
check-mission-unwritten = The campaign mission “{ $mission }” has data, but nothing is written for it yet: write mission("{ $mission }", …) in content/campaign/missions/{ $file }.

check-mission-line = { $mission }: { $events ->
    [one] { $events } event
   *[other] { $events } events
}, { $options ->
    [one] { $options } option
   *[other] { $options } options
}, { $goals ->
    [one] { $goals } goal
   *[other] { $goals } goals
}, { $ends ->
    [one] { $ends } end
   *[other] { $ends } ends
}
check-summary = { $missions ->
    [one] { $missions } mission
   *[other] { $missions } missions
}, { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}
