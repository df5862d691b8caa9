### Caravan and Arena, the two small games that show how one is written.

## Caravan

caravan-players = Caravan is for two to four players, not for { $players }.
caravan-companies = Companies are for four players, not for { $players }.
caravan-journeys = Journeys follow each other with the gold of those before: one amount for each of { $players } players, and at least one journey.
caravan-too-little = This player has only { $gold } gold.
caravan-no-correction = Only the gold of a player can be put right.
caravan-card = { $card }
caravan-guard = Guard
caravan-captain = Captain
caravan-thief = Thief
caravan-spy = Spy
caravan-banker = Banker
caravan-herald = Herald
caravan-jailer = Jailer
caravan-mulligan = Put back up to two cards and draw as many?
caravan-bid = Bid a card face down
caravan-lead = Who leads your company to this chest?
caravan-chest = Chest of { $gold } gold
caravan-order = Put the coming chests in order, the next one first
caravan-player = Player { $seat }
caravan-divide = Divide three gold, at most two for each player
caravan-rob = Rob whom?
outcome-caravan-most-gold = most gold

## Arena

arena-droid = droid of player { $seat } on { $space }
arena-act = Act with the { $droid }
arena-done = Do nothing more
arena-brace = Brace: one less damage from every shot until the round ends
arena-move = Move up to two spaces
arena-shoot = Shoot at the { $target }
arena-where = Step where?
arena-step = Step to { $space }
arena-stop = Stop here
arena-use = { $ability } ({ $droid })
arena-answer = Shoot back
arena-overwatch = Shoot at whoever steps into sight
arena-shrug-off = Prevent the damage
arena-spark = The trap sparks
outcome-arena-last-side = last side standing
outcome-arena-lights-out = lights out
