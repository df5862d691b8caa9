### Choices that cards of Return to Hoth ask for in a skirmish.

# Environmental Recovery Gear: what one figure does
treatment-prompt = { $card }: what does { $figure } do?
option-recover-one = Recover 1 damage

# What cards want
pick-condition = { $card }: which condition?
pick-to-shuffle = { $card }: which Command card is shuffled into the deck?
pick-tile = { $card }: which tile?
pick-attacker = { $card }: which figure attacks?

# Set a Trap: a tile of the map and its first space
option-tile = Tile { $tile } (from { $space })
