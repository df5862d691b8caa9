### Looking at what somebody made.

game-examines-nothing = { $game } has no documents of the kind { $kind } to look at.
army-document-bad = This is no army: { $detail }
army-too-many-cards = This is too large for an army: more than { $most } Deployment cards or Command cards.
army-deck-full = The Command deck has its { $wanted } cards already.
skirmish-no-ready-made = There is no ready-made army { $name }. There are: { $known }.
shown-setting-army = Army of seat { $seat }
