### Choices that cards of Return to Hoth ask for in a skirmish.

# Environmental Recovery Gear: what one figure does
treatment-prompt = { $card }, { $effect }: what does { $figure } do?
option-recover-one = Recover 1 damage

# Set a Trap: a tile of the map and its first space
option-tile = Tile { $tile } (from { $space })
